"""What goes over the wire between a table and those who sit at it: every message, and the parts they are made of.

The TypeScript types of the client are made from these structs. A message from a player is a command (it has an `id`,
changes the table, and is answered once with `Done` or `Refusal`, however often it is sent) or a query (it has an `id`
too, and is answered by its own kind). All else that the server sends comes unasked.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from grotto.table.protocol_commands import (
    Advise,
    AnswerTakeBack,
    Arrange,
    AskTakeBack,
    At,
    Choose,
    Command,
    Dismiss,
    Hello,
    Leave,
    Move,
    Notify,
    Ping,
    Query,
    Rematch,
    Rename,
    Resign,
    Return,
    Say,
    SeatBot,
    Start,
    Undo,
    WhyNot,
    Wish,
)
from grotto.table.protocol_http import (
    AnalysisInfo,
    Branch,
    GameCard,
    HeldSeat,
    Import,
    Made,
    NewTable,
    RulebookInfo,
    SeatPlan,
    SectionInfo,
    SettingInfo,
    StatementInfo,
    TakeSeat,
    Trouble,
    TurningInfo,
)
from grotto.table.protocol_parts import (
    Asking,
    ChatLine,
    Clock,
    GameInfo,
    IntentParts,
    LogLine,
    NounInfo,
    OptionChance,
    OptionInfo,
    QuestionInfo,
    Reason,
    SeatInfo,
    TableInfo,
    UndoInfo,
    Ways,
)
from grotto.table.protocol_words import (
    ChatText,
    CommandId,
    Count,
    PlayerName,
    Refusal,
    SeatNumber,
    Short,
    Token,
    Words,
)

__all__ = [
    "Advise",
    "Advised",
    "AnalysisInfo",
    "AnswerTakeBack",
    "Arrange",
    "AskTakeBack",
    "Asking",
    "At",
    "Branch",
    "Broken",
    "Changed",
    "ChatLine",
    "ChatText",
    "Choose",
    "Clock",
    "Command",
    "CommandId",
    "Commands",
    "Count",
    "Dismiss",
    "Done",
    "FromClient",
    "FromServer",
    "GameCard",
    "GameInfo",
    "HeldSeat",
    "Hello",
    "Import",
    "IntentParts",
    "Leave",
    "LogLine",
    "Made",
    "Meant",
    "Move",
    "NewTable",
    "Notify",
    "NounInfo",
    "OptionChance",
    "OptionInfo",
    "OverHttp",
    "Past",
    "Ping",
    "PlayerName",
    "Queries",
    "Query",
    "QuestionInfo",
    "Reason",
    "Refusal",
    "Rematch",
    "Rename",
    "Resign",
    "Return",
    "RulebookInfo",
    "Say",
    "SeatBot",
    "SeatInfo",
    "SeatNumber",
    "SeatPlan",
    "SectionInfo",
    "SettingInfo",
    "Short",
    "Snapshot",
    "Start",
    "StatementInfo",
    "TableInfo",
    "TakeSeat",
    "Token",
    "Trouble",
    "TurningInfo",
    "Undo",
    "UndoInfo",
    "Ways",
    "WhyNot",
    "Wish",
    "Words",
]


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


class Advised(Struct, tag="advised", tag_field="type"):
    """The answer to Advise: the options with their chances, the recommended one first. One that is not worth a thought
    may be missing."""

    id: str
    question: int
    options: list[OptionChance]


class Broken(Struct, tag="broken", tag_field="type"):
    """The connection will be closed; `again`: whether it makes sense to come back."""

    words: Words
    again: bool


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
Queries = Hello | WhyNot | Wish | Advise | At | Ping
FromClient = Commands | Queries
FromServer = Done | Refusal | Snapshot | Changed | Past | Meant | Advised | Broken
OverHttp = (
    GameCard
    | RulebookInfo
    | NewTable
    | Import
    | Branch
    | Made
    | TakeSeat
    | HeldSeat
    | TableInfo
    | AnalysisInfo
    | Trouble
)
