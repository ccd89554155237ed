"""`python -m grotto.env.layouts GAME`: what the numbers of observations and options of a game mean, as a page.

`docs/tensors/` holds these pages; a test compares them with what the code says.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import groupby

from grotto.games import find_game
from grotto.kernel import BadInput, Game, Setup

FEW = 4  # labels and options that are listed one by one


def page(game: Game) -> str:
    """A page about the tables of a game with the fewest seats, for each value of its first setting that has values."""
    lines = [
        f"# Observations and options of {game.id}",
        "",
        f"Written by `python -m grotto.env.layouts {game.id}`. Numbers are bytes from 0 to the highest value.",
        "Seats are counted from the observer on, `own`, `+1`, `+2` and so on; options alone name them as they sit.",
        "Tables with more seats, other boards or packs have the same blocks in the same order, of other lengths: ask",
        "`setup.layout()` and `setup.option_names()`. The version changes when a table would give other numbers; the",
        "fingerprint tells layouts apart.",
    ]
    for options in tables(game):
        setup = game.setup(game.seats[0], options)
        title = ", ".join([f"{game.seats[0]} seats", *[f"{name} {value}" for name, value in options.items()]])
        layout = setup.layout()
        lines += [
            "",
            f"## {title}",
            "",
            f"Layout `{layout.version}`, fingerprint `{layout.fingerprint()}`, {layout.size} numbers.",
            "",
            "| from | numbers | block | highest | labels | meaning |",
            "| ---: | ---: | --- | ---: | --- | --- |",
        ]
        for block in layout.blocks:
            labels = listed([f"`{label}`" for label in block.labels])
            count = len(block.labels)
            lines.append(f"| {block.start} | {count} | `{block.name}` | {block.highest} | {labels} | {block.meaning} |")
        lines += ["", f"{setup.size} options.", "", "| from | options | names |", "| ---: | ---: | --- |"]
        lines += [f"| {start} | {len(names)} | {listed(names)} |" for start, names in option_groups(setup)]
    return "\n".join(lines) + "\n"


def tables(game: Game) -> list[dict[str, str]]:
    """The options that the page of a game shows."""
    for setting in game.settings():
        if setting.choices:
            return [{setting.name: value} for value in setting.choices]
    return [{}]


def listed(names: list[str]) -> str:
    """Some names: all of a few, of many the first and the last."""
    return ", ".join(names if len(names) <= FEW else [names[0], names[1], "…", names[-1]])


def option_groups(setup: Setup) -> Iterator[tuple[int, list[str]]]:
    """Runs of options of one sort, each with the number of its first."""
    start = 0
    for _, run in groupby(setup.option_names(), lambda name: name.partition(":")[0] if ":" in name else ""):
        names = [f"`{name}`" for name in run]
        yield start, names
        start += len(names)


def main() -> None:
    """Print the page of a game."""
    parser = argparse.ArgumentParser(prog="python -m grotto.env.layouts", description="Print what the numbers mean.")
    parser.add_argument("game")
    try:
        sys.stdout.write(page(find_game(parser.parse_args().game)))
    except BadInput as bad:
        sys.exit(f"grotto: error: {bad}")


if __name__ == "__main__":
    main()
