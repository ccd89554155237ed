"""Measures environments: steps a second of CPU time of PettingZoo's connect_four, of ours, and of many games at once.

Everywhere all steps come with their observation and mask in NumPy arrays, and the actions are random legal ones. Where
the two PettingZoo environments are compared, each is asked in the quickest way it has: `mask` draws from the mask as
PettingZoo's own benchmark does, `list` from the list of options. `documented` is the loop over one game that
PettingZoo's documentation shows, which draws with `sample(mask)`; `many games` is the same over a batch.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3

from grotto.env.batch import BatchEnv
from grotto.env.zoo import TableEnv
from grotto.kernel import state as kernel_state

EDITIONS = ("2006", "2015")
GAMES = 256

Choose = Callable[[Any, Any, Any], int]


def per_second(seconds: float, play: Callable[[], int]) -> float:
    """Steps a second of CPU time; the first call is not counted."""
    play()
    steps = 0
    start = now = time.process_time()
    while now - start < seconds:
        steps += play()
        now = time.process_time()
    return steps / (now - start)


def by_sample(env: Any, seen: Any, info: Any) -> int:
    """An action as PettingZoo's documentation draws it."""
    return int(env.action_space(env.agent_selection).sample(seen["action_mask"]))


def by_mask(env: Any, seen: Any, info: Any) -> int:
    """An action as PettingZoo's own benchmark draws it."""
    action: int = random.choice(np.flatnonzero(seen["action_mask"]).tolist())  # noqa: TID251 - as it is there
    return action


def by_list(env: Any, seen: Any, info: Any) -> int:
    """An action from the list of those that are open."""
    action: int = random.choice(info["options"])  # noqa: TID251 - beside the same
    return action


def whole_game(env: Any, choose: Choose) -> Callable[[], int]:
    """Plays a game of a PettingZoo environment; how many actions it had."""

    def play() -> int:
        env.reset()
        actions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(choose(env, seen, info))
                actions += 1
        return actions

    return play


def many_games(env: BatchEnv) -> Callable[[], int]:
    """Takes 64 steps in all games of a batch."""

    def play() -> int:
        for _ in range(64):
            env.step(env.any_actions())
        return 64 * GAMES

    return play


def main() -> None:
    """Print the figures and which build they belong to."""
    parser = argparse.ArgumentParser(description="Measure environments of the build that comes first on PYTHONPATH.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure")
    seconds = parser.parse_args().seconds
    figures = {"zoo connect_four mask": per_second(seconds, whole_game(connect_four_v3.env(), by_mask))}
    for edition in EDITIONS:
        options = {"edition": edition, "stall-guard": "on"}
        env = TableEnv("cave-troll", 2, options)
        for name, choose in (("list", by_list), ("mask", by_mask), ("documented", by_sample)):
            figures[f"zoo cave-troll {edition} {name}"] = per_second(seconds, whole_game(env, choose))
        batch = BatchEnv("cave-troll", 2, options, games=GAMES)
        figures[f"many games {edition}"] = per_second(seconds, many_games(batch))
    compiled = not str(kernel_state.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "figures": figures}))


if __name__ == "__main__":
    main()
