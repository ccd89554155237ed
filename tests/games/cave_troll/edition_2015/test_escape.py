"""The 2015 edition: who may leave the room into which a Cave Troll comes, and how (CT15-071)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.edition_2015.sitting import cave_2015, choices_but_stay, play
from tests.games.cave_troll.table import Table, asked, choices, on, refused, take, told, told_of, where
from tests.ruling import rule


def surprised(room: list[str], board: dict[str, Any] | None = None, field: str = "nw2", **parts: Any) -> Table:
    """Red's Cave Troll has come among some people."""
    parts.setdefault("red", {"pile": ["cave-troll", "..."], "hand": "score-a-room"})
    parts.setdefault("seats", 3)
    table = cave_2015(board={field: room, **(board or {})}, **parts)
    play(table, "cave-troll+2")
    take(table, "choose-field", target=field)
    return table


@rule("CT15-071", "CTX-007")
def test_all_players_are_asked_clockwise_from_the_left_of_the_trolls_player_who_is_last() -> None:
    table = surprised(["red explorer", "blue explorer", "green explorer", "yellow explorer"], seats=4)
    order = []
    while asked(table)[1] == "escape":
        order.append(asked(table)[0])
        take(table, "stay")
    assert order == ["blue", "green", "yellow", "red"]
    assert [line["seat"] for line in told_of(table, "stayed")] == [1, 2, 3, 0]


@rule("CT15-071")
def test_the_order_begins_at_the_left_of_whoever_played_the_troll() -> None:
    table = cave_2015(
        seats=3,
        board={"nw2": ["red explorer", "blue explorer", "green explorer"]},
        turn={"seat": "green"},
        green={"pile": ["cave-troll", "..."]},
    )
    play(table, "cave-troll+2")
    take(table, "choose-field", target="nw2")
    order = []
    while asked(table)[1] == "escape":
        order.append(asked(table)[0])
        take(table, "stay")
    assert order == ["red", "blue", "green"]


@rule("CT15-071")
def test_each_player_leads_out_one_character_and_no_more() -> None:
    table = surprised(["blue explorer x2", "blue dwarf", "green explorer"])
    assert choices_but_stay(table) == sorted(
        f"blue {kind} nw2 {goal}" for kind in ("explorer", "dwarf") for goal in ("n1", "nw1")
    )
    take(table, "move", piece="blue dwarf", source="nw2", target="n1")
    assert asked(table)[0] == "green"
    take(table, "move", piece="green explorer", source="nw2", target="n1")
    assert on(table, "n1") == ["blue dwarf", "green explorer"]
    assert len(told_of(table, "crushed")) == 2


@rule("CT15-071")
def test_nobody_is_obliged_to_leave() -> None:
    table = surprised(["blue explorer"])
    assert "stay" in choices(table)
    take(table, "stay")
    assert [line["kind"] for line in told_of(table, "crushed")] == [0]
    assert asked(table) == ("red", "turn")


@rule("CT15-071")
def test_those_with_nobody_in_the_room_are_not_asked() -> None:
    table = surprised(["green explorer"])
    assert asked(table) == ("green", "escape")
    take(table, "stay")
    assert asked(table) == ("red", "turn")


@rule("CT15-071")
def test_only_characters_in_that_room_may_go() -> None:
    table = surprised(["blue explorer"], {"n1": "blue dwarf"})
    assert not any("dwarf" in choice for choice in choices(table))
    assert refused(table, "move", piece="blue dwarf", source="n1", target="n2") == "CT15-071"


@rule("CT15-071", "CTX-006")
def test_nobody_leads_out_those_of_another() -> None:
    table = surprised(["blue explorer", "green explorer"])
    assert refused(table, "move", piece="green explorer", source="nw2", target="n1") == "CT15-071"
    assert refused(table, "move", seat="green", piece="green explorer", source="nw2", target="n1") == "CT15-009"


@pytest.mark.parametrize("verb", ["end-turn", "draw"])
@rule("CT15-071")
def test_nothing_else_is_done_meanwhile(verb: str) -> None:
    assert refused(surprised(["blue explorer"]), verb) == "CT15-071"


@rule("CT15-071", "CT15-095")
def test_a_chest_is_not_led_out() -> None:
    table = surprised(["blue treasure", "red treasure"], red={"pile": ["cave-troll", "..."]})
    assert asked(table) == ("red", "turn")
    assert where(table, "blue treasure") == "gone"


@rule("CT15-071", "CT15-073")
def test_the_new_cave_troll_and_an_old_one_do_not_leave() -> None:
    table = surprised(["blue cave-troll", "red explorer"])
    assert asked(table) == ("red", "escape")
    assert choices_but_stay(table) == ["red explorer nw2 n1", "red explorer nw2 nw1"]
    assert refused(table, "move", piece="red cave-troll", source="nw2", target="n1") == "CT15-073"


@rule("CT15-071", "CT15-030")
def test_the_step_goes_through_a_door_to_an_adjacent_field() -> None:
    table = surprised(["blue explorer"], field="nw1")
    assert choices_but_stay(table) == [f"blue explorer nw1 {goal}" for goal in ("nw2", "nw4", "st-nw")]
    assert refused(table, "move", piece="blue explorer", source="nw1", target="nw6") == "CTX-002"


@rule("CT15-071", "CT15-031")
def test_a_monster_may_step_into_a_pit_and_a_hero_may_not() -> None:
    table = surprised(["blue orc", "green explorer"], field="n2")
    take(table, "move", piece="blue orc", source="n2", target="pit-c")
    assert where(table, "blue orc") == "pit-c"
    assert refused(table, "move", piece="green explorer", source="n2", target="pit-c") == "CT15-031"


@pytest.mark.parametrize(
    ("there", "number"),
    [("red explorer x5", "CT15-032"), ("green cave-troll", "CT15-073"), ("green knight", "CT15-041")],
)
@rule("CT15-071", "CT15-032", "CT15-041", "CT15-073")
def test_the_normal_rules_of_entering_hold(there: str, number: str) -> None:
    table = surprised(["blue explorer"], {"n1": there})
    assert refused(table, "move", piece="blue explorer", source="nw2", target="n1") == number


@rule("CT15-071", "CT15-172")
def test_nobody_escapes_into_an_idols_room() -> None:
    table = surprised(["blue explorer"], idols={"n1": "blue"})
    assert refused(table, "move", piece="blue explorer", source="nw2", target="n1") == "CT15-172"


@rule("CT15-071")
def test_somebody_with_no_way_out_is_not_asked() -> None:
    table = surprised(["blue explorer"], {"n1": "red explorer x5", "nw1": "green cave-troll"})
    assert asked(table) == ("red", "turn")
    assert on(table, "nw2") == ["red cave-troll"]


@rule("CT15-071", "CT15-032", "CTX-017")
def test_earlier_steps_can_fill_a_room_for_later_ones() -> None:
    table = surprised(["blue explorer", "green explorer"], {"n1": "red explorer x4"})
    take(table, "move", piece="blue explorer", source="nw2", target="n1")
    assert choices_but_stay(table) == ["green explorer nw2 nw1"]
    assert refused(table, "move", piece="green explorer", source="nw2", target="n1") == "CT15-032"


@rule("CT15-071", "CT15-041")
def test_it_is_the_owners_own_move_whoever_played_the_troll() -> None:
    table = surprised(["blue explorer"], {"n1": "red knight", "nw1": "blue knight"})
    assert choices_but_stay(table) == ["blue explorer nw2 nw1"]


@rule("CT15-071", "CT15-042")
def test_a_knight_who_escapes_removes_orcs_where_he_arrives() -> None:
    table = surprised(["blue knight"], {"n1": ["red orc", "green orc"]})
    take(table, "move", piece="blue knight", source="nw2", target="n1")
    assert on(table, "n1") == ["blue knight"]
    assert [line["by"] for line in told_of(table, "slain")] == [1, 1]


@rule("CT15-071", "CT15-085", "CTX-007")
def test_a_wraith_that_escapes_pushes_where_it_arrives_as_its_own_player_likes() -> None:
    table = surprised(["blue wraith", "green explorer"], {"n1": ["red explorer", "red dwarf"]})
    take(table, "move", piece="blue wraith", source="nw2", target="n1")
    assert asked(table) == ("blue", "push-whom")
    assert refused(table, "stay") == "CT15-085"
    take(table, "choose-piece", piece="red dwarf")
    assert refused(table, "choose-field", target="nw2") == "CT15-073"  # the Cave Troll is there already
    take(table, "choose-field", target="n2")
    assert (where(table, "red dwarf"), asked(table)) == ("n2", ("green", "escape"))


@rule("CT15-071", "CT15-087")
def test_a_wraith_may_escape_into_a_full_room_and_must_push_there() -> None:
    table = surprised(["blue wraith"], {"n1": "red explorer x5"})
    take(table, "move", piece="blue wraith", source="nw2", target="n1")
    take(table, "choose-field", target="ne2")
    assert len(on(table, "n1")) == 5
    assert on(table, "ne2") == ["red explorer"]


@rule("CT15-071", "CT15-060")
def test_a_thief_takes_a_step_like_the_others() -> None:
    table = surprised(["blue thief"])
    assert choices_but_stay(table) == ["blue thief nw2 n1", "blue thief nw2 nw1"]
    assert refused(table, "use", piece="blue thief", source="nw2") == "CT15-071"


@rule("CT15-071", "CT15-080", "CT15-086")
def test_no_character_action_is_used_in_an_escape() -> None:
    for kind in ("orc", "wraith"):
        table = surprised([f"blue {kind}", "green explorer"])
        assert refused(table, "use", piece=f"blue {kind}", source="nw2") == "CT15-071"


@rule("CT15-071", "CT15-165")
def test_a_banshee_escapes_by_one_field_only() -> None:
    table = surprised(["blue banshee"], blue={"set": "variant"})
    take(table, "move", piece="blue banshee", source="nw2", target="n1")
    assert (where(table, "blue banshee"), asked(table)) == ("n1", ("red", "turn"))


@rule("CT15-071", "CT15-135")
def test_a_giant_slayer_earns_by_escaping_into_a_room() -> None:
    table = surprised(["blue giant-slayer"], blue={"set": "variant"})
    take(table, "move", piece="blue giant-slayer", source="nw2", target="n1")
    assert table.state.gold == [0, 1, 0]


@rule("CT15-071", "CT15-172")
def test_a_cloaked_hero_escapes_by_one_field_and_past_a_knight() -> None:
    table = surprised(
        ["red explorer", "blue explorer"],
        {"n1": "blue knight", "nw1": "green cave-troll"},
        turn={"cloaked": "red explorer nw2"},
    )
    take(table, "stay")
    assert choices_but_stay(table) == ["red explorer* nw2 n1", "red explorer* nw2 nw1"]
    take(table, "move", piece="red explorer*", source="nw2", target="n1")
    assert on(table, "n1") == ["blue knight", "red explorer*"]
    assert asked(table) == ("red", "turn")


@rule("CT15-071", "CTX-017")
def test_every_step_is_finished_before_the_next_player_is_asked() -> None:
    table = surprised(["blue knight", "green explorer"], {"n1": ["red orc", "red explorer x3"]})
    take(table, "move", piece="blue knight", source="nw2", target="n1")
    assert told(table)[-2:] == ["moved", "slain"]
    assert asked(table) == ("green", "escape")
    assert refused(table, "move", piece="green explorer", source="nw2", target="n1") == "CT15-041"
