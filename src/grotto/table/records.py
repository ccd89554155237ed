"""What can happen to a table, one struct for each: the only truth about it. Records are kept for ever and never sent.

A record says what came of a command, chance included, so that applying it needs neither a clock nor dice of its own.
Some hold what nobody may see (the secret of the dice, what was rolled, hashes of tokens, addresses to write to).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from grotto.table.protocol import Ways

RollParts = tuple[str, int, list[int]]
"""A chance result: purpose, sides, values (the kernel's Roll)."""


class Body(Struct, tag_field="what", omit_defaults=True):
    """What happened."""


class Opened(Body, tag="opened"):
    """Somebody opened the table: the first record of each. `pack`: name and files of an owner's own board and pieces;
    `position`: TOML to begin from, `lesson`: its name where
    the game offers it for learning; `imported`: a transcript that the game goes on from; `before`: the table before."""

    game: str
    title: str
    seats: int
    options: dict[str, str]
    ways: Ways
    pack: tuple[str, dict[str, str]] | None = None
    position: str = ""
    imported: str = ""
    before: str = ""
    lesson: str = ""


class Sat(Body, tag="sat"):
    """Somebody took a seat: a free one, or in the game one that its player has given up. `key`: hash of the token;
    `guest`: by the link, as opposed to whoever opened the table."""

    seat: int
    name: str
    key: str
    host: bool = False
    guest: bool = False


class Stood(Body, tag="stood"):
    """Before the game a seat became free: its player left, or the host dismissed him."""

    seat: int


class Moved(Body, tag="moved"):
    """Before the game somebody changed seats."""

    seat: int
    to: int


class Renamed(Body, tag="renamed"):
    """Somebody is called otherwise."""

    seat: int
    name: str


class BotSat(Body, tag="bot-sat"):
    """A bot plays a seat from now on; without a level none does any more."""

    seat: int
    level: str = ""


class Arranged(Body, tag="arranged"):
    """Before the game the host changed what the table plays, or how."""

    seats: int
    options: dict[str, str]
    ways: Ways


class Began(Body, tag="began"):
    """The game begins. `secret` keys the dice, `commitment` is told to all, `rolls` are the chance of the setup."""

    secret: str
    commitment: str
    rolls: list[RollParts]


class Chosen(Body, tag="chosen"):
    """A seat answered, or a bot did for it (`by`: "player", "bot"). `rolls`: the chance that the answer brought."""

    seat: int
    option: int
    rolls: list[RollParts] = []
    by: str = "player"


class TakenBack(Body, tag="taken-back"):
    """A seat took back its last answer by right."""

    seat: int


class AskedBack(Body, tag="asked-back"):
    """A seat asks all others to go back to the position after so many answers. The record's number is the ask's."""

    seat: int
    step: int


class AnsweredBack(Body, tag="answered-back"):
    """A seat agrees to a take-back, or not. When the last one agrees, the game is rewound."""

    seat: int
    ask: int
    agree: bool


class Said(Body, tag="said"):
    """Somebody said something: words, or a phrase by its name."""

    seat: int
    text: str = ""
    phrase: str = ""


class Resigned(Body, tag="resigned"):
    """A seat gave up the game."""

    seat: int


class Left(Body, tag="left"):
    """A player left his seat during the game; a bot plays on."""

    seat: int


class Returned(Body, tag="returned"):
    """A player plays for himself again."""

    seat: int


class RanOut(Body, tag="ran-out"):
    """A seat's time has run out: a bot plays for it until its player returns."""

    seat: int


class Notified(Body, tag="notified"):
    """Where a seat wants to be told that it is its turn."""

    seat: int
    email: str
    webhook: str
    lang: str


class Rematched(Body, tag="rematched"):
    """The next game is at another table."""

    table: str


Bodies = (
    Opened
    | Sat
    | Stood
    | Moved
    | Renamed
    | BotSat
    | Arranged
    | Began
    | Chosen
    | TakenBack
    | AskedBack
    | AnsweredBack
    | Said
    | Resigned
    | Left
    | Returned
    | RanOut
    | Notified
    | Rematched
)


class Record(Struct, frozen=True, omit_defaults=True):
    """A numbered record of a table: when, under which version of the rules, by which command, and what happened.

    `chain` hashes this record together with the one before, so that a log which was tampered with shows it.
    """

    seq: int
    at: float
    version: str
    body: Bodies
    command: str = ""  # the id of the command; empty for what the server did by itself
    chain: str = ""

    def plain(self) -> dict[str, Any]:
        """The record as JSON-like data, for logs of those who run a server: nothing secret, only what kind it was."""
        return {"seq": self.seq, "what": type(self.body).__name__, "at": self.at}
