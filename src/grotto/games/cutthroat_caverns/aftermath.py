"""What creatures do after all their attacks of a round (CC-258): one small function for each named effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.asking import Ask
from grotto.games.cutthroat_caverns.naming import encounter_text
from grotto.games.cutthroat_caverns.numbers import NO, YES
from grotto.games.cutthroat_caverns.records import Deed
from grotto.games.cutthroat_caverns.state import Delve
from grotto.kernel.option import Question
from grotto.kernel.text import Text


def heal(state: Delve, amount: int) -> None:
    """CC-258: healing never lifts a creature above the life that it started with."""
    gained = min(amount, state.foes_start[0] - state.foes[0])
    if gained > 0:
        state.foes[0] += gained
        state.tell(events.CREATURE_HEALED, (gained,))


def _heal_unless_sacrifice(state: Delve, deed: Deed) -> None:
    state.push(Sacrifice(0))


def _heal_per_action(state: Delve, deed: Deed) -> None:
    heal(state, deed.n() * state.actions)


def _swap_seats(state: Delve, deed: Deed) -> None:
    """CC3-040 to 042: initiative 1 and the highest change seats: each is now the other's character with all it has."""
    order = state.order()
    one, last = order[0], order[-1]
    if one == last or state.initiative[one] != 1:
        return
    numbers = (state.character, state.life, state.prestige, state.initiative, state.sets_made, state.poison)
    for values in (*numbers, state.strength, state.haste, state.dealt, state.dealt_all):
        values[one], values[last] = values[last], values[one]
    piles = (state.hand, state.items, state.tipped, state.scored, state.trophies, state.laid, state.pending)
    for cards in piles:
        cards[one], cards[last] = cards[last], cards[one]
    swap_masks(state, one, last)
    state.tell(events.SWAPPED_SEATS, (one, last))
    state.reveal()


def swap_masks(state: Delve, one: int, last: int) -> None:
    """What is known of a character by a mask or a number goes along."""
    state.iron = swapped(state.iron, one, last)
    state.skips = swapped(state.skips, one, last)
    state.barred = swapped(state.barred, one, last)
    state.undrawn = swapped(state.undrawn, one, last)
    state.spent = swapped(state.spent, one, last)
    state.fury = swapped(state.fury, one, last)
    state.hidden = swapped(state.hidden, one, last)
    state.insight = swapped(state.insight, one, last)
    if state.first_ever in (one, last):
        state.first_ever = one + last - state.first_ever


def swapped(mask: int, one: int, last: int) -> int:
    """A mask in which two seats have changed places."""
    return mask ^ (1 << one | 1 << last) if (mask >> one ^ mask >> last) & 1 else mask


AFTERMATH: Final[dict[str, Callable[[Delve, Deed], None]]] = {
    "heal-unless-sacrifice": _heal_unless_sacrifice,
    "heal-per-action": _heal_per_action,
    "swap-seats": _swap_seats,
}


class Sacrifice(Ask):
    """CC-258: asked in initiative order, the first to pay some life keeps the creature from healing."""

    topic = "sacrifice"
    rule = "CC-258"

    def __init__(self, place: int) -> None:
        super().__init__(0)
        self.place = place

    def data(self) -> tuple[int, ...]:
        return (self.place,)

    def deed(self, state: Delve) -> Deed:
        """The numbers of the creature."""
        return state.encounter.after[0]

    def asked(self, state: Delve) -> int:
        return 1 << state.order()[self.place]

    def settle(self, state: Delve) -> bool:
        order = state.order()
        if self.place >= len(order):
            state.agenda.pop()
            heal(state, self.deed(state).n("heal"))
            return False
        if state.life[order[self.place]] > self.deed(state).n("sacrifice"):
            return True
        state.agenda[-1] = Sacrifice(self.place + 1)
        return False

    def options(self, state: Delve, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, state: Delve, seat: int) -> Question:
        deed = self.deed(state)
        name = encounter_text(state.cavern, state.facing)
        text = Text("ask-sacrifice", encounter=name, life=deed.n("sacrifice"), heal=deed.n("heal"))
        return Question(text, self.rule)

    def take(self, state: Delve, seat: int, option: int) -> None:
        if option == NO:
            state.agenda[-1] = Sacrifice(self.place + 1)
            return
        state.agenda.pop()
        paid = self.deed(state).n("sacrifice")
        state.life[seat] -= paid  # CC-194: what is paid is no damage
        state.tell(events.SACRIFICED, (seat, paid))
