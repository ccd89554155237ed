"""Who can be asked to play: the levels of bots, with more or less thought, and bots of one's own."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Any, Final

from grotto.bots import Bot, Limit, make_bot
from grotto.kernel import BadInput, Dice, Game

OWN: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")
THOUGHT: Final = re.compile(r"([0-9]{1,9})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s")


def make_player(name: str, game: Game, dice: Dice, limit: Limit) -> Bot:
    """A bot for one seat of one game: `hard`, `hard@200` (rounds for one choice), `hard@2s`, or `module:Bot`.

    A bot of one's own is anything in a module that can be called with the game, dice and a limit, and gives a Bot.
    """
    who, at, thought = name.partition("@")
    if at:
        limit = read_thought(name, thought)
    if ":" not in who:
        return make_bot(who, game, dice, limit)
    bot = own_bot(who)(game, dice, limit)
    if not isinstance(bot, Bot):
        raise BadInput(f"{who} gives {type(bot).__name__}, which is not a grotto.bots.Bot.")
    return bot


def read_thought(name: str, thought: str) -> Limit:
    """What stands behind the @ of a bot's name."""
    found = THOUGHT.fullmatch(thought)
    if found is None:
        raise BadInput(f"{name!r} should be a bot, @, and rounds (hard@200) or seconds (hard@2s).")
    rounds, seconds = found.groups()
    limit = Limit(rounds=int(rounds)) if rounds else Limit(seconds=float(seconds))
    if not (int(rounds) if rounds else float(seconds)):
        raise BadInput(f"{name!r} leaves its bot no time to think.")
    return limit


def own_bot(name: str) -> Any:
    """Something by its name in a module, looked for in the current folder too."""
    if OWN.fullmatch(name) is None:
        raise BadInput(f"{name!r} is no bot; a bot of your own is called MODULE:NAME.")
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return getattr(importlib.import_module(module), attribute)
    except AttributeError:
        raise BadInput(f"There is no {attribute} in the module {module}.") from None
    except ImportError as error:
        raise BadInput(f"The module {module} cannot be imported: {error}.") from None
    except Exception as error:  # whatever somebody's module does when it is imported
        raise BadInput(f"The module {module} fails when it is imported: {type(error).__name__}: {error}.") from error


def check_players(names: set[str], game: Game, dice: Dice, limit: Limit) -> None:
    """Make each of them once, so that a name that means nothing is refused before anything is played."""
    for name in sorted(names):
        make_player(name, game, dice, limit)
