"""All tables in use: opening, loading and putting away, what is due at them, start and shutdown."""

from __future__ import annotations

from grotto.table.ports import Line, Ports
from grotto.table.protocol import (
    Branch,
    FromClient,
    FromServer,
    GameCard,
    HeldSeat,
    Import,
    Made,
    NewTable,
    RulebookInfo,
    TableInfo,
    TakeSeat,
)


class House:
    """Every table this server has in use. What cannot be carried out raises `Trouble` and has changed nothing."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports

    async def open(self) -> None:
        """Begin to look after what is due. To be awaited before anything else."""
        raise NotImplementedError

    async def close(self) -> None:
        """Every connection is told that it may come back; all tasks end. Whoever owns the storage closes it after."""
        raise NotImplementedError

    # --- what games there are ----------------------------------------------------------------------------------------

    def cards(self) -> list[GameCard]:
        """The games of this server."""
        raise NotImplementedError

    def card(self, game: str) -> GameCard:
        """One of them."""
        raise NotImplementedError

    def rulebook(self, game: str, lang: str) -> RulebookInfo:
        """A game's rulebook in a language."""
        raise NotImplementedError

    def words(self, game: str, lang: str) -> list[str]:
        """The Fluent files of a game in a language with those of the kernel and the table; no game: these alone."""
        raise NotImplementedError

    # --- tables -------------------------------------------------------------------------------------------------------

    async def make(self, new: NewTable) -> Made:
        """A new table. Where no seat of its plan is open, it begins at once."""
        raise NotImplementedError

    async def listed(self, limit: int) -> list[TableInfo]:
        """The tables of the lobby, the newest first."""
        raise NotImplementedError

    async def info(self, table: str) -> TableInfo:
        """What everybody may know about a table."""
        raise NotImplementedError

    async def sit(self, table: str, take: TakeSeat) -> HeldSeat:
        """Take a free seat, or in the game one that was given up."""
        raise NotImplementedError

    async def bring(self, order: Import) -> Made:
        """A new table that goes on where an exported game was."""
        raise NotImplementedError

    async def branch(self, table: str, order: Branch) -> Made:
        """A new table that goes on from some position of a finished game."""
        raise NotImplementedError

    async def record(self, table: str, token: str | None) -> str:
        """A finished game's transcript with its secret; to who holds a seat, a running one sealed for this server."""
        raise NotImplementedError

    # --- connections --------------------------------------------------------------------------------------------------

    def connect(self, table: str, line: Line) -> Connection:
        """A new connection to a table, whether or not there is one: the answer to its Hello will tell."""
        raise NotImplementedError

    async def carry_out(self, table: str, token: str, message: FromClient) -> FromServer:
        """One command or query by itself, for the seat of a token: Done, Refusal, Past or Meant. Nobody counts as
        present by it. Trouble: there is no such table, the token is no seat's, or the database is away (503)."""
        raise NotImplementedError

    async def heard(self, table: str, seq: int | None) -> None:
        """Another server has written up to a record of the table; None: who is connected there has changed."""
        raise NotImplementedError

    async def missed(self) -> None:
        """Word from other servers may have been lost: look at all tables in use."""
        raise NotImplementedError


class Connection:
    """One client at one table: a WebSocket, a stream, or a single command over HTTP, by the line it answers through."""

    async def receive(self, message: FromClient) -> None:
        """Take a message and answer it through the line. Never raises for anything a client can send."""
        raise NotImplementedError

    def gone(self) -> None:
        """The client has gone. Nothing more is sent; may be said twice."""
        raise NotImplementedError
