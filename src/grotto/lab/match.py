"""Who is stronger: one bot against another, or against a table of others, on every seat equally often."""

from __future__ import annotations

from typing import Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from grotto.lab.intervals import SURE, Interval, anytime, wilson

COLUMNS: Final = ["number", "seats", "bots", "first", "winners", "scores", "answers", "ending"]
"""The columns of the results that a match looks at."""
STRONGER: Final = "stronger"
WEAKER: Final = "weaker"
UNDECIDED: Final = "undecided"


def seatings(one: str, other: str, seats: int) -> list[list[str]]:
    """One bot among others, on each seat in turn."""
    return [[one if seat == place else other for seat in range(seats)] for place in range(seats)]


def shares(table: pa.Table) -> NDArray[np.float64]:
    """What each seat won of each game: winners have equal parts; where nobody has won, all seats have."""
    rows = []
    for seats, winners in zip(table["seats"].to_pylist(), table["winners"].to_pylist(), strict=True):
        part = 1.0 / len(winners) if winners else 1.0 / seats
        rows.append([part if seat in winners or not winners else 0.0 for seat in range(seats)])
    return np.array(rows, dtype=np.float64).reshape(len(rows), -1 if rows else 0)


def own_shares(table: pa.Table) -> list[float]:
    """What the one bot of a match won of each game: it sits on seat N in game N."""
    parts = shares(table)
    seats = np.array(table["number"].to_pylist(), dtype=np.int64) % max(1, parts.shape[1])
    won: list[float] = parts[np.arange(len(seats)), seats].tolist()
    return won


class Tally:
    """What came of a match, from the side of the one bot. A share is what it won of the games, 1 being all."""

    def __init__(self, seats: int, stopped: bool = False) -> None:
        self.seats = seats
        self.stopped = stopped  # whether the number of games was decided on the way
        self.won: list[float] = []  # of each game, in order

    def add(self, table: pa.Table) -> None:
        """Further games, in order."""
        self.won.extend(own_shares(table))

    @property
    def games(self) -> int:
        """How many games there were."""
        return len(self.won)

    @property
    def even(self) -> float:
        """The share of a bot that is no better and no worse than the others."""
        return 1.0 / self.seats

    def share(self, sure: float = SURE) -> Interval:
        """What it won of all games."""
        return (anytime if self.stopped else wilson)(sum(self.won), self.games, sure)

    def on_seat(self, seat: int, sure: float = SURE) -> Interval:
        """What it won of the games in which it sat there."""
        own = self.won[seat :: self.seats]
        return (anytime if self.stopped else wilson)(sum(own), len(own), sure)

    def verdict(self) -> str:
        """Whether it is stronger, weaker, or neither has been shown."""
        share = self.share()
        if share.low > self.even:
            return STRONGER
        return WEAKER if share.high < self.even else UNDECIDED

    def plain(self) -> dict[str, object]:
        """The result for a machine."""
        return {
            "games": self.games,
            "wins": sum(part == 1.0 for part in self.won),
            "shared": sum(0.0 < part < 1.0 for part in self.won),
            "losses": sum(part == 0.0 for part in self.won),
            "share": self.share().plain(),
            "even": round(self.even, 6),
            "verdict": self.verdict(),
            "by_seat": [self.on_seat(seat).plain() for seat in range(self.seats)],
        }


class Watch:
    """Looks on while a match is played, and says when enough games have been. Only whole rounds of seats count, in the
    order of their numbers, so that it says the same whichever games are played first."""

    def __init__(self, seats: int) -> None:
        self.tally = Tally(seats, stopped=True)
        self._early: dict[int, float] = {}

    def enough(self, table: pa.Table) -> int:
        """Shown further games, in whatever order: how many are enough; 0 as long as that is not known."""
        self._early.update(zip(table["number"].to_pylist(), own_shares(table), strict=True))
        tally = self.tally
        while tally.games in self._early:
            tally.won.append(self._early.pop(tally.games))
            if tally.games % tally.seats == 0 and tally.verdict() != UNDECIDED:
                return tally.games
        return 0
