"""What a card can be aimed at, one choice after the other (CC-107)."""

from __future__ import annotations

from grotto.games.cutthroat_caverns.bars import others_with_set_cards
from grotto.games.cutthroat_caverns.numbers import FIRST_PLACE, GAIN, LOSE
from grotto.games.cutthroat_caverns.pieces import Play
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.state import Delve


def next_aims(state: Delve, play: Play) -> list[int]:
    """The choices for the next aim of a card in play; none when it has been aimed."""
    target = state.cavern.cards[play.card].target
    chosen = len(play.aims)
    if target == "other-set-card":
        return _other_set_card(state, play, chosen, 0)
    if target == "own-and-other-set-card":
        return _places(state, play.seat) if chosen == 0 else _other_set_card(state, play, chosen, 1)
    if target == "other-living-player" and chosen == 0:
        return seats_but(state, play.seat)
    if target == "creature":
        return living_foes(state) if chosen == 0 else [LOSE, GAIN] if chosen == 1 else []
    if target == "attacking-creature" and chosen == 0:
        return _attackers(state)
    return []


def seats_but(state: Delve, seat: int) -> list[int]:
    """All living players but one, as options."""
    return [
        state.cavern.first_seat + other for other in range(state.cavern.seats) if other != seat and state.life[other]
    ]


def living_foes(state: Delve) -> list[int]:
    """The creature, or its living tokens, as options."""
    return [state.cavern.first_foe + foe for foe in state.foes_alive()]


def _places(state: Delve, seat: int) -> list[int]:
    """The set cards of a seat, as options: blindly one or the other."""
    return [FIRST_PLACE + place for place in range(len(state.laid[seat]))]


def _other_set_card(state: Delve, play: Play, chosen: int, first: int) -> list[int]:
    """Whose set card, then which of them (CC-142)."""
    if chosen == first:
        return [state.cavern.first_seat + other for other in others_with_set_cards(state, play.seat)]
    if chosen == first + 1:
        return _places(state, play.aims[first] - state.cavern.first_seat)
    return []


def _attackers(state: Delve) -> list[int]:
    """CC-085: the token that made the attack; of a joint attack, any of them."""
    strike = state.strike
    if strike is not None and strike.token != NONE:
        return [state.cavern.first_foe + strike.token]
    return living_foes(state)
