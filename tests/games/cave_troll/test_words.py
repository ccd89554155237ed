"""The words of Cave Troll: everything the game can say is there in every language, and nothing else is."""

from __future__ import annotations

import re
from functools import cache

import pytest

from grotto.games.cave_troll import events, kinds, reasons
from grotto.games.cave_troll.asking import QUESTIONS
from grotto.games.cave_troll.game import EDITIONS, FOLDER, CaveTroll
from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.naming import (
    SEATS,
    artifact_text,
    card_text,
    field_text,
    kind_text,
    piece_text,
    seat_text,
)
from grotto.games.cave_troll.telling import event_text
from grotto.kernel.dice import FastDice
from grotto.kernel.event import Event
from grotto.kernel.option import Intent
from grotto.kernel.text import Arg, Text
from grotto.kernel.words import LANGUAGES, Words, keys
from tests.games.cave_troll.wandering import TABLES, lair_for, some_options, stand, started, wander

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)

LOBBY = {
    "game-title",
    "game-about",
    "game-players",
    "game-length",
    "edition-2006",
    "edition-2015",
    "ending-last-piece",
    "ending-stall",
}
"""Words that the lobby and the end of a game ask for by name."""

OF_THE_GAME = ("en.ftl", "en.names.ftl")
"""The files of what is said in a game; other parts are tested with what uses them."""

SEEDS = range(12)

# What an argument of a refusal's words may be, where the rules always give it.
REFUSAL_ARGS = {
    "why-no-such-piece": {"piece", "field"},
    "why-no-ability": {"piece", "field"},
    "why-not-held": {"artifact"},
    "why-not-yours": {"owner"},
    "why-no-such-set": {"name"},
    "why-no-such-verb": {"name"},
    "why-no-such-field": {"name"},
    "why-no-such-character": {"name"},
    "why-no-such-card": {"name"},
    "why-no-such-artifact": {"name"},
}
ABOUT_A_FIELD = {
    "why-no-door",
    "why-room-full",
    "why-troll-there",
    "why-knight-there",
    "why-idol-there",
    "why-nobody-to-push",
    "why-six-there",
    "why-own-among-five",
    "why-not-a-pit",
    "why-not-a-room",
}
ODD_INTENTS = [
    Intent("dance"),
    Intent("choose-set", card="third"),
    Intent("choose-field", target="attic"),
    Intent("choose-piece", piece="red dragon"),
    Intent("play-card", card="joker"),
    Intent("play-artifact", card="spoon"),
    *[Intent("move", piece=f"{colour} knight", source="nw1", target="s") for colour in ("red", "blue")],
]


# --- what is said ---------------------------------------------------------------------------------------------------


def play_and_listen(lair: Lair, seed: int, heard: set[Text]) -> None:
    """Everything that is said in one random game: questions, options, refusals of the rest, and events."""
    chance = FastDice(seed)
    last: Event | None = None
    for number, (state, seat) in enumerate(wander(lair, seed)):
        question = state.question(seat)
        if question is not None:
            heard.add(question.text)
        offered = state.options(seat)
        heard.update(state.describe(seat, option).text for option in offered)
        for option in some_options(lair, chance, 60) if number % 5 == 0 else []:
            if option not in offered:
                heard.add(state.refusal(seat, option).text)
        for intent in ODD_INTENTS if number % 20 == 0 else []:
            refusal = state.why_not(seat, intent)
            heard.update([refusal.text] if refusal is not None else [])
        heard.update(event_text(lair, event) for event in state.events)
        last = state.events[-1] if state.events else last
        state.events.clear()
    assert last is not None
    assert events.TABLE[last.kind][0] == "ended"


RARE = [
    ("2015 variant", "", "red giant-slayer, blue raging-troll, green raging-troll", ["use"]),
    ("2015 variant", "", "red paladin, blue banshee, green banshee", ["use", "blue banshee"]),
    ("2015 variant", "", "red assassin, blue explorer, green explorer", ["use"]),
    ("2015 variant", "", "red raging-troll, blue explorer, green explorer", ["use", "blue explorer"]),
    (
        "2015 variant",
        "",
        "red banshee, blue explorer at nw5, blue grunt at nw5, green grunt at st-nw",
        ["use", "nw5"],
    ),
    ("2006 classic", "helm", "blue orc, blue dwarf, green orc at s", ["play", "nw3", "blue orc"]),
    ("2006 classic", "chalice-of-teleportation", "red dwarf, red thief, red knight at s", ["play", "nw3", "red dwarf"]),
    ("2006 classic", "cloak", "red dwarf, red thief, red knight at s", ["play", "nw3"]),
    ("2006 classic", "idol", "red dwarf", ["play"]),
    ("2006 classic", "sword", "red dwarf, blue orc, red thief at s, green orc at s", ["play"]),
    ("2015 classic", "chalice-of-life", "red dwarf gone, red thief gone", ["play", "red thief"]),
]
"""What seldom comes up in random games: the game, red's artifact, who stands (in nw3), and what red answers."""


def listen_to_rare_questions(heard: set[Text]) -> None:
    """The questions and options before and after each answer in those games."""
    for game, artifact, pieces, answers in RARE:
        edition, characters = game.split()
        state = started(edition, characters)
        for name in pieces.split(", "):
            colour, kind, *place = name.split()
            piece = stand(state, SEATS.index(colour), kinds.BY_NAME[kind], place[1] if len(place) == 2 else "nw3")
            if place == ["gone"]:
                state.remove(piece)
        if artifact:
            state.relics[[each.name for each in state.lair.components.artifacts].index(artifact)] = 0
            state.settle()
        for answer in answers:
            heard.update(state.describe(0, option).text for option in state.options(0))
            wishes = {
                "use": Intent("use", piece=pieces.split(",")[0], source="nw3"),
                "play": Intent("play-artifact", card=artifact),
                "nw3": Intent("choose-field", target="nw3"),
                "nw5": Intent("choose-field", target="nw5"),
            }
            state.take(0, state.find(0, wishes.get(answer, Intent("choose-piece", piece=answer))))
            question = state.question(0)
            assert question is not None
            heard.add(question.text)
        heard.update(state.describe(0, option).text for option in state.options(0))


@cache
def all_that_is_heard() -> frozenset[Text]:
    """Everything that is said in many random games at all tables."""
    heard: set[Text] = set()
    listen_to_rare_questions(heard)
    for table in range(len(TABLES)):
        for seed in SEEDS:
            play_and_listen(lair_for(table), 100 * table + seed, heard)
    return frozenset(heard)


def tables_of_texts() -> list[Text]:
    """What stands in the tables of the rules, each with the arguments that go with it."""
    texts: list[Text] = []
    for table in range(len(TABLES)):
        lair = lair_for(table)
        texts += [kind_text(lair, kind) for kind in range(len(kinds.NAMES))]
        texts += [piece_text(lair, seat, kinds.KNIGHT, True) for seat in range(lair.seats)]
        texts += [field_text(lair, field) for field in range(lair.fields)]
        texts += [card_text(lair, card) for card in range(len(lair.kind_of_type))]
        texts += [artifact_text(lair, artifact) for artifact in range(lair.artifacts)]
        texts += [Text(f"ask-{name}", edition=lair.edition) for name, _, _ in QUESTIONS]
        texts += [refusal_text(lair, name) for name, _, _ in reasons.TABLE[1:]]
        for kind, (_, fields, _, _) in enumerate(events.TABLE):
            data = tuple(kinds.KNIGHT if "kind" in field else 0 for field in fields)
            texts.append(event_text(lair, Event(kind, data)))
    return texts


def refusal_text(lair: Lair, name: str) -> Text:
    """The words of a reason with the arguments that the rules always give it."""
    values: dict[str, Arg] = {
        "piece": kind_text(lair, kinds.KNIGHT),
        "field": field_text(lair, 3),
        "artifact": artifact_text(lair, 0),
        "owner": seat_text(1),
        "name": "typed",
    }
    key = f"why-{name}"
    given = REFUSAL_ARGS.get(key, {"field"} if key in ABOUT_A_FIELD else set())
    return Text(key, edition=lair.edition, **{arg: values[arg] for arg in given})


def settings_texts() -> list[Text]:
    """The names, hints and values of all that a table may set."""
    texts: list[Text] = []
    for setting in CaveTroll().settings():
        key = f"setting-{setting.name}"
        texts += [Text(key), Text(f"{key}.hint"), *[Text(f"{key}-{value}") for value in setting.choices]]
    return texts


def lobby_texts() -> list[Text]:
    """What the lobby says of the game."""
    return [Text(key, edition=int(edition)) for key in sorted(LOBBY) for edition in EDITIONS]


def named_texts() -> list[Text]:
    """Names that an owner has given to fields and artifacts of their own."""
    field, artifact = Text("field-named", name="Attic"), Text("artifact-named", name="Spoon")
    return [
        Text("why-no-door", edition=2006, field=field),
        Text("option-move", edition=2006, piece=Text("kind-orc", edition=2006), field=field, to=field),
        Text("why-room-full", edition=2015, field=field),
        Text("option-artifact", edition=2015, artifact=artifact),
    ]


def parts(text: Text) -> list[Text]:
    """A text and all texts inside it."""
    found = [text]
    for arg in text.args.values():
        if isinstance(arg, Text):
            found += parts(arg)
    return found


# --- the laws -------------------------------------------------------------------------------------------------------


def test_every_language_has_the_same_words_with_the_same_arguments() -> None:
    english = keys("en", FOLDER)
    assert len(english) > 300
    for lang in LANGUAGES:
        found = keys(lang, FOLDER)
        for key in {key for key in [*found, *english] if is_sentence(key)}:
            assert found[key] | {"edition"} == english[key] | {"edition"}, key  # not both languages need the edition


def is_sentence(key: str) -> bool:
    """Not a form of a name: those each language has as it needs them. Hints are no forms."""
    return "." not in key or key.endswith(".hint")


@pytest.mark.parametrize("name", ["field", "kind", "artifact", "card", "piece"])
@EVERY_LANGUAGE
def test_names_of_one_family_have_the_same_forms(lang: str, name: str) -> None:
    forms: dict[str, set[str]] = {}
    for key in keys(lang, FOLDER):
        base, _, form = key.partition(".")
        if base.partition("-")[0] == name:
            forms.setdefault(base, set()).add(form)
    cards = {f"kind-{kinds.NAMES[kind]}" for kind in range(kinds.FIRST_CARD, len(kinds.NAMES))}
    pieces = {base: found for base, found in forms.items() if base not in cards | {"kind-cloaked"}}
    assert pieces
    assert len({tuple(sorted(found)) for found in pieces.values()}) == 1


@EVERY_LANGUAGE
def test_all_that_is_said_in_games_can_be_said(lang: str) -> None:
    words = Words(lang, FOLDER)
    said = [sentence(words, text) for text in all_that_is_heard()]
    assert len(said) > 5000


@EVERY_LANGUAGE
def test_all_that_the_tables_name_can_be_said(lang: str) -> None:
    words = Words(lang, FOLDER)
    for text in [*tables_of_texts(), *settings_texts(), *lobby_texts(), *named_texts()]:
        sentence(words, text)


def sentence(words: Words, text: Text) -> str:
    """A text in a language, looked over for what must not be in it."""
    said = words.say(text)
    assert said.strip() == said
    assert said
    assert not re.search(r"[{}\u2066-\u2069]|  |\b[a-z]+-[a-z]+-text\b", said), said
    assert text.key not in said
    if text.key.startswith(("why-", "event-", "kernel-", "ending-")):
        assert said.endswith("."), said
        assert said[0].isupper(), said
    if text.key.startswith("ask-"):
        assert said.endswith("?"), said
    if text.key.startswith("option-"):
        assert said[0].isupper(), said
        assert len(said) < 110, said
    return said


def test_no_words_are_left_over() -> None:
    used: set[str] = set()
    for text in [*all_that_is_heard(), *tables_of_texts(), *settings_texts(), *lobby_texts(), *named_texts()]:
        used.update(part.key.partition(".")[0] for part in parts(text))
    texts = [(FOLDER / "words" / name).read_text(encoding="utf-8") for name in OF_THE_GAME]
    written = {key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}
    assert len(written) > 250
    assert written - used == set()


def test_games_hear_every_question_and_most_events() -> None:
    heard = {text.key for text in all_that_is_heard()}
    assert {f"ask-{name}" for name, _, _ in QUESTIONS} - heard == set()
    assert len({f"event-{name}" for name, _, _, _ in events.TABLE} & heard) > 30


def test_a_refusal_has_all_the_arguments_its_words_need() -> None:
    for text in all_that_is_heard():
        if text.key.startswith("why-"):
            for lang in LANGUAGES:
                assert keys_of(lang)[text.key] <= set(text.args), text


@cache
def keys_of(lang: str) -> dict[str, frozenset[str]]:
    """The keys of the game in a language."""
    return keys(lang, FOLDER)


# --- some sentences as they are read --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "edition", "said"),
    [
        ("en", 2006, "Red's Wraith pushes Blue's Explorer from Sooty Kitchen to Torch Store."),
        ("en", 2015, "Red's Wraith pushes Blue's Adventurer from Sooty Kitchen to Torch Store."),
        ("de", 2006, "Der Geist von Rot stößt den Kundschafter von Blau aus der Rußigen Küche in das Fackellager."),
        ("de", 2015, "Der Geist von Rot stößt den Abenteurer von Blau aus der Rußigen Küche in das Fackellager."),
    ],
)
def test_a_push_is_told_in_good_grammar(lang: str, edition: int, said: str) -> None:
    lair = lair_for(0 if edition == 2006 else 2)
    fields = lair.board.by_name
    push = Event(events.PUSHED, (0, kinds.WRAITH, 1, kinds.EXPLORER, fields["ne4"], fields["ne1"]))
    assert Words(lang, FOLDER).say(event_text(lair, push)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["the Treasure Chest", "the Adventurer (1 hourglass)", "the Raging Troll (2 hourglasses)"]),
        ("de", ["die Schatztruhe", "den Abenteurer (1 Sanduhr)", "den Tobenden Troll (2 Sanduhren)"]),
    ],
)
def test_cards_are_told_with_their_hourglasses(lang: str, said: list[str]) -> None:
    lair = lair_for(3)
    wanted = [(kinds.TREASURE, 0), (kinds.EXPLORER, 1), (kinds.RAGING_TROLL, 2)]
    words = Words(lang, FOLDER)
    for (kind, symbols), name in zip(wanted, said, strict=True):
        card = next(
            card
            for card, other in enumerate(lair.kind_of_type)
            if other == kind and lair.symbols_of_type[card] == symbols
        )
        assert name in words.say(event_text(lair, Event(events.PLAYED, (0, card))))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You have no Barbarian in the Pit."),
        ("de", "Du hast keinen Barbaren in der Grube."),
    ],
)
def test_what_one_does_not_have(lang: str, said: str) -> None:
    piece = Text("kind-barbarian", edition=2006)
    text = Text("why-no-such-piece", edition=2006, piece=piece, field=Text("field-pit"))
    assert Words(lang, FOLDER).say(text) == said
