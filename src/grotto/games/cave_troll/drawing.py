"""Drawing a counter, or drawing and playing a card, and what each of them does (CT06-020 to 025, CT15-020 to 027)."""

from __future__ import annotations

from grotto.games.cave_troll import events, kinds
from grotto.games.cave_troll.asking import (
    ASK_CARD,
    ASK_ENTRANCE,
    ASK_PIT,
    ASK_SCORED_ROOM,
    ASK_TREASURE_ROOM,
    Ask,
    AskField,
    AskFieldFor,
    topic_rule,
)
from grotto.games.cave_troll.entering import arrive
from grotto.games.cave_troll.lair import SCORING_SYMBOLS
from grotto.games.cave_troll.reasons import IDOL_THERE, NOT_A_PIT, NOT_A_ROOM, NOT_AN_ENTRANCE, NOT_IN_HAND, refuse
from grotto.games.cave_troll.scoring import score_board, score_room
from grotto.games.cave_troll.state import GONE, IN_STACK, NONE, Cave
from grotto.games.cave_troll.troll import PlaceTroll
from grotto.kernel.event import all_but, only
from grotto.kernel.step import Step
from grotto.kernel.text import Refusal


def take_top(state: Cave, seat: int) -> int:
    """The top piece of a seat's pile, off the pile."""
    state.left[seat] -= 1
    size = state.lair.deck_size
    return seat * size + state.piles[seat * size + state.left[seat]]


def draw(state: Cave, seat: int) -> None:
    """The draw action: CT06-020, played at once; CT15-020, to the hand, from which one card is then played."""
    piece = take_top(state, seat)
    state.drew = True
    state.reveal()
    if state.lair.edition_2015:
        state.drawn = piece
        if state.recording:
            state.tell(events.DREW_SECRETLY, (seat,), all_but(seat))
            state.tell(events.DREW, (seat, state.kind[piece]), only(seat))
        state.push(ChooseCard(seat))
        return
    if state.recording:
        state.tell(events.DREW, (seat, state.kind[piece]))
    state.emptied = state.left[seat] == 0  # CT06-120
    play(state, seat, piece)


def play(state: Cave, seat: int, piece: int) -> None:
    """Put a counter or card into effect."""
    kind = state.kind[piece]
    if kind == kinds.CAVE_TROLL:
        state.push(PlaceTroll(seat, piece))
    elif kinds.is_character(kind):
        state.push(PlaceFigure(seat, piece))
    elif kind == kinds.TREASURE:
        state.push(PlaceTreasure(seat, piece))
    else:
        state.at[piece] = GONE
        if kind == kinds.COUNT_THE_LOOT:
            score_board(state)
        elif kind == kinds.FIND_AN_ARTIFACT:
            find_artifact(state, seat)
        else:
            state.push(ScoreOneRoom(seat))


class PlaceFigure(AskFieldFor):
    """On which entrance a hero comes into play, or in which pit a monster (CT06-021, CT06-022, CT15-022)."""

    def topic(self, state: Cave) -> int:
        return ASK_ENTRANCE if kinds.is_hero(state.kind[self.piece]) else ASK_PIT

    def targets(self, state: Cave) -> int:
        return state.lair.entrances if kinds.is_hero(state.kind[self.piece]) else state.lair.pits

    def bar(self, state: Cave, field: int) -> int:
        return NOT_AN_ENTRANCE if kinds.is_hero(state.kind[self.piece]) else NOT_A_PIT

    def chosen(self, state: Cave, field: int) -> None:
        if state.recording:
            event = events.REVIVED if state.at[self.piece] == GONE else events.PLACED_ON  # CT15-171
            state.tell(event, (self.seat, state.kind[self.piece], field))
        arrive(state, self.piece, field)  # CTX-004: a Knight put onto Orcs discards them, CT06-025


class PlaceTreasure(AskFieldFor):
    """Into which room a treasure goes: any but an Idol's (CT06-023, CT06-100, CT06-153, CT15-095)."""

    def topic(self, state: Cave) -> int:
        return ASK_TREASURE_ROOM

    def targets(self, state: Cave) -> int:
        return state.lair.rooms & ~state.idols

    def bar(self, state: Cave, field: int) -> int:
        return IDOL_THERE if state.idols >> field & 1 else NOT_A_ROOM

    def chosen(self, state: Cave, field: int) -> None:
        if state.recording:
            state.tell(events.PLACED_ON, (self.seat, kinds.TREASURE, field))
        state.put(self.piece, field)

    def nothing(self, state: Cave) -> None:
        state.at[self.piece] = GONE  # CTX-019
        if state.recording:
            state.tell(events.WASTED, (self.seat, kinds.TREASURE))


class ScoreOneRoom(AskField):
    """Which single room is scored: any (CT06-154, CT15-026)."""

    def topic(self, state: Cave) -> int:
        return ASK_SCORED_ROOM

    def targets(self, state: Cave) -> int:
        return state.lair.rooms

    def bar(self, state: Cave, field: int) -> int:
        return NOT_A_ROOM

    def chosen(self, state: Cave, field: int) -> None:
        if state.recording:
            state.tell(events.SCORED, (self.seat, field))
        score_room(state, field)


def find_artifact(state: Cave, seat: int) -> None:
    """CT06-102, CT15-024: take the top artifact unseen by others; with none left, nothing."""
    if state.stack_left == 0:
        if state.recording:
            state.tell(events.NOTHING_FOUND, (seat,))
        return
    state.stack_left -= 1
    artifact = state.stack[state.stack_left]
    assert state.relics[artifact] == IN_STACK
    state.relics[artifact] = seat
    state.reveal()
    if state.recording:
        state.tell(events.FOUND, (seat,), all_but(seat))
        state.tell(events.FOUND_SECRETLY, (seat, artifact), only(seat))


class ChooseCard(Ask):
    """Which of the two cards in hand is played, the new one or the kept one (CT15-020)."""

    def topic(self, state: Cave) -> int:
        return ASK_CARD

    def options(self, state: Cave, seat: int) -> list[int]:
        first = state.lair.first_card
        choices = [first + state.type_of[state.drawn]]
        kept = state.hand[self.seat]
        if kept != NONE and state.type_of[kept] != state.type_of[state.drawn]:
            choices.append(first + state.type_of[kept])
        return choices

    def settle(self, state: Cave) -> bool:
        return True  # asked even when both cards are alike: silence would tell the others that they are

    def take(self, state: Cave, seat: int, option: int) -> None:
        state.agenda.pop()
        piece = state.drawn
        kept = state.hand[self.seat]
        other = state.lair.first_card + state.type_of[piece] != option
        if other or (kept != NONE and kept < piece and state.type_of[kept] == state.type_of[piece]):
            piece = kept  # of two alike the lower number, so that numbers follow the order of play, which is open
            state.hand[self.seat] = state.drawn
        state.drawn = NONE
        state.reveal()
        if state.recording:
            state.tell(events.PLAYED, (self.seat, state.type_of[piece]))
        state.push(LayAway(self.seat, piece))
        play(state, self.seat, piece)

    def why_not(self, state: Cave, seat: int, option: int) -> Refusal:
        lair = state.lair
        if lair.first_card <= option < lair.first_artifact:
            return refuse(lair, NOT_IN_HAND, topic_rule(lair, ASK_CARD))
        return super().why_not(state, seat, option)


class LayAway(Step[Cave]):
    """A card has had its effect: it goes to the scoring pile if it bears hourglasses, else to its player's discards
    (CT15-021); five hourglasses score the board and send the pile back to the box (CT15-100, CT15-101)."""

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.piece)

    def settle(self, state: Cave) -> bool:
        state.agenda.pop()
        card = state.type_of[self.piece]
        symbols = state.lair.symbols_of_type[card]
        if not symbols:
            return False
        state.scoring |= 1 << self.piece
        state.symbols += symbols
        if state.recording:
            state.tell(events.PUT_ON_PILE, (self.seat, card, state.symbols))
        if state.symbols >= SCORING_SYMBOLS:
            score_board(state)
            state.boxed |= state.scoring
            state.scoring = 0
            state.symbols = 0
            if state.recording:
                state.tell(events.PILE_BOXED, ())
        return False
