"""The database by SQL: each function does one thing on a connection it is given, in the transaction of its caller."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, case, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from grotto.table.records import Record
from grotto.table.schema import downtimes, keys, notices, presences, records, servers, tables
from grotto.table.storage import SOON, Append, Downtime, Entry, Note, NoticeKey, Presence

STALE: Final = 15.0
"""Seconds without a beat after which a server counts as gone. Servers say that they are there every few seconds."""

_writer = msgspec.json.Encoder()
_reader = msgspec.json.Decoder(Record)


def on_conflict_ignore(connection: Connection, table: Any) -> Any:
    """An insert that leaves out what is there already."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


# --- the log --------------------------------------------------------------------------------------------------------


def append_new(connection: Connection, batch: Sequence[Append]) -> list[bool]:
    """Write many appends of which none is too late; an IntegrityError where one is after all."""
    entries = [entry for one in batch for entry in one.entries]
    # In one order everywhere, so that two servers never wait for each other.
    rows = sorted(((entry.table, i, entry) for entry in entries for i in range(len(entry.records))), key=_place)
    connection.execute(_APPENDED, [_row(entry, i) for _, i, entry in rows])
    _count_on(connection, entries)
    return [True] * len(batch)


def append(connection: Connection, batch: Sequence[Append]) -> list[bool]:
    """Write many appends; for each whether it was in time. One that was not writes nothing at all."""
    heads: dict[tuple[str, int], int] = {}
    for number, one in enumerate(batch):
        entry = one.entries[0]
        heads.setdefault((entry.table, entry.records[0].seq), number)
    rows = [_row(batch[number].entries[0], 0) for _, number in sorted(heads.items())]
    first = on_conflict_ignore(connection, records).returning(records.c.table_id, records.c.seq)
    won = {heads[row.table_id, row.seq] for row in connection.execute(first, rows)}
    entries = [entry for number in sorted(won) for entry in batch[number].entries]
    begun = {id(batch[number].entries[0]) for number in won}
    rest = [_row(entry, i) for entry in entries for i in range(id(entry) in begun, len(entry.records))]
    if rest:
        connection.execute(_APPENDED, rest)
    _count_on(connection, entries)
    return [number in won for number in range(len(batch))]


_APPENDED: Final = insert(records)


def _place(row: tuple[str, int, Entry]) -> tuple[str, int]:
    return row[0], row[2].records[row[1]].seq


def _row(entry: Entry, index: int) -> dict[str, Any]:
    record = entry.records[index]
    return {"table_id": entry.table, "seq": record.seq, "record": _writer.encode(record)}


def _count_on(connection: Connection, entries: Sequence[Entry]) -> None:
    """Bring the rows of the tables up to date with records that have just been written."""
    new: list[dict[str, Any]] = []
    old: list[dict[str, Any]] = []
    for entry in sorted(entries, key=lambda entry: entry.table):
        last = entry.records[-1]
        if entry.opening is not None:
            common = {"id": entry.table, "game": entry.opening.game, "opened_at": last.at, "seq": last.seq}
            new.append(common | {"due_at": last.at + SOON, "listed": entry.opening.listed, "card": b""})
        else:
            old.append({"of": entry.table, "last": last.seq, "soon": last.at + SOON})
    if new:
        connection.execute(insert(tables), new)
    if old:
        connection.execute(_COUNTED, old)


_COUNTED: Final = (
    update(tables).where(tables.c.id == bindparam("of")).values(seq=bindparam("last"), due_at=bindparam("soon"))
)


def load(connection: Connection, table: str, after: int) -> list[Record]:
    """The records of a table after a number, in order."""
    wanted = select(records.c.record).where(records.c.table_id == table, records.c.seq > after).order_by(records.c.seq)
    return [_reader.decode(row.record) for row in connection.execute(wanted)]


def is_written(connection: Connection, one: Append) -> bool:
    """Whether an append, whose transaction ended nobody knows how, is in the log."""
    entry = one.entries[0]
    row = _row(entry, 0)
    wanted = select(records.c.record).where(records.c.table_id == entry.table, records.c.seq == row["seq"])
    return bool(connection.execute(wanted).scalar() == row["record"])


# --- what is noted about a table ------------------------------------------------------------------------------------


def note(connection: Connection, notes: Sequence[Note]) -> None:
    """Keep how tables stand. A note about a table that has gone on since changes nothing but the lobby's card."""
    rows = [
        {"of": one.table, "after": one.seq, "next": one.due_at, "shown": one.listed, "drawn": one.card}
        for one in sorted(notes, key=lambda one: one.table)
    ]
    connection.execute(_NOTED, rows)


_NOTED: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.noted <= bindparam("after"))
    .values(
        noted=bindparam("after"),
        listed=bindparam("shown"),
        card=bindparam("drawn"),
        due_at=case((tables.c.seq == bindparam("after"), bindparam("next")), else_=tables.c.due_at),
    )
)


def cards(connection: Connection, limit: int) -> list[bytes]:
    """The cards of listed tables, the newest first."""
    wanted = (
        select(tables.c.card)
        .where(tables.c.listed, tables.c.noted > 0)
        .order_by(tables.c.opened_at.desc())
        .limit(limit)
    )
    return [row.card for row in connection.execute(wanted)]


# --- what is due, and who looks after it ----------------------------------------------------------------------------


def due(connection: Connection, server: str, now: float, limit: int) -> list[str]:
    """Tables that somebody has to look at, and no other server does, the longest overdue first."""
    free = or_(tables.c.leased_to.is_(None), tables.c.leased_to == server, tables.c.leased_until < now)
    wanted = select(tables.c.id).where(tables.c.due_at <= now, free).order_by(tables.c.due_at).limit(limit)
    return [row.id for row in connection.execute(wanted)]


def lease(connection: Connection, table: str, server: str, now: float, until: float) -> bool:
    """Take, or keep, the right to look after what is due at a table."""
    free = or_(tables.c.leased_to.is_(None), tables.c.leased_to == server, tables.c.leased_until < now)
    taken = update(tables).where(tables.c.id == table, free).values(leased_to=server, leased_until=until)
    return bool(connection.execute(taken).rowcount == 1)


# --- servers --------------------------------------------------------------------------------------------------------


def beat(connection: Connection, server: str, now: float, alone: bool) -> list[Downtime]:
    """Say that a server is there. A gap since anybody last said so is a downtime.

    `alone`: there can be no other server, so the first beat ends a gap however short it is.
    """
    known = {row.id: row for row in connection.execute(select(servers))}
    last = max((row.beat for row in known.values()), default=now)
    first = server not in known
    if now - last > (0.0 if first and alone else STALE):
        connection.execute(on_conflict_ignore(connection, downtimes), {"since": last, "until": now})
    if first:
        connection.execute(insert(servers), {"id": server, "beat": now, "stopped": False})
    else:
        connection.execute(update(servers).where(servers.c.id == server).values(beat=now))
    gone = [name for name, row in known.items() if name != server and (alone or row.beat < now - 4 * STALE)]
    if gone:
        connection.execute(delete(presences).where(presences.c.server.in_(gone)))
        connection.execute(delete(servers).where(servers.c.id.in_(gone)))
    wanted = select(downtimes).order_by(downtimes.c.since)
    return [(row.since, row.until) for row in connection.execute(wanted)]


def stop(connection: Connection, server: str, now: float) -> None:
    """The server ends as it should: nobody is connected to it, and others may look after its tables at once."""
    connection.execute(delete(presences).where(presences.c.server == server))
    connection.execute(update(tables).where(tables.c.leased_to == server).values(leased_to=None, leased_until=None))
    connection.execute(update(servers).where(servers.c.id == server).values(beat=now, stopped=True))


def appear(connection: Connection, server: str, table: str, presence: Presence) -> None:
    """Keep who is connected to a table through a server."""
    connection.execute(delete(presences).where(presences.c.server == server, presences.c.table_id == table))
    if presence.seats or presence.watching:
        row = {"server": server, "table_id": table, "seats": presence.seats, "watching": presence.watching}
        connection.execute(insert(presences), row)


def others(connection: Connection, server: str, table: str, now: float) -> list[Presence]:
    """Who is connected to a table through other servers, as far as those are alive."""
    alive = presences.join(servers, servers.c.id == presences.c.server)
    wanted = (
        select(presences.c.seats, presences.c.watching)
        .select_from(alive)
        .where(presences.c.table_id == table, presences.c.server != server, servers.c.beat > now - STALE)
    )
    return [Presence(row.seats, row.watching) for row in connection.execute(wanted)]


# --- notices and keys -----------------------------------------------------------------------------------------------


def claim_notice(connection: Connection, key: NoticeKey, now: float, retry_at: float) -> int:
    """Take it upon oneself to send a notice: how many tries there were, or -1 where it is not to be sent now."""
    row = {"table_id": key.table, "seat": key.seat, "question": key.question, "tries": 0, "next_at": now}
    connection.execute(on_conflict_ignore(connection, notices), row)
    taken = (
        update(notices)
        .where(*_that(key), notices.c.next_at <= now)
        .values(tries=notices.c.tries + 1, next_at=retry_at)
        .returning(notices.c.tries)
    )
    tries = connection.execute(taken).scalar()
    return -1 if tries is None else int(tries) - 1


def notice_done(connection: Connection, key: NoticeKey) -> None:
    """The notice was sent, or given up."""
    connection.execute(update(notices).where(*_that(key)).values(next_at=None))


def _that(key: NoticeKey) -> list[Any]:
    return [notices.c.table_id == key.table, notices.c.seat == key.seat, notices.c.question == key.question]


def secret(connection: Connection, name: str, fresh: str) -> str:
    """The secret of this name; `fresh` becomes it where there is none yet."""
    connection.execute(on_conflict_ignore(connection, keys), {"name": name, "value": fresh})
    return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())


def tell(connection: Connection, channel: str, messages: Sequence[str]) -> None:
    """Let the other servers hear something, once the transaction is through (PostgreSQL only)."""
    connection.execute(_TELL, {"channel": channel, "messages": list(messages)})


_TELL: Final = text("SELECT pg_notify(:channel, message) FROM unnest(CAST(:messages AS text[])) AS message")


def ping(connection: Connection) -> None:
    """Come back if the database answers."""
    connection.execute(select(1))


def counts(connection: Connection) -> dict[str, int]:
    """How many tables and records there are, for a look at the database from outside."""
    return {
        "tables": int(connection.execute(select(func.count()).select_from(tables)).scalar_one()),
        "records": int(connection.execute(select(func.count()).select_from(records)).scalar_one()),
    }
