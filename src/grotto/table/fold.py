"""Applying records: the same records make the same table, on every server and after every restart.

No waiting, no clock and no chance of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grotto.kernel.errors import GrottoError
from grotto.kernel.event import EVERYONE
from grotto.kernel.match import Tried
from grotto.table import applying, records
from grotto.table.clocks import Account
from grotto.table.library import Library
from grotto.table.play import Play
from grotto.table.protocol import Words
from grotto.table.records import Body, Record
from grotto.table.standing import Effect, Table, as_rolls, linked


def apply(table: Table, record: Record, tried: Tried | None = None) -> Effect:
    """The next record. One that no longer does what it says freezes the table, and nothing after it is applied.

    `tried` is what deciding has already worked out; without it the record comes from elsewhere and is checked.
    """
    if record.seq != table.seq + 1:
        raise GrottoError(f"Record {record.seq} does not follow record {table.seq}.")
    effect = Effect()
    if table.trouble is None:
        if tried is None and record.chain != linked(table.chain, record):
            effect = _freeze(table, "table-frozen-chain", record)
        else:
            effect = _carried_out(table, record, tried)
    table.seq = record.seq
    table.at = max(table.at, record.at)
    table.chain = record.chain
    if record.command:
        table.commands[record.command] = record.seq
    table.count(effect)
    return effect


def _carried_out(table: Table, record: Record, tried: Tried | None) -> Effect:
    table.run_clocks(record.at)
    try:
        if isinstance(record.body, records.Chosen):
            return _chosen(table, record.body, record, tried)
        return APPLY[type(record.body)](table, record.body, record)
    except (GrottoError, LookupError, ValueError, AssertionError):
        # The rules have changed, or somebody has changed the log. What it says stays as it is.
        return _freeze(table, "table-frozen-rules", record)


def _freeze(table: Table, key: str, record: Record) -> Effect:
    now = table.known.game.version if table.known is not None else "?"
    step = table.play.step if table.play is not None else 0
    table.trouble = Words(key, {"record": record.seq, "step": step, "then": record.version, "now": now})
    table.state = "frozen"
    table.asking = None
    return Effect(info=True, game=EVERYONE if table.play is not None else 0)


def _chosen(table: Table, body: records.Chosen, record: Record, tried: Tried | None) -> Effect:
    play = table.playing()
    seat = body.seat
    first = seat in play.state.awaits
    play.take(seat, body.option, as_rolls(body.rolls) if tried is None else (), tried, record.at)
    account = table.chairs[seat].account
    if account is not None and first and body.by == "player" and table.ways.clock is not None:
        account.allowed += table.ways.clock.more
    if play.state.over:
        table.finish()
    return Effect(info=(first and account is not None) or table.state == "over", game=EVERYONE if first else 1 << seat)


def _began(table: Table, body: records.Began, record: Record) -> Effect:
    known = table.fitting(len(table.chairs), table.options)
    secret = bytes.fromhex(body.secret)
    play = Play(table.deal(known, secret), record.at)
    if play.match.transcript.rolls != as_rolls(body.rolls):
        raise GrottoError("The chance results of the setup are not those of the record.")
    table.known = known
    table.play = play
    table.version = record.version
    table.secret = secret
    table.commitment = play.match.transcript.commitment = body.commitment
    table.state = "playing"
    for chair in table.chairs:
        chair.account = Account(float(table.ways.clock.base)) if table.ways.clock is not None else None
    if play.state.over:
        table.finish()
    return Effect(info=True, game=EVERYONE, began=True)


class Draft:
    """A new table being made: its first records, already applied to it."""

    def __init__(self, name: str, library: Library, at: float) -> None:
        self.table = Table(name, library)
        self.at = at
        self.records: list[Record] = []

    def add(self, body: Body, version: str) -> None:
        """One record more."""
        record = next_record(self.table, body, self.at, version)
        self.records.append(record)
        apply(self.table, record)


def next_record(table: Table, body: Any, at: float, version: str, command: str = "") -> Record:
    """The record that would follow, with its link to those before."""
    bare = Record(table.seq + 1, max(at, table.at), version, body, command)
    return Record(bare.seq, bare.at, version, body, command, linked(table.chain, bare))


APPLY: Final[dict[type[Body], Callable[[Table, Any, Record], Effect]]] = {
    records.Opened: applying.opened,
    records.Sat: applying.sat,
    records.Stood: applying.stood,
    records.Moved: applying.moved,
    records.Arranged: applying.arranged,
    records.Began: _began,
    records.Renamed: applying.renamed,
    records.BotSat: applying.bot_sat,
    records.Left: applying.left,
    records.Returned: applying.returned,
    records.RanOut: applying.ran_out,
    records.Resigned: applying.resigned,
    records.TakenBack: applying.taken_back,
    records.AskedBack: applying.asked_back,
    records.AnsweredBack: applying.answered_back,
    records.Said: applying.said,
    records.Notified: applying.notified,
    records.Rematched: applying.rematched,
}
"""What each kind of record does, but for answers."""
