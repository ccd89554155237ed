"""Many games of one table at once, in NumPy arrays that the kernel writes into: for training loops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grotto.env.tables import Mask, Numbers, Table
from grotto.kernel import Game, Pack
from grotto.kernel.batch import CUT, ENDED, RUNNING, WIN, Batch

__all__ = ["CUT", "ENDED", "RUNNING", "BatchEnv", "Rows"]


class Rows(NamedTuple):
    """A row for each game. The arrays are windows on the memory of the batch: what is to be kept must be copied."""

    observations: Numbers
    """What the seat to move knows."""
    masks: Mask
    """1 for each of its options."""
    movers: Numbers
    """The seat to move."""
    rewards: npt.NDArray[np.float64]
    """A column for each seat: not 0 only where the last action has ended a game."""
    ends: Numbers
    """RUNNING, or ENDED or CUT where the last action ended a game; all else in the row is then of the next game."""


class BatchEnv:
    """So many games side by side, begun anew as they end. The same seed and actions give the same arrays."""

    def __init__(
        self,
        game: str | Game = "cave-troll",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        pack: Pack | None = None,
        *,
        games: int = 256,
        seed: int = 0,
        bound: int = 0,
        rewards: str = WIN,
    ) -> None:
        self.table = Table(game, seats, options, pack)
        self.batch = Batch(self.table.setup, games, seed, bound, rewards)
        batch = self.batch
        self.rows = Rows(
            np.frombuffer(batch.seen, np.uint8).reshape(games, -1),
            np.frombuffer(batch.masks, np.int8).reshape(games, -1),
            np.frombuffer(batch.movers, np.uint8),
            np.asarray(batch.rewards).reshape(games, seats),
            np.frombuffer(batch.ends, np.uint8),
        )

    def step(self, actions: npt.NDArray[np.integer]) -> Rows:
        """An action for every game. Where one is not open, BadInput says which, and nothing is done."""
        self.batch.step(actions.tolist())
        return self.rows

    def any_actions(self) -> npt.NDArray[np.int64]:
        """An open action for every game, each as likely as another."""
        return np.array(self.batch.any_answers())
