"""What a game is to the rest of Grotto: its name, what a table may set, and how to start or load it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from grotto.kernel.dice import Dice
from grotto.kernel.errors import BadInput
from grotto.kernel.event import Event, EventKind
from grotto.kernel.observing import Layout
from grotto.kernel.option import Intent, Noun
from grotto.kernel.pack import Fault, Pack
from grotto.kernel.state import State
from grotto.kernel.text import Text
from grotto.kernel.words import Words


class Setting:
    """Something a table may decide before the game, declared as data so that any client can offer it.

    `choices` lists the allowed values (empty: any text), `rule` the statement that it changes or that speaks of it.
    `with_people` is what a table with people on it should be offered first, where that is not the default, and
    `with_bots` what games without any should be played with: a guard against games that never end, say.
    The words are the Fluent messages `setting-ID`, `setting-ID.hint` and `setting-ID-VALUE`.
    """

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        default: str,
        rule: str,
        with_people: str = "",
        with_bots: str = "",
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.rule = rule
        self.with_people = with_people or default
        self.with_bots = with_bots or default

    def read(self, value: str) -> str:
        """The value, if it is allowed here."""
        if self.choices and value not in self.choices:
            allowed = ", ".join(self.choices)
            raise BadInput(f"The option {self.name} cannot be {value!r}; it can be: {allowed}.")
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """A game with everything settled that does not change while it is played: seats, options, boards, tables."""

    def __init__(self, game_id: str, seats: int, options: dict[str, str], size: int) -> None:
        self.game_id = game_id
        self.seats = seats
        self.options = options
        self.size = size
        self.version = ""  # of the rules, from the game
        self.pack: Pack | None = None
        self.rule_over = ""  # the rules cited for an answer after the end, out of turn, or taken back too late
        self.rule_asked = ""
        self.rule_undo = ""

    @property
    def longest_game(self) -> int:
        """The most answers a game can wait for; 0 where nothing bounds it (a house option may lift the bound)."""
        return 0

    def start(self, dice: Dice, recording: bool = False) -> State:
        """A new game, run to its first question."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any], dice: Dice) -> State:
        """A state from what `State.dump` gave; raises BadInput on anything else."""
        raise NotImplementedError

    def position(self, table: Mapping[str, Any], dice: Dice) -> State:
        """A state from a readable position (the contents of a TOML file), checked for consistency."""
        raise NotImplementedError

    def as_position(self, state: State) -> str:
        """A state written out as a readable position: TOML text that `position` reads back."""
        raise NotImplementedError

    def event_kind(self, event: Event) -> EventKind:
        """The line of the event table that an event belongs to."""
        raise NotImplementedError

    def event_text(self, event: Event) -> Text:
        """An event in words."""
        raise NotImplementedError

    def event_parts(self, event: Event) -> dict[str, int | str]:
        """The data of an event by the names of its fields, for clients. Games put names in place of their numbers."""
        return dict(zip(self.event_kind(event).fields, event.data))

    def gains(self) -> tuple[str, ...]:
        """The events by which a seat comes to have or to use a piece or card, by name: what reports find the worth of.

        The words are the Fluent messages `gain-NAME`.
        """
        return ()

    def furniture(self) -> dict[str, object]:
        """What never changes while a game is played and a client draws it from: a board, kinds of pieces, limits."""
        return {}

    def nouns(self) -> list[Noun]:
        """Everything that intents can name, with its words, for reading what a person types."""
        return []

    def wishes(self, view: Mapping[str, Any], seat: int, named: list[Noun]) -> list[Intent]:
        """What somebody at a seat may mean who names these things, the likeliest first."""
        return []

    def on_map(self, place: Noun) -> Text:
        """A place by its words and the name under which `picture` shows it, in all forms that sentences use."""
        return place.text

    def picture(self, view: Mapping[str, Any], words: Words, width: int, height: int) -> list[list[tuple[str, str]]]:
        """A view drawn for so much of a terminal: rows of characters, each stretch with the name of its style."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """What the numbers of an observation are that `State.observe` writes, for programs that learn."""
        raise NotImplementedError

    def option_names(self) -> list[str]:
        """A short fixed name for every option number, for tensors and logs."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of the collection. One object a game; it holds no state."""

    id: ClassVar[str] = ""
    version: ClassVar[str] = ""
    seats: ClassVar[tuple[int, int]] = (1, 1)

    def settings(self) -> tuple[Setting, ...]:
        """What a table may set, in the order in which a person would be asked."""
        raise NotImplementedError

    def setup(self, seats: int, options: Mapping[str, str] | None = None, pack: Pack | None = None) -> Setup:
        """Settle everything for a game of so many seats. Unknown options and bad values raise BadInput."""
        raise NotImplementedError

    def check_pack(self, pack: Pack) -> list[Fault]:
        """Everything that is wrong with a pack for this game, by file and line."""
        raise NotImplementedError

    def new_pack(self, words: Words) -> dict[str, str]:
        """The files of a pack to start from, with comments in the language of the words."""
        raise NotImplementedError

    def folder(self) -> Path:
        """Where the game's words and rulebook are."""
        raise NotImplementedError

    def chosen(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """The given options completed with defaults, each checked against its setting."""
        low, high = self.seats
        if not low <= seats <= high:
            raise BadInput(f"{self.id} is for {low} to {high} players, not {seats}.")
        given = dict(options or {})
        chosen: dict[str, str] = {}
        for setting in self.settings():
            chosen[setting.name] = setting.read(given.pop(setting.name, setting.default))
        if given:
            raise BadInput(f"{self.id} has no option called {min(given)!r}.")
        return chosen
