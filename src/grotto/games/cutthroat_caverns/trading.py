"""Trade: one-use items are given or swapped by offer and consent (CC-197, CC-240 to CC-243)."""

from __future__ import annotations

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.asking import Ask, alone_or_ask
from grotto.games.cutthroat_caverns.naming import card_text, seat_text
from grotto.games.cutthroat_caverns.numbers import DONE, FIRST_CARD, NO, YES
from grotto.games.cutthroat_caverns.reasons import NO_TRADE, NOT_TRADEABLE, refuse
from grotto.games.cutthroat_caverns.state import Cards, Delve, with_card, without
from grotto.kernel.option import Question
from grotto.kernel.text import Refusal, Text


def wares(state: Delve, seat: int) -> list[int]:
    """CC-242: a seat's untipped items that can be used once; nothing else can be traded."""
    return [card for card in state.items[seat] if state.cavern.cards[card].one_use]


def tradeable(state: Delve) -> bool:
    """Whether there is anything to trade, and anybody to trade with."""
    living = state.order()
    return len(living) > 1 and any(wares(state, seat) for seat in living)


def can_trade(state: Delve, seat: int) -> bool:
    """Whether a seat can make an offer to somebody."""
    return bool(partners(state, seat))


def partners(state: Delve, seat: int) -> list[int]:
    """Those with whom there is something to trade: of one's own or of theirs."""
    own = bool(wares(state, seat))
    return [other for other in state.order() if other != seat and (own or wares(state, other))]


class OfferTo(Ask):
    """CC-241: to whom?"""

    topic = "offer-to"
    rule = "CC-241"
    reason = NO_TRADE

    def settle(self, state: Delve) -> bool:
        return alone_or_ask(self, state)

    def options(self, state: Delve, seat: int) -> list[int]:
        return sorted(state.cavern.first_seat + other for other in partners(state, seat))

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda[-1] = OfferItems(seat, option - state.cavern.first_seat, 0, 0)


class OfferItems(Ask):
    """CC-241: what is given, then what is wanted back; either may be nothing, but not both."""

    rule = "CC-241"

    def __init__(self, seat: int, other: int, wanting: int, given: int, *cards: int) -> None:
        super().__init__(seat)
        self.other = other
        self.wanting = wanting  # 1: what is given has been said
        self.given = given  # so many of the cards are given, the others wanted
        self.cards: Cards = cards

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.wanting, self.given, *self.cards)

    def left(self, state: Delve) -> list[int]:
        """What can still be added."""
        found = wares(state, self.other if self.wanting else self.seat)
        for card in self.cards[self.given :] if self.wanting else self.cards:
            found.remove(card)
        return found

    def options(self, state: Delve, seat: int) -> list[int]:
        choices = [FIRST_CARD + card for card in sorted(set(self.left(state)))]
        nothing = not self.cards and (self.wanting or not wares(state, self.other))
        return choices if nothing else [DONE, *choices]

    def why_not(self, state: Delve, seat: int, option: int) -> Refusal:
        return refuse(NOT_TRADEABLE)

    def question(self, state: Delve, seat: int) -> Question:
        key = "ask-offer-wanted" if self.wanting else "ask-offer-given"
        return Question(Text(key, seat=seat_text(self.other)), self.rule)

    def take(self, state: Delve, seat: int, option: int) -> None:
        if option != DONE:
            given = self.given + (0 if self.wanting else 1)
            cards = (*self.cards, option - FIRST_CARD)
            state.agenda[-1] = OfferItems(self.seat, self.other, self.wanting, given, *cards)
        elif not self.wanting and wares(state, self.other):
            state.agenda[-1] = OfferItems(self.seat, self.other, 1, self.given, *self.cards)
        else:
            state.agenda[-1] = Accept(self.other, self.seat, self.given, *self.cards)
            state.tell(events.OFFERED, (self.seat, self.other))


class Accept(Ask):
    """CC-241: yes carries the trade out in one step."""

    topic = "accept"
    rule = "CC-241"

    def __init__(self, seat: int, by: int, given: int, *cards: int) -> None:
        super().__init__(seat)
        self.by = by
        self.given = given
        self.cards: Cards = cards

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.by, self.given, *self.cards)

    def options(self, state: Delve, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, state: Delve, seat: int) -> Question:
        given = listed(state, self.cards[: self.given])
        wanted = listed(state, self.cards[self.given :])
        return Question(Text("ask-accept", seat=seat_text(self.by), given=given, wanted=wanted), self.rule)

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        if option == NO:
            state.tell(events.DECLINED_TRADE, (seat, self.by))
            return
        for place, card in enumerate(self.cards):
            giver, taker = (self.by, seat) if place < self.given else (seat, self.by)
            state.items[giver] = without(state.items[giver], card)
            state.items[taker] = with_card(state.items[taker], card)
            state.tell(events.TRADED_AWAY, (giver, taker, card))


def listed(state: Delve, cards: Cards) -> Text:
    """Some cards, one after the other, or that there are none."""
    text = Text("no-cards")
    for place, card in enumerate(cards):
        name = card_text(state.cavern, card)
        text = Text("and-card", first=text, card=name) if place else name
    return text
