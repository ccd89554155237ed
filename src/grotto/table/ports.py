"""What a house needs of the world: time, chance, who thinks for bots, who carries notices, lines to clients.

All of it is handed in, so that the same house runs on a real server and in a simulation with simulated faults.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from grotto.kernel.game import Game
from grotto.table.protocol import Broken, Words
from grotto.table.storage import Storage


class Trouble(Exception):
    """A request that cannot be carried out: why, in words, and the status that HTTP gives it. Nothing has changed."""

    def __init__(self, status: int, words: Words) -> None:
        super().__init__(words.key)
        self.status = status
        self.words = words


class Clock(Protocol):
    """The time."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""
        ...


class Chance(Protocol):
    """What nobody can guess."""

    def token(self) -> str:
        """A new name that nobody can guess, 22 characters fit for an address: a table's id, the right to a seat."""
        ...

    def secret(self) -> bytes:
        """The secret that keys the dice of a game."""
        ...


class Line(Protocol):
    """The way to one client. Nothing here waits: one who reads too slowly is cut off by the line itself."""

    def send(self, message: bytes) -> None:
        """Put a message (a FromServer as JSON, written once for all who get the same) on its way. Nothing happens on a
        line that is gone."""
        ...

    def end(self, broken: Broken) -> None:
        """Say why, then close."""
        ...


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is to think about, as data that another process can read.

    `transcript` is the whole game so far. The worker replays it and at once deals anew, from the seed, what the seat
    cannot know (`redeal`); the bot itself sees nothing but that copy.
    """

    table: str
    seat: int
    level: str
    transcript: str
    seed: bytes
    limit: float  # seconds after which nobody waits for it any more


@dataclass(frozen=True, slots=True)
class Advice:
    """What a person wants to know: how likely each of a seat's options wins. Thought about as by a bot on that seat."""

    table: str
    seat: int
    transcript: str
    seed: bytes
    limit: float


@dataclass(frozen=True, slots=True)
class Study:
    """A piece of a finished game: how likely each seat was to win after so many steps, and for as many more as there is
    time for. `counts`: how many answers of the transcript there were at each step of the game."""

    table: str
    transcript: str
    counts: tuple[int, ...]
    first: int  # the step to begin with
    looks: int  # copies dealt anew, whose chances are averaged for one position
    limit: float


Job = Thought | Advice | Study
Chances = list[tuple[int, float, int]]
"""Options, how likely each wins, and on how many looks ahead that rests; the recommended one first."""


class Thinker(Protocol):
    """Bots at work, away from the event loop. Whoever stops waiting for an answer stops the thinking, too."""

    def levels(self, game: str) -> list[str]:
        """The levels of bots that can play a game, the simplest first."""
        ...

    async def think(self, thought: Thought) -> int | None:
        """The option it chooses; None where it came to none in time, and the house takes a plain one."""
        ...

    async def advise(self, advice: Advice) -> Chances | None:
        """The chances of a seat's options; None where it came to nothing."""
        ...

    async def study(self, study: Study) -> list[list[float]] | None:
        """The chances of all seats, step by step from the first one wanted, for one step at least; None where it came
        to nothing."""
        ...


@dataclass(frozen=True, slots=True)
class Letter:
    """It is your turn: to whom, about which table, in which language. The link is the table's, without any token."""

    email: str
    webhook: str
    lang: str
    table: str
    title: str
    game: str
    seat: int
    name: str
    question: int


class Post(Protocol):
    """E-mail and webhooks."""

    async def send(self, letter: Letter) -> bool:
        """Whether it went out. Never raises."""
        ...


class Peers(Protocol):
    """Other servers on the same database. A server by itself has none."""

    def tell(self, table: str) -> None:
        """Somebody was connected or has gone here. (New records are told by the storage with the commit itself.)"""
        ...


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The games that this server offers. The table itself knows none."""

    ids: tuple[str, ...]
    find: Callable[[str], Game]  # raises BadInput for a game that there is not


@dataclass(frozen=True, slots=True)
class Manners:
    """How a house deals with time and numbers. Seconds, unless it says otherwise."""

    bot_limit: float = 5.0  # for one answer of a bot, after which nobody waits for it
    bot_pause: float = 0.6  # before a bot's answer is given, so that people can follow
    away: float = 60.0  # before others may have a bot play for one who has gone
    notice_after: float = 20.0  # without anybody looking, before a notice is sent
    idle: float = 600.0  # before a table that nobody looks at is put away from memory
    look_every: float = 1.0  # for work of other servers that has been left lying
    lines_per_table: int = 200
    commands_per_second: float = 20.0  # of one connection, in the long run
    commands_at_once: int = 60


@dataclass(frozen=True, slots=True)
class Ports:
    """The world of one house."""

    storage: Storage
    clock: Clock
    chance: Chance
    thinker: Thinker
    post: Post
    peers: Peers
    games: Catalogue
    manners: Manners = field(default_factory=Manners)
