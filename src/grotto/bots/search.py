"""A player that knows no game and thinks ahead: tree search over copies in which all it cannot know is dealt anew.

Each round deals anew, walks down the questions that it remembers, and judges the first new one: by the game's own idea
of the chances where there is one, else by playing on at random. What the thinking seat cannot tell apart is one node of
the tree, so it never plans on knowing what it does not. Seats that choose together do not know of each other's choice.
"""

from __future__ import annotations

from typing import Final

from grotto.bots.bot import Bot, Estimate
from grotto.bots.limit import ENDLESS, Budget, Limit
from grotto.bots.tree import Node
from grotto.bots.walk import Walk, key_of
from grotto.kernel.dice import Dice
from grotto.kernel.state import NOBODY, State

MOST_NODES: Final = 100_000  # in a tree; with so many it chooses at once
SURE_EVERY: Final = 64  # rounds, after which it asks itself whether it has made up its mind
SELDOM: Final = 4  # times fewer looks than the favourite got: not meant seriously


class Search(Bot):
    """Information-set Monte Carlo tree search. With `most` it makes no more rounds than that for a choice, unless the
    limit itself says how many."""

    def __init__(self, dice: Dice, limit: Limit, most: int = ENDLESS) -> None:
        super().__init__()
        self.dice = dice
        self.limit = limit
        self.most = most
        self.rounds = 0  # of the last choice
        self.reused = 0  # visits that the tree already had then
        self._seat = NOBODY
        self._root = Node(NOBODY)
        self._chosen = -1  # the place of the last choice in the root
        self._nodes = 0
        self._budget: Budget | None = None

    def stop(self) -> None:
        """Come to a choice at once, from any thread."""
        budget = self._budget
        if budget is not None:
            budget.stopped = True

    def choose(self, state: State, seat: int) -> int:
        """The answer that was looked into most. Among those who choose together, by lot in the proportion of the looks:
        who can be seen through is easily beaten there."""
        options = self.open_to(state, seat)
        if len(options) == 1:
            self._chosen = -1
            self.rounds = 0
            return options[0]
        self._think(state, seat)
        root = self._root
        self._chosen = root.most_tried()
        if state.actor == NOBODY and root.tries:
            self._chosen = self._drawn(root)
        return root.options[self._chosen]

    def estimate(self, state: State, seat: int) -> list[Estimate]:
        """Every option with the chance to win that it shows, the one it would choose first."""
        self.open_to(state, seat)
        self._think(state, seat)
        root = self._root
        even = 1.0 / state.base.seats
        found: list[Estimate] = []
        for place, option in enumerate(root.options):
            found.append(Estimate(option, root.expected(place, even), root.visits[place]))
        best = root.most_tried()
        found.insert(0, found.pop(best))
        return [found[0], *sorted(found[1:], key=lambda item: (-item.visits, -item.chance, item.option))]

    def _think(self, state: State, seat: int) -> None:
        self._begin(state, seat)
        budget = Budget(self.limit, self.most)
        self._budget = budget
        root = self._root
        self.reused = root.tries
        while budget.round():
            walk = Walk(state.redeal(seat, self.dice), seat, root, self.dice, budget)
            if not walk.run():
                budget.done -= 1
            self._nodes += walk.made
            if self._nodes > MOST_NODES or (budget.done % SURE_EVERY == 0 and _is_sure(root, budget)):
                break
        self.rounds = budget.done
        self._budget = None
        if not root.options:  # stopped before the first round
            root.judged = False
            for option in state.options(seat):
                root.add(option, 0.0)

    def _begin(self, state: State, seat: int) -> None:
        """Go on with what is known of this very question from thinking about the last one, or begin anew."""
        key = key_of(state, seat)
        known: Node | None = None
        if seat == self._seat and self._chosen >= 0 and self._nodes < MOST_NODES:
            known = self._root.children[self._chosen].get(key)
        self._root = known if known is not None else Node(seat)
        self._nodes = self._nodes if known is not None else 1
        self._seat = seat
        self._chosen = -1

    def _drawn(self, root: Node) -> int:
        """A place by lot, but none that was only looked at now and then."""
        least = max(root.visits) // SELDOM
        looks = [visits if visits > least else 0 for visits in root.visits]
        number = self.dice.below(sum(looks), "mixed")
        for place, count in enumerate(looks):
            number -= count
            if number < 0:
                return place
        return root.most_tried()


def _is_sure(root: Node, budget: Budget) -> bool:
    """Whether no other answer can catch up any more."""
    visits = sorted(root.visits)
    return len(visits) > 1 and visits[-1] - visits[-2] > budget.rounds_left()
