"""Packs: the board, pieces or cards of an owner, as a few text files; and faults, which say what is wrong in them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from grotto.kernel.errors import BadInput

MANIFEST: Final = "pack.toml"
MOST_FILES: Final = 20
MOST_BYTES: Final = 256 * 1024  # of one file
LONGEST_NAME: Final = 100


class Pack:
    """Some files by name, kept as text: a transcript carries the pack it was played with."""

    def __init__(self, name: str, files: Mapping[str, str]) -> None:
        if len(files) > MOST_FILES:
            raise BadInput(f"The pack {name} has {len(files)} files; {MOST_FILES} are the most a pack may have.")
        for file, text in files.items():
            if not _plain_name(file):
                raise BadInput(f"The pack {name} has a file called {file[:LONGEST_NAME]!r}, which is no file name.")
            if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
                raise BadInput(f"{file} in the pack {name} is too large: {MOST_BYTES} bytes are the most.")
        self.name = name
        self.files: dict[str, str] = dict(files)

    def __reduce__(self) -> tuple[type[Pack], tuple[str, dict[str, str]]]:
        """How a pack is copied and sent to other processes, compiled or not."""
        return Pack, (self.name, self.files)

    def digest(self) -> str:
        """A fingerprint of all files with their names: the same for the same pack wherever it lies."""
        hashed = hashlib.blake2b(digest_size=32, person=b"grotto-pack-1")
        for file in sorted(self.files):
            for part in (file, self.files[file]):
                data = part.encode("utf-8", "surrogatepass")
                hashed.update(len(data).to_bytes(8, "big"))
                hashed.update(data)
        return hashed.hexdigest()

    def __repr__(self) -> str:
        return f"<Pack {self.name}: {', '.join(sorted(self.files))}>"


def _plain_name(file: str) -> bool:
    """Whether a name could be that of a file in a folder, on any system, without leading elsewhere."""
    return 0 < len(file) <= LONGEST_NAME and file.isprintable() and not any(mark in file for mark in "/\\:")


def read_pack(folder: Path) -> Pack:
    """The pack in a folder: its TOML files. Anything else there is left alone."""
    try:
        found = sorted(path for path in folder.iterdir() if path.suffix == ".toml" and not path.name.startswith("."))
    except FileNotFoundError:
        raise BadInput(f"There is no folder {folder}.") from None
    except NotADirectoryError:
        raise BadInput(f"{folder} is not a folder; a pack is a folder with a {MANIFEST} in it.") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"The folder {folder} cannot be read: {_reason(error)}.") from None
    if MANIFEST not in [path.name for path in found]:
        raise BadInput(f"The folder {folder} is not a pack: it has no {MANIFEST}.")
    if len(found) > MOST_FILES:
        raise BadInput(f"The folder {folder} has {len(found)} TOML files; {MOST_FILES} are the most a pack may have.")
    name = folder.resolve().name
    printable = name if name.isprintable() else ascii(name)[1:-1]  # it is shown, and written into transcripts
    return Pack(printable, {path.name: _read_text(path) for path in found})


def _read_text(path: Path) -> str:
    """The text of a file of a pack, whichever way its system ends a line or marks UTF-8."""
    try:
        if not path.is_file():
            raise BadInput(f"{path} is not a file.")
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {_reason(error)}.") from None
    if len(data) > MOST_BYTES:
        raise BadInput(f"{path} is too large: {MOST_BYTES} bytes are the most a file of a pack may have.")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadInput(f"{path}:{line}: this is not text in UTF-8; save the file in that encoding.") from None


def _reason(error: Exception) -> str:
    return error.strerror or "no reason given" if isinstance(error, OSError) else str(error)


class Fault:
    """Something wrong in a pack: where (line 0: the file as a whole), what was found and what was expected.

    `field` is the record concerned, such as "board 'mine' field 'hall'"; it is empty for the file's own settings.
    """

    def __init__(self, file: str, line: int, field: str, found: str, expected: str) -> None:
        self.file = file
        self.line = line
        self.field = field
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.line else f"{self.file}: "
        field = f"{self.field}: " if self.field else ""
        return f"{place}{field}{self.found}, expected {self.expected}"

    def __repr__(self) -> str:
        return f"<Fault {self}>"


def in_order(faults: list[Fault]) -> list[Fault]:
    """Faults by file and line, as somebody would mend them."""
    return sorted(faults, key=lambda fault: (fault.file, fault.line))


def refuse_faulty(pack: Pack, faults: list[Fault]) -> None:
    """Raise BadInput with the first fault, and how many more there are."""
    if not faults:
        return
    more = len(faults) - 1
    rest = "" if not more else f" (and {more} more fault{'s' if more > 1 else ''})"
    raise BadInput(f"The pack {pack.name} cannot be used: {faults[0]}{rest}.")
