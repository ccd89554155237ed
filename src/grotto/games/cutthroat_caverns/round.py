"""A combat round, stage by stage (section 3 of the rules)."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.aftermath import AFTERMATH
from grotto.games.cutthroat_caverns.aims import seats_but
from grotto.games.cutthroat_caverns.asking import Ask, alone_or_ask
from grotto.games.cutthroat_caverns.dealing import clear_set_cards, clear_stack, draw, gluttony, most_cards, trim
from grotto.games.cutthroat_caverns.harm import end_encounter, poison_works
from grotto.games.cutthroat_caverns.initiative import draw_initiative
from grotto.games.cutthroat_caverns.ladders import start_value
from grotto.games.cutthroat_caverns.numbers import LONGEST_ENCOUNTER, NO, YES
from grotto.games.cutthroat_caverns.pieces import CROWD, STRENGTH
from grotto.games.cutthroat_caverns.reasons import NO_TARGET
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.setting import SetStage
from grotto.games.cutthroat_caverns.state import Delve
from grotto.games.cutthroat_caverns.strikes import plan_random, plan_specific, settle_comparisons
from grotto.games.cutthroat_caverns.turns import Turns
from grotto.games.cutthroat_caverns.vocabulary import AFTER_INITIATIVE, BEFORE_FIRST_REVEAL
from grotto.games.cutthroat_caverns.windows import open_window
from grotto.kernel.step import Step

BEGIN: Final = 0
SET_CARDS: Final = 1  # 3a
WAIT: Final = 2
TAKE_TURNS: Final = 3  # 3b
TOTAL: Final = 4  # 3c
SPECIFIC_ATTACKS: Final = 5  # 3d
CLEAR: Final = 6  # 3e
NEW_INITIATIVE: Final = 7  # 3f
NEW_ORDER: Final = 8
RANDOM_ATTACKS: Final = 9  # 3g
AFTERWARDS: Final = 10
DRAW: Final = 11  # 3h
POISON: Final = 12  # CC2-081
END: Final = 13  # 3i


class Round(Step[Delve]):
    """The round has got to a stage. It goes on by itself; what the stage does lies above it on the agenda."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def data(self) -> tuple[int, ...]:
        return (self.stage,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        if self.stage < END:
            state.push(Round(self.stage + 1))
        self.work(state)
        return False

    def work(self, state: Delve) -> None:
        """What this stage does."""
        stage = self.stage
        if stage == BEGIN:
            begin_round(state)
        elif stage == SET_CARDS:
            state.push(SetStage(0))
        elif stage == WAIT:
            if any(state.laid):
                open_window(state, BEFORE_FIRST_REVEAL)  # CC-031
        elif stage == TAKE_TURNS:
            state.push(Turns(0))
        elif stage == TOTAL:
            look_for_match(state)  # CC-060: the damage itself was taken off at once
            settle_comparisons(state)
        elif stage == SPECIFIC_ATTACKS:
            plan_specific(state)
        elif stage == CLEAR:
            clear_stack(state)
            clear_set_cards(state)
        elif stage == NEW_INITIATIVE:
            draw_initiative(state)
        elif stage == NEW_ORDER:
            open_window(state, AFTER_INITIATIVE)
        elif stage == RANDOM_ATTACKS:
            plan_random(state)
        elif stage == AFTERWARDS:
            if state.fallen:
                state.barrier = state.encounter.special("barrier")  # CC3-061
            for deed in state.encounter.after:
                AFTERMATH[deed.do](state, deed)
        elif stage == DRAW:
            state.plan(*[DrawOne(seat) for seat in state.order() if not state.undrawn >> seat & 1])
        elif stage == POISON:
            poison_works(state)
        else:
            end_round(state)


def begin_round(state: Delve) -> None:
    """A new round: nothing of the last one counts any more."""
    state.rounds += 1
    for seat in range(state.cavern.seats):
        state.dealt[seat] = state.sets_made[seat] = state.hush[seat] = 0
    state.barred, state.skips = state.skips, 0
    state.first = state.last = state.ugly = state.ugly_foe = NONE
    state.actions = state.holy = state.undrawn = state.matched = 0
    state.tallied = False
    state.fury = 0
    state.late = ()
    state.ticked = state.venom = False
    state.named = 0
    state.tell(events.ROUND_BEGAN, (state.rounds,))
    if "named-number" in state.encounter.specials:
        name_number(state)
    state.doll = state.doll_giver = NONE
    if state.event("hand-size-shrinks") is not None:
        trim(state)
    if "doll" in state.encounter.specials:
        state.push(GiveDoll(state.order()[0]))


def name_number(state: Delve) -> None:
    """CC-258: one of the present initiative numbers, at random, for all to see."""
    order = state.order()
    state.named = state.initiative[order[state.dice.below(len(order), "oracle")]]
    state.tell(events.ORACLE_NAMED, (state.named,))


def look_for_match(state: Delve) -> None:
    """CC-258: do two players show attacks that start at the same value? Then each of them draws, and the door opens."""
    specials = state.encounter.specials
    if "match-values" not in specials:
        return
    shown: dict[int, int] = {}
    for blow in state.stack:
        value = start_value(state, blow)
        shown[value] = shown.get(value, 0) | 1 << blow.seat
    for mask in shown.values():
        if mask & (mask - 1):
            state.matched |= mask
    for seat in state.order():
        if state.matched >> seat & 1:
            state.tell(events.MATCHED, (seat,))
            draw(state, seat, state.encounter.special("match-draw"))
    trim(state)


class DrawOne(Step[Delve]):
    """CC-075, CC-008: one player after the other draws a card, each finishing first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> tuple[int, ...]:
        return (self.seat,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        if state.is_alive(self.seat):
            draw(state, self.seat, 1)
            if gluttony(state) is not None:
                state.push(DrawMore(self.seat))
            trim(state)
        return False


class DrawMore(Ask):
    """CC2-040: before Gluttony everybody may draw as many more cards as he likes, up to a limit."""

    topic = "draw-more"
    rule = "CC2-040"

    def settle(self, state: Delve) -> bool:
        more = len(state.hand[self.seat]) < most_cards(state, self.seat) and (state.top or state.discard)
        if state.is_alive(self.seat) and more:
            return True
        state.agenda.pop()
        return False

    def options(self, state: Delve, seat: int) -> list[int]:
        return [YES, NO]

    def take(self, state: Delve, seat: int, option: int) -> None:
        if option == NO:
            state.agenda.pop()
        else:
            draw(state, seat, 1)
            trim(state)


class GiveDoll(Ask):
    """CC2-091: initiative 1 gives the doll to somebody else before cards are set; alone one holds it oneself."""

    topic = "give-doll"
    rule = "CC2-091"
    reason = NO_TARGET

    def settle(self, state: Delve) -> bool:
        if not seats_but(state, self.seat):
            state.agenda.pop()
            state.doll = self.seat
            return False
        return alone_or_ask(self, state)

    def options(self, state: Delve, seat: int) -> list[int]:
        return seats_but(state, seat)

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        state.doll, state.doll_giver = option - state.cavern.first_seat, seat
        state.tell(events.GAVE_DOLL, (seat, state.doll))


def end_round(state: Delve) -> None:
    """CC-077: what lasts for rounds runs out; the next round, unless the encounter's own end has come."""
    wear_off(state)
    state.tell(events.ROUND_ENDED, (state.rounds,))
    encounter = state.encounter
    limit = encounter.special("fixed-rounds") or encounter.special("max-rounds")
    if state.matched or (limit and state.rounds >= limit):
        end_encounter(state)
    elif state.rounds >= LONGEST_ENCOUNTER:
        state.tell(events.TIMED_OUT, (state.facing,))  # CC-254
        end_encounter(state)
    else:
        state.push(Round(BEGIN))


def wear_off(state: Delve) -> None:
    """CC-127, CC-195: a crowd is gone; potions of Haste and Strength have a round less."""
    for seat in range(state.cavern.seats):
        if CROWD in state.pending[seat]:
            state.pending[seat] = tuple([code for code in state.pending[seat] if code != CROWD])
        if state.haste[seat] and state.sets_made[seat]:
            state.haste[seat] -= 1
        if state.strength[seat]:
            state.strength[seat] -= 1
            if not state.strength[seat]:
                state.pending[seat] = tuple([code for code in state.pending[seat] if code != STRENGTH])
