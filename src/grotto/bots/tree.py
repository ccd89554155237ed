"""What a search remembers of the questions it has met: how often each answer was tried, and what came of it."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

Key = tuple[int, str, tuple[int, ...]]
"""By what a seat tells questions apart: who is asked, and, where it is the seat itself, what and with which answers."""

UNTRIED: Final = 1.0  # what an answer counts that nobody has tried or judged: as good as won, so that it is tried first
SHARPNESS: Final = 30.0  # by how much more a better first guess is looked into: e times for each 1/30 of a win
LEVEL: Final = 0.15  # the share of attention that all answers have alike
TRUST: Final = 1.0  # for how many tries a first guess stands


class Node:
    """A question to one seat. The lists run side by side: one entry for each answer that was ever open here."""

    __slots__ = (
        "children",
        "guesses",
        "judged",
        "options",
        "parts",
        "places",
        "seat",
        "totals",
        "tries",
        "visits",
        "weights",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tries = 0
        self.options: list[int] = []
        self.places: dict[int, int] = {}
        self.guesses: list[float] = []  # the chance of the seat to win after the answer, at first sight
        self.weights: list[float] = []  # how much attention the guess earns it
        self.visits: list[int] = []
        self.totals: list[float] = []  # what the seat won in all visits together
        self.children: list[dict[Key, Node]] = []
        self.judged = False  # whether the guesses are worth anything
        self.parts: dict[int, Node] = {}  # what others try here who choose at the same time

    def part(self, seat: int) -> Node:
        """What another seat tries that chooses at the same time."""
        node = self.parts.get(seat)
        if node is None:
            node = Node(seat)
            self.parts[seat] = node
        return node

    def add(self, option: int, guess: float) -> None:
        """An answer that is met for the first time."""
        self.places[option] = len(self.options)
        self.options.append(option)
        self.guesses.append(guess)
        self.weights.append(0.0)
        self.visits.append(0)
        self.totals.append(0.0)
        self.children.append({})

    def weigh(self) -> None:
        """Share out attention by the guesses, after answers were added."""
        count = len(self.options)
        best = max(self.guesses)
        powers = [exp((guess - best) * SHARPNESS) for guess in self.guesses]
        total = sum(powers)
        self.weights = [(1.0 - LEVEL) * power / total + LEVEL / count for power in powers]

    def select(self, options: tuple[int, ...], curiosity: float) -> int:
        """The place of the answer to look into next: a good one, or one that has been looked at too little."""
        reach = curiosity * sqrt(self.tries + 1.0)
        all_open = len(options) == len(self.options)
        best, place = -1.0, 0
        for number in range(len(options)):
            here = number if all_open else self.places[options[number]]
            score = self.value(here) + reach * self.weights[here] / (1 + self.visits[here])
            if score > best:
                best, place = score, here
        return place

    def value(self, place: int) -> float:
        """The chance to win that an answer has shown so far."""
        visits = self.visits[place]
        if self.judged:
            return (self.totals[place] + TRUST * self.guesses[place]) / (visits + TRUST)
        return self.totals[place] / visits if visits else UNTRIED

    def expected(self, place: int, even: float) -> float:
        """The chance to win with an answer, for people: of one that nobody has tried or judged, what answers show on
        the whole, or an even chance."""
        if self.judged or self.visits[place]:
            return self.value(place)
        tried = sum(self.visits)
        return sum(self.totals) / tried if tried else even

    def note(self, place: int, won: float) -> None:
        """An answer was tried."""
        self.tries += 1
        self.visits[place] += 1
        self.totals[place] += won

    def most_tried(self) -> int:
        """The place of the answer that was looked into most; of several the one with the best value."""
        best = 0
        for place in range(1, len(self.options)):
            more = self.visits[place] - self.visits[best]
            if more > 0 or (more == 0 and self.value(place) > self.value(best)):
                best = place
        return best
