"""One seat of a table as a Gymnasium environment; bots have the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from grotto.bots import RANDOM, Bot, make_bot
from grotto.env.tables import Observation, Table
from grotto.kernel import BadInput, Dice, FastDice, Game, Pack, Refused, State
from grotto.kernel.batch import WIN, bound_of, known_reward, next_seat, rewards_of

SEEDS: Final = 1 << 62

MakeBot = Callable[[Dice], Bot]


class SeatEnv(gymnasium.Env[Observation, int]):
    """A seat against bots: the level of one for all others, or for each of them a level or a function that makes a bot.

    Rewards come at the end: by `win` or by `score`, see `grotto.kernel.batch.rewards_of`. After `bound` answers of all
    seats (0: the table's own bound) the game is cut off. An action that the mask does not allow changes nothing and
    costs `penalty`; `info["refused"]` is then the number of the rule against it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | Game = "cave-troll",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        pack: Pack | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str | MakeBot] = RANDOM,
        bound: int = 0,
        rewards: str = WIN,
        penalty: float = 0.0,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadInput(f"A table is rendered as 'ansi' or not at all, not as {render_mode!r}.")
        if not 0 <= seat < seats:
            raise BadInput(f"There is no seat {seat} at a table of {seats}; they are counted from 0.")
        self.table = Table(game, seats, options, pack)
        self.seat = seat
        self.makers = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.makers) != seats - 1:
            raise BadInput(f"There are {seats - 1} other seats, and {len(self.makers)} bots for them.")
        self.bound = bound_of(self.table.setup, bound)
        self.rewarded_by = known_reward(rewards)
        self.penalty = penalty
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space: spaces.Space[Any] = self.table.observation_space()
        self.action_space: spaces.Space[Any] = self.table.action_space()
        self._state: State | None = None
        self._bots: dict[int, Bot] = {}
        self._dice = FastDice(0)
        self._answers = 0

    @property
    def game_state(self) -> State:
        """The whole game, with all that is hidden: to look at and to search in, not to learn from."""
        if self._state is None:
            raise BadInput("Nothing has begun yet: call reset() first.")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, up to the first question to the seat."""
        super().reset(seed=seed)
        while True:
            self._begin(int(self.np_random.integers(SEEDS)))
            if not self._is_over():
                return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots answer until the seat is asked again or the game is over."""
        state = self.game_state
        info: dict[str, Any] = {}
        reward = 0.0
        try:
            state.take(self.seat, int(action))
            self._answers += 1
            self._let_bots_answer(state)
        except Refused as refused:
            self._answers += 1  # or somebody who learns nothing would go on for ever
            info["refused"] = refused.refusal.rule
            reward = -self.penalty
        if state.outcome is not None:
            reward = rewards_of(state.outcome, self.table.setup.seats, self.rewarded_by)[self.seat]
            info["outcome"] = state.outcome.plain()
        cut = state.outcome is None and self._answers >= self.bound
        return self._observation(), reward, state.outcome is not None, cut, info

    def render(self) -> str | None:
        """The table as text, as the seat sees it, where the render mode is "ansi"."""
        if self.render_mode is None:
            return None
        return self.table.picture(self.game_state, self.seat, self.lang)

    def _begin(self, seed: int) -> None:
        dice = FastDice(seed)
        others = [seat for seat in range(self.table.setup.seats) if seat != self.seat]
        self._bots = {seat: self._bot(maker, dice) for seat, maker in zip(others, self.makers, strict=True)}
        self._state = self.table.setup.start(FastDice(seed + 1))
        self._dice = dice
        self._answers = 0
        self._let_bots_answer(self._state)

    def _bot(self, maker: str | MakeBot, dice: Dice) -> Bot:
        return make_bot(maker, self.table.game, dice) if isinstance(maker, str) else maker(dice)

    def _let_bots_answer(self, state: State) -> None:
        """Every bot sees a copy in which what its seat cannot know is dealt anew."""
        while not self._is_over():
            seat = next_seat(state)
            if seat == self.seat:
                return
            state.take(seat, self._bots[seat].choose(state.redeal(seat, self._dice), seat))
            self._answers += 1

    def _is_over(self) -> bool:
        return self.game_state.over or self._answers >= self.bound

    def _observation(self) -> Observation:
        return self.table.observed(self.game_state, self.seat, asked=not self.game_state.over)


gymnasium.register(id="grotto/Seat-v1", entry_point="grotto.env.gym:SeatEnv")
