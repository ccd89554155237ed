"""How sure a share of wins is: intervals for a number of games fixed before, and for one that is decided on the way."""

from __future__ import annotations

from math import lgamma, log, sqrt
from statistics import NormalDist
from typing import Final

SURE: Final = 0.95
STEPS: Final = 60  # of a bisection, which leaves nothing that a float could tell


class Interval:
    """A share with what it could as well be."""

    def __init__(self, value: float, low: float, high: float) -> None:
        self.value = value
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"<Interval {self.low:.4f} to {self.high:.4f} around {self.value:.4f}>"

    def plain(self) -> dict[str, float]:
        """The interval for a machine."""
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def wilson(won: float, games: int, sure: float = SURE) -> Interval:
    """Wilson's score interval. A shared victory counts in part, which makes it rather too wide than too narrow."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(0.5 + sure / 2)
    share = won / games
    below = 1 + z * z / games
    centre = (share + z * z / (2 * games)) / below
    reach = z / below * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(share, min(max(0.0, centre - reach), share), max(min(1.0, centre + reach), share))


def anytime(won: float, games: int, sure: float = SURE) -> Interval:
    """An interval that holds at all times together, so that one may look after every game and stop when one likes.

    It is a confidence sequence: every share p against which the evidence, the likelihood of what came averaged over all
    shares divided by that under p, has not reached 1 / (1 - sure). For parts of victories the evidence is less than it
    could be, never more: the likelihood ratio is convex in the result.
    """
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share = won / games
    low = 0.0 if won == 0 else _edge(won, games, sure, share, 0.0)
    high = 1.0 if won == games else _edge(won, games, sure, share, 1.0)
    return Interval(share, low, high)


def _edge(won: float, games: int, sure: float, inside: float, outside: float) -> float:
    """Where, on the way from the share itself to an end, the evidence against a share becomes enough."""
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if evidence(won, games, middle) < -log(1 - sure):
            inside = middle
        else:
            outside = middle
    return outside


def evidence(won: float, games: int, share: float) -> float:
    """The logarithm of how much more likely the results are on the average of all shares than under this one."""
    lost = games - won
    averaged = lgamma(won + 1) + lgamma(lost + 1) - lgamma(games + 2)
    return averaged - (won * log(share) if won else 0.0) - (lost * log(1 - share) if lost else 0.0)
