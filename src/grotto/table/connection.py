"""One client at one table: takes its messages, and answers each through its line."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from grotto.table import asking
from grotto.table.advising import advised
from grotto.table.chairs import key_of
from grotto.table.deciding import AlreadyDone, No
from grotto.table.ports import Line, Trouble
from grotto.table.protocol import (
    Advise,
    At,
    Broken,
    Command,
    Done,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Refusal,
    WhyNot,
    Wish,
    Words,
)
from grotto.table.showing import UNSET, encode
from grotto.table.storage import StorageDown

if TYPE_CHECKING:
    from grotto.table.room import Room
    from grotto.table.world import World

REMEMBERED: Final = 50  # refusals, so that a message that comes twice is refused twice with the same words


class Connection:
    """What is known of a client: which tokens it showed, and through which seat it looks."""

    def __init__(self, world: World, find: Callable[[], Awaitable[Room]], line: Line) -> None:
        self.world = world
        self.line = line
        self.room: Room | None = None
        self.keys: tuple[str, ...] = ()
        self.held: list[int] = []
        self.look: int | None = None
        self.viewer = UNSET
        self._find = find
        self._gone = False
        self._spent = 0.0
        self._spent_at = world.now()
        self._refused: dict[str, Refusal] = {}

    async def receive(self, message: FromClient) -> None:
        """Take a message and answer it through the line. Never raises for anything a client can send."""
        if self._gone:
            return
        if not self._in_time():
            self.send(Refusal(message.id, Words("table-too-fast")))
            return
        try:
            await self._take(message)
        except Trouble as trouble:
            self.end(Broken(trouble.words, again=trouble.status >= 500))
        except StorageDown as down:
            if down.sure and not isinstance(message, Hello):
                self.send(Refusal(message.id, Words("table-storage-down")))
            else:
                self.end(Broken(Words("table-storage-unsure"), again=True))

    def gone(self) -> None:
        """The client has gone. Nothing more is sent; may be said twice."""
        if self._gone:
            return
        self._gone = True
        if self.room is not None:
            self.room.leave(self)
            self.room = None

    def end(self, broken: Broken) -> None:
        """Say why, and be gone."""
        if not self._gone:
            self.line.end(broken)
            self.gone()

    def send(self, message: FromServer) -> None:
        """Answer."""
        if not self._gone:
            self.line.send(encode(message))

    def seats_of(self, keys: dict[str, int]) -> list[int]:
        """The seats it speaks for."""
        return sorted({keys[key] for key in self.keys if key in keys})

    def _in_time(self) -> bool:
        """Whether the client keeps to the pace that is asked of it."""
        manners = self.world.manners
        now = self.world.now()
        self._spent = max(0.0, self._spent - (now - self._spent_at) * manners.commands_per_second) + 1
        self._spent_at = now
        if self._spent > manners.commands_at_once:
            self._spent -= 1
            return False
        return True

    async def _take(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            table = self.room.table if self.room is not None else None
            self.send(Done(message.id, table.seen(self.viewer) if table is not None else 0))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif self.room is None:
            self.send(Refusal(message.id, Words("table-hello-first")))
        elif isinstance(message, Command):
            await self._command(self.room, message)
        elif isinstance(message, Advise):
            self.world.spawn(
                self._advise(self.room, message)
            )  # it takes a while, and other messages do not wait for it
        else:
            self.send(answered(self.room, self.held, self.viewer, message))

    async def _hello(self, hello: Hello) -> None:
        room = self.room or await self._find()
        if self._gone:
            return
        manners = self.world.manners
        if self.room is None and len(room.gallery) >= manners.lines_per_table:
            raise Trouble(429, Words("table-too-many", {"most": manners.lines_per_table}))
        self.room = room
        self.keys = tuple(key_of(token) for token in hello.tokens)
        room.greet(self, hello)

    async def _advise(self, room: Room, query: Advise) -> None:
        self.send(await advised(room, self.held, query))

    async def _command(self, room: Room, command: Command) -> None:
        if command.id in self._refused:
            self.send(self._refused[command.id])
            return
        refused = await carried_out(room, self.held, self.viewer, command, self.send)
        if refused is None:
            return
        refusal, stale = refused
        if stale and self.room is room:
            room.snapshot(self, command.id)
        if len(self._refused) >= REMEMBERED:
            del self._refused[next(iter(self._refused))]
        self._refused[command.id] = refusal


async def carried_out(
    room: Room, held: list[int], viewer: int, command: Command, send: Callable[[FromServer], None]
) -> tuple[Refusal, bool] | None:
    """Carry out a command of one who holds some seats, and answer it. Where it is refused: the refusal, and whether
    it came from an older picture of the game."""
    table = room.table

    def done(_: int) -> None:
        send(Done(command.id, table.seen(viewer)))

    try:
        if command.seat not in held and command.id not in table.commands:
            raise No("table-not-your-seat")
        await room.command(command, done)
    except AlreadyDone:
        done(table.seq)
    except No as no:
        refusal = Refusal(command.id, no.words, no.rule)
        send(refusal)
        return refusal, no.stale
    return None


def answered(room: Room, held: list[int], viewer: int, query: FromClient) -> FromServer:
    """The answer to a query of one who holds some seats."""
    try:
        if isinstance(query, At):
            return asking.past(room.table, viewer, query)
        if isinstance(query, (WhyNot, Wish)):
            if query.seat not in held:
                raise No("table-not-your-seat")
            if isinstance(query, WhyNot):
                return asking.why_not(room.table, query)
            return asking.meant(room.table, query)
    except No as no:
        return Refusal(query.id, no.words, no.rule)
    raise TypeError(f"no answer to {type(query).__name__}")
