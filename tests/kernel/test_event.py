"""Events and audiences: who may know what has happened."""

from __future__ import annotations

import pytest

from grotto.kernel import EVERYONE, Event, EventKind, all_but, only, sees

SEATS = range(4)


@pytest.mark.parametrize("seat", SEATS)
def test_one_seat_alone_and_all_the_others(seat: int) -> None:
    assert [sees(only(seat), other) for other in SEATS] == [other == seat for other in SEATS]
    assert [sees(all_but(seat), other) for other in SEATS] == [other != seat for other in SEATS]


def test_spectators_belong_to_everyone_and_to_all_others_but_to_no_seats() -> None:
    assert sees(EVERYONE, None)
    assert sees(all_but(2), None)
    assert not sees(only(2), None)
    assert not sees(0b1111, None)


def test_everyone_is_everyone_and_nobody_nobody() -> None:
    assert all(sees(EVERYONE, seat) for seat in SEATS)
    assert not any(sees(0, seat) for seat in (None, *SEATS))


def test_audiences_can_be_joined() -> None:
    assert [sees(only(0) | only(3), seat) for seat in SEATS] == [True, False, False, True]
    assert [sees(all_but(0) & all_but(3), seat) for seat in SEATS] == [False, True, True, False]


def test_events_are_equal_when_all_of_them_is() -> None:
    event = Event(3, (1, 2), only(1))
    assert event == Event(3, (1, 2), only(1))
    assert hash(event) == hash(Event(3, (1, 2), only(1)))
    assert event not in [Event(4, (1, 2), only(1)), Event(3, (2, 1), only(1)), Event(3, (1, 2)), (3, (1, 2))]
    assert repr(event) == "<Event 3 (1, 2) to 2>"
    assert Event(3, ()).audience == EVERYONE


def test_a_line_of_an_event_table() -> None:
    kind = EventKind("moved", ("seat", "field"), "CT06-012")
    assert (kind.name, kind.fields, kind.rule) == ("moved", ("seat", "field"), "CT06-012")
