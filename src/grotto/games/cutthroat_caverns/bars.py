"""Why a card cannot be played now, or FREE: the one place that says what may be played in a window (CC-102, CC-107)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.cutthroat_caverns.cavern import BONUS_FROM
from grotto.games.cutthroat_caverns.pieces import SPECIAL, Blow
from grotto.games.cutthroat_caverns.reasons import (
    FREE,
    NO_ACTIONS,
    NO_LIFE,
    NO_TARGET,
    NOT_A_CREATURE,
    NOT_ALONE,
    NOT_DAMAGED,
    NOT_HELD,
    NOTHING_SET,
    OFFERED_ALREADY,
    OWN_CARD,
    PROTECTED,
    SHIELDED,
    WRONG_WINDOW,
)
from grotto.games.cutthroat_caverns.state import Delve

Bar = Callable[[Delve, int], int]


def bar(state: Delve, seat: int, card: int, window: int) -> int:
    """The reason why a seat cannot play or use a card in a window."""
    record = state.cavern.cards[card]
    if not record.windows >> window & 1:
        return WRONG_WINDOW
    if record.is_action and no_actions(state):
        return NO_ACTIONS
    if card not in (state.items[seat] if record.is_item else state.hand[seat]):
        return NOT_HELD
    return BARS[record.deed.do](state, seat)


def no_actions(state: Delve) -> bool:
    """EV05: in which rounds no Action card can be played, not even in answer (CC2-050)."""
    deed = state.event("no-actions")
    return deed is not None and state.rounds in deed.values


def is_protected(state: Delve, blow: Blow) -> bool:
    """CC-122 to 124: no Action card that its player does not want has any hold on a revealed special attack."""
    return blow.ladder == SPECIAL or is_linked(state, blow.seat) or (blow.riposte and before_bonus(state))


def before_bonus(state: Delve) -> bool:
    """CC1-003, CC1-004: abilities protect the attacks linked to them up to the first bonus round."""
    return state.number < BONUS_FROM


def is_linked(state: Delve, seat: int) -> bool:
    """CC1-005: whether a seat's cards are linked to Red Fury or From the Shadows, and so are safe from others."""
    return (state.fury | state.hidden) >> seat & 1 == 1 and before_bonus(state)


def others_with_set_cards(state: Delve, seat: int) -> list[int]:
    """The other living players with a card face down before them."""
    seats = range(state.cavern.seats)
    return [
        other
        for other in seats
        if other != seat and state.laid[other] and state.life[other] and not is_linked(state, other)
    ]


def _edge_out(state: Delve, seat: int) -> int:
    return FREE if others_with_set_cards(state, seat) else NOTHING_SET


def _swap_set(state: Delve, seat: int) -> int:
    return FREE if state.laid[seat] and others_with_set_cards(state, seat) else NOTHING_SET


def _cancel_action(state: Delve, seat: int) -> int:
    return FREE if state.chain and state.chain[-1].seat != seat else OWN_CARD


def _cancel_attack(state: Delve, seat: int) -> int:
    blow = state.blow
    if blow is None:
        return NO_TARGET
    if blow.seat == seat:
        return OWN_CARD
    return PROTECTED if is_protected(state, blow) else FREE


def _rally(state: Delve, seat: int) -> int:
    """CC-122, CC-177: on a protected attack it is offered first, and once only."""
    blow = state.blow
    if blow is None:
        return NO_TARGET
    if blow.seat == seat:
        return OWN_CARD
    return OFFERED_ALREADY if is_protected(state, blow) and state.offered >> seat & 1 else FREE


def _replace_maneuver(state: Delve, seat: int) -> int:
    blow = state.blow
    if blow is None:
        return NO_TARGET
    return OWN_CARD if blow.seat == seat else FREE


def _counter_strike(state: Delve, seat: int) -> int:
    """CC-175: it answers a creature attack that has damaged its player."""
    if not state.struck >> seat & 1:
        return NOT_DAMAGED
    strike = state.strike
    if strike is None or not state.foes_alive():
        return NO_TARGET
    return FREE if strike.token < 0 or state.foes[strike.token] else NO_TARGET


def _human_shield(state: Delve, seat: int) -> int:
    """CC-176: an attack on its player alone, and not one that a shield has moved already."""
    strike = state.strike
    if strike is None or strike.alone() != seat:
        return NOT_ALONE
    if strike.shielded or strike.wall >= 0:
        return SHIELDED
    return FREE if len(state.order()) > 1 else NO_TARGET


def _life_shift(state: Delve, seat: int) -> int:
    if state.encounter.is_trap or not state.encounter.has_life:
        return NOT_A_CREATURE
    return FREE if state.foes_alive() else NO_TARGET


def _swap_initiative(state: Delve, seat: int) -> int:
    return FREE if len(state.order()) > 1 else NO_TARGET


def _burn(state: Delve, seat: int) -> int:
    """CC-199: where the encounter has no life it cannot be used."""
    return FREE if state.foes_alive() else NO_LIFE


def _never(state: Delve, seat: int) -> int:
    return WRONG_WINDOW


BARS: Final[dict[str, Bar]] = {
    "edge-out": _edge_out,
    "swap-set": _swap_set,
    "cancel-action": _cancel_action,
    "cancel-attack": _cancel_attack,
    "double-attack": _rally,
    "replace-with-strike": _replace_maneuver,
    "counter-strike": _counter_strike,
    "redirect-to-other": _human_shield,
    "life-shift": _life_shift,
    "swap-initiative": _swap_initiative,
    "burn-all": _burn,
    # what is set, drunk or lasting is never played in a window
    "attack": _never,
    "halve-next-two": _never,
    "holy-water": _never,
    "redirect-named": _never,
    "steal-item": _never,
    "feint": _never,
    "rider-add": _never,
    "rider-double": _never,
    "standin-two-now": _never,
    "standin-now-and-set": _never,
    "heal": _never,
    "no-damage": _never,
    "set-two": _never,
    "double-attacks": _never,
    "hand-size": _never,
}
