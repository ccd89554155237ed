"""Expansion 1: the abilities, and its encounters."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.cutthroat_caverns.table import (
    Loaded,
    Table,
    asked,
    discards,
    fight,
    foes,
    hand,
    life,
    offered,
    play,
    prestige,
    refused,
    round_over,
    seen,
    sets,
    stack,
    take,
    through,
    told,
    waiting,
)
from tests.ruling import rule

WITH: Final = {"deeper-darker": "on"}
STRAIGHT: Final = [[0, 1, 2]]


def able(encounter: str, characters: str, *hands: str, **fields: Any) -> Table:
    """The first round of an encounter, with abilities; everybody's character by name."""
    players = [dict(player) for player in fields.pop("players", [{} for _ in hands])]
    for player, character in zip(players, characters.split(), strict=True):
        player["character"] = character
    return fight(encounter, list(hands), players=players, options=WITH, **{"orders": STRAIGHT, **fields})


def deeper(encounter: str, *hands: str, **fields: Any) -> Table:
    """A round of an encounter in which everybody sets his first card; nobody uses an ability."""
    table = fight(encounter, list(hands), options=WITH, **{"orders": STRAIGHT, **fields})
    sets(table, *[cards.split()[0] for cards in hands])
    round_over(table)
    return table


@rule("CC1-001")
def test_without_the_expansion_there_are_no_abilities() -> None:
    table = fight("ripper", ["feint", "feint", "feint"])
    assert refused(table, 0, "ability") == "CC1-001"


@rule("CC1-001", "CC1-002", "CC1-012")
def test_an_ability_is_used_once_at_its_own_moments() -> None:
    table = able("ripper", "nephiedra orn talon", "attack-50", "feint", "feint")
    assert "ability" in offered(table, 0)
    assert refused(table, 1, "ability") == "CC-102"
    for seat, answer in enumerate(("ability", "feint", "feint")):
        take(table, seat, answer)
    assert len(hand(table, 0)) == 9
    assert (asked(table), waiting(table)) == ("set", (0, 1, 2))
    assert refused(table, 0, "ability") == "CC1-001"


@rule("CC1-009", "CC-076")
def test_nephiedra_may_hold_nine_until_the_encounter_ends() -> None:
    table = able("ripper", "nephiedra orn talon", "attack-50", "feint", "feint", foes=[5])
    for seat, answer in enumerate(("ability", "feint", "feint")):
        take(table, seat, answer)
    sets(table, "attack-50", "feint", "feint")
    through(table, "discard-down")
    assert waiting(table) == (0,)
    assert len(hand(table, 0)) == 8
    take(table, 0, hand(table, 0)[0])
    assert len(hand(table, 0)) == 7


@rule("CC1-010")
def test_nyx_takes_looks_keeps_two_and_gives_back() -> None:
    table = able("ripper", "nyx orn talon vasha", "feint", "attack-50", "attack-40", "attack-30", orders=[])
    for seat, answer in enumerate(("ability", "attack-50", "attack-40", "attack-30")):
        take(table, seat, answer)
    assert (asked(table), waiting(table)) == ("keep-cards", (0,))
    assert offered(table, 0) == ["done", "@1", "@2", "@3"]
    assert [zone.get("contents") for zone in seen(table, 0, "held")] == [["attack-50"], ["attack-40"], ["attack-30"]]
    assert [zone.get("contents") for zone in seen(table, 1, "held")] == [["attack-50"], None, None]
    take(table, 0, "@1")
    take(table, 0, "@3")
    assert hand(table, 0) == ["attack-50", "attack-30", "feint"]
    assert [hand(table, seat) for seat in (1, 2, 3)] == [[], ["attack-40"], []]
    assert told(table, "gave-back") == [(0, 2)]


@rule("CC1-015", "CC-038")
def test_vasha_sets_two_cards() -> None:
    table = able("pit-lord", "vasha orn talon", "attack-50 attack-30 feint", "attack-5", "feint")
    for seat, answer in enumerate(("ability", "attack-5", "feint")):
        take(table, seat, answer)
    sets(table, "attack-50", "attack-5", "feint")
    assert (asked(table), waiting(table)) == ("set-second", (0,))
    take(table, 0, "attack-30")
    round_over(table)
    assert told(table, "hit") == [(0, 50, 50), (0, 30, 30), (1, 5, 5)]
    assert waiting(table) == (0, 1, 2)
    assert table.state.fury == 0


@rule("CC1-015")
def test_red_fury_is_not_added_to_haste() -> None:
    hasty = [{"tipped": ["potion-of-haste"], "haste": 2}, {}, {}]
    table = able("pit-lord", "vasha orn talon", "attack-50 attack-30", "attack-5", "feint", players=hasty)
    assert "ability" not in offered(table, 0)
    assert refused(table, 0, "ability") == "CC-107"


@pytest.mark.parametrize(("number", "safe"), [(6, True), (7, False)])
@rule("CC1-003", "CC1-004", "CC1-005")
def test_linked_cards_are_safe_up_to_the_bonus_rounds(number: int, safe: bool) -> None:
    hands = ["attack-50 attack-30", "attack-5 edge-out trip", "feint feint"]
    table = able("pit-lord", "vasha orn talon", *hands, number=number)
    for seat, answer in enumerate(("ability", "attack-5", "feint")):
        take(table, seat, answer)
    sets(table, "attack-50", "attack-5", "feint")
    take(table, 0, "attack-30")
    play(table, 1, "edge-out")
    if safe:  # there is only the third player's card to edge out
        assert asked(table) != "aim"
    else:
        assert offered(table, 1) == ["@0", "@2"]
        take(table, 1, "@2")
    through(table, "on-attack-revealed")
    assert ("trip" in offered(table, 1)) is not safe


@rule("CC1-008", "CC1-005", "CC1-007")
def test_orn_returns_twice_the_damage() -> None:
    table = able("spider-queen", "nyx orn talon", "feint", "feint", "feint")
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    assert waiting(table) == (1, 2)
    take(table, 1, "ability")
    take(table, 2, "pass")
    round_over(table)
    assert life(table) == [100, 90, 100]
    assert told(table, "stonewalled") == [(1, 40)]
    assert foes(table) == [135 - 40]
    assert told(table, "webbed") == []


@rule("CC1-008")
def test_orn_returns_at_most_60_of_all_victims_together_and_can_kill() -> None:
    table = able("ember-drake", "nyx orn talon", "feint", "feint", "feint", foes=[60])
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 1, "ability")
    take(table, 2, "pass")
    through(table, "set")
    assert life(table) == [100, 100, 100]
    assert prestige(table) == [0, 5, 0]


@rule("CC1-008", "CC-085")
def test_orn_hits_the_token_that_attacked_or_one_of_a_joint_attack() -> None:
    table = able("ghoul-pack", "nyx orn talon", "feint", "feint", "feint")
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 1, "ability")
    take(table, 2, "pass")
    round_over(table)
    assert foes(table) == [20, 40, 40]
    table = able("drowned-choir", "nyx orn talon", "feint", "feint", "feint")
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 1, "ability")
    take(table, 2, "pass")
    take(table, 1, "#2")
    round_over(table)
    assert foes(table) == [40, 40, 0]
    assert life(table) == [100, 100, 100]


@rule("CC1-006", "CC1-013")
def test_of_talon_and_orn_the_closest_to_1_answers() -> None:
    table = able("spider-queen", "nyx orn talon", "feint", "feint", "feint")
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 1, "ability")
    take(table, 2, "ability")
    through(table, "creature-attack-declared")
    assert told(table, "used-ability") == [(1, table.state.character[1])]
    assert table.state.spent == 0b10


@rule("CC1-014", "CC-253", "CC-067")
def test_talon_takes_half_with_its_effects_and_strikes_back() -> None:
    table = able("spider-queen", "nyx orn talon", "feint human-shield", "feint", "feint attack-40 focus-strength")
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 0, "pass")
    take(table, 1, "pass")
    take(table, 2, "ability")
    through(table, "riposte")
    assert life(table) == [100, 100, 90]
    assert offered(table, 2) == ["done", "attack-40"]
    take(table, 2, "attack-40")
    through(table, "set")
    assert told(table, "hit") == [(2, 20, 20)]  # he is webbed: the attack took that along
    assert "attack-40" in discards(table)
    assert stack(table) == []
    assert life(table) == [100, 90, 90]


@rule("CC1-014", "CC1-007")
def test_of_several_victims_talon_protects_one() -> None:
    table = able("ember-drake", "nyx orn talon", "feint", "feint", "feint trip")
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 1, "pass")
    take(table, 2, "ability")
    assert (asked(table), offered(table, 2)) == ("guard-whom", ["@0", "@1"])
    take(table, 2, "@0")
    round_over(table)
    assert life(table) == [100, 85, 80]  # 15 as a victim, and half of 15 rounded down


@rule("CC1-007")
def test_talon_does_not_answer_an_attack_on_himself() -> None:
    table = able("spider-queen", "talon nyx vasha", "feint trip", "feint", "feint")
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    assert refused(table, 0, "ability") == "CC1-013"


@pytest.mark.parametrize(("number", "safe"), [(6, True), (7, False)])
@rule("CC1-003", "CC1-004", "CC1-014")
def test_a_riposte_is_protected_up_to_the_bonus_rounds(number: int, safe: bool) -> None:
    table = able("spider-queen", "nyx vasha talon", "feint trip", "feint", "feint attack-40", number=number)
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 0, "pass")
    take(table, 2, "ability")
    through(table, "riposte")
    take(table, 2, "attack-40")
    assert asked(table) == "on-attack-revealed"
    assert ("trip" in offered(table, 0)) is not safe


@rule("CC1-011", "CC1-002")
def test_edaiyn_is_not_touched_by_creatures() -> None:
    table = able("spider-queen", "edaiyn nyx orn", "feint", "feint", "feint", stage=("Opening", (2,)))
    assert asked(table) == "encounter-revealed"
    take(table, 0, "ability")
    through(table, "set")
    sets(table, "feint", "feint", "feint")
    round_over(table)
    assert life(table) == [100, 90, 100]
    assert told(table, "unseen") == [(0,)]
    assert told(table, "webbed") == []


@rule("CC1-011", "CC-048")
def test_what_looks_for_most_still_finds_edaiyn() -> None:
    table = able("medusa", "edaiyn nyx orn", "attack-50 feint", "attack-20", "feint", hidden=1)
    sets(table, "attack-50", "attack-20", "feint")
    round_over(table)
    assert life(table) == [100, 100, 100]
    assert waiting(table)[0] == 0


@rule("CC1-011", "CC-176")
def test_a_shield_onto_edaiyn_loses_the_attack() -> None:
    table = able(
        "spider-queen", "edaiyn nyx vasha", "feint", "feint human-shield", "feint", hidden=1, orders=[[1, 0, 2]]
    )
    sets(table, "feint", "feint", "feint")
    through(table, "creature-attack-declared")
    take(table, 1, "human-shield")
    take(table, 1, "@0")
    round_over(table)
    assert life(table) == [100, 100, 100]


@rule("CC1-005", "CC1-003")
def test_attacks_out_of_the_shadows_are_safe() -> None:
    table = able("ripper", "edaiyn nyx vasha", "attack-50", "feint trip", "feint", hidden=1)
    sets(table, "attack-50", "feint", "feint")
    through(table, "on-attack-revealed")
    assert refused(table, 1, "trip") == "CC-122"


# --- encounters -----------------------------------------------------------------------------------------------------


@rule("CC-260", "CC-255", "CC-048")
def test_arshtongue() -> None:
    assert life(deeper("arshtongue-the-cruel", "attack-50", "attack-20", "feint")) == [100, 85, 85]
    assert life(deeper("arshtongue-the-cruel", "attack-20", "attack-20", "feint")) == [85, 100, 85]
    assert life(deeper("arshtongue-the-cruel", "feint", "feint", "feint")) == [85, 85, 85]
    fields: dict[str, Any] = {"stage": ("Round", (4,)), "actions": 4, "options": WITH}
    table = fight("arshtongue-the-cruel", ["feint", "feint", "feint"], **fields)
    through(table, "set")
    assert life(table) == [75, 75, 75]


@rule("CC-255", "CC-210")
def test_cursed_goblin() -> None:
    table = deeper("cursed-goblin", "feint attack-40", "feint feint", "attack-10 attack-10", rounds=2)
    assert life(table) == [85, 85, 85]
    sets(table, "attack-40", "feint", "attack-10")
    through(table, "discard-any")
    assert prestige(table) == [-3, 0, 0]


@rule("CC-255", "CC-250", "CC-256", "CC-171")
def test_obsidian_gate() -> None:
    table = fight("obsidian-gate", ["feint human-shield", "feint counter-strike", "feint not-so-tough"], options=WITH)
    sets(table, "feint", "feint", "feint")
    through(table, "between-turns")
    play(table, 2, "not-so-tough", "lose")
    through(table, "set")
    assert life(table) == [95, 95, 100]
    assert foes(table) == [100]


@rule("CC-261", "CC-072")
def test_bone_dragon() -> None:
    assert life(deeper("bone-dragon", "attack-5", "feint", "feint")) == [75, 75, 100]
    assert life(deeper("bone-dragon", "feint", "feint", "feint")) == [60, 60, 85]


@rule("CC-258", "CC-194")
def test_blood_priest() -> None:
    hands = ["attack-50", "feint", "feint"]
    table = fight("blood-priest", hands, options=WITH, orders=STRAIGHT, iron=2, players=[{"life": 5}, {"life": 30}])
    sets(table, *hands)
    through(table, "sacrifice")
    assert waiting(table) == (1,)  # the first has no more than what is asked for
    take(table, 1, "yes")
    assert (life(table), foes(table)) == ([5, 25, 100], [85])
    table = deeper("blood-priest", "attack-10", "feint", "feint")
    assert foes(table) == [135]
    assert told(table, "creature-healed") == [(10,)]


@rule("CC-260")
def test_envious_shade() -> None:
    assert life(deeper("envious-shade", "feint", "feint", "feint", players=[{"life": 90}])) == [90, 75, 75]


@rule("CC-252", "CC-253")
def test_chain_devil() -> None:
    table = deeper("chain-devil", "attack-20 attack-50", "attack-10 attack-40", "attack-5 attack-30")
    assert life(table) == [85, 100, 85]
    sets(table, "attack-50", "attack-40", "attack-30")
    round_over(table)
    assert told(table, "hit")[3:] == [(0, 25, 25), (1, 40, 40), (2, 15, 15)]


@rule("CC-255", "CC-083")
def test_drowned_choir() -> None:
    assert life(deeper("drowned-choir", "feint", "feint", "feint")) == [85, 85, 85]
    assert life(deeper("drowned-choir", "feint", "feint", "feint", foes=[40, 0, 40])) == [90, 90, 90]


@rule("CC-064")
def test_basilisk() -> None:
    assert life(deeper("basilisk", "attack-20", "attack-20", "feint")) == [70, 70, 100]


@rule("CC-252", "CC-065")
def test_marrow_worm() -> None:
    table = deeper("marrow-worm", "attack-100", "feint", "feint")
    assert told(table, "hit") == [(0, 100, 50)]
    assert life(table) == [100, 90, 65]


@rule("CC-252", "CC-048")
def test_idol_of_envy() -> None:
    table = deeper("idol-of-envy", "feint", "feint trip rally", "feint", dice=Loaded(STRAIGHT, picks=[1]))
    assert life(table) == [100, 85, 100]
    assert told(table, "lost-card") == [(1, table.state.cavern.card("rally"))]


@rule("CC-260", "CC-252")
def test_collapsing_bridge() -> None:
    table = deeper("collapsing-bridge", "attack-20 feint", "feint attack-20", "poke-with-stick attack-10")
    assert life(table) == [100, 100, 80]
    sets(table, "feint", "attack-20", "attack-10")
    through(table, "discard-any")
    assert life(table) == [80, 100, 80]
    assert told(table, "encounter-over") == [(table.state.encounters[0],)]
