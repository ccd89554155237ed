"""Option numbers, the same in every game: single answers, then a block each for cards, relics, seats, foes, amounts."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
PASS_KIND: Final = 1  # CC-101: this kind of window until the round is over
PASS_ROUND: Final = 2  # CC-101: every window until the round is over, unless it is about me
YES: Final = 3
NO: Final = 4
DONE: Final = 5
LOSE: Final = 6
GAIN: Final = 7
ABILITY: Final = 8
TRADE: Final = 9
CHANGE: Final = 10
FIRST_PLACE: Final = 11  # of two cards that lie side by side
SECOND_PLACE: Final = 12
SINGLE: Final = (
    *("pass", "pass-kind", "pass-round", "yes", "no", "done", "lose", "gain", "ability", "trade", "change"),
    *("first-place", "second-place"),
)
FIRST_CARD: Final = 13
MOST_SEATS: Final = 6
MOST_FOES: Final = 9  # Hivemind with six players and its mate
MOST_AMOUNTS: Final = 20  # life in steps of 5, from 0 to 95
STEP: Final = 5

LONGEST_ENCOUNTER: Final = 25  # CC-254
