"""The 2015 edition: the Wraith's pushes (CT15-085, CT15-086, CT15-088, CT15-089)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2015.sitting import actions, cave_2015, play
from tests.games.cave_troll.table import Table, asked, choices, offered, on, refused, take, told, told_of, where
from tests.ruling import rule


def entering(room: list[str], board: dict[str, list[str] | str] | None = None, seats: int = 3) -> Table:
    """Red's Wraith steps from n1 into the room nw2, whose other door leads to nw1."""
    table = cave_2015(board={"n1": "red wraith", "nw2": room, **(board or {})}, seats=seats)
    take(table, "move", piece="red wraith", source="n1", target="nw2")
    return table


@rule("CT15-085")
def test_on_entering_a_room_it_must_push_one_out() -> None:
    table = entering(["blue explorer", "green dwarf"])
    assert (asked(table), actions(table)) == (("red", "push-whom"), 3)
    assert choices(table) == ["blue explorer", "green dwarf"]
    for verb in ("stay", "end-turn"):
        assert refused(table, verb) == "CT15-085"
    take(table, "choose-piece", piece="green dwarf")
    assert (asked(table), choices(table)) == (("red", "push-where"), ["n1", "nw1"])
    take(table, "choose-field", target="n1")
    assert (where(table, "green dwarf"), actions(table)) == ("n1", 3)
    assert on(table, "nw2") == ["blue explorer", "red wraith"]
    assert told(table) == ["moved", "pushed"]
    line = told_of(table, "pushed")[0]
    assert (line["by"], line["seat"]) == (0, 2)


@pytest.mark.parametrize("piece", ["blue orc", "blue wraith", "green orc", "red orc"])
@rule("CT15-085", "CT15-088")
def test_a_monster_is_pushed_like_a_hero_own_or_not(piece: str) -> None:
    table = entering([piece])
    assert asked(table) == ("red", "push-where")
    assert on(table, "nw2") == sorted([piece, "red wraith"])
    take(table, "choose-field", target="nw1")
    assert where(table, piece) == "nw1"


@pytest.mark.parametrize("kind", ["explorer", "dwarf", "knight", "thief"])
@rule("CT15-085")
def test_ones_own_hero_must_be_pushed_if_nobody_else_is_there(kind: str) -> None:
    table = entering([f"red {kind}"])
    assert refused(table, "end-turn") == "CT15-088"
    assert refused(table, "stay") == "CT15-088"
    take(table, "choose-field", target="nw1")
    assert on(table, "nw1") == [f"red {kind}"]


@pytest.mark.parametrize("room", [[], ["blue barbarian"], ["blue treasure"], ["red barbarian", "green barbarian"]])
@rule("CT15-085", "CT15-056")
def test_with_nobody_to_push_it_enters_without(room: list[str]) -> None:
    table = entering(room)
    assert (asked(table), actions(table)) == (("red", "turn"), 3)
    assert on(table, "nw2") == sorted([*room, "red wraith"])
    assert "pushed" not in told(table)


@rule("CT15-085", "CT15-088")
def test_with_all_ways_closed_it_enters_without_pushing() -> None:
    table = entering(["blue explorer"], {"nw1": "blue cave-troll", "n1": ["red wraith", "red knight"]})
    assert (asked(table), on(table, "nw2")) == (("red", "turn"), ["blue explorer", "red wraith"])


@rule("CT15-085")
def test_it_never_pushes_itself() -> None:
    table = cave_2015(board={"nw2": "red wraith"})
    assert refused(table, "use", piece="red wraith", source="nw2") == "CT15-086"
    table = cave_2015(board={"nw2": ["red wraith", "blue explorer", "blue wraith"]})
    take(table, "use", piece="red wraith", source="nw2")
    assert choices(table) == ["blue explorer", "blue wraith"]


@pytest.mark.parametrize(("source", "target"), [("nw1", "st-nw"), ("n2", "pit-c")])
@rule("CT15-085", "CT15-086")
def test_on_stairs_and_in_pits_it_pushes_nobody(source: str, target: str) -> None:
    others = ["blue orc", "green orc"]
    table = cave_2015(board={source: "red wraith", target: others}, seats=3)
    take(table, "move", piece="red wraith", source=source, target=target)
    assert asked(table) == ("red", "turn")
    assert refused(table, "use", piece="red wraith", source=target) == "CT15-086"


@rule("CT15-085", "CT15-022", "CTX-004")
def test_put_into_a_pit_it_pushes_nobody() -> None:
    table = cave_2015(board={"pit-c": "blue orc"}, red={"pile": ["wraith", "..."], "hand": "treasure"})
    play(table, "wraith")
    take(table, "choose-field", target="pit-c")
    assert (asked(table), on(table, "pit-c")) == (("red", "turn"), ["blue orc", "red wraith"])


@rule("CT15-086")
def test_pushing_is_also_an_action_and_may_be_repeated() -> None:
    table = cave_2015(board={"nw2": ["red wraith", "blue explorer x2", "green orc"]}, seats=3)
    for piece, target in (("blue explorer", "n1"), ("green orc", "nw1")):
        take(table, "use", piece="red wraith", source="nw2")
        take(table, "choose-piece", piece=piece)
        take(table, "choose-field", target=target)
    assert actions(table) == 2
    assert on(table, "nw2") == ["blue explorer", "red wraith"]
    assert (on(table, "n1"), on(table, "nw1")) == (["blue explorer"], ["green orc"])


@rule("CT15-086", "CTX-008")
def test_the_action_needs_somebody_who_can_be_pushed_somewhere() -> None:
    table = cave_2015(board={"nw2": "red wraith"})
    assert refused(table, "use", piece="red wraith", source="nw2") == "CT15-086"
    table = cave_2015(
        board={"nw2": ["red wraith", "blue explorer"], "nw1": "red explorer x5", "n1": "green cave-troll"}, seats=3
    )
    assert refused(table, "use", piece="red wraith", source="nw2") == "CT15-086"
    table = cave_2015(board={"nw2": "red wraith", "n1": "blue explorer"})
    assert refused(table, "use", piece="red wraith", source="nw2") == "CT15-086"


@rule("CT15-086", "CT15-088")
def test_once_begun_the_push_must_be_made_by_a_door_of_that_room() -> None:
    table = cave_2015(board={"nw2": ["red wraith", "blue explorer", "blue dwarf"]})
    take(table, "use", piece="red wraith", source="nw2")
    assert refused(table, "stay") == "CT15-085"
    assert refused(table, "choose-piece", piece="red explorer") == "CT15-085"
    take(table, "choose-piece", piece="blue dwarf")
    assert refused(table, "stay") == "CT15-088"
    assert refused(table, "choose-field", target="nw6") == "CTX-002"
    assert refused(table, "choose-field", target="nw2") == "CTX-002"


@rule("CT15-086")
def test_a_wraith_in_a_cave_trolls_room_is_none_and_the_troll_is_not_pushed() -> None:
    table = cave_2015(
        board={"nw2": ["red wraith", "blue explorer"]},
        turn={"seat": "blue"},
        blue={"pile": ["cave-troll", "..."]},
    )
    play(table, "cave-troll+2")
    take(table, "choose-field", target="nw2")
    assert refused(table, "use", piece="red wraith", source="nw2") == "CT15-071"
    take(table, "move", piece="red wraith", source="nw2", target="n1")
    assert asked(table) == ("blue", "escape")


# --- where to -------------------------------------------------------------------------------------------------------


def pushing(piece: str, board: dict[str, list[str] | str] | None = None, seats: int = 2, **idols: str) -> Table:
    """Red's Wraith pushes somebody out of n2, whose doors lead to n1, ne6, nw6 and pit-c."""
    parts = {"idols": idols} if idols else {}
    table = cave_2015(board={"n2": ["red wraith", piece], **(board or {})}, seats=seats, **parts)
    take(table, "use", piece="red wraith", source="n2")
    return table


@pytest.mark.parametrize("kind", ["explorer", "dwarf", "knight", "thief"])
@rule("CT15-088", "CT15-031")
def test_a_hero_is_not_pushed_into_a_pit(kind: str) -> None:
    table = pushing(f"blue {kind}")
    assert choices(table) == ["n1", "ne6", "nw6"]
    assert refused(table, "choose-field", target="pit-c") == "CT15-031"


@pytest.mark.parametrize("piece", ["blue orc", "blue wraith", "red orc"])
@rule("CT15-088")
def test_a_monster_may_be_pushed_into_a_pit(piece: str) -> None:
    table = pushing(piece)
    assert choices(table) == ["n1", "ne6", "nw6", "pit-c"]
    take(table, "choose-field", target="pit-c")
    assert where(table, piece) == "pit-c"


@rule("CT15-088")
def test_a_hero_whose_only_way_is_a_pit_is_not_pushed() -> None:
    closed = {"n1": "green cave-troll", "ne6": "red knight", "nw6": "red explorer x5"}
    table = cave_2015(board={"n2": ["red wraith", "blue explorer"], **closed}, seats=3)
    assert refused(table, "use", piece="red wraith", source="n2") == "CT15-086"
    table = cave_2015(board={"n2": ["red wraith", "blue orc"], **closed}, seats=3)
    take(table, "use", piece="red wraith", source="n2")  # a single way is taken without asking
    assert where(table, "blue orc") == "pit-c"


@rule("CT15-088", "CT15-032")
def test_nobody_is_pushed_into_a_full_room() -> None:
    assert refused(pushing("blue orc", {"nw6": "blue explorer x5"}), "choose-field", target="nw6") == "CT15-032"
    assert offered(pushing("blue orc", {"nw6": "blue explorer x4"}), "choose-field", target="nw6")


@rule("CT15-088", "CT15-073")
def test_nobody_is_pushed_into_a_cave_trolls_room() -> None:
    for owner in ("red", "blue"):
        table = pushing("blue explorer", {"nw6": f"{owner} cave-troll"})
        assert refused(table, "choose-field", target="nw6") == "CT15-073"


@rule("CT15-088", "CT15-172")
def test_nobody_is_pushed_into_an_idols_room() -> None:
    for owner in ("red", "blue"):
        assert refused(pushing("blue explorer", nw6=owner), "choose-field", target="nw6") == "CT15-172"


@pytest.mark.parametrize("piece", ["blue explorer", "blue orc", "blue thief"])
@rule("CT15-088", "CT15-041", "CTX-005")
def test_nobody_is_pushed_to_a_knight_who_is_opposed_to_the_pushed_one(piece: str) -> None:
    assert refused(pushing(piece, {"nw6": "red knight"}), "choose-field", target="nw6") == "CT15-041"
    assert refused(pushing(piece, {"nw6": "green knight"}, seats=3), "choose-field", target="nw6") == "CT15-041"


@rule("CT15-088", "CT15-041", "CTX-005")
def test_somebody_may_be_pushed_to_his_own_knight() -> None:
    table = pushing("blue explorer", {"nw6": "blue knight"})
    take(table, "choose-field", target="nw6")
    assert on(table, "nw6") == ["blue explorer", "blue knight"]


@rule("CT15-088", "CT15-041")
def test_a_knight_may_be_pushed_to_an_opposing_knight() -> None:
    table = pushing("blue knight", {"nw6": "red knight"})
    take(table, "choose-field", target="nw6")
    assert on(table, "nw6") == ["blue knight", "red knight"]


@rule("CT15-088")
def test_somebody_may_be_pushed_onto_stairs_even_to_a_knight() -> None:
    table = cave_2015(board={"nw1": ["red wraith", "blue explorer"], "st-nw": "red knight"})
    take(table, "use", piece="red wraith", source="nw1")
    take(table, "choose-field", target="st-nw")
    assert on(table, "st-nw") == ["blue explorer", "red knight"]


@rule("CT15-088")
def test_somebody_may_be_pushed_back_where_the_wraith_came_from() -> None:
    table = entering(["blue explorer"], {"n1": ["red wraith", "red explorer x4"]})
    take(table, "choose-field", target="n1")
    assert on(table, "n1") == ["blue explorer", *["red explorer"] * 4]


# --- a Wraith that is moved by others -------------------------------------------------------------------------------


@rule("CT15-089")
def test_a_pushed_wraith_pushes_nobody() -> None:
    table = pushing("blue wraith", {"nw6": ["red explorer", "blue explorer"]})
    take(table, "choose-field", target="nw6")
    assert asked(table) == ("red", "turn")
    assert on(table, "nw6") == ["blue explorer", "blue wraith", "red explorer"]
    assert told(table).count("pushed") == 1


@rule("CT15-089", "CT15-088", "CT15-032")
def test_a_pushed_wraith_does_not_enter_a_full_room() -> None:
    table = pushing("blue wraith", {"nw6": "red explorer x5"})
    assert refused(table, "choose-field", target="nw6") == "CT15-032"


@rule("CT15-089")
def test_a_wraith_pulled_by_a_banshee_pushes_nobody() -> None:
    table = cave_2015(board={"nw6": ["red banshee", "red explorer"], "n2": "blue wraith"}, red={"set": "variant"})
    take(table, "use", piece="red banshee", source="nw6")
    assert (asked(table), len(on(table, "nw6"))) == (("red", "turn"), 3)


@rule("CT15-085", "CTX-007")
def test_the_table_may_make_the_push_on_entering_optional() -> None:
    board = {"n1": "red wraith", "nw2": "blue explorer"}
    for value in ("printed", "must"):
        table = cave_2015(board=board, options={"push-on-entry": value})
        take(table, "move", piece="red wraith", source="n1", target="nw2")
        assert asked(table) == ("red", "push-where")
    table = cave_2015(board=board, options={"push-on-entry": "may"})
    take(table, "move", piece="red wraith", source="n1", target="nw2")
    assert choices(table) == ["blue explorer", "stay"]
    take(table, "stay")
    assert on(table, "nw2") == ["blue explorer", "red wraith"]
