"""Who can be asked to play: the levels of bots, with more or less thought, and bots of one's own."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from grotto.bots import Bot, Limit, bot_maker
from grotto.kernel import BadInput, Dice, Game, GrottoError

THOUGHT: Final = re.compile(r"([0-9]{1,9})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s")


def make_player(name: str, game: Game, dice: Dice, limit: Limit) -> Bot:
    """A bot for one seat of one game: `hard`, `hard@200` (rounds for one choice), `hard@2s`, or `module:factory`."""
    who, at, thought = name.partition("@")
    return bot_maker(who)(game, dice, read_thought(name, thought) if at else limit)


def read_thought(name: str, thought: str) -> Limit:
    """What stands behind the @ of a bot's name."""
    found = THOUGHT.fullmatch(thought)
    if found is None:
        raise BadInput(f"{name!r} should be a bot, @, and rounds (hard@200) or seconds (hard@2s).")
    rounds, seconds = found.groups()
    if not float(rounds or seconds):
        raise BadInput(f"{name!r} leaves its bot no time to think.")
    return Limit(rounds=int(rounds)) if rounds else Limit(seconds=float(seconds))


def check_players(names: set[str], game: Game, dice: Dice, limit: Limit) -> None:
    """Make each of them once, so that a name that means nothing is refused before anything is played. Modules are
    looked for in the current folder too, here and in the processes that are started from here."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    for name in sorted(names):
        try:
            make_player(name, game, dice, limit)
        except GrottoError:
            raise
        except Exception as error:  # whatever somebody's module does
            raise BadInput(f"The bot {name!r} cannot be made: {type(error).__name__}: {error}.") from error
