"""Gymnasium's own check on our tables, and what it does not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import grotto.env.gym  # noqa: F401 - registers
from grotto.bots import Bot, Simple
from grotto.env.gym import SeatEnv
from grotto.kernel import BadInput, Dice, FastDice, State
from tests.env.tables import TABLES


def play(env: SeatEnv, seed: int) -> tuple[int, float, bool, bool, dict[str, Any]]:
    """A random game: its number of own actions, and the last step."""
    seen, _ = env.reset(seed=seed)
    dice = FastDice(seed)
    for count in range(1, 10_000):
        options = np.flatnonzero(seen["action_mask"])
        seen, reward, ended, cut, info = env.step(int(options[dice.below(len(options), "any")]))
        if ended or cut:
            return count, float(reward), ended, cut, info
    raise AssertionError


@pytest.mark.parametrize("name", TABLES)
def test_passes_the_check_of_gymnasium(name: str) -> None:
    env = gymnasium.make("grotto/Seat-v1", **TABLES[name], bound=300)
    check_env(env.unwrapped)


@pytest.mark.parametrize("seat", [0, 2])
def test_bots_have_the_other_seats(seat: int) -> None:
    asked: list[int] = []

    class Watching(Bot):
        """Plays like the simple bot, and notes for which seat it was asked; it never gets the game itself."""

        def choose(self, state: State, seat: int) -> int:
            asked.append(seat)
            assert state is not env.game_state
            return Simple(FastDice(1)).choose(state, seat)

    def maker(dice: Dice) -> Bot:
        return Watching()

    env = SeatEnv(**TABLES["miniature"], seat=seat, bots=[maker, "easy"])
    count, _, ended, cut, info = play(env, 3)
    assert ended
    assert not cut
    assert count > 3
    assert set(asked) == {0 if seat else 1}
    assert info["outcome"] == env.game_state.outcome.plain()  # type: ignore[union-attr]


def test_pays_the_seat_at_the_end() -> None:
    for seed in range(4):
        env = SeatEnv(**TABLES["2006"], seat=1, rewards="score")
        _, reward, _, _, _ = play(env, seed)
        outcome = env.game_state.outcome
        assert outcome is not None
        assert reward == outcome.scores[1] - outcome.scores[0]


def test_the_same_seed_gives_the_same_game() -> None:
    stories = []
    for seed in (5, 5, 6):
        env = SeatEnv(**TABLES["2015"], bots="easy", bound=60)
        stories.append((play(env, seed), env.game_state.dump()))
    assert stories[0] == stories[1]
    assert stories[0] != stories[2]


def test_an_action_that_is_not_open_changes_nothing_and_costs() -> None:
    env = SeatEnv("cave-troll", 2, {"first-player": "1"}, penalty=0.5, bound=3)
    before, _ = env.reset(seed=1)
    closed = int(np.flatnonzero(before["action_mask"] == 0)[-1])
    for count in range(3):
        after, reward, ended, cut, info = env.step(closed)
        assert all(np.array_equal(before[part], after[part]) for part in ("observation", "action_mask"))
        assert (reward, ended, cut) == (-0.5, False, count == 2)
        assert info["refused"].startswith("CT")


def test_draws_the_table_as_its_seat_sees_it() -> None:
    env = SeatEnv(**TABLES["miniature"], seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.table.picture(env.game_state.redeal(1, FastDice(4)), 1, "en")
    assert env.render() != env.table.picture(env.game_state, 2, "en")


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seat": 2}, "no seat 2"),
        ({"bots": ["easy", "easy"]}, "2 bots"),
        ({"render_mode": "human"}, "ansi"),
        ({"rewards": "fame"}, "by win or by score"),
    ],
)
def test_says_what_is_wrong_with_its_arguments(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        SeatEnv(**(TABLES["2006"] | wrong))
    with pytest.raises(BadInput, match="reset"):
        SeatEnv(**TABLES["2006"]).step(0)
    with pytest.raises(BadInput, match="genius"):
        SeatEnv(**TABLES["2006"], bots="genius").reset(seed=1)
