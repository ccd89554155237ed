"""Both editions: fields, doors, and who is a hero or a monster (CTX-001 to CTX-003)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.board import fields_of, shared_edges
from tests.games.cave_troll.common.both import IN_BOTH, of, put_into_play
from tests.games.cave_troll.table import cave, choices, gold, offered, on, refused, take
from tests.ruling import rule

HEROES = {"explorer", "barbarian", "dwarf", "knight", "thief", "paladin", "giant-slayer", "berserker", "assassin"}
MONSTERS = {"orc", "wraith", "cave-troll", "grunt", "banshee", "raging-troll"}
THINGS = {"treasure", "count-the-loot", "find-an-artifact", "score-a-room"}


@IN_BOTH
@rule("CTX-001")
def test_a_field_is_a_room_an_entrance_or_a_pit_and_only_rooms_have_gold(edition: str) -> None:
    lair = cave(edition).state.lair
    assert lair.rooms | lair.entrances | lair.pits == (1 << lair.fields) - 1
    assert not lair.rooms & lair.entrances
    assert not lair.rooms & lair.pits
    assert not lair.entrances & lair.pits
    assert (len(fields_of(lair.rooms)), len(fields_of(lair.entrances))) == (33, 4)
    assert all((field.gold > 0) == (field.kind == "room") for field in lair.board.fields)


@IN_BOTH
@pytest.mark.parametrize("field", ["st-nw", "pit"])
@pytest.mark.parametrize("card", ["treasure", "cave-troll"])
@rule("CTX-001")
def test_only_a_room_takes_a_treasure_or_a_cave_troll(edition: str, field: str, card: str) -> None:
    name = "pit-c" if field == "pit" and edition == "2015" else field
    table = cave(edition, red={"pile": [card, "..."]})
    put_into_play(table, card)
    assert refused(table, "choose-field", target=name) == "CTX-001"
    take(table, "choose-field", target="nw1")
    assert on(table, "nw1") == [f"red {card}"]


@IN_BOTH
@rule("CTX-001")
def test_only_a_room_takes_an_idol(edition: str) -> None:
    table = cave(edition, red={"artifacts": ["idol"]})
    take(table, "play-artifact", card="idol")
    assert not any(choice.startswith(("st-", "pit")) for choice in choices(table))
    assert refused(table, "choose-field", target="st-nw") == of(edition, "CT06-153", "CT15-172")


@IN_BOTH
@rule("CTX-001")
def test_only_a_room_has_a_limit(edition: str) -> None:
    table = cave(
        edition,
        seats=3,
        board={
            "st-nw": "blue explorer x7",
            "nw3": ["red explorer x3"],
            "nw1": ["blue explorer x2", "green explorer x3"],
        },
    )
    take(table, "move", piece="red explorer", source="nw3", target="st-nw")
    assert len(on(table, "st-nw")) == 8
    assert refused(table, "move", piece="red explorer", source="st-nw", target="nw1") == of(
        edition, "CT06-032", "CT15-032"
    )


@IN_BOTH
@rule("CTX-001")
def test_only_a_room_can_be_scored(edition: str) -> None:
    table = cave(edition, board={"st-nw": "red explorer"}, red={"artifacts": ["wand"]})
    take(table, "play-artifact", card="wand")
    assert len(choices(table)) == 33
    assert refused(table, "choose-field", target="st-nw") == "CTX-001"
    take(table, "choose-field", target="nw1")
    assert gold(table) == [0, 0]


@IN_BOTH
@rule("CTX-002")
def test_a_wall_or_a_corner_is_no_way(edition: str) -> None:
    lair = cave(edition).state.lair
    board = lair.board
    doors = {frozenset((door.one, door.other)) for door in board.doors}
    walls = 0
    for one in range(lair.fields):
        for other in range(one):
            joined = bool(lair.doors[one] >> other & 1)
            assert joined == (frozenset((one, other)) in doors)
            assert joined == bool(lair.doors[other] >> one & 1)
            walls += bool(shared_edges(board.fields[one], board.fields[other])) and not joined
    assert walls > 15


@pytest.mark.parametrize(
    ("source", "target"), [("nw2", "nw4"), ("nw2", "nw6"), ("nw3", "nw4"), ("s", "sw7"), ("ne5", "ne6"), ("nw2", "nw5")]
)
@IN_BOTH
@rule("CTX-002")
def test_nobody_steps_through_a_wall(edition: str, source: str, target: str) -> None:
    for kind in ("explorer", "orc", "wraith"):
        table = cave(edition, board={source: f"red {kind}"})
        assert refused(table, "move", piece=f"red {kind}", source=source, target=target) == "CTX-002"


@IN_BOTH
@rule("CTX-002")
def test_nobody_is_pushed_through_a_wall(edition: str) -> None:
    table = cave(edition, board={"nw2": ["red wraith", "blue explorer"]})
    take(table, "use", piece="red wraith", source="nw2")
    assert choices(table) == ["n1", "nw1"]
    assert refused(table, "choose-field", target="nw6") == "CTX-002"


@rule("CTX-003")
def test_every_kind_is_a_hero_a_monster_or_no_character() -> None:
    for number, name in enumerate(kinds.NAMES):
        assert kinds.is_hero(number) == (name in HEROES)
        assert kinds.is_monster(number) == (name in MONSTERS)
        assert kinds.is_character(number) == (name in HEROES | MONSTERS)
    assert set(kinds.NAMES) == HEROES | MONSTERS | THINGS


@pytest.mark.parametrize("kind", sorted(HEROES | MONSTERS - {"cave-troll"}))
@rule("CTX-003")
def test_heroes_are_those_that_count_and_shun_pits(kind: str) -> None:
    edition = "2015"
    variant = kind not in ("explorer", "barbarian", "dwarf", "knight", "thief", "orc", "wraith")
    red = {"set": "variant" if variant else "classic", "artifacts": ["wand"]}
    table = cave(edition, board={"n2": f"red {kind}"}, red=red)
    assert offered(table, "move", piece=f"red {kind}", source="n2", target="pit-c") == (kind in MONSTERS)
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="n2")
    assert (gold(table)[0] > 0) == (kind in HEROES)


@IN_BOTH
@rule("CTX-003")
def test_treasures_and_idols_are_no_characters(edition: str) -> None:
    table = cave(
        edition, board={"nw6": ["blue treasure", "blue explorer x4"], "nw4": "red explorer", "s": "red treasure"}
    )
    take(table, "move", piece="red explorer", source="nw4", target="nw6")
    assert len(on(table, "nw6")) == 6
    assert not any("treasure" in choice for choice in choices(table))
