"""Bots of every level at the terminal, and hints from the strong one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grotto.bots import Limit
from grotto.cli import advice
from grotto.cli.advice import hint_rows
from grotto.cli.language import Speech
from grotto.cli.menu import Menu
from grotto.games import find_game
from grotto.kernel import FastDice, Match
from tests.cli.running import Here, in_a_terminal
from tests.laws.playing import dumped

QUICK = 0.2  # seconds, in place of three


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long."""
    for module in ("advice", "seating"):
        monkeypatch.setattr(f"grotto.cli.{module}.THOUGHT", QUICK)


def test_every_level_takes_a_seat_and_goes_on_in_a_saved_game(here: Here) -> None:
    args = ["--seats", "easy,normal,hard,you", "--seed", "3", "--option", "first-player=1"]
    ran = here("play", "cave-troll", *args, lines=["save game.json", "quit"])
    assert ran.code == 0, ran.err
    for words in ("easy bot", "normal bot", "hard bot"):
        assert words in ran.out
    assert "seats easy,normal,hard,you" in (here.folder / "game.json").read_text(encoding="utf-8")
    again = here("play", "cave-troll", "--from", "game.json", "--lang", "de", lines=["ende"])
    assert again.code == 0, again.err
    for words in ("leichter Bot", "mittlerer Bot", "schwerer Bot"):
        assert words in again.out


def test_who_cannot_take_a_seat_is_told_who_can(here: Here) -> None:
    ran = here("play", "cave-troll", "--seats", "you,clever")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip().endswith("there is: you, bot, easy, normal, hard, random.")


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("de", "tipp"), ("en", "hi")])
def test_a_hint_shows_the_chances_of_the_best_answers_and_changes_nothing(here: Here, lang: str, word: str) -> None:
    args = ["--seats", "you,easy", "--seed", "3", "--option", "first-player=1", "--lang", lang]
    ran = here("play", "cave-troll", *args, lines=[word, "2", "quit", ""])
    assert ran.code == 0, ran.err
    found = re.findall(r"^ +([12]) +(\d+) %  (\S.*)$", ran.out, re.MULTILINE)
    assert {number for number, _, _ in found} == {"1", "2"}
    assert all(0 <= int(chance) <= 100 for _, chance, _ in found)
    drawn = {"en": "Red draws a counter", "de": "Rot zieht"}[lang]
    assert drawn in ran.out


def test_a_hint_goes_by_what_the_seat_knows_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "Limit", lambda _: Limit(rounds=20))
    game = find_game("cave-troll")
    match = Match(game.setup(3), FastDice(4))
    while len(match.transcript.entries) < 30:
        seat = match.state.awaits[0]
        match.take(seat, match.state.options(seat)[-1])
    seat = match.state.awaits[0]
    speech = Speech("en", game, match.setup)
    other = match.state.redeal(seat, FastDice(1))
    assert dumped(other) != dumped(match.state)
    hints = [hint_rows(state, seat, Menu(state, seat, speech), speech, 7) for state in (match.state, other)]
    assert hints[0] == hints[1]


def test_whoever_waits_for_a_hard_bot_sees_that_it_thinks(tmp_path: Path) -> None:
    args = ["play", "cave-troll", "--seats", "you,hard", "--seed", "3", "--option", "first-player=2", "--lang", "en"]
    code, shown = in_a_terminal(tmp_path, args, ["\n", "quit\n", "\n"])
    assert code == 0
    assert "Blue is thinking" in shown
