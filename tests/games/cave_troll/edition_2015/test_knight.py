"""The 2015 edition: plain Adventurers and the Knight (CT15-040 to CT15-043)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2015.sitting import cave_2015, choices_but_stay, play
from tests.games.cave_troll.table import asked, choices, gold, offered, on, refused, take, told, told_of, where
from tests.ruling import rule

OTHERS = ("explorer", "barbarian", "dwarf", "thief", "orc", "wraith")


@rule("CT15-040")
def test_a_plain_adventurer_moves_and_nothing_more() -> None:
    table = cave_2015(board={"nw6": ["red explorer", "blue explorer", "blue orc"]})
    assert choices_but_stay(table) == ["red explorer nw6 n2", "red explorer nw6 nw4", "red explorer nw6 nw7"]
    assert refused(table, "use", piece="red explorer", source="nw6") == "CT15-013"


@pytest.mark.parametrize("kind", OTHERS)
@rule("CT15-041")
def test_opposing_characters_cannot_enter_a_knights_room(kind: str) -> None:
    table = cave_2015(board={"nw6": "blue knight", "n2": f"red {kind}"})
    assert not offered(table, "move", piece=f"red {kind}", source="n2", target="nw6")
    assert refused(table, "move", piece=f"red {kind}", source="n2", target="nw6") == "CT15-041"


@rule("CT15-041")
def test_another_knight_can() -> None:
    table = cave_2015(board={"nw6": "blue knight", "n2": "red knight"})
    take(table, "move", piece="red knight", source="n2", target="nw6")
    assert on(table, "nw6") == ["blue knight", "red knight"]


@pytest.mark.parametrize("kind", OTHERS)
@rule("CT15-041")
def test_a_knight_does_not_stop_his_own(kind: str) -> None:
    table = cave_2015(board={"nw6": ["red knight", "blue dwarf"], "n2": f"red {kind}"})
    assert offered(table, "move", piece=f"red {kind}", source="n2", target="nw6")


@pytest.mark.parametrize("kind", ["explorer", "orc"])
@rule("CT15-041")
def test_two_knights_close_their_room_to_the_people_of_both(kind: str) -> None:
    table = cave_2015(board={"nw6": ["red knight", "blue knight"], "n2": f"red {kind}"})
    assert refused(table, "move", piece=f"red {kind}", source="n2", target="nw6") == "CT15-041"


@pytest.mark.parametrize("kind", OTHERS)
@rule("CT15-041")
def test_a_knight_on_stairs_stops_nobody(kind: str) -> None:
    table = cave_2015(board={"st-nw": "blue knight", "nw1": f"red {kind}"})
    take(table, "move", piece=f"red {kind}", source="nw1", target="st-nw")
    assert on(table, "st-nw") == ["blue knight", f"red {kind}"]


@rule("CT15-041", "CT15-022")
def test_a_knight_on_stairs_stops_nobody_coming_into_play() -> None:
    table = cave_2015(board={"st-nw": "blue knight"}, red={"pile": ["dwarf", "..."]})
    play(table, "dwarf")
    take(table, "choose-field", target="st-nw")
    assert on(table, "st-nw") == ["blue knight", "red dwarf"]


@rule("CT15-041")
def test_a_knight_who_leaves_opens_the_room_again() -> None:
    table = cave_2015(board={"nw6": "blue knight", "n2": "red explorer"}, turn={"seat": "blue"})
    take(table, "move", piece="blue knight", source="nw6", target="nw7")
    take(table, "end-turn")
    assert offered(table, "move", piece="red explorer", source="n2", target="nw6")
    assert refused(table, "move", piece="red explorer", source="n2", target="nw2") == "CTX-002"


@rule("CT15-041")
def test_a_removed_knight_no_longer_closes_the_room() -> None:
    table = cave_2015(board={"nw6": ["blue knight", "red orc"], "n2": "red explorer"})
    take(table, "use", piece="red orc", source="nw6")
    take(table, "move", piece="red explorer", source="n2", target="nw6")
    assert on(table, "nw6") == ["red explorer", "red orc"]


@rule("CT15-041")
def test_those_beside_a_knight_may_leave_and_not_come_back() -> None:
    table = cave_2015(board={"nw6": ["blue knight", "red explorer"]})
    take(table, "move", piece="red explorer", source="nw6", target="n2")
    assert refused(table, "move", piece="red explorer", source="n2", target="nw6") == "CT15-041"


@rule("CT15-041", "CT15-032")
def test_a_knight_cannot_enter_a_full_room() -> None:
    table = cave_2015(board={"nw6": ["blue knight", "blue explorer x4"], "n2": "red knight"})
    assert refused(table, "move", piece="red knight", source="n2", target="nw6") == "CT15-032"


@rule("CT15-041", "CT15-073")
def test_a_knight_cannot_enter_a_cave_trolls_room() -> None:
    table = cave_2015(board={"nw6": "blue cave-troll", "n2": "red knight"})
    assert refused(table, "move", piece="red knight", source="n2", target="nw6") == "CT15-073"


@rule("CT15-041", "CT15-042")
def test_a_paladin_is_not_a_knight() -> None:
    table = cave_2015(
        board={"nw6": "blue knight", "n2": "red paladin"},
        red={"set": "variant"},
    )
    assert refused(table, "move", piece="red paladin", source="n2", target="nw6") == "CT15-041"
    table = cave_2015(board={"n2": "red paladin", "n1": "blue orc"}, red={"set": "variant"})
    take(table, "move", piece="red paladin", source="n2", target="n1")
    assert on(table, "n1") == ["blue orc", "red paladin"]
    table = cave_2015(board={"nw6": "blue paladin", "n2": "red explorer"}, blue={"set": "variant"})
    take(table, "move", piece="red explorer", source="n2", target="nw6")
    assert on(table, "nw6") == ["blue paladin", "red explorer"]


@rule("CT15-042")
def test_a_knight_removes_all_orcs_where_he_enters_his_own_too() -> None:
    table = cave_2015(board={"nw6": ["blue orc", "red orc", "green orc", "blue wraith"], "n2": "red knight"}, seats=3)
    take(table, "move", piece="red knight", source="n2", target="nw6")
    assert on(table, "nw6") == ["blue wraith", "red knight"]
    assert {where(table, f"{colour} orc") for colour in ("red", "blue", "green")} == {"gone"}
    assert [(line["seat"], line["by"]) for line in told_of(table, "slain")] == [(0, 0), (1, 0), (2, 0)]


@rule("CT15-042", "CT15-022", "CTX-004")
def test_a_knight_put_onto_stairs_removes_the_orcs_there() -> None:
    table = cave_2015(board={"st-nw": ["blue orc", "red orc", "blue dwarf"]}, red={"pile": ["knight", "..."]})
    play(table, "knight")
    take(table, "choose-field", target="st-nw")
    assert on(table, "st-nw") == ["blue dwarf", "red knight"]
    assert told(table)[-3:] == ["placed", "slain", "slain"]


@rule("CT15-042")
def test_a_knight_who_moves_onto_stairs_removes_the_orcs_there() -> None:
    table = cave_2015(board={"st-nw": "blue orc", "nw1": "red knight"})
    take(table, "move", piece="red knight", source="nw1", target="st-nw")
    assert on(table, "st-nw") == ["red knight"]


@rule("CT15-042")
def test_orcs_on_the_field_he_leaves_are_safe() -> None:
    table = cave_2015(board={"nw6": ["red knight", "red orc"]})
    take(table, "move", piece="red knight", source="nw6", target="n2")
    assert on(table, "nw6") == ["red orc"]


@rule("CT15-042", "CT15-080")
def test_an_orc_that_comes_later_survives_and_may_remove_the_knight() -> None:
    table = cave_2015(board={"nw6": ["red knight", "red explorer"], "n2": "red orc"})
    take(table, "move", piece="red orc", source="n2", target="nw6")
    assert where(table, "red orc") == "nw6"
    take(table, "use", piece="red orc", source="nw6")
    take(table, "choose-piece", piece="red knight")
    assert where(table, "red knight") == "gone"


@rule("CT15-042", "CT15-032")
def test_a_full_room_stays_closed_though_its_orcs_would_leave() -> None:
    table = cave_2015(board={"nw6": ["blue orc", "blue explorer x4"], "n2": "red knight"})
    assert refused(table, "move", piece="red knight", source="n2", target="nw6") == "CT15-032"


@rule("CT15-042")
def test_grunts_are_not_orcs() -> None:
    table = cave_2015(board={"nw6": "blue grunt", "n2": "red knight"}, blue={"set": "variant"})
    take(table, "move", piece="red knight", source="n2", target="nw6")
    assert on(table, "nw6") == ["blue grunt", "red knight"]


@pytest.mark.parametrize("kind", ["explorer", "barbarian", "dwarf", "thief"])
@rule("CT15-042")
def test_no_other_hero_removes_orcs(kind: str) -> None:
    table = cave_2015(board={"nw6": "blue orc", "n2": f"red {kind}"})
    take(table, "move", piece=f"red {kind}", source="n2", target="nw6")
    assert on(table, "nw6") == ["blue orc", f"red {kind}"]


@rule("CT15-042", "CT15-088")
def test_a_pushed_knight_removes_the_orcs_where_he_arrives() -> None:
    table = cave_2015(board={"nw6": ["red wraith", "blue knight"], "n2": ["red orc", "blue orc"]})
    take(table, "use", piece="red wraith", source="nw6")
    take(table, "choose-field", target="n2")
    assert on(table, "n2") == ["blue knight"]
    assert [(line["seat"], line["by"]) for line in told_of(table, "slain")] == [(0, 1), (1, 1)]


@rule("CT15-043")
def test_opposing_characters_in_the_room_a_knight_enters_stay() -> None:
    table = cave_2015(board={"nw6": ["blue explorer", "blue wraith", "blue knight"], "n2": "red knight"})
    take(table, "move", piece="red knight", source="n2", target="nw6")
    assert on(table, "nw6") == ["blue explorer", "blue knight", "blue wraith", "red knight"]
    assert asked(table) == ("red", "turn")
    assert told(table) == ["moved"]
    assert gold(table) == [0, 0]
    assert "red knight nw6 n2" in choices(table)
