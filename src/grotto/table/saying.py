"""What the kernel says, as it goes over the wire: texts, intents, nouns, options, questions."""

from __future__ import annotations

from grotto.kernel.event import Event
from grotto.kernel.game import Setup
from grotto.kernel.option import Intent, Noun, Option
from grotto.kernel.state import State
from grotto.kernel.text import Text
from grotto.table.protocol import IntentParts, LogLine, NounInfo, OptionInfo, QuestionInfo, Words


def said(text: Text) -> Words:
    """A text of the kernel."""
    return Words(text.key, {name: said(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()})


def intent_parts(intent: Intent) -> IntentParts:
    """An intent of the kernel."""
    return IntentParts(intent.verb, intent.piece, intent.source, intent.target, intent.card)


def as_intent(parts: IntentParts) -> Intent:
    """An intent for the kernel."""
    return Intent(parts.verb, parts.piece, parts.source, parts.target, parts.card)


def noun_info(noun: Noun) -> NounInfo:
    """A noun of a game."""
    return NounInfo(noun.part, noun.name, said(noun.text))


def option_info(option: Option) -> OptionInfo:
    """One answer."""
    return OptionInfo(option.number, intent_parts(option.intent), said(option.text))


def question_info(state: State, seat: int, number: int) -> QuestionInfo | None:
    """What a seat is asked, with all answers; None where it is not."""
    question = state.question(seat)
    if question is None:
        return None
    options = [option_info(state.describe(seat, option)) for option in state.options(seat)]
    return QuestionInfo(number, said(question.text), question.rule, options)


def log_line(setup: Setup, event: Event, step: int) -> LogLine:
    """An event for those who may know of it."""
    kind = setup.event_kind(event)
    return LogLine(step, kind.name, kind.rule, said(setup.event_text(event)), setup.event_parts(event))
