"""The 2015 edition: drawing a card and playing one of two (CT15-020 to CT15-027)."""

from __future__ import annotations

import pytest

from grotto.kernel.event import all_but, only
from tests.games.cave_troll.edition_2015.sitting import (
    HEROES,
    PITS,
    STAIRS,
    actions,
    answer_anyhow,
    cave_2015,
    last_card,
    new_game,
    play,
    shown,
    zone,
)
from tests.games.cave_troll.table import (
    Table,
    asked,
    choices,
    offered,
    on,
    refused,
    take,
    told,
    told_of,
    where,
)
from tests.ruling import rule


def two_cards(drawn: str = "knight", kept: str = "orc") -> Table:
    """Red has just drawn a card and holds another."""
    table = cave_2015(red={"pile": [drawn, "..."], "hand": kept})
    take(table, "draw")
    return table


@rule("CT15-020")
def test_the_drawn_card_comes_to_the_kept_one_and_one_of_them_must_be_played() -> None:
    table = two_cards()
    assert (asked(table), actions(table)) == (("red", "card"), 3)
    assert choices(table) == ["knight", "orc"]
    assert (where(table, "red knight"), where(table, "red orc")) == ("drawn", "hand")


@rule("CT15-020")
def test_the_drawn_card_can_be_played() -> None:
    table = two_cards()
    take(table, "play-card", card="knight")
    take(table, "choose-field", target="st-nw")
    assert (where(table, "red knight"), where(table, "red orc")) == ("st-nw", "hand")
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@rule("CT15-020")
def test_the_kept_card_can_be_played_and_the_drawn_one_is_kept_instead() -> None:
    table = two_cards()
    take(table, "play-card", card="orc")
    take(table, "choose-field", target="pit-w")
    assert (where(table, "red knight"), where(table, "red orc")) == ("hand", "pit-w")
    assert zone(table, "red hand") == ["red knight card"]
    assert zone(table, "red drawn") == []


@rule("CT15-020")
def test_a_card_kept_is_one_of_the_two_at_the_next_draw() -> None:
    table = cave_2015(red={"pile": ["knight", "thief", "dwarf", "..."], "hand": "orc"})
    play(table, "knight")
    take(table, "choose-field", target="st-nw")
    take(table, "draw")
    assert choices(table) == ["orc", "thief"]
    take(table, "play-card", card="orc")
    take(table, "choose-field", target="pit-w")
    take(table, "draw")
    assert choices(table) == ["dwarf", "thief"]


@pytest.mark.parametrize("card", ["dwarf", "treasure", "explorer", "score-a-room", "paladin"])
@rule("CT15-020")
def test_no_other_card_can_be_played(card: str) -> None:
    assert refused(two_cards(), "play-card", card=card) == "CT15-020"


@pytest.mark.parametrize("verb", ["draw", "end-turn", "stay"])
@rule("CT15-020")
def test_a_card_must_be_played_before_anything_else(verb: str) -> None:
    assert refused(two_cards(), verb) == "CT15-020"


@rule("CT15-020")
def test_nobody_moves_between_drawing_and_playing() -> None:
    table = cave_2015(board={"nw1": "red explorer"}, red={"pile": ["knight", "..."], "artifacts": ["wand"]})
    take(table, "draw")
    assert refused(table, "move", piece="red explorer", source="nw1", target="nw2") == "CT15-020"
    assert refused(table, "play-artifact", card="wand") == "CT15-020"


@rule("CT15-020")
def test_a_card_cannot_be_played_without_drawing() -> None:
    table = cave_2015(red={"hand": "orc"})
    assert not offered(table, "play-card", card="orc")


@rule("CT15-020", "CTX-013")
def test_two_cards_alike_are_one_choice_and_still_a_question() -> None:
    table = two_cards("explorer", "explorer")
    assert asked(table) == ("red", "card")
    assert choices(table) == ["explorer"]
    take(table, "play-card", card="explorer")
    assert asked(table) == ("red", "entrance")
    assert zone(table, "red hand") == ["red explorer card"]


@rule("CT15-020")
def test_an_adventurer_with_a_symbol_is_not_the_same_card_as_one_without() -> None:
    table = two_cards("explorer", "explorer+1")
    assert choices(table) == ["explorer", "explorer+1"]
    take(table, "play-card", card="explorer+1")
    take(table, "choose-field", target="st-nw")
    assert zone(table, "red hand") == ["red explorer card"]
    assert zone(table, "scoring pile") == ["red explorer+1 card"]


@rule("CT15-020")
def test_the_top_card_of_the_deck_is_drawn() -> None:
    table = cave_2015(red={"pile": ["thief", "knight", "dwarf"], "hand": "orc", "gone": ["..."]})
    play(table, "thief")
    take(table, "choose-field", target="st-nw")
    take(table, "draw")
    assert where(table, "red knight") == "drawn"
    assert shown(table, None, "red pile")["count"] == 1


@rule("CT15-020")
def test_the_hand_holds_one_card_between_actions() -> None:
    for seed in range(4):
        table = new_game(3, seed, stall_guard="on")
        for _ in range(25):
            take(table, "draw")
            state = table.state
            assert state.drawn >= 0
            option = state.describe(state.seat, state.options(state.seat)[-1])
            take(table, "play-card", card=option.intent.card)
            answer_anyhow(table)
            assert [len(zone(table, f"{colour} hand")) for colour in ("red", "blue", "green")] == [1, 1, 1]
            assert table.state.drawn < 0


@rule("CT15-020", "CTX-013")
def test_only_its_player_learns_what_was_drawn_and_everybody_what_is_played() -> None:
    table = two_cards()
    assert told(table) == ["drew-secretly", "drew"]
    assert [event.audience for event in table.log] == [all_but(0), only(0)]
    take(table, "play-card", card="orc")
    assert told(table)[2:] == ["played"]
    assert table.log[2].audience == -1


@rule("CT15-020", "CTX-013")
def test_hand_and_drawn_card_are_hidden_from_the_others() -> None:
    table = two_cards()
    for name, card in (("red hand", "red orc card"), ("red drawn", "red knight card")):
        assert shown(table, 0, name)["contents"] == [card]
        for seat in (1, None):
            assert shown(table, seat, name) == {"zone": name, "owner": 0, "count": 1}
    assert table.state.options(1) == ()


@rule("CT15-020", "CTX-018", "CTX-013")
def test_the_others_cannot_tell_from_refusals_what_was_drawn() -> None:
    for card in ("knight", "orc", "dwarf"):
        assert refused(two_cards(), "play-card", seat="blue", card=card) == "CT15-009"


@pytest.mark.parametrize("card", ["knight", "treasure", "score-a-room", "explorer", "orc"])
@rule("CT15-021")
def test_a_card_without_symbol_goes_to_its_players_own_open_discards(card: str) -> None:
    table = cave_2015(red={"pile": [card, "..."], "hand": "thief"})
    play(table, card)
    answer_anyhow(table)
    assert shown(table, 1, "red discards")["contents"] == [f"red {card} card"]
    assert (zone(table, "scoring pile"), zone(table, "blue discards")) == ([], [])
    assert "put-on-pile" not in told(table)


@pytest.mark.parametrize(("card", "symbols"), [("explorer+1", 1), ("find-an-artifact+1", 1), ("cave-troll+2", 2)])
@rule("CT15-021")
def test_a_card_with_symbols_goes_to_the_common_open_pile(card: str, symbols: int) -> None:
    table = cave_2015(red={"pile": [card, "..."], "hand": "thief"})
    play(table, card)
    answer_anyhow(table)
    assert shown(table, 1, "scoring pile")["contents"] == [f"red {card} card"]
    assert zone(table, "red discards") == []
    assert table.state.facts()["symbols"] == symbols
    assert [(line["seat"], line["symbols"]) for line in told_of(table, "put-on-pile")] == [(0, symbols)]


@rule("CT15-021")
def test_the_card_is_laid_away_only_when_it_has_been_applied() -> None:
    table = cave_2015(red={"pile": ["explorer+1", "..."], "hand": "thief"})
    play(table, "explorer+1")
    assert (zone(table, "scoring pile"), zone(table, "red playing")) == ([], ["red explorer+1 card"])
    take(table, "choose-field", target="st-nw")
    assert (zone(table, "scoring pile"), zone(table, "red playing")) == (["red explorer+1 card"], [])
    assert told(table)[-2:] == ["placed", "put-on-pile"]


@rule("CT15-021")
def test_both_players_cards_come_onto_the_same_pile() -> None:
    table = cave_2015(red={"pile": ["explorer+1", "..."]}, blue={"pile": ["explorer+1", "..."]})
    for _ in range(2):
        play(table, "explorer+1")
        take(table, "choose-field", target="st-nw")
        take(table, "end-turn")
    assert zone(table, "scoring pile") == ["blue explorer+1 card", "red explorer+1 card"]
    assert table.state.facts()["symbols"] == 2


@pytest.mark.parametrize("kind", HEROES)
@rule("CT15-022")
def test_a_hero_comes_into_play_on_any_stairs(kind: str) -> None:
    table = cave_2015(red={"pile": [kind, "..."], "hand": "treasure"})
    play(table, kind)
    assert (asked(table), choices(table)) == (("red", "entrance"), STAIRS)
    for field in ("nw1", "w", "pit-c"):
        assert refused(table, "choose-field", target=field) == "CT15-022"
    assert refused(table, "end-turn") == "CT15-022"
    take(table, "choose-field", target="st-se")
    assert on(table, "st-se") == [f"red {kind}"]
    assert "placed" in told(table)


@pytest.mark.parametrize("kind", ["orc", "wraith"])
@rule("CT15-022")
def test_a_monster_comes_into_play_in_any_pit(kind: str) -> None:
    table = cave_2015(red={"pile": [kind, "..."], "hand": "treasure"})
    play(table, kind)
    assert (asked(table), choices(table)) == (("red", "pit"), PITS)
    for field in ("nw1", "n2", "st-nw"):
        assert refused(table, "choose-field", target=field) == "CT15-022"
    for verb in ("stay", "end-turn"):
        assert refused(table, verb) == "CT15-022"
    take(table, "choose-field", target="pit-e")
    assert on(table, "pit-e") == [f"red {kind}"]


@rule("CT15-022", "CT15-032")
def test_full_stairs_and_pits_do_not_exist() -> None:
    table = cave_2015(
        board={"st-nw": ["blue explorer x9"], "pit-w": ["blue orc", "blue wraith", "green orc", "green wraith"]},
        seats=3,
        red={"pile": ["explorer", "orc", "wraith", "..."], "hand": "treasure"},
    )
    for card, target in (("explorer", "st-nw"), ("orc", "pit-w"), ("wraith", "pit-w")):
        play(table, card)
        take(table, "choose-field", target=target)
    assert (len(on(table, "st-nw")), len(on(table, "pit-w"))) == (10, 6)


@rule("CT15-023", "CTX-020")
def test_a_removed_figure_lies_before_its_owner() -> None:
    table = cave_2015(board={"nw6": ["red orc", "blue dwarf", "green explorer"]}, seats=3)
    take(table, "use", piece="red orc", source="nw6")
    take(table, "choose-piece", piece="blue dwarf")
    assert zone(table, "blue removed") == ["blue dwarf"]
    assert shown(table, None, "blue removed")["contents"] == ["blue dwarf"]
    assert (zone(table, "red removed"), zone(table, "green removed")) == ([], [])
    assert on(table, "nw6") == ["green explorer", "red orc"]
    assert told_of(table, "killed")[0]["seat"] == 1


@rule("CT15-027")
def test_an_empty_deck_is_not_drawn_from() -> None:
    table = cave_2015(board={"nw1": "red explorer"}, red={"pile": [], "hand": "orc", "gone": ["..."]})
    assert "draw" not in choices(table)
    assert refused(table, "draw") == "CT15-027"


@rule("CT15-027")
def test_a_deck_of_one_card_can_be_drawn_from() -> None:
    table = cave_2015(red=last_card("knight"))
    assert offered(table, "draw")
