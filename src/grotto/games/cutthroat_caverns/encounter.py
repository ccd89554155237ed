"""The beginning of an encounter (section 2 of the rules)."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.event_cards import turn_event
from grotto.games.cutthroat_caverns.initiative import draw_initiative
from grotto.games.cutthroat_caverns.items import Potions
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.round import BEGIN, Round
from grotto.games.cutthroat_caverns.state import Delve
from grotto.games.cutthroat_caverns.vocabulary import AFTER_INITIATIVE, ENCOUNTER_REVEALED
from grotto.games.cutthroat_caverns.windows import open_window
from grotto.kernel.step import Step

APPEAR: Final = 0
EVENT: Final = 1
REVEALED: Final = 2
DRINK: Final = 3
FIRST_INITIATIVE: Final = 4
FIRST_ORDER: Final = 5
FIRST_ROUND: Final = 6


class Opening(Step[Delve]):
    """CC-025: what comes before the first round, stage by stage (CC-022)."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def data(self) -> tuple[int, ...]:
        return (self.stage,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        stage = self.stage
        if stage < FIRST_ROUND:
            state.push(Opening(stage + 1))
        if stage == APPEAR:
            appear(state)
        elif stage == EVENT:
            turn_event(state)
        elif stage == REVEALED:
            open_window(state, ENCOUNTER_REVEALED)
        elif stage == DRINK:
            state.offered = 0
            state.push(Potions(0, 0))
        elif stage == FIRST_INITIATIVE:
            draw_initiative(state)
        elif stage == FIRST_ORDER:
            open_window(state, AFTER_INITIATIVE)
        else:
            state.push(Round(BEGIN))
        return False


def appear(state: Delve) -> None:
    """CC-020, CC-021: the next card is turned up, and the creature or its tokens get their life."""
    cavern = state.cavern
    state.number += 1
    state.facing = state.encounters[state.number - 1]
    encounter = state.encounter
    count = cavern.tokens_of(encounter) or (1 if encounter.has_life else 0)
    state.foes = [cavern.life_of(encounter)] * count
    state.foes_start = list(state.foes)
    state.rounds = state.appetite = 0
    state.barrier = encounter.special("barrier")
    state.doll = state.doll_giver = NONE
    state.killer = state.first_ever = NONE
    state.settled = ()
    for seat in range(cavern.seats):
        state.dealt_all[seat] = 0
    state.died_before = (1 << cavern.seats) - 1 & ~state.living()
    state.tell(events.APPEARED, (state.facing, state.number, cavern.life_of(encounter), count))
    state.reveal()
