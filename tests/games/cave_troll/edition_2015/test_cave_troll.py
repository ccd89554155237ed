"""The 2015 edition: putting the Cave Troll into play, and its room (CT15-070, CT15-072, CT15-073)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.edition_2015.sitting import HEROES, actions, cave_2015, choices_but_stay, play, zone
from tests.games.cave_troll.table import (
    Table,
    asked,
    choices,
    gold,
    held,
    offered,
    on,
    refused,
    take,
    told,
    told_of,
    where,
)
from tests.ruling import rule


def trolling(board: dict[str, Any] | None = None, **parts: Any) -> Table:
    """Red has played his Cave Troll and says where to."""
    parts.setdefault("red", {"pile": ["cave-troll", "..."], "hand": "score-a-room"})
    table = cave_2015(board=board or {}, **parts)
    play(table, "cave-troll+2")
    return table


@rule("CT15-070")
def test_the_cave_troll_is_put_into_any_room() -> None:
    table = trolling()
    assert asked(table) == ("red", "troll-room")
    lair = table.state.lair
    assert choices(table) == sorted(lair.board.fields[field].name for field in lair.room_list)
    take(table, "choose-field", target="s")
    assert (on(table, "s"), actions(table), asked(table)) == (["red cave-troll"], 3, ("red", "turn"))
    assert told_of(table, "placed")[0]["field"] == lair.board.by_name["s"]


@pytest.mark.parametrize("field", ["st-nw", "pit-c", "pit-w"])
@rule("CT15-070", "CTX-001")
def test_the_cave_troll_is_not_put_onto_stairs_or_into_a_pit(field: str) -> None:
    assert refused(trolling(), "choose-field", target=field) == "CTX-001"


@rule("CT15-070")
def test_the_cave_troll_must_be_put_somewhere() -> None:
    assert refused(trolling(), "stay") == "CT15-070"
    assert refused(trolling(), "end-turn") == "CT15-070"


@pytest.mark.parametrize("owner", ["red", "blue"])
@rule("CT15-070", "CTX-004")
def test_a_knight_does_not_keep_the_cave_troll_out(owner: str) -> None:
    table = trolling({"nw2": f"{owner} knight"})
    take(table, "choose-field", target="nw2")
    take(table, "stay")
    assert (on(table, "nw2"), where(table, f"{owner} knight")) == (["red cave-troll"], "gone")


@rule("CT15-070", "CT15-032", "CTX-004")
def test_a_full_room_does_not_keep_the_cave_troll_out() -> None:
    table = trolling({"nw2": ["blue explorer x4", "blue dwarf"]})
    take(table, "choose-field", target="nw2")
    assert len(on(table, "nw2")) == 6
    take(table, "stay")
    assert on(table, "nw2") == ["red cave-troll"]


@rule("CT15-070", "CT15-073", "CT15-172")
def test_an_idol_does_not_keep_the_cave_troll_out_and_is_broken() -> None:
    table = trolling(idols={"nw2": "blue"})
    assert on(table, "nw2") == ["idol of blue"]
    take(table, "choose-field", target="nw2")
    assert on(table, "nw2") == ["red cave-troll"]
    assert zone(table, "spent artifacts") == ["idol"]
    assert [(line["seat"], line["by"]) for line in told_of(table, "idol-broken")] == [(1, 0)]
    assert held(table, "blue") == []


@rule("CT15-070", "CT15-073")
def test_another_cave_troll_does_not_keep_it_out_and_is_removed() -> None:
    table = trolling({"nw2": ["blue cave-troll", "blue treasure"]})
    take(table, "choose-field", target="nw2")
    assert (on(table, "nw2"), where(table, "blue cave-troll")) == (["red cave-troll"], "gone")
    assert asked(table) == ("red", "turn")
    assert refused(table, "move", piece="red cave-troll", source="nw2", target="n1") == "CT15-073"


@rule("CT15-070", "CT15-073", "CTX-004")
def test_putting_the_cave_troll_into_play_removes_no_orcs_and_enters_nothing() -> None:
    table = trolling({"nw2": "blue orc"})
    take(table, "choose-field", target="nw2")
    assert (asked(table), on(table, "nw2")) == (("blue", "escape"), ["blue orc", "red cave-troll"])


@rule("CT15-072")
def test_all_that_is_still_there_is_removed_chests_and_own_figures_too() -> None:
    table = trolling(
        {"nw2": ["blue explorer x2", "red dwarf", "red wraith", "red treasure", "blue treasure"]},
    )
    take(table, "choose-field", target="nw2")
    take(table, "move", piece="blue explorer", source="nw2", target="n1")
    assert asked(table) == ("red", "escape")
    take(table, "stay")
    assert on(table, "nw2") == ["red cave-troll"]
    assert on(table, "n1") == ["blue explorer"]
    for piece in ("red dwarf", "red wraith", "red treasure", "blue treasure"):
        assert where(table, piece) == "gone"
    assert zone(table, "blue removed") == ["blue explorer", "blue treasure"]
    assert zone(table, "red removed") == ["red dwarf", "red treasure", "red wraith"]
    assert len(told_of(table, "crushed")) == 5
    assert {line["by"] for line in told_of(table, "crushed")} == {0}
    assert sorted(line["seat"] for line in told_of(table, "crushed")) == [0, 0, 0, 1, 1]


@rule("CT15-072")
def test_other_rooms_are_not_cleared() -> None:
    table = trolling({"nw2": "blue explorer", "nw1": ["blue dwarf", "red treasure"]})
    take(table, "choose-field", target="nw2")
    take(table, "stay")
    assert on(table, "nw1") == ["blue dwarf", "red treasure"]


@rule("CT15-072", "CT15-103")
def test_the_cave_troll_itself_is_worth_nothing_in_a_scoring() -> None:
    table = trolling(red={"pile": ["cave-troll", "score-a-room", "..."], "hand": "treasure"})
    take(table, "choose-field", target="nw2")
    play(table, "score-a-room")
    take(table, "choose-field", target="nw2")
    assert gold(table) == [0, 0]


@pytest.mark.parametrize("kind", [*HEROES, "orc", "wraith"])
@rule("CT15-073")
def test_nobody_enters_its_room(kind: str) -> None:
    for owner in ("red", "blue"):
        table = cave_2015(board={"nw2": f"{owner} cave-troll", "n1": f"red {kind}"})
        assert refused(table, "move", piece=f"red {kind}", source="n1", target="nw2") == "CT15-073"


@rule("CT15-073")
def test_it_cannot_move() -> None:
    table = cave_2015(board={"nw2": "red cave-troll"})
    assert choices_but_stay(table) == []
    assert refused(table, "move", piece="red cave-troll", source="nw2", target="n1") == "CT15-073"


@rule("CT15-073")
def test_it_cannot_be_moved_with_the_helm() -> None:
    table = cave_2015(board={"nw2": "blue cave-troll", "s": "blue explorer"}, red={"artifacts": ["helm"]})
    take(table, "play-artifact", card="helm")
    assert asked(table) == ("red", "next-step")  # the explorer is the only one that could be meant
    assert where(table, "blue cave-troll") == "nw2"
    table = cave_2015(board={"nw2": "blue cave-troll"}, red={"artifacts": ["helm"]})
    assert refused(table, "play-artifact", card="helm") == "CT15-172"


@rule("CT15-073", "CT15-088")
def test_nobody_is_pushed_into_its_room() -> None:
    table = cave_2015(board={"n1": ["red wraith", "blue explorer"], "nw2": "blue cave-troll"})
    take(table, "use", piece="red wraith", source="n1")
    assert choices(table) == ["n2", "ne2"]
    assert refused(table, "choose-field", target="nw2") == "CT15-073"


@rule("CT15-073", "CT15-095")
def test_a_chest_may_be_put_into_its_room() -> None:
    table = cave_2015(board={"nw2": "blue cave-troll"}, red={"pile": ["treasure", "..."]})
    play(table, "treasure")
    take(table, "choose-field", target="nw2")
    assert on(table, "nw2") == ["blue cave-troll", "red treasure"]


@rule("CT15-073", "CT15-072")
def test_the_room_is_closed_at_once_to_its_owners_people_too() -> None:
    table = trolling({"n1": "red explorer"})
    take(table, "choose-field", target="nw2")
    assert not offered(table, "move", piece="red explorer", source="n1", target="nw2")
    assert refused(table, "move", piece="red explorer", source="n1", target="nw2") == "CT15-073"
    assert told(table)[-1] == "put-on-pile"
