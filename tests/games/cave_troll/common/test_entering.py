"""Both editions: entering a field, by whatever means, and whose view it is judged from (CTX-004 to CTX-006)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.common.both import IN_BOTH, of, put_into_play
from tests.games.cave_troll.table import Table, cave, choices, gold, offered, on, refused, take, told_of, where
from tests.ruling import rule


def slain(table: Table) -> list[str]:
    """Whose Orcs a Knight has removed."""
    return [("red", "blue", "green")[line["seat"]] for line in told_of(table, "slain")]


@IN_BOTH
@rule("CTX-004")
def test_a_move_is_an_entry(edition: str) -> None:
    table = cave(edition, board={"nw1": "red knight", "nw2": "blue orc"})
    take(table, "move", piece="red knight", source="nw1", target="nw2")
    assert slain(table) == ["blue"]


@IN_BOTH
@rule("CTX-004")
def test_being_put_into_play_is_an_entry(edition: str) -> None:
    table = cave(edition, board={"st-nw": ["blue orc", "red orc"]}, red={"pile": ["knight", "..."]})
    put_into_play(table, "knight")
    take(table, "choose-field", target="st-nw")
    assert slain(table) == ["red", "blue"]


@IN_BOTH
@rule("CTX-004")
def test_being_pushed_is_an_entry(edition: str) -> None:
    table = cave(edition, board={"nw2": ["red wraith", "blue knight"], "n1": "red orc"})
    take(table, "use", piece="red wraith", source="nw2")
    take(table, "choose-field", target="n1")
    assert slain(table) == ["red"]


@IN_BOTH
@rule("CTX-004")
def test_being_led_by_an_artifact_is_an_entry(edition: str) -> None:
    table = cave(edition, board={"nw2": "blue knight", "n1": "red orc"}, red={"artifacts": ["helm"]})
    take(table, "play-artifact", card="helm")
    if "n1" not in "".join(choices(table)):
        take(table, "choose-field", target="nw2")
    take(table, "move", piece="blue knight", source="nw2", target="n1")
    assert slain(table) == ["red"]


@rule("CTX-004")
def test_being_carried_by_the_chalice_of_2006_is_an_entry() -> None:
    table = cave(board={"nw2": "red knight", "w": "blue orc"}, red={"artifacts": ["chalice-of-teleportation"]})
    take(table, "play-artifact", card="chalice-of-teleportation")
    take(table, "choose-field", target="w")
    assert slain(table) == ["blue"]


@rule("CTX-004")
def test_being_brought_back_by_the_chalice_of_2015_is_an_entry() -> None:
    red = {"artifacts": ["chalice-of-life"], "gone": ["knight"]}
    table = cave("2015", board={"st-se": "blue orc"}, red=red)
    take(table, "play-artifact", card="chalice-of-life")
    take(table, "choose-field", target="st-se")
    assert slain(table) == ["blue"]


@rule("CTX-004")
def test_being_pulled_by_a_banshee_is_an_entry() -> None:
    board = {"nw2": ["red banshee", "green orc"], "n1": "blue knight"}
    table = cave("2015", seats=3, board=board, red={"set": "variant"})
    take(table, "use", piece="red banshee", source="nw2")
    assert slain(table) == ["green"]


@IN_BOTH
@rule("CTX-004")
def test_a_thiefs_jump_is_an_entry_and_the_rules_of_entering_hold(edition: str) -> None:
    table = cave(edition, board={"nw2": "red thief", "w": "blue knight", "e": "blue explorer x5"})
    take(table, "use", piece="red thief", source="nw2")
    for field in ("w", "e", "s"):
        assert offered(table, "choose-field", target=field) == (field == "s")


@IN_BOTH
@rule("CTX-004")
def test_putting_a_cave_troll_into_play_is_no_entry(edition: str) -> None:
    board = {"w": ["blue knight", "blue explorer x4"]}
    table = cave(edition, board=board, idols={"e": "blue"}, red={"pile": ["cave-troll", "..."]})
    put_into_play(table, "cave-troll")
    assert {"w", "e"} <= set(choices(table))
    take(table, "choose-field", target="w")
    assert "red cave-troll" in on(table, "w")


# --- whose view -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "in_2006", "in_2015"),
    [
        ({"n1": "red explorer x5"}, "CT06-032", "CT15-032"),
        ({"n1": "red cave-troll"}, "CT06-033", "CT15-073"),
        ({"n1": "red knight"}, "CT06-034", "CT15-041"),
    ],
)
@IN_BOTH
@rule("CTX-005")
def test_the_rules_of_entering_hold_for_a_push(edition: str, there: dict[str, Any], in_2006: str, in_2015: str) -> None:
    table = cave(edition, board={"nw2": ["red wraith", "blue explorer", "blue dwarf"], **there})
    take(table, "use", piece="red wraith", source="nw2")
    take(table, "choose-piece", piece="blue dwarf")  # only one way is open, and it is taken without asking
    assert on(table, "nw1") == ["blue dwarf"]
    table = cave(edition, board={"n2": ["red wraith", "blue explorer"], **there})
    take(table, "use", piece="red wraith", source="n2")
    assert refused(table, "choose-field", target="n1") == of(edition, in_2006, in_2015)


@IN_BOTH
@rule("CTX-005", "CTX-006")
def test_a_push_to_a_knight_is_judged_from_the_view_of_the_pushed_one(edition: str) -> None:
    for owner in ("red", "blue", "green"):
        board = {"n2": ["red wraith", "blue explorer"], "n1": f"{owner} knight"}
        table = cave(edition, seats=3, board=board)
        take(table, "use", piece="red wraith", source="n2")
        assert offered(table, "choose-field", target="n1") == (owner == "blue")


@IN_BOTH
@rule("CTX-005", "CTX-006")
def test_a_step_under_the_helm_is_judged_from_the_view_of_the_led_one(edition: str) -> None:
    for owner in ("red", "blue", "green"):
        board = {"nw2": "blue explorer", "n1": f"{owner} knight"}
        table = cave(edition, seats=3, board=board, red={"artifacts": ["helm"]})
        take(table, "play-artifact", card="helm")
        if offered(table, "choose-field", target="nw2"):
            take(table, "choose-field", target="nw2")
        assert offered(table, "move", piece="blue explorer", source="nw2", target="n1") == (owner == "blue")


@IN_BOTH
@rule("CTX-005")
def test_an_idol_closes_its_room_to_every_kind_of_arrival(edition: str) -> None:
    number = of(edition, "CT06-153", "CT15-172")
    table = cave(
        edition, board={"n1": ["red explorer", "red thief"], "n2": ["red wraith", "blue dwarf"]}, idols={"nw2": "red"}
    )
    assert refused(table, "move", piece="red explorer", source="n1", target="nw2") == number
    take(table, "use", piece="red thief", source="n1")
    assert refused(table, "choose-field", target="nw2") == number
    table = cave(edition, board={"n1": ["red wraith", "blue dwarf"]}, idols={"nw2": "red"})
    take(table, "use", piece="red wraith", source="n1")
    assert refused(table, "choose-field", target="nw2") == number


# --- everybody for himself ------------------------------------------------------------------------------------------


@IN_BOTH
@rule("CTX-006")
def test_there_are_no_teams_every_other_player_is_an_opponent(edition: str) -> None:
    for owner in ("blue", "green", "yellow"):
        table = cave(edition, seats=4, board={"nw2": f"{owner} knight", "nw1": "red explorer"})
        assert refused(table, "move", piece="red explorer", source="nw1", target="nw2") == of(
            edition, "CT06-034", "CT15-041"
        )


@IN_BOTH
@rule("CTX-006")
def test_heroes_of_two_players_never_add_up(edition: str) -> None:
    board = {"w": ["red explorer x2", "blue explorer", "green explorer"]}
    table = cave(edition, seats=3, board=board, red={"artifacts": ["wand"]})
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="w")
    assert gold(table) == [5, 0, 0]


@IN_BOTH
@rule("CTX-006")
def test_a_piece_is_its_colours_wherever_it_stands(edition: str) -> None:
    table = cave(edition, board={"nw2": ["red orc", "blue orc", "blue dwarf"]})
    moves = [choice for choice in choices(table) if " nw2 " in choice]
    assert moves
    assert all(choice.startswith("red orc") for choice in moves)
    take(table, "use", piece="red orc", source="nw2")
    assert where(table, "blue dwarf") == "gone"
