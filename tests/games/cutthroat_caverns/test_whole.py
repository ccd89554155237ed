"""Whole random games, and the rulebook, until the game is registered and the laws themselves see to it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from grotto.cli.ledger import make_ledger
from grotto.games.cutthroat_caverns.cavern import Cavern
from grotto.games.cutthroat_caverns.state import Delve
from grotto.games.cutthroat_caverns.zones import components
from grotto.kernel import FastDice, Match
from grotto.kernel.rulebook import read_rulebook
from grotto.kernel.words import LANGUAGES, keys
from tests.games.cutthroat_caverns.table import GAME
from tests.laws.playing import Player, dumped, ending_text, play_on, shown
from tests.laws.test_words import Listener, hear_event, hear_question

TESTS = Path(__file__).parents[2]


def a_table(seats: int) -> Cavern:
    """A table of so many, with all that is built."""
    return GAME.setup(seats, {"deeper-darker": "on"})


@pytest.mark.parametrize("seats", [3, 6])
def test_every_card_is_in_one_place_and_what_is_saved_comes_back(seats: int) -> None:
    state = a_table(seats).start(FastDice(seats))
    player = Player(seats, curious=True)
    answers = 0
    while not state.over:
        assert isinstance(state, Delve)
        assert Counter(name for zone in state.zones() for name in zone.contents) == components(state)
        if answers % 20 == 0:
            state.check()
            assert dumped(a_table(seats).load(state.dump(), FastDice(1))) == dumped(state)
            for seat in (None, *range(seats)):
                other = state.redeal(seat, FastDice(answers))
                other.check()
                assert shown(other, seat) == shown(state, seat)
        answers += play_on(state, player, 1)
    assert answers <= a_table(seats).longest_game


@pytest.mark.parametrize("seats", [4])
def test_everything_said_has_words_and_rules(seats: int) -> None:
    listener = Listener(GAME)
    match, player = Match(a_table(seats), FastDice(2)), Player(2, curious=True)
    while not match.state.over:
        hear_question(match, listener, player, [])
        seat = player.seat(match.state)
        match.take(seat, player.option(match.state, seat))
    for event in match.log:
        hear_event(match, event, listener)
    listener.speech.say(ending_text(match))


def test_both_languages_have_all_names() -> None:
    box = a_table(3).box
    wanted = {f"card-{card.name}" for card in box.cards} | {f"encounter-{card.name}" for card in box.encounters}
    wanted |= {f"character-{character.name}" for character in box.characters}
    wanted |= {f"ability-{character.ability}" for character in box.characters}
    wanted |= {f"relic-{relic.name}" for relic in box.relics}
    first, *others = [set(keys(lang, GAME.folder())) for lang in LANGUAGES]
    assert all(other == first for other in others)
    assert wanted <= first


def test_the_rulebooks_number_the_same_and_every_number_is_coded_and_tested() -> None:
    books = [read_rulebook((GAME.folder() / f"rules.{lang}.md").read_text(encoding="utf-8")) for lang in LANGUAGES]
    assert list(books[0].statements) == list(books[1].statements)
    ledger = make_ledger(books[0], GAME.folder(), TESTS)
    assert [line.number for line in ledger.lines.values() if not line.coded or not line.tests] == []
