"""Two servers of one house: each hears of what the other has written, and decides again where it had not."""

from __future__ import annotations

import asyncio

from grotto.table.protocol import Choose, Refusal
from tests.table.sitting import Sitting, simulated, sit


@simulated
async def test_two_servers_play_one_table() -> None:
    sitting = await sit()
    other = await sitting.town.opened()
    far = Sitting(sitting.town, other, sitting.table)
    far.tokens = dict(sitting.tokens)
    far.prefix = "far-away"
    await far.come(1)
    for number in range(30):
        here = sitting if number % 2 else far
        await other.heard(sitting.table, sitting.room.table.seq)
        await sitting.house.heard(sitting.table, far.room.table.seq)
        seat = here.state.awaits[0]
        if seat not in here.connections:
            await here.come(seat)
        await here.choose(seat)
    await other.heard(sitting.table, sitting.room.table.seq)
    await sitting.house.missed()
    assert sitting.room.table.chain == far.room.table.chain
    assert far.room.table.play is not None
    assert far.room.table.play.step == 30


@simulated
async def test_a_server_that_did_not_hear_decides_again() -> None:
    sitting = await sit()
    other = await sitting.town.opened()
    far = Sitting(sitting.town, other, sitting.table)
    far.tokens = dict(sitting.tokens)
    far.prefix = "far-away"
    seat = sitting.state.awaits[0]
    await far.come(seat)
    question, option = sitting.play.question, sitting.state.options(seat)[0]
    await sitting.done(seat, Choose, question=question, option=option, id="first-server")
    assert far.play.step == 0
    await far.done(seat, Choose, question=question, option=option, id="first-server")
    assert far.play.step == 1
    await sitting.choose()
    asked = far.state.awaits[0]
    if asked != seat:
        await far.come(asked)
    parts = {"question": far.play.question, "option": far.state.options(asked)[0]}
    assert far.room.table.seq < sitting.room.table.seq
    answer = await far.say(asked, Choose, **parts)
    assert isinstance(answer, Refusal)
    assert answer.words.key == "table-stale-question"
    assert far.room.table.chain == sitting.room.table.chain


@simulated
async def test_who_is_here_on_one_server_is_seen_on_the_other() -> None:
    sitting = await sit()
    other = await sitting.town.opened()
    await asyncio.sleep(1)
    assert all(seat.here for seat in (await other.info(sitting.table)).seats)
    sitting.go(1)
    await asyncio.sleep(1)
    await other.heard(sitting.table, None)
    assert [seat.here for seat in (await other.info(sitting.table)).seats] == [True, False]
