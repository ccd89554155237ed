"""Whether a command would be carried out now, and the records that would say so. Looks, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from grotto.kernel.errors import GrottoError, Refused
from grotto.kernel.match import Tried
from grotto.kernel.words import LANGUAGES
from grotto.table import protocol, records
from grotto.table.chairs import Chair
from grotto.table.levels import level_now
from grotto.table.play import Play
from grotto.table.ports import Chance
from grotto.table.protocol import Words
from grotto.table.records import Body
from grotto.table.saying import said
from grotto.table.standing import Table, bound, roll_parts
from grotto.table.storage import Downtime
from grotto.table.typed import clean, is_email, is_phrase, is_webhook

MOST_RECORDS: Final = 100_000
SAYING: Final = (30, 60.0)  # so many times in so many seconds a seat may say something
DECLINED_DELAY: Final = 10.0  # seconds, times the square of how often a take-back was declined


class No(Exception):
    """The command is refused: why, and by which rule. `stale`: it comes from an older picture of the game."""

    def __init__(self, key: str, rule: str = "", stale: bool = False, **args: int | str | Words) -> None:
        super().__init__(key)
        self.words = Words(key, dict(args))
        self.rule = rule
        self.stale = stale


class AlreadyDone(Exception):
    """What a command asks for is so already: it is answered as carried out, and nothing is written."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What deciding has to know besides the table. `away`: for how many seconds a seat has had no
    connection; None while it has one."""

    now: float
    chance: Chance
    away: Callable[[int], float | None]
    away_limit: float
    levels: Sequence[str]
    downtimes: Sequence[Downtime]


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be written, and for an answer what it comes to."""

    body: Body
    tried: Tried | None = None


def decide(table: Table, command: protocol.Command, scene: Scene) -> Decision:
    """The record that a command leads to; No where it is refused."""
    if table.trouble is not None:
        raise No("table-frozen")
    if table.seq >= MOST_RECORDS:
        raise No("table-too-long")
    return DECIDE[type(command)](table, command, scene)


# --- the game -------------------------------------------------------------------------------------------------------


def playing(table: Table) -> Play:
    """The game that is being played."""
    if table.play is None:
        raise No("table-not-begun")
    if table.state != "playing":
        raise No("table-over")
    return table.play


def own_turn(table: Table, seat: int, question: int) -> Play:
    """The game, where a player answers for himself and sees it as it is."""
    play = playing(table)
    if question != play.question:
        raise No("table-stale-question", stale=True)
    if table.chairs[seat].resigned:
        raise No("table-has-resigned")
    if table.chairs[seat].bot:
        raise No("table-bot-plays-for-you")
    return play


def choose(table: Table, command: protocol.Choose, scene: Scene) -> Decision:
    """An answer."""
    play = own_turn(table, command.seat, command.question)
    return answer(play, command.seat, command.option, "player")


def answer(play: Play, seat: int, option: int, by: str) -> Decision:
    """An answer, by whomever it is given, tried out."""
    try:
        tried = play.match.try_out(seat, option)
    except Refused as refused:
        raise refusal(refused) from None
    return Decision(records.Chosen(seat, option, roll_parts(tried.rolls), by), tried)


def refusal(refused: Refused) -> No:
    """What the rules say against it."""
    words = said(refused.refusal.text)
    no = No(words.key, refused.refusal.rule)
    no.words = words
    return no


def undo(table: Table, command: protocol.Undo, scene: Scene) -> Decision:
    """Taking back by right."""
    play = own_turn(table, command.seat, command.question)
    if not table.ways.undo:
        raise No("table-no-undo-here")
    if not play.match.can_undo(command.seat):
        raise No("kernel-no-undo", play.match.setup.rule_undo)
    return Decision(records.TakenBack(command.seat))


def ask_take_back(table: Table, command: protocol.AskTakeBack, scene: Scene) -> Decision:
    """Asking all to go back. Whoever was declined has to wait, longer each time."""
    play = playing(table)
    chair = table.chairs[command.seat]
    if chair.resigned:
        raise No("table-has-resigned")
    if chair.bot:
        raise No("table-bot-plays-for-you")
    if table.asking is not None:
        raise No("table-take-back-asked-already")
    if command.step >= play.step:
        raise No("table-no-such-step", step=command.step)
    wait = chair.declined_at + DECLINED_DELAY * chair.declined**2 - scene.now
    if chair.declined and wait > 0:
        raise No("table-take-back-later", seconds=int(wait) + 1)
    return Decision(records.AskedBack(command.seat, command.step))


def answer_take_back(table: Table, command: protocol.AnswerTakeBack, scene: Scene) -> Decision:
    """Agreeing or not; whoever asked may think better of it."""
    playing(table)
    asking = table.asking
    if asking is None or asking.ask != command.ask:
        raise No("table-take-back-gone")
    if command.seat == asking.seat:
        if command.agree:
            raise No("table-take-back-own")
    elif command.seat not in table.voters(asking.seat):
        raise No("table-bot-plays-for-you")
    elif command.agree and command.seat in asking.agreed:
        raise AlreadyDone
    return Decision(records.AnsweredBack(command.seat, command.ask, command.agree))


def resign(table: Table, command: protocol.Resign, scene: Scene) -> Decision:
    """Giving up the game."""
    playing(table)
    if table.chairs[command.seat].resigned:
        raise No("table-has-resigned")
    return Decision(records.Resigned(command.seat))


# --- seats ----------------------------------------------------------------------------------------------------------


def waiting(table: Table) -> None:
    """The game has not begun."""
    if table.state != "open":
        raise No("table-begun-already")


def host(table: Table, seat: int) -> None:
    """The one who may arrange things."""
    if not table.chairs[seat].host:
        raise No("table-host-only")


def at(table: Table, seat: int) -> Chair:
    """A seat that there is."""
    if seat >= len(table.chairs):
        raise No("table-no-such-seat", seat=seat)
    return table.chairs[seat]


def rename(table: Table, command: protocol.Rename, scene: Scene) -> Decision:
    """Being called otherwise."""
    name = clean(command.name)
    if not name:
        raise No("table-empty-name")
    if name == table.chairs[command.seat].name:
        raise AlreadyDone
    return Decision(records.Renamed(command.seat, name))


def leave(table: Table, command: protocol.Leave, scene: Scene) -> Decision:
    """Giving the seat up."""
    if table.state == "playing":
        return Decision(records.Left(command.seat))
    if table.state == "open":
        return Decision(records.Stood(command.seat))
    raise No("table-over")


def come_back(table: Table, command: protocol.Return, scene: Scene) -> Decision:
    """Playing for oneself again."""
    playing(table)
    chair = table.chairs[command.seat]
    if chair.resigned:
        raise No("table-has-resigned")
    if not chair.bot:
        raise AlreadyDone
    return Decision(records.Returned(command.seat))


def move(table: Table, command: protocol.Move, scene: Scene) -> Decision:
    """Another seat."""
    waiting(table)
    if not at(table, command.to).free:
        raise No("table-seat-taken", seat=command.to)
    return Decision(records.Moved(command.seat, command.to))


def seat_bot(table: Table, command: protocol.SeatBot, scene: Scene) -> Decision:
    """A bot on a free seat; in the game, for one who has been away for a while. Where the host is the one who is
    away, anybody may."""
    chair = at(table, command.on)
    if not (table.state == "playing" and _host_is_away(table, scene)):
        host(table, command.seat)
    level = level_now(command.level)
    if level and level not in scene.levels:
        raise No("table-no-such-bot", level=command.level)
    if table.state == "open":
        if chair.key:
            raise No("table-seat-taken", seat=command.on)
    else:
        playing(table)
        _may_sit_in(chair, command, scene)
    if chair.level == level and chair.bot == bool(level):
        raise AlreadyDone
    return Decision(records.BotSat(command.on, level))


def _host_is_away(table: Table, scene: Scene) -> bool:
    hosts = [seat for seat, chair in enumerate(table.chairs) if chair.host]
    return all((scene.away(seat) or 0.0) >= scene.away_limit for seat in hosts)


def _may_sit_in(chair: Chair, command: protocol.SeatBot, scene: Scene) -> None:
    if not command.level and (not chair.key or chair.resigned):
        raise No("table-bot-has-to-stay")
    if command.level and not chair.bot:
        away = scene.away(command.on)
        if away is None:
            raise No("table-player-is-here", seat=command.on)
        if away < scene.away_limit:
            raise No("table-player-away-longer", seat=command.on, seconds=int(scene.away_limit - away) + 1)


def dismiss(table: Table, command: protocol.Dismiss, scene: Scene) -> Decision:
    """Somebody has to get up."""
    waiting(table)
    host(table, command.seat)
    if not at(table, command.on).key:
        raise No("table-seat-empty", seat=command.on)
    if table.chairs[command.on].host:
        raise No("table-not-yourself")
    return Decision(records.Stood(command.on))


# --- the table ------------------------------------------------------------------------------------------------------


def arrange(table: Table, command: protocol.Arrange, scene: Scene) -> Decision:
    """Other options, another number of seats, other ways."""
    waiting(table)
    host(table, command.seat)
    assert table.opened is not None
    seats = len(table.chairs) if command.seats is None else command.seats
    options = table.options if command.options is None else {**table.options, **command.options}
    ways = table.ways if command.ways is None else command.ways
    check_ways(ways)
    if table.opened.imported and (seats != len(table.chairs) or options != table.options):
        raise No("table-imported-as-it-is")
    if any(not chair.free for chair in table.chairs[seats:]):
        raise No("table-seats-in-use")
    try:
        chosen = table.fitting(seats, options).setup.options
    except GrottoError:
        raise No("table-options-do-not-fit") from None
    return Decision(records.Arranged(seats, chosen, ways))


def check_ways(ways: protocol.Ways) -> None:
    """Refuse ways of a table that mean nothing."""
    if ways.spectators not in ("public", "open", "none"):
        raise No("table-options-do-not-fit")


def start(table: Table, command: protocol.Start, scene: Scene) -> Decision:
    """The game begins."""
    waiting(table)
    host(table, command.seat)
    if any(chair.free for chair in table.chairs):
        raise No("table-seats-free")
    return Decision(beginning(table, scene.now, scene.chance))


def beginning(table: Table, now: float, chance: Chance) -> records.Began:
    """The beginning of the game with dice of its own; a game that had begun elsewhere keeps its secret."""
    try:
        known = table.fitting(len(table.chairs), table.options)
        secret = table.inherited_secret() or chance.secret()
        deal = table.deal(known, secret)
        play = Play(deal, now)
    except GrottoError:
        raise No("table-cannot-begin") from None
    return records.Began(secret.hex(), bound(deal, play), roll_parts(play.match.transcript.rolls))


def say(table: Table, command: protocol.Say, scene: Scene) -> Decision:
    """Table talk."""
    text = clean(command.text)
    if bool(text) == bool(command.phrase) or (command.phrase and not is_phrase(command.phrase)):
        raise No("table-say-what")
    lately = [at for at in table.chairs[command.seat].said if at > scene.now - SAYING[1]]
    if len(lately) >= SAYING[0]:
        raise No("table-say-slower")
    return Decision(records.Said(command.seat, text, command.phrase))


def notify(table: Table, command: protocol.Notify, scene: Scene) -> Decision:
    """Where to write to."""
    if command.email and not is_email(command.email):
        raise No("table-bad-email")
    if command.webhook and not is_webhook(command.webhook):
        raise No("table-bad-webhook")
    lang = command.lang if command.lang in LANGUAGES else LANGUAGES[0]
    return Decision(records.Notified(command.seat, command.email, command.webhook, lang))


def rematch(table: Table, command: protocol.Rematch, scene: Scene) -> Decision:
    """The next game."""
    if table.state != "over":
        raise No("table-not-over")
    if table.rematch:
        raise No("table-rematch-already")
    return Decision(records.Rematched(scene.chance.token()))


DECIDE: Final[dict[type[protocol.Command], Callable[[Table, Any, Scene], Decision]]] = {
    protocol.Choose: choose,
    protocol.Undo: undo,
    protocol.AskTakeBack: ask_take_back,
    protocol.AnswerTakeBack: answer_take_back,
    protocol.Say: say,
    protocol.Resign: resign,
    protocol.Rename: rename,
    protocol.Leave: leave,
    protocol.Return: come_back,
    protocol.Move: move,
    protocol.SeatBot: seat_bot,
    protocol.Dismiss: dismiss,
    protocol.Arrange: arrange,
    protocol.Start: start,
    protocol.Notify: notify,
    protocol.Rematch: rematch,
}
