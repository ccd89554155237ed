"""What can be written behind `grotto`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from grotto import __version__
from grotto.cli.analyse import analyse_command
from grotto.cli.lab import lab_arguments
from grotto.cli.language import Speech, chosen_language
from grotto.cli.packs import check_command, new_command
from grotto.cli.play import play_command
from grotto.cli.records import replay_command, verify_command
from grotto.cli.rules import default_game, ledger_command, rules_command
from grotto.cli.screen import Screen
from grotto.cli.serve import serve_arguments, serve_command
from grotto.games import all_games
from grotto.kernel import BadInput, Text

USAGE = 2
LONGEST_SEED = 18


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where there is more."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"grotto: {message} (see {self.prog} --help)\n")
        raise SystemExit(USAGE)


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = Parser(prog="grotto", description="A table for the cave board games: play them, look up their rules.")
    top.add_argument("--version", action="version", version=f"grotto {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    _play(_command(commands, "play", play_command, "play a game in this terminal"))
    serve_arguments(_command(commands, "serve", serve_command, "serve the table in a browser"))
    lab_arguments(commands.add_parser("lab", help="play games by the thousand, compare bots, measure games"))
    rules = _command(commands, "rules", _rules, "look up the rules: contents, a number, or some words")
    rules.add_argument("words", nargs="*", metavar="GAME NUMBER|WORDS", help="a game, then a rule's number or words")
    rules.add_argument("--ledger", action="store_true", help="where each rule is coded and tested")
    rules.add_argument("--json", action="store_true", help="the ledger as JSON")
    rules.add_argument("--tests", type=Path, metavar="DIR", help="where the tests are")
    tell = _command(commands, "replay", replay_command, "tell a recorded game in words")
    tell.add_argument("file", metavar="FILE")
    tell.add_argument("--until", type=int, metavar="N", help="only the first N answers")
    study = _command(commands, "analyse", analyse_command, "say where a recorded game turned, and draw it")
    study.add_argument("file", metavar="FILE")
    study.add_argument("-o", dest="output", metavar="FILE", help="draw the chances to win into a file, as SVG")
    check = _command(commands, "verify", verify_command, "recompute all chance of a recorded game from its secret")
    check.add_argument("file", metavar="FILE")
    pack = commands.add_parser("pack", help="check a pack of one's own, or begin one")
    packs = pack.add_subparsers(metavar="check|new", required=True)
    check = _command(packs, "check", check_command, "say what is wrong with a pack")
    check.add_argument("dir", metavar="DIR")
    new = _command(packs, "new", new_command, "write a pack to start from")
    new.add_argument("game", metavar="GAME")
    new.add_argument("dir", metavar="DIR")
    _command(commands, "games", _games, "list the games")
    return top


Run = Callable[[argparse.Namespace], int]


def _command(commands: argparse._SubParsersAction[Parser], name: str, run: Run, what: str) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")
    command.add_argument("--lang", metavar="LANG", help="the language: en or de (default: from LANG)")
    command.set_defaults(run=run)
    return command


def _play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", metavar="GAME", help="which game (see grotto games)")
    play.add_argument("--edition", metavar="YEAR", help="short for --option edition=YEAR")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the table")
    play.add_argument("--players", type=int, metavar="N", help="how many play")
    play.add_argument(
        "--seats",
        metavar="WHO,WHO",
        help="you, easy, normal, hard or random for each seat",
    )
    play.add_argument("--seed", type=_seed, metavar="N", help="repeatable chance instead of secret dice")
    play.add_argument("--pack", metavar="DIR", help="a board and pieces of your own")
    play.add_argument("--from", dest="file", metavar="FILE", help="go on with a saved game")
    play.add_argument("--position", metavar="FILE", help="begin from a position")


def _seed(typed: str) -> int:
    """A seed that a saved game can take note of."""
    if len(typed) > LONGEST_SEED:
        raise argparse.ArgumentTypeError(f"a seed has {LONGEST_SEED} digits at most")
    return int(typed)


def _rules(args: argparse.Namespace) -> int:
    games = all_games()
    words: list[str] = args.words
    game = games[words.pop(0)] if words and words[0] in games else None
    if args.ledger:
        if words:
            raise BadInput(f"The ledger is of a whole game; there is no game called {words[0]!r}.")
        return ledger_command([game] if game is not None else list(games.values()), args.tests, args.json)
    if args.json or args.tests is not None:
        raise BadInput("--json and --tests belong to --ledger.")
    return rules_command(game or default_game(), words, chosen_language(args.lang))


def _games(args: argparse.Namespace) -> int:
    screen = Screen()
    for name, game in all_games().items():
        words = Speech(chosen_language(args.lang), game).words
        screen.row([(f"{name:<16}", "bold"), (words.say(Text("game-title")), "")])
        screen.say(words.say(Text("game-about")), indent=4)
        for setting in game.settings():
            hint = words.say(Text(f"setting-{setting.name}.hint"))
            values = "|".join(setting.choices) or "…"
            screen.row([(f"    --option {setting.name}={values}", "number"), (f"  {setting.rule}", "rule")])
            screen.say(hint, "dim", indent=8)
    return 0
