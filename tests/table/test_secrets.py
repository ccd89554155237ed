"""What somebody cannot know tells on nothing that is sent to him: not on what, not on when, not on the order.

Whole random games of the miniature are played, in which people and bots choose in secret and may respond. Wherever they
do, all that a viewer cannot know is dealt anew, and both worlds go on by themselves until the secret is out: bots think
as long as their cards make them, people choose what they then hold. The viewer records every frame with its time.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from grotto.kernel import FastDice, State
from grotto.table.duties import in_secret
from grotto.table.house import House
from grotto.table.ports import Manners, Thought
from grotto.table.protocol import Choose, Hello, NewTable, SeatPlan
from tests.table.simulation.disk import Disk
from tests.table.simulation.loop import run
from tests.table.simulation.surroundings import Listener, SimulatedThinker, Town
from tests.table.sitting import Sitting

PEOPLE = 2
PLAN = [SeatPlan("me", "A"), SeatPlan("me", "B"), SeatPlan("bot", level="hard"), SeatPlan("bot", level="normal")]
MANNERS = Manners(bot_pause=0.6, commands_per_second=1e9, commands_at_once=1_000_000)
LONG = 15.0  # seconds in which all have chosen
Frames = list[tuple[float, bytes]]


class Absorbed(SimulatedThinker):
    """Never comes to an answer."""

    async def think(self, thought: Thought) -> int | None:
        await asyncio.Event().wait()
        return None


class Careful(SimulatedThinker):
    """Thinks the longer, the more there is to choose from and the more its cards are worth; a hard one longest."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.look: Callable[[], State] | None = None
        self.may_begin = asyncio.Event()

    async def think(self, thought: Thought) -> int | None:
        await self.may_begin.wait()
        assert self.look is not None
        state = self.look()
        options = state.options(thought.seat)
        contents = next(zone.contents for zone in state.zones() if zone.name == "hand" and zone.owner == thought.seat)
        weight = (len(options) + sum(map(len, contents)) % 7) / 14
        await asyncio.sleep(weight * (0.6 * thought.limit if thought.level == "hard" else 0.05))
        return options[self.dice.below(len(options), "option")] if options else None


class Recorder(Listener):
    """A line that keeps when each message came."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: Frames = []

    def send(self, message: bytes) -> None:
        super().send(message)
        self.frames.append((round(asyncio.get_running_loop().time(), 6), message))


class City(Town):
    """A town with bots of a certain kind."""

    thinker: Any = None

    def house(self, storage: Any = None) -> House:
        house = super().house(storage)
        ports = house.ports
        object.__setattr__(ports, "thinker", self.thinker)
        return house


async def opened(disk: Disk, thinker: SimulatedThinker) -> House:
    """A server on a disk, with these bots."""
    city = City(disk=disk, manners=MANNERS)
    city.thinker = thinker
    return await city.opened()


# --- a whole game ---------------------------------------------------------------------------------------------------


class Moment:
    """A table where something is chosen in secret, as it lies on the disk."""

    def __init__(self, sitting: Sitting, time: float) -> None:
        self.disk = copy.deepcopy(sitting.town.disk)
        self.table = sitting.table
        self.tokens = sitting.tokens
        self.time = time


async def secret_moments(seed: int) -> list[Moment]:
    """A random game, and every moment in it at which bots are to choose in secret."""
    dice = FastDice(seed)
    disk = Disk()
    house = await opened(disk, Absorbed(0))
    made = await house.make(NewTable("lantern-dice", PLAN))
    town = City(disk=disk)
    sitting = Sitting(town, house, made.id)
    sitting.tokens = {one.seat: one.token for one in made.held}
    for seat in sitting.tokens:
        await sitting.come(seat)
    found: list[Moment] = []
    fresh = -1
    while sitting.room.table.state == "playing":
        play = sitting.play
        if in_secret(play.state) and play.question != fresh and any(seat >= PEOPLE for seat in play.state.awaits):
            fresh = play.question
            await asyncio.sleep(0.01)
            found.append(Moment(sitting, asyncio.get_running_loop().time()))
        seat = play.state.awaits[dice.below(len(play.state.awaits), "seat")]
        options = play.state.options(seat)
        option = options[dice.below(len(options), "option")]
        if seat < PEOPLE:
            await sitting.done(seat, Choose, question=play.question, option=option)
        else:
            await sitting.room.act(partial(sitting.room.duties._answer, play.question, seat, option))
    await house.close()
    return found


# --- two worlds -----------------------------------------------------------------------------------------------------


async def recorded(moment: Moment, viewer: int | None, anew: int | None) -> tuple[Frames, float]:
    """What a viewer is sent from a moment on until the secret is out, and when that is."""
    await asyncio.sleep(moment.time + 1.0)
    thinker = Careful(7)
    house = await opened(copy.deepcopy(moment.disk), thinker)
    room = await house._room(moment.table)
    play = room.table.play
    assert play is not None
    if anew is not None:
        play.match.state = play.state.redeal(viewer, FastDice(anew))
        play.match.state.recording = True
    thinker.look = lambda: play.state
    line = Recorder()
    connection = house.connect(moment.table, line)
    tokens = [moment.tokens[viewer]] if viewer is not None else []
    await connection.receive(Hello(id="here-i-am", tokens=tokens, look=viewer))
    question = play.question
    thinker.may_begin.set()
    people = [asyncio.ensure_future(chosen(house, moment, seat, question)) for seat in range(PEOPLE)]
    out = 0.0
    while play.question == question:
        await asyncio.sleep(0.05)
        out = asyncio.get_running_loop().time()
        assert out < moment.time + LONG + 2.0, "nobody chooses any more"
    await asyncio.gather(*people)
    await house.close()
    before = [frame for frame in line.frames if not is_later(frame[1], question)]
    return before, round(out, 6)


def is_later(frame: bytes, question: int) -> bool:
    """Whether a frame shows the game after the secret question."""
    return b'"question":%d,' % question not in frame and b'"game"' in frame


async def chosen(house: House, moment: Moment, seat: int, question: int) -> None:
    """A person's secret choice: at a time of his own, among what he holds in this world."""
    line = Listener()
    connection = house.connect(moment.table, line)
    await connection.receive(Hello(id="here-i-am", tokens=[moment.tokens[seat]], look=seat))
    await asyncio.sleep(2.0 + seat)
    play = house.rooms[moment.table].table.play
    assert play is not None
    if seat in play.state.awaits and play.question == question:
        options = play.state.options(seat)
        option = options[FastDice(seat).below(len(options), "option")]
        await connection.receive(Choose(id=f"choice-of-{seat}", seat=seat, question=question, option=option))


@pytest.mark.parametrize("seed", range(3))
def test_neither_what_is_sent_nor_when_depends_on_what_the_viewer_cannot_know(seed: int) -> None:
    moments = run(secret_moments(seed))
    assert len(moments) > 5
    for number, moment in enumerate(moments):
        for viewer in (None, *range(PEOPLE)):
            one = run(recorded(moment, viewer, None))
            assert len(one[0]) > 1, "nothing was sent after the snapshot"
            for anew in (1, 2):
                assert run(recorded(moment, viewer, 10 * number + anew)) == one
