"""When Python looks for garbage. To look through everything takes long, and the server stands still meanwhile: so only
what is young is looked through while people play, and the rest in a quiet moment."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any, Final

YOUNG: Final = 2000  # new objects until they are looked through
MIDDLE: Final = 20  # such looks until those that were left are looked through too
NEVER: Final = 1_000_000
EVERY: Final = 60.0  # seconds
QUIET: Final = 2.0  # seconds without a commit
AT_LAST: Final = 1800.0  # seconds after which it is done, quiet or not


def settle() -> None:
    """What has been loaded so far stays until the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def tidy(commits: Callable[[], int], collect: Callable[[], Any] = gc.collect) -> None:
    """Look through everything now and then, until cancelled. `commits`: how many there have been."""
    loop = asyncio.get_running_loop()
    done = loop.time()
    while True:
        await asyncio.sleep(EVERY)
        before = commits()
        await asyncio.sleep(QUIET)
        if commits() == before or loop.time() - done > AT_LAST:
            collect()
            done = loop.time()
