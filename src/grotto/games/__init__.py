"""The games: one folder each, found by looking, so that nothing about a game stands outside its folder."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points

from grotto.kernel.errors import BadInput
from grotto.kernel.game import Game


def all_games() -> dict[str, Game]:
    """Every game by its id: those in this folder, and those other packages offer as `grotto.games` entry points.

    A folder without a GAME is a game that is still being written: compiled and tested, but nobody can play it yet.
    """
    names = [f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__) if module.ispkg]
    modules = [importlib.import_module(name) for name in sorted(names)]
    found = [module.GAME for module in modules if hasattr(module, "GAME")]
    found += [point.load() for point in entry_points(group="grotto.games")]
    return {game.id: game for game in found}


def find_game(name: str) -> Game:
    """The game with an id; BadInput names those there are."""
    games = all_games()
    if name not in games:
        raise BadInput(f"There is no game called {name!r}; there is: {', '.join(games)}.")
    return games[name]
