"""Options in words and by name: what a number means in the question asked, and what number an intent means."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.asking import ASK_TURN, QUESTIONS, Ask, topic_rule
from grotto.games.cave_troll.chalices import TeleportTo
from grotto.games.cave_troll.components import SET_NAMES
from grotto.games.cave_troll.drawing import PlaceFigure
from grotto.games.cave_troll.lair import CHOOSE_CLASSIC, DRAW, END_TURN, FIRST_FIELD, STAY, Lair
from grotto.games.cave_troll.movement import Walk, edge_slot, mover, refuse_move, refuse_step
from grotto.games.cave_troll.naming import (
    SEATS,
    artifact_text,
    card_name,
    card_text,
    field_text,
    own_text,
    piece_name,
    piece_text,
    seat_text,
)
from grotto.games.cave_troll.reasons import (
    NO_DOOR,
    NO_SUCH_ARTIFACT,
    NO_SUCH_CARD,
    NO_SUCH_CHARACTER,
    NO_SUCH_FIELD,
    NO_SUCH_SET,
    NO_SUCH_VERB,
    NOT_YOURS,
    OTHER_QUESTION,
    refuse,
)
from grotto.games.cave_troll.state import NONE, Cave
from grotto.games.cave_troll.troll import Escape
from grotto.games.cave_troll.turn import Turn
from grotto.games.cave_troll.wraith import PushWhere
from grotto.kernel.errors import Refused
from grotto.kernel.option import Intent, Option
from grotto.kernel.text import Arg, Refusal, Text

SINGLE: Final = {"end-turn": END_TURN, "draw": DRAW, "stay": STAY}
CLOAKED: Final = "cloaked"
"""The cloaked hero, whoever he is; intents may also name him by colour and kind with a star."""


def option_names(lair: Lair) -> list[str]:
    """A short fixed name for every option number; it does not depend on what is asked."""
    fields = [field.name for field in lair.board.fields]
    slots = [kinds.NAMES[kind] for kind in lair.kind_of_slot] + [CLOAKED]
    names = [*SINGLE, *[f"set:{chosen}" for chosen in SET_NAMES]]
    names += [f"field:{field}" for field in fields]
    names += [f"whom:{piece_name(seat, kind)}" for seat in range(lair.seats) for kind in lair.kind_of_slot]
    names.append(f"whom:{CLOAKED}")
    names += [f"card:{card_name(lair, card)}" for card in range(len(lair.kind_of_type))]
    names += [f"artifact:{artifact.name}" for artifact in lair.components.artifacts]
    names += [f"use:{slot}@{field}" for slot in slots for field in fields]
    for slot in slots:
        for edge in range(lair.edges):
            names.append(f"move:{slot}@{fields[lair.edge_from[edge]]}>{fields[lair.edge_to[edge]]}")
    return names


# --- what a number means --------------------------------------------------------------------------------------------


def describe(state: Cave, seat: int, option: int) -> Option:
    """An option on a seat's list; one that is not on it is refused."""
    if option not in state.options(seat):
        raise Refused(state.refusal(seat, option))
    return Option(option, intent_of(state, seat, option), option_text(state, seat, option))


def intent_of(state: Cave, seat: int, option: int) -> Intent:
    """What taking an option number would mean, by name, whether or not it is on the list."""
    lair = state.lair
    fields = lair.board.fields
    if option >= lair.first_move:
        slot, edge = divmod(option - lair.first_move, lair.edges)
        source, target = fields[lair.edge_from[edge]].name, fields[lair.edge_to[edge]].name
        return Intent("move", piece=_slot_name(state, seat, slot), source=source, target=target)
    if option >= lair.first_ability:
        slot, field = divmod(option - lair.first_ability, lair.fields)
        return Intent("use", piece=_slot_name(state, seat, slot), source=fields[field].name)
    if option >= lair.first_artifact:
        return Intent("play-artifact", card=lair.components.artifacts[option - lair.first_artifact].name)
    if option >= lair.first_card:
        return Intent("play-card", card=card_name(lair, option - lair.first_card))
    if option == lair.cloaked_whom:
        return Intent("choose-piece", piece=_cloaked_name(state))
    if option >= lair.first_whom:
        owner, slot = divmod(option - lair.first_whom, lair.slots)
        return Intent("choose-piece", piece=piece_name(owner, lair.kind_of_slot[slot]))
    if option >= FIRST_FIELD:
        return Intent("choose-field", target=fields[option - FIRST_FIELD].name)
    if option >= CHOOSE_CLASSIC:
        return Intent("choose-set", card=SET_NAMES[option - CHOOSE_CLASSIC])
    return Intent(list(SINGLE)[option])


def option_text(state: Cave, seat: int, option: int) -> Text:
    """An option on the list as a short request, fitting the question."""
    lair = state.lair
    if option >= lair.first_move:
        return _move_text(state, seat, option)
    if option >= lair.first_ability:
        slot, field = divmod(option - lair.first_ability, lair.fields)
        piece = mover(state, seat, slot, field)
        kind = state.kind[piece]
        actor = own_text(lair, kind, piece == state.cloaked)
        return _words(lair, f"use-{kinds.NAMES[kind]}", piece=actor, field=field_text(lair, field))
    if option >= lair.first_artifact:
        return _words(lair, "artifact", artifact=artifact_text(lair, option - lair.first_artifact))
    if option >= lair.first_card:
        return _words(lair, "card", card=card_text(lair, option - lair.first_card))
    topic = QUESTIONS[_topic(state)][0]
    if option == lair.cloaked_whom:
        hero = state.cloaked
        return _words(lair, topic, piece=piece_text(lair, state.owner(hero), state.kind[hero], True))
    if option >= lair.first_whom:
        owner, slot = divmod(option - lair.first_whom, lair.slots)
        return _words(lair, topic, piece=piece_text(lair, owner, lair.kind_of_slot[slot]))
    if option >= FIRST_FIELD:
        return _place_text(state, topic, option - FIRST_FIELD)
    if option >= CHOOSE_CLASSIC:
        return _words(lair, f"set-{SET_NAMES[option - CHOOSE_CLASSIC]}")
    return _words(lair, f"stay-{topic}" if option == STAY else list(SINGLE)[option])


def _words(lair: Lair, key: str, **args: Arg) -> Text:
    return Text(f"option-{key}", edition=lair.edition, **args)


def _topic(state: Cave) -> int:
    """Which question is being asked."""
    step = state.agenda[-1]
    return step.topic(state) if isinstance(step, Ask) else ASK_TURN


def _place_text(state: Cave, topic: str, field: int) -> Text:
    """A field as the answer to a question; where it is about a piece that others can see, that is named too."""
    lair = state.lair
    where = field_text(lair, field)
    step = state.agenda[-1]
    if isinstance(step, (PlaceFigure, TeleportTo)):
        return _words(lair, topic, piece=kind_of(state, step.piece), field=where)
    if isinstance(step, PushWhere):
        return _words(lair, topic, piece=whose(state, step.piece), field=where)
    return _words(lair, topic, field=where)


def _move_text(state: Cave, seat: int, option: int) -> Text:
    """A step: an action of its own, an escape, or the next of several."""
    lair = state.lair
    slot, edge = divmod(option - lair.first_move, lair.edges)
    source, target = field_text(lair, lair.edge_from[edge]), field_text(lair, lair.edge_to[edge])
    step = state.agenda[-1]
    if isinstance(step, Walk):
        return _words(lair, "next-step", piece=whose(state, step.piece), field=target)
    piece = mover(state, seat, slot, lair.edge_from[edge])
    if isinstance(step, Escape):
        return _words(lair, "escape", piece=kind_of(state, piece), field=target)
    return _words(lair, "move", piece=kind_of(state, piece), field=source, to=target)


def kind_of(state: Cave, piece: int) -> Text:
    """A piece by its kind, for its own player."""
    return own_text(state.lair, state.kind[piece], piece == state.cloaked)


def whose(state: Cave, piece: int) -> Text:
    """A piece by its colour and kind."""
    return piece_text(state.lair, state.owner(piece), state.kind[piece], piece == state.cloaked)


# --- names of pieces ------------------------------------------------------------------------------------------------


def _leader(state: Cave, seat: int) -> int:
    """Whose pieces a seat's moves are about: another's only under the Helm."""
    step = state.agenda[-1] if state.agenda else None
    return state.owner(step.piece) if isinstance(step, Walk) else seat


def _cloaked_name(state: Cave) -> str:
    hero = state.cloaked
    return CLOAKED if hero == NONE else piece_name(state.owner(hero), state.kind[hero], True)


def _slot_name(state: Cave, seat: int, slot: int) -> str:
    if slot == state.lair.slots:
        return _cloaked_name(state)
    return piece_name(_leader(state, seat), state.lair.kind_of_slot[slot])


def _read_piece(state: Cave, seat: int, name: str) -> tuple[int, int]:
    """The seat and slot that a name means, a kind alone being the leading seat's; twice NONE where it means nothing."""
    lair = state.lair
    if name in (CLOAKED, _cloaked_name(state)):
        return _leader(state, seat) if state.cloaked == NONE else state.owner(state.cloaked), lair.slots
    colour, _, kind = name.rpartition(" ")
    slot = lair.slot_of_kind[kinds.BY_NAME[kind]] if kind in kinds.BY_NAME else NONE
    owner = SEATS.index(colour) if colour in SEATS else NONE if colour else _leader(state, seat)
    return (owner, slot) if slot != NONE and 0 <= owner < lair.seats else (NONE, NONE)


def _acting_slot(state: Cave, seat: int, name: str, field: int) -> int:
    """The slot of a piece that a seat may lead, or NONE. A plain name means the cloaked hero too if only he fits it."""
    lair = state.lair
    owner, slot = _read_piece(state, seat, name)
    if owner == NONE or owner != _leader(state, seat):
        return NONE
    if slot < lair.slots and mover(state, owner, slot, field) == NONE:
        hero = mover(state, owner, lair.slots, field)
        if hero != NONE and state.kind[hero] == lair.kind_of_slot[slot]:
            return lair.slots
    return slot


# --- what an intent means -------------------------------------------------------------------------------------------


def find(state: Cave, seat: int, intent: Intent) -> int:
    """The number that stands for an intent now, or -1."""
    lair = state.lair
    verb = intent.verb
    if verb in SINGLE:
        return SINGLE[verb]
    if verb == "choose-set":
        return CHOOSE_CLASSIC + SET_NAMES.index(intent.card) if intent.card in SET_NAMES else NONE
    if verb == "choose-field":
        field = _field(lair, intent.target)
        return FIRST_FIELD + field if field != NONE else NONE
    if verb == "choose-piece":
        owner, slot = _read_piece(state, seat, intent.piece)
        if slot == lair.slots:
            return lair.cloaked_whom
        return lair.first_whom + owner * lair.slots + slot if owner != NONE else NONE
    if verb == "play-card":
        cards = [card_name(lair, card) for card in range(len(lair.kind_of_type))]
        return lair.first_card + cards.index(intent.card) if intent.card in cards else NONE
    if verb == "play-artifact":
        artifacts = [artifact.name for artifact in lair.components.artifacts]
        return lair.first_artifact + artifacts.index(intent.card) if intent.card in artifacts else NONE
    if verb == "use" or verb == "move":
        return _find_action(state, seat, intent)
    return NONE


def _find_action(state: Cave, seat: int, intent: Intent) -> int:
    """The number of a move or a use."""
    lair = state.lair
    source = _field(lair, intent.source)
    if source == NONE:
        return NONE
    slot = _acting_slot(state, seat, intent.piece, source)
    if slot == NONE:
        return NONE
    if intent.verb == "use":
        return lair.first_ability + slot * lair.fields + source
    for edge in lair.exits[source]:
        if lair.board.fields[lair.edge_to[edge]].name == intent.target:
            return lair.first_move + slot * lair.edges + edge
    return NONE


def _field(lair: Lair, name: str) -> int:
    return lair.board.by_name.get(name, NONE)


def why_not(state: Cave, seat: int, intent: Intent) -> Refusal | None:
    """Why an intent is not possible now; None when it is."""
    if seat < 0 or not (state.asked_mask() >> seat) & 1:
        return state.refusal(seat, END_TURN)
    option = find(state, seat, intent)
    if option != NONE:
        return None if option in state.options(seat) else state.refusal(seat, option)
    return _refuse_unnumbered(state, seat, intent)


def _refuse_unnumbered(state: Cave, seat: int, intent: Intent) -> Refusal:
    """Why something is impossible for which there is not even a number: a name that means nothing, or no way there."""
    lair = state.lair
    verb = intent.verb
    if verb == "choose-set":
        return refuse(lair, NO_SUCH_SET, name=intent.card)
    if verb == "choose-field":
        return refuse(lair, NO_SUCH_FIELD, name=intent.target)
    if verb == "choose-piece":
        return refuse(lair, NO_SUCH_CHARACTER, name=intent.piece)
    if verb == "play-card":
        return refuse(lair, NO_SUCH_CARD, name=intent.card)
    if verb == "play-artifact":
        return refuse(lair, NO_SUCH_ARTIFACT, name=intent.card)
    if verb == "use":
        return _refuse_action(state, seat, intent, [intent.source])
    if verb == "move":
        return _refuse_action(state, seat, intent, [intent.source, intent.target])
    return refuse(lair, NO_SUCH_VERB, name=verb)


def _refuse_action(state: Cave, seat: int, intent: Intent, places: list[str]) -> Refusal:
    """Why a move or a use has no number."""
    lair = state.lair
    for name in places:
        if _field(lair, name) == NONE:
            return refuse(lair, NO_SUCH_FIELD, name=name)
    owner, _ = _read_piece(state, seat, intent.piece)
    if owner == NONE:
        return refuse(lair, NO_SUCH_CHARACTER, name=intent.piece)
    step = state.agenda[-1]
    if owner != _leader(state, seat):
        if isinstance(step, Turn):
            return refuse(lair, NOT_YOURS, owner=seat_text(owner))
        return _other_question(state)
    source, target = _field(lair, intent.source), _field(lair, intent.target)
    return _refuse_way(state, seat, _acting_slot(state, seat, intent.piece, source), source, target)


def _refuse_way(state: Cave, seat: int, slot: int, source: int, target: int) -> Refusal:
    """Why a piece cannot step between two fields that nothing joins: the question's own predicate says it."""
    step = state.agenda[-1]
    refusal: Refusal | None = None
    if isinstance(step, Turn):
        refusal = refuse_move(state, seat, slot, source, target)
    elif isinstance(step, Escape) and source == step.field:
        refusal = refuse_step(state, seat, slot, source, target)
    elif isinstance(step, Walk) and slot == edge_slot(state, step.piece):
        refusal = refuse(state.lair, NO_DOOR, field=field_text(state.lair, target))
    return refusal if refusal is not None else _other_question(state)


def _other_question(state: Cave) -> Refusal:
    return refuse(state.lair, OTHER_QUESTION, topic_rule(state.lair, _topic(state)))
