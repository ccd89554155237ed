"""A person without a mouse: everything by the keyboard, the focus always known."""

from __future__ import annotations

from playwright.sync_api import Page

FAR = 160  # steps of the Tab key within which everything on a page is reached
FOCUSED = """() => {
  const one = document.activeElement
  if (!one || one === document.body) return ['', '', '']
  const label = one.labels?.[0]?.innerText ?? one.innerText ?? ''
  const said = one.getAttribute('aria-label') ?? label
  return [one.getAttribute('role') ?? one.tagName.toLowerCase(), said.trim().split('\\n')[0], one.dataset.node ?? '']
}"""


class Keys:
    """The keyboard of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def focused(self) -> tuple[str, str, str]:
        """Where the focus is: the role, the name, and the node of a drawn board."""
        role, name, node = self.page.evaluate(FOCUSED)
        return role, name, node

    def to(self, name: str, role: str = "", backwards: bool = False) -> None:
        """Tab until something has the focus, by its name and, where that is not enough, its role."""
        for _ in range(FAR):
            found, said, _ = self.focused()
            if said == name and (not role or found == role):
                return
            self.press("Shift+Tab" if backwards else "Tab")
        raise AssertionError(f"the Tab key never comes to {name!r}")

    def to_node(self) -> None:
        """Tab until a place or a piece of a drawn board has the focus."""
        for _ in range(FAR):
            if self.focused()[2]:
                return
            self.press("Tab")
        raise AssertionError("the Tab key never comes to the board")

    def press(self, *names: str) -> None:
        """Press some keys."""
        for name in names:
            self.page.keyboard.press(name)

    def type_ahead(self, beginning: str) -> None:
        """Choose in a list by how the words begin."""
        self.page.keyboard.type(beginning)

    def type(self, text: str) -> None:
        """Write something into what has the focus."""
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)
