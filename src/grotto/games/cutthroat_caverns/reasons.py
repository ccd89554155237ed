"""Why something is not allowed: a number for each reason, with its words and its rule."""

from __future__ import annotations

from typing import Final

from grotto.kernel.text import Arg, Refusal, Text

FREE: Final = 0  # nothing forbids it
OTHER_QUESTION: Final = 1
NOT_HELD: Final = 2
WRONG_WINDOW: Final = 3
MUST_DISCARD: Final = 4
NO_TARGET: Final = 5
ATTACK_IN_HAND: Final = 6
NOT_AN_ATTACK: Final = 7
PROTECTED: Final = 8
OWN_CARD: Final = 9
NOT_ALONE: Final = 10
SHIELDED: Final = 11
NOT_DAMAGED: Final = 12
POTION_TIME: Final = 13
FULL_LIFE: Final = 14
NOT_LIVING: Final = 15
NO_TRADE: Final = 16
OFFERED_ALREADY: Final = 17
CANNOT_CHANGE: Final = 18
NO_LIFE: Final = 19
NOT_TRADEABLE: Final = 20
NO_SUCH: Final = 21
NOTHING_SET: Final = 22
NOT_A_CREATURE: Final = 23
NO_ABILITY: Final = 24
ABILITY_SPENT: Final = 25
NOT_IN_ATTACK: Final = 26
NO_ACTIONS: Final = 27

TABLE: Final = (
    ("free", ""),
    ("other-question", "CC-100"),
    ("not-held", "CC-009"),
    ("wrong-window", "CC-102"),
    ("must-discard", "CC-076"),
    ("no-target", "CC-107"),
    ("attack-in-hand", "CC-034"),
    ("not-an-attack", "CC-030"),
    ("protected", "CC-122"),
    ("own-card", "CC-105"),
    ("not-alone", "CC-176"),
    ("shielded", "CC-176"),
    ("not-damaged", "CC-175"),
    ("potion-time", "CC-191"),
    ("full-life", "CC-193"),
    ("not-living", "CC-107"),
    ("no-trade", "CC-241"),
    ("offered-already", "CC-241"),
    ("cannot-change", "CC-031"),
    ("no-life", "CC-199"),
    ("not-tradeable", "CC-242"),
    ("no-such", "CC-100"),
    ("nothing-set", "CC-140"),
    ("not-a-creature", "CC-250"),
    ("no-ability", "CC1-001"),
    ("ability-spent", "CC1-001"),
    ("not-in-attack", "CC1-013"),
    ("no-actions", "CC2-050"),
)


def refuse(reason: int, rule: str = "", **args: Arg) -> Refusal:
    """A reason as a refusal; a caller that knows a more precise rule names it."""
    key, general = TABLE[reason]
    return Refusal(rule or general, Text(f"why-{key}", **args))
