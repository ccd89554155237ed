"""Whether a page fits a window: nothing sticks out sideways, nothing is cut off, everything can be reached and hit."""

from __future__ import annotations

from playwright.sync_api import Page

FAULTS = """() => {
  const faults = []
  const width = document.documentElement.clientWidth
  const named = one => (one.getAttribute('aria-label') ?? one.innerText ?? one.id ?? '').trim().slice(0, 40)
  const fault = (one, what) => faults.push(`${named(one) || one.tagName}: ${what}`)
  const whole = document.scrollingElement
  if (whole.scrollWidth > width + 1) faults.push(`the page is ${whole.scrollWidth} wide in a window of ${width}`)
  const controls = 'button, a[href], input, select, summary, [role=tab]'
  for (const one of document.querySelectorAll(controls)) {
    if (one.disabled || one.closest('[inert], svg') || !one.checkVisibility({visibilityProperty: true})) continue
    if (getComputedStyle(one).clipPath !== 'none' || one.matches('.skip')) continue
    one.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'})
    const box = one.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    if (box.left < -1 || box.right > width + 1) fault(one, `from ${box.left} to ${box.right}`)
    if (one.matches('button') && one.scrollWidth > one.clientWidth + 2) fault(one, 'its words are cut off')
    const target = one.matches('[type=radio], [type=checkbox]') ? one.labels[0].getBoundingClientRect() : box
    if (target.height < 20 && !one.closest('p, li, small, .words')) fault(one, `only ${target.height} high`)
    const line = one.getClientRects()[0] // of words that go on in the next line the first
    const points = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.2], [0.5, 0.8]]
    const hit_at = ([x, y]) => document.elementFromPoint(line.left + line.width * x, line.top + line.height * y)
    const hits = points.map(hit_at)
    const label = one.labels?.[0]
    if (!hits.some(hit => hit && (one.contains(hit) || hit.contains(one) && hit === label || label?.contains(hit))))
      fault(one, `covered by ${hits[0]?.outerHTML.slice(0, 120)}`)
  }
  scrollTo(0, 0)
  return faults
}"""

SMALL_TYPE = """least => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || one.closest('svg, script, style') || !one.checkVisibility()) continue
    const size = parseFloat(getComputedStyle(one).fontSize)
    if (size < least) found.add(`${walker.currentNode.data.trim().slice(0, 30)}: ${size}px`)
  }
  return [...found]
}"""


def faults(page: Page) -> list[str]:
    """Everything that does not fit."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def small_type(page: Page, least: float) -> list[str]:
    """Words outside of drawings that are set smaller than that, in pixels."""
    found: list[str] = page.evaluate(SMALL_TYPE, least)
    return found
