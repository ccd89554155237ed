"""Steps are plain values; Together asks several seats at once and tells nobody what the others chose."""

from __future__ import annotations

import pytest

from grotto.kernel import NO_PICK, FastDice, Step, already_chosen
from tests.miniature.game import GAME
from tests.miniature.state import Cavern
from tests.miniature.steps import Bid, Draught, Lead, Round, Tricks
from tests.miniature.tables import KEEP_LEAD, NOTHING


def bidding(seats: int = 3) -> Cavern:
    """The first bid of a game: everybody is asked at once."""
    state = GAME.setup(seats).start(FastDice(1))
    assert isinstance(state, Cavern)
    state.take(state.actor, KEEP_LEAD)
    return state


def top(state: Cavern) -> Bid:
    """The bid that is on top of the agenda."""
    step = state.agenda[-1]
    assert isinstance(step, Bid)
    return step


def test_steps_are_equal_when_kind_and_data_are() -> None:
    assert Lead(1) == Lead(1)
    assert hash(Lead(1)) == hash(Lead(1))
    assert Lead(1) not in [Lead(2), Draught(1), 1]
    assert Bid(7, 0, NO_PICK, 2) == Bid(7, 0, NO_PICK, 2) != Bid(7, 0, NO_PICK, 3)
    assert Tricks(1, 7, 0, 0, 0) != Tricks(2, 7, 0, 0, 0)
    assert repr(Lead(1)) == "<Lead(1,)>"
    assert repr(Round()) == "<Round()>"


def test_a_step_waits_unless_it_says_otherwise() -> None:
    state = bidding()
    step: Step[Cavern] = Lead(1)
    assert step.settle(state)
    assert step.awaited(state) == step.asked(state) == 0b010
    assert step.redealt(state, 0) is step


def asking(state: Cavern) -> list[tuple[int, ...]]:
    """Who is asked, and who has yet to answer."""
    return [state.asks, state.awaits]


def test_all_are_asked_until_all_have_chosen() -> None:
    state = bidding()
    assert asking(state) == [(0, 1, 2), (0, 1, 2)]
    state.take(1, NOTHING)
    assert asking(state) == [(0, 1, 2), (0, 2)]
    state.take(2, NOTHING)
    assert asking(state) == [(0, 1, 2), (0,)]
    state.take(0, NOTHING)
    assert not isinstance(state.agenda[-1], Bid)


def test_a_choice_can_be_changed_but_not_for_the_same_again() -> None:
    state = bidding()
    before = state.options(1)
    assert NOTHING in before
    state.take(1, NOTHING)
    assert state.options(1) == tuple(option for option in before if option != NOTHING)
    card = state.options(1)[0]
    state.take(1, card)
    assert top(state).picks == (NO_PICK, card, NO_PICK)
    assert NOTHING in state.options(1)
    assert card not in state.options(1)


def test_choosing_replaces_the_step_and_leaves_the_old_one_as_it_was() -> None:
    state = bidding()
    old, copy = top(state), state.copy()
    state.take(0, NOTHING)
    assert top(state) is not old
    assert old.picks == (NO_PICK,) * 3
    assert top(copy).picks == (NO_PICK,) * 3


def test_a_choice_reveals_nothing_until_all_have_chosen() -> None:
    state = bidding()
    state.recording = True
    reveals = state.reveals
    state.take(0, NOTHING)
    state.take(2, NOTHING)
    assert (state.reveals, state.events) == (reveals, [])
    state.take(1, NOTHING)
    assert state.reveals > reveals
    assert [event.data for event in state.events[:3]] == [(0, NOTHING), (1, NOTHING), (2, NOTHING)]


def test_only_those_entitled_are_asked_and_awaited() -> None:
    state = bidding()
    step = Bid(0b101, NO_PICK, NO_PICK, NO_PICK)
    assert step.asked(state) == step.awaited(state) == 0b101
    assert Bid(0b101, NOTHING, NO_PICK, NO_PICK).awaited(state) == 0b100
    assert step.data() == (0b101, NO_PICK, NO_PICK, NO_PICK)


def test_a_redeal_picks_anew_for_others_and_for_oneself_keeps_the_choice() -> None:
    state = bidding()
    mine = state.options(0)[-1]
    step = Bid(0b111, mine, NOTHING, NO_PICK)
    state.agenda[-1] = step
    others: set[int] = set()
    for seed in range(40):
        state.dice = FastDice(seed)
        redealt = step.redealt(state, 0)
        assert isinstance(redealt, Bid)
        assert redealt.entitled == step.entitled
        assert redealt.picks[0] == mine
        assert redealt.picks[2] == NO_PICK, "whether somebody has chosen is open"
        others.add(redealt.picks[1])
    assert others == set(step.open_to(state, 1)), "everything open to the other is thought of"
    spectator = step.redealt(state, None)
    assert isinstance(spectator, Bid)
    assert spectator.picks[0] in step.open_to(state, 0)


def test_why_nobody_chooses_the_same_again() -> None:
    state = bidding()
    state.take(1, NOTHING)
    assert state.refusal(1, NOTHING) == already_chosen("LD-004")
    assert already_chosen("LD-004").rule == "LD-004"


@pytest.mark.parametrize("method", ["asked", "options", "question"])
def test_a_step_that_asks_must_say_whom_and_what(method: str) -> None:
    state = bidding()
    args = (state,) if method == "asked" else (state, 0)
    with pytest.raises(NotImplementedError):
        getattr(Step(), method)(*args)
