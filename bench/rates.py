"""Measures one build of Grotto: random play of Cave Troll driven from Python and inside, copies, events, memory.

`python -m bench` runs this file once for each build, with that build first on PYTHONPATH; it prints JSON.
"""

import argparse
import gc
import json
import random
import resource
import time
import tracemalloc
from collections.abc import Callable

from grotto.games import find_game
from grotto.kernel import FastDice, Setup, State
from grotto.kernel import state as kernel_state
from grotto.kernel.rollout import roll_out

EDITIONS = ("2006", "2015")
SEATS = (2, 3, 4)


def setup(edition: str, seats: int) -> Setup:
    """A table as simulations have it."""
    return find_game("cave-troll").setup(seats, {"edition": edition, "stall-guard": "on"})


def per_second(seconds: float, play: Callable[[int], int]) -> float:
    """Decisions per second of CPU time over whole games; one game is played before the clock starts."""
    play(0)
    decisions, games = 0, 1
    start = now = time.process_time()
    while now - start < seconds:
        decisions += play(games)
        games += 1
        now = time.process_time()
    return decisions / (now - start)


def driven(table: Setup, seconds: float) -> float:
    """Random legal play with a loop in plain Python, as an outside bot would do it."""
    uniform = random.Random(1).random

    def play(game: int) -> int:
        state = table.start(FastDice(game))
        answers = 0
        while state.outcome is None:
            seat = state.actor
            options = state.options(seat)
            state.take(seat, options[int(uniform() * len(options))])
            answers += 1
        return answers

    return per_second(seconds, play)


def inside(table: Setup, seconds: float, recording: bool = False) -> float:
    """Random legal play in the kernel's own loop."""
    dice = FastDice(1)
    return per_second(seconds, lambda game: roll_out(table.start(FastDice(game), recording), dice))


def middle(table: Setup, answers: int = 300) -> State:
    """A position from the middle of a game that did not end before it."""
    seed = 0
    while True:
        state = table.start(FastDice(seed))
        if roll_out(state, FastDice(seed), answers) == answers:
            return state
        seed += 1


def copy_microseconds(table: Setup, seconds: float) -> float:
    """The time of one copy of a state in the middle of a game."""
    copy = middle(table).copy
    copies = 0
    start = now = time.process_time()
    while now - start < seconds:
        for _ in range(1000):
            copy()
        copies += 1000
        now = time.process_time()
    return (now - start) / copies * 1e6


def state_bytes(table: Setup, count: int = 2000) -> float:
    """Memory of one state with its agenda and dice, over many copies held at once."""
    state = middle(table)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    held = [state.copy() for _ in range(count)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(held)


def growth_bytes(table: Setup, decisions: int) -> int:
    """By how much the process grows over so many decisions, after a tenth of them to warm up."""
    dice = FastDice(1)

    def play(many: int) -> None:
        done, game = 0, 0
        while done < many:
            done += roll_out(table.start(FastDice(game)), dice)
            game += 1

    play(decisions // 10)
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play(decisions)
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024


def measure(seconds: float, thorough: bool) -> dict[str, float]:
    """All figures of this build; `thorough` adds those that need measuring only once."""
    figures: dict[str, float] = {}
    for edition in EDITIONS:
        for seats in SEATS:
            figures[f"driven {edition} {seats}"] = driven(setup(edition, seats), seconds)
            figures[f"inside {edition} {seats}"] = inside(setup(edition, seats), seconds)
        figures[f"recorded {edition} 4"] = inside(setup(edition, 4), seconds, recording=True)
        figures[f"copy {edition} 4"] = copy_microseconds(setup(edition, 4), seconds / 4)
        if thorough:
            figures[f"bytes {edition} 4"] = state_bytes(setup(edition, 4))
            figures[f"growth {edition} 4"] = growth_bytes(setup(edition, 4), 1_000_000)
    return figures


def main() -> None:
    """Print the figures and which build they belong to."""
    parser = argparse.ArgumentParser(description="Measure the build of Grotto that comes first on PYTHONPATH.")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--thorough", action="store_true")
    arguments = parser.parse_args()
    compiled = not str(kernel_state.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "figures": measure(arguments.seconds, arguments.thorough)}))


if __name__ == "__main__":
    main()
