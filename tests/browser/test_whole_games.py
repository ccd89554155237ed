"""Two and four browsers play whole games of both editions, from the lobby to the proof that the deal was fair."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.lobby_page import LobbyPage
from tests.browser.playing import by_list, play_to_the_end
from tests.browser.sayings import said
from tests.browser.table_page import TablePage
from tests.table.servers import PATIENCE

NAMES = ("Ann", "Bob", "Cem", "Dora")
DRAWN = 2  # so many see the board drawn, all others in words


def on_the_board(table: TablePage, options: list[str]) -> None:
    """Answer on the drawn board where it has something to choose, else in the list."""
    if table.board.locator('[data-node][aria-disabled="false"]').count() and not any("Draw" in one for one in options):
        table.choose_on_board()
    else:
        by_list(table, options)


def gathered(people: People, seats: int, edition: str) -> list[TablePage]:
    """A table from the lobby, and friends who come by its link."""
    lobby = LobbyPage(people.comes(NAMES[0]))
    lobby.plan("friends", seats, edition)
    tables = [lobby.open("friends")]
    link = tables[0].page.get_by_label(said("ui-invite-link")).input_value()
    for seat, name in enumerate(NAMES[1:seats], start=1):
        settings = {"text": True} if seat >= DRAWN else {}
        tables.append(TablePage(people.comes(name, settings)).opened(link))
        tables[-1].sit_down(name)
    tables[0].begin()
    return tables


@pytest.mark.parametrize(("seats", "edition"), [(4, "2015"), (4, "2006"), (2, "2015"), (2, "2006")])
def test_a_whole_game_is_played_by_clicks_and_all_agree_on_it(
    people: People, tmp_path: Path, seats: int, edition: str
) -> None:
    tables = gathered(people, seats, edition)
    answers = play_to_the_end(tables, on_the_board if seats == 2 else by_list)
    assert answers == tables[0].step
    first = tables[0]
    for table in tables[1:]:
        assert table.step == first.step
        assert table.scores() == first.scores()
        assert table.places() == (first.places() if table in tables[:DRAWN] else [])
        expect(table.the_end.get_by_role("heading")).to_have_text(first.the_end.get_by_role("heading").inner_text())
    assert_fair(first, tmp_path)


def assert_fair(table: TablePage, folder: Path) -> None:
    """The panel shows the secret, and the saved game proves every draw."""
    table.menu("ui-fairness")
    secret = table.page.get_by_test_id("secret").inner_text()
    commitment = table.page.get_by_test_id("commitment").inner_text()
    with table.page.expect_download() as saving:
        table.page.get_by_role("dialog").get_by_role("button", name=said("ui-export")).click()
    path = folder / saving.value.suggested_filename
    saving.value.save_as(path)
    record = json.loads(path.read_text(encoding="utf-8"))
    assert (record["secret"], record["commitment"]) == (secret, commitment)
    verify = [sys.executable, "-m", "grotto", "verify", str(path)]
    done = subprocess.run(verify, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
