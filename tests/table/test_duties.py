"""What happens at a table by itself: bots answer, clocks run out, whoever is away is written to."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from grotto.kernel import read_transcript, replay
from grotto.table.protocol import Clock, Notify, Return, Ways
from tests.table.simulation.surroundings import SWIFT, Town, find_any
from tests.table.sitting import Sitting, simulated, sit


@simulated
async def test_bots_play_to_the_end_whoever_looks() -> None:
    sitting = await sit(people=1, bots=2, game="lantern-dice")
    thinker = sitting.house.ports.thinker
    for _ in range(2000):
        if sitting.room.table.state == "over":
            break
        if 0 in sitting.room.table.awaits():
            await sitting.choose(0)
        await asyncio.sleep(2)
    assert sitting.room.table.state == "over"
    thoughts = thinker.thoughts  # type: ignore[attr-defined]
    assert {thought.seat for thought in thoughts} == {1, 2}
    for thought in thoughts[:: len(thoughts) // 10]:
        match = replay(read_transcript(thought.transcript), find_any)
        assert thought.seat in match.state.awaits
        assert match.transcript.secret == ""


@simulated
async def test_bots_wait_a_moment_and_all_that_are_asked_answer_at_once() -> None:
    town = Town(manners=replace(SWIFT, bot_pause=2.0))
    sitting = await sit(people=1, bots=3, game="lantern-dice", town=town)
    at: list[float] = []
    for _ in range(60):
        if sitting.room.table.state != "playing":
            break
        if 0 in sitting.room.table.awaits():
            await sitting.choose(0)
        await asyncio.sleep(0.25)
    since = 0.0
    for record in sitting.town.disk.log(sitting.table):
        if getattr(record.body, "by", "") == "bot":
            at.append(record.at - since)
        since = record.at if getattr(record.body, "by", "") == "player" or not at else since
    assert at
    assert all(record >= 0 for record in at)
    together = [record.at for record in sitting.town.disk.log(sitting.table) if getattr(record.body, "by", "") == "bot"]
    assert len(set(together)) < len(together), "no two bots ever answered at the same moment"


# --- clocks ---------------------------------------------------------------------------------------------------------


def left(sitting: Sitting, seat: int) -> float:
    """Seconds a seat has left."""
    clock = sitting.room.info().seats[seat].clock
    assert clock is not None
    return clock


@simulated
async def test_time_runs_for_the_one_who_is_asked_and_each_answer_adds_some() -> None:
    sitting = await sit(ways=Ways(clock=Clock(300, 10)))
    seat = sitting.state.awaits[0]
    await asyncio.sleep(40)
    assert (round(left(sitting, seat)), round(left(sitting, 1 - seat))) == (260, 300)
    await sitting.choose(seat)
    assert round(left(sitting, seat)) == 270
    assert sitting.lines[1 - seat].last.table.seats[seat].clock is not None


@simulated
async def test_who_has_no_time_left_is_played_for_until_he_returns() -> None:
    sitting = await sit(ways=Ways(clock=Clock(30, 5)))
    seat = sitting.state.awaits[0]
    await asyncio.sleep(29)
    assert sitting.room.info().seats[seat].by == "player"
    await asyncio.sleep(2)
    assert sitting.room.info().seats[seat].by == "bot"
    await sitting.done(seat, Return)
    assert sitting.room.info().seats[seat].by == "player"
    assert 50 < left(sitting, seat) <= 60


@simulated
async def test_nobody_loses_time_while_nobody_serves() -> None:
    town = Town()
    sitting = await sit(ways=Ways(clock=Clock(300, 0)), town=town)
    seat = sitting.state.awaits[0]
    await asyncio.sleep(100)
    await sitting.house.close()
    await asyncio.sleep(10_000)
    sitting.house = await town.opened()
    await sitting.come(seat)
    assert 190 < left(sitting, seat) <= 205
    await asyncio.sleep(50)
    assert 140 < left(sitting, seat) <= 155


# --- notices --------------------------------------------------------------------------------------------------------


@simulated
async def test_who_is_away_when_it_is_his_turn_is_written_to_once() -> None:
    sitting = await sit()
    seat = sitting.state.awaits[0]
    for one in (seat, 1 - seat):
        await sitting.done(one, Notify, email=f"p{one}@example.org", lang="de")
    letters = sitting.town.post.letters
    await asyncio.sleep(60)
    assert letters == []
    sitting.go(seat)
    await asyncio.sleep(19)
    assert letters == []
    await asyncio.sleep(3600)
    assert [(one.email, one.lang, one.seat, one.name) for one in letters] == [
        (f"p{seat}@example.org", "de", seat, f"P{seat}")
    ]


@simulated
async def test_a_notice_that_does_not_go_out_is_tried_again_but_not_for_ever() -> None:
    sitting = await sit()
    sitting.town.post.works = False
    seat = sitting.state.awaits[0]
    await sitting.done(seat, Notify, webhook="https://example.org/turn")
    sitting.go(seat)
    await asyncio.sleep(100_000)
    assert len(sitting.town.post.letters) == 5


@simulated
async def test_who_comes_back_in_time_is_not_written_to() -> None:
    sitting = await sit()
    seat = sitting.state.awaits[0]
    await sitting.done(seat, Notify, email="ann@example.org")
    sitting.go(seat)
    await asyncio.sleep(10)
    await sitting.come(seat)
    await asyncio.sleep(1000)
    assert sitting.town.post.letters == []
