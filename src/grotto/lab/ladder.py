"""All against all: a rating for every bot, with what it could as well be.

The model is that of Bradley and Terry, and of Plackett and Luce for more than two: a bot wins a game in proportion to
its strength among the strengths at the table. On Elo's scale 400 points more are ten times the strength. Every bot has
one more game in the books, an even one against an average player: without it, a bot that has won or lost all its games
would be infinitely strong or weak.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from grotto.lab.intervals import SURE, Interval, wilson
from grotto.lab.match import shares

Floats = NDArray[np.float64]

ELO: Final = 400 / np.log(10)
RESAMPLED: Final = 400  # times, for the intervals
BATCH: Final = 25  # results that are fitted at once
CLOSE: Final = 1e-9  # a step of the fit that is so small is the last one
LONGEST_STEP: Final = 1.0
MOST_STEPS: Final = 200
PRIOR: Final = 0.5  # of a victory against the average player


def seatings(bots: Sequence[str], seats: int) -> list[list[str]]:
    """Every choice of so many bots, in every order of seats."""
    return [list(order) for chosen in combinations(bots, seats) for order in permutations(chosen)]


class Ladder:
    """Results of all against all."""

    def __init__(self, bots: Sequence[str], table: pa.Table, seed: int) -> None:
        self.bots = list(bots)
        place = {name: number for number, name in enumerate(bots)}
        seated = [[place[name] for name in seating] for seating in table["bots"].to_pylist()]
        self._sat = np.array(seated, dtype=np.int64)
        self._won = shares(table)
        self._seed = seed
        self._tables, self._at = np.unique(np.sort(self._sat, axis=1), axis=0, return_inverse=True)
        self._at = self._at.reshape(-1)
        self._present = np.zeros((len(self._tables), len(bots)))
        np.put_along_axis(self._present, self._tables, 1.0, axis=1)

    @property
    def games(self) -> int:
        """How many games there were."""
        return len(self._sat)

    def ratings(self, sure: float = SURE) -> list[Interval]:
        """For every bot its rating; the average player's is 0. The intervals come from drawing the games anew, with
        repetition, those of the same bots among themselves."""
        (found,) = self._fitted([np.ones(self.games)])
        lots = np.random.default_rng(self._seed)
        drawn = [self._fitted([self._resampled(lots) for _ in range(BATCH)]) for _ in range(RESAMPLED // BATCH)]
        low, high = np.quantile(np.concatenate(drawn), [(1 - sure) / 2, (1 + sure) / 2], axis=0)
        return [
            Interval(float(value), float(min(least, value)), float(max(most, value)))
            for value, least, most in zip(found, low, high, strict=True)
        ]

    def against(self, one: int, other: int) -> Interval:
        """What a bot won of what it and another won in the games that both played."""
        both = (self._sat == one).any(axis=1) & (self._sat == other).any(axis=1)
        mine = float(self._won[both][self._sat[both] == one].sum())
        theirs = float(self._won[both][self._sat[both] == other].sum())
        return wilson(mine, round(mine + theirs)) if mine + theirs >= 0.5 else wilson(0, 0)

    def _fitted(self, draws: list[Floats]) -> Floats:
        """The ratings for games that were drawn so often, for several such draws."""
        counted = [self._counted(weights) for weights in draws]
        return fit(self._present, np.array([won for won, _ in counted]), np.array([games for _, games in counted]))

    def _counted(self, weights: Floats) -> tuple[Floats, Floats]:
        """How much each bot won, and how many games each choice of bots played."""
        won = np.bincount(self._sat.ravel(), (self._won * weights[:, None]).ravel(), len(self.bots)).astype(np.float64)
        return won, np.bincount(self._at, weights, len(self._tables)).astype(np.float64)

    def _resampled(self, lots: np.random.Generator) -> Floats:
        """How often each game is drawn."""
        weights = np.zeros(self.games)
        for number in range(len(self._tables)):
            own = np.flatnonzero(self._at == number)
            weights[own] = np.bincount(lots.integers(0, len(own), len(own)), minlength=len(own))
        return weights


def fit(present: Floats, won: Floats, games: Floats) -> Floats:
    """The ratings under which results are likeliest, found by Newton's method; of several results at once.

    `present` says which bots are at which table. For each of the results, `won` is how much each bot has won, and
    `games` how many each table has played.
    """
    ratings = np.zeros_like(won)
    for _ in range(MOST_STEPS):
        strength = np.exp(ratings)[:, None, :] * present
        chances = strength / strength.sum(axis=2, keepdims=True)
        even = 1 / (1 + np.exp(-ratings))  # the chance against the average player
        slope = won + PRIOR - np.einsum("rt,rtb->rb", games, chances) - 2 * PRIOR * even
        bend = -np.einsum("rt,rtb,rtc->rbc", games, chances, chances)
        diagonal = np.einsum("rt,rtb->rb", games, chances) + 2 * PRIOR * even * (1 - even)
        bend += diagonal[:, :, None] * np.eye(won.shape[1])
        step = np.linalg.solve(bend, slope[:, :, None])[:, :, 0]
        ratings += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if float(np.abs(step).max()) < CLOSE:
            break
    return np.asarray(ELO * ratings)
