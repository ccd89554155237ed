"""The 2006 edition: playing artifacts; the Idol, the Wand and the Sword (CT06-150, CT06-153, CT06-154, CT06-156)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2006.acting import (
    ENTRANCES,
    HEROES,
    MONSTERS,
    actions,
    barred,
    end_turn,
    go,
    no_field,
    playing,
    rooms,
    scored,
    ways,
)
from tests.games.cave_troll.table import (
    asked,
    cave,
    choices,
    gold,
    held,
    keep_events,
    offered,
    on,
    refused,
    take,
    told,
    told_of,
    where,
)
from tests.ruling import rule

EVERYTHING = ("helm", "chalice-of-teleportation", "idol", "wand", "cloak", "sword")
READY = {"nw1": ["red explorer", "blue orc"], "nw2": "blue explorer"}
"""A board on which every artifact can be played by red."""


# --- playing one ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("artifact", EVERYTHING)
@rule("CT06-150")
def test_playing_an_artifact_costs_an_action_and_the_artifact(artifact: str) -> None:
    table = cave(board=READY, red={"artifacts": [artifact]})
    take(table, "play-artifact", card=artifact)
    assert (actions(table), held(table, "red")) == (3, [])
    number = [each.name for each in table.state.lair.components.artifacts].index(artifact)
    assert told_of(table, "used") == [{"seat": 0, "artifact": number}]
    while asked(table)[1] != "turn":
        table.state.take(0, table.state.options(0)[0])
        keep_events(table)
    assert actions(table) == 3
    assert refused(table, "play-artifact", card=artifact) == "CT06-150"


@pytest.mark.parametrize("artifact", EVERYTHING)
@rule("CT06-150")
def test_only_a_held_artifact_is_played(artifact: str) -> None:
    table = cave(board=READY, blue={"artifacts": [artifact]})
    assert refused(table, "play-artifact", card=artifact) == "CT06-150"
    assert refused(cave(board=READY), "play-artifact", card=artifact) == "CT06-150"
    spent = cave(board=READY, common={"spent": [artifact]})
    assert refused(spent, "play-artifact", card=artifact) == "CT06-150"


@pytest.mark.parametrize("artifact", EVERYTHING)
@rule("CT06-150")
def test_an_artifact_is_played_on_ones_own_turn(artifact: str) -> None:
    table = cave(board=READY, red={"artifacts": [artifact]}, turn={"seat": "blue"})
    assert refused(table, "play-artifact", seat="red", card=artifact) == "CT06-007"


@rule("CT06-150")
def test_several_artifacts_may_be_played_in_a_turn() -> None:
    table = cave(board={"nw1": "red explorer"}, red={"artifacts": ["wand", "idol", "cloak"]})
    take(table, "play-artifact", card="wand")
    go(table, "nw1")
    take(table, "play-artifact", card="idol")
    go(table, "w")
    take(table, "play-artifact", card="cloak")
    assert (actions(table), held(table, "red"), gold(table)) == (1, [], [1, 0])


# --- Idol -----------------------------------------------------------------------------------------------------------


@rule("CT06-153")
def test_an_idol_goes_into_a_room_without_any_counter() -> None:
    occupied = {
        "nw1": "red explorer",
        "nw2": "blue orc",
        "n1": "red treasure",
        "w": "blue cave-troll",
        "st-nw": "red orc",
    }
    table = playing("idol", occupied)
    assert choices(table) == [field for field in rooms(table) if field not in occupied]
    for field in ("nw1", "nw2", "n1", "w", "pit", *ENTRANCES):
        assert no_field(table, field) == "CT06-153"
    go(table, "e")
    assert (on(table, "e"), actions(table)) == (["idol of red"], 3)
    assert told_of(table, "claimed") == [{"seat": 0, "field": table.state.lair.board.by_name["e"]}]


@pytest.mark.parametrize("kind", [*HEROES, *MONSTERS])
@rule("CT06-153")
def test_nobody_may_enter_an_idols_room(kind: str) -> None:
    for owner in ("red", "blue"):
        table = cave(board={"nw1": f"red {kind}"}, idols={"nw2": owner})
        assert barred(table, f"red {kind}", "nw1", "nw2") == "CT06-153"
        assert ways(table, f"red {kind}", "nw1") == ["nw4", "st-nw"]


@rule("CT06-153")
def test_an_idol_is_not_placed_twice() -> None:
    table = cave(idols={"nw2": "red"})
    assert refused(table, "play-artifact", card="idol") == "CT06-150"
    end_turn(table)
    assert on(table, "nw2") == ["idol of red"]


@rule("CT06-153", "CT06-101", "CT06-154", "CT06-121")
def test_an_idol_pays_its_owner_the_printed_value_in_every_scoring() -> None:
    table = cave(
        turn={"seat": "blue"},
        idols={"nw6": "red"},
        red={"artifacts": ["wand"], "pile": ["count-the-loot", "orc"], "gone": ["..."]},
        blue={"pile": ["count-the-loot", "..."]},
    )
    take(table, "draw")
    assert gold(table) == [3, 0]
    end_turn(table)
    take(table, "draw")
    assert gold(table) == [6, 0]
    take(table, "play-artifact", card="wand")
    go(table, "nw6")
    assert gold(table) == [9, 0]
    take(table, "draw")
    assert gold(table) == [12 + 3, 0]


@rule("CT06-153")
def test_neighbours_change_nothing_about_an_idols_gold() -> None:
    assert scored({"nw4": ["blue dwarf", "blue treasure"]}, idols={"nw6": "red"}) == [3, 8]


@rule("CT06-153")
def test_a_placed_idol_closes_the_room_from_then_on() -> None:
    table = playing("idol", {"nw1": "red explorer"})
    go(table, "nw2")
    assert barred(table, "red explorer", "nw1", "nw2") == "CT06-153"


# --- Wand -----------------------------------------------------------------------------------------------------------


@rule("CT06-154")
def test_the_wand_scores_one_room_of_ones_choice() -> None:
    board = {
        "w": ["red explorer", "blue dwarf", "red treasure", "red knight"],
        "e": "red explorer",
        "st-nw": "red thief",
    }
    table = playing("wand", board)
    assert asked(table) == ("red", "scored-room")
    assert choices(table) == rooms(table)
    for field in ("st-nw", "pit"):
        assert no_field(table, field) == "CTX-001"
    go(table, "w")
    assert (gold(table), actions(table), asked(table)) == ([14, 0], 3, ("red", "turn"))
    assert told(table) == ["used", "scored", "paid"]


@pytest.mark.parametrize(
    ("occupants", "expected"),
    [
        (["blue explorer"], [0, 5]),
        (["red explorer", "blue barbarian"], [0, 5]),
        (["red explorer", "blue explorer"], [0, 0]),
        (["blue orc", "red treasure"], [0, 0]),
        ([], [0, 0]),
    ],
)
@rule("CT06-154", "CT06-110", "CT06-111")
def test_the_wand_pays_whoever_controls_the_room(occupants: list[str], expected: list[int]) -> None:
    table = playing("wand", {"w": occupants, "e": "red explorer"})
    go(table, "w")
    assert gold(table) == expected


@rule("CT06-154", "CT06-153")
def test_the_wand_pays_the_owner_of_an_idol() -> None:
    table = playing("wand", idols={"w": "blue"})
    go(table, "w")
    assert gold(table) == [0, 5]


# --- Sword ----------------------------------------------------------------------------------------------------------


@rule("CT06-156")
def test_the_sword_discards_all_orcs_in_a_room_with_an_own_adventurer() -> None:
    others = ["red explorer", "blue explorer", "blue wraith", "blue treasure"]
    table = playing("sword", {"nw2": ["red orc", "blue orc", *others], "n1": "green orc"}, seats=3)
    assert on(table, "nw2") == sorted(others)
    assert [where(table, orc) for orc in ("red orc", "blue orc", "green orc")] == ["gone", "gone", "n1"]
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@pytest.mark.parametrize("kind", HEROES)
@rule("CT06-156")
def test_any_own_adventurer_can_wield_the_sword(kind: str) -> None:
    table = playing("sword", {"nw2": [f"red {kind}", "blue orc"]})
    assert where(table, "blue orc") == "gone"


@rule("CT06-156")
def test_the_room_of_the_sword_is_chosen() -> None:
    board = {
        "nw1": ["red explorer", "blue orc"],
        "nw2": ["red knight", "red orc"],
        "w": ["red explorer", "blue wraith"],
        "e": ["blue explorer", "green orc"],
    }
    table = playing("sword", board, seats=3)
    assert asked(table) == ("red", "sword-room")
    assert choices(table) == ["nw1", "nw2"]
    for field in ("w", "e", "s", "st-nw", "pit"):
        assert no_field(table, field) == "CT06-156"
    go(table, "nw2")
    assert (on(table, "nw2"), on(table, "nw1")) == (["red knight"], ["blue orc", "red explorer"])


@pytest.mark.parametrize(
    "board",
    [
        {"st-nw": ["red explorer", "blue orc"]},
        {"nw2": ["blue explorer", "blue orc"]},
        {"nw2": ["red wraith", "blue orc"], "nw1": "red explorer"},
        {"nw2": ["red explorer", "blue wraith"]},
        {"nw2": ["red explorer"], "nw1": ["red orc"]},
    ],
)
@rule("CT06-156", "CTX-008")
def test_without_such_a_room_the_sword_is_not_played(board: dict[str, list[str]]) -> None:
    table = cave(board=board, red={"artifacts": ["sword"]})
    assert refused(table, "play-artifact", card="sword") == "CT06-156"
    assert not offered(table, "play-artifact", card="sword")
    assert actions(table) == 4
