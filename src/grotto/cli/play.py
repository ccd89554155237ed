"""`grotto play`: a game set up from the command line, from a position or from a saved file, and played."""

from __future__ import annotations

import argparse
import hashlib
import secrets
from pathlib import Path

from grotto.cli.files import read_record, read_text, resumed
from grotto.cli.language import Speech, chosen_language, rulebook_of
from grotto.cli.screen import Row, Screen
from grotto.cli.seating import YOU, Bots, noted_seats, noted_seed, seated, table_note
from grotto.cli.session import Session
from grotto.cli.signals import closed_terminals
from grotto.games import find_game
from grotto.kernel import BadInput, Dice, FastDice, Game, KeyedDice, Match, Pack, Text
from grotto.kernel.pack import read_pack
from grotto.kernel.position import load_position

EDITION = "edition"  # a setting that is named even where it has its usual value


def play_command(args: argparse.Namespace) -> int:
    """Play a game to its end, or until it is left."""
    screen = Screen()
    lang = chosen_language(args.lang)
    game = find_game(args.game)
    path = Path(args.file) if args.file is not None else None
    if path is not None:
        _nothing_else(args)
        match, seats = _continued(game, path, args.seats)
    else:
        seats = seated(game, args.seats, _players(args))
        match = _started(game, seats, args)
    speech = Speech(lang, game, match.setup)
    seed = noted_seed(match.transcript.table)
    dice = match.state.dice
    salt = dice.secret if isinstance(dice, KeyedDice) else str(seed).encode()
    salt = hashlib.blake2b(salt, digest_size=32, person=b"grotto-bots-1").digest()
    session = Session(screen, speech, rulebook_of(game, lang), match, seats, Bots(game, salt), path)
    with closed_terminals():
        return session.run(lambda: _introduce(screen, speech, session, seed))


def _players(args: argparse.Namespace) -> int | None:
    """How many play: a position says so itself."""
    if args.position is None:
        players: int | None = args.players
        return players
    seats: int = load_position(find_game, read_text(Path(args.position)), FastDice(0), _pack(args)).base.seats
    if args.players not in (None, seats):
        raise BadInput(f"The position is for {seats} players, not {args.players}.")
    return seats


def _started(game: Game, seats: list[str], args: argparse.Namespace) -> Match:
    """A new game with the options of the command line, or of a position."""
    dice: Dice = KeyedDice(secrets.token_bytes(32)) if args.seed is None else FastDice(args.seed)
    note = table_note(seats, args.seed)
    pack = _pack(args)
    if args.position is not None:
        if args.option or args.edition is not None:
            raise BadInput("A position has its options in its file; --edition and --option cannot be added.")
        text = read_text(Path(args.position))
        setup = load_position(find_game, text, FastDice(0), pack).base
        if setup.game_id != game.id:
            raise BadInput(f"The position is one of {setup.game_id}, not of {game.id}.")
        return Match(setup, dice, note, text)
    options = _options(args)
    for setting in game.settings():
        if YOU in seats and setting.with_people != setting.default:
            options.setdefault(setting.name, setting.with_people)
        if YOU not in seats and setting.with_bots != setting.default:
            options.setdefault(setting.name, setting.with_bots)
    return Match(game.setup(len(seats), options, pack), dice, note)


def _pack(args: argparse.Namespace) -> Pack | None:
    return read_pack(Path(args.pack)) if args.pack is not None else None


def _options(args: argparse.Namespace) -> dict[str, str]:
    """The options given as NAME=VALUE; `--edition` is one of them with a shorter name."""
    options: dict[str, str] = {}
    if args.edition is not None:
        options["edition"] = args.edition
    for given in args.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise BadInput(f"An option is written NAME=VALUE, and {given!r} is not.")
        if name in options:
            raise BadInput(f"The option {name} is given twice.")
        options[name] = value
    return options


def _nothing_else(args: argparse.Namespace) -> None:
    """A saved game has its own settings."""
    for name in ("edition", "players", "seed", "pack", "position"):
        if getattr(args, name) is not None:
            raise BadInput(f"A saved game goes on as it was; --{name} cannot be added.")
    if args.option:
        raise BadInput("A saved game goes on as it was; --option cannot be added.")


def _continued(game: Game, path: Path, given: str | None) -> tuple[Match, list[str]]:
    """A saved game, ready to go on."""
    transcript = read_record(path)
    if transcript.game != game.id:
        raise BadInput(f"{path} is a game of {transcript.game!r}, not of {game.id}.")
    seats = seated(game, given if given is not None else noted_seats(transcript.table), transcript.seats)
    return resumed(transcript, noted_seed(transcript.table)), seats


def _introduce(screen: Screen, speech: Speech, session: Session, seed: int | None) -> None:
    """The game, who sits where, what is to be done, and what the dice are bound to."""
    match = session.match
    screen.clear()
    screen.say(f"{speech.cli('title')} · {speech.words.say(Text('game-title'))}", "bold")
    for setting in find_game(match.setup.game_id).settings():
        value = match.setup.options.get(setting.name, setting.default)
        if setting.choices and (value != setting.default or setting.name == EDITION):
            label, chosen = Text(f"setting-{setting.name}"), Text(f"setting-{setting.name}-{value}")
            screen.row([(f"{speech.words.say(label)}: ", "dim"), (speech.words.say(chosen), "")])
    row: Row = []
    for seat, name in enumerate(session.seats):
        row += [(speech.words.say(Text("seat", seat=seat)), f"seat{seat}"), (f": {speech.cli(f'seat-{name}')}   ", "")]
    screen.row(row)
    if session.people:
        screen.say()
        screen.say(speech.words.say(Text("game-about")))
        screen.say(speech.cli("hint"))
    screen.say()
    if match.transcript.commitment:
        screen.say(speech.cli("commitment", hash=match.transcript.commitment), "dim")
    elif seed is not None:
        screen.say(speech.cli("seeded", seed=str(seed)), "dim")
    if session.path is not None and match.state.outcome is None:
        screen.say(speech.cli("goes-on", count=len(match.transcript.entries)), "dim")
    if session.screen.live and session.people and match.state.outcome is None:
        session.read(speech.cli("press-enter"))
