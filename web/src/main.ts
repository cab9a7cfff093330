import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './lib/i18n.svelte'
import * as router from './lib/router.svelte'
import * as settings from './lib/settings.svelte'

settings.begin()
router.begin()
await speak()

const target = document.getElementById('app')
if (target) mount(App, { target })
