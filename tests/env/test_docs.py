"""The pages about environments: their code runs, and what they list is what the code says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grotto.env.layouts import page
from grotto.games import all_games
from grotto.kernel import Game

DOCS = Path(__file__).parent.parent.parent / "docs"
BLOCKS = re.findall(r"```python\n(.*?)```", (DOCS / "env.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("code", BLOCKS, ids=lambda code: code.split("\n")[0])
def test_the_code_on_the_page_runs(code: str) -> None:
    exec(compile(code, "docs/env.md", "exec"), {})  # it asserts what it shows


def test_there_is_code_for_every_environment() -> None:
    assert {"zoo", "gym", "spiel", "batch"} == set(re.findall(r"grotto\.env\.(\w+)", "".join(BLOCKS)))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_tensors_of_every_game_are_listed_as_they_are(game: Game) -> None:
    listed = (DOCS / "tensors" / f"{game.id}.md").read_text(encoding="utf-8")
    assert listed == page(game), f"write it anew: python -m grotto.env.layouts {game.id} > docs/tensors/{game.id}.md"


def test_the_page_names_the_layout_that_there_is() -> None:
    said = re.findall(r"# (\S+) (\w+) (\d+)\n", "".join(BLOCKS))
    layout = all_games()["cave-troll"].setup(2, {"edition": "2006"}).layout()
    assert said == [(layout.version, layout.fingerprint(), str(layout.size))]
