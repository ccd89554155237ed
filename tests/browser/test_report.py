"""The report on the balance of a game in a real browser: whole, legible, on paper too, and connected to nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from grotto.games import find_game
from grotto.lab import running
from grotto.lab.crew import LocalCrew
from grotto.lab.plan import make_plan
from grotto.lab.report import Report
from grotto.lab.running import Memory
from grotto.lab.scene import Scene
from grotto.lab.schema import SCHEMA

TABLES = ((2, 130), (4, 20))
"""Players and games: enough games at the small table to say what artifacts are worth."""
SECTIONS = {"en": "What pieces and cards are worth", "de": "Was Figuren und Karten wert sind"}


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    """Games by lot at two tables of each edition."""
    found = []
    game = find_game("cave-troll")
    for edition in ("2006", "2015"):
        for players, games in TABLES:
            plan = make_plan(game, [["random"] * players], 1, {"edition": edition}, longest=1500)
            store = Memory(plan, SCHEMA.names)
            running.play(store, games, LocalCrew(find_game, 2), lambda have, games: None)
            found.append(Scene(edition, plan, plan.setup(find_game), store.table(games)))
    return found


@pytest.fixture(scope="module", params=["en", "de"])
def report(request: pytest.FixtureRequest, scenes: list[Scene], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report in a language."""
    lang: str = request.param
    path = tmp_path_factory.mktemp("report") / f"{lang}.html"
    path.write_text(Report(find_game("cave-troll"), "edition", scenes, "random", lang).written(), encoding="utf-8")
    return path


def opened(browser: Browser, report: Path, width: int) -> tuple[Page, list[str]]:
    """The report in a window, and everything that went wrong or was fetched."""
    page = browser.new_page(viewport={"width": width, "height": 800})
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: faults.append(request.url) if request.url != report.as_uri() else None)
    page.goto(report.as_uri())
    return page, faults


@pytest.mark.parametrize("width", [360, 1280, 1920])
def test_a_report_is_whole_and_fetches_nothing(browser: Browser, report: Path, width: int) -> None:
    page, faults = opened(browser, report, width)
    assert faults == []
    assert page.locator("html").get_attribute("lang") == report.stem
    assert page.get_by_role("heading", name=SECTIONS[report.stem]).is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    plots = page.get_by_role("img").all()
    assert len(plots) == 8  # two of who wins, lengths, scores, two of what things are worth, two of rules
    for plot in plots:
        box = plot.bounding_box()
        assert box is not None
        assert box["width"] > min(width, 600) * 0.9
        assert box["height"] > 150
        assert plot.get_attribute("aria-label")
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(set(ids)) == len(ids)
    used = page.evaluate("[...document.querySelectorAll('use')].map(one => one.getAttribute('xlink:href').slice(1))")
    assert set(used) <= set(ids)
    page.close()


def test_a_report_is_dark_on_white_and_fits_paper(browser: Browser, report: Path) -> None:
    page, _ = opened(browser, report, 1280)
    page.emulate_media(media="print")
    colours = page.evaluate("[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]")
    assert colours == ["rgb(28, 27, 26)", "rgb(255, 255, 255)"]
    page.set_viewport_size({"width": 680, "height": 1000})  # what A4 leaves between its margins
    too_wide = "[...document.querySelectorAll('figure, table')].filter(one => one.scrollWidth > 681).length"
    assert page.evaluate(too_wide) == 0
    paper = page.pdf(prefer_css_page_size=True)
    assert paper.startswith(b"%PDF")
    assert 5 < paper.count(b"/Type /Page\n") < 40
    page.close()


def test_every_plot_has_its_numbers_beside_it(browser: Browser, report: Path, scenes: list[Scene]) -> None:
    page, _ = opened(browser, report, 1280)
    text = page.locator("main").inner_text()
    point = "." if report.stem == "en" else ","
    for scene in scenes:
        for won in (*scene.by_place(), *scene.by_seat()):
            assert f"{100 * won.value:.1f}".replace(".", point) in text
    for rule in scenes[0].fired():
        assert rule.rule in text
    page.close()
