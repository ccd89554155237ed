"""Everything else a house needs, simulated: time, chance, bots, post, lines."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from grotto.games import find_game
from grotto.kernel import BadInput, FastDice, Game
from grotto.table.house import House
from grotto.table.ports import Advice, Catalogue, Chances, Letter, Manners, Ports, Study, Thought
from grotto.table.protocol import Broken, Changed, Done, FromServer, Meant, Past, Refusal, Snapshot
from grotto.table.storage import Storage
from tests.miniature.game import GAME as MINIATURE
from tests.table.simulation.disk import Disk, Weather
from tests.table.simulation.disk import Storage as SimulatedStorage

START: Final = 1_700_000_000.0  # seconds since 1970 when every simulation begins
_decoder = msgspec.json.Decoder(FromServer)


class SimulatedClock:
    """The time of the loop."""

    def now(self) -> float:
        return START + asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class SimulatedChance:
    """Names and secrets that follow from a seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.count = 0

    def _next(self, size: int) -> bytes:
        self.count += 1
        return hashlib.blake2b(f"{self.seed} {self.count}".encode(), digest_size=size).digest()

    def token(self) -> str:
        return self._next(11).hex()

    def secret(self) -> bytes:
        return self._next(32)


class SimulatedThinker:
    """Bots that answer anything, something that is not on offer, or nothing at all."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.thoughts: list[Thought] = []
        self.advice: list[Advice] = []
        self.studies: list[Study] = []

    def levels(self, game: str) -> list[str]:
        return ["easy", "normal", "hard"]

    async def think(self, thought: Thought) -> int | None:
        self.thoughts.append(thought)
        await asyncio.sleep(self.dice.below(3, "time") / 2)
        return None if self.dice.below(2, "none") else self.dice.below(300, "option")

    async def advise(self, advice: Advice) -> Chances | None:
        self.advice.append(advice)
        await asyncio.sleep(self.dice.below(3, "time") / 2)
        return None if self.dice.below(2, "none") else [(self.dice.below(300, "option"), 0.5, 10)]

    async def study(self, study: Study) -> list[list[float]] | None:
        self.studies.append(study)
        await asyncio.sleep(0.5)
        return [[0.5, 0.5]] * min(5, len(study.counts) - study.first)


class SimulatedPost:
    """Letters that arrive, unless they do not."""

    def __init__(self, works: bool = True) -> None:
        self.works = works
        self.letters: list[Letter] = []

    async def send(self, letter: Letter) -> bool:
        self.letters.append(letter)
        return self.works


class NoPeers:
    """A server by itself."""

    def tell(self, table: str) -> None:
        return


def find_any(name: str) -> Game:
    """A game of the collection, or the miniature."""
    return MINIATURE if name == MINIATURE.id else find_game(name)


def broken_games(name: str) -> Game:
    """No game at all."""
    raise BadInput(f"There is no game called {name!r}.")


CATALOGUE: Final = Catalogue(("cave-troll", MINIATURE.id), find_any)
SWIFT: Final = Manners(commands_per_second=1e9, commands_at_once=1_000_000)


@dataclass
class Town:
    """A disk and the means to run servers on it."""

    seed: int = 0
    disk: Disk = field(default_factory=Disk)
    weather: Weather = field(default_factory=Weather)
    manners: Manners = SWIFT
    catalogue: Catalogue = CATALOGUE
    post: SimulatedPost = field(default_factory=SimulatedPost)
    servers: int = 0

    def house(self, storage: Storage | None = None) -> House:
        """A server that has not been opened yet."""
        self.servers += 1
        name = f"server {self.servers}"
        seed = self.seed * 1000 + self.servers
        store: Any = storage or SimulatedStorage(self.disk, name, self.weather, seed)
        chance = SimulatedChance(f"{self.seed} {name}")
        thinker = SimulatedThinker(seed)
        ports = Ports(store, SimulatedClock(), chance, thinker, self.post, NoPeers(), self.catalogue, self.manners)
        return House(ports)

    async def opened(self) -> House:
        """A server at work."""
        house = self.house()
        await house.open()
        return house


class Listener:
    """A line that keeps what comes."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.broken: Broken | None = None

    def send(self, message: bytes) -> None:
        assert self.broken is None, "a message after the end"
        self.raw.append(message)

    def end(self, broken: Broken) -> None:
        self.broken = broken

    @property
    def heard(self) -> list[Any]:
        """All messages so far."""
        return self.since(0)

    def since(self, count: int) -> list[Any]:
        """All messages but the first so many."""
        return [_decoder.decode(one) for one in self.raw[count:]]

    @property
    def last(self) -> Any:
        """The latest message."""
        return _decoder.decode(self.raw[-1])

    def take(self) -> list[Any]:
        """What has come since this was last asked."""
        found = self.heard
        self.raw.clear()
        return found


Message = Done | Refusal | Snapshot | Changed | Past | Meant | Broken
