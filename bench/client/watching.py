"""Scripts that a page runs to say, by its own clock, when something was there to be seen and used."""

from __future__ import annotations

from typing import Final

USABLE: Final = """selector => {
  window.usable = new Promise(done => {
    const look = () => {
      const one = document.querySelector(selector)
      if (one && !one.disabled && one.getClientRects().length) done(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}"""
"""Notes how long after the navigation began something could be clicked."""

LOADED: Final = """() => {
  const sizes = {script: 0, css: 0, font: 0, other: 0}
  for (const one of performance.getEntriesByType('resource')) {
    const kind = /\\.js$/.test(one.name) ? 'script' : /\\.css$/.test(one.name) ? 'css' :
      /\\.woff2$/.test(one.name) ? 'font' : 'other'
    sizes[kind] += one.encodedBodySize
  }
  return sizes
}"""
"""Compressed bytes of what was loaded, by its kind."""

CHOOSE: Final = """number => {
  const wanted = [...document.querySelectorAll('[data-testid=options] button')].filter(one => !one.disabled)
  const at = performance.timeOrigin + performance.now()
  wanted[number % wanted.length].click()
  return at
}"""
"""Clicks an answer; gives when, in milliseconds since 1970."""

SEEN: Final = """step => new Promise(done => {
  const slider = document.querySelector('[data-testid=history] input')
  const look = () => {
    if (Number(slider.max) >= step) requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))
    else setTimeout(look, 0)
  }
  look()
})"""
"""Waits until so many answers are shown and the browser is about to paint them; gives when."""
