"""The kinds of pieces and cards: their numbers, names and families (CTX-003).

A variant character of 2015 shares only the figure with a classic one: it is a kind of its own here (CT15-122).
"""

from __future__ import annotations

from typing import Final

EXPLORER: Final = 0  # "explorer" in 2006, "adventurer" in 2015; has no ability (CT06-040, CT15-040)
BARBARIAN: Final = 1
DWARF: Final = 2
KNIGHT: Final = 3
THIEF: Final = 4
PALADIN: Final = 5
GIANT_SLAYER: Final = 6
BERSERKER: Final = 7
ASSASSIN: Final = 8
ORC: Final = 9
WRAITH: Final = 10
CAVE_TROLL: Final = 11
GRUNT: Final = 12
BANSHEE: Final = 13
RAGING_TROLL: Final = 14
TREASURE: Final = 15
COUNT_THE_LOOT: Final = 16
FIND_AN_ARTIFACT: Final = 17
SCORE_A_ROOM: Final = 18

FIRST_MONSTER: Final = ORC
FIRST_THING: Final = TREASURE  # from here on: not characters
FIRST_CARD: Final = COUNT_THE_LOOT  # from here on: nothing that stands on the board

NAMES: Final = (
    "explorer",
    "barbarian",
    "dwarf",
    "knight",
    "thief",
    "paladin",
    "giant-slayer",
    "berserker",
    "assassin",
    "orc",
    "wraith",
    "cave-troll",
    "grunt",
    "banshee",
    "raging-troll",
    "treasure",
    "count-the-loot",
    "find-an-artifact",
    "score-a-room",
)
BY_NAME: Final = {name: kind for kind, name in enumerate(NAMES)}


def is_hero(kind: int) -> bool:
    """CTX-003: explorers and all characters with a hero's ability."""
    return kind < FIRST_MONSTER


def is_monster(kind: int) -> bool:
    """CTX-003: everything from the Orc to the Raging Troll."""
    return FIRST_MONSTER <= kind < FIRST_THING


def is_character(kind: int) -> bool:
    """CTX-003: heroes and monsters; a treasure, an Idol or a card is none."""
    return kind < FIRST_THING
