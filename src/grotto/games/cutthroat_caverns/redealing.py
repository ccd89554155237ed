"""A copy of a state in which all that a seat cannot know is dealt anew (CC-009)."""

from __future__ import annotations

from grotto.games.cutthroat_caverns.state import KNOWN, Delve, knowers, laid_card
from grotto.games.cutthroat_caverns.zones import holders
from grotto.kernel.dice import Dice


def redeal(state: Delve, seat: int | None, dice: Dice) -> Delve:
    """Other hands, set cards, the draw deck and the encounters to come. A set card stays an attack if it can."""
    twin = state.copy()
    twin.dice = dice
    cavern = state.cavern
    others = [other for other in range(cavern.seats) if other != seat]
    pool = list(state.deck[: state.top])
    for other in others:
        pool += state.hand[other]
    for owner in range(cavern.seats):
        pool += [laid_card(code) for code in state.laid[owner] if not sees_set(code, seat)]
    looking = holders(state)
    known = [seat is not None and (looking | 1 << (code >> KNOWN)) >> seat & 1 == 1 for code in state.held]
    pool += [laid_card(code) for place, code in enumerate(state.held) if not known[place]]
    pool.sort()
    pool = [pool[place] for place in dice.shuffled(len(pool), "redeal")]
    for owner in range(cavern.seats):
        twin.laid[owner] = tuple(
            [code if sees_set(code, seat) else set_anew(twin, pool, code) for code in twin.laid[owner]]
        )
    held: list[int] = []
    for place, code in enumerate(state.held):
        held.append(code if known[place] else pool.pop() | code >> KNOWN << KNOWN)
    twin.held = tuple(held)
    for other in others:
        count = len(state.hand[other])
        twin.hand[other] = tuple(sorted(pool[:count]))
        pool = pool[count:]
    twin.deck = tuple(pool)
    twin.top = len(pool)
    redeal_encounters(twin, dice)
    if twin.omens:
        hidden = sorted(twin.omens)
        twin.omens = tuple([hidden[place] for place in dice.shuffled(len(hidden), "redeal:events")])
    twin.redeal_agenda(seat)
    return twin


def sees_set(code: int, seat: int | None) -> bool:
    """Whether a seat knows a set card."""
    return seat is not None and knowers(code) >> seat & 1 == 1


def set_anew(state: Delve, pool: list[int], code: int) -> int:
    """CC-034: another card for a place where one is set: an attack, while there are any."""
    attacks = [place for place, card in enumerate(pool) if state.cavern.cards[card].is_attack]
    return pool.pop(attacks[0] if attacks else 0) | code >> KNOWN << KNOWN


def redeal_encounters(twin: Delve, dice: Dice) -> None:
    """The encounters that nobody has seen."""
    faced = twin.encounters[: twin.number]
    hidden = sorted(twin.encounters[twin.number :] + twin.aside)
    hidden = [hidden[place] for place in dice.shuffled(len(hidden), "redeal:encounters")]
    to_come = len(twin.encounters) - twin.number
    twin.encounters = faced + tuple(hidden[:to_come])
    twin.aside = tuple(hidden[to_come:])
