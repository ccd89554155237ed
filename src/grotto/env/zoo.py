"""A table as a PettingZoo environment: the seats are its agents; where several are asked at once, one after another."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from grotto.env.tables import Observation, Table
from grotto.kernel import BadInput, FastDice, Game, Pack, State
from grotto.kernel.batch import WIN, bound_of, known_reward, next_seat, rewards_of, seed_of

SEED_BITS: Final = 62


class TableEnv(AECEnv[str, Observation, int | None], EzPickle):
    """All seats of a table. Rewards come at the end: by `win` or by `score`, see `grotto.kernel.batch.rewards_of`.

    The info of the agent to act lists its `options`, as its mask shows them; at the end all have the `outcome`.
    After `bound` answers (0: the table's own bound) a game is cut off without rewards. An action that the mask does not
    allow is refused with the rule's number and changes nothing. `render_mode="ansi"` draws the table as a spectator,
    or `viewer`, sees it.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "name": "grotto",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game = "cave-troll",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        pack: Pack | None = None,
        *,
        bound: int = 0,
        rewards: str = WIN,
        render_mode: str | None = None,
        viewer: int | None = None,
        lang: str = "en",
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats,
            options,
            pack,
            bound=bound,
            rewards=rewards,
            render_mode=render_mode,
            viewer=viewer,
            lang=lang,
        )
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadInput(f"A table is rendered as 'ansi' or not at all, not as {render_mode!r}.")
        self.table = Table(game, seats, options, pack)
        self.metadata = {**self.metadata, "name": f"{self.table.game.id}_v{self.table.game.version}"}
        self.bound = bound_of(self.table.setup, bound)
        self.rewarded_by = known_reward(rewards)
        self.render_mode = render_mode
        self.viewer = viewer
        self.lang = lang
        self.possible_agents = self.table.agents
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._state: State | None = None
        self._seat = 0
        self._answers = 0
        self._over = True
        self._seed = secrets.randbits(SEED_BITS)
        self._game = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def game_state(self) -> State:
        """The whole game, with all that is hidden: to look at and to search in, not to learn from."""
        if self._state is None:
            raise BadInput("Nothing has begun yet: call reset() first.")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Games after one with a seed follow from it, each another one."""
        if seed is not None:
            self._seed, self._game = seed, 0
        self._state = self.table.setup.start(FastDice(seed_of(self._seed, 0, self._game)))
        self._game += 1
        self._answers = 0
        self._over = False
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn_to(self._state)

    def observe(self, agent: str) -> Observation:
        """What an agent knows. The mask is empty for all but the agent to act."""
        seat = self._seat_of[agent]
        return self.table.observed(self.game_state, seat, seat == self._seat and not self._over)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own `last` gives, by a shorter way while the game goes on."""
        if self._over or self._state is None:
            last: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
            return last
        seen = self.table.observed(self._state, self._seat, True) if observe else None
        return seen, 0.0, False, False, self.infos[self.agent_selection]

    def step(self, action: int | None) -> None:
        """The answer of the agent to act; None once the game is over, as PettingZoo wants it."""
        if self._over:
            self._was_dead_step(action)
            return
        state = self.game_state
        if action is None:
            raise BadInput("The game is not over: an action is needed.")
        state.take(self._seat, int(action))
        self.infos[self.agent_selection] = {}
        self._answers += 1
        if state.outcome is not None:
            self._over = True
            self.terminations = dict.fromkeys(self.agents, True)
            paid = rewards_of(state.outcome, len(self.agents), self.rewarded_by)
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self.infos = {agent: {"outcome": state.outcome.plain()} for agent in self.agents}
            self._accumulate_rewards()
        elif self._answers >= self.bound:
            self._over = True
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._turn_to(state)

    def render(self) -> str | None:
        """The table as text, where the render mode is "ansi"."""
        if self.render_mode is None:
            return None
        return self.table.picture(self.game_state, self.viewer, self.lang)

    def close(self) -> None:
        """There is nothing to close."""

    def _turn_to(self, state: State) -> None:
        self._seat = seat = next_seat(state)
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"options": state.options(seat)}
