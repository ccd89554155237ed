"""Turns, the damage stack, kill checks, attack cards of all kinds."""

from __future__ import annotations

from typing import Any

from tests.games.cutthroat_caverns.table import (
    asked,
    discards,
    fight,
    foes,
    hand,
    items,
    life,
    offered,
    play,
    prestige,
    refused,
    round_over,
    sets,
    stack,
    take,
    through,
    told,
    waiting,
)
from tests.ruling import rule


def players(**first: Any) -> list[dict[str, Any]]:
    """Something for the first player."""
    return [first]


@rule("CC-040", "CC-041", "CC-042", "CC-044", "CC-045", "CC-060")
def test_attacks_are_revealed_in_initiative_order_and_stacked() -> None:
    numbers = [{"initiative": 3}, {"initiative": 1}, {"initiative": 2}]
    table = fight("ripper", ["attack-50 feint", "attack-20", "attack-10"], players=numbers)
    sets(table, "attack-50", "attack-20", "attack-10")
    through(table, "between-turns")
    assert (stack(table), foes(table)) == ([("attack-20", 20)], [130])
    round_over(table)
    assert told(table, "hit") == [(1, 20, 20), (2, 10, 10), (0, 50, 50)]
    assert foes(table) == [70]


@rule("CC-043", "CC-046", "CC-090", "CC-091")
def test_the_round_stops_with_the_killing_blow() -> None:
    table = fight("ripper", ["attack-50 feint", "attack-20 feint", "attack-10"], foes=[60])
    sets(table, "attack-50", "attack-20", "attack-10")
    through(table, "discard-any")
    assert told(table, "hit") == [(0, 50, 50), (1, 20, 10)]
    assert prestige(table) == [0, 3, 0]
    assert life(table) == [100, 100, 100]
    assert told(table, "round-ended") == []


@rule("CC-070", "CC-077")
def test_the_stack_is_discarded_and_another_round_begins() -> None:
    table = fight("battle-troll", ["attack-50 feint", "attack-20", "attack-10"], players=[{"pending": ["slip-behind"]}])
    sets(table, "attack-50", "attack-20", "attack-10")
    round_over(table)
    assert stack(table) == []
    assert {"attack-50", "slip-behind"} <= set(discards(table))
    assert (asked(table), table.state.rounds) == ("set", 2)


# --- special attacks ------------------------------------------------------------------------------------------------


@rule("CC-120", "CC-121")
def test_a_special_attack_is_for_its_character_and_never_a_must() -> None:
    table = fight("ripper", ["backstab", "hammerfall", "heartseeker"])  # Nyx, Orn, Vasha
    sets(table, "backstab", "hammerfall", "heartseeker")
    through(table, "special")
    take(table, 0, "yes")
    through(table, "special")
    assert waiting(table) == (1,)
    take(table, 1, "no")
    round_over(table)
    assert told(table, "hit") == [(0, 50, 50), (1, 20, 20), (2, 20, 20)]


@rule("CC-122", "CC-123", "CC-174", "CC-124")
def test_a_special_attack_is_protected_from_its_reveal_on() -> None:
    table = fight("ripper", ["crowd", "hammerfall", "critical-miss trip attack-5"])
    sets(table, "crowd", "hammerfall", "attack-5")
    through(table, "special")
    take(table, 1, "yes")
    assert asked(table) == "on-attack-revealed"
    assert offered(table, 2) == ["pass", "pass-kind", "pass-round"]
    assert refused(table, 2, "critical-miss") == "CC-122"
    assert refused(table, 2, "trip") == "CC-122"
    round_over(table)
    assert told(table, "hit") == [(0, 20, 20), (1, 25, 25), (2, 0, 0)]  # CC-124: the crowd halves both all the same


@rule("CC-122", "CC-177")
def test_a_rally_on_a_special_attack_needs_consent() -> None:
    table = fight("ripper", ["attack-5", "hammerfall", "rally attack-10"])
    sets(table, "attack-5", "hammerfall", "attack-10")
    through(table, "special")
    take(table, 1, "yes")
    play(table, 2, "rally")
    assert (asked(table), waiting(table)) == ("consent", (1,))
    take(table, 1, "no")
    assert hand(table, 2) == ["rally"]
    assert refused(table, 2, "rally") == "CC-122"
    round_over(table)
    assert (1, 50, 50) in told(table, "hit")


@rule("CC-122", "CC-177")
def test_a_rally_that_is_welcome_doubles_a_special_attack() -> None:
    table = fight("ripper", ["attack-5", "hammerfall", "rally attack-10"])
    sets(table, "attack-5", "hammerfall", "attack-10")
    through(table, "special")
    take(table, 1, "yes")
    play(table, 2, "rally")
    take(table, 1, "yes")
    round_over(table)
    assert (1, 100, 100) in told(table, "hit")


# --- enhanced attacks -----------------------------------------------------------------------------------------------


@rule("CC-126", "CC-127")
def test_a_crowd_halves_the_attacks_of_the_next_two() -> None:
    table = fight("pit-lord", ["attack-50", "crowd", "attack-30", "attack-40", "attack-10"])
    sets(table, "attack-50", "crowd", "attack-30", "attack-40", "attack-10")
    round_over(table)
    assert told(table, "hit") == [(0, 50, 50), (1, 20, 20), (2, 15, 15), (3, 20, 20), (4, 10, 10)]
    assert [state for state in table.state.pending if state] == []


@rule("CC-127")
def test_whoever_has_no_attack_is_one_of_the_two() -> None:
    table = fight("pit-lord", ["crowd", "", "attack-30", "attack-40"])
    sets(table, "crowd", "attack-30", "attack-40")
    round_over(table)
    assert told(table, "hit") == [(0, 20, 20), (2, 15, 15), (3, 40, 40)]


@rule("CC-127")
def test_a_cancelled_crowd_halves_nobody() -> None:
    table = fight("pit-lord", ["crowd", "attack-30", "attack-40 trip"])
    sets(table, "crowd", "attack-30", "attack-40")
    through(table, "on-attack-revealed")
    play(table, 2, "trip")
    round_over(table)
    assert told(table, "hit") == [(1, 30, 30), (2, 40, 40)]


@rule("CC-128")
def test_holy_water_burns_the_undead_and_stops_their_attacks() -> None:
    table = fight("barrow-wraith", ["throw-holy-water", "attack-5", "feint"], foes=[100])
    sets(table, "throw-holy-water", "attack-5", "feint")
    through(table, "holy")
    take(table, 0, "yes")
    round_over(table)
    assert told(table, "hit") == [(0, 55, 55), (1, 5, 5)]  # the first attack is halved by the Wraith
    assert life(table) == [100, 100, 100]
    assert told(table, "attack-cancelled") == [()]


@rule("CC-128")
def test_holy_water_is_a_plain_attack_against_all_others() -> None:
    table = fight("ripper", ["throw-holy-water", "attack-5", "feint"])
    sets(table, "throw-holy-water", "attack-5", "feint")
    round_over(table)
    assert told(table, "hit") == [(0, 10, 10), (1, 5, 5)]


@rule("CC-128", "CC-085")
def test_with_tokens_holy_water_stops_one_of_them() -> None:
    table = fight("ghoul-pack", ["throw-holy-water", "feint", "feint"], foes=[100, 40, 40])
    sets(table, "throw-holy-water", "feint", "feint")
    through(table, "choose-foe")
    take(table, 0, "#0")
    take(table, 0, "yes")
    round_over(table)
    assert life(table) == [100, 90, 90]


@rule("CC-129", "CC-253")
def test_whoever_is_called_ugly_takes_attacks_on_single_players() -> None:
    table = fight("spider-queen", ["called-you-ugly-too", "feint", "feint"], orders=[[0, 1, 2]])
    sets(table, "called-you-ugly-too", "feint", "feint")
    through(table, "name-seat")
    assert offered(table, 0) == ["@1", "@2"]
    take(table, 0, "@2")
    round_over(table)
    assert life(table) == [100, 100, 70]
    assert told(table, "webbed") == [(2,)]


@rule("CC-129")
def test_attacks_on_several_are_not_turned_on_the_ugly_one() -> None:
    table = fight("ember-drake", ["called-you-ugly-too", "feint", "feint"])
    sets(table, "called-you-ugly-too", "feint", "feint")
    through(table, "name-seat")
    take(table, 0, "@2")
    round_over(table)
    assert life(table) == [85, 85, 85]


@rule("CC-129")
def test_of_tokens_only_the_one_that_was_attacked_is_redirected() -> None:
    table = fight("ghoul-pack", ["called-you-ugly-too", "feint", "feint"], orders=[[0, 1, 2]])
    sets(table, "called-you-ugly-too", "feint", "feint")
    through(table, "choose-foe")
    take(table, 0, "#0")
    take(table, 0, "@2")
    round_over(table)
    assert life(table) == [100, 90, 80]


@rule("CC-125")
def test_a_pickpocket_takes_an_untipped_item() -> None:
    owners: list[dict[str, Any]] = [{}, {"items": ["cure-wounds", "alchemist-fire"]}, {"tipped": ["potion-of-haste"]}]
    table = fight("ripper", ["pick-pocket", "feint", "feint"], players=owners)
    sets(table, "pick-pocket", "feint", "feint")
    through(table, "steal-from")
    assert offered(table, 0) == ["done", "@1"]
    take(table, 0, "@1")
    assert offered(table, 0) == ["cure-wounds", "alchemist-fire"]
    take(table, 0, "alchemist-fire")
    assert (items(table, 0), items(table, 1)) == (["alchemist-fire"], ["cure-wounds"])
    assert told(table, "stole") == [(0, 1, table.state.cavern.card("alchemist-fire"))]


@rule("CC-125", "CC-198", "CC-076")
def test_a_stolen_amulet_draws_for_the_thief_and_its_old_owner_discards() -> None:
    full = "attack-5 attack-10 attack-20 attack-25 attack-30 attack-40 attack-50 feint"
    owners = [{}, {"items": ["amulet-of-mentalism"]}]
    table = fight("ripper", ["pick-pocket", full + " crowd", "feint"], deck="trip rally", players=owners)
    sets(table, "pick-pocket", "crowd", "feint")
    through(table, "steal-from")
    take(table, 0, "@1")
    assert (asked(table), waiting(table)) == ("discard-down", (1,))
    take(table, 1, "attack-5")
    assert hand(table, 0) == ["trip", "rally"]
    assert len(hand(table, 1)) == 7


# --- feints and riders ----------------------------------------------------------------------------------------------


@rule("CC-130", "CC-131", "CC-132")
def test_a_feint_neither_hits_nor_is_stacked() -> None:
    table = fight("ripper", ["feint", "attack-20 critical-miss", "attack-10"], players=players(strength=2))
    sets(table, "feint", "attack-20", "attack-10")
    through(table, "on-tactical-revealed")
    assert refused(table, 1, "critical-miss") == "CC-102"
    through(table, "between-turns")
    assert (stack(table), foes(table)) == ([], [150])
    assert "feint" in discards(table)


@rule("CC-150", "CC-151", "CC-152", "CC-159", "CC-157")
def test_a_rider_stands_by_until_the_next_attack() -> None:
    hands = ["focus-strength feint attack-30", "attack-20 attack-10 attack-5", "attack-10 attack-10 attack-25"]
    table = fight("pit-lord", hands)
    sets(table, "focus-strength", "attack-20", "attack-10")
    round_over(table)
    assert told(table, "stands-by") == [(0, table.state.cavern.card("focus-strength"))]
    sets(table, "feint", "attack-10", "attack-10")
    round_over(table)
    assert told(table, "joined") == []
    sets(table, "attack-30", "attack-5", "attack-25")
    round_over(table)
    assert (0, 55, 55) in told(table, "hit")


@rule("CC-153", "CC-157", "CC-174")
def test_a_cancelled_attack_takes_its_riders_with_it() -> None:
    table = fight(
        "pit-lord",
        ["attack-30", "attack-20 critical-miss", "feint feint"],
        players=players(pending=["focus-strength", "slip-behind", "slip-behind"]),
    )
    sets(table, "attack-30", "attack-20", "feint")
    through(table, "on-attack-revealed")
    play(table, 1, "critical-miss")
    through(table, "between-turns")
    assert life(table) == [90, 100, 100]
    assert {"attack-30", "focus-strength", "critical-miss"} <= set(discards(table))
    assert table.state.pending[0] == (table.state.cavern.card("slip-behind"),)


@rule("CC-133", "CC-131", "CC-118")
def test_an_unintentional_strike_takes_the_place_of_a_feint() -> None:
    table = fight(
        "ripper",
        ["feint", "unintentional-strike attack-10", "attack-20 rally trip"],
        players=players(pending=["focus-strength"]),
    )
    sets(table, "feint", "attack-10", "attack-20")
    through(table, "on-tactical-revealed")
    play(table, 1, "unintentional-strike")
    through(table, "on-attack-revealed")
    play(table, 2, "rally")
    through(table, "between-turns")
    assert stack(table) == [("unintentional-strike", 60)]
    assert "feint" in discards(table)
    assert table.state.dealt[0] == 60


# --- stand-ins ------------------------------------------------------------------------------------------------------


@rule("CC-135", "CC-137", "CC-139")
def test_double_strike_plays_up_to_two_attacks_at_once() -> None:
    table = fight("pit-lord", ["double-strike attack-30 focus-strength opportunity-fire rally", "feint", "feint"])
    sets(table, "double-strike", "feint", "feint")
    through(table, "stand-in")
    assert offered(table, 0) == ["done", "attack-30", "focus-strength"]
    assert refused(table, 0, "opportunity-fire") == "CC-137"
    take(table, 0, "focus-strength")
    through(table, "stand-in")
    take(table, 0, "attack-30")
    through(table, "between-turns")
    assert stack(table) == [("attack-30", 55)]
    assert "double-strike" in discards(table)


@rule("CC-136", "CC-140")
def test_a_stand_in_can_be_edged_out_while_it_lies_face_down_and_not_afterwards() -> None:
    table = fight("pit-lord", ["double-strike attack-30", "feint edge-out trip", "feint feint"])
    sets(table, "double-strike", "feint", "feint")
    through(table, "stand-in")
    assert refused(table, 1, "trip") == "CC-100"
    take(table, 0, "attack-30")
    assert asked(table) == "on-attack-revealed"
    play(table, 1, "trip")
    round_over(table)
    assert told(table, "tripped") == [(0, table.state.cavern.card("attack-30"))]
    table = fight("pit-lord", ["double-strike attack-30", "feint edge-out", "feint feint"])
    sets(table, "double-strike", "feint", "feint")
    play(table, 1, "edge-out", "@0")
    round_over(table)
    assert told(table, "stands-in") == []


@rule("CC-137", "CC-043")
def test_the_second_attack_is_not_played_when_the_first_has_killed() -> None:
    table = fight("ripper", ["double-strike attack-50 attack-30", "feint", "feint"], foes=[50])
    sets(table, "double-strike", "feint", "feint")
    through(table, "stand-in")
    take(table, 0, "attack-50")
    through(table, "discard-any")
    assert hand(table, 0) == ["attack-30"]
    assert prestige(table) == [3, 0, 0]


@rule("CC-138", "CC-141", "CC-035")
def test_opportunity_fire_sets_a_second_card_for_the_end() -> None:
    table = fight("pit-lord", ["opportunity-fire attack-30 attack-40 rally", "attack-5 edge-out", "attack-10"])
    sets(table, "opportunity-fire", "attack-5", "attack-10")
    through(table, "stand-in")
    assert offered(table, 0) == ["attack-40", "attack-30"]
    take(table, 0, "attack-30")
    through(table, "set-late")
    assert offered(table, 0) == ["done", "attack-40"]
    take(table, 0, "attack-40")
    assert len(table.state.laid[0]) == 1
    round_over(table)
    assert told(table, "hit") == [(0, 30, 30), (1, 5, 5), (2, 10, 10), (0, 40, 40)]


@rule("CC-141", "CC-138", "CC-140")
def test_the_second_card_of_opportunity_fire_can_be_edged_out() -> None:
    table = fight("pit-lord", ["opportunity-fire attack-30 attack-40", "attack-5 edge-out", "attack-10"])
    sets(table, "opportunity-fire", "attack-5", "attack-10")
    through(table, "stand-in")
    take(table, 0, "attack-30")
    through(table, "set-late")
    take(table, 0, "attack-40")
    assert asked(table) == "between-turns"
    play(table, 1, "edge-out", "@0")
    round_over(table)
    assert told(table, "hit") == [(0, 30, 30), (1, 5, 5), (2, 10, 10)]


@rule("CC-038", "CC-138")
def test_nobody_sets_a_third_card() -> None:
    table = fight(
        "pit-lord",
        ["opportunity-fire attack-30 attack-40 attack-20", "attack-5", "attack-10"],
        players=players(tipped=["potion-of-haste"], haste=2),
    )
    sets(table, "opportunity-fire", "attack-5", "attack-10")
    take(table, 0, "attack-20")
    through(table, "stand-in")
    take(table, 0, "attack-30")
    round_over(table)
    assert told(table, "hit") == [(0, 30, 30), (0, 20, 20), (1, 5, 5), (2, 10, 10)]
