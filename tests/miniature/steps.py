"""The rules of Lantern Dice: each step asks something, or does something and goes on."""

from __future__ import annotations

from typing import Final

from grotto.kernel import NO_PICK, Question, Refusal, Step, StepTable, Text, Together, already_chosen, only
from tests.miniature import tables
from tests.miniature.state import Cavern, next_seat
from tests.miniature.tables import (
    BEND,
    CARDS,
    HAND,
    HARMLESS,
    KEEP_LEAD,
    NOTHING,
    PASS_LEAD,
    ROCKFALL,
    ROUNDS,
    SHELTER,
    card_text,
    refuse,
)


class Round(Step[Cavern]):
    """The bottom of every agenda: draw, and play another round, until day breaks (LD-012, LD-013)."""

    def settle(self, state: Cavern) -> bool:
        if dark(state):
            return False
        if state.round == ROUNDS:
            state.end("dawn")
            return False
        state.round += 1
        if state.round > 1:
            state.leader = next_seat(state, state.leader)
        for seat in state.order(state.leader):
            draw(state, seat)
        state.push(Lead(state.leader))
        return False


def dark(state: Cavern) -> bool:
    """LD-013: whether the game ends here because at most one player has a light left."""
    living = len(state.order(0))
    if living <= 1:
        state.end("last-light" if living else "darkness")
    return living <= 1


def draw(state: Cavern, seat: int) -> None:
    """LD-012: draw up to three cards while the deck lasts. Everybody sees how many, only the player sees which."""
    count = min(HAND - len(state.hands[seat]), len(state.deck))
    if not count:
        return
    state.tell(tables.DREW, (seat, count))
    for _ in range(count):
        card = state.deck.pop()
        state.hands[seat].append(card)
        state.tell(tables.DREW_CARD, (seat, card), only(seat))
    state.hands[seat].sort()
    state.reveal()


class Lead(Step[Cavern]):
    """Does the leader lead this round, or the next player? (LD-003)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> tuple[int, ...]:
        return (self.seat,)

    def asked(self, state: Cavern) -> int:
        return 1 << self.seat

    def options(self, state: Cavern, seat: int) -> list[int]:
        return [KEEP_LEAD, PASS_LEAD]

    def take(self, state: Cavern, seat: int, option: int) -> None:
        state.agenda.pop()
        if option == PASS_LEAD:
            state.leader = next_seat(state, seat)
        state.tell(tables.LED, (state.leader,))
        state.push(Bid(state.living(), *[NO_PICK] * state.base.seats))

    def why_not(self, state: Cavern, seat: int, option: int) -> Refusal:
        return refuse(tables.WHY_OTHER)

    def question(self, state: Cavern, seat: int) -> Question:
        return Question(Text("ask-lead"), "LD-003")


class Bid(Together[Cavern]):
    """Everybody with a light secretly bids a card from his hand, or nothing (LD-004)."""

    def with_picks(self, picks: tuple[int, ...]) -> Bid:
        return Bid(self.entitled, *picks)

    def open_to(self, state: Cavern, seat: int) -> list[int]:
        return [NOTHING, *sorted(set(state.hands[seat]))]

    def why_not(self, state: Cavern, seat: int, option: int) -> Refusal:
        if option == self.picks[seat]:
            return already_chosen("LD-004")
        return refuse(tables.WHY_NOT_HELD, card=card_text(option)) if option < KEEP_LEAD else refuse(tables.WHY_OTHER)

    def question(self, state: Cavern, seat: int) -> Question:
        return Question(Text("ask-bid"), "LD-004")

    def resolve(self, state: Cavern, picks: tuple[int, ...]) -> None:
        """LD-005: the bids are shown; whoever bid the least feels a draught."""
        worth = {seat: picks[seat] if picks[seat] < SHELTER else 0 for seat in state.order(state.leader)}
        for seat in worth:
            state.spend(seat, picks[seat])
            state.tell(tables.BID, (seat, picks[seat]))
        least = [seat for seat, oil in worth.items() if oil == min(worth.values())]
        for seat in reversed(least):  # the last one pushed comes first
            state.push(Draught(seat))


class Draught(Step[Cavern]):
    """LD-006: a die shows whether a draught threatens somebody's light."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> tuple[int, ...]:
        return (self.seat,)

    def settle(self, state: Cavern) -> bool:
        state.agenda.pop()
        if dark(state) or not state.lights[self.seat]:
            return False
        die = state.dice.below(6, "draught") + 1
        state.tell(tables.BLEW, (self.seat, die))
        if die < HARMLESS:
            state.push(Threat(self.seat))
        return False


class Threat(Step[Cavern]):
    """A draught still threatens somebody: ask for tricks, unless a rockfall came first (LD-007, LD-010)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> tuple[int, ...]:
        return (self.seat,)

    def settle(self, state: Cavern) -> bool:
        state.agenda.pop()
        if not dark(state) and state.lights[self.seat]:
            state.push(Tricks(self.seat, state.living(), *[NO_PICK] * state.base.seats))
        return False


class Tricks(Together[Cavern]):
    """LD-007: everybody with a light may play a trick; nobody can tell from the asking who has one."""

    def __init__(self, seat: int, entitled: int, *picks: int) -> None:
        super().__init__(entitled, *picks)
        self.seat = seat

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.entitled, *self.picks)

    def with_picks(self, picks: tuple[int, ...]) -> Tricks:
        return Tricks(self.seat, self.entitled, *picks)

    def open_to(self, state: Cavern, seat: int) -> list[int]:
        return [NOTHING, *sorted({card for card in state.hands[seat] if card >= SHELTER})]

    def why_not(self, state: Cavern, seat: int, option: int) -> Refusal:
        if option == self.picks[seat]:
            return already_chosen("LD-004")
        if option < SHELTER:
            return refuse(tables.WHY_NO_TRICK, card=card_text(option))
        return refuse(tables.WHY_NOT_HELD, card=card_text(option)) if option < KEEP_LEAD else refuse(tables.WHY_OTHER)

    def question(self, state: Cavern, seat: int) -> Question:
        return Question(Text("ask-tricks", victim=tables.seat_text(self.seat)), "LD-007")

    def resolve(self, state: Cavern, picks: tuple[int, ...]) -> None:
        """The nearest to the threatened player who wants to plays a trick; the others keep theirs. Nobody: it blows."""
        for seat in state.order(self.seat):
            if picks[seat] != NOTHING:
                state.spend(seat, picks[seat])
                state.tell(tables.PLAYED, (seat, picks[seat]))
                self.work(state, seat, picks[seat])
                return
        state.lose_light(self.seat)

    def work(self, state: Cavern, seat: int, trick: int) -> None:
        """What the tricks do: LD-008, LD-009, LD-010."""
        if trick == BEND:
            state.push(Threat(next_seat(state, self.seat)))
        elif trick == ROCKFALL:
            state.push(Threat(self.seat))
            state.push(Rockfall(seat))


class Rockfall(Step[Cavern]):
    """LD-010: everybody with a light loses one, from the player of the trick on; some may be out before it is over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> tuple[int, ...]:
        return (self.seat,)

    def settle(self, state: Cavern) -> bool:
        state.agenda.pop()
        for seat in state.order(self.seat):
            state.lose_light(seat)
        return False


STEPS: Final[StepTable] = {
    "Round": Round,
    "Lead": Lead,
    "Bid": Bid,
    "Draught": Draught,
    "Threat": Threat,
    "Tricks": Tricks,
    "Rockfall": Rockfall,
}
QUESTIONS: Final = ("ask-lead", "ask-bid", "ask-tricks")
assert len(CARDS) == KEEP_LEAD
