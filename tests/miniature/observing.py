"""What a seat sees of Lantern Dice as numbers."""

from __future__ import annotations

from grotto.kernel import NO_PICK, Together
from grotto.kernel.observing import Block, Layout, turned
from tests.miniature.state import Cavern
from tests.miniature.steps import Bid, Lead, Tricks
from tests.miniature.tables import CARDS, COPIES, HAND, ROUNDS, SIZE

TOPICS = ("lead", "bid", "tricks")


def layout(seats: int) -> Layout:
    """Every block of a table's observations; seats are counted from the observer on."""
    others = turned(seats)
    cards = list(CARDS[1:])
    return Layout(
        "lantern-dice/1",
        [
            Block("seat", [str(seat) for seat in range(seats)], 1, "where the observer sits"),
            Block("round", ["number"], ROUNDS, "the round"),
            Block("leader", others, 1, "who leads it"),
            Block("lights", others, 3, "lights left"),
            Block("hand", cards, HAND, "the observer's cards"),
            Block("hands", others, HAND, "how many cards everybody holds"),
            Block("discard", cards, COPIES, "cards that have been played"),
            Block("top", cards, 1, "the last of them"),
            Block("deck", ["cards"], COPIES * len(cards), "cards still to be drawn"),
            Block("topic", list(TOPICS), 1, "what is asked"),
            Block("asked", others, 1, "who is asked"),
            Block("awaited", others, 1, "who has not answered yet"),
            Block("pick", [str(option) for option in range(SIZE)], 1, "what the observer has chosen in secret"),
            Block("threatened", others, 1, "whose light a draught threatens"),
        ],
    )


def observe(state: Cavern, seat: int) -> bytes:
    """What a seat knows, as the numbers of the layout."""
    seats = state.base.seats
    sight = layout(seats)
    out = bytearray(sight.size)

    def put(block: str, place: int, value: int = 1) -> None:
        out[sight.start_of(block) + place] = value

    put("seat", seat)
    put("round", 0, state.round)
    put("leader", (state.leader - seat) % seats)
    put("deck", 0, len(state.deck))
    for card in range(1, len(CARDS)):
        put("hand", card - 1, state.hands[seat].count(card))
        put("discard", card - 1, state.discard.count(card))
    if state.discard:
        put("top", state.discard[-1] - 1)
    for other in range(seats):
        place = (other - seat) % seats
        put("lights", place, state.lights[other])
        put("hands", place, len(state.hands[other]))
        put("asked", place, state.asks.count(other))
        put("awaited", place, state.awaits.count(other))
    if not state.agenda:
        return bytes(out)
    step = state.agenda[-1]
    put("topic", [Lead, Bid, Tricks].index(type(step)))
    if isinstance(step, Together) and step.picks[seat] != NO_PICK:
        put("pick", step.picks[seat])
    if isinstance(step, Tricks):
        put("threatened", (step.seat - seat) % seats)
    return bytes(out)
