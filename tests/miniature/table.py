"""A table of Lantern Dice at a position, with dice that show what a test wants: what the tests of its rules play on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from grotto.kernel import NO_PICK, Match, Roll, ScriptedDice, Text
from grotto.kernel.position import head
from grotto.kernel.words import Words
from tests.laws.playing import plain, shown
from tests.laws.playing import told as told_to
from tests.miniature.game import GAME
from tests.miniature.saving import toml
from tests.miniature.tables import CARDS, COPIES

LEAD: Final = "Lead"
BID: Final = "Bid"
DRAUGHT: Final = "Draught"
TRICKS: Final = "Tricks"
WORDS: Final = Words("en", GAME.folder())
Step = tuple[str, Sequence[int]]


def at(
    *hands: str,
    lights: Sequence[int] = (2, 2, 2, 2),
    step: str = "",
    seat: int = 0,
    leader: int = 0,
    number: int = 1,
    deck: str = "",
    dice: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> Match:
    """A game in its round `number`, at a question or a draught; the deck's last card is its top, the rest is discarded.

    `seat` is the leader asked, or the player whom the draught threatens; `dice` are the draughts to come.
    """
    living = list(lights[: len(hands)])
    entitled = sum(1 << who for who, left in enumerate(living) if left)
    picks = [NO_PICK] * len(hands)
    data = {LEAD: [seat], BID: [entitled, *picks], DRAUGHT: [seat], TRICKS: [seat, entitled, *picks]}
    agenda: list[Step] = [("Round", [])] + ([(step, data[step])] if step else [])
    fields = {
        "round": number,
        "leader": leader,
        "lights": living,
        "deck": deck.split(),
        "discard": rest([card for pile in (deck, *hands) for card in pile.split()]),
        "hands": [hand.split() for hand in hands],
        "agenda": agenda,
    }
    setup = GAME.setup(len(hands), options)
    lines = [f"{name} = {toml(value)}" for name, value in fields.items()]
    text = "\n".join([*lines, *head(GAME.id, setup.seats, setup.options)])
    return Match(setup, ScriptedDice([Roll("draught", 6, (die - 1,)) for die in dice]), position=text)


def rest(used: list[str]) -> list[str]:
    """All the cards that are not used elsewhere."""
    return [card for card in CARDS[1:] for _ in range(COPIES - used.count(card))]


def answer(table: Match, seat: int, name: str) -> None:
    """Answer with what an option is called; what is not offered fails the test with the refusal."""
    table.take(seat, GAME.setup(2).option_names().index(name))


def answers(table: Match, *names: str) -> None:
    """Everybody awaited answers, in the order of the seats."""
    for seat, name in zip(table.state.awaits, names, strict=True):
        answer(table, seat, name)


def offered(table: Match, seat: int) -> list[str]:
    """What a seat may answer now, by name."""
    names = GAME.setup(2).option_names()
    return [names[option] for option in table.state.options(seat)]


def said(table: Match, seat: int | None = None) -> list[str]:
    """What has happened in words, as far as a seat (None: a spectator) was told."""
    return [WORDS.say(table.setup.event_text(event)) for event in table.heard(seat)]


def cited(table: Match) -> list[str]:
    """The rules of what has happened, in order."""
    return [table.setup.event_kind(event).rule for event in table.log]


def pile(table: Match, name: str, owner: int | None = None) -> list[str]:
    """The cards in a zone: the deck, the discard pile, or somebody's hand."""
    return next(zone.contents for zone in table.state.zones() if (zone.name, zone.owner) == (name, owner))


def lights(table: Match) -> object:
    """The lights that everybody has left."""
    return table.state.facts()["lights"]


def asked(table: Match, seat: int) -> str:
    """What a seat is asked, in words."""
    question = table.state.question(seat)
    return WORDS.say(question.text if question is not None else Text("card-none"))


def sight(table: Match, seat: int | None) -> dict[str, object]:
    """All that a seat (None: a spectator) is shown, told and may take back; who is still awaited stands by itself."""
    view = table.state.view(seat)
    awaits = view.pop("awaits")
    undo = table.can_undo(seat) if seat is not None else 0
    seen = shown(table.state, seat) | {"view": plain(view), "told": told_to(table.heard(seat)), "undo": undo}
    return {"awaits": awaits, "all else": plain(seen)}
