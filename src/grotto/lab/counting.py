"""What happened in a game, counted: which event, by which rule, for which seat, with which piece or card, how often.

This goes by how games name the data of their events: `seat` is whom an event is about, `by` and what begins with it is
who did it to him, names of pieces and cards are those of `nouns`, and whole numbers are amounts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final

from grotto.kernel import NOBODY, Event, Setup

MOST_KEPT: Final = 200_000  # different events whose meaning is remembered

Line = tuple[str, str, int, str]
"""An event's name, its rule, its seat or NOBODY, and its piece or card or an empty text."""
Count = tuple[str, str, int, str, int, int]
"""The same with how often it happened, and the sum of its amounts."""


class Meanings:
    """What events of a game with one set-up mean, each worked out once."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._things = {noun.name for noun in setup.nouns() if noun.part in ("piece", "card")}
        self._known: dict[tuple[int, tuple[int, ...]], tuple[Line, int]] = {}

    def counts(self, events: Counter[tuple[int, tuple[int, ...]]]) -> list[Count]:
        """The events of a game, those that mean the same in one line, in alphabetical order."""
        often: defaultdict[Line, int] = defaultdict(int)
        amounts: defaultdict[Line, int] = defaultdict(int)
        for key, times in events.items():
            known = self._known.get(key)
            line, amount = known if known is not None else self._learn(key)
            often[line] += times
            amounts[line] += amount * times
        return [(*line, often[line], amounts[line]) for line in sorted(often)]

    def _learn(self, key: tuple[int, tuple[int, ...]]) -> tuple[Line, int]:
        event = Event(*key)
        kind = self._setup.event_kind(event)
        data = dict(zip(kind.fields, event.data, strict=True))
        parts = [(field, part) for field, part in self._setup.event_parts(event).items() if _is_own(field)]
        thing = _first(part for _, part in parts if isinstance(part, str) and part in self._things)
        amount = sum(part for _, part in parts if isinstance(part, int))
        found = (kind.name, kind.rule, data.get("seat", NOBODY), thing), amount
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[key] = found
        return found


def _is_own(field: str) -> bool:
    """Whether a part of an event is about whom it concerns, and not who that is or who did it to him."""
    return field != "seat" and field != "by" and not field.startswith("by-")


def _first(names: Iterable[str]) -> str:
    return next(iter(names), "")
