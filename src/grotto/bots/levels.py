"""The levels of bots that a table offers, the same for every game, and how to have one made, also one of your own."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Final

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
ROUNDS: Final = 400  # after which it has thought enough (docs/strength.md), unless a limit names another number

Maker = Callable[[Game, Dice, Limit | None], Bot]
"""What makes a bot for one seat of one game, with dice of its own and the limit for one choice."""


def levels(game: Game) -> tuple[str, ...]:
    """The levels at which bots play a game, the simplest first."""
    return LEVELS


def make_bot(level: str, game: Game, dice: Dice, limit: Limit | None = None) -> Bot:
    """A bot for one seat of one game. The limit is for one choice."""
    if level == RANDOM:
        return Random(dice)
    if level not in levels(game):
        raise BadInput(f"There is no bot called {level!r}; there is: {', '.join(levels(game))}, {RANDOM}.")
    if level == EASY:
        return Careless(dice, limit)
    if level == NORMAL:
        return Simple(dice, limit)
    return Search(dice, limit if limit is not None else Limit(seconds=THOUGHT), ROUNDS)


def bot_maker(name: str) -> Maker:
    """What makes the bots of a name: of a level, or, as in `package.module:factory`, whatever stands there and can be
    called like any other maker."""
    if ":" in name:
        return _own_maker(name)
    if name != RANDOM and name not in LEVELS:
        raise BadInput(f"There is no bot called {name!r}; there is: {', '.join(LEVELS)}, {RANDOM}, MODULE:NAME.")

    def make(game: Game, dice: Dice, limit: Limit | None = None) -> Bot:
        return make_bot(name, game, dice, limit)

    return make


def _own_maker(name: str) -> Maker:
    module, _, attribute = name.partition(":")
    try:
        found: Any = importlib.import_module(module)
    except (ImportError, ValueError, TypeError) as error:
        raise BadInput(f"The module of the bot {name!r} cannot be imported: {error}.") from None
    for part in attribute.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise BadInput(f"The module {module} has nothing called {attribute!r} that makes a bot.")

    def make(game: Game, dice: Dice, limit: Limit | None = None) -> Bot:
        bot = found(game, dice, limit)
        if not isinstance(bot, Bot):
            raise BadInput(f"{name} makes {type(bot).__name__}, which is not a grotto.bots.Bot.")
        return bot

    return make
