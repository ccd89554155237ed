"""The 2015 edition: the Cloak of Invisibility (CT15-172)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.edition_2015.sitting import actions, cave_2015, last_card, play
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


def cloaked(board: dict[str, Any], who: str = "red explorer", **parts: Any) -> Table:
    """A red hero wears the Cloak."""
    return cave_2015(board=board, turn={"cloaked": who}, **parts)


def step(table: Table, source: str, target: str, kind: str = "explorer") -> None:
    """The cloaked hero steps on."""
    take(table, "move", piece=f"red {kind}*", source=source, target=target)


@rule("CT15-172", "CTX-007")
def test_the_cloak_is_given_to_one_own_hero() -> None:
    table = cave_2015(
        board={"nw4": ["red explorer", "red dwarf", "red orc", "blue dwarf"], "s": "red knight", "w": "blue thief"},
        red={"artifacts": ["cloak"]},
    )
    take(table, "play-artifact", card="cloak")
    assert (asked(table), choices(table)) == (("red", "cloak-field"), ["nw4", "s"])
    assert refused(table, "choose-field", target="w") == "CT15-172"
    take(table, "choose-field", target="nw4")
    assert (asked(table), choices(table)) == (("red", "cloak-whom"), ["red dwarf", "red explorer"])
    for piece in ("red orc", "blue dwarf", "red knight"):
        assert refused(table, "choose-piece", piece=piece) == "CT15-172"
    take(table, "choose-piece", piece="red dwarf")
    assert on(table, "nw4") == ["blue dwarf", "red dwarf*", "red explorer", "red orc"]
    assert (held(table, "red"), actions(table)) == ([], 3)
    assert told(table) == ["used", "cloaked"]


@pytest.mark.parametrize("board", [{}, {"nw1": ["red orc", "blue explorer"]}])
@rule("CT15-172", "CTX-008")
def test_without_a_hero_on_the_board_it_cannot_be_played(board: dict[str, Any]) -> None:
    table = cave_2015(board=board, red={"artifacts": ["cloak"]})
    assert refused(table, "play-artifact", card="cloak") == "CT15-172"


@rule("CT15-172")
def test_one_action_carries_him_up_to_two_fields() -> None:
    table = cloaked({"nw4": "red explorer"})
    step(table, "nw4", "nw1")
    assert (asked(table), actions(table)) == (("red", "next-step"), 3)
    assert choices(table) == ["red explorer* nw1 nw2", "red explorer* nw1 nw4", "red explorer* nw1 st-nw", "stay"]
    step(table, "nw1", "nw2")
    assert (on(table, "nw2"), asked(table), actions(table)) == (["red explorer*"], ("red", "turn"), 3)


@rule("CT15-172")
def test_a_single_step_is_enough_for_an_action_and_every_action_of_the_turn_is_double() -> None:
    table = cloaked({"nw4": "red explorer"})
    step(table, "nw4", "nw1")
    assert refused(table, "end-turn") == "CT15-172"
    take(table, "stay")
    assert (on(table, "nw1"), actions(table)) == (["red explorer*"], 3)
    step(table, "nw1", "nw2")
    step(table, "nw2", "n1")
    assert actions(table) == 2


@pytest.mark.parametrize("which", ["red explorer nw4", "red explorer nw4 #2", "red explorer nw4 #3"])
@rule("CT15-172")
def test_only_the_cloaked_one_of_several_alike_goes_twice_as_far(which: str) -> None:
    table = cloaked({"nw4": "red explorer x3"}, which)
    assert {choice for choice in choices(table) if "nw4" in choice} == {
        f"{piece} nw4 {goal}" for piece in ("red explorer", "red explorer*") for goal in ("nw1", "nw5", "nw6")
    }
    take(table, "move", piece="red explorer", source="nw4", target="nw1")
    assert asked(table) == ("red", "turn")
    assert (on(table, "nw1"), on(table, "nw4")) == (["red explorer"], ["red explorer", "red explorer*"])


@rule("CT15-172", "CT15-041", "CT15-073")
def test_neither_knights_nor_cave_trolls_keep_him_out() -> None:
    table = cloaked({"nw4": "red explorer", "nw1": "blue knight", "nw2": "blue cave-troll"})
    step(table, "nw4", "nw1")
    step(table, "nw1", "nw2")
    assert on(table, "nw2") == ["blue cave-troll", "red explorer*"]
    step(table, "nw2", "n1")
    assert on(table, "n1") == ["red explorer*"]


@rule("CT15-172", "CT15-031", "CT15-032")
def test_full_rooms_idols_and_pits_do() -> None:
    table = cloaked({"n2": "red explorer", "nw6": ["blue explorer x4", "blue orc"]}, idols={"n1": "blue"})
    assert refused(table, "move", piece="red explorer*", source="n2", target="nw6") == "CT15-032"
    assert refused(table, "move", piece="red explorer*", source="n2", target="n1") == "CT15-172"
    assert refused(table, "move", piece="red explorer*", source="n2", target="pit-c") == "CT15-031"
    assert [choice for choice in choices(table) if "explorer*" in choice] == ["red explorer* n2 ne6"]


@rule("CT15-172", "CT15-030")
def test_he_uses_doors_like_anybody() -> None:
    table = cloaked({"nw4": "red explorer"})
    assert refused(table, "move", piece="red explorer*", source="nw4", target="nw2") == "CTX-002"
    table = cloaked({"st-nw": "red explorer"})
    assert refused(table, "move", piece="red explorer*", source="st-nw", target="st-ne") == "CTX-002"


@rule("CT15-172")
def test_the_end_of_the_turn_removes_him_if_he_is_with_a_cave_troll() -> None:
    table = cloaked({"n1": "red explorer", "nw2": "blue cave-troll"})
    step(table, "n1", "nw2")
    take(table, "stay")
    take(table, "end-turn")
    assert on(table, "nw2") == ["blue cave-troll"]
    assert told_of(table, "caught")[0]["seat"] == 0
    assert asked(table) == ("blue", "turn")


@rule("CT15-172")
def test_he_is_removed_too_when_the_last_action_has_brought_him_there() -> None:
    table = cave_2015(
        board={"n1": "red explorer", "nw2": "blue cave-troll"}, turn={"cloaked": "red explorer", "actions": 1}
    )
    step(table, "n1", "nw2")
    assert on(table, "nw2") == ["blue cave-troll", "red explorer*"]
    take(table, "stay")
    assert on(table, "nw2") == ["blue cave-troll"]
    assert told(table)[-3:] == ["turn-ended", "caught", "turn-began"]


@rule("CT15-172", "CT15-041")
def test_beside_a_knight_he_may_stay_after_the_turn() -> None:
    table = cloaked({"n1": "red explorer", "nw2": "blue knight"})
    step(table, "n1", "nw2")
    take(table, "stay")
    take(table, "end-turn")
    assert on(table, "nw2") == ["blue knight", "red explorer"]
    assert "caught" not in told(table)


@rule("CT15-172")
def test_the_cloak_ends_with_the_turn() -> None:
    table = cloaked({"n1": "red explorer", "nw2": "blue knight"})
    take(table, "end-turn")
    take(table, "end-turn")
    assert on(table, "n1") == ["red explorer"]
    assert refused(table, "move", piece="red explorer", source="n1", target="nw2") == "CT15-041"
    take(table, "move", piece="red explorer", source="n1", target="n2")
    assert asked(table) == ("red", "turn")


@rule("CT15-172")
def test_the_cloak_may_be_played_as_the_last_action_of_a_turn() -> None:
    table = cave_2015(board={"n1": "red explorer"}, red={"artifacts": ["cloak"]}, turn={"actions": 1})
    take(table, "play-artifact", card="cloak")
    assert asked(table) == ("blue", "turn")
    assert (on(table, "n1"), held(table, "red")) == (["red explorer"], [])


@rule("CT15-172", "CT15-088")
def test_the_permission_is_not_for_pushes() -> None:
    table = cloaked({"nw2": ["red explorer", "red wraith"], "n1": "blue knight", "nw1": "blue cave-troll"})
    assert refused(table, "use", piece="red wraith", source="nw2") == "CT15-086"


@rule("CT15-172", "CT15-086")
def test_the_cloaked_one_is_pushed_like_others_and_stays_cloaked() -> None:
    table = cloaked({"nw2": ["red explorer", "red wraith", "red dwarf"]})
    take(table, "use", piece="red wraith", source="nw2")
    assert choices(table) == ["red dwarf", "red explorer*"]
    take(table, "choose-piece", piece="red explorer*")
    take(table, "choose-field", target="n1")
    assert on(table, "n1") == ["red explorer*"]


@rule("CT15-172", "CT15-080")
def test_a_removed_hero_no_longer_wears_it() -> None:
    table = cloaked({"nw2": ["red explorer", "red orc"]})
    take(table, "use", piece="red orc", source="nw2")
    assert table.state.facts()["cloaked"] is None
    take(table, "end-turn")
    assert "caught" not in told(table)


@rule("CT15-172", "CT15-042")
def test_a_cloaked_knight_removes_orcs_on_his_way() -> None:
    table = cloaked({"n1": "red knight", "nw2": ["blue orc", "blue knight"], "nw1": "blue dwarf"}, "red knight")
    step(table, "n1", "nw2", "knight")
    step(table, "nw2", "nw1", "knight")
    assert (on(table, "nw2"), on(table, "nw1")) == (["blue knight"], ["blue dwarf", "red knight*"])


# --- a cloaked Thief ------------------------------------------------------------------------------------------------


def thief_about_to_jump(board: dict[str, Any], **parts: Any) -> Table:
    """The cloaked Thief jumps from nw4."""
    table = cloaked({"nw4": "red thief", **board}, "red thief", **parts)
    take(table, "use", piece="red thief*", source="nw4")
    return table


@pytest.mark.parametrize("there", [{"st-se": "blue knight"}, {"w": "blue knight"}, {"w": "blue cave-troll"}])
@rule("CT15-172", "CT15-060")
def test_a_cloaked_thief_jumps_where_knights_and_cave_trolls_are(there: dict[str, Any]) -> None:
    field = next(iter(there))
    table = thief_about_to_jump(there)
    take(table, "choose-field", target=field)
    assert on(table, field) == [there[field], "red thief*"]
    assert (asked(table), actions(table)) == (("red", "turn"), 3)  # the jump is not doubled


@rule("CT15-172", "CT15-060")
def test_full_rooms_idols_and_pits_stop_his_jump_too() -> None:
    table = thief_about_to_jump({"w": "blue explorer x5"}, idols={"e": "blue"})
    assert refused(table, "choose-field", target="w") == "CT15-032"
    assert refused(table, "choose-field", target="e") == "CT15-172"
    assert refused(table, "choose-field", target="pit-c") == "CT15-031"


@rule("CT15-172", "CT15-060")
def test_a_thief_without_the_cloak_does_not_profit_from_anothers() -> None:
    table = cloaked({"nw4": "red thief", "w": "blue cave-troll", "s": "red explorer"})
    take(table, "use", piece="red thief", source="nw4")
    assert refused(table, "choose-field", target="w") == "CT15-073"


@rule("CT15-172")
def test_a_cloaked_thief_in_a_cave_trolls_room_is_removed_at_the_end_of_the_turn() -> None:
    table = thief_about_to_jump({"w": "blue cave-troll"})
    take(table, "choose-field", target="w")
    take(table, "end-turn")
    assert where(table, "red thief") == "gone"


# --- scorings -------------------------------------------------------------------------------------------------------


@rule("CT15-172", "CT15-026")
def test_in_a_scoring_during_the_turn_he_counts_beside_the_cave_troll() -> None:
    table = cloaked({"nw2": ["red explorer", "blue cave-troll"]}, red={"pile": ["score-a-room", "..."]})
    play(table, "score-a-room")
    take(table, "choose-field", target="nw2")
    assert gold(table) == [4, 0]


@rule("CT15-172", "CT15-110")
def test_if_the_game_ends_in_that_turn_he_counts_in_the_last_scoring_too() -> None:
    table = cloaked({"nw2": ["red explorer", "blue cave-troll"]}, red=last_card("knight"))
    play(table, "knight")
    take(table, "choose-field", target="st-nw")
    assert (table.state.over, gold(table)) == (True, [3 + 4, 0])
    assert "caught" not in told(table)
    assert on(table, "nw2") == ["blue cave-troll", "red explorer*"]


@rule("CT15-172")
def test_the_cave_troll_counts_as_one_of_five() -> None:
    for others, number in (("blue explorer x3", None), ("blue explorer x4", "CT15-032")):
        table = cloaked({"nw2": ["blue cave-troll", others], "n1": "red explorer"})
        if number is None:
            assert offered(table, "move", piece="red explorer*", source="n1", target="nw2")
        else:
            assert refused(table, "move", piece="red explorer*", source="n1", target="nw2") == number
