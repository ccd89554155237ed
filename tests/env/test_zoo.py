"""PettingZoo's own tests on our tables, and what they do not look at."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from grotto.env.zoo import TableEnv
from grotto.kernel import BadInput, FastDice, Refused
from tests.env.tables import TABLES


def any_open(env: TableEnv, dice: FastDice) -> int:
    """An action that the mask of the agent to act allows."""
    mask = env.observe(env.agent_selection)["action_mask"]
    options = np.flatnonzero(mask)
    return int(options[dice.below(len(options), "any")])


def play(env: TableEnv, seed: int, watch: Callable[[], None] = lambda: None) -> int:
    """A random game to its end; the number of actions."""
    env.reset(seed=seed)
    dice = FastDice(seed)
    actions = 0
    while not (any(env.terminations.values()) or any(env.truncations.values())):
        watch()
        env.step(any_open(env, dice))
        actions += 1
    return actions


# PettingZoo warns of dictionaries with a mask, which it documents and uses, unless the environment is one of its own.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("name", TABLES)
def test_passes_the_api_test(name: str) -> None:
    api_test(TableEnv(**TABLES[name], bound=300), num_cycles=150)


@pytest.mark.parametrize("name", ["miniature", "2006"])
def test_passes_the_seed_test(name: str) -> None:
    seed_test(lambda: TableEnv(**TABLES[name], bound=150), num_cycles=1)


def test_passes_the_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    """It plays for five seconds, through the ends of games; what it says of the speed is not judged here."""
    performance_benchmark(TableEnv(**TABLES["miniature"]))
    turns = re.search(r"([\d.]+) turns per second", capsys.readouterr().out)
    assert turns is not None
    assert float(turns[1]) > 0


@pytest.mark.parametrize("name", TABLES)
def test_observations_lie_in_their_space(name: str) -> None:
    env = TableEnv(**TABLES[name], bound=400)

    def watch() -> None:
        for agent in env.agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            to_act = agent == env.agent_selection
            assert seen["action_mask"].any() == to_act
            listed = env.infos[agent]["options"] if to_act else ()
            assert sorted(listed) == np.flatnonzero(seen["action_mask"]).tolist()

    play(env, 1, watch)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("rewards", ["win", "score"])
def test_the_end_pays_and_says_how_it_came_out(name: str, rewards: str) -> None:
    env = TableEnv(**TABLES[name], rewards=rewards)
    play(env, 2)
    outcome = env.game_state.outcome
    assert outcome is not None
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert sum(env.rewards.values()) == pytest.approx(0)
    best = max(env.rewards.values())
    best_paid = {seat for seat, paid in enumerate(env.rewards.values()) if paid == best}
    assert set(outcome.winners) <= best_paid
    assert all(env.infos[agent]["outcome"] == outcome.plain() for agent in env.agents)
    steps = 0
    while env.agents:
        reward = env.last()[1]
        assert reward == env._cumulative_rewards[env.agent_selection]
        env.step(None)
        steps += 1
    assert steps == len(env.possible_agents)


def test_seats_that_are_asked_at_once_answer_one_by_one() -> None:
    env = TableEnv(**TABLES["miniature"])
    together = 0

    def watch() -> None:
        nonlocal together
        state = env.game_state
        assert env.agent_selection == f"player_{state.awaits[0]}"
        together += len(state.asks) > 1

    for seed in range(3):
        play(env, seed, watch)
    assert together > 10


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    env = TableEnv(**TABLES["2006"], bound=25)
    assert play(env, 1) == 25
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    assert not env.observe("player_0")["action_mask"].any()


def test_seeds_decide_the_games_and_those_after_them() -> None:
    def story(env: TableEnv, seed: int | None) -> bytes:
        env.reset(seed=seed)
        dice = FastDice(5)
        seen = b""
        for _ in range(60):
            seen += env.observe(env.agent_selection)["observation"].tobytes()
            env.step(any_open(env, dice))
        return seen

    one, other = TableEnv(**TABLES["2015"]), TableEnv(**TABLES["2015"])
    first = story(one, 7)
    assert story(other, 7) == first
    second = story(one, None)
    assert second != first
    assert story(other, None) == second
    assert story(one, 8) != first


def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    env = TableEnv(**TABLES["2006"])
    with pytest.raises(BadInput, match="reset"):
        env.observe("player_0")
    env.reset(seed=1)
    before = env.last()[0]
    assert before is not None
    closed = int(np.flatnonzero(before["action_mask"] == 0)[-1])
    for wrong in (closed, -1, env.table.setup.size):
        with pytest.raises(Refused):
            env.step(wrong)
    with pytest.raises(BadInput, match="needed"):
        env.step(None)
    after = env.last()[0]
    assert after is not None
    assert all(np.array_equal(before[part], after[part]) for part in ("observation", "action_mask"))


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = TableEnv(**TABLES["crowded"], bound=77)
    twin = pickle.loads(pickle.dumps(env))
    env.reset(seed=4)
    twin.reset(seed=4)
    assert twin.bound == 77
    assert np.array_equal(twin.observe("player_2")["observation"], env.observe("player_2")["observation"])


def test_an_observation_is_not_changed_by_what_happens_later() -> None:
    env = TableEnv(**TABLES["2006"])
    env.reset(seed=1)
    seen = env.observe("player_0")["observation"]
    kept = seen.copy()
    dice = FastDice(1)
    for _ in range(30):
        env.step(any_open(env, dice))
    assert np.array_equal(seen, kept)
    assert not np.array_equal(env.observe("player_0")["observation"], kept)


def test_draws_the_table_without_what_is_hidden() -> None:
    env = TableEnv(**TABLES["2006"], render_mode="ansi", viewer=0, lang="de")
    env.reset(seed=1)
    assert "Zug" in str(env.render())
    assert env.render() == env.table.picture(env.game_state.redeal(0, FastDice(3)), 0, "de")
    assert TableEnv(**TABLES["2006"]).render() is None


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"render_mode": "human"}, "ansi"),
        ({"rewards": "fame"}, "by win or by score"),
        ({"bound": -1}, "-1"),
        ({"game": "chess"}, "chess"),
        ({"seats": 9}, "9"),
    ],
)
def test_says_what_is_wrong_with_its_arguments(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        TableEnv(**(TABLES["2006"] | wrong))
