"""The chances of everybody through a game as a drawing in SVG that needs nothing else: on a screen and in print."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from grotto.bots import Moment, Turning

WIDE: Final = 960
HIGH: Final = 480
LEFT, RIGHT, TOP, BOTTOM = 70, 30, 90, 60
COLOURS: Final = ("#b5301d", "#1d5fae", "#256f33", "#8a6a00", "#7334b0", "#4d4a44")
DASHES: Final = ("", "12 4", "3 4", "14 4 3 4", "7 7", "1.5 4")
"""A seat is never told by its colour alone."""


def drawn(title: str, names: list[str], moments: list[Moment], turns: list[Turning], answers: str) -> str:
    """The drawing: a line for each seat, numbers where the game turned."""
    last = moments[-1].entry
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="16">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="34" font-size="22">{escape(title)}</text>',
    ]
    parts += [line for chance in (0.0, 0.25, 0.5, 0.75, 1.0) for line in _grid(chance)]
    parts += [
        f'<text x="{LEFT}" y="{HIGH - 22}">0</text>',
        f'<text x="{WIDE / 2:.0f}" y="{HIGH - 22}" text-anchor="middle">{escape(answers)}</text>',
        f'<text x="{WIDE - RIGHT}" y="{HIGH - 22}" text-anchor="end">{last}</text>',
    ]
    for seat, name in enumerate(names):
        parts += _seat(seat, name, len(names), moments)
    for number, turning in enumerate(turns, start=1):
        parts += _mark(number, turning, moments, last)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _spot(entry: int, last: int, chance: float) -> tuple[float, float]:
    """Where a chance after so many answers stands."""
    across = (WIDE - LEFT - RIGHT) * entry / max(1, last)
    return LEFT + across, TOP + (HIGH - TOP - BOTTOM) * (1 - chance)


def _grid(chance: float) -> list[str]:
    _, y = _spot(0, 1, chance)
    return [
        f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#cccccc"/>',
        f'<text x="{LEFT - 10}" y="{y + 5:.1f}" text-anchor="end">{round(100 * chance)} %</text>',
    ]


def _seat(seat: int, name: str, seats: int, moments: list[Moment]) -> list[str]:
    """The line of a seat, and its place in the legend."""
    colour, dashes = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    way = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dashes}" fill="none"'
    spots = [_spot(moment.entry, moments[-1].entry, moment.chances[seat]) for moment in moments]
    begin = LEFT + seat * (WIDE - LEFT - RIGHT) / seats
    return [
        f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in spots)}" stroke-linejoin="round" {way}/>',
        f'<line x1="{begin:.0f}" x2="{begin + 44:.0f}" y1="62" y2="62" {way}/>',
        f'<text x="{begin + 52:.0f}" y="67">{escape(name)}</text>',
    ]


def _mark(number: int, turning: Turning, moments: list[Moment], last: int) -> list[str]:
    x, y = _spot(turning.entry, last, moments[turning.entry].chances[turning.seat])
    colour = COLOURS[turning.seat % len(COLOURS)]
    return [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="{colour}" stroke="#ffffff" stroke-width="1.5"/>',
        f'<text x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="middle" font-size="12" font-weight="bold"'
        f' fill="#ffffff">{number}</text>',
    ]
