"""Who is at a table: connections here and on other servers, and since when somebody has been away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grotto.table.showing import Sight
from grotto.table.standing import Table
from grotto.table.storage import Presence, StorageDown

if TYPE_CHECKING:
    from grotto.table.gallery import Gallery
    from grotto.table.world import World


class Attendance:
    """Counts the connections of one table. What others do not need to know at once is told a moment later."""

    def __init__(self, world: World, table: Table, gallery: Gallery) -> None:
        self.world = world
        self.table = table
        self.gallery = gallery
        self.own = Presence(0, 0)
        self.others: Sequence[Presence] = ()
        self._here = 0
        self._watching = 0
        self._left_at: list[float] = []
        self._began = world.now()
        self._telling = False

    def sight(self) -> Sight:
        """Who is here now."""
        self._fit()
        return Sight(self._here, self._left_at, self._watching)

    def away(self, seat: int) -> float | None:
        """For how many seconds nobody has been here for a seat; None while somebody is."""
        self._fit()
        return None if self._here >> seat & 1 else max(0.0, self.world.now() - self._left_at[seat])

    def _fit(self) -> None:
        count = len(self.table.chairs)
        self._left_at = self._left_at[:count] + [self._began] * (count - len(self._left_at))

    def count(self) -> bool:
        """Count again; whether anything is new to those who look."""
        seats = watching = 0
        for connection in self.gallery.everybody():
            for seat in connection.held:
                seats |= 1 << seat
            watching += not connection.held
        own = Presence(seats, watching)
        if own != self.own:
            self.own = own
            self._tell()
        return self._sum()

    def _sum(self) -> bool:
        """Add up all servers."""
        here, watching = self.own.seats, self.own.watching
        for other in self.others:
            here |= other.seats
            watching += other.watching
        self._fit()
        now = self.world.now()
        for seat in range(len(self._left_at)):
            if self._here >> seat & 1 and not here >> seat & 1:
                self._left_at[seat] = now
        changed = (here, watching) != (self._here, self._watching)
        self._here, self._watching = here, watching
        return changed

    async def look_elsewhere(self) -> bool:
        """Ask who is connected to other servers; whether anything is new."""
        try:
            self.others = await self.world.storage.others(self.table.id)
        except StorageDown:
            return False  # whoever is counted there stays counted for now
        return self._sum()

    def _tell(self) -> None:
        if not self._telling and not self.world.ended:
            self._telling = True
            self.world.spawn(self._tell_others())

    async def _tell_others(self) -> None:
        told: Presence | None = None
        try:
            while told != self.own:
                told = self.own
                await self.world.storage.appear(self.table.id, told)
                self.world.ports.peers.tell(self.table.id)
        except StorageDown:
            return  # the next change, or the next server that asks, will set it right
        finally:
            self._telling = False
