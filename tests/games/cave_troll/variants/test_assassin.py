"""The Assassin: whom she removes, and who is alone enough for it (CT15-150, CT15-151)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import asked, choices, gold, offered, on, refused, where
from tests.games.cave_troll.variants.den import actions, den, go, happened, stay, turn_of, use, whom
from tests.ruling import rule

STRIKE = {"piece": "red assassin", "source": "nw4"}


@rule("CT15-150", "CT15-151")
@pytest.mark.parametrize("hero", ["explorer", "barbarian", "dwarf", "knight", "thief"])
def test_an_assassin_removes_a_lone_classic_hero_of_any_kind(hero: str) -> None:
    table = den("red", {"nw4": ["red assassin", f"blue {hero}"]})
    use(table, "red assassin", "nw4")
    assert on(table, "nw4") == ["red assassin"]
    assert where(table, "blue knight") == ("gone" if hero == "knight" else "pile")
    assert happened(table, "struck") == [f"red blue {hero} nw4"]
    assert (actions(table), gold(table)) == (3, [0, 0])


@rule("CT15-150", "CT15-151")
@pytest.mark.parametrize("victim", ["paladin", "giant-slayer", "berserker", "grunt"])
def test_she_removes_a_lone_variant_hero_or_grunt(victim: str) -> None:
    table = den("red blue", {"nw4": ["red assassin", f"blue {victim}"]})
    use(table, "red assassin", "nw4")
    assert where(table, f"blue {victim}") == "gone"


@rule("CT15-150")
def test_she_removes_no_other_assassin() -> None:
    table = den("red blue", {"nw4": ["red assassin", "blue assassin"]})
    assert refused(table, "use", **STRIKE) == "CT15-150"


@rule("CT15-150", "CT15-151")
@pytest.mark.parametrize("monster", ["banshee", "raging-troll"])
def test_she_removes_no_monster_but_a_grunt(monster: str) -> None:
    table = den("red blue", {"nw4": ["red assassin", f"blue {monster}"]})
    assert refused(table, "use", **STRIKE) == "CT15-150"


@rule("CT15-151")
@pytest.mark.parametrize("company", ["explorer", "assassin", "grunt", "banshee", "raging-troll"])
def test_who_has_another_of_his_colour_with_him_is_not_alone_be_it_hero_or_monster(company: str) -> None:
    board = ["red assassin", "blue explorer"]
    assert offered(den("red blue", {"nw4": board}), "use", **STRIKE)
    table = den("red blue", {"nw4": [*board, f"blue {company}"]})
    assert refused(table, "use", **STRIKE) == "CT15-150"


@rule("CT15-151")
@pytest.mark.parametrize("company", ["orc", "wraith", "knight"])
def test_classic_characters_are_company_too(company: str) -> None:
    table = den("red", {"nw4": ["red assassin", "blue explorer", f"blue {company}"]})
    assert refused(table, "use", **STRIKE) == "CT15-150"


@rule("CT15-151")
def test_a_grunt_in_company_of_a_hero_is_not_alone_nor_is_the_hero() -> None:
    table = den("red blue", {"nw4": ["red assassin", "blue grunt", "blue paladin"]})
    assert refused(table, "use", **STRIKE) == "CT15-150"


@rule("CT15-151")
def test_characters_of_other_colours_are_no_company() -> None:
    table = den("red", {"nw4": ["red assassin", "red explorer", "red grunt", "green orc", "blue explorer"]}, seats=3)
    use(table, "red assassin", "nw4")
    assert on(table, "nw4") == ["green orc", "red assassin", "red explorer", "red grunt"]


@rule("CT15-151")
def test_a_chest_of_his_colour_is_no_company() -> None:
    table = den("red", {"nw4": ["red assassin", "blue explorer", "blue treasure"]})
    use(table, "red assassin", "nw4")
    assert on(table, "nw4") == ["blue treasure", "red assassin"]


@rule("CT15-151")
def test_those_of_his_colour_in_the_next_room_are_no_company() -> None:
    table = den("red", {"nw4": ["red assassin", "blue explorer"], "nw1": "blue explorer"})
    use(table, "red assassin", "nw4")
    assert on(table, "nw4") == ["red assassin"]
    assert on(table, "nw1") == ["blue explorer"]


@rule("CT15-151")
@pytest.mark.parametrize("own", ["explorer", "paladin", "grunt"])
def test_her_own_colour_is_never_struck_for_she_is_company_herself(own: str) -> None:
    table = den("red", {"nw4": ["red assassin", f"red {own}"]})
    assert refused(table, "use", **STRIKE) == "CT15-150"


@rule("CT15-150")
def test_alone_in_her_room_she_has_no_action() -> None:
    table = den("red", {"nw4": ["red assassin", "blue treasure"], "nw1": "blue explorer"})
    assert refused(table, "use", **STRIKE) == "CT15-150"


@rule("CT15-150", "CT15-151")
def test_on_stairs_she_strikes_nobody() -> None:
    table = den("red", {"st-nw": ["red assassin", "blue explorer"]})
    assert refused(table, "use", piece="red assassin", source="st-nw") == "CT15-150"


@rule("CT15-150")
def test_of_several_lone_ones_her_player_chooses() -> None:
    board = {"nw4": ["red assassin", "blue knight", "green grunt", "yellow explorer x2"]}
    table = den("red green", board, seats=4)
    use(table, "red assassin", "nw4")
    assert asked(table) == ("red", "strike")
    assert choices(table) == ["blue knight", "green grunt"]
    assert refused(table, "choose-piece", piece="yellow explorer") == "CT15-150"
    assert refused(table, "stay") == "CT15-150"
    whom(table, "green grunt")
    assert on(table, "nw4") == ["blue knight", "red assassin", "yellow explorer", "yellow explorer"]


@rule("CT15-150", "CT15-013")
def test_she_may_strike_once_for_each_action() -> None:
    table = den("red", {"nw4": ["red assassin", "blue explorer", "green explorer"]}, seats=3)
    use(table, "red assassin", "nw4")
    whom(table, "green explorer")
    use(table, "red assassin", "nw4")
    assert on(table, "nw4") == ["red assassin"]
    assert actions(table) == 2


@rule("CT15-151")
def test_who_is_left_alone_by_his_companion_can_be_struck() -> None:
    table = den("red blue", {"nw4": ["red assassin", "blue explorer", "blue grunt"], "nw1": "red banshee"})
    assert not offered(table, "use", **STRIKE)
    use(table, "red banshee", "nw1")
    whom(table, "blue grunt")
    use(table, "red assassin", "nw4")
    assert on(table, "nw4") == ["red assassin"]


@rule("CT15-150")
def test_a_struck_hero_leaves_his_place_to_the_next() -> None:
    table = den("red", {"nw4": ["red assassin", "red explorer x3", "blue explorer"], "nw1": "red banshee"})
    assert refused(table, "move", piece="red banshee", source="nw1", target="nw4") == "CT15-032"
    use(table, "red assassin", "nw4")
    go(table, "red banshee", "nw1", "nw4")
    stay(table)


@rule("CT15-150")
def test_in_anothers_turn_she_does_nothing() -> None:
    table = den("red", {"nw4": ["red assassin", "blue explorer"]}, turn=turn_of("blue"))
    assert refused(table, "use", **STRIKE) == "CT15-030"
