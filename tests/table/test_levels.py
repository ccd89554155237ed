"""The levels of bots: the same for every game, and those of earlier records go on under their names of today."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from grotto.bots import LEVELS
from grotto.games import all_games
from grotto.table.fold import Draft
from grotto.table.levels import usual_level
from grotto.table.metrics import Metrics
from grotto.table.protocol import NewTable, Resign, SeatBot, SeatPlan
from grotto.table.records import BotSat
from grotto.table.thinking import Workers
from tests.table.databases import run
from tests.table.simulation.surroundings import START, SimulatedThinker, Town
from tests.table.sitting import Sitting, simulated, sit

OLD = [("random", "easy"), ("simple", "normal")]


def test_every_game_has_every_level() -> None:
    async def scenario() -> None:
        pool = Workers(lambda name: all_games()[name], 1, Metrics())
        assert {game: tuple(pool.levels(game)) for game in all_games()} == dict.fromkeys(all_games(), LEVELS)
        await pool.close()

    run(scenario())


def test_where_nobody_has_said_which_the_bot_is_of_the_middle_level() -> None:
    assert usual_level(LEVELS) == "normal"
    assert usual_level(()) == ""


@simulated
async def test_a_bot_that_sits_in_for_one_who_gave_up_is_of_the_middle_level() -> None:
    sitting = await sit(people=3)
    await sitting.done(0, Resign)
    assert sitting.room.info().seats[0].level == "normal"
    thinker = sitting.house.ports.thinker
    assert isinstance(thinker, SimulatedThinker)
    while not thinker.thoughts:
        if 0 not in sitting.state.awaits:
            await sitting.choose()
        await asyncio.sleep(1)
    assert thinker.thoughts[0].level == "normal"


@pytest.mark.parametrize(("old", "new"), OLD)
@simulated
async def test_an_old_table_goes_on_with_the_levels_of_today(old: str, new: str) -> None:
    town = Town()
    house = await town.opened()
    made = await house.make(NewTable("cave-troll", [SeatPlan("me", "Ann"), SeatPlan("bot", level="hard")]))
    await house.close()
    draft = Draft(made.id, house.world.library, START)
    for record in town.disk.log(made.id):
        draft.add(BotSat(1, old) if isinstance(record.body, BotSat) else record.body, record.version)
    town.disk.records[made.id] = [msgspec.json.encode(record) for record in draft.records]
    house = await town.opened()
    info = await house.info(made.id)
    assert (info.trouble, info.seats[1].level) == (None, new)
    sitting = Sitting(town, house, made.id)
    sitting.tokens = {0: made.held[0].token}
    await sitting.come(0)
    thinker = house.ports.thinker
    assert isinstance(thinker, SimulatedThinker)
    while not thinker.thoughts:
        if sitting.state.awaits == (0,):
            await sitting.choose(0)
        await asyncio.sleep(1)
    assert {thought.level for thought in thinker.thoughts} == {new}


@pytest.mark.parametrize(("old", "new"), OLD)
@simulated
async def test_who_still_asks_by_an_old_name_gets_the_level_of_today(old: str, new: str) -> None:
    house = await Town().opened()
    made = await house.make(NewTable("cave-troll", [SeatPlan("me", "Ann"), SeatPlan("bot", level=old)]))
    assert (await house.info(made.id)).seats[1].level == new
    sitting = await sit(people=3)
    sitting.go(1)
    await asyncio.sleep(61)
    await sitting.done(0, SeatBot, on=1, level=old)
    assert sitting.room.info().seats[1].level == new
