"""What can go wrong, each as one clear sentence."""

from __future__ import annotations

from grotto.kernel.text import Refusal


class GrottoError(Exception):
    """The family of everything Grotto raises on purpose; its text is one sentence for a person, on one line."""

    def __init__(self, sentence: str) -> None:
        # It may quote a file or a name: what cannot be printed, or would do something to a screen, is spelt out.
        super().__init__("".join([mark if mark.isprintable() else ascii(mark)[1:-1] for mark in sentence]))


class Refused(GrottoError):
    """An answer that is not on the list. The state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused ({refusal.rule}): {refusal.text}")
        self.refusal = refusal


class BadInput(GrottoError):
    """A file, byte string, option or setting that makes no sense; nothing was changed."""


class Diverged(GrottoError):
    """A transcript that does not replay to what it says."""
