"""However a game at the terminal ends, nothing that a person answered is lost."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import COMMAND, HANG_UP, INTERRUPT, Here, environment, in_a_terminal, run

GAME = ["play", "cave-troll", "--seats", "you,random", "--option", "first-player=1", "--seed", "3"]
KEPT = "cave-troll-1.json"
DRAW_AND_PLACE = ["\n", "draw\n", "1\n"]
FIRST_ANSWERS = [1, 5, 0]
"""What the lines 2, 1, 1 come to: draw, put it into the first entrance, end the turn."""


def answers(path: Path) -> list[int]:
    """What the first seat has answered in a saved game."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return [entry[1] for entry in data["entries"] if entry[0] == 0]


@pytest.mark.parametrize("lines", [[], ["2"], ["2", "1", "1"]])
def test_a_closed_input_ends_the_game_and_loses_nothing(tmp_path: Path, lines: list[str]) -> None:
    ran = run(*GAME, lines=lines, cwd=tmp_path)
    assert (ran.code, ran.err) == (0, "")
    said = " ".join(ran.out.split())
    if not lines:
        assert said.endswith("The game is not over; it ends here for now.")
        assert list(tmp_path.iterdir()) == []
        return
    kept = "Kept in cave-troll-1.json; grotto play cave-troll --from cave-troll-1.json goes on with it."
    assert said.endswith(f"The game is not over; it ends here for now. {kept}")
    assert answers(tmp_path / KEPT) == FIRST_ANSWERS[: len(lines)]
    again = run("play", "cave-troll", "--from", "cave-troll-1.json", cwd=tmp_path)
    assert (again.code, again.err) == (0, "")
    assert [path.name for path in tmp_path.iterdir()] == ["cave-troll-1.json"]


def test_interrupting_asks_whether_to_save(tmp_path: Path) -> None:
    code, shown = in_a_terminal(tmp_path, GAME, [*DRAW_AND_PLACE, INTERRUPT, "kept.json\n"])
    assert code == 130
    assert "Save the game?" in shown
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]
    assert answers(tmp_path / "kept.json") == FIRST_ANSWERS[:2]
    assert "Traceback" not in shown


def test_interrupting_twice_leaves_at_once_and_loses_nothing(tmp_path: Path) -> None:
    code, shown = in_a_terminal(tmp_path, GAME, [*DRAW_AND_PLACE, INTERRUPT, INTERRUPT])
    assert code == 130
    assert f"Kept in {KEPT}" in shown
    assert answers(tmp_path / KEPT) == FIRST_ANSWERS[:2]
    again = run("play", "cave-troll", "--from", KEPT, lines=["quit"], cwd=tmp_path)
    assert (again.code, again.err) == (0, "")
    assert "undo: 1" in again.out


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGHUP, HANG_UP])
def test_a_stopped_process_and_a_closed_terminal_lose_nothing(tmp_path: Path, stop: int) -> None:
    code, shown = in_a_terminal(tmp_path, GAME, [*DRAW_AND_PLACE, stop])
    assert code == 128 + (signal.SIGHUP if stop == HANG_UP else stop)
    assert "Traceback" not in shown
    assert answers(tmp_path / KEPT) == FIRST_ANSWERS[:2]
    again = run("play", "cave-troll", "--from", KEPT, lines=["1", "save", "quit"], cwd=tmp_path)
    assert (again.code, again.err) == (0, "")
    assert answers(tmp_path / KEPT) == FIRST_ANSWERS
    assert [path.name for path in tmp_path.iterdir()] == [KEPT]


def test_a_process_that_reads_a_pipe_is_stopped_without_loss(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, *GAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(PYTHONUNBUFFERED="1"),
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write("draw\n1\n")
        process.stdin.flush()
        assert any("puts" in line for line in process.stdout)  # reads no further than that
        process.send_signal(signal.SIGTERM)
        process.stdout.read()
        assert process.stderr.read() == ""
        assert process.wait() == 128 + signal.SIGTERM
    assert answers(tmp_path / KEPT) == FIRST_ANSWERS[:2]


def test_a_rescued_game_takes_a_name_that_is_free(tmp_path: Path) -> None:
    (tmp_path / KEPT).write_text("mine")
    ran = run(*GAME, lines=["draw", "1"], cwd=tmp_path)
    assert "Kept in cave-troll-2.json" in ran.out
    assert (tmp_path / KEPT).read_text() == "mine"
    assert answers(tmp_path / "cave-troll-2.json") == FIRST_ANSWERS[:2]


def test_what_is_saved_already_is_not_kept_again(here: Here) -> None:
    ran = here(*GAME, lines=["draw", "save a.json"])
    assert ran.code == 0
    assert [path.name for path in here.folder.iterdir()] == ["a.json"]
    ran = here("play", "cave-troll", "--from", "a.json", lines=["1"])
    assert "Kept in" in ran.out
    assert sorted(path.name for path in here.folder.iterdir()) == ["a.json", KEPT]


def test_the_question_about_saving_understands_no_and_refuses_slips(here: Here) -> None:
    ran = here(*GAME, lines=["draw", "quit", "7", "yes", "help", "undo 1", "log 1", "no"])
    assert ran.code == 0
    assert list(here.folder.iterdir()) == []
    for slip in ("7", "yes", "help", "undo 1"):
        assert f"{slip} alone is rather a slip" in " ".join(ran.out.split())
    assert "· Red draws a counter: Explorer.  CT06-020" in ran.out
    assert here(*GAME, "--lang", "de", lines=["ziehen", "ende", "nein"]).code == 0
    assert list(here.folder.iterdir()) == []
    here(*GAME, lines=["draw", "quit", "save b.json"])
    assert [path.name for path in here.folder.iterdir()] == ["b.json"]


def test_nobody_finds_with_the_arrow_keys_what_another_has_typed(tmp_path: Path) -> None:
    args = ["play", "cave-troll", "--edition", "2015", "--seats", "you,you", "--option", "first-player=1"]
    typed = ["\n", "why red secret\n", "1\n", "\n", "\x1b[A\n", "quit\n", "\n"]
    code, shown = in_a_terminal(tmp_path, [*args, "--option", "characters=classic", "--seed", "3"], [*typed])
    assert code == 0
    assert shown.count("red secret") == 1
    assert re.search("Blue> ", shown)
