"""The 2015 edition: fields and moving from one to the next (CT15-030 to CT15-034)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll.board import fields_of
from tests.games.cave_troll.edition_2015.sitting import HEROES, actions, cave_2015, choices_but_stay
from tests.games.cave_troll.table import choices, offered, on, refused, take, told_of, where
from tests.ruling import rule

MONSTERS = ("orc", "wraith")
FIVE = ["blue explorer x3", "red orc", "blue dwarf"]


@pytest.mark.parametrize("kind", [*HEROES, *MONSTERS])
@rule("CT15-030", "CTX-002")
def test_a_move_goes_through_any_door_to_the_next_field(kind: str) -> None:
    table = cave_2015(board={"nw4": f"red {kind}"})
    goals = [choice.split()[-1] for choice in choices(table) if choice.startswith(f"red {kind} nw4 ")]
    assert goals == ["nw1", "nw5", "nw6"]
    take(table, "move", piece=f"red {kind}", source="nw4", target="nw6")
    assert (on(table, "nw4"), on(table, "nw6"), actions(table)) == ([], [f"red {kind}"], 3)
    field = table.state.lair.board.by_name
    assert [(line["field"], line["to"]) for line in told_of(table, "moved")] == [(field["nw4"], field["nw6"])]


@pytest.mark.parametrize(
    ("source", "target"),
    [("nw4", "nw2"), ("nw4", "nw3"), ("nw4", "nw7"), ("nw4", "st-nw"), ("nw4", "e"), ("nw2", "nw6"), ("nw2", "nw2")],
)
@rule("CT15-030", "CTX-002")
def test_walls_and_distance_stop_a_move(source: str, target: str) -> None:
    table = cave_2015(board={source: "red explorer"})
    assert refused(table, "move", piece="red explorer", source=source, target=target) == "CTX-002"


@rule("CT15-030")
def test_every_door_leads_both_ways_and_there_is_no_other_way() -> None:
    lair = cave_2015().state.lair
    for field in range(lair.fields):
        assert lair.ways[field] == lair.doors[field]
        for other in fields_of(lair.ways[field]):
            assert lair.ways[other] >> field & 1


@rule("CT15-030", "CTX-006")
def test_only_ones_own_characters_move() -> None:
    table = cave_2015(board={"nw1": ["blue explorer", "blue orc"]})
    assert refused(table, "move", piece="blue explorer", source="nw1", target="nw2") == "CT15-030"
    assert refused(table, "move", piece="blue orc", source="nw1", target="nw2") == "CT15-030"
    assert choices_but_stay(table) == []


@rule("CT15-030")
def test_only_characters_on_the_named_field_move() -> None:
    table = cave_2015(board={"nw1": "red explorer"})
    assert refused(table, "move", piece="red explorer", source="nw2", target="n1") == "CT15-030"
    assert refused(table, "move", piece="red knight", source="nw1", target="nw2") == "CT15-030"


@rule("CT15-030")
def test_of_several_alike_one_moves() -> None:
    table = cave_2015(board={"nw1": "red explorer x3"})
    take(table, "move", piece="red explorer", source="nw1", target="nw2")
    assert (on(table, "nw1"), on(table, "nw2")) == (["red explorer"] * 2, ["red explorer"])


@rule("CT15-030", "CT15-095")
def test_cards_and_chests_do_not_move() -> None:
    table = cave_2015(board={"nw1": "red treasure"})
    assert choices_but_stay(table) == []


@pytest.mark.parametrize("kind", MONSTERS)
@rule("CT15-031")
def test_a_monster_may_be_on_every_kind_of_field(kind: str) -> None:
    table = cave_2015(board={"pit-c": f"red {kind}", "nw1": "blue explorer"})
    take(table, "move", piece=f"red {kind}", source="pit-c", target="n2")
    take(table, "move", piece=f"red {kind}", source="n2", target="pit-c")
    assert where(table, f"red {kind}") == "pit-c"
    table = cave_2015(board={"nw1": f"red {kind}"})
    take(table, "move", piece=f"red {kind}", source="nw1", target="st-nw")
    take(table, "move", piece=f"red {kind}", source="st-nw", target="nw3")
    assert where(table, f"red {kind}") == "nw3"


@pytest.mark.parametrize("kind", HEROES)
@rule("CT15-031")
def test_a_hero_never_enters_a_pit(kind: str) -> None:
    table = cave_2015(board={"n2": f"red {kind}"})
    assert refused(table, "move", piece=f"red {kind}", source="n2", target="pit-c") == "CT15-031"


@pytest.mark.parametrize("kind", HEROES)
@rule("CT15-031")
def test_a_hero_may_be_on_stairs_and_in_rooms(kind: str) -> None:
    table = cave_2015(board={"nw1": f"red {kind}"})
    take(table, "move", piece=f"red {kind}", source="nw1", target="st-nw")
    take(table, "move", piece=f"red {kind}", source="st-nw", target="nw3")
    assert on(table, "nw3") == [f"red {kind}"]


@pytest.mark.parametrize("kind", [*HEROES, "orc"])
@rule("CT15-032")
def test_a_room_with_five_characters_of_any_sort_is_full(kind: str) -> None:
    table = cave_2015(seats=3, board={"nw6": ["blue explorer x3", "green orc", "blue dwarf"], "nw4": f"red {kind}"})
    assert refused(table, "move", piece=f"red {kind}", source="nw4", target="nw6") == "CT15-032"


@rule("CT15-032")
def test_a_fifth_may_enter_and_only_a_sixth_may_not() -> None:
    table = cave_2015(board={"nw6": ["blue explorer x3", "red orc"], "nw4": "red explorer x2"})
    take(table, "move", piece="red explorer", source="nw4", target="nw6")
    assert len(on(table, "nw6")) == 5
    assert refused(table, "move", piece="red explorer", source="nw4", target="nw6") == "CT15-032"


@rule("CT15-032")
def test_a_place_that_is_left_can_be_taken() -> None:
    table = cave_2015(board={"nw6": FIVE, "nw4": "red explorer"})
    take(table, "move", piece="red orc", source="nw6", target="nw7")
    take(table, "move", piece="red explorer", source="nw4", target="nw6")
    assert on(table, "nw6").count("red explorer") == 1


@rule("CT15-032", "CT15-095")
def test_a_chest_takes_no_place() -> None:
    table = cave_2015(board={"nw6": ["blue explorer x4", "blue treasure", "red treasure"], "nw4": "red explorer"})
    take(table, "move", piece="red explorer", source="nw4", target="nw6")
    assert len(on(table, "nw6")) == 7


@rule("CT15-032", "CT15-055")
def test_a_barbarian_takes_one_place() -> None:
    table = cave_2015(board={"nw6": ["blue explorer x3", "blue barbarian"], "nw4": ["red barbarian", "red dwarf"]})
    take(table, "move", piece="red barbarian", source="nw4", target="nw6")
    assert refused(table, "move", piece="red dwarf", source="nw4", target="nw6") == "CT15-032"


@rule("CT15-032")
def test_stairs_and_pits_hold_any_number() -> None:
    table = cave_2015(
        board={
            "st-nw": "blue explorer x8",
            "nw1": "red explorer",
            "pit-c": ["blue orc", "blue wraith", "green orc", "green wraith", "yellow orc"],
            "n2": "red orc",
        },
        seats=4,
    )
    take(table, "move", piece="red explorer", source="nw1", target="st-nw")
    take(table, "move", piece="red orc", source="n2", target="pit-c")
    assert (len(on(table, "st-nw")), len(on(table, "pit-c"))) == (9, 6)


@pytest.mark.parametrize("kind", [*HEROES, *MONSTERS])
@rule("CT15-033")
def test_stairs_are_not_linked_with_each_other(kind: str) -> None:
    table = cave_2015(board={"st-nw": f"red {kind}"})
    goals = [choice.split()[-1] for choice in choices(table) if choice.startswith(f"red {kind} st-nw ")]
    assert goals == ["nw1", "nw3"]
    assert refused(table, "move", piece=f"red {kind}", source="st-nw", target="st-ne") == "CTX-002"


@pytest.mark.parametrize("kind", [*HEROES, *MONSTERS])
@rule("CT15-034", "CT15-073")
def test_nobody_enters_a_cave_trolls_room(kind: str) -> None:
    for owner in ("red", "blue"):
        table = cave_2015(board={"nw6": f"{owner} cave-troll", "nw4": f"red {kind}"})
        assert refused(table, "move", piece=f"red {kind}", source="nw4", target="nw6") == "CT15-073"


@pytest.mark.parametrize("kind", ["explorer", "barbarian", "dwarf", "thief", *MONSTERS])
@rule("CT15-034", "CT15-041")
def test_an_opposing_knight_closes_his_room(kind: str) -> None:
    table = cave_2015(board={"nw6": "blue knight", "nw4": f"red {kind}"})
    assert refused(table, "move", piece=f"red {kind}", source="nw4", target="nw6") == "CT15-041"


# --- what a table may decide otherwise ------------------------------------------------------------------------------


@rule("CT15-033", "CT06-031")
def test_a_table_may_link_the_stairs() -> None:
    table = cave_2015(board={"st-nw": "red explorer"}, options={"linked-stairs": "yes"})
    take(table, "move", piece="red explorer", source="st-nw", target="st-se")
    assert on(table, "st-se") == ["red explorer"]
    assert not offered(table, "move", piece="red explorer", source="st-se", target="pit-c")


@pytest.mark.parametrize("value", ["printed", "no"])
@rule("CT15-033")
def test_a_table_may_leave_the_stairs_as_printed(value: str) -> None:
    table = cave_2015(board={"st-nw": "red explorer"}, options={"linked-stairs": value})
    assert refused(table, "move", piece="red explorer", source="st-nw", target="st-se") == "CTX-002"


@rule("CT15-033", "CT15-088")
def test_linked_stairs_are_no_path_for_a_push() -> None:
    table = cave_2015(
        board={"nw1": ["red wraith", "blue explorer"], "nw2": "blue knight", "nw4": "blue cave-troll"},
        options={"linked-stairs": "yes"},
    )
    take(table, "use", piece="red wraith", source="nw1")
    assert choices(table) == ["nw2", "st-nw"]


@rule("CT15-031", "CT15-088")
def test_a_table_may_keep_monsters_from_going_back_into_a_pit() -> None:
    table = cave_2015(board={"n2": ["red orc", "red wraith", "blue orc"]}, options={"pit-return": "no"})
    assert refused(table, "move", piece="red orc", source="n2", target="pit-c") == "CT06-035"
    take(table, "use", piece="red wraith", source="n2")
    take(table, "choose-piece", piece="blue orc")
    assert refused(table, "choose-field", target="pit-c") == "CT06-035"


@pytest.mark.parametrize("options", [{}, {"pit-return": "yes"}])
@rule("CT15-031")
def test_unless_the_table_says_so_they_may_go_back(options: dict[str, str]) -> None:
    table = cave_2015(board={"n2": "red orc"}, options=options)
    take(table, "move", piece="red orc", source="n2", target="pit-c")
    assert where(table, "red orc") == "pit-c"
