"""Every scene in windows of all sizes, both lights and both languages; its pictures are kept in build/screenshots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import People
from tests.browser.fitting import faults, small_type
from tests.browser.person import PHONE, WIDE
from tests.browser.scenes import SCENES, game

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screenshots"
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SERIOUS = ("serious", "critical")
LARGE = ViewportSize(width=1920, height=1080)
ZOOMED = ViewportSize(width=640, height=400)  # 1280 by 800 at 200 %
SIZES = {"phone": PHONE, "laptop": WIDE, "large": LARGE, "zoomed": ZOOMED}
LEAST_TYPE = 11.0
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def seen_at(page: Page, size: ViewportSize) -> None:
    """The window gets another size; a panel that was drawn over a small page is put away."""
    page.set_viewport_size(size)
    page.evaluate(SETTLED)
    panel = page.get_by_role("tab", selected=True)
    if size["width"] < 900 and panel.count():
        panel.click()
        page.evaluate(SETTLED)


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_fits_windows_of_all_sizes(people: People, scene: str) -> None:
    page = SCENES[scene](people, {})
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, size in SIZES.items():
        seen_at(page, size)
        page.screenshot(path=PICTURES / f"{scene}-{size['width']}x{size['height']}.png")
        assert faults(page) == [], name
        assert small_type(page, LEAST_TYPE) == [], name


@pytest.mark.parametrize("scene", ["lobby", "learning", "waiting-room", "game-2015", "in-hand", "the-end"])
def test_longer_words_fit_a_phone_as_well(people: People, scene: str) -> None:
    page = SCENES[scene](people, {"lang": "de", "theme": "light"})
    assert page.locator("html").get_attribute("lang") == "de"
    for size in (PHONE, WIDE):
        seen_at(page, size)
        page.screenshot(path=PICTURES / f"{scene}-{size['width']}x{size['height']}-de-light.png")
        assert faults(page) == []


@pytest.mark.parametrize("panel", ["choices", "log", "chat", "rules"])
def test_every_panel_fits_a_phone(people: People, panel: str) -> None:
    table = game(people, {}, "2015", 60)
    seen_at(table.page, PHONE)
    table.tab(panel)
    table.page.get_by_role("tabpanel").wait_for()
    table.page.screenshot(path=PICTURES / f"panel-{panel}-360x740.png")
    box = table.page.get_by_role("tabpanel").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] > 0
    assert table.page.evaluate("document.scrollingElement.scrollWidth") == PHONE["width"]


def serious(page: Page) -> list[str]:
    """What axe finds to be serious or worse."""
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run({resultTypes: ['violations']})).violations")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing_serious(people: People, scene: str, theme: str) -> None:
    assert serious(SCENES[scene](people, {"theme": theme})) == []
