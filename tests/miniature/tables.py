"""What there is in Lantern Dice: its cards and option numbers, its events, and its reasons to refuse."""

from __future__ import annotations

from typing import Final

from grotto.kernel.event import EventKind
from grotto.kernel.text import Arg, Refusal, Text

NOTHING: Final = 0  # bid no card, play no trick
CARDS: Final = ("", "oil-1", "oil-2", "oil-3", "shelter", "bend", "rockfall")
SHELTER: Final = 4  # from here on: tricks
BEND: Final = 5
ROCKFALL: Final = 6
KEEP_LEAD: Final = 7
PASS_LEAD: Final = 8
SIZE: Final = 9

COPIES: Final = 4  # of each card, LD-002
HAND: Final = 3  # LD-012
ROUNDS: Final = 5  # LD-013
HARMLESS: Final = 5  # a draught this high or higher puts nothing out, LD-006

LED: Final = 0
BID: Final = 1
BLEW: Final = 2
PLAYED: Final = 3
LOST: Final = 4
WENT_OUT: Final = 5
SHOWED: Final = 6
DREW: Final = 7
DREW_CARD: Final = 8
ENDED: Final = 9

EVENTS: Final = (
    EventKind("led", ("seat",), "LD-003"),
    EventKind("bid", ("seat", "card"), "LD-005"),
    EventKind("blew", ("seat", "die"), "LD-006"),
    EventKind("played", ("seat", "card"), "LD-007"),
    EventKind("lost", ("seat", "lights"), "LD-008"),
    EventKind("went-out", ("seat",), "LD-011"),
    EventKind("showed", ("seat", "card"), "LD-011"),
    EventKind("drew", ("seat", "count"), "LD-012"),
    EventKind("drew-card", ("seat", "card"), "LD-012"),
    EventKind("ended", (), "LD-013"),
)

WHY_NOT_HELD: Final = ("not-held", "LD-002")
WHY_NO_TRICK: Final = ("no-trick", "LD-007")
WHY_OTHER: Final = ("other", "LD-014")


def refuse(reason: tuple[str, str], **args: Arg) -> Refusal:
    """A reason as a refusal: the words and the rule."""
    return Refusal(reason[1], Text(f"why-{reason[0]}", **args))


def card_text(card: int) -> Text:
    """A card, or none, in words."""
    return Text(f"card-{CARDS[card]}") if card else Text("card-none")


def seat_text(seat: int) -> Text:
    """A player in words."""
    return Text("seat", seat=seat)
