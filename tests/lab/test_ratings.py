"""Matches and ladders: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import log10

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grotto.kernel import FastDice
from grotto.lab import running
from grotto.lab.crew import LocalCrew
from grotto.lab.ladder import Ladder, fit, seatings
from grotto.lab.match import COLUMNS, STRONGER, UNDECIDED, WEAKER, Tally, Watch, own_shares
from grotto.lab.match import seatings as match_seatings
from grotto.lab.running import Memory
from tests.lab.runs import planned, silent
from tests.laws.catalogue import look_up


def results(games: Sequence[tuple[Sequence[str], Sequence[int]]]) -> pa.Table:
    """Results of games: who sat where, and which seats won."""
    return pa.table(
        {
            "number": pa.array(range(len(games)), pa.int64()),
            "seats": pa.array([len(bots) for bots, _ in games], pa.int8()),
            "bots": pa.array([list(bots) for bots, _ in games], pa.list_(pa.string())),
            "winners": pa.array([list(winners) for _, winners in games], pa.list_(pa.int8())),
        }
    )


def test_the_one_sits_on_every_seat_in_turn() -> None:
    assert match_seatings("a", "b", 2) == [["a", "b"], ["b", "a"]]
    assert match_seatings("a", "b", 3) == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]


def test_shared_and_missing_victories_count_in_parts() -> None:
    seats = match_seatings("a", "b", 3)
    table = results([(seats[0], [0]), (seats[1], [0, 1]), (seats[2], [0, 1, 2]), (seats[0], []), (seats[1], [2])])
    assert own_shares(table) == pytest.approx([1.0, 0.5, 1 / 3, 1 / 3, 0.0])


def test_a_tally_says_who_is_stronger_and_where() -> None:
    tally = Tally(2)
    tally.won = [1.0, 0.0, 1.0, 0.5] * 50
    assert tally.plain() == tally.plain() | {"games": 200, "wins": 100, "shared": 50, "losses": 50, "even": 0.5}
    assert tally.share().value == 0.625
    assert (tally.on_seat(0).value, tally.on_seat(1).value) == (1.0, 0.25)
    assert tally.verdict() == STRONGER
    tally.won = [0.0, 1.0, 0.0, 0.5] * 50
    assert tally.verdict() == WEAKER
    tally.won = [0.0, 1.0] * 50
    assert tally.verdict() == UNDECIDED


def test_a_match_stops_at_the_same_game_in_whatever_order_games_come() -> None:
    dice = FastDice(4)
    seats = match_seatings("a", "b", 2)
    games = [(seats[number % 2], [number % 2 if dice.below(10, "win") < 8 else 1 - number % 2]) for number in range(80)]
    table = results(games)
    straight = Watch(2)
    stopped = straight.enough(table)
    assert 0 < stopped < 80
    assert stopped % 2 == 0
    scattered = Watch(2)
    counts = [scattered.enough(table.slice(number, 5)) for number in (75, 5, 10, 70, 65, 0, *range(15, 65, 5))]
    assert [count for count in counts if count] == [stopped] * 1 + [count for count in counts if count][1:]
    assert scattered.tally.won[:stopped] == straight.tally.won


def test_every_choice_of_bots_plays_in_every_order() -> None:
    assert seatings(["a", "b", "c"], 2) == [["a", "b"], ["b", "a"], ["a", "c"], ["c", "a"], ["b", "c"], ["c", "b"]]
    assert seatings(["a", "b", "c"], 3) == [list(order) for order in permutations("abc")]


@given(st.lists(st.floats(0.05, 20.0), min_size=2, max_size=6))
def test_strengths_are_found_again_in_what_they_lead_to(strengths: list[float]) -> None:
    many = len(strengths)
    pairs = [(one, other) for one in range(many) for other in range(one)]
    present = np.zeros((len(pairs), many))
    won = np.zeros(many)
    games = np.full(len(pairs), 1e7)  # so many that the one game more that everybody has does not matter
    for table, (one, other) in enumerate(pairs):
        present[table, [one, other]] = 1
        total = strengths[one] + strengths[other]
        won[one] += games[table] * strengths[one] / total
        won[other] += games[table] * strengths[other] / total
    (found,) = fit(present, won[None], games[None])
    expected = [400 * log10(strength / strengths[0]) for strength in strengths]
    assert list(found - found[0]) == pytest.approx(expected, abs=0.5)


def test_strengths_are_found_again_at_tables_of_three() -> None:
    strengths = [1.0, 2.0, 6.0]
    won = 1e6 * np.array(strengths) / sum(strengths)
    (found,) = fit(np.ones((1, 3)), won[None], np.array([[1e6]]))
    assert list(found - found[0]) == pytest.approx([0.0, 400 * log10(2), 400 * log10(6)], abs=0.5)


def test_ten_to_one_is_four_hundred_points() -> None:
    (found,) = fit(np.ones((1, 2)), np.array([[1e6, 1e7]]), np.array([[1.1e7]]))
    assert found[1] - found[0] == pytest.approx(400, abs=0.1)


def test_who_always_wins_is_not_infinitely_strong() -> None:
    table = results([(("a", "b"), [0]), (("b", "a"), [1])] * 20)
    ratings = Ladder(["a", "b"], table, 1).ratings()
    assert 200 < ratings[0].value < 1000
    assert ratings[0].value == pytest.approx(-ratings[1].value)


def test_a_ladder_does_not_depend_on_the_order_of_names() -> None:
    dice = FastDice(2)
    games = [(order, [dice.below(2, "win")]) for _ in range(30) for order in permutations("abc", 2)]
    forwards, backwards = (Ladder(list(names), results(games), 1) for names in ("abc", "cba"))
    values = [[one.value for one in ladder.ratings()] for ladder in (forwards, backwards)]
    assert values[0] == pytest.approx(values[1][::-1], abs=1e-6)
    for one in forwards.ratings():
        assert one.low <= one.value <= one.high
        assert one.high - one.low > 10


def test_an_interval_holds_the_rating_it_is_about() -> None:
    """Equal bots, rated again and again: the difference 0 is nearly always within the intervals."""
    held = 0
    for run in range(20):
        dice = FastDice(run)
        games = [(order, [dice.below(2, "win")]) for _ in range(40) for order in permutations("ab", 2)]
        rating = Ladder(["a", "b"], results(games), run).ratings()[0]
        held += rating.low <= 0 <= rating.high
    assert held >= 17


def test_a_ladder_of_real_games_ranks_who_thinks_above_who_does_not() -> None:
    bots = ["random", "easy", "easy@1"]
    plan = planned(*seatings(bots, 2), game="cave-troll")
    store = Memory(plan, COLUMNS)
    running.play(store, 12, LocalCrew(look_up, 2), silent)
    ladder = Ladder(bots, store.table(12, COLUMNS), 1)
    assert (ladder.games, store.missing(12)) == (12, [])
    random, *easy = (one.value for one in ladder.ratings())
    assert random < min(easy)
    assert ladder.against(2, 0).value > 0.8
    assert ladder.against(2, 0).value == pytest.approx(1 - ladder.against(0, 2).value)
