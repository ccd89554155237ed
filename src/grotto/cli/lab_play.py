"""`grotto lab play`: games whose results are kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from grotto.cli.lab_runs import Bench, names
from grotto.lab.folder import Folder


def play(args: argparse.Namespace) -> int:
    """Play what is missing of a run into its folder."""
    bench = Bench(args)
    plan = bench.plan([names(args.seats)])
    speech, screen = bench.speech, bench.screen
    with Folder(Path(args.out), plan) as folder:
        bench.play(folder, bench.games, speech.cli("lab-playing"))
    screen.say(speech.cli("lab-played", count=bench.games, folder=args.out), "good")
    if not plan.repeatable:
        screen.say(speech.cli("lab-not-repeatable"), "dim")
    return 0
