"""`grotto pack check` says what is wrong with a pack; `grotto pack new` writes one to start from."""

from __future__ import annotations

import argparse
from pathlib import Path

from grotto.cli.files import write_text
from grotto.cli.language import Speech, chosen_language
from grotto.cli.screen import Screen
from grotto.games import find_game
from grotto.kernel import BadInput
from grotto.kernel.manifest import game_of, title_of
from grotto.kernel.pack import read_pack
from grotto.kernel.words import Words


def check_command(args: argparse.Namespace) -> int:
    """List every fault of a pack, one a line; 1 if there is any."""
    screen = Screen()
    speech = Speech(chosen_language(args.lang))
    pack = read_pack(Path(args.dir))
    faults = find_game(game_of(pack)).check_pack(pack)
    for fault in faults:
        screen.say(str(fault))
    if faults:
        screen.say(speech.cli("pack-faults", count=len(faults)), "bad")
        return 1
    screen.say(speech.cli("pack-sound", title=title_of(pack)), "good")
    return 0


def new_command(args: argparse.Namespace) -> int:
    """Write a new pack into a folder that is not there yet, or is empty."""
    game = find_game(args.game)
    lang = chosen_language(args.lang)
    speech = Speech(lang)
    files = game.new_pack(Words(lang, game.folder()))
    folder = Path(args.dir)
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadInput(f"There is already something at {folder}; it was left as it is.")
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder} cannot be made: {error.strerror or 'no reason given'}.") from None
    except ValueError:
        raise BadInput(f"{str(folder)!r} is no folder name.") from None
    for name, text in files.items():
        write_text(folder / name, text, replace=False)
    Screen().say(speech.cli("pack-new", folder=str(folder), files=", ".join(files)), "good")
    return 0
