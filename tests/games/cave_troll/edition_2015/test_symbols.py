"""The 2015 edition: symbols on the common pile bring the whole board to be scored (CT15-100, CT15-101)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.edition_2015.sitting import actions, cave_2015, play, zone
from tests.games.cave_troll.table import Table, asked, gold, held, on, take, told, told_of, where
from tests.ruling import rule

TWO_TROLLS = ["green cave-troll", "blue cave-troll"]


def pile_of(symbols: int, card: str, board: dict[str, Any] | None = None, **parts: Any) -> Table:
    """Three players, so many symbols on the pile, and a card on top of red's deck."""
    green = ["cave-troll"] if symbols >= 2 else ["explorer+1"] * symbols
    blue = ["cave-troll"] if symbols == 4 else ["explorer+1"] if symbols == 3 else []
    pile = [f"green {name}" for name in green] + [f"blue {name}" for name in blue]
    return cave_2015(
        seats=3,
        board=board or {},
        red={"pile": [card, "..."], "hand": "treasure"},
        blue={"gone": blue},
        green={"gone": green},
        common={"scoring-pile": pile},
        **parts,
    )


def adventurer(table: Table) -> None:
    """Red plays an Adventurer with a symbol."""
    play(table, "explorer+1")
    take(table, "choose-field", target="st-se")


@rule("CT15-100")
def test_the_fifth_symbol_scores_every_room_with_a_hero() -> None:
    board = {"w": "red explorer", "e": ["blue dwarf", "red orc"], "nw2": ["green explorer", "red explorer"]}
    table = pile_of(4, "explorer+1", board)
    adventurer(table)
    assert gold(table) == [5, 10, 0]
    assert told(table).count("counted") == 1
    assert {(line["seat"], line["gold"]) for line in told_of(table, "paid")} == {(0, 5), (1, 10)}


@pytest.mark.parametrize("symbols", [0, 1, 2, 3])
@rule("CT15-100")
def test_fewer_than_five_symbols_score_nothing(symbols: int) -> None:
    table = pile_of(symbols, "explorer+1", {"w": "red explorer"})
    adventurer(table)
    assert gold(table) == [0, 0, 0]
    assert table.state.facts()["symbols"] == symbols + 1
    assert "counted" not in told(table)


@pytest.mark.parametrize(("symbols", "paid"), [(2, 0), (3, 5), (4, 5)])
@rule("CT15-100", "CT15-101")
def test_a_cave_troll_brings_two_symbols_and_more_than_five_are_enough(symbols: int, paid: int) -> None:
    if symbols == 4:
        table = cave_2015(
            seats=3,
            board={"w": "blue explorer"},
            red={"pile": ["cave-troll", "..."], "hand": "treasure"},
            blue={"gone": ["cave-troll"]},
            green={"gone": ["cave-troll"]},
            common={"scoring-pile": TWO_TROLLS},
        )
    else:
        table = pile_of(symbols, "cave-troll", {"w": "blue explorer"})
    play(table, "cave-troll+2")
    take(table, "choose-field", target="e")
    assert gold(table) == [0, paid, 0]
    assert table.state.facts()["symbols"] == (0 if paid else 4)


@rule("CT15-101")
def test_surplus_symbols_are_not_carried_over() -> None:
    table = pile_of(4, "cave-troll")
    play(table, "cave-troll+2")
    take(table, "choose-field", target="e")
    assert table.state.facts()["symbols"] == 0
    assert zone(table, "scoring pile") == []
    assert zone(table, "box") == ["blue cave-troll+2 card", "green cave-troll+2 card", "red cave-troll+2 card"]
    assert told(table)[-3:] == ["put-on-pile", "counted", "pile-boxed"]


@rule("CT15-101")
def test_after_a_scoring_play_goes_on_and_the_next_symbol_begins_a_new_pile() -> None:
    table = cave_2015(
        seats=3,
        board={"w": "red dwarf"},
        red={"pile": ["explorer+1", "explorer+1", "..."], "hand": "treasure"},
        blue={"gone": ["cave-troll"]},
        green={"gone": ["cave-troll"]},
        common={"scoring-pile": TWO_TROLLS},
    )
    adventurer(table)
    assert (asked(table), actions(table), gold(table)) == (("red", "turn"), 3, [10, 0, 0])
    adventurer(table)
    assert zone(table, "scoring pile") == ["red explorer+1 card"]
    assert table.state.facts()["symbols"] == 1
    assert gold(table) == [10, 0, 0]


@rule("CT15-101")
def test_a_first_symbol_begins_a_pile() -> None:
    table = pile_of(0, "explorer+1")
    assert zone(table, "scoring pile") == []
    adventurer(table)
    assert zone(table, "scoring pile") == ["red explorer+1 card"]


@rule("CT15-100")
def test_a_scoring_by_the_last_action_of_a_turn_still_comes_before_the_next_turn() -> None:
    table = pile_of(4, "explorer+1", {"w": "red dwarf"}, turn={"actions": 1})
    adventurer(table)
    assert asked(table) == ("blue", "turn")
    assert told(table)[-4:] == ["paid", "pile-boxed", "turn-ended", "turn-began"]
    assert gold(table) == [10, 0, 0]


@rule("CT15-100")
def test_cards_without_symbols_never_bring_a_scoring() -> None:
    table = pile_of(4, "knight", {"w": "red explorer"})
    play(table, "knight")
    take(table, "choose-field", target="st-nw")
    assert (gold(table), table.state.facts()["symbols"]) == ([0, 0, 0], 4)


@rule("CT15-100", "CT15-026")
def test_score_a_room_neither_adds_a_symbol_nor_brings_the_board_to_be_scored() -> None:
    table = pile_of(4, "score-a-room", {"w": "red explorer", "e": "blue explorer"})
    play(table, "score-a-room")
    take(table, "choose-field", target="w")
    assert (gold(table), table.state.facts()["symbols"]) == ([5, 0, 0], 4)


@rule("CT15-100", "CT15-024")
def test_the_artifact_is_found_before_its_card_brings_the_scoring() -> None:
    table = pile_of(4, "find-an-artifact", {"w": "red explorer"})
    play(table, "find-an-artifact+1")
    assert (len(held(table, "red")), gold(table)) == (1, [5, 0, 0])
    assert told(table).index("found") < told(table).index("counted")


@rule("CT15-100", "CT15-172")
def test_an_idols_room_is_scored_though_no_hero_is_there() -> None:
    table = pile_of(4, "explorer+1", idols={"nw2": "green"})
    adventurer(table)
    assert gold(table) == [0, 0, 4]


@rule("CT15-100", "CT15-071", "CT15-072")
def test_escape_and_clearing_come_before_the_scoring_that_a_cave_troll_brings() -> None:
    board = {"nw2": ["blue explorer x2", "blue treasure", "green dwarf"], "w": "red explorer"}
    table = pile_of(3, "cave-troll", board)
    play(table, "cave-troll+2")
    take(table, "choose-field", target="nw2")
    assert (asked(table), gold(table)) == (("blue", "escape"), [0, 0, 0])
    assert table.state.facts()["symbols"] == 3
    take(table, "move", piece="blue explorer", source="nw2", target="n1")
    take(table, "move", piece="green dwarf", source="nw2", target="nw1")
    assert on(table, "nw2") == ["red cave-troll"]
    assert gold(table) == [5, 2, 2]  # west vault, the toll room, and the passage doubled by the Dwarf
    names = told(table)
    assert names.index("moved") < names.index("crushed") < names.index("put-on-pile") < names.index("counted")


@rule("CT15-100", "CT15-072")
def test_those_removed_by_the_cave_troll_no_longer_count_in_its_scoring() -> None:
    board = {"nw2": ["blue explorer x3"]}
    table = pile_of(3, "cave-troll", board)
    play(table, "cave-troll+2")
    take(table, "choose-field", target="nw2")
    take(table, "stay")
    assert where(table, "red cave-troll") == "nw2"
    assert gold(table) == [0, 0, 0]


@rule("CT15-100", "CT15-172")
def test_an_idol_broken_by_the_cave_troll_no_longer_pays_in_its_scoring() -> None:
    table = pile_of(3, "cave-troll", idols={"nw2": "green"})
    play(table, "cave-troll+2")
    take(table, "choose-field", target="nw2")
    assert gold(table) == [0, 0, 0]


@rule("CT15-020", "CT15-100")
def test_a_symbol_kept_in_hand_can_be_held_back_for_a_scoring_at_the_right_time() -> None:
    table = cave_2015(
        seats=3,
        board={"nw5": "red explorer", "w": "blue explorer"},
        red={"pile": ["knight", "..."], "hand": "explorer+1"},
        blue={"gone": ["cave-troll"]},
        green={"gone": ["cave-troll"]},
        common={"scoring-pile": TWO_TROLLS},
    )
    take(table, "draw")
    take(table, "play-card", card="explorer+1")
    take(table, "choose-field", target="st-nw")
    assert gold(table) == [2, 5, 0]
    assert zone(table, "red hand") == ["red knight card"]
