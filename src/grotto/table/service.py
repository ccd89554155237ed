"""Everything that handlers of requests need, put together once for a server."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field

from grotto.table.database import Database
from grotto.table.house import House
from grotto.table.limits import Bucket, Doors
from grotto.table.metrics import Metrics
from grotto.table.settings import Settings


class SystemChance:
    """Chance from the operating system."""

    def token(self) -> str:
        """A new name that nobody can guess."""
        return secrets.token_urlsafe(16)

    def secret(self) -> bytes:
        """The secret that keys the dice of a game."""
        return secrets.token_bytes(32)


@dataclass(slots=True)
class Service:
    """A house with what stands around it."""

    settings: Settings
    house: House
    database: Database
    metrics: Metrics
    new_tables: Bucket = field(init=False)
    new_seats: Bucket = field(init=False)
    doors: Doors = field(init=False)

    def __post_init__(self) -> None:
        self.new_tables = Bucket(self.settings.tables_per_hour, time.monotonic)
        self.new_seats = Bucket(self.settings.seats_per_hour, time.monotonic)
        self.doors = Doors(self.settings.connections)
