"""The 2015 edition: the Orc and the treasure chest (CT15-080, CT15-095)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2015.sitting import HEROES, actions, cave_2015, play, zone
from tests.games.cave_troll.table import asked, choices, gold, on, refused, take, told, told_of, where
from tests.ruling import rule


@pytest.mark.parametrize("kind", HEROES)
@rule("CT15-080")
def test_an_orc_removes_any_kind_of_hero_from_its_room(kind: str) -> None:
    table = cave_2015(board={"nw6": ["red orc", f"blue {kind}"]})
    take(table, "use", piece="red orc", source="nw6")
    assert (on(table, "nw6"), actions(table)) == (["red orc"], 3)
    assert zone(table, "blue removed") == [f"blue {kind}"]
    assert [(line["seat"], line["by"]) for line in told_of(table, "killed")] == [(1, 0)]


@rule("CT15-080", "CTX-007")
def test_its_player_chooses_among_the_heroes_of_all_players_his_own_too() -> None:
    table = cave_2015(
        board={"nw6": ["red orc", "red explorer", "blue knight", "green barbarian", "blue wraith"]}, seats=3
    )
    take(table, "use", piece="red orc", source="nw6")
    assert asked(table) == ("red", "kill")
    assert choices(table) == ["blue knight", "green barbarian", "red explorer"]
    assert refused(table, "choose-piece", piece="blue wraith") == "CT15-080"
    assert refused(table, "choose-piece", piece="blue dwarf") == "CT15-080"
    assert refused(table, "stay") == "CT15-080"
    take(table, "choose-piece", piece="red explorer")
    assert on(table, "nw6") == ["blue knight", "blue wraith", "green barbarian", "red orc"]


@rule("CT15-080", "CTX-008")
def test_an_orc_without_a_hero_in_its_room_has_no_action() -> None:
    for others in ([], ["blue orc", "blue wraith"], ["blue treasure"]):
        table = cave_2015(board={"nw6": ["red orc", *others], "nw4": "blue explorer"})
        assert refused(table, "use", piece="red orc", source="nw6") == "CT15-080"


@rule("CT15-080")
def test_an_orc_on_stairs_removes_nobody() -> None:
    table = cave_2015(board={"st-nw": ["red orc", "blue explorer"]})
    assert refused(table, "use", piece="red orc", source="st-nw") == "CT15-080"


@rule("CT15-080")
def test_an_orc_in_a_pit_removes_nobody() -> None:
    table = cave_2015(board={"pit-c": ["red orc", "blue orc"], "n2": "blue explorer"})
    assert refused(table, "use", piece="red orc", source="pit-c") == "CT15-080"


@rule("CT15-080")
def test_one_hero_at_a_time() -> None:
    table = cave_2015(board={"nw6": ["red orc", "blue explorer x3"]})
    take(table, "use", piece="red orc", source="nw6")
    assert on(table, "nw6") == ["blue explorer", "blue explorer", "red orc"]


# --- the treasure chest ---------------------------------------------------------------------------------------------


@rule("CT15-095")
def test_a_chest_is_put_into_any_room() -> None:
    table = cave_2015(red={"pile": ["treasure", "..."]})
    play(table, "treasure")
    assert asked(table) == ("red", "treasure-room")
    lair = table.state.lair
    assert choices(table) == sorted(lair.board.fields[field].name for field in lair.room_list)
    for field in ("st-nw", "pit-c"):
        assert refused(table, "choose-field", target=field) == "CTX-001"
    assert refused(table, "stay") == "CT15-095"
    take(table, "choose-field", target="w")
    assert (on(table, "w"), actions(table)) == (["red treasure"], 3)
    assert "placed" in told(table)


@pytest.mark.parametrize(
    "there", [["blue explorer x5"], ["blue cave-troll"], ["blue knight"], ["blue treasure"], ["blue orc"]]
)
@rule("CT15-095")
def test_who_is_there_does_not_matter(there: list[str]) -> None:
    table = cave_2015(board={"w": there}, red={"pile": ["treasure", "..."]})
    play(table, "treasure")
    take(table, "choose-field", target="w")
    assert "red treasure" in on(table, "w")


@rule("CT15-095", "CT15-172")
def test_an_idols_room_takes_no_chest() -> None:
    for owner in ("red", "blue"):
        table = cave_2015(idols={"w": owner}, red={"pile": ["treasure", "..."]})
        play(table, "treasure")
        assert refused(table, "choose-field", target="w") == "CT15-172"


@pytest.mark.parametrize(("chests", "expected"), [(["red"], 7), (["blue"], 7), (["red", "blue", "green"], 15)])
@rule("CT15-095")
def test_chests_add_four_gold_each_for_whoever_controls_the_room(chests: list[str], expected: int) -> None:
    table = cave_2015(
        seats=3,
        board={"nw6": ["red explorer", *[f"{owner} treasure" for owner in chests]]},
        red={"pile": ["score-a-room", "..."]},
    )
    play(table, "score-a-room")
    take(table, "choose-field", target="nw6")
    assert gold(table) == [expected, 0, 0]


@rule("CT15-095", "CT15-103")
def test_a_chest_with_nobody_in_control_pays_nobody() -> None:
    for people in ([], ["red explorer", "blue explorer"], ["red orc"]):
        table = cave_2015(board={"nw6": ["red treasure", *people]}, red={"pile": ["score-a-room", "..."]})
        play(table, "score-a-room")
        take(table, "choose-field", target="nw6")
        assert gold(table) == [0, 0]


@rule("CT15-095", "CT15-086")
def test_a_chest_is_not_pushed() -> None:
    table = cave_2015(board={"nw6": ["red wraith", "blue treasure"]})
    assert refused(table, "use", piece="red wraith", source="nw6") == "CT15-086"
    table = cave_2015(board={"nw6": ["red wraith", "blue treasure", "blue explorer"]})
    take(table, "use", piece="red wraith", source="nw6")
    take(table, "choose-field", target="n2")
    assert on(table, "nw6") == ["blue treasure", "red wraith"]


@rule("CT15-095", "CT15-172")
def test_a_chest_is_not_moved_by_the_helm() -> None:
    table = cave_2015(board={"nw6": "blue treasure"}, red={"artifacts": ["helm"]})
    assert refused(table, "play-artifact", card="helm") == "CT15-172"
    assert where(table, "blue treasure") == "nw6"
