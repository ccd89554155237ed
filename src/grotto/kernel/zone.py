"""Places where pieces and cards are, each carrying who may see what: the only source of views."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grotto.kernel.event import EVERYONE, sees


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """A pile, a hand, a field. `visible` is the audience that may know what is in it; the count is always open.

    An unordered zone is shown sorted, so that its order tells nothing.
    """

    def __init__(
        self, name: str, contents: list[str], visible: int = EVERYONE, owner: int | None = None, ordered: bool = False
    ) -> None:
        self.name = name
        self.contents = contents
        self.visible = visible
        self.owner = owner
        self.ordered = ordered

    def shown(self, seat: int | None) -> dict[str, object]:
        """What one seat (None: a spectator) may know of the zone."""
        shown: dict[str, object] = {"zone": self.name, "owner": self.owner, "count": len(self.contents)}
        if sees(self.visible, seat):
            shown["contents"] = list(self.contents) if self.ordered else sorted(self.contents)
        return shown
