"""A bot of one's own, as docs/write-a-bot.md writes and measures it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from examples.own_bot import Greedy

import grotto
from grotto.bots import Limit, bot_maker
from grotto.kernel import FastDice
from tests.bots.small_games import TakeMatches, small
from tests.miniature.game import GAME as MINIATURE

EXAMPLES: Final = Path(__file__).parent.parent.parent / "examples"
BUILD: Final = Path(grotto.__file__).parent.parent


def test_it_takes_what_the_game_likes_best() -> None:
    bot = Greedy(MINIATURE, FastDice(1))
    for heap in (5, 6, 7):
        state = small(FastDice(1), TakeMatches(), heap=heap)
        state.judges = True
        assert bot.choose(state, 0) == heap % 4
    assert bot.choose(small(FastDice(1), TakeMatches(), heap=2), 0) == 2, "it takes the last match where nobody judges"


def test_it_has_a_name() -> None:
    assert isinstance(bot_maker("examples.own_bot:Greedy")(MINIATURE, FastDice(1), Limit()), Greedy)


def test_the_lab_measures_it() -> None:
    """The command of the page, from the folder that the page says."""
    command = [sys.executable, "-m", "grotto", "lab", "match", "cave-troll", "own_bot:Greedy", "random"]
    command += ["--set", "edition=2015", "--games", "2", "--workers", "1", "--json"]
    environment = {**os.environ, "PYTHONPATH": str(BUILD)}
    done = subprocess.run(command, cwd=EXAMPLES, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 2
