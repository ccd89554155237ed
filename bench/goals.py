"""A figure to reach, and the report that every measuring command ends with: JSON, and a table on standard error."""

import json
import sys
from collections.abc import Mapping, Sequence


class Goal:
    """A figure to reach: what it is, what was reached, and the bound, from above or from below."""

    def __init__(self, name: str, reached: float, bound: float, at_least: bool = True) -> None:
        self.name = name
        self.reached = reached
        self.bound = bound
        self.at_least = at_least

    @property
    def met(self) -> bool:
        """Whether the figure is on the right side of its bound."""
        return self.reached >= self.bound if self.at_least else self.reached <= self.bound

    def plain(self) -> dict[str, object]:
        """The goal for the JSON report."""
        side = "at least" if self.at_least else "at most"
        return {"goal": self.name, "reached": round(self.reached, 3), side: self.bound, "met": self.met}


def report(medians: Mapping[str, float], goals: Sequence[Goal]) -> None:
    """Print what was measured, and exit with 1 if a goal was missed."""
    print(json.dumps({"medians": dict(medians), "goals": [goal.plain() for goal in goals]}, indent=2))
    for name, value in medians.items():
        print(f"{name:42} {value:14,.1f}", file=sys.stderr)
    for goal in goals:
        side = ">=" if goal.at_least else "<="
        met = "met" if goal.met else "MISSED"
        print(f"{goal.name:66} {goal.reached:10,.2f} {side} {goal.bound:<8,} {met}", file=sys.stderr)
    sys.exit(0 if all(goal.met for goal in goals) else 1)
