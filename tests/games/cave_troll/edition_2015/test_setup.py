"""The 2015 edition: what is in the box, and how a game begins (CT15-001 to CT15-009)."""

from __future__ import annotations

from collections import Counter

import pytest

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.zones import components
from grotto.kernel.errors import BadInput
from tests.games.cave_troll.edition_2015.sitting import answer_anyhow, new_game, play, shown, zone
from tests.games.cave_troll.table import Table, asked, gold, held, refused, take, told, told_of, where
from tests.ruling import rule

CLASSIC = ("knight", "dwarf", "barbarian", "thief", "cave-troll+2", "orc", "wraith")
VARIANT = ("paladin", "giant-slayer", "berserker", "assassin", "raging-troll+2", "grunt", "banshee")
COMMON = ("treasure", "score-a-room", "find-an-artifact+1")


def deck_of(colour: str) -> Counter[str]:
    """The nineteen cards of a player of the classic game."""
    cards = Counter({f"{colour} {name} card": 1 for name in CLASSIC + COMMON})
    return cards + Counter({f"{colour} explorer card": 6, f"{colour} explorer+1 card": 3})


def deck_order(table: Table, colour: str) -> list[str]:
    """The kinds of the cards of a deck, without their owner, from the bottom; the table knows, nobody else."""
    zones = table.state.zones()
    return [name.split()[1] for one in zones if one.name == f"{colour} pile" for name in one.contents]


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("CT15-001", "CTX-011")
def test_two_to_four_play(seats: int) -> None:
    assert gold(new_game(seats)) == [0] * seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
@rule("CT15-001", "CTX-011")
def test_no_other_number_of_players_can_play(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 4"):
        CaveTroll().setup(seats, {"edition": "2015"})


@rule("CT15-001", "CTX-001")
def test_every_room_has_a_gold_value_and_nothing_else_has() -> None:
    lair = new_game().state.lair
    assert len(lair.room_list) == 33
    for field in range(lair.fields):
        assert (lair.value[field] > 0) == (field in lair.room_list)
    assert sorted({lair.value[field] for field in lair.room_list}) == [1, 2, 3, 4, 5]


@rule("CT15-002")
def test_the_box_holds_104_cards_68_figures_and_6_artifacts() -> None:
    found = components(new_game(4).state.lair, (0, 0, 0, 0))
    cards = Counter({name: count for name, count in found.items() if name.endswith(" card")})
    figures = Counter({name: count for name, count in (found - cards).items() if " " in name})
    artifacts = found - cards - figures
    assert (cards.total(), figures.total(), artifacts.total()) == (104, 68, 6)
    assert set(artifacts) == {"helm", "chalice-of-life", "idol", "wand", "cloak", "sword"}


@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
@rule("CT15-002")
def test_each_colour_has_26_cards_and_17_figures(colour: str) -> None:
    found = components(new_game(4).state.lair, (0, 0, 0, 0))
    own = Counter({name: count for name, count in found.items() if name.startswith(colour)})
    cards = deck_of(colour) + Counter({f"{colour} {name} card": 1 for name in VARIANT})
    kinds = ("barbarian", "dwarf", "knight", "thief", "orc", "wraith", "cave-troll", "treasure")
    figures = Counter({f"{colour} {kind}": 1 for kind in kinds}) + Counter({f"{colour} explorer": 9})
    assert (cards.total(), figures.total()) == (26, 17)
    assert own == cards + figures


@rule("CT15-003")
def test_the_artifacts_lie_face_down_beside_the_board() -> None:
    table = new_game(3)
    for seat in (None, 0, 1, 2):
        assert shown(table, seat, "artifacts") == {"zone": "artifacts", "owner": None, "count": 6}
    assert len(zone(table, "artifacts")) == 6


@rule("CT15-003")
def test_the_artifacts_are_shuffled() -> None:
    tops = Counter(bytes(new_game(seed=seed).state.stack)[-1] for seed in range(120))
    assert set(tops) == {0, 1, 2, 3, 4, 5}
    assert max(tops.values()) < 50


@rule("CT15-004")
def test_each_player_has_the_pieces_of_his_colour_and_the_classic_side() -> None:
    table = new_game(4)
    assert table.state.facts()["sets"] == dict.fromkeys(("red", "blue", "green", "yellow"), "classic")
    for colour in ("red", "blue", "green", "yellow"):
        assert where(table, f"{colour} treasure") in ("pile", "hand")
        assert all(name.startswith(f"{colour} ") for name in zone(table, f"{colour} supply"))
        assert len(zone(table, f"{colour} supply")) == 17


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
@rule("CT15-005")
def test_in_the_classic_game_the_star_cards_are_put_away(colour: str) -> None:
    table = new_game(3)
    assert zone(table, f"{colour} unused") == sorted(f"{colour} {name} card" for name in VARIANT)
    assert Counter(zone(table, f"{colour} pile") + zone(table, f"{colour} hand")) == deck_of(colour)


@rule("CT15-005")
def test_every_deck_is_shuffled_by_itself_and_lies_face_down() -> None:
    table = new_game(3)
    orders = [deck_order(new_game(3, seed), colour) for seed in (1, 2, 3) for colour in ("red", "blue", "green")]
    assert len({tuple(order) for order in orders}) == 9
    for seat in (None, 0, 1, 2):
        assert shown(table, seat, "red pile") == {"zone": "red pile", "owner": 0, "count": 18}


@rule("CT15-005")
def test_every_card_may_be_on_top_of_a_deck_and_in_its_share() -> None:
    tops = Counter(zone(new_game(seed=seed), "red hand")[0] for seed in range(600))
    assert set(tops) == set(deck_of("red"))
    assert 130 < tops["red explorer card"] < 250  # six of nineteen
    assert 60 < tops["red explorer+1 card"] < 130  # three of nineteen


@rule("CT15-006")
def test_everybody_begins_with_no_gold() -> None:
    assert gold(new_game(4)) == [0, 0, 0, 0]


@rule("CT15-007")
def test_everybody_takes_the_top_card_into_his_hand() -> None:
    table = new_game(4)
    state = table.state
    assert state.left == [18] * 4
    for seat, colour in enumerate(("red", "blue", "green", "yellow")):
        assert state.hand[seat] == 19 * seat + state.piles[19 * seat + 18]
        assert len(zone(table, f"{colour} hand")) == 1
    assert told(table) == ["started", "turn-began"]


@rule("CT15-007", "CTX-013")
def test_only_its_owner_sees_a_start_card() -> None:
    table = new_game(2)
    assert shown(table, 1, "blue hand")["contents"] == zone(table, "blue hand")
    for seat in (None, 0):
        assert shown(table, seat, "blue hand") == {"zone": "blue hand", "owner": 1, "count": 1}


@rule("CT15-008")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(asked(new_game(4, seed, first_player="random"))[0] for seed in range(80))
    assert set(firsts) == {"red", "blue", "green", "yellow"}
    assert min(firsts.values()) > 5


@pytest.mark.parametrize(("given", "first"), [("1", "red"), ("2", "blue"), ("3", "green")])
@rule("CT15-008")
def test_the_table_may_say_who_is_first(given: str, first: str) -> None:
    for seed in range(5):
        table = new_game(3, seed, first_player=given)
        assert asked(table) == (first, "turn")
        assert told_of(table, "started") == [{"seat": int(given) - 1}]


@rule("CT15-009")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = new_game(3, first_player="2")
    order = []
    for _ in range(7):
        order.append(asked(table)[0])
        take(table, "end-turn")
    assert order == ["blue", "green", "red", "blue", "green", "red", "blue"]


@rule("CT15-009")
def test_nobody_acts_out_of_turn() -> None:
    table = new_game(3, first_player="2")
    for colour in ("red", "green"):
        assert refused(table, "draw", seat=colour) == "CT15-009"
        assert refused(table, "end-turn", seat=colour) == "CT15-009"
    assert table.state.options(0) == ()


@rule("CT15-008", "CT15-012")
def test_a_new_game_can_be_played_at_once() -> None:
    table = new_game(2)
    card = zone(table, "red hand")[0].removeprefix("red ").removesuffix(" card")
    play(table, card)
    answer_anyhow(table)
    assert asked(table) == ("blue", "turn")
    assert len(zone(table, "red hand")) == 1
    assert held(table, "blue") == []
