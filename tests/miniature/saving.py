"""States of Lantern Dice as plain values and as readable positions, and back, with everything checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from grotto.kernel import NO_PICK, BadInput, State
from grotto.kernel.agenda import plain_agenda, read_agenda, read_outcome
from grotto.kernel.position import HEAD, head, known_keys, listed, whole, word
from tests.miniature.state import Cavern
from tests.miniature.steps import STEPS, Bid, Lead, Round, Tricks
from tests.miniature.tables import CARDS, COPIES, HAND, ROUNDS

FIELDS = ("round", "leader", "lights", "deck", "discard", "hands", "agenda", "outcome")


def plain(state: Cavern) -> dict[str, object]:
    """All fields; cards by name, piles from the bottom."""
    return {
        "round": state.round,
        "leader": state.leader,
        "lights": list(state.lights),
        "deck": [CARDS[card] for card in state.deck],
        "discard": [CARDS[card] for card in state.discard],
        "hands": [[CARDS[card] for card in hand] for hand in state.hands],
        "agenda": plain_agenda(state.agenda),
        "outcome": state.outcome.plain() if state.outcome is not None else None,
    }


def written(state: State) -> str:
    """A position: the same fields as TOML, which has no word for "nothing"."""
    fields = [f"{name} = {toml(value)}" for name, value in state.dump().items() if value is not None]
    return "\n".join([*fields, "", *head(state.base.game_id, state.base.seats, state.base.options)])


def toml(value: object) -> str:
    """A field as TOML writes it. Only the outcome has names within."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {json.dumps(inside)}' for name, inside in value.items())} }}"
    return json.dumps(value)


def read(state: Cavern, table: Mapping[str, Any]) -> Cavern:
    """Fill an empty state from its fields, run it to its question, and refuse what contradicts itself."""
    known_keys("", table, FIELDS + HEAD)
    seats = state.base.seats
    state.round = whole("round", table.get("round"), 1, ROUNDS)
    state.leader = whole("leader", table.get("leader"), 0, seats - 1)
    most = int(state.base.options["lights"])
    state.lights = [whole("lights", item, 0, most) for item in listed("lights", table.get("lights"))]
    state.deck = cards("deck", table.get("deck"))
    state.discard = cards("discard", table.get("discard"))
    state.hands = [sorted(cards("hands", hand)) for hand in listed("hands", table.get("hands"))]
    state.agenda = read_agenda(table.get("agenda"), STEPS)
    state.outcome = read_outcome(table.get("outcome"), seats)
    check(state)
    state.settle()
    return state


def cards(where: str, value: object) -> list[int]:
    """A pile of cards by name."""
    names = [word(where, item) for item in listed(where, value)]
    for name in names:
        if name not in CARDS[1:]:
            raise BadInput(f"{where}: there is no card called {name!r}.")
    return [CARDS.index(name) for name in names]


def check(state: Cavern) -> None:
    """Raise BadInput where the fields contradict each other."""
    seats = state.base.seats
    if len(state.lights) != seats or len(state.hands) != seats:
        raise BadInput(f"There must be lights and hands for {seats} players.")
    everything = sorted(state.deck + state.discard + [card for hand in state.hands for card in hand])
    if everything != sorted(list(range(1, len(CARDS))) * COPIES):
        raise BadInput(f"There must be {COPIES} of each card.")
    if any(len(hand) > HAND or (hand and not lights) for hand, lights in zip(state.hands, state.lights, strict=True)):
        raise BadInput(f"Nobody may hold more than {HAND} cards, and nobody without a light any.")
    if (state.outcome is not None) != (not state.agenda):
        raise BadInput("A finished game has nothing left to do, and every other has.")
    for number, step in enumerate(state.agenda):
        if isinstance(step, Round) != (number == 0):
            raise BadInput("At the bottom of the agenda, and only there, the rounds go on.")
        if isinstance(step, Bid | Tricks):
            check_picks(state, step)
        elif any(not 0 <= seat < seats for seat in step.data()):
            raise BadInput("The agenda names a player who is not there.")
        if isinstance(step, Lead) and not state.lights[step.seat]:
            raise BadInput("Somebody who has no light cannot lead.")


def check_picks(state: Cavern, step: Bid | Tricks) -> None:
    """Raise BadInput for a secret choice that nobody could have made."""
    if isinstance(step, Tricks) and not (0 <= step.seat < state.base.seats and state.lights[step.seat]):
        raise BadInput("A draught threatens somebody who has no light.")
    if step is not state.agenda[-1] or len(step.picks) != state.base.seats or step.entitled != state.living():
        raise BadInput("Players choose together only at the top of the agenda, and all with a light do.")
    for seat, pick in enumerate(step.picks):
        if pick != NO_PICK and (not state.lights[seat] or pick not in step.open_to(state, seat)):
            raise BadInput("A player has chosen what is not open to him.")
