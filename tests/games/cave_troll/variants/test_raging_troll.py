"""The Raging Troll: how it comes into play and moves (CT15-155)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import asked, choices, offered, on, refused
from tests.games.cave_troll.variants.den import (
    den,
    end_turns,
    go,
    next_turn,
    play,
    play_card,
    to,
    use,
    whom,
)
from tests.ruling import rule

TROLL = "red raging-troll"


@rule("CT15-155", "CT15-022")
@pytest.mark.parametrize("pit", ["pit-w", "pit-c", "pit-e"])
def test_it_is_played_onto_any_pit_and_nowhere_else(pit: str) -> None:
    table = den("red", {"nw2": "blue explorer"}, red={"pile": ["raging-troll", "..."], "hand": "treasure"})
    play_card(table, "raging-troll+2")
    assert asked(table) == ("red", "pit")
    assert choices(table) == ["pit-c", "pit-e", "pit-w"]
    assert refused(table, "choose-field", target="nw2") == "CT15-022"
    assert refused(table, "choose-field", target="st-nw") == "CT15-022"
    to(table, pit)
    assert on(table, pit) == [TROLL]
    assert on(table, "nw2") == ["blue explorer"]


@rule("CT15-155")
def test_it_may_move_in_the_turn_in_which_it_was_played() -> None:
    table = den("red", red={"pile": ["raging-troll", "..."], "hand": "treasure"})
    play_card(table, "raging-troll+2")
    to(table, "pit-w")
    go(table, TROLL, "pit-w", "w")
    assert refused(table, "move", piece=TROLL, source="w", target="pit-w") == "CT15-155"


@rule("CT15-155")
def test_it_moves_only_once_a_turn_one_step() -> None:
    table = den("red", {"nw1": TROLL})
    go(table, TROLL, "nw1", "nw4")
    assert asked(table) == ("red", "turn")
    for target in ("nw1", "nw5", "nw6"):
        assert refused(table, "move", piece=TROLL, source="nw4", target=target) == "CT15-155"


@rule("CT15-155")
def test_others_may_move_again_when_it_has_moved() -> None:
    table = den("red", {"nw1": [TROLL, "red grunt"]})
    go(table, TROLL, "nw1", "nw4")
    go(table, "red grunt", "nw1", "nw4")
    go(table, "red grunt", "nw4", "nw1")


@rule("CT15-155")
def test_in_the_next_turn_it_moves_again() -> None:
    table = den("red", {"nw1": TROLL})
    go(table, TROLL, "nw1", "nw4")
    next_turn(table)
    go(table, TROLL, "nw4", "nw1")
    assert refused(table, "move", piece=TROLL, source="nw1", target="nw4") == "CT15-155"


@rule("CT15-155", "CT15-156")
def test_having_moved_it_can_still_rampage_and_having_rampaged_it_can_move() -> None:
    table = den("red", {"nw1": TROLL, "nw4": "blue explorer"})
    go(table, TROLL, "nw1", "nw4")
    use(table, TROLL, "nw4")
    to(table, "nw5")
    next_turn(table)
    go(table, TROLL, "nw4", "nw5")
    assert refused(table, "move", piece=TROLL, source="nw5", target="nw4") == "CT15-155"
    table = den("red", {"nw4": [TROLL, "blue explorer"]})
    use(table, TROLL, "nw4")
    to(table, "nw5")
    go(table, TROLL, "nw4", "nw5")


@rule("CT15-155", "CT15-022")
def test_it_may_step_into_a_pit_like_other_monsters() -> None:
    table = den("red", {"w": TROLL})
    go(table, TROLL, "w", "pit-w")
    assert on(table, "pit-w") == [TROLL]


@rule("CT15-155", "CT15-041", "CT15-032")
def test_knights_and_full_rooms_stop_it() -> None:
    table = den("red", {"nw1": TROLL, "nw4": "blue knight", "nw2": "blue explorer x5"})
    assert refused(table, "move", piece=TROLL, source="nw1", target="nw4") == "CT15-041"
    assert refused(table, "move", piece=TROLL, source="nw1", target="nw2") == "CT15-032"


@rule("CT15-155")
def test_its_room_stays_open_to_all() -> None:
    table = den("red", {"nw4": TROLL, "nw1": ["blue explorer", "blue orc"], "nw6": "red explorer"})
    go(table, "red explorer", "nw6", "nw4")
    end_turns(table, "blue")
    go(table, "blue orc", "nw1", "nw4")
    go(table, "blue explorer", "nw1", "nw4")
    assert len(on(table, "nw4")) == 4


@rule("CT15-155", "CT15-172")
def test_the_helm_leads_it_three_steps_and_its_own_move_is_not_used_up() -> None:
    table = den("blue", {"nw1": "blue raging-troll"}, red={"artifacts": "helm"})
    play(table, "helm")
    for source, target in (("nw1", "nw4"), ("nw4", "nw6"), ("nw6", "n2")):
        go(table, "blue raging-troll", source, target)
    assert table.state.facts()["moved"] == []
    end_turns(table, "blue")
    go(table, "blue raging-troll", "n2", "n1")
    assert refused(table, "move", piece="blue raging-troll", source="n1", target="n2") == "CT15-155"


MOVED = pytest.mark.parametrize("moved", [False, True])
"""Whether it has made its own move already. The positions are of red's turn, in which others act upon its Troll."""


@MOVED
@rule("CT15-155", "CT15-071")
def test_escaping_from_a_cave_troll_neither_needs_nor_uses_its_move(moved: bool) -> None:
    table = den(
        "red",
        {"nw4": ["blue cave-troll", TROLL]},
        turn={"moved": [TROLL] if moved else []},
        agenda=["Turn", ("Escape", ["red", "blue cave-troll", "nw4"])],
    )
    assert asked(table) == ("red", "escape")
    go(table, TROLL, "nw4", "nw1")
    assert asked(table) == ("red", "turn")
    assert offered(table, "move", piece=TROLL, source="nw1", target="nw2") is not moved


@MOVED
@rule("CT15-155", "CT15-086")
def test_being_pushed_neither_needs_nor_uses_its_move(moved: bool) -> None:
    table = den(
        "red",
        {"nw4": ["blue wraith", TROLL, "red grunt"]},
        turn={"moved": [TROLL] if moved else []},
        agenda=["Turn", ("PushWhom", ["blue", "blue wraith", "nw4", 1])],
    )
    whom(table, TROLL)
    to(table, "nw1")
    assert on(table, "nw1") == [TROLL]
    assert offered(table, "move", piece=TROLL, source="nw1", target="nw2") is not moved


@MOVED
@rule("CT15-155", "CT15-166")
def test_being_pulled_neither_needs_nor_uses_its_move(moved: bool) -> None:
    table = den(
        "red blue",
        {"nw1": ["blue banshee"], "nw4": [TROLL, "red grunt"]},
        turn={"moved": [TROLL] if moved else []},
        agenda=["Turn", ("PullWhom", ["blue", "blue banshee", "nw4"])],
    )
    whom(table, TROLL)
    assert on(table, "nw1") == ["blue banshee", TROLL]
    assert offered(table, "move", piece=TROLL, source="nw1", target="nw2") is not moved


@rule("CT15-155")
def test_a_move_of_two_trolls_of_different_players_is_each_its_own() -> None:
    table = den("red blue", {"nw1": [TROLL, "blue raging-troll"]})
    go(table, TROLL, "nw1", "nw4")
    end_turns(table, "blue")
    go(table, "blue raging-troll", "nw1", "nw4")
    assert on(table, "nw4") == ["blue raging-troll", TROLL]
