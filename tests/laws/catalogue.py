"""What the laws are tried on: every registered game and the miniature, each with the settings that matter."""

from __future__ import annotations

from typing import Final

from grotto.games import all_games, find_game
from grotto.kernel import Game, Pack
from tests.laws.playing import Case
from tests.laws.small_packs import CROWDED, ONE_ROOM
from tests.miniature.game import GAME as MINIATURE

GUARD: Final = {"stall-guard": "on"}  # random play needs a bound

OPTIONS: Final[dict[str, list[dict[str, str]]]] = {
    "cave-troll": [
        GUARD | {"edition": "2006"},
        GUARD | {"edition": "2015", "characters": "classic"},
        GUARD | {"edition": "2015", "characters": "variant"},
        GUARD | {"edition": "2015", "characters": "choose"},
    ],
}
"""Options of a game that are tried with every number of seats."""

FURTHER: Final[dict[str, list[tuple[int, dict[str, str], Pack | None]]]] = {
    "cave-troll": [
        (3, GUARD | {"edition": "2006", "linked-stairs": "no", "push-on-entry": "must", "pit-return": "no"}, None),
        (2, GUARD | {"edition": "2015", "linked-stairs": "yes", "push-on-entry": "may", "pit-return": "no"}, None),
        (4, {"edition": "2006", "first-player": "2", "turn-end": "ask"}, None),
        (2, GUARD | {"edition": "2015", "characters": "variant", "turn-end": "ask"}, None),
        (2, GUARD | {"edition": "2006"}, ONE_ROOM),
        (3, GUARD | {"edition": "2015"}, ONE_ROOM),
        (3, GUARD | {"edition": "2006"}, CROWDED),
        (3, GUARD | {"edition": "2015", "characters": "variant"}, CROWDED),
        (2, GUARD | {"edition": "2015", "characters": "classic"}, CROWDED),
    ],
}
"""More for a game: a number of seats, options, and a pack or none."""


def settings_of(game: Game) -> list[dict[str, str]]:
    """Options to try for a game about which nothing is said here: its own choice, and each other value by itself."""
    others = [
        {setting.name: value} for setting in game.settings() for value in setting.choices if value != setting.default
    ]
    return [{}, *others]


def cases_of(game: Game) -> list[Case]:
    """All settings of one game."""
    seats = range(game.seats[0], game.seats[1] + 1)
    common = OPTIONS[game.id] if game.id in OPTIONS else settings_of(game)
    cases = [Case(game, count, options) for options in common for count in seats]
    return cases + [Case(game, *further) for further in FURTHER.get(game.id, [])]


GAMES: Final[list[Game]] = [MINIATURE, *all_games().values()]
CASES: Final[list[Case]] = [case for game in GAMES for case in cases_of(game)]


def look_up(name: str) -> Game:
    """The game with an id, the miniature among them."""
    return MINIATURE if name == MINIATURE.id else find_game(name)
