"""Every fault for which a file of pieces is refused, each with file, line, field and what was expected (CTX-015)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.artifacts import EFFECTS
from grotto.games.cave_troll.checking_pieces import CHARACTERS, PARAMETERS
from grotto.games.cave_troll.components import EFFECT_NAMES
from grotto.games.cave_troll.packing import check_pack
from tests.games.cave_troll.tiny import PIECES, tiny_pack
from tests.ruling import rule

EFFECTS_EXPECTED = "one of: " + ", ".join(f'"{name}"' for name in EFFECT_NAMES)
Change = tuple[str, str]


def faults(*changes: Change, text: str = PIECES) -> list[tuple[int, str, str, str]]:
    """Line, field, found and expected of all faults of the tiny pieces with some changes."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    found = check_pack(tiny_pack(pieces=text))
    assert all(fault.file == "pieces.toml" for fault in found)
    return [(fault.line, fault.field, fault.found, fault.expected) for fault in found]


def test_the_pieces_that_are_changed_here_have_no_fault() -> None:
    assert faults() == []


@rule("CTX-015")
def test_one_deck_is_enough() -> None:
    assert faults((PIECES[PIECES.index('[[deck]]\nedition = "2015"') :], "")) == []


@rule("CTX-015")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("pieces/1", "pieces/2"), (1, "", "format is 'cave-troll-pieces/2'", '"cave-troll-pieces/1"')),
        (("[[deck]]", "author = 1\n[[deck]]"), (3, "", "unknown key 'author'", "one of: format, deck")),
        (('edition = "2006"', 'edition = "2007"'), (4, "deck '2007'", "edition is '2007'", 'one of: "2006", "2015"')),
        (('edition = "2006"', "edition = 2006"), (4, "deck 1", "edition is 2006", 'one of: "2006", "2015"')),
        (('edition = "2006"\n', ""), (3, "deck 1", "no edition", 'one of: "2006", "2015"')),
        (('edition = "2006"', 'edition = "2015"'), (20, "deck '2015'", "edition 2015 has a deck in line 3", None)),
        (('edition = "2006"', 'edition = "2006"\ntitle = 1'), (5, "deck '2006'", "unknown key 'title'", None)),
        (('"orc", count', '"ork", count'), (7, "deck '2006' card 2", "kind is 'ork'", None)),
        (('kind = "orc", ', ""), (7, "deck '2006' card 2", "no kind", None)),
        (("count = 3", "count = 0"), (6, "deck '2006' card 1", "count is 0", "a whole number from 1 to 40")),
        (("count = 3", "count = 41"), (6, "deck '2006' card 1", "count is 41", "a whole number from 1 to 40")),
        (("count = 3", 'count = "3"'), (6, "deck '2006' card 1", "count is '3'", "a whole number from 1 to 40")),
        (("count = 3", "count = true"), (6, "deck '2006' card 1", "count is true", "a whole number from 1 to 40")),
        ((", count = 3", ""), (6, "deck '2006' card 1", "no count", "a whole number from 1 to 40")),
        (("count = 3", "count = 3, gold = 1"), (6, "deck '2006' card 1", "unknown key 'gold'", None)),
        (('set = "classic"', 'set = "standard"'), (23, "deck '2015' card 2", "set is 'standard'", None)),
        (("count = 3", "count = 3, symbols = 1"), (6, "deck '2006' card 1", "symbols is 1", None)),
        (("symbols = 5", "symbols = 6"), (25, "deck '2015' card 4", "symbols is 6", None)),
        (("symbols = 5", "symbols = -1"), (25, "deck '2015' card 4", "symbols is -1", None)),
        (("symbols = 5", 'symbols = "5"'), (25, "deck '2015' card 4", "symbols is '5'", None)),
        (("[2, 1, 0]", "[2, 1]"), (22, "deck '2015' card 1", "symbols has 2 numbers", "3, one for each of the cards")),
        (("[2, 1, 0]", "[2, 1, 0, 0]"), (22, "deck '2015' card 1", "symbols has 4 numbers", None)),
        (("[2, 1, 0]", "[2, 1, 9]"), (22, "deck '2015' card 1", "symbols has 9", "a whole number from 0 to 5")),
        (("[2, 1, 0]", "[2, 1, [0]]"), (22, "deck '2015' card 1", "symbols has [0]", "a whole number from 0 to 5")),
        (("card = [\n", "card = [\n  5,\n"), (6, "deck '2006'", "card 1 is 5", "a table: { ... }")),
        (('id = "mop"', 'id = "The Mop"'), (15, "deck '2006' artifact 2", "id is 'The Mop'", None)),
        (('id = "mop", ', ""), (15, "deck '2006' artifact 2", "no id", None)),
        (
            ('id = "mop"', 'id = "cloak"'),
            (16, "deck '2006' artifact 'cloak'", "id 'cloak' is taken by the artifact in line 15", "an id of its own"),
        ),
        (("gold = 11", "gold = -1"), (14, "deck '2006' artifact 'seven-league-boots'", "gold is -1", None)),
        (("gold = 11", "gold = 1e1"), (14, "deck '2006' artifact 'seven-league-boots'", "gold is 10.0", None)),
        (("gold = 11, ", ""), (14, "deck '2006' artifact 'seven-league-boots'", "no gold", None)),
        (('"Seven-League Boots"', '""'), (14, "deck '2006' artifact 'seven-league-boots'", "name is ''", None)),
        (('id = "mop"', 'id = "mop", kind = "x"'), (15, "deck '2006' artifact 'mop'", "unknown key 'kind'", None)),
        ((', effect = { do = "cloak" }', ""), (16, "deck '2006' artifact 'cloak'", "no effect", "a table: { ... }")),
        (('{ do = "cloak" }', '"cloak"'), (16, "deck '2006' artifact 'cloak'", "effect is 'cloak'", None)),
    ],
)
def test_a_value_is_wrong(change: Change, fault: tuple[int, str, str, str | None]) -> None:
    (found,) = faults(change)
    assert found[:3] == fault[:3]
    assert fault[3] in (None, found[3])
    assert found[3]


@rule("CT15-173")
@pytest.mark.parametrize(
    ("old", "new", "line", "found", "expected"),
    [
        ('do = "cloak"', 'do = "hide"', 16, "do is 'hide'", EFFECTS_EXPECTED),
        ('do = "cloak"', "", 16, "no do", EFFECTS_EXPECTED),
        ('do = "cloak"', 'do = "cloak", steps = 2', 16, "unknown key 'steps'", "one of: do"),
        (", steps = 7", "", 14, "no steps", "a whole number from 1 to 9"),
        ("steps = 7", "steps = 0", 14, "steps is 0", "a whole number from 1 to 9"),
        ("steps = 7", "steps = 10", 14, "steps is 10", "a whole number from 1 to 9"),
        ("steps = 7", 'steps = 7, kinds = ["orc"]', 14, "unknown key 'kinds'", "one of: do, steps"),
        (', kinds = ["orc", "wraith"]', "", 15, "no kinds", 'a list of characters, such as ["orc"]'),
        ('["orc", "wraith"]', "[]", 15, "kinds is []", 'a list of characters, such as ["orc"]'),
        ('["orc", "wraith"]', '"orc"', 15, "kinds is 'orc'", 'a list of characters, such as ["orc"]'),
        ('"wraith"]', '"ghost"]', 15, "kinds has 'ghost'", f"one of: {', '.join(CHARACTERS)}"),
        ('"wraith"]', '"treasure"]', 15, "kinds has 'treasure'", f"one of: {', '.join(CHARACTERS)}"),
        ('"wraith"]', "5]", 15, "kinds has 5", f"one of: {', '.join(CHARACTERS)}"),
        ('"wraith"]', '"orc"]', 15, "kinds has 'orc' twice", "each kind once"),
    ],
)
def test_an_effect_is_wrong(old: str, new: str, line: int, found: str, expected: str) -> None:
    (fault,) = faults((old, new))
    artifact = {14: "seven-league-boots", 15: "mop", 16: "cloak"}[line]
    assert fault == (line, f"deck '2006' artifact '{artifact}' effect", found, expected)


@rule("CT15-173")
def test_every_effect_can_be_used_and_has_its_parameters_known() -> None:
    assert len(EFFECT_NAMES) == len(EFFECTS)
    assert set(PARAMETERS) <= set(EFFECT_NAMES)
    for name in EFFECT_NAMES:
        more = {"steps": ", steps = 9", "kinds": ', kinds = ["grunt"]', "": ""}[PARAMETERS.get(name, "")]
        text = PIECES.replace('{ do = "revive" }', f'{{ do = "{name}"{more} }}')
        assert faults(text=text) == [], name


@rule("CTX-015")
@pytest.mark.parametrize("kind", kinds.NAMES)
def test_every_kind_may_be_in_either_deck(kind: str) -> None:
    assert faults(('"orc", count', f'"{kind}", count'), ('"thief", count', f'"{kind}", count')) == []


@rule("CT06-155")
def test_two_cloaks_are_refused() -> None:
    changes = (('{ do = "slay", kinds = ["orc", "wraith"] }', '{ do = "cloak" }'),)
    assert faults(*changes) == [
        (16, "deck '2006' artifact 'cloak'", "a second Cloak beside the one in line 15", "one Cloak at most")
    ]


@rule("CTX-015")
def test_thirteen_artifacts_are_refused() -> None:
    twelve = "".join(f'  {{ id = "wand-{n}", gold = 1, effect = {{ do = "score-room" }} }},\n' for n in range(11))
    start = 'artifact = [\n  { id = "cup"'
    assert faults((start, start.replace("[\n", "[\n" + twelve))) == []
    one_more = twelve + '  { id = "wand-x", gold = 1, effect = { do = "score-room" } },\n'
    assert faults((start, start.replace("[\n", "[\n" + one_more))) == [
        (28, "deck '2015'", "artifact has 13 tables", "12 at most")
    ]


@rule("CTX-015")
def test_there_may_be_no_artifacts() -> None:
    start = PIECES.rindex("artifact = [")
    assert faults((PIECES[start:], "")) == []


@rule("CT15-005", "CTX-015")
def test_both_character_sets_make_decks_of_one_size() -> None:
    assert faults(('count = 1, set = "variant"', 'count = 2, set = "variant"')) == [
        (
            21,
            "deck '2015'",
            "the deck has 6 cards with the classic characters and 7 with the variant ones",
            "as many with either set",
        )
    ]


@rule("CTX-015")
def test_an_empty_deck_is_refused() -> None:
    start, end = PIECES.index("card = ["), PIECES.index("artifact = [")
    for card in ("", "card = []\n"):
        assert faults((PIECES[start:end], card)) == [
            (5 if card else 3, "deck '2006'", "the deck has 0 cards", "at least 1")
        ]
    one = 'card = [{ kind = "explorer", count = 1 }]\n'
    assert faults((PIECES[start:end], one)) == []


@rule("CT15-007", "CTX-015")
def test_a_deck_of_2015_has_a_card_to_draw_besides_the_start_card() -> None:
    start, end = PIECES.rindex("card = ["), PIECES.rindex("artifact = [")
    card = 'card = [{ kind = "explorer", count = 1 }]\n'
    assert faults((PIECES[start:end], card)) == [(21, "deck '2015'", "the deck has 1 card", "at least 2")]
    assert faults((PIECES[start:end], card.replace("count = 1", "count = 2"))) == []


@rule("CTX-015")
def test_a_deck_has_forty_pieces_at_most() -> None:
    assert faults(("count = 3", "count = 34")) == []
    assert faults(("count = 3", "count = 35")) == [(5, "deck '2006'", "the deck has 41 cards", "40 at most")]


@rule("CTX-015")
@pytest.mark.parametrize("text", ["", "deck = 5", "deck = {}", "[deck]\nedition = '2006'"])
def test_a_file_without_decks_is_none(text: str) -> None:
    (fault,) = faults(text='format = "cave-troll-pieces/1"\n' + text)
    assert "deck" in fault[2]


@rule("CTX-015")
def test_all_faults_are_told_at_once_in_order() -> None:
    found = faults(("count = 3", "count = 0"), ("gold = 11", "gold = -1"), ('"cloak" }', '"hide" }'), ("2, 1, 0", "2"))
    assert [fault[0] for fault in found] == [6, 14, 16, 22]
