"""The boards and pieces to play with: those that come with Grotto, and those of an owner's pack (CTX-015, CTB-001)."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any, Final

from grotto.games.cave_troll.board import Board, read_board
from grotto.games.cave_troll.checking_board import check_boards
from grotto.games.cave_troll.checking_pieces import check_pieces
from grotto.games.cave_troll.components import Components, read_components
from grotto.kernel.errors import BadInput
from grotto.kernel.manifest import check_manifest
from grotto.kernel.pack import Fault, Pack, in_order
from grotto.kernel.record import Report

GAME: Final = "cave-troll"
BOARDS: Final = "boards.toml"
PIECES: Final = "pieces.toml"
DATA: Final = Path(__file__).parent / "data"


@functools.cache
def built_in(file: str) -> dict[str, Any]:
    """The contents of a data file that comes with Grotto; nobody writes into it."""
    return tomllib.loads((DATA / file).read_text(encoding="utf-8"))


def built_in_boards() -> list[str]:
    """The ids of the boards that come with Grotto."""
    return [str(record["id"]) for record in built_in(BOARDS)["board"]]


def check_pack(pack: Pack) -> list[Fault]:
    """Everything that is wrong with a pack for this game, by file and line (CTB-002)."""
    faults = check_manifest(pack, GAME, (BOARDS, PIECES))
    for file in (BOARDS, PIECES):
        if file in pack.files:
            report = Report(file)
            root = report.read(pack.files[file])
            if root is not None and file == BOARDS:
                check_boards(root, tuple(built_in_boards()))
            elif root is not None:
                check_pieces(root)
            faults += report.faults
    return in_order(faults)


def contents(pack: Pack | None, file: str) -> dict[str, Any]:
    """What a file of a sound pack says; nothing where it has no such file."""
    return tomllib.loads(pack.files[file]) if pack is not None and file in pack.files else {}


def boards_of(pack: Pack | None) -> list[Board]:
    """The boards of a sound pack. Their fields are called what the pack calls them, or else by their ids."""
    boards = [read_board(record) for record in contents(pack, BOARDS).get("board", [])]
    for board in boards:
        for field in board.fields:
            field.title = field.title or field.name
    return boards


def components_of(pack: Pack | None, edition: str) -> Components:
    """The deck of an edition and its artifacts: a sound pack's, if it has one, else Grotto's."""
    for record in contents(pack, PIECES).get("deck", []):
        if record["edition"] == edition:
            components = read_components(record)
            for artifact in components.artifacts:
                if not artifact.title and artifact.name not in built_in_artifacts():
                    artifact.title = artifact.name
            return components
    return read_components(next(record for record in built_in(PIECES)["deck"] if record["edition"] == edition))


def built_in_artifacts() -> set[str]:
    """The ids of the artifacts for which Grotto has words."""
    return {str(artifact["id"]) for record in built_in(PIECES)["deck"] for artifact in record["artifact"]}


def board_for(pack: Pack | None, name: str, edition: str) -> Board:
    """The board a table asks for by name, or the one that suits best where it names none (CTB-001, CTB-004)."""
    boards = boards_of(pack)
    if not name and boards:
        fits = [board for board in boards if board.edition == edition]
        fits += [board for board in boards if not board.edition]
        return (fits + boards)[0]
    for board in boards:
        if board.name == name:
            return board
    wanted = name or f"lair-{edition}"
    for record in built_in(BOARDS)["board"]:
        if record["id"] == wanted:
            return read_board(record)
    names = [board.name for board in boards] + built_in_boards()
    raise BadInput(f"There is no board called {name[:60]!r}; there is: {', '.join(names)}.")
