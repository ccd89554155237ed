"""Queries about the game: why something is not possible, what somebody may mean, how it was before."""

from __future__ import annotations

from grotto.kernel.option import Noun
from grotto.kernel.state import State
from grotto.kernel.text import Refusal as Against
from grotto.table.deciding import No
from grotto.table.protocol import At, Done, FromServer, Meant, Past, Reason, Refusal, WhyNot, Wish
from grotto.table.saying import as_intent, said
from grotto.table.showing import NOTHING, past_view
from grotto.table.standing import Table

MOST_REASONS = 4


def why_not(table: Table, query: WhyNot) -> FromServer:
    """The rule that forbids something, or Done where nothing does."""
    state = _state(table)
    against = state.why_not(query.seat, as_intent(query.intent))
    if against is None:
        return Done(query.id, table.seen(query.seat))
    return Refusal(query.id, said(against.text), against.rule)


def meant(table: Table, query: Wish) -> FromServer:
    """The options that somebody may mean who names some things; where there are none, the reasons."""
    state = _state(table)
    setup = state.base
    by_name: dict[str, Noun] = {noun.name: noun for noun in setup.nouns()}
    for name in query.named:
        if name not in by_name:
            raise No("table-no-such-name", name=name)
    wishes = setup.wishes(state.view(query.seat), query.seat, [by_name[name] for name in query.named])
    options: list[int] = []
    reasons: list[Against] = []
    for wish in wishes:
        against = state.why_not(query.seat, wish)
        number = state.find(query.seat, wish) if against is None else -1
        if number >= 0 and number not in options:
            options.append(number)
        elif against is not None and wish.verb == wishes[0].verb and against not in reasons:
            reasons.append(against)
    why = [Reason(said(one.text), one.rule) for one in reasons[:MOST_REASONS]] if not options else []
    return Meant(query.id, options, why)


def past(table: Table, viewer: int, query: At) -> FromServer:
    """The table as it was after so many answers."""
    play = table.play
    if play is None or viewer == NOTHING:
        raise No("table-not-begun")
    if query.step > play.step:
        raise No("table-no-such-step", step=query.step)
    return Past(query.id, query.step, past_view(table, play.at(query.step), viewer))


def _state(table: Table) -> State:
    if table.play is None:
        raise No("table-not-begun")
    if table.state != "playing":
        raise No("table-over")
    return table.play.state
