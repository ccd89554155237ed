"""What a run plays: the game with its options, who sits where in which game, the seed, and how long bots may think."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from grotto.bots import Limit
from grotto.bots.levels import ROUNDS
from grotto.kernel import BadInput, Game, Pack, Setup

FORMAT: Final = "grotto-run/1"
LONGEST: Final = 20_000  # answers, after which a game is given up
MOST_ROUNDS: Final = 1_000_000_000
MOST_SECONDS: Final = 3600.0

FindGame = Callable[[str], Game]
"""The way to a game by its id: a function of some module, so that another process can find it too."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides how game number N of a run goes. How many games there are is left open: a run can grow."""

    game: str
    rules: str  # the version of the game's rules
    options: dict[str, str]
    pack: dict[str, str]  # the files of a pack of one's own, and its name under ""
    seatings: list[list[str]]  # who sits where: game N has the one at N modulo their number
    seed: int
    rounds: int  # for one choice of a bot that searches; 0: no bound
    seconds: float  # likewise
    longest: int
    format: str = FORMAT

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.seatings[0])

    @property
    def repeatable(self) -> bool:
        """Whether playing again gives the same games: not where the clock decides."""
        names = {name for seating in self.seatings for name in seating}
        return not self.seconds and not any(name.endswith("s") for name in names if "@" in name)

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game."""
        return self.seatings[number % len(self.seatings)]

    def seed_for(self, number: int, purpose: str) -> int:
        """The seed of some dice of a game: it depends on the run's seed, the game's number and the purpose alone."""
        about = f"{self.seed}/{number}/{purpose}".encode()
        return int.from_bytes(hashlib.blake2b(about, digest_size=8, person=b"grotto-run-1").digest(), "big") >> 1

    def limit(self) -> Limit:
        """What one choice may cost a bot that thinks ahead."""
        return Limit(self.seconds, self.rounds) if self.rounds else Limit(self.seconds)

    def setup(self, find_game: FindGame) -> Setup:
        """The table, settled."""
        return find_game(self.game).setup(self.seats, self.options, self.own_pack())

    def own_pack(self) -> Pack | None:
        """The pack of one's own, if there is one."""
        files = {file: text for file, text in self.pack.items() if file}
        return Pack(self.pack[""], files) if files else None

    def written(self) -> bytes:
        """The plan as it stands in the folder of a run and in every file of results."""
        return msgspec.json.encode(self, order="sorted")


def make_plan(
    game: Game,
    seatings: Sequence[Sequence[str]],
    seed: int,
    options: Mapping[str, str] | None = None,
    pack: Pack | None = None,
    rounds: int = ROUNDS,
    seconds: float = 0.0,
    longest: int = LONGEST,
) -> Plan:
    """A plan whose options are completed and checked; by default bots think so many rounds, which is repeatable."""
    if not 0 <= rounds <= MOST_ROUNDS or not 0.0 <= seconds <= MOST_SECONDS:
        raise BadInput(f"A choice can take up to {MOST_ROUNDS} rounds or {MOST_SECONDS:.0f} seconds.")
    if longest < 1:
        raise BadInput("A game can last 1 answer or more.")
    setup = game.setup(len(seatings[0]), with_bots(game) | dict(options or {}), pack)
    files = {"": pack.name, **pack.files} if pack is not None else {}
    seated = [list(seating) for seating in seatings]
    return Plan(game.id, setup.version, dict(setup.options), files, seated, seed, rounds, seconds, longest)


def with_bots(game: Game) -> dict[str, str]:
    """What a game recommends where only bots play, as far as that is not its default."""
    return {setting.name: setting.with_bots for setting in game.settings() if setting.with_bots != setting.default}


def read_plan(data: bytes) -> Plan:
    """A plan from what `written` gave. Raises BadInput on anything else."""
    try:
        plan = msgspec.json.decode(data, type=Plan)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"This is not the plan of a run: {error}.") from None
    if plan.format != FORMAT or not plan.seatings or not plan.seatings[0]:
        raise BadInput(f"This is not the plan of a run in the format {FORMAT}.")
    return plan


def difference(one: Plan, other: Plan) -> str:
    """The name of something in which two plans differ; empty if they are the same."""
    mine: dict[str, Any] = msgspec.structs.asdict(one)
    theirs: dict[str, Any] = msgspec.structs.asdict(other)
    return next((name for name, value in mine.items() if value != theirs[name]), "")
