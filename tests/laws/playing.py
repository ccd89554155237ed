"""How the laws play: settings, players that choose at random or look for what is rare, and what a seat is shown."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from grotto.kernel import Dice, Event, FastDice, Game, Intent, Match, Pack, Setup, State, Text
from grotto.kernel.words import LANGUAGES, Words

Shown = dict[str, object]


class Case:
    """A game with a number of seats and its options: one line of what the laws are tried on."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], pack: Pack | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.pack = pack

    def setup(self) -> Setup:
        """The table, settled."""
        return self.game.setup(self.seats, self.options, self.pack)

    def __str__(self) -> str:
        pack = [self.pack.name] if self.pack is not None else []
        options = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.id, str(self.seats), *pack, *options])


class Player:
    """Chooses by dice of its own. With `curious`, what has seldom been chosen comes first; what it shuns, never."""

    def __init__(self, seed: int, curious: bool = False, shuns: Sequence[str] = ()) -> None:
        self.dice = FastDice(seed)
        self.curious = curious
        self.shuns = shuns
        self.tried: Counter[str] = Counter()
        self.names: list[str] = []

    def seat(self, state: State) -> int:
        """One of those the game waits for."""
        awaited = state.awaits
        return awaited[self.dice.below(len(awaited), "seat")]

    def option(self, state: State, seat: int) -> int:
        """One of the options of a seat."""
        options = state.options(seat)
        self.names = self.names or sorts(state.base)
        if self.shuns:
            options = tuple(option for option in options if self.names[option] not in self.shuns) or options
        if not self.curious:
            return options[self.dice.below(len(options), "option")]
        wish = [60 // (1 + self.tried[self.names[option]]) + 1 for option in options]
        place = self.dice.below(sum(wish), "option")
        for option, weight in zip(options, wish, strict=True):
            place -= weight
            if place < 0:
                self.tried[self.names[option]] += 1
                return option
        raise AssertionError


def sorts(setup: Setup) -> list[str]:
    """For every option number what it is apart from where: "move:thief@hall>crypt" and others make "move:thief"."""
    return [name.split("@")[0] for name in setup.option_names()]


def played(setup: Setup, seed: int, moves: int = 1_000_000, curious: bool = False) -> State:
    """A game after so many random answers, or at its end."""
    player = Player(seed, curious)
    state = setup.start(FastDice(seed))
    play_on(state, player, moves)
    return state


def play_on(state: State, player: Player, moves: int) -> int:
    """Up to so many random answers more; how many it were."""
    for count in range(moves):
        if state.over:
            return count
        seat = player.seat(state)
        state.take(seat, player.option(state, seat))
    return moves


def positions(setup: Setup, seed: int, count: int) -> Iterator[State]:
    """So many questions out of random games, about ten a game."""
    game = seed * 1000
    while count > 0:
        player = Player(game)
        length = play_on(setup.start(FastDice(game)), Player(game), 1_000_000)
        state = setup.start(FastDice(game))
        while count > 0:
            play_on(state, player, player.dice.below(1 + length // 5, "gap"))
            if state.over:
                break
            yield state
            count -= 1
        game += 1


def matched(setup: Setup, seed: int, dice: Dice | None = None, moves: int = 1_000_000, undo: bool = False) -> Match:
    """A random game with its record; with `undo`, some answers are taken back on the way."""
    player = Player(seed)
    match = Match(setup, dice if dice is not None else FastDice(seed), f"table {seed}")
    for _ in range(moves):
        if match.state.over:
            break
        seat = player.seat(match.state)
        match.take(seat, player.option(match.state, seat))
        if undo and match.can_undo(seat) and not player.dice.below(4, "undo"):
            match.undo(seat)
    return match


def match_at(state: State) -> Match:
    """A record that begins at a state; dice, log and what can be taken back begin anew."""
    match = Match(state.base, FastDice(1))
    state.dice = FastDice(1)
    state.recording = True
    match.state = state
    match.log.clear()
    match._pages.clear()
    return match


def plain(value: object) -> str:
    """A value as text in which every difference shows."""
    return json.dumps(value, sort_keys=True, default=repr)


def dumped(state: State) -> str:
    """All of a state but its dice and its told events."""
    return plain(state.dump())


def shown(state: State, seat: int | None) -> Shown:
    """Everything a seat (None: a spectator) is shown at a question, refusals apart."""
    seen: Shown = {"view": plain(state.view(seat))}
    if seat is not None:
        seen["options"] = [described(state, seat, option) for option in state.options(seat)]
        question = state.question(seat)
        seen["question"] = (question.rule, repr(question.text)) if question is not None else None
    return seen


def described(state: State, seat: int, number: int) -> tuple[int, str, str]:
    """An option as a seat is shown it."""
    option = state.describe(seat, number)
    return option.number, plain(option.intent.plain()), repr(option.text)


def refused(state: State, seat: int, numbers: list[int], intents: list[Intent]) -> list[str]:
    """What a seat hears about answers and wishes that may not be open to it."""
    offered = set(state.options(seat))
    heard = [repr(state.refusal(seat, number)) for number in numbers if number not in offered]
    return heard + [repr(state.why_not(seat, intent)) for intent in intents]


def told(events: list[Event]) -> list[tuple[int, tuple[int, ...]]]:
    """Events as their hearers know them: whom else they were told to is not part of it."""
    return [(event.kind, event.data) for event in events]


def ending_text(match: Match) -> Text:
    """Why a game ended, as clients say it: with the options of the table."""
    assert match.state.outcome is not None
    options = {name: int(value) if value.isdigit() else value for name, value in match.setup.options.items()}
    return Text(f"ending-{match.state.outcome.ending}", **options)


class Speech:
    """Says texts in every language, so that a missing word is found."""

    def __init__(self, game: Game) -> None:
        self.voices = [Words(lang, game.folder()) for lang in LANGUAGES]
        self.said: set[str] = set()

    def say(self, text: Text) -> None:
        """Say a text; an unsayable one raises, an empty sentence is no sentence."""
        if repr(text) in self.said:
            return
        self.said.add(repr(text))
        for voice in self.voices:
            assert voice.say(text).strip(), f"{text} is empty in {voice.lang}"
