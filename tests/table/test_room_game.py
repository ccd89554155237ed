"""Playing at a table: answers, taking back, giving up, and what is refused."""

from __future__ import annotations

import asyncio

from grotto.table.protocol import (
    AnswerTakeBack,
    AskTakeBack,
    At,
    Choose,
    Done,
    IntentParts,
    Leave,
    Meant,
    Past,
    Ping,
    Refusal,
    Resign,
    Return,
    Say,
    Snapshot,
    Undo,
    Ways,
    WhyNot,
    Wish,
)
from tests.table.simulation.surroundings import Listener
from tests.table.sitting import Sitting, simulated, sit


def other(sitting: Sitting) -> int:
    """A seat that is not asked."""
    return 1 - sitting.state.awaits[0]


@simulated
async def test_an_answer_is_written_before_it_is_acknowledged_and_shown_after() -> None:
    sitting = await sit()
    seat = sitting.state.awaits[0]
    before = len(sitting.town.disk.records[sitting.table])
    done = await sitting.done(seat, Choose, question=sitting.play.question, option=sitting.state.options(seat)[0])
    assert len(sitting.town.disk.records[sitting.table]) == before + 1
    kinds = [type(one).__name__ for one in sitting.lines[seat].heard]
    assert kinds == ["Done", "Changed"]
    assert sitting.lines[seat].last.seq == done.seq == sitting.lines[1 - seat].last.seq
    assert sitting.game(seat).step == 1


@simulated
async def test_the_same_id_again_is_answered_the_same_and_does_nothing() -> None:
    sitting = await sit()
    seat = sitting.state.awaits[0]
    parts = {"question": sitting.play.question, "option": sitting.state.options(seat)[0], "id": "twice-the-same"}
    await sitting.done(seat, Choose, **parts)
    written = len(sitting.town.disk.records[sitting.table])
    await sitting.done(seat, Choose, **parts)
    assert len(sitting.town.disk.records[sitting.table]) == written


@simulated
async def test_a_refused_id_again_is_refused_again_though_it_would_do_now() -> None:
    sitting = await sit()
    seat = other(sitting)
    assert await sitting.refused(seat, Say, id="nothing-said") == "table-say-what"
    assert await sitting.refused(seat, Say, id="nothing-said", text="now there is a text") == "table-say-what"


@simulated
async def test_an_answer_to_an_older_question_is_refused_and_the_sender_sees_how_things_stand() -> None:
    sitting = await sit()
    seat = sitting.state.awaits[0]
    old = sitting.play.question
    option = sitting.state.options(seat)[0]
    await sitting.choose()
    sitting.lines[seat].take()
    assert await sitting.refused(seat, Choose, question=old, option=option) == "table-stale-question"
    snapshot = sitting.lines[seat].last
    assert isinstance(snapshot, Snapshot)
    assert snapshot.game is not None
    assert snapshot.game.question == sitting.play.question


@simulated
async def test_only_what_is_offered_can_be_chosen_and_only_by_the_one_who_is_asked() -> None:
    sitting = await sit()
    asked, not_asked = sitting.state.awaits[0], other(sitting)
    question = sitting.play.question
    assert await sitting.refused(not_asked, Choose, question=question, option=0) == "kernel-not-asked"
    wrong = next(number for number in range(1000) if number not in sitting.state.options(asked))
    answer = await sitting.say(asked, Choose, question=question, option=wrong)
    assert isinstance(answer, Refusal)
    assert answer.rule.startswith("CT")
    assert await sitting.refused(asked, Choose, question=question, option=999_999) == "kernel-no-such-option"


@simulated
async def test_nobody_speaks_for_a_seat_that_is_not_his() -> None:
    sitting = await sit()
    seat = sitting.state.awaits[0]
    line = sitting.lines[other(sitting)]
    command = Choose(id="not-my-seat", seat=seat, question=sitting.play.question, option=sitting.state.options(seat)[0])
    await sitting.connections[other(sitting)].receive(command)
    assert line.last.words.key == "table-not-your-seat"
    assert sitting.play.step == 0


@simulated
async def test_before_hello_nothing_is_carried_out() -> None:
    sitting = await sit()
    line = Listener()
    connection = sitting.house.connect(sitting.table, line)
    await connection.receive(Say(id="before-hello", seat=0, text="hi"))
    assert line.last.words.key == "table-hello-first"
    await connection.receive(Ping(id="are-you-there"))
    assert isinstance(line.last, Done)


# --- taking back ----------------------------------------------------------------------------------------------------


async def undoable(sitting: Sitting) -> int:
    """Play until somebody could take his last answer back; who."""
    for _ in range(200):
        seat = await sitting.choose(place=-1 if len(sitting.state.options(sitting.state.awaits[0])) > 1 else 0)
        if sitting.play.match.can_undo(seat):
            return seat
    raise AssertionError


@simulated
async def test_the_last_answer_is_taken_back_by_right_and_its_lines_go_away() -> None:
    sitting = await sit()
    seat = await undoable(sitting)
    shown = sitting.game(seat)
    assert shown.undo is not None
    assert shown.undo.count >= 1
    assert shown.undo.words is not None
    step, question = sitting.play.step, sitting.play.question
    await sitting.done(seat, Undo, question=question)
    assert sitting.play.step == step - 1
    assert sitting.play.question > question
    for line in sitting.lines.values():
        assert line.last.log_from is not None
        assert line.last.game.step == step - 1
    assert await sitting.refused(seat, Undo, question=question) == "table-stale-question"


@simulated
async def test_what_cannot_be_taken_back_is_said() -> None:
    sitting = await sit()
    seat = other(sitting)
    assert await sitting.refused(seat, Undo, question=sitting.play.question) == "kernel-no-undo"
    strict = await sit(ways=Ways(undo=False))
    who = await undoable(strict)
    assert await strict.refused(who, Undo, question=strict.play.question) == "table-no-undo-here"
    undo = strict.game(who).undo
    assert undo is not None
    assert undo.words is not None
    assert (undo.count, undo.words.key) == (0, "table-no-undo-here")


@simulated
async def test_all_go_back_when_all_agree() -> None:
    sitting = await sit(people=3)
    await sitting.wander(12)
    await sitting.done(0, AskTakeBack, step=5)
    asking = sitting.room.info().asking
    assert asking is not None
    assert (asking.seat, asking.step, asking.agreed) == (0, 5, [0])
    assert await sitting.refused(1, AskTakeBack, step=4) == "table-take-back-asked-already"
    assert await sitting.refused(0, AnswerTakeBack, ask=asking.ask, agree=True) == "table-take-back-own"
    await sitting.done(1, AnswerTakeBack, ask=asking.ask, agree=True)
    assert sitting.play.step == 12
    await sitting.done(2, AnswerTakeBack, ask=asking.ask, agree=True)
    assert sitting.play.step == 5
    assert sitting.room.info().asking is None
    assert all(line.last.game.step == 5 for line in sitting.lines.values())
    assert await sitting.refused(2, AnswerTakeBack, ask=asking.ask, agree=True) == "table-take-back-gone"


@simulated
async def test_who_is_declined_has_to_wait_longer_each_time() -> None:
    sitting = await sit()
    await sitting.wander(6)
    for declined, wait in ((1, 10), (2, 40), (3, 90)):
        done = await sitting.done(0, AskTakeBack, step=2)
        assert done.seq
        asking = sitting.room.table.asking
        assert asking is not None
        await sitting.done(1, AnswerTakeBack, ask=asking.ask, agree=False)
        assert sitting.room.table.chairs[0].declined == declined
        await asyncio.sleep(wait - 1)
        assert await sitting.refused(0, AskTakeBack, step=2) == "table-take-back-later"
        await asyncio.sleep(2)


@simulated
async def test_a_wish_to_go_back_can_be_withdrawn_and_ends_with_its_player() -> None:
    sitting = await sit()
    await sitting.wander(6)
    assert await sitting.refused(0, AskTakeBack, step=6) == "table-no-such-step"
    await sitting.done(0, AskTakeBack, step=2)
    asking = sitting.room.table.asking
    assert asking is not None
    await sitting.done(0, AnswerTakeBack, ask=asking.ask, agree=False)
    assert sitting.room.table.asking is None
    await sitting.done(0, AskTakeBack, step=2)
    await sitting.done(0, Leave)
    assert sitting.room.table.asking is None
    assert sitting.play.step == 6


@simulated
async def test_with_bots_alone_nobody_has_to_agree() -> None:
    sitting = await sit(people=1, bots=1)
    await asyncio.sleep(60)
    steps = sitting.play.step
    while sitting.play.step < steps + 3:
        if 0 in sitting.room.table.awaits():
            await sitting.choose(0)
        await asyncio.sleep(3)
    question = sitting.play.question
    await sitting.done(0, AskTakeBack, step=0)
    assert sitting.play.step == 0
    assert sitting.play.question > question


# --- giving up and going away ---------------------------------------------------------------------------------------


@simulated
async def test_with_two_the_other_has_won() -> None:
    sitting = await sit()
    await sitting.wander(4)
    await sitting.done(0, Resign)
    info = sitting.room.info()
    assert (info.state, info.seats[0].resigned, info.seats[1].resigned) == ("over", True, False)
    assert info.secret
    assert sitting.game(1).asked is None
    assert await sitting.refused(1, Resign) == "table-over"


@simulated
async def test_with_more_a_bot_plays_on_and_the_seat_cannot_win() -> None:
    sitting = await sit(people=3)
    await sitting.done(0, Resign)
    assert sitting.room.table.state == "playing"
    assert sitting.room.info().seats[0].by == "bot"
    assert await sitting.refused(0, Resign) == "table-has-resigned"
    assert await sitting.refused(0, Return) == "table-has-resigned"
    while sitting.room.table.state == "playing":
        if sitting.room.table.awaits() == (0,):
            await asyncio.sleep(3)
        else:
            await sitting.wander(1, seed=sitting.play.step)
    for seat in (0, 1, 2):
        outcome = sitting.game(seat).view["outcome"]
        assert outcome["winners"]
        assert 0 not in outcome["winners"]


@simulated
async def test_who_leaves_is_played_for_until_somebody_takes_the_seat() -> None:
    sitting = await sit()
    await sitting.wander(3)
    await sitting.done(0, Leave)
    seat = sitting.room.info().seats[0]
    assert (seat.by, seat.left) == ("bot", True)
    assert isinstance(sitting.lines[0].last, Snapshot)
    assert sitting.lines[0].last.held == []
    line = sitting.lines[0]
    await sitting.connections[0].receive(Return(id="no-longer-mine", seat=0))
    assert line.last.words.key == "table-not-your-seat"


# --- queries --------------------------------------------------------------------------------------------------------


@simulated
async def test_why_not_names_the_rule() -> None:
    sitting = await sit()
    asked = sitting.state.awaits[0]
    option = sitting.state.describe(asked, sitting.state.options(asked)[0])
    intent = IntentParts(**option.intent.plain())
    assert isinstance(await sitting.say(asked, WhyNot, intent=intent), Done)
    answer = await sitting.say(1 - asked, WhyNot, intent=intent)
    assert isinstance(answer, Refusal)
    assert answer.rule
    assert await sitting.refused(asked, WhyNot, intent=IntentParts(verb="fly"))


@simulated
async def test_a_wish_by_names_finds_options_or_reasons() -> None:
    sitting = await sit()
    await sitting.wander(8)
    asked = sitting.state.awaits[0]
    options = [sitting.state.describe(asked, number) for number in sitting.state.options(asked)]
    move = next(one for one in options if one.intent.piece and one.intent.target)
    line, connection = sitting.lines[asked], sitting.connections[asked]
    await connection.receive(Wish(id="what-may-i", seat=asked, named=[move.intent.piece, move.intent.target]))
    meant = line.last
    assert isinstance(meant, Meant)
    assert move.number in meant.options
    await connection.receive(Wish(id="what-is-that", seat=asked, named=["unheard of"]))
    assert line.last.words.key == "table-no-such-name"


@simulated
async def test_every_past_step_can_be_looked_at_as_it_was_seen_then() -> None:
    sitting = await sit()
    seen = [sitting.state.view(1)]
    for _ in range(70):
        await sitting.wander(1, seed=sitting.play.step)
        seen.append(sitting.state.view(1))
    for step in (0, 1, 31, 32, 33, 50, 69, 70):
        await sitting.connections[1].receive(At(id=f"look-back-{step}", step=step))
        past = sitting.lines[1].last
        assert isinstance(past, Past)
        assert past.view["zones"] == seen[step]["zones"]
        assert past.view["facts"] == seen[step]["facts"]
    await sitting.connections[1].receive(At(id="too-far-on", step=71))
    assert sitting.lines[1].last.words.key == "table-no-such-step"
