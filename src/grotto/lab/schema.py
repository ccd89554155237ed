"""Results as Parquet: one row a game. docs/research.md tells what each column means; VERSION changes with them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from grotto.kernel import NOBODY, BadInput
from grotto.lab.counting import Count
from grotto.lab.plan import Plan
from grotto.lab.playing import Played

VERSION: Final = "1"
PLAN_KEY: Final = b"grotto.plan"
VERSION_KEY: Final = b"grotto.schema"

COUNT: Final = pa.struct(
    [
        pa.field("event", pa.string(), nullable=False),
        pa.field("rule", pa.string(), nullable=False),
        pa.field("seat", pa.int8()),
        pa.field("thing", pa.string()),
        pa.field("times", pa.int32(), nullable=False),
        pa.field("amount", pa.int64(), nullable=False),
    ]
)
SCHEMA: Final = pa.schema(
    [
        pa.field("number", pa.int64(), nullable=False),
        pa.field("seed", pa.int64(), nullable=False),
        pa.field("game", pa.string(), nullable=False),
        pa.field("rules", pa.string(), nullable=False),
        pa.field("options", pa.map_(pa.string(), pa.string()), nullable=False),
        pa.field("pack", pa.string()),
        pa.field("seats", pa.int8(), nullable=False),
        pa.field("bots", pa.list_(pa.string()), nullable=False),
        pa.field("rounds", pa.int32()),
        pa.field("seconds", pa.float64()),
        pa.field("first", pa.int8(), nullable=False),
        pa.field("winners", pa.list_(pa.int8()), nullable=False),
        pa.field("scores", pa.list_(pa.int32()), nullable=False),
        pa.field("ending", pa.string(), nullable=False),
        pa.field("answers", pa.list_(pa.int32()), nullable=False),
        pa.field("events", pa.list_(COUNT), nullable=False),
    ]
)


def as_table(plan: Plan, rows: Sequence[tuple[Played, list[Count]]]) -> pa.Table:
    """Games that have been played, as a table that says which plan they are of."""
    games = [game for game, _ in rows]
    pack = plan.own_pack()
    many = len(rows)
    columns: list[object] = [
        [game.number for game in games],
        [game.seed for game in games],
        [plan.game] * many,
        [plan.rules] * many,
        [sorted(plan.options.items())] * many,
        [pack.digest() if pack is not None else None] * many,
        [plan.seats] * many,
        [game.seating for game in games],
        [plan.rounds or None] * many,
        [plan.seconds or None] * many,
        [game.first for game in games],
        [list(game.outcome.winners) for game in games],
        [list(game.outcome.scores) for game in games],
        [game.outcome.ending for game in games],
        [game.answers for game in games],
    ]
    arrays = [pa.array(column, field.type) for column, field in zip(columns, SCHEMA, strict=False)]
    return pa.table([*arrays, _counts([counts for _, counts in rows])], schema=SCHEMA.with_metadata(_about(plan)))


def _counts(rows: list[list[Count]]) -> pa.Array:
    """The counts of all games, put together column by column, which is much quicker than row by row."""
    offsets = [0]
    for row in rows:
        offsets.append(offsets[-1] + len(row))
    columns = list(zip(*[count for row in rows for count in row], strict=True)) or [()] * COUNT.num_fields
    events, rules, seats, things, times, amounts = columns
    values: list[object] = [
        events,
        rules,
        [seat if seat != NOBODY else None for seat in seats],
        [thing or None for thing in things],
        times,
        amounts,
    ]
    fields = [COUNT.field(place) for place in range(COUNT.num_fields)]
    arrays = [pa.array(value, field.type) for value, field in zip(values, fields, strict=True)]
    return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), pa.StructArray.from_arrays(arrays, fields=fields))


def _about(plan: Plan) -> dict[bytes, bytes]:
    return {VERSION_KEY: VERSION.encode(), PLAN_KEY: plan.written()}


def to_bytes(table: pa.Table) -> bytes:
    """A table as a Parquet file, with sums by which it shows whether it is whole."""
    stream = io.BytesIO()
    pq.write_table(table, stream, compression="zstd", write_page_checksum=True)
    return stream.getvalue()


def from_bytes(data: bytes, plan: Plan, columns: list[str] | None = None, source: str = "This") -> pa.Table:
    """A table from a Parquet file of a plan's games, or some of its columns. Raises BadInput on anything else."""
    try:
        file = pq.ParquetFile(io.BytesIO(data), page_checksum_verification=True)
        schema = file.schema_arrow
        about = schema.metadata or {}
        if about.get(VERSION_KEY) != VERSION.encode() or not schema.equals(SCHEMA):
            raise BadInput(f"{source} does not hold results of Grotto in version {VERSION} of their format.")
        if about.get(PLAN_KEY) != plan.written():
            raise BadInput(f"{source} belongs to another run.")
        return file.read(columns)
    except (pa.ArrowException, OSError) as error:
        raise BadInput(f"{source} is damaged: {_short(error)}.") from None


def read_file(path: Path, plan: Plan, columns: list[str] | None = None) -> pa.Table:
    """The same from a file of a run's folder."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror or 'no reason given'}.") from None
    return from_bytes(data, plan, columns, str(path))


def _short(error: Exception) -> str:
    return str(error).strip().splitlines()[0].rstrip(".") if str(error).strip() else type(error).__name__
