"""Setting cards: who must, who may bluff, when a card can still be changed."""

from __future__ import annotations

from tests.games.cutthroat_caverns.table import (
    asked,
    cards_offered,
    discards,
    fight,
    foes,
    hand,
    offered,
    play,
    refused,
    round_over,
    seen,
    sets,
    take,
    through,
    told,
    waiting,
)
from tests.laws.playing import plain
from tests.ruling import rule

HANDS = ["attack-50 feint edge-out", "attack-20 double-strike", "attack-10 rally"]


@rule("CC-030", "CC-032", "CC-034")
def test_everybody_sets_an_attack_card_and_nothing_else() -> None:
    table = fight("ripper", HANDS)
    assert (asked(table), waiting(table)) == ("set", (0, 1, 2))
    assert offered(table, 0) == ["attack-50", "feint"]
    assert offered(table, 1) == ["attack-20", "double-strike"]
    assert refused(table, 0, "edge-out") == "CC-034"
    assert refused(table, 0, "attack-100") == "CC-009"
    assert refused(table, 0, "pass") == "CC-030"


@rule("CC-031", "CC-036")
def test_a_pick_can_be_changed_until_all_have_set_and_shows_nowhere() -> None:
    table = fight("ripper", HANDS)
    before = plain(table.state.view(1) | {"awaits": []})
    take(table, 0, "attack-50")
    take(table, 0, "feint")
    assert plain(table.state.view(1) | {"awaits": []}) == before
    assert told(table, "set-card") == []


@rule("CC-033", "CC-036")
def test_without_an_attack_an_action_must_be_set_as_a_bluff() -> None:
    table = fight("ripper", ["attack-50", "rally trip", "attack-10"])
    assert offered(table, 1) == ["trip", "rally"]
    sets(table, "attack-50", "trip", "attack-10")
    shown = [(zone["count"], "contents" in zone) for zone in seen(table, 0, "set")]
    assert shown == [(1, True), (1, False), (1, False)]
    round_over(table)
    assert told(table, "bluffed") == [(1, table.state.cavern.card("trip"))]
    assert "trip" in discards(table)
    assert foes(table) == [150 - 50 - 10]


@rule("CC-034", "CC-037")
def test_whoever_has_no_card_sets_nothing_and_has_a_turn_nevertheless() -> None:
    table = fight("ripper", ["attack-50", "", "attack-10"])
    assert waiting(table) == (0, 2)
    sets(table, "attack-50", "attack-10")
    round_over(table)
    assert told(table, "turn-began") == [(0,), (1,), (2,)]


@rule("CC-031")
def test_a_set_card_can_be_changed_before_the_first_reveal() -> None:
    table = fight("ripper", HANDS)
    sets(table, "attack-50", "attack-20", "attack-10")
    assert asked(table) == "before-first-reveal"
    play(table, 0, "change")
    assert offered(table, 0) == ["feint"]
    take(table, 0, "feint")
    assert hand(table, 0) == ["attack-50", "edge-out"]
    assert asked(table) == "before-first-reveal"
    assert "change" not in offered(table, 0)
    assert refused(table, 0, "change") == "CC-031"
    round_over(table)
    assert foes(table) == [150 - 20 - 10]


@rule("CC-031")
def test_after_a_card_was_played_a_card_can_be_changed_once_more() -> None:
    table = fight("ripper", ["attack-50 feint", "attack-20 attack-25 quick-step", "attack-10"])
    sets(table, "attack-50", "attack-20", "attack-10")
    play(table, 0, "change")
    take(table, 0, "feint")
    play(table, 1, "quick-step", "@2")
    through(table, "before-first-reveal")
    assert "change" in offered(table, 0)


@rule("CC-031")
def test_after_the_first_reveal_nothing_is_changed() -> None:
    table = fight("ripper", HANDS)
    sets(table, "attack-50", "attack-20", "attack-10")
    for seat in (0, 1, 2):
        take(table, seat, "pass")
    assert asked(table) == "before-reveal"
    assert refused(table, 1, "change") == "CC-031"


@rule("CC-031", "CC-172")
def test_a_card_that_came_by_mixed_signals_cannot_be_changed() -> None:
    table = fight("ripper", ["attack-50 feint mixed-signals", "attack-20 attack-5", "attack-10"])
    sets(table, "attack-50", "attack-20", "attack-10")
    play(table, 0, "mixed-signals", "@1")
    through(table, "before-first-reveal")
    assert "change" not in offered(table, 0)
    assert "change" not in offered(table, 1)


@rule("CC-035", "CC-043")
def test_a_card_that_stays_unrevealed_is_discarded() -> None:
    table = fight("ripper", HANDS, foes=[40])
    sets(table, "attack-50", "attack-20", "attack-10")
    through(table, "discard-any")
    assert discards(table) == ["attack-50", "attack-20", "attack-10"]
    assert told(table, "revealed") == [(0, table.state.cavern.card("attack-50"))]


@rule("CC-195", "CC-038")
def test_haste_sets_two_cards_that_are_two_attacks() -> None:
    hands = ["attack-50 attack-30 feint", "attack-20 attack-10", "attack-10"]
    table = fight("ripper", hands, players=[{"tipped": ["potion-of-haste"], "haste": 2}])
    sets(table, "attack-50", "attack-20", "attack-10")
    assert (asked(table), waiting(table)) == ("set-second", (0,))
    assert offered(table, 0) == ["done", "attack-30", "feint"]
    take(table, 0, "attack-30")
    round_over(table)
    assert told(table, "hit") == [(0, 50, 50), (0, 30, 30), (1, 20, 20), (2, 10, 10)]
    assert table.state.haste[0] == 1


@rule("CC-195")
def test_haste_waits_for_a_round_in_which_its_drinker_sets() -> None:
    table = fight("ripper", ["", "attack-20", "attack-10"], players=[{"tipped": ["potion-of-haste"], "haste": 2}])
    sets(table, "attack-20", "attack-10")
    round_over(table)
    assert table.state.haste[0] == 2


@rule("CC-030")
def test_only_cards_that_can_be_set_are_cards_on_offer() -> None:
    table = fight("ripper", ["focus-strength slip-behind opportunity-fire critical-miss", "attack-20", "attack-10"])
    assert cards_offered(table, 0) == ["focus-strength", "slip-behind", "opportunity-fire"]
