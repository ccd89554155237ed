"""What goes over the wire between a table and those who sit at it: every message, and the parts they are made of.

The TypeScript types of the client are made from these structs. A message from a player is a command (it has an `id`,
changes the table, and is answered once with `Done` or `Refusal`, however often it is sent) or a query (it has an `id`
too, and is answered by its own kind). All else that the server sends comes unasked.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=30)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Short = Annotated[str, Meta(max_length=64)]

# --- words ----------------------------------------------------------------------------------------------------------


class Words(Struct, omit_defaults=True):
    """A sentence for the client to say in its language: a Fluent key with arguments. No key: `args.words` as it is."""

    key: str
    args: dict[str, int | str | Words] = {}


class Refusal(Struct, tag="refused", tag_field="type", omit_defaults=True):
    """A command or query that was not carried out, and nothing has changed: why, and the rule that says so."""

    id: str
    words: Words
    rule: str = ""


# --- commands: from a player, each carried out once or refused ------------------------------------------------------


class Command(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What every command has: an id of the sender's making, and for which of his seats he speaks."""

    id: CommandId
    seat: SeatNumber


class Choose(Command, tag="choose"):
    """Answer the question with this number, by the number of an option."""

    question: Count
    option: Count


class Undo(Command, tag="undo"):
    """Take back one's last answer, by right. `question`: the one being asked now."""

    question: Count


class AskTakeBack(Command, tag="ask-take-back"):
    """Ask everybody to go back to the position after so many answers."""

    step: Count


class AnswerTakeBack(Command, tag="answer-take-back"):
    """Agree to a take-back, or not. `ask` is the number of the asking."""

    ask: Count
    agree: bool


class Say(Command, tag="say"):
    """Say something to all: words of one's own, or one of the phrases that every client has in every language."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Short = ""


class Resign(Command, tag="resign"):
    """Give up. With two, the other has won; with more, a bot plays on for this seat, which cannot win."""


class Rename(Command, tag="rename"):
    """Be called otherwise."""

    name: PlayerName


class Leave(Command, tag="leave"):
    """Give the seat up. Before the game it is free again; in the game a bot plays until somebody takes it."""


class Return(Command, tag="return"):
    """Play for oneself again, where a bot has been playing."""


class Move(Command, tag="move"):
    """Before the game: sit on another seat that is free."""

    to: SeatNumber


class SeatBot(Command, tag="seat-bot"):
    """Host: a bot plays a free seat, or one whose player is away. No level: the bot goes."""

    on: SeatNumber
    level: Short = ""


class Dismiss(Command, tag="dismiss"):
    """Host, before the game: the player on a seat has to get up."""

    on: SeatNumber


class Arrange(Command, tag="arrange"):
    """Host, before the game: other options, another number of seats, other ways of the table."""

    seats: SeatNumber | None = None
    options: dict[str, str] | None = None
    ways: Ways | None = None


class Start(Command, tag="start"):
    """Host: all seats are taken; the game begins."""


class Notify(Command, tag="notify"):
    """Where to write to when it is this seat's turn and nobody looks: an e-mail address, or an address to call."""

    email: Annotated[str, Meta(max_length=200)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    lang: Short = "en"


class Rematch(Command, tag="rematch"):
    """After the game: a new table with the same players, one seat further."""


# --- queries --------------------------------------------------------------------------------------------------------


class Query(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question to the server. It changes nothing."""

    id: CommandId


class Hello(Query, tag="hello"):
    """The first message, and again whenever this connection speaks for other seats: who is there, and from where.

    `tokens`: the seats this browser holds (none: a spectator). `look`: through the eyes of which of them (or, where
    the table is played with open hands, of which seat); none: as a spectator, as behind the curtain of a hot seat.
    `lines`: how many lines of the log are known already, for `log` of the table with this `seq`.
    """

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    look: SeatNumber | None = None
    seq: Count = 0
    lines: Count = 0


class WhyNot(Query, tag="why-not"):
    """Why can I not do this? Answered with a Refusal, or with Done where it is possible after all."""

    seat: SeatNumber
    intent: IntentParts


class Wish(Query, tag="wish"):
    """What might somebody mean who names these things (by the names of nouns)? Answered with Meant."""

    seat: SeatNumber
    named: Annotated[list[Short], Meta(min_length=1, max_length=6)]


class At(Query, tag="at"):
    """The table as it was after so many answers, as far as the one who looks could see it then."""

    step: Count


class Ping(Query, tag="ping"):
    """Is anybody there? Answered with Done."""


# --- parts ----------------------------------------------------------------------------------------------------------


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
    trouble: str = ""  # why the table is frozen
    commitment: str = ""  # the hash that binds the dice, once the game has begun
    secret: str = ""  # of the dice, once the game is over
    asking: Asking | None = None
    rematch: str = ""  # the id of the table of the next game
    before: str = ""  # the id of the table of the game before


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


# --- from the server ------------------------------------------------------------------------------------------------


class Done(Struct, tag="done", tag_field="type", omit_defaults=True):
    """A command was carried out (and is safe on disk): the number of its record. `token` where a seat was taken."""

    id: str
    seq: int


class Snapshot(Struct, tag="snapshot", tag_field="type", omit_defaults=True):
    """The answer to Hello: everything, but for lines of the log that are known already.

    `held` are the seats that the connection speaks for, `look` the one it looks through. `log` replaces everything from
    line `log_from` on. `furniture` is what never changes in a game and a board is drawn from; `nouns` are the words for
    the names that come up in it.
    """

    id: str
    seq: int
    held: list[int]
    table: TableInfo
    chat: list[ChatLine]
    log_from: int
    log: list[LogLine]
    look: int | None = None
    game: GameInfo | None = None
    furniture: dict[str, Any] | None = None
    nouns: list[NounInfo] | None = None


class Changed(Struct, tag="changed", tag_field="type", omit_defaults=True):
    """Something has happened: what is new. A part that is missing has stayed as it was.

    `log` replaces everything from line `log_from` on, so that what was taken back goes away.
    """

    seq: int
    table: TableInfo | None = None
    game: GameInfo | None = None
    furniture: dict[str, Any] | None = None
    nouns: list[NounInfo] | None = None
    log_from: int | None = None
    log: list[LogLine] = []
    chat: list[ChatLine] = []


class Past(Struct, tag="past", tag_field="type", omit_defaults=True):
    """The answer to At."""

    id: str
    step: int
    view: dict[str, Any]


class Meant(Struct, tag="meant", tag_field="type"):
    """The answer to Wish: the options it may mean, the likeliest first, or else the reasons why there are none."""

    id: str
    options: list[int]
    reasons: list[Reason]


class Broken(Struct, tag="broken", tag_field="type"):
    """The connection will be closed; `again`: whether it makes sense to come back."""

    words: Words
    again: bool


# --- over HTTP ------------------------------------------------------------------------------------------------------


class SettingInfo(Struct):
    """Something a table may set: the kernel's Setting. No choices: any text."""

    name: str
    choices: list[str]
    default: str
    rule: str


class GameCard(Struct):
    """A game of the collection, as `GET /api/games` lists it. Its words are in its Fluent files."""

    id: str
    version: str
    seats: tuple[int, int]  # the fewest and the most players
    settings: list[SettingInfo]
    levels: list[str]  # of bots that can play it, the simplest first


class StatementInfo(Struct):
    """A numbered statement of a rulebook, as Markdown."""

    number: str
    text: str


class SectionInfo(Struct):
    """A heading of a rulebook with what follows it."""

    level: int
    title: str
    intro: str
    statements: list[StatementInfo]


class RulebookInfo(Struct):
    """A whole rulebook in one language."""

    title: str
    sections: list[SectionInfo]


class SeatPlan(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who shall be on a seat of a new table: the host himself (`by` "me"), a bot, or whoever comes ("open")."""

    by: str = "open"
    name: Annotated[str, Meta(max_length=30)] = ""
    level: Short = ""


class NewTable(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/tables`: a table to be opened. Several seats by "me" make a hot seat."""

    game: Short
    plan: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    ways: Ways | None = None
    title: Annotated[str, Meta(max_length=60)] = ""


class Import(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/tables/import`: a new table from what `GET /api/tables/ID/record` gave, finished or running."""

    record: str
    plan: Annotated[list[SeatPlan], Meta(max_length=16)] = []
    title: Annotated[str, Meta(max_length=60)] = ""


class Branch(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/branch`: a new table from the position of a finished game after so many answers."""

    step: Count
    plan: Annotated[list[SeatPlan], Meta(max_length=16)] = []
    title: Annotated[str, Meta(max_length=60)] = ""


class HeldSeat(Struct):
    """A seat and the token that is the right to it."""

    seat: int
    token: str


class Made(Struct):
    """A new table, and the seats of it that its host holds."""

    id: str
    held: list[HeldSeat]


class TakeSeat(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/seats`: sit down; without a number, on the first free seat. Answered with HeldSeat."""

    name: PlayerName
    seat: SeatNumber | None = None


class Trouble(Struct):
    """Any answer of HTTP with a status from 400 on: why not, in words that need no language file of a game."""

    words: Words


Commands = (
    Choose
    | Undo
    | AskTakeBack
    | AnswerTakeBack
    | Say
    | Resign
    | Rename
    | Leave
    | Return
    | Move
    | SeatBot
    | Dismiss
    | Arrange
    | Start
    | Notify
    | Rematch
)
Queries = Hello | WhyNot | Wish | At | Ping
FromClient = Commands | Queries
FromServer = Done | Refusal | Snapshot | Changed | Past | Meant | Broken
OverHttp = GameCard | RulebookInfo | NewTable | Import | Branch | Made | TakeSeat | HeldSeat | TableInfo | Trouble
