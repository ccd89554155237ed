"""Games that misbehave on purpose, at module level so that a worker process can import them."""

from __future__ import annotations

import os
import time

from grotto.games import find_game
from grotto.kernel import Game

SLOW = "slow"
DEADLY = "deadly"
FAULTY = "faulty"


def find_bad_game(name: str) -> Game:
    """A game that takes for ever, ends its process or has a fault; or a sound one."""
    if name == SLOW:
        time.sleep(600)
    if name == DEADLY:
        os._exit(1)
    if name == FAULTY:
        raise ZeroDivisionError("a fault in the rules")
    return find_game(name)
