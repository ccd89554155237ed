"""One round of a search: down the tree in one dealt copy, a look at what is new, and back up with what it showed."""

from __future__ import annotations

from typing import Final

from grotto.bots.bot import shares
from grotto.bots.limit import Budget
from grotto.bots.tree import Key, Node
from grotto.kernel.dice import Dice
from grotto.kernel.state import NOBODY, State

CURIOSITY: Final = 0.25  # where the game judges positions: its guesses are nearly right
WIDE_CURIOSITY: Final = 1.5  # where only whole games tell
DEEPEST: Final = 400  # questions in one round
LONGEST: Final = 4000  # answers in a game played on by lot; one that is not over then counts as even


class Walk:
    """A walk through one copy, and the questions and answers it has passed."""

    def __init__(self, state: State, seat: int, root: Node, dice: Dice, budget: Budget | None = None) -> None:
        self.state = state
        self.seat = seat
        self.node = root
        self.dice = dice
        self.budget = budget
        self.nodes: list[Node] = []
        self.places: list[int] = []
        self.made = 0

    def run(self) -> bool:
        """Go down until something is new or the game is over, and note for every answer passed what came of it.
        False where the time was up before that showed."""
        values: list[float] = []
        while not values and len(self.nodes) < DEEPEST:
            self._pass_over()
            state = self.state
            if state.outcome is not None:
                break
            if self.nodes:
                self._go_down()
            values = self._answer_together() if state.actor == NOBODY else self._answer()
        if not values:
            values = judged(self.state, self.dice, self.budget)
        if self.budget is not None and self.budget.stopped:
            return False
        for number, node in enumerate(self.nodes):
            if node.seat != NOBODY:
                node.note(self.places[number], values[node.seat])
        return True

    def _pass_over(self) -> None:
        """Give the answers of the thinking seat that are the only ones."""
        state, seat = self.state, self.seat
        while state.outcome is None and state.actor == seat:
            options = state.options(seat)
            if len(options) > 1:
                return
            state.advance(seat, options[0])

    def _go_down(self) -> None:
        """To the question that has come up after the last answer of the walk."""
        key = key_of(self.state, self.seat)
        children = self.nodes[-1].children[self.places[-1]]
        node = children.get(key)
        if node is None:
            node = Node(key[0])
            children[key] = node
            self.made += 1
        self.node = node

    def _answer(self) -> list[float]:
        """One seat's answer. The chances, if the question is new and the game can judge positions; else nothing yet."""
        state, node = self.state, self.node
        seat = state.actor
        options = state.sensible(seat)
        new = not node.options
        best = self._add(node, seat, options)
        if best and (new or (self.budget is not None and self.budget.stopped)):
            return best  # where time was up, some answers may be missing that one would choose from
        self._take(node, seat, options)
        return judged(state, self.dice, self.budget) if new else []

    def _add(self, node: Node, seat: int, options: tuple[int, ...]) -> list[float]:
        """Put answers into a node that were not open there before; the chances after the best of them, where known."""
        new = [option for option in options if option not in node.places]
        if not new:
            return []
        if not self.state.chances():
            self._add_blindly(node, new)
            return []
        best: list[float] = []
        for option in new:
            if self.budget is not None and self.budget.over() and best:
                break
            twin = self.state.copy()
            twin.advance(seat, option)
            values = shares(twin) if twin.outcome is not None else twin.chances()
            node.add(option, values[seat])
            if not best or values[seat] > best[seat]:
                best = values
        node.judged = True
        node.weigh()
        return best

    def _add_blindly(self, node: Node, new: list[int]) -> None:
        """The same without any idea of the chances: in random order, so that none is always looked at first."""
        for number in self.dice.shuffled(len(new), "blind"):
            node.add(new[number], 0.0)
        node.weigh()

    def _take(self, node: Node, seat: int, options: tuple[int, ...]) -> None:
        place = node.select(options, CURIOSITY if node.judged else WIDE_CURIOSITY)
        self.nodes.append(node)
        self.places.append(place)
        self.state.advance(seat, node.options[place])

    def _answer_together(self) -> list[float]:
        """The secret answers of several seats, each chosen by what has paid for that seat alone.

        Whoever has answered already may have answered anything: it chooses again, before the others, as nothing goes on
        until all those have answered whom the game waits for. Where the walk goes on depends on the thinking seat's
        answer alone, as the others' are not known to be seen.
        """
        state, main = self.state, self.node
        new = not main.tries
        awaited = state.awaits
        others = [seat for seat in state.asks if seat != self.seat]
        for seat in sorted(others, key=lambda seat: seat in awaited):
            self._answer_apart(main.part(seat), seat)
        if self.seat in state.asks:
            self._answer_apart(main, self.seat)
        else:
            if not main.options:
                main.add(NOBODY, 0.0)
            main.tries += 1
            self.nodes.append(main)
            self.places.append(0)
        return judged(state, self.dice, self.budget) if new else []

    def _answer_apart(self, node: Node, seat: int) -> None:
        options = self.state.options(seat)
        if not options:
            return
        new = [option for option in options if option not in node.places]
        if new:
            self._add_blindly(node, new)
        self._take(node, seat, options)


def key_of(state: State, seat: int) -> Key:
    """What tells a question apart for a thinking seat."""
    if (state.asked_mask() >> seat) & 1:
        return seat, type(state.agenda[-1]).__name__, state.options(seat)
    return state.actor, "", ()


def judged(state: State, dice: Dice, budget: Budget | None = None) -> list[float]:
    """Every seat's part of the game: as it ended, as the game judges it, or as it ends when it is played on by lot."""
    if state.outcome is None:
        values = state.chances()
        if values:
            return values
        _play_on(state, dice, budget)
    if state.outcome is None:
        return [1.0 / state.base.seats] * state.base.seats
    return shares(state)


def _play_on(state: State, dice: Dice, budget: Budget | None) -> None:
    """Answers by lot, the likelier ones by the game's own leanings, to the end of the game or of the time."""
    answers = 0
    while state.outcome is None and answers < LONGEST:
        if budget is not None and budget.over():
            return
        answers += 1
        seat = state.actor
        if seat == NOBODY:
            seat = state.awaits[0]
        options = state.options(seat)
        leanings = state.leanings(seat, options)
        if not leanings:
            state.advance(seat, options[dice.below(len(options), "lot")])
            continue
        number = dice.below(sum(leanings), "lot")
        for option, leaning in zip(options, leanings, strict=True):
            number -= leaning
            if number < 0:
                state.advance(seat, option)
                break
