"""Servers that crash and come again, the news between them, and the rules by which a simulation is judged."""

from __future__ import annotations

import asyncio

from grotto.kernel import FastDice
from grotto.table.house import House
from grotto.table.ports import Trouble
from grotto.table.protocol import Made, NewTable
from grotto.table.storage import StorageDown
from tests.table.simulation.disk import Storage, Weather
from tests.table.simulation.surroundings import Town


class City:
    """Some servers on one disk. A crash ends one between two writes; after a while another takes its place."""

    def __init__(self, seed: int, servers: int, weather: Weather) -> None:
        self.town = Town(seed, weather=weather)
        self.dice = FastDice(seed)
        self.count = servers
        self.houses: list[House] = []
        self.ruins: list[House] = []  # kept, so that whoever still waits for one does so to the end
        self.crashes = 0
        self.most_crashes = 0
        self._news: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start all servers."""
        for _ in range(self.count):
            await self._start()

    async def _start(self) -> None:
        house = self.town.house()
        storage = self._storage(house)
        while True:
            try:
                await house.open()
                break
            except StorageDown:
                await asyncio.sleep(1)
        if self.crashes < self.most_crashes:
            at = 1 + self.dice.below(60, "crash")
            storage.crash_at = storage.writes + at if self.dice.below(2, "side") else -(storage.writes + at)
        self.houses.append(house)
        self._news.append(asyncio.ensure_future(self._watch(house, storage)))

    @staticmethod
    def _storage(house: House) -> Storage:
        storage = house.ports.storage
        assert isinstance(storage, Storage)
        return storage

    async def _watch(self, house: House, storage: Storage) -> None:
        """Carry news to the other servers, late or not at all, until this one crashes."""
        while not storage.crashed.is_set():
            await asyncio.sleep(0.05)
            told, storage.told = storage.told, []
            for other in [one for one in self.houses if one is not house]:
                for table, seq in told:
                    if self.dice.below(5, "lost"):
                        self._news.append(asyncio.ensure_future(other.heard(table, seq)))
                if not self.dice.below(40, "presence"):
                    self._news.append(asyncio.ensure_future(other.missed()))
        self.crashes += 1
        self.houses.remove(house)
        self.ruins.append(house)
        await kill(house)
        await asyncio.sleep(self.dice.below(4, "gone"))
        await self._start()

    async def somewhere(self) -> House:
        """A server that is up."""
        while not self.houses:
            await asyncio.sleep(0.2)
        return self.houses[self.dice.below(len(self.houses), "house")]

    async def make(self, new: NewTable) -> Made:
        """A new table, as often as it takes."""
        while True:
            try:
                return await asyncio.wait_for((await self.somewhere()).make(new), 5)
            except (Trouble, TimeoutError):
                await asyncio.sleep(0.3)

    async def calm(self) -> None:
        """No more faults and no more crashes; all servers know all there is."""
        self.most_crashes = 0
        weather = self.town.weather
        weather.before = weather.after = weather.lost = weather.outage = 0
        for house in self.houses:
            self._storage(house).crash_at = 0
        await asyncio.sleep(30)
        for house in list(self.houses):
            await house.missed()

    async def close(self) -> None:
        """End all servers as it should be done."""
        for task in self._news:
            task.cancel()
        await asyncio.gather(*self._news, return_exceptions=True)
        for house in self.houses:
            await house.close()


async def kill(house: House) -> None:
    """The server is gone at once: nothing that was under way goes on, and its lines say nothing any more."""
    for room in list(house.rooms.values()):
        room.duties.end()
        for connection in room.gallery.everybody():
            room.gallery.part(connection)
    await house.world.end()
