"""The names of seats, fields, pieces and artifacts, for texts and for intents."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.components import SET_NAMES, UNCHOSEN
from grotto.games.cave_troll.lair import Lair
from grotto.kernel.text import Text

SEATS: Final = ("red", "blue", "green", "yellow")
"""The names of the seats in intents, zones and positions: the colours of the pieces."""


def seat_text(seat: int) -> Text:
    """A seat by its colour."""
    return Text("seat", seat=seat)


def kind_text(lair: Lair, kind: int) -> Text:
    """A kind of piece or card, as the edition calls it."""
    return Text(f"kind-{kinds.NAMES[kind]}", edition=lair.edition)


def slot_text(lair: Lair, slot: int) -> Text:
    """What a slot of the option numbering stands for: a kind, or the cloaked hero."""
    return kind_text(lair, lair.kind_of_slot[slot]) if slot < lair.slots else Text("kind-cloaked")


def own_text(lair: Lair, kind: int, cloaked: bool = False) -> Text:
    """A piece of the player who is spoken to."""
    return Text("cloaked", kind=kind_text(lair, kind)) if cloaked else kind_text(lair, kind)


def piece_text(lair: Lair, seat: int, kind: int, cloaked: bool = False) -> Text:
    """A piece with its colour."""
    return Text("piece", seat=seat_text(seat), kind=own_text(lair, kind, cloaked))


def card_text(lair: Lair, card: int) -> Text:
    """A type of card with its hourglasses."""
    return Text("card", kind=kind_text(lair, lair.kind_of_type[card]), symbols=lair.symbols_of_type[card])


def field_text(lair: Lair, field: int) -> Text:
    """A field by the name its board gives it, or by the one the words have for it."""
    record = lair.board.fields[field]
    return Text("field-named", name=record.title) if record.title else Text(f"field-{record.name}")


def artifact_text(lair: Lair, artifact: int) -> Text:
    """An artifact by the name its owner gave it, or by the one the words have for it."""
    record = lair.components.artifacts[artifact]
    return Text("artifact-named", name=record.title) if record.title else Text(f"artifact-{record.name}")


def piece_name(seat: int, kind: int, cloaked: bool = False) -> str:
    """A kind of piece of a seat as intents and zones name it; the cloaked hero has a mark of his own."""
    return f"{SEATS[seat]} {kinds.NAMES[kind]}{'*' if cloaked else ''}"


def card_name(lair: Lair, card: int) -> str:
    """A card type as intents and zones name it: the kind, its hourglasses where there are some, and its character set
    where that alone tells it from another type."""
    symbols = lair.symbols_of_type[card]
    name = kinds.NAMES[lair.kind_of_type[card]] + (f"+{symbols}" if symbols else "")
    types = lair.components.types
    belongs = types[card].belongs
    alike = [number for number in range(len(types)) if types[number].kind == types[card].kind]
    twins = [number for number in alike if types[number].symbols == symbols]
    return name if len(twins) == 1 or belongs == UNCHOSEN else f"{name}@{SET_NAMES[belongs]}"
