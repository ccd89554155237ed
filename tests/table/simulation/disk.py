"""Storage in memory that outlives its servers, is slow, and fails before, after or nobody knows when."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

import msgspec

from grotto.kernel import FastDice
from grotto.table.records import Record
from grotto.table.storage import SOON, Append, Downtime, Note, NoticeKey, Presence, StorageDown

STALE: Final = 15.0
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)


@dataclass
class Row:
    """A table's row."""

    seq: int = 0
    due_at: float | None = None
    listed: bool = False
    card: bytes = b""
    noted: int = 0
    lease: tuple[str, float] = ("", 0.0)


@dataclass
class Disk:
    """What is kept. Records lie there as bytes, as they would in a database."""

    records: dict[str, list[bytes]] = field(default_factory=dict)
    rows: dict[str, Row] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)
    notices: dict[NoticeKey, tuple[int, float | None]] = field(default_factory=dict)
    presences: dict[tuple[str, str], Presence] = field(default_factory=dict)
    beats: dict[str, float] = field(default_factory=dict)
    downtimes: list[Downtime] = field(default_factory=list)

    def log(self, table: str) -> list[Record]:
        """The records of a table."""
        return [_decoder.decode(one) for one in self.records.get(table, [])]

    def write(self, append: Append) -> bool:
        """One transaction."""
        first = append.entries[0]
        if first.records[0].seq != len(self.records.get(first.table, [])) + 1:
            return False
        for entry in append.entries:
            kept = self.records.setdefault(entry.table, [])
            for record in entry.records:
                assert record.seq == len(kept) + 1
                kept.append(_encoder.encode(record))
            row = self.rows.setdefault(entry.table, Row())
            row.seq = entry.records[-1].seq
            row.due_at = entry.records[-1].at + SOON
            if entry.opening is not None:
                row.listed = entry.opening.listed
        return True


@dataclass
class Weather:
    """How badly things go: chances in a thousand at each call, and how slow it is at the most."""

    before: int = 0
    after: int = 0
    lost: int = 0  # not written, and nobody knows
    slow: float = 0.0
    outage: int = 0  # gone for a while
    outage_length: float = 3.0


class Storage:
    """The disk as one server sees it."""

    def __init__(self, disk: Disk, server: str, weather: Weather, seed: int) -> None:
        self.disk = disk
        self.server = server
        self.weather = weather
        self.dice = FastDice(seed)
        self.writes = 0
        self.crash_at = 0  # before the write of this number, or after it, where it is negative
        self.crashed = asyncio.Event()
        self.told: list[tuple[str, int]] = []  # records written here, for the other servers
        self._gone_until = 0.0

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _call(self) -> None:
        weather = self.weather
        if weather.slow:
            await asyncio.sleep(weather.slow * self.dice.below(100, "slow") / 100)
        if self.crashed.is_set():
            await asyncio.Event().wait()
        if self._now() < self._gone_until:
            raise StorageDown("gone")
        if self._happens(weather.outage):
            self._gone_until = self._now() + weather.outage_length
            raise StorageDown("gone")
        if self._happens(weather.before):
            raise StorageDown("failed before")

    def _happens(self, chance: int) -> bool:
        return chance > 0 and self.dice.below(1000, "chance") < chance

    async def append(self, append: Append) -> bool:
        await self._call()
        self.writes += 1
        if self.crash_at == self.writes:
            await self._crash()
        if self._happens(self.weather.lost):
            raise StorageDown("failed in between", sure=False)
        written = self.disk.write(append)
        if self.crash_at == -self.writes:
            await self._crash()
        if written:
            self.told += [(entry.table, entry.records[-1].seq) for entry in append.entries]
        if self.weather.slow:
            await asyncio.sleep(self.weather.slow * self.dice.below(100, "slow") / 100)
        if self._happens(self.weather.after):
            raise StorageDown("failed after", sure=False)
        return written

    async def _crash(self) -> None:
        self.crashed.set()
        await asyncio.Event().wait()

    async def load(self, table: str, after: int = 0) -> list[Record]:
        await self._call()
        return self.disk.log(table)[after:]

    def note(self, note: Note) -> None:
        row = self.disk.rows.get(note.table)
        if row is not None and row.noted <= note.seq:
            row.noted, row.listed, row.card = note.seq, note.listed, note.card
            if row.seq == note.seq:
                row.due_at = note.due_at

    async def cards(self, limit: int) -> list[bytes]:
        await self._call()
        return [row.card for row in reversed(self.disk.rows.values()) if row.listed and row.noted][:limit]

    async def due(self, now: float, limit: int) -> list[str]:
        await self._call()
        rows = self.disk.rows.items()
        return [name for name, row in rows if row.due_at is not None and row.due_at <= now and self._free(row, now)][
            :limit
        ]

    def _free(self, row: Row, now: float) -> bool:
        return row.lease[0] in ("", self.server) or row.lease[1] < now

    async def lease(self, table: str, now: float, until: float) -> bool:
        await self._call()
        row = self.disk.rows[table]
        if not self._free(row, now):
            return False
        row.lease = (self.server, until)
        return True

    async def beat(self, now: float) -> list[Downtime]:
        await self._call()
        last = max(self.disk.beats.values(), default=now)
        if now - last > STALE:
            self.disk.downtimes.append((last, now))
        self.disk.beats[self.server] = now
        return list(self.disk.downtimes)

    async def appear(self, table: str, presence: Presence) -> None:
        await self._call()
        self.disk.presences[self.server, table] = presence

    async def others(self, table: str) -> list[Presence]:
        await self._call()
        return [one for (server, name), one in self.disk.presences.items() if name == table and server != self.server]

    async def claim_notice(self, key: NoticeKey, now: float, retry_at: float) -> int:
        await self._call()
        tries, next_at = self.disk.notices.get(key, (0, now))
        if next_at is None or next_at > now:
            return -1
        self.disk.notices[key] = (tries + 1, retry_at)
        return tries

    async def notice_done(self, key: NoticeKey) -> None:
        await self._call()
        self.disk.notices[key] = (self.disk.notices[key][0], None)

    async def key(self, name: str, fresh: str) -> str:
        await self._call()
        return self.disk.keys.setdefault(name, fresh)
