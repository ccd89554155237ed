"""Setting attack cards, in secret and all at once, and changing them (CC-030 to CC-038, CC-251)."""

from __future__ import annotations

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.abilities import ability_bar, use_ability
from grotto.games.cutthroat_caverns.asking import Ask
from grotto.games.cutthroat_caverns.naming import card_text
from grotto.games.cutthroat_caverns.numbers import ABILITY, DONE, FIRST_CARD, FIRST_PLACE, TRADE
from grotto.games.cutthroat_caverns.reasons import (
    ATTACK_IN_HAND,
    CANNOT_CHANGE,
    FREE,
    NO_TRADE,
    NOT_AN_ATTACK,
    NOT_HELD,
    OFFERED_ALREADY,
    OTHER_QUESTION,
    refuse,
)
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.state import Cards, Delve, knowers, laid, laid_card, with_card, without
from grotto.games.cutthroat_caverns.trading import OfferTo, can_trade
from grotto.games.cutthroat_caverns.vocabulary import SET
from grotto.kernel.event import only
from grotto.kernel.option import Question
from grotto.kernel.step import NO_PICK, Step, Together, already_chosen
from grotto.kernel.text import Refusal, Text

MOST_SET = 2  # CC-038


def settable(state: Delve, hand: Cards) -> list[int]:
    """CC-030, CC-033, CC-034: the kinds that can be set from a hand: attacks; without any, an action as a bluff."""
    kinds = sorted(set(hand))
    attacks = [card for card in kinds if state.cavern.cards[card].is_attack]
    return attacks or kinds


def set_bar(state: Delve, seat: int, card: int) -> int:
    """Why a seat cannot set a card, or FREE."""
    if card not in state.hand[seat]:
        return NOT_HELD
    return FREE if card in settable(state, state.hand[seat]) else ATTACK_IN_HAND


def setters(state: Delve) -> int:
    """CC-032, CC-034: who sets a card: all the living who hold one, but whoever must not."""
    mask = 0
    if "no-set" in state.encounter.specials:
        return mask
    for seat in range(state.cavern.seats):
        if state.life[seat] > 0 and state.hand[seat] and not state.barred >> seat & 1:
            mask |= 1 << seat
    return mask


def lay(state: Delve, seat: int, card: int) -> None:
    """A card from the hand comes to lie face down (CC-036)."""
    state.hand[seat] = without(state.hand[seat], card)
    state.laid[seat] += (laid(card, seat),)
    state.sets_made[seat] += 1
    state.tell(events.SET_CARD, (seat,))
    state.tell(events.SET_WHICH, (seat, card), only(seat))


class SetCards(Together[Delve]):
    """CC-030: all set a card at the same time. A trade or an ability comes first, then all set anew."""

    def with_picks(self, picks: tuple[int, ...]) -> SetCards:
        return SetCards(self.entitled, *picks)

    def open_to(self, state: Delve, seat: int) -> list[int]:
        choices = [FIRST_CARD + card for card in settable(state, state.hand[seat])]
        if not state.offered >> seat & 1 and can_trade(state, seat):
            choices.append(TRADE)
        if ability_bar(state, seat, SET) == FREE:
            choices.append(ABILITY)
        return choices

    def why_not(self, state: Delve, seat: int, option: int) -> Refusal:
        if option == self.picks[seat]:
            return already_chosen("CC-031")
        if option == ABILITY:
            return refuse(ability_bar(state, seat, SET))
        if FIRST_CARD <= option < state.cavern.first_relic:
            card = option - FIRST_CARD
            return refuse(set_bar(state, seat, card), card=card_text(state.cavern, card))
        if option == TRADE:
            return refuse(OFFERED_ALREADY if state.offered >> seat & 1 else NO_TRADE)
        return refuse(OTHER_QUESTION, "CC-030")

    def question(self, state: Delve, seat: int) -> Question:
        return Question(Text("ask-set"), "CC-030")

    def resolve(self, state: Delve, picks: tuple[int, ...]) -> None:
        for seat in state.order():
            if picks[seat] in (TRADE, ABILITY):
                state.push(SetAgain())
                if picks[seat] == ABILITY:
                    use_ability(state, seat)
                else:
                    state.offered |= 1 << seat
                    state.push(OfferTo(seat))
                return
        for seat in state.order():
            if picks[seat] != NO_PICK:
                lay(state, seat, picks[seat] - FIRST_CARD)


class SetAgain(Step[Delve]):
    """After a trade or an ability all who now can set a card do so, anew."""

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        entitled = setters(state)
        if entitled:
            state.push(SetCards(entitled, *[NO_PICK] * state.cavern.seats))
        return False


class SetSecond(Together[Delve]):
    """CC-195: whoever may set two sets a second card, or none; who holds what is not told by the asking."""

    def with_picks(self, picks: tuple[int, ...]) -> SetSecond:
        return SetSecond(self.entitled, *picks)

    def open_to(self, state: Delve, seat: int) -> list[int]:
        return [DONE] + [FIRST_CARD + card for card in attacks_in_hand(state, seat)]

    def why_not(self, state: Delve, seat: int, option: int) -> Refusal:
        if option == self.picks[seat]:
            return already_chosen("CC-031")
        if FIRST_CARD <= option < state.cavern.first_relic:
            card = option - FIRST_CARD
            reason = NOT_AN_ATTACK if card in state.hand[seat] else NOT_HELD
            return refuse(reason, card=card_text(state.cavern, card))
        return refuse(OTHER_QUESTION, "CC-195")

    def question(self, state: Delve, seat: int) -> Question:
        return Question(Text("ask-set-second"), "CC-195")

    def resolve(self, state: Delve, picks: tuple[int, ...]) -> None:
        for seat in state.order():
            if picks[seat] != NO_PICK and picks[seat] != DONE:
                lay(state, seat, picks[seat] - FIRST_CARD)


def attacks_in_hand(state: Delve, seat: int) -> list[int]:
    """The kinds of Attack cards in a hand."""
    return [card for card in sorted(set(state.hand[seat])) if state.cavern.cards[card].is_attack]


class SetStage(Step[Delve]):
    """CC-030: the questions of setting, one after the other; stage 1 is for those who may set two."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def data(self) -> tuple[int, ...]:
        return (self.stage,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        seats = range(state.cavern.seats)
        if self.stage == 0:
            state.offered = 0
            entitled = setters(state)
            for seat in state.order():
                if not entitled >> seat & 1 and "no-set" not in state.encounter.specials:
                    state.tell(events.SET_NOTHING, (seat,))
            state.push(SetStage(1))
            if entitled:
                state.push(SetCards(entitled, *[NO_PICK] * len(seats)))
            return False
        entitled = 0
        for seat in seats:
            if (state.haste[seat] or state.fury >> seat & 1) and state.laid[seat] and state.hand[seat]:
                entitled |= 1 << seat
        if entitled:
            state.push(SetSecond(entitled, *[NO_PICK] * len(seats)))
        return False


# --- changing -------------------------------------------------------------------------------------------------------


def changeable(state: Delve, seat: int) -> list[int]:
    """CC-031: the places of the set cards that a seat may change: those that it set, where it has another to set."""
    found = []
    for place, code in enumerate(state.laid[seat]):
        if knowers(code) >> seat & 1 and substitutes(state, seat, place):
            found.append(place)
    return found


def substitutes(state: Delve, seat: int, place: int) -> list[int]:
    """What could be set in place of a card."""
    card = laid_card(state.laid[seat][place])
    return [other for other in settable(state, with_card(state.hand[seat], card)) if other != card]


def change_bar(state: Delve, seat: int) -> int:
    """CC-031: why a seat cannot change a set card now; once, and once more after each card played in this window."""
    return CANNOT_CHANGE if state.changed >> seat & 1 or not changeable(state, seat) else FREE


class Change(Ask):
    """CC-031: a set card is changed before anything is revealed."""

    topic = "change"
    rule = "CC-031"
    reason = CANNOT_CHANGE

    def __init__(self, seat: int, place: int = NONE) -> None:
        super().__init__(seat)
        self.place = place

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def settle(self, state: Delve) -> bool:
        places = changeable(state, self.seat)
        if self.place == NONE and len(places) == 1:
            state.agenda[-1] = Change(self.seat, places[0])
        return True

    def options(self, state: Delve, seat: int) -> list[int]:
        if self.place == NONE:
            return [FIRST_PLACE + place for place in changeable(state, seat)]
        return [FIRST_CARD + card for card in substitutes(state, seat, self.place)]

    def take(self, state: Delve, seat: int, option: int) -> None:
        if self.place == NONE:
            state.agenda[-1] = Change(seat, option - FIRST_PLACE)
            return
        state.agenda.pop()
        cards = state.laid[seat]
        old, new = laid_card(cards[self.place]), option - FIRST_CARD
        state.hand[seat] = without(with_card(state.hand[seat], old), new)
        state.laid[seat] = cards[: self.place] + (laid(new, seat),) + cards[self.place + 1 :]
        state.tell(events.CHANGED_CARD, (seat,))
        state.tell(events.SET_WHICH, (seat, new), only(seat))
