"""The 2015 edition: the artifacts as such, the Chalice of Life, the Wand and the Sword (CT15-170 to CT15-173)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.position import read_position
from grotto.kernel.dice import FastDice
from grotto.kernel.pack import Pack
from tests.games.cave_troll.edition_2015.sitting import STAIRS, actions, cave_2015, new_game, zone
from tests.games.cave_troll.table import (
    Table,
    asked,
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


@rule("CT15-170", "CT15-171", "CT15-172")
def test_there_are_six_artifacts_each_with_its_gold() -> None:
    table = new_game()
    worth = {artifact.name: artifact.gold for artifact in table.state.lair.components.artifacts}
    assert worth == {"helm": 3, "chalice-of-life": 3, "idol": 4, "wand": 3, "cloak": 2, "sword": 3}
    assert zone(table, "artifacts") == sorted(worth)


@rule("CT15-171")
def test_there_is_no_chalice_of_teleportation() -> None:
    names = [artifact.name for artifact in new_game().state.lair.components.artifacts]
    assert "chalice-of-teleportation" not in names


# --- the Chalice of Life --------------------------------------------------------------------------------------------


def chalice(gone: list[str], **parts: object) -> Table:
    """Red holds the Chalice of Life and has lost some pieces."""
    return cave_2015(red={"artifacts": ["chalice-of-life"], "gone": gone}, **parts)


@pytest.mark.parametrize("kind", ["explorer", "barbarian", "dwarf", "thief", "knight"])
@rule("CT15-171")
def test_the_chalice_brings_a_removed_hero_back_onto_any_stairs(kind: str) -> None:
    table = chalice([kind])
    take(table, "play-artifact", card="chalice-of-life")
    assert choices(table) == STAIRS
    for field in ("nw1", "pit-c"):
        assert refused(table, "choose-field", target=field) == "CT15-022"
    take(table, "choose-field", target="st-se")
    assert on(table, "st-se") == [f"red {kind}"]
    assert (actions(table), held(table, "red"), zone(table, "red removed")) == (3, [], [])
    assert told(table) == ["used", "revived"]
    assert told_of(table, "revived")[0]["seat"] == 0


@rule("CT15-171")
def test_its_player_chooses_whom_among_his_own_removed_heroes() -> None:
    table = chalice(["dwarf", "explorer", "explorer", "orc", "treasure"], blue={"gone": ["knight"]})
    take(table, "play-artifact", card="chalice-of-life")
    assert (asked(table), choices(table)) == (("red", "revive"), ["red dwarf", "red explorer"])
    for piece in ("red orc", "blue knight", "red thief"):
        assert refused(table, "choose-piece", piece=piece) == "CT15-171"
    take(table, "choose-piece", piece="red explorer")
    take(table, "choose-field", target="st-nw")
    assert on(table, "st-nw") == ["red explorer"]
    assert zone(table, "red removed") == ["red dwarf", "red explorer", "red orc", "red treasure"]


@pytest.mark.parametrize("gone", [[], ["orc", "wraith", "cave-troll"], ["treasure", "score-a-room"]])
@rule("CT15-171", "CTX-008")
def test_without_a_removed_hero_the_chalice_cannot_be_played(gone: list[str]) -> None:
    table = chalice(gone, board={"nw1": "red knight"}, blue={"gone": ["dwarf"]})
    assert refused(table, "play-artifact", card="chalice-of-life") == "CT15-171"


@rule("CT15-171", "CT15-042")
def test_a_knight_who_comes_back_removes_the_orcs_on_the_stairs() -> None:
    table = chalice(["knight"], board={"st-nw": ["blue orc", "blue explorer"]})
    take(table, "play-artifact", card="chalice-of-life")
    take(table, "choose-field", target="st-nw")
    assert on(table, "st-nw") == ["blue explorer", "red knight"]
    assert told(table) == ["used", "revived", "slain"]


@rule("CT15-171", "CT15-060")
def test_stairs_with_an_opposing_knight_are_open_to_those_who_come_back() -> None:
    table = chalice(["thief"], board={"st-nw": "blue knight"})
    take(table, "play-artifact", card="chalice-of-life")
    take(table, "choose-field", target="st-nw")
    assert on(table, "st-nw") == ["blue knight", "red thief"]


@rule("CT15-171", "CT15-011")
def test_a_hero_who_came_back_may_move_at_once_and_be_removed_again() -> None:
    table = chalice(["dwarf"], board={"nw1": "blue orc"})
    take(table, "play-artifact", card="chalice-of-life")
    take(table, "choose-field", target="st-nw")
    take(table, "move", piece="red dwarf", source="st-nw", target="nw1")
    take(table, "end-turn")
    take(table, "use", piece="blue orc", source="nw1")
    assert where(table, "red dwarf") == "gone"


# --- the Wand -------------------------------------------------------------------------------------------------------


@rule("CT15-172", "CT15-026")
def test_the_wand_scores_one_room() -> None:
    table = cave_2015(board={"w": "blue dwarf", "e": "red explorer"}, red={"artifacts": ["wand"]})
    take(table, "play-artifact", card="wand")
    assert len(choices(table)) == 33
    assert refused(table, "choose-field", target="st-nw") == "CTX-001"
    take(table, "choose-field", target="w")
    assert (gold(table), told(table)) == ([0, 10], ["used", "scored", "paid"])


@rule("CT15-172", "CT15-026", "CTX-008")
def test_the_wand_may_score_a_room_that_pays_nobody_and_an_idols_room() -> None:
    table = cave_2015(red={"artifacts": ["wand"]}, idols={"w": "blue"})
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="e")
    assert gold(table) == [0, 0]
    table = cave_2015(red={"artifacts": ["wand"]}, idols={"w": "blue"})
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="w")
    assert gold(table) == [0, 5]


# --- the Sword ------------------------------------------------------------------------------------------------------


@rule("CT15-172")
def test_the_sword_removes_all_orcs_and_grunts_from_a_room_with_an_own_hero() -> None:
    table = cave_2015(
        seats=3,
        board={"nw6": ["red explorer", "red orc", "blue orc", "green grunt", "blue wraith"], "w": "red dwarf"},
        red={"artifacts": ["sword"]},
        green={"set": "variant"},
    )
    take(table, "play-artifact", card="sword")
    assert asked(table) == ("red", "turn")  # there is only one such room
    assert on(table, "nw6") == ["blue wraith", "red explorer"]
    assert {where(table, name) for name in ("red orc", "blue orc", "green grunt")} == {"gone"}
    assert [line["seat"] for line in told_of(table, "cut-down")] == [0, 1, 2]


@rule("CT15-172", "CTX-007")
def test_the_swords_player_chooses_the_room() -> None:
    table = cave_2015(
        board={"nw6": ["red explorer", "blue orc"], "w": ["red dwarf", "red orc"], "s": ["blue explorer", "red thief"]},
        red={"artifacts": ["sword"]},
    )
    take(table, "play-artifact", card="sword")
    assert (asked(table), choices(table)) == (("red", "sword-room"), ["nw6", "w"])
    assert refused(table, "choose-field", target="s") == "CT15-172"
    take(table, "choose-field", target="w")
    assert (where(table, "red orc"), where(table, "blue orc")) == ("gone", "nw6")


@pytest.mark.parametrize(
    "board",
    [
        {"nw6": ["blue explorer", "blue orc"]},
        {"nw6": ["red wraith", "blue orc"]},
        {"nw6": "red explorer", "nw7": "blue orc"},
        {"st-nw": ["red explorer", "blue orc"]},
        {"nw6": ["red explorer", "blue wraith", "blue cave-troll"]},
        {"nw6": ["red explorer", "blue wraith"]},
    ],
)
@rule("CT15-172", "CTX-008")
def test_the_sword_needs_an_own_hero_and_an_orc_in_one_room(board: dict[str, list[str] | str]) -> None:
    table = cave_2015(board=board, red={"artifacts": ["sword"]})
    assert refused(table, "play-artifact", card="sword") == "CT15-172"


# --- artifacts as data ----------------------------------------------------------------------------------------------

PIECES = """\
format = "cave-troll-pieces/1"

[[deck]]
edition = "2015"
card = [
  { kind = "explorer", count = 3, symbols = [2, 1, 0] },
  { kind = "wraith", count = 1, set = "classic" },
  { kind = "banshee", count = 1, set = "variant" },
  { kind = "score-a-room", count = 1, symbols = 5 },
  { kind = "find-an-artifact", count = 1 },
]
artifact = [
  { id = "boots", name = "Boots", gold = 11, effect = { do = "move-opponent", steps = 1 } },
  { id = "net", name = "Net", gold = 0, effect = { do = "slay", kinds = ["wraith"] } },
]
"""
MANIFEST = """\
format = "grotto-pack/1"
game = "cave-troll"
id = "own"
title = "My own"
"""


def with_own_pieces(**parts: object) -> Table:
    """A position with pieces and artifacts that an owner has entered."""
    lair = CaveTroll().setup(2, {"edition": "2015"}, Pack("own", {"pack.toml": MANIFEST, "pieces.toml": PIECES}))
    table = Table(read_position(lair, parts, FastDice(1), recording=True))
    keep_events(table)
    return table


def played_artifact(table: Table, name: str) -> None:
    """Play an artifact that only its owner knows by name."""
    state = table.state
    names = [artifact.name for artifact in state.lair.components.artifacts]
    state.take(state.seat, state.lair.first_artifact + names.index(name))
    keep_events(table)


@rule("CT15-173", "CTX-015")
def test_an_owner_may_give_an_artifact_other_numbers() -> None:
    table = with_own_pieces(board={"nw1": "blue explorer"}, red={"artifacts": ["boots"]})
    played_artifact(table, "boots")
    take(table, "move", piece="blue explorer", source="nw1", target="nw2")
    assert asked(table) == ("red", "turn")  # one step only


@rule("CT15-173", "CTX-015")
def test_an_owner_may_say_whom_the_sword_removes() -> None:
    table = with_own_pieces(board={"nw1": ["red explorer", "blue wraith"]}, red={"artifacts": ["net"]})
    played_artifact(table, "net")
    assert on(table, "nw1") == ["red explorer"]


@rule("CT15-173", "CT15-111", "CTX-015")
def test_an_artifact_pays_what_its_owner_wrote_on_it() -> None:
    gone = ["explorer+1", "explorer+2", "wraith", "score-a-room"]
    table = with_own_pieces(
        red={"artifacts": ["net"], "pile": ["explorer+0"], "hand": "find-an-artifact", "gone": gone},
        blue={"artifacts": ["boots"]},
    )
    take(table, "draw")
    take(table, "play-card", card="explorer")
    take(table, "choose-field", target="st-nw")
    assert gold(table) == [3, 11]


@rule("CT15-101", "CT15-100", "CTX-015")
def test_an_owners_card_with_five_symbols_scores_the_board_at_once() -> None:
    table = with_own_pieces(board={"w": "blue explorer"}, red={"pile": ["score-a-room", "..."]})
    assert not offered(table, "play-card", card="explorer")
    take(table, "draw")
    take(table, "play-card", card="score-a-room+5")
    take(table, "choose-field", target="w")
    assert gold(table) == [0, 10]
