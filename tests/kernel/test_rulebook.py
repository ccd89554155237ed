"""Rulebooks are read into statements that can be looked up and searched."""

from __future__ import annotations

import pytest

from grotto.games import all_games
from grotto.kernel.errors import BadInput
from grotto.kernel.game import Game
from grotto.kernel.rulebook import plain, read_rulebook
from grotto.kernel.words import LANGUAGES

BOOK = """# The game

About it.

## Moves

Some words
and a table.

- **AB-001** A *move* goes
  on here.
- **AB-002** A `jump`.

### Jumps

- **AB2-001** More.
"""


def test_sections_and_statements() -> None:
    book = read_rulebook(BOOK)
    assert book.title == "The game"
    assert [(section.level, section.title) for section in book.sections] == [
        (1, "The game"),
        (2, "Moves"),
        (3, "Jumps"),
    ]
    assert book.sections[1].intro == "Some words\nand a table."
    assert list(book.statements) == ["AB-001", "AB-002", "AB2-001"]
    assert book.statements["AB-001"].text == "A *move* goes on here."
    assert book.statements["AB2-001"].section.title == "Jumps"


def test_looking_up_and_searching() -> None:
    book = read_rulebook(BOOK)
    assert book.find("ab-002") is book.statements["AB-002"]
    assert book.find("AB-009") is None
    assert [statement.number for statement in book.begins("ab-")] == ["AB-001", "AB-002"]
    assert [statement.number for statement in book.search(["JUMP"])] == ["AB-002", "AB2-001"]
    assert [statement.number for statement in book.search(["move", "here"])] == ["AB-001"]
    assert book.search(["nothing"]) == []


def test_what_is_meant_is_found_first() -> None:
    book = read_rulebook(
        "## All\n- **AB-001** By force.\n- **AB-002** Others, and an orc.\n- **BA-001** Others, and orcs.\n"
        "## Orcs\n- **AB-003** They are green.\n- **BA-002** The orc, who is green.\n"
    )
    assert [statement.number for statement in book.search(["Orc"])] == [
        "BA-002",
        "AB-003",
        "AB-002",
        "BA-001",
        "AB-001",
    ]
    assert [statement.number for statement in book.search(["orc"], "BA-009")][2:4] == ["BA-001", "AB-002"]
    assert [statement.number for statement in book.search(["orc", "green"])] == ["AB-003", "BA-002"]


def test_a_number_stands_once() -> None:
    with pytest.raises(BadInput, match="AB-001"):
        read_rulebook("- **AB-001** One.\n- **AB-001** Two.\n")


def test_plain_words() -> None:
    assert plain("A **bold** *word* and `code`") == "A bold word and code"


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_language_has_the_same_numbers(game: Game) -> None:
    books = [read_rulebook((game.folder() / f"rules.{lang}.md").read_text(encoding="utf-8")) for lang in LANGUAGES]
    assert all(list(book.statements) == list(books[0].statements) for book in books)
    assert books[0].statements
