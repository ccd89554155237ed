"""Limits by address: what is too much is told with the time to wait, and nobody else suffers."""

from __future__ import annotations

import pytest

from grotto.table import limits
from grotto.table.limits import Bucket, Doors, neighbourhood
from grotto.table.ports import Trouble


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time


def test_a_share_of_an_hours_worth_goes_at_once_then_one_after_the_other() -> None:
    clock = Hands()
    bucket = Bucket(60, clock.now)
    for _ in range(15):
        bucket.take("192.0.2.1")
    with pytest.raises(Trouble) as trouble:
        bucket.take("192.0.2.1")
    assert trouble.value.status == 429
    assert trouble.value.words.args == {"seconds": 60}
    bucket.take("192.0.2.2")  # somebody else
    clock.time = 59.0
    with pytest.raises(Trouble) as trouble:
        bucket.take("192.0.2.1")
    assert trouble.value.words.args == {"seconds": 1}
    clock.time = 60.0
    bucket.take("192.0.2.1")


def test_however_long_one_waits_only_so_many_go_at_once() -> None:
    clock = Hands()
    bucket = Bucket(60, clock.now)
    bucket.take("192.0.2.1")
    clock.time = 1e9
    for _ in range(15):
        bucket.take("192.0.2.1")
    with pytest.raises(Trouble):
        bucket.take("192.0.2.1")


def test_addresses_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KNOWN", 3)
    bucket = Bucket(60, Hands().now)
    for number in range(10):
        bucket.take(f"192.0.2.{number}")
    assert list(bucket._left) == ["192.0.2.7", "192.0.2.8", "192.0.2.9"]


def test_so_many_connections_from_one_address_and_again_when_one_has_closed() -> None:
    doors = Doors(2)
    with doors.through("192.0.2.1"), doors.through("192.0.2.1"):
        with pytest.raises(Trouble) as trouble, doors.through("192.0.2.1"):
            raise AssertionError("a third got in")
        assert trouble.value.status == 429
        with doors.through("192.0.2.2"):
            assert len(doors._open) == 2
    with doors.through("192.0.2.1"):
        assert len(doors._open) == 1
    assert doors._open == {}


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_whom_an_address_belongs_to(address: str, whose: str) -> None:
    assert neighbourhood(address) == whose
