"""The 2015 edition: a turn and its actions (CT15-010 to CT15-013)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2015.sitting import HEROES, actions, answer_anyhow, cave_2015, new_game, play, zone
from tests.games.cave_troll.table import Table, asked, choices, offered, on, refused, take, told_of, where
from tests.ruling import rule


def draw_and_play(table: Table) -> None:
    """Some card, played somehow."""
    colour = asked(table)[0]
    play(table, zone(table, f"{colour} hand")[0].removeprefix(f"{colour} ").removesuffix(" card"))
    answer_anyhow(table)


@rule("CT15-010", "CT15-011")
def test_a_turn_has_four_actions_one_of_each_kind() -> None:
    table = cave_2015(
        board={"nw1": "red explorer", "nw2": ["red orc", "blue dwarf"]},
        red={"artifacts": ["wand"], "pile": ["knight", "..."]},
    )
    play(table, "knight")
    take(table, "choose-field", target="st-se")
    assert (asked(table), actions(table)) == (("red", "turn"), 3)
    take(table, "move", piece="red explorer", source="nw1", target="nw4")
    assert (asked(table), actions(table)) == (("red", "turn"), 2)
    take(table, "use", piece="red orc", source="nw2")
    assert (asked(table), actions(table)) == (("red", "turn"), 1)
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="w")
    assert (asked(table), actions(table)) == (("blue", "turn"), 4)
    assert where(table, "blue dwarf") == "gone"


@rule("CT15-010")
def test_each_kind_of_action_is_on_the_list_when_it_is_possible() -> None:
    table = cave_2015(board={"nw3": ["red orc", "blue dwarf"]}, red={"artifacts": ["wand"]})
    assert choices(table) == sorted(["draw", "end-turn", "red orc nw3", "red orc nw3 nw5", "red orc nw3 st-nw", "wand"])


@pytest.mark.parametrize(
    ("verb", "parts"),
    [
        ("choose-field", {"target": "nw1"}),
        ("choose-piece", {"piece": "blue explorer"}),
        ("play-card", {"card": "orc"}),
        ("choose-set", {"card": "variant"}),
        ("stay", {}),
    ],
)
@rule("CT15-010")
def test_nothing_else_is_an_action(verb: str, parts: dict[str, str]) -> None:
    table = cave_2015(board={"nw1": ["red explorer", "blue explorer"]}, red={"hand": "orc"})
    assert refused(table, verb, **parts) == "CT15-010"


@rule("CT15-011")
def test_one_character_may_move_four_times() -> None:
    table = cave_2015(board={"st-nw": "red explorer"})
    for source, target in (("st-nw", "nw1"), ("nw1", "nw2"), ("nw2", "n1"), ("n1", "n2")):
        assert asked(table) == ("red", "turn")
        take(table, "move", piece="red explorer", source=source, target=target)
    assert on(table, "n2") == ["red explorer"]
    assert asked(table) == ("blue", "turn")


@rule("CT15-011")
def test_four_characters_may_move_once_each() -> None:
    table = cave_2015(board={"st-nw": "red explorer x3", "w": "red wraith"})
    for target in ("nw1", "nw3", "nw1"):
        take(table, "move", piece="red explorer", source="st-nw", target=target)
    take(table, "move", piece="red wraith", source="w", target="pit-w")
    assert on(table, "nw1") == ["red explorer"] * 2
    assert asked(table) == ("blue", "turn")


@rule("CT15-011", "CT15-010")
def test_four_cards_may_be_played_in_one_turn() -> None:
    table = cave_2015(red={"pile": ["knight", "dwarf", "thief", "barbarian", "..."], "hand": "treasure"})
    for card in ("knight", "dwarf", "thief", "barbarian"):
        play(table, card)
        take(table, "choose-field", target="st-nw")
    assert on(table, "st-nw") == ["red barbarian", "red dwarf", "red knight", "red thief"]
    assert asked(table) == ("blue", "turn")


@rule("CT15-011")
def test_a_figure_just_played_may_move_at_once() -> None:
    table = cave_2015(red={"pile": ["orc", "..."]})
    play(table, "orc")
    take(table, "choose-field", target="pit-c")
    for source, target in (("pit-c", "n2"), ("n2", "n1"), ("n1", "nw2")):
        take(table, "move", piece="red orc", source=source, target=target)
    assert on(table, "nw2") == ["red orc"]
    assert asked(table) == ("blue", "turn")


@rule("CT15-011")
def test_a_character_action_may_be_repeated() -> None:
    table = cave_2015(board={"nw6": ["red orc", "blue explorer x3", "green thief"]}, seats=3)
    for piece in ("blue explorer", "green thief"):
        take(table, "use", piece="red orc", source="nw6")
        take(table, "choose-piece", piece=piece)
    for _ in range(2):
        take(table, "use", piece="red orc", source="nw6")  # all that are left are alike
    assert on(table, "nw6") == ["red orc"]
    assert asked(table) == ("blue", "turn")


@pytest.mark.parametrize(
    ("seats", "numbers"),
    [(2, [1, 2, 4, 4, 4, 4]), (3, [1, 2, 3, 4, 4, 4]), (4, [1, 2, 3, 4, 4, 4])],
)
@rule("CT15-012")
def test_the_first_turns_have_one_two_and_three_actions(seats: int, numbers: list[int]) -> None:
    table = new_game(seats, stall_guard="on")
    played = []
    for turn in range(len(numbers)):
        seat = turn % seats
        count = 0
        while table.state.seat == seat and table.state.turns == turn:
            if count:
                assert offered(table, "draw")
            draw_and_play(table)
            count += 1
        played.append(count)
    assert played == numbers
    assert [line["actions"] for line in told_of(table, "turn-began")][: len(numbers)] == numbers


@rule("CT15-012")
def test_the_small_first_turns_go_with_the_order_of_play() -> None:
    table = new_game(3, first_player="3")
    for _ in range(3):
        take(table, "end-turn")
    assert [(line["seat"], line["actions"]) for line in told_of(table, "turn-began")] == [
        (2, 1),
        (0, 2),
        (1, 3),
        (2, 4),
    ]


@rule("CT15-012")
def test_a_first_turn_ended_early_still_counts_as_the_first() -> None:
    table = new_game(2)
    take(table, "end-turn")
    take(table, "end-turn")
    assert (asked(table), actions(table)) == (("red", "turn"), 4)


@pytest.mark.parametrize("kind", ["explorer", "knight", "dwarf", "barbarian", "cave-troll"])
@rule("CT15-013")
def test_characters_without_an_action_of_their_own_have_none(kind: str) -> None:
    table = cave_2015(board={"nw6": [f"red {kind}", "blue explorer"], "nw7": "red orc"})
    assert refused(table, "use", piece=f"red {kind}", source="nw6") == "CT15-013"


@pytest.mark.parametrize("kind", ["thief", "orc", "wraith"])
@rule("CT15-013")
def test_thief_orc_and_wraith_have_an_action_for_one_of_the_four(kind: str) -> None:
    table = cave_2015(board={"nw6": [f"red {kind}", "blue explorer x2"]})
    take(table, "use", piece=f"red {kind}", source="nw6")
    answer_anyhow(table)
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@pytest.mark.parametrize("kind", ["thief", "orc", "wraith"])
@rule("CT15-013", "CTX-006")
def test_only_ones_own_characters_can_act(kind: str) -> None:
    table = cave_2015(board={"nw6": [f"blue {kind}", "red explorer"]})
    assert not offered(table, "use", piece=f"blue {kind}", source="nw6")
    assert refused(table, "use", piece=f"blue {kind}", source="nw6") in ("CT15-013", "CT15-030")


@pytest.mark.parametrize("kind", ["thief", "orc", "wraith"])
@rule("CT15-013")
def test_a_character_that_is_not_on_the_board_cannot_act(kind: str) -> None:
    table = cave_2015(board={"nw6": "blue explorer"}, red={"gone": [kind]})
    assert not offered(table, "use", piece=f"red {kind}", source="nw6")
    assert not any(f"red {kind}" in choice for choice in choices(table))


@rule("CT15-013")
def test_a_character_in_hand_cannot_act() -> None:
    table = cave_2015(board={"nw6": "blue explorer"}, red={"hand": "orc"})
    assert not any("red orc" in choice for choice in choices(table))
    assert set(HEROES) & {choice.split()[0] for choice in choices(table)} == set()
