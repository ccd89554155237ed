"""Events in words."""

from __future__ import annotations

from grotto.games.cutthroat_caverns.cavern import Cavern
from grotto.games.cutthroat_caverns.events import TABLE
from grotto.games.cutthroat_caverns.naming import card_text, character_text, encounter_text, seat_text
from grotto.kernel.event import Event
from grotto.kernel.text import Arg, Text


def event_text(cavern: Cavern, event: Event) -> Text:
    """What happened, with players, cards and encounters by name."""
    kind = TABLE[event.kind]
    args: dict[str, Arg] = {}
    for name, number in zip(kind.fields, event.data):
        args[name] = said(cavern, name, number)
    return Text(f"event-{kind.name}", **args)


def said(cavern: Cavern, field: str, number: int) -> Arg:
    """One number of an event, by what it is."""
    if field in ("seat", "other"):
        return seat_text(number)
    if field == "card":
        return card_text(cavern, number)
    if field == "encounter":
        return encounter_text(cavern, number)
    if field == "event":
        return Text(f"omen-{cavern.box.events[number].name}")
    if field == "character":
        return character_text(cavern, number)
    if field == "foe":
        return number + 1
    return number
