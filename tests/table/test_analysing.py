"""How a finished game went: for all who may see it, worked out once, in pieces."""

from __future__ import annotations

import asyncio
import dataclasses

import pytest

from grotto.bots import Limit
from grotto.table.pondering import Pondering
from grotto.table.ports import Study, Trouble
from grotto.table.protocol import AnalysisInfo, Resign, Ways
from tests.miniature.game import GAME as MINIATURE
from tests.table.simulation.surroundings import SimulatedThinker, find_any
from tests.table.sitting import Sitting, simulated, sit


class Student(SimulatedThinker):
    """Looks at games as a worker does, three steps at a time."""

    def __init__(self, fails: int = -1) -> None:
        super().__init__(0)
        self.pondering = Pondering(find_any)
        self.fails = fails

    async def study(self, study: Study) -> list[list[float]] | None:
        self.studies.append(study)
        await asyncio.sleep(1)
        if len(self.studies) - 1 == self.fails:
            return None
        piece = dataclasses.replace(study, counts=study.counts[: study.first + 3], looks=2)
        return self.pondering.study(piece, Limit(1e9))


async def finished(student: Student, ways: Ways | None = None, answers: int = 100_000) -> Sitting:
    """A game of the miniature at its end: played out, or given up after so many answers."""
    sitting = await sit(game=MINIATURE.id, ways=ways, people=2)
    world = sitting.house.world
    world.ports = dataclasses.replace(world.ports, thinker=student)
    await sitting.wander(answers)
    if sitting.room.table.state == "playing":
        await sitting.done(0, Resign)
    return sitting


async def analysed(sitting: Sitting, token: str | None = None) -> AnalysisInfo:
    """The whole of it."""
    while True:
        info = await sitting.house.analysis(sitting.table, token)
        if info.done:
            return info
        await asyncio.sleep(0.7)


async def refused(sitting: Sitting, token: str | None = None) -> tuple[int, str]:
    """With which status and words it is refused."""
    with pytest.raises(Trouble) as trouble:
        await sitting.house.analysis(sitting.table, token)
    return trouble.value.status, trouble.value.words.key


@simulated
async def test_it_goes_from_before_the_first_answer_to_the_outcome() -> None:
    sitting = await finished(Student())
    info = await analysed(sitting)
    assert info.steps == sitting.play.step
    assert len(info.chances) == info.steps + 1
    assert all(sum(step) == pytest.approx(1, abs=0.001) for step in info.chances)
    outcome = sitting.state.outcome
    assert outcome is not None
    share = [float(seat in outcome.winners) / len(outcome.winners) for seat in range(2)]
    assert info.chances[-1] == pytest.approx(share)


@simulated
async def test_turns_are_where_the_chances_changed_and_say_what_was_done() -> None:
    sitting = await finished(Student())
    info = await analysed(sitting)
    assert info.turns
    assert [turn.step for turn in info.turns] == sorted(turn.step for turn in info.turns)
    for turn in info.turns:
        assert (turn.before, turn.after) == (info.chances[turn.step - 1][turn.seat], info.chances[turn.step][turn.seat])
        assert abs(turn.after - turn.before) >= 0.0999
        answer = sitting.play.answers[sitting.play.answered_by(turn.step) - 1]
        assert turn.by == answer.seat
        words = sitting.play.at(turn.step - 1).describe(answer.seat, answer.option).text
        assert turn.words.key == words.key


@simulated
async def test_it_comes_piece_by_piece_and_is_worked_out_once_for_all() -> None:
    student = Student()
    sitting = await finished(student)
    begun = await sitting.house.analysis(sitting.table, None)
    assert (begun.done, begun.chances, begun.turns) == (False, [], [])
    await asyncio.sleep(1.5)
    some = await sitting.house.analysis(sitting.table, None)
    assert (some.done, len(some.chances), some.turns) == (False, 3, [])
    whole = await analysed(sitting)
    pieces = len(student.studies)
    assert pieces == -(-(whole.steps + 1) // 3)
    assert [study.first for study in student.studies] == list(range(0, whole.steps + 1, 3))
    assert await analysed(sitting) == whole
    assert len(student.studies) == pieces


@simulated
async def test_a_game_that_was_given_up_is_looked_at_as_far_as_it_went() -> None:
    sitting = await finished(Student(), answers=5)
    info = await analysed(sitting)
    assert info.steps == sitting.play.step
    assert len(info.chances) == info.steps + 1


@simulated
async def test_only_who_may_see_the_whole_game_may_see_how_it_went() -> None:
    sitting = await finished(Student(), ways=Ways(spectators="none"), answers=4)
    assert await refused(sitting) == (403, "table-record-for-players")
    assert await refused(sitting, "nobodys-token-at-all") == (403, "table-record-for-players")
    assert (await analysed(sitting, sitting.tokens[1])).done


@simulated
async def test_there_is_none_before_the_end() -> None:
    student = Student()
    sitting = await sit(game=MINIATURE.id)
    assert await refused(sitting, sitting.tokens[0]) == (409, "table-not-over")
    assert not student.studies


@simulated
async def test_where_nothing_comes_of_it_it_is_begun_again() -> None:
    sitting = await finished(Student(fails=1), answers=6)
    await sitting.house.analysis(sitting.table, None)
    await asyncio.sleep(10)
    assert await refused(sitting) == (503, "table-no-analysis")
    assert (await analysed(sitting)).done


@simulated
async def test_only_so_many_are_kept() -> None:
    student = Student()
    sitting = await finished(student, answers=3)
    first = await analysed(sitting)
    sitting.house.analyses._kept.clear()
    assert await analysed(sitting) == first, "what is forgotten comes to the same again"
