"""OpenSpiel's own checks on our games, its algorithms on small ones, and what its checks do not look at."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, mcts
from open_spiel.python.observation import make_observation

from grotto.env import spiel
from grotto.kernel import BadInput, FastDice, GrottoError, Refused
from tests.games.cave_troll.tiny import GAME, tiny_pack
from tests.laws.small_packs import pack
from tests.miniature.game import GAME as MINIATURE

CELLAR: Final = """\
[[board]]
id = "cellar"
grid = { width = 3, height = 1 }
field = [
  { id = "stairs", kind = "entrance", cells = [[0, 0]] },
  { id = "hall", kind = "room", gold = 3, cells = [[1, 0]] },
  { id = "pit", kind = "pit", cells = [[2, 0]] },
]
door = [
  { between = ["stairs", "hall"] },
  { between = ["hall", "pit"] },
]
"""
CELLAR_CARDS: Final = '  { kind = "explorer", count = 1 },\n  { kind = "orc", count = 1 },\n'

LANTERN: Final = spiel.register(MINIATURE)
TINY: Final = spiel.register(GAME, tiny_pack())
SMALL: Final = spiel.register(GAME, pack("cellar", CELLAR, CELLAR_CARDS, CELLAR_CARDS, ""))
GUARD: Final = "options=stall-guard:on;first-player:1"
GAMES: Final = (
    f"{LANTERN}(players=3)",
    f"{TINY}(options=stall-guard:on;edition:2006)",
    f"{TINY}(players=4,options=stall-guard:on;edition:2015,rewards=score,memory=0)",
    "grotto_cave_troll(players=2,options=edition:2015;stall-guard:on,bound=40)",
)


def walked(game: Any, seed: int, chance: FastDice, most: int = 10_000) -> list[Any]:
    """The states of a random game, with chance from dice of its own."""
    state = game.new_initial_state()
    dice = FastDice(seed)
    states = [state.clone()]
    for _ in range(most):
        if state.is_terminal():
            break
        options = state.legal_actions()
        state.apply_action(options[(chance if state.is_chance_node() else dice).below(len(options), "any")])
        states.append(state.clone())
    return states


@pytest.mark.parametrize("name", GAMES)
def test_passes_the_simulation_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_stored_and_copied_whole(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pyspiel.load_game(str(game))) == str(game)
    states = walked(game, 1, FastDice(2), most=120)
    for state in states[:: max(1, len(states) // 8)]:
        _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(back) == str(state)
        assert back.history() == state.history()
        if state.is_terminal():
            continue
        text = str(state)
        twin = state.clone()
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != text
        assert str(state) == text


def test_chance_is_explicit_and_fair() -> None:
    game = pyspiel.load_game(f"{TINY}(options=stall-guard:on)")
    states = walked(game, 1, FastDice(1))
    nodes = [state for state in states if state.is_chance_node()]
    # the artifacts, the first player and both piles are dealt at the start; a draw of the last thing is no chance
    deck, artifacts = 9, 3
    assert [len(state.chance_outcomes()) for state in nodes] == [3, 2, 2, *[*range(deck, 1, -1)] * 2]
    assert artifacts == 3
    for state in nodes:
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        assert state.information_state_string(0) == "before the deal"
        assert not np.any(state.observation_tensor(1))
    with pytest.raises(GrottoError, match="Chance can say"):
        nodes[0].course.choose(99)
    with pytest.raises(Refused):
        states[-2].course.choose(-1)


def test_what_a_seat_cannot_know_is_in_no_string_and_no_tensor() -> None:
    """The same answers in games that were dealt differently, up to where the seat sees a difference."""
    game = pyspiel.load_game(f"{TINY}(options=stall-guard:on;first-player:1)")
    stories = []
    for chance in range(12):
        state = game.new_initial_state()
        dice = FastDice(chance)
        while state.is_chance_node():
            state.apply_action(dice.below(len(state.chance_outcomes()), "deal"))
        stories.append(state)
    assert len({str(state) for state in stories}) > 6
    for seat in range(2):
        assert len({state.information_state_string(seat) for state in stories}) == 1
        assert len({state.observation_string(seat) for state in stories}) == 1
        assert len({tuple(state.information_state_tensor(seat)) for state in stories}) == 1


def test_an_information_state_recalls_all_that_a_seat_did_and_heard() -> None:
    game = pyspiel.load_game(f"{LANTERN}(players=3,memory=500)")
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for seat in range(3):
        known: list[str] = []
        own = 0
        state = game.new_initial_state()
        dice = FastDice(seat)
        while not state.is_terminal():
            options = state.legal_actions()
            action = options[dice.below(len(options), "any")]
            own += state.current_player() == seat
            state.apply_action(action)
            if state.is_chance_node() or state.course.player < 0:
                continue
            lines = state.information_state_string(seat).splitlines()[:-1]
            assert lines[: len(known)] == known, "something was forgotten"
            known = lines
            assert sum(line.startswith("own ") for line in lines) == own
            observation.set_from(state, seat)
            assert (observation.dict["memory"][:, 0] > 0).sum() == len(lines)
            assert (observation.dict["memory"][:, 0] == 1).sum() == own
        assert own > 3


def test_seats_that_choose_together_do_not_know_of_each_other() -> None:
    game = pyspiel.load_game(f"{LANTERN}(players=3)")
    found = 0
    for state in walked(game, 4, FastDice(4)):
        if state.is_terminal() or state.current_player() != 0 or len(state.course.state.asks) < 2:
            continue
        after = []
        for action in state.legal_actions():
            twin = state.clone()
            twin.apply_action(action)
            if not twin.is_chance_node() and twin.current_player() == 1:
                after.append(twin.information_state_string(1))
        found += len(after) > 1
        assert len(set(after)) <= 1
    assert found


def test_dealing_anew_keeps_what_a_seat_knows() -> None:
    game = pyspiel.load_game(f"{TINY}(options=stall-guard:on;edition:2015)")
    dice = FastDice(3)
    different = 0
    for state in walked(game, 2, FastDice(5), most=60):
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, lambda: dice.below(1000, "sample") / 1000)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        different += str(other) != str(state)
    assert different > 3


def test_returns_are_those_of_the_end() -> None:
    game = pyspiel.load_game(f"{TINY}(players=3,options=stall-guard:on,rewards=score)")
    *before, last = walked(game, 1, FastDice(1))
    assert last.is_terminal()
    scores = last.course.state.outcome.scores
    assert last.returns() == [score - (sum(scores) - score) / 2 for score in scores]
    assert all(state.returns() == [0, 0, 0] for state in before)
    cut = walked(pyspiel.load_game(f"{TINY}(bound=7)"), 1, FastDice(1))[-1]
    assert cut.is_terminal()
    assert cut.returns() == [0, 0]
    assert cut.course.answers == 7


def test_monte_carlo_tree_search_of_openspiel_plays() -> None:
    """It sees the cards, and so beats random play on a small board."""
    game = pyspiel.load_game(f"{SMALL}({GUARD})")
    won = 0.0
    for seed in range(6):
        random_state = np.random.RandomState(seed)
        bot = mcts.MCTSBot(game, 1.4, 25, mcts.RandomRolloutEvaluator(1, random_state), random_state=random_state)
        state = game.new_initial_state()
        dice = FastDice(seed)
        while not state.is_terminal():
            options = state.legal_actions()
            if state.current_player() == seed % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(options[dice.below(len(options), "any")])
        won += state.returns()[seed % 2]
    assert won > 0


def test_external_sampling_of_openspiel_learns() -> None:
    """Counterfactual regret minimisation on a board with one room finds a policy that beats random play."""
    game = pyspiel.load_game(f"{SMALL}({GUARD},bound=7,rewards=score)")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(1)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy()
    total = 0.0
    for seed in range(40):
        random_state = np.random.RandomState(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random_state.choice([outcome for outcome, _ in state.chance_outcomes()]))
            elif state.current_player() == seed % 2:
                likely = policy.action_probabilities(state)
                state.apply_action(random_state.choice(list(likely), p=list(likely.values())))
            else:
                state.apply_action(random_state.choice(state.legal_actions()))
        total += state.returns()[seed % 2]
    assert total > 0


def test_says_what_is_wrong_with_its_parameters() -> None:
    for wrong, says in (("options=fame", "like edition"), ("rewards=fame", "by win"), ("options=edition:1999", "1999")):
        with pytest.raises(BadInput, match=says):
            pyspiel.load_game(f"{TINY}({wrong})")
