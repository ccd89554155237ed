"""What the pages show is true: code that is meant to run does, and excerpts stand word for word in their files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = sorted((ROOT / "docs").rglob("*.md"))
CODE: Final = re.compile(r"^<!-- (run|from (\S+)) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def excerpts() -> list[tuple[str, str, str]]:
    """The page, the file and the text of every excerpt."""
    return [
        (page.name, found[2], found[3])
        for page in PAGES
        for found in CODE.finditer(page.read_text(encoding="utf-8"))
        if found[2]
    ]


def programs() -> dict[str, list[str]]:
    """For each page that has any, the code that runs, in order: what comes later builds on what came before."""
    found: dict[str, list[str]] = {}
    for page in PAGES:
        for block in CODE.finditer(page.read_text(encoding="utf-8")):
            if not block[2]:
                found.setdefault(page.name, []).append(block[3])
    return found


def squeezed(text: str) -> str:
    """A text in which every gap counts the same."""
    return " ".join(text.split())


@pytest.mark.parametrize(("page", "file", "text"), excerpts())
def test_an_excerpt_stands_in_its_file(page: str, file: str, text: str) -> None:
    whole = squeezed((ROOT / file).read_text(encoding="utf-8"))
    parts = [squeezed(part) for part in text.split("\n\n") if part.strip()]
    assert parts
    for part in parts:
        assert part in whole, f"{page} shows what {file} does not say"


@pytest.mark.parametrize("page", programs())
def test_code_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": f"docs.{page}"}
    for program in programs()[page]:
        exec(compile(program, page, "exec"), names)
    assert capsys.readouterr().out, "an example shows what comes of it"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
