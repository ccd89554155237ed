"""`python -m bench.table`: Grotto's server beside boardgame.io's, round after round; prints JSON and a table."""

import argparse
import json
import statistics
import subprocess
import sys
from typing import Any, Final

from bench.goals import Goal, report
from bench.table.servers import HERE, Server, grotto, peer

TABLES: Final = 50  # playing at the same time
MANY: Final = 500  # live tables, for memory
TUTORIAL: Final = "tic-tac-toe"  # of boardgame.io, in peer-server.mjs: the goals are for this one
BARE: Final = "cave"  # no rules, no end, but a state as large as Cave Troll's: for comparison


def drive(script: str, *arguments: object) -> Any:
    """What a driver prints."""
    command = ["node", script, *map(str, arguments)]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: {script}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def one_round(seconds: float) -> dict[str, float]:
    """Every server once, each driven by itself."""
    figures: dict[str, float] = {}
    with peer() as server:
        for game in (TUTORIAL, BARE):
            figures |= named(f"boardgame.io {game}", drive("drive.mjs", game, server.url, TABLES, seconds))
    with grotto() as server:
        figures |= named("grotto", drive("drive.mjs", "grotto", server.url, TABLES, seconds))
        figures |= named("grotto alone", drive("drive.mjs", "grotto", server.url, 1, seconds))
    return figures


def named(who: str, figures: dict[str, float]) -> dict[str, float]:
    """The figures of one driver under its name."""
    return {f"{who} {name}": value for name, value in figures.items()}


def once() -> dict[str, float]:
    """What needs no comparison: memory with many tables, and whether bots hold anybody up."""
    with grotto() as server:
        figures = {f"memory with {MANY} tables": memory_of_many(server)}
    with grotto() as server:
        figures |= named("beside bots", drive("beside-bots.mjs", server.url))
    return figures


def memory_of_many(server: Server) -> float:
    """Bytes of the server's process with many running tables, two connections each."""
    holder = subprocess.Popen(["node", "hold.mjs", server.url, str(MANY)], cwd=HERE, stdout=subprocess.PIPE)
    assert holder.stdout is not None
    if holder.stdout.readline() != b"ready\n":
        sys.exit("bench: hold.mjs could not open its tables")
    size = server.memory()
    holder.kill()
    holder.wait()
    return float(size)


def ratio(rounds: list[dict[str, float]], figure: str, game: str) -> float:
    """How many times a figure of boardgame.io's server with a game ours is."""
    return statistics.median(row[f"grotto {figure}"] / row[f"boardgame.io {game} {figure}"] for row in rounds)


def goals(rounds: list[dict[str, float]], single: dict[str, float]) -> list[Goal]:
    """What is to be reached, with what was."""
    shown = statistics.median(row["grotto alone shown_p50"] for row in rounds)
    memory = single[f"memory with {MANY} tables"]
    delay = single["beside bots p99"] - single["beside bots without p99"]
    return [
        Goal(f"moves per second / boardgame.io, {TABLES} tables", ratio(rounds, "per_second", TUTORIAL), 2),
        Goal(f"p99 / boardgame.io, {TABLES} tables", ratio(rounds, "p99", TUTORIAL), 1, at_least=False),
        Goal("milliseconds until the other sees a choice, median", shown, 50, at_least=False),
        Goal(f"bytes of the process with {MANY} tables", memory, 600_000_000, at_least=False),
        Goal("milliseconds that bots delay other tables, p99", delay, 50, at_least=False),
    ]


def main() -> None:
    """Measure, and report."""
    parser = argparse.ArgumentParser(prog="bench-table", description="Measure Grotto's server beside boardgame.io's.")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each server and round")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    rounds = [one_round(arguments.seconds) for _ in range(arguments.rounds)]
    single = once()
    medians = {name: statistics.median(row[name] for row in rounds) for name in rounds[0]} | single
    medians |= {f"grotto / boardgame.io {BARE} {one}": ratio(rounds, one, BARE) for one in ("per_second", "p99")}
    report(medians, goals(rounds, single))


if __name__ == "__main__":
    main()
