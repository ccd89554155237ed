"""The parts that messages are made of: a table, its seats and ways, a game as somebody sees it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from grotto.table.protocol_words import Short, Words


class IntentParts(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A verb and what it concerns, by name (the kernel's Intent)."""

    verb: Short
    piece: Short = ""
    source: Short = ""
    target: Short = ""
    card: Short = ""


class Ways(Struct, omit_defaults=True):
    """How this table is played, whatever the game."""

    listed: bool = False  # in the lobby for everybody
    spectators: str = "public"  # what a spectator sees: "public", "open" (all hands), or "none" (there are none)
    clock: Clock | None = None
    undo: bool = True  # taking back by right
    advice: bool | None = None  # whether who is asked may ask for a hint; None: where one plays against bots alone


class Clock(Struct):
    """Time to think: for the whole game, and added after each answer, in seconds."""

    base: Annotated[int, Meta(ge=30, le=30 * 24 * 3600)]
    more: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]


class SeatInfo(Struct, omit_defaults=True):
    """A seat as everybody sees it. `by`: "nobody", "player" or "bot"; a bot may sit in for a player."""

    number: int
    by: str
    name: str = ""
    level: str = ""  # of the bot that plays now
    host: bool = False
    here: bool = False  # a connection is open that holds this seat
    away_since: float = 0.0  # when the last one was closed, in seconds since 1970
    resigned: bool = False
    left: bool = False  # the player gave the seat up in the game: whoever has the table's link may take it
    clock: float | None = None  # seconds left when `TableInfo.now` was told; it runs for the seats in `awaits`


class Asking(Struct):
    """A take-back that somebody has asked for: back to `step`, and who has agreed already."""

    ask: int
    seat: int
    step: int
    agreed: list[int]


class TableInfo(Struct, omit_defaults=True):
    """What everybody may know about a table, whatever game is on it."""

    id: str
    game: str
    title: str  # given by the host; may be empty
    state: str  # "open" (waiting for players), "playing", "over", "frozen" (see `trouble`)
    options: dict[str, str]
    ways: Ways
    seats: list[SeatInfo]
    watching: int  # spectators connected
    now: float
    pack: str = ""
    lesson: str = ""  # the name of the position that it began with, where somebody learns the game
    trouble: Words | None = None  # why the table is frozen
    commitment: str = ""  # the hash that binds the dice, once the game has begun
    secret: str = ""  # of the dice, once the game is over
    asking: Asking | None = None
    rematch: str = ""  # the id of the table of the next game
    before: str = ""  # the id of the table of the game before
    advice: bool = False  # who is asked may ask for a hint
    away_after: float = 0.0  # seconds after which a bot may be had to play for a player who is away


class OptionInfo(Struct):
    """One answer: its number, what it does by name, and in words."""

    number: int
    intent: IntentParts
    words: Words


class QuestionInfo(Struct):
    """What a seat is asked, the rule that asks it, and the answers. `number` goes into `Choose`."""

    number: int
    words: Words
    rule: str
    options: list[OptionInfo]


class OptionChance(Struct):
    """How likely an option wins, and on how many looks ahead that rests."""

    option: int
    chance: float
    looks: int


class UndoInfo(Struct, omit_defaults=True):
    """How many answers the seat may take back, what the last one was, or why none."""

    count: int
    words: Words | None = None


class LogLine(Struct, omit_defaults=True):
    """Something that happened: after how many answers, which event, with its parts by name, and in words."""

    step: int
    kind: str
    rule: str
    words: Words
    parts: dict[str, int | str] = {}


class ChatLine(Struct, omit_defaults=True):
    """Something somebody said."""

    seat: int
    name: str
    at: float
    text: str = ""
    phrase: str = ""


class NounInfo(Struct):
    """Something that zones, intents and events name: the part it plays there, its name, and its words."""

    part: str  # "piece", "place", "card" or "act"
    name: str
    words: Words


class GameInfo(Struct, omit_defaults=True):
    """The game as one seat, or a spectator, sees it now."""

    step: int  # answers so far, those taken back not counted
    question: int  # the number of the present question, for those who are asked and those who are not
    view: dict[str, Any]
    awaits: list[int]
    since: float  # when the question was put
    asked: QuestionInfo | None = None
    undo: UndoInfo | None = None
    answered: int | None = None  # after how many answers this seat gave its last one, for what has happened since


class Reason(Struct):
    """Why something is not possible, and the rule that says so."""

    words: Words
    rule: str
