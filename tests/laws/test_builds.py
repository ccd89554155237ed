"""Law 7: the interpreted and the compiled build play the same games, choice for choice and word for word."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from grotto.kernel import state as build
from tests.laws.digest_games import lines

ROOT: Final = Path(__file__).parent.parent.parent
BUILDS: Final = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
OTHERS: Final = [
    name
    for name, folder in BUILDS.items()
    if (folder / "grotto").is_dir() and not Path(str(build.__file__)).is_relative_to(folder)
]
"""The builds that are there, apart from the one under test. A pure run may come before anything is compiled; it is
then compared with itself, and the compiled run after it compares both."""


@pytest.mark.parametrize("name", OTHERS or ["pure"])
def test_both_builds_play_the_same_games(name: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(BUILDS[name]), str(ROOT)]), "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "tests.laws.digest_games"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    file, *digests = done.stdout.splitlines()
    assert Path(file).is_relative_to(BUILDS[name])
    assert digests == lines()
