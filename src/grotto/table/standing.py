"""How a table stands: what its records have made of it, and what follows from that."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from grotto.kernel.dice import Roll, commitment
from grotto.kernel.errors import Diverged
from grotto.kernel.event import EVERYONE
from grotto.kernel.pack import Pack
from grotto.kernel.transcript import read_transcript
from grotto.table import records
from grotto.table.chairs import Chair
from grotto.table.clocks import Account
from grotto.table.library import Known, Library
from grotto.table.play import Deal, Play
from grotto.table.protocol import Asking, ChatLine, Ways, Words
from grotto.table.records import Record, RollParts

_encoder = msgspec.json.Encoder()


@dataclass(slots=True)
class Effect:
    """What a record has changed for those who look: `game` is a mask of seats (EVERYONE: all), `cut` the length to
    which the log was cut, `began` that there is a board now."""

    info: bool = False
    game: int = 0
    chat: int = 0
    began: bool = False
    cut: int | None = None

    def also(self, other: Effect) -> None:
        """Take in what another record has changed."""
        self.info = self.info or other.info
        self.game |= other.game
        self.chat += other.chat
        self.began = self.began or other.began
        if other.cut is not None:
            self.cut = other.cut if self.cut is None else min(self.cut, other.cut)


class Table:
    """One table. Only `fold.apply` changes it."""

    def __init__(self, name: str, library: Library) -> None:
        self.id = name
        self.library = library
        self.seq = 0
        self.at = 0.0
        self.chain = ""
        self.state = "open"
        self.trouble: Words | None = None
        self.opened: records.Opened | None = None
        self.version = ""  # of the rules under which the game began
        self.options: dict[str, str] = {}
        self.ways = Ways()
        self.chairs: list[Chair] = []
        self.play: Play | None = None
        self.known: Known | None = None
        self.commitment = ""
        self.secret = b""
        self.asking: Asking | None = None
        self.rematch = ""
        self.shared = False  # somebody came by the link
        self.chat: list[ChatLine] = []
        self.said = 0  # lines in all, those no longer kept among them
        self.commands: dict[str, int] = {}  # by which record each was carried out
        self.shown_to_all = 0  # records that everybody was shown something of
        self.shown_to: list[int] = []  # and those that only one seat was
        self.cuts: list[tuple[int, tuple[int, ...], int]] = []  # when the log was cut, and to which length

    # --- changing, for `fold` and `applying` alone -------------------------------------------------------------------

    def count(self, effect: Effect) -> None:
        """Keep the numbers by which clients know what they have seen: each counts only what it may know of."""
        if effect.info or effect.chat or effect.game == EVERYONE:
            self.shown_to_all += 1
        else:
            for seat in range(len(self.shown_to)):
                self.shown_to[seat] += effect.game >> seat & 1
        if effect.cut is not None:
            self.cuts.append((self.shown_to_all, tuple(self.shown_to), effect.cut))

    def run_clocks(self, now: float) -> None:
        """Time has gone by for those who are waited for."""
        for seat in self.ticking():
            account = self.chairs[seat].account
            if account is not None:
                account.use(self.at, now)

    def playing(self) -> Play:
        """The game, if one is being played."""
        if self.play is None or self.state != "playing":
            raise Diverged("No game is being played here.")
        return self.play

    def finish(self) -> None:
        """The game is over: nothing is asked any more."""
        self.state = "over"
        self.asking = None

    def gave_up(self) -> None:
        """Where but one seat has not given up, it has won."""
        if sum(not chair.resigned for chair in self.chairs) <= 1:
            self.finish()

    def rewind(self, step: int, at: float) -> Effect:
        """Everybody who has to has agreed to go back."""
        play = self.playing()
        cut = play.told_by(step)
        play.rewind(step, at)
        if self.asking is not None:
            self.chairs[self.asking.seat].declined = 0
        self.asking = None
        return Effect(info=True, game=EVERYONE, cut=cut)

    def agreed(self, at: float) -> Effect:
        """Look whether everybody who has to has agreed to what is asked."""
        asking = self.asking
        if asking is None or self.state != "playing":
            return Effect(info=True)
        if self.chairs[asking.seat].by != "player":
            self.asking = None
            return Effect(info=True)
        if all(seat in asking.agreed for seat in self.voters(asking.seat)):
            return self.rewind(asking.step, at)
        return Effect(info=True)

    def pass_on_host(self) -> None:
        """A table whose host has gone is the next player's."""
        if not any(chair.host for chair in self.chairs):
            heir = next((chair for chair in self.chairs if chair.key), None)
            if heir is not None:
                heir.host = True

    # --- looking -----------------------------------------------------------------------------------------------------

    def seen(self, viewer: int) -> int:
        """How many records a seat (less than 0: a spectator) was shown something of."""
        return self.shown_to_all + (self.shown_to[viewer] if 0 <= viewer < len(self.shown_to) else 0)

    @property
    def advice(self) -> bool:
        """Whether there are hints: as the host wants it, else where but one person plays."""
        if self.ways.advice is not None:
            return self.ways.advice
        return sum(bool(chair.key) and not chair.resigned for chair in self.chairs) <= 1

    def awaits(self) -> tuple[int, ...]:
        """The seats whose answer the table waits for."""
        return self.play.state.awaits if self.play is not None and self.state == "playing" else ()

    def ticking(self) -> tuple[int, ...]:
        """The seats whose clock runs."""
        if self.ways.clock is None:
            return ()
        return tuple(seat for seat in self.awaits() if self.chairs[seat].by == "player")

    def time_left(self, seat: int, now: float, downtimes: Sequence[tuple[float, float]]) -> float | None:
        """Seconds a seat has left at a time; None where there is no clock."""
        account = self.chairs[seat].account
        if account is None:
            return None
        left = account.left(downtimes)
        if seat in self.ticking() and now > self.at:
            running = Account(0.0)
            running.use(self.at, now)
            left += running.left(downtimes)
        return left

    def voters(self, asker: int) -> list[int]:
        """Who has to agree to a take-back."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.by == "player" and not chair.resigned]
        return [seat for seat in people if seat != asker]

    def fitting(self, seats: int, options: dict[str, str]) -> Known:
        """The game with its settings; BadInput where they do not fit."""
        assert self.opened is not None
        pack = Pack(*self.opened.pack) if self.opened.pack is not None else None
        return self.library.known(self.opened.game, seats, options, pack)

    def transcript(self, secret: bool) -> str:
        """The whole game in writing, under the rules it began with."""
        assert self.play is not None
        match = self.play.match
        now = match.transcript.version
        match.transcript.version = self.version
        if secret and self.commitment:
            match.transcript.secret = self.secret.hex()
        written = match.written()
        match.transcript.version = now
        match.transcript.secret = match.transcript.digest = ""
        match.transcript.outcome = None
        return written

    def inherited_secret(self) -> bytes:
        """The secret of the game that this one goes on from, where it came along; else nothing."""
        assert self.opened is not None
        return bytes.fromhex(read_transcript(self.opened.imported).secret) if self.opened.imported else b""

    def deal(self, known: Known, secret: bytes) -> Deal:
        """How the game of this table comes about with a secret."""
        assert self.opened is not None
        prefix = read_transcript(self.opened.imported) if self.opened.imported else None
        same = prefix is not None and prefix.secret == secret.hex()
        return Deal(known.setup, self.id, secret, self.opened.position, prefix, same)


def linked(chain: str, record: Record) -> str:
    """The hash of a record and, through the hash of the one before, of all before it."""
    bare = msgspec.structs.replace(record, chain="")
    return hashlib.blake2b(chain.encode() + _encoder.encode(bare), digest_size=16).hexdigest()


def as_rolls(parts: Sequence[RollParts]) -> list[Roll]:
    """Chance results of a record for the kernel."""
    return [Roll(purpose, sides, tuple(values)) for purpose, sides, values in parts]


def roll_parts(rolls: Sequence[Roll]) -> list[RollParts]:
    """Chance results of the kernel for a record."""
    return [(roll.purpose, roll.sides, list(roll.values)) for roll in rolls]


def bound(deal: Deal, play: Play) -> str:
    """What commits the table to its secret: as in the game it goes on from. Where the dice are not the same from the
    first to the last, nothing can be proved by it, and there is none."""
    if deal.prefix is None:
        return commitment(deal.secret, play.match.transcript.about())
    return deal.prefix.commitment if deal.same_dice else ""
