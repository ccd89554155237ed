"""The entries of an agenda: each asks a question or runs by itself, and is plain data that never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grotto.kernel.option import Question
from grotto.kernel.text import Refusal, Text

if TYPE_CHECKING:
    from grotto.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something still to be done in a game. Fields are set once, in `__init__`: whole numbers or tuples of them.

    A subclass either asks (it leaves `settle` as it is and says who is asked, what the options are and what an answer
    does) or runs (its `settle` removes it from the agenda, does its work and returns False).
    """

    def settle(self, state: S) -> bool:
        """Go on as far as possible without an answer. True: this step waits for one; False: the agenda has moved on."""
        return True

    def asked(self, state: S) -> int:
        """The seats being asked, as a bit mask."""
        raise NotImplementedError

    def awaited(self, state: S) -> int:
        """Those of the asked whose answer the game is waiting for; the others may still change theirs."""
        return self.asked(state)

    def options(self, state: S, seat: int) -> list[int]:
        """The answers open to one of the asked seats, without repetition."""
        raise NotImplementedError

    def take(self, state: S, seat: int, option: int) -> None:
        """Do what an answer from the list says: usually remove this step and put others in its place."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, option: int) -> Refusal:
        """The rule that keeps an answer off the list. Called only for answers that are not on it."""
        raise NotImplementedError

    def question(self, state: S, seat: int) -> Question:
        """What the seat is asked, in words."""
        raise NotImplementedError

    def data(self) -> tuple[int, ...]:
        """The fields in the order in which `__init__` takes them, tuples opened up at the end."""
        return ()

    def redealt(self, state: S, seat: int | None) -> Step[S]:
        """This step with what the seat cannot know dealt anew; most steps hold nothing hidden."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(other) is type(self) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.data()))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}{self.data()}>"


NO_PICK: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """Several seats choose secretly at the same time; a choice can be changed until everybody has made one.

    `entitled` is the mask of those asked, `picks` holds one entry a seat (NO_PICK: none yet). Who has chosen is open,
    what was chosen is not. A response window is the same thing with "pass" among the options: everybody entitled in
    principle is asked, so nobody can tell from the asking who holds what. For the same reason nothing may happen in
    between: a pick tells no event, and a change of it shows nowhere.
    """

    def __init__(self, entitled: int, *picks: int) -> None:
        self.entitled = entitled
        self.picks: tuple[int, ...] = picks

    def open_to(self, state: S, seat: int) -> list[int]:
        """What the seat may choose, whether or not it has chosen already: at least one answer, from open facts and its
        own secrets alone."""
        raise NotImplementedError

    def resolve(self, state: S, picks: tuple[int, ...]) -> None:
        """Everybody has chosen; this step is already off the agenda."""
        raise NotImplementedError

    def with_picks(self, picks: tuple[int, ...]) -> Together[S]:
        """The same step with other picks."""
        raise NotImplementedError

    def data(self) -> tuple[int, ...]:
        return (self.entitled, *self.picks)

    def settle(self, state: S) -> bool:
        if self.awaited(state):
            return True
        state.agenda.pop()
        state.reveal()
        self.resolve(state, self.picks)
        return False

    def asked(self, state: S) -> int:
        return self.entitled

    def awaited(self, state: S) -> int:
        waiting = 0
        for seat, pick in enumerate(self.picks):
            if pick == NO_PICK:
                waiting |= 1 << seat
        return waiting & self.asked(state)

    def options(self, state: S, seat: int) -> list[int]:
        """All that is open but the present pick: choosing the same again would change nothing."""
        return [option for option in self.open_to(state, seat) if option != self.picks[seat]]

    def take(self, state: S, seat: int, option: int) -> None:
        state.agenda[-1] = self.with_picks((*self.picks[:seat], option, *self.picks[seat + 1 :]))

    def redealt(self, state: S, seat: int | None) -> Step[S]:
        """Other seats' secret picks are picked anew from what the redealt state leaves open to them."""
        picks = list(self.picks)
        for other, pick in enumerate(picks):
            if other != seat and pick != NO_PICK:
                choices = self.open_to(state, other)
                picks[other] = choices[state.dice.below(len(choices), f"redeal:{other}")]
        return self.with_picks(tuple(picks))


def already_chosen(rule: str) -> Refusal:
    """Why a seat cannot choose again what it has chosen."""
    return Refusal(rule, Text("kernel-same-choice"))


StepTable = dict[str, Any]
"""The step classes of a game by name, for reading agendas back."""
