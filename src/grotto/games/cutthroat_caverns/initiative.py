"""Drawing initiative: the numbers 1 to as many as live, in any order (CC-002, CC-024, CC-071, CC-222)."""

from __future__ import annotations

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.state import Delve


def draw_initiative(state: Delve) -> None:
    """All initiative cards are shuffled, and everybody who lives draws one; the highest went with the dead."""
    seats = [seat for seat in range(state.cavern.seats) if state.is_alive(seat)]
    order = state.dice.shuffled(len(seats), "initiative")
    for place, seat in enumerate(seats):
        state.initiative[seat] = order[place] + 1
    for seat in state.order():
        state.tell(events.DREW_INITIATIVE, (seat, state.initiative[seat]))
