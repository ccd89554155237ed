"""What else a creature's attack does to its victims: one small function for each named effect (CC-252)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.asking import Ask, alone_or_ask
from grotto.games.cutthroat_caverns.dealing import DiscardOne, discard_by_lot, trim
from grotto.games.cutthroat_caverns.numbers import FIRST_CARD
from grotto.games.cutthroat_caverns.pieces import WEB
from grotto.games.cutthroat_caverns.reasons import NOT_HELD
from grotto.games.cutthroat_caverns.records import NONE, Deed
from grotto.games.cutthroat_caverns.state import KNOWN, Delve, without

Suffered = Callable[[Delve, int, Deed, int], None]


def drain(state: Delve, done: int) -> None:
    """What was really done to all victims is added to the creature's life, without limit."""
    if done and state.foes and state.foes[0]:
        state.foes[0] += done
        state.tell(events.DRAINED, (done,))


def _skip_next_set(state: Delve, seat: int, deed: Deed, done: int) -> None:
    """CC-078: nothing is set in the next round of this encounter."""
    state.skips |= 1 << seat
    state.tell(events.TURNED_TO_STONE, (seat,))


def _next_attack_halved(state: Delve, seat: int, deed: Deed, done: int) -> None:
    state.pending[seat] += (WEB,)
    state.tell(events.WEBBED, (seat,))


def _discard_random(state: Delve, seat: int, deed: Deed, done: int) -> None:
    discard_by_lot(state, seat, deed.n())


def _discard_random_if_damaged(state: Delve, seat: int, deed: Deed, done: int) -> None:
    if done:
        discard_by_lot(state, seat, deed.n())


def _discard_choice(state: Delve, seat: int, deed: Deed, done: int) -> None:
    for _ in range(deed.n()):
        state.push(DiscardOne(seat))


def _lose_item(state: Delve, seat: int, deed: Deed, done: int) -> None:
    if state.items[seat]:
        state.push(LoseItem(seat))


def _no_draw_next(state: Delve, seat: int, deed: Deed, done: int) -> None:
    state.undrawn |= 1 << seat
    state.tell(events.NO_DRAW, (seat,))


def _poison(state: Delve, seat: int, deed: Deed, done: int) -> None:
    """CC2-080, CC2-083: tokens add up, and come also without damage."""
    state.poison[seat] += deed.n()
    state.tell(events.POISONED, (seat, deed.n()))


def _token_takes_item(state: Delve, seat: int, deed: Deed, done: int) -> None:
    if state.items[seat] and state.strike is not None:
        state.push(LoseItem(seat, state.strike.token))


SUFFERED: Final[dict[str, Suffered]] = {
    "skip-next-set": _skip_next_set,
    "next-attack-halved": _next_attack_halved,
    "discard-random": _discard_random,
    "discard-random-if-damaged": _discard_random_if_damaged,
    "discard-choice": _discard_choice,
    "lose-item": _lose_item,
    "no-draw-next": _no_draw_next,
    "poison": _poison,
    "token-takes-item": _token_takes_item,
}


class LoseItem(Ask):
    """CC-252: one untipped item of the victim's choice leaves the game, or lies with the token that has taken it."""

    topic = "lose-item"
    rule = "CC-252"
    reason = NOT_HELD

    def __init__(self, seat: int, foe: int = NONE) -> None:
        super().__init__(seat)
        self.foe = foe

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.foe)

    def settle(self, state: Delve) -> bool:
        return alone_or_ask(self, state)

    def options(self, state: Delve, seat: int) -> list[int]:
        return [FIRST_CARD + card for card in sorted(set(state.items[seat]))]

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        card = option - FIRST_CARD
        state.items[seat] = without(state.items[seat], card)
        if self.foe == NONE:
            state.gone += (card,)
        else:
            state.prizes += (card | self.foe << KNOWN,)
        state.tell(events.LOST_ITEM, (seat, card))
        trim(state)
