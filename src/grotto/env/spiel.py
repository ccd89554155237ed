"""Games for OpenSpiel, registered with pyspiel when this module is imported: `grotto_cave_troll` and so on.

Parameters are `players`, `options` (the settings of the game, like `edition:2015;stall-guard:on`), `bound` (answers
after which a game is cut off; 0: the table's own), `rewards` (`win` or `score`) and `memory` (lines of the past in an
information-state tensor).
Chance is explicit: every draw of a shuffle and every roll is a chance node. Seats that are asked at once answer one
after another, without knowing of each other's answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from grotto.env.asking_dice import MOST_OUTCOMES, Course, Line
from grotto.env.tables import Table
from grotto.games import all_games
from grotto.kernel import BadInput, FastDice, Game, Pack
from grotto.kernel.batch import SCORE, WIN, bound_of, known_reward, rewards_of

MEMORY: Final = 64  # lines of the past in an information-state tensor, unless a parameter says otherwise
LINE: Final = 8  # numbers in a line: 1 for an answer or 2 for an event, its option or kind, and the data of an event
HIGHEST_SCORE: Final = 10_000.0  # the bound of utilities by score that OpenSpiel wants to know
DEFAULTS: Final[dict[str, Any]] = {"players": 2, "options": "none", "bound": 0, "rewards": WIN, "memory": MEMORY}

_registered: dict[str, tuple[Game, Pack | None]] = {}


def register(game: Game, pack: Pack | None = None) -> str:
    """Make a game known to pyspiel, always with that pack if there is one; the name to load it by."""
    name = "_".join(["grotto", game.id, *([pack.name] if pack is not None else [])]).replace("-", "_")
    if name in _registered:
        return name
    _registered[name] = (game, pack)
    low, high = game.seats
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Grotto {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS | {"players": low},
    )

    class Registered(SpielGame):
        """The class that pyspiel makes a game of this name from."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, game, pack, params or {})

    pyspiel.register_game(kind, Registered)
    return name


def read_options(text: str) -> dict[str, str]:
    """The settings of a game from one parameter; OpenSpiel would take some of their values for numbers."""
    if text == DEFAULTS["options"]:
        return {}
    pairs = [part.partition(":") for part in text.split(";")]
    if not all(colon for _, colon, _ in pairs):
        raise BadInput(f"Options are written like edition:2015;stall-guard:on, not like {text!r}.")
    return {name: value for name, _, value in pairs}


class SpielGame(pyspiel.Game):
    """A table as OpenSpiel sees it."""

    def __init__(self, kind: Any, game: Game, pack: Pack | None, params: Mapping[str, Any]) -> None:
        given = {**kind.parameter_specification, **params}
        options = read_options(str(given["options"]))
        self.table = Table(game, int(given["players"]), options, pack)
        self.bound = bound_of(self.table.setup, int(given["bound"]))
        self.rewarded_by = known_reward(str(given["rewards"]))
        self.memory = int(given["memory"])
        self.option_names = self.table.setup.option_names()
        highest = HIGHEST_SCORE if self.rewarded_by == SCORE else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.setup.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.table.setup.seats,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=self.bound,
        )
        super().__init__(kind, info, dict(params))
        self.name = str(self)

    def new_initial_state(self) -> SpielState:
        """A new game, before anything is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SpielObserver:
        """What writes tensors and strings: of all that a seat remembers, or of what it knows now."""
        perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, perfect_recall)


class SpielCourse(Course):
    """A course that is stored, when OpenSpiel stores a state, as the choices that led there."""

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.name, self.choices)


def replayed(name: str, choices: tuple[int, ...]) -> Course:
    """A course from what was stored of it."""
    course = pyspiel.load_game(name).new_initial_state().course
    for number in choices:
        course.choose(number)
    assert isinstance(course, Course)
    return course


class SpielState(pyspiel.State):
    """A game in progress as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course = SpielCourse(game.table.setup, game.bound, game.name)

    def current_player(self) -> int:
        """The seat to answer, chance, or the end."""
        if self.course.over:
            return int(pyspiel.PlayerId.TERMINAL)
        player = self.course.player
        return player if player >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.state.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every result is as likely as another."""
        assert self.course.wanted is not None
        sides = self.course.wanted.sides
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.course.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return str(self.get_game().option_names[action])

    def is_terminal(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.course.over

    def returns(self) -> list[float]:
        """What every seat has at the end; nothing before it, or where the game was cut off."""
        seats = self.course.setup.seats
        if not self.course.over or self.course.state.outcome is None:
            return [0.0] * seats
        return rewards_of(self.course.state.outcome, seats, self.get_game().rewarded_by)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A game in which all that a seat cannot know is dealt anew; for searches that are written in Python."""
        twin: SpielState = self.clone()
        twin.course = self.course.redealt(player, FastDice(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        return self.course.text()


class SpielObserver:
    """Writes what a seat knows into a tensor and into a string.

    With perfect recall both also tell the past: the string all of what the seat did and heard, the tensor the last
    lines of it, as many as the parameter `memory` says.
    """

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.table = game.table
        self.names = self.table.layout.names()
        self.option_names = game.option_names
        self.perfect_recall = perfect_recall
        self.memory = game.memory if perfect_recall else 0
        self.tensor = np.zeros(self.table.size + self.memory * LINE, np.float32)
        self.dict = {"observation": self.tensor[: self.table.size]}
        if self.memory:
            self.dict["memory"] = self.tensor[self.table.size :].reshape(self.memory, LINE)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the deal it is empty."""
        self.tensor.fill(0)
        if not state.course.dealt:
            return
        self.dict["observation"][:] = self._seen(state, player)
        if self.memory:
            lines = state.course.memory[player][-self.memory :]
            for row, line in enumerate(reversed(lines)):
                self.dict["memory"][row, : len(line)] = [line[0] + 1, *line[1:]]

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        if not state.course.dealt:
            return "before the deal"
        seen = self._seen(state, player)
        text = " ".join(f"{self.names[index]}={seen[index]}" for index in np.flatnonzero(seen))
        if not self.perfect_recall:
            return text
        return "\n".join([*[self._line(line) for line in state.course.memory[player]], text])

    def _seen(self, state: SpielState, player: int) -> npt.NDArray[np.uint8]:
        return self.table.observed(state.course.state, player, asked=False)["observation"]

    def _line(self, line: Line) -> str:
        if line[0] == 0:
            return f"own {self.option_names[line[1]]}"
        return f"event {line[1]}{list(line[2:])}"


for _game in all_games().values():
    register(_game)
