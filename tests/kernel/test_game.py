"""What a table may set, and what is refused before a game can be set up."""

from __future__ import annotations

import pytest

from grotto.kernel import BadInput, Event, Game, Setting, Setup, Text
from grotto.kernel.option import Noun
from tests.miniature.game import GAME
from tests.miniature.tables import SIZE


class Club(Game):
    """A game with settings of both kinds."""

    id = "club"
    seats = (2, 3)

    def settings(self) -> tuple[Setting, ...]:
        return (Setting("cards", ("32", "52"), "32", "CL-001"), Setting("host", (), "nobody", "CL-002"))


def test_what_is_not_given_is_as_usual() -> None:
    club = Club()
    assert club.chosen(2, None) == {"cards": "32", "host": "nobody"}
    assert club.chosen(3, {"cards": "52"}) == {"cards": "52", "host": "nobody"}
    assert club.chosen(2, {"host": "Ada, of 3 Cave Lane"}) == {"cards": "32", "host": "Ada, of 3 Cave Lane"}


def test_what_was_given_is_left_as_it_is() -> None:
    given = {"cards": "52"}
    Club().chosen(2, given)
    assert given == {"cards": "52"}


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "club is for 2 to 3 players, not 1."),
        (4, {}, "club is for 2 to 3 players, not 4."),
        (-(2**40), {}, f"club is for 2 to 3 players, not {-(2**40)}."),
        (2, {"cards": "33"}, "The option cards cannot be '33'; it can be: 32, 52."),
        (2, {"cards": ""}, "The option cards cannot be ''; it can be: 32, 52."),
        (2, {"Cards": "32"}, "club has no option called 'Cards'."),
        (2, {"hats": "1", "bells\n": "1"}, "club has no option called 'bells\\n'."),
    ],
)
def test_what_cannot_be_set_is_refused_in_one_sentence(seats: int, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        Club().chosen(seats, options)
    assert str(caught.value) == sentence


def test_a_setup_keeps_what_was_settled() -> None:
    setup = GAME.setup(3, {"lights": "1"})
    assert (setup.game_id, setup.version, setup.seats, setup.options) == ("lantern-dice", "1", 3, {"lights": "1"})
    assert setup.size == SIZE == len(setup.option_names())
    assert setup.pack is None


def test_what_games_may_leave_out() -> None:
    setup = Setup("club", 2, {}, 1)
    assert setup.longest_game == 0
    assert setup.nouns() == []
    assert setup.wishes({}, 0, []) == []
    assert setup.on_map(Noun("place", "nw1", Text("field-nw1"))) == Text("field-nw1")


@pytest.mark.parametrize("event", [Event(0, (1,)), Event(2, (1, 6))])
def test_the_numbers_of_an_event_have_names(event: Event) -> None:
    kind = GAME.setup(2).event_kind(event)
    assert Setup.event_parts(GAME.setup(2), event) == dict(zip(kind.fields, event.data, strict=True))
