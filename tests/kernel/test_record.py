"""Reading a table of a pack: what is right is taken, and what is wrong is noted with its line and goes no further."""

from __future__ import annotations

import datetime

import pytest

from grotto.kernel.record import LONGEST_ID, Record, Report, is_id, is_whole, shown

FILE = """\
format = "cave/1"
title = "The cave"
width = 4
grid = { width = 4, height = 2 }
cells = [[0, 0], [1, 0]]

[[field]]
id = "hall"
gold = 3

[[field]]
id = "the vault"
gold = -3
"""


def record(text: str = FILE) -> Record:
    """A file as one record."""
    found = Report("cave.toml").read(text)
    assert found is not None
    return found


def faults(record: Record) -> list[str]:
    """What was noted so far."""
    return [str(fault) for fault in record.report.faults]


def test_what_is_right_is_taken_and_nothing_noted() -> None:
    cave = record()
    cave.only("format", "title", "width", "grid", "cells", "field")
    assert cave.choice("format", ("cave/1", "cave/2")) == "cave/1"
    assert cave.text("title", 80) == "The cave"
    assert cave.whole("width", 1, 9) == 4
    grid = cave.table("grid")
    assert grid is not None
    assert (grid.label, grid.whole("height", 1, 9)) == ("grid", 2)
    assert cave.entries("cells", 9, "cells") == [[0, 0], [1, 0]]
    hall = cave.records("field", "field", 9)[0]
    assert (hall.label, hall.id("id"), hall.whole("gold", 0, 9)) == ("field 'hall'", "hall", 3)
    assert faults(cave) == []


def test_what_is_not_toml_is_one_fault() -> None:
    report = Report("cave.toml")
    assert report.read("a = 1\nb\n") is None
    assert [(fault.line, fault.expected) for fault in report.faults] == [(2, "valid TOML")]


def test_what_is_wrong_is_noted_at_its_line() -> None:
    cave = record()
    assert cave.choice("title", ("one", "two")) is None
    assert cave.text("width", 80) is None
    assert cave.whole("title", 1, 3) is None
    assert cave.whole("width", 5, 9) is None
    assert cave.table("cells") is None
    assert cave.id("title") is None
    assert cave.entries("grid", 9, "cells") == []
    assert cave.entries("cells", 1, "cells") == []
    assert faults(cave) == [
        'cave.toml:2: title is \'The cave\', expected one of: "one", "two"',
        "cave.toml:3: width is 4, expected a line of 1 to 80 characters in quotes",
        "cave.toml:2: title is 'The cave', expected a whole number from 1 to 3",
        "cave.toml:3: width is 4, expected a whole number from 5 to 9",
        "cave.toml:5: cells is a list of 2, expected a table: { ... }",
        "cave.toml:2: title is 'The cave', expected "
        "letters a to z, digits and hyphens, 40 at most, a letter or digit first",
        "cave.toml:4: grid is a table, expected a list of cells",
        "cave.toml:5: cells has 2 cells, expected 1 at most",
    ]


def test_what_is_missing_is_noted_if_it_must_be_there() -> None:
    cave = record("a = 1\n")
    assert cave.text("title", 80) is None
    assert cave.choice("format", ("x",), needed=False) is None
    assert cave.entries("cells", 9, "cells") == []
    assert cave.records("field", "field", 9) == []
    assert faults(cave) == []
    assert cave.text("title", 80, needed=True) is None
    assert cave.choice("format", ("x",)) is None
    assert cave.whole("width", 0, 1) is None
    assert cave.table("grid") is None
    assert cave.id("id") is None
    assert [fault.found for fault in cave.report.faults] == [
        "no title",
        "no format",
        "no width",
        "no grid",
        "no id",
    ]
    assert cave.report.faults[1].expected == '"x"'


def test_keys_that_mean_nothing_are_noted_each() -> None:
    cave = record()
    cave.only("format", "title", "grid", "field")
    assert faults(cave) == [
        "cave.toml:3: unknown key 'width', expected one of: format, title, grid, field",
        "cave.toml:5: unknown key 'cells', expected one of: format, title, grid, field",
    ]


def test_records_of_a_list_have_labels_and_lines_of_their_own() -> None:
    cave = record()
    hall, vault = cave.records("field", "field", 9)
    vault.whole("gold", 0, 9)
    vault.id("id")
    hall.fault("too dark", "light")
    assert faults(cave) == [
        "cave.toml:13: field 2: gold is -3, expected a whole number from 0 to 9",
        "cave.toml:12: field 2: id is 'the vault', expected "
        "letters a to z, digits and hyphens, 40 at most, a letter or digit first",
        "cave.toml:7: field 'hall': too dark, expected light",
    ]


def test_an_entry_that_is_no_table_is_noted_and_left_out() -> None:
    cave = record('field = [\n  { id = "hall" },\n  7,\n]\n')
    assert [field.label for field in cave.records("field", "field", 9)] == ["field 'hall'"]
    assert faults(cave) == ["cave.toml:3: field 2 is 7, expected a table: { ... }"]


def test_a_fault_within_a_list_stands_at_the_nearest_line_there_is() -> None:
    cave = record("cells = [\n  [0, 0],\n  [1, 0],\n]\n")
    assert [cave.place_of("cells", *steps).line for steps in ((), (0,), (1, 0), (1, 5), (9,))] == [1, 2, 3, 3, 1]
    assert cave.place_of("gone").line == 1


@pytest.mark.parametrize("text", ['""', '" "', '"a\\nb"', '"\\u001b[2J"', f'"{"x" * 81}"', "1", "true", '["a"]'])
def test_a_line_of_words_is_one_line_of_words(text: str) -> None:
    cave = record(f"title = {text}\n")
    assert cave.text("title", 80) is None
    assert len(cave.report.faults) == 1
    assert str(cave.report.faults[0]).isprintable()


def test_what_can_be_an_id() -> None:
    for good in ("a", "A-1", "0", "x" * LONGEST_ID):
        assert is_id(good)
    for bad in ("", "-a", "a b", "ä", "a\n", "x" * (LONGEST_ID + 1), 1, None):
        assert not is_id(bad)


def test_what_is_a_whole_number() -> None:
    assert is_whole(0, 0, 3)
    assert is_whole(3, 0, 3)
    for bad in (-1, 4, True, 1.0, "1", None):
        assert not is_whole(bad, 0, 3)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "true"),
        (-5, "-5"),
        (10**12, "1000000000000"),
        (10**12 + 1, "a very large number"),
        (0.5, "0.5"),
        ("x" * 40, f"'{'x' * 40}'"),
        ("x" * 41, f"'{'x' * 39}…'"),
        ("a\nb", "'a\\nb'"),
        ([1, "a"], "[1, 'a']"),
        ([1, 2, 3, 4, 5], "a list of 5"),
        ([[1]], "a list of 1"),
        ({"a": 1}, "a table"),
        (datetime.date(2006, 1, 1), "a date or time"),
    ],
)
def test_any_value_is_shown_in_few_words(value: object, words: str) -> None:
    assert shown(value) == words
