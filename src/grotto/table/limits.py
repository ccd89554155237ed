"""How often one address may do something, and how many connections it may have open."""

from __future__ import annotations

import ipaddress
import math
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from grotto.table.ports import Trouble
from grotto.table.protocol import Words

KNOWN: Final = 20_000  # addresses that are remembered; the longest unheard of is forgotten first


def neighbourhood(address: str) -> str:
    """Whom an address belongs to, as far as it tells: of version six, everybody has a whole network of them."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((int(number) >> 64 << 64, 64)))


class Bucket:
    """So many in an hour from each address, a share of them at once."""

    def __init__(self, per_hour: int, now: Callable[[], float]) -> None:
        self._rate = per_hour / 3600
        self._room = max(5.0, per_hour / 4)
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> None:
        """One more. Raises Trouble, with the time to wait, where that is too much."""
        who = neighbourhood(address)
        now = self._now()
        left, since = self._left.pop(who, (self._room, now))
        left = min(self._room, left + (now - since) * self._rate)
        taken = left >= 1.0
        self._left[who] = (left - 1.0 if taken else left, now)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        if not taken:
            seconds = max(1, math.ceil((1.0 - left) / self._rate - 1e-6))
            raise Trouble(429, Words("edge-too-often", {"seconds": seconds}))


class Doors:
    """How many connections each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    @contextmanager
    def through(self, address: str) -> Iterator[None]:
        """Be inside for a while. Raises Trouble where too many are."""
        who = neighbourhood(address)
        count = self._open.get(who, 0)
        if count >= self._most:
            raise Trouble(429, Words("edge-too-many"))
        self._open[who] = count + 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
