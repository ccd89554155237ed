"""Requests to stop, and terminals that are closed: while a game is played, they end it without losing anything."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

STOPPED: Final = 128  # and the number of the signal
ENDING: Final = ("SIGHUP", "SIGTERM")
Handler = Callable[[int, FrameType | None], None] | signal.Handlers


@contextmanager
def closed_terminals() -> Iterator[None]:
    """While a game is played, a terminal that is closed and a request to stop end it in the ordinary way."""

    def stop(number: int, _: FrameType | None) -> None:
        raise SystemExit(STOPPED + number)

    with handled(ENDING, stop):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """While the game is being saved, nothing else is listened to."""
    with handled((*ENDING, "SIGINT"), signal.SIG_IGN):
        yield


@contextmanager
def handled(names: tuple[str, ...], handler: Handler) -> Iterator[None]:
    """Signals, as far as this system has them, are handled in some way for a while."""
    found = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [(number, signal.signal(number, handler)) for number in found]
    try:
        yield
    finally:
        for number, usual in before:
            signal.signal(number, usual)
