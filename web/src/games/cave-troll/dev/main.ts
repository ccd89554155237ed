/** The board by itself, at moments of a game, without a server: for looking at it while drawing. */

import { mount } from 'svelte'
import '../../../app.css'
import Dev from './Dev.svelte'

const target = document.getElementById('app')
if (target) mount(Dev, { target })
