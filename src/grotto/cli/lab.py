"""`grotto lab`: games by the thousand, to compare bots and to measure games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib.util import find_spec

from grotto.cli.language import Speech, chosen_language
from grotto.kernel import BadInput

NEEDED = ("numpy", "pyarrow")
INTERRUPTED = 130
LONGEST_SEED = 18
Run = Callable[[argparse.Namespace], int]


def lab_arguments(lab: argparse.ArgumentParser) -> None:
    """What can be written behind `grotto lab`."""
    commands = lab.add_subparsers(metavar="play|match|ladder|balance", required=True)
    play = _command(commands, "play", play_command, "play games, and keep the results as Parquet")
    play.add_argument("--seats", metavar="BOT,BOT", required=True, help="who sits where; see below")
    play.add_argument("--out", metavar="DIR", required=True, help="where results go; what is there already is kept")
    _games(play, 1000)
    match = _command(commands, "match", match_command, "find out which of two bots is stronger")
    match.add_argument("one", metavar="BOT", help="who is measured: it sits on every seat equally often")
    match.add_argument("other", metavar="BOT", help="who sits on all other seats")
    match.add_argument("--until-sure", action="store_true", help="stop as soon as it is clear, with --games at most")
    _compared(match)
    _games(match, 400)
    ladder = _command(commands, "ladder", ladder_command, "let all play against all, and rate them")
    ladder.add_argument("bots", metavar="BOT", nargs="+", help="who takes part")
    _compared(ladder)
    _games(ladder, 1000)
    balance = _command(commands, "balance", balance_command, "measure a game, and write a report about it")
    balance.add_argument("--bot", default="normal", metavar="BOT", help="who plays every seat (default: normal)")
    balance.add_argument("--players", metavar="N,N", help="numbers of players (default: all the game is for)")
    balance.add_argument("--compare", metavar="SETTING", help="whose values are compared (default: the first; nothing)")
    balance.add_argument("--out", metavar="DIR", required=True, help="where games and report.html go")
    _games(balance, 400)


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, run: Run, what: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.", epilog=BOTS)
    command.add_argument("game", metavar="GAME", help="which game (see grotto games)")
    command.add_argument("--lang", metavar="LANG", help="the language: en or de (default: from LANG)")
    command.set_defaults(run=lambda args: _checked(run, args))
    return command


BOTS = (
    "A bot is random, easy, normal or hard; hard@200 thinks 200 rounds for each choice, hard@2s two seconds;"
    " MODULE:NAME is one of your own (docs/write-a-bot.md). Without seconds the same seed gives the same games."
)


def _games(command: argparse.ArgumentParser, games: int) -> None:
    """What decides how games are played, and how many."""
    about = "a setting of the table (see grotto games)"
    command.add_argument(
        "--set", "--option", dest="option", action="append", default=[], metavar="NAME=VALUE", help=about
    )
    command.add_argument("--pack", metavar="DIR", help="a board and pieces of your own")
    command.add_argument("--games", type=int, default=games, metavar="N", help=f"how many games (default: {games})")
    command.add_argument("--seed", type=seed, default=1, metavar="N", help="from which all chance follows (default: 1)")
    thought = command.add_mutually_exclusive_group()
    thought.add_argument("--rounds", type=int, metavar="N", help="of a bot that thinks ahead, for each choice")
    thought.add_argument("--seconds", type=float, metavar="T", help="instead; such games cannot be repeated")
    command.add_argument("--longest", type=int, metavar="N", help="answers after which a game is given up")
    command.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    command.add_argument("--on", default="here", metavar="WHERE", help="here, ray, or ray:ADDRESS of a cluster")


def seed(typed: str) -> int:
    """A seed as it is typed."""
    if not (typed.isascii() and typed.isdigit() and len(typed) <= LONGEST_SEED):
        raise argparse.ArgumentTypeError(f"a seed is a whole number of up to {LONGEST_SEED} digits")
    return int(typed)


def _compared(command: argparse.ArgumentParser) -> None:
    """What commands that compare bots have in common."""
    command.add_argument("--players", type=int, metavar="N", help="at a table (default: the fewest the game is for)")
    command.add_argument("--out", metavar="DIR", help="keep the games there, so that the command can be gone on with")
    command.add_argument("--json", action="store_true", help="the result as JSON")


def _checked(run: Run, args: argparse.Namespace) -> int:
    """Run a command, if what it takes is installed; whoever stops it is told that nothing kept is lost."""
    speech = Speech(chosen_language(args.lang))
    if any(find_spec(name) is None for name in NEEDED):
        raise BadInput(speech.cli("lab-missing"))
    try:
        return run(args)
    except KeyboardInterrupt:
        sys.stderr.write(f"grotto: {speech.cli('lab-stopped')}\n")
        return INTERRUPTED


def play_command(args: argparse.Namespace) -> int:
    """`grotto lab play`."""
    from grotto.cli.lab_play import play

    return play(args)


def match_command(args: argparse.Namespace) -> int:
    """`grotto lab match`."""
    from grotto.cli.lab_match import match

    return match(args)


def ladder_command(args: argparse.Namespace) -> int:
    """`grotto lab ladder`."""
    from grotto.cli.lab_ladder import ladder

    return ladder(args)


def balance_command(args: argparse.Namespace) -> int:
    """`grotto lab balance`."""
    from grotto.cli.lab_balance import balance

    return balance(args)
