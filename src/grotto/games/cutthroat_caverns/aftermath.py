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


AFTERMATH: Final[dict[str, Callable[[Delve, Deed], None]]] = {
    "heal-unless-sacrifice": _heal_unless_sacrifice,
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
