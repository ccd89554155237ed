"""What no reader may choke on: noise, and good bytes with something wrong in them; and the law for all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from grotto.kernel import BadInput, Dice, Diverged

LONGEST_NOISE: Final = 200
LONGEST_SENTENCE: Final = 600


def noise(dice: Dice) -> bytes:
    """Random bytes."""
    return bytes(dice.below(256, "byte") for _ in range(dice.below(LONGEST_NOISE, "length")))


def mangled(good: bytes, dice: Dice) -> bytes:
    """Good bytes with one to three things done to them: altered, cut out, put in, or copied to elsewhere."""
    data = bytearray(good)
    for _ in range(1 + dice.below(3, "changes")):
        place = dice.below(len(data) + 1, "place")
        end = place + 1 + dice.below(8, "size")
        kind = dice.below(5, "kind")
        if kind == 0:
            data[place : place + 1] = bytes([dice.below(256, "byte")])
        elif kind == 1 and place < len(data):
            data[place] ^= 1 << dice.below(8, "bit")
        elif kind == 2:
            del data[place:end]
        elif kind == 3:
            data[place:place] = bytes(dice.below(256, "byte") for _ in range(end - place))
        else:
            other = dice.below(len(data) + 1, "other")
            data[other:other] = data[place : place + 4 * (end - place)]
    return bytes(data)


def noise_and_mangled(good: bytes, dice: Dice, count: int) -> Iterator[bytes]:
    """So many byte strings, every other one of them made from good bytes."""
    for number in range(count):
        yield mangled(good, dice) if number % 2 else noise(dice)


def cut_short(good: bytes) -> Iterator[bytes]:
    """Good bytes cut off after each of them but the last."""
    for length in range(len(good)):
        yield good[:length]


def flipped(good: bytes) -> Iterator[bytes]:
    """Good bytes with one bit of one byte the other way round, for each byte; the bits take turns."""
    for place in range(len(good)):
        yield good[:place] + bytes([good[place] ^ (1 << place % 8)]) + good[place + 1 :]


def is_refused(read: Callable[[], object]) -> bool:
    """Whether a reader refuses what it is given, which it must do in one sentence; any other error is a fault."""
    try:
        read()
    except (BadInput, Diverged) as error:
        sentence = str(error)
    else:
        return False
    assert sentence.endswith((".", "?"))
    assert sentence.isprintable()
    assert 0 < len(sentence) <= LONGEST_SENTENCE
    return True
