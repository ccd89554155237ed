"""Runs the command: in a process of its own, or here, with lines to read and a folder to be in."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from dataclasses import dataclass
from pathlib import Path

import pytest

from grotto.cli import main

COMMAND = [sys.executable, "-c", "import sys; from grotto.cli import main; sys.exit(main())"]
SOME_LINES = ["2", "1", "1", "2", "2"] * 500
"""Draw when it is your turn; otherwise the second choice, or the first where there is one only. It ends every game."""


@dataclass
class Ran:
    """What came of a run."""

    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """The environment of this process without anything that would change the language or the look."""
    kept = {name: value for name, value in os.environ.items() if name not in UNSET}
    return {**kept, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", **more}


UNSET = {"LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TERM", "TTY_COMPATIBLE"}


def run(*args: str, lines: list[str] | None = None, cwd: Path | None = None, **more: str) -> Ran:
    """The real command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *args],
        input="".join(f"{line}\n" for line in lines or []),
        capture_output=True,
        cwd=cwd,
        env=environment(**more),
        encoding="utf-8",
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


OWN_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
"""Makes the pseudo-terminal the controlling one, so that Ctrl-C reaches the process as it does for a person."""
PROMPTS = ("go on. ", "Eingabetaste. ", "> ", "for no: ", "für nein: ")
INTERRUPT = "\x03"
AGAIN = 10  # seconds after which a signal that nobody noticed is sent again
PATIENCE = 120  # seconds after which a process that says nothing is given up


def in_a_terminal(
    folder: Path,
    args: list[str],
    typed: list[str | int],
    size: tuple[int, int] = (80, 24),
    more: dict[str, str] | None = None,
) -> tuple[int, str]:
    """The exit code, and all that a terminal of so many columns and rows shows while something is typed: the next
    piece whenever the command waits for one. A number is a signal to send; HANG_UP closes the terminal."""
    python, flag, program = COMMAND
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    around = environment(TERM="xterm-256color", **(more or {}))
    del around["COLUMNS"]
    with subprocess.Popen(
        [python, flag, OWN_TERMINAL + program, *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=around,
        start_new_session=True,
    ) as process:
        os.close(theirs)
        try:
            shown = _conversation(process, ours, list(typed))
            os.close(ours)
            return process.wait(PATIENCE), shown
        finally:
            process.kill()  # one that would not end fails the test, and holds nothing up


HANG_UP = -1


def _conversation(process: subprocess.Popen[bytes], ours: int, typed: list[str | int]) -> str:
    shown = b""
    answered = 0
    last: str | int = ""
    while True:
        # A signal between the prompt and the wait for a key is noticed with the next key only, so it is sent again.
        signalled = last == INTERRUPT or isinstance(last, int)
        if not select.select([ours], [], [], AGAIN if signalled else PATIENCE)[0]:
            assert signalled, shown.decode()
            _enter(process, ours, last)
            continue
        try:
            chunk = os.read(ours, 65536)
        except OSError:  # the other end has been closed
            chunk = b""
        shown += chunk
        if not chunk:
            return shown.decode("utf-8")
        if typed and bare(shown[answered:].decode("utf-8", "replace")).endswith(PROMPTS):
            answered = len(shown)
            last = typed.pop(0)
            if last == HANG_UP:
                return shown.decode("utf-8")
            _enter(process, ours, last)


def _enter(process: subprocess.Popen[bytes], ours: int, typed: str | int) -> None:
    if isinstance(typed, int):
        process.send_signal(typed)
    else:
        os.write(ours, typed.encode())


def bare(shown: str) -> str:
    """What a terminal shows, without its control sequences."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)


class Here:
    """The command in this process."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.chdir(folder)
        for name in UNSET:
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("COLUMNS", "80")

    def __call__(self, *args: str, lines: list[str] | None = None) -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines or [])))
        self.capsys.readouterr()
        try:
            code = main(args)
        except SystemExit as left:
            code = int(left.code or 0)
        said = self.capsys.readouterr()
        return Ran(code, said.out, said.err)


def one_sentence(ran: Ran) -> bool:
    """Whether all that was said on the error stream is one line from `grotto`, and no traceback."""
    return ran.err.startswith("grotto: ") and ran.err.count("\n") == 1 and "Traceback" not in ran.err + ran.out
