"""Who sits where: the person at the keyboard, and bots that think with dice of their own."""

from __future__ import annotations

import hashlib
import re
from typing import Final

from grotto.bots import RANDOM, Bot, Limit, Search, levels, make_bot
from grotto.bots.levels import HARD, NORMAL, THOUGHT
from grotto.kernel import BadInput, FastDice, Game, Match

YOU: Final = "you"
BOT: Final = "bot"  # of the middle level
USUAL: Final = 3
NOTED: Final = re.compile(r"seats ([a-z,]+)")


def seated(game: Game, given: str | None, players: int | None) -> list[str]:
    """Who sits on each seat: as given, filled up with bots; without a word, you and bots."""
    low, high = game.seats
    named = [name.strip().lower() for name in given.split(",")] if given is not None else [YOU]
    known = [YOU, BOT, *levels(game), RANDOM]
    for name in named:
        if name not in known:
            raise BadInput(f"Nobody called {name!r} can take a seat; there is: {', '.join(known)}.")
    if players is None:
        players = len(named) if given is not None and len(named) > 1 else max(low, min(USUAL, high))
    if len(named) > players:
        raise BadInput(f"There are {len(named)} names for {players} seats.")
    if not low <= players <= high:
        raise BadInput(f"{game.id} is for {low} to {high} players, not {players}.")
    return named + [BOT] * (players - len(named))


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


class Bots:
    """The bots of a game. Their dice follow from the salt and the number of answers, so a resumed game goes on alike;
    but one that thinks ahead comes as far as the machine is quick."""

    def __init__(self, game: Game, salt: bytes) -> None:
        self.game = game
        self.salt = salt
        self._searches: dict[int, Search] = {}

    def seed(self, match: Match, seat: int) -> int:
        """What the dice of a seat begin with at this moment."""
        now = f"{len(match.transcript.entries)} {seat}".encode()
        return int.from_bytes(hashlib.blake2b(now, digest_size=8, key=self.salt).digest(), "big")

    def choose(self, name: str, match: Match, seat: int) -> int:
        """What a bot answers."""
        dice = FastDice(self.seed(match, seat))
        state = match.state.redeal(seat, dice)
        bot: Bot = self._searches.get(seat) or make_bot(NORMAL if name == BOT else name, self.game, dice)
        if isinstance(bot, Search):
            bot.dice, bot.limit = dice, Limit(THOUGHT)
            self._searches[seat] = bot
        return bot.choose(state, seat)

    @staticmethod
    def takes_time(name: str) -> bool:
        """Whether somebody who waits for it wants to know."""
        return name == HARD
