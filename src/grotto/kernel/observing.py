"""What the numbers are as which a game tells programs that learn what a seat knows: blocks of bytes, each named."""

from __future__ import annotations

import hashlib
from typing import Final

from grotto.kernel.errors import BadInput

MOST: Final = 255  # a number of an observation is one byte; a game caps what could be greater, and says so


class Block:
    """A stretch of an observation: its name, a label for each of its numbers, their highest value, what they mean."""

    def __init__(self, name: str, labels: list[str], highest: int, meaning: str) -> None:
        if not 0 < highest <= MOST:
            raise BadInput(f"The numbers of the block {name!r} go up to {highest}; they may go up to 1 to {MOST}.")
        self.name = name
        self.labels = labels
        self.highest = highest
        self.meaning = meaning
        self.start = 0  # set by the layout


class Layout:
    """All blocks of the observations of one table. Blocks without numbers are left out.

    `version` changes whenever the same table would give other numbers than before.
    """

    def __init__(self, version: str, blocks: list[Block]) -> None:
        self.version = version
        self.blocks = [block for block in blocks if block.labels]
        self.size = 0
        for block in self.blocks:
            block.start = self.size
            self.size += len(block.labels)

    def start_of(self, name: str) -> int:
        """Where a block begins; -1 where this table has none of that name."""
        for block in self.blocks:
            if block.name == name:
                return block.start
        return -1

    def names(self) -> list[str]:
        """A name for every number, `block/label`."""
        return [f"{block.name}/{label}" for block in self.blocks for label in block.labels]

    def highest(self) -> bytes:
        """The highest value of every number; the lowest is always 0."""
        return b"".join([bytes([block.highest]) * len(block.labels) for block in self.blocks])

    def fingerprint(self) -> str:
        """A short mark of the whole layout, to keep with what was learned from it."""
        text = "\n".join([self.version, *self.names()]).encode() + self.highest()
        return hashlib.blake2b(text, digest_size=8).hexdigest()


def turned(seats: int) -> list[str]:
    """Labels of the seats as an observation counts them: from the observer on, clockwise."""
    return ["own", *[f"+{number}" for number in range(1, seats)]]
