"""How fast four games of other libraries play at random: the yardsticks of `make bench`.

Every function plays whole games, choosing uniformly among the moves the library lists, until at
least `seconds` of this process's CPU time are used, and counts decisions: actions of players.
Deals and dice are no decisions. Each library is driven from Python by the fastest way it documents
that we found, and one game is played before the clock starts so that lazy set-up is not counted.
"""

import argparse
import importlib
import json
import math
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

# OpenSpiel's current_player() at a deal or a roll; in these games any other below 0 is the end.
CHANCE_PLAYER = -1
SEED_LIMIT = 2**32


@dataclass(frozen=True, slots=True)
class Rate:
    """What one measurement saw."""

    name: str
    decisions: int
    seconds: float
    games: int

    @property
    def per_second(self) -> float:
        """Decisions per second of CPU time."""
        return self.decisions / self.seconds


class PeerMissingError(RuntimeError):
    """A library to measure is not installed; the message says how to install it."""


def hanabi(seconds: float, seed: int) -> Rate:
    """OpenSpiel's hanabi, two players: the game ends early as random play spends the lives."""
    return _open_spiel("hanabi", seconds, seed)


def backgammon(seconds: float, seed: int) -> Rate:
    """OpenSpiel's backgammon; one decision uses both dice."""
    return _open_spiel("backgammon", seconds, seed)


def catanatron(seconds: float, seed: int) -> Rate:
    """Catan with four of catanatron's own random players, as its `Game.play` runs it.

    It rolls and chooses from Python's global generator, which every game seeds; that generator is
    put back afterwards. Even so, another process plays other games from the same seed.
    """
    before = random.getstate()  # loading the library draws from it, too
    module = _library("catanatron", "catanatron")
    seeds = random.Random(seed)
    players = [module.RandomPlayer(color) for color in module.Color]

    def play() -> int:
        game = module.Game(players, seed=seeds.randrange(1, SEED_LIMIT))
        game.play()
        return len(game.state.actions)

    try:
        return _measure("catanatron", seconds, play)
    finally:
        random.setstate(before)


def uno(seconds: float, seed: int) -> Rate:
    """RLCard's uno, two players, stepped with raw actions, which skips translating them.

    RLCard has no step without an observation.
    """
    module = _library("rlcard", "rlcard")
    chooser = random.Random(seed)
    env = module.make("uno", config={"seed": chooser.randrange(1, SEED_LIMIT)})
    uniform = chooser.random

    def play() -> int:
        step, is_over = env.step, env.is_over
        state, _ = env.reset()
        decisions = 0
        while not is_over():
            legal = state["raw_legal_actions"]
            state, _ = step(legal[int(uniform() * len(legal))], True)
            decisions += 1
        return decisions

    return _measure("rlcard uno", seconds, play)


PEERS: tuple[Callable[[float, int], Rate], ...] = (hanabi, backgammon, catanatron, uno)


def _open_spiel(game_name: str, seconds: float, seed: int) -> Rate:
    """Play an OpenSpiel game: one call tells chance, player and end apart."""
    game = _library("pyspiel", "open_spiel").load_game(game_name)
    uniform = random.Random(seed).random

    def play() -> int:
        state = game.new_initial_state()
        current_player, apply_action = state.current_player, state.apply_action
        legal_actions, chance_outcomes = state.legal_actions, state.chance_outcomes
        decisions = 0
        while True:
            player = current_player()
            if player >= 0:
                legal = legal_actions()
                apply_action(legal[int(uniform() * len(legal))])
                decisions += 1
            elif player == CHANCE_PLAYER:
                # Quicker than random.choices() and than the library's own sample_action().
                left = uniform()
                for outcome, probability in chance_outcomes():
                    left -= probability
                    if left < 0.0:
                        apply_action(outcome)
                        break
                else:  # the weights add up to a hair less than 1
                    apply_action(outcome)
            else:
                return decisions

    return _measure(f"open_spiel {game_name}", seconds, play)


def _measure(name: str, seconds: float, play: Callable[[], int]) -> Rate:
    """Play whole games until `seconds` of CPU time are used; `play` returns a game's decisions."""
    play()
    decisions = games = 0
    start = now = time.process_time()
    while now - start < seconds or games == 0:
        decisions += play()
        games += 1
        now = time.process_time()
    return Rate(name, decisions, now - start, games)


def _library(module: str, package: str) -> Any:
    """Import a peer only when it is measured, so that this file loads without any of them."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise PeerMissingError(
            f"{package} cannot be imported ({error}); `make bench` installs it, or run: "
            "python -m pip install --require-hashes -r bench/requirements.txt"
        ) from error


def _positive(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not (math.isfinite(seconds) and seconds > 0.0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive number of seconds")
    return seconds


def main() -> int:
    """Measure every peer and print the figures as JSON."""
    parser = argparse.ArgumentParser(description="Measure random play in other libraries' games.")
    parser.add_argument("--seconds", type=_positive, default=3.0, help="CPU seconds for each game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        rates = [peer(options.seconds, options.seed) for peer in PEERS]
    except PeerMissingError as error:
        print(f"peers: {error}", file=sys.stderr)
        return 1
    rows = [
        {
            "name": rate.name,
            "decisions_per_second": round(rate.per_second),
            "games": rate.games,
            "decisions": rate.decisions,
        }
        for rate in rates
    ]
    print(json.dumps(rows, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
