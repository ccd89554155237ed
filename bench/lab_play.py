"""Measures how much more `grotto lab play` gets done on two cores than on one: the same games, one run after the other.

Run it with the compiled build first on PYTHONPATH; `measure` returns the figures, the command prints them as JSON.
"""

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path

from grotto.games import find_game
from grotto.lab.crew import LocalCrew
from grotto.lab.folder import Folder
from grotto.lab.plan import Plan, make_plan
from grotto.lab.running import play

SEATS = ("normal", "normal", "normal")
GAMES = 200


def games_per_second(plan: Plan, games: int, workers: int) -> float:
    """Of a whole run into a folder, from the moment the first games are there: a process takes a while to start."""
    started: list[tuple[float, int]] = []

    def progress(have: int, _: int) -> None:
        if have and not started:
            started.append((time.perf_counter(), have))

    with tempfile.TemporaryDirectory() as folder, Folder(Path(folder), plan) as kept:
        play(kept, games, LocalCrew(find_game, workers), progress)
    (since, before) = started[0]
    return (games - before) / (time.perf_counter() - since)


def measure(rounds: int = 3, games: int = GAMES) -> dict[str, float]:
    """Games per second on one core and on two, each the median of some rounds in turn, and the median of the ratios."""
    plan = make_plan(find_game("cave-troll"), [SEATS], 1)
    found = [(games_per_second(plan, games, 1), games_per_second(plan, games, 2)) for _ in range(rounds)]
    return {
        "lab play, games per second, 1 worker": statistics.median(one for one, _ in found),
        "lab play, games per second, 2 workers": statistics.median(two for _, two in found),
        "lab play, 2 workers / 1 worker": statistics.median(two / one for one, two in found),
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Measure grotto lab play on one core and on two.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=GAMES)
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.rounds, arguments.games), indent=2))


if __name__ == "__main__":
    main()
