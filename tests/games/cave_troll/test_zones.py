"""Zones: every piece, card and artifact is in exactly one, each shows what may be seen, and facts say the rest."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.cave_troll.asking import QUESTIONS, AskWhom
from grotto.games.cave_troll.scoring import score_room
from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.zones import components, zones
from grotto.kernel.event import sees
from grotto.kernel.zone import Zone
from tests.games.cave_troll.step_positions import POSITIONS
from tests.games.cave_troll.table import Table, asked, cave, take
from tests.games.cave_troll.wandering import TABLES, lair_for, wander
from tests.ruling import rule

TABLE = st.integers(0, len(TABLES) - 1)
SEED = st.integers(0, 2**32)


def zone(table: Table, name: str) -> Zone:
    """The zone of a name."""
    return next(zone for zone in zones(table.state) if zone.name == name)


def contents(table: Table, name: str) -> list[str]:
    """What is in a zone."""
    return sorted(zone(table, name).contents)


def fact(table: Table, name: str) -> Any:
    """A fact by its name."""
    return table.state.facts()[name]


def things(state: Cave) -> Counter[str]:
    """All that is in any zone, the mark of the cloaked hero and the owner of an Idol taken off."""
    found: Counter[str] = Counter()
    for place in zones(state):
        found.update(name.removesuffix("*").partition(" of ")[0] for name in place.contents)
    return found


# --- nothing is lost ------------------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(TABLE, SEED)
@rule("CTX-020")
def test_everything_is_in_exactly_one_zone_at_every_question_of_a_game(table: int, seed: int) -> None:
    lair = lair_for(table)
    for state, _ in wander(lair, seed, turns=40):
        assert things(state) == components(lair, state.sets)
        names = [place.name for place in zones(state)]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("step", POSITIONS)
def test_everything_is_in_exactly_one_zone_in_the_middle_of_every_effect(step: str) -> None:
    state = cave(**POSITIONS[step]).state
    assert things(state) == components(state.lair, state.sets)


@rule("CT06-003")
def test_there_is_as_much_of_everything_in_2006_as_the_box_holds() -> None:
    found = components(cave(seats=4).state.lair, (0, 0, 0, 0))
    assert found.total() == 4 * 20 + 6
    assert found["red explorer"] == 10
    assert found["yellow cave-troll"] == 1
    assert found["wand"] == 1


@rule("CT15-002")
def test_there_is_as_much_of_everything_in_2015_as_the_box_holds() -> None:
    found = components(cave("2015", seats=4).state.lair, (0, 1, 0, 1))
    cards = Counter({name: count for name, count in found.items() if name.endswith(" card")})
    figures = Counter({name: count for name, count in (found - cards).items() if " " in name})
    artifacts = found - cards - figures
    assert (cards.total(), figures.total(), artifacts.total()) == (104, 68, 6)
    assert (figures["red knight"], figures["blue knight"], figures["blue paladin"]) == (1, 0, 1)


# --- who sees what --------------------------------------------------------------------------------------------------


@rule("CTX-013")
def test_in_2006_piles_are_hidden_from_all_and_their_numbers_open() -> None:
    table = cave(board={"nw1": "red knight"}, red={"gone": ["orc"]})
    assert zone(table, "red pile").shown(0) == {"zone": "red pile", "owner": 0, "count": 18}
    assert zone(table, "red pile").shown(None) == {"zone": "red pile", "owner": 0, "count": 18}
    assert zone(table, "red pile").contents[-1] == "red explorer"  # the top one last, for the kernel alone
    assert contents(table, "red discards") == ["red orc"]
    assert contents(table, "nw1") == ["red knight"]
    assert zone(table, "nw1").shown(None)["contents"] == ["red knight"]
    assert fact(table, "piles") == {"red": 18, "blue": 20}


@rule("CTX-013")
def test_a_card_in_hand_is_seen_by_its_owner_alone() -> None:
    table = cave("2015", red={"drawn": "orc", "hand": "thief"}, agenda=["Turn", ("ChooseCard", ["red"])])
    for name, card in (("red hand", "red thief card"), ("red drawn", "red orc card")):
        assert zone(table, name).shown(0)["contents"] == [card]
        for seat in (1, None):
            assert zone(table, name).shown(seat) == {"zone": name, "owner": 0, "count": 1}


@rule("CTX-013")
def test_unplayed_artifacts_are_seen_by_their_owner_alone_until_the_game_is_over() -> None:
    table = cave(red={"artifacts": ["wand", "helm"]}, common={"spent": "cloak"})
    assert zone(table, "red artifacts").shown(0)["contents"] == ["helm", "wand"]
    assert zone(table, "red artifacts").shown(1) == {"zone": "red artifacts", "owner": 0, "count": 2}
    assert zone(table, "artifacts").shown(0) == {"zone": "artifacts", "owner": None, "count": 3}
    assert zone(table, "spent artifacts").shown(None)["contents"] == ["cloak"]
    over = cave(red={"artifacts": ["wand", "helm"]}, turn={"ended": "last-piece"})
    assert zone(over, "red artifacts").shown(1)["contents"] == ["helm", "wand"]


@settings(max_examples=12, deadline=None)
@given(TABLE, SEED)
@rule("CTX-013")
def test_a_view_shows_no_zone_that_is_hidden(table: int, seed: int) -> None:
    for state, _ in wander(lair_for(table), seed, turns=12):
        for seat in (None, *range(state.lair.seats)):
            for shown, place in zip(state.view(seat)["zones"], state.zones(), strict=True):  # type: ignore[call-overload]
                hidden = place.name.endswith("pile") and place.name != "scoring pile"
                hidden = hidden or place.name == "artifacts"
                private = place.name.endswith((" hand", " drawn", " artifacts")) and place.name != "spent artifacts"
                private = private and not (state.over and place.name.endswith("artifacts"))
                assert ("contents" in shown) == (not hidden and (not private or place.owner == seat))
                assert sees(place.visible, seat) == ("contents" in shown)


@rule("CT15-021", "CT15-023", "CT15-101")
def test_in_2015_cards_and_figures_have_places_of_their_own() -> None:
    table = cave(
        "2015",
        board={"nw1": ["red knight", "red explorer+1", "red explorer"]},
        red={"gone": ["cave-troll", "score-a-room", "explorer+1"], "hand": "thief"},
        common={"scoring-pile": ["red explorer+1", "red cave-troll"]},
    )
    assert contents(table, "nw1") == ["red explorer", "red explorer", "red knight"]
    assert contents(table, "red removed") == ["red cave-troll", "red explorer"]
    assert contents(table, "red discards") == ["red explorer card", "red knight card", "red score-a-room card"]
    assert contents(table, "scoring pile") == ["red cave-troll+2 card", "red explorer+1 card"]
    assert contents(table, "box") == ["red explorer+1 card"]
    assert contents(table, "red hand") == ["red thief card"]
    assert "red thief" in contents(table, "red supply")
    assert fact(table, "symbols") == 3


@rule("CT15-005", "CT15-121")
def test_the_seven_cards_that_are_not_used_lie_open() -> None:
    table = cave("2015", red={"set": "variant"})
    assert contents(table, "blue unused") == sorted(
        f"blue {name} card"
        for name in (
            "assassin",
            "banshee",
            "berserker",
            "giant-slayer",
            "grunt",
            "paladin",
            "raging-troll+2",
        )
    )
    assert contents(table, "red unused") == sorted(
        f"red {name} card" for name in ("barbarian", "cave-troll+2", "dwarf", "knight", "orc", "thief", "wraith")
    )
    assert fact(table, "sets") == {"red": "variant", "blue": "classic"}


@rule("CT15-120")
def test_before_the_deal_all_cards_lie_open_and_chosen_sets_are_known() -> None:
    table = cave(**POSITIONS["ChooseSet"])
    assert len(contents(table, "red deck")) == 26
    assert fact(table, "sets") == {"red": None, "blue": None}
    assert fact(table, "turn") is None
    take(table, "choose-set", card="variant")
    assert len(contents(table, "red deck")) == 19
    assert len(contents(table, "red unused")) == 7
    assert fact(table, "sets") == {"red": "variant", "blue": None}
    assert things(table.state) == components(table.state.lair, table.state.sets)


def test_what_is_being_played_lies_open() -> None:
    table = cave(**POSITIONS["PlaceFigure"])
    assert contents(table, "red playing") == ["red knight"]
    table = cave(**POSITIONS["PlaceTroll"])
    assert contents(table, "red playing") == ["red cave-troll+2 card"]
    assert "red cave-troll" in contents(table, "red supply")
    take(table, "choose-field", target="s")
    assert contents(table, "red playing") == []
    assert contents(table, "scoring pile") == ["red cave-troll+2 card"]


def test_a_placed_idol_and_the_cloaked_hero_are_seen_on_their_fields() -> None:
    table = cave(
        board={"nw1": "red explorer x2"},
        idols={"nw2": "blue"},
        turn={"cloaked": "red explorer nw1"},
        common={"spent": "cloak"},
    )
    assert contents(table, "nw1") == ["red explorer", "red explorer*"]
    assert contents(table, "nw2") == ["idol of blue"]
    assert fact(table, "cloaked") == {"piece": "red explorer*", "field": "nw1"}


# --- facts ----------------------------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(TABLE, SEED)
def test_facts_are_plain_values_and_say_what_a_scoring_would_pay(table: int, seed: int) -> None:
    for state, _ in wander(lair_for(table), seed, turns=12):
        facts: Any = state.facts()
        assert json.loads(json.dumps(facts)) == facts
        rooms = {room["room"]: room for room in facts["rooms"]}
        twin = state.copy()
        for field in state.lair.room_list:
            before = dict(zip(facts["gold"], twin.gold, strict=True))
            score_room(twin, field)
            after = dict(zip(facts["gold"], twin.gold, strict=True))
            gain = {seat: after[seat] - before[seat] for seat in after if after[seat] != before[seat]}
            name = state.lair.board.fields[field].name
            said = rooms[name]["pays"] if name in rooms else {}
            assert gain == {seat: gold for seat, gold in said.items() if gold}


def test_a_room_is_told_with_its_controller_its_worth_and_who_would_be_paid() -> None:
    table = cave(
        board={"nw2": ["red explorer", "red dwarf", "blue explorer"], "s": ["red orc", "blue treasure"]},
        idols={"w": "blue"},
    )
    assert fact(table, "rooms") == [
        {"room": "nw2", "controller": "red", "worth": 8, "pays": {"red": 8}},
        {"room": "w", "controller": "blue", "worth": 5, "pays": {"blue": 5}},
        {"room": "s", "controller": None, "worth": 9, "pays": {}},
    ]


@rule("CT15-140")
def test_a_berserkers_share_is_told_before_it_is_paid() -> None:
    board = {"s": ["red berserker", "blue explorer x3"]}
    table = cave("2015", red={"set": "variant"}, board=board)
    assert fact(table, "rooms") == [{"room": "s", "controller": "blue", "worth": 5, "pays": {"red": 2, "blue": 2}}]


def test_the_turn_is_told() -> None:
    table = cave(
        seats=3,
        turn={"seat": "green", "turns": 8, "first": "red", "actions": 3, "idle": 2},
        options={"stall-guard": "on"},
        blue={"gold": 9},
    )
    facts = table.state.facts()
    assert {name: facts[name] for name in ("edition", "board", "first", "turn", "turns", "actions")} == {
        "edition": "2006",
        "board": "lair-2006",
        "first": "red",
        "turn": "green",
        "turns": 8,
        "actions": 3,
    }
    assert (facts["idle"], facts["stall"]) == (2, 24)
    assert facts["gold"] == {"red": 0, "blue": 9, "green": 0}
    assert facts["question"] == {"topic": "turn", "rule": "CT06-010"}
    assert fact(cave(), "stall") is None


def test_those_who_have_done_what_they_may_do_once_a_turn_are_told() -> None:
    table = cave(**POSITIONS["SacrificeFor"])
    assert fact(table, "moved") == [{"piece": "red raging-troll", "field": "s"}]
    assert fact(table, "earned") == [{"piece": "red giant-slayer", "field": "s"}]
    gone = cave("2015", red={"set": "variant", "gone": "raging-troll"}, turn={"moved": "red raging-troll"})
    assert fact(gone, "moved") == []


@pytest.mark.parametrize("step", POSITIONS)
def test_every_question_is_told_by_its_topic(step: str) -> None:
    table = cave(**POSITIONS[step])
    question = fact(table, "question")
    assert question["topic"] == asked(table)[1]
    assert question["topic"] in [topic for topic, _, _ in QUESTIONS]
    said = table.state.question(table.state.asks[0])
    assert said is not None
    assert question["rule"] == said.rule


@pytest.mark.parametrize("step", POSITIONS)
def test_a_question_about_pieces_tells_where_they_stand_if_they_stand_somewhere(step: str) -> None:
    table = cave(**POSITIONS[step])
    said = fact(table, "question").get("place")
    on_top = table.state.agenda[-1]
    if not isinstance(on_top, AskWhom):
        assert said is None
        return
    fields = {table.state.at[piece] for piece in on_top.targets(table.state)}
    there = [table.state.lair.board.fields[field].name for field in fields if field >= 0]
    assert there == ([] if said is None else [said])


def test_a_finished_game_has_no_turn_and_no_question() -> None:
    table = cave(turn={"ended": "last-piece"})
    assert (fact(table, "turn"), fact(table, "question")) == (None, None)
