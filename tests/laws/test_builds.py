"""Law 7: the interpreted and the compiled build play the same games, choice for choice and word for word, bots too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.laws.digest_games import bot_lines, lines

ROOT: Final = Path(__file__).parent.parent.parent
PURE: Final = ROOT / "src"
"""The build to compare with. The compiled run compares both builds, for then what is compiled is up to date; the pure
run compares itself with a process in which sets of text are in another order."""


def test_both_builds_play_the_same_games() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PURE), str(ROOT)]), "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "tests.laws.digest_games"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    file, *digests = done.stdout.splitlines()
    assert Path(file) == PURE / "grotto" / "kernel" / "state.py"
    assert digests == lines() + bot_lines()
