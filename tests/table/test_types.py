"""The client's types are those of the wire."""

from __future__ import annotations

from pathlib import Path

from grotto.table.types import TARGET, written

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_written_from_the_protocol_as_it_is() -> None:
    assert (ROOT / TARGET).read_text(encoding="utf-8") == written()
