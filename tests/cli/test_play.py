"""Whole games at the terminal, and everything that can be typed in between."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import COMMAND, SOME_LINES, Here, bare, environment, in_a_terminal, run

GAME = ["play", "cave-troll", "--seats", "you,random", "--option", "first-player=1"]
END = {"en": "wins.", "de": "gewinnt."}


def record(path: Path) -> dict[str, Any]:
    """A saved game as plain data."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize(
    ("edition", "seats", "lang"),
    [
        ("2006", "you,random", "en"),
        ("2006", "you,random,random,random", "de"),
        ("2015", "you,random", "de"),
        ("2015", "random,you,random,random", "en"),
        ("2006", "you,you", "de"),
        ("2015", "you,you,random", "en"),
    ],
)
def test_a_whole_game_is_played_to_its_end(here: Here, edition: str, seats: str, lang: str) -> None:
    args = ["--edition", edition, "--seats", seats, "--lang", lang, "--seed", "11"]
    ran = here("play", "cave-troll", *args, lines=SOME_LINES)
    assert ran.code == 0
    assert ran.err == ""
    assert "Red" in ran.out or "Rot" in ran.out
    (saved,) = here.folder.iterdir()  # the line after the end was taken as the name of a file
    outcome = record(saved)["outcome"]
    assert outcome["winners"] == [
        seat for seat, score in enumerate(outcome["scores"]) if score == max(outcome["scores"])
    ]
    for score in outcome["scores"]:
        assert f" {score}" in ran.out[ran.out.rindex("· ") :]
    if len(outcome["winners"]) == 1:
        assert END[lang] in ran.out


def test_the_command_plays_a_game_in_a_process_of_its_own(tmp_path: Path) -> None:
    ran = run("play", "cave-troll", "--seats", "you,random", lines=SOME_LINES, cwd=tmp_path)
    assert (ran.code, ran.err) == (0, "")
    (saved,) = tmp_path.iterdir()
    secret = record(saved)["secret"]
    assert len(secret) == 64
    assert secret in ran.out.replace("\n", "")
    assert record(saved)["commitment"] in ran.out.replace("\n", "")
    verified = run("verify", str(saved))
    assert verified.code == 0
    assert "chance results were proved" in verified.out


def test_the_bot_that_thinks_plays_along(here: Here) -> None:
    ran = here(
        "play", "cave-troll", "--players", "2", "--seed", "1", "--option", "first-player=2", lines=["log", "quit", ""]
    )
    assert ran.code == 0
    assert "Blue draws a counter" in ran.out


def test_a_game_of_bots_alone_has_the_stall_guard(here: Here) -> None:
    ran = here("play", "cave-troll", "--seats", "random,random", "--seed", "4")
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert "wins." in ran.out or "share the victory" in ran.out


@pytest.mark.parametrize("edition", ["2006", "2015"])
@pytest.mark.parametrize("seed", [["--seed", "5"], []], ids=["seeded", "keyed"])
def test_a_saved_game_goes_on_to_the_same_end(here: Here, edition: str, seed: list[str]) -> None:
    args = ["play", "cave-troll", "--edition", edition, "--seats", "you,random,you", *seed]
    first = here(*args, lines=[*SOME_LINES[:61], "save half.json", "quit"])
    assert (first.code, first.err) == (0, "")
    assert "half.json" in first.out
    half = here.folder / "half.json"
    assert record(half)["outcome"] is None
    whole: dict[str, Any] = {}
    if seed:
        assert here(*args, lines=SOME_LINES).code == 0
        (ended,) = [path for path in here.folder.iterdir() if path.name != "half.json"]
        whole = record(ended)
        ended.unlink()
    last = here("play", "cave-troll", "--from", "half.json", lines=SOME_LINES[61:])
    assert (last.code, last.err) == (0, "")
    (saved,) = [path for path in here.folder.iterdir() if path.name != "half.json"]
    if seed:
        assert record(saved)["digest"] == whole["digest"]
        assert record(saved)["entries"] == whole["entries"]
    else:
        assert here("verify", str(saved)).code == 0
    again = here("play", "cave-troll", "--from", str(saved))
    assert again.code == 0
    assert "victory" in again.out or "wins" in again.out


def test_why_names_the_rule_and_its_text(here: Here) -> None:
    lines = ["why draw", "draw", "1", "why explorer n2", "why EXP Vault", "why draw", "why xyzzy", "why", "quit", ""]
    ran = here("play", "cave-troll", "--seats", "you,random", "--seed", "3", "--option", "first-player=1", lines=lines)
    assert ran.code == 0
    assert "you,random" not in ran.out
    answers = ran.out.split("> ")
    assert "CTX-002  Places and pieces" in ran.out
    assert "Two fields are adjacent if a door joins them" in ran.out
    assert any("“vault” could be: West Vault, East Vault, North Vault" in answer for answer in answers)
    assert any(answer.startswith("That is possible:") and "Draw a counter" in answer for answer in answers)
    assert any(answer.startswith("You have used all your actions.\nCT06-010") for answer in answers)
    assert any("Nothing here is called “xyzzy”" in answer for answer in answers)
    assert any("Say what you would like to do" in answer for answer in answers)


def test_why_speaks_german(here: Here) -> None:
    lines = ["ziehen", "1", "warum kundschafter n2", "ende", ""]
    args = ["--seats", "you,random", "--seed", "3", "--option", "first-player=1", "--lang", "de"]
    ran = here("play", "cave-troll", *args, lines=lines)
    assert "CTX-002" in ran.out
    assert "*Benachbart*" not in ran.out
    assert "Benachbart sind zwei Felder, die eine Tür verbindet." in ran.out.replace("\n", " ").replace("  ", " ")


def test_names_are_answers_too(here: Here) -> None:
    lines = ["draw", "north-west", "explorer", "EXPL nw2", "ex to dripping passage", "save a.json", "quit"]
    args = ["--seats", "random,you", "--seed", "3", "--option", "first-player=1"]
    ran = here("play", "cave-troll", *args, lines=lines)
    told = " ".join(ran.out.split())
    assert "Blue puts the Explorer on the north-west stairs (st-nw)." in told
    assert "Choose one of these by its number." in told
    assert "none leads from there to Rusted Armory (nw2). CTX-002" in told
    assert "Blue's Explorer moves from the north-west stairs (st-nw) to Dripping Passage (nw1)." in told
    assert len([entry for entry in record(here.folder / "a.json")["entries"] if entry[0] == 1]) == 3


def test_undo_takes_back_and_says_how_far_it_reaches(here: Here) -> None:
    args = ["--seats", "random,you", "--seed", "3", "--option", "first-player=1"]
    lines = ["2", "undo", "1", "undo", "undo", "log", "save a.json", "quit"]
    ran = here("play", "cave-troll", *args, lines=lines)
    assert ran.code == 0
    assert "nothing you can take back" in ran.out  # the draw stands
    assert "CTX-018" in ran.out
    first, second = re.findall(r"^Blue: .*Taken back\.$|^Blue: .*undo: 1$", ran.out, re.MULTILINE)
    assert first.endswith("CT06-010  undo: 1")
    assert second.endswith("CT06-021  Taken back.")  # and nothing more to take back
    assert [entry for entry in record(here.folder / "a.json")["entries"] if entry[1] == "undo"] == [[1, "undo"]]


def test_rules_log_board_and_help_change_nothing(here: Here) -> None:
    args = ["--seats", "you,random", "--seed", "3"]
    lines = [
        "rules CT06-031",
        "rules banshee",
        "rules",
        "rules CT06-999",
        "log",
        "board",
        "help",
        "",
        "99",
        "save",
        "quit",
        "x.json",
    ]
    ran = here("play", "cave-troll", *args, lines=lines)
    assert "All entrances are linked" in ran.out
    assert "CT15-131" in ran.out
    assert "CT06-030 – CT06-036" in ran.out
    assert "There is no rule with the number CT06-999." in ran.out
    assert "goes first.  CT06-007" in ran.out
    assert "take back your last answer" in ran.out
    assert "There is no 99 in the list" in ran.out
    assert "save FILE" in ran.out
    assert all(entry[0] == 1 for entry in record(here.folder / "x.json")["entries"])


def test_save_leaves_other_files_alone(here: Here) -> None:
    other = here.folder / "other.txt"
    other.write_text("mine")
    lines = ["save other.txt", f"save {here.folder}/no/such/folder", "save a\0b", "save a.json", "save", "quit"]
    ran = here("play", "cave-troll", "--seats", "you,random", "--seed", "3", lines=lines)
    assert ran.code == 0
    assert other.read_text() == "mine"
    assert "already something at other.txt" in ran.out
    assert "cannot be written" in ran.out
    assert "is no file name" in ran.out
    assert sorted(path.name for path in here.folder.iterdir()) == ["a.json", "other.txt"]


def test_hot_seat_hides_hands_behind_a_pause(here: Here) -> None:
    args = ["--edition", "2015", "--seats", "you,you", "--seed", "3", "--option", "first-player=1"]
    ran = here("play", "cave-troll", *args, "--option", "characters=classic", lines=["1", "", "quit", ""])
    assert "It is Blue's turn. Hand over the keyboard" in ran.out
    red, blue = ran.out.split("Hand over the keyboard")
    assert red.count("Your hand:") == 1
    assert blue.count("Your hand:") == 1


def test_hot_seat_can_take_back_the_end_of_a_turn_before_handing_over(here: Here) -> None:
    args = ["--edition", "2015", "--seats", "you,you", "--seed", "3", "--option", "first-player=1"]
    lines = ["1", "undo", "save a.json", "quit"]
    ran = here("play", "cave-troll", *args, "--option", "characters=classic", lines=lines)
    assert ran.code == 0
    assert record(here.folder / "a.json")["entries"] == [[0, 0], [0, "undo"]]


def test_without_hidden_hands_there_is_no_pause(here: Here) -> None:
    args = ["--seats", "you,you", "--seed", "3", "--option", "first-player=1"]
    ran = here("play", "cave-troll", *args, lines=["1", "1", "quit", ""])
    assert "Hand over" not in ran.out
    assert "Blue: Your turn" in ran.out


def test_a_pipe_that_closes_early_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "cave-troll", "--seats", "random,random", "--seed", "3"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_a_plain_terminal_gets_plain_characters(tmp_path: Path) -> None:
    ran = run("play", "cave-troll", "--seats", "you,random", "--seed", "3", cwd=tmp_path, PYTHONIOENCODING="ascii")
    assert ran.code == 0
    assert ran.out.isascii()
    assert "|st-nw" in ran.out


@pytest.mark.parametrize("colour", [True, False])
def test_a_live_terminal_has_colour_unless_it_is_unwanted(tmp_path: Path, colour: bool) -> None:
    more = {} if colour else {"NO_COLOR": "1"}
    code, shown = in_a_terminal(tmp_path, [*GAME, "--seed", "3"], ["\n", "draw\n", "1\n", "quit\n", "\n"], more=more)
    assert code == 0
    assert ("\x1b[1;31m▲" in shown) is colour
    assert "┃st-nw" in bare(shown)
    assert "┃nw ▲Ex" in bare(shown)
    assert "Traceback" not in shown


@pytest.mark.parametrize("size", [(80, 24), (100, 40)])
@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_a_whole_game_in_a_terminal_never_cuts_the_board(tmp_path: Path, size: tuple[int, int], edition: str) -> None:
    typed: list[str | int] = ["\n"]
    for line in SOME_LINES[:45]:
        typed += [f"{line}\n"]
    args = ["play", "cave-troll", "--edition", edition, "--seats", "you,random", "--seed", "3"]
    code, shown = in_a_terminal(tmp_path, args, [*typed, "quit\n", "\n"], size)
    assert code == 0
    pages = [page for page in bare(shown.replace("\x1b[H", "\f")).split("\f") if "┏━" in page]
    assert len(pages) > 20
    for page in pages:
        before_typing = re.split("> |for no: ", page)[0]
        rows = before_typing.replace("\r", "").split("\n")
        assert rows[0].startswith("┏")
        assert len(rows) <= size[1]
        assert max(len(row) for row in rows) <= size[0]


def test_an_introduction_says_what_is_played_by_whom_and_how(here: Here) -> None:
    args = ["--edition", "2015", "--seats", "you,random,bot", "--option", "characters=classic"]
    ran = here("play", "cave-troll", *args, "--seed", "3", lines=["quit", ""])
    intro = " ".join(ran.out.partition("┏")[0].split())
    assert intro.startswith("Grotto · Cave Troll Edition: 2015: cards and figures")
    assert "you end it yourself" in intro
    assert "Red: you Blue: takes anything Green: bot" in intro
    assert "Lead your heroes" in intro
    assert "help lists the commands" in intro
    assert intro.endswith("The dice come from the seed 3: the game can be repeated, and nothing is proved.")
    keyed = " ".join(here("play", "cave-troll", *args, lines=["save a.json", "quit"]).out.split())
    assert f"revealed when the game is over: {record(here.folder / 'a.json')['commitment']}" in keyed
    again = " ".join(here("play", "cave-troll", "--from", "a.json", lines=["quit"]).out.split())
    assert "The game goes on after " in again


def test_bots_alone_need_no_introduction(here: Here) -> None:
    ran = here("play", "cave-troll", "--seats", "random,random", "--seed", "4")
    assert "help lists the commands" not in ran.out


def test_the_log_shows_as_many_lines_as_wanted(here: Here) -> None:
    ran = here("play", "cave-troll", *GAME[2:], "--seed", "3", lines=["draw", "1", "log", "log 2", "log 0", "quit", ""])
    _, _, _, whole, last, wrong = ran.out.split("Red> ")[:6]
    assert whole.startswith("· Red goes first.  CT06-007\n")
    rest = "· Red puts the Explorer on the north-west stairs (st-nw).  CT06-021\n"
    assert last == "· Red draws a counter: Explorer.  CT06-020\n" + rest
    assert whole.endswith(last)
    assert wrong.startswith("log shows everything, log NUMBER")


def test_settings_for_people_are_taken_where_people_play(here: Here) -> None:
    here("play", "cave-troll", "--seats", "you,random", "--seed", "3", lines=["save a.json", "quit"])
    assert record(here.folder / "a.json")["options"]["turn-end"] == "ask"
    args = ["--seats", "you,random", "--seed", "3", "--option", "turn-end=at-once"]
    here("play", "cave-troll", *args, lines=["save b.json", "quit"])
    assert record(here.folder / "b.json")["options"]["turn-end"] == "at-once"
