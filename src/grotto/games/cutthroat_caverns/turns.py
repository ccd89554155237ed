"""The players' turns in initiative order (CC-037, CC-040 to CC-045)."""

from __future__ import annotations

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.attacks import reveal_card
from grotto.games.cutthroat_caverns.state import Delve, laid_card
from grotto.games.cutthroat_caverns.vocabulary import BEFORE_REVEAL, BETWEEN_TURNS, OWN_TURN
from grotto.games.cutthroat_caverns.windows import open_window
from grotto.kernel.step import Step


class Turns(Step[Delve]):
    """Whoever has the next higher number has a turn; then whoever has a card left to reveal (CC-138)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def data(self) -> tuple[int, ...]:
        return (self.number,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        for seat in state.order():
            number = state.initiative[seat]
            if number > self.number:
                state.push(Turns(number))
                state.push(Turn(seat, 0))
                return False
        state.plan(*[LateReveal(seat, 0) for seat in state.order() if seat in state.late])
        return False


class Turn(Step[Delve]):
    """CC-037: own items, responses, reveal and effect, own items again, then the time between two turns."""

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.stage)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        stage = self.stage
        if not state.is_alive(self.seat) and stage < 4:  # CC-221
            stage = 4
        if stage == 0:
            state.tell(events.TURN_BEGAN, (self.seat,))
            self.go_on(state, 1)
            open_window(state, OWN_TURN, self.seat)
        elif stage == 1 and to_reveal(state, self.seat):
            self.go_on(state, 2)
            open_window(state, BEFORE_REVEAL, self.seat)
        elif stage == 2:
            self.go_on(state, 1)  # a second set card has its own responses
            if to_reveal(state, self.seat):
                turn_card(state, self.seat, 0)
        elif stage < 4:
            self.go_on(state, 4)
            open_window(state, OWN_TURN, self.seat)
        elif stage == 4:
            open_window(state, BETWEEN_TURNS)
        return False

    def go_on(self, state: Delve, stage: int) -> None:
        """What comes next in this turn."""
        state.push(Turn(self.seat, stage))


def to_reveal(state: Delve, seat: int) -> bool:
    """Whether a card is still to be turned up in the turn itself; the second card of Opportunity Fire waits."""
    return len(state.laid[seat]) > (1 if seat in state.late else 0)


def turn_card(state: Delve, seat: int, place: int) -> None:
    """The set card in a place is turned up."""
    cards = state.laid[seat]
    state.laid[seat] = cards[:place] + cards[place + 1 :]
    reveal_card(state, seat, laid_card(cards[place]))


class LateReveal(Step[Delve]):
    """CC-138: a card set by Opportunity Fire is revealed after all other turns, with responses of its own."""

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.stage)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        if not state.is_alive(self.seat) or not state.laid[self.seat]:
            return False
        if self.stage == 0:
            state.push(LateReveal(self.seat, 1))
            open_window(state, BEFORE_REVEAL, self.seat)
        else:
            turn_card(state, self.seat, len(state.laid[self.seat]) - 1)
        return False
