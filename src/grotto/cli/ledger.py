"""The ledger of rules: where each number of a rulebook is coded, and which tests show it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from grotto.kernel import BadInput
from grotto.kernel.rulebook import NUMBER, Rulebook

RANGE = re.compile(rf"({NUMBER.pattern}) (?:to|-|–) (?:[A-Z][A-Z0-9]*-)?([0-9]{{3}})\b")
SOURCES = (".py", ".toml")


@dataclass
class Line:
    """What is known of one number: the places in the code and the tests."""

    number: str
    coded: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


@dataclass
class Ledger:
    """All numbers in the order of the rulebook, and what is wrong, one sentence each."""

    lines: dict[str, Line]
    problems: list[str] = field(default_factory=list)

    def plain(self) -> dict[str, object]:
        """The ledger as plain data."""
        return {
            "rules": [vars(line) for line in self.lines.values()],
            "problems": self.problems,
        }


def make_ledger(book: Rulebook, code: Path, tests: Path) -> Ledger:
    """Look through the folder of a game and the folder of the tests for the numbers of a rulebook."""
    ledger = Ledger({number: Line(number) for number in book.statements})
    _scan_code(ledger, code)
    _scan_tests(ledger, tests)
    for line in ledger.lines.values():
        if not line.coded:
            ledger.problems.append(f"{line.number} is cited nowhere in the code.")
        if not line.tests:
            ledger.problems.append(f"{line.number} has no test.")
    return ledger


def _families(ledger: Ledger) -> set[str]:
    """What the numbers of this rulebook begin with; those of other games are none of its business."""
    return {number.partition("-")[0] for number in ledger.lines}


def _scan_code(ledger: Ledger, code: Path) -> None:
    families = _families(ledger)
    for path in sorted(path for path in code.rglob("*") if path.suffix in SOURCES):
        for count, text in enumerate(_read(path).splitlines(), start=1):
            place = f"{path.relative_to(code.parent).as_posix()}:{count}"
            for number in sorted(cited(text, list(ledger.lines))):
                if number in ledger.lines:
                    ledger.lines[number].coded.append(place)
                elif number.partition("-")[0] in families:
                    ledger.problems.append(f"{place} cites {number}, which the rulebook does not have.")


def cited(text: str, known: list[str]) -> set[str]:
    """The numbers that a line of code cites; `CT06-030 to 036` cites all there are from the one to the other."""
    numbers = set(NUMBER.findall(text))
    for first, end in RANGE.findall(text):
        family = first.partition("-")[0]
        last = f"{family}-{end}"
        numbers.add(last)
        numbers.update(number for number in known if number.startswith(f"{family}-") and first <= number <= last)
    return numbers


def _scan_tests(ledger: Ledger, tests: Path) -> None:
    families = _families(ledger)
    for path in sorted(tests.rglob("*.py")):
        file = path.relative_to(tests.parent).as_posix()
        try:
            tree = ast.parse(_read(path))
        except (SyntaxError, ValueError) as error:
            raise BadInput(f"{path} is not Python that can be read: {error}.") from None
        names = _rule_names(tree)
        for test, argument in _marks(tree, names):
            place = f"{file}::{test.name}"
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                ledger.problems.append(f"{file}:{argument.lineno} should write out the number of the rule.")
            elif not test.name.startswith("test"):
                ledger.problems.append(f"{place} carries {argument.value} but is no test.")
            elif argument.value in ledger.lines:
                ledger.lines[argument.value].tests.append(place)
            elif argument.value.partition("-")[0] in families:
                ledger.problems.append(f"{place} cites {argument.value}, which the rulebook does not have.")


def _rule_names(tree: ast.Module) -> set[str]:
    """What `rule` of tests/ruling.py is called in a file."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] == "ruling"
        for alias in node.names
        if alias.name == "rule"
    }


def _marks(tree: ast.Module, names: set[str]) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, ast.expr]]:
    """Every argument of every `@rule(…)`, with the function it stands over."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in names:
                    for argument in mark.args:
                        yield node, argument


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} cannot be read: {error}.") from None
