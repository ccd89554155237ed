"""Whom a line of the matrix hits, when, and for how much: the names of the data, each a small function.

CC-255 (damage), CC-260 (who), CC-261 (when).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.cutthroat_caverns.records import NONE, Line
from grotto.games.cutthroat_caverns.state import Delve

Who = Callable[[Delve, Line], int]


def bit(seat: int) -> int:
    """A seat as a mask; NONE is nobody."""
    return 1 << seat if seat != NONE else 0


def holding(state: Delve, values: list[int], wanted: int) -> int:
    """The living players with a certain value, as a mask."""
    mask = 0
    for seat in state.order():
        if values[seat] == wanted:
            mask |= 1 << seat
    return mask


def most(state: Delve, values: list[int], least: int) -> int:
    """CC-048, CC-064: all living players with the highest value, which must reach `least`."""
    top = max([values[seat] for seat in state.order()], default=least - 1)
    return holding(state, values, top) if top >= least else 0


def fewest(state: Delve, values: list[int]) -> int:
    """All living players with the lowest value; 0 counts."""
    return holding(state, values, min([values[seat] for seat in state.order()], default=0))


def attack_values(state: Delve) -> list[int]:
    """CC-259: what the attacks of each player in the stack come to."""
    values = [0] * state.cavern.seats
    for blow in state.stack:
        values[blow.seat] += blow.value
    return values


def _all(state: Delve, line: Line) -> int:
    return state.living()


def _first_damager(state: Delve, line: Line) -> int:
    return bit(state.first)


def _last_damager(state: Delve, line: Line) -> int:
    return bit(state.last)


def _top_damager(state: Delve, line: Line) -> int:
    return most(state, state.dealt, 1)


def _low_damager(state: Delve, line: Line) -> int:
    return fewest(state, state.dealt)


def _all_but_top_damager(state: Delve, line: Line) -> int:
    """A tie spares the tied player latest in initiative."""
    return state.living() & ~bit(latest(state, most(state, state.dealt, 1)))


def latest(state: Delve, mask: int) -> int:
    """The one of some players with the highest number."""
    found = NONE
    for seat in state.order():
        if mask >> seat & 1:
            found = seat
    return found


def _non_damagers(state: Delve, line: Line) -> int:
    return holding(state, state.dealt, 0)


def _others(state: Delve, line: Line) -> int:
    return state.living() & ~bit(state.last)


def _top_prestige(state: Delve, line: Line) -> int:
    return most(state, state.prestige, min(state.prestige))


def _most_items(state: Delve, line: Line) -> int:
    return most(state, [len(items) for items in state.items], 1)


def _most_cards(state: Delve, line: Line) -> int:
    return most(state, [len(hand) for hand in state.hand], 1)


def _high_life(state: Delve, line: Line) -> int:
    return most(state, state.life, 1)


def _low_life(state: Delve, line: Line) -> int:
    return fewest(state, state.life)


def _lowest_set(state: Delve, line: Line) -> int:
    return fewest(state, attack_values(state))


def _lowest_set_latest(state: Delve, line: Line) -> int:
    return bit(latest(state, fewest(state, attack_values(state))))


def _current_initiative(state: Delve, line: Line) -> int:
    return bit(state.holder(line.n))


def _doll(state: Delve, line: Line) -> int:
    return bit(state.doll)


def _killer(state: Delve, line: Line) -> int:
    return bit(state.killer)


WHO: Final[dict[str, Who]] = {
    "all": _all,
    "first-damager": _first_damager,
    "last-damager": _last_damager,
    "top-damager": _top_damager,
    "low-damager": _low_damager,
    "all-but-top-damager": _all_but_top_damager,
    "non-damagers": _non_damagers,
    "others": _others,
    "top-prestige": _top_prestige,
    "most-items": _most_items,
    "most-cards": _most_cards,
    "high-life": _high_life,
    "low-life": _low_life,
    "lowest-set": _lowest_set,
    "lowest-set-latest": _lowest_set_latest,
    "current-initiative": _current_initiative,
    "doll": _doll,
    "killer": _killer,
}
"""Those who hold a new initiative number are found in strikes.py, when their line comes up."""


def holds(state: Delve, line: Line) -> bool:
    """CC-261: whether a line strikes at all in this round."""
    when = line.when
    if when == "no-damage":
        return state.first == NONE
    if when == "any-damage":
        return state.first != NONE
    if when == "any-action":
        return state.actions > 0
    if when == "no-items":
        return not _most_items(state, line)
    if when == "round1":
        return state.rounds == 1
    if when == "round2plus":
        return state.rounds > 1
    if when == "no-match":
        return not state.matched
    if when == "barrier-up":
        return state.barrier > 0
    if when == "odd-total":
        return sum(state.dealt) // 5 % 2 == 1
    if when == "even-total":
        return sum(state.dealt) // 5 % 2 == 0
    return True


MOST_HALVED: Final = 30


def damage_of(state: Delve, line: Line, victims: int) -> int:
    """CC-255: what a line does; victims that are tied are alike in what is asked of them."""
    rule = line.damage_rule
    if rule == "half-of-their-damage-max-30":
        seat = victims.bit_length() - 1
        return min(state.dealt[seat] // 10 * 5, MOST_HALVED)
    if rule == "plus-5-per-action-over-2":
        return line.damage + 5 * max(0, state.actions - 2)
    if rule == "5-times-round":
        return 5 * state.rounds
    if rule == "10-if-token-left-15-if-three":
        return 15 if len(state.foes_alive()) >= 3 else 10
    if rule == "plus-appetite":
        deed = state.encounter.specials["gluttony"]
        return line.damage + state.appetite // deed.n("appetite-step") * deed.n("damage-per-step")
    return line.damage
