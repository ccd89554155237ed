"""A variant character shares the figure with a classic one, and nothing else (CT15-122)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import offered, on, refused, where
from tests.games.cave_troll.variants.den import den, go, happened, play, score, stay, to, turn_of, use, whom
from tests.ruling import rule


@rule("CT15-122", "CT15-130", "CT15-041")
def test_a_paladin_does_not_close_his_room_as_a_knight_does() -> None:
    table = den("red", {"nw4": "red paladin", "nw1": ["blue explorer", "blue orc"]}, turn=turn_of("blue"))
    go(table, "blue explorer", "nw1", "nw4")
    go(table, "blue orc", "nw1", "nw4")
    assert on(table, "nw4") == ["blue explorer", "blue orc", "red paladin"]


@rule("CT15-122", "CT15-041")
def test_a_paladin_is_no_knight_and_may_not_join_an_opposing_one() -> None:
    table = den("red", {"nw4": "blue knight", "nw1": "red paladin"})
    assert refused(table, "move", piece="red paladin", source="nw1", target="nw4") == "CT15-041"


@rule("CT15-122", "CT15-042")
def test_a_paladin_removes_no_orcs_and_no_grunts_by_entering() -> None:
    table = den("red green", {"nw4": ["blue orc", "green grunt"], "nw1": "red paladin"}, seats=3)
    go(table, "red paladin", "nw1", "nw4")
    assert on(table, "nw4") == ["blue orc", "green grunt", "red paladin"]


@rule("CT15-122", "CT15-042")
def test_a_knight_removes_no_grunts_by_entering() -> None:
    table = den("blue", {"nw4": ["blue grunt"], "nw1": "red knight"})
    go(table, "red knight", "nw1", "nw4")
    assert on(table, "nw4") == ["blue grunt", "red knight"]


@rule("CT15-122", "CT15-050")
def test_a_giant_slayer_doubles_nothing() -> None:
    table = den("red", {"nw2": "red giant-slayer"}, red={"artifacts": "wand"})
    assert score(table, "nw2") == [4, 0]


@rule("CT15-122", "CT15-055")
def test_a_berserker_counts_as_one_hero() -> None:
    table = den("red", {"nw2": ["red berserker", "blue explorer"]}, red={"artifacts": "wand"})
    assert score(table, "nw2") == [0, 0]


@rule("CT15-122", "CT15-056")
def test_a_wraith_can_push_a_berserker_who_is_no_barbarian() -> None:
    table = den("blue", {"nw4": ["blue berserker", "red wraith"]})
    use(table, "red wraith", "nw4")
    to(table, "nw1")
    assert on(table, "nw1") == ["blue berserker"]


@rule("CT15-122", "CT15-060", "CT15-151")
def test_an_assassin_does_not_jump() -> None:
    table = den("red", {"nw4": "red assassin"})
    assert refused(table, "use", piece="red assassin", source="nw4") == "CT15-150"


@rule("CT15-122", "CT15-073", "CT15-155")
def test_a_raging_troll_does_not_close_its_room() -> None:
    table = den("red", {"nw4": "red raging-troll", "nw1": "blue explorer"}, turn=turn_of("blue"))
    go(table, "blue explorer", "nw1", "nw4")
    assert on(table, "nw4") == ["blue explorer", "red raging-troll"]


@rule("CT15-122", "CT15-073", "CT15-155")
def test_a_raging_troll_can_be_pushed_by_a_wraith_as_no_cave_troll_can() -> None:
    table = den("blue", {"nw4": ["blue raging-troll", "red wraith"]})
    use(table, "red wraith", "nw4")
    to(table, "nw6")
    assert on(table, "nw6") == ["blue raging-troll"]


@rule("CT15-122", "CT15-080")
@pytest.mark.parametrize("hero", ["knight", "dwarf", "barbarian", "thief"])
def test_a_grunt_removes_none_of_the_heroes_that_an_orc_could(hero: str) -> None:
    table = den("red", {"nw4": ["red grunt", f"blue {hero}"]})
    assert refused(table, "use", piece="red grunt", source="nw4") == "CT15-160"
    table = den("", {"nw4": ["red orc", f"blue {hero}"]})
    use(table, "red orc", "nw4")
    assert where(table, f"blue {hero}") == "gone"


@rule("CT15-122", "CT15-085")
def test_a_banshee_pushes_nobody_by_entering_a_room() -> None:
    table = den("red", {"nw4": "red banshee", "nw1": "blue explorer"})
    go(table, "red banshee", "nw4", "nw1")
    stay(table)
    assert on(table, "nw1") == ["blue explorer", "red banshee"]


@rule("CT15-122", "CT15-087")
def test_a_banshee_may_not_enter_a_full_room_as_a_wraith_may() -> None:
    board = {"nw4": "red banshee", "nw1": "blue explorer x5"}
    assert refused(den("red", board), "move", piece="red banshee", source="nw4", target="nw1") == "CT15-032"
    table = den("", {"nw4": "red wraith", "nw1": "blue explorer x5"})
    assert offered(table, "move", piece="red wraith", source="nw4", target="nw1")


@rule("CT15-122", "CT15-131")
def test_a_paladin_cannot_banish_a_wraith() -> None:
    table = den("red", {"nw4": ["red paladin", "blue wraith"]})
    assert refused(table, "use", piece="red paladin", source="nw4") == "CT15-131"


@rule("CT15-122", "CT15-136")
def test_a_giant_slayer_can_do_nothing_against_a_cave_troll() -> None:
    table = den("red", {"nw4": ["red giant-slayer", "blue cave-troll"]})
    assert refused(table, "use", piece="red giant-slayer", source="nw4") == "CT15-136"


@rule("CT15-122", "CT15-150")
@pytest.mark.parametrize("monster", ["orc", "wraith"])
def test_an_assassin_can_do_nothing_against_an_orc_or_wraith(monster: str) -> None:
    table = den("red", {"nw4": ["red assassin", f"blue {monster}"]})
    assert refused(table, "use", piece="red assassin", source="nw4") == "CT15-150"


@rule("CT15-122", "CT15-172")
def test_the_sword_takes_orcs_and_grunts_alike_and_no_other_monsters() -> None:
    table = den(
        "red green",
        {"nw4": ["red explorer", "red grunt", "blue orc", "green grunt", "green banshee"]},
        seats=3,
        red={"artifacts": "sword"},
    )
    play(table, "sword")
    assert on(table, "nw4") == ["green banshee", "red explorer"]
    assert happened(table, "cut-down") == ["red grunt nw4 red", "blue orc nw4 red", "green grunt nw4 red"]


@rule("CT15-122", "CT15-130", "CT15-080")
def test_an_orc_is_not_a_grunt_and_a_paladin_does_not_stop_it() -> None:
    table = den("blue", {"nw4": ["red orc", "blue paladin", "blue explorer"]})
    use(table, "red orc", "nw4")
    whom(table, "blue paladin")
    assert where(table, "blue paladin") == "gone"
    use(table, "red orc", "nw4")
    assert on(table, "nw4") == ["red orc"]
