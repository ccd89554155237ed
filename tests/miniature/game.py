"""Lantern Dice as the rest of Grotto sees it: its name, its setting, and how to start or load it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grotto.kernel import (
    BadInput,
    Dice,
    Event,
    EventKind,
    Game,
    Intent,
    Noun,
    Pack,
    Setting,
    Setup,
    State,
    Text,
)
from grotto.kernel.observing import Layout
from grotto.kernel.pack import Fault
from grotto.kernel.words import Words
from tests.miniature import terminal
from tests.miniature.observing import layout
from tests.miniature.saving import read, written
from tests.miniature.state import Cavern
from tests.miniature.steps import Round
from tests.miniature.tables import CARDS, COPIES, EVENTS, ROUNDS, SHELTER, SIZE, card_text, seat_text


class LanternDice(Game):
    """A game of dark caves, secret bids and gusts of wind."""

    id = "lantern-dice"
    version = "1"
    seats = (2, 4)  # LD-001

    def settings(self) -> tuple[Setting, ...]:
        return (Setting("lights", ("1", "2", "3"), "2", "LD-001"),)

    def setup(self, seats: int, options: Mapping[str, str] | None = None, pack: Pack | None = None) -> LanternSetup:
        if pack is not None:
            raise no_packs()
        setup = LanternSetup(self.id, seats, self.chosen(seats, options), SIZE)
        setup.version = self.version
        return setup

    def check_pack(self, pack: Pack) -> list[Fault]:
        raise no_packs()

    def new_pack(self, words: Words) -> dict[str, str]:
        raise no_packs()

    def folder(self) -> Path:
        return Path(__file__).parent


def no_packs() -> BadInput:
    """Why nobody can bring cards of his own."""
    return BadInput("Lantern Dice has no packs.")


class LanternSetup(Setup):
    """A table of Lantern Dice."""

    def __init__(self, game_id: str, seats: int, options: dict[str, str], size: int) -> None:
        super().__init__(game_id, seats, options, size)
        self.rule_over = "LD-013"
        self.rule_asked = "LD-014"
        self.rule_undo = "LD-015"

    @property
    def longest_game(self) -> int:
        """A lead, the bids and a window for each draught in every round, and a further window for each trick."""
        tricks = COPIES * (len(CARDS) - SHELTER)
        return ROUNDS * (1 + self.seats + self.seats * self.seats) + tricks * self.seats

    def start(self, dice: Dice, recording: bool = False) -> State:
        state = Cavern(self, dice)
        state.recording = recording
        cards = sorted(list(range(1, len(CARDS))) * COPIES)
        state.deck = [cards[place] for place in dice.shuffled(len(cards), "deck")]
        state.lights = [int(self.options["lights"])] * self.seats
        state.hands = [[] for _ in range(self.seats)]
        state.push(Round())
        state.settle()
        return state

    def load(self, data: Mapping[str, Any], dice: Dice) -> State:
        return read(Cavern(self, dice), data)

    def position(self, table: Mapping[str, Any], dice: Dice) -> State:
        return read(Cavern(self, dice), table)

    def as_position(self, state: State) -> str:
        return written(state)

    def event_kind(self, event: Event) -> EventKind:
        return EVENTS[event.kind]

    def event_text(self, event: Event) -> Text:
        kind = EVENTS[event.kind]
        said = {"seat": seat_text, "card": card_text}
        told = zip(kind.fields, event.data, strict=True)
        args = {name: said[name](number) if name in said else number for name, number in told}
        return Text(f"event-{kind.name}", **args)

    def option_names(self) -> list[str]:
        return ["nothing", *CARDS[1:], "keep-lead", "pass-lead"]

    def layout(self) -> Layout:
        return layout(self.seats)

    def nouns(self) -> list[Noun]:
        return terminal.nouns()

    def wishes(self, view: Mapping[str, Any], seat: int, named: list[Noun]) -> list[Intent]:
        return terminal.wishes(named)

    def picture(self, view: Mapping[str, Any], words: Words, width: int, height: int) -> list[list[tuple[str, str]]]:
        return terminal.picture(view, words)


GAME = LanternDice()
