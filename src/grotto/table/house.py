"""All tables in use: opening, loading and putting away, what is due at them, start and shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

import msgspec

from grotto.table import fold
from grotto.table.advising import advised
from grotto.table.analysing import Analyses
from grotto.table.chairs import key_of
from grotto.table.connection import Connection, answered, carried_out
from grotto.table.deciding import Decision, No
from grotto.table.opening import Opener, read_game
from grotto.table.ports import Line, Ports, Trouble
from grotto.table.protocol import (
    Advise,
    AnalysisInfo,
    Branch,
    Broken,
    Command,
    Done,
    FromClient,
    FromServer,
    GameCard,
    HeldSeat,
    Hello,
    Import,
    Made,
    NewTable,
    Ping,
    Refusal,
    RulebookInfo,
    SeatPlan,
    TableInfo,
    TakeSeat,
    Words,
)
from grotto.table.records import Sat
from grotto.table.room import Room
from grotto.table.sealing import Sealed, is_sealed, seal, unseal
from grotto.table.standing import Table
from grotto.table.storage import Append, Entry, Opening, StorageDown
from grotto.table.typed import clean, is_table
from grotto.table.world import World

BEAT: Final = 5.0  # seconds
MOST_DUE: Final = 50  # tables taken up at a time
MOST_LISTED: Final = 100
BREATH: Final = 50  # records that are applied in one go when a table is opened


class House:
    """Every table this server has in use. What cannot be carried out raises `Trouble` and has changed nothing."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.world = World(ports)
        self.rooms: dict[str, Room] = {}
        self.analyses = Analyses(self.world)
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self) -> None:
        """Begin to look after what is due. To be awaited before anything else."""
        await self.world.beat()
        self.world.spawn(self._keep_beating())
        self.world.spawn(self._keep_looking())

    async def close(self) -> None:
        """Every connection is told that it may come back; all tasks end. Whoever owns the storage closes it after."""
        for room in list(self.rooms.values()):
            for connection in room.gallery.everybody():
                connection.end(Broken(Words("table-closing"), again=True))
            room.duties.end()
            async with room.lock:  # what is being written is answered first
                self.rooms.pop(room.table.id, None)
        await self.world.end()

    # --- what games there are ----------------------------------------------------------------------------------------

    def cards(self) -> list[GameCard]:
        """The games of this server."""
        return [self.card(game) for game in self.ports.games.ids]

    def card(self, game: str) -> GameCard:
        """One of them."""
        return self.world.library.card(game, self.world.levels(game))

    def rulebook(self, game: str, lang: str) -> RulebookInfo:
        """A game's rulebook in a language."""
        return self.world.library.rulebook(game, lang)

    def words(self, game: str, lang: str) -> list[str]:
        """The Fluent files of a game in a language with those of the kernel and the table; no game: these alone."""
        return self.world.library.words(game, lang)

    # --- tables -------------------------------------------------------------------------------------------------------

    async def make(self, new: NewTable) -> Made:
        """A new table. Where no seat of its plan is open, it begins at once."""
        return await self._made(*self._opener().new(new, self.world.levels(new.game)))

    async def listed(self, limit: int) -> list[TableInfo]:
        """The tables of the lobby, the newest first."""
        cards = await stored(self.world.storage.cards(min(limit, MOST_LISTED)))
        infos = [msgspec.json.decode(card, type=TableInfo) for card in cards]
        return [self.rooms[info.id].info() if info.id in self.rooms else info for info in infos]

    async def info(self, table: str) -> TableInfo:
        """What everybody may know about a table."""
        return (await self._room_or_trouble(table)).info()

    async def sit(self, table: str, take: TakeSeat) -> HeldSeat:
        """Take a free seat, or in the game one that was given up."""
        name = clean(take.name)
        if not name:
            raise Trouble(400, Words("table-empty-name"))
        room = await self._room_or_trouble(table)
        token = self.ports.chance.token()
        key = key_of(token)
        try:
            await stored(room.act(lambda: Decision(Sat(free_seat(room.table, take.seat), name, key, guest=True))))
        except No as no:
            raise Trouble(409, no.words) from None
        return HeldSeat(next(seat for seat, chair in enumerate(room.table.chairs) if chair.key == key), token)

    async def bring(self, order: Import) -> Made:
        """A new table that goes on where an exported game was."""
        plan = order.plan
        if is_sealed(order.record):
            sealed = unseal(await self._seal(), order.record)
            if sealed is None:
                raise Trouble(400, Words("table-foreign-seal"))
            await self._may_go_on_elsewhere(sealed.table)
            transcript = read_game(sealed.transcript)
            plan = plan or [SeatPlan(*one) for one in sealed.plan]
        else:
            transcript = read_game(order.record)
            if transcript.outcome is None:
                transcript.secret = ""  # it is known to somebody: the dice from here on must be others
        levels = self.world.levels(transcript.game)
        return await self._made(*self._opener().going_on(transcript, plan, order.title, levels))

    async def _may_go_on_elsewhere(self, table: str) -> None:
        """A game that several people are playing stays at its table: elsewhere one of them could look ahead."""
        try:
            room = await self._room_or_trouble(table)
        except Trouble as trouble:
            if trouble.status == 404:
                return
            raise
        if room.table.shared and room.table.state == "playing":
            raise Trouble(409, Words("table-still-played"))

    async def branch(self, table: str, order: Branch) -> Made:
        """A new table that goes on from some position of a finished game."""
        room = await self._room_or_trouble(table)
        play = room.table.play
        if play is None or room.table.state != "over":
            raise Trouble(409, Words("table-not-over"))
        if order.step > play.step:
            raise Trouble(400, Words("table-no-such-step", {"step": order.step}))
        transcript = play.prefix(order.step)
        transcript.version = play.match.setup.version
        levels = self.world.levels(transcript.game)
        draft, held = self._opener().going_on(transcript, order.plan, order.title or title_of(room.table), levels)
        return await self._made(draft, held)

    async def record(self, table: str, token: str | None) -> str:
        """A finished game's transcript with its secret; to who holds a seat, a running one sealed for this server."""
        room = await self._room_or_trouble(table)
        sheet = room.table
        if sheet.play is None:
            raise Trouble(409, Words("table-not-begun"))
        if not _may_see_all(room, token):
            raise Trouble(403, Words("table-record-for-players"))
        if sheet.state == "over":
            return sheet.transcript(secret=True)
        plan = [(_planned(chair.by), chair.name, chair.level) for chair in sheet.chairs]
        return seal(await self._seal(), Sealed(sheet.id, plan, sheet.transcript(secret=True)))

    async def analysis(self, table: str, token: str | None) -> AnalysisInfo:
        """How a finished game went, as far as that has been worked out; for all who may see it."""
        room = await self._room_or_trouble(table)
        if room.table.state == "over" and not _may_see_all(room, token):
            raise Trouble(403, Words("table-record-for-players"))
        return self.analyses.of(room)

    async def _seal(self) -> str:
        return await stored(self.world.storage.key("seal", self.ports.chance.secret().hex()))

    def _opener(self) -> Opener:
        return Opener(self.world.library, self.ports.chance, self.world.now())

    async def _made(self, draft: fold.Draft, held: list[HeldSeat]) -> Made:
        """Write a new table down; then there is one."""
        table = draft.table
        assert table.opened is not None
        entry = Entry(table.id, tuple(draft.records), Opening(table.opened.game, table.ways.listed))
        if not await stored(self.world.storage.append(Append((entry,)))):
            raise Trouble(503, Words("table-storage-down"))
        room = Room(self.world, table)
        self.rooms[table.id] = room
        room.duties.plan()
        return Made(table.id, held)

    # --- connections --------------------------------------------------------------------------------------------------

    def connect(self, table: str, line: Line) -> Connection:
        """A new connection to a table, whether or not there is one: the answer to its Hello will tell."""
        return Connection(self.world, lambda: self._room(table), line)

    async def carry_out(self, table: str, token: str, message: FromClient) -> FromServer:
        """One command or query by itself, for the seat of a token: Done, Refusal, Past, Meant or Advised. Nobody
        counts as present by it. Trouble: no such table, the token is no seat's, or the database is away (503)."""
        room = await self._room_or_trouble(table)
        seat = room.keys.get(key_of(token))
        if isinstance(message, Command) and message.id in room.table.commands:
            return Done(message.id, room.table.seen(message.seat))
        if seat is None:
            raise Trouble(403, Words("table-token-unknown"))
        if isinstance(message, Hello):
            return Refusal(message.id, Words("table-no-hello-here"))
        if isinstance(message, Ping):
            return Done(message.id, room.table.seen(seat))
        if isinstance(message, Command):
            answers: list[FromServer] = []
            await stored(carried_out(room, [seat], seat, message, answers.append))
            return answers[0]
        if isinstance(message, Advise):
            return await advised(room, [seat], message)
        return answered(room, [seat], seat, message)

    async def heard(self, table: str, seq: int | None) -> None:
        """Another server has written up to a record of the table; None: who is connected there has changed."""
        loading = self._loading.get(table)
        if loading is not None:
            await asyncio.wait([loading])
        room = self.rooms.get(table)
        if room is None:
            return
        if seq is None:
            await room.look_elsewhere()
        elif seq > room.table.seq:
            await room.catch_up()

    async def missed(self) -> None:
        """Word from other servers may have been lost: look at all tables in use."""
        for room in list(self.rooms.values()):
            await room.catch_up()
            await room.look_elsewhere()

    # --- tables in memory ---------------------------------------------------------------------------------------------

    async def _room_or_trouble(self, table: str) -> Room:
        return await stored(self._room(table))

    async def _room(self, table: str) -> Room:
        """The table's room, loaded if need be."""
        room = self.rooms.get(table) or await self._loaded(table)
        room.used = self.world.now()
        return room

    async def _loaded(self, table: str) -> Room:
        """The room, once it is loaded; loaded once for all who wait for it."""
        loading = self._loading.get(table)
        if loading is None:
            loading = self.world.spawn(self._load(table))
            self._loading[table] = loading
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room:
        try:
            found = await self.world.storage.load(name) if is_table(name) else []
            if not found:
                raise Trouble(404, Words("table-not-found"))
            table = Table(name, self.world.library)
            for record in found:
                fold.apply(table, record)
                if record.seq % BREATH == 0:
                    await asyncio.sleep(0)  # a long game holds up nobody else's
            if table.opened is None:
                raise Trouble(409, Words("table-frozen"))
            room = Room(self.world, table)
            await room.look_elsewhere()
            self.rooms[name] = room
            room.duties.plan()
            return room
        finally:
            del self._loading[name]

    async def _keep_beating(self) -> None:
        while True:
            await self.ports.clock.sleep(BEAT)
            before = self.world.downtimes
            await self.world.beat()
            if self.world.downtimes != before:
                for room in list(self.rooms.values()):
                    room.duties.plan()

    async def _keep_looking(self) -> None:
        """Take up what is due at tables that no server looks after; put away what nobody uses."""
        while True:
            await self.ports.clock.sleep(self.world.manners.look_every)
            for room in list(self.rooms.values()):
                if room.behind:
                    await room.catch_up()
            self._put_away()
            try:
                due = await self.world.storage.due(self.world.now(), MOST_DUE)
            except StorageDown:
                continue
            for name in due:
                self.world.spawn(self._look_after(name))

    async def _look_after(self, name: str) -> None:
        room = await self._room(name)
        if not room.duties.busy:
            room.duties.plan(anew=True)

    def _put_away(self) -> None:
        long_ago = self.world.now() - self.world.manners.idle
        for name, room in list(self.rooms.items()):
            if room.used < long_ago and not room.in_use:
                room.duties.end()
                del self.rooms[name]


T = TypeVar("T")


async def stored(asked: Awaitable[T]) -> T:
    """What needs the storage; Trouble while that is away."""
    try:
        return await asked
    except StorageDown as down:
        raise Trouble(503, Words("table-storage-down" if down.sure else "table-storage-unsure")) from None


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat that somebody may take: the wanted one, or the first."""
    if table.trouble is not None:
        raise No("table-frozen")
    if table.state == "over":
        raise No("table-over")
    if table.state == "open":
        free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    else:
        free = [seat for seat, chair in enumerate(table.chairs) if chair.left]
    if wanted is None and not free:
        raise No("table-no-free-seat")
    if wanted is not None and wanted >= len(table.chairs):
        raise No("table-no-such-seat", seat=wanted)
    if wanted is not None and wanted not in free:
        raise No("table-seat-taken", seat=wanted)
    return free[0] if wanted is None else wanted


def _may_see_all(room: Room, token: str | None) -> bool:
    """Whether somebody may have the whole game: who holds a seat, and once it is over whoever may look on."""
    if token is not None and key_of(token) in room.keys:
        return True
    return room.table.state == "over" and room.table.ways.spectators != "none"


def title_of(table: Table) -> str:
    """What the host called a table."""
    return table.opened.title if table.opened is not None else ""


def _planned(by: str) -> str:
    return {"player": "me", "bot": "bot"}.get(by, "open")
