"""Zones: the only source of views shows each seat what it may know and nothing else."""

from __future__ import annotations

from grotto.kernel import EVERYONE, Zone, only

CARDS = ["oil", "bend", "oil"]


def test_who_may_know_sees_the_contents_and_others_the_count() -> None:
    hand = Zone("hand", CARDS, visible=only(1), owner=1)
    assert hand.shown(1) == {"zone": "hand", "owner": 1, "count": 3, "contents": ["bend", "oil", "oil"]}
    for seat in (0, 2, None):
        assert hand.shown(seat) == {"zone": "hand", "owner": 1, "count": 3}


def test_an_open_zone_is_shown_to_spectators_too() -> None:
    assert Zone("board", ["knight"]).visible == EVERYONE
    assert Zone("board", ["knight"]).shown(None) == {"zone": "board", "owner": None, "count": 1, "contents": ["knight"]}


def test_a_zone_hidden_from_all_tells_its_count_alone() -> None:
    deck = Zone("deck", CARDS, visible=0, ordered=True)
    assert [deck.shown(seat) for seat in (0, None)] == [{"zone": "deck", "owner": None, "count": 3}] * 2


def test_only_an_ordered_zone_tells_its_order() -> None:
    assert Zone("discard", CARDS, ordered=True).shown(0)["contents"] == CARDS
    assert Zone("hand", CARDS).shown(0)["contents"] == sorted(CARDS)


def test_what_is_shown_is_a_copy() -> None:
    zone = Zone("discard", list(CARDS), ordered=True)
    shown = zone.shown(0)["contents"]
    assert isinstance(shown, list)
    shown.clear()
    assert zone.contents == CARDS
