"""What creatures do after all their attacks of a round (CC-258): one small function for each named effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.cutthroat_caverns.records import Deed
from grotto.games.cutthroat_caverns.state import Delve

AFTERMATH: Final[dict[str, Callable[[Delve, Deed], None]]] = {}
"""No encounter of the base game has any."""
