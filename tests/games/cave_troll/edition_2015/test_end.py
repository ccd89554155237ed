"""The 2015 edition: the end of the game (CT15-110, CT15-111)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.edition_2015.sitting import answer_anyhow, cave_2015, last_card, new_game, play, shown, zone
from tests.games.cave_troll.table import Table, asked, choices, gold, offered, refused, take, told, told_of, where
from tests.ruling import rule


def ended(board: dict[str, Any] | None = None, **parts: Any) -> Table:
    """Red has played the last card of his deck, a Knight onto stairs."""
    parts.setdefault("red", last_card("knight"))
    table = cave_2015(board=board or {}, **parts)
    play(table, "knight")
    take(table, "choose-field", target="st-nw")
    return table


@rule("CT15-110")
def test_the_game_ends_at_once_after_the_action_that_emptied_a_deck() -> None:
    table = ended()
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.ending, asked(table)) == ("last-piece", ("", ""))
    assert table.state.actions == 3
    assert "turn-ended" not in told(table)
    assert told(table)[-1] == "ended"


@rule("CT15-110")
def test_nothing_can_be_answered_afterwards() -> None:
    table = ended({"nw1": "red explorer"})
    for seat in ("red", "blue"):
        assert refused(table, "end-turn", seat=seat) == "CT15-110"
        assert refused(table, "draw", seat=seat) == "CT15-110"
    assert table.state.options(0) == ()


@pytest.mark.parametrize(("played", "kept"), [("knight", "thief"), ("thief", "knight")])
@rule("CT15-110", "CT15-020")
def test_the_last_hand_card_is_never_played(played: str, kept: str) -> None:
    table = cave_2015(red=last_card("knight", kept="thief"))
    play(table, played)
    take(table, "choose-field", target="st-nw")
    assert table.state.over
    assert (where(table, f"red {played}"), where(table, f"red {kept}")) == ("st-nw", "hand")
    assert zone(table, "red hand") == [f"red {kept} card"]


@rule("CT15-110")
def test_the_last_card_is_first_played_out() -> None:
    table = cave_2015(red=last_card("knight"))
    play(table, "knight")
    assert not table.state.over
    assert asked(table) == ("red", "entrance")
    assert zone(table, "red pile") == []


@rule("CT15-110")
def test_with_one_card_left_in_the_deck_the_game_goes_on() -> None:
    table = cave_2015(red={"pile": ["knight", "dwarf"], "hand": "treasure", "gone": ["..."]})
    play(table, "knight")
    take(table, "choose-field", target="st-nw")
    assert asked(table) == ("red", "turn")
    play(table, "dwarf")
    take(table, "choose-field", target="st-nw")
    assert table.state.over


@rule("CT15-110")
def test_in_a_whole_game_eighteen_of_nineteen_cards_are_played_by_who_ends_it() -> None:
    table = new_game(2)
    while not table.state.over:
        if asked(table)[0] == "red":
            take(table, "draw")
            answer_anyhow(table)
        else:
            take(table, "end-turn")
    played = [line for line in told_of(table, "played") if line["seat"] == 0]
    assert len(played) == 18
    assert len(zone(table, "red hand")) == 1
    assert [line["seat"] for line in told_of(table, "bonus-paid")] == [0]


@rule("CT15-110")
def test_an_empty_deck_of_another_player_ends_nothing_in_this_turn() -> None:
    table = cave_2015(board={"nw1": "red explorer"}, blue={"pile": [], "hand": "orc", "gone": ["..."]})
    take(table, "move", piece="red explorer", source="nw1", target="nw2")
    assert asked(table) == ("red", "turn")


@rule("CT15-110")
def test_any_action_with_an_empty_deck_ends_the_game_and_ending_the_turn_is_none() -> None:
    table = cave_2015(board={"nw1": "red explorer"}, red={"pile": [], "hand": "orc", "gone": ["..."]})
    assert "end-turn" in choices(table)
    take(table, "move", piece="red explorer", source="nw1", target="nw2")
    assert table.state.over
    table = cave_2015(board={"nw1": "red explorer"}, red={"pile": [], "hand": "orc", "gone": ["..."]})
    take(table, "end-turn")
    assert asked(table) == ("blue", "turn")


@rule("CT15-111")
def test_the_player_who_ended_the_game_gains_three_gold() -> None:
    table = ended()
    assert gold(table) == [3, 0]
    assert told_of(table, "bonus-paid") == [{"seat": 0, "gold": 3}]
    table = cave_2015(turn={"seat": "blue"}, blue=last_card("knight"))
    play(table, "knight")
    take(table, "choose-field", target="st-nw")
    assert gold(table) == [0, 3]


@rule("CT15-111")
def test_then_the_board_is_scored_a_last_time_and_then_artifacts_pay() -> None:
    table = ended({"w": "blue explorer"}, blue={"artifacts": ["idol", "cloak"]}, common={"spent": ["wand"]})
    assert gold(table) == [3, 5 + 4 + 2]
    names = [name for name in told(table) if name in ("bonus-paid", "counted", "paid", "artifact-paid", "ended")]
    assert names == ["bonus-paid", "counted", "paid", "artifact-paid", "artifact-paid", "ended"]


@pytest.mark.parametrize(
    ("artifact", "worth"),
    [("helm", 3), ("chalice-of-life", 3), ("idol", 4), ("wand", 3), ("cloak", 2), ("sword", 3)],
)
@rule("CT15-111", "CT15-170", "CT15-171", "CT15-172")
def test_an_unplayed_artifact_pays_its_holder(artifact: str, worth: int) -> None:
    table = ended(blue={"artifacts": [artifact]})
    assert gold(table) == [3, worth]
    assert [(line["seat"], line["gold"]) for line in told_of(table, "artifact-paid")] == [(1, worth)]


@rule("CT15-111")
def test_artifacts_in_the_stack_and_in_the_box_pay_nobody() -> None:
    table = ended(common={"stack": ["helm", "wand"], "spent": ["..."]})
    assert gold(table) == [3, 0]


@rule("CT15-111", "CT15-172")
def test_a_placed_idol_claims_its_room_and_pays_no_bonus() -> None:
    assert gold(ended(idols={"nw6": "blue"})) == [3, 3]


@rule("CT15-111", "CTX-013")
def test_the_unplayed_artifacts_are_shown_at_the_end() -> None:
    table = ended(blue={"artifacts": ["wand", "helm"]})
    for seat in (0, None):
        assert shown(table, seat, "blue artifacts")["contents"] == ["helm", "wand"]


@pytest.mark.parametrize(("blue", "winners"), [(2, (0,)), (3, (0, 1)), (4, (1,))])
@rule("CT15-111", "CTX-010")
def test_most_gold_wins_and_equals_share(blue: int, winners: tuple[int, ...]) -> None:
    table = ended(blue={"gold": blue})
    assert table.state.outcome is not None
    assert table.state.outcome.winners == winners
    assert table.state.outcome.scores == (3, blue)


@rule("CT15-110", "CT15-100", "CT15-101")
def test_a_scoring_brought_by_the_last_card_comes_first_and_the_last_scoring_follows() -> None:
    table = cave_2015(
        seats=3,
        board={"w": "blue dwarf", "nw6": "red explorer"},
        red=last_card("explorer+1"),
        blue={"gone": ["cave-troll"]},
        green={"gone": ["cave-troll"]},
        common={"scoring-pile": ["blue cave-troll", "green cave-troll"]},
    )
    play(table, "explorer+1")
    take(table, "choose-field", target="st-nw")
    assert table.state.over
    assert gold(table) == [3 + 2 * 3, 20, 0]
    names = [name for name in told(table) if name in ("counted", "pile-boxed", "bonus-paid", "ended")]
    assert names == ["counted", "pile-boxed", "bonus-paid", "counted", "ended"]


@rule("CT15-110", "CT15-026")
def test_score_a_room_as_the_last_card_scores_its_room_twice_in_all() -> None:
    table = cave_2015(board={"w": "red explorer"}, red=last_card("score-a-room"))
    play(table, "score-a-room")
    take(table, "choose-field", target="w")
    assert (table.state.over, gold(table)) == (True, [5 + 3 + 5, 0])


@rule("CT15-110", "CT15-024", "CT15-111")
def test_an_artifact_found_with_the_last_card_pays_at_the_end() -> None:
    table = cave_2015(red=last_card("find-an-artifact+1"), common={"stack": ["idol", "..."]})
    play(table, "find-an-artifact+1")
    assert (table.state.over, gold(table)) == (True, [3 + 4, 0])


@rule("CT15-110", "CT15-071", "CT15-072")
def test_a_cave_troll_as_the_last_card_first_drives_people_out() -> None:
    table = cave_2015(board={"w": ["blue explorer x2", "red dwarf"]}, red=last_card("cave-troll+2"))
    play(table, "cave-troll+2")
    take(table, "choose-field", target="w")
    assert asked(table) == ("blue", "escape")
    take(table, "move", piece="blue explorer", source="w", target="nw5")
    assert not table.state.over
    take(table, "stay")
    assert (table.state.over, gold(table)) == (True, [3, 2])


@rule("CT15-110")
def test_the_kept_cave_troll_is_not_played_though_it_would_score() -> None:
    table = cave_2015(board={"w": "blue explorer"}, red=last_card("knight", kept="cave-troll+2"))
    take(table, "draw")
    assert choices(table) == ["cave-troll+2", "knight"]
    take(table, "play-card", card="knight")
    take(table, "choose-field", target="st-nw")
    assert (table.state.over, gold(table)) == (True, [3, 5])
    assert zone(table, "red hand") == ["red cave-troll+2 card"]
    assert not offered(table, "play-card", seat="red", card="cave-troll+2")
