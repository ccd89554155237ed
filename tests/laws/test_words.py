"""Law 8: all that is ever said has words in every language; refusals and events cite rules that are in the rulebook."""

from __future__ import annotations

from typing import Final

import pytest

from grotto.kernel import Event, FastDice, Game, Intent, Match, Refusal, Refused, Text
from grotto.kernel.rulebook import Rulebook, read_rulebook
from grotto.kernel.words import LANGUAGES, keys
from tests.laws.catalogue import CASES, GAMES
from tests.laws.playing import Case, Player, Speech, ending_text

GAMES_EACH: Final = 2
PROBES: Final = 12  # numbers and wishes tried at each question, for refusals


class Listener:
    """Hears all that a game says, says it in every language and looks up every rule."""

    def __init__(self, game: Game) -> None:
        self.speech = Speech(game)
        self.books: list[Rulebook] = [
            read_rulebook((game.folder() / f"rules.{lang}.md").read_text(encoding="utf-8")) for lang in LANGUAGES
        ]

    def rule(self, number: str) -> None:
        """A cited rule stands in every rulebook."""
        assert all(number in book.statements for book in self.books), f"there is no rule {number}"

    def refusal(self, refusal: Refusal) -> None:
        """A refusal's words and rule."""
        self.speech.say(refusal.text)
        self.rule(refusal.rule)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_said_has_words_and_rules(case: Case) -> None:
    listener = Listener(case.game)
    setup = case.setup()
    for rule in (setup.rule_over, setup.rule_asked, setup.rule_undo):
        listener.rule(rule)
    for seed in range(GAMES_EACH):
        match, player = Match(setup, FastDice(seed)), Player(seed, curious=True)
        wishes: list[Intent] = []
        while not match.state.over:
            wishes += hear_question(match, listener, player, wishes)
            seat = player.seat(match.state)
            match.take(seat, player.option(match.state, seat))
        for event in match.log:
            hear_event(match, event, listener)
        listener.speech.say(ending_text(match))
        with pytest.raises(Refused) as caught:
            match.undo(0)
        listener.refusal(caught.value.refusal)


def hear_question(match: Match, listener: Listener, player: Player, wishes: list[Intent]) -> list[Intent]:
    """What is asked, offered and refused now; the wishes that can be met here, for later questions."""
    state = match.state
    found = []
    for seat in state.asks:
        question = state.question(seat)
        assert question is not None
        listener.speech.say(question.text)
        listener.rule(question.rule)
        offered = state.options(seat)
        for option in offered:
            described = state.describe(seat, option)
            listener.speech.say(described.text)
            found.append(described.intent)
        for _ in range(PROBES):
            number = player.dice.below(state.base.size + 1, "probe")
            if number not in offered:
                listener.refusal(state.refusal(seat, number))
            if wishes:
                refusal = state.why_not(seat, wishes[player.dice.below(len(wishes), "wish")])
                if refusal is not None:
                    listener.refusal(refusal)
    for seat in range(state.base.seats):
        if seat not in state.asks:
            assert state.question(seat) is None
            listener.refusal(state.refusal(seat, 0))
    return found[:2]


def hear_event(match: Match, event: Event, listener: Listener) -> None:
    """An event in words, with its rule and all its data named."""
    kind = match.setup.event_kind(event)
    listener.speech.say(match.setup.event_text(event))
    listener.rule(kind.rule)
    assert len(kind.fields) == len(event.data)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_language_has_the_same_keys(game: Game) -> None:
    first, *others = [keys(lang, game.folder()) for lang in LANGUAGES]
    assert first
    for other in others:
        assert {key for key in other if "." not in key} == {key for key in first if "." not in key}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rulebooks_number_the_same_statements(game: Game) -> None:
    listener = Listener(game)
    first, *others = [list(book.statements) for book in listener.books]
    assert first
    assert all(other == first for other in others)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_settings_have_words_and_rules(game: Game) -> None:
    listener = Listener(game)
    listener.speech.say(Text("game-title"))
    for setting in game.settings():
        listener.rule(setting.rule)
        assert not setting.choices or setting.default in setting.choices
        key = f"setting-{setting.name}"
        listener.speech.say(Text(key))
        assert all(voice.has(f"{key}.hint") for voice in listener.speech.voices)
        for choice in setting.choices:
            listener.speech.say(Text(f"{key}-{choice}"))
