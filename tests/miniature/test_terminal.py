"""The miniature as a package of its own would offer it: registered by an entry point, and played at the terminal."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import pytest

from grotto.kernel import FastDice
from grotto.kernel.words import Words
from tests.cli.running import Ran, run
from tests.miniature.game import GAME
from tests.miniature.table import TRICKS, at

ROOT: Final = Path(__file__).parent.parent.parent
ENTRY: Final = "[grotto.games]\nlantern-dice = tests.miniature.game:GAME\n"


class Installed:
    """The command in an empty folder, where a package with the miniature is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "here"
        self.folder.mkdir()
        before = os.environ.get("PYTHONPATH")
        self.path = os.pathsep.join([*([before] if before else []), str(folder), str(ROOT)])

    def __call__(self, *args: str, lines: list[str] | None = None) -> Ran:
        ran = run(*args, lines=lines, cwd=self.folder, PYTHONPATH=self.path)
        assert "Traceback" not in ran.err
        return ran


@pytest.fixture
def grotto(tmp_path: Path) -> Installed:
    """A package is found by what it says about itself: its name, and the game it offers."""
    info = tmp_path / "lantern_dice-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern-dice\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY, encoding="utf-8")
    return Installed(tmp_path)


def test_it_is_listed(grotto: Installed) -> None:
    listed = grotto("games")
    assert "lantern-dice" in listed.out
    assert "--option lights=1|2|3" in listed.out
    assert "Laternenwürfel" in grotto("games", "--lang", "de").out


@pytest.mark.parametrize("lang", ["en", "de"])
def test_bots_play_it(grotto: Installed, lang: str) -> None:
    ran = grotto("play", "lantern-dice", "--seats", "bot,random,bot", "--seed", "2", "--lang", lang)
    assert ran.code == 0
    assert re.search("wins|share the victory|gewinnt|teilen", ran.out)


def test_people_play_it(grotto: Installed) -> None:
    ran = grotto("play", "lantern-dice", "--seats", "you,you", "--seed", "2", lines=["1"] * 200)
    assert ran.code == 0
    assert "What do you bid?" in ran.out
    assert "1 alone is rather a slip of the keyboard" in ran.out  # the game was over, and how to save it was asked
    assert "Kept in lantern-dice-1.json" in ran.out
    assert grotto("replay", "lantern-dice-1.json").code == 0


def test_answers_can_be_typed_by_name_and_the_reason_asked_for(grotto: Installed) -> None:
    cards = ["oil 1", "oil 2", "oil 3", "shelter", "bend", "rockfall"]
    lines = ["lead", "undo", "keep lead", *[f"why {card}" for card in cards], "nothing", "quit", ""]
    ran = grotto("play", "lantern-dice", "--seats", "you,bot", "--seed", "1", lines=lines)
    assert ran.code == 0
    assert "Taken back." in ran.out
    assert "That is possible:" in ran.out
    assert "You do not hold" in ran.out
    assert "LD-002  Before the game" in ran.out


def test_its_rules_are_looked_up_and_each_is_coded_and_tested(grotto: Installed) -> None:
    assert grotto("rules", "lantern-dice", "LD-007").out.startswith("LD-007  A round\n")
    tests = str(ROOT / "tests" / "miniature")
    ledger = grotto("rules", "lantern-dice", "--ledger", "--tests", tests)
    assert "15 numbers, 15 of them tested, 0 problems." in ledger.out
    assert ledger.code == 0


def test_it_has_no_packs(grotto: Installed) -> None:
    ran = grotto("pack", "new", "lantern-dice", "mine")
    assert (ran.code, ran.err) == (2, "grotto: Lantern Dice has no packs.\n")


def test_the_picture_shows_what_the_view_shows() -> None:
    table = at("oil-1 bend", "shelter", "", lights=(2, 1, 0), step=TRICKS, deck="oil-3")

    def drawn(seat: int | None) -> list[str]:
        rows = table.setup.picture(table.state.view(seat), Words("en", GAME.folder()), 80, 0)
        return ["".join(text for text, _ in row) for row in rows]

    assert drawn(0)[:5] == [
        "Round 1 of 5, led by Player 1",
        "Player 1  ▲▲  Bend, Oil 1",
        "Player 2  ▲   one card",
        "Player 3      0 cards",
        "Deck: 1",
    ]
    assert drawn(1)[1:4] == ["Player 1  ▲▲  2 cards", "Player 2  ▲   Shelter", "Player 3      0 cards"]
    assert drawn(None)[2] == "Player 2  ▲   one card"
    fresh = GAME.setup(2).start(FastDice(1))
    assert GAME.setup(2).picture(fresh.view(None), Words("en", GAME.folder()), 80, 0)[-1][0][0] == "Played: nothing"
