"""What `docs/table.md` says there is, there is, and the other way round."""

from __future__ import annotations

import re
from pathlib import Path

from grotto.table.app import create_app
from tests.table.servers import Server

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "table.md").read_text()


def test_every_module_of_the_server_has_its_line() -> None:
    rows = [line.split("|")[1] for line in TEXT.splitlines() if line.startswith("| `") and ".py" in line.split("|")[1]]
    named = [name for row in rows for name in re.findall(r"`([a-z_]+\.py)`", row)]
    modules = {path.name for path in Path(create_app.__code__.co_filename).parent.glob("*.py")} - {"__init__.py"}
    assert sorted(named) == sorted(modules)


def test_every_request_has_its_line(server: Server) -> None:
    with server.client() as client:
        described = client.get("/api/openapi.json").json()["paths"]
    named = set(re.findall(r"`(?:GET|POST) (/api/[^` ]+)`", TEXT))
    assert {re.sub(r"\{\w+\}", "X", path) for path in described} == {re.sub(r"\b[A-Z]+\b", "X", path) for path in named}
