"""One table in use: one command after the other is decided, written, applied, answered and shown, in this order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Raw

from grotto.table import showing
from grotto.table.advising import Advisor
from grotto.table.connection import Connection
from grotto.table.deciding import Decision, Scene, decide
from grotto.table.duties import Duties
from grotto.table.fold import apply, next_record
from grotto.table.gallery import Gallery
from grotto.table.opening import Opener
from grotto.table.presence import Attendance
from grotto.table.protocol import Command, Hello, TableInfo
from grotto.table.records import Record, Rematched
from grotto.table.showing import encode
from grotto.table.standing import Effect, Table
from grotto.table.storage import Append, Entry, Opening, StorageDown
from grotto.table.world import AGAIN, TRIES, World

SOON_DUE: Final = 60.0  # seconds: so long before something is due a table is not put away
ALL_LINES: Final = 1_000_000
MOST_CONFLICTS: Final = (
    20  # records of other servers that may come in between, before the storage counts as out of order
)


class Room:
    """A table with those who look at it. State in memory is a cache: what counts is written."""

    def __init__(self, world: World, table: Table) -> None:
        self.world = world
        self.table = table
        self.lock = asyncio.Lock()
        self.gallery = Gallery(table)
        self.attendance = Attendance(world, table, self.gallery)
        self.duties = Duties(self)
        self.advisor = Advisor(self)
        self.used = world.now()
        self._unsure = False
        self.keys = {chair.key: seat for seat, chair in enumerate(table.chairs) if chair.key}

    # --- what there is ------------------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """What everybody may know about the table."""
        return showing.table_info(
            self.table,
            self.attendance.sight(),
            self.world.now(),
            self.world.downtimes,
            self.levels(),
            self.world.manners.away,
        )

    def levels(self) -> list[str]:
        """The bots there are for this game."""
        assert self.table.opened is not None
        return self.world.levels(self.table.opened.game)

    def scene(self) -> Scene:
        """What deciding has to know."""
        world = self.world
        return Scene(
            world.now(),
            world.ports.chance,
            self.attendance.away,
            world.manners.away,
            self.levels(),
            world.downtimes,
        )

    # --- commands -----------------------------------------------------------------------------------------------------

    async def command(self, command: Command, answer: Callable[[int], None]) -> None:
        """Carry out a command of a player who has the right to speak for the seat; `answer` gets the record's number
        before anybody is shown anything. No, AlreadyDone, or StorageDown: nothing has changed."""
        await self.act(lambda: decide(self.table, command, self.scene()), command.id, answer)

    async def act(
        self, decision: Callable[[], Decision], command: str = "", answer: Callable[[int], None] | None = None
    ) -> None:
        """Decide, write, apply; again where another server was quicker. Goes on to its end whoever stops waiting."""
        await asyncio.shield(self.world.spawn(self._act(decision, command, answer)))

    async def _act(self, decision: Callable[[], Decision], command: str, answer: Callable[[int], None] | None) -> None:
        async with self.lock:
            self.used = self.world.now()
            if self._unsure:
                await self._catch_up()
            for _ in range(MOST_CONFLICTS):
                done = self.table.commands.get(command) if command else None
                if done is not None:
                    if answer is not None:
                        answer(done)
                    return
                decided = decision()
                if await self._written(decided, command, answer):
                    return
                await self._catch_up()
            raise StorageDown("records of this table come faster than they can be read")

    async def _written(self, decided: Decision, command: str, answer: Callable[[int], None] | None) -> bool:
        """Write what was decided and, where that was in time, apply and show it."""
        table = self.table
        version = table.known.game.version if table.known is not None else ""
        record = next_record(table, decided.body, self.world.now(), version, command)
        entries = (Entry(table.id, (record,)), *self._more(decided))
        if not await self._append(Append(entries)):
            return False
        effect = apply(table, record, decided.tried)
        if answer is not None:
            answer(record.seq)
        self._show(effect)
        return True

    def _more(self, decided: Decision) -> tuple[Entry, ...]:
        """The table of the next game, written together with the record that names it."""
        if not isinstance(decided.body, Rematched):
            return ()
        name = decided.body.table
        draft = Opener(self.world.library, self.world.ports.chance, self.world.now()).next_game(self.table, name)
        assert draft.table.opened is not None
        return (Entry(name, tuple(draft.records), Opening(draft.table.opened.game, draft.table.ways.listed)),)

    async def _append(self, append: Append) -> bool:
        """Write; where nobody knows whether that was done, look. While that cannot be seen either, nothing goes on."""
        try:
            return await self.world.storage.append(append)
        except StorageDown as down:
            if down.sure:
                raise
        self._unsure = True
        for _ in range(TRIES):
            await self.world.ports.clock.sleep(AGAIN)
            try:
                found = await self.world.storage.load(self.table.id, self.table.seq)
            except StorageDown:
                continue
            if found:
                self._unsure = False
                return found[0].chain == append.entries[0].records[0].chain
            try:
                written = await self.world.storage.append(append)
            except StorageDown:
                continue
            self._unsure = not written
            return written
        raise StorageDown("it is not known whether the record was written", sure=False)

    # --- records from elsewhere ---------------------------------------------------------------------------------------

    @property
    def behind(self) -> bool:
        """Whether there may be records that have not been read."""
        return self._unsure

    @property
    def in_use(self) -> bool:
        """Whether anybody looks, or something goes on or soon will."""
        soon = self.duties.due() < self.world.now() + SOON_DUE
        return bool(self.gallery.lookers) or self.lock.locked() or self.duties.busy or self.behind or soon

    async def catch_up(self) -> None:
        """Read and show what other servers have written; later, where that cannot be done now."""
        async with self.lock:
            self._unsure = True
            try:
                await self._catch_up()
            except StorageDown:
                return

    async def look_elsewhere(self) -> None:
        """Learn who is connected through other servers."""
        if await self.attendance.look_elsewhere():
            self.show_presence()

    async def _catch_up(self) -> None:
        found = await self.world.storage.load(self.table.id, self.table.seq)
        self._unsure = False
        if found:
            self._show(applied(self.table, found))

    # --- showing ------------------------------------------------------------------------------------------------------

    def _show(self, effect: Effect) -> None:
        """Everybody sees what is new; whoever may look otherwise than before is shown everything."""
        again = self._looking_otherwise() if effect.info else []
        if effect.info:
            self.attendance.count()
        if self.gallery.lookers:
            self.gallery.show(effect, Raw(encode(self.info())) if effect.info else None)
        for connection in again:
            self._snapshot(connection, Hello(id=""))
        self.advisor.forget()
        self.duties.plan()

    def _looking_otherwise(self) -> list[Connection]:
        """Connections that hold other seats now, or may no longer look as they did."""
        keys = {chair.key: seat for seat, chair in enumerate(self.table.chairs) if chair.key}
        changed = keys != self.keys
        self.keys = keys
        found = []
        for connection in self.gallery.everybody():
            held = connection.seats_of(keys) if changed else connection.held
            look = connection.look
            if held != connection.held and look is not None and look not in held:
                look = held[0] if held else None
            viewer, look = self.gallery.allowed(held, look)
            if (viewer, held) != (connection.viewer, connection.held):
                connection.held, connection.look = held, look
                self.gallery.join(connection, viewer)
                found.append(connection)
        return found

    def greet(self, connection: Connection, hello: Hello) -> None:
        """A connection says for whom it speaks, and is shown everything; the others see who has come."""
        connection.held = connection.seats_of(self.keys)
        viewer, connection.look = self.gallery.allowed(connection.held, hello.look)
        if connection.viewer not in (showing.UNSET, viewer):
            hello = Hello(id=hello.id)  # the lines it knows were another's
        self.gallery.join(connection, viewer)
        self.used = self.world.now()
        changed = self.attendance.count()
        self._snapshot(connection, hello)
        if changed:
            self.show_presence(connection)

    def snapshot(self, connection: Connection, name: str) -> None:
        """Show a connection how things stand; it has the log already."""
        self._snapshot(connection, Hello(id=name, seq=self.table.seen(connection.viewer), lines=ALL_LINES))

    def _snapshot(self, connection: Connection, hello: Hello) -> None:
        connection.line.send(self.gallery.snapshot(connection, hello, Raw(encode(self.info()))))

    def show_presence(self, but: Connection | None = None) -> None:
        """Everybody sees who has come and gone; but one may have been told already."""
        self.gallery.present(Raw(encode(self.info())), but)
        self.duties.plan()

    def leave(self, connection: Connection) -> None:
        """A connection has gone."""
        self.gallery.part(connection)
        self.used = self.world.now()
        if self.attendance.count():
            self.show_presence()


def applied(table: Table, found: Sequence[Record]) -> Effect:
    """Apply records read from storage; what they have changed together."""
    effect = Effect()
    for record in found:
        effect.also(apply(table, record))
    return effect
