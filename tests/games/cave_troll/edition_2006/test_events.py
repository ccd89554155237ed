"""The 2006 edition: Treasure, Count the Loot and Find an Artifact (CT06-100 to 102)."""

from __future__ import annotations

import json

import pytest

from grotto.games.cave_troll import kinds
from grotto.kernel.event import all_but, only
from tests.games.cave_troll.edition_2006.acting import (
    FIVE,
    actions,
    drawing,
    end_turn,
    go,
    move,
    no_field,
    scored,
)
from tests.games.cave_troll.table import (
    Table,
    asked,
    cave,
    choices,
    gold,
    held,
    on,
    refused,
    take,
    told,
    told_of,
    where,
)
from tests.ruling import rule

# --- Treasure -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("occupants", [[], FIVE, ["blue knight"], ["blue cave-troll"], ["blue treasure"]])
@rule("CT06-100")
def test_a_treasure_may_lie_in_any_room_with_or_without_others(occupants: list[str]) -> None:
    table = drawing("treasure", board={"nw2": occupants})
    go(table, "nw2")
    assert on(table, "nw2") == sorted([*_names(occupants), "red treasure"])
    assert told(table) == ["drew", "placed"]


def _names(occupants: list[str]) -> list[str]:
    return ["blue explorer"] * 4 + ["blue orc"] if occupants == FIVE else occupants


@rule("CT06-100", "CT06-153")
def test_a_treasure_does_not_lie_with_an_idol() -> None:
    table = drawing("treasure", idols={"nw2": "red"})
    assert "nw2" not in choices(table)
    assert no_field(table, "nw2") == "CT06-153"


@pytest.mark.parametrize("field", ["pit", "st-nw", "st-se"])
@rule("CT06-100")
def test_a_treasure_lies_in_rooms_only(field: str) -> None:
    assert no_field(drawing("treasure"), field) == "CTX-001"


@rule("CT06-100")
def test_a_treasure_adds_four_gold_for_whoever_controls_the_room() -> None:
    assert scored({"nw1": ["red treasure", "red explorer"]}) == [5, 0]
    assert scored({"nw1": ["red treasure", "blue explorer"]}) == [0, 5]
    assert scored({"nw1": ["red treasure"]}) == [0, 0]
    assert scored({"nw1": ["red treasure", "red explorer", "blue explorer"]}) == [0, 0]
    assert scored({"nw1": "red explorer", "nw3": "red treasure"}) == [1, 0]


@rule("CT06-100")
def test_several_treasures_add_up() -> None:
    treasures = [f"{colour} treasure" for colour in ("red", "blue", "green", "yellow")]
    assert scored({"nw1": [*treasures, "blue explorer"]}, seats=4) == [0, 17, 0, 0]


@rule("CT06-100")
def test_a_treasure_pays_whenever_its_room_is_scored() -> None:
    table = cave(
        board={"nw1": ["red treasure", "red explorer"]},
        red={"pile": ["count-the-loot", "..."], "artifacts": ["wand"]},
        blue={"pile": ["count-the-loot", "..."]},
    )
    take(table, "draw")
    assert gold(table) == [5, 0]
    take(table, "play-artifact", card="wand")
    go(table, "nw1")
    assert gold(table) == [10, 0]
    end_turn(table)
    take(table, "draw")
    assert gold(table) == [15, 0]


@rule("CT06-100", "CT06-092")
def test_a_treasure_can_be_discarded_by_a_cave_troll() -> None:
    table = drawing("cave-troll", board={"nw1": "red treasure"})
    go(table, "nw1")
    assert where(table, "red treasure") == "gone"


# --- Count the Loot -------------------------------------------------------------------------------------------------


@rule("CT06-101")
def test_count_the_loot_scores_the_whole_board_at_once() -> None:
    table = drawing(
        "count-the-loot",
        board={"nw1": "red explorer", "w": "blue explorer x2", "s": ["red dwarf", "blue orc"], "st-nw": "blue dwarf"},
    )
    assert gold(table) == [1 + 10, 5]
    assert (where(table, "red count-the-loot"), actions(table), asked(table)) == ("gone", 3, ("red", "turn"))
    assert told(table) == ["drew", "counted", "paid", "paid", "paid"]
    fields = table.state.lair.board.by_name
    paid = {(line["seat"], line["field"], line["gold"]) for line in told_of(table, "paid")}
    assert paid == {(0, fields["nw1"], 1), (1, fields["w"], 5), (0, fields["s"], 10)}


@rule("CT06-101")
def test_the_turn_goes_on_with_the_actions_left_or_ends() -> None:
    table = drawing("count-the-loot", board={"nw1": "red explorer"}, turn={"actions": 2})
    assert (actions(table), asked(table)) == (1, ("red", "turn"))
    move(table, "red explorer", "nw1", "nw2")
    assert asked(table) == ("blue", "turn")
    last = drawing("count-the-loot", turn={"actions": 1})
    assert (asked(last), actions(last)) == (("blue", "turn"), 4)


@rule("CT06-101", "CT06-112")
def test_scoring_changes_nothing_on_the_board() -> None:
    board = {"nw1": ["red explorer", "blue orc", "red treasure"], "nw2": "blue cave-troll", "pit": "red orc"}
    table = drawing("count-the-loot", board=board, idols={"w": "blue"})
    assert on(table, "nw1") == ["blue orc", "red explorer", "red treasure"]
    assert (on(table, "nw2"), on(table, "pit"), on(table, "w")) == (["blue cave-troll"], ["red orc"], ["idol of blue"])


# --- Find an Artifact -----------------------------------------------------------------------------------------------


def finding(*stack: str, seats: int = 2) -> Table:
    """Red draws Find an Artifact with this stack, the top one first."""
    red = {"pile": ["find-an-artifact", "..."]}
    table = cave(seats=seats, red=red, common={"stack": list(stack), "spent": ["..."]})
    take(table, "draw")
    return table


@rule("CT06-102")
def test_the_finder_takes_the_top_artifact() -> None:
    table = finding("cloak", "helm", "idol")
    assert (held(table, "red"), held(table, "blue")) == (["cloak"], [])
    assert table.state.stack_left == 2
    assert (where(table, "red find-an-artifact"), asked(table), actions(table)) == ("gone", ("red", "turn"), 3)


@rule("CT06-102", "CTX-013")
def test_only_the_finder_knows_what_he_has_found() -> None:
    table = finding("cloak", "helm", "idol", seats=3)
    events = {event.kind: event for event in table.log}
    secret = [event for event in table.log if table.state.lair.event_kind(event).name == "found-secretly"]
    assert [event.audience for event in secret] == [only(0)]
    assert [event.audience for event in events.values() if table.state.lair.event_kind(event).name == "found"] == [
        all_but(0)
    ]
    assert told_of(table, "found") == [{"seat": 0}]
    for seat in (1, 2, None):
        zones = table.state.view(seat)["zones"]
        assert isinstance(zones, list)
        shown = json.dumps([zone for zone in zones if zone["zone"] in ("red artifacts", "artifacts")])
        assert "cloak" not in shown
        assert [zone["count"] for zone in zones if zone["zone"] == "red artifacts"] == [1]
    assert "cloak" in json.dumps(table.state.view(0))


@rule("CT06-102", "CT06-150")
def test_an_artifact_may_be_played_in_the_turn_in_which_it_was_found() -> None:
    table = finding("wand", "helm")
    take(table, "play-artifact", card="wand")
    go(table, "nw1")
    assert (held(table, "red"), actions(table)) == ([], 2)


@rule("CT06-102", "CT06-122")
def test_an_artifact_may_be_kept_for_gold() -> None:
    red = {"pile": ["find-an-artifact", "orc"], "gone": ["..."]}
    table = cave(red=red, common={"stack": ["idol", "helm"], "spent": ["..."]})
    take(table, "draw")
    take(table, "draw")
    assert gold(table) == [3 + 4, 0]


@rule("CT06-102")
def test_the_last_artifact_of_the_stack_is_found_too() -> None:
    table = finding("sword")
    assert (held(table, "red"), table.state.stack_left) == (["sword"], 0)
    assert told(table) == ["drew", "found", "found-secretly"]


@rule("CT06-102")
def test_with_no_artifact_left_nothing_is_found() -> None:
    table = finding()
    assert told(table) == ["drew", "nothing-found"]
    assert (held(table, "red"), where(table, "red find-an-artifact"), actions(table)) == ([], "gone", 3)


@rule("CT06-102")
def test_four_players_never_empty_the_stack() -> None:
    lair = cave(seats=4).state.lair
    finders = sum(len(cave(seats=4).state.of_kind(seat, kinds.FIND_AN_ARTIFACT)) for seat in range(4))
    assert (finders, lair.artifacts) == (4, 6)


@rule("CT06-102")
def test_finding_is_not_asked_about_and_not_refused() -> None:
    table = finding("cloak")
    assert refused(table, "stay") == "CT06-010"
