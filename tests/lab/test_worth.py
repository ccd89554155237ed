"""What a thing is worth: effects that were put in are found again, and nothing is made of what is seldom seen."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from grotto.lab.worth import Floats, worth

GAMES, SEATS = 3000, 3


def made(effects: list[float], seed: int = 1) -> tuple[Floats, Floats, Any]:
    """Games in which things have these effects on the score, beside what all seats of a game share, an advantage of
    each place in the order of play, and chance."""
    lots = np.random.default_rng(seed)
    had = lots.integers(0, 2, (GAMES, SEATS, len(effects))).astype(np.float64)
    first = lots.integers(0, SEATS, GAMES)
    places = (np.arange(SEATS)[None, :] - first[:, None]) % SEATS
    scores = had @ np.array(effects) + 5.0 * places + lots.normal(0, 30, (GAMES, 1)) + lots.normal(0, 2, (GAMES, SEATS))
    return had, scores, places


def test_effects_are_found_again() -> None:
    effects = [3.0, 0.0, -1.5]
    found = worth(*made(effects))
    for effect, interval in zip(effects, found, strict=True):
        assert interval is not None
        assert interval.value == pytest.approx(effect, abs=0.15)
        assert 0.1 < interval.high - interval.low < 0.4


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(100):
        had, scores, places = made([1.0], seed)
        (interval,) = worth(had[:200], scores[:200], places[:200])
        assert interval is not None
        held += interval.low <= 1.0 <= interval.high
    assert 88 <= held <= 100


def test_it_is_the_least_squares_of_everything_with_a_constant_for_each_game() -> None:
    had, scores, places = made([2.0, 1.0])
    had, scores, places = had[:80], scores[:80], places[:80]
    order = [(places == place).astype(float) for place in range(1, SEATS)]
    causes = np.stack([had[:, :, 0], had[:, :, 1], *order], axis=2).reshape(80 * SEATS, -1)
    constants = np.repeat(np.eye(80), SEATS, axis=0)
    expected, *_ = np.linalg.lstsq(np.hstack([causes, constants]), scores.ravel(), rcond=None)
    found = [one.value for one in worth(had, scores, places) if one is not None]
    assert found == pytest.approx(list(expected[:2]))


def test_nothing_is_said_of_what_all_seats_had_or_hardly_any() -> None:
    had, scores, places = made([1.0, 1.0, 1.0])
    had[:, :, 0] = 1.0
    had[:, :, 1] = 0.0
    had[:10, 0, 1] = 1.0
    found = worth(had, scores, places)
    assert found[:2] == [None, None]
    assert found[2] is not None


def test_nothing_is_said_of_few_games() -> None:
    had, scores, places = made([1.0, 1.0])
    assert worth(had[:40], scores[:40], places[:40]) == [None, None]
