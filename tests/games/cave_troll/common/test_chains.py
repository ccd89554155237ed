"""Both editions: what one effect leaves behind for the next, in full rooms, in escapes, at the end of a pile."""

from __future__ import annotations

from typing import Any

from tests.games.cave_troll.common.both import IN_BOTH, of, put_into_play
from tests.games.cave_troll.table import Table, asked, cave, choices, gold, offered, on, refused, take, where
from tests.ruling import rule


def trolled(edition: str, room: list[str], seats: int = 3, **parts: Any) -> Table:
    """Red has just put a Cave Troll into nw2."""
    board = {"nw2": room, **parts.pop("board", {})}
    red = {"pile": ["cave-troll", "..."], **parts.pop("red", {})}
    table = cave(edition, seats=seats, board=board, red=red, **parts)
    put_into_play(table, "cave-troll")
    take(table, "choose-field", target="nw2")
    return table


def flee(table: Table, piece: str, target: str) -> None:
    """One step out of nw2."""
    take(table, "move", piece=piece, source="nw2", target=target)


def push(table: Table, piece: str, target: str) -> None:
    """A Wraith that has entered pushes somebody; what has one answer is not asked."""
    if asked(table)[1] == "push-whom":
        take(table, "choose-piece", piece=piece)
    if asked(table)[1] == "push-where":
        take(table, "choose-field", target=target)
    assert where(table, piece) == target


# --- escapes that open and close ways for those after them ----------------------------------------------------------


@IN_BOTH
@rule("CT06-091", "CT15-071")
def test_a_knight_who_flees_first_bars_his_new_room_to_other_players_and_not_to_his_own(edition: str) -> None:
    table = trolled(edition, ["blue knight", "green explorer", "red knight"])
    flee(table, "blue knight", "nw1")
    assert refused(table, "move", piece="green explorer", source="nw2", target="nw1") == of(
        edition, "CT06-034", "CT15-041"
    )
    flee(table, "green explorer", "n1")
    flee(table, "red knight", "nw1")
    assert on(table, "nw1") == ["blue knight", "red knight"]


@IN_BOTH
@rule("CT06-091", "CT15-071", "CT06-062", "CT15-042", "CTX-017")
def test_orcs_who_die_where_a_knight_flees_leave_their_places_to_the_next(edition: str) -> None:
    board = {"nw1": ["blue orc", "red orc", "blue explorer x2"]}
    table = trolled(edition, ["blue knight", "green knight", "red knight"], board=board)
    flee(table, "blue knight", "nw1")
    flee(table, "green knight", "nw1")
    flee(table, "red knight", "nw1")
    assert on(table, "nw1") == ["blue explorer", "blue explorer", "blue knight", "green knight", "red knight"]


@IN_BOTH
@rule("CT06-091", "CT15-071", "CT06-083", "CT15-087")
def test_a_wraith_that_flees_into_a_full_room_can_fill_the_way_of_the_next(edition: str) -> None:
    board = {"nw1": ["red explorer x4", "green thief"], "nw4": ["green explorer x4"]}
    table = trolled(edition, ["blue wraith", "green dwarf"], board=board)
    flee(table, "blue wraith", "nw1")
    push(table, "green thief", "nw4")
    assert asked(table) == ("green", "escape")
    assert choices(table) == ["green dwarf nw2 n1", "stay"]


@IN_BOTH
@rule("CT06-091", "CT15-071", "CT06-093", "CT15-073")
def test_nobody_is_pushed_back_into_the_room_that_is_being_left(edition: str) -> None:
    board = {"n1": ["red explorer x5"], "ne2": "blue orc", "n2": "green cave-troll"}
    table = trolled(edition, ["blue wraith", "green dwarf"], board=board)
    flee(table, "blue wraith", "n1")
    assert where(table, "blue wraith") == "n1"
    assert on(table, "ne2") == ["blue orc", "red explorer"]  # the only open way: nw2 and n2 have Cave Trolls


@IN_BOTH
@rule("CT06-091", "CT15-071")
def test_a_place_freed_by_one_escape_is_taken_by_another(edition: str) -> None:
    board = {"n1": ["red explorer x4", "red dwarf"], "nw1": ["blue explorer x5"]}
    table = trolled(edition, ["blue wraith", "green thief"], board=board)
    flee(table, "blue wraith", "n1")
    push(table, "red dwarf", "n2")
    assert (asked(table), on(table, "nw2")) == (("red", "turn"), ["red cave-troll"])  # nowhere left for the Thief
    assert where(table, "green thief") == "gone"


@IN_BOTH
@rule("CT06-090", "CT06-092", "CT15-072", "CT15-073", "CT06-155", "CT15-172")
def test_a_cloaked_hero_beside_an_old_cave_troll_flees_from_a_new_one(edition: str) -> None:
    parts: dict[str, Any] = {"seats": 2, "turn": {"cloaked": "red dwarf"}}
    table = trolled(edition, ["red dwarf", "blue cave-troll"], **parts)
    flee(table, "red dwarf*", "nw1")
    assert (on(table, "nw2"), where(table, "blue cave-troll")) == (["red cave-troll"], "gone")
    take(table, "end-turn")
    assert where(table, "red dwarf") == "nw1"
    assert refused(table, "move", seat="red", piece="red dwarf", source="nw1", target="nw2") == of(
        edition, "CT06-007", "CT15-009"
    )


@IN_BOTH
@rule("CT06-090", "CT15-073", "CT06-122", "CT15-111")
def test_an_idol_under_a_cave_troll_pays_neither_room_nor_bonus_any_more(edition: str) -> None:
    red = {"pile": ["cave-troll"], "gone": ["..."], **({"hand": "treasure"} if edition == "2015" else {})}
    table = cave(edition, idols={"nw2": "red"}, red=red)
    put_into_play(table, "cave-troll")
    take(table, "choose-field", target="nw2")
    assert asked(table) == ("", "")
    assert (on(table, "nw2"), gold(table)) == (["red cave-troll"], [3, 0])


# --- full rooms -----------------------------------------------------------------------------------------------------


@IN_BOTH
@rule("CT06-083", "CT15-087")
def test_a_wraith_changes_places_with_one_of_a_full_room_beside_a_full_room(edition: str) -> None:
    board = {"nw1": ["red wraith", "blue dwarf", "blue explorer x3"], "nw2": ["red explorer x4", "blue thief"]}
    table = cave(edition, board={**board, "n1": "blue cave-troll"})
    take(table, "move", piece="red wraith", source="nw1", target="nw2")
    push(table, "blue thief", "nw1")
    assert (len(on(table, "nw1")), len(on(table, "nw2"))) == (5, 5)


@IN_BOTH
@rule("CT06-083", "CT15-087", "CT06-033", "CT15-073")
def test_a_full_room_with_a_cave_troll_is_closed_to_a_wraith(edition: str) -> None:
    board = {"nw1": "red wraith", "nw2": ["blue cave-troll", "blue explorer x4"]}
    table = cave(edition, board=board)
    assert refused(table, "move", piece="red wraith", source="nw1", target="nw2") == of(edition, "CT06-033", "CT15-073")


@IN_BOTH
@rule("CT06-081", "CT15-086", "CT15-085", "CT06-093", "CT15-073")
def test_a_wraith_never_pushes_a_cave_troll(edition: str) -> None:
    table = cave(edition, board={"nw2": ["red wraith", "blue cave-troll"]})
    assert refused(table, "use", piece="red wraith", source="nw2") == of(edition, "CT06-081", "CT15-086")
    table = cave(edition, board={"nw2": ["red wraith", "blue cave-troll", "blue dwarf"]})
    take(table, "use", piece="red wraith", source="nw2")
    push(table, "blue dwarf", choices(table)[0])
    assert where(table, "blue cave-troll") == "nw2"


@IN_BOTH
@rule("CT06-032", "CT15-032", "CT06-095", "CT15-080")
def test_a_killed_hero_leaves_a_place_that_is_taken_with_the_next_action(edition: str) -> None:
    board = {"nw2": ["red orc", "blue explorer x4"], "nw1": "red dwarf"}
    table = cave(edition, board=board)
    assert not offered(table, "move", piece="red dwarf", source="nw1", target="nw2")
    take(table, "use", piece="red orc", source="nw2")
    take(table, "move", piece="red dwarf", source="nw1", target="nw2")
    assert len(on(table, "nw2")) == 5
    assert not offered(table, "move", piece="red orc", source="nw2", target="nw2")


@IN_BOTH
@rule("CT06-060", "CT15-041", "CT06-095", "CT15-080")
def test_a_room_opens_when_its_knight_is_killed_and_stays_shut_while_he_has_a_fellow(edition: str) -> None:
    board = {"nw2": ["red orc", "blue knight"], "nw1": "red dwarf", "n1": "green knight"}
    table = cave(edition, seats=3, board=board)
    assert not offered(table, "move", piece="red dwarf", source="nw1", target="nw2")
    take(table, "use", piece="red orc", source="nw2")
    take(table, "move", piece="red dwarf", source="nw1", target="nw2")
    board = {"nw2": ["red orc", "blue knight", "green knight"], "nw1": "red dwarf"}
    table = cave(edition, seats=3, board=board)
    take(table, "use", piece="red orc", source="nw2")
    take(table, "choose-piece", piece="blue knight")
    assert not offered(table, "move", piece="red dwarf", source="nw1", target="nw2")


# --- two artifacts, and a piece that is lost in the middle ----------------------------------------------------------


@IN_BOTH
@rule("CT06-151", "CT15-172", "CT06-155")
def test_a_cloaked_hero_goes_where_a_led_knight_has_just_been_put(edition: str) -> None:
    board = {"nw2": "blue knight", "st-nw": "red dwarf"}
    table = cave(edition, board=board, red={"artifacts": ["helm", "cloak"]})
    take(table, "play-artifact", card="helm")
    take(table, "move", piece="blue knight", source="nw2", target="nw1")
    take(table, "stay")
    assert not offered(table, "move", piece="red dwarf", source="st-nw", target="nw1")
    take(table, "play-artifact", card="cloak")
    take(table, "move", piece="red dwarf*", source="st-nw", target="nw1")
    take(table, "move", piece="red dwarf*", source="nw1", target="nw2")
    assert (on(table, "nw1"), on(table, "nw2")) == (["blue knight"], ["red dwarf*"])


@IN_BOTH
@rule("CT06-153", "CT15-172", "CT06-154", "CT15-026")
def test_a_wand_pays_the_owner_of_an_idol_whoever_uses_it(edition: str) -> None:
    table = cave(edition, red={"artifacts": ["wand"]}, idols={"w": "blue"})
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="w")
    assert gold(table) == [0, 5]


@IN_BOTH
@rule("CT06-153", "CT15-172", "CT06-154")
def test_an_idol_is_the_seats_that_placed_it_not_only_the_first_seats(edition: str) -> None:
    green = {"artifacts": ["idol", "wand"]}
    table = cave(edition, seats=3, green=green, turn={"seat": "green"})
    take(table, "play-artifact", card="idol")
    take(table, "choose-field", target="w")
    assert on(table, "w") == ["idol of green"]
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="w")
    assert gold(table) == [0, 0, 5]


@IN_BOTH
@rule("CT06-155", "CT15-172", "CT06-095", "CT15-080")
def test_a_cloaked_hero_killed_by_his_own_orc_is_no_matter_at_the_end_of_the_turn(edition: str) -> None:
    board = {"nw2": ["red orc", "red dwarf"]}
    table = cave(edition, board=board, turn={"cloaked": "red dwarf"})
    take(table, "use", piece="red orc", source="nw2")
    assert where(table, "red dwarf") == "gone"
    take(table, "end-turn")
    assert asked(table) == ("blue", "turn")


# --- the last piece -------------------------------------------------------------------------------------------------


@IN_BOTH
@rule("CT06-120", "CT15-110", "CT06-121", "CT15-111")
def test_a_last_cave_troll_ends_the_game_only_when_all_have_fled_and_what_it_crushed_does_not_count(
    edition: str,
) -> None:
    red = {"pile": ["cave-troll"], "gone": ["..."], **({"hand": "explorer"} if edition == "2015" else {})}
    table = cave(edition, board={"w": ["blue dwarf", "blue thief", "red treasure"]}, red=red)
    put_into_play(table, "cave-troll")
    take(table, "choose-field", target="w")
    assert asked(table) == ("blue", "escape")
    take(table, "move", piece="blue dwarf", source="w", target="nw5")
    assert asked(table) == ("", "")
    assert on(table, "w") == ["red cave-troll"]
    assert gold(table) == [3, 4]  # nw5 is worth 2, doubled by the Dwarf
