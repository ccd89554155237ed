"""A game being played: its state, what has happened, what can be taken back, and its transcript."""

from __future__ import annotations

from collections.abc import Callable

from grotto.kernel.codec import state_digest
from grotto.kernel.dice import Dice, KeyedDice, Roll, ScriptedDice, commitment
from grotto.kernel.errors import BadInput, Diverged, GrottoError, Refused
from grotto.kernel.event import Event, sees
from grotto.kernel.game import Game, Setup
from grotto.kernel.option import Option
from grotto.kernel.position import position_table
from grotto.kernel.state import NOBODY, State
from grotto.kernel.text import Refusal, Text
from grotto.kernel.transcript import Entry, Transcript


class _Page:
    """How things stood before an answer that can still be taken back."""

    def __init__(self, seat: int, state: State, told: int, option: int) -> None:
        self.seat = seat
        self.state = state
        self.told = told
        self.option = option


class Tried:
    """An answer that was tried out: what it would come to, and the chance it would bring."""

    def __init__(self, after: int, seat: int, option: int, state: State, rolls: list[Roll]) -> None:
        self.after = after  # so many entries of the transcript
        self.seat = seat
        self.option = option
        self.state = state
        self.rolls = rolls


class Match:
    """A game with its record. Answers go through `take`, which keeps the state, the log and the transcript in step."""

    def __init__(self, setup: Setup, dice: Dice, table: str = "", position: str = "") -> None:
        self.setup = setup
        self.transcript = Transcript(setup.game_id, setup.version, setup.seats, dict(setup.options), setup.pack)
        self.transcript.table = table
        self.transcript.position = position
        if isinstance(dice, KeyedDice):
            self.transcript.commitment = commitment(dice.secret, self.transcript.about())
        self.log: list[Event] = []
        self._pages: list[_Page] = []
        dice.rolls = []
        self.state = setup.position(position_table(position), dice) if position else setup.start(dice, recording=True)
        self.state.recording = True
        self.transcript.rolls = dice.rolls
        self._told()

    def take(self, seat: int, option: int) -> None:
        """Answer for a seat. A refused answer changes nothing at all."""
        before = self.state.copy()
        state = self.state
        rolls: list[Roll] = []
        state.dice.rolls = rolls
        try:
            state.take(seat, option)
        except Refused:
            raise
        except BaseException:
            self._restore(before)  # a fault in the rules must not leave a game half changed
            raise
        self._taken(before, seat, option, rolls)

    def try_out(self, seat: int, option: int) -> Tried:
        """What an answer would come to; the match stays as it is. Refused as by `take`."""
        state = self.state.copy()
        state.recording = True
        rolls: list[Roll] = []
        state.dice.rolls = rolls
        state.take(seat, option)
        return Tried(len(self.transcript.entries), seat, option, state, rolls)

    def accept(self, tried: Tried) -> None:
        """Take the answer that was tried out, in this very position."""
        if tried.after != len(self.transcript.entries):
            raise GrottoError("The game has gone on since this answer was tried out.")
        before = self.state
        self.state = tried.state
        self._taken(before, tried.seat, tried.option, tried.rolls)

    def _taken(self, before: State, seat: int, option: int, rolls: list[Roll]) -> None:
        """Note an answer after which the state is the present one."""
        self.transcript.entries.append(Entry(seat, option, rolls))
        if self._pages and self._pages[-1].seat != seat:
            self._pages.clear()
        if rolls or self.state.reveals != before.reveals or before.actor == NOBODY:
            # A secret pick among several is changed, not taken back: what can be taken back would tell who else chose.
            self._pages.clear()
        else:
            self._pages.append(_Page(seat, before, len(self.log), option))
        self._told()

    def can_undo(self, seat: int) -> int:
        """How many of its last answers a seat may take back: none past a reveal, a die or somebody else's choice."""
        return len(self._pages) if self._pages and self._pages[-1].seat == seat else 0

    def undoable(self, seat: int) -> Option | None:
        """The answer that the seat would take back, in words; None where it can take back none."""
        if not self.can_undo(seat):
            return None
        page = self._pages[-1]
        return page.state.describe(seat, page.option)

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        if not self.can_undo(seat):
            raise Refused(Refusal(self.setup.rule_undo, Text("kernel-no-undo")))
        page = self._pages.pop()
        self._restore(page.state)
        del self.log[page.told :]
        self.transcript.entries.append(Entry(seat, 0, [], undo=True))

    def _restore(self, state: State) -> None:
        state.recording = True
        self.state = state

    def heard(self, seat: int | None) -> list[Event]:
        """What has happened, as far as a seat (None: a spectator) may know it."""
        return [event for event in self.log if sees(event.audience, seat)]

    def reveal_secret(self) -> None:
        """Put the secret of the dice into the transcript, once the game is over."""
        if self.state.outcome is None:
            raise BadInput("The secret of the dice is revealed only when the game is over.")
        if isinstance(self.state.dice, KeyedDice):
            self.transcript.secret = self.state.dice.secret.hex()

    def _told(self) -> None:
        self.log.extend(self.state.events)
        self.state.events.clear()

    def written(self) -> str:
        """The transcript as text, closed with the digest of the present state and the outcome."""
        outcome = self.state.outcome
        self.transcript.digest = state_digest(self.state)
        self.transcript.outcome = outcome.plain() if outcome is not None else None
        return self.transcript.to_json()


def replay(transcript: Transcript, find_game: Callable[[str], Game], dice: Dice | None = None) -> Match:
    """Play a transcript again. Diverged, with the number of the entry, where it does not come to what it says.

    Chance is repeated from the transcript, or, with `dice`, made anew by them and compared.
    """
    game = find_game(transcript.game)
    if transcript.version != game.version:
        raise Diverged(f"The game was played under rules version {transcript.version}; this is {game.version}.")
    setup = game.setup(transcript.seats, transcript.options, transcript.pack)
    chance = dice if dice is not None else ScriptedDice(transcript.every_roll())
    match = Match(setup, chance, transcript.table, transcript.position)
    if match.transcript.rolls != transcript.rolls:
        raise Diverged("The chance results of the setup are not those of the transcript.")
    for number, entry in enumerate(transcript.entries, start=1):
        _repeat(match, entry, number)
    match.transcript.commitment = transcript.commitment
    match.transcript.secret = transcript.secret
    if transcript.digest and transcript.digest != state_digest(match.state):
        raise Diverged("The transcript replays to another state than it says; it has been altered or cut short.")
    outcome = match.state.outcome
    if transcript.outcome is not None and (outcome is None or outcome.plain() != transcript.outcome):
        raise Diverged("The transcript replays to another outcome than it says.")
    return match


def _repeat(match: Match, entry: Entry, number: int) -> None:
    try:
        if entry.undo:
            match.undo(entry.seat)
        else:
            match.take(entry.seat, entry.option)
    except Refused as refused:
        raise Diverged(f"Entry {number} of the transcript was {refused}.") from None
    except Diverged as diverged:
        raise Diverged(f"Entry {number}: {diverged}") from None
    if match.transcript.entries[-1].rolls != entry.rolls:
        raise Diverged(f"Entry {number} of the transcript has other chance results than the game.")


def verify(transcript: Transcript, find_game: Callable[[str], Game]) -> int:
    """Recompute every chance result from the revealed secret; how many were proved. Diverged if any differs."""
    if not transcript.commitment:
        raise BadInput("This game was not committed to: its dice were not keyed, so there is nothing to verify.")
    if not transcript.secret:
        raise BadInput("The secret of this game has not been revealed; that happens when the game is over.")
    try:
        secret = bytes.fromhex(transcript.secret)
    except ValueError:
        raise BadInput("The secret of this game is not hexadecimal.") from None
    dice = KeyedDice(secret)
    if commitment(secret, transcript.about()) != transcript.commitment:
        raise Diverged("The revealed secret is not the one committed to before the game.")
    replay(transcript, find_game, dice)
    return len(transcript.every_roll())
