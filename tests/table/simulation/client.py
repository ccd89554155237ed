"""A player with a bad connection: chooses at random, sends things twice or late, is cut off, comes back and goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from grotto.kernel import FastDice
from grotto.table.connection import Connection
from grotto.table.protocol import (
    AnswerTakeBack,
    AskTakeBack,
    Broken,
    Changed,
    Choose,
    Command,
    Done,
    FromServer,
    Hello,
    Refusal,
    Return,
    Say,
    Snapshot,
    Undo,
)
from tests.table.simulation.city import City

PATIENCE = 8.0  # seconds for an answer
_decoder = msgspec.json.Decoder(FromServer)


class Wire:
    """A line on which messages take a while, in their order, and which may be cut."""

    def __init__(self, dice: FastDice, slow: float) -> None:
        self.dice = dice
        self.slow = slow
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.cut = False

    def send(self, message: bytes) -> None:
        self._later(_decoder.decode(message))

    def end(self, broken: Broken) -> None:
        self._later(broken)

    def _later(self, message: Any) -> None:
        if not self.cut:
            self.inbox.put_nowait(message)

    async def receive(self, patience: float) -> Any:
        """The next message, or None if none comes in time."""
        try:
            message = await asyncio.wait_for(self.inbox.get(), patience)
        except TimeoutError:
            return None
        if self.slow:
            await asyncio.sleep(self.slow * self.dice.below(100, "slow") / 100)
        return message


class Client:
    """One browser with one seat (or none), and what it believes."""

    def __init__(
        self, city: City, table: str, token: str | None, seat: int | None, seed: int, tab: str = "client"
    ) -> None:
        self.city = city
        self.tab = tab
        self.table = table
        self.token = token
        self.seat = seat
        self.dice = FastDice(seed)
        self.wire = Wire(self.dice, 0.0)
        self.connection: Connection | None = None
        self.state: Snapshot | None = None
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.count = 0
        self.acknowledged: dict[str, Command] = {}
        self.refused: dict[str, Refusal] = {}
        self.stopped = False
        self._sending: set[asyncio.Task[None]] = set()

    # --- the connection -----------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        """Come in by some server, until it works."""
        while True:
            self.cut()
            house = await self.city.somewhere()
            self.wire = Wire(self.dice, 0.05)
            self.connection = house.connect(self.table, self.wire)
            tokens = [self.token] if self.token is not None else []
            known = len(self.log) if self.state is not None else 0
            seq = self.state.seq if self.state is not None else 0
            name = self._name()
            self._send(Hello(id=name, tokens=tokens, look=self.seat, seq=seq, lines=known))
            while (message := await self.wire.receive(PATIENCE)) is not None:
                if isinstance(message, Snapshot) and message.id == name:
                    self.take(message)
                    return
                if isinstance(message, Broken):
                    break
            await asyncio.sleep(0.5)

    def cut(self) -> None:
        """The connection breaks; what is on its way is lost."""
        self.wire.cut = True
        if self.connection is not None:
            self.connection.gone()
        for task in self._sending:
            task.cancel()

    def _send(self, message: Any) -> None:
        assert self.connection is not None
        task = asyncio.ensure_future(self._deliver(self.connection, message))
        self._sending.add(task)
        task.add_done_callback(self._sent)

    async def _deliver(self, connection: Connection, message: Any) -> None:
        """A message arrives; now and then so late that another one overtakes it."""
        if not isinstance(message, Hello) and not self.dice.below(12, "late"):
            await asyncio.sleep(self.dice.below(100, "how late") / 20)
        await connection.receive(message)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled():
            task.result()

    def _name(self) -> str:
        self.count += 1
        return f"{self.tab}-{self.seat}-{self.count:06}"

    # --- what it believes ---------------------------------------------------------------------------------------------

    def take(self, message: Any) -> None:
        """Believe what the server says."""
        if isinstance(message, Snapshot):
            assert message.log_from <= len(self.log)
            self.log = self.log[: message.log_from] + message.log
            self.chat = list(message.chat)
            self.state = message
        elif isinstance(message, Changed):
            assert self.state is not None
            assert message.seq >= self.state.seq
            self.state.seq = message.seq
            if message.table is not None:
                self.state.table = message.table
            if message.game is not None:
                self.state.game = message.game
            if message.furniture is not None:
                self.state.furniture, self.state.nouns = message.furniture, message.nouns
            if message.log_from is not None:
                assert message.log_from <= len(self.log)
                self.log = self.log[: message.log_from] + message.log
            self.chat += message.chat
        elif isinstance(message, Refusal):
            self.refused[message.id] = message

    def picture(self) -> dict[str, Any]:
        """All it sees of the game, as values to compare."""
        assert self.state is not None
        seen: dict[str, Any] = {
            "seq": self.state.seq,
            "game": msgspec.to_builtins(self.state.game),
            "log": msgspec.to_builtins(self.log),
            "chat": msgspec.to_builtins(self.chat[-200:]),
            "furniture": self.state.furniture,
            "state": self.state.table.state,
            "seats": [(seat.by, seat.name, seat.resigned, seat.left) for seat in self.state.table.seats],
        }
        return seen

    # --- playing ------------------------------------------------------------------------------------------------------

    async def play(self, answers: int) -> None:
        """Give so many answers, or play until the game is over."""
        await self.connect()
        while self._goes_on() and answers > 0:
            if not self.dice.below(60, "cut"):
                await self.connect()
            command = self._wish()
            if command is None:
                if (message := await self.wire.receive(1.0)) is not None:
                    await self._heard(message)
                continue
            await self.say(command)
            answers -= isinstance(command, Choose)
        self.cut()

    def _goes_on(self) -> bool:
        return not self.stopped and self.state is not None and self.state.table.state == "playing"

    async def watch(self) -> None:
        """Look on, to the end."""
        await self.connect()
        while not self.stopped:
            if (message := await self.wire.receive(1.0)) is not None:
                await self._heard(message)

    async def _heard(self, message: Any) -> None:
        if isinstance(message, Broken):
            await asyncio.sleep(0.3)
            await self.connect()
        else:
            self.take(message)

    async def say(self, command: Command) -> None:
        """Send a command until it is answered; now and then twice, as a nervous browser would."""
        while not self.stopped and command.id not in self.acknowledged and command.id not in self.refused:
            self._send(command)
            if not self.dice.below(10, "twice"):
                self._send(command)
            await self._answer(command)

    async def _answer(self, command: Command) -> None:
        while True:
            message = await self.wire.receive(PATIENCE)
            if message is None or isinstance(message, Broken):
                await self.connect()
                return
            self.take(message)
            if isinstance(message, Done) and message.id == command.id:
                self.acknowledged[command.id] = command
                await self._shown(message.seq)
                return
            if isinstance(message, Refusal) and message.id == command.id:
                if message.words.key.startswith("table-storage"):
                    del self.refused[command.id]
                    await asyncio.sleep(0.5)
                return

    async def _shown(self, seq: int) -> None:
        """Wait to be shown what came of it."""
        while self.state is not None and self.state.seq < seq:
            message = await self.wire.receive(PATIENCE)
            if message is None or isinstance(message, Broken):
                await self.connect()
            else:
                self.take(message)

    def _wish(self) -> Command | None:
        """What it would like to do now."""
        state, seat = self.state, self.seat
        if state is None or state.game is None or seat is None:
            return None
        name = self._name()
        asking = state.table.asking
        if state.table.seats[seat].by == "bot":
            return Return(id=name, seat=seat)
        if asking is not None and asking.seat != seat and seat not in asking.agreed:
            return AnswerTakeBack(id=name, seat=seat, ask=asking.ask, agree=bool(self.dice.below(2, "agree")))
        luck = self.dice.below(100, "luck")
        if luck == 0:
            return Say(id=name, seat=seat, text=f"word {self.count}")
        if luck == 1 and asking is None and state.game.step:
            return AskTakeBack(id=name, seat=seat, step=max(0, state.game.step - 1 - self.dice.below(6, "step")))
        if 1 < luck < 6 and state.game.undo is not None and state.game.undo.count:
            return Undo(id=name, seat=seat, question=state.game.question)
        asked = state.game.asked
        if asked is None or not asked.options or (seat not in state.game.awaits and luck < 80):
            return None
        option = asked.options[self.dice.below(len(asked.options), "option")].number
        return Choose(id=name, seat=seat, question=asked.number, option=option)
