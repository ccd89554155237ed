"""What a worker does, in a process of this machine or anywhere in a cluster: play some games, and hand them back."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Final

from grotto.kernel import BadInput, Game, GrottoError, Setup
from grotto.lab.counting import Meanings
from grotto.lab.plan import FindGame, Plan, read_plan
from grotto.lab.playing import play_game
from grotto.lab.schema import as_table, to_bytes

TABLES: Final = 4  # set-ups that a worker keeps


class Share:
    """Some games of a run, one after the other: those from `first` on, `count` of them."""

    def __init__(self, first: int, count: int) -> None:
        self.first = first
        self.count = count

    @property
    def numbers(self) -> range:
        """The numbers of the games."""
        return range(self.first, self.first + self.count)

    def __str__(self) -> str:
        return f"The games {self.first} to {self.first + self.count - 1}"


class Done:
    """What came of a share: its games as a Parquet file, and how long they took."""

    def __init__(self, share: Share, data: bytes, seconds: float) -> None:
        self.share = share
        self.data = data
        self.seconds = seconds


def play_share(find_game: FindGame, plan: bytes, share: Share) -> Done:
    """Play the games of a share. Whatever goes wrong is said with the number of the game it went wrong in."""
    started = time.perf_counter()
    ready = _ready(find_game, plan)
    rows = []
    for number in share.numbers:
        try:
            played = play_game(ready.game, ready.setup, ready.plan, number)
        except GrottoError as error:
            raise BadInput(f"Game {number} cannot be played: {error}") from None
        except Exception as error:  # a fault in somebody's bot or in the rules
            raise BadInput(f"Game {number} cannot be played: {type(error).__name__}: {error}") from error
        rows.append((played, ready.meanings.counts(played.events)))
    data = to_bytes(as_table(ready.plan, rows))
    return Done(share, data, time.perf_counter() - started)


class Ready:
    """A plan with all that is worked out from it once."""

    def __init__(self, find_game: FindGame, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = find_game(plan.game)
        self.setup: Setup = plan.setup(find_game)
        self.meanings = Meanings(self.setup)


@lru_cache(TABLES)
def _ready(find_game: FindGame, plan: bytes) -> Ready:
    return Ready(find_game, read_plan(plan))
