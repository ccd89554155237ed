"""Who thinks next: quick thoughts before slow ones, and none is forgotten."""

from __future__ import annotations

import asyncio

from grotto.table.turns import QUICK, SLOW, SPARE, Turns
from tests.table.databases import run


class Crowd:
    """Those who want a turn, and in which order they came to it."""

    def __init__(self, workers: int) -> None:
        self.turns = Turns(workers)
        self.order: list[str] = []

    async def wants(self, name: str, rank: int) -> asyncio.Task[None]:
        """Somebody comes."""

        async def take() -> None:
            await self.turns.take(rank)
            self.order.append(name)

        task = asyncio.create_task(take())
        await settled()
        return task


async def settled() -> None:
    """Whoever can go on has done so."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_worker_is_left_to_the_quick() -> None:
    async def scenario() -> None:
        crowd = Crowd(3)
        for name in ("slow 1", "slow 2", "slow 3"):
            await crowd.wants(name, SLOW)
        assert crowd.order == ["slow 1", "slow 2"]
        await crowd.wants("quick", QUICK)
        assert crowd.order[2:] == ["quick"]
        crowd.turns.give_back(QUICK)
        await settled()
        assert crowd.order[3:] == [], "the third slow one waits all the same"
        crowd.turns.give_back(SLOW)
        await settled()
        assert crowd.order[3:] == ["slow 3"]

    run(scenario())


def test_the_quick_come_first_and_what_nobody_waits_for_last() -> None:
    async def scenario() -> None:
        crowd = Crowd(1)
        await crowd.wants("first", SLOW)
        for name, rank in (("spare", SPARE), ("slow", SLOW), ("quick 1", QUICK), ("quick 2", QUICK)):
            await crowd.wants(name, rank)
        for rank in (SLOW, QUICK, QUICK, SLOW):
            crowd.turns.give_back(rank)
            await settled()
        assert crowd.order == ["first", "quick 1", "quick 2", "slow", "spare"]

    run(scenario())


def test_the_more_wait_the_less_time_each_has() -> None:
    async def scenario() -> None:
        crowd = Crowd(3)
        shares = [crowd.turns.share()]
        for number in range(6):
            await crowd.wants(str(number), SLOW)
            shares.append(crowd.turns.share())
        assert shares == [1, 1, 1, 2 / 3, 2 / 4, 2 / 5, 2 / 6]

    run(scenario())


def test_whoever_goes_away_leaves_his_turn_to_the_next() -> None:
    async def scenario() -> None:
        crowd = Crowd(1)
        await crowd.wants("first", QUICK)
        gone = await crowd.wants("gone", QUICK)
        late = await crowd.wants("late", SLOW)
        await crowd.wants("last", SLOW)
        gone.cancel()
        await settled()
        crowd.turns.give_back(QUICK)  # it is late's turn now,
        late.cancel()  # who goes before he knows of it
        await settled()
        assert crowd.order == ["first", "last"]
        assert crowd.turns.share() == 1

    run(scenario())
