"""`python -m bench.lab`: the lab and its peers in one run, round after round; JSON, and a table on standard error."""

import argparse
import statistics
import sys

from bench.__main__ import BUILDS, ratio, run
from bench.goals import Goal, report

EDITIONS = ("2006", "2015")
TWO_CORES = "lab play, 2 workers / 1 worker"  # of the figures of bench.lab_play


def one_round(seconds: float) -> dict[str, float]:
    """Every figure once, with the compiled build."""
    figures: dict[str, float] = {}
    for script in ("bench.lab.search", "bench.lab.stepping"):
        told = run(BUILDS["compiled"], "-m", script, "--seconds", str(seconds))
        if not told["compiled"]:
            sys.exit(f"bench: {BUILDS['compiled']} is not a compiled build; `make bench-lab` makes it")
        figures |= told["figures"]
    return figures


def goals(rounds: list[dict[str, float]], lab: dict[str, float]) -> list[Goal]:
    """What is to be reached, with what was."""
    found = [Goal("lab play, two cores / one", lab[TWO_CORES], 1.85)]
    for edition in EDITIONS:
        search = ratio(rounds, f"ismcts cave-troll {edition}", "ismcts open_spiel gin_rummy")
        found.append(Goal(f"ISMCTS rounds / OpenSpiel's on gin rummy, {edition}", search, 5))
        steps = ratio(rounds, f"zoo cave-troll {edition} list", "zoo connect_four mask")
        found.append(Goal(f"PettingZoo steps / its connect_four, {edition}", steps, 10))
        batch = ratio(rounds, f"many games {edition}", f"zoo cave-troll {edition} documented")
        found.append(Goal(f"steps of many games / of one as documented, {edition}", batch, 3))
    return found


def main() -> None:
    """Measure, and report."""
    parser = argparse.ArgumentParser(description="Measure search, environments and the lab beside other libraries.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each figure and round")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    rounds = [one_round(arguments.seconds) for _ in range(arguments.rounds)]
    lab: dict[str, float] = run(BUILDS["compiled"], "-m", "bench.lab_play", "--rounds", str(arguments.rounds))
    medians = {name: statistics.median(figures[name] for figures in rounds) for name in sorted(rounds[0])}
    report(medians | lab, goals(rounds, lab))


if __name__ == "__main__":
    main()
