"""What all environments begin with: a table of a game, the spaces of what is seen and done there, and its picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from grotto.games import find_game
from grotto.kernel import Game, Pack, Setup, State
from grotto.kernel.batch import look
from grotto.kernel.words import Words

WIDTH: Final = 100  # of a picture in characters, and its height
HEIGHT: Final = 40

Numbers = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class Observation(TypedDict):
    """What a seat knows, and which options it has now."""

    observation: Numbers
    action_mask: Mask


class Table:
    """A game with everything settled, and what environments need of it."""

    def __init__(
        self, game: str | Game, seats: int, options: Mapping[str, str] | None = None, pack: Pack | None = None
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.setup: Setup = self.game.setup(seats, options, pack)
        self.layout = self.setup.layout()
        self.size = self.layout.size
        self.closed = bytes(self.setup.size)
        self.agents = [f"player_{seat}" for seat in range(seats)]
        self._words: dict[str, Words] = {}

    def observation_space(self) -> spaces.Dict:
        """The space of an `Observation`."""
        highest = np.frombuffer(self.layout.highest(), dtype=np.uint8)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.setup.size,), dtype=np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """The space of option numbers; `option_names` of the setup says what each means."""
        return spaces.Discrete(self.setup.size)

    def observed(self, state: State, seat: int, asked: bool) -> Observation:
        """What a seat knows; its options are masked in only if it is `asked`."""
        seen = look(state, seat, self.closed, asked)
        return {
            "observation": np.frombuffer(seen, np.uint8, self.size),
            "action_mask": np.frombuffer(seen, np.int8, -1, self.size),
        }

    def picture(self, state: State, seat: int | None, lang: str) -> str:
        """The table drawn as text, as a seat (None: a spectator) sees it."""
        if lang not in self._words:
            self._words[lang] = Words(lang, self.game.folder())
        rows = self.setup.picture(state.view(seat), self._words[lang], WIDTH, HEIGHT)
        return "\n".join("".join(text for text, _ in row).rstrip() for row in rows)
