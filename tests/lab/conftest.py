"""What the tests of the lab share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.lab.runs import ONCE


@pytest.fixture
def fateful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a module of bots that misbehave, which can be imported here and in processes started from here.
    Gives the path of the mark with which they know that they have done so."""
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "fateful.py").write_text(ONCE)
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    monkeypatch.delitem(sys.modules, "fateful", raising=False)
    return folder / "mark"
