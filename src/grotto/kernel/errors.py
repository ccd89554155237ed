"""What can go wrong, each as one clear sentence."""

from __future__ import annotations

from grotto.kernel.text import Refusal


class GrottoError(Exception):
    """The family of everything Grotto raises on purpose; its text is one sentence for a person."""


class Refused(GrottoError):
    """An answer that is not on the list. The state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused ({refusal.rule}): {refusal.text}")
        self.refusal = refusal


class BadInput(GrottoError):
    """A file, byte string, option or setting that makes no sense; nothing was changed."""


class Diverged(GrottoError):
    """A transcript that does not replay to what it says."""
