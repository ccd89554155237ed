"""Bad input of every kind at the command line: one clear sentence, the code 1 or 2, and never a traceback."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from grotto.kernel import FastDice
from tests.cli.running import COMMAND, Here, environment, one_sentence, run

COMMANDS = [
    ["replay"],
    ["verify"],
    ["play", "cave-troll", "--from"],
    ["play", "cave-troll", "--position"],
    ["play", "cave-troll", "--seats", "you,random", "--pack"],
    ["pack", "check"],
    ["rules", "--ledger", "--tests"],
]
CONTENTS: dict[str, bytes] = {
    "empty": b"",
    "every byte": bytes(range(256)),
    "null": b"null",
    "deep": b"[" * 100_000,
    "deep table": b"a = " + b"[" * 5_000,
    "long number": b"9" * 6_000,
    "mark": b"\xef\xbb\xbf{}",
    "half a letter": b'{"format": "\xc3',
    "escape": b'{"format": "\\u001b[2J"}',
}
ODD_NAMES = ["nowhere", "folder", "a\0b", "x" * 300, "", "folder/no/such", "/dev/null", "\udcff", "~"]
TYPED = [
    "²", "٣", "ⅷ", "0", "-1", "1 2", "9" * 5_000, "log " + "9" * 5_000, "log ²", "log -1", "log x", "?", ";",
    "rules " + "x" * 5_000, "why " + "x " * 500, "\0", "\x1b[2J", "\ufffd", "orc" * 99, "🜁", "undo undo", "board x",
    "save \x1b[2J", "save " + "x" * 400, "save \0", "save /", "save ~nobody-here/x", "help x", "why why",
    "draw draw draw", "st-nw st-nw",
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_files_that_are_nothing_of_the_kind_are_refused(here: Here, command: list[str]) -> None:
    for content in CONTENTS.values():
        (here.folder / "file").write_bytes(content)
        ran = here(*command, "file")
        assert ran.code == 2
        assert one_sentence(ran)
        assert (here.folder / "file").read_bytes() == content


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_names_that_no_file_can_have_are_refused(here: Here, command: list[str]) -> None:
    (here.folder / "folder").mkdir()
    for name in ODD_NAMES:
        ran = here(*command, name)
        if command[0] == "rules" and name in ("folder", ""):
            assert ran.code == 1  # a folder, but one without tests
            continue
        assert ran.code == 2
        assert one_sentence(ran)
    assert [path.name for path in here.folder.iterdir()] == ["folder"]


def test_a_pack_altered_anywhere_is_told_of_line_by_line_or_refused(here: Here) -> None:
    here("pack", "new", "cave-troll", "mine")
    dice = FastDice(3)
    files = sorted((here.folder / "mine").iterdir())
    wrong = 0
    for number in range(90):
        path = files[number % len(files)]
        good = path.read_bytes()
        place = dice.below(len(good), "place")
        gap = dice.below(30, "gap")
        path.write_bytes(good[:place] + bytes([dice.below(256, "byte")]) * (number % 2) + good[place + gap :])
        ran = here("pack", "check", "mine")
        assert "Traceback" not in ran.out + ran.err
        assert ran.code in (0, 1, 2)
        assert one_sentence(ran) if ran.code == 2 else ran.err == ""
        if ran.code:
            wrong += 1
            played = here("play", "cave-troll", "--pack", "mine", "--seats", "you,random", lines=["quit", ""])
            assert played.code in (1, 2)
            assert one_sentence(played)
        path.write_bytes(good)
    assert wrong > 30
    assert here("pack", "check", "mine").code == 0


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "/dev/null", "/dev/null/x", "file", "file/x"])
def test_a_pack_is_not_begun_where_there_can_be_none(here: Here, name: str) -> None:
    (here.folder / "file").write_text("mine")
    ran = here("pack", "new", "cave-troll", name)
    assert ran.code == 2
    assert one_sentence(ran)
    assert [path.name for path in here.folder.iterdir()] == ["file"]
    assert (here.folder / "file").read_text() == "mine"


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_whatever_is_typed_the_game_goes_on(here: Here, edition: str) -> None:
    args = ["play", "cave-troll", "--edition", edition, "--seats", "you,random", "--seed", "3"]
    ran = here(*args, lines=[*TYPED, "1", *TYPED, "save a.json", "quit"])
    assert (ran.code, ran.err) == (0, "")
    assert "\x1b" not in ran.out
    assert "Saved: a.json" in ran.out
    assert [path.name for path in here.folder.iterdir()] == ["a.json"]


def test_a_stray_byte_does_not_end_the_game(tmp_path: Path) -> None:
    args = ["play", "cave-troll", "--seats", "you,random", "--seed", "3"]
    done = subprocess.run(
        [*COMMAND, *args],
        input=b"\xff\xfe\nsave a.json\nquit\n",
        capture_output=True,
        cwd=tmp_path,
        env=environment(),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "a.json").exists()


@pytest.mark.parametrize("seed", ["9" * 19, "9" * 5_000, "1.5", "x", ""])
def test_a_seed_that_a_saved_game_could_not_hold_is_refused(here: Here, seed: str) -> None:
    ran = here("play", "cave-troll", "--seats", "you,random", f"--seed={seed}")
    assert ran.code == 2
    assert one_sentence(ran)


def test_the_longest_seeds_are_saved_and_go_on(here: Here) -> None:
    for seed in ("9" * 18, "-1"):
        here("play", "cave-troll", "--seats", "you,random", f"--seed={seed}", lines=["1", "save a.json", "quit"])
        assert here("play", "cave-troll", "--from", "a.json", lines=["quit"]).code == 0
        (here.folder / "a.json").unlink()


@pytest.mark.parametrize("args", [["games"], ["rules"], ["rules", "--ledger", "--json"]], ids=" ".join)
def test_output_that_cannot_be_written_gets_one_sentence(args: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, *args], stdout=full, stderr=subprocess.PIPE, env=environment(), text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == f"grotto: What there is to say cannot be written: {os.strerror(28)}.\n"


def test_nothing_in_a_process_of_its_own_is_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(CONTENTS["every byte"])
    for command in (["pack", "check"], ["play", "cave-troll", "--pack"], ["rules", "--ledger", "--tests"]):
        ran = run(*command, "file", cwd=tmp_path)
        assert ran.code == 2
        assert one_sentence(ran)
