"""Action cards, what answers them, and who comes first."""

from __future__ import annotations

import pytest

from tests.games.cutthroat_caverns.table import (
    asked,
    discards,
    fight,
    foes,
    hand,
    in_question,
    life,
    offered,
    play,
    prestige,
    refused,
    round_over,
    seen,
    sets,
    take,
    through,
    told,
    waiting,
)
from tests.ruling import rule


@rule("CC-140", "CC-170", "CC-107", "CC-143")
def test_edge_out_discards_a_set_card_unrevealed() -> None:
    table = fight("pit-lord", ["attack-50 edge-out", "attack-20", "attack-10"])
    sets(table, "attack-50", "attack-20", "attack-10")
    play(table, 0, "edge-out")
    assert (asked(table), offered(table, 0)) == ("aim", ["@1", "@2"])
    assert refused(table, 0, "@0") == "CC-107"
    take(table, 0, "@1")
    round_over(table)
    assert told(table, "hit") == [(0, 50, 50), (2, 10, 10)]
    assert told(table, "edged-out") == [(0, 1, table.state.cavern.card("attack-20"))]
    assert {"attack-20", "edge-out"} <= set(discards(table))


@rule("CC-140", "CC-143")
def test_edge_out_can_be_wasted_on_a_bluff_and_leaves_riders() -> None:
    table = fight("pit-lord", ["attack-50 edge-out", "rally", "feint"], players=[{}, {"pending": ["slip-behind"]}])
    sets(table, "attack-50", "rally", "feint")
    through(table, "between-turns")
    play(table, 0, "edge-out", "@1")
    assert "rally" in discards(table)
    assert table.state.pending[1] == (table.state.cavern.card("slip-behind"),)


@rule("CC-140", "CC-107")
def test_edge_out_needs_a_set_card_of_another() -> None:
    table = fight("pit-lord", ["attack-50 edge-out", "attack-20 trip", ""])
    sets(table, "attack-50", "attack-20")
    through(table, "between-turns")
    assert "edge-out" in offered(table, 0)
    through(table, "on-attack-revealed")
    through(table, "between-turns")
    assert told(table, "turn-began")[-1] == (1,)
    assert refused(table, 0, "edge-out") == "CC-140"


@rule("CC-142", "CC-140")
def test_of_two_set_cards_one_is_chosen_blindly() -> None:
    table = fight(
        "pit-lord",
        ["attack-50 edge-out", "attack-20 attack-30", "feint"],
        players=[{}, {"tipped": ["potion-of-haste"], "haste": 2}],
    )
    sets(table, "attack-50", "attack-20", "feint")
    take(table, 1, "attack-30")
    play(table, 0, "edge-out", "@1")
    assert offered(table, 0) == ["first-place", "second-place"]
    take(table, 0, "first-place")
    round_over(table)
    assert told(table, "hit") == [(0, 50, 50), (1, 30, 30)]


@rule("CC-172", "CC-107")
def test_mixed_signals_swaps_two_set_cards_unseen() -> None:
    table = fight("pit-lord", ["attack-50 mixed-signals", "rally trip", "feint"])
    sets(table, "attack-50", "rally", "feint")
    play(table, 0, "mixed-signals", "@1")
    through(table, "before-first-reveal")
    shown = [zone.get("contents") for zone in seen(table, 0, "set")]
    assert shown == [None, ["attack-50"], None]
    round_over(table)
    assert told(table, "hit") == [(1, 50, 50)]
    assert told(table, "bluffed") == [(0, table.state.cavern.card("rally"))]


@rule("CC-103", "CC-173", "CC-105")
def test_a_card_is_cancelled_and_the_cancelling_card_too() -> None:
    hands = ["attack-50 edge-out not-on-my-watch", "attack-20 not-on-my-watch", "feint not-so-fast"]
    table = fight("pit-lord", hands)
    sets(table, "attack-50", "attack-20", "feint")
    play(table, 0, "edge-out", "@1")
    assert (asked(table), waiting(table)) == ("response-to-action", (1, 2))
    play(table, 1, "not-on-my-watch")
    assert waiting(table) == (0, 2)
    play(table, 2, "not-so-fast")
    through(table, "response-to-action")
    for seat in table.state.awaits:
        take(table, seat, "pass")
    # Not So Fast! takes effect: it takes Not On My Watch!; Edge Out can be answered anew
    assert hand(table, 2) == ["not-on-my-watch"]
    assert (asked(table), waiting(table)) == ("response-to-action", (2,))
    take(table, 2, "pass")
    round_over(table)
    assert told(table, "hit") == [(0, 50, 50)]


@rule("CC-173", "CC-103", "CC-076")
def test_not_so_fast_takes_the_card() -> None:
    table = fight("pit-lord", ["attack-50 edge-out", "attack-20 not-so-fast", "feint"])
    sets(table, "attack-50", "attack-20", "feint")
    play(table, 0, "edge-out", "@1")
    take(table, 1, "not-so-fast")
    through(table, "before-reveal")
    assert hand(table, 1) == ["edge-out"]
    assert "not-so-fast" in discards(table)
    assert table.state.actions == 2


@rule("CC-109")
def test_cards_played_are_counted_cancelled_or_not_but_bluffs_are_not() -> None:
    table = fight("pit-lord", ["attack-50 edge-out", "attack-20 not-on-my-watch", "rally"])
    sets(table, "attack-50", "attack-20", "rally")
    play(table, 0, "edge-out", "@1")
    take(table, 1, "not-on-my-watch")
    assert told(table, "played") == [(0, 24), (1, 26)]


@rule("CC-174")
def test_a_critical_miss_hurts_the_attacker() -> None:
    table = fight("pit-lord", ["attack-50", "attack-20 critical-miss", "feint feint"])
    sets(table, "attack-50", "attack-20", "feint")
    through(table, "on-attack-revealed")
    play(table, 1, "critical-miss")
    through(table, "before-reveal")
    assert (life(table), foes(table)) == ([90, 100, 100], [230])


@rule("CC-174", "CC-034", "CC-078")
def test_a_trip_costs_the_attack_and_the_next_set() -> None:
    table = fight("pit-lord", ["attack-50 feint", "attack-20 trip feint", "feint attack-10"])
    sets(table, "attack-50", "attack-20", "feint")
    through(table, "on-attack-revealed")
    play(table, 1, "trip")
    round_over(table)
    assert told(table, "hit") == [(1, 20, 20)]
    assert waiting(table) == (1, 2)
    assert told(table, "set-nothing") == [(0,)]
    sets(table, "feint", "attack-10")
    round_over(table)
    assert waiting(table) == (0, 1, 2)


@rule("CC-175", "CC-067", "CC-118", "CC-048")
def test_a_counter_strike_answers_a_damaging_attack() -> None:
    table = fight("battle-troll", ["attack-50 counter-strike", "attack-20", "attack-10"])
    sets(table, "attack-50", "attack-20", "attack-10")
    through(table, "creature-attack-damaged")
    assert waiting(table) == (0,)
    take(table, 0, "counter-strike")
    round_over(table)
    assert foes(table) == [160 - 80 - 25]
    assert life(table) == [80, 100, 90]
    assert told(table, "struck-back") == [(0, 25)]


@rule("CC-175", "CC-074", "CC-091", "CC-043")
def test_a_counter_strike_can_kill_and_ends_the_attacks() -> None:
    table = fight("battle-troll", ["attack-50 counter-strike", "attack-20", "attack-10"], foes=[100])
    sets(table, "attack-50", "attack-20", "attack-10")
    through(table, "creature-attack-damaged")
    take(table, 0, "counter-strike")
    through(table, "set")
    assert prestige(table) == [4, 0, 0]
    assert life(table) == [80, 100, 100]


@rule("CC-175", "CC-250")
def test_nothing_answers_a_trap() -> None:
    table = fight("crushing-corridor", ["feint counter-strike human-shield", "feint", "feint"])
    sets(table, "feint", "feint", "feint")
    round_over(table)
    assert life(table) == [90, 90, 90]
    assert {"counter-strike", "human-shield"} <= set(hand(table, 0))


@rule("CC-176", "CC-253")
def test_a_human_shield_takes_the_attack_with_its_effects() -> None:
    table = fight("spider-queen", ["feint human-shield", "feint human-shield", "feint"], orders=[[0, 1, 2]])
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    assert waiting(table) == (0,)
    take(table, 0, "human-shield")
    assert offered(table, 0) == ["@1", "@2"]
    take(table, 0, "@1")
    round_over(table)
    assert life(table) == [100, 70, 100]  # the second shield did not answer the first; 20 and then 10
    assert told(table, "webbed") == [(1,)]


@rule("CC-176")
def test_a_human_shield_is_no_answer_to_an_attack_on_several() -> None:
    table = fight("ember-drake", ["feint human-shield", "feint", "feint"])
    sets(table, "feint", "feint", "feint")
    round_over(table)
    assert life(table) == [85, 85, 85]
    assert "human-shield" in hand(table, 0)


@rule("CC-177")
def test_a_rally_turns_an_attack_up() -> None:
    table = fight("pit-lord", ["attack-30", "attack-20 rally rally", "feint"])
    sets(table, "attack-30", "attack-20", "feint")
    through(table, "on-attack-revealed")
    play(table, 1, "rally")
    through(table, "on-attack-revealed")
    play(table, 1, "rally")
    round_over(table)
    assert told(table, "hit") == [(0, 60, 60), (1, 20, 20)]


@rule("CC-105", "CC-102")
def test_nobody_answers_his_own_attack() -> None:
    table = fight("pit-lord", ["attack-30 rally", "attack-20 trip", "feint"])
    sets(table, "attack-30", "attack-20", "feint")
    through(table, "on-attack-revealed")
    assert in_question(table) == (1,)


@pytest.mark.parametrize(("choice", "left"), [("lose", 210), ("gain", 250)])
@rule("CC-171")
def test_not_so_tough_is_for_either_effect(choice: str, left: int) -> None:
    table = fight("pit-lord", ["feint", "feint not-so-tough", "feint"])
    sets(table, "feint", "feint", "feint")
    through(table, "between-turns")
    play(table, 1, "not-so-tough", choice)
    assert foes(table) == [left]
    round_over(table)
    assert told(table, "slain") == []


@pytest.mark.parametrize(("before", "left"), [(20, 5), (5, 5), (3, 3)])
@rule("CC-171")
def test_not_so_tough_never_kills(before: int, left: int) -> None:
    table = fight("pit-lord", ["feint", "feint not-so-tough", "feint"], foes=[before])
    sets(table, "feint", "feint", "feint")
    through(table, "between-turns")
    play(table, 1, "not-so-tough", "lose")
    assert foes(table) == [left]


@rule("CC-171", "CC-107")
def test_a_trap_is_no_target_for_not_so_tough() -> None:
    table = fight("crushing-corridor", ["feint edge-out", "feint not-so-tough", "feint"])
    sets(table, "feint", "feint", "feint")
    through(table, "between-turns")
    assert refused(table, 1, "not-so-tough") == "CC-250"


@rule("CC-178", "CC-040")
def test_quick_step_swaps_initiative_and_nothing_else() -> None:
    table = fight(
        "pit-lord", ["attack-30", "attack-20", "attack-10 quick-step"], players=[{"pending": ["slip-behind"]}]
    )
    sets(table, "attack-30", "attack-20", "attack-10")
    take(table, 2, "quick-step")
    assert (asked(table), offered(table, 2)) == ("aim", ["@0", "@1"])
    take(table, 2, "@0")
    round_over(table)
    assert told(table, "hit") == [(2, 10, 10), (1, 20, 20), (0, 60, 60)]


# --- windows --------------------------------------------------------------------------------------------------------


@rule("CC-100", "CC-101")
def test_of_two_who_want_to_play_the_closest_to_1_does() -> None:
    table = fight("pit-lord", ["attack-50", "attack-20 trip", "feint critical-miss"])
    sets(table, "attack-50", "attack-20", "feint")
    through(table, "on-attack-revealed")
    take(table, 2, "critical-miss")
    take(table, 1, "trip")
    through(table, "before-reveal")
    assert told(table, "played") == [(1, table.state.cavern.card("trip"))]
    assert hand(table, 2) == ["critical-miss"]


@rule("CC-101", "CC-104")
def test_a_window_opens_again_until_all_pass() -> None:
    table = fight("pit-lord", ["attack-50 trip", "attack-20 quick-step edge-out", "feint"])
    sets(table, "attack-50", "attack-20", "feint")
    play(table, 1, "quick-step", "@0")
    through(table, "before-first-reveal")
    play(table, 1, "edge-out", "@2")
    through(table, "before-first-reveal")
    assert table.state.actions == 2


@rule("CC-101")
def test_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    table = fight("pit-lord", ["attack-50", "attack-20 attack-10", "feint feint", ""])
    sets(table, "attack-50", "attack-20", "feint")
    through(table, "on-attack-revealed")
    assert in_question(table) == (1, 2)
    assert offered(table, 1) == ["pass", "pass-kind", "pass-round"]


@rule("CC-101")
def test_a_stored_pass_answers_until_the_round_is_over() -> None:
    table = fight("ember-drake", ["attack-50 attack-5 feint", "attack-20 attack-10 trip", "feint feint attack-25"])
    sets(table, "attack-50", "attack-20", "feint")
    through(table, "on-attack-revealed")
    take(table, 1, "pass")
    take(table, 2, "pass-kind")
    through(table, "before-reveal")
    through(table, "on-attack-revealed")
    assert in_question(table) == (0, 2)
    assert waiting(table) == (0,)
    take(table, 0, "pass-round")
    assert asked(table) == "between-turns"
    assert waiting(table) == (1, 2)
    round_over(table)
    assert table.state.hush == [0, 0, 0]


@rule("CC-101")
def test_a_player_who_passes_the_round_is_asked_about_what_is_about_him() -> None:
    table = fight("ripper", ["attack-50 attack-5 human-shield", "attack-20 trip", "feint feint"], orders=[[1, 0, 2]])
    sets(table, "attack-50", "attack-20", "feint")
    take(table, 0, "pass-round")
    through(table, "creature-attack-declared")
    assert (asked(table), waiting(table)) == ("creature-attack-declared", (0,))


@rule("CC-102")
def test_a_card_is_refused_outside_its_window() -> None:
    table = fight("pit-lord", ["attack-50 counter-strike", "attack-20 trip", "feint"])
    sets(table, "attack-50", "attack-20", "feint")
    assert refused(table, 1, "trip") == "CC-102"
    assert refused(table, 0, "counter-strike") == "CC-102"
    assert refused(table, 0, "rally") == "CC-102"
