"""The end of a turn, of the game, and who has won (CT06-120 to 123, CT15-110, CT15-111, CTX-010, CTX-014)."""

from __future__ import annotations

from grotto.games.cave_troll import events
from grotto.games.cave_troll.lair import BONUS, MOST_ACTIONS, STALL_TURNS
from grotto.games.cave_troll.scoring import score_board
from grotto.games.cave_troll.state import NONE, Cave
from grotto.kernel.option import Outcome


def begin_turn(state: Cave) -> None:
    """The next seat's turn: four actions, fewer in its very first (CT06-011, CT15-012)."""
    state.seat = (state.first + state.turns) % state.lair.seats
    state.actions = min(state.turns + 1, MOST_ACTIONS) if state.turns < state.lair.seats else MOST_ACTIONS
    state.acted = False
    state.drew = False
    state.moved = 0
    state.earned = 0
    if state.recording:
        state.tell(events.TURN_BEGAN, (state.seat, state.actions))


def end_turn(state: Cave) -> None:
    """The turn is over: the Cloak ends, the stall guard counts, and play goes clockwise."""
    if state.recording:
        state.tell(events.TURN_ENDED, (state.seat,))
    end_cloak(state)
    state.turns += 1
    state.idle = 0 if state.drew else state.idle + 1
    if state.lair.stall_guard and state.idle >= STALL_TURNS * state.lair.seats:  # CTX-014
        if state.recording:
            state.tell(events.STALLED, ())
        finish(state, NONE, "stall")
        return
    begin_turn(state)


def end_cloak(state: Cave) -> None:
    """CT06-155: a cloaked hero who ends the turn in a Cave Troll's room is discarded."""
    hero = state.cloaked
    if hero == NONE:
        return
    field = state.at[hero]
    if state.trolls >> field & 1:
        if state.recording:
            state.tell(events.CAUGHT, (state.seat, state.kind[hero], field))
        state.remove(hero)
    state.cloaked = NONE


def finish(state: Cave, ender: int, ending: str) -> None:
    """The last scoring, the ender's 3 gold, the unplayed artifacts; most gold wins, and equals share the victory."""
    if ender != NONE:
        state.gold[ender] += BONUS
        if state.recording:
            state.tell(events.BONUS_PAID, (ender, BONUS))
    score_board(state)
    for number, holder in enumerate(state.relics):
        if 0 <= holder < state.lair.seats:  # a placed Idol is played: CT06-122
            gold = state.lair.components.artifacts[number].gold
            state.gold[holder] += gold
            if state.recording:
                state.tell(events.ARTIFACT_PAID, (holder, number, gold))
    most = max(state.gold)
    winners = [seat for seat, gold in enumerate(state.gold) if gold == most]
    if state.recording:
        state.tell(events.ENDED, ())
    state.finish(Outcome(tuple(winners), tuple(state.gold), ending))
