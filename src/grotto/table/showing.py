"""What a seat or a spectator is sent. Everything is put together from what is open to all, `State.views` and events
with audiences; nothing is taken out of a whole afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from grotto.kernel.event import sees
from grotto.kernel.state import State
from grotto.table.levels import usual_level
from grotto.table.play import Play
from grotto.table.protocol import ChatLine, GameInfo, QuestionInfo, SeatInfo, TableInfo, UndoInfo, Words
from grotto.table.saying import log_line, question_info, said
from grotto.table.standing import Table
from grotto.table.storage import Downtime

UNSET: Final = -3
NOTHING: Final = -2
PUBLIC: Final = -1
"""Who looks: nobody yet, one who may see nothing of the game, a spectator, or from 0 on a seat."""

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Sight(Struct):
    """Who is connected to a table: seats as a mask, when each was left, and how many look on."""

    here: int
    away_since: Sequence[float]
    watching: int


def seat_of(viewer: int) -> int | None:
    """A viewer as the kernel has it."""
    return viewer if viewer >= 0 else None


# --- the table ------------------------------------------------------------------------------------------------------


def table_info(
    table: Table,
    sight: Sight,
    now: float,
    downtimes: Sequence[Downtime],
    levels: Sequence[str],
    away_after: float = 0.0,
) -> TableInfo:
    """What everybody may know about a table."""
    assert table.opened is not None
    over = table.state == "over"
    usual = usual_level(levels)
    return TableInfo(
        id=table.id,
        game=table.opened.game,
        title=table.opened.title,
        state=table.state,
        options=table.options,
        ways=table.ways,
        seats=[_seat_info(table, seat, sight, now, downtimes, usual) for seat in range(len(table.chairs))],
        watching=sight.watching,
        now=now,
        pack=table.opened.pack[0] if table.opened.pack is not None else "",
        lesson=table.opened.lesson,
        trouble=table.trouble,
        commitment=table.commitment,
        secret=table.secret.hex() if over and table.commitment else "",
        asking=table.asking,
        rematch=table.rematch,
        before=table.opened.before,
        advice=table.advice,
        away_after=away_after,
    )


def _seat_info(
    table: Table, seat: int, sight: Sight, now: float, downtimes: Sequence[Downtime], usual: str
) -> SeatInfo:
    chair = table.chairs[seat]
    here = bool(sight.here >> seat & 1)
    return SeatInfo(
        number=seat,
        by=chair.by,
        name=chair.name,
        level=(chair.level or usual) if chair.bot else "",
        host=chair.host,
        here=here,
        away_since=0.0 if here or not chair.key else sight.away_since[seat],
        resigned=chair.resigned,
        left=chair.left,
        clock=table.time_left(seat, now, downtimes),
    )


# --- the game -------------------------------------------------------------------------------------------------------


def game_infos(table: Table, viewers: Sequence[int]) -> list[GameInfo]:
    """The game as each of some viewers sees it now."""
    play = table.play
    assert play is not None
    views = play.state.views([seat_of(viewer) for viewer in viewers])
    awaits = list(table.awaits())
    return [_game_info(table, play, viewer, view, awaits) for viewer, view in zip(viewers, views, strict=True)]


def _game_info(table: Table, play: Play, viewer: int, view: dict[str, Any], awaits: list[int]) -> GameInfo:
    info = GameInfo(
        step=play.step,
        question=play.question,
        view=fair(table, view),
        awaits=awaits,
        since=play.since,
    )
    if viewer >= 0:
        info.answered = play.last_answer(viewer)
        if table.state == "playing" and not table.chairs[viewer].bot:
            info.asked = asked(play, viewer)
            info.undo = undo_info(table, play, viewer)
    return info


def asked(play: Play, seat: int) -> QuestionInfo | None:
    """What a seat is asked."""
    return question_info(play.state, seat, play.question)


def undo_info(table: Table, play: Play, seat: int) -> UndoInfo:
    """What a seat may take back by right, or why nothing."""
    if not table.ways.undo:
        return UndoInfo(0, Words("table-no-undo-here"))
    option = play.match.undoable(seat)
    if option is None:
        return UndoInfo(0, Words("kernel-no-undo"))
    return UndoInfo(play.match.can_undo(seat), said(option.text))


def fair(table: Table, view: dict[str, Any]) -> dict[str, Any]:
    """A view in which a seat that has given up does not win: the best of the others does."""
    gone = {seat for seat, chair in enumerate(table.chairs) if chair.resigned}
    outcome = view["outcome"]
    if not gone or outcome is None:
        return view
    scores = outcome["scores"]
    staying = [seat for seat in range(len(scores)) if seat not in gone]
    winners = [seat for seat in outcome["winners"] if seat not in gone]
    if outcome["winners"] and not winners and staying:
        most = max(scores[seat] for seat in staying)
        winners = [seat for seat in staying if scores[seat] == most]
    return {**view, "outcome": {**outcome, "winners": winners}}


def past_view(table: Table, state: State, viewer: int) -> dict[str, Any]:
    """The game as it was, for one who looks."""
    return fair(table, state.view(seat_of(viewer)))


# --- the log --------------------------------------------------------------------------------------------------------


def log_raws(play: Play, begin: int, viewers: Sequence[int]) -> list[list[Raw]]:
    """The lines of the log from an event on, for each of some viewers, each line written but once."""
    log = play.match.log
    lines: list[list[Raw]] = [[] for _ in viewers]
    for number in range(begin, len(log)):
        event = log[number]
        raw: Raw | None = None
        for place, viewer in enumerate(viewers):
            if viewer != NOTHING and sees(event.audience, seat_of(viewer)):
                if raw is None:
                    raw = Raw(encode(log_line(play.match.setup, event, play.step_of(number))))
                lines[place].append(raw)
    return lines


def count_lines(play: Play, viewer: int, end: int) -> int:
    """How many lines a viewer has of the first events."""
    if viewer == NOTHING:
        return 0
    seat = seat_of(viewer)
    return sum(1 for event in play.match.log[:end] if sees(event.audience, seat))


def event_after(play: Play, viewer: int, lines: int) -> int:
    """The event from which a viewer has to be told who knows so many lines."""
    seat = seat_of(viewer)
    for number, event in enumerate(play.match.log):
        if viewer != NOTHING and sees(event.audience, seat):
            if lines <= 0:
                return number
            lines -= 1
    return len(play.match.log)


def still_true(table: Table, viewer: int, seen: int) -> int:
    """How much of the log has never been cut since a viewer was shown so many records."""
    length = len(table.play.match.log) if table.play is not None else 0
    for to_all, to_seats, cut in reversed(table.cuts):
        if to_all + (to_seats[viewer] if 0 <= viewer < len(to_seats) else 0) <= seen:
            break
        length = min(length, cut)
    return length


# --- messages, with parts that are written once ----------------------------------------------------------------------


class RawSnapshot(Struct, tag="snapshot", tag_field="type", omit_defaults=True):
    """The protocol's Snapshot."""

    id: str
    seq: int
    held: list[int]
    table: Raw
    chat: list[ChatLine]
    log_from: int
    log: list[Raw]
    look: int | None = None
    game: GameInfo | None = None
    furniture: Raw | None = None
    nouns: Raw | None = None


class RawChanged(Struct, tag="changed", tag_field="type", omit_defaults=True):
    """The protocol's Changed."""

    seq: int
    table: Raw | None = None
    game: GameInfo | None = None
    furniture: Raw | None = None
    nouns: Raw | None = None
    log_from: int | None = None
    log: list[Raw] = []
    chat: list[ChatLine] = []
