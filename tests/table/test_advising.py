"""Hints at a table: who gets them, what about, and that nobody else hears of it."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any

import pytest

from grotto.kernel import FastDice
from grotto.table.ports import Advice, Chances
from grotto.table.protocol import Advise, Advised, Arrange, Leave, NewTable, Refusal, Resign, SeatBot, SeatPlan, Ways
from tests.table.simulation.surroundings import SimulatedThinker, Town
from tests.table.sitting import Sitting, simulated, sit

ALLOWED = Ways(advice=True)
CHANCES: Chances = [(7, 0.61234567, 90), (3, 0.25, 8)]


class Sage(SimulatedThinker):
    """Gives the same advice after so many seconds."""

    def __init__(self, seconds: float = 2.0, chances: Chances | None = CHANCES) -> None:
        super().__init__(0)
        self.seconds = seconds
        self.chances = chances
        self.stopped = 0

    async def advise(self, advice: Advice) -> Chances | None:
        self.advice.append(advice)
        try:
            await asyncio.sleep(self.seconds)
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return self.chances


async def with_sage(sage: Sage, **more: Any) -> Sitting:
    """A table in a house where a sage thinks."""
    sitting = await sit(ways=ALLOWED, **more)
    world = sitting.house.world
    world.ports = dataclasses.replace(world.ports, thinker=sage)
    return sitting


async def ask(sitting: Sitting, seat: int, question: int | None = None) -> list[Advised | Refusal]:
    """Ask for a hint and wait long enough; everything that came for the one who asked."""
    before = len(sitting.lines[seat].raw)
    question = sitting.play.question if question is None else question
    await sitting.connections[seat].receive(Advise(id=sitting.name(), seat=seat, question=question))
    await asyncio.sleep(10)
    return [one for one in sitting.lines[seat].since(before) if isinstance(one, (Advised, Refusal))]


async def refused(sitting: Sitting, seat: int, question: int | None = None) -> str:
    """The words with which a hint is refused."""
    [answer] = await ask(sitting, seat, question)
    assert isinstance(answer, Refusal), answer
    return answer.words.key


@simulated
async def test_a_hint_goes_to_the_one_who_asked_and_is_written_nowhere() -> None:
    sitting = await with_sage(Sage())
    seat = sitting.state.awaits[0]
    written, heard = len(sitting.town.disk.records[sitting.table]), len(sitting.lines[1 - seat].raw)
    [hint] = await ask(sitting, seat)
    assert isinstance(hint, Advised)
    assert hint.question == sitting.play.question
    assert [(one.option, one.chance, one.looks) for one in hint.options] == [(7, 0.6123, 90), (3, 0.25, 8)]
    assert len(sitting.town.disk.records[sitting.table]) == written
    assert len(sitting.lines[1 - seat].raw) == heard


@simulated
async def test_what_is_thought_about_is_the_game_so_far_for_the_seat_that_asked() -> None:
    sage = Sage()
    sitting = await with_sage(sage)
    await sitting.wander(6)
    seat = sitting.state.awaits[0]
    await ask(sitting, seat)
    [advice] = sage.advice
    assert (advice.table, advice.seat) == (sitting.table, seat)
    assert advice.transcript == sitting.play.transcript()
    assert advice.limit == sitting.house.world.manners.bot_limit


@simulated
async def test_asked_again_about_the_same_question_it_is_the_same_hint() -> None:
    sage = Sage()
    sitting = await with_sage(sage)
    seat = sitting.state.awaits[0]
    for _ in range(2):  # while it is thought about, and when it is known
        for _ in range(3):
            name, question = sitting.name(), sitting.play.question
            await sitting.connections[seat].receive(Advise(id=name, seat=seat, question=question))
        await asyncio.sleep(10)
    hints = [one for one in sitting.lines[seat].heard if isinstance(one, Advised)]
    assert len({hint.id for hint in hints}) == 6
    assert len(sage.advice) == 1


@simulated
async def test_a_hint_keeps_no_answer_waiting_and_is_given_up_when_the_question_has_passed() -> None:
    sage = Sage(seconds=1000.0)
    sitting = await with_sage(sage)
    seat = sitting.state.awaits[0]
    await sitting.connections[seat].receive(Advise(id="hint-for-me", seat=seat, question=sitting.play.question))
    await asyncio.sleep(1)
    await sitting.choose(seat)
    await asyncio.sleep(1)
    [answer] = [one for one in sitting.lines[seat].heard if isinstance(one, Refusal)]
    assert (answer.id, answer.words.key) == ("hint-for-me", "table-stale-question")
    assert sage.stopped == 1


@simulated
async def test_only_who_is_asked_gets_one_for_the_question_that_stands() -> None:
    sitting = await with_sage(Sage())
    seat = sitting.state.awaits[0]
    assert await refused(sitting, 1 - seat) == "kernel-not-asked"
    assert await refused(sitting, seat, sitting.play.question + 1) == "table-stale-question"
    await sitting.connections[seat].receive(Advise(id="not-my-seat", seat=1 - seat, question=sitting.play.question))
    await asyncio.sleep(1)
    assert sitting.lines[seat].last.words.key == "table-not-your-seat"


@simulated
async def test_who_gave_up_gets_none_and_after_the_game_there_is_none() -> None:
    sitting = await with_sage(Sage(), people=3)
    seat = sitting.state.awaits[0]
    await sitting.done(seat, Resign)
    assert await refused(sitting, seat) == "table-has-resigned"
    await sitting.done((seat + 1) % 3, Resign)
    assert await refused(sitting, (seat + 2) % 3) == "table-over"


@simulated
async def test_where_nothing_comes_of_it_one_may_ask_again() -> None:
    sage = Sage(chances=None)
    sitting = await with_sage(sage)
    seat = sitting.state.awaits[0]
    assert await refused(sitting, seat) == "table-no-hint"
    sage.chances = CHANCES
    [hint] = await ask(sitting, seat)
    assert isinstance(hint, Advised)


@simulated
async def test_not_too_many_in_a_minute() -> None:
    sitting = await with_sage(Sage(seconds=0.0, chances=None))
    seat = sitting.state.awaits[0]
    for number in range(21):
        name = f"hint-number-{number}"
        await sitting.connections[seat].receive(Advise(id=name, seat=seat, question=sitting.play.question))
        await asyncio.sleep(0.1)
    refusals = [one for one in sitting.lines[seat].heard if isinstance(one, Refusal)]
    assert [one.words.key for one in refusals] == ["table-no-hint"] * 20 + ["table-hint-later"]
    assert refusals[-1].words.args == {"seconds": 59}
    await asyncio.sleep(59)
    assert await refused(sitting, seat) == "table-no-hint"


@simulated
async def test_one_person_among_bots_has_hints_and_several_have_only_by_the_hosts_leave() -> None:
    alone = await sit(people=1, bots=2)
    assert alone.room.info().advice
    together = await sit(people=2)
    assert not together.room.info().advice
    seat = together.state.awaits[0]
    assert await refused(together, seat) == "table-no-hints-here"
    assert not together.house.ports.thinker.advice  # type: ignore[attr-defined]
    assert not (await sit(people=1, bots=1, ways=Ways(advice=False))).room.info().advice
    await together.done(1 - seat, Leave)
    assert together.room.info().advice, "only one person is left"


@simulated
async def test_the_host_allows_them_before_the_game() -> None:
    town = Town()
    house = await town.opened()
    made = await house.make(NewTable("cave-troll", [SeatPlan("me", "Ann"), SeatPlan("me", "Bob"), SeatPlan()]))
    sitting = Sitting(town, house, made.id)
    sitting.tokens = {one.seat: one.token for one in made.held}
    await sitting.come(0)
    assert not sitting.room.info().advice
    await sitting.done(0, Arrange, ways=ALLOWED)
    assert sitting.room.info().advice


@simulated
async def test_a_bot_that_plays_for_somebody_needs_none() -> None:
    sitting = await with_sage(Sage(), people=3)
    question = sitting.play.question
    sitting.go(1)
    await asyncio.sleep(61)
    await sitting.done(0, SeatBot, on=1, level="easy")
    await sitting.come(1)
    assert await refused(sitting, 1, question) == "table-bot-plays-for-you"


@pytest.mark.parametrize("seed", range(3))
@simulated
async def test_who_goes_while_it_is_thought_about_is_told_nothing(seed: int) -> None:
    sitting = await with_sage(Sage())
    await sitting.wander(FastDice(seed).below(9, "answers"), seed)
    seat = sitting.state.awaits[0]
    line = sitting.lines[seat]
    await sitting.connections[seat].receive(Advise(id="hint-for-me", seat=seat, question=sitting.play.question))
    sitting.go(seat)
    before = len(line.raw)
    await asyncio.sleep(10)
    assert len(line.raw) == before
