"""Before the game and around it: seats, names, bots, ways, talk; who may do what, and when."""

from __future__ import annotations

import asyncio

import pytest

from grotto.table.ports import Trouble
from grotto.table.protocol import (
    Arrange,
    Clock,
    Dismiss,
    Leave,
    Move,
    NewTable,
    Notify,
    Rename,
    Return,
    Say,
    SeatBot,
    SeatPlan,
    Snapshot,
    Start,
    TakeSeat,
    Ways,
)
from tests.table.simulation.surroundings import Town
from tests.table.sitting import Sitting, simulated, sit


async def waiting(seats: int = 3) -> Sitting:
    """A table that has not begun: the host on seat 0, a guest on seat 1."""
    town = Town()
    house = await town.opened()
    made = await house.make(NewTable("cave-troll", [SeatPlan("me", "Ann"), *[SeatPlan()] * (seats - 1)]))
    sitting = Sitting(town, house, made.id)
    held = await house.sit(made.id, TakeSeat(name="Bob"))
    sitting.tokens = {0: made.held[0].token, held.seat: held.token}
    for seat in sitting.tokens:
        await sitting.come(seat)
    return sitting


def names(sitting: Sitting) -> list[str]:
    """Who sits where."""
    return [seat.name or seat.by for seat in sitting.room.info().seats]


@simulated
async def test_the_first_free_seat_is_taken_or_the_one_that_is_wanted() -> None:
    sitting = await waiting(4)
    held = await sitting.house.sit(sitting.table, TakeSeat(name="Cy", seat=3))
    assert held.seat == 3
    assert names(sitting) == ["Ann", "Bob", "nobody", "Cy"]
    for wanted, status, key in ((0, 409, "table-seat-taken"), (9, 409, "table-no-such-seat")):
        with pytest.raises(Trouble) as trouble:
            await sitting.house.sit(sitting.table, TakeSeat(name="Di", seat=wanted))
        assert (trouble.value.status, trouble.value.words.key) == (status, key)
    await sitting.house.sit(sitting.table, TakeSeat(name="Di"))
    with pytest.raises(Trouble) as full:
        await sitting.house.sit(sitting.table, TakeSeat(name="Ed"))
    assert full.value.words.key == "table-no-free-seat"


@simulated
async def test_names_are_one_line_that_can_be_seen() -> None:
    sitting = await waiting()
    for typed, shown in (("  Zoë\n\t Ångström ", "Zoë Ångström"), ("\u202eevil\u202c", "evil"), ("李 雷", "李 雷")):
        await sitting.done(1, Rename, name=typed)
        assert names(sitting)[1] == shown
    assert await sitting.refused(1, Rename, name=" \u200b\u200d ") == "table-empty-name"
    with pytest.raises(Trouble):
        await sitting.house.sit(sitting.table, TakeSeat(name="\u202e"))


@simulated
async def test_players_move_leave_and_are_dismissed_before_the_game() -> None:
    sitting = await waiting()
    assert await sitting.refused(1, Move, to=0) == "table-seat-taken"
    await sitting.done(1, Move, to=2)
    assert names(sitting) == ["Ann", "nobody", "Bob"]
    moved = [one for one in sitting.lines[1].heard if isinstance(one, Snapshot)][-1]
    assert (moved.held, moved.look) == ([2], 2)
    assert await sitting.refused(0, Dismiss, on=1) == "table-seat-empty"
    assert await sitting.refused(0, Dismiss, on=0) == "table-not-yourself"
    await sitting.done(0, Dismiss, on=2)
    assert names(sitting) == ["Ann", "nobody", "nobody"]
    assert sitting.lines[1].last.held == []
    await sitting.done(0, Leave)
    assert sitting.room.table.chairs[0].free


@simulated
async def test_a_host_who_leaves_is_followed_by_another() -> None:
    sitting = await waiting()
    assert await sitting.refused(1, Start) == "table-host-only"
    await sitting.done(0, Leave)
    await sitting.done(1, SeatBot, on=0, level="easy")
    await sitting.done(1, SeatBot, on=2, level="normal")
    await sitting.done(1, Start)
    assert sitting.room.table.state == "playing"


@simulated
async def test_the_host_arranges_the_table_until_it_begins() -> None:
    sitting = await waiting()
    assert await sitting.refused(0, Start) == "table-seats-free"
    assert await sitting.refused(0, Arrange, seats=1) == "table-seats-in-use"
    assert await sitting.refused(0, Arrange, seats=9) == "table-options-do-not-fit"
    assert await sitting.refused(0, Arrange, options={"edition": "1066"}) == "table-options-do-not-fit"
    assert await sitting.refused(0, Arrange, options={"unheard-of": "yes"}) == "table-options-do-not-fit"
    assert await sitting.refused(0, Arrange, ways=Ways(spectators="some")) == "table-options-do-not-fit"
    assert await sitting.refused(1, Arrange, seats=2) == "table-host-only"
    await sitting.done(0, Arrange, seats=2, options={"edition": "2015"}, ways=Ways(clock=Clock(60, 5)))
    info = sitting.room.info()
    assert (len(info.seats), info.options["edition"], info.ways.clock) == (2, "2015", Clock(60, 5))
    await sitting.done(0, Start)
    assert sitting.game(1).view["facts"]["edition"] == "2015"
    last = sitting.lines[1].last
    assert last.furniture
    assert last.nouns
    for kind, parts in ((Start, {}), (Arrange, {"seats": 3}), (Move, {"to": 1}), (Dismiss, {"on": 1})):
        assert await sitting.refused(0, kind, **parts) == "table-begun-already"


@simulated
async def test_bots_are_seated_and_sent_away_by_the_host_before_the_game() -> None:
    sitting = await waiting()
    assert await sitting.refused(1, SeatBot, on=2, level="easy") == "table-host-only"
    assert await sitting.refused(0, SeatBot, on=1, level="easy") == "table-seat-taken"
    assert await sitting.refused(0, SeatBot, on=2, level="genius") == "table-no-such-bot"
    assert await sitting.refused(0, SeatBot, on=7, level="easy") == "table-no-such-seat"
    await sitting.done(0, SeatBot, on=2, level="easy")
    assert sitting.room.info().seats[2].level == "easy"
    assert await sitting.refused(1, Move, to=2) == "table-seat-taken"
    await sitting.done(0, SeatBot, on=2)
    assert sitting.room.table.chairs[2].free


# --- who is away ----------------------------------------------------------------------------------------------------


@simulated
async def test_a_bot_sits_in_for_one_who_is_away_until_he_returns() -> None:
    sitting = await sit(people=2)
    assert await sitting.refused(0, SeatBot, on=1, level="easy") == "table-player-is-here"
    sitting.go(1)
    seat = sitting.lines[0].last.table.seats[1]
    assert not seat.here
    assert seat.away_since == sitting.house.world.now()
    assert await sitting.refused(0, SeatBot, on=1, level="easy") == "table-player-away-longer"
    await asyncio.sleep(61)
    await sitting.done(0, SeatBot, on=1, level="easy")
    seat = sitting.room.info().seats[1]
    assert (seat.by, seat.name) == ("bot", "P1")
    snapshot = await sitting.come(1)
    assert snapshot.game is not None
    assert snapshot.game.asked is None
    assert await sitting.refused(1, Say, text="") == "table-say-what"
    await sitting.done(1, Return)
    assert sitting.room.info().seats[1].by == "player"
    written = len(sitting.town.disk.records[sitting.table])
    await sitting.done(1, Return)
    assert len(sitting.town.disk.records[sitting.table]) == written


@simulated
async def test_for_a_host_who_is_away_others_may_have_a_bot_play() -> None:
    sitting = await sit(people=3)
    sitting.go(0)
    assert await sitting.refused(1, SeatBot, on=0, level="easy") == "table-host-only"
    await asyncio.sleep(61)
    await sitting.done(1, SeatBot, on=0, level="easy")
    assert sitting.room.info().seats[0].by == "bot"


@simulated
async def test_a_seat_that_was_given_up_can_be_taken_in_the_game() -> None:
    sitting = await sit(people=2, bots=1)
    with pytest.raises(Trouble) as trouble:
        await sitting.house.sit(sitting.table, TakeSeat(name="Eve"))
    assert trouble.value.words.key == "table-no-free-seat"
    await sitting.done(1, Leave)
    assert await sitting.refused(0, SeatBot, on=1) == "table-bot-has-to-stay"
    held = await sitting.house.sit(sitting.table, TakeSeat(name="Eve"))
    assert held.seat == 1
    assert names(sitting)[1] == "Eve"
    old = sitting.tokens[1]
    sitting.tokens[1] = held.token
    assert (await sitting.come(1)).held == [1]
    sitting.tokens[1] = old
    line = await sitting.house.record(sitting.table, held.token)
    assert line.startswith("grotto-sealed")
    with pytest.raises(Trouble):
        await sitting.house.record(sitting.table, old)


# --- talk and notices -----------------------------------------------------------------------------------------------


@simulated
async def test_what_is_said_is_heard_by_all_and_kept() -> None:
    sitting = await sit()
    await sitting.done(0, Say, text=" good   luck 🎲\n ")
    await sitting.done(1, Say, phrase="well-played")
    line = sitting.lines[0].last.chat[0]
    assert (line.seat, line.name, line.phrase) == (1, "P1", "well-played")
    for parts in ({}, {"text": "both", "phrase": "hello"}, {"phrase": "Not A Phrase"}):
        assert await sitting.refused(0, Say, **parts) == "table-say-what"
    snapshot = await sitting.come(0)
    assert [one.text for one in snapshot.chat] == ["good luck 🎲", ""]


@simulated
async def test_nobody_talks_without_end() -> None:
    sitting = await sit()
    for number in range(30):
        await sitting.done(0, Say, text=f"{number}")
    assert await sitting.refused(0, Say, text="more") == "table-say-slower"
    await sitting.done(1, Say, text="peace")
    await asyncio.sleep(61)
    await sitting.done(0, Say, text="again")


@simulated
async def test_addresses_for_notices_are_checked_and_shown_to_nobody() -> None:
    sitting = await sit()
    before = len(sitting.lines[1].raw)
    assert await sitting.refused(0, Notify, email="not an address") == "table-bad-email"
    assert await sitting.refused(0, Notify, webhook="ftp://example.org/x") == "table-bad-webhook"
    seen = sitting.room.table.seen(1)
    await sitting.done(0, Notify, email="ann@example.org", webhook="https://example.org/x", lang="xx")
    assert len(sitting.lines[1].raw) == before
    assert sitting.room.table.seen(1) == seen
    assert sitting.room.table.chairs[0].lang == "en"
    assert b"example.org" not in b"".join(sitting.lines[0].raw + sitting.lines[1].raw)
