"""A house with many tables: new ones, old ones, exported and brought ones, restarts, faults and several servers."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from grotto.games import find_game
from grotto.kernel import KeyedDice, Match, read_transcript, replay, verify
from grotto.table.ports import Trouble
from grotto.table.protocol import (
    At,
    Branch,
    Broken,
    Choose,
    Done,
    Hello,
    Import,
    NewTable,
    Past,
    Ping,
    Refusal,
    Rematch,
    Resign,
    Say,
    SeatPlan,
    Start,
    Ways,
)
from tests.table.simulation.disk import Storage
from tests.table.simulation.surroundings import SWIFT, Listener, Town, find_any
from tests.table.sitting import Sitting, simulated, sit


async def trouble(asked: object) -> tuple[int, str]:
    """The status and the words with which a request is refused."""
    with pytest.raises(Trouble) as caught:
        await asked  # type: ignore[misc]
    return caught.value.status, caught.value.words.key


# --- new tables -----------------------------------------------------------------------------------------------------


@simulated
async def test_what_makes_no_table_is_said() -> None:
    town = Town()
    house = await town.opened()
    me = SeatPlan("me")
    for new, status, key in (
        (NewTable("chess", [me, me]), 404, "table-no-such-game"),
        (NewTable("cave-troll", [me]), 400, "table-seats-out-of-range"),
        (NewTable("cave-troll", [me] * 5), 400, "table-seats-out-of-range"),
        (NewTable("cave-troll", [me, me], options={"edition": "1"}), 400, "table-options-do-not-fit"),
        (NewTable("cave-troll", [me, me], options={"colour": "red"}), 400, "table-options-do-not-fit"),
        (NewTable("cave-troll", [me, me], ways=Ways(spectators="all")), 400, "table-options-do-not-fit"),
        (NewTable("cave-troll", [me, SeatPlan("bot", level="wizard")]), 400, "table-no-such-bot"),
        (NewTable("cave-troll", [me, SeatPlan("ghost")]), 400, "table-options-do-not-fit"),
    ):
        assert await trouble(house.make(new)) == (status, key)
    assert town.disk.records == {}
    assert await trouble(house.info("no-such-table")) == (404, "table-not-found")


@simulated
async def test_a_table_offers_what_suits_people_unless_the_host_says_otherwise() -> None:
    house = await Town().opened()
    setting = next(one for one in house.card("cave-troll").settings if one.name == "turn-end")
    assert setting.default == "ask"
    for options, chosen in (({}, "ask"), ({"turn-end": "at-once"}, "at-once")):
        made = await house.make(NewTable("cave-troll", [SeatPlan("me"), SeatPlan()], options=options))
        assert (await house.info(made.id)).options["turn-end"] == chosen


@simulated
async def test_rules_and_words_are_there_in_every_language() -> None:
    house = await Town().opened()
    assert [card.id for card in house.cards()] == ["cave-troll", "lantern-dice"]
    for lang in ("en", "de"):
        assert house.rulebook("cave-troll", lang).sections
        assert any("table-not-found" in text for text in house.words("", lang))
        assert len(house.words("cave-troll", lang)) > len(house.words("", lang))
    for asked in (lambda: house.rulebook("chess", "en"), lambda: house.words("", "xx"), lambda: house.card("x")):
        with pytest.raises(Trouble) as caught:
            asked()
        assert caught.value.status == 404


@simulated
async def test_listed_tables_are_in_the_lobby_until_they_are_over() -> None:
    sitting = await sit(ways=Ways(listed=True))
    await sit(town=sitting.town)
    listed = await sitting.house.listed(50)
    assert [one.id for one in listed] == [sitting.table]
    assert listed[0].state == "playing"
    await sitting.done(0, Resign)
    assert await sitting.house.listed(50) == []


# --- one request by itself ------------------------------------------------------------------------------------------


@simulated
async def test_a_single_request_is_carried_out_for_the_seat_of_a_token() -> None:
    sitting = await sit()
    house, table = sitting.house, sitting.table
    seat = sitting.state.awaits[0]
    token = sitting.tokens[seat]
    choice = Choose(id="by-request", seat=seat, question=sitting.play.question, option=sitting.state.options(seat)[0])
    assert isinstance(await house.carry_out(table, token, choice), Done)
    assert isinstance(await house.carry_out(table, token, choice), Done)
    assert sitting.play.step == 1
    stale = replace_id(choice, "by-request-again")
    answer = await house.carry_out(table, token, stale)
    assert isinstance(answer, Refusal)
    assert answer.words.key == "table-stale-question"
    assert isinstance(await house.carry_out(table, token, At(id="by-request", step=0)), Past)
    assert isinstance(await house.carry_out(table, token, Ping(id="by-request")), Done)
    foreign = await house.carry_out(table, sitting.tokens[1 - seat], replace_id(choice, "by-another"))
    assert isinstance(foreign, Refusal)
    assert foreign.words.key == "table-not-your-seat"
    unknown = house.carry_out(table, "x" * 22, replace_id(choice, "unknown-to-all"))
    assert await trouble(unknown) == (403, "table-token-unknown")


def replace_id(choice: Choose, name: str) -> Choose:
    """The same choice as another command."""
    return Choose(id=name, seat=choice.seat, question=choice.question, option=choice.option)


# --- finished and running games -------------------------------------------------------------------------------------


async def finished(game: str = "lantern-dice", people: int = 2) -> Sitting:
    """A game that is over."""
    sitting = await sit(people=people, game=game)
    await sitting.wander(5000)
    assert sitting.room.table.state == "over"
    return sitting


@simulated
async def test_a_finished_game_is_exported_with_its_proof_and_comes_back_the_same() -> None:
    sitting = await finished()
    text = await sitting.house.record(sitting.table, None)
    transcript = read_transcript(text)
    assert verify(transcript, find_any) > 0
    made = await sitting.house.bring(Import(text, title="once more"))
    info = await sitting.house.info(made.id)
    assert (made.held, info.state, info.secret) == ([], "over", transcript.secret)
    again = read_transcript(await sitting.house.record(made.id, None))
    assert again.outcome == transcript.outcome
    assert verify(again, find_any) > 0


@simulated
async def test_a_running_game_is_exported_under_seal_to_its_players_alone() -> None:
    sitting = await sit(people=1, bots=1)
    await asyncio.sleep(30)
    assert await trouble(sitting.house.record(sitting.table, None)) == (403, "table-record-for-players")
    sealed = await sitting.house.record(sitting.table, sitting.tokens[0])
    assert "secret" not in sealed
    made = await sitting.house.bring(Import(sealed))
    assert [one.seat for one in made.held] == [0]
    other = sitting.house.rooms[made.id].table
    assert other.play is not None
    assert other.commitment == sitting.room.table.commitment
    assert other.play.match.transcript.entries[: sitting.play.step]
    broken = sealed[:-30] + ("A" if sealed[-30] != "A" else "B") + sealed[-29:]
    assert await trouble(sitting.house.bring(Import(broken))) == (400, "table-foreign-seal")
    elsewhere = await Town(seed=7).opened()
    assert await trouble(elsewhere.bring(Import(sealed))) == (400, "table-foreign-seal")


@simulated
async def test_a_game_of_several_people_is_not_taken_elsewhere_while_it_is_played() -> None:
    sitting = await sit(by_link=True)
    await sitting.wander(5)
    sealed = await sitting.house.record(sitting.table, sitting.tokens[1])
    assert await trouble(sitting.house.bring(Import(sealed))) == (409, "table-still-played")
    await sitting.done(0, Resign)
    assert (await sitting.house.bring(Import(sealed))).id


@simulated
async def test_what_is_no_record_is_not_brought() -> None:
    sitting = await finished()
    text = await sitting.house.record(sitting.table, None)
    house = sitting.house
    before = len(sitting.town.disk.records)
    assert await trouble(house.bring(Import("nonsense"))) == (400, "table-not-a-record")
    assert await trouble(house.bring(Import(text[: len(text) // 2]))) == (400, "table-not-a-record")
    assert await trouble(house.bring(Import(text.replace('"version": "1"', '"version": "0"')))) == (
        409,
        "table-other-version",
    )
    assert await trouble(house.bring(Import(text.replace("lantern-dice", "chess")))) == (404, "table-no-such-game")
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  [0, "))
    del lines[first]
    assert (await trouble(house.bring(Import("\n".join(lines)))))[1] == "table-import-diverged"
    assert await trouble(house.bring(Import(text, plan=[SeatPlan()] * 5))) == (400, "table-plan-too-long")
    assert len(sitting.town.disk.records) == before


@simulated
async def test_a_game_saved_elsewhere_goes_on_with_dice_that_nobody_knows() -> None:
    match = Match(find_game("cave-troll").setup(2, {}), KeyedDice(bytes(32)), "elsewhere")
    for _ in range(12):
        match.take(match.state.awaits[0], match.state.options(match.state.awaits[0])[0])
    house = await Town().opened()
    made = await house.bring(Import(match.written(), plan=[SeatPlan("me"), SeatPlan("me")]))
    table = house.rooms[made.id].table
    assert table.play is not None
    assert (table.state, table.play.step, table.commitment) == ("playing", 12, "")
    assert table.secret != bytes(32)
    assert table.play.state.view(None)["zones"] == match.state.view(None)["zones"]


@simulated
async def test_one_plays_on_from_any_position_of_a_finished_game() -> None:
    sitting = await sit()
    for step in (0, 1):
        assert await trouble(sitting.house.branch(sitting.table, Branch(step))) == (409, "table-not-over")
    await sitting.wander(40)
    seen = sitting.play.at(17).view(None)
    await sitting.done(1, Resign)
    plan = [SeatPlan("me"), SeatPlan("me")]
    assert (await trouble(sitting.house.branch(sitting.table, Branch(41, plan))))[1] == "table-no-such-step"
    made = await sitting.house.branch(sitting.table, Branch(17, plan))
    branch = Sitting(sitting.town, sitting.house, made.id)
    branch.tokens = {one.seat: one.token for one in made.held}
    for seat in (0, 1):
        await branch.come(seat)
    assert branch.play.step == 17
    assert branch.state.view(None)["zones"] == seen["zones"]
    await branch.wander(60, seed=3)
    branch.house.rooms.clear()
    info = await branch.house.info(made.id)
    assert info.trouble is None


@simulated
async def test_the_next_game_has_the_same_people_one_seat_further() -> None:
    sitting = await sit(people=3)
    assert await sitting.refused(0, Rematch) == "table-not-over"
    await sitting.done(1, Resign)
    await sitting.done(2, Resign)
    await sitting.done(0, Rematch)
    assert await sitting.refused(1, Rematch) == "table-rematch-already"
    name = sitting.lines[2].last.table.rematch
    following = Sitting(sitting.town, sitting.house, name)
    following.tokens = {(seat + 1) % 3: token for seat, token in sitting.tokens.items()}
    for seat in (0, 1, 2):
        assert (await following.come(seat)).held == [seat]
    info = following.room.info()
    assert ([seat.name for seat in info.seats], info.before) == (["P2", "P0", "P1"], sitting.table)
    await following.done(1, Start)
    assert following.room.table.commitment != sitting.room.table.commitment


# --- memory, restarts, faults ---------------------------------------------------------------------------------------


@simulated
async def test_after_a_restart_everything_is_as_it_was() -> None:
    sitting = await sit(people=3)
    await sitting.wander(50)
    before = {seat: (await sitting.come(seat)) for seat in sitting.tokens}
    line = sitting.lines[0]
    await sitting.house.close()
    assert isinstance(line.broken, Broken)
    assert line.broken.again
    sitting.house = await sitting.town.opened()
    for seat, snapshot in before.items():
        after = await sitting.come(seat)
        assert (after.game, after.log, after.seq, after.chat) == (
            snapshot.game,
            snapshot.log,
            snapshot.seq,
            snapshot.chat,
        )
    await sitting.wander(5, seed=9)


@simulated
async def test_tables_that_nobody_uses_are_put_away_and_come_back() -> None:
    town = Town(manners=replace(SWIFT, idle=100.0))
    sitting = await sit(town=town)
    await sitting.wander(5)
    await asyncio.sleep(300)
    assert sitting.table in sitting.house.rooms
    for seat in (0, 1):
        sitting.go(seat)
    await asyncio.sleep(300)
    assert sitting.table not in sitting.house.rooms
    assert (await sitting.come(0)).seq == 9


@simulated
async def test_bots_that_were_left_lying_are_taken_up_by_another_server() -> None:
    town = Town()
    sitting = await sit(people=1, bots=1, town=town, game="lantern-dice")
    for room in sitting.house.rooms.values():
        room.duties.end()
    await sitting.house.world.end()  # it is gone without a word
    while 0 in sitting.room.table.awaits():
        await sitting.choose(0)
    written = len(town.disk.records[sitting.table])
    await town.opened()
    await asyncio.sleep(60)
    assert len(town.disk.records[sitting.table]) > written


@simulated
async def test_while_nothing_can_be_written_nothing_changes_and_it_is_said() -> None:
    sitting = await sit()
    storage = sitting.house.ports.storage
    assert isinstance(storage, Storage)
    sitting.town.weather.before = 1000
    assert await sitting.refused(0, Say, text="hello", id="storage-is-down") == "table-storage-down"
    line = Listener()
    await sitting.house.connect("another-table", line).receive(Hello(id="who-is-there"))
    assert line.broken is not None
    assert line.broken.again
    assert await trouble(sitting.house.make(NewTable("cave-troll", [SeatPlan("me")] * 2))) == (
        503,
        "table-storage-down",
    )
    sitting.town.weather.before = 0
    await sitting.done(0, Say, text="hello", id="storage-is-down")


@pytest.mark.parametrize("fault", ["after", "lost"])
def test_what_may_have_been_written_is_looked_for_before_anything_is_answered(fault: str) -> None:
    @simulated
    async def unsure() -> None:
        sitting = await sit()
        setattr(sitting.town.weather, fault, 1000)
        saying = asyncio.ensure_future(sitting.done(0, Say, text="hello", id="nobody-knows"))
        await asyncio.sleep(0.1)
        assert not saying.done()
        setattr(sitting.town.weather, fault, 0)
        await saying
        said = [one for one in sitting.town.disk.log(sitting.table) if one.command == "nobody-knows"]
        assert len(said) == 1

    unsure()


@simulated
async def test_while_it_cannot_be_found_out_the_client_is_asked_to_come_back() -> None:
    sitting = await sit()
    sitting.town.weather.lost = 1000
    await sitting.connections[0].receive(Say(id="nobody-knows", seat=0, text="hello"))
    assert sitting.lines[0].broken is not None
    assert sitting.lines[0].broken.again
    sitting.town.weather.lost = 0
    await sitting.come(0)
    await sitting.done(0, Say, id="nobody-knows", text="hello")
    assert len([one for one in sitting.town.disk.log(sitting.table) if one.command == "nobody-knows"]) == 1


@simulated
async def test_too_much_at_once_is_refused_and_too_many_connections_too() -> None:
    manners = replace(SWIFT, commands_per_second=5.0, commands_at_once=10, lines_per_table=3)
    sitting = await sit(town=Town(manners=manners))
    answers = [await sitting.say(0, Say, phrase="hello") for _ in range(12)]
    assert [type(one).__name__ for one in answers].count("Refusal") in (2, 3)
    await asyncio.sleep(1)
    await sitting.done(0, Say, phrase="hello")
    lines = [Listener(), Listener()]
    for line in lines:
        await sitting.house.connect(sitting.table, line).receive(Hello(id="let-me-in"))
    assert lines[0].broken is None
    assert lines[1].broken is not None


@simulated
async def test_a_link_without_a_table_ends_the_connection() -> None:
    house = await Town().opened()
    line = Listener()
    connection = house.connect("nothing-here", line)
    await connection.receive(Hello(id="who-is-there"))
    assert line.broken == Broken(line.broken.words, again=False) if line.broken else False
    connection.gone()
    connection.gone()


@simulated
async def test_a_transcript_of_a_table_replays() -> None:
    sitting = await finished("lantern-dice", 3)
    transcript = read_transcript(await sitting.house.record(sitting.table, None))
    assert replay(transcript, find_any).state.outcome == sitting.state.outcome
