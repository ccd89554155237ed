"""TOML with lines: what tomllib reads, and where each part of it stands."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.kernel.dice import FastDice
from grotto.kernel.toml import LONGEST_LINE, BadToml, Place, read_toml
from tests.kernel.mangling import cut_short, flipped, is_refused, noise_and_mangled

RANDOM = 10_000  # byte strings
RICH = '''# a comment with [[brackets]] and "quotes"
title = "one # two" # three
'literal key' = 'C:\\path'
"quoted \\u0041\\" key" = """
first "" line ] }
second \\"""
"""
owner.name.first = "dotted"
date = 1979-05-27 07:32:00
list = [1, [2, 3], # comment ]
  ["x", "]"],
  { a = 1, b.c = 2, "d e" = [{ f = 3 }] },
]
raw = \'\'\'it's ]\'\'\'\'\'
empty = []
none = {}

[table]
key = -0.5e3

[table.below."it self"]
deep = true

[[array]]
name = "one"
[[array.inner]]
x = 1
[[array.inner]]
x = 2
[array.other]
y = 3
[[array]]
name = "two"
  [[array.inner]]
  x = 4

["table two"]
inf = inf
'''


def shape(place: Place) -> object:
    """What keys and entries a place has, in plain containers."""
    if place.keys:
        return {key: shape(inner) for key, inner in place.keys.items()}
    return [shape(item) for item in place.items]


def shape_of(value: object) -> object:
    """The same of what tomllib has read. What has no parts is an empty list, as it is for a place."""
    if isinstance(value, dict):
        return {key: shape_of(inner) for key, inner in value.items()} or []
    if isinstance(value, list):
        return [shape_of(item) for item in value]
    return []


def line_of(text: str, *steps: str | int) -> int:
    """The line that is given for a path."""
    place = read_toml(text)[1]
    for step in steps:
        place = place.keys[step] if isinstance(step, str) else place.items[step]
    return place.line


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("literal key",), 3),
        (('quoted A" key',), 4),
        (("owner", "name", "first"), 8),
        (("list",), 10),
        (("list", 1, 0), 10),
        (("list", 2), 11),
        (("list", 3, "b", "c"), 12),
        (("list", 3, "d e", 0, "f"), 12),
        (("raw",), 14),
        (("none",), 16),
        (("table",), 18),
        (("table", "key"), 19),
        (("table", "below", "it self", "deep"), 22),
        (("array", 0), 24),
        (("array", 0, "inner", 1, "x"), 29),
        (("array", 0, "other"), 30),
        (("array", 1), 32),
        (("array", 1, "inner", 0), 34),
        (("table two", "inf"), 38),
    ],
)
def test_everything_has_its_line(path: tuple[str | int, ...], line: int) -> None:
    assert line_of(RICH, *path) == line


def test_windows_line_ends_count_once() -> None:
    assert line_of(RICH.replace("\n", "\r\n"), "table two", "inf") == 38


def test_the_values_are_those_of_tomllib() -> None:
    values, place = read_toml(RICH)
    assert values == tomllib.loads(RICH)
    assert shape(place) == shape_of(values)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb\nc = 2\n", 2),
        ("a = 1\na = 2\n", 2),
        ("\n\na = 'x\n", 3),
        ("a = 1\n[a]\n", 2),
        ("a = [1,\n2", 1),
        ("a = 1\nb = [\n  1,\n  [2],\n  { c = [3,\n  4,\n", 5),
        ('a = 1\nb = [1]\nc = """\nx\n', 3),
        ("a = 1\nb", 2),
        ("a = 1\n[b", 2),
        ("a = 1\nb =", 2),
        ("a = 1\nb = {", 2),
        ("\x00", 1),
        ("a = 1\n" + "x" * (LONGEST_LINE + 1), 2),
        ("a = 1\nb = " + "[" * 30 + "]" * 30, 2),
        ("a = 1\nb = " + "[\n" * 1900 + "]" * 900, 23),
    ],
)
def test_what_is_not_toml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadToml) as caught:
        read_toml(text)
    assert caught.value.line == line
    assert 0 < len(caught.value.what) <= 160
    assert str(caught.value) == f"line {line}: {caught.value.what}."


@pytest.mark.parametrize("text", ["a = " + "9" * 4400, "a = [" + "9" * 900 + ",\n" + "9" * 900 + "]", "a = 1e999"])
def test_numbers_that_are_too_large_are_read_or_refused(text: str) -> None:
    if is_refused(lambda: read_toml(text)):
        assert len(text) > LONGEST_LINE


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text with some stretches replaced by a few of the characters that mean something in TOML."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        text = text[:start] + draw(st.text("[]{}\"'=,.#\n\\ ax1-", max_size=6)) + text[end:]
    return text


def check_shapes(text: str) -> None:
    """The law: whatever tomllib accepts is walked to the same shape, the rest is refused in one way."""
    try:
        values, place = read_toml(text)
    except BadToml as error:
        line = error.line
    else:
        line = 0
        assert shape(place) == shape_of(values)
    assert line <= text.count("\n") + 1


@given(mutated(RICH))
@settings(max_examples=1500, deadline=None)
def test_a_changed_text_is_walked_as_it_is_read(text: str) -> None:
    check_shapes(text)


@given(st.text("[]{}\"'=,.#\n\\ ax1-", max_size=40))
@settings(max_examples=1500, deadline=None)
def test_any_text_is_walked_as_it_is_read(text: str) -> None:
    check_shapes(text)


def test_random_bytes_are_walked_as_they_are_read() -> None:
    for data in noise_and_mangled(RICH.encode(), FastDice(1), RANDOM):
        check_shapes(data.decode("latin-1"))


def test_a_text_cut_short_or_altered_anywhere_is_walked_as_it_is_read() -> None:
    for data in (*cut_short(RICH.encode()), *flipped(RICH.encode())):
        check_shapes(data.decode("latin-1"))
