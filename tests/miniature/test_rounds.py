"""Lantern Dice from the deal to the end: the lead, draughts, drawing, going out, and how a game ends."""

from __future__ import annotations

from collections import Counter

import pytest

from grotto.kernel import BadInput, FastDice, Match, Pack, Refused
from grotto.kernel.words import Words
from tests.miniature.game import GAME
from tests.miniature.table import (
    BID,
    DRAUGHT,
    LEAD,
    TRICKS,
    answer,
    answers,
    asked,
    at,
    cited,
    lights,
    offered,
    pile,
    said,
)
from tests.ruling import rule


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("LD-001", "LD-003")
def test_everybody_begins_with_two_lights_or_as_many_as_agreed(seats: int) -> None:
    for chosen, each in (({}, 2), ({"lights": "1"}, 1), ({"lights": "3"}, 3)):
        table = Match(GAME.setup(seats, chosen), FastDice(1))
        assert lights(table) == [each] * seats
        assert table.state.asks == (0,)


@rule("LD-001")
def test_other_numbers_of_players_and_lights_are_refused() -> None:
    for seats, options in ((1, {}), (5, {}), (2, {"lights": "4"}), (2, {"oil": "1"})):
        with pytest.raises(BadInput):
            GAME.setup(seats, options)


@rule("LD-002", "LD-012")
def test_three_cards_each_are_dealt_from_four_of_each_kind() -> None:
    table = Match(GAME.setup(4), FastDice(3))
    hands = [pile(table, "hand", seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [3, 3, 3, 3]
    every = Counter(card for cards in (pile(table, "deck"), *hands) for card in cards)
    assert every == dict.fromkeys(("oil-1", "oil-2", "oil-3", "shelter", "bend", "rockfall"), 4)
    assert pile(table, "deck") != pile(Match(GAME.setup(4), FastDice(4)), "deck")


@rule("LD-002", "LD-012")
def test_what_is_drawn_only_the_player_sees_and_how_many_everybody() -> None:
    table = Match(GAME.setup(2), FastDice(3))
    for seat, others in ((0, (1, None)), (1, (0, None))):
        own = [line for line in said(table, seat) if line.startswith(f"Player {seat + 1} draws ")]
        assert own[0] == f"Player {seat + 1} draws 3 cards."
        assert len(own) == 4
        for other in others:
            assert [line for line in said(table, other) if f"Player {seat + 1} draws" in line] == own[:1]
            zones = {(zone.name, zone.owner): zone.shown(other) for zone in table.state.zones()}
            assert "contents" not in zones["hand", seat]
            assert "contents" not in zones["deck", None]
            assert zones["hand", seat]["count"] == 3


@rule("LD-003", "LD-014")
def test_the_leader_leads_or_the_next_with_a_light() -> None:
    for choice, leader in (("keep-lead", 1), ("pass-lead", 3)):
        table = at("", "", "", "", lights=(1, 1, 0, 1), step=LEAD, seat=1, leader=1)
        assert (table.state.asks, offered(table, 1)) == ((1,), ["keep-lead", "pass-lead"])
        with pytest.raises(Refused, match="LD-014"):
            answer(table, 0, choice)
        answer(table, 1, choice)
        assert said(table) == [f"Player {leader + 1} leads."]
        assert asked(table, 0) == "What do you bid?"


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@rule("LD-006")
def test_a_five_or_a_six_does_no_harm(die: int) -> None:
    table = at("oil-1", "oil-2", step=BID, dice=[die])
    answers(table, "oil-1", "oil-2")
    assert said(table)[2] == f"A draught at Player 1: the die shows {die}."
    threat = "A draught threatens Player 1. Do you play a trick?"
    assert asked(table, 1) == ("Do you lead this round?" if die >= 5 else threat)
    assert lights(table) == [2, 2]


@rule("LD-006", "LD-011")
def test_a_draught_for_somebody_who_has_gone_out_meanwhile_does_not_blow() -> None:
    table = at("rockfall", "", "", lights=(3, 1, 3), step=BID, dice=[1, 6], options={"lights": "3"})
    answers(table, "nothing", "nothing", "nothing")
    answers(table, "rockfall", "nothing", "nothing")
    answers(table, "nothing", "nothing")
    blown = [line for line in said(table) if "the die" in line]
    assert blown == ["A draught at Player 1: the die shows 1.", "A draught at Player 3: the die shows 6."]
    assert lights(table) == [1, 0, 2]


@rule("LD-011")
def test_whoever_loses_the_last_light_shows_his_hand_and_is_out() -> None:
    table = at("oil-1", "bend oil-2", "", lights=(2, 1, 2), step=TRICKS, seat=1)
    answers(table, "nothing", "nothing", "nothing")
    gone = ["A light of Player 2 goes out; none is left.", "Player 2 is out."]
    assert said(table)[:4] == [*gone, "Player 2 lays aside Oil 2.", "Player 2 lays aside Bend."]
    assert cited(table)[:4] == ["LD-008", "LD-011", "LD-011", "LD-011"]
    assert pile(table, "hand", 1) == []
    assert asked(table, 2) == "Do you lead this round?"
    answer(table, 2, "keep-lead")
    assert table.state.asks == (0, 2)


@rule("LD-012")
def test_hands_are_filled_from_the_leader_on_while_the_deck_lasts() -> None:
    table = at("oil-1", "bend", "", lights=(1, 1, 0), step=BID, deck="oil-2 shelter rockfall", dice=[6])
    answers(table, "oil-1", "bend")
    assert said(table)[3:] == ["Player 2 draws 3 cards."]
    assert pile(table, "hand", 1) == ["oil-2", "shelter", "rockfall"]
    assert pile(table, "hand", 0) == pile(table, "deck") == []


@rule("LD-013")
def test_the_next_who_has_a_light_leads_the_next_round() -> None:
    table = at("", "", "", lights=(1, 0, 1), step=DRAUGHT, dice=[6])
    assert (asked(table, 2), table.state.facts()["leader"]) == ("Do you lead this round?", 2)


@rule("LD-013")
def test_day_breaks_after_five_rounds_and_most_lights_win_together() -> None:
    table = at("", "", "", lights=(2, 1, 2), step=DRAUGHT, number=5, dice=[6])
    assert table.state.outcome is not None
    assert table.state.outcome.plain() == {"winners": [0, 2], "scores": [2, 1, 2], "ending": "dawn"}


@rule("LD-013")
def test_the_last_one_with_a_light_wins_at_once() -> None:
    table = at("shelter", "", lights=(1, 1), step=TRICKS, seat=1)
    answers(table, "nothing", "nothing")
    assert table.state.outcome is not None
    assert table.state.outcome.plain() == {"winners": [0], "scores": [1, 0], "ending": "last-light"}
    with pytest.raises(Refused, match="LD-013"):
        answer(table, 0, "nothing")


@rule("LD-010", "LD-013")
def test_where_the_last_lights_go_out_together_nobody_wins() -> None:
    table = at("oil-1", "rockfall", lights=(1, 1), step=TRICKS)
    answers(table, "nothing", "rockfall")
    gone = [line for line in said(table) if line.endswith("is out.")]
    assert gone == ["Player 2 is out.", "Player 1 is out."]
    assert table.state.outcome is not None
    assert table.state.outcome.plain() == {"winners": [], "scores": [0, 0], "ending": "darkness"}


def test_there_are_no_packs() -> None:
    pack = Pack("mine", {})
    for ask in (lambda: GAME.setup(2, {}, pack), lambda: GAME.check_pack(pack), lambda: GAME.new_pack(Words("en"))):
        with pytest.raises(BadInput, match="no packs"):
            ask()
