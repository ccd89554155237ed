"""The results of games at one kind of table, taken from Parquet into arrays: what a report is drawn from."""

from __future__ import annotations

from typing import Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from grotto.kernel import Setup
from grotto.lab.intervals import Interval, wilson
from grotto.lab.match import shares
from grotto.lab.plan import Plan
from grotto.lab.worth import Floats, worth

RULE: Final = "rule"


class Fired:
    """How often a rule was applied: times in a game on average, and in which part of the games at all."""

    def __init__(self, rule: str, times: float, part: float) -> None:
        self.rule = rule
        self.times = times
        self.part = part


class Worth:
    """What a thing is worth that seats came to have by an event: for winning, and in points of the score."""

    def __init__(self, event: str, thing: str, each: float, winning: Interval | None, score: Interval | None) -> None:
        self.event = event
        self.thing = thing
        self.each = each  # how many of it a seat had, on average
        self.winning = winning
        self.score = score


class Scene:
    """All games with the same set-up."""

    def __init__(self, value: str, plan: Plan, setup: Setup, table: pa.Table) -> None:
        self.value = value  # of the setting that the report compares
        self.plan = plan
        self.setup = setup
        self.seats = plan.seats
        self.games: int = table.num_rows
        self.won = shares(table)
        self.scores = np.array(table["scores"].to_pylist(), dtype=np.float64)
        self.first = np.array(table["first"].to_pylist(), dtype=np.int64)
        self.answers = np.array([sum(answers) for answers in table["answers"].to_pylist()], dtype=np.int64)
        self.endings = dict(sorted(_tallied(table["ending"]).items()))
        self._events = _flat(table)

    @property
    def places(self) -> NDArray[np.int64]:
        """When each seat of each game comes in the order of play, from 0."""
        return np.asarray((np.arange(self.seats)[None, :] - self.first[:, None]) % self.seats, dtype=np.int64)

    def by_place(self) -> list[Interval]:
        """What whoever plays first, second and so on won of all games."""
        places = self.places
        return [wilson(float(self.won[places == place].sum()), self.games) for place in range(self.seats)]

    def by_seat(self) -> list[Interval]:
        """What each seat won of all games."""
        return [wilson(float(self.won[:, seat].sum()), self.games) for seat in range(self.seats)]

    def fired(self) -> list[Fired]:
        """The rules by how often they were applied."""
        events = self._events
        sums = events.group_by([RULE]).aggregate([("times", "sum"), ("game", "count_distinct")])
        lines = zip(*[sums[name].to_pylist() for name in (RULE, "times_sum", "game_count_distinct")], strict=True)
        found = [Fired(rule, times / self.games, games / self.games) for rule, times, games in lines]
        return sorted(found, key=lambda one: (-one.times, one.rule))

    def had(self, event: str) -> tuple[list[str], Floats]:
        """The things that seats came to have by an event, and how many of each every seat of every game had."""
        events = self._events
        wanted = events.filter(pc.and_(pc.equal(events["event"], event), pc.is_valid(events["seat"])))
        wanted = wanted.filter(pc.is_valid(wanted["thing"]))
        things: list[str] = sorted(pc.unique(wanted["thing"]).to_pylist())
        counts = np.zeros((self.games, self.seats, len(things)))
        number = {thing: place for place, thing in enumerate(things)}
        places = np.array([number[thing] for thing in wanted["thing"].to_pylist()], dtype=np.int64)
        game, seat, times = (wanted[name].to_numpy() for name in ("game", "seat", "times"))
        np.add.at(counts, (game, seat.astype(np.int64), places), times)
        return things, counts


def together(scenes: list[Scene]) -> list[Fired]:
    """How often rules are applied in several scenes taken together, where every game counts alike."""
    games = sum(scene.games for scene in scenes)
    found: dict[str, Fired] = {}
    for scene in scenes:
        for one in scene.fired():
            sum_of = found.setdefault(one.rule, Fired(one.rule, 0.0, 0.0))
            sum_of.times += one.times * scene.games / games
            sum_of.part += one.part * scene.games / games
    return sorted(found.values(), key=lambda one: (-one.times, one.rule))


def worths(scenes: list[Scene], event: str) -> list[Worth]:
    """What things are worth, over several scenes with different numbers of players: an average of those where something
    can be said, each weighted by how sure it is."""
    found: dict[str, list[tuple[float, int, Interval | None, Interval | None]]] = {}
    for scene in scenes:
        things, had = scene.had(event)
        by_winning = worth(had, scene.won, scene.places)
        by_score = worth(had, scene.scores, scene.places)
        for number, thing in enumerate(things):
            each = float(had[:, :, number].mean())
            found.setdefault(thing, []).append((each, scene.games, by_winning[number], by_score[number]))
    lines = []
    for thing, parts in found.items():
        each = sum(each * games for each, games, _, _ in parts) / sum(games for _, games, _, _ in parts)
        winning, score = _pooled([part[2] for part in parts]), _pooled([part[3] for part in parts])
        lines.append(Worth(event, thing, each, winning, score))
    return sorted(lines, key=lambda line: (line.score is None, -(line.score.value if line.score else 0.0), line.thing))


def _pooled(intervals: list[Interval | None]) -> Interval | None:
    """Several estimates of one thing as one, the surer ones with more weight."""
    known = [one for one in intervals if one is not None and one.high > one.low]
    if not known:
        return None
    weights = [1 / (one.high - one.low) ** 2 for one in known]
    value = sum(weight * one.value for weight, one in zip(weights, known, strict=True)) / sum(weights)
    reach = 0.5 / sum(weights) ** 0.5
    return Interval(value, value - reach, value + reach)


def _tallied(column: pa.ChunkedArray) -> dict[str, int]:
    return {str(entry["values"]): int(entry["counts"]) for entry in pc.value_counts(column).to_pylist()}


def _flat(table: pa.Table) -> pa.Table:
    """The counted events of all games one below the other, each with the place of its game."""
    events = table["events"].combine_chunks()
    flat = events.flatten()
    fields = ("event", RULE, "seat", "thing", "times")
    return pa.table({"game": pc.list_parent_indices(events), **{name: flat.field(name) for name in fields}})
