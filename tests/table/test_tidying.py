"""Everything is looked through for garbage in a quiet moment, and at last in one that is not."""

from __future__ import annotations

import asyncio

from grotto.table.tidying import AT_LAST, EVERY, QUIET, tidy
from tests.table.simulation.loop import run


def looks(busy_until: float, until: float) -> list[float]:
    """When everything was looked through, where there are commits all the time up to some moment."""
    found: list[float] = []

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        task = asyncio.ensure_future(
            tidy(lambda: int(min(loop.time(), busy_until) * 10), lambda: found.append(loop.time()))
        )
        await asyncio.sleep(until)
        task.cancel()

    run(scenario())
    return found


def test_a_quiet_server_is_tidied_at_once_and_again_later() -> None:
    assert looks(0.0, 2.5 * EVERY) == [EVERY + QUIET, 2 * (EVERY + QUIET)]


def test_while_people_play_it_waits_until_they_rest() -> None:
    (first, *_) = looks(600.0, 700.0)
    assert 600.0 < first <= 600.0 + EVERY + 2 * QUIET


def test_a_server_that_never_rests_is_tidied_at_last() -> None:
    found = looks(1e9, 2.5 * AT_LAST)
    assert len(found) == 2
    assert all(
        AT_LAST < later - sooner <= AT_LAST + EVERY + QUIET for sooner, later in zip([0.0, *found], found, strict=False)
    )
