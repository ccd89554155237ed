"""Those who look at a table, by what they may see: each gets what is new, written once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw

from grotto.kernel.event import EVERYONE
from grotto.table import showing
from grotto.table.protocol import GameInfo, Hello
from grotto.table.showing import NOTHING, PUBLIC, RawChanged, RawSnapshot, encode
from grotto.table.standing import Effect, Table

if TYPE_CHECKING:
    from grotto.table.connection import Connection


class Gallery:
    """The connections of a room that have said hello."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lookers: dict[int, set[Connection]] = {}
        self._lines: dict[int, int] = {}  # how many lines of the log each kind of viewer has
        self._told = self._length()  # events that all have been told of

    def _length(self) -> int:
        return len(self.table.play.match.log) if self.table.play is not None else 0

    def __len__(self) -> int:
        return sum(len(connections) for connections in self.lookers.values())

    def everybody(self) -> list[Connection]:
        """All connections."""
        return [connection for connections in self.lookers.values() for connection in connections]

    def join(self, connection: Connection, viewer: int) -> None:
        """A connection looks from now on as this viewer."""
        self.part(connection)
        connection.viewer = viewer
        if viewer not in self.lookers:
            self.lookers[viewer] = set()
            play = self.table.play
            self._lines[viewer] = showing.count_lines(play, viewer, self._told) if play is not None else 0
        self.lookers[viewer].add(connection)

    def part(self, connection: Connection) -> None:
        """A connection looks no longer."""
        lookers = self.lookers.get(connection.viewer)
        if lookers is not None:
            lookers.discard(connection)
            if not lookers:
                del self.lookers[connection.viewer]
                del self._lines[connection.viewer]

    def allowed(self, held: list[int], look: int | None) -> tuple[int, int | None]:
        """What one who holds these seats may look as, and through which seat."""
        ways = self.table.ways
        if look is not None and look in held:
            return look, look
        if ways.spectators == "none" and not held and self.table.state != "open":
            return NOTHING, None
        hands_open = ways.spectators == "open" or self.table.state == "over"
        if look is not None and look < len(self.table.chairs) and hands_open:
            return look, look
        return PUBLIC, None

    # --- what is sent ------------------------------------------------------------------------------------------------

    def snapshot(self, connection: Connection, hello: Hello, info: Raw) -> bytes:
        """Everything, but for lines of the log that are known already."""
        table = self.table
        viewer = connection.viewer
        seen = viewer != NOTHING
        message = RawSnapshot(
            id=hello.id,
            seq=table.seen(viewer),
            held=connection.held,
            table=info,
            chat=table.chat if seen else [],
            log_from=0,
            log=[],
            look=connection.look,
        )
        play = table.play
        if play is not None and table.known is not None and seen:
            if hello.lines:
                true = showing.still_true(table, viewer, hello.seq)
                message.log_from = min(hello.lines, showing.count_lines(play, viewer, true))
            begin = showing.event_after(play, viewer, message.log_from)
            (message.log,) = showing.log_raws(play, begin, [viewer])
            (message.game,) = showing.game_infos(table, [viewer])
            message.furniture = table.known.furniture
            message.nouns = table.known.nouns
        return encode(message)

    def present(self, info: Raw, but: Connection | None) -> None:
        """Tell everybody, or all but one who knows already, who is there."""
        for viewer in self.lookers:
            message = encode(RawChanged(seq=self.table.seen(viewer), table=info))
            for connection in list(self.lookers[viewer]):
                if connection is not but:
                    connection.line.send(message)

    def show(self, effect: Effect, info: Raw | None) -> None:
        """Tell everybody what is new to him."""
        table = self.table
        length = self._length()
        viewers = [viewer for viewer in self.lookers if viewer != NOTHING]
        games = self._games(effect, viewers)
        logs: list[list[Raw]] = [[] for _ in viewers]
        begin = min(self._told, length if effect.cut is None else effect.cut)
        if table.play is not None and (begin < length or begin < self._told):
            if begin < self._told:
                for viewer in viewers:
                    self._lines[viewer] = showing.count_lines(table.play, viewer, begin)
            logs = showing.log_raws(table.play, begin, viewers)
        for viewer, log in zip(viewers, logs, strict=True):
            game = games.get(viewer)
            if info is None and game is None and not effect.chat and not log:
                continue
            message = RawChanged(seq=table.seen(viewer), table=info, game=game)
            if log or begin < self._told:
                message.log_from = self._lines[viewer]
                message.log = log
                self._lines[viewer] += len(log)
            if effect.chat:
                message.chat = table.chat[-effect.chat :]
            if effect.began and table.known is not None:
                message.furniture = table.known.furniture
                message.nouns = table.known.nouns
            self._send(viewer, encode(message))
        if info is not None and NOTHING in self.lookers:
            self._send(NOTHING, encode(RawChanged(seq=table.seen(NOTHING), table=info)))
        self._told = length

    def _games(self, effect: Effect, viewers: list[int]) -> dict[int, GameInfo]:
        if not effect.game or self.table.play is None:
            return {}
        shown = [viewer for viewer in viewers if effect.game == EVERYONE or (viewer >= 0 and effect.game >> viewer & 1)]
        return dict(zip(shown, showing.game_infos(self.table, shown), strict=True)) if shown else {}

    def _send(self, viewer: int, message: bytes) -> None:
        for connection in list(self.lookers[viewer]):
            connection.line.send(message)
