"""Everything of a game of Cutthroat Caverns that does not change while it is played, as tables for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from grotto.games.cutthroat_caverns.numbers import (
    FIRST_CARD,
    LONGEST_ENCOUNTER,
    MOST_AMOUNTS,
    MOST_FOES,
    MOST_SEATS,
    SINGLE,
)
from grotto.games.cutthroat_caverns.records import Box, Encounter
from grotto.games.cutthroat_caverns.vocabulary import SETS, WINDOWS
from grotto.kernel.dice import Dice
from grotto.kernel.event import Event, EventKind
from grotto.kernel.game import Setup
from grotto.kernel.state import State
from grotto.kernel.text import Text

if TYPE_CHECKING:
    from grotto.games.cutthroat_caverns.state import Delve

assert len(SINGLE) == FIRST_CARD

BONUS_FROM: Final = 7  # CC-211: the first of the bonus rounds


class Cavern(Setup):
    """A table's seats, sets and options, and the numbering of options."""

    def __init__(self, seats: int, options: dict[str, str], box: Box) -> None:
        self.box = box
        self.cards = box.cards
        self.kinds = len(box.cards)
        self.sets = tuple(name for name in SETS if name == "base" or options.get(name) == "on")
        self.has_abilities = "deeper-darker" in self.sets  # CC1-001
        self.encounter_count = int(options["encounters"])
        self.bonus = tuple(int(options[f"bonus-{number}"]) for number in (7, 8, 9))
        self.deals_characters = options["characters"] == "random"
        self.rivals = [index for index, encounter in enumerate(box.encounters) if encounter.belongs in self.sets]
        self.events = [index for index, event in enumerate(box.events) if event.belongs in self.sets]
        self.card_number = {card.name: number for number, card in enumerate(box.cards)}
        self.encounter_number = {encounter.name: number for number, encounter in enumerate(box.encounters)}
        self.character_number = {character.name: number for number, character in enumerate(box.characters)}
        self.whole_deck = tuple(number for number, card in enumerate(box.cards) for _ in range(card.count))
        # for each window the kinds of cards that may be played in it
        self.played_in = [
            [number for number, card in enumerate(box.cards) if card.windows >> window & 1]
            for window in range(len(WINDOWS))
        ]
        self.first_relic = FIRST_CARD + self.kinds
        self.first_seat = self.first_relic + len(box.relics)
        self.first_foe = self.first_seat + MOST_SEATS
        self.first_amount = self.first_foe + MOST_FOES
        super().__init__("cutthroat-caverns", seats, options, self.first_amount + MOST_AMOUNTS)
        self.rule_over = "CC-213"
        self.rule_asked = "CC-100"
        self.rule_undo = "CC-031"

    def card(self, name: str) -> int:
        """The number of a kind of card."""
        return self.card_number[name]

    def life_of(self, encounter: Encounter) -> int:
        """CC-021: the life of a creature, or of each of its tokens, by the number of players at the start."""
        return encounter.life[self.seats - 3]

    def tokens_of(self, encounter: Encounter) -> int:
        """CC-080: how many tokens stand for a creature; 0 where there is none to be laid out."""
        return encounter.per_player * self.seats + encounter.plus if encounter.has_tokens else 0

    def bonus_of(self, number: int) -> int:
        """CC-212, CC-214: what the killer of an encounter with this number gets beyond its prestige."""
        return self.bonus[number - BONUS_FROM] if BONUS_FROM <= number < BONUS_FROM + len(self.bonus) else 0

    @property
    def longest_game(self) -> int:
        """A bound on the answers: each round of each encounter with all windows, each opened anew for every card."""
        windows = (12 + 8 * self.seats) * self.seats * 2
        return len(self.rivals) * LONGEST_ENCOUNTER * (windows + 40 * self.seats)

    def start(self, dice: Dice, recording: bool = False) -> State:
        from grotto.games.cutthroat_caverns.setting_up import start

        return start(self, dice, recording)

    def load(self, data: Mapping[str, Any], dice: Dice) -> State:
        from grotto.games.cutthroat_caverns.saved import load

        return load(self, data, dice)

    def position(self, table: Mapping[str, Any], dice: Dice) -> State:
        from grotto.games.cutthroat_caverns.saved import position

        return position(self, table, dice)

    def as_position(self, state: State) -> str:
        from grotto.games.cutthroat_caverns.saved import as_position

        return as_position(self, _delve(state))

    def event_kind(self, event: Event) -> EventKind:
        from grotto.games.cutthroat_caverns.events import TABLE

        return TABLE[event.kind]

    def event_text(self, event: Event) -> Text:
        from grotto.games.cutthroat_caverns.telling import event_text

        return event_text(self, event)

    def option_names(self) -> list[str]:
        names = [*SINGLE, *(f"card:{card.name}" for card in self.box.cards)]
        names += [f"relic:{relic.name}" for relic in self.box.relics]
        names += [f"seat:{seat}" for seat in range(MOST_SEATS)]
        names += [f"foe:{foe}" for foe in range(MOST_FOES)]
        return names + [f"amount:{amount}" for amount in range(MOST_AMOUNTS)]


def _delve(state: State) -> Delve:
    from grotto.games.cutthroat_caverns.state import Delve

    assert isinstance(state, Delve)
    return state
