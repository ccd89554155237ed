"""`python -m bench`: Grotto and its peers in one run, round after round; prints JSON, and a table on standard error."""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.goals import Goal, report

ROOT = Path(__file__).parent.parent
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
HANABI, CATANATRON = "open_spiel hanabi", "catanatron"
EDITIONS = ("2006", "2015")
SEATS = (2, 3, 4)


def run(path: Path, *arguments: str) -> Any:
    """What a measuring script prints, run in a process of its own with one build of Grotto in front."""
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: {done.stderr.strip().splitlines()[-1]}")
    return json.loads(done.stdout)


def one_round(seconds: float, first: bool) -> dict[str, float]:
    """Every figure once: the peers, then both builds of Grotto."""
    figures = {
        row["name"]: float(row["decisions_per_second"])
        for row in run(ROOT / "src", "-m", "bench.peers", "--seconds", str(3 * seconds))
    }
    for build, path in BUILDS.items():
        thorough = ["--thorough"] if first else []
        told = run(path, "-m", "bench.rates", "--seconds", str(seconds), *thorough)
        if told["compiled"] != (build == "compiled"):
            sys.exit(f"bench: {path} is not a {build} build; `make bench` makes both")
        figures |= {f"{build} {name}": value for name, value in told["figures"].items()}
    return figures


def ratio(rounds: list[dict[str, float]], name: str, reference: str) -> float:
    """The median over the rounds of a figure against a reference measured in the same round."""
    return statistics.median(figures[name] / figures[reference] for figures in rounds)


def goals(rounds: list[dict[str, float]]) -> list[Goal]:
    """What is to be reached, with what was."""
    found: list[Goal] = []
    for edition in EDITIONS:
        for seats in SEATS:
            table = f"{edition}, {seats} players"
            compiled, inner, plain = (
                f"{name} {edition} {seats}" for name in ("compiled driven", "compiled inside", "plain driven")
            )
            found.append(Goal(f"compiled, from Python / hanabi, {table}", ratio(rounds, compiled, HANABI), 1.5))
            found.append(Goal(f"compiled, from Python / catanatron, {table}", ratio(rounds, compiled, CATANATRON), 15))
            found.append(Goal(f"compiled, inner loop / from Python, {table}", ratio(rounds, inner, compiled), 1.3))
            found.append(Goal(f"plain, from Python / catanatron, {table}", ratio(rounds, plain, CATANATRON), 3))
        inner, recorded = f"compiled inside {edition} 4", f"compiled recorded {edition} 4"
        found.append(Goal(f"unrecorded / recorded, {edition}", ratio(rounds, inner, recorded), 2, at_least=False))
        copy = statistics.median(figures[f"compiled copy {edition} 4"] for figures in rounds)
        found.append(Goal(f"copy in microseconds, {edition}", copy, 1.5, at_least=False))
        for build in BUILDS:
            size = rounds[0][f"{build} bytes {edition} 4"]
            found.append(Goal(f"bytes of a state, {build}, {edition}", size, 4096, at_least=False))
            growth = rounds[0][f"{build} growth {edition} 4"]
            found.append(
                Goal(f"bytes grown over 1,000,000 decisions, {build}, {edition}", growth, 1 << 20, at_least=False)
            )
    return found


def main() -> None:
    """Measure, and report."""
    parser = argparse.ArgumentParser(description="Measure Grotto beside other libraries.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure and round")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    rounds = [one_round(arguments.seconds, number == 0) for number in range(arguments.rounds)]
    reached = goals(rounds)
    medians = {
        name: statistics.median(figures[name] for figures in rounds if name in figures) for name in sorted(rounds[0])
    }
    report(medians, reached)


if __name__ == "__main__":
    main()
