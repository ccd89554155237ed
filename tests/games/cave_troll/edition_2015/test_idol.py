"""The 2015 edition: the Idol of El'darr (CT15-172)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2015.sitting import HEROES, actions, cave_2015, play, shown, zone
from tests.games.cave_troll.table import asked, choices, gold, held, on, refused, take, told, told_of
from tests.ruling import rule


@rule("CT15-172")
def test_the_idol_goes_into_a_room_with_no_figures() -> None:
    table = cave_2015(
        board={"w": "red explorer", "e": "blue orc", "s": "red treasure", "n2": "blue cave-troll"},
        red={"artifacts": ["idol"]},
    )
    take(table, "play-artifact", card="idol")
    assert asked(table) == ("red", "idol-room")
    assert len(choices(table)) == 29
    for field in ("w", "e", "s", "n2", "st-nw", "pit-c"):
        assert refused(table, "choose-field", target=field) == "CT15-172"
    take(table, "choose-field", target="nw2")
    assert (on(table, "nw2"), actions(table)) == (["idol of red"], 3)
    assert told_of(table, "claimed")[0]["seat"] == 0
    assert held(table, "red") == []


@rule("CT15-172")
def test_what_was_played_lies_open_and_is_nobodys_artifact_any_more() -> None:
    table = cave_2015(red={"artifacts": ["idol"]})
    take(table, "play-artifact", card="idol")
    take(table, "choose-field", target="nw2")
    assert shown(table, None, "nw2")["contents"] == ["idol of red"]
    assert zone(table, "red artifacts") == []
    assert refused(table, "play-artifact", card="idol") == "CT15-025"


@rule("CT15-172")
def test_once_played_the_idol_must_be_placed() -> None:
    table = cave_2015(red={"artifacts": ["idol"]})
    take(table, "play-artifact", card="idol")
    assert refused(table, "stay") == "CT15-172"


@pytest.mark.parametrize("kind", [*HEROES, "orc", "wraith"])
@rule("CT15-172")
def test_nobody_enters_the_idols_room_not_even_its_owners_people(kind: str) -> None:
    for owner in ("red", "blue"):
        table = cave_2015(board={"n1": f"red {kind}"}, idols={"nw2": owner})
        assert refused(table, "move", piece=f"red {kind}", source="n1", target="nw2") == "CT15-172"


@rule("CT15-172", "CT15-095")
def test_no_chest_is_put_there() -> None:
    table = cave_2015(idols={"nw2": "red"}, red={"pile": ["treasure", "..."]})
    play(table, "treasure")
    assert refused(table, "choose-field", target="nw2") == "CT15-172"
    assert len(choices(table)) == 32


@rule("CT15-172", "CT15-100", "CT15-111")
def test_it_pays_its_owner_the_printed_gold_in_every_scoring() -> None:
    table = cave_2015(
        seats=3,
        idols={"nw2": "green"},
        red={"pile": ["score-a-room", "explorer+1"], "hand": "treasure", "gone": ["..."], "artifacts": ["wand"]},
        blue={"gone": ["cave-troll"]},
        green={"gone": ["cave-troll"]},
        common={"scoring-pile": ["blue cave-troll", "green cave-troll"]},
    )
    play(table, "score-a-room")
    take(table, "choose-field", target="nw2")
    assert gold(table) == [0, 0, 4]
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="nw2")
    assert gold(table) == [0, 0, 8]
    play(table, "explorer+1")
    take(table, "choose-field", target="st-nw")
    assert table.state.over
    assert gold(table) == [3, 0, 16]  # once for the symbols, once at the end


@rule("CT15-172")
def test_an_idol_in_play_pays_even_if_its_owner_has_nobody_on_the_board() -> None:
    table = cave_2015(idols={"w": "blue"}, board={"e": "red explorer"}, red={"artifacts": ["wand"]})
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="w")
    assert (gold(table), told(table)) == ([0, 5], ["used", "scored", "paid"])


@rule("CT15-172", "CTX-008")
def test_with_no_empty_room_the_idol_cannot_be_played() -> None:
    names = [field.name for field in cave_2015().state.lair.board.fields if field.kind == "room"]
    people = [f"{colour} explorer" for colour in ("red", "blue", "green", "yellow") for _ in range(9)]
    board = {name: [who] for name, who in zip(names, people[: len(names)], strict=True)}
    table = cave_2015(seats=4, board=board, red={"artifacts": ["idol"]})
    assert refused(table, "play-artifact", card="idol") == "CT15-172"
    del board["nw2"]
    table = cave_2015(seats=4, board=board, red={"artifacts": ["idol"]})
    take(table, "play-artifact", card="idol")
    assert on(table, "nw2") == ["idol of red"]
