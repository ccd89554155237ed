"""Every encounter of the base game does what its card says."""

from __future__ import annotations

from tests.games.cutthroat_caverns.table import (
    Loaded,
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

STRAIGHT = [[0, 1, 2]]


def one_round(encounter: str, *cards: str, **fields):  # type: ignore[no-untyped-def]
    """A round in which everybody sets the first card of the hand; new initiative goes by the seats."""
    table = fight(encounter, list(cards), **{"orders": STRAIGHT, **fields})
    sets(table, *[hand_.split()[0] for hand_ in cards])
    round_over(table)
    return table


@rule("CC-072", "CC-061", "CC-252")
def test_ripper() -> None:
    table = one_round("ripper", "attack-50 feint", "attack-20 trip", "attack-10", dice=Loaded(STRAIGHT, picks=[0]))
    assert life(table) == [100, 85, 100]
    assert told(table, "lost-card") == [(1, table.state.cavern.card("trip"))]


@rule("CC-062", "CC-063", "CC-064")
def test_battle_troll() -> None:
    assert life(one_round("battle-troll", "attack-50", "attack-20", "attack-10")) == [80, 100, 90]
    assert life(one_round("battle-troll", "feint", "attack-20", "feint")) == [100, 70, 100]
    assert life(one_round("battle-troll", "feint", "feint", "poke-with-stick")) == [95, 95, 95]


@rule("CC-252", "CC-066")
def test_anti_paladin() -> None:
    table = one_round("anti-paladin", "attack-10", "feint", "feint", players=[{}, {"life": 3}])
    assert life(table) == [95, 0, 95]
    assert foes(table) == [95 - 10 + 13]


@rule("CC-252", "CC-047")
def test_iron_skin_gargoyle() -> None:
    table = one_round("iron-skin-gargoyle", "attack-20", "attack-25", "feint")
    assert told(table, "hit") == [(0, 20, 0), (1, 25, 25)]
    assert life(table) == [75, 100, 85]
    assert foes(table) == [110]


@rule("CC-252", "CC-078", "CC-064")
def test_medusa() -> None:
    table = one_round("medusa", "attack-20 feint", "attack-20 attack-5", "attack-10 feint")
    assert life(table) == [75, 75, 100]
    assert waiting(table) == (2,)
    sets(table, "feint")
    round_over(table)
    assert waiting(table) == (0, 1, 2)


@rule("CC-080", "CC-081", "CC-084", "CC-086")
def test_gloom_hydra() -> None:
    table = fight("gloom-hydra", ["attack-50", "feint", "feint"], orders=[[2, 0, 1]])
    assert foes(table) == [45, 45, 45]
    sets(table, "attack-50", "feint", "feint")
    through(table, "choose-foe")
    assert offered(table, 0) == ["#0", "#1", "#2"]
    take(table, 0, "#0")
    assert (foes(table), prestige(table)) == ([0, 45, 45], [1, 0, 0])
    round_over(table)
    assert told(table, "hit-token") == [(0, 0, 50, 45)]
    assert life(table) == [85, 100, 85]  # the two heads left strike the new numbers 1 and 2


@rule("CC-084", "CC-073")
def test_restless_bones() -> None:
    table = one_round("restless-bones", "feint", "feint", "feint")
    assert foes(table) == [35] * 4
    assert life(table) == [80, 90, 90]  # the fourth strikes number 1


@rule("CC-083", "CC-082", "CC-212", "CC-211")
def test_the_last_token_alone_earns_the_bonus() -> None:
    table = fight("restless-bones", ["attack-50", "attack-40", "feint"], foes=[0, 35, 0, 35], number=9)
    sets(table, "attack-50", "attack-40", "feint")
    through(table, "choose-foe")
    take(table, 0, "#1")
    through(table, "discard-any")
    assert prestige(table) == [1, 2 + 3, 0]


@rule("CC-093", "CC-252", "CC-260")
def test_bloated_abomination() -> None:
    table = one_round("bloated-abomination", "attack-50", "feint", "feint")
    assert life(table) == [80, 100, 100]
    table = fight("bloated-abomination", ["attack-50", "feint", "feint"], foes=[50])
    sets(table, "attack-50", "feint", "feint")
    through(table, "set")
    assert (life(table), prestige(table)) == ([70, 100, 100], [5, 0, 0])


@rule("CC-068", "CC-220")
def test_whoever_dies_of_the_burst_has_landed_the_blow_and_loses_the_prestige_with_his_life() -> None:
    table = fight("bloated-abomination", ["attack-50", "feint", "feint"], foes=[50], players=[{"life": 30}])
    sets(table, "attack-50", "feint", "feint")
    through(table, "set")
    assert (life(table), prestige(table)) == ([0, 100, 100], [5, 0, 0])
    assert told(table, "died") == [(0,)]


@rule("CC-176", "CC-093")
def test_the_burst_is_a_creature_attack() -> None:
    table = fight("bloated-abomination", ["attack-50 human-shield", "feint", "feint"], foes=[50])
    sets(table, "attack-50", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 0, "human-shield")
    take(table, 0, "@2")
    through(table, "set")
    assert life(table) == [100, 100, 70]


@rule("CC-255")
def test_doppelganger() -> None:
    assert life(one_round("doppelganger", "attack-50", "attack-20", "attack-10")) == [75, 100, 100]
    assert life(one_round("doppelganger", "attack-25", "attack-20", "attack-10")) == [90, 100, 100]
    assert life(one_round("doppelganger", "attack-100", "attack-20", "attack-10")) == [70, 100, 100]


@rule("CC-257", "CC-260", "CC-252")
def test_gelatinous_cube() -> None:
    table = fight("gelatinous-cube", ["feint", "feint trip rally", "feint"], orders=[[1, 2, 0]])
    sets(table, "feint", "feint", "feint")
    through(table, "discard-one")
    assert offered(table, 1) == ["trip", "rally"]
    take(table, 1, "rally")
    round_over(table)
    assert life(table) == [85, 90, 100]


@rule("CC-065", "CC-261")
def test_minotaur() -> None:
    assert life(one_round("minotaur", "attack-5", "feint", "feint")) == [70, 100, 100]
    assert life(one_round("minotaur", "poke-with-stick", "feint", "feint")) == [55, 85, 85]


@rule("CC-252", "CC-117", "CC-260")
def test_barrow_wraith() -> None:
    table = one_round("barrow-wraith", "attack-50", "attack-20", "feint")
    assert told(table, "hit") == [(0, 25, 25), (1, 20, 20)]
    assert life(table) == [100, 100, 80]


@rule("CC-252")
def test_mind_leech() -> None:
    table = one_round("mind-leech", "feint", "feint", "feint trip rally")
    assert life(table) == [100, 100, 75]
    assert len(told(table, "lost-card")) == 2


@rule("CC-252", "CC-153")
def test_stone_sentinel() -> None:
    table = one_round(
        "stone-sentinel", "attack-50", "attack-30", "feint", players=[{}, {"pending": ["focus-strength"]}]
    )
    assert told(table, "hit") == [(0, 50, 40), (1, 55, 40)]
    assert life(table) == [100, 70, 100]


@rule("CC-065", "CC-066")
def test_ember_drake() -> None:
    assert life(one_round("ember-drake", "attack-5", "feint", "feint")) == [85, 85, 85]


@rule("CC-260", "CC-048")
def test_shadow_assassin() -> None:
    table = one_round("shadow-assassin", "attack-5", "feint", "feint", players=[{"prestige": 3}, {}, {"prestige": 3}])
    assert life(table) == [75, 100, 75]
    table = one_round("shadow-assassin", "attack-5", "feint", "feint", players=[{"prestige": -3}, {"prestige": -1}])
    assert life(table) == [100, 100, 75]


@rule("CC-260", "CC-261", "CC-252")
def test_rust_ravager() -> None:
    owners = [{}, {"items": ["cure-wounds", "alchemist-fire"]}, {"items": ["potion-of-haste"]}]
    table = fight("rust-ravager", ["feint", "feint", "feint"], players=owners, orders=STRAIGHT)
    sets(table, "feint", "feint", "feint")
    through(table, "lose-item")
    take(table, 1, "cure-wounds")
    round_over(table)
    assert (life(table), items(table, 1)) == ([100, 80, 100], ["alchemist-fire"])
    assert table.state.gone == (table.state.cavern.card("cure-wounds"),)
    assert life(one_round("rust-ravager", "feint", "feint", "feint", orders=[[2, 1, 0]])) == [80, 100, 100]


@rule("CC-260", "CC-048", "CC-064")
def test_succubus() -> None:
    assert life(one_round("succubus", "attack-50", "attack-20", "attack-10")) == [100, 100, 75]
    assert life(one_round("succubus", "attack-50", "feint", "poke-with-stick")) == [100, 75, 75]


@rule("CC-260", "CC-261")
def test_pit_lord() -> None:
    assert life(one_round("pit-lord", "attack-50", "attack-20", "feint")) == [90, 70, 90]
    assert life(one_round("pit-lord", "feint", "poke-with-stick", "feint")) == [85, 85, 85]


@rule("CC-252", "CC-075")
def test_ghoul_pack() -> None:
    table = one_round("ghoul-pack", "feint", "feint", "feint", foes=[40, 0, 45])
    assert life(table) == [90, 90, 100]
    assert [len(hand(table, seat)) for seat in range(3)] == [0, 0, 1]


@rule("CC-252")
def test_spider_queen() -> None:
    table = one_round(
        "spider-queen", "attack-5 attack-50", "feint feint", "attack-10 attack-20", orders=[[0, 1, 2]] * 2
    )
    assert life(table) == [80, 90, 100]
    sets(table, "attack-50", "feint", "attack-20")
    round_over(table)
    assert told(table, "hit")[2:] == [(0, 25, 25), (2, 20, 20)]


@rule("CC-252", "CC-190")
def test_mimic() -> None:
    assert life(one_round("mimic", "feint", "attack-20", "attack-10")) == [100, 75, 100]
    deck = "potion-of-haste cure-wounds rally trip"
    table = fight("mimic", ["attack-50", "feint", "feint"], deck=deck, foes=[50])
    sets(table, "attack-50", "feint", "feint")
    through(table, "set")
    assert told(table, "found-by-kill") == [(0, table.state.cavern.card("cure-wounds"))]
    assert "cure-wounds" in items(table, 0)
    assert {"rally", "trip"} <= set(discards(table))
    assert prestige(table) == [2, 0, 0]


@rule("CC-250", "CC-251", "CC-261", "CC-092")
def test_crushing_corridor() -> None:
    table = one_round("crushing-corridor", "attack-5 feint", "feint attack-20", "attack-10 attack-30")
    assert (life(table), foes(table)) == ([90, 90, 90], [45])
    sets(table, "feint", "attack-20", "attack-30")
    round_over(table)
    assert life(table) == [90, 90, 90]
    assert told(table, "used-up") == [(table.state.encounters[0],)]
    assert prestige(table) == [0, 0, 0]


@rule("CC-261", "CC-250")
def test_the_corridor_hurts_more_in_later_rounds() -> None:
    table = one_round("crushing-corridor", "feint feint", "feint attack-5", "attack-10 attack-10")
    sets(table, "feint", "attack-5", "attack-10")
    round_over(table)
    assert life(table) == [75, 75, 75]


@rule("CC-259", "CC-252", "CC-260")
def test_scything_blades() -> None:
    hands = ["attack-50 attack-5", "attack-20 attack-10", "poke-with-stick feint", "feint feint"]
    table = one_round("scything-blades", *hands, orders=[])
    assert life(table) == [100, 100, 85, 85]
    sets(table, "attack-5", "attack-10", "feint", "feint")
    through(table, "discard-any")
    assert life(table) == [100, 100, 70, 70]
    assert told(table, "encounter-over") == [(table.state.encounters[0],)]


@rule("CC-258", "CC-252")
def test_riddle_door() -> None:
    table = one_round("riddle-door", "attack-30 attack-30", "attack-20 attack-30", "feint feint")
    assert life(table) == [90, 90, 90]
    sets(table, "attack-30", "attack-30", "feint")
    through(table, "discard-any")
    assert told(table, "matched") == [(0,), (1,)]
    assert told(table, "encounter-over") == [(table.state.encounters[0],)]
    assert life(table) == [90, 90, 90]


@rule("CC-252", "CC-258")
def test_the_riddle_door_opens_after_three_rounds_anyway() -> None:
    table = one_round(
        "riddle-door", "attack-30 attack-25 attack-20", "feint feint attack-50", "attack-5 attack-10 attack-40"
    )
    for cards in (("attack-25", "feint", "attack-10"), ("attack-20", "attack-50", "attack-40")):
        sets(table, *cards)
        through(table, "set" if cards[0] == "attack-25" else "discard-any")
    assert life(table) == [70, 70, 70]
    assert (asked(table), told(table, "encounter-over")) == ("discard-any", [(table.state.encounters[0],)])
