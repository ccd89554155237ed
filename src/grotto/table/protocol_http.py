"""What goes over HTTP: the games with their rules, and the making of tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grotto.table.protocol_parts import Ways
from grotto.table.protocol_words import Count, PlayerName, SeatNumber, Short, Words


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
    lessons: list[str]  # positions to learn the game with, by name


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
    """`POST /api/tables`: a table to be opened. Several seats by "me" make a hot seat. `lesson`: the game begins at one
    of the positions to learn it with, which brings its own options."""

    game: Short
    plan: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    ways: Ways | None = None
    title: Annotated[str, Meta(max_length=60)] = ""
    lesson: Short = ""


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


class TurningInfo(Struct):
    """Where a game turned: what a seat did (`by`, `words`) as the step with this number, and whose chance that changed
    most, from how much to how much."""

    step: int
    by: int
    words: Words
    seat: int
    before: float
    after: float


class AnalysisInfo(Struct):
    """`GET /api/tables/ID/analysis`: how likely each seat was to win, as one sees it who does not know what is hidden.
    `chances` begins before the first of so many `steps`, one number for each seat; until it is `done`, the last of them
    and all turns are missing."""

    steps: int
    done: bool
    chances: list[list[float]]
    turns: list[TurningInfo]


class Trouble(Struct):
    """Any answer of HTTP with a status from 400 on: why not, in words that need no language file of a game."""

    words: Words
