"""The 2015 edition: the printed example of a turn, on a board made for it (CT15-035)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.position import read_position
from grotto.kernel.dice import FastDice
from grotto.kernel.pack import Pack
from tests.games.cave_troll.table import Table, asked, choices, keep_events, on, refused, take, told
from tests.ruling import rule

MANIFEST: Final = """\
format = "grotto-pack/1"
game = "cave-troll"
id = "example"
title = "The example"
"""

BOARDS: Final = """\
format = "cave-troll-board/1"

[[board]]
id = "example"
grid = { width = 3, height = 4 }
field = [
  { id = "ledge", kind = "room", gold = 1, cells = [[1, 0]] },
  { id = "steps", kind = "entrance", cells = [[0, 1], [0, 0]] },
  { id = "start", kind = "room", gold = 2, cells = [[1, 1]] },
  { id = "far", kind = "room", gold = 3, cells = [[0, 2]] },
  { id = "crowded", kind = "room", gold = 4, cells = [[1, 2]] },
  { id = "lair", kind = "room", gold = 5, cells = [[2, 1], [2, 2]] },
  { id = "below", kind = "room", gold = 2, cells = [[1, 3]] },
  { id = "hole", kind = "pit", cells = [[2, 3]] },
]
door = [
  { between = ["ledge", "steps"] },
  { between = ["ledge", "start"] },
  { between = ["start", "crowded"] },
  { between = ["start", "lair"] },
  { between = ["far", "crowded"] },
  { between = ["crowded", "below"] },
  { between = ["lair", "hole"] },
  { between = ["below", "hole"] },
]
walls = [
  ["start", "steps"],
]
"""


def the_example() -> Table:
    """Red's turn begins. The room below his Adventurer and Wraith is full; in another is a blue Cave Troll."""
    pack = Pack("example", {"pack.toml": MANIFEST, "boards.toml": BOARDS})
    lair = CaveTroll().setup(2, {"edition": "2015", "board": "example"}, pack)
    board = {
        "start": ["red explorer", "red wraith"],
        "crowded": ["blue orc", "blue thief", "blue explorer x2", "red dwarf"],
        "lair": ["blue cave-troll"],
        "hole": ["red orc"],
    }
    table = Table(read_position(lair, {"board": board}, FastDice(1), recording=True))
    keep_events(table)
    return table


@rule("CT15-035", "CT15-030", "CT15-032", "CT15-034")
def test_three_of_the_four_ways_of_the_adventurer_are_closed() -> None:
    table = the_example()
    assert refused(table, "move", piece="red explorer", source="start", target="steps") == "CTX-002"
    assert refused(table, "move", piece="red explorer", source="start", target="crowded") == "CT15-032"
    assert refused(table, "move", piece="red explorer", source="start", target="lair") == "CT15-073"
    assert [choice for choice in choices(table) if "red explorer" in choice] == ["red explorer start ledge"]


@rule("CT15-035", "CT15-085", "CT15-086", "CT15-087")
def test_the_printed_turn_can_be_played_as_printed() -> None:
    table = the_example()
    take(table, "move", piece="red explorer", source="start", target="ledge")
    take(table, "move", piece="red wraith", source="start", target="crowded")
    assert asked(table) == ("red", "push-whom")
    assert refused(table, "stay") == "CT15-085"
    take(table, "choose-piece", piece="blue orc")
    take(table, "choose-field", target="far")
    take(table, "use", piece="red wraith", source="crowded")
    take(table, "choose-piece", piece="blue thief")
    take(table, "choose-field", target="far")
    assert on(table, "far") == ["blue orc", "blue thief"]
    moves = [choice for choice in choices(table) if choice.startswith("red orc hole")]
    assert moves == ["red orc hole below"]  # the Cave Troll closes the other way
    take(table, "move", piece="red orc", source="hole", target="below")
    assert asked(table) == ("blue", "turn")
    assert on(table, "crowded") == ["blue explorer", "blue explorer", "red dwarf", "red wraith"]
    assert told(table) == ["moved", "moved", "pushed", "pushed", "moved", "turn-ended", "turn-began"]
