"""The browser that the tests drive: a real Chromium, by the environment or where Debian puts it."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

NEEDED = "the browser tests need Chromium: install it (Debian: apt-get install chromium), or name it in GROTTO_CHROMIUM"


def chromium_path() -> str:
    """Where Chromium is. It is never left out of the tests: where there is none they fail and say so."""
    named = os.environ.get("GROTTO_CHROMIUM")
    path = shutil.which(named or "chromium")
    assert path is not None, f"there is no {named}; {NEEDED}" if named else NEEDED
    return path


def launched(playwright: Playwright) -> Browser:
    """A Chromium without a window."""
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=chromium_path(), args=flags)
