"""A state asks, is answered, and goes on; what is not on the list is refused and changes nothing."""

from __future__ import annotations

import pytest

from grotto.kernel import (
    NO_PICK,
    NOBODY,
    Dice,
    Event,
    FastDice,
    GrottoError,
    Outcome,
    Refusal,
    Refused,
    Setup,
    State,
    Step,
    Text,
    only,
)
from grotto.kernel.state import seats_of
from tests.laws.playing import dumped
from tests.miniature.game import GAME
from tests.miniature.state import Cavern
from tests.miniature.steps import Bid
from tests.miniature.tables import KEEP_LEAD, NOTHING, PASS_LEAD, SIZE


def started(seats: int = 3) -> Cavern:
    """A new game: one seat is asked whether it leads."""
    state = GAME.setup(seats).start(FastDice(1))
    assert isinstance(state, Cavern)
    return state


def bidding() -> Cavern:
    """All three are asked what they bid."""
    state = started()
    state.take(0, KEEP_LEAD)
    return state


def finished() -> Cavern:
    """A game that is over."""
    state = started()
    state.end("dawn")
    return state


def refusal_of(state: State, seat: int, option: int) -> Refusal:
    """Why an answer is refused, which must change nothing."""
    before = dumped(state)
    with pytest.raises(Refused) as caught:
        state.take(seat, option)
    assert dumped(state) == before
    assert caught.value.refusal == state.refusal(seat, option)
    return caught.value.refusal


# --- who is asked what ----------------------------------------------------------------------------------------------


def test_one_seat_is_asked() -> None:
    state = started()
    assert (state.asks, state.awaits, state.actor) == ((0,), (0,), 0)
    assert state.options(0) == (KEEP_LEAD, PASS_LEAD)
    question = state.question(0)
    assert question is not None
    assert (question.text, question.rule) == (Text("ask-lead"), "LD-003")


def test_others_are_asked_nothing() -> None:
    state = started()
    for seat in (-1, 1, 2, 3, 64, 2**40):
        assert state.options(seat) == ()
        assert state.question(seat) is None


def test_where_several_are_asked_there_is_no_one_actor() -> None:
    state = bidding()
    assert (state.asks, state.actor) == ((0, 1, 2), NOBODY)
    assert all(NOTHING in state.options(seat) for seat in state.asks)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = finished()
    assert (state.over, state.asks, state.awaits, state.actor) == (True, (), (), NOBODY)
    assert [state.options(seat) for seat in range(3)] == [()] * 3


@pytest.mark.parametrize(("mask", "seats"), [(0, ()), (1, (0,)), (0b1010, (1, 3)), (1 << 40, (40,))])
def test_a_mask_is_a_set_of_seats(mask: int, seats: tuple[int, ...]) -> None:
    assert seats_of(mask) == seats


# --- answers that are refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", [-(2**40), -1, SIZE, SIZE + 1, 2**40])
def test_a_number_that_is_no_option_is_refused_as_such(option: int) -> None:
    assert refusal_of(started(), 0, option) == Refusal("LD-014", Text("kernel-no-such-option", option=str(option)))


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 2**40])
def test_a_seat_that_is_not_asked_is_refused_as_such(seat: int) -> None:
    assert refusal_of(started(), seat, KEEP_LEAD) == Refusal("LD-014", Text("kernel-not-asked"))


def test_an_option_that_is_open_to_another_seat_only_is_refused() -> None:
    state = bidding()
    (mine, *_) = [option for option in state.options(0) if option not in state.options(1)]
    assert refusal_of(state, 1, mine).rule == "LD-002"
    state.take(0, mine)


def test_an_option_of_another_question_is_refused_by_the_step() -> None:
    assert refusal_of(started(), 0, NOTHING) == Refusal("LD-014", Text("why-other"))


def test_after_the_end_everything_is_refused_as_too_late() -> None:
    state = finished()
    for seat in (-1, 0, 2, 5):
        for option in (-1, NOTHING, KEEP_LEAD, SIZE):
            assert refusal_of(state, seat, option) == Refusal("LD-013", Text("kernel-game-over"))


# --- going on -------------------------------------------------------------------------------------------------------


def test_options_are_worked_out_anew_after_an_answer() -> None:
    state = bidding()
    assert NOTHING in state.options(1)
    state.take(1, NOTHING)
    assert NOTHING not in state.options(1)
    copy = state.copy()
    assert copy.options(1) == state.options(1)
    copy.take(1, copy.options(1)[0])
    assert NOTHING in copy.options(1)
    assert NOTHING not in state.options(1)


def test_an_answer_by_lot_is_one_of_those_awaited_and_offered() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        state = bidding()
        state.answer_by_lot(FastDice(seed))
        step = state.agenda[-1]
        assert isinstance(step, Bid)
        assert step.picks[1:] == (NO_PICK, NO_PICK)
        seen.add(step.picks)
    assert {picks[0] for picks in seen} == set(bidding().options(0))


class Forever(Step[State]):
    """A rule that feeds itself."""

    def settle(self, state: State) -> bool:
        return False


def test_rules_that_go_on_for_ever_are_stopped() -> None:
    state = started()
    state.push(Forever())
    with pytest.raises(GrottoError, match="too long without asking anybody"):
        state.settle()


def test_the_end_reveals_and_leaves_nothing_to_do() -> None:
    state = started()
    reveals = state.reveals
    state.finish(Outcome((1,), (0, 1, 0), "dawn"))
    assert state.outcome == Outcome((1,), (0, 1, 0), "dawn")
    assert state.agenda == []
    assert state.reveals == reveals + 1


# --- events, copies, views ----------------------------------------------------------------------------------------


def test_events_are_told_only_when_somebody_records() -> None:
    state = started()
    state.tell(1, (2, 3))
    assert state.events == []
    state.recording = True
    state.tell(1, (2, 3))
    state.tell(2, (), only(1))
    assert state.events == [Event(1, (2, 3)), Event(2, (), only(1))]
    assert state.heard(1) == state.events
    assert state.heard(0) == state.heard(None) == state.events[:1]


def test_a_copy_starts_a_new_page() -> None:
    state = started()
    state.recording = True
    state.tell(1, ())
    state.reveal()
    copy = state.copy()
    assert (copy.events, copy.recording) == ([], False)
    assert (copy.agenda, copy.reveals, copy.outcome) == (state.agenda, state.reveals, None)
    copy.push(Forever())
    copy.reveal()
    assert copy.agenda != state.agenda
    assert copy.reveals != state.reveals
    assert finished().copy().outcome == finished().outcome


def test_a_redeal_forgets_the_options_it_had_worked_out() -> None:
    state = bidding()
    hands = set()
    for seed in range(30):
        state.options(1)
        redealt = state.redeal(0, FastDice(seed))
        assert set(redealt.options(1)) == {NOTHING, *redealt.hands[1]}
        hands.add(tuple(redealt.hands[1]))
    assert len(hands) > 1


def test_a_view_says_who_is_looking_and_what_is_asked() -> None:
    state = bidding()
    state.take(2, NOTHING)
    view = state.view(1)
    assert (view["game"], view["seat"], view["asks"], view["awaits"]) == ("lantern-dice", 1, [0, 1, 2], [0, 1])
    assert view["facts"] == {"round": 1, "leader": 0, "lights": [2, 2, 2]}
    assert view["zones"] == [zone.shown(1) for zone in state.zones()]
    assert view["outcome"] is None
    assert finished().view(None)["outcome"] == {"winners": [0, 1, 2], "scores": [2, 2, 2], "ending": "dawn"}


class Blank(State):
    """A state that supplies nothing."""

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)


def test_a_game_that_judges_nothing_is_worth_nothing() -> None:
    assert Blank(GAME.setup(2), FastDice(1)).worth(0) == 0


@pytest.mark.parametrize("method", ["copy", "zones", "facts", "dump", "check"])
def test_a_game_must_supply_the_rest(method: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Blank(GAME.setup(2), FastDice(1)), method)()


def test_several_views_at_once_are_those_of_each() -> None:
    state = GAME.setup(3).start(FastDice(1))
    seen: list[int | None] = [None, 0, 1, 2]
    assert state.views(seen) == [state.view(seat) for seat in seen]
    assert state.view(0) != state.view(1)
