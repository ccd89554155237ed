"""Playing a game out quickly: who is asked answers, and draws whenever that is possible, so that the end comes soon."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from tests.browser.sayings import said
from tests.browser.table_page import TablePage

DRAW = tuple(said("option-draw", lang, edition=edition) for lang in ("en", "de") for edition in (2006, 2015))
END = tuple(said("option-end-turn", lang) for lang in ("en", "de"))
Answer = Callable[[TablePage, list[str]], None]
AN_AGE = 1200.0  # seconds until a game has certainly stuck; nothing is measured by it


def likely(options: list[str], which: int) -> str:
    """The option that brings the end nearer; else one or another."""
    for sooner in (DRAW, END):
        found = [option for option in options if option in sooner]
        if found:
            return found[0]
    return options[which % len(options)]


def by_list(table: TablePage, options: list[str]) -> None:
    """Answer by a click in the list of choices."""
    table.choose(likely(options, table.step))


def play_to_the_end(tables: Sequence[TablePage], answer: Answer = by_list) -> int:
    """Everybody plays until all see the end; gives how many answers were given here."""
    answers = 0
    deadline = time.monotonic() + AN_AGE
    while not all(table.over for table in tables):
        assert time.monotonic() < deadline, "the game does not end"
        for table in tables:
            options = table.options()
            if options:
                answer(table, options)
                answers += 1
    return answers


def play_on(tables: Sequence[TablePage], steps: int, answer: Answer = by_list) -> None:
    """Everybody plays until there have been so many answers."""
    while min(table.step for table in tables) < steps:
        for table in tables:
            options = table.options()
            if options and table.step < steps:
                answer(table, options)
