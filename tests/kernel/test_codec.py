"""States as bytes: what was written comes back, and whatever else comes gets one sentence and is not believed."""

from __future__ import annotations

import copy
import hashlib
from typing import Any, Final

import msgspec
import pytest

from grotto.kernel import BadInput, Dice, FastDice, Game, State, from_bytes, state_digest, to_bytes
from grotto.kernel.codec import CHECK, MAGIC
from tests.kernel.mangling import cut_short, flipped, is_refused, noise_and_mangled
from tests.laws.catalogue import look_up
from tests.laws.playing import Case, Player, dumped, play_on, played
from tests.laws.small_packs import ONE_ROOM
from tests.miniature.game import GAME

CASES: Final = [
    Case(GAME, 3, {}),
    Case(look_up("cave-troll"), 2, {"edition": "2006"}),
    Case(look_up("cave-troll"), 3, {"edition": "2015"}),
]
PACKED: Final = Case(look_up("cave-troll"), 2, {"edition": "2015"}, ONE_ROOM)
RANDOM: Final = 10_000  # byte strings
SEALED: Final = 5_000  # of them with the checksum that they should have, for each case
SPOILT: Final = 1_000  # states with a value altered, for each case
FURTHER: Final = 5  # answers given to what was altered and believed


def middle(case: Case) -> State:
    """A game that has been going on for a while."""
    short = case.game is GAME or case.pack is not None
    state = played(case.setup(), 3, 8 if short else 40)
    assert not state.over
    return state


def read(data: bytes) -> State:
    """The state that some bytes are."""
    return from_bytes(data, look_up, FastDice(1))


def sealed(body: bytes) -> bytes:
    """A body with the mark and the checksum that it should have."""
    return MAGIC + hashlib.blake2b(body, digest_size=CHECK).digest() + body


def body_of(data: bytes) -> bytes:
    """What the checksum is about."""
    return data[len(MAGIC) + CHECK :]


# --- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", [*CASES, PACKED], ids=str)
def test_a_state_comes_back_with_its_game_its_options_and_its_pack(case: Case) -> None:
    state = middle(case)
    back = read(to_bytes(state))
    assert dumped(back) == dumped(state)
    assert (back.base.game_id, back.base.seats, back.base.options) == (case.game.id, case.seats, state.base.options)
    assert (back.base.pack is None) == (case.pack is None)
    if case.pack is not None and back.base.pack is not None:
        assert (back.base.pack.name, back.base.pack.files) == (case.pack.name, case.pack.files)


def test_dice_and_told_events_stay_behind() -> None:
    state = middle(CASES[0])
    data, digest = to_bytes(state), state_digest(state)
    state.dice = FastDice(99)
    state.recording = True
    state.tell(0, (1,))
    assert (to_bytes(state), state_digest(state)) == (data, digest)
    dice = FastDice(5)
    assert from_bytes(data, look_up, dice).dice is dice


def test_a_digest_tells_states_and_tables_apart() -> None:
    state = middle(CASES[0])
    assert state_digest(state) == state_digest(read(to_bytes(state)))
    assert len(state_digest(state)) == 32
    other = state.copy()
    play_on(other, Player(1), 1)
    dealt = [CASES[0].game.setup(3, {"lights": lights}).start(FastDice(1)) for lights in ("1", "2")]
    assert len({state_digest(one) for one in (state, other, *dealt)}) == 4


# --- what is not believed ---------------------------------------------------------------------------------------------


def package(**changes: Any) -> bytes:
    """A sealed state of the miniature with some of its parts replaced."""
    names = ("game", "version", "seats", "options", "pack", "fields")
    parts = dict(zip(names, msgspec.msgpack.decode(body_of(to_bytes(middle(CASES[0])))), strict=True))
    return sealed(msgspec.msgpack.encode([value for value in (parts | changes).values() if value != "gone"]))


NESTED: Final = sealed(body_of(package(fields={"round": "HERE"})).replace(b"\xa4HERE", b"\x91" * 100_000 + b"\xc0"))
"""A field with lists within lists, deeper than any reader goes."""


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "not a saved state of Grotto"),
        (b"grotto2\n" + bytes(40), "not a saved state of Grotto"),
        (MAGIC, "is damaged"),
        (MAGIC + bytes(40), "is damaged"),
        (sealed(b""), "cannot be read: "),
        (sealed(b"\xc0"), "cannot be read: "),
        (sealed(b"\x93\xff\xff\xff"), "cannot be read: "),
        (sealed(b"\x91" * 100_000), "cannot be read: "),
        (NESTED, "cannot be read: "),
        (package(game=3), "cannot be read: "),
        (package(fields="gone"), "cannot be read: "),
        (package(options={"lights": 2}), "cannot be read: "),
        (package(game="ludo"), "There is no game called 'ludo'"),
        (package(version="0"), "saved under rules version 0 of lantern-dice; this is 1"),
        (package(seats=9), "for 2 to 4 players, not 9"),
        (package(seats=4), "lights and hands for 4 players"),
        (package(options={"hats": "2"}), "has no option called 'hats'"),
        (package(pack=["mine", {}]), "has no packs"),
        (package(pack=["mine", {"../x": ""}]), "no file name"),
        (package(fields={}), "round: must be a whole number"),
    ],
    ids=lambda part: part if isinstance(part, str) else f"{len(part)} bytes",
)
def test_what_is_no_state_is_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(data)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_bytes_are_refused(case: Case) -> None:
    data, dice = to_bytes(middle(case)), FastDice(1)
    for altered in noise_and_mangled(data, dice, RANDOM):
        assert altered == data or is_refused(lambda altered=altered: read(altered))  # type: ignore[misc]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_cut_short_or_altered_anywhere_is_refused(case: Case) -> None:
    data = to_bytes(middle(case))
    for altered in (*cut_short(data), *flipped(data)):
        assert is_refused(lambda altered=altered: read(altered))  # type: ignore[misc]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_altered_and_sealed_again_is_refused_or_a_state_like_any_other(case: Case) -> None:
    body, dice = body_of(to_bytes(middle(case))), FastDice(2)
    believed = 0
    for altered in (*cut_short(body), *flipped(body), *noise_and_mangled(body, dice, SEALED)):
        believed += holds(sealed(altered))
    assert believed, "an alteration that makes sense is believed, like another amount of gold"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_with_another_value_in_it_is_refused_or_a_state_like_any_other(case: Case) -> None:
    body, dice = body_of(to_bytes(middle(case))), FastDice(3)
    believed = 0
    for _ in range(SPOILT):
        parts = msgspec.msgpack.decode(body)
        spoil(parts[5], dice)
        believed += holds(sealed(msgspec.msgpack.encode(parts)))
    assert 0 < believed < SPOILT


def spoil(fields: dict[str, Any], dice: Dice) -> None:
    """Put another value in one place of a state: a near number, one from elsewhere, or something of another kind."""
    inside: Any = fields
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        key = keys[dice.below(len(keys), "key")]
        if not isinstance(inside[key], dict | list) or not inside[key] or not dice.below(4, "stop"):
            break
        inside = inside[key]
    near = inside[key] + dice.below(7, "near") - 3 if type(inside[key]) is int else 0
    other = copy.deepcopy(list(fields.values())[dice.below(len(fields), "other")])
    inside[key] = [near, near, near, other, -1, 2**53, 2**63, None, True, 0.5, "orc", [], {}][dice.below(13, "what")]


def holds(data: bytes) -> bool:
    """Whether sealed bytes are believed. Then they must be a state that is consistent, can be shown, and goes on."""
    if is_refused(lambda: read(data)):
        return False
    state = read(data)
    state.check()
    again = read(to_bytes(state))
    assert dumped(again) == dumped(state)
    for seat in (None, *range(state.base.seats)):
        state.view(seat)
    for seat in state.asks:
        assert [state.describe(seat, option).number for option in state.options(seat)] == list(state.options(seat))
    play_on(state, Player(1), FURTHER)
    state.check()
    return True


def test_any_finder_of_games_will_do() -> None:
    asked: list[str] = []

    def find(name: str) -> Game:
        asked.append(name)
        return GAME

    from_bytes(to_bytes(middle(CASES[0])), find, FastDice(1))
    assert asked == ["lantern-dice"]
