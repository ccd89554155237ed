"""Which rules a test shows: `@rule("CT06-031")` over a test is what the ledger of rules counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Say which numbered statements a test would catch being broken."""

    def mark(test: Test) -> Test:
        test.rules = numbers  # type: ignore[attr-defined]
        return test

    return mark
