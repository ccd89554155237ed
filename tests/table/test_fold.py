"""The same records make the same table; records that no longer do what they say stop it, and nothing is altered."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from grotto.games import find_game
from grotto.kernel import FastDice, Game, GrottoError, Setup
from grotto.kernel.pack import Pack
from grotto.table import records
from grotto.table.fold import apply, next_record
from grotto.table.library import Library
from grotto.table.ports import Catalogue
from grotto.table.protocol import (
    AnswerTakeBack,
    AskTakeBack,
    Choose,
    Clock,
    Leave,
    Rename,
    Resign,
    Return,
    Say,
    SeatBot,
    TakeSeat,
    Undo,
    Ways,
)
from grotto.table.records import Record
from grotto.table.showing import Sight, encode, game_infos, log_raws, table_info
from grotto.table.standing import Table, linked
from tests.table.simulation.surroundings import CATALOGUE, Town
from tests.table.sitting import Sitting, simulated, sit


def folded(log: list[Record], catalogue: Catalogue = CATALOGUE, name: str = "") -> Table:
    """The table that some records make."""
    table = Table(name, Library(catalogue))
    for record in log:
        apply(table, record)
    return table


def shown(table: Table, now: float) -> list[bytes]:
    """All that anybody could be sent about a table at a time."""
    seats = len(table.chairs)
    sight = Sight(0, [0.0] * seats, 0)
    sent = [encode(table_info(table, sight, now, (), ["easy"]))]
    if table.play is not None:
        viewers = [-1, *range(seats)]
        sent += [encode(info) for info in game_infos(table, viewers)]
        sent += [encode(lines) for lines in log_raws(table.play, 0, viewers)]
    return sent + [encode([table.seen(viewer) for viewer in range(-1, seats)])]


async def eventful(seed: int) -> Sitting:
    """A game with everything in it that can happen at a table."""
    dice = FastDice(seed)
    game = ("cave-troll", "lantern-dice")[seed % 2]
    sitting = await sit(people=3, game=game, town=Town(seed), ways=Ways(clock=Clock(5000, 5)))
    for _ in range(60):
        if sitting.room.table.state != "playing":
            break
        await one_event(sitting, dice)
    return sitting


async def one_event(sitting: Sitting, dice: FastDice) -> None:
    """An answer, mostly; sometimes something else, whether or not it is allowed."""
    play = sitting.play
    seat = dice.below(3, "seat")
    if seat not in sitting.connections:
        return
    luck = dice.below(12, "luck")
    if luck == 0:
        await sitting.say(seat, Say, text="well")
    elif luck == 1:
        await sitting.say(seat, Undo, question=play.question)
    elif luck == 2 and play.step:
        await sitting.say(seat, AskTakeBack, step=dice.below(play.step, "step"))
    elif luck == 3:
        await sitting.say(seat, Rename, name=f"Name {dice.below(9, 'name')}")
    elif luck == 4 and sitting.room.table.asking is not None:
        asking = sitting.room.table.asking
        for voter in sitting.room.table.voters(asking.seat):
            await sitting.say(voter, AnswerTakeBack, ask=asking.ask, agree=True)
    elif luck == 5 and not dice.below(4, "leave"):
        await sitting.say(seat, Leave)
        held = await sitting.house.sit(sitting.table, TakeSeat(name="Newcomer"))
        sitting.tokens[held.seat] = held.token
        await sitting.come(held.seat)
    elif luck == 6 and not dice.below(6, "resign"):
        await sitting.say(seat, Resign)
    elif luck == 7:
        await sitting.say(seat, Return)
        await sitting.say(seat, SeatBot, on=1, level="easy")
    else:
        who = sitting.state.awaits[0]
        options = sitting.state.options(who)
        option = options[dice.below(len(options), "option")]
        await sitting.say(who, Choose, question=play.question, option=option)


@pytest.mark.parametrize("seed", range(16))
def test_records_replay_to_the_same_table_and_the_same_bytes_shown(seed: int) -> None:
    @simulated
    async def replayed() -> None:
        sitting = await eventful(seed)
        table = sitting.room.table
        log = sitting.town.disk.log(sitting.table)
        again = folded(log, sitting.town.catalogue, table.id)
        assert shown(again, table.at + 5) == shown(table, table.at + 5)
        assert (again.chain, again.commands, again.chat) == (table.chain, table.commands, table.chat)

    replayed()


@simulated
async def test_every_kind_of_record_comes_up() -> None:
    found = set()
    for seed in range(16):
        sitting = await eventful(seed)
        found |= {type(record.body) for record in sitting.town.disk.log(sitting.table)}
    wanted = {
        records.Opened, records.Sat, records.Began, records.Chosen, records.Said, records.Renamed, records.TakenBack,
        records.AskedBack, records.AnsweredBack, records.Left, records.Resigned,
    }  # fmt: skip
    assert wanted <= found


# --- what does not replay -------------------------------------------------------------------------------------------


class Changed(Game):
    """A game under a new version of its rules; `other` changes what they do."""

    def __init__(self, version: str, other: bool) -> None:
        self.game = find_game("cave-troll")
        type(self).id = self.game.id
        type(self).version = version
        type(self).seats = self.game.seats
        self.other = other
        self.settings = self.game.settings  # type: ignore[method-assign]
        self.folder = self.game.folder  # type: ignore[method-assign]

    def setup(self, seats: int, options: object = None, pack: Pack | None = None) -> Setup:
        chosen = dict(options) if isinstance(options, dict) else {}
        if self.other and "first-player" in chosen:
            chosen["first-player"] = "2"
        return self.game.setup(seats, chosen, pack)


async def played() -> list[Record]:
    """The log of a game under way."""
    sitting = await sit(options={"first-player": "1"})
    await sitting.wander(30)
    return sitting.town.disk.log(sitting.table)


@simulated
async def test_a_game_goes_on_under_new_rules_that_come_to_the_same() -> None:
    log = await played()
    table = folded(log, Catalogue(("cave-troll",), lambda _: Changed("2", other=False)))
    assert table.trouble is None
    assert table.state == "playing"
    assert table.play is not None
    assert table.play.step == 30


@simulated
async def test_under_rules_that_come_to_something_else_the_table_stands_still_and_says_where() -> None:
    log = await played()
    table = folded(log, Catalogue(("cave-troll",), lambda _: Changed("2", other=True)))
    assert table.state == "frozen"
    assert table.trouble is not None
    assert table.trouble.key == "table-frozen-rules"
    assert (table.trouble.args["then"], table.trouble.args["now"]) == ("1", "2")
    assert table.seq == len(log)


@simulated
async def test_a_game_that_is_not_on_this_server_any_more_is_a_table_that_stands_still() -> None:
    log = await played()
    table = folded(log, Catalogue(("lantern-dice",), find_game))
    assert table.state == "frozen"


def other_option(log: list[Record]) -> list[Record]:
    """Somebody has changed an answer in the log."""
    place = next(number for number, record in enumerate(log) if isinstance(record.body, records.Chosen))
    body = log[place].body
    assert isinstance(body, records.Chosen)
    changed = msgspec.structs.replace(log[place], body=records.Chosen(body.seat, body.option + 1, body.rolls))
    return [*log[:place], changed, *log[place + 1 :]]


def one_missing(log: list[Record]) -> list[Record]:
    """Somebody has taken a record out of the log and counted anew."""
    rest = [*log[:9], *log[10:]]
    return [msgspec.structs.replace(record, seq=number) for number, record in enumerate(rest, start=1)]


@pytest.mark.parametrize("spoil", [other_option, one_missing])
def test_a_log_that_was_altered_is_noticed(spoil: Callable[[list[Record]], list[Record]]) -> None:
    @simulated
    async def noticed() -> None:
        table = folded(spoil(await played()))
        assert table.trouble is not None
        assert table.trouble.key == "table-frozen-chain"

    noticed()


@simulated
async def test_other_dice_than_noted_are_noticed_even_with_a_proper_chain() -> None:
    log = await played()
    table = folded(log[:3])
    began = log[3].body
    assert isinstance(began, records.Began)
    purpose, sides, values = began.rolls[0]
    wrong = records.Began(began.secret, began.commitment, [(purpose, sides, values[::-1]), *began.rolls[1:]])
    apply(table, next_record(table, wrong, log[3].at, "1"))
    assert table.trouble is not None
    assert table.trouble.key == "table-frozen-rules"
    assert table.play is None


@simulated
async def test_a_frozen_table_refuses_everything_and_keeps_its_log() -> None:
    sitting = await sit()
    await sitting.wander(5)
    sitting.town.disk.records[sitting.table] = [
        msgspec.json.encode(record) for record in other_option(sitting.town.disk.log(sitting.table))
    ]
    kept = list(sitting.town.disk.records[sitting.table])
    sitting.house = await sitting.town.opened()
    snapshot = await sitting.come(0)
    assert snapshot.table.state == "frozen"
    assert snapshot.table.trouble is not None
    assert await sitting.refused(0, Say, text="hello") == "table-frozen"
    assert sitting.town.disk.records[sitting.table] == kept


def test_records_come_one_after_the_other() -> None:
    table = Table("x", Library(CATALOGUE))
    record = Record(2, 0.0, "1", records.Opened("cave-troll", "", 2, {}, Ways()))
    with pytest.raises(GrottoError):
        apply(table, record)
    assert linked("", record) != linked("x", record)
