"""Playing with an owner's pack: which board and pieces a table gets, and games on them to the end."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll import events, kinds
from grotto.games.cave_troll.asking import ASK_PIT, topic_rule
from grotto.games.cave_troll.checking_board import check_boards
from grotto.games.cave_troll.checking_pieces import check_pieces
from grotto.games.cave_troll.lair import DRAW, END_TURN, Lair
from grotto.games.cave_troll.naming import artifact_text, field_text
from grotto.games.cave_troll.packing import BOARDS as BOARDS_FILE
from grotto.games.cave_troll.packing import DATA, built_in_boards, check_pack
from grotto.games.cave_troll.packing import PIECES as PIECES_FILE
from grotto.games.cave_troll.state import GONE, Cave
from grotto.kernel.dice import FastDice
from grotto.kernel.errors import BadInput
from grotto.kernel.pack import Pack
from grotto.kernel.record import Report
from grotto.kernel.text import Text
from grotto.kernel.words import LANGUAGES, Words
from tests.games.cave_troll.tiny import BOARDS, GAME, LONG_BOARDS, MANIFEST, PIECES, played, started, tiny_pack
from tests.ruling import rule

EDITIONS = ("2006", "2015")


def boards_called(*boards: tuple[str, str]) -> Pack:
    """A pack with several tiny boards, each with an id and perhaps an edition."""
    head, block = BOARDS.split("\n\n", 1)
    blocks = []
    for name, edition in boards:
        advice = f'\nedition = "{edition}"' if edition else ""
        blocks.append(block.replace('id = "mine"', f'id = "{name}"{advice}'))
    return tiny_pack(boards=head + "\n\n" + "\n".join(blocks))


def board_name(options: dict[str, str], pack: Pack | None) -> str:
    """The board that a table gets, which its setup also writes into its options."""
    lair = GAME.setup(2, options, pack)
    assert lair.options["board"] == lair.board.name
    return lair.board.name


# --- which board, which pieces ----------------------------------------------------------------------------------------


@rule("CTB-001")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_pack_the_board_of_the_edition_is_played(edition: str) -> None:
    assert board_name({"edition": edition}, None) == f"lair-{edition}"
    assert GAME.setup(2, {"edition": edition}).pack is None


@rule("CTB-001")
def test_a_table_names_a_board_of_the_pack_or_a_built_in_one() -> None:
    pack = boards_called(("one", ""), ("two", ""))
    assert board_name({"board": "two"}, pack) == "two"
    assert board_name({"board": "lair-2015"}, pack) == "lair-2015"
    assert GAME.setup(2, {"board": "two"}, pack).pack is pack


@rule("CTB-001")
def test_an_unknown_board_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadInput, match=r"^There is no board called 'three'; there is: one, lair-2006, lair-2015\.$"):
        GAME.setup(2, {"board": "three"}, boards_called(("one", "")))
    with pytest.raises(BadInput, match=r"^There is no board called 'one'; there is: lair-2006, lair-2015\.$"):
        GAME.setup(2, {"board": "one"})


@rule("CTB-004")
def test_a_board_of_the_pack_is_chosen_by_its_advice() -> None:
    assert board_name({"edition": "2015"}, boards_called(("a", "2006"), ("b", "2015"))) == "b"
    assert board_name({"edition": "2006"}, boards_called(("a", ""), ("b", "2006"))) == "b"
    assert board_name({"edition": "2015"}, boards_called(("a", "2006"), ("b", ""))) == "b"
    assert board_name({"edition": "2015"}, boards_called(("a", "2006"), ("b", "2006"))) == "a"


@rule("CTB-004")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("board", ["lair-2006", "lair-2015"])
def test_either_edition_is_played_on_either_board(edition: str, board: str) -> None:
    state = played(started(3, {"edition": edition, "board": board}, None))
    assert state.lair.board.edition == board.removeprefix("lair-")
    assert state.over


@rule("CTX-015", "CTB-001")
def test_what_a_pack_does_not_have_is_grottos_own() -> None:
    only_pieces = GAME.setup(2, {}, tiny_pack(boards=""))
    assert only_pieces.board.name == "lair-2006"
    assert only_pieces.deck_size == 9
    only_boards = GAME.setup(2, {}, tiny_pack(pieces=""))
    assert only_boards.board.name == "mine"
    assert only_boards.deck_size == GAME.setup(2).deck_size == 20
    one_deck = tiny_pack(pieces=PIECES[: PIECES.index('[[deck]]\nedition = "2015"')])
    assert GAME.setup(2, {}, one_deck).deck_size == 9
    assert GAME.setup(2, {"edition": "2015"}, one_deck).deck_size == 19


def test_a_faulty_pack_is_refused_with_its_first_fault() -> None:
    pack = tiny_pack(boards=BOARDS.replace("gold = 2", "gold = -2").replace("gold = 5", "gold = -5"))
    expected = (
        r"^The pack tiny cannot be used: boards\.toml:8: board 'mine' field 'hall': gold is -2, "
        r"expected a whole number from 0 to 1000 \(and 1 more fault\)\.$"
    )
    with pytest.raises(BadInput, match=expected):
        GAME.setup(2, {}, pack)


def test_a_pack_for_another_game_is_refused() -> None:
    pack = Pack("vast", {"pack.toml": MANIFEST.replace("cave-troll", "vast")})
    with pytest.raises(BadInput, match=r"pack\.toml:2: game is 'vast', expected \"cave-troll\""):
        GAME.setup(2, {}, pack)


@rule("CTB-001")
def test_names_are_the_packs_or_the_ids() -> None:
    lair = GAME.setup(2, {}, tiny_pack())
    assert [field_text(lair, index) for index in range(4)] == [
        Text("field-named", name="The Way Down"),
        Text("field-named", name="hall"),
        Text("field-named", name="vault"),
        Text("field-named", name="pit"),
    ]
    own = GAME.setup(2)
    assert field_text(own, 1) == Text("field-nw1")


@rule("CTB-001")
def test_doors_stand_where_the_file_says_or_on_the_first_shared_edge() -> None:
    text = BOARDS.replace("[[0, 1]]", "[[0, 1], [2, 1]]").replace("[[1, 0], [1, 1]]", "[[1, 0], [1, 1]]")
    text = text.replace("[[0, 1], [2, 1]]", "[[2, 1]]").replace('  ["stairs", "vault"],\n', "")
    board = GAME.setup(2, {}, tiny_pack(boards=text)).board
    assert [(door.one, door.other, door.at) for door in board.doors] == [
        (0, 1, (0, 0, "E")),
        (1, 2, (1, 1, "E")),
        (1, 3, (1, 0, "E")),
    ]
    apart = text.replace('["hall", "vault"]', '["stairs", "vault"]')
    assert GAME.setup(2, {}, tiny_pack(boards=apart)).board.doors[1].at is None


@rule("CT15-173")
def test_artifacts_have_the_names_values_and_effects_of_the_pack() -> None:
    lair = GAME.setup(2, {}, tiny_pack())
    assert [(card.name, card.gold, card.effect, card.steps, card.victims) for card in lair.components.artifacts] == [
        ("seven-league-boots", 11, "move-opponent", 7, []),
        ("mop", 0, "slay", 0, [kinds.ORC, kinds.WRAITH]),
        ("cloak", 2, "cloak", 0, []),
    ]
    assert [artifact_text(lair, number) for number in range(3)] == [
        Text("artifact-named", name="Seven-League Boots"),
        Text("artifact-named", name="mop"),
        Text("artifact-cloak"),
    ]


@rule("CT15-173", "CT06-122")
def test_an_unplayed_artifact_pays_what_the_pack_says() -> None:
    paid = set()
    for seed in range(40):
        state = played(started(2, {}, tiny_pack(), seed), seed)
        paid |= {event.data[1:] for event in state.events if event.kind == events.ARTIFACT_PAID}
    assert paid == {(0, 11), (1, 0), (2, 2)}


# --- games on small boards --------------------------------------------------------------------------------------------


@rule("CTB-001", "CTX-015")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("boards", [BOARDS, LONG_BOARDS])
def test_games_on_a_tiny_board_end(edition: str, seats: int, boards: str) -> None:
    for seed in range(10):
        state = played(started(seats, {"edition": edition}, tiny_pack(boards), seed), seed)
        assert state.outcome is not None
        assert state.lair.board.name == "mine"


@rule("CTX-015")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deck_with_every_kind_is_played_in_either_edition(edition: str) -> None:
    cards = "".join(f'  {{ kind = "{kind}", count = 2 }},\n' for kind in kinds.NAMES)
    effects = [
        "{ do = 'move-opponent', steps = 9 }",
        "{ do = 'teleport' }",
        "{ do = 'revive' }",
        "{ do = 'claim-room' }",
        "{ do = 'score-room' }",
        "{ do = 'cloak' }",
        "{ do = 'slay', kinds = ['knight', 'cave-troll', 'explorer'] }",
        "{ do = 'claim-room' }",
    ]
    artifacts = "".join(
        f"  {{ id = 'a{number}', gold = 1, effect = {effect} }},\n" for number, effect in enumerate(effects)
    )
    deck = f'[[deck]]\nedition = "{edition}"\ncard = [\n{cards}]\nartifact = [\n{artifacts}]\n'
    pack = tiny_pack(boards="", pieces=f'format = "cave-troll-pieces/1"\n{deck}')
    used: set[int] = set()
    for seed in range(30):
        if len(used) == len(effects):
            break
        state = played(started(4, {"edition": edition}, pack, seed), seed, 50_000)
        used |= {event.data[1] for event in state.events if event.kind == events.USED}
    assert used == set(range(len(effects)))


def two_pits(kind: str = "pit") -> Pack:
    """The tiny pack with one more field, a pit or an entrance, beside the vault's door."""
    more = f'  {{ id = "more", kind = "{kind}", cells = [[2, 1]] }},\n]\ndoor = [\n  {{ between = ["hall", "more"] }},'
    return tiny_pack(boards=BOARDS.replace("]\ndoor = [", more))


@rule("CTB-003")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_player_chooses_between_several_pits(edition: str) -> None:
    state = first_monster(two_pits(), edition)
    lair, seat = state.lair, state.asks[0]
    question = state.question(seat)
    assert question is not None
    assert question.rule == topic_rule(lair, ASK_PIT) == ("CTB-003" if edition == "2006" else "CT15-022")
    assert question.text.key == "ask-pit"
    names = [state.describe(seat, option).intent.target for option in state.options(seat)]
    assert names == ["pit", "more"]


def first_monster(pack: Pack, edition: str) -> Cave:
    """A game as far as the question into which pit a monster goes."""
    for seed in range(100):
        state = started(2, {"edition": edition, "characters": "variant"}, pack, seed)
        pits = [5 + index for index, field in enumerate(state.lair.board.fields) if field.kind == "pit"]
        dice = FastDice(seed)
        while not state.over:
            seat = state.asks[0]
            options = state.options(seat)
            if list(options) == pits:
                return state
            state.take(seat, options[dice.below(len(options), "test")])
    raise AssertionError("no monster has come")


@rule("CTB-003")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_asked_where_there_is_one_entrance_and_one_pit(edition: str) -> None:
    placed = set()
    for seed in range(10):
        state = started(2, {"edition": edition, "characters": "variant"}, tiny_pack(), seed)
        lair, dice = state.lair, FastDice(seed)
        while not state.over:
            seat = state.asks[0]
            options = state.options(seat)
            question = state.question(seat)
            assert question is not None
            assert question.text.key not in ("ask-entrance", "ask-pit")
            state.take(seat, options[dice.below(len(options), "test")])
        for event in state.events:
            if event.kind == events.PLACED_ON:
                placed.add((kinds.NAMES[event.data[1]], lair.board.fields[event.data[2]].name))
    assert ("explorer", "stairs") in placed
    assert ("wraith" if edition == "2006" else "banshee", "pit") in placed
    assert {field for kind, field in placed if kinds.is_hero(kinds.BY_NAME[kind])} == {"stairs"}


@rule("CTB-003", "CT06-031", "CT15-033")
def test_all_entrances_are_linked_in_2006_and_none_in_2015() -> None:
    pack = two_pits("entrance")
    old, new = GAME.setup(2, {"edition": "2006"}, pack), GAME.setup(2, {"edition": "2015"}, pack)
    stairs, more = old.board.by_name["stairs"], old.board.by_name["more"]
    assert old.ways[stairs] >> more & 1 == old.ways[more] >> stairs & 1 == 1
    assert new.ways[stairs] >> more & 1 == new.ways[more] >> stairs & 1 == 0


@rule("CT06-153", "CT15-172", "CT15-173")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_there_are_two_idols_each_has_a_room_of_its_own(edition: str) -> None:
    idols = [f'{{ id = "idol-{number}", gold = 4, effect = {{ do = "claim-room" }} }},' for number in (1, 2)]
    pieces = PIECES.replace("artifact = [", "artifact = [\n" + "\n".join(idols))
    state = started(2, {"edition": edition, "characters": "classic"}, tiny_pack(pieces=pieces))
    lair = state.lair
    for number in (0, 1):
        state.relics[number] = state.seat
    state.stack, state.stack_left = bytes(range(2, lair.artifacts)) + bytes(range(2)), lair.artifacts - 2
    state.actions = 3
    state.take(state.seat, lair.first_artifact)
    rooms = state.options(state.seat)
    assert len(rooms) == 2
    state.take(state.seat, rooms[0])
    state.take(state.seat, lair.first_artifact + 1)  # one room is left, so it is not asked for
    assert state.idols == lair.rooms
    state.check()


@rule("CTX-019")
def test_a_treasure_with_no_room_to_go_to_is_discarded() -> None:
    """One room, closed by an Idol before the treasure comes."""
    state = next(state for state in map(wasting, range(100)) if state.events[-1].kind == events.WASTED)
    seat, kind = state.events[-1].data
    assert kind == kinds.TREASURE
    assert state.idols == state.lair.rooms
    assert GONE in [state.at[piece] for piece in state.pieces_of(seat) if state.kind[piece] == kinds.TREASURE]
    assert not state.standing_on(state.lair.room_list[0])
    assert not state.over
    assert state.asks == (seat,)


ONE_ROOM = """\
format = "cave-troll-pieces/1"
[[deck]]
edition = "2006"
card = [{ kind = "find-an-artifact", count = 1 }, { kind = "treasure", count = 4 }]
artifact = [{ id = "idol", gold = 4, effect = { do = "claim-room" } }]
"""


def wasting(seed: int) -> Cave:
    """A game in which whoever finds the Idol places it before anybody else draws; up to the first treasure."""
    state = started(2, {}, tiny_pack(LONG_BOARDS, ONE_ROOM), seed)
    while not state.over and not any(event.kind in (events.WASTED, events.PLACED_ON) for event in state.events):
        seat = state.asks[0]
        options, idol = state.options(seat), state.lair.first_artifact
        held_by_other = state.relics[0] in (0, 1) and state.relics[0] != seat
        state.take(seat, idol if idol in options else END_TURN if held_by_other else DRAW)
    return state


# --- our own data, and the pack to start from -------------------------------------------------------------------------


def test_the_data_that_come_with_grotto_have_no_fault() -> None:
    boards, pieces = Report(BOARDS_FILE), Report(PIECES_FILE)
    board_root = boards.read((DATA / BOARDS_FILE).read_text(encoding="utf-8"))
    piece_root = pieces.read((DATA / PIECES_FILE).read_text(encoding="utf-8"))
    assert board_root is not None
    assert piece_root is not None
    check_boards(board_root)
    check_pieces(piece_root)
    assert boards.faults + pieces.faults == []
    assert built_in_boards() == ["lair-2006", "lair-2015"]


@rule("CTX-015", "CTB-001")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pack_to_start_from_is_sound_and_is_grottos_own_game(lang: str) -> None:
    files = GAME.new_pack(Words(lang, GAME.folder()))
    pack = Pack("new", files)
    assert check_pack(pack) == []
    assert all(len(line) <= 120 for text in files.values() for line in text.split("\n") if line.startswith("#"))
    for edition in EDITIONS:
        own, ours = GAME.setup(2, {"edition": edition}, pack), GAME.setup(2, {"edition": edition, "board": "lair-2006"})
        assert own.board.name == "my-lair"
        assert own.size == ours.size
        assert [(field.kind, field.gold, field.cells) for field in own.board.fields] == [
            (field.kind, field.gold, field.cells) for field in ours.board.fields
        ]
        assert plain(own) == plain(ours)
        assert played(started(2, {"edition": edition}, pack)).over


def plain(lair: Lair) -> list[object]:
    """What two tables must share to be the same game."""
    artifacts = [(card.name, card.gold, card.effect, card.steps, card.victims) for card in lair.components.artifacts]
    doors = [(door.one, door.other, door.at) for door in lair.board.doors]
    return [artifacts, doors, lair.components.decks, lair.kind_of_type, lair.symbols_of_type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pack_to_start_from_speaks_the_language(lang: str) -> None:
    words = Words(lang, GAME.folder())
    files = GAME.new_pack(words)
    assert words.say(Text("pack-title")) in files["pack.toml"]
    assert words.say(Text("pack-board-title")) in files["boards.toml"]
    named = [field.title for field in GAME.setup(2, {}, Pack("new", files)).board.fields]
    assert words.say(Text("field-nw1")) in named
