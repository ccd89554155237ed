"""The names of seats, fields, pieces and artifacts, for texts and for intents."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.lair import Lair
from grotto.kernel.text import Text, literal


SEATS: Final = ("red", "blue", "green", "yellow")
"""The names of the seats in intents, zones and positions: the colours of the pieces."""


def seat_text(seat: int) -> Text:
    """A seat by its colour."""
    return Text("seat", seat=seat)


def kind_text(lair: Lair, kind: int) -> Text:
    """A kind of piece or card, as the edition calls it."""
    return Text(f"kind-{kinds.NAMES[kind]}", edition=lair.options["edition"])


def field_text(lair: Lair, field: int) -> Text:
    """A field by the name its board gives it, or by the one the words have for it."""
    record = lair.board.fields[field]
    return literal(record.title) if record.title else Text(f"field-{record.name}")


def artifact_text(lair: Lair, artifact: int) -> Text:
    """An artifact by the name its owner gave it, or by the one the words have for it."""
    record = lair.components.artifacts[artifact]
    return literal(record.title) if record.title else Text(f"artifact-{record.name}")


def piece_name(seat: int, kind: int, cloaked: bool = False) -> str:
    """A kind of piece of a seat as intents and zones name it; the cloaked hero has a mark of his own."""
    return f"{SEATS[seat]} {kinds.NAMES[kind]}{'*' if cloaked else ''}"


def card_name(lair: Lair, card: int) -> str:
    """A card type as intents and zones name it: the kind, and its hourglasses where there are some."""
    symbols = lair.symbols_of_type[card]
    return kinds.NAMES[lair.kind_of_type[card]] + (f"+{symbols}" if symbols else "")
