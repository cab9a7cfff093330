import { holdSamples } from './every-sample'

holdSamples('the-game')
