"""A browser and a server for each module of tests, and people who come and go with each test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from grotto.table.pages import Client
from tests.browser.chromium import launched
from tests.browser.person import Person
from tests.browser.table_page import TablePage
from tests.table.servers import Running, database_in, made, serving

AMPLE: dict[str, Any] = {
    "tables_per_hour": "1000000",
    "seats_per_hour": "1000000",
    "connections": "100000",
    "pace": "1000",
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium. Not for longer than a module: as long as it is there, no other test of the process can run a loop."""
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the client that is built, for the tests of a module."""
    assert Client().built, "the browser tests need the client built: make web"
    with serving(database_in(tmp_path_factory.mktemp("server")), **AMPLE) as running:
        yield running


class People:
    """Whoever comes to the server, each with a browser of his own."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser = browser
        self.server = server
        self.all: list[Person] = []

    def comes(self, name: str, settings: dict[str, Any] | None = None, **options: Any) -> Person:
        """Somebody new. `settings` of the client, `options` of the browser."""
        person = Person(self.browser, self.server.address, name, settings or {}, options)
        self.all.append(person)
        return person

    def sits(
        self, table: str, tokens: str | list[str], settings: dict[str, Any] | None = None, **options: Any
    ) -> TablePage:
        """Somebody who opens the link of a seat, or of several at one screen."""
        held = [tokens] if isinstance(tokens, str) else tokens
        person = self.comes("Ann", settings, **options)
        return TablePage(person).opened(f"/t/{table}#seat={','.join(held)}")

    def sit(self, *plan: dict[str, str], **more: Any) -> list[TablePage]:
        """A new table whose game has begun, each seat by "me" with a browser of its own."""
        table, tokens = made(self.server, *plan, **more)
        pages = [self.sits(table, token) for token in tokens.values()]
        pages[0].begin()
        return pages


@pytest.fixture
def people(browser: Browser, server: Running) -> Iterator[People]:
    """People at the server. Afterwards: nothing went wrong on their pages that the test had not expected."""
    crowd = People(browser, server)
    yield crowd
    faults = [f"{person.name}: {fault}" for person in crowd.all for fault in person.unexpected()]
    for person in crowd.all:
        person.context.close()
    assert faults == []
