"""The tables that environments are tried on: quick ones, and of every kind of question there is."""

from __future__ import annotations

from typing import Any, Final

from tests.laws.small_packs import CROWDED
from tests.miniature.game import GAME as MINIATURE

GUARD: Final = {"stall-guard": "on"}

TABLES: Final[dict[str, dict[str, Any]]] = {
    "miniature": {"game": MINIATURE, "seats": 3},
    "2006": {"game": "cave-troll", "seats": 2, "options": GUARD | {"edition": "2006"}},
    "2015": {"game": "cave-troll", "seats": 3, "options": GUARD | {"edition": "2015", "characters": "choose"}},
    "crowded": {"game": "cave-troll", "seats": 4, "options": GUARD | {"edition": "2006"}, "pack": CROWDED},
}
"""Arguments for an environment, by name. In the miniature several seats are asked at once."""
