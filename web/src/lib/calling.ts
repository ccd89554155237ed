/** Calling somebody whose page is not in front: a notice of the browser, and a mark in the title. */

import { settings } from './settings.svelte'

let shown: Notification | null = null

export function call(title: string, body: string, tag: string): void {
  if (!settings.all.notify || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  shown = new Notification(title, { body, tag, icon: '/lantern.svg' })
  shown.onclick = () => {
    window.focus()
    hush()
  }
}

/** The person is here again. */
export function hush(): void {
  shown?.close()
  shown = null
}
