"""Dealing anew what a seat cannot know: pile orders, other hands, the artifacts of others (CTX-013)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.allotting import in_pile
from grotto.games.cave_troll.artifacts import held
from grotto.games.cave_troll.naming import SEATS
from grotto.games.cave_troll.position import pile_order, stack_order
from grotto.games.cave_troll.setting_up import alike_in_order
from grotto.games.cave_troll.state import IN_STACK, NONE, Cave
from grotto.kernel.dice import Dice

PURPOSES: Final = [f"redeal:{seat}" for seat in range(len(SEATS))]


def redeal(cave: Cave, seat: int | None, dice: Dice) -> Cave:
    """A copy in keeping with all that a seat (None: a spectator) knows; the rest is as likely one way as another.

    Which pieces have been played is open, so what changes is only who has which of the others, and their order.
    """
    twin = cave.copy()
    twin.dice = dice
    if twin.kind:
        redeal_cards(twin, seat)
    redeal_artifacts(twin, seat)
    twin.redeal_agenda(seat)
    return twin


def redeal_cards(cave: Cave, seat: int | None) -> None:
    """Shuffle every pile; the cards in hand of others (2015) are shuffled with theirs."""
    orders: list[int] = []
    for other in range(cave.lair.seats):
        cards = in_pile(cave, other)
        hidden = other != seat
        drew = cave.drawn != NONE and cave.owner(cave.drawn) == other
        if hidden and cave.hand[other] != NONE:
            cards.append(cave.hand[other])
        if hidden and drew:
            cards.append(cave.drawn)
        cards.sort()  # so that nothing but the dice and what is known decides how they are dealt
        shuffled = cave.dice.shuffled(len(cards), PURPOSES[other])
        cards = alike_in_order(cave, [cards[number] for number in shuffled])
        if hidden and drew:
            cave.drawn = cards.pop()
        if hidden and cave.hand[other] != NONE:
            cave.hand[other] = cards.pop()
        orders += pile_order(cave, other, cards)
    cave.piles = bytes(orders)


def redeal_artifacts(cave: Cave, seat: int | None) -> None:
    """Shuffle the stack with the unplayed artifacts of others, who keep as many. After the game those are open."""
    holders: list[int] = []
    unknown = list(cave.stack[: cave.stack_left])
    for other in range(cave.lair.seats):
        if other != seat and not cave.over:
            own = held(cave, other)
            holders += [other] * len(own)
            unknown += own
    unknown.sort()
    order = [unknown[number] for number in cave.dice.shuffled(len(unknown), "redeal:artifacts")]
    for holder in holders:
        cave.relics[order.pop()] = holder
    for artifact in order:
        cave.relics[artifact] = IN_STACK
    cave.stack = bytes(stack_order(order, cave.lair.artifacts))
