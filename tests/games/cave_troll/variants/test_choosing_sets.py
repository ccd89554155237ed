"""Choosing between the classic and the variant characters (CT15-120 to 122)."""

from __future__ import annotations

from collections import Counter

import pytest

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.zones import zones
from grotto.kernel.dice import FastDice
from grotto.kernel.event import EVERYONE
from tests.games.cave_troll.table import Table, asked, choices, keep_events, offered, refused, take, told, told_of
from tests.games.cave_troll.variants.den import den, play_card, to
from tests.ruling import rule

CLASSIC = ["knight", "dwarf", "barbarian", "thief", "cave-troll", "orc", "wraith"]
VARIANT = ["paladin", "giant-slayer", "berserker", "assassin", "raging-troll", "grunt", "banshee"]
"""In the order of the printed lists: the figure of each classic one is that of the variant one in the same place."""

BOTH = Counter({"explorer": 9, "treasure": 1, "score-a-room": 1, "find-an-artifact": 1})


def new_game(seats: int, **options: str) -> Table:
    """A game of 2015 at its first question."""
    state = CaveTroll().setup(seats, {"edition": "2015", **options}).start(FastDice(3), recording=True)
    assert isinstance(state, Cave)
    table = Table(state)
    keep_events(table)
    return table


def deck(table: Table, seat: int) -> Counter[str]:
    """The kinds of a seat's pieces and cards, and how many of each it has."""
    return Counter(kinds.NAMES[table.state.kind[piece]] for piece in table.state.pieces_of(seat))


@rule("CT15-120")
def test_each_player_decides_for_himself_in_clockwise_order_from_the_first_player() -> None:
    table = new_game(3, **{"first-player": "2"})
    for colour, chosen in (("blue", "variant"), ("green", "classic"), ("red", "variant")):
        assert asked(table) == (colour, "set")
        assert choices(table) == ["classic", "variant"]
        take(table, "choose-set", card=chosen)
    assert asked(table) == ("blue", "turn")
    assert table.state.facts()["sets"] == {"red": "variant", "blue": "variant", "green": "classic"}


@rule("CT15-120")
def test_the_choice_is_open_to_all_and_made_before_anything_is_shuffled_or_dealt() -> None:
    table = new_game(2, **{"first-player": "1"})
    take(table, "choose-set", card="classic")
    assert table.state.facts()["sets"] == {"red": "classic", "blue": None}
    assert (table.state.piles, table.state.left, table.state.hand) == (b"", [0, 0], [-1, -1])
    take(table, "choose-set", card="variant")
    assert told(table) == ["started", "chose-set", "chose-set", "turn-began"]
    assert told_of(table, "chose-set") == [{"seat": 0, "set": 0}, {"seat": 1, "set": 1}]
    assert all(event.audience == EVERYONE for event in table.log)
    assert table.state.left == [18, 18]


@rule("CT15-120")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_set_may_be_chosen_by_everybody(seats: int) -> None:
    table = new_game(seats)
    for _ in range(seats):
        take(table, "choose-set", card="variant")
    assert all(deck(table, seat) == BOTH + Counter(VARIANT) for seat in range(seats))


@rule("CT15-120")
def test_nothing_else_can_be_done_before_everybody_has_chosen() -> None:
    table = new_game(2)
    assert refused(table, "end-turn") == "CT15-120"
    assert refused(table, "draw") == "CT15-120"
    assert refused(table, "stay") == "CT15-120"
    assert refused(table, "choose-set", card="paladin") == "CT15-120"


@rule("CT15-120")
def test_nobody_chooses_for_another() -> None:
    table = new_game(2, **{"first-player": "1"})
    assert not offered(table, "choose-set", "blue", card="variant")
    assert refused(table, "choose-set", "blue", card="variant") == "CT15-009"


@rule("CT15-120")
@pytest.mark.parametrize(("characters", "names"), [("classic", CLASSIC), ("variant", VARIANT)])
def test_a_table_can_fix_one_set_for_all_and_then_nobody_is_asked(characters: str, names: list[str]) -> None:
    table = new_game(3, characters=characters, **{"first-player": "1"})
    assert asked(table) == ("red", "turn")
    assert "chose-set" not in told(table)
    assert all(deck(table, seat) == BOTH + Counter(names) for seat in range(3))


@rule("CT15-121")
def test_all_seven_are_replaced_or_none() -> None:
    table = new_game(2, **{"first-player": "1"})
    take(table, "choose-set", card="variant")
    take(table, "choose-set", card="classic")
    assert deck(table, 0) == BOTH + Counter(VARIANT)
    assert deck(table, 1) == BOTH + Counter(CLASSIC)


@rule("CT15-121")
def test_the_cards_of_the_other_set_stay_unused() -> None:
    table = new_game(2, **{"first-player": "1"})
    take(table, "choose-set", card="variant")
    take(table, "choose-set", card="classic")
    unused = {zone.name: Counter(zone.contents) for zone in zones(table.state) if zone.name.endswith("unused")}
    assert {name: sum(cards.values()) for name, cards in unused.items()} == {"red unused": 7, "blue unused": 7}
    assert unused["red unused"]["red cave-troll+2 card"] == 1
    assert unused["blue unused"]["blue raging-troll+2 card"] == 1


@rule("CT15-121")
def test_both_sets_have_nineteen_cards_and_the_same_plain_adventurers() -> None:
    lair = den("red").state.lair
    cards = [
        [(kinds.NAMES[lair.kind_of_type[card]], lair.symbols_of_type[card]) for card in deck]
        for deck in lair.components.decks
    ]
    assert [len(deck) for deck in cards] == [19, 19]
    plain = [sorted(card for card in deck if card[0] == "explorer") for deck in cards]
    assert plain[0] == plain[1] == [("explorer", 0)] * 6 + [("explorer", 1)] * 3


@rule("CT15-121")
def test_either_set_is_played_with_seventeen_figures() -> None:
    table = den("red", {"st-nw": "red paladin"})
    figures = {zone.name: len(zone.contents) for zone in zones(table.state) if zone.name.endswith("supply")}
    assert figures == {"red supply": 16, "blue supply": 17}


@rule("CT15-122")
def test_each_classic_character_gives_its_figure_to_a_variant_one_of_its_family() -> None:
    lair = den("red").state.lair
    for classic, variant in zip(CLASSIC, VARIANT, strict=True):
        one, other = kinds.BY_NAME[classic], kinds.BY_NAME[variant]
        assert kinds.is_hero(one) == kinds.is_hero(other)
        assert kinds.is_monster(one) == kinds.is_monster(other)
        assert [lair.kind_count[deck][kind] for deck in (0, 1) for kind in (one, other)] == [1, 0, 0, 1]


@rule("CT15-121")
@pytest.mark.parametrize(("card", "symbols"), [("raging-troll", [2]), ("paladin", []), ("banshee", []), ("grunt", [])])
def test_the_raging_troll_alone_of_the_seven_has_hourglasses_two_as_the_cave_troll(
    card: str, symbols: list[int]
) -> None:
    table = den("red", red={"pile": [card, "..."], "hand": "treasure"})
    play_card(table, f"{card}+2" if symbols else card)
    to(table, "st-nw" if card == "paladin" else "pit-c")
    assert [one["symbols"] for one in told_of(table, "put-on-pile")] == symbols
    assert table.state.symbols == sum(symbols)


@rule("CT15-121", "CT15-100")
def test_a_raging_trolls_hourglasses_can_trigger_a_scoring() -> None:
    table = den(
        "red",
        {"nw2": "red explorer+1 x3"},
        red={"pile": ["raging-troll", "..."], "hand": "treasure"},
        common={"scoring-pile": ["red explorer+1"] * 3},
    )
    play_card(table, "raging-troll+2")
    to(table, "pit-c")
    assert table.state.gold == [4, 0]
    assert told(table)[-4:] == ["put-on-pile", "counted", "paid", "pile-boxed"]
