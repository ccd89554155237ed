"""The ledger of rules, on small trees of its own and on the real one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grotto.cli.ledger import Ledger, cited, make_ledger
from grotto.kernel import BadInput
from grotto.kernel.rulebook import read_rulebook
from tests.cli.running import Here

BOOK = """# Game

## Part

- **AB1-001** One.
- **AB1-002** Two.
- **AB1-003** Three.
"""
TEST = "from tests.ruling import rule\n\n@rule({numbers})\ndef test_it() -> None: ...\n"


def ledger(folder: Path, code: dict[str, str], tests: dict[str, str], book: str = BOOK) -> Ledger:
    """The ledger of a small tree."""
    for name, files in (("game", code), ("tests", tests)):
        for file, text in files.items():
            path = folder / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (folder / name).mkdir(exist_ok=True)
    return make_ledger(read_rulebook(book), folder / "game", folder / "tests")


def test_every_number_with_its_code_and_tests(tmp_path: Path) -> None:
    code = {"moves.py": '"""AB1-001."""\n\nX = 1  # AB1-002\n', "data/cards.toml": "# AB1-003\n", "rules.en.md": BOOK}
    tests = {
        "test_a.py": TEST.format(numbers='"AB1-001", "AB1-002"'),
        "deep/test_b.py": TEST.format(numbers='"AB1-003"'),
    }
    found = ledger(tmp_path, code, tests)
    assert found.problems == []
    assert found.plain()["rules"] == [
        {"number": "AB1-001", "coded": ["game/moves.py:1"], "tests": ["tests/test_a.py::test_it"]},
        {"number": "AB1-002", "coded": ["game/moves.py:3"], "tests": ["tests/test_a.py::test_it"]},
        {"number": "AB1-003", "coded": ["game/data/cards.toml:1"], "tests": ["tests/deep/test_b.py::test_it"]},
    ]


def test_a_number_without_a_test_or_code_is_a_problem(tmp_path: Path) -> None:
    tests = {"test_a.py": TEST.format(numbers='"AB1-001"')}
    found = ledger(tmp_path, {"moves.py": "# AB1-001 AB1-002\n", "rules.en.md": BOOK}, tests)
    assert found.problems == ["AB1-002 has no test.", "AB1-003 is cited nowhere in the code.", "AB1-003 has no test."]


@pytest.mark.parametrize(
    ("code", "test", "problem"),
    [
        ("# AB1-001 to 003, AB1-009\n", '"AB1-001", "AB1-002", "AB1-003"', "game/moves.py:1 cites AB1-009"),
        ("# AB1-001 to 003\n", '"AB1-001", "AB1-002", "AB1-003", "AB1-007"', "tests/test_a.py::test_it cites AB1-007"),
        ("# AB1-001 to 003\n", '"AB1-001", "AB1-002", "AB1-003", NUMBER', "tests/test_a.py:3 should write out"),
    ],
)
def test_a_number_that_does_not_exist_is_a_problem(tmp_path: Path, code: str, test: str, problem: str) -> None:
    found = ledger(tmp_path, {"moves.py": code}, {"test_a.py": TEST.format(numbers=test)})
    assert [line for line in found.problems if problem in line] == found.problems
    assert len(found.problems) == 1


def test_only_marks_of_ruling_over_tests_count(tmp_path: Path) -> None:
    marks = '"AB1-001", "AB1-002", "AB1-003"'
    other = TEST.format(numbers=marks).replace("tests.ruling", "somewhere.other")
    helper = TEST.format(numbers=marks).replace("test_it", "help_it")
    assert sum("has no test" in line for line in ledger(tmp_path, {}, {"test_a.py": other}).problems) == 3
    problems = ledger(tmp_path, {}, {"test_a.py": helper}).problems
    assert sum("has no test" in line for line in problems) == 3
    assert sum("is no test" in line for line in problems) == 3
    renamed = TEST.format(numbers=marks).replace("import rule", "import rule as shows").replace("@rule", "@shows")
    assert not any("has no test" in line for line in ledger(tmp_path, {}, {"test_a.py": renamed}).problems)


def test_numbers_of_others_are_left_alone(tmp_path: Path) -> None:
    found = ledger(tmp_path, {"moves.py": "# AB1-001 to AB1-003; ISO-123 and UTF-800\n"}, {})
    assert [line for line in found.problems if "cites" in line] == []


def test_tests_of_other_games_are_left_alone(tmp_path: Path) -> None:
    found = ledger(tmp_path, {}, {"test_a.py": TEST.format(numbers='"AB1-001", "CD1-009"')})
    assert [line for line in found.problems if "cites" in line] == []
    assert found.lines["AB1-001"].tests == ["tests/test_a.py::test_it"]


def test_a_file_that_is_no_python_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"test_a\.py is not Python"):
        ledger(tmp_path, {}, {"test_a.py": "def"})


def test_ranges_are_cited_whole() -> None:
    known = ["AB1-001", "AB1-002", "AB1-004", "AB2-002"]
    assert cited("AB1-001 to 004", known) == {"AB1-001", "AB1-002", "AB1-004"}
    assert cited("AB1-001 to AB1-002.", known) == {"AB1-001", "AB1-002"}
    assert cited("AB1-001, AB2-002", known) == {"AB1-001", "AB2-002"}


def test_the_command_fails_where_tests_are_missing(here: Here) -> None:
    (here.folder / "tests").mkdir()
    (here.folder / "tests" / "test_a.py").write_text(TEST.format(numbers='"CT06-031"'))
    ran = here("rules", "cave-troll", "--ledger", "--tests", "tests")
    assert ran.code == 1
    assert "CT06-030 has no test." in ran.out
    assert "CT06-031 has no test." not in ran.out
    assert "tests/test_a.py::test_it" in ran.out
    plain = here("rules", "--ledger", "--json", "--tests", "tests")
    assert plain.code == 1
    rules = {line["number"]: line for line in json.loads(plain.out)["cave-troll"]["rules"]}
    assert rules["CT06-031"]["tests"] == ["tests/test_a.py::test_it"]
    assert any(place.startswith("cave_troll/") for place in rules["CT06-031"]["coded"])
    assert rules["CT06-030"]["tests"] == []


def test_a_place_stands_unbroken_on_a_line_of_its_own(here: Here) -> None:
    name = f"test_{'very_' * 40}long_name.py"
    (here.folder / "tests").mkdir()
    (here.folder / "tests" / name).write_text(TEST.format(numbers='"CT06-031"'))
    lines = here("rules", "cave-troll", "--ledger", "--tests", "tests").out.splitlines()
    assert f"  tests/{name}::test_it" in lines


def test_the_ledger_wants_a_folder_of_tests(here: Here) -> None:
    assert here("rules", "--ledger", "--tests", "nowhere").code == 2
    assert here("rules", "--ledger", "no-game").code == 2
    assert here("rules", "--json").code == 2
