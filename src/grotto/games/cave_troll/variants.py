"""Character actions of the variant set, from the Paladin's to the Banshee's (CT15-130 to 167)."""

from __future__ import annotations

from grotto.games.cave_troll import events, kinds
from grotto.games.cave_troll.acting import Ability, in_company, in_room, opposing
from grotto.games.cave_troll.asking import (
    ASK_BANISH_TO,
    ASK_BANSHEE,
    ASK_PULL_FROM,
    ASK_PULL_WHOM,
    ASK_RAGING_TROLL,
    ASK_RAMPAGE,
    ASK_STRIKE,
    ASK_THROW,
    AskFieldFor,
    AskWhom,
    AskWhomBy,
    topic_rule,
)
from grotto.games.cave_troll.entering import arrive, closed
from grotto.games.cave_troll.kinds import ASSASSIN, BANSHEE, CAVE_TROLL, EXPLORER, GRUNT, PALADIN, RAGING_TROLL
from grotto.games.cave_troll.lair import FIRST_FIELD
from grotto.games.cave_troll.naming import field_text
from grotto.games.cave_troll.reasons import (
    ALONE_HERE,
    FREE,
    NO_ADVENTURERS,
    NO_BANSHEE,
    NO_RAGING_TROLL,
    NOBODY_LONE,
    NOBODY_TO_PULL,
    NOT_A_PIT,
    refuse,
)
from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.wraith import PushWhere
from grotto.kernel.step import Step
from grotto.kernel.text import Refusal


def protected(state: Cave, piece: int) -> bool:
    """CT15-130: heroes in a Paladin's room, of every player, are out of reach of Banshees and Grunts."""
    if not kinds.is_hero(state.kind[piece]) or not in_room(state, piece):
        return False
    return any(state.kind[other] == PALADIN for other in state.characters_on(state.at[piece]))


# --- Paladin --------------------------------------------------------------------------------------------------------


class Banish(Ability):
    """CT15-131: the Paladin sends an opposing Banshee from his room to any pit."""

    def bar(self, state: Cave, piece: int) -> int:
        return FREE if banshees(state, piece) else NO_BANSHEE

    def begin(self, state: Cave, piece: int) -> None:
        state.push(BanishWhom(state.owner(piece), piece))


def banshees(state: Cave, paladin: int) -> list[int]:
    """The Banshees that a Paladin can send away."""
    if not in_company(state, paladin):
        return []
    return opposing(state, state.owner(paladin), BANSHEE, state.at[paladin])


class BanishWhom(AskWhomBy):
    """Which Banshee the Paladin sends away."""

    def topic(self, state: Cave) -> int:
        return ASK_BANSHEE

    def targets(self, state: Cave) -> list[int]:
        return banshees(state, self.piece)

    def chosen(self, state: Cave, piece: int) -> None:
        state.push(BanishTo(self.seat, piece))


class BanishTo(AskFieldFor):
    """To which pit the Banshee goes."""

    def topic(self, state: Cave) -> int:
        return ASK_BANISH_TO

    def targets(self, state: Cave) -> int:
        return state.lair.pits

    def why_not(self, state: Cave, seat: int, option: int) -> Refusal:
        lair = state.lair
        if FIRST_FIELD <= option < lair.first_whom:
            field = field_text(lair, option - FIRST_FIELD)
            return refuse(lair, NOT_A_PIT, topic_rule(lair, ASK_BANISH_TO), field=field)
        return super().why_not(state, seat, option)

    def chosen(self, state: Cave, field: int) -> None:
        here = state.lift(self.piece)
        if state.recording:
            state.tell(events.BANISHED, (self.seat, state.owner(self.piece), here, field))
        arrive(state, self.piece, field)


# --- Giant Slayer ---------------------------------------------------------------------------------------------------


class Sacrifice(Ability):
    """CT15-136: the Giant Slayer leaves the board and takes a Raging Troll in his room with him."""

    def bar(self, state: Cave, piece: int) -> int:
        return FREE if raging_trolls(state, piece) else NO_RAGING_TROLL

    def begin(self, state: Cave, piece: int) -> None:
        state.push(SacrificeFor(state.owner(piece), piece))


def raging_trolls(state: Cave, slayer: int) -> list[int]:
    """The Raging Trolls in a Giant Slayer's room, of any owner."""
    if not in_company(state, slayer):
        return []
    return [piece for piece in state.characters_on(state.at[slayer]) if state.kind[piece] == RAGING_TROLL]


class SacrificeFor(AskWhomBy):
    """Which Raging Troll goes with the Giant Slayer."""

    def topic(self, state: Cave) -> int:
        return ASK_RAGING_TROLL

    def targets(self, state: Cave) -> list[int]:
        return raging_trolls(state, self.piece)

    def chosen(self, state: Cave, piece: int) -> None:
        if state.recording:
            state.tell(events.SACRIFICED, (self.seat, state.owner(piece), state.at[piece]))
        state.remove(self.piece)
        state.remove(piece)


# --- Assassin -------------------------------------------------------------------------------------------------------


class Strike(Ability):
    """CT15-150: the Assassin removes a lone Grunt or a lone hero that is no Assassin."""

    def bar(self, state: Cave, piece: int) -> int:
        return FREE if lone_targets(state, piece) else NOBODY_LONE

    def begin(self, state: Cave, piece: int) -> None:
        state.push(StrikeWhom(state.owner(piece), piece))


def lone_targets(state: Cave, assassin: int) -> list[int]:
    """CT15-151: those who are the only character of their colour in the Assassin's room; a chest is no company."""
    if not in_company(state, assassin):
        return []
    here = state.characters_on(state.at[assassin])
    owners = [state.owner(piece) for piece in here]
    return [
        piece
        for piece, owner in zip(here, owners, strict=True)
        if owners.count(owner) == 1
        and (state.kind[piece] == GRUNT or (kinds.is_hero(state.kind[piece]) and state.kind[piece] != ASSASSIN))
    ]


class StrikeWhom(AskWhomBy):
    """Whom the Assassin removes."""

    def topic(self, state: Cave) -> int:
        return ASK_STRIKE

    def targets(self, state: Cave) -> list[int]:
        return lone_targets(state, self.piece)

    def chosen(self, state: Cave, piece: int) -> None:
        if state.recording:
            state.tell(events.STRUCK, (self.seat, state.owner(piece), state.kind[piece], state.at[piece]))
        state.remove(piece)


# --- Raging Troll ---------------------------------------------------------------------------------------------------


class Rampage(Ability):
    """CT15-156: the Raging Troll pushes two out of its room; all that is then still there is removed."""

    def bar(self, state: Cave, piece: int) -> int:
        if in_room(state, piece) and len(state.standing_on(state.at[piece])) > 1:
            return FREE
        return ALONE_HERE

    def begin(self, state: Cave, piece: int) -> None:
        if state.recording:
            state.tell(events.RAMPAGED, (state.owner(piece), state.at[piece]))
        state.push(RampageWhom(state.owner(piece), piece, 2))


def throw_targets(state: Cave, piece: int) -> int:
    """Where a Raging Troll can push somebody: through a door, into a field he may enter."""
    return state.lair.doors[state.at[piece]] & ~closed(state, state.owner(piece), state.kind[piece])


class RampageWhom(AskWhom):
    """Whom the Raging Troll pushes out next; as many of two as can be pushed, then the room is emptied."""

    def __init__(self, seat: int, troll: int, left: int) -> None:
        super().__init__(seat)
        self.troll = troll
        self.left = left

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.troll, self.left)

    def topic(self, state: Cave) -> int:
        return ASK_RAMPAGE

    def targets(self, state: Cave) -> list[int]:
        if self.left == 0:
            return []
        return [
            piece
            for piece in state.characters_on(state.at[self.troll])
            if piece != self.troll and state.kind[piece] != CAVE_TROLL and throw_targets(state, piece)
        ]

    def nothing(self, state: Cave) -> None:
        state.push(EmptyRoom(self.troll))

    def chosen(self, state: Cave, piece: int) -> None:
        state.push(RampageWhom(self.seat, self.troll, self.left - 1))
        state.push(ThrowWhere(self.seat, self.troll, piece))


class ThrowWhere(PushWhere):
    """Through which door the Raging Troll pushes somebody."""

    def targets(self, state: Cave) -> int:
        return throw_targets(state, self.piece)

    def topic(self, state: Cave) -> int:
        return ASK_THROW


class EmptyRoom(Step[Cave]):
    """The end of a rampage: all figures in the room but the Raging Troll are removed, chests and own ones too."""

    def __init__(self, troll: int) -> None:
        self.troll = troll

    def data(self) -> tuple[int, ...]:
        return (self.troll,)

    def settle(self, state: Cave) -> bool:
        state.agenda.pop()
        field = state.at[self.troll]
        for piece in state.standing_on(field):
            if piece != self.troll:
                if state.recording:
                    by = state.owner(self.troll)
                    state.tell(events.CLEARED, (state.owner(piece), state.kind[piece], field, by))
                state.remove(piece)
        return False


# --- Grunt ----------------------------------------------------------------------------------------------------------


class Trample(Ability):
    """CT15-160: the Grunt removes all opposing plain Adventurers from its room."""

    def bar(self, state: Cave, piece: int) -> int:
        return FREE if tramplable(state, piece) else NO_ADVENTURERS

    def begin(self, state: Cave, piece: int) -> None:
        seat = state.owner(piece)
        for victim in tramplable(state, piece):
            if state.recording:
                state.tell(events.TRAMPLED, (state.owner(victim), EXPLORER, state.at[victim], seat))
            state.remove(victim)


def tramplable(state: Cave, grunt: int) -> list[int]:
    """The opposing Adventurers in a Grunt's room whom no Paladin protects."""
    if not in_company(state, grunt):
        return []
    found = opposing(state, state.owner(grunt), EXPLORER, state.at[grunt])
    return [piece for piece in found if not protected(state, piece)]


# --- Banshee --------------------------------------------------------------------------------------------------------


class Pull(Ability):
    """CT15-166: the Banshee calls an opposing character from an adjacent field onto her own."""

    def bar(self, state: Cave, piece: int) -> int:
        for field in state.lair.door_list[state.at[piece]]:
            if state.crowd[field]:
                for other in state.characters_on(field):
                    if can_pull(state, piece, other):
                        return FREE
        return NOBODY_TO_PULL

    def begin(self, state: Cave, piece: int) -> None:
        state.push(PullFrom(state.owner(piece), piece))


def can_pull(state: Cave, banshee: int, piece: int) -> bool:
    """Whether a Banshee can call somebody beside her: the entry rules hold for her field (CT15-166, CT15-167)."""
    seat, kind = state.owner(piece), state.kind[piece]
    if seat == state.owner(banshee) or kind == CAVE_TROLL or protected(state, piece):
        return False
    return not closed(state, seat, kind) >> state.at[banshee] & 1


def pullable(state: Cave, banshee: int, field: int) -> list[int]:
    """Those on a field whom a Banshee can call to her."""
    return [piece for piece in state.characters_on(field) if can_pull(state, banshee, piece)]


def pull_sources(state: Cave, banshee: int) -> int:
    """The fields from which a Banshee can call somebody, as a mask."""
    sources = 0
    for field in state.lair.door_list[state.at[banshee]]:
        if pullable(state, banshee, field):
            sources |= state.lair.bit[field]
    return sources


class PullFrom(AskFieldFor):
    """From which field the Banshee calls somebody."""

    def topic(self, state: Cave) -> int:
        return ASK_PULL_FROM

    def targets(self, state: Cave) -> int:
        return pull_sources(state, self.piece)

    def chosen(self, state: Cave, field: int) -> None:
        state.push(PullWhom(self.seat, self.piece, field))


class PullWhom(AskWhom):
    """Whom the Banshee calls."""

    def __init__(self, seat: int, banshee: int, field: int) -> None:
        super().__init__(seat)
        self.banshee = banshee
        self.field = field

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.banshee, self.field)

    def topic(self, state: Cave) -> int:
        return ASK_PULL_WHOM

    def targets(self, state: Cave) -> list[int]:
        return pullable(state, self.banshee, self.field)

    def chosen(self, state: Cave, piece: int) -> None:
        to = state.at[self.banshee]
        here = state.lift(piece)
        if state.recording:
            state.tell(events.PULLED, (self.seat, state.owner(piece), state.kind[piece], here, to))
        arrive(state, piece, to)
