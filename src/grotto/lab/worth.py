"""What having a piece or card is worth: by how much seats that had it did better than others at the same table.

A linear regression with everything the seats of a game have in common taken out (fixed effects): results and counts are
measured from the average of the table, and the places in the order of play are accounted for. Seats of one game depend
on each other, so the intervals come from sums over whole games (clustered errors). This tells what goes with winning;
who is ahead for other reasons may also draw more.
"""

from __future__ import annotations

from statistics import NormalDist
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grotto.lab.intervals import SURE, Interval

Floats = NDArray[np.float64]

RAREST: Final = 0.01  # of all seats must have had a thing, and as many not, or nothing is said of it
FEWEST: Final = 15  # games for each number that is estimated


def worth(had: Floats, results: Floats, places: NDArray[np.int64], sure: float = SURE) -> list[Interval | None]:
    """For each thing what one more of it is worth; None where there is too little to go by.

    `had` has how many of each thing (last axis) each seat (second) of each game (first) had, `results` what each seat
    of each game got, and `places` when each seat came in the order of play.
    """
    games, seats, things = had.shape
    common = [thing for thing in range(things) if _varies(had[:, :, thing])]
    found: list[Interval | None] = [None] * things
    if games < FEWEST * (len(common) + seats):
        return found
    order = np.stack([places == place for place in range(1, seats)], axis=2).astype(np.float64)
    causes = _from_average(np.concatenate([had[:, :, common], order], axis=2))
    effects, errors = _regression(causes, _from_average(results))
    reach = NormalDist().inv_cdf(0.5 + sure / 2)
    for number, thing in enumerate(common):
        value, error = float(effects[number]), float(errors[number])
        found[thing] = Interval(value, value - reach * error, value + reach * error)
    return found


def _varies(counts: Floats) -> bool:
    """Whether seats of the same game often enough had different numbers of a thing."""
    return float(np.mean(np.abs(_from_average(counts)) > 1e-9)) >= RAREST


def _from_average(values: Floats) -> Floats:
    """Values of seats as differences from the average of their game."""
    return np.asarray(values - values.mean(axis=1, keepdims=True), dtype=np.float64)


def _regression(causes: Floats, results: Floats) -> tuple[Floats, Floats]:
    """Least squares, and the standard errors of what it finds, with games as clusters."""
    games, _, many = causes.shape
    inverse = np.linalg.pinv(np.einsum("gsi,gsj->ij", causes, causes))
    effects = inverse @ np.einsum("gsi,gs->i", causes, results)
    left = results - causes @ effects
    scores = np.einsum("gsi,gs->gi", causes, left)
    spread = inverse @ (scores.T @ scores) @ inverse * games / max(1, games - many)
    return effects, np.sqrt(np.clip(np.diag(spread), 0.0, None))
