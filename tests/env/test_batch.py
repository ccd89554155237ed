"""Many games in one step: the same as one by one, whatever the number of games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from grotto.env.batch import CUT, ENDED, RUNNING, BatchEnv
from grotto.kernel import BadInput, FastDice, Outcome, State
from grotto.kernel.batch import bound_of, next_seat, rewards_of, seed_of
from tests.env.tables import TABLES

GAMES = 5


def expect(env: BatchEnv, row: int, state: State) -> None:
    """A row shows a game as its seat to move sees it."""
    seat = next_seat(state)
    rows = env.rows
    assert rows.movers[row] == seat
    assert rows.observations[row].tobytes() == state.observe(seat)
    assert tuple(np.flatnonzero(rows.masks[row])) == tuple(sorted(state.options(seat)))


@pytest.mark.parametrize("name", TABLES)
def test_every_row_is_a_game_like_one_played_alone(name: str) -> None:
    env = BatchEnv(**TABLES[name], games=GAMES, seed=3, bound=700)
    setup = env.table.setup
    begun = [1] * GAMES
    answers = [0] * GAMES
    states = [setup.start(FastDice(seed_of(3, row, 0))) for row in range(GAMES)]
    endings = 0
    for _ in range(1500):
        for row, state in enumerate(states):
            expect(env, row, state)
        actions = env.any_actions()
        rows = env.step(actions)
        for row, state in enumerate(states):
            state.take(next_seat(state), int(actions[row]))
            answers[row] += 1
            end = ENDED if state.over else CUT if answers[row] == 700 else RUNNING
            assert rows.ends[row] == end
            paid = rewards_of(state.outcome, setup.seats, "win") if state.outcome is not None else [0.0] * setup.seats
            assert rows.rewards[row].tolist() == paid
            if end != RUNNING:
                states[row] = setup.start(FastDice(seed_of(3, row, begun[row])))
                begun[row] += 1
                answers[row] = 0
                endings += 1
        if endings >= 2 * GAMES:
            return
    assert endings >= GAMES


def test_a_game_is_the_same_among_few_and_among_many() -> None:
    few, many = (BatchEnv(**TABLES["2006"], games=games, seed=8) for games in (2, 9))
    dice = FastDice(1)
    for _ in range(300):
        assert np.array_equal(few.rows.observations, many.rows.observations[:2])
        actions = many.any_actions()
        for row in range(2):
            options = np.flatnonzero(many.rows.masks[row])
            actions[row] = options[dice.below(len(options), "any")]
        many.step(actions)
        few.step(actions[:2])
    other = BatchEnv(**TABLES["2006"], games=2, seed=9)
    assert not np.array_equal(other.rows.observations, BatchEnv(**TABLES["2006"], games=2, seed=8).rows.observations)


def test_any_action_may_be_drawn_and_only_open_ones() -> None:
    env = BatchEnv(**TABLES["miniature"], games=400)
    drawn = env.any_actions()
    assert env.rows.masks[np.arange(400), drawn].all()
    assert {(action, mover) for action, mover in zip(drawn, env.rows.movers, strict=True)} == {(7, 0), (8, 0)}


@pytest.mark.parametrize("row", [0, 3])
@pytest.mark.parametrize("wrong", [-1, 10**6, None])
def test_where_one_action_is_not_open_nothing_is_done(row: int, wrong: int | None) -> None:
    env = BatchEnv(**TABLES["2006"], games=4, seed=2)
    before = [array.tobytes() for array in env.rows]
    actions = env.any_actions()
    actions[row] = int(np.flatnonzero(env.rows.masks[row] == 0)[0]) if wrong is None else wrong
    with pytest.raises(BadInput, match=f"not open in game {row}"):
        env.step(actions)
    assert [array.tobytes() for array in env.rows] == before
    with pytest.raises(BadInput, match="4 games to answer, not 3"):
        env.step(actions[:3])
    env.step(env.any_actions())


@pytest.mark.parametrize(
    ("wrong", "says"),
    [({"games": 0}, "at least one"), ({"bound": -3}, "-3"), ({"rewards": "fame"}, "by win or by score")],
)
def test_says_what_is_wrong_with_its_arguments(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        BatchEnv(**(TABLES["2006"] | wrong))


def test_a_table_without_a_bound_is_cut_off_all_the_same() -> None:
    setup = BatchEnv(seats=2, games=1).table.setup
    assert setup.longest_game == 0
    assert bound_of(setup) == 10_000
    assert bound_of(setup, 12) == 12


@pytest.mark.parametrize(
    ("winners", "scores", "win", "score"),
    [
        ((0,), (9, 4), [1, -1], [5, -5]),
        ((0, 1), (7, 7), [0, 0], [0, 0]),
        ((), (0, 0), [0, 0], [0, 0]),
        ((2,), (1, 2, 6), [-0.5, -0.5, 1], [-3, -1.5, 4.5]),
        ((1, 2), (0, 3, 3), [-0.5, 0.25, 0.25], [-3, 1.5, 1.5]),
    ],
)
def test_what_an_end_pays(
    winners: tuple[int, ...], scores: tuple[int, ...], win: list[float], score: list[float]
) -> None:
    outcome = Outcome(winners, scores, "end")
    assert rewards_of(outcome, len(scores), "win") == pytest.approx(win)
    assert rewards_of(outcome, len(scores), "score") == pytest.approx(score)
    assert rewards_of(Outcome((0,), (6,), "end"), 1, "win") == [1]
    assert rewards_of(Outcome((0,), (6,), "end"), 1, "score") == [6]
