"""Expansion 2, as far as it goes: poison, and the encounters that need no more."""

from __future__ import annotations

from typing import Any, Final

from tests.games.cutthroat_caverns.table import (
    STRAIGHT,
    Loaded,
    Table,
    asked,
    fight,
    first_round,
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
)
from tests.ruling import rule

WITH: Final = {"relics-ruin": "on"}


def ruined(encounter: str, *hands: str, **fields: Any) -> Table:
    """The first round, with this expansion."""
    return first_round(encounter, hands, WITH, **fields)


@rule("CC2-080", "CC2-081", "CC2-083", "CC-252")
def test_giant_scorpion() -> None:
    table = ruined("giant-scorpion", "feint", "feint", "feint", players=[{"poison": 1}])
    assert table.state.poison == [2, 0, 0]
    assert life(table) == [80, 100, 100]  # 10 by the sting, and 5 for each of two tokens


@rule("CC2-082", "CC-116")
def test_poison_weakens_attacks_last_of_all() -> None:
    sick: list[dict[str, Any]] = [{"poison": 2, "pending": ["focus-strength"]}, {"poison": 3}]
    table = ruined("spore-mother", "attack-30", "attack-20", "feint", players=sick)
    assert told(table, "hit") == [(0, 35, 35), (1, 0, 0)]


@rule("CC2-084", "CC2-081")
def test_poison_works_in_the_last_round_and_then_one_token_goes() -> None:
    table = fight("ripper", ["attack-50", "feint", "feint"], foes=[5], players=[{}, {"poison": 3}])
    sets(table, "attack-50", "feint", "feint")
    through(table, "set")
    assert life(table)[1] == 85
    assert table.state.poison == [0, 2, 0]


@rule("CC2-081", "CC-194")
def test_poison_kills_all_at_once_and_iron_skin_keeps_it_off() -> None:
    sick: list[dict[str, Any]] = [
        {"poison": 1, "life": 5},
        {"poison": 2, "life": 10},
        {"poison": 1, "tipped": ["potion-of-iron-skin"]},
    ]
    table = fight("battle-troll", ["feint", "feint", "poke-with-stick"], players=sick, iron=4, foes=[50])
    sets(table, "feint", "feint", "poke-with-stick")
    round_over(table)
    assert life(table)[2] == 100


@rule("CC2-085", "CC-176", "CC-253")
def test_a_poisonous_attack_can_be_passed_on() -> None:
    table = fight("giant-scorpion", ["feint human-shield", "feint", "feint"], options=WITH, orders=STRAIGHT)
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 0, "human-shield")
    take(table, 0, "@1")
    round_over(table)
    assert table.state.poison == [0, 1, 0]
    assert life(table) == [100, 85, 100]


@rule("CC2-085", "CC-175")
def test_poison_is_no_creature_attack() -> None:
    table = fight("dart-gallery", ["rally counter-strike", "rally", "feint"], options=WITH, orders=STRAIGHT)
    through(table, "discard-any")
    assert "counter-strike" in hand(table, 0)


@rule("CC-084", "CC-252")
def test_plague_rats() -> None:
    table = ruined("plague-rats", "feint", "feint", "feint", foes=[0, 20, 20, 20])
    assert table.state.poison == [1, 1, 0]
    assert life(table) == [95, 95, 100]


@rule("CC-260", "CC-252")
def test_spore_mother() -> None:
    table = ruined("spore-mother", "feint", "attack-10", "attack-20")
    assert life(table) == [90, 85, 100]
    assert table.state.poison == [0, 1, 0]


@rule("CC-261", "CC-109")
def test_wrath() -> None:
    assert life(ruined("wrath", "attack-20", "attack-10", "feint")) == [85, 100, 100]
    table = fight("wrath", ["attack-20", "feint quick-step", "feint"], options=WITH)
    sets(table, "attack-20", "feint", "feint")
    take(table, 1, "quick-step")
    take(table, 1, "@2")
    round_over(table)
    assert life(table) == [75, 90, 90]


@rule("CC-258", "CC-072")
def test_serpent_oracle() -> None:
    table = fight("serpent-oracle", ["feint", "feint", "feint"], options=WITH, orders=[[2, 0, 1]], dice=None)
    number = table.state.named
    assert number in (1, 2, 3)
    sets(table, "feint", "feint", "feint")
    round_over(table)
    struck = [2, 0, 1][number - 1]
    assert [100 - points for points in life(table)] == [25 if seat == struck else 0 for seat in range(3)]


@rule("CC-252", "CC-257")
def test_ruin_colossus() -> None:
    table = ruined("ruin-colossus", "attack-10", "attack-20", "feint")
    assert told(table, "hit") == [(0, 10, 0), (1, 20, 20)]
    assert life(table) == [70, 100, 85]


@rule("CC-252", "CC-084", "CC-190")
def test_grave_robbers() -> None:
    owners = [{"items": ["cure-wounds", "potion-of-haste"]}, {"items": ["alchemist-fire"]}]
    table = fight("grave-robbers", ["feint attack-50", "feint", "feint"], options=WITH, players=owners, orders=STRAIGHT)
    sets(table, "feint", "feint", "feint")
    through(table, "lose-item")
    assert offered(table, 0) == ["cure-wounds", "potion-of-haste"]
    take(table, 0, "potion-of-haste")
    through(table, "set")
    assert life(table) == [95, 95, 95]
    assert (items(table, 0), items(table, 1)) == (["cure-wounds"], [])
    taken = [zone.contents for zone in table.state.zones() if zone.name == "taken"]
    assert sorted(taken[0]) == ["alchemist-fire", "potion-of-haste"]
    for seat in table.state.awaits:
        take(table, seat, "attack-50" if seat == 0 else offered(table, seat)[0])
    through(table, "choose-foe")
    take(table, 0, "#1")
    through(table, "own-turn")
    assert "alchemist-fire" in items(table, 0)
    assert prestige(table) == [1, 0, 0]
    assert foes(table)[1] == 0


@rule("CC-252", "CC-037", "CC-250")
def test_dart_gallery() -> None:
    table = fight("dart-gallery", ["feint trip", "feint", "feint"], options=WITH, dice=Loaded([[0, 1, 2], [1, 0, 2]]))
    assert asked(table) != "set"
    through(table, "discard-any")
    assert life(table) == [100 - 5 - 5 - 5, 100 - 5 - 5, 100]
    assert table.state.poison == [0, 0, 0]  # each has got rid of one
