"""A revealed card: attacks from their declarations to the damage stack, feints, riders, stand-ins (CC-126 to 159)."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.aims import living_foes, seats_but
from grotto.games.cutthroat_caverns.asking import Ask, alone_or_ask
from grotto.games.cutthroat_caverns.dealing import gain_item, lay_away, trim
from grotto.games.cutthroat_caverns.harm import hit_foe, kill_check, lose_life
from grotto.games.cutthroat_caverns.ladders import final_value, riding
from grotto.games.cutthroat_caverns.naming import card_text, seat_text
from grotto.games.cutthroat_caverns.numbers import DONE, FIRST_CARD, NO, YES
from grotto.games.cutthroat_caverns.pieces import CROWD, FIRST_HALVED, PLAIN, SPECIAL, TURNS, Blow
from grotto.games.cutthroat_caverns.reasons import NO_TARGET, NOT_AN_ATTACK
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.setting import MOST_SET, lay
from grotto.games.cutthroat_caverns.state import Delve, without
from grotto.games.cutthroat_caverns.vocabulary import (
    ATTACK_REVEALED,
    RIDER_ADDITIVE,
    RIDER_MULTIPLICATIVE,
    STANDIN,
    TACTICAL_REVEALED,
    TYPES,
    WINDOWS,
)
from grotto.games.cutthroat_caverns.windows import open_window
from grotto.kernel.option import Question
from grotto.kernel.step import Step
from grotto.kernel.text import Text

REPLACEMENT: Final = WINDOWS.index("replacement")


def reveal_card(state: Delve, seat: int, card: int) -> None:
    """CC-041: a card is turned up, and what it is decides what follows."""
    record = state.cavern.cards[card]
    state.reveal()
    if record.is_action:  # CC-033
        lay_away(state, card)
        state.tell(events.BLUFFED, (seat, card))
        return
    state.tell(events.REVEALED, (seat, card))
    if record.kind == STANDIN:
        lay_away(state, card)  # CC-135, CC-136: nothing can touch it any more
        state.tell(events.STANDS_IN, (seat, card))
        state.push(StandIn(seat, record.deed.n("cards") or record.deed.n("now"), record.deed.n("set")))
    elif record.hits:
        start_attack(state, seat, card, DECLARE_SPECIAL)
    else:
        state.blow = Blow(seat, card)
        state.push(Tactical(0))


def start_attack(state: Delve, seat: int, card: int, stage: int, riposte: bool = False) -> None:
    """CC-157: whatever stands by goes with the attack."""
    turns, waiting = riding(state, state.pending[seat])
    state.pending[seat] = waiting
    for code in turns:
        if code < TURNS:
            state.tell(events.JOINED, (seat, code))
    state.blow = Blow(seat, card, turns, PLAIN, riposte=riposte)
    state.push(Attack(stage))


# --- attacks --------------------------------------------------------------------------------------------------------

DECLARE_SPECIAL: Final = 0
CHOOSE_FOE: Final = 1
DECLARE_HOLY: Final = 2
NAME: Final = 3
RESPOND: Final = 4
LAND: Final = 5
CHECK: Final = 6


class Attack(Step[Delve]):
    """CC-037: declarations, responses, effect, kill check: one stage after the other, while there is an attack."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def data(self) -> tuple[int, ...]:
        return (self.stage,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        if self.stage == CHECK:
            kill_check(state)
            return False
        blow = state.blow
        if blow is None:  # cancelled
            return False
        state.push(Attack(self.stage + 1))
        card = state.cavern.cards[blow.card]
        if self.stage == DECLARE_SPECIAL and card.character == state.character[blow.seat] != NONE:
            state.push(Declare(blow.seat, DECLARE_SPECIAL))
        elif self.stage == CHOOSE_FOE:
            choose_foe(state, blow)
        elif self.stage == DECLARE_HOLY and TYPES[state.encounter.sort] in card.deed.names:
            state.push(Declare(blow.seat, DECLARE_HOLY))
        elif self.stage == NAME and card.deed.do == "redirect-named" and seats_but(state, blow.seat):
            state.push(NameSeat(blow.seat))
        elif self.stage == RESPOND:
            open_window(state, ATTACK_REVEALED, blow.seat)
        elif self.stage == LAND:
            land(state, blow)
        return False


def choose_foe(state: Delve, blow: Blow) -> None:
    """CC-080, CC-081: with tokens the attacker names one that lives."""
    alive = state.foes_alive()
    strike = state.strike
    if blow.riposte and strike is not None and strike.token != NONE and state.foes[strike.token]:  # CC-085
        state.blow = blow.put(foe=strike.token)
    elif len(alive) > 1:
        state.push(ChooseFoe(blow.seat))
    elif alive:
        state.blow = blow.put(foe=alive[0])


class Declare(Ask):
    """CC-121, CC-128: does the attacker use the special attack, or the Holy Water?"""

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.what)

    def options(self, state: Delve, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, state: Delve, seat: int) -> Question:
        assert state.blow is not None
        if self.what == DECLARE_SPECIAL:
            return Question(Text("ask-special", card=card_text(state.cavern, state.blow.card)), "CC-121")
        return Question(Text("ask-holy"), "CC-128")

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        blow = state.blow
        assert blow is not None
        if option == NO:
            return
        if self.what == DECLARE_SPECIAL:
            state.blow = blow.put(ladder=SPECIAL)
            state.tell(events.DECLARED_SPECIAL, (seat, blow.card))
        else:
            state.blow = blow.blessed()
            state.tell(events.BLESSED, (seat,))


class ChooseFoe(Ask):
    """CC-081: which token?"""

    topic = "choose-foe"
    rule = "CC-081"
    reason = NO_TARGET

    def options(self, state: Delve, seat: int) -> list[int]:
        return living_foes(state)

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        assert state.blow is not None
        foe = option - state.cavern.first_foe
        state.blow = state.blow.put(foe=foe)
        state.tell(events.AIMED, (seat, foe))


class NameSeat(Ask):
    """CC-129: whom has it been told about?"""

    topic = "name-seat"
    rule = "CC-129"
    reason = NO_TARGET

    def options(self, state: Delve, seat: int) -> list[int]:
        return seats_but(state, seat)

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        assert state.blow is not None
        other = option - state.cavern.first_seat
        state.blow = state.blow.put(named=other)
        state.tell(events.NAMED, (seat, other))


def land(state: Delve, blow: Blow) -> None:
    """CC-042: an attack that nothing has cancelled goes on top of the damage stack and does its damage."""
    if not state.stack and not blow.riposte and "first-attack-halved" in state.encounter.specials:  # CC-252
        blow = blow.turned(FIRST_HALVED)
    value = final_value(state, blow)
    done = hit_foe(state, blow.seat, blow.foe, value)
    if blow.riposte:  # CC1-014: it is discarded when it is resolved
        lay_away(state, blow.card, *blow.riders())
    else:
        state.stack.append(blow.put(value=value, dealt=done))
    state.blow = None
    if len(state.foes) > 1:
        state.tell(events.HIT_TOKEN, (blow.seat, blow.foe, value, done))
    else:
        state.tell(events.HIT, (blow.seat, value, done))
    deed = state.cavern.cards[blow.card].deed
    reflect(state, blow.seat, done)
    if blow.riposte:
        return
    if deed.do == "halve-next-two":
        crowd(state, blow.seat, deed.n("players"))
    elif blow.holy:
        state.holy |= 1 << blow.foe
    elif deed.do == "redirect-named" and blow.named != NONE:
        state.ugly, state.ugly_foe = blow.named, blow.foe
    elif deed.do == "steal-item" and robbed(state, blow.seat):
        state.push(StealFrom(blow.seat))


def reflect(state: Delve, seat: int, done: int) -> None:
    """CC2-090, CC2-091: what the holder of the doll does to the Doctor is done to whoever gave it, up to a limit."""
    giver = state.doll_giver
    if done and seat == state.doll and giver != NONE and state.is_alive(giver):
        loss = min(done, state.encounter.specials["doll"].n("reflect-max"))
        state.tell(events.REFLECTED, (giver, loss))
        lose_life(state, [giver], loss)


def crowd(state: Delve, seat: int, count: int) -> None:
    """CC-127: the attacks of the next living players in initiative order are halved in this round."""
    order = state.order()
    behind = order[order.index(seat) + 1 :] if seat in order else []
    for other in behind[:count]:
        state.pending[other] += (CROWD,)
        state.tell(events.CROWDED, (seat, other))


# --- Pick Pocket ----------------------------------------------------------------------------------------------------


def robbed(state: Delve, seat: int) -> list[int]:
    """CC-125: the other living players with an untipped item."""
    return [other for other in range(state.cavern.seats) if other != seat and state.life[other] and state.items[other]]


class StealFrom(Ask):
    """CC-125: from whom, if from anybody?"""

    topic = "steal-from"
    rule = "CC-125"
    reason = NO_TARGET

    def options(self, state: Delve, seat: int) -> list[int]:
        return [DONE] + [state.cavern.first_seat + other for other in robbed(state, seat)]

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        if option != DONE:
            state.push(StealWhat(seat, option - state.cavern.first_seat))


class StealWhat(Ask):
    """CC-125: an untipped item of the thief's choice."""

    topic = "steal-what"
    rule = "CC-125"
    reason = NO_TARGET

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.other)

    def settle(self, state: Delve) -> bool:
        return alone_or_ask(self, state)

    def options(self, state: Delve, seat: int) -> list[int]:
        return [FIRST_CARD + card for card in sorted(set(state.items[self.other]))]

    def question(self, state: Delve, seat: int) -> Question:
        return Question(Text("ask-steal-what", seat=seat_text(self.other)), self.rule)

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        card = option - FIRST_CARD
        state.items[self.other] = without(state.items[self.other], card)
        state.tell(events.STOLE, (seat, self.other, card))
        gain_item(state, seat, card)
        trim(state)  # CC-198: an amulet gained or lost


# --- feints and riders ----------------------------------------------------------------------------------------------


class Tactical(Step[Delve]):
    """CC-130: a feint or rider: responses first, then it does nothing or stands by, unless a strike has replaced it."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def data(self) -> tuple[int, ...]:
        return (self.stage,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        blow = state.blow
        if blow is None:
            return False
        if self.stage == 0:
            state.push(Tactical(1))
            open_window(state, TACTICAL_REVEALED, blow.seat)
            return False
        card = state.cavern.cards[blow.card]
        state.blow = None
        if card.is_action:  # CC-133
            start_attack(state, blow.seat, blow.card, CHOOSE_FOE)
        elif card.kind in (RIDER_ADDITIVE, RIDER_MULTIPLICATIVE):
            state.pending[blow.seat] += (blow.card,)  # CC-151, CC-159
            state.tell(events.STANDS_BY, (blow.seat, blow.card))
        else:
            lay_away(state, blow.card)  # CC-132
            state.tell(events.FEINTED, (blow.seat, blow.card))
        return False


# --- stand-ins ------------------------------------------------------------------------------------------------------


def replacements(state: Delve, seat: int) -> list[int]:
    """CC-137 to 139: what can be played in place of a stand-in: Attack cards that are none themselves."""
    return [
        FIRST_CARD + card
        for card in sorted(set(state.hand[seat]))
        if state.cavern.cards[card].windows >> REPLACEMENT & 1
    ]


class StandIn(Ask):
    """CC-137, CC-138: cards played at once in place of a stand-in, and perhaps one to be set face down after them."""

    topic = "stand-in"
    rule = "CC-137"
    reason = NOT_AN_ATTACK

    def __init__(self, seat: int, now: int, later: int) -> None:
        super().__init__(seat)
        self.now = now  # so many can still be played
        self.later = later  # and so many set; then playing one is no choice, CC-138

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.now, self.later)

    def settle(self, state: Delve) -> bool:
        if state.is_alive(self.seat) and state.hand[self.seat] and (self.now or self.may_set(state)):
            if self.options(state, self.seat):
                return True
            if self.now and self.later:  # he has to play one and has none: nothing to set either
                state.agenda.pop()
                return False
        state.agenda.pop()
        return False

    def may_set(self, state: Delve) -> bool:
        """CC-038: nobody sets more than two cards in a round."""
        return self.later > 0 and state.sets_made[self.seat] < MOST_SET

    def options(self, state: Delve, seat: int) -> list[int]:
        cards = replacements(state, seat)
        return cards if self.now and self.later else [DONE, *cards]

    def question(self, state: Delve, seat: int) -> Question:
        if self.now:
            return Question(Text("ask-stand-in"), "CC-138" if self.later else "CC-137")
        return Question(Text("ask-set-late"), "CC-138")

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        if option == DONE:
            return
        card = option - FIRST_CARD
        if not self.now:
            lay(state, seat, card)
            state.late += (seat,)
            return
        state.hand[seat] = without(state.hand[seat], card)
        state.push(StandIn(seat, self.now - 1, self.later))
        reveal_card(state, seat, card)
