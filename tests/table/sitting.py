"""A table with people at it, in simulated time: what the tests of rooms and houses are written with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

import msgspec

from grotto.kernel import FastDice, State
from grotto.table.connection import Connection
from grotto.table.house import House
from grotto.table.play import Play
from grotto.table.protocol import (
    Choose,
    Done,
    FromServer,
    GameInfo,
    Hello,
    NewTable,
    Refusal,
    SeatPlan,
    Snapshot,
    Start,
    TakeSeat,
    Ways,
)
from grotto.table.room import Room
from tests.table.simulation.loop import run
from tests.table.simulation.surroundings import Listener, Town

P = ParamSpec("P")


def simulated(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in simulated time."""

    @wraps(test)
    def in_simulated_time(*args: P.args, **kwargs: P.kwargs) -> None:
        run(test(*args, **kwargs))

    return in_simulated_time


class Sitting:
    """People at a table, each with a connection that looks through his own seat."""

    def __init__(self, town: Town, house: House, table: str) -> None:
        self.town = town
        self.house = house
        self.table = table
        self.tokens: dict[int, str] = {}
        self.lines: dict[int, Listener] = {}
        self.connections: dict[int, Connection] = {}
        self.count = 0
        self.prefix = "command"

    @property
    def room(self) -> Room:
        """The table's room."""
        return self.house.rooms[self.table]

    @property
    def play(self) -> Play:
        """The game."""
        play = self.room.table.play
        assert play is not None
        return play

    @property
    def state(self) -> State:
        """The game's state, hidden things and all."""
        return self.play.state

    def name(self) -> str:
        """A new id of a command."""
        self.count += 1
        return f"{self.prefix}-{self.count:05}"

    async def come(self, seat: int) -> Snapshot:
        """The player of a seat connects."""
        line = Listener()
        self.lines[seat] = line
        self.connections[seat] = self.house.connect(self.table, line)
        await self.connections[seat].receive(Hello(id=self.name(), tokens=[self.tokens[seat]], look=seat))
        (snapshot,) = [one for one in line.take() if isinstance(one, Snapshot)]
        return snapshot

    def go(self, seat: int) -> None:
        """The player's connection breaks."""
        self.connections.pop(seat).gone()

    async def say(self, seat: int, kind: Callable[..., Any], **parts: Any) -> Done | Refusal:
        """A command or query of a seat, and the answer to it. All else that came is left on the line."""
        name = parts.pop("id", "") or self.name()
        line = self.lines[seat]
        before = len(line.raw)
        await self.connections[seat].receive(kind(id=name, seat=seat, **parts))
        answers = [one for one in line.since(before) if isinstance(one, (Done, Refusal)) and one.id == name]
        assert len(answers) == 1, "every command is answered once"
        return answers[0]

    async def done(self, seat: int, kind: Callable[..., Any], **parts: Any) -> Done:
        """A command that is carried out."""
        answer = await self.say(seat, kind, **parts)
        assert isinstance(answer, Done), answer
        return answer

    async def refused(self, seat: int, kind: Callable[..., Any], **parts: Any) -> str:
        """The words with which a command is refused. Nothing has changed by it."""
        before = (self.room.table.seq, self.room.table.chain, len(self.town.disk.records[self.table]))
        answer = await self.say(seat, kind, **parts)
        assert isinstance(answer, Refusal), answer
        assert before == (self.room.table.seq, self.room.table.chain, len(self.town.disk.records[self.table]))
        return answer.words.key

    async def choose(self, seat: int | None = None, place: int = 0) -> int:
        """A seat that is waited for answers with one of its options; which seat it was."""
        seat = self.state.awaits[0] if seat is None else seat
        option = self.state.options(seat)[place]
        await self.done(seat, Choose, question=self.play.question, option=option)
        return seat

    async def wander(self, answers: int, seed: int = 1) -> None:
        """So many random answers."""
        dice = FastDice(seed)
        for _ in range(answers):
            if self.room.table.state != "playing":
                return
            seat = self.state.awaits[dice.below(len(self.state.awaits), "seat")]
            await self.choose(seat, dice.below(len(self.state.options(seat)), "option"))

    def game(self, seat: int) -> GameInfo:
        """The latest picture of the game that a seat was sent."""
        for raw in reversed(self.lines[seat].raw):
            game: GameInfo | None = getattr(msgspec.json.decode(raw, type=FromServer), "game", None)
            if game is not None:
                return game
        raise AssertionError("the seat was sent no picture of the game")


async def sit(
    people: int = 2,
    bots: int = 0,
    game: str = "cave-troll",
    ways: Ways | None = None,
    town: Town | None = None,
    options: dict[str, str] | None = None,
    by_link: bool = False,
) -> Sitting:
    """A game that has just begun, everybody connected. `by_link`: all but the host came with the table's link."""
    town = town or Town()
    house = await town.opened()
    plan = [SeatPlan("me" if seat == 0 or not by_link else "open", f"P{seat}") for seat in range(people)]
    plan += [SeatPlan("bot", level="easy") for _ in range(bots)]
    made = await house.make(NewTable(game, plan, options=options or {}, ways=ways))
    sitting = Sitting(town, house, made.id)
    sitting.tokens = {one.seat: one.token for one in made.held}
    if by_link:
        await take_seats(sitting, range(1, people))
        await sitting.come(0)
        await sitting.done(0, Start)
        sitting.go(0)
    for seat in sitting.tokens:
        await sitting.come(seat)
    for line in sitting.lines.values():
        line.take()
    await asyncio.sleep(0)
    return sitting


async def take_seats(sitting: Sitting, seats: range) -> None:
    """Guests sit down."""
    for seat in seats:
        held = await sitting.house.sit(sitting.table, TakeSeat(name=f"P{seat}", seat=seat))
        sitting.tokens[held.seat] = held.token
