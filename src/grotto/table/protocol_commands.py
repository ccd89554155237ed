"""What a client sends: commands, each carried out once or refused, and queries, which change nothing."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grotto.table.protocol_parts import IntentParts, Ways
from grotto.table.protocol_words import CommandId, Count, PlayerName, SeatNumber, Short, Token

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


class Advise(Query, tag="advise"):
    """A hint for the question with this number: what would a strong bot do? Answered with Advised, after seconds."""

    seat: SeatNumber
    question: Count


class At(Query, tag="at"):
    """The table as it was after so many answers, as far as the one who looks could see it then."""

    step: Count


class Ping(Query, tag="ping"):
    """Is anybody there? Answered with Done."""
