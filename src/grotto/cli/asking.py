"""Answers, and the question "why not", by name: what somebody types, held against the options there are."""

from __future__ import annotations

from grotto.cli.language import Speech
from grotto.cli.menu import Menu
from grotto.cli.naming import Names
from grotto.cli.rules import show_statement
from grotto.cli.screen import Screen
from grotto.kernel import Intent, Noun, Refusal, State
from grotto.kernel.rulebook import Rulebook

MOST_REASONS = 4


class Asker:
    """Understands names at one question of one seat."""

    def __init__(self, screen: Screen, speech: Speech, book: Rulebook) -> None:
        self.screen = screen
        self.speech = speech
        self.book = book
        self.names = Names(speech)

    def answer(self, typed: str, state: State, seat: int, menu: Menu) -> int | None:
        """The option that a line means, if just one; else what it might mean, or why it cannot be, is shown."""
        named = self.names.read(typed)
        wishes = state.base.wishes(state.view(seat), seat, named)
        meant = [(wish, option) for wish in wishes if (option := allowed(state, seat, wish)) is not None]
        options = sorted({option for _, option in meant})
        if len(options) == 1 and (len(named) > 1 or not meant[0][0].source):
            return options[0]
        if len(named) == 1:
            options = [option for option in state.options(seat) if _concerns(state, seat, option, named[0], wishes)]
        if options:
            menu.show(self.screen, options)
            self.screen.say(self.speech.cli("which"), "dim")
        else:
            self.why(typed, state, seat, menu)
        return None

    def why(self, typed: str, state: State, seat: int, menu: Menu) -> None:
        """Whether what a line names is possible, and if not, the rule that forbids it."""
        named = self.names.read(typed)
        wishes = state.base.wishes(state.view(seat), seat, named)
        options = [option for wish in wishes if (option := allowed(state, seat, wish)) is not None]
        if options:
            self.screen.say(self.speech.cli("possible"), "good")
            menu.show(self.screen, options)
            return
        reasons: list[Refusal] = []
        for wish in wishes:
            refusal = state.why_not(seat, wish) if wish.verb == wishes[0].verb else None
            if refusal is not None and refusal not in reasons:
                reasons.append(refusal)
        if not reasons:
            self.screen.say(self.speech.cli("why-how"))
        for refusal in _telling(reasons)[:MOST_REASONS]:
            self.explain(refusal)

    def explain(self, refusal: Refusal) -> None:
        """A refusal in words, and the statement it rests on."""
        self.screen.say(self.speech.say(refusal.text), "bad")
        statement = self.book.find(refusal.rule)
        if statement is not None:
            show_statement(self.screen, statement)


def allowed(state: State, seat: int, wish: Intent) -> int | None:
    """The option that an intent means, if it is open now."""
    option = state.find(seat, wish)
    return option if option in state.options(seat) else None


def _concerns(state: State, seat: int, option: int, noun: Noun, wishes: list[Intent]) -> bool:
    """Whether an option is about something named alone."""
    intent = state.describe(seat, option).intent
    parts = (intent.piece, intent.source, intent.target, intent.card)
    return noun.name in parts or any(wish.piece and wish.piece == intent.piece for wish in wishes)


def _telling(reasons: list[Refusal]) -> list[Refusal]:
    """The first reason comes from what was most likely meant; others of the same rule add nothing."""
    first: dict[str, Refusal] = {}
    for reason in reasons:
        first.setdefault(reason.rule, reason)
    return list(first.values())
