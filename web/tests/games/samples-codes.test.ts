import { holdSamples } from './every-sample'

holdSamples('lost-code')
