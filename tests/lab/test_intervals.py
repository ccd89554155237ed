"""Intervals around shares of wins: known values, and the laws that make them what they say."""

from __future__ import annotations

from math import comb, exp, isclose, log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grotto.kernel import FastDice
from grotto.lab.intervals import anytime, evidence, wilson

SHARES = st.floats(0.01, 0.99)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (7, 10, 0.3968, 0.8922), (50, 100, 0.4038, 0.5962)],
)
def test_known_intervals_of_wilson(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won, games)
    assert found.value == won / games
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


@pytest.mark.parametrize("share", [0.05, 0.25, 0.5, 0.8])
def test_an_interval_of_wilson_holds_the_truth_about_as_often_as_it_says(share: float) -> None:
    games = 60
    holds = sum(
        comb(games, won) * share**won * (1 - share) ** (games - won)
        for won in range(games + 1)
        if wilson(won, games).low <= share <= wilson(won, games).high
    )
    assert 0.92 < holds < 0.98


@given(st.integers(1, 3000), st.data())
def test_intervals_contain_what_came_and_are_wider_where_one_may_stop_at_will(games: int, data: st.DataObject) -> None:
    won = data.draw(st.integers(0, 2 * games)) / 2
    fixed, free = wilson(won, games), anytime(won, games)
    for interval in (fixed, free):
        assert 0.0 <= interval.low <= interval.value <= interval.high <= 1.0
    assert free.high - free.low >= (fixed.high - fixed.low) * 0.95
    mirrored = wilson(games - won, games)
    assert isclose(mirrored.low, 1 - fixed.high, abs_tol=1e-9)


@given(st.integers(1, 2000), st.data())
def test_the_ends_of_an_interval_are_where_the_evidence_is_enough(games: int, data: st.DataObject) -> None:
    won = data.draw(st.integers(0, games))
    found = anytime(won, games)
    for end in (found.low, found.high):
        if 0.0 < end < 1.0:
            assert evidence(won, games, end) == pytest.approx(log(20), abs=1e-6)


@given(st.integers(0, 500), st.integers(0, 500), SHARES)
def test_evidence_against_the_truth_does_not_grow_by_itself(won: int, lost: int, share: float) -> None:
    """One more game changes the evidence to its own value on average: nothing is gained by looking often."""
    now = evidence(won, won + lost, share)
    games = won + lost + 1
    after = share * exp(evidence(won + 1, games, share) - now) + (1 - share) * exp(evidence(won, games, share) - now)
    assert isclose(after, 1.0, rel_tol=1e-9)


@given(st.integers(0, 500), st.integers(0, 500), SHARES)
def test_a_shared_victory_is_no_more_evidence_than_chance_between_its_ends(won: int, lost: int, share: float) -> None:
    games = won + lost + 1
    lower, higher = sorted(evidence(won + part, games, share) for part in (0, 1))
    half = evidence(won + 0.5, games, share)
    assert exp(half - higher) <= (1 + exp(lower - higher)) / 2 * (1 + 1e-9)


def test_looking_after_every_game_seldom_finds_what_is_not_there() -> None:
    fooled = 0
    for run in range(200):
        dice, won = FastDice(run), 0
        for games in range(1, 301):
            won += dice.below(2, "game")
            if evidence(won, games, 0.5) >= log(20):
                fooled += 1
                break
    assert fooled <= 10  # 5 % of 200


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0).plain() == anytime(0, 0).plain() == {"value": 0.0, "low": 0.0, "high": 1.0}
