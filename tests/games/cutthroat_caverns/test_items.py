"""Potions, Alchemist Fire, the amulet, and trade."""

from __future__ import annotations

from typing import Any

from tests.games.cutthroat_caverns.table import (
    Table,
    asked,
    fight,
    foes,
    hand,
    in_question,
    items,
    life,
    named,
    offered,
    play,
    prestige,
    refused,
    round_over,
    sets,
    take,
    through,
    told,
    waiting,
)
from tests.ruling import rule

HANDS = ["attack-50 feint", "attack-20 feint", "attack-10 feint"]


def thirsty(*players: dict[str, Any], encounter: str = "pit-lord", hands: list[str] = HANDS) -> Table:
    """The potion step before an encounter."""
    return fight(encounter, hands, players=players, stage=("Opening", (3,)))


@rule("CC-023", "CC-191")
def test_potions_are_tipped_in_rounds_until_all_pass() -> None:
    table = thirsty(
        {"items": ["potion-of-haste", "potion-of-strength"], "initiative": 2},
        {"items": ["potion-of-iron-skin"], "initiative": 1},
    )
    answers = []
    for answer in ("done", "potion-of-haste", "done", "done"):
        seat = table.state.awaits[0]
        answers.append(seat)
        take(table, seat, answer)
    assert answers == [1, 0, 2, 1]  # the third has nothing to drink, but something to trade for
    assert items(table, 0) == ["potion-of-strength"]


@rule("CC-193", "CC-196", "CC-200", "CC-006")
def test_healing_oneself_scores_nothing_and_is_capped() -> None:
    table = thirsty({"items": ["potion-of-healing"], "life": 90})
    take(table, 0, "potion-of-healing")
    assert life(table) == [100, 100, 100]
    assert prestige(table) == [0, 0, 0]
    assert named(table, table.state.gone) == ["potion-of-healing"]


@rule("CC-193")
def test_healing_a_willing_player_scores() -> None:
    table = thirsty({"items": ["cure-wounds"], "life": 50}, {"life": 95}, {})
    take(table, 0, "cure-wounds")
    assert (asked(table), offered(table, 0)) == ("heal-whom", ["@0", "@1"])
    assert refused(table, 0, "@2") == "CC-193"
    take(table, 0, "@1")
    assert (asked(table), waiting(table)) == ("willing", (1,))
    take(table, 1, "yes")
    assert (life(table), prestige(table)) == ([50, 100, 100], [2, 0, 0])
    assert named(table, table.state.scored[0]) == ["cure-wounds"]


@rule("CC-193")
def test_nobody_is_healed_against_his_will() -> None:
    table = thirsty({"items": ["cure-wounds"], "life": 50}, {"life": 60}, {})
    take(table, 0, "cure-wounds")
    take(table, 0, "@1")
    take(table, 1, "no")
    assert (life(table), prestige(table), items(table, 0)) == ([50, 60, 100], [0, 0, 0], ["cure-wounds"])


@rule("CC-193")
def test_healing_is_no_use_where_everybody_is_well() -> None:
    table = thirsty({"items": ["cure-wounds", "potion-of-haste"]})
    assert refused(table, 0, "cure-wounds") == "CC-193"


@rule("CC-191", "CC-023")
def test_alchemist_fire_is_no_potion_and_a_potion_not_for_the_fight() -> None:
    table = thirsty({"items": ["alchemist-fire", "potion-of-haste"]})
    assert refused(table, 0, "alchemist-fire") == "CC-191"
    through(table, "set")
    assert refused(table, 0, "potion-of-haste") == "CC-009"


@rule("CC-192", "CC-194", "CC-097", "CC-200")
def test_iron_skin_lasts_for_the_encounter() -> None:
    table = thirsty({"items": ["potion-of-iron-skin"]}, encounter="ember-drake")
    take(table, 0, "potion-of-iron-skin")
    assert (items(table, 0), named(table, table.state.tipped[0])) == ([], ["potion-of-iron-skin"])
    through(table, "set")
    sets(table, "feint", "feint", "feint")
    round_over(table)
    assert life(table) == [100, 85, 85]
    assert told(table, "unhurt") == [(0,)]


@rule("CC-194", "CC-252")
def test_iron_skin_keeps_off_damage_only() -> None:
    table = fight("medusa", HANDS, players=[{"tipped": ["potion-of-iron-skin"]}], iron=1)
    sets(table, "attack-50", "feint", "feint")
    round_over(table)
    assert life(table) == [100, 100, 100]
    assert waiting(table) == (1, 2)


@rule("CC-195", "CC-117")
def test_strength_doubles_attacks_for_two_rounds() -> None:
    hands = ["attack-50 attack-25 attack-30", "attack-20 attack-10 feint", "attack-10 feint feint"]
    table = thirsty({"items": ["potion-of-strength"]}, hands=hands)
    take(table, 0, "potion-of-strength")
    for cards in (
        ("attack-50", "attack-20", "attack-10"),
        ("attack-25", "attack-10", "feint"),
        ("attack-30", "feint", "feint"),
    ):
        through(table, "set")
        sets(table, *cards)
    through(table, "between-turns")
    assert [hit for hit in told(table, "hit") if hit[0] == 0] == [(0, 100, 100), (0, 50, 50), (0, 30, 30)]


@rule("CC-195")
def test_a_second_potion_adds_its_rounds() -> None:
    table = thirsty({"items": ["potion-of-strength", "potion-of-strength", "potion-of-haste", "potion-of-haste"]})
    for potion in ("potion-of-strength", "potion-of-haste") * 2:
        while waiting(table) != (0,):
            take(table, table.state.awaits[0], "done")
        take(table, 0, potion)
    assert (table.state.strength[0], table.state.haste[0]) == (4, 4)


@rule("CC-199", "CC-085", "CC-196")
def test_alchemist_fire_burns_every_token_and_all_others() -> None:
    table = fight("ghoul-pack", HANDS, players=[{"items": ["alchemist-fire"]}], foes=[40, 30, 20])
    sets(table, "feint", "feint", "feint")
    through(table, "own-turn")
    assert in_question(table) == (0,)
    take(table, 0, "alchemist-fire")
    assert (foes(table), life(table)) == ([10, 0, 0], [100, 90, 90])
    assert prestige(table) == [2, 0, 0]
    assert named(table, table.state.gone) == ["alchemist-fire"]


@rule("CC-108", "CC-199")
def test_nobody_answers_an_item() -> None:
    table = fight("ripper", ["feint", "feint not-on-my-watch", "feint"], players=[{"items": ["alchemist-fire"]}])
    sets(table, "feint", "feint", "feint")
    through(table, "own-turn")
    take(table, 0, "alchemist-fire")
    assert foes(table) == [120]
    assert refused(table, 1, "not-on-my-watch") == "CC-102"


@rule("CC-199", "CC-087", "CC-082", "CC-083", "CC-212")
def test_whoever_burns_all_tokens_takes_them_all_and_one_is_the_last() -> None:
    table = fight("ghoul-pack", HANDS, players=[{"items": ["alchemist-fire"]}], foes=[10, 30, 20], number=7)
    sets(table, "feint", "feint", "feint")
    through(table, "own-turn")
    take(table, 0, "alchemist-fire")
    assert prestige(table) == [1 + 1 + 2 + 1, 0, 0]
    assert table.state.trophies[0] == (table.state.facing,) * 3


@rule("CC-199", "CC-191")
def test_alchemist_fire_can_be_used_after_the_own_attack_too() -> None:
    table = fight("ripper", HANDS, players=[{"items": ["alchemist-fire"]}])
    sets(table, "attack-50", "feint", "feint")
    through(table, "own-turn")
    take(table, 0, "pass")
    through(table, "own-turn")
    take(table, 0, "alchemist-fire")
    assert foes(table) == [150 - 50 - 30]


@rule("CC-199")
def test_where_there_is_no_life_nothing_burns() -> None:
    table = fight("scything-blades", HANDS, players=[{"items": ["alchemist-fire"]}])
    sets(table, "feint", "feint", "feint")
    through(table, "between-turns")
    assert told(table, "turn-began") == [(0,)]


@rule("CC-199", "CC-251", "CC-252")
def test_alchemist_fire_adds_to_the_strength_of_a_trap() -> None:
    table = fight("crushing-corridor", HANDS, players=[{"items": ["alchemist-fire"]}], foes=[30])
    sets(table, "feint", "feint", "feint")
    through(table, "own-turn")
    take(table, 0, "alchemist-fire")
    assert told(table, "used-up") == [(table.state.facing,)]
    assert prestige(table) == [0, 0, 0]


@rule("CC-190", "CC-198", "CC-075")
def test_an_amulet_drawn_counts_as_the_card_and_draws_two() -> None:
    table = fight("pit-lord", ["feint", "feint", "feint"], deck="rally rally trip trip amulet-of-mentalism")
    sets(table, "feint", "feint", "feint")
    round_over(table)
    assert items(table, 0) == ["amulet-of-mentalism"]
    assert [len(hand(table, seat)) for seat in range(3)] == [2, 1, 1]


@rule("CC-198", "CC-076")
def test_the_amulet_lets_its_owner_hold_eight() -> None:
    seven = "attack-5 attack-10 attack-10 attack-10 attack-25 attack-25 attack-25 attack-25"
    table = fight(
        "pit-lord",
        [seven, "feint attack-50 attack-50 attack-50 attack-50 attack-20 attack-20 attack-20", "feint"],
        deck="rally rally trip",
        players=[{"items": ["amulet-of-mentalism"]}],
    )
    sets(table, "attack-5", "feint", "feint")
    through(table, "discard-down")
    assert (asked(table), waiting(table)) == ("discard-down", (1,))
    assert len(hand(table, 0)) == 8
    take(table, 1, "attack-20")
    assert len(hand(table, 1)) == 7


# --- trade ----------------------------------------------------------------------------------------------------------

OWNERS = [{"items": ["potion-of-haste", "amulet-of-mentalism"]}, {"items": ["cure-wounds", "cure-wounds"]}, {}]


@rule("CC-197", "CC-240", "CC-241", "CC-242")
def test_one_use_items_change_hands_by_offer_and_consent() -> None:
    table = fight("pit-lord", HANDS, players=OWNERS)
    sets(table, "attack-50", "attack-20", "attack-10")
    play(table, 0, "trade")
    assert (asked(table), offered(table, 0)) == ("offer-to", ["@1", "@2"])
    take(table, 0, "@1")
    assert offered(table, 0) == ["done", "potion-of-haste"]
    assert refused(table, 0, "amulet-of-mentalism") == "CC-242"
    take(table, 0, "potion-of-haste")
    take(table, 0, "done")
    take(table, 0, "cure-wounds")
    take(table, 0, "cure-wounds")
    assert (asked(table), waiting(table)) == ("offer-wanted", (0,))
    take(table, 0, "done")
    assert (asked(table), waiting(table)) == ("accept", (1,))
    take(table, 1, "yes")
    assert items(table, 0) == ["cure-wounds", "cure-wounds", "amulet-of-mentalism"]
    assert items(table, 1) == ["potion-of-haste"]
    assert asked(table) == "before-first-reveal"


@rule("CC-241")
def test_an_offer_is_of_something_may_be_refused_and_is_one_to_a_window() -> None:
    table = fight("pit-lord", HANDS, players=OWNERS)
    sets(table, "attack-50", "attack-20", "attack-10")
    play(table, 2, "trade", "@1")
    assert offered(table, 2) == ["done"]
    take(table, 2, "done")
    assert offered(table, 2) == ["cure-wounds"]
    take(table, 2, "cure-wounds")
    take(table, 2, "done")
    take(table, 1, "no")
    assert (items(table, 1), items(table, 2)) == (["cure-wounds", "cure-wounds"], [])
    assert refused(table, 2, "trade") == "CC-241"


@rule("CC-241")
def test_there_is_no_trade_while_something_is_being_resolved() -> None:
    table = fight("pit-lord", HANDS, players=OWNERS)
    sets(table, "attack-50", "attack-20", "attack-10")
    through(table, "on-attack-revealed")
    assert refused(table, 1, "trade") == "CC-241"


@rule("CC-241", "CC-030")
def test_a_trade_while_cards_are_set_comes_before_the_setting() -> None:
    table = fight("pit-lord", HANDS, players=OWNERS)
    take(table, 0, "attack-50")
    take(table, 1, "attack-20")
    take(table, 2, "trade")
    assert (asked(table), waiting(table)) == ("offer-to", (2,))
    take(table, 2, "@0")
    take(table, 2, "done")
    take(table, 2, "potion-of-haste")
    take(table, 2, "done")
    take(table, 0, "yes")
    assert (asked(table), waiting(table)) == ("set", (0, 1, 2))
    assert items(table, 2) == ["potion-of-haste"]


@rule("CC-243", "CC-241")
def test_a_potion_received_before_the_encounter_can_be_tipped() -> None:
    table = thirsty({"items": ["potion-of-haste"]})
    assert waiting(table) == (0,)
    take(table, 0, "trade")
    take(table, 0, "@1")
    take(table, 0, "potion-of-haste")
    take(table, 0, "done")
    take(table, 1, "yes")
    assert waiting(table) == (1,)
    assert "potion-of-haste" in offered(table, 1)
