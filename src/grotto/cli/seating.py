"""Who sits where: the person at the keyboard, and bots that think with dice of their own."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Protocol

from grotto.bots.simple import Random, Simple
from grotto.kernel import BadInput, Dice, FastDice, Game, Match, State


class Bot(Protocol):
    """Whatever answers for a seat."""

    def choose(self, state: State, seat: int) -> int:
        """An option for a seat."""
        ...


YOU = "you"
BOTS: dict[str, Callable[[Dice], Bot]] = {"bot": Simple, "random": Random}
USUAL = 3
NOTED = re.compile(r"seats ([a-z,]+)")


def seated(game: Game, given: str | None, players: int | None) -> list[str]:
    """Who sits on each seat: as given, filled up with bots; without a word, you and bots."""
    low, high = game.seats
    named = [name.strip().lower() for name in given.split(",")] if given is not None else [YOU]
    for name in named:
        if name != YOU and name not in BOTS:
            raise BadInput(f"Nobody called {name!r} can take a seat; there is: {YOU}, {', '.join(BOTS)}.")
    if players is None:
        players = len(named) if given is not None and len(named) > 1 else max(low, min(USUAL, high))
    if len(named) > players:
        raise BadInput(f"There are {len(named)} names for {players} seats.")
    if not low <= players <= high:
        raise BadInput(f"{game.id} is for {low} to {high} players, not {players}.")
    return named + ["bot"] * (players - len(named))


def table_note(seats: list[str], seed: int | None) -> str:
    """What a saved game says about its table, so that it can go on as it was."""
    note = f"terminal; seats {','.join(seats)}"
    return note if seed is None else f"{note}; seed {seed}"


def noted_seats(note: str) -> str | None:
    """The seats that a saved game's note speaks of."""
    found = NOTED.search(note)
    return found.group(1) if found is not None else None


def noted_seed(note: str) -> int | None:
    """The seed that a saved game's note speaks of."""
    found = re.search(r"seed (-?[0-9]{1,30})$", note)
    return int(found.group(1)) if found is not None else None


def bot_choice(name: str, match: Match, seat: int, salt: bytes) -> int:
    """What a bot answers. Its dice follow from the salt and the number of answers, so a resumed game goes on alike."""
    mixed = hashlib.blake2b(f"{len(match.transcript.entries)} {seat}".encode(), digest_size=8, key=salt).digest()
    dice = FastDice(int.from_bytes(mixed, "big"))
    return BOTS[name](dice).choose(match.state.redeal(seat, dice), seat)
