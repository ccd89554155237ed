"""Reading what somebody hands to `grotto`, and writing what it hands back, without ever losing a file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from grotto.games import find_game
from grotto.kernel import (
    BadInput,
    Diverged,
    FastDice,
    KeyedDice,
    Match,
    Transcript,
    commitment,
    read_transcript,
    replay,
)

LARGEST = 20_000_000  # bytes


def read_text(path: Path) -> str:
    """A text file."""
    try:
        with path.open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror or 'no reason given'}.") from None
    except ValueError:
        raise BadInput(f"{str(path)!r} is no file name.") from None
    if len(data) > LARGEST:
        raise BadInput(f"{path} is too large.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not text in UTF-8.") from None


def named_path(name: str) -> Path:
    """A path as somebody types it."""
    if not name.isprintable():
        raise BadInput(f"{name!r} is no file name.")
    try:
        return Path(name).expanduser()
    except RuntimeError:  # ~SOMEBODY
        raise BadInput(f"{name!r} is no file name.") from None


def read_record(path: Path) -> Transcript:
    """A transcript from a file."""
    return read_transcript(read_text(path))


def resumed(transcript: Transcript, seed: int | None) -> Match:
    """The game of a transcript, ready to go on with the dice of its secret or its seed; or as it ended."""
    if transcript.secret:
        try:
            secret = bytes.fromhex(transcript.secret)
        except ValueError:
            raise BadInput("The secret of this game is not hexadecimal.") from None
        if commitment(secret, transcript.about()) != transcript.commitment:
            raise Diverged("The secret in the file is not the one committed to before the game.")
        return replay(transcript, find_game, KeyedDice(secret))
    if seed is not None:
        return replay(transcript, find_game, FastDice(seed))
    match = replay(transcript, find_game)
    if match.state.outcome is None:
        raise BadInput("This game is not over, and its file has neither the secret nor the seed of its dice.")
    return match


def write_text(path: Path, text: str, replace: bool) -> None:
    """A text file, whole or not at all; one that is there already is left alone unless it is to be replaced."""
    try:
        if path.exists() and not replace:
            raise BadInput(f"There is already something at {path}; it was left as it is.")
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(text)
            Path(draft).chmod(0o600)
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror or 'no reason given'}.") from None
    except ValueError:
        raise BadInput(f"{str(path)!r} is no file name.") from None


def save_match(match: Match, path: Path, replace: bool) -> None:
    """The transcript of a game as a file. It belongs to the one at the keyboard, so it holds the secret of the dice."""
    if isinstance(match.state.dice, KeyedDice):
        match.transcript.secret = match.state.dice.secret.hex()
    write_text(path, match.written(), replace)
