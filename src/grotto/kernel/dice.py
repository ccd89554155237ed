"""Every shuffle, roll and draw goes through one object, so that chance can be fast, proved fair, or replayed."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

from grotto.kernel.errors import BadInput, Diverged

WORD: Final = 0x3FFFFFFF  # 30 bits, so that a word times a small number stays a small number in compiled code
MASK: Final = 0xFFFFFFFF
WEYL: Final = 362437


class Roll:
    """One chance result: what it was for, how many values it ranged over, and the values that came."""

    def __init__(self, purpose: str, sides: int, values: tuple[int, ...]) -> None:
        self.purpose = purpose
        self.sides = sides
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Roll) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.purpose, self.sides, self.values))

    def __repr__(self) -> str:
        return f"<Roll {self.purpose} of {self.sides}: {self.values}>"

    def plain(self) -> list[object]:
        """The roll as it stands in a transcript."""
        return [self.purpose, self.sides, list(self.values)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance. Subclasses supply `word`; everything else is built on it in one way."""

    def __init__(self) -> None:
        self.rolls: list[Roll] | None = None

    def word(self, purpose: str) -> int:
        """The next 30 random bits of the stream of this purpose."""
        raise NotImplementedError

    def copy(self) -> Dice:
        """Dice that will give the same results from here on, independent of these."""
        raise NotImplementedError

    def below(self, sides: int, purpose: str) -> int:
        """A whole number from 0 to sides-1, each equally likely, and noted."""
        value = self._below(sides, purpose)
        if self.rolls is not None:
            self.rolls.append(Roll(purpose, sides, (value,)))
        return value

    def shuffled(self, count: int, purpose: str) -> list[int]:
        """The numbers 0 to count-1 in a random order, every order equally likely, and noted."""
        order = list(range(count))
        for i in range(count - 1, 0, -1):
            j = self._below(i + 1, purpose)
            kept = order[i]
            order[i] = order[j]
            order[j] = kept
        if self.rolls is not None:
            self.rolls.append(Roll(purpose, count, tuple(order)))
        return order

    def _below(self, sides: int, purpose: str) -> int:
        if not 0 < sides <= WORD + 1:
            raise BadInput(f"Dice have 1 to {WORD + 1} sides, not {sides}.")
        return self._fair(sides, purpose)

    def _fair(self, sides: int, purpose: str) -> int:
        """Multiply and shift, rejecting the few words that would favour some value."""
        product = self.word(purpose) * sides
        if product & WORD < sides:
            spare = (WORD + 1) % sides
            while product & WORD < spare:
                product = self.word(purpose) * sides
        return product >> 30


class FastDice(Dice):
    """Dice for simulation: Marsaglia's xorshift over two words plus a counter. Quick and repeatable, not secret."""

    def __init__(self, seed: int, like: FastDice | None = None) -> None:
        super().__init__()
        self.x: int
        self.y: int
        self.count: int
        if like is not None:
            self.x = like.x
            self.y = like.y
            self.count = like.count
            return
        mixed = hashlib.blake2b(str(seed).encode(), digest_size=12).digest()
        self.x = int.from_bytes(mixed[:4], "big") | 1  # x and y never both zero: then all others follow in turn
        self.y = int.from_bytes(mixed[4:8], "big")
        self.count = int.from_bytes(mixed[8:], "big")

    def word(self, purpose: str) -> int:
        mixed = (self.x ^ (self.x << 10)) & MASK
        self.x = self.y
        self.y ^= (self.y >> 10) ^ mixed ^ (mixed >> 13)
        self.count = (self.count + WEYL) & MASK
        return ((self.y + self.count) & MASK) >> 2

    def copy(self) -> FastDice:
        return FastDice(0, self)


class KeyedDice(Dice):
    """Dice for a real table: BLAKE2b keyed with a secret, a stream for each purpose; nobody can steer or guess them."""

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        if not 16 <= len(secret) <= 64:
            raise BadInput("The secret of a game's dice must be 16 to 64 bytes long.")
        self.secret = secret
        self.used: dict[str, int] = {}

    def word(self, purpose: str) -> int:
        count = self.used.get(purpose, 0)
        self.used[purpose] = count + 1
        message = f"{purpose}\x00{count}".encode()
        digest = hashlib.blake2b(message, digest_size=4, key=self.secret, person=b"grotto-dice-1").digest()
        return int.from_bytes(digest, "big") >> 2

    def copy(self) -> KeyedDice:
        twin = KeyedDice(self.secret)
        twin.used = dict(self.used)
        return twin


class ScriptedDice(Dice):
    """Dice that repeat what a transcript noted, and notice when the rules ask for something else."""

    def __init__(self, script: list[Roll]) -> None:
        super().__init__()
        self.script = script
        self.next = 0

    def below(self, sides: int, purpose: str) -> int:
        values = self._repeat(sides, purpose)
        if len(values) != 1:
            raise Diverged(f"The transcript notes a shuffle where one number is wanted for {purpose}.")
        return values[0]

    def shuffled(self, count: int, purpose: str) -> list[int]:
        values = self._repeat(count, purpose)
        if sorted(values) != list(range(count)):
            raise Diverged(f"The transcript's shuffle for {purpose} is not an order of {count} things.")
        return list(values)

    def _repeat(self, sides: int, purpose: str) -> tuple[int, ...]:
        if self.next >= len(self.script):
            raise Diverged(f"The transcript has no chance result left where the rules ask for {purpose}.")
        roll = self.script[self.next]
        if roll.purpose != purpose or roll.sides != sides:
            raise Diverged(
                f"The transcript notes chance for {roll.purpose} of {roll.sides},"
                f" the rules ask for {purpose} of {sides}."
            )
        if any(not 0 <= value < sides for value in roll.values):
            raise Diverged(f"The transcript's chance result for {purpose} is outside 0 to {sides - 1}.")
        self.next += 1
        if self.rolls is not None:
            self.rolls.append(roll)
        return roll.values

    def copy(self) -> ScriptedDice:
        twin = ScriptedDice(self.script)
        twin.next = self.next
        return twin


def commitment(secret: bytes, about: str) -> str:
    """The hash that is shown before a game: it binds the secret to this game without giving it away."""
    return hashlib.blake2b(about.encode(), digest_size=32, key=secret, person=b"grotto-commit-1").hexdigest()
