"""Lines carry what they are given, in order, and cut off who does not read."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from grotto.table import lines
from grotto.table.lines import QueueLine
from grotto.table.protocol import Broken, Words
from tests.table.databases import run

BROKEN = Broken(Words("table-closed"), again=True)


async def taken(line: QueueLine) -> list[bytes]:
    """All messages until the line's end."""
    found = []
    while (message := await line.next()) is not None:
        found.append(message)
    return found


def test_messages_come_in_order_and_the_reason_for_the_end_last() -> None:
    async def scenario() -> None:
        line = QueueLine()
        taking = asyncio.create_task(taken(line))
        await asyncio.sleep(0)
        line.send(b"1")
        await asyncio.sleep(0)
        line.send(b"2")
        line.end(BROKEN)
        line.send(b"too late")
        line.end(Broken(Words("table-other"), again=False))
        assert await taking == [b"1", b"2", msgspec.json.encode(BROKEN)]

    run(scenario())


@pytest.mark.parametrize(("most", "most_bytes"), [(3, 10_000), (10_000, 30)])
def test_who_does_not_read_is_cut_off_and_told_to_come_back(
    monkeypatch: pytest.MonkeyPatch, most: int, most_bytes: int
) -> None:
    monkeypatch.setattr(lines, "MOST", most)
    monkeypatch.setattr(lines, "MOST_BYTES", most_bytes)

    async def scenario() -> None:
        line = QueueLine()
        for _ in range(3):
            line.send(b"0123456789")
        assert not line.overflowed.is_set()
        line.send(b"0123456789")
        assert line.overflowed.is_set()
        assert line.broken is not None
        assert line.broken.again
        assert await taken(line) == []

    run(scenario())


def test_one_large_message_goes_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_BYTES", 30)

    async def scenario() -> None:
        line = QueueLine()
        line.send(b"x" * 1000)
        assert await line.next() == b"x" * 1000
        line.send(b"y" * 30)
        assert await line.next() == b"y" * 30

    run(scenario())
