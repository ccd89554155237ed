"""The Cave Troll: putting it into play, the escape of those it surprises, and the end of the rest (CT06-090 to 093,
CT15-070 to 073)."""

from __future__ import annotations

from grotto.games.cave_troll import events
from grotto.games.cave_troll.asking import ASK_ESCAPE, ASK_TROLL_ROOM, Ask, AskFieldFor
from grotto.games.cave_troll.kinds import CAVE_TROLL, FIRST_THING
from grotto.games.cave_troll.lair import STAY
from grotto.games.cave_troll.movement import edge_options, edge_target, mover, reach, refuse_step, step
from grotto.games.cave_troll.reasons import NOT_A_ROOM
from grotto.games.cave_troll.state import PLACED, SPENT, Cave
from grotto.kernel.step import Step
from grotto.kernel.text import Refusal


class PlaceTroll(AskFieldFor):
    """Into which room a Cave Troll is put: any, even full, a Knight's, an Idol's or another Troll's (CT06-090)."""

    def topic(self, state: Cave) -> int:
        return ASK_TROLL_ROOM

    def targets(self, state: Cave) -> int:
        return state.lair.rooms

    def bar(self, state: Cave, field: int) -> int:
        return NOT_A_ROOM

    def chosen(self, state: Cave, field: int) -> None:
        state.put(self.piece, field)  # CTX-004: this is not entering
        if state.recording:
            state.tell(events.PLACED_ON, (self.seat, CAVE_TROLL, field))
        state.push(Escape((self.seat + 1) % state.lair.seats, self.piece, field))


class Escape(Ask):
    """Each player, from the left of the Troll's player round to himself, may lead one character out (CT06-091)."""

    def __init__(self, seat: int, troll: int, field: int) -> None:
        super().__init__(seat)
        self.troll = troll
        self.field = field

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.troll, self.field)

    def topic(self, state: Cave) -> int:
        return ASK_ESCAPE

    def options(self, state: Cave, seat: int) -> list[int]:
        choices: list[int] = []
        for piece in state.pieces_of(self.seat):
            if state.at[piece] == self.field and state.kind[piece] < FIRST_THING:
                for option in edge_options(state, piece, reach(state, piece)):
                    if option not in choices:
                        choices.append(option)
        if choices:
            choices.append(STAY)
        return choices

    def nothing(self, state: Cave) -> None:
        self._next(state)

    def take(self, state: Cave, seat: int, option: int) -> None:
        state.agenda.pop()
        self._next(state)
        if option == STAY:
            if state.recording:
                state.tell(events.STAYED, (self.seat, self.field))
            return
        slot = (option - state.lair.first_move) // state.lair.edges
        step(state, mover(state, self.seat, slot, self.field), edge_target(state, option))

    def _next(self, state: Cave) -> None:
        """The next player's turn to lead one out; after the Troll's own player the room is cleared."""
        if self.seat == state.owner(self.troll):
            state.push(Crush(self.troll, self.field))
        else:
            state.push(Escape((self.seat + 1) % state.lair.seats, self.troll, self.field))

    def why_not(self, state: Cave, seat: int, option: int) -> Refusal:
        lair = state.lair
        if option >= lair.first_move:
            slot, edge = (option - lair.first_move) // lair.edges, (option - lair.first_move) % lair.edges
            if lair.edge_from[edge] == self.field:
                refusal = refuse_step(state, seat, slot, self.field, lair.edge_to[edge])
                if refusal is not None:
                    return refusal
        return super().why_not(state, seat, option)


class Crush(Step[Cave]):
    """All that is left in the new Cave Troll's room is discarded: characters, treasures, Idol (CT06-092, CT15-072)."""

    def __init__(self, troll: int, field: int) -> None:
        self.troll = troll
        self.field = field

    def data(self) -> tuple[int, ...]:
        return (self.troll, self.field)

    def settle(self, state: Cave) -> bool:
        state.agenda.pop()
        by = state.owner(self.troll)
        for piece in state.standing_on(self.field):
            if piece != self.troll:
                if state.recording:
                    state.tell(events.CRUSHED, (state.owner(piece), state.kind[piece], self.field, by))
                state.remove(piece)
        break_idol(state, self.field, by)
        return False


def break_idol(state: Cave, field: int, by: int) -> None:
    """CT06-090: an Idol lasts until a Cave Troll is put on its room."""
    for artifact, holder in enumerate(state.relics):
        if holder >= PLACED and (holder - PLACED) >> 3 == field:
            state.relics[artifact] = SPENT
            state.idols &= ~state.lair.bit[field]
            if state.recording:
                state.tell(events.IDOL_BROKEN, ((holder - PLACED) & 7, field, by))
