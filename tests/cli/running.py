"""Runs the command: in a process of its own, or here, with lines to read and a folder to be in."""

from __future__ import annotations

import io
import os
import subprocess
import sys
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
