"""What every pack says about itself in its pack.toml: the game it is for, its name and its author."""

from __future__ import annotations

from typing import Final

from grotto.kernel.errors import BadInput
from grotto.kernel.pack import MANIFEST, Fault, Pack
from grotto.kernel.record import Report

FORMAT: Final = "grotto-pack/1"
LONGEST_TITLE: Final = 80


def check_manifest(pack: Pack, game: str, files: tuple[str, ...]) -> list[Fault]:
    """What is wrong with a pack's pack.toml, and with the names of its files; `files` are those the game reads."""
    report = Report(MANIFEST)
    record = report.read(pack.files[MANIFEST]) if MANIFEST in pack.files else None
    if MANIFEST not in pack.files:
        report.add(0, "", "there is no such file", f'one with format = "{FORMAT}"')
    if record is not None:
        record.only("format", "game", "id", "title", "author")
        record.choice("format", (FORMAT,))
        record.choice("game", (game,))
        record.id("id")
        record.text("title", LONGEST_TITLE, needed=True)
        record.text("author", LONGEST_TITLE)
    known = (MANIFEST, *files)
    strangers = [
        Fault(file, 0, "", "a file of this name is not read", f"one of: {', '.join(known)}")
        for file in pack.files
        if file not in known
    ]
    return report.faults + strangers


def game_of(pack: Pack) -> str:
    """The id of the game a pack is for, before anything else in it is looked at. Raises BadInput."""
    if MANIFEST not in pack.files:
        raise BadInput(f"The pack {pack.name} has no {MANIFEST}.")
    report = Report(MANIFEST)
    record = report.read(pack.files[MANIFEST])
    game = record.id("game") if record is not None else None
    if game is None:
        raise BadInput(f"The pack {pack.name} does not say which game it is for: {report.faults[0]}.")
    return game


def title_of(pack: Pack) -> str:
    """The title of a sound pack."""
    record = Report(MANIFEST).read(pack.files[MANIFEST])
    return pack.name if record is None else str(record.values["title"])
