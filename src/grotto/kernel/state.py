"""The state of a game: an agenda of steps over plain data, asked and answered through options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from grotto.kernel.dice import Dice
from grotto.kernel.errors import GrottoError, Refused
from grotto.kernel.event import EVERYONE, Event, sees
from grotto.kernel.option import Intent, Option, Outcome, Question
from grotto.kernel.step import Step
from grotto.kernel.text import Refusal, Text
from grotto.kernel.zone import Zone

if TYPE_CHECKING:
    from grotto.kernel.game import Setup

NOBODY: Final = -1
UNKNOWN: Final = -1
LONGEST_RUN: Final = 100_000  # steps between two questions; more means a rule that feeds itself


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. Games subclass it with their own fields and fill in the methods of the second half."""

    def __init__(self, setup: Setup, dice: Dice) -> None:
        self.base = setup
        self.dice = dice
        self.agenda: list[Step[Any]] = []
        self.recording = False
        self.events: list[Event] = []
        self.reveals = 0
        self.outcome: Outcome | None = None
        self._asked = UNKNOWN  # the mask of asked seats, once somebody wanted to know
        self._offered_to = NOBODY  # the seat whose options are kept in _offer
        self._offer: tuple[int, ...] = ()

    # --- what everybody uses ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def actor(self) -> int:
        """The one seat being asked now, or NOBODY when none or several are."""
        mask = self._asked if self._asked != UNKNOWN else self.asked_mask()
        return NOBODY if mask & (mask - 1) or not mask else mask.bit_length() - 1

    @property
    def asks(self) -> tuple[int, ...]:
        """The seats being asked now."""
        return seats_of(self.asked_mask())

    @property
    def awaits(self) -> tuple[int, ...]:
        """The asked seats whose answer the game waits for; the other asked ones may change theirs."""
        return seats_of(self.agenda[-1].awaited(self)) if self.agenda else ()

    def asked_mask(self) -> int:
        """The seats being asked now, as a bit mask."""
        if self._asked == UNKNOWN:
            self._asked = self.agenda[-1].asked(self) if self.agenda else 0
        return self._asked

    def options(self, seat: int) -> tuple[int, ...]:
        """The answers open to a seat now; empty when it is not asked."""
        if seat == self._offered_to and seat >= 0:
            return self._offer
        if seat < 0 or not (self.asked_mask() >> seat) & 1:
            return ()
        self.offer(seat, self.agenda[-1].options(self, seat))
        return self._offer

    def take(self, seat: int, option: int) -> None:
        """Answer, and go on to the next question. An answer that is not on the list is refused and changes nothing."""
        if option not in self.options(seat):
            raise Refused(self.refusal(seat, option))
        self.advance(seat, option)

    def advance(self, seat: int, option: int) -> None:
        """`take` for an answer that is known to be on the list, because it was just picked from there."""
        self._offered_to = NOBODY
        self._asked = UNKNOWN
        self.agenda[-1].take(self, seat, option)
        if self.agenda and not self.agenda[-1].settle(self):
            self.settle()

    def answer_by_lot(self, dice: Dice) -> None:
        """Give any answer, each as likely, for a seat the game waits for: the heart of a simulation."""
        seat = self.actor
        if seat == NOBODY:
            seat = self.awaits[0]
        if seat == self._offered_to:
            option = self._offer[dice.below(len(self._offer), "lot")]
        else:
            choices = self.agenda[-1].options(self, seat)
            option = choices[dice.below(len(choices), "lot")]
        self.advance(seat, option)

    def settle(self) -> None:
        """Run the agenda until somebody is asked or the game is over."""
        self._offered_to = NOBODY
        self._asked = UNKNOWN
        for _ in range(LONGEST_RUN):
            if not self.agenda or self.agenda[-1].settle(self):
                return
        raise GrottoError("The rules went on for too long without asking anybody; the game is stopped here.")

    def refusal(self, seat: int, option: int) -> Refusal:
        """Why an option number is not on the list of a seat."""
        if self.outcome is not None:
            return Refusal(self.base.rule_over, Text("kernel-game-over"))
        if not (0 <= option < self.base.size):
            return Refusal(self.base.rule_asked, Text("kernel-no-such-option", option=str(option)))
        if seat < 0 or not (self.asked_mask() >> seat) & 1:
            return Refusal(self.base.rule_asked, Text("kernel-not-asked"))
        return self.agenda[-1].why_not(self, seat, option)

    def question(self, seat: int) -> Question | None:
        """What a seat is being asked, or None."""
        if seat < 0 or not (self.asked_mask() >> seat) & 1:
            return None
        return self.agenda[-1].question(self, seat)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat (None: a spectator) may see, put together from what each zone lets it see."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[dict[str, object]]:
        """What each of some seats may see. They share what is open to all: look, do not change."""
        facts = self.facts()
        zones = self.zones()
        public = [zone.shown(None) if zone.visible == EVERYONE else None for zone in zones]
        return [
            {
                "game": self.base.game_id,
                "seat": seat,
                "asks": list(self.asks),
                "awaits": list(self.awaits),
                "facts": facts,
                "zones": [open_zone or zone.shown(seat) for zone, open_zone in zip(zones, public)],
                "outcome": self.outcome.plain() if self.outcome is not None else None,
            }
            for seat in seats
        ]

    def heard(self, seat: int | None) -> list[Event]:
        """The recorded events that a seat (None: a spectator) may know."""
        return [event for event in self.events if sees(event.audience, seat)]

    # --- what steps use ---------------------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it comes next."""
        self.agenda.append(step)

    def tell(self, kind: int, data: tuple[int, ...], audience: int = EVERYONE) -> None:
        """Note that something has happened. Callers on hot paths ask `recording` first."""
        if self.recording:
            self.events.append(Event(kind, data, audience))

    def offer(self, seat: int, options: list[int]) -> None:
        """Keep the options that a step has worked out for a seat, so that they are not worked out again."""
        self._offer = tuple(options)
        self._offered_to = seat

    def reveal(self) -> None:
        """Something hidden has become known to somebody: nothing before this can be taken back."""
        self.reveals += 1

    def finish(self, outcome: Outcome) -> None:
        """End the game. What was hidden may be shown now, and the dice's secret with it: nothing is taken back."""
        self.reveal()
        self.outcome = outcome
        self.agenda.clear()
        self._offered_to = NOBODY
        self._asked = UNKNOWN

    def copy_base(self, twin: State) -> None:
        """Fill in the kernel's part of a copy. Events already told are not copied: a copy starts a new page."""
        twin.agenda = self.agenda.copy()
        twin.reveals = self.reveals
        twin.outcome = self.outcome
        twin._asked = self._asked
        twin._offered_to = self._offered_to
        twin._offer = self._offer

    def redeal_agenda(self, seat: int | None) -> None:
        """The last thing a `redeal` does to its copy: what steps hide is dealt anew, and kept options are forgotten."""
        self._offered_to = NOBODY
        self._asked = UNKNOWN
        self.agenda = [step.redealt(self, seat) for step in self.agenda]

    # --- what games supply ------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy, with dice of its own, not recording."""
        raise NotImplementedError

    def describe(self, seat: int, option: int) -> Option:
        """What an option number means here, in parts and in words."""
        raise NotImplementedError

    def find(self, seat: int, intent: Intent) -> int:
        """The number of the option that an intent means here, or -1 where no number stands for it."""
        raise NotImplementedError

    def why_not(self, seat: int, intent: Intent) -> Refusal | None:
        """Why an intent is not possible now; None when it is."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Every place of pieces and cards, with the whole truth and who may see it."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """What else is open to all: whose turn, scores, counts."""
        raise NotImplementedError

    def redeal(self, seat: int | None, dice: Dice) -> State:
        """A copy in which all that the seat cannot know is dealt anew, in keeping with what it does know."""
        raise NotImplementedError

    def observe(self, seat: int) -> bytes:
        """What a seat knows, as the numbers of the setup's `layout`."""
        raise NotImplementedError

    def worth(self, seat: int) -> int:
        """A rough idea of how well a seat stands, for simple players; games may leave it out."""
        return 0

    def chances(self) -> list[float]:
        """How likely each seat is to win, together 1, for players that think ahead; empty where the game cannot say."""
        return []

    def sensible(self, seat: int) -> tuple[int, ...]:
        """Those of a seat's options that are worth thinking about, at least one; games may leave all of them in."""
        return self.options(seat)

    def leanings(self, seat: int, options: tuple[int, ...]) -> list[int]:
        """How much more often each option is taken where a game is played on by lot; empty: all alike."""
        return []

    def dump(self) -> dict[str, object]:
        """The game's own fields as plain values; `Game.load` is the way back."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise BadInput where the fields contradict each other. For positions that come from outside."""
        raise NotImplementedError


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, in order."""
    seats: list[int] = []
    seat = 0
    while mask:
        if mask & 1:
            seats.append(seat)
        mask >>= 1
        seat += 1
    return tuple(seats)
