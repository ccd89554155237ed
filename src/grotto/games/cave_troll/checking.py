"""Whether the fields of a state fit together: for positions and saved games that come from outside."""

from __future__ import annotations

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.allotting import idols_of, in_pile, named
from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.components import CLASSIC, UNCHOSEN, VARIANT
from grotto.games.cave_troll.lair import MOST_ACTIONS, ROOM_LIMIT, SCORING_SYMBOLS, STALL_TURNS
from grotto.games.cave_troll.naming import SEATS
from grotto.games.cave_troll.reading_steps import check_agenda
from grotto.games.cave_troll.state import GONE, IN_STACK, NONE, OFF, PLACED, SPENT, Cave
from grotto.games.cave_troll.steps import being_placed, steps_called
from grotto.kernel.errors import BadInput


def check(cave: Cave) -> None:
    """Raise BadInput, one sentence, where something could not have come about."""
    check_sets(cave)
    check_agenda(cave)
    check_artifacts(cave)
    if UNCHOSEN in cave.sets or steps_called(cave, "Deal"):
        check_undealt(cave)
    else:
        check_turn(cave)
        check_piles(cave)
        check_pieces(cave)
        check_cards(cave)
        check_fields(cave)
        check_tables(cave)
        check_marks(cave)


def check_sets(cave: Cave) -> None:
    """CT15-120: everybody has one of the sets there are, or is still to choose."""
    lair = cave.lair
    for seat, chosen in enumerate(cave.sets):
        allowed = (CLASSIC, VARIANT, UNCHOSEN) if lair.components.has_sets else (CLASSIC,)
        if chosen not in allowed:
            raise BadInput(f"There is no such character set as {SEATS[seat]} has.")


def check_turn(cave: Cave) -> None:
    """Whose turn it is follows from the turns played; the counters stay within what a game can give."""
    lair = cave.lair
    stalled = cave.outcome is not None and cave.outcome.ending == "stall"
    turn = cave.turns - 1 if stalled else cave.turns
    if turn < 0 or cave.idle > cave.turns:
        raise BadInput("There cannot be more turns without a draw than there were turns.")
    if cave.seat != (cave.first + turn) % lair.seats:
        raise BadInput(
            f"After {cave.turns} turns that began with {SEATS[cave.first]} it cannot be the turn of {SEATS[cave.seat]}."
        )
    if not 0 <= cave.actions <= min(turn + 1, MOST_ACTIONS) and turn < lair.seats:
        raise BadInput(f"In turn {turn + 1} of a game there are at most {min(turn + 1, MOST_ACTIONS)} actions.")
    if not 0 <= cave.actions <= MOST_ACTIONS:
        raise BadInput(f"A turn has at most {MOST_ACTIONS} actions.")
    if lair.stall_guard and not stalled and cave.idle >= STALL_TURNS * lair.seats:
        raise BadInput("So many turns without a draw would have ended the game.")
    if any(gold < 0 for gold in cave.gold):
        raise BadInput("Nobody has less than no gold.")


def check_undealt(cave: Cave) -> None:
    """Before the deal there is nothing in play yet."""
    used = [cave.drawn != NONE, cave.cloaked != NONE, cave.emptied, cave.acted, cave.drew]
    numbers = [cave.moved, cave.earned, cave.scoring, cave.boxed, cave.symbols, *cave.gold, *cave.left, *cave.crowd]
    numbers += [cave.turns, cave.seat, cave.actions, cave.idle, *cave.guards, cave.full, cave.trolls]
    if cave.kind or cave.piles or any(used) or any(numbers) or set(cave.at) != {OFF} or set(cave.hand) != {NONE}:
        raise BadInput("Before the cards are dealt nothing can have been played.")
    if any(holder != IN_STACK for holder in cave.relics):
        raise BadInput("Before the cards are dealt all artifacts are in the stack.")
    if not steps_called(cave, "Deal"):
        raise BadInput("Everybody must have chosen a character set once the cards are dealt.")


def check_pieces(cave: Cave) -> None:
    """Every piece is in one place, and that is one where it can be."""
    lair = cave.lair
    placing = being_placed(cave)
    off = [*placing, *[card for card in cave.hand if card != NONE]]
    off += [cave.drawn] if cave.drawn != NONE else []
    for seat in range(lair.seats):
        off += in_pile(cave, seat)
    for piece, where in enumerate(cave.at):
        name = f"{SEATS[cave.owner(piece)]} {named(cave, piece)}"
        times = off.count(piece)
        if where == GONE and times == 1 and piece in placing:
            times = 0  # the Chalice of Life is bringing it back
        if times != (1 if where == OFF else 0):
            raise BadInput(f"The piece {name} must be in exactly one place.")
        if where < 0:
            continue
        kind, bit = cave.kind[piece], lair.bit[where]
        if kind >= kinds.FIRST_CARD:
            raise BadInput(f"The {name} cannot stand on the board.")
        if kinds.is_hero(kind) and bit & lair.pits:  # CT06-035, CT15-031
            raise BadInput(f"The hero {name} cannot be in a pit ({lair.board.fields[where].name}).")
        if kind in (kinds.CAVE_TROLL, kinds.TREASURE) and not bit & lair.rooms:  # CT06-090, CT06-100
            raise BadInput(f"The {name} can only be in a room, not on {lair.board.fields[where].name}.")


def check_piles(cave: Cave) -> None:
    """A pile is an order of its own seat's pieces; hands are as the edition has them."""
    lair = cave.lair
    for seat in range(lair.seats):
        base = seat * lair.deck_size
        order = sorted(cave.piles[base : base + lair.deck_size])
        if order != list(range(lair.deck_size)) or not 0 <= cave.left[seat] <= lair.deck_size:
            raise BadInput(f"The pile of {SEATS[seat]} is not an order of its pieces.")
        if lair.edition_2015 and (cave.hand[seat] == NONE or cave.owner(cave.hand[seat]) != seat):
            raise BadInput(f"In the edition of 2015 {SEATS[seat]} must hold a card of its own.")
        if not lair.edition_2015 and cave.hand[seat] != NONE:
            raise BadInput("There are no cards in hand in the edition of 2006.")
    choosing = steps_called(cave, "ChooseCard")
    if bool(choosing) != (cave.drawn != NONE) or (choosing and choosing[0][0] != cave.owner(cave.drawn)):
        raise BadInput("There is a card just drawn exactly while its player chooses which card to play.")
    if choosing and not lair.edition_2015:
        raise BadInput("There is no choice between two cards in the edition of 2006.")
    if cave.emptied and (lair.edition_2015 or cave.left[cave.seat]):
        raise BadInput("Nobody has drawn the last counter of a pile yet.")


def check_cards(cave: Cave) -> None:
    """2015: played cards with hourglasses, and no others, are on the scoring pile or have been (CT15-021)."""
    lair = cave.lair
    laying = [data[1] for data in steps_called(cave, "LayAway")]
    placing = being_placed(cave)
    if len(laying) > 1 or (laying and not lair.edition_2015):
        raise BadInput("Only one card at a time can be in effect, and only in the edition of 2015.")
    if cave.scoring & cave.boxed or (cave.scoring | cave.boxed) >> len(cave.at):
        raise BadInput("A card of the scoring pile must be one of the cards, and not in the box too.")
    symbols = 0
    for piece, where in enumerate(cave.at):
        name = f"{SEATS[cave.owner(piece)]} {named(cave, piece)}"
        held = where == OFF and piece not in placing
        if piece in laying and held:
            raise BadInput(f"The card {name} cannot take effect before it is played.")
        worth = lair.symbols_of_type[cave.type_of[piece]]
        counted = (cave.scoring | cave.boxed) >> piece & 1 == 1
        if counted and (held or not worth or piece in laying or not lair.edition_2015):
            raise BadInput(f"The card {name} cannot be on the scoring pile or in the box.")
        if worth and lair.edition_2015 and not (counted or held or piece in laying):
            raise BadInput(f"The played card {name} must be on the scoring pile or in the box.")
        symbols += worth if cave.scoring >> piece & 1 else 0
    if symbols != cave.symbols or symbols >= SCORING_SYMBOLS:
        raise BadInput(f"The scoring pile has {symbols} hourglasses, which cannot be.")


def check_artifacts(cave: Cave) -> None:
    """Every artifact is in the stack, held, spent, or an Idol in a room of its own (CT06-153)."""
    lair = cave.lair
    if sorted(cave.stack) != list(range(lair.artifacts)) or not 0 <= cave.stack_left <= lair.artifacts:
        raise BadInput("The stack of artifacts is not an order of them.")
    idols = 0  # the rooms that have one
    for number, holder in enumerate(cave.relics):
        artifact = lair.components.artifacts[number]
        if (holder == IN_STACK) != (number in cave.stack[: cave.stack_left]):
            raise BadInput(f"The artifact {artifact.name} must be either in the stack or out of it.")
        if holder in (IN_STACK, SPENT) or 0 <= holder < lair.seats:
            continue
        field, owner = (holder - PLACED) >> 3, (holder - PLACED) & 7
        if holder < PLACED or field >= lair.fields or owner >= lair.seats or not lair.rooms >> field & 1:
            raise BadInput(f"The artifact {artifact.name} is in a place that there is not.")
        if number not in idols_of(lair) or idols >> field & 1:
            raise BadInput(f"The artifact {artifact.name} cannot lie in {lair.board.fields[field].name}.")
        idols |= lair.bit[field]


def check_fields(cave: Cave) -> None:
    """No more characters in a room than the rules can bring there, and nothing beside an Idol."""
    lair = cave.lair
    trolls = [data[1] for data in steps_called(cave, "Escape")] + [data[0] for data in steps_called(cave, "Crush")]
    wraiths = [data[1] for data in steps_called(cave, "PushWhom", "PushWhere")]
    for field in lair.room_list:
        name = lair.board.fields[field].name
        here = cave.characters_on(field)
        limit = ROOM_LIMIT
        limit += any(cave.kind[piece] == kinds.BERSERKER for piece in here)  # CT15-145
        limit += any(piece in trolls for piece in here)  # CT06-090
        limit += any(piece in wraiths for piece in here)  # CT06-083, CT15-087
        if len(here) > limit:
            raise BadInput(f"The room {name} holds {len(here)} characters; {ROOM_LIMIT} is the limit.")
        if cave.idols >> field & 1 and any(piece not in trolls for piece in cave.standing_on(field)):
            raise BadInput(f"The room {name} has an Idol; nothing else can be there.")


def check_tables(cave: Cave) -> None:
    """The tables about the fields say what the pieces say."""
    twin = cave.copy()
    twin.rebuild()
    same = twin.crowd == cave.crowd and twin.guards == cave.guards and twin.full == cave.full
    same = same and twin.trolls == cave.trolls and twin.idols == cave.idols
    if not same or any(twin.standing_on(field) != cave.standing_on(field) for field in range(cave.lair.fields)):
        raise BadInput("The tables of what is on the fields are wrong.")


def check_marks(cave: Cave) -> None:
    """The cloaked hero, and those who have done what they may do once a turn."""
    hero = cave.cloaked
    if hero != NONE:
        own = 0 <= hero < len(cave.at) and cave.owner(hero) == cave.seat
        if not own or cave.at[hero] < 0 or not kinds.is_hero(cave.kind[hero]):
            raise BadInput("Only a hero on the board, of the player whose turn it is, can wear the Cloak.")
    check_mark(cave, cave.moved, kinds.RAGING_TROLL, "moved")
    check_mark(cave, cave.earned, kinds.GIANT_SLAYER, "earned")


def check_mark(cave: Cave, mask: int, kind: int, word: str) -> None:
    """Pieces marked as having done something are of the one kind that the mark is for, and have been played."""
    if mask >> len(cave.at):
        raise BadInput(f"There is no such piece as one that is said to have {word}.")
    for piece in fields_of(mask):
        if cave.kind[piece] != kind or cave.at[piece] == OFF:
            raise BadInput(f"Only a {kinds.NAMES[kind]} that has been played can have {word} this turn.")
