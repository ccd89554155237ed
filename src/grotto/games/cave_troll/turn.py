"""The turn: the actions open to the player whose turn it is, and what each begins (CT06-010, CT15-010 to 013)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.abilities import ABILITIES, ability_bar
from grotto.games.cave_troll.artifacts import artifact_bar, play_artifact
from grotto.games.cave_troll.asking import ASK_TURN, topic_question, topic_rule
from grotto.games.cave_troll.drawing import draw
from grotto.games.cave_troll.ending import end_turn, finish
from grotto.games.cave_troll.entering import closures
from grotto.games.cave_troll.kinds import (
    BERSERKER,
    CAVE_TROLL,
    KNIGHT,
    NAMES,
    WRAITH,
    is_hero,
    is_monster,
)
from grotto.games.cave_troll.lair import DRAW, END_TURN, Lair
from grotto.games.cave_troll.movement import move, mover, reach, refuse_move
from grotto.games.cave_troll.naming import artifact_text, field_text, kind_text, slot_text
from grotto.games.cave_troll.reasons import (
    FREE,
    NO_ACTIONS,
    NO_SUCH_PIECE,
    OTHER_QUESTION,
    PILE_EMPTY,
    refuse,
)
from grotto.games.cave_troll.state import NONE, Cave
from grotto.kernel.option import Question
from grotto.kernel.step import Step
from grotto.kernel.text import Refusal

# How a kind of character moves: as one of the three classes of `closures`, in a way of its own, or never.
OWN_WAY: Final = 3
NEVER: Final = 4


def _manners() -> list[int]:
    manners = [0 if is_hero(kind) else 2 if is_monster(kind) else NEVER for kind in range(len(NAMES))]
    manners[KNIGHT] = 1
    manners[BERSERKER] = manners[WRAITH] = OWN_WAY
    manners[CAVE_TROLL] = NEVER
    return manners


MANNERS: Final = _manners()
ABLE: Final = [ability is not None for ability in ABILITIES]


class Turn(Step[Cave]):
    """The bottom of every agenda: whoever's turn it is acts until the actions are used up or he stops (CTX-009).

    Every action may follow every other, as often as is liked (CT06-012, CT15-011).
    """

    def asked(self, state: Cave) -> int:
        return 1 << state.seat

    def settle(self, state: Cave) -> bool:
        """Between two actions: has the game ended, or the turn?"""
        if state.acted and (state.emptied or (state.lair.edition_2015 and state.left[state.seat] == 0)):
            finish(state, state.seat, "last-piece")  # CT06-120, CT15-110
            return False
        if state.actions == 0 and not state.lair.asks_turn_end:
            end_turn(state)
            return False
        return True

    def question(self, state: Cave, seat: int) -> Question:
        return topic_question(state.lair, ASK_TURN)

    def options(self, state: Cave, seat: int) -> list[int]:
        choices = [END_TURN]
        if state.actions == 0:  # asked only so that the last action can still be taken back, CTX-009
            return choices
        if state.left[seat]:
            choices.append(DRAW)
        self.add_piece_options(state, seat, choices)
        lair = state.lair
        relics = state.relics
        for number in range(len(relics)):
            if relics[number] == seat and artifact_bar(state, seat, number) == FREE:
                choices.append(lair.first_artifact + number)
        return choices

    def add_piece_options(self, state: Cave, seat: int, choices: list[int]) -> None:
        """The moves and abilities of all own characters. Alike pieces on one field are offered once.

        What is closed is worked out once for heroes, Knights and monsters; it is what `reach` asks for each piece.
        """
        lair = state.lair
        ways, kinds, at, cloaked = lair.ways, state.kind, state.at, state.cloaked
        hero, knight, monster = closures(state, seat)
        shuts = [hero, knight, monster]
        piece = seat * lair.deck_size - 1
        last, seen, able, manner, slot, shut = NONE, 0, 0, NEVER, 0, 0
        for field in at[piece + 1 : piece + 1 + lair.deck_size]:
            piece += 1
            if field < 0:
                continue
            kind = kinds[piece]
            if kind != last:
                last, seen, able, manner, slot = kind, 0, 0, MANNERS[kind], lair.slot_of_kind[kind]
            elif seen >> field & 1 and piece != cloaked:
                continue
            if manner == NEVER:
                continue
            if piece == cloaked:
                add_moves(lair, choices, lair.slots, field, ~reach(state, piece))
                if ABLE[kind] and ability_bar(state, piece) == FREE:
                    choices.append(lair.first_ability + lair.slots * lair.fields + field)
                continue
            if state.moved >> piece & 1:  # a Raging Troll; another one on this field may still move
                shut = -1
            else:
                seen |= 1 << field
                shut = ~reach(state, piece) if manner == OWN_WAY else shuts[manner]
            if ways[field] & shut:
                add_moves(lair, choices, slot, field, shut)
            else:
                choices.extend(lair.all_moves[slot][field])
            if ABLE[kind] and not able >> field & 1 and ability_bar(state, piece) == FREE:
                able |= 1 << field
                choices.append(lair.first_ability + slot * lair.fields + field)

    def take(self, state: Cave, seat: int, option: int) -> None:
        lair = state.lair
        if option == END_TURN:
            end_turn(state)
            return
        state.actions -= 1
        state.acted = True
        if option >= lair.first_move:
            slot, edge = (option - lair.first_move) // lair.edges, (option - lair.first_move) % lair.edges
            move(state, mover(state, seat, slot, lair.edge_from[edge]), lair.edge_to[edge])
        elif option >= lair.first_ability:
            slot, field = (option - lair.first_ability) // lair.fields, (option - lair.first_ability) % lair.fields
            piece = mover(state, seat, slot, field)
            ability = ABILITIES[state.kind[piece]]
            assert ability is not None
            ability.begin(state, piece)
        elif option >= lair.first_artifact:
            play_artifact(state, seat, option - lair.first_artifact)
        else:
            draw(state, seat)

    def why_not(self, state: Cave, seat: int, option: int) -> Refusal:
        lair = state.lair
        refusal: Refusal | None = None
        if option >= lair.first_move:
            slot, edge = (option - lair.first_move) // lair.edges, (option - lair.first_move) % lair.edges
            refusal = refuse_move(state, seat, slot, lair.edge_from[edge], lair.edge_to[edge])
        elif option >= lair.first_ability:
            slot, field = (option - lair.first_ability) // lair.fields, (option - lair.first_ability) % lair.fields
            refusal = refuse_ability(state, seat, slot, field)
        elif option >= lair.first_artifact:
            refusal = refuse_artifact(state, seat, option - lair.first_artifact)
        elif option == DRAW and state.left[seat] == 0:
            refusal = refuse(lair, PILE_EMPTY)
        elif option != DRAW:
            return refuse(lair, OTHER_QUESTION, topic_rule(lair, ASK_TURN))
        return refusal if refusal is not None else refuse(lair, NO_ACTIONS)


def add_moves(lair: Lair, choices: list[int], slot: int, field: int, shut: int) -> None:
    """The moves of a slot from a field to those around it that are not shut."""
    moves = lair.all_moves[slot][field]
    targets = lair.targets[field]
    for number in range(len(targets)):
        if not shut >> targets[number] & 1:
            choices.append(moves[number])


def refuse_ability(state: Cave, seat: int, slot: int, field: int) -> Refusal | None:
    """Why the ability of a piece of a slot on a field cannot be used; None: it can."""
    lair = state.lair
    piece = mover(state, seat, slot, field)
    if piece == NONE:
        return refuse(lair, NO_SUCH_PIECE, piece=slot_text(lair, slot), field=field_text(lair, field))
    reason = ability_bar(state, piece)
    if reason == FREE:
        return None
    return refuse(lair, reason, piece=kind_text(lair, state.kind[piece]), field=field_text(lair, field))


def refuse_artifact(state: Cave, seat: int, number: int) -> Refusal | None:
    """Why a seat cannot play an artifact; None: it can."""
    reason = artifact_bar(state, seat, number)
    if reason == FREE:
        return None
    return refuse(state.lair, reason, artifact=artifact_text(state.lair, number))
