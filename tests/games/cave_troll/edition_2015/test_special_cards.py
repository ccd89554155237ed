"""The 2015 edition: finding and playing an artifact, scoring a room (CT15-024 to CT15-026)."""

from __future__ import annotations

import pytest

from grotto.kernel.event import all_but, only
from tests.games.cave_troll.edition_2015.sitting import (
    actions,
    cave_2015,
    new_game,
    play,
    shown,
    zone,
)
from tests.games.cave_troll.table import (
    asked,
    choices,
    gold,
    held,
    refused,
    take,
    told,
    told_of,
)
from tests.ruling import rule


@rule("CT15-024")
def test_find_an_artifact_takes_the_top_artifact_face_down() -> None:
    table = cave_2015(red={"pile": ["find-an-artifact", "..."]}, common={"stack": ["sword", "cloak", "..."]})
    play(table, "find-an-artifact+1")
    assert held(table, "red") == ["sword"]
    assert shown(table, 0, "red artifacts")["contents"] == ["sword"]
    for seat in (1, None):
        assert shown(table, seat, "red artifacts") == {"zone": "red artifacts", "owner": 0, "count": 1}
        assert shown(table, seat, "artifacts") == {"zone": "artifacts", "owner": None, "count": 5}
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@rule("CT15-024", "CTX-013")
def test_only_its_finder_is_told_which_artifact_it_is() -> None:
    table = cave_2015(red={"pile": ["find-an-artifact", "..."]})
    play(table, "find-an-artifact+1")
    audience = dict(zip(told(table), [event.audience for event in table.log], strict=True))
    assert (audience["found"], audience["found-secretly"]) == (all_but(0), only(0))
    assert told_of(table, "found") == [{"seat": 0}]


@rule("CT15-024")
def test_every_deck_has_one_find_an_artifact() -> None:
    table = new_game(4)
    for colour in ("red", "blue", "green", "yellow"):
        cards = zone(table, f"{colour} pile") + zone(table, f"{colour} hand")
        assert cards.count(f"{colour} find-an-artifact+1 card") == 1


@rule("CT15-024")
def test_the_last_artifact_can_be_found_too() -> None:
    table = cave_2015(red={"pile": ["find-an-artifact", "..."]}, common={"stack": ["idol"], "spent": ["..."]})
    play(table, "find-an-artifact+1")
    assert held(table, "red") == ["idol"]
    assert "nothing-found" not in told(table)


@rule("CT15-024")
def test_with_no_artifact_left_nothing_is_found_and_the_card_still_counts() -> None:
    table = cave_2015(red={"pile": ["find-an-artifact", "..."]}, common={"stack": [], "spent": ["..."]})
    play(table, "find-an-artifact+1")
    assert held(table, "red") == []
    assert told_of(table, "nothing-found") == [{"seat": 0}]
    assert zone(table, "scoring pile") == ["red find-an-artifact+1 card"]
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@rule("CT15-025")
def test_playing_an_artifact_shows_it_uses_it_up_and_costs_an_action() -> None:
    table = cave_2015(board={"w": "red explorer"}, red={"artifacts": ["wand"]})
    take(table, "play-artifact", card="wand")
    assert (told(table), actions(table)) == (["used"], 3)
    assert table.log[0].audience == -1
    take(table, "choose-field", target="w")
    assert (held(table, "red"), gold(table)) == ([], [5, 0])
    assert shown(table, 1, "spent artifacts")["contents"] == ["wand"]
    assert refused(table, "play-artifact", card="wand") == "CT15-025"


@rule("CT15-025")
def test_an_artifact_may_be_played_in_the_turn_in_which_it_was_found() -> None:
    table = cave_2015(red={"pile": ["find-an-artifact", "..."]}, common={"stack": ["wand", "..."]})
    play(table, "find-an-artifact+1")
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="w")
    assert (asked(table), actions(table)) == (("red", "turn"), 2)


@rule("CT15-025")
def test_nobody_plays_an_artifact_that_he_does_not_hold() -> None:
    table = cave_2015(blue={"artifacts": ["wand"]}, common={"spent": ["cloak"]}, board={"nw1": "red dwarf"})
    for artifact in ("wand", "cloak", "helm"):
        assert refused(table, "play-artifact", card=artifact) == "CT15-025"


@rule("CT15-025")
def test_an_artifact_is_not_played_in_the_turn_of_another() -> None:
    table = cave_2015(blue={"artifacts": ["wand"]})
    assert refused(table, "play-artifact", seat="blue", card="wand") == "CT15-009"


@rule("CT15-026")
def test_score_a_room_scores_one_room_and_no_other() -> None:
    table = cave_2015(
        board={"w": ["red explorer", "blue wraith"], "e": "red explorer", "n2": "blue explorer x2"},
        red={"pile": ["score-a-room", "..."]},
    )
    play(table, "score-a-room")
    assert (asked(table), len(choices(table))) == (("red", "scored-room"), 33)
    for verb in ("stay", "end-turn"):
        assert refused(table, verb) == "CT15-026"
    take(table, "choose-field", target="w")
    assert gold(table) == [5, 0]
    assert told(table)[-2:] == ["scored", "paid"]
    assert (asked(table), actions(table)) == (("red", "turn"), 3)
    assert zone(table, "red discards")[-1] == "red score-a-room card"
    assert zone(table, "scoring pile") == []


@rule("CT15-026")
def test_a_room_scored_pays_whoever_controls_it() -> None:
    table = cave_2015(board={"n2": ["blue explorer x2", "red knight"]}, red={"pile": ["score-a-room", "..."]})
    play(table, "score-a-room")
    take(table, "choose-field", target="n2")
    assert gold(table) == [0, 5]


@pytest.mark.parametrize("room", ["w", "e", "n2", "nw6"])
@rule("CT15-026", "CTX-008")
def test_a_room_that_pays_nobody_may_be_scored(room: str) -> None:
    table = cave_2015(
        board={"w": ["red explorer", "blue explorer"], "e": "red orc", "n2": "red cave-troll"},
        red={"pile": ["score-a-room", "..."]},
    )
    play(table, "score-a-room")
    take(table, "choose-field", target=room)
    assert gold(table) == [0, 0]
    assert actions(table) == 3


@pytest.mark.parametrize("field", ["st-nw", "pit-c"])
@rule("CT15-026", "CTX-001")
def test_stairs_and_pits_cannot_be_scored(field: str) -> None:
    table = cave_2015(board={"st-nw": "red explorer", "pit-c": "red orc"}, red={"pile": ["score-a-room", "..."]})
    play(table, "score-a-room")
    assert refused(table, "choose-field", target=field) == "CTX-001"


@rule("CT15-026", "CT15-172")
def test_score_a_room_on_an_idols_room_pays_the_idols_owner() -> None:
    table = cave_2015(idols={"nw2": "blue"}, red={"pile": ["score-a-room", "..."]})
    play(table, "score-a-room")
    take(table, "choose-field", target="nw2")
    assert gold(table) == [0, 4]
