"""What a house needs of whatever keeps its records: the database, or in tests a simulated one that fails on purpose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from grotto.table.records import Record

SOON: Final = 5.0
"""Seconds after a record in which somebody has to look at its table, should the server that wrote it be gone."""


class StorageDown(Exception):
    """The database cannot be reached or written. `sure`: nothing has been written; otherwise only a look will tell."""

    def __init__(self, why: str, sure: bool = True) -> None:
        super().__init__(why)
        self.sure = sure


@dataclass(frozen=True, slots=True)
class Entry:
    """Consecutive records for one table. `opening` comes with the first record of a new table."""

    table: str
    records: tuple[Record, ...]
    opening: Opening | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """What the row of a new table needs besides its records."""

    game: str
    listed: bool


@dataclass(frozen=True, slots=True)
class Append:
    """What is written together or not at all. The first record of the first entry may turn out to be too late."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """How a table stands after record `seq`: for the lobby, and when somebody has to look at it next (None: never)."""

    table: str
    seq: int
    due_at: float | None
    listed: bool
    card: bytes


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected to a table through one server: a bit for each seat, and how many spectators."""

    seats: int
    watching: int


@dataclass(frozen=True, slots=True)
class NoticeKey:
    """One notice: a seat of a table and the question that it is asked."""

    table: str
    seat: int
    question: int


Downtime = tuple[float, float]
"""From when until when nobody served."""


class Storage(Protocol):
    """Everything is asked of it by awaiting; any call may raise StorageDown."""

    async def append(self, append: Append) -> bool:
        """Write records so that they survive. False: another record has the number already; nothing was written."""
        ...

    async def load(self, table: str, after: int = 0) -> list[Record]:
        """The records of a table after a number, in order; none for a table that does not exist."""
        ...

    def note(self, note: Note) -> None:
        """Keep how a table stands, some time soon; a later note for the same table replaces one not yet written."""
        ...

    async def cards(self, limit: int) -> list[bytes]:
        """The cards of listed tables, the newest first."""
        ...

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that somebody has to look at, and no other server does."""
        ...

    async def lease(self, table: str, now: float, until: float) -> bool:
        """Take, or keep, the right to look after what is due at a table. False: another server has it."""
        ...

    async def beat(self, now: float) -> list[Downtime]:
        """Say that this server is there; gives all times when none was."""
        ...

    async def appear(self, table: str, presence: Presence) -> None:
        """Tell the other servers who is connected to a table here."""
        ...

    async def others(self, table: str) -> list[Presence]:
        """Who is connected to a table through other servers."""
        ...

    async def claim_notice(self, key: NoticeKey, now: float, retry_at: float) -> int:
        """Take it upon oneself to send a notice: how many tries there were, or -1 where it is not to be sent now."""
        ...

    async def notice_done(self, key: NoticeKey) -> None:
        """The notice was sent, or given up."""
        ...

    async def key(self, name: str, fresh: str) -> str:
        """The secret of this name; `fresh` becomes it where there is none yet."""
        ...
