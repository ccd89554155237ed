"""The lobby as somebody at a browser handles it: a new table, with whom, by which rules."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.person import Person
from tests.browser.sayings import said
from tests.browser.table_page import TablePage


class LobbyPage:
    """The entrance."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        person.arrives()

    def plan(self, company: str, seats: int, edition: str = "2006") -> None:
        """Fill the form: friends, bots or screen; how many seats; which edition."""
        self.page.get_by_label(said("ui-your-name")).first.fill(self.person.name)
        self.page.get_by_role("radio", name=said(f"ui-company-{company}")).check()
        form = self.page.get_by_role("form")
        places = form.get_by_role("listitem")
        while places.count() != seats:
            way = "ui-seat-more" if places.count() < seats else "ui-seat-less"
            form.get_by_role("button", name=said(way)).click()
        form.get_by_label(said("setting-edition"), exact=True).select_option(edition)

    def open(self, company: str) -> TablePage:
        """Open the table as planned."""
        self.page.get_by_role("button", name=said(f"ui-open-{company}")).click()
        self.page.wait_for_url("**/t/*")
        return TablePage(self.person)
