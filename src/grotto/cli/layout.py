"""What goes where on a screen: the board, the news, the question and the menu, as much of each as there is room for.

The board is never cut. Where not everything can be seen at once, board and menu get smaller, then the news; then the
menu stays closed until the Enter key opens it, and at last the board leaves out what it says in words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from grotto.cli.menu import BRIEF, CLOSED, FULL, Menu
from grotto.cli.screen import Row

FEWEST_NEWS: Final = 3  # rows of news worth making room for
USUAL_MENU: Final = 9  # rows kept for the menu even if it is shorter now, lest the board change its size all the time
ASIDE: Final = 36  # columns that news need to stand beside the board
BETWEEN: Final = 3

Draw = Callable[[int], list[Row]]
"""Draws the board on so many rows if it can; 0: as many as it likes."""
Tell = Callable[[int, int], list[Row]]
"""Tells the news on so many columns and on so many rows at most, the latest if not all; 0: as many as it likes."""


@dataclass
class Asked:
    """How many rows question and prompt take up: above a menu, and where the menu is closed."""

    open: int
    closed: int


@dataclass
class Page:
    """What is above the question, the empty rows between, how much of the menu is below it, and whether news are left
    over for which there was no room at all."""

    rows: list[Row]
    gap: int
    menu: int
    untold: bool = False


def lay_out(width: int, height: int, asked: Asked, draw: Draw, tell: Tell, menu: Menu) -> Page:
    """A page for a screen; without end if `height` is 0."""
    if height == 0:
        return Page(draw(0) + tell(width, 0), 1, FULL)
    news = len(tell(width, 0))
    sizes = [0, len(menu.rows(width, BRIEF)), len(menu.rows(width, FULL))]
    brief = sizes[BRIEF]
    bare = _bare(draw)
    for gap, kept, least, smallest in (
        (1, FEWEST_NEWS, max(brief, USUAL_MENU), bare + 1),
        (1, FEWEST_NEWS, brief, bare + 1),
        (0, 1, brief, bare + 1),
        (0, 0, brief, bare + 1),
        (0, 1, 0, bare + 1),
        (0, 0, 0, bare + 1),
        (0, 0, brief, 0),
        (0, 0, 0, 0),
    ):
        room = height - (asked.open if least else asked.closed) - gap
        board = _board(width, room - least, draw, min(kept, news))
        if board is not None and len(board) >= smallest:
            return _page(board, width, room, gap, tell, min(kept, news), sizes)
    return Page(draw(max(height - asked.closed, 1)), 0, CLOSED, news > 0)


def _bare(draw: Draw) -> int:
    """The rows of the smallest board, which leaves out much that is worth knowing; 0 if there is only one size."""
    smallest = len(draw(1))
    return smallest if smallest < len(draw(0)) else 0


def _board(width: int, room: int, draw: Draw, kept: int) -> list[Row] | None:
    """The board, if it can be had on so many rows with so many rows of news beside it or below."""
    board = draw(max(room, 1))
    if len(board) <= room and niche(board, width).rows >= kept:
        return board
    board = draw(max(room - kept, 1))
    return board if len(board) <= room - kept else None


def _page(board: list[Row], width: int, room: int, gap: int, tell: Tell, kept: int, sizes: list[int]) -> Page:
    """A page with a board that fits: the menu as full as can be, and as much of the news as there is room for."""
    free = niche(board, width)
    aside = kept > 0 and free.rows >= kept
    spare = room - len(board) - (0 if aside else kept)
    form = max(form for form in (CLOSED, BRIEF, FULL) if sizes[form] <= spare)
    if aside:
        return Page(_beside(board, tell(free.columns, free.rows), free), gap, form)
    below = room - len(board) - sizes[form]
    return Page(board + (tell(width, below) if below else []), gap, form, below == 0 and kept > 0)


@dataclass
class Niche:
    """An empty place at the right of some rows: the first of them, how many, the column it begins at, and its width."""

    first: int
    rows: int
    start: int
    columns: int


def niche(rows: list[Row], width: int) -> Niche:
    """The highest empty place that is wide enough for news."""
    lengths = [sum(len(text) for text, _ in row) for row in rows]
    best = Niche(0, 0, 0, 0)
    first = 0
    for number, length in enumerate([*lengths, width]):
        if length + BETWEEN + ASIDE > width:
            inside = lengths[first:number]
            if len(inside) - 1 > best.rows:  # a row is left empty above the news
                start = max(inside) + BETWEEN
                best = Niche(first + 1, len(inside) - 1, start, width - start)
            first = number + 1
    return best


def _beside(rows: list[Row], news: list[Row], free: Niche) -> list[Row]:
    """Rows with news in an empty place."""
    joined = [list(row) for row in rows]
    for row, told in zip(joined[free.first :], news, strict=False):
        row.append((" " * (free.start - sum(len(text) for text, _ in row)), ""))
        row.extend(told)
    return joined
