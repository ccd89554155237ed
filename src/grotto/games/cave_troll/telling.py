"""Events in words: each number of an event becomes the name of what it stands for."""

from __future__ import annotations

from grotto.games.cave_troll.components import SET_NAMES
from grotto.games.cave_troll.events import TABLE
from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.naming import artifact_text, card_text, field_text, kind_text, seat_text
from grotto.kernel.event import Event
from grotto.kernel.text import Arg, Text


def event_text(lair: Lair, event: Event) -> Text:
    """What an event tells, as a sentence."""
    name, fields, _, _ = TABLE[event.kind]
    args: dict[str, Arg] = {"edition": lair.edition}
    for what, number in zip(fields, event.data, strict=True):
        args[what.replace("-", "_")] = _told(lair, what, number)
    return Text(f"event-{name}", **args)


def _told(lair: Lair, what: str, number: int) -> Arg:
    """One number of an event, by what the table calls it; amounts stay numbers."""
    if what in ("seat", "by"):
        return seat_text(number)
    if what in ("kind", "by-kind"):
        return kind_text(lair, number)
    if what in ("field", "to"):
        return field_text(lair, number)
    if what == "card":
        return card_text(lair, number)
    if what == "artifact":
        return artifact_text(lair, number)
    if what == "set":
        return Text(f"set-{SET_NAMES[number]}")
    return number
