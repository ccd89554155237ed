"""The end of an encounter and of the game; death, looting; the beginning of the next encounter."""

from __future__ import annotations

from typing import Any

import pytest

from grotto.games.cutthroat_caverns.numbers import LONGEST_ENCOUNTER
from grotto.kernel import FastDice
from tests.games.cutthroat_caverns.table import (
    GAME,
    Loaded,
    Table,
    asked,
    discards,
    fight,
    foes,
    hand,
    items,
    life,
    offered,
    prestige,
    round_over,
    sets,
    take,
    through,
    told,
    waiting,
)
from tests.ruling import rule


def won(players: list[dict[str, Any]], number: int = 9, **fields: Any) -> Table:
    """The last encounter, one blow from its end: the first player kills the Ripper."""
    hands = ["" if player.get("life") == 0 else "feint" for player in players]
    hands[0] = "attack-50"
    table = fight("ripper", hands, foes=[5], players=players, number=number, **fields)
    sets(table, *[hand for hand in hands if hand])
    return table


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@rule("CC-001", "CC-002", "CC-004", "CC-005", "CC-006", "CC-007", "CC-020", "CC-021")
def test_setting_up(seats: int) -> None:
    state = GAME.setup(seats).start(FastDice(5))
    facts: Any = state.facts()
    assert facts["number"] == 1
    players = facts["players"]
    assert [player["life"] for player in players] == [100] * seats
    assert len({player["character"] for player in players}) == seats
    sizes = {zone.name: len(zone.contents) for zone in state.zones() if zone.owner is None}
    assert (sizes["faced"], sizes["to come"], sizes["set aside"]) == (1, 8, 16)
    for zone in state.zones():
        if zone.name == "hand":
            assert len(zone.contents) in (7, 8)
    assert sorted(player["initiative"] for player in players) in ([0] * seats, list(range(1, seats + 1)))


@rule("CC-009")
def test_what_is_hidden_and_what_is_open() -> None:
    table = fight("ripper", ["attack-50 trip", "feint", "feint"], players=[{"items": ["cure-wounds"]}])
    view: Any = table.state.view(1)
    seen = {(zone["zone"], zone["owner"]): zone.get("contents") for zone in view["zones"]}
    assert seen["hand", 0] is None
    assert seen["hand", 1] == ["feint"]
    assert seen["items", 0] == ["cure-wounds"]
    assert seen["deck", None] is None
    assert seen["to come", None] is None
    assert seen["discard", None] == []


@rule("CC-008")
def test_the_discard_pile_is_shuffled_into_a_new_deck() -> None:
    table = fight("pit-lord", ["feint", "feint", "feint"])
    state = table.state
    state.discard = state.deck[:90]
    state.deck, state.top = state.deck[90:], len(state.deck) - 90
    sets(table, "feint", "feint", "feint")
    round_over(table)
    assert told(table, "reshuffled") == [()]
    assert (discards(table), [len(hand(table, seat)) for seat in range(3)]) == ([], [1, 1, 1])


@rule("CC-025", "CC-024", "CC-022", "CC-106")
def test_an_encounter_opens_with_potions_initiative_and_a_round() -> None:
    table = won([{}, {}, {}], number=3)
    through(table, "set")
    names = [kind for kind in ("encounter-over", "appeared", "drew-initiative", "round-began") if told(table, kind)]
    assert names == ["encounter-over", "appeared", "drew-initiative", "round-began"]
    assert told(table, "appeared")[0][1] == 4


@rule("CC-093", "CC-094", "CC-095", "CC-096", "CC-097")
def test_after_an_encounter_hands_are_thinned_and_filled() -> None:
    table = fight("ripper", ["attack-50 trip rally", "feint", "feint"], foes=[5], number=2)
    sets(table, "attack-50", "feint", "feint")
    through(table, "discard-any")
    assert (waiting(table), offered(table, 0)) == ((0,), ["done", "trip", "rally"])
    take(table, 0, "trip")
    take(table, 0, "done")
    through(table, "set")
    assert "trip" in discards(table)
    assert [len(hand(table, seat)) for seat in range(3)] == [7, 7, 7]
    assert "rally" in hand(table, 0)
    assert table.state.number == 3


@rule("CC-152", "CC-097", "CC-078")
def test_riders_outlast_the_encounter_and_nothing_else_does() -> None:
    table = won([{}, {"pending": ["focus-strength", "web", "strength"], "strength": 1}, {}], number=2)
    through(table, "set")
    assert table.state.pending[1] == (table.state.cavern.card("focus-strength"),)
    assert table.state.strength == [0, 0, 0]


@rule("CC-212", "CC-211")
def test_bonus_prestige_by_the_number_of_the_encounter() -> None:
    for number, bonus in ((1, 0), (6, 0), (7, 1), (8, 2)):
        table = won([{}, {}, {}], number=number)
        through(table, "set")
        assert prestige(table)[0] == 3 + bonus
    table = won([{}, {}, {}], number=7, options={"bonus-7": "5"})
    through(table, "set")
    assert prestige(table)[0] == 8


@rule("CC-213", "CC-218", "CC-210")
def test_the_living_player_with_the_most_prestige_wins() -> None:
    table = won([{"prestige": -3}, {"prestige": 2}, {"prestige": 9, "life": 0}])
    through(table)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.scores) == ((0,), (3, 2, 9))
    assert table.state.outcome.ending == "prestige"


@rule("CC-214", "CC-005")
def test_a_tie_is_fought_out_with_a_card_set_aside() -> None:
    table = won([{}, {"prestige": 6}, {}])
    through(table, "set")
    assert told(table, "tied") == [()]
    assert (table.state.number, table.state.encounter.name) == (10, "riddle-door")  # the top one of those set aside
    assert len(table.state.aside) == 15
    assert len(hand(table, 0)) >= 7


@rule("CC-214")
def test_a_tie_break_gives_no_bonus() -> None:
    table = won([{"prestige": 1}, {}, {}], number=9)
    assert table.state.cavern.bonus_of(10) == 0


@rule("CC-215")
def test_without_cards_aside_the_victory_is_shared() -> None:
    names = [encounter.name for encounter in GAME.setup(3).box.encounters if encounter.belongs == "base"]
    dealt = [*names[1:], "ripper"]
    table = won([{}, {"prestige": 3}, {}], number=25, encounters=dealt, aside=[])
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0, 1), "shared")


@rule("CC-216", "CC-069", "CC-217")
def test_nobody_wins_when_all_are_dead() -> None:
    table = fight("ember-drake", ["feint", "feint", "feint"], players=[{"life": 15}, {"life": 5}, {"life": 10}])
    sets(table, "feint", "feint", "feint")
    through(table)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.ending) == ((), "all-dead")


@rule("CC-217")
def test_a_lone_survivor_goes_on() -> None:
    table = won([{}, {"life": 0}, {"life": 0}], number=4)
    through(table, "set")
    assert (table.state.number, table.state.over) == (5, False)
    assert table.state.initiative == [1, 0, 0]


@rule("CC-220", "CC-221", "CC-222", "CC-223", "CC-226")
def test_the_dead_lose_their_cards_and_the_highest_number_goes() -> None:
    table = fight(
        "ember-drake",
        ["attack-5 trip", "feint feint", "attack-10 attack-20"],
        players=[{"life": 15, "pending": ["focus-strength"], "items": ["cure-wounds"]}],
    )
    sets(table, "attack-5", "feint", "attack-10")
    before = foes(table)
    assert before == [175]
    round_over(table)
    assert life(table) == [0, 85, 85]
    assert {"trip", "focus-strength"} <= set(discards(table))
    assert sorted(table.state.initiative) == [0, 1, 2]
    assert waiting(table) == (1, 2)
    assert foes(table) == [before[0] - (5 + 25) - 10]
    assert items(table, 0) == ["cure-wounds"]


@rule("CC-221", "CC-037")
def test_a_player_who_dies_in_his_turn_ends_it() -> None:
    table = fight("pit-lord", ["attack-50", "feint critical-miss", "feint feint"], players=[{"life": 10}])
    sets(table, "attack-50", "feint", "feint")
    through(table, "on-attack-revealed")
    take(table, 1, "critical-miss")
    through(table, "before-reveal")
    assert told(table, "died") == [(0,)]
    round_over(table)
    assert told(table, "turn-began") == [(0,), (1,), (2,)]


@rule("CC-073")
def test_a_number_whose_holder_has_died_is_struck_in_vain() -> None:
    table = fight("spider-queen", ["feint", "feint", "feint"], players=[{"life": 20}], orders=[[0, 1, 2]], foes=[100])
    sets(table, "feint", "feint", "feint")
    round_over(table)
    assert life(table) == [0, 90, 100]


@rule("CC-224", "CC-225", "CC-192", "CC-106")
def test_the_dead_are_looted_in_an_order_drawn_for_it() -> None:
    body = {"life": 0, "items": ["cure-wounds", "potion-of-haste", "alchemist-fire"]}
    table = won([{}, {}, {}, body], number=2, dice=Loaded(loot=[2, 0, 1]))
    through(table, "loot")
    assert waiting(table) == (2,)
    take(table, 2, "potion-of-haste")
    assert offered(table, 0) == ["done", "cure-wounds", "alchemist-fire"]
    take(table, 0, "done")
    take(table, 1, "alchemist-fire")
    take(table, 2, "done")
    take(table, 0, "done")
    take(table, 1, "done")
    assert (items(table, 1), items(table, 2)) == (["alchemist-fire"], ["potion-of-haste"])
    assert told(table, "loot-left") == [(table.state.cavern.card("cure-wounds"),)]
    assert table.state.cavern.card("cure-wounds") in table.state.gone


@rule("CC-224", "CC-198")
def test_a_looted_amulet_draws() -> None:
    table = won([{}, {}, {}, {"life": 0, "items": ["amulet-of-mentalism"]}], number=2, dice=Loaded(loot=[0, 1, 2]))
    through(table, "loot")
    before = len(hand(table, 0))
    take(table, 0, "amulet-of-mentalism")
    assert len(hand(table, 0)) == before + 2


@rule("CC-254")
def test_an_encounter_that_does_not_end_is_left_behind() -> None:
    table = fight("ripper", ["feint", "feint", "feint"], rounds=LONGEST_ENCOUNTER - 1)
    sets(table, "feint", "feint", "feint")
    through(table, "discard-any")
    assert told(table, "timed-out") == [(table.state.facing,)]
    assert prestige(table) == [0, 0, 0]
    assert asked(table) == "discard-any"


@rule("CC-076", "CC-075", "CC-071")
def test_everybody_draws_a_card_after_all_attacks_and_new_numbers() -> None:
    seven = "attack-50 attack-50 attack-50 attack-50 attack-25 attack-25 attack-25 attack-25"
    table = fight("ripper", [seven, "feint", "feint"], orders=[[2, 1, 0]], deck="rally")
    sets(table, "attack-50", "feint", "feint")
    through(table, "discard-down")
    assert waiting(table) == (0,)
    assert table.state.initiative == [3, 2, 1]
    take(table, 0, "attack-25")
    assert told(table, "discarded") == [(0, table.state.cavern.card("attack-25"))]
