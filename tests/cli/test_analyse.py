"""Where a recorded game turned, told at the terminal and drawn."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from tests.cli.running import SOME_LINES, Here

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def game(here: Here) -> str:
    """The file of a whole game."""
    ran = here("play", "cave-troll", "--seats", "you,easy,easy", "--seed", "11", lines=[*SOME_LINES, "game.json"])
    assert ran.code == 0
    (saved,) = here.folder.iterdir()
    return saved.name


def test_turning_points_are_told_with_what_happened(here: Here, game: str) -> None:
    ran = here("analyse", game)
    assert (ran.code, ran.err) == (0, "")
    said = re.search(r"The (\d+) answers that turned the game most:", ran.out)
    assert said is not None
    turns = re.findall(r"^ +(\d+)  (Red|Blue|Green): (\d+) % → (\d+) %\n +· \S", ran.out, re.MULTILINE)
    assert len(turns) == int(said.group(1)) > 0
    assert [int(entry) for entry, *_ in turns] == sorted(int(entry) for entry, *_ in turns)
    assert all(abs(int(after) - int(before)) >= 9 for _, _, before, after in turns)
    assert here("analyse", game).out == ran.out, "the same game comes to the same"
    assert "gewendet" in here("analyse", game, "--lang", "de").out


def test_the_chances_are_drawn_and_no_file_is_lost(here: Here, game: str) -> None:
    assert here("analyse", game, "-o", "game.svg").code == 0
    drawing = here.folder / "game.svg"
    root = ET.parse(drawing).getroot()
    lines = root.findall(f"{SVG}polyline")
    assert len(lines) == 3
    points = [[tuple(map(float, spot.split(","))) for spot in line.attrib["points"].split()] for line in lines]
    assert len({len(line) for line in points}) == 1
    for x, y in (spot for line in points for spot in line):
        assert 70 <= x <= 930
        assert 90 <= y <= 420
    texts = {text.text for text in root.findall(f"{SVG}text")}
    assert {"Red", "Blue", "Green", "100 %", "1"} <= texts
    before = drawing.read_bytes()
    again = here("analyse", game, "-o", "game.svg")
    assert (again.code, again.out) == (2, "")
    assert "already something" in again.err
    assert drawing.read_bytes() == before


def test_what_is_no_game_gets_one_sentence(here: Here) -> None:
    (here.folder / "nothing.json").write_text("{}", encoding="utf-8")
    ran = here("analyse", "nothing.json")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
