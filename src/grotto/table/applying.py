"""What the records do that are not moves of the game: seats, ways, take-backs, talk."""

from __future__ import annotations

from typing import Final

from grotto.kernel.event import EVERYONE
from grotto.table import records
from grotto.table.chairs import Chair
from grotto.table.clocks import Account
from grotto.table.levels import level_now
from grotto.table.protocol import Asking, ChatLine
from grotto.table.records import Record
from grotto.table.standing import Effect, Table

CHAT_KEPT: Final = 200  # lines
SAID_KEPT: Final = 30
SHORTEST_RETURN: Final = 60.0  # seconds, for a seat that plays again after its time ran out

# --- before the game ------------------------------------------------------------------------------------------------


def opened(table: Table, body: records.Opened, record: Record) -> Effect:
    """The table is there."""
    table.opened = body
    table.options = body.options
    table.ways = body.ways
    table.version = record.version
    table.chairs = [Chair() for _ in range(body.seats)]
    table.shown_to = [0] * body.seats
    table.known = table.fitting(body.seats, body.options)
    return Effect(info=True)


def sat(table: Table, body: records.Sat, record: Record) -> Effect:
    """Somebody took a seat; in the game he plays on for the one who left it, and his clock is that one's."""
    chair = table.chairs[body.seat]
    chair.stand()
    chair.key, chair.name = body.key, body.name
    chair.bot = chair.left = False
    chair.level = ""
    chair.host = body.host
    table.shared = table.shared or body.guest
    _time_to_return(table, chair)
    table.pass_on_host()
    return Effect(info=True)


def stood(table: Table, body: records.Stood, record: Record) -> Effect:
    """A seat became free."""
    table.chairs[body.seat].stand()
    table.pass_on_host()
    return Effect(info=True)


def moved(table: Table, body: records.Moved, record: Record) -> Effect:
    """A player changed seats."""
    chairs = table.chairs
    chairs[body.seat], chairs[body.to] = chairs[body.to], chairs[body.seat]
    return Effect(info=True)


def arranged(table: Table, body: records.Arranged, record: Record) -> Effect:
    """Another number of seats, other options, other ways."""
    table.chairs = table.chairs[: body.seats] + [Chair() for _ in range(body.seats - len(table.chairs))]
    table.shown_to = [0] * body.seats
    table.options = body.options
    table.ways = body.ways
    table.known = table.fitting(body.seats, body.options)
    return Effect(info=True)


# --- who plays ------------------------------------------------------------------------------------------------------


def renamed(table: Table, body: records.Renamed, record: Record) -> Effect:
    """Another name."""
    table.chairs[body.seat].name = body.name
    return Effect(info=True)


def bot_sat(table: Table, body: records.BotSat, record: Record) -> Effect:
    """A bot plays from now on, or none does any more."""
    chair = table.chairs[body.seat]
    chair.bot = body.level != ""
    chair.level = level_now(body.level)
    if not chair.bot:
        _time_to_return(table, chair)
    return _play_changed(table, record)


def left(table: Table, body: records.Left, record: Record) -> Effect:
    """A player left during the game; what he held is worth nothing any more."""
    chair = table.chairs[body.seat]
    name = chair.name
    chair.stand()
    chair.name = name
    chair.bot = chair.left = True
    chair.level = ""
    table.pass_on_host()
    return _play_changed(table, record)


def returned(table: Table, body: records.Returned, record: Record) -> Effect:
    """A player plays for himself again."""
    chair = table.chairs[body.seat]
    chair.bot = False
    chair.level = ""
    _time_to_return(table, chair)
    return _play_changed(table, record)


def ran_out(table: Table, body: records.RanOut, record: Record) -> Effect:
    """A seat's time is over."""
    chair = table.chairs[body.seat]
    chair.bot = True
    chair.level = ""
    if chair.account is not None:
        chair.account = Account(0.0)
    return _play_changed(table, record)


def resigned(table: Table, body: records.Resigned, record: Record) -> Effect:
    """A seat gave up; a bot plays on so that the others can."""
    chair = table.chairs[body.seat]
    chair.resigned = True
    chair.bot = True
    chair.level = ""
    table.gave_up()
    return _play_changed(table, record)


def _play_changed(table: Table, record: Record) -> Effect:
    """Others play now: a take-back may have all it needs, and the clocks of others run."""
    effect = table.agreed(record.at)
    if table.play is not None:
        effect.game = EVERYONE
    return effect


def _time_to_return(table: Table, chair: Chair) -> None:
    """Whoever plays a seat again whose time had run out gets a little."""
    if chair.account is not None and chair.account.allowed <= 0 and table.ways.clock is not None:
        chair.account = Account(max(SHORTEST_RETURN, float(table.ways.clock.more)))


# --- taking back ----------------------------------------------------------------------------------------------------


def taken_back(table: Table, body: records.TakenBack, record: Record) -> Effect:
    """A seat took back its last answer by right."""
    assert table.play is not None
    cut = table.play.told_by(table.play.step - 1)
    table.play.undo(body.seat, record.at)
    if table.asking is not None and table.asking.step >= table.play.step:
        table.asking = None
    return Effect(info=True, game=EVERYONE, cut=cut)


def asked_back(table: Table, body: records.AskedBack, record: Record) -> Effect:
    """A seat asks to go back."""
    table.asking = Asking(record.seq, body.seat, body.step, [body.seat])
    return table.agreed(record.at)


def answered_back(table: Table, body: records.AnsweredBack, record: Record) -> Effect:
    """A seat agrees, or not; the one who asked withdraws it."""
    asking = table.asking
    assert asking is not None
    if body.agree:
        table.asking = Asking(asking.ask, asking.seat, asking.step, [*asking.agreed, body.seat])
        return table.agreed(record.at)
    if body.seat != asking.seat:
        asker = table.chairs[asking.seat]
        asker.declined += 1
        asker.declined_at = record.at
    table.asking = None
    return Effect(info=True)


# --- the rest -------------------------------------------------------------------------------------------------------


def said(table: Table, body: records.Said, record: Record) -> Effect:
    """Somebody said something."""
    chair = table.chairs[body.seat]
    table.chat.append(ChatLine(body.seat, chair.name, record.at, body.text, body.phrase))
    del table.chat[:-CHAT_KEPT]
    table.said += 1
    chair.said.append(record.at)
    del chair.said[:-SAID_KEPT]
    return Effect(chat=1)


def notified(table: Table, body: records.Notified, record: Record) -> Effect:
    """Where a seat wants to be told; nobody else hears of it."""
    chair = table.chairs[body.seat]
    chair.email, chair.webhook, chair.lang = body.email, body.webhook, body.lang
    return Effect()


def rematched(table: Table, body: records.Rematched, record: Record) -> Effect:
    """There is a next table."""
    table.rematch = body.table
    return Effect(info=True)
