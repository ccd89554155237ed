"""Runs to test with: plans, folders of results, bots that misbehave, and ways to see what came of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from grotto.lab import running
from grotto.lab.crew import Crew, LocalCrew
from grotto.lab.folder import Folder
from grotto.lab.plan import Plan, make_plan
from tests.laws.catalogue import look_up

MINIATURE = "lantern-dice"


def planned(*seatings: Sequence[str], game: str = MINIATURE, seed: int = 5, **more: Any) -> Plan:
    """A plan, by default of three random bots in the miniature."""
    return make_plan(look_up(game), list(seatings) or [["random"] * 3], seed, **more)


def silent(have: int, games: int) -> None:
    """Progress that nobody looks at."""


def played(path: Path, plan: Plan, games: int, crew: Crew | None = None) -> Path:
    """A folder with that many games of a plan, those that were missing played now."""
    with Folder(path, plan) as folder:
        running.play(folder, games, crew or LocalCrew(look_up, 2), silent)
    return path


def contents(path: Path) -> dict[str, str]:
    """The files of results in a folder, each with a hash of its bytes; the parts, too, if there are any left."""
    return {
        file.relative_to(path).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(path.rglob("*.parquet"))
    }


def rows(path: Path) -> list[dict[str, Any]]:
    """All games of a folder as any reader of Parquet would get them."""
    found: list[dict[str, Any]] = []
    for file in sorted(path.glob("*.parquet")):
        found += pq.read_table(file).to_pylist()
    return found


ONCE = '''"""Bots that end their process the first time they are asked, or whenever they are."""

import os
import signal
from pathlib import Path

from grotto.bots import Random

MARK = Path(__file__).with_name("mark")


class Once(Random):
    def __init__(self, game, dice, limit):
        super().__init__(dice)

    def choose(self, state, seat):
        try:
            MARK.touch(exist_ok=False)
        except FileExistsError:
            return super().choose(state, seat)
        os.kill(os.getpid(), signal.SIGKILL)


class Always(Once):
    def choose(self, state, seat):
        os.kill(os.getpid(), signal.SIGKILL)


class Wrong(Once):
    def choose(self, state, seat):
        return 999_999


class Faulty(Once):
    def choose(self, state, seat):
        raise KeyError("oops")


class Waiting(Once):
    """After its first games it waits until it is let go."""

    asked = 0

    def choose(self, state, seat):
        Waiting.asked += 1
        while Waiting.asked > 60 and not MARK.exists():
            signal.sigtimedwait([], 0.02)
        return super().choose(state, seat) if MARK.exists() else Random.choose(self, state, seat)


def not_a_bot(game, dice, limit):
    return "hello"
'''
"""A module of somebody's own, for names like `fateful:Once`."""
