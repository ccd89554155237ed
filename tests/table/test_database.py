"""Storage over SQLite and PostgreSQL: what is acknowledged is there, once, and in order."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from grotto.kernel import BadInput
from grotto.table.database import Database, open_database
from grotto.table.engine import database_url, reading_engine
from grotto.table.metrics import Metrics
from grotto.table.records import Record, Said
from grotto.table.storage import Append, Entry, Note, NoticeKey, Presence
from tests.table.databases import opened, opening, run, said, texts


def test_what_was_appended_is_there_after_opening_again(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            assert await database.append(opening("t1"))
            assert await database.append(said("t1", 2, "über ☃ \x00 \U0001f9cc"))
        async with opened(address) as database:
            records = await database.load("t1")
            assert [record.seq for record in records] == [1, 2]
            assert texts(records) == ["über ☃ \x00 \U0001f9cc"]
            assert texts(await database.load("t1", after=2)) == []
            assert await database.load("nowhere") == []
            assert await database.counts() == {"tables": 1, "records": 2}

    run(scenario())


def test_of_two_records_with_one_number_the_second_is_told(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            await database.append(opening("t1"))
            assert await database.append(said("t1", 2, "first"))
            assert not await database.append(said("t1", 2, "second"))
            assert not await database.append(said("t1", 2, "first"))  # the very same again is late too
            both = await asyncio.gather(database.append(said("t1", 3, "one")), database.append(said("t1", 3, "other")))
            assert sorted(both) == [False, True]
            assert texts(await database.load("t1")) == ["first", "one"]

    run(scenario())


def test_records_of_one_append_are_written_together_or_not_at_all(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            await database.append(opening("t1"))
            two = tuple(Record(seq=n, at=1.0, version="1", body=Said(seat=0, text=str(n))) for n in (2, 3))
            late = Append((Entry("t1", two), opening("t2").entries[0]))
            assert await database.append(said("t1", 2, "sooner"))
            assert not await database.append(late)
            assert texts(await database.load("t1")) == ["sooner"]
            assert await database.load("t2") == []
            again = Append((Entry("t1", (Record(seq=3, at=1.0, version="1", body=Said(seat=0)),)), late.entries[1]))
            assert await database.append(again)
            assert len(await database.load("t2")) == 1

    run(scenario())


def test_many_tables_at_once_all_come_through(address: str) -> None:
    async def play(database: Database, table: str) -> None:
        assert await database.append(opening(table))
        for seq in range(2, 12):
            assert await database.append(said(table, seq, f"{table} {seq}"))

    async def scenario() -> None:
        async with opened(address) as database:
            await asyncio.gather(*(play(database, f"t{n}") for n in range(60)))
            assert await database.counts() == {"tables": 60, "records": 660}
            assert texts(await database.load("t7")) == [f"t7 {seq}" for seq in range(2, 12)]

    run(scenario())


def test_work_that_cannot_be_done_spoils_nothing_for_others(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            await database.append(opening("t1"))
            # The second entry's number is taken: a fault of the caller, not of those who write at the same moment.
            wrong = Append((said("t1", 3, "x").entries[0], said("t1", 1, "x").entries[0]))
            results = await asyncio.gather(
                *(database.append(opening(f"n{n}")) for n in range(5)),
                database.append(wrong),
                return_exceptions=True,
            )
            assert results[:5] == [True] * 5
            assert isinstance(results[5], Exception)
            assert len(await database.load("t1")) == 1

    run(scenario())


def test_the_lobby_shows_the_newest_listed_tables_by_their_last_card(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            for number in range(4):
                await database.append(opening(f"t{number}", listed=number != 2, at=float(number)))
                database.note(Note(f"t{number}", 1, None, number != 2, f"old {number}".encode()))
            database.note(Note("t3", 2, None, True, b"new 3"))
            database.note(Note("t3", 1, None, True, b"too late"))
        async with opened(address) as database:  # closing has written the notes
            assert await database.cards(10) == [b"new 3", b"old 1", b"old 0"]
            assert await database.cards(1) == [b"new 3"]

    run(scenario())


def test_what_is_due_is_leased_to_one_server(shared_address: str) -> None:
    async def scenario() -> None:
        async with opened(shared_address) as one, opened(shared_address) as other:
            await one.append(opening("t1", at=100.0))
            assert await one.due(100.0, 10) == []
            assert await one.due(106.0, 10) == ["t1"]  # somebody has to look, should the writing server be gone
            assert await one.lease("t1", 106.0, 120.0)
            assert await one.lease("t1", 107.0, 121.0)
            assert not await other.lease("t1", 107.0, 121.0)
            assert await other.due(107.0, 10) == []
            assert await other.due(122.0, 10) == ["t1"]
            assert await other.lease("t1", 122.0, 130.0)
            one.note(Note("t1", 1, None, False, b""))
            while await other.due(999.0, 10):  # a note is written some time soon
                await asyncio.sleep(0.05)

    run(scenario())


def test_a_note_about_what_has_gone_on_since_leaves_the_table_due(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            await database.append(opening("t1", at=100.0))
            await database.append(said("t1", 2, "x", at=101.0))
            database.note(Note("t1", 1, None, True, b"card"))
        async with opened(address) as database:
            assert await database.due(107.0, 10) == ["t1"]
            assert await database.cards(10) == [b"card"]

    run(scenario())


def test_a_server_that_stops_lets_go_of_its_tables(shared_address: str) -> None:
    async def scenario() -> None:
        async with opened(shared_address) as other:
            async with opened(shared_address) as one:
                await one.append(opening("t1", at=100.0))
                assert await one.lease("t1", 106.0, 10_000.0)
                assert not await other.lease("t1", 107.0, 200.0)
            assert await other.lease("t1", 108.0, 200.0)

    run(scenario())


def test_a_gap_without_any_server_is_a_downtime(address: str) -> None:
    async def scenario() -> None:
        async with opened(address, now=lambda: 1007.0) as database:
            assert await database.beat(1000.0) == []
            assert await database.beat(1005.0) == []
        async with opened(address) as database:
            assert await database.beat(1100.0) == [(1007.0, 1100.0)]
            assert await database.beat(1101.0) == [(1007.0, 1100.0)]

    run(scenario())


def test_servers_see_who_is_connected_to_the_others(shared_address: str) -> None:
    async def scenario() -> None:
        async with opened(shared_address) as one, opened(shared_address) as other:
            await one.beat(time.time())
            await other.beat(time.time())
            await one.appear("t1", Presence(0b101, 2))
            assert await other.others("t1") == [Presence(0b101, 2)]
            assert await one.others("t1") == []
            await one.appear("t1", Presence(0, 0))
            assert await other.others("t1") == []

    run(scenario())


def test_a_notice_is_sent_by_one_and_tried_again_later(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            key = NoticeKey("t1", 1, 7)
            assert await database.claim_notice(key, 10.0, 60.0) == 0
            assert await database.claim_notice(key, 11.0, 60.0) == -1
            assert await database.claim_notice(key, 61.0, 120.0) == 1
            await database.notice_done(key)
            assert await database.claim_notice(key, 999.0, 1200.0) == -1

    run(scenario())


def test_a_secret_of_the_installation_stays_what_it_was_first(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            assert await database.key("seal", "first") == "first"
        async with opened(address) as database:
            assert await database.key("seal", "second") == "first"

    run(scenario())


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def scenario() -> None:
        async with opened(address):
            with pytest.raises(BadInput, match="Another server already keeps its tables"):
                await open_database(address, Metrics())
        async with opened(address) as database:
            assert await database.counts() == {"tables": 0, "records": 0}

    run(scenario())


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("nonsense", "cannot be read"),
        ("mysql://x/y", "not by 'mysql'"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
    ],
)
def test_an_address_that_makes_no_sense_is_refused_in_a_sentence(given: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        database_url(given)


def test_a_database_that_cannot_be_reached_is_refused_in_a_sentence(tmp_path: Path) -> None:
    closed = "postgresql://nobody@127.0.0.1:1/none"
    with pytest.raises(BadInput, match="cannot be used"):
        run(open_database(closed, Metrics()))
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(BadInput, match="cannot be written"):
        run(open_database(f"sqlite:///{blocked / 'tables.db'}", Metrics()))


def test_a_commit_is_on_disk_before_it_is_acknowledged(address: str) -> None:
    """What SQLite and PostgreSQL are told about it; a test cannot pull the plug."""
    engine = reading_engine(database_url(address))
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        else:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    engine.dispose()
