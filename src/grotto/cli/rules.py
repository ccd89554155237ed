"""`grotto rules`: the rulebook's contents, a statement or a search, and the ledger of all numbers."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from grotto.cli.language import Speech, rulebook_of
from grotto.cli.ledger import make_ledger
from grotto.cli.screen import Screen
from grotto.games import all_games
from grotto.kernel import BadInput, Game
from grotto.kernel.rulebook import NUMBER, Rulebook, Statement, plain

MOST_SHOWN = 12


def show_rules(screen: Screen, speech: Speech, book: Rulebook, words: list[str], near: str = "") -> bool:
    """Contents, statements or a search, whichever is asked for. False: nothing of the kind is there.

    `near`: a number; of what is found equally well, statements of its family come first.
    """
    if not words:
        show_contents(screen, speech, book)
        return True
    found = [statement for word in words if (statement := book.find(word)) is not None]
    if len(found) < len(words):
        found = book.begins(words[0]) if len(words) == 1 and "-" in words[0] else []
        found = found or book.search(words, near)
    if not found:
        asked = " ".join(words)
        kind = "no-such-rule" if NUMBER.fullmatch(asked.upper()) else "nothing-found"
        screen.say(speech.cli(kind, words=asked))
        return False
    for statement in found[:MOST_SHOWN]:
        show_statement(screen, statement)
    if len(found) > MOST_SHOWN:
        rest = ", ".join(statement.number for statement in found[MOST_SHOWN:])
        screen.say(speech.cli("more-rules", count=len(found) - MOST_SHOWN, numbers=rest), "dim")
    return True


def show_contents(screen: Screen, speech: Speech, book: Rulebook) -> None:
    """The headings with the numbers that stand under each."""
    for section in book.sections:
        numbers = [statement.number for statement in section.statements]
        span = numbers[0] if len(numbers) == 1 else f"{numbers[0]} – {numbers[-1]}" if numbers else ""
        title = "  " * max(section.level - 2, 0) + section.title
        style = "" if section.level > 2 else "bold"
        screen.row([(title.ljust(46) if span else title, style), (f" {span}", "rule")])
    screen.say()
    screen.say(speech.cli("rules-hint"), "dim")


def show_statement(screen: Screen, statement: Statement) -> None:
    """One statement with its number."""
    screen.row([(statement.number, "rule"), (f"  {statement.section.title}", "dim")])
    screen.say(plain(statement.text), indent=2)


def rules_command(game: Game, words: list[str], lang: str) -> int:
    """`grotto rules GAME …`."""
    speech = Speech(lang, game)
    return 0 if show_rules(Screen(), speech, rulebook_of(game, lang), words) else 1


def ledger_command(games: list[Game], tests: Path | None, as_json: bool) -> int:
    """`grotto rules --ledger`: where each number is coded and tested; 1 if one is not, or does not exist."""
    folder = tests if tests is not None else _own_tests()
    if not os.path.isdir(folder):  # noqa: PTH112 -- Path.is_dir raises where a name is too long
        raise BadInput(f"There is no folder of tests at {folder}; say where it is with --tests.")
    ledgers = {game.id: make_ledger(rulebook_of(game, "en"), game.folder(), folder) for game in games}
    problems = [problem for ledger in ledgers.values() for problem in ledger.problems]
    if as_json:
        json.dump({name: ledger.plain() for name, ledger in ledgers.items()}, sys.stdout, indent=2)
        sys.stdout.write("\n")
        return 1 if problems else 0
    screen = Screen()
    for name, ledger in ledgers.items():
        for line in ledger.lines.values():
            screen.whole([(line.number, "rule")])
            for place in line.coded or ["no code"]:
                screen.whole([(f"  {place}", "dim")])
            for place in line.tests or ["no test"]:
                screen.whole([(f"  {place}", "")])
        tested = sum(1 for line in ledger.lines.values() if line.tests)
        screen.say(f"{name}: {len(ledger.lines)} numbers, {tested} of them tested, {len(ledger.problems)} problems.")
    for problem in problems:
        screen.say(problem, "bad")
    return 1 if problems else 0


def _own_tests() -> Path:
    """The tests of this checkout, or those where the command is run."""
    beside = Path(__file__).resolve().parents[3] / "tests"
    return beside if (beside / "ruling.py").is_file() else Path("tests")


def default_game() -> Game:
    """The game meant where none is named: the only one there is."""
    games = all_games()
    if len(games) != 1:
        raise BadInput(f"Say which game is meant; there is: {', '.join(games)}.")
    return next(iter(games.values()))
