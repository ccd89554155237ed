"""Dice: fair, repeatable, streams of their own, and faithful to what a transcript notes."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise, permutations
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grotto.kernel import BadInput, Dice, Diverged, FastDice, KeyedDice, Roll, ScriptedDice, commitment
from grotto.kernel.dice import WORD

SECRET: Final = b"a secret of thirty-two bytes ..."
ROLLS: Final = 60_000
GENEROUS: Final = 1e-6  # how seldom fair dice would fail; the seeds are fixed, so this is settled once and for all


def chi_square_bound(freedom: int) -> float:
    """Wilson and Hilferty's approximation of the value that chi-square exceeds once in 1/GENEROUS times."""
    deviations = 4.76
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + deviations * part**0.5) ** 3)


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def dice_of_both_kinds() -> list[Dice]:
    return [FastDice(20), KeyedDice(SECRET)]


@pytest.mark.parametrize("dice", dice_of_both_kinds(), ids=lambda dice: type(dice).__name__)
@pytest.mark.parametrize("sides", [2, 3, 6, 20, 97])
def test_every_side_is_equally_likely(dice: Dice, sides: int) -> None:
    counts = Counter(dice.below(sides, "die") for _ in range(ROLLS))
    assert set(counts) == set(range(sides))
    assert chi_square([counts[side] for side in range(sides)], ROLLS / sides) < chi_square_bound(sides - 1)


@pytest.mark.parametrize("dice", dice_of_both_kinds(), ids=lambda dice: type(dice).__name__)
def test_one_roll_says_nothing_about_the_next(dice: Dice) -> None:
    rolls = [dice.below(6, "die") for _ in range(ROLLS)]
    pairs = Counter(pairwise(rolls))
    counts = [pairs[one, other] for one in range(6) for other in range(6)]
    assert chi_square(counts, ROLLS / 36) < chi_square_bound(35)


@pytest.mark.parametrize("dice", dice_of_both_kinds(), ids=lambda dice: type(dice).__name__)
def test_every_order_is_equally_likely(dice: Dice) -> None:
    counts = Counter(tuple(dice.shuffled(4, "cards")) for _ in range(ROLLS))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(list(counts.values()), ROLLS / 24) < chi_square_bound(23)


@given(st.integers(0, 2**64), st.integers(0, 60))
def test_a_shuffle_is_an_order_of_everything(seed: int, count: int) -> None:
    assert sorted(FastDice(seed).shuffled(count, "cards")) == list(range(count))


@given(st.integers(1, WORD + 1), st.integers())
def test_a_roll_is_below_its_sides(sides: int, seed: int) -> None:
    assert 0 <= FastDice(seed).below(sides, "die") < sides
    assert 0 <= KeyedDice(SECRET).below(sides, f"die {seed}") < sides


class Listed(Dice):
    """Dice whose words are given, to see what becomes of each."""

    def __init__(self, words: list[int]) -> None:
        super().__init__()
        self.words = words

    def word(self, purpose: str) -> int:
        return self.words.pop(0)


def side_of(word: int, sides: int) -> int | None:
    """The side that a word gives; None where it is passed over and another is wanted."""
    try:
        return Listed([word]).below(sides, "die")
    except IndexError:
        return None


def test_words_that_would_favour_a_side_are_passed_over() -> None:
    # 2**30 = 3 x 357913941 + 1: of three sides, the one word too many is the word 0.
    assert side_of(0, 3) is None
    dice = Listed([0, 1])
    assert dice.below(3, "die") == 0
    assert dice.words == []
    assert side_of(WORD, 3) == 2
    # Of four sides none is too many.
    assert [side_of(word, 4) for word in (0, WORD)] == [0, 3]


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 10, 48, WORD, WORD + 1])
def test_every_side_has_equally_many_words(sides: int) -> None:
    """A side's words lie together, so their number follows from the first and the last, which are worked out here."""
    each, spare = divmod(WORD + 1, sides)
    for side in {0, 1, sides // 2, sides - 1}:
        first = (side * (WORD + 1) + spare + sides - 1) // sides
        last = ((side + 1) * (WORD + 1) - 1) // sides
        assert last - first + 1 == each
        assert [side_of(word, sides) for word in (first, last)] == [side, side]
        assert first == 0 or side_of(first - 1, sides) in {None, side - 1}
        assert last == WORD or side_of(last + 1, sides) in {None, side + 1}


@pytest.mark.parametrize("sides", [-1, 0, WORD + 2])
def test_dice_of_no_sides_or_too_many_are_refused(sides: int) -> None:
    for dice in dice_of_both_kinds():
        with pytest.raises(BadInput, match=f"1 to 1073741824 sides, not {sides}"):
            dice.below(sides, "die")


def test_the_same_seed_gives_the_same_and_another_another() -> None:
    def many(seed: int) -> list[int]:
        dice = FastDice(seed)
        return [dice.below(1000, "die") for _ in range(50)]

    assert many(1) == many(1)
    assert len({tuple(many(seed)) for seed in range(200)}) == 200


@pytest.mark.parametrize("dice", dice_of_both_kinds(), ids=lambda dice: type(dice).__name__)
def test_a_copy_goes_on_alike_and_apart(dice: Dice) -> None:
    dice.below(6, "die")
    twin, third = dice.copy(), dice.copy()
    rolled = [dice.below(100, "die") for _ in range(20)]
    assert [twin.below(100, "die") for _ in range(20)] == rolled
    assert [third.below(100, "die") for _ in range(20)] == rolled
    assert twin.rolls is None


def test_streams_of_keyed_dice_do_not_disturb_one_another() -> None:
    alone, mixed = KeyedDice(SECRET), KeyedDice(SECRET)
    expected = [alone.below(1000, "cards") for _ in range(30)]
    found = []
    for number in range(30):
        for _ in range(number % 3):
            mixed.below(6, "die")
        found.append(mixed.below(1000, "cards"))
    assert found == expected
    assert [alone.below(1000, "die") for _ in range(30)] != expected


def test_keyed_dice_depend_on_the_whole_secret() -> None:
    first = KeyedDice(SECRET).below(WORD + 1, "die")
    for place in range(len(SECRET)):
        altered = bytes(byte ^ (index == place) for index, byte in enumerate(SECRET))
        assert KeyedDice(altered).below(WORD + 1, "die") != first


@pytest.mark.parametrize("length", [0, 15, 65])
def test_a_secret_must_have_a_fit_length(length: int) -> None:
    with pytest.raises(BadInput, match="16 to 64 bytes"):
        KeyedDice(bytes(length))


def test_what_keyed_dice_gave_once_they_always_give() -> None:
    secret = bytes(range(32))
    dice = KeyedDice(secret)
    assert [dice.below(100, "pile:0") for _ in range(5)] == [58, 67, 80, 65, 16]
    assert dice.shuffled(6, "pile:1") == [5, 2, 3, 4, 1, 0]
    assert commitment(secret, "a game") == "3eaa9c7ab073e4e915d30003433f5fd915ab70d886730e67f724dff373e07aa2"


def test_anybody_can_check_keyed_dice_with_a_few_lines() -> None:
    def word(purpose: str, count: int) -> int:
        message = purpose.encode() + b"\x00" + str(count).encode()
        digest = hashlib.blake2b(message, digest_size=4, key=SECRET, person=b"grotto-dice-1").digest()
        return int.from_bytes(digest, "big")

    dice = KeyedDice(SECRET)
    assert [dice.below(64, "die") for _ in range(20)] == [word("die", count) >> 26 for count in range(20)]


def test_a_commitment_binds_secret_and_game() -> None:
    shown = commitment(SECRET, "a game")
    assert len(shown) == 64
    assert shown != commitment(SECRET, "another game")
    assert shown != commitment(SECRET[:-1] + b"!", "a game")


def test_rolls_are_noted_when_somebody_wants_to_know() -> None:
    dice = FastDice(1)
    dice.below(6, "die")
    assert dice.rolls is None
    dice.rolls = []
    die, order = dice.below(6, "die"), dice.shuffled(3, "cards")
    assert dice.rolls == [Roll("die", 6, (die,)), Roll("cards", 3, tuple(order))]
    assert Roll("die", 6, (3,)).plain() == ["die", 6, [3]]
    assert Roll("die", 6, (3,)) != Roll("die", 6, (4,))
    assert hash(Roll("die", 6, (3,))) == hash(Roll("die", 6, (3,)))


def test_scripted_dice_repeat_what_was_noted() -> None:
    noted: list[Roll] = []
    dice = FastDice(5)
    dice.rolls = noted
    given = [dice.below(6, "die"), dice.shuffled(5, "cards"), dice.below(20, "die")]
    script = ScriptedDice(noted)
    again: list[Roll] = []
    script.rolls = again
    assert script.below(6, "die") == given[0]
    twin = script.copy()
    assert [script.shuffled(5, "cards"), script.below(20, "die")] == given[1:]
    assert again == noted
    assert twin.shuffled(5, "cards") == given[1]


@pytest.mark.parametrize(
    ("noted", "sentence"),
    [
        ([], "no chance result left where the rules ask for die"),
        ([Roll("cards", 6, (1,))], "chance for cards of 6, the rules ask for die of 6"),
        ([Roll("die", 4, (1,))], "chance for die of 4, the rules ask for die of 6"),
        ([Roll("die", 6, (6,))], "outside 0 to 5"),
        ([Roll("die", 6, (-1,))], "outside 0 to 5"),
        ([Roll("die", 6, (1, 2))], "a shuffle where one number is wanted"),
        ([Roll("die", 6, ())], "a shuffle where one number is wanted"),
    ],
)
def test_scripted_dice_notice_what_does_not_fit(noted: list[Roll], sentence: str) -> None:
    with pytest.raises(Diverged, match=sentence):
        ScriptedDice(noted).below(6, "die")


@pytest.mark.parametrize("values", [(0, 1), (0, 0, 1), (0, 1, 2, 2), ()])
def test_scripted_dice_notice_what_is_no_order(values: tuple[int, ...]) -> None:
    with pytest.raises(Diverged, match="not an order of 3 things"):
        ScriptedDice([Roll("cards", 3, values)]).shuffled(3, "cards")
