"""Drawing and discarding: the draw deck, items that turn up, the limit of a hand (CC-003 to 008, CC-075, CC-076)."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.asking import Ask
from grotto.games.cutthroat_caverns.numbers import FIRST_CARD
from grotto.games.cutthroat_caverns.reasons import MUST_DISCARD, NOT_HELD
from grotto.games.cutthroat_caverns.records import NONE, Deed
from grotto.games.cutthroat_caverns.state import Delve, laid_card, with_card, without
from grotto.kernel.event import only

AMULET: Final = "hand-size"  # the effect of the one lasting item, CC-198


def lay_away(state: Delve, *cards: int) -> None:
    """Put cards on the discard pile."""
    state.discard += cards


def reshuffle(state: Delve) -> None:
    """CC-008: the discard pile becomes the draw deck."""
    pile = sorted(state.discard)
    state.deck = tuple([pile[place] for place in state.dice.shuffled(len(pile), "reshuffle")])
    state.top = len(pile)
    state.discard = ()
    state.tell(events.RESHUFFLED, ())


def turn_up(state: Delve) -> int:
    """The top card of the draw deck; NONE where there is none, nor any to shuffle."""
    if not state.top and state.discard:
        reshuffle(state)
    if not state.top:
        return NONE
    state.top -= 1
    state.reveal()
    return state.deck[state.top]


def draw(state: Delve, seat: int, count: int) -> int:
    """Draw so many cards, one after the other; items are laid out at once (CC-190). How many came to the hand."""
    kept = 0
    for _ in range(count):
        card = turn_up(state)
        if card == NONE:
            break
        if state.cavern.cards[card].is_item:
            state.tell(events.FOUND_ITEM, (seat, card))
            kept += gain_item(state, seat, card)
        else:
            state.hand[seat] = with_card(state.hand[seat], card)
            state.tell(events.DREW, (seat, 1))
            state.tell(events.DREW_CARD, (seat, card), only(seat))
            kept += 1
            feed(state, seat)
    return kept


def gluttony(state: Delve) -> Deed | None:
    """The rule of Gluttony, while it is being fought (CC2-040, CC2-045)."""
    return state.encounter.specials.get("gluttony") if state.rounds else None


def feed(state: Delve, seat: int) -> None:
    """CC2-041: each card drawn above the own maximum gives Gluttony life and appetite, for whatever reason it came."""
    deed = gluttony(state)
    if deed is not None and state.foes[0] and len(state.hand[seat]) > hand_size(state, seat):
        state.foes[0] += deed.n("life-per-card")
        state.appetite += 1
        state.tell(events.FED, (seat, state.appetite))


def gain_item(state: Delve, seat: int, card: int) -> int:
    """CC-190: an item comes to lie before a player; an amulet gives its cards at once (CC-198). How many were drawn."""
    state.items[seat] = with_card(state.items[seat], card)
    deed = state.cavern.cards[card].deed
    return draw(state, seat, deed.n("draw")) if deed.do == AMULET else 0


def fill(state: Delve, seat: int, size: int) -> None:
    """CC-004, CC-095: draw until so many cards are held; items do not count."""
    while len(state.hand[seat]) < size:
        before = state.top + len(state.discard)
        draw(state, seat, 1)
        if state.top + len(state.discard) == before:  # nothing left to draw
            return


def hand_size(state: Delve, seat: int) -> int:
    """The most cards a player may hold: 7, or 8 with an amulet (CC-095, CC-198)."""
    size = state.cavern.box.hand
    for card in state.items[seat]:
        deed = state.cavern.cards[card].deed
        if deed.do == AMULET:
            size = max(size, deed.n("hand-size"))
    change, walls = state.event("hand-size"), state.event("hand-size-shrinks")
    if change is not None:
        size = max(size + change.n("delta"), 0)
    if walls is not None and state.rounds:  # EV14: a card less in each round after the first
        size = max(size + walls.n("delta") * (state.rounds - 1), min(size, walls.n("min")))
    if state.insight >> seat & 1:  # CC1-009
        size = max(size, state.cavern.box.characters[state.character[seat]].deed.n("hand-size"))
    return size


def most_cards(state: Delve, seat: int) -> int:
    """CC2-040, CC2-042: the most cards that need not be discarded: before Gluttony 14, else what a hand may hold."""
    deed = gluttony(state)
    return max(hand_size(state, seat), deed.n("hand-max")) if deed is not None else hand_size(state, seat)


def trim(state: Delve) -> None:
    """CC-076: whoever holds too many cards discards at once, closest to 1 first."""
    for seat in reversed(state.order()):
        if len(state.hand[seat]) > most_cards(state, seat):
            state.push(DiscardDown(seat))


def discard_from_hand(state: Delve, seat: int, card: int) -> None:
    """A card goes from a hand to the discard pile, for all to see."""
    state.hand[seat] = without(state.hand[seat], card)
    lay_away(state, card)
    state.tell(events.DISCARDED, (seat, card))
    state.reveal()


def discard_by_lot(state: Delve, seat: int, count: int) -> None:
    """CC-252: so many random cards, or as many as there are."""
    for _ in range(min(count, len(state.hand[seat]))):
        hand = state.hand[seat]
        card = hand[state.dice.below(len(hand), f"discard:{seat}")]
        state.hand[seat] = without(hand, card)
        lay_away(state, card)
        state.tell(events.LOST_CARD, (seat, card))
        state.reveal()


def clear_set_cards(state: Delve) -> None:
    """CC-035, CC-070: whatever was set and not revealed goes to the discard pile."""
    for seat in range(state.cavern.seats):
        for code in state.laid[seat]:
            lay_away(state, laid_card(code))
            state.reveal()
        state.laid[seat] = ()


def clear_stack(state: Delve) -> None:
    """CC-070: the damage stack, with riders in it."""
    for blow in state.stack:
        lay_away(state, blow.card, *blow.riders())
    state.stack.clear()


class Choose(Ask):
    """A player chooses one of the cards in hand."""

    def cards(self, state: Delve) -> list[int]:
        """Those that can be chosen."""
        return sorted(set(state.hand[self.seat]))

    def options(self, state: Delve, seat: int) -> list[int]:
        return [FIRST_CARD + card for card in self.cards(state)]


class DiscardDown(Choose):
    """CC-076: too many cards in hand; own choice."""

    topic = "discard-down"
    rule = "CC-076"
    reason = MUST_DISCARD

    def settle(self, state: Delve) -> bool:
        if state.is_alive(self.seat) and len(state.hand[self.seat]) > most_cards(state, self.seat):
            return True
        state.agenda.pop()
        return False

    def take(self, state: Delve, seat: int, option: int) -> None:
        discard_from_hand(state, seat, option - FIRST_CARD)


class DiscardOne(Choose):
    """CC-252: a creature makes its victim discard a card of his choice."""

    topic = "discard-one"
    rule = "CC-252"
    reason = NOT_HELD

    def settle(self, state: Delve) -> bool:
        if state.is_alive(self.seat) and state.hand[self.seat]:
            return True
        state.agenda.pop()
        return False

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        discard_from_hand(state, seat, option - FIRST_CARD)
