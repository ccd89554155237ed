/** Where the page begins. */

import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './app.css'

const target = document.getElementById('app')
if (target) mount(App, { target })
