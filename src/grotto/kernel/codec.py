"""States as bytes and back, with a checksum, so that what is damaged is noticed before anything is believed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

import msgspec

from grotto.kernel.dice import Dice
from grotto.kernel.errors import BadInput
from grotto.kernel.game import Game
from grotto.kernel.pack import Pack
from grotto.kernel.state import State

MAGIC: Final = b"grotto1\n"
CHECK: Final = 8


def state_digest(state: State) -> str:
    """A fingerprint of all of a state but its dice and its told events."""
    return hashlib.blake2b(_encode(state), digest_size=16).hexdigest()


def to_bytes(state: State) -> bytes:
    """A state as bytes. They hold hidden things; the dice and the told events are not part of them."""
    body = _encode(state)
    return MAGIC + hashlib.blake2b(body, digest_size=CHECK).digest() + body


def from_bytes(data: bytes, find_game: Callable[[str], Game], dice: Dice) -> State:
    """The state that `to_bytes` wrote; BadInput for anything else."""
    body = data[len(MAGIC) + CHECK :]
    if not data.startswith(MAGIC):
        raise BadInput("These bytes are not a saved state of Grotto.")
    if hashlib.blake2b(body, digest_size=CHECK).digest() != data[len(MAGIC) : len(MAGIC) + CHECK]:
        raise BadInput("The saved state is damaged.")
    try:
        game_id, version, seats, options, pack, fields = msgspec.msgpack.decode(
            body, type=tuple[str, str, int, dict[str, str], tuple[str, dict[str, str]] | None, dict[str, object]]
        )
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"The saved state cannot be read: {error}.") from None
    game = find_game(game_id)
    if version != game.version:
        raise BadInput(f"The state was saved under rules version {version} of {game_id}; this is {game.version}.")
    setup = game.setup(seats, options, Pack(*pack) if pack is not None else None)
    return setup.load(fields, dice)


def _encode(state: State) -> bytes:
    setup = state.base
    pack = (setup.pack.name, dict(setup.pack.files)) if setup.pack is not None else None
    content = (setup.game_id, setup.version, setup.seats, setup.options, pack, state.dump())
    return msgspec.msgpack.encode(content, order="deterministic")
