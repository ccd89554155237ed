"""The drawing for terminals: every room, its gold and every piece are there, at any width, and nothing hidden is."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.terminal import SHAPES, Artist, read_piece
from grotto.games.cave_troll.terminal_map import ROOMY, TIGHT, Map, map_width, widest_pitch
from grotto.kernel import FastDice
from grotto.kernel.words import LANGUAGES, Words

GAME = CaveTroll()
TOKEN = re.compile(rf"([{''.join(SHAPES)}])[A-ZÄÖÜ][A-Za-zäöü]\*?([0-9]*)")
MORE = re.compile(r"\+([0-9]+)")


def positions(edition: str, seats: int = 4, count: int = 40) -> list[Cave]:
    """States of random games, all along them."""
    found: list[Cave] = []
    for seed in range(3):
        dice = FastDice(seed)
        state = GAME.setup(seats, {"edition": edition, "stall-guard": "on"}).start(dice)
        assert isinstance(state, Cave)
        number = 0
        while state.outcome is None and len(found) < count * (seed + 1):
            options = state.options(state.actor)
            drawing = number % 3 == 0 and len(options) > 1  # often, so that the board fills up
            state.take(state.actor, options[1] if drawing else options[dice.below(len(options), "any")])
            number += 1
            if number % 9 == 0:
                found.append(state.copy())
    return found


def drawn(state: Cave, seat: int | None, width: int, height: int = 0, lang: str = "en") -> list[str]:
    """A picture as lines of text."""
    rows = state.lair.picture(state.view(seat), Words(lang, GAME.folder()), width, height)
    return ["".join(text for text, _ in row) for row in rows]


def rooms(state: Cave) -> list[dict[str, Any]]:
    """What is open to all about the rooms."""
    facts: Any = state.view(None)["facts"]
    found: list[dict[str, Any]] = facts["rooms"]
    return found


def pieces_in(text: str) -> int:
    """How many pieces some text shows."""
    return sum(int(many or 1) for _, many in TOKEN.findall(text))


def inside(lair: Lair, lines: list[str], field: int, pitch: int, rise: int) -> str:
    """What a picture shows in a field."""
    return " ".join(lines[run.row][run.start : run.end] for run in Map(lair.board, pitch, rise).runs(field))


def known_by_its_place(lair: Lair, field: int, text: str) -> bool:
    """Whether a field that is no room has a short label, or none, or part of it, so that more pieces can be seen."""
    short = lair.board.fields[field].name.rpartition("-")[2]
    shortened = re.match(rf"(?:{short}\b *)?[{''.join(SHAPES)}]|st-[ns]\+\d\d", text)
    return not lair.rooms >> field & 1 and shortened is not None


@pytest.mark.parametrize("edition", ["2006", "2015"])
@pytest.mark.parametrize(
    ("width", "height", "rise"), [(80, 0, ROOMY), (120, 0, ROOMY), (200, 0, ROOMY), (80, 20, TIGHT)]
)
def test_every_room_its_gold_and_every_piece_can_be_seen(edition: str, width: int, height: int, rise: int) -> None:
    crowds = 0
    for state in positions(edition):
        lair = state.lair
        pitch = widest_pitch(lair.board, width - 44) or widest_pitch(lair.board, width)
        lines = drawn(state, None, width, height)
        assert max(len(line) for line in lines) <= width
        worth = {fact["room"]: fact["worth"] for fact in rooms(state)}
        for number, field in enumerate(lair.board.fields):
            text = inside(lair, lines, number, pitch, rise)
            standing = len(state.standing_on(number)) + (state.idols >> number & 1)
            assert text.startswith(field.name) or (standing and known_by_its_place(lair, number, text))
            if lair.rooms >> number & 1:
                assert f"({worth.get(field.name, field.gold)})" in text
            missing = MORE.search(text)
            assert pieces_in(text) + int(missing.group(1) if missing else 0) == standing
            if missing:
                crowds += 1
                notes = "\n".join(lines)
                told = re.search(rf"(?:^|   ){field.name}:((?: \S+|\n   \S+)+)", notes, re.MULTILINE)
                assert told is not None
                assert pieces_in(told.group(1)) == standing
    assert crowds > 0 or width > 80


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_gold_piles_and_what_a_scoring_would_pay(edition: str) -> None:
    for state in positions(edition, 3, 10):
        lines = "\n".join(drawn(state, 1, 80))
        for seat, name in enumerate(("Red", "Blue, you", "Green")):
            pays = sum(fact["pays"].get(name.split(",")[0].lower(), 0) for fact in rooms(state))
            numbers = [state.gold[seat], state.left[seat], r"\d", rf"\+{pays}"]
            assert re.search(rf"{SHAPES[seat]} {name} +{' +'.join(str(number) for number in numbers)}\b", lines)
        assert ("hourglasses" in lines) is (edition == "2015")
        assert f"{state.stack_left} artifacts are left" in lines or state.stack_left < 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_marks_of_kinds_are_all_different(lang: str) -> None:
    for edition in ("2006", "2015"):
        state = positions(edition, 2, 1)[0]
        artist = Artist(state.lair, state.view(None), Words(lang, GAME.folder()))
        kinds = {noun.name for noun in state.lair.nouns() if noun.part == "piece" and " " not in noun.name}
        marks = [artist.mark(name) for name in [*kinds, "treasure", "idol"]]
        assert all(len(mark) == 2 for mark in marks)
        assert len(set(marks)) == len(marks)


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    state = positions("2015", 2, 10)[5]
    assert any("Your hand:" in line for line in drawn(state, 0, 80))
    assert not any("Your hand:" in line for line in drawn(state, None, 80))
    other = state.redeal(0, FastDice(9))
    assert drawn(other, 0, 80) == drawn(state, 0, 80)
    assert drawn(other, None, 120) == drawn(state, None, 120)


def test_a_narrow_terminal_gets_a_list() -> None:
    state = positions("2006", 2, 10)[8]
    lines = drawn(state, 0, 50)
    assert max(len(line) for line in lines) <= 50
    for number, field in enumerate(state.lair.board.fields):
        line = next(line for line in lines if re.match(rf"{field.name}\b.*:", line))
        assert pieces_in(line) == len(state.standing_on(number)) + (state.idols >> number & 1)


def test_doors_are_gaps_and_walls_are_not() -> None:
    lair = GAME.setup(2, {})
    lines = drawn_empty(lair)
    open_edges = {door.at for door in lair.board.doors}
    for y in range(9):
        for x in range(8):
            same = any((x, y) in field.cells and (x + 1, y) in field.cells for field in lair.board.fields)
            edge = lines[3 * y + 1][8 * (x + 1)] + lines[3 * y + 2][8 * (x + 1)]
            assert same or edge == ("┃ " if (x, y, "E") in open_edges else "┃┃")
    for y in range(8):
        for x in range(9):
            same = any((x, y) in field.cells and (x, y + 1) in field.cells for field in lair.board.fields)
            edge = lines[3 * (y + 1)][8 * x + 1 : 8 * x + 8]
            assert same or edge == ("━╸   ╺━" if (x, y, "S") in open_edges else "━" * 7)


def drawn_empty(lair: Lair) -> list[str]:
    """The map of a board with nothing on it."""
    rows = Map(lair.board, 8, ROOMY).rows()
    assert map_width(lair.board, 8) == 73
    return ["".join(text for text, _ in row) for row in rows]


@pytest.mark.parametrize(
    ("name", "seat", "kind", "cloaked"),
    [
        ("red thief", 0, "thief", False),
        ("blue thief*", 1, "thief", True),
        ("green cave-troll+2", 2, "cave-troll", False),
        ("yellow explorer+1@classic", 3, "explorer", False),
        ("idol of blue", 1, "idol", False),
        ("golden cow of red", 0, "idol", False),
    ],
)
def test_pieces_are_read_from_their_names(name: str, seat: int, kind: str, cloaked: bool) -> None:
    piece = read_piece(name)
    assert (piece.seat, piece.kind, piece.cloaked) == (seat, kind, cloaked)
