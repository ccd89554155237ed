"""Measures tree search over hidden information: rounds a second of our bot on Cave Troll, of OpenSpiel's on gin rummy.

A round is one walk from the question into a newly dealt copy. OpenSpiel's ends with a random game played to its end, as
that is the only evaluation it brings; ours with the game's own estimate of the chances.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel

from grotto.bots import Limit, Search
from grotto.games import find_game
from grotto.kernel import NOBODY, FastDice
from grotto.kernel import state as kernel_state

ROUNDS = 200  # simulations for one choice, for both
GAP = 12  # answers between two questions that are thought about
EDITIONS = ("2006", "2015")


def rate(thoughts: Iterator[tuple[int, float]], seconds: float) -> float:
    """Rounds a second of CPU time, over so much of it; the first thought is not counted."""
    next(thoughts)
    rounds, spent = 0, 0.0
    while spent < seconds:
        done, took = next(thoughts)
        rounds += done
        spent += took
    return rounds / spent


def timed(think: Callable[[], int]) -> tuple[int, float]:
    """How many rounds a thought had, and the CPU time that it took."""
    start = time.process_time()
    rounds = think()
    return rounds, time.process_time() - start


def grotto(edition: str) -> Iterator[tuple[int, float]]:
    """Thoughts about questions out of random games of Cave Troll, two players."""
    setup = find_game("cave-troll").setup(2, {"edition": edition, "stall-guard": "on"})
    game = 0
    while True:
        game += 1
        dice = FastDice(game)
        state = setup.start(FastDice(game))
        while True:
            for _ in range(GAP):
                if not state.over:
                    state.answer_by_lot(dice)
            if state.over:
                break
            seat = state.actor
            if seat == NOBODY or len(state.options(seat)) == 1:
                continue
            bot = Search(dice, Limit(rounds=ROUNDS))
            seen = state.redeal(seat, dice)

            def think(bot: Search = bot, seen: Any = seen, seat: int = seat) -> int:
                bot.choose(seen, seat)
                return bot.rounds

            yield timed(think)


def open_spiel() -> Iterator[tuple[int, float]]:
    """Thoughts about questions out of random games of gin rummy."""
    game = pyspiel.load_game("gin_rummy")
    chooser = random.Random(1)
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        ROUNDS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )

    def think(state: Any) -> int:
        bot.restart()
        bot.step(state)
        return ROUNDS

    while True:
        state, answers = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                answers += 1
                if answers % GAP == 0 and len(state.legal_actions()) > 1:
                    yield timed(lambda state=state: think(state))  # type: ignore[misc]
            uniform = chooser.random()
            legal = state.legal_actions()  # in gin rummy every card is as likely as another
            state.apply_action(legal[int(uniform * len(legal))])


def main() -> None:
    """Print the figures and which build they belong to."""
    parser = argparse.ArgumentParser(description="Measure tree search of the build that comes first on PYTHONPATH.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each figure")
    arguments = parser.parse_args()
    figures = {"ismcts open_spiel gin_rummy": rate(open_spiel(), arguments.seconds)}
    for edition in EDITIONS:
        figures[f"ismcts cave-troll {edition}"] = rate(grotto(edition), arguments.seconds)
    compiled = not str(kernel_state.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "figures": figures}))


if __name__ == "__main__":
    main()
