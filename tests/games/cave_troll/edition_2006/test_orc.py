"""The 2006 edition: the Orc (CT06-095)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2006.acting import HEROES, actions, no_piece, no_use, pick, use
from tests.games.cave_troll.table import asked, cave, choices, offered, on, refused, told_of, where
from tests.ruling import rule


@pytest.mark.parametrize("kind", HEROES)
@pytest.mark.parametrize("field", ["nw2", "st-nw"])
@rule("CT06-095")
def test_an_orc_kills_an_adventurer_in_its_room_or_entrance(kind: str, field: str) -> None:
    for owner in ("red", "blue"):
        table = cave(board={field: ["red orc", f"{owner} {kind}"]})
        use(table, "red orc", field)
        assert (on(table, field), actions(table)) == (["red orc"], 3)
        line = told_of(table, "killed")[0]
        assert (line["seat"], line["by"]) == (("red", "blue").index(owner), 0)
        if kind != "explorer":
            assert where(table, f"{owner} {kind}") == "gone"


@rule("CT06-095")
def test_the_orcs_player_chooses_one_of_all_adventurers_there() -> None:
    others = ["blue explorer x2", "blue knight", "green dwarf", "red thief"]
    table = cave(seats=3, board={"st-nw": ["red orc", *others, "blue wraith", "green orc"]})
    use(table, "red orc", "st-nw")
    assert asked(table) == ("red", "kill")
    assert choices(table) == ["blue explorer", "blue knight", "green dwarf", "red thief"]
    for piece in ("blue wraith", "green orc", "red orc", "red explorer"):
        assert no_piece(table, piece) == "CT06-095"
    assert refused(table, "stay") == "CT06-095"
    pick(table, "blue explorer")
    assert on(table, "st-nw").count("blue explorer") == 1
    assert (actions(table), on(table, "st-nw").count("red orc")) == (3, 1)


@rule("CT06-095")
def test_an_orc_may_kill_again() -> None:
    table = cave(board={"nw2": ["red orc", "blue explorer x4"]})
    for left in (3, 2, 1):
        use(table, "red orc", "nw2")
        assert (actions(table), len(on(table, "nw2"))) == (left, left + 1)


@pytest.mark.parametrize("others", [[], ["blue orc"], ["blue wraith", "red wraith"], ["blue treasure"]])
@rule("CT06-095", "CTX-008")
def test_an_orc_without_an_adventurer_beside_it_kills_nobody(others: list[str]) -> None:
    table = cave(board={"nw2": ["red orc", *others], "nw1": "blue explorer"})
    assert no_use(table, "red orc", "nw2") == "CT06-095"
    assert not offered(table, "use", piece="red orc", source="nw2")


@rule("CT06-095")
def test_an_orc_in_the_pit_kills_nobody() -> None:
    table = cave(board={"pit": ["red orc", "blue orc", "blue wraith"]})
    assert no_use(table, "red orc", "pit") == "CT06-095"


@rule("CT06-095")
def test_only_ones_own_orc_kills() -> None:
    table = cave(board={"nw2": ["blue orc", "blue explorer"]})
    assert no_use(table, "blue orc", "nw2") == "CT06-030"


@rule("CT06-095")
def test_an_orc_kills_only_where_it_stands() -> None:
    table = cave(board={"nw2": ["red orc", "blue explorer"], "n1": "blue dwarf"})
    assert no_use(table, "red orc", "n1") == "CT06-030"
    use(table, "red orc", "nw2")
    assert on(table, "n1") == ["blue dwarf"]
