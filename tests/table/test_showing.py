"""What is sent to whom: everybody what he may see, nobody more, and those who come back only what they missed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from grotto.kernel import FastDice
from grotto.table.protocol import AnswerTakeBack, AskTakeBack, At, Choose, Hello, Say, Snapshot, Ways
from grotto.table.showing import NOTHING
from tests.table.simulation.surroundings import Listener
from tests.table.sitting import Sitting, simulated, sit


async def look(sitting: Sitting, tokens: list[str] | None = None, **parts: Any) -> tuple[Snapshot, Listener]:
    """Another connection, and what it is shown."""
    line = Listener()
    connection = sitting.house.connect(sitting.table, line)
    await connection.receive(Hello(id="here-i-am", tokens=tokens or [], **parts))
    snapshot = line.take()[0]
    assert isinstance(snapshot, Snapshot)
    return snapshot, line


def hands(game: Any) -> list[str]:
    """The zones whose contents are shown."""
    return [zone["zone"] for zone in game.view["zones"] if "contents" in zone]


# --- who may see what -----------------------------------------------------------------------------------------------


@simulated
async def test_a_spectator_sees_what_is_open_to_all_and_is_asked_nothing() -> None:
    sitting = await sit(game="lantern-dice")
    snapshot, line = await look(sitting, look=0)
    assert (snapshot.held, snapshot.look) == ([], None)
    assert snapshot.game is not None
    assert snapshot.game.asked is None
    assert snapshot.game.undo is None
    assert snapshot.game.view == msgspec.json.decode(msgspec.json.encode(sitting.state.view(None)))
    own = sitting.lines[0]
    await sitting.wander(4)
    assert line.last.game.view["seat"] is None
    assert hands(line.last.game) != hands(own.last.game)
    assert sitting.room.info().watching == 1


@simulated
async def test_tokens_that_are_no_seats_make_a_spectator() -> None:
    sitting = await sit()
    snapshot, _ = await look(sitting, tokens=["x" * 22, "y" * 22], look=1)
    assert (snapshot.held, snapshot.look) == ([], None)


@simulated
async def test_with_open_hands_a_spectator_looks_through_any_seat() -> None:
    sitting = await sit(game="lantern-dice", ways=Ways(spectators="open"))
    snapshot, _ = await look(sitting, look=1)
    assert snapshot.look == 1
    assert snapshot.game is not None
    assert snapshot.game.view["seat"] == 1
    assert snapshot.held == []


@simulated
async def test_without_spectators_only_players_see_the_game() -> None:
    sitting = await sit(ways=Ways(spectators="none"))
    await sitting.done(0, Say, text="among us")
    snapshot, line = await look(sitting)
    assert (snapshot.game, snapshot.log, snapshot.chat, snapshot.furniture) == (None, [], [], None)
    await sitting.wander(3)
    await sitting.done(0, Say, text="still among us")
    assert all(one.game is None and not one.log and not one.chat for one in line.take())
    connection = next(iter(sitting.room.gallery.lookers[NOTHING]))
    await connection.receive(At(id="look-back", step=1))
    assert line.last.words.key == "table-not-begun"


@simulated
async def test_a_hot_seat_looks_through_one_seat_at_a_time_or_none() -> None:
    sitting = await sit(game="lantern-dice")
    tokens = list(sitting.tokens.values())
    for through in (0, 1, None):
        snapshot, line = await look(sitting, tokens=tokens, look=through)
        assert (snapshot.held, snapshot.look) == ([0, 1], through)
        assert snapshot.game is not None
        assert snapshot.game.view["seat"] == through
        await sitting.done(0, Say, text="hello")
        assert line.last.chat


# --- coming back ----------------------------------------------------------------------------------------------------


@simulated
async def test_who_comes_back_is_sent_only_the_lines_he_missed() -> None:
    sitting = await sit()
    await sitting.wander(10)
    first, _ = await look(sitting)
    await sitting.wander(10, seed=2)
    later, _ = await look(sitting, seq=first.seq, lines=len(first.log))
    whole, _ = await look(sitting)
    assert later.log_from == len(first.log)
    assert first.log + later.log == whole.log


@simulated
async def test_lines_that_were_taken_back_meanwhile_are_replaced() -> None:
    sitting = await sit()
    await sitting.wander(20)
    first, _ = await look(sitting)
    await sitting.done(0, AskTakeBack, step=8)
    asking = sitting.room.table.asking
    assert asking is not None
    await sitting.done(1, AnswerTakeBack, ask=asking.ask, agree=True)
    await sitting.wander(30, seed=5)
    later, _ = await look(sitting, seq=first.seq, lines=len(first.log))
    whole, _ = await look(sitting)
    assert later.log_from <= sitting.play.told_by(8)
    assert first.log[: later.log_from] + later.log == whole.log


@simulated
async def test_numbers_of_lines_that_make_no_sense_do_no_harm() -> None:
    sitting = await sit()
    await sitting.wander(5)
    whole, _ = await look(sitting)
    for seq, lines in ((0, 999_999), (999_999, 999_999), (3, 1)):
        snapshot, _ = await look(sitting, seq=seq, lines=lines)
        assert whole.log[: snapshot.log_from] + snapshot.log == whole.log


# --- secret choices -------------------------------------------------------------------------------------------------


async def bidding(seats: int) -> Sitting:
    """A game of the miniature in which several are asked at once."""
    sitting = await sit(people=seats, game="lantern-dice")
    for _ in range(20):
        if len(sitting.state.asks) > 1:
            return sitting
        await sitting.choose()
    raise AssertionError


@simulated
async def test_secret_choices_do_not_disturb_each_other() -> None:
    sitting = await bidding(3)
    question, step = sitting.play.question, sitting.play.step
    await sitting.choose(0)
    assert (sitting.play.question, sitting.play.step) == (question, step + 1)
    await sitting.done(2, Choose, question=question, option=sitting.state.options(2)[0])
    assert sitting.play.question == question
    await sitting.done(1, Choose, question=question, option=sitting.state.options(1)[0])
    assert sitting.play.question == question + 1


@simulated
async def test_that_a_secret_choice_was_changed_shows_nowhere() -> None:
    sitting = await bidding(3)
    for _ in range(40):  # until somebody has two things to choose from
        if len(sitting.state.asks) > 1 and len(sitting.state.options(0)) > 1:
            break
        await sitting.wander(1, seed=sitting.play.step)
    await sitting.choose(0)
    _, spectator = await look(sitting)
    sitting.lines[0].take()
    sitting.lines[1].take()
    seen = [sitting.room.table.seen(viewer) for viewer in (-1, 1, 2)]
    step, question = sitting.play.step, sitting.play.question
    await sitting.done(0, Choose, question=question, option=sitting.state.options(0)[0])
    assert (sitting.play.step, sitting.play.question) == (step, question)
    assert (spectator.raw, sitting.lines[1].raw) == ([], [])
    assert [sitting.room.table.seen(viewer) for viewer in (-1, 1, 2)] == seen
    assert sitting.lines[0].last.game.asked is not None
    await sitting.choose(1)
    assert spectator.last.seq == seen[0] + 1


# --- the law of leaks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cave-troll", "lantern-dice"])
def test_what_a_seat_cannot_know_changes_no_byte_of_what_it_is_sent(game: str) -> None:
    @simulated
    async def worlds() -> None:
        sitting = await sit(people=3, game=game)
        for number in range(25):
            await sitting.wander(1 + number % 7, seed=number)
            if sitting.room.table.state != "playing":
                break
            for viewer in (-1, 0, 1, 2):
                await same_bytes(sitting, viewer, number)

    worlds()


async def same_bytes(sitting: Sitting, viewer: int, seed: int) -> None:
    """In a world in which everything hidden is dealt anew, the viewer is sent the same."""
    match = sitting.play.match
    true = match.state
    seen = []
    for state in (true, true.redeal(viewer if viewer >= 0 else None, FastDice(seed))):
        state.recording = True
        match.state = state
        tokens = [sitting.tokens[viewer]] if viewer >= 0 else []
        line = Listener()
        connection = sitting.house.connect(sitting.table, line)
        await connection.receive(Hello(id="here-i-am", tokens=tokens, look=viewer if viewer >= 0 else None))
        if viewer >= 0:
            for option in range(0, 200, 17):
                if option not in true.options(viewer):
                    name = f"wrong-option-{option}"
                    await connection.receive(
                        Choose(id=name, seat=viewer, question=sitting.play.question, option=option)
                    )
        connection.gone()
        await asyncio.sleep(0)
        seen.append(list(line.raw))
    match.state = true
    assert seen[0] == seen[1]
