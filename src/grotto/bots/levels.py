"""The levels of bots that a table offers, the same for every game, and how to have one made."""

from __future__ import annotations

from typing import Final

from grotto.bots.bot import Bot
from grotto.bots.limit import Limit
from grotto.bots.search import Search
from grotto.bots.simple import Careless, Random, Simple
from grotto.kernel.dice import Dice
from grotto.kernel.errors import BadInput
from grotto.kernel.game import Game

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
RANDOM: Final = "random"  # no opponent for an evening, but what strength is measured against
LEVELS: Final = (EASY, NORMAL, HARD)
THOUGHT: Final = 3.0  # seconds that the hard one takes at most where nothing else is said


def levels(game: Game) -> tuple[str, ...]:
    """The levels at which bots play a game, the simplest first."""
    return LEVELS


def make_bot(level: str, game: Game, dice: Dice, limit: Limit | None = None) -> Bot:
    """A bot for one seat of one game. The limit is for one choice; only a bot that searches comes near any."""
    if level == RANDOM:
        return Random(dice)
    if level not in levels(game):
        raise BadInput(f"There is no bot called {level!r}; there is: {', '.join(levels(game))}, {RANDOM}.")
    if level == EASY:
        return Careless(dice)
    if level == NORMAL:
        return Simple(dice)
    return Search(dice, limit if limit is not None else Limit(seconds=THOUGHT))
