"""Setting up: artifacts, first player, character sets, piles, start cards (CT06-004 to 007, CT15-003 to 008)."""

from __future__ import annotations

from grotto.games.cave_troll import events
from grotto.games.cave_troll.asking import ASK_SET, Ask
from grotto.games.cave_troll.components import CLASSIC, UNCHOSEN, VARIANT
from grotto.games.cave_troll.drawing import take_top
from grotto.games.cave_troll.ending import begin_turn
from grotto.games.cave_troll.lair import CHOOSE_CLASSIC, CHOOSE_VARIANT, Lair
from grotto.games.cave_troll.state import IN_STACK, NONE, OFF, Cave
from grotto.games.cave_troll.turn import Turn
from grotto.kernel.dice import Dice
from grotto.kernel.step import Step


def start(lair: Lair, dice: Dice, recording: bool) -> Cave:
    """A new game, run to its first question."""
    state = blank(lair, dice)
    state.recording = recording
    state.stack = bytes(dice.shuffled(lair.artifacts, "artifacts"))
    state.stack_left = lair.artifacts
    given = lair.options["first-player"]
    state.first = dice.below(lair.seats, "first-player") if given == "random" else (int(given) - 1) % lair.seats
    if state.recording:
        state.tell(events.STARTED, (state.first,))
    state.push(Turn())
    state.push(Deal())
    chosen = lair.options["characters"]
    if lair.components.has_sets and chosen == "choose":
        state.push(ChooseSet(state.first))
    else:
        state.sets = (VARIANT if chosen == "variant" and lair.components.has_sets else CLASSIC,) * lair.seats
    state.settle()
    return state


def blank(lair: Lair, dice: Dice) -> Cave:
    """An empty board, no gold, all artifacts in the stack (CT06-006, CT15-006)."""
    state = Cave(lair, dice)
    pieces = lair.seats * lair.deck_size
    state.at = [OFF] * pieces
    state.left = [0] * lair.seats
    state.hand = [NONE] * lair.seats
    state.gold = [0] * lair.seats
    state.relics = [IN_STACK] * lair.artifacts
    state.rebuild()
    return state


def lay_out(state: Cave) -> None:
    """Name every piece once all sets are chosen (CT15-005, CT15-121): numbers follow seats, then kinds."""
    lair = state.lair
    types: list[int] = []
    for chosen in state.sets:
        types.extend(lair.components.decks[max(chosen, CLASSIC)])
    state.type_of = bytes(types)
    state.kind = bytes([lair.kind_of_type[card] for card in types])


def alike_in_order(state: Cave, pile: list[int]) -> list[int]:
    """A pile of the same types, top one last, in which alike pieces bear their numbers in the order of being drawn.

    They are then played in that order too, so a piece's number tells nobody what he cannot see: not by the order of
    options either.
    """
    if not pile:
        return []
    base = state.owner(pile[0]) * state.lair.deck_size
    types = state.type_of
    waiting = [0] * len(state.lair.kind_of_type)  # the numbers of each type, as masks
    for piece in pile:
        waiting[types[piece]] |= 1 << (piece - base)
    drawn = pile.copy()
    for place in range(len(pile) - 1, -1, -1):
        card = types[pile[place]]
        alike = waiting[card]
        lowest = alike & -alike
        waiting[card] = alike ^ lowest
        drawn[place] = base + lowest.bit_length() - 1
    return drawn


class ChooseSet(Ask):
    """CT15-120: each player takes the classic or the variant characters, openly, in turn order, before the shuffle."""

    def topic(self, state: Cave) -> int:
        return ASK_SET

    def options(self, state: Cave, seat: int) -> list[int]:
        return [CHOOSE_CLASSIC, CHOOSE_VARIANT]

    def take(self, state: Cave, seat: int, option: int) -> None:
        state.agenda.pop()
        chosen = VARIANT if option == CHOOSE_VARIANT else CLASSIC
        state.sets = (*state.sets[:seat], chosen, *state.sets[seat + 1 :])
        if state.recording:
            state.tell(events.CHOSE_SET, (seat, chosen))
        following = (seat + 1) % state.lair.seats
        if state.sets[following] == UNCHOSEN:
            state.push(ChooseSet(following))


class Deal(Step[Cave]):
    """Shuffle every pile; in 2015 all take a start card; the first turn begins (CT06-005, CT15-005, CT15-007)."""

    def settle(self, state: Cave) -> bool:
        state.agenda.pop()
        lay_out(state)
        lair = state.lair
        orders: list[int] = []
        for seat in range(lair.seats):
            base = seat * lair.deck_size
            pile = [base + number for number in state.dice.shuffled(lair.deck_size, f"pile:{seat}")]
            orders.extend([piece - base for piece in alike_in_order(state, pile)])
        state.piles = bytes(orders)
        state.left = [lair.deck_size] * lair.seats
        if lair.edition_2015:
            for seat in range(lair.seats):
                state.hand[seat] = take_top(state, seat)
        state.reveal()
        begin_turn(state)
        return False
