"""The end of an encounter, and of the game (sections 5, 10 and 11 of the rules)."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.dealing import (
    Choose,
    clear_set_cards,
    clear_stack,
    discard_from_hand,
    draw,
    fill,
    gain_item,
    hand_size,
    lay_away,
    trim,
    turn_up,
)
from grotto.games.cutthroat_caverns.encounter import APPEAR, Opening
from grotto.games.cutthroat_caverns.event_cards import end_event
from grotto.games.cutthroat_caverns.harm import poison_works
from grotto.games.cutthroat_caverns.looting import begin_looting
from grotto.games.cutthroat_caverns.numbers import DONE, FIRST_CARD
from grotto.games.cutthroat_caverns.pieces import TURNS
from grotto.games.cutthroat_caverns.reasons import NOT_HELD
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.state import Delve, laid_card
from grotto.games.cutthroat_caverns.strikes import Strikes
from grotto.games.cutthroat_caverns.victims import most
from grotto.games.cutthroat_caverns.vocabulary import DEATH, ENCOUNTER_END
from grotto.games.cutthroat_caverns.windows import open_window
from grotto.kernel.option import Outcome
from grotto.kernel.step import Step


class Journey(Step[Delve]):
    """At the bottom of every agenda: one encounter after the other. Closing decides whether there is another."""

    def settle(self, state: Delve) -> bool:
        state.push(Fight())
        state.floor = len(state.agenda) - 1
        state.push(Opening(APPEAR))
        return False


class Fight(Step[Delve]):
    """Lies under all that happens in an encounter; when it is on top, the encounter is over."""

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        state.tell(events.ENCOUNTER_OVER, (state.facing,))
        state.push(Closing(TIDY))
        return False


TIDY: Final = 0
LAST_BREATH: Final = 1  # (b)
LATE_DAMAGE: Final = 2  # (c)
WINDOW: Final = 3  # (e)
LOOT: Final = 4  # (f)
RETURN: Final = 5  # (g)
WIN: Final = 6  # after the last encounter
HEAL: Final = 7  # (h)
DISCARD: Final = 8  # (i)
REFILL: Final = 9  # (j)


class Closing(Step[Delve]):
    """CC-093, CC-096: the end of an encounter, stage by stage; prestige was awarded with the last blow."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def data(self) -> tuple[int, ...]:
        return (self.stage,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        stage = self.stage
        if stage < REFILL:
            state.push(Closing(stage + 1))
        if stage == TIDY:
            clear_stack(state)
            clear_set_cards(state)
            find_item(state)
            reward_diggers(state)
        elif stage == LAST_BREATH:
            last_breath(state)
        elif stage == LATE_DAMAGE and state.rounds:
            poison_works(state)
        elif stage == WINDOW:
            open_window(state, ENCOUNTER_END)
        elif stage == LOOT:
            begin_looting(state)
        elif stage == RETURN:
            wear_out(state)
        elif stage == WIN:
            if state.number >= state.cavern.encounter_count:
                decide(state)
        elif stage == HEAL:
            for seat in state.order():
                state.poison[seat] = max(state.poison[seat] - 1, 0)  # CC2-084
        elif stage == DISCARD:
            state.plan(*[DiscardAny(seat) for seat in state.order() if state.hand[seat]])
        elif stage == REFILL:
            for seat in state.order():
                fill(state, seat, hand_size(state, seat))
            trim(state)
        return False


def find_item(state: Delve) -> None:
    """CC-252, kill-item: the killer gets the topmost item of the draw deck; stop when no card is left."""
    seat = state.killer
    if "kill-item" not in state.encounter.specials or seat == NONE or not state.is_alive(seat):
        return
    left = state.top + len(state.discard)
    shown: list[int] = []
    while left:
        left -= 1
        card = turn_up(state)
        if state.cavern.cards[card].is_item:
            state.tell(events.FOUND_BY_KILL, (seat, card))
            gain_item(state, seat, card)
            break
        shown.append(card)
        state.tell(events.DISCARDED, (seat, card))
    lay_away(state, *shown)
    trim(state)


def reward_diggers(state: Delve) -> None:
    """CC-258, top-digger-draws: whoever did most in the whole encounter draws; all who are tied."""
    count = state.encounter.special("top-digger-draws")
    if count:
        diggers = most(state, state.dealt_all, 1)
        for seat in state.order():
            if diggers >> seat & 1:
                draw(state, seat, count)
        trim(state)


def last_breath(state: Delve) -> None:
    """CC-093 (b): what a creature does when it dies."""
    if state.killer == NONE:
        return
    lines = state.encounter.lines
    state.plan(*[Strikes(number, NONE, 0) for number in range(len(lines)) if lines[number].timing == DEATH])


def wear_out(state: Delve) -> None:
    """CC-078, CC-097: whatever was for this encounter ends; riders go on standing by (CC-152)."""
    for seat in range(state.cavern.seats):
        state.gone += state.tipped[seat]
        state.tipped[seat] = ()
        state.pending[seat] = tuple([code for code in state.pending[seat] if code < TURNS])
        state.strength[seat] = state.haste[seat] = state.hush[seat] = 0
    state.gone += tuple([laid_card(code) for code in state.prizes])
    state.prizes = ()
    state.rounds = 0
    end_event(state)
    state.iron = state.skips = state.barred = state.fury = state.hidden = state.insight = 0
    trim(state)


class DiscardAny(Choose):
    """CC-094: any number of cards, one after the other."""

    topic = "discard-any"
    rule = "CC-094"
    reason = NOT_HELD

    def settle(self, state: Delve) -> bool:
        if state.hand[self.seat]:
            return True
        state.agenda.pop()
        return False

    def options(self, state: Delve, seat: int) -> list[int]:
        return [DONE, *super().options(state, seat)]

    def take(self, state: Delve, seat: int, option: int) -> None:
        if option == DONE:
            state.agenda.pop()
        else:
            discard_from_hand(state, seat, option - FIRST_CARD)


# --- winning --------------------------------------------------------------------------------------------------------


def decide(state: Delve) -> None:
    """CC-213 to 218: most prestige among the living wins; a tie is fought out with a card that was set aside."""
    leaders = most(state, state.prestige, min(state.prestige))
    if leaders & (leaders - 1) and state.aside:
        state.tell(events.TIED, ())
        state.encounters += (state.aside[-1],)
        state.aside = state.aside[:-1]
        return
    winners = tuple([seat for seat in range(state.cavern.seats) if leaders >> seat & 1])
    state.tell(events.ENDED, ())
    state.finish(Outcome(winners, tuple(state.prestige), "prestige" if len(winners) == 1 else "shared"))
