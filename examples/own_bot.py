"""A bot of one's own: it looks one answer ahead. `grotto lab match cave-troll own_bot:Greedy normal` measures it."""

from __future__ import annotations

from grotto.bots import Bot, Limit
from grotto.kernel import Dice, Game, State


class Greedy(Bot):
    """Takes the answer after which the game gives it the best chances."""

    def __init__(self, game: Game, dice: Dice, limit: Limit | None = None) -> None:
        super().__init__()
        self.dice = dice

    def choose(self, state: State, seat: int) -> int:
        best = float("-inf")
        choices: list[int] = []
        for option in self.open_to(state, seat):
            after = state.copy()
            after.advance(seat, option)
            value = self.value(after, seat)
            if value > best:
                best = value
                choices = []
            if value == best:
                choices.append(option)
        return choices[self.dice.below(len(choices), "greedy")]

    def value(self, state: State, seat: int) -> float:
        """What a position is worth to a seat: won, lost, or something in between."""
        if state.outcome is not None:
            return float(seat in state.outcome.winners)
        chances = state.chances()
        return chances[seat] if chances else 0.5
