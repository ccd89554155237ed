"""Results as Parquet: what is in them is what happened, readable by anybody, in the documented form."""

from __future__ import annotations

import re
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from grotto.kernel import BadInput
from grotto.lab.plan import read_plan
from grotto.lab.playing import play_game
from grotto.lab.schema import COUNT, PLAN_KEY, SCHEMA, VERSION, VERSION_KEY, from_bytes, to_bytes
from grotto.lab.work import Share, play_share
from tests.lab.runs import planned, played, rows
from tests.laws.catalogue import look_up

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def test_a_row_tells_what_happened(tmp_path: Path) -> None:
    plan = planned(["random", "easy"], game="cave-troll", options={"edition": "2015"}, rounds=9)
    row = rows(played(tmp_path, plan, 3))[2]
    game = play_game(look_up("cave-troll"), plan.setup(look_up), plan, 2)
    assert row == row | {
        "number": 2,
        "seed": plan.seed_for(2, "game"),
        "game": "cave-troll",
        "rules": "1",
        "pack": None,
        "seats": 2,
        "bots": ["random", "easy"],
        "rounds": 9,
        "seconds": None,
        "first": game.first,
        "winners": list(game.outcome.winners),
        "scores": list(game.outcome.scores),
        "ending": game.outcome.ending,
        "answers": game.answers,
    }
    assert dict(row["options"]) == plan.options
    assert dict(row["options"])["edition"] == "2015"
    assert sum(event["times"] for event in row["events"]) == sum(game.events.values())
    assert set(row) == set(SCHEMA.names)


def test_a_file_says_which_plan_and_version_it_is_of(tmp_path: Path) -> None:
    plan = planned()
    path = played(tmp_path, plan, 3) / "games-000000000.parquet"
    metadata = pq.read_schema(path).metadata
    assert metadata[VERSION_KEY] == VERSION.encode()
    assert read_plan(metadata[PLAN_KEY]) == plan
    assert read_plan((tmp_path / "run.json").read_bytes()) == plan


def test_what_is_written_is_read_back() -> None:
    plan = planned(["random", "random"], game="cave-troll")
    table = from_bytes(play_share(look_up, plan.written(), Share(0, 4)).data, plan)
    assert from_bytes(to_bytes(table), plan).equals(table)
    assert table.schema.equals(SCHEMA)


def test_the_documentation_names_every_column() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert f"version {VERSION}" in text
    documented = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", text, re.MULTILINE)
    fields = [*SCHEMA, *[COUNT.field(place) for place in range(COUNT.num_fields)]]
    assert documented == [(field.name, told(field.type)) for field in fields]


def told(kind: pa.DataType) -> str:
    """A type as the documentation calls it."""
    if pa.types.is_list(kind):
        return f"list of {told(kind.value_type)}"
    if pa.types.is_map(kind):
        return f"map of {told(kind.key_type)} to {told(kind.item_type)}"
    return "counts" if pa.types.is_struct(kind) else str(kind)


@pytest.mark.parametrize(
    "table", [pa.table({"number": [1]}), SCHEMA.empty_table(), SCHEMA.empty_table().replace_schema_metadata({})]
)
def test_other_files_are_refused(table: pa.Table) -> None:
    with pytest.raises(BadInput, match="does not hold results of Grotto in version 1"):
        from_bytes(to_bytes(table), planned())
