"""What the game tells bots of a position: rules of thumb, and chances. No rule is tested here."""

from __future__ import annotations

from typing import Final

import pytest

from grotto.games import find_game
from grotto.games.cave_troll.hints import CONTROL, RIVAL_CONTROL, WAY, controller, ways_worth, worth
from grotto.games.cave_troll.kinds import is_hero
from grotto.games.cave_troll.scoring import Count, payments, room_value
from grotto.games.cave_troll.standing import Standing, chances, weights_at, weights_for
from grotto.games.cave_troll.state import NONE, Cave
from grotto.kernel import FastDice
from tests.laws.playing import positions

GAME: Final = find_game("cave-troll")
GUARD: Final = {"stall-guard": "on"}
TABLES: Final = [
    (2, {"edition": "2006"}),
    (4, {"edition": "2006"}),
    (2, {"edition": "2015", "characters": "classic"}),
    (3, {"edition": "2015", "characters": "classic"}),
]


def caves(seats: int, options: dict[str, str], count: int = 12) -> list[Cave]:
    """Positions out of random games."""
    found = []
    for state in positions(GAME.setup(seats, GUARD | options), 5, count):
        assert isinstance(state, Cave)
        found.append(state.copy())
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_seat_holds_is_what_a_scoring_would_pay(seats: int, options: dict[str, str]) -> None:
    paid = 0
    for state in caves(seats, options):
        expected = [0] * seats
        for field in state.lair.room_list:
            for seat, gold in payments(state, field):
                expected[seat] += gold
        marks = Standing(state).marks
        assert [mark.held for mark in marks] == expected
        assert [mark.gold for mark in marks] == state.gold
        assert all(mark.firm <= mark.held for mark in marks)
        paid += sum(expected)
    assert paid, "nobody held anything"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_chances_are_shared_among_all(seats: int, options: dict[str, str]) -> None:
    for state in caves(seats, options):
        found = chances(state)
        assert len(found) == seats
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in found)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_gold_makes_it_likelier_to_win(seats: int, options: dict[str, str]) -> None:
    for state in caves(seats, options):
        before = chances(state)
        state.gold[1] += 5
        after = chances(state)
        assert after[1] > before[1]
        assert after[0] < before[0]


def test_all_have_even_chances_before_characters_are_chosen() -> None:
    state = GAME.setup(3, {"edition": "2015", "characters": "choose"}).start(FastDice(1))
    assert state.chances() == [1 / 3] * 3


def test_weights_go_over_from_early_to_late() -> None:
    early, late = weights_at(0, 0.0).plain(), weights_at(0, 1.0).plain()
    halfway = weights_at(0, 0.5).plain()
    assert early != late
    assert halfway == pytest.approx([(one + other) / 2 for one, other in zip(early, late, strict=True)])
    (state, *_) = caves(2, {"edition": "2006"})
    size = state.lair.deck_size
    state.left = [size, size]
    assert weights_for(state).plain() == early
    state.left = [size, 0]
    assert weights_for(state).plain() == late


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_worth_of_the_board_goes_by_who_controls_what(seats: int, options: dict[str, str]) -> None:
    """Worked out from the scoring itself, room by room: it is the difference that the pieces on the board make."""
    for state in caves(seats, options):
        bare = state.copy()
        bare.at = [min(field, NONE) for field in bare.at]
        for field in range(state.lair.fields):
            bare.idols &= ~state.lair.bit[field]
        for seat in range(seats):
            assert worth(state, seat) - worth(bare, seat) == _on_board(state, seat)


def _on_board(state: Cave, seat: int) -> int:
    lair = state.lair
    heroes = [piece for piece, field in enumerate(state.at) if field >= 0 and is_hero(state.kind[piece])]
    total = sum(WAY * ways_worth(lair)[state.at[piece]] for piece in heroes if state.owner(piece) == seat)
    for field in lair.room_list:
        owner, value = state.idol_owner(field), lair.value[field]
        if owner == NONE:
            count = Count(state, field)
            owner, value = count.controller(), room_value(state, field, count)
        if owner != NONE:
            total += CONTROL * value if owner == seat else -RIVAL_CONTROL * value
    return total


def test_a_shared_lead_controls_nothing() -> None:
    assert controller([2, 2, 1, 0, 0, 0, 0, 3, 3], 0, 3) == NONE
    assert controller([2, 2, 1, 0, 0, 0, 0, 3, 3], 1, 3) == NONE
    assert controller([0, 2, 1, 0, 0, 0, 1, 1, 3], 2, 3) == 2
    assert controller([0, 2, 1], 0, 3) == 1
