"""Secret bids: all choose at the same time, may change their minds until all have chosen, and nobody else notices."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from grotto.kernel import Match, Refused, read_transcript, replay
from tests.laws.catalogue import look_up
from tests.miniature.table import BID, LEAD, answer, answers, asked, at, cited, offered, pile, said, sight
from tests.ruling import rule

HANDS: Final = ("oil-1 oil-3 bend", "oil-2 oil-2 shelter", "oil-1 rockfall")


def bidding() -> Match:
    """Three players who are bidding; everybody's draught will do no harm."""
    return at(*HANDS, step=BID, dice=[6, 6, 6])


@rule("LD-004", "LD-014")
def test_everybody_is_asked_and_may_bid_what_he_holds_or_nothing() -> None:
    table = bidding()
    assert table.state.asks == table.state.awaits == (0, 1, 2)
    assert offered(table, 0) == ["nothing", "oil-1", "oil-3", "bend"]
    assert offered(table, 1) == ["nothing", "oil-2", "shelter"]
    assert asked(table, 2) == "What do you bid?"
    with pytest.raises(Refused, match="LD-002"):
        answer(table, 1, "oil-3")
    with pytest.raises(Refused, match="LD-014"):
        answer(table, 1, "keep-lead")


@rule("LD-004")
def test_whoever_has_no_light_is_not_asked_and_whoever_has_no_card_is() -> None:
    table = at("oil-1", "", "", "oil-2", lights=(1, 1, 0, 2), step=BID)
    assert table.state.asks == (0, 1, 3)
    assert offered(table, 1) == ["nothing"]
    assert offered(table, 2) == []
    with pytest.raises(Refused, match="LD-014"):
        answer(table, 2, "nothing")


@rule("LD-004", "LD-005")
def test_a_bid_can_be_changed_until_all_have_chosen() -> None:
    table = bidding()
    for bid in ("oil-1", "bend", "nothing", "oil-3"):
        answer(table, 0, bid)
        assert (table.state.asks, table.state.awaits) == ((0, 1, 2), (1, 2))
        assert said(table) == []
    answer(table, 1, "oil-2")
    answer(table, 0, "oil-1")
    answer(table, 1, "shelter")
    answer(table, 2, "oil-1")
    assert said(table)[:3] == ["Player 1 bid Oil 1.", "Player 2 bid Shelter.", "Player 3 bid Oil 1."]
    with pytest.raises(Refused):
        answer(table, 0, "oil-3")


@rule("LD-004")
def test_what_is_chosen_already_cannot_be_chosen_again() -> None:
    table = bidding()
    answer(table, 0, "bend")
    assert offered(table, 0) == ["nothing", "oil-1", "oil-3"]
    with pytest.raises(Refused, match=r"LD-004.*kernel-same-choice"):
        answer(table, 0, "bend")


@pytest.mark.parametrize("observer", [None, 1, 2])
@rule("LD-004")
def test_a_bid_tells_the_others_only_that_it_was_made(observer: int | None) -> None:
    before = sight(bidding(), observer)
    for bid in offered(bidding(), 0):
        table = bidding()
        answer(table, 0, bid)
        assert sight(table, observer) == before | {"awaits": [1, 2]}


def test_whoever_has_bid_sees_his_own_bid_by_what_he_may_still_choose() -> None:
    table = bidding()
    answer(table, 0, "bend")
    before = sight(table, 0)
    answer(table, 0, "oil-1")
    assert sight(table, 0)["all else"] != before["all else"]


@pytest.mark.parametrize("others", [(), (1,), (2,)])
@rule("LD-004")
def test_nobody_else_notices_that_a_bid_is_changed(others: tuple[int, ...]) -> None:
    table = bidding()
    for other in others:
        answer(table, other, "nothing")
    answer(table, 0, "oil-1")
    before = [sight(table, observer) for observer in (None, 1, 2)]
    reveals = table.state.reveals
    for bid in ("bend", "nothing", "oil-3", "oil-1"):
        answer(table, 0, bid)
        assert [sight(table, observer) for observer in (None, 1, 2)] == before
        assert table.state.reveals == reveals


@rule("LD-015")
def test_a_bid_is_changed_rather_than_taken_back() -> None:
    table = at(*HANDS, step=LEAD)
    answer(table, 0, "keep-lead")
    assert [table.can_undo(seat) for seat in range(3)] == [1, 0, 0]
    answer(table, 1, "oil-2")
    for bid in ("oil-1", "nothing"):
        assert [table.can_undo(seat) for seat in range(3)] == [0, 0, 0]
        for seat in range(3):
            with pytest.raises(Refused, match="LD-015"):
                table.undo(seat)
        answer(table, 0, bid)


@rule("LD-015")
def test_the_lead_can_be_taken_back_until_somebody_bids() -> None:
    table = at(*HANDS, step=LEAD)
    before = table.state.dump()
    answer(table, 0, "pass-lead")
    assert said(table) == ["Player 2 leads."]
    table.undo(0)
    assert (table.state.dump(), said(table)) == (before, [])


@pytest.mark.parametrize("order", list(permutations(range(3))))
@rule("LD-005")
def test_in_which_order_players_choose_makes_no_difference(order: tuple[int, ...]) -> None:
    table = bidding()
    for seat in order:
        answer(table, seat, ("oil-3", "oil-2", "oil-1")[seat])
    bids = ["Player 1 bid Oil 3.", "Player 2 bid Oil 2.", "Player 3 bid Oil 1."]
    assert said(table)[:4] == [*bids, "A draught at Player 3: the die shows 6."]
    assert cited(table)[:4] == ["LD-005"] * 3 + ["LD-006"]


def test_a_changed_bid_stands_in_the_record_and_replays() -> None:
    table = bidding()
    for seat, bid in ((0, "oil-1"), (2, "nothing"), (0, "bend"), (1, "oil-2")):
        answer(table, seat, bid)
    transcript = read_transcript(table.written())
    assert [entry.seat for entry in transcript.entries] == [0, 2, 0, 1]
    assert replay(transcript, look_up).state.dump() == table.state.dump()


@rule("LD-005")
def test_everybody_who_bids_the_least_feels_a_draught_from_the_leader_on() -> None:
    table = at("oil-2", "oil-1", "bend", "shelter", step=BID, leader=3, dice=[5, 6])
    answers(table, "oil-2", "oil-1", "bend", "shelter")
    bids = ["Player 4 bid Shelter.", "Player 1 bid Oil 2.", "Player 2 bid Oil 1.", "Player 3 bid Bend."]
    draughts = ["A draught at Player 4: the die shows 5.", "A draught at Player 3: the die shows 6."]
    assert said(table)[:6] == bids + draughts
    assert pile(table, "discard").count("shelter") == 4
