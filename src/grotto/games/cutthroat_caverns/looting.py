"""Looting the dead, who have no say in it, when an encounter is over (CC-224 to CC-226)."""

from __future__ import annotations

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.asking import Ask
from grotto.games.cutthroat_caverns.dealing import gain_item, trim
from grotto.games.cutthroat_caverns.numbers import DONE, FIRST_CARD
from grotto.games.cutthroat_caverns.reasons import NOT_HELD
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.state import Delve, without


def spoils(state: Delve) -> list[int]:
    """The kinds of items that the dead have left: one pool of all bodies."""
    found: set[int] = set()
    for seat in range(state.cavern.seats):
        if not state.is_alive(seat):
            found.update(state.items[seat])
    return sorted(found)


def begin_looting(state: Delve) -> None:
    """Initiative is drawn for looting alone; without anything to take there is none."""
    if not spoils(state):
        return
    living = [seat for seat in range(state.cavern.seats) if state.is_alive(seat)]
    order = [living[place] for place in state.dice.shuffled(len(living), "loot")]
    for place, seat in enumerate(order):
        state.tell(events.LOOT_INITIATIVE, (seat, place + 1))
    state.push(Loot(0, 0, *order))


class Loot(Ask):
    """CC-224: in turn each takes one item or passes, until all have passed in a row or nothing is left."""

    topic = "loot"
    rule = "CC-224"
    reason = NOT_HELD

    def __init__(self, place: int, quiet: int, *order: int) -> None:
        super().__init__(order[place])
        self.place = place
        self.quiet = quiet
        self.order = order

    def data(self) -> tuple[int, ...]:
        return (self.place, self.quiet, *self.order)

    def settle(self, state: Delve) -> bool:
        if spoils(state) and self.quiet < len(self.order):
            return True
        state.agenda.pop()
        for seat in range(state.cavern.seats):
            if not state.is_alive(seat):
                for card in state.items[seat]:
                    state.tell(events.LOOT_LEFT, (card,))
                state.gone += state.items[seat]
                state.items[seat] = ()
        return False

    def options(self, state: Delve, seat: int) -> list[int]:
        return [DONE] + [FIRST_CARD + card for card in spoils(state)]

    def take(self, state: Delve, seat: int, option: int) -> None:
        after = (self.place + 1) % len(self.order)
        state.agenda[-1] = Loot(after, self.quiet + 1 if option == DONE else 0, *self.order)
        if option == DONE:
            return
        card = option - FIRST_CARD
        body = self.body_with(state, card)
        state.items[body] = without(state.items[body], card)
        state.tell(events.LOOTED, (seat, body, card))
        gain_item(state, seat, card)
        trim(state)

    def body_with(self, state: Delve, card: int) -> int:
        """The first of the dead who has left an item of a kind."""
        for seat in range(state.cavern.seats):
            if not state.is_alive(seat) and card in state.items[seat]:
                return seat
        return NONE
