"""The 2015 edition: the Helm of Mind Control (CT15-172)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.edition_2015.sitting import HEROES, actions, cave_2015
from tests.games.cave_troll.table import Table, asked, choices, gold, held, on, refused, take, told, told_of, where
from tests.ruling import rule


def helmed(board: dict[str, Any], **parts: Any) -> Table:
    """Red has played the Helm."""
    parts.setdefault("red", {"artifacts": ["helm"]})
    table = cave_2015(board=board, **parts)
    take(table, "play-artifact", card="helm")
    return table


def goals(table: Table) -> list[str]:
    """Where the next step may lead."""
    return [choice.split()[-1] for choice in choices(table) if choice != "stay"]


@pytest.mark.parametrize("kind", [*HEROES, "orc", "wraith"])
@rule("CT15-172")
def test_the_helm_moves_any_opposing_character_up_to_three_steps(kind: str) -> None:
    table = helmed({"nw4": f"blue {kind}"})
    piece = f"blue {kind}"
    assert (asked(table), goals(table)) == (("red", "next-step"), ["nw1", "nw5", "nw6"])
    take(table, "move", piece=piece, source="nw4", target="nw1")
    take(table, "move", piece=piece, source="nw1", target="nw2")
    take(table, "move", piece=piece, source="nw2", target="n1")
    assert (on(table, "n1"), asked(table), actions(table)) == ([piece], ("red", "turn"), 3)
    assert held(table, "red") == []
    assert [(line["by"], line["seat"]) for line in told_of(table, "led")] == [(0, 1)] * 3


@rule("CT15-172")
def test_at_least_one_step_and_then_it_may_stop() -> None:
    table = helmed({"nw4": "blue explorer"})
    assert "stay" not in choices(table)
    assert refused(table, "stay") == "CT15-172"
    assert refused(table, "end-turn") == "CT15-172"
    take(table, "move", piece="blue explorer", source="nw4", target="nw1")
    take(table, "stay")
    assert (on(table, "nw1"), asked(table)) == (["blue explorer"], ("red", "turn"))


@rule("CT15-172")
def test_it_may_stop_after_two_steps_and_go_back() -> None:
    table = helmed({"nw4": "blue explorer"})
    take(table, "move", piece="blue explorer", source="nw4", target="nw1")
    take(table, "move", piece="blue explorer", source="nw1", target="nw4")
    take(table, "stay")
    assert on(table, "nw4") == ["blue explorer"]


@rule("CT15-172", "CTX-007")
def test_its_player_chooses_the_field_and_then_the_character() -> None:
    table = helmed({"nw4": ["blue explorer", "green orc", "red dwarf"], "s": "green thief"}, seats=3)
    assert (asked(table), choices(table)) == (("red", "helm-field"), ["nw4", "s"])
    assert refused(table, "choose-field", target="w") == "CT15-172"
    take(table, "choose-field", target="nw4")
    assert (asked(table), choices(table)) == (("red", "helm-whom"), ["blue explorer", "green orc"])
    assert refused(table, "choose-piece", piece="red dwarf") == "CT15-172"
    take(table, "choose-piece", piece="green orc")
    assert goals(table) == ["nw1", "nw5", "nw6"]


@pytest.mark.parametrize(
    "board",
    [{}, {"nw1": ["red explorer", "red orc"]}, {"nw1": "blue cave-troll"}, {"nw1": "blue treasure"}],
)
@rule("CT15-172", "CTX-008")
def test_without_an_opposing_character_that_can_move_it_cannot_be_played(board: dict[str, Any]) -> None:
    table = cave_2015(board=board, red={"artifacts": ["helm"]})
    assert refused(table, "play-artifact", card="helm") == "CT15-172"


@rule("CT15-172", "CTX-008")
def test_somebody_shut_in_cannot_be_chosen() -> None:
    board = {"n1": "blue explorer", "nw2": "red knight", "ne2": "red explorer x5", "n2": "green cave-troll"}
    table = cave_2015(seats=3, board=board, red={"artifacts": ["helm"]})
    assert refused(table, "play-artifact", card="helm") == "CT15-172"


@rule("CT15-172", "CT15-033")
def test_stairs_are_not_linked_for_the_helm() -> None:
    assert goals(helmed({"st-nw": "blue explorer"})) == ["nw1", "nw3"]
    table = helmed({"st-nw": "blue explorer"})
    assert refused(table, "move", piece="blue explorer", source="st-nw", target="st-ne") == "CTX-002"


@pytest.mark.parametrize(("kind", "number"), [("explorer", "CT15-031"), ("orc", "CT15-172"), ("wraith", "CT15-172")])
@rule("CT15-172")
def test_nobody_is_led_into_a_pit_not_even_a_monster(kind: str, number: str) -> None:
    table = helmed({"n2": f"blue {kind}"})
    assert goals(table) == ["n1", "ne6", "nw6"]
    assert refused(table, "move", piece=f"blue {kind}", source="n2", target="pit-c") == number


@rule("CT15-172")
def test_a_monster_is_led_out_of_a_pit_and_onto_stairs() -> None:
    assert goals(helmed({"pit-c": "blue orc"})) == ["n2", "s"]
    assert goals(helmed({"nw1": "blue orc"})) == ["nw2", "nw4", "st-nw"]


@rule("CT15-172", "CT15-041", "CTX-005")
def test_entering_is_judged_as_for_the_owner_of_the_led_one() -> None:
    table = helmed({"nw4": "blue explorer", "nw1": "red knight", "nw5": "blue knight"}, seats=2)
    take(table, "choose-field", target="nw4")
    assert goals(table) == ["nw5", "nw6"]
    assert refused(table, "move", piece="blue explorer", source="nw4", target="nw1") == "CT15-041"


@pytest.mark.parametrize(("there", "number"), [("red explorer x5", "CT15-032"), ("red cave-troll", "CT15-073")])
@rule("CT15-172", "CT15-032", "CT15-073")
def test_the_rules_of_entering_hold(there: str, number: str) -> None:
    table = helmed({"nw4": "blue explorer", "nw1": there})
    assert refused(table, "move", piece="blue explorer", source="nw4", target="nw1") == number


@rule("CT15-172")
def test_nobody_is_led_into_an_idols_room() -> None:
    table = helmed({"nw4": "blue explorer"}, idols={"nw1": "blue"})
    assert refused(table, "move", piece="blue explorer", source="nw4", target="nw1") == "CT15-172"
    assert goals(table) == ["nw5", "nw6"]


@rule("CT15-172", "CT15-089")
def test_a_wraith_under_the_helm_pushes_nobody_and_enters_no_full_room() -> None:
    table = helmed({"nw4": "blue wraith", "nw1": ["red explorer", "red dwarf"], "nw5": "red explorer x5"})
    assert goals(table) == ["nw1", "nw6"]
    assert refused(table, "move", piece="blue wraith", source="nw4", target="nw5") == "CT15-032"
    take(table, "move", piece="blue wraith", source="nw4", target="nw1")
    assert asked(table) == ("red", "next-step")
    assert on(table, "nw1") == ["blue wraith", "red dwarf", "red explorer"]
    assert "pushed" not in told(table)


@rule("CT15-172", "CT15-042")
def test_a_knight_under_the_helm_removes_orcs_where_he_arrives() -> None:
    table = helmed({"nw4": "blue knight", "nw1": ["red orc", "blue orc"]})
    take(table, "choose-field", target="nw4")
    take(table, "move", piece="blue knight", source="nw4", target="nw1")
    assert on(table, "nw1") == ["blue knight"]
    assert [line["by"] for line in told_of(table, "slain")] == [1, 1]


@rule("CT15-172", "CT15-060")
def test_a_thief_under_the_helm_only_walks() -> None:
    table = helmed({"nw4": "blue thief"})
    assert goals(table) == ["nw1", "nw5", "nw6"]
    assert refused(table, "use", piece="blue thief", source="nw4") == "CT15-172"


@rule("CT15-172", "CT15-155", "CT15-165", "CT15-135")
def test_variant_characters_under_the_helm_take_single_steps_and_a_giant_slayer_earns() -> None:
    for kind, earned in (("raging-troll", 0), ("banshee", 0), ("giant-slayer", 1)):
        table = helmed({"nw4": f"blue {kind}"}, blue={"set": "variant"})
        for source, target in (("nw4", "nw1"), ("nw1", "nw2"), ("nw2", "n1")):
            take(table, "move", piece=f"blue {kind}", source=source, target=target)
        assert (where(table, f"blue {kind}"), asked(table)) == ("n1", ("red", "turn"))
        assert gold(table) == [0, earned]


@rule("CT15-172", "CT15-033")
def test_on_a_table_with_linked_stairs_the_helm_leads_along_them() -> None:
    table = helmed({"st-nw": "blue explorer"}, options={"linked-stairs": "yes"})
    take(table, "move", piece="blue explorer", source="st-nw", target="st-se")
    assert on(table, "st-se") == ["blue explorer"]
