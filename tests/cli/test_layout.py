"""Pages of the terminal game: the board is always whole, and nothing is wider or higher than the screen."""

from __future__ import annotations

from functools import cache

import pytest

from grotto.cli.language import Speech
from grotto.cli.layout import Asked, Page, lay_out, niche
from grotto.cli.menu import BRIEF, CLOSED, FULL, Menu
from grotto.cli.screen import Row
from grotto.cli.telling import news_rows
from grotto.games import find_game
from grotto.kernel import FastDice, Match

WALLS = 19  # rows of the lowest board that can be drawn of 9 by 9 cells
ASKED = Asked(2, 2)
SIZES = [(80, 24), (80, 25), (80, 30), (80, 50), (74, 24), (100, 40), (120, 30), (130, 45), (200, 60)]


@cache
def matches(edition: str) -> list[Match]:
    """Games of four seats, from the first question to a crowded board, with the news of several turns."""
    found: list[Match] = []
    for answers in range(0, 211, 70):
        setup = find_game("cave-troll").setup(4, {"edition": edition, "stall-guard": "on"})
        dice = FastDice(7)
        match = Match(setup, FastDice(5))
        for _ in range(answers):
            seat = match.state.actor
            options = match.state.options(seat)
            match.take(seat, options[dice.below(len(options), "any")])
            assert match.state.outcome is None
        found.append(match)
    return found


@cache
def speech_of(edition: str, lang: str) -> Speech:
    """The words of a game of an edition."""
    game = find_game("cave-troll")
    return Speech(lang, game, game.setup(4, {"edition": edition}))


def laid_out(match: Match, width: int, height: int, lang: str, told: int = 12) -> tuple[Page, Menu]:
    """A page for the seat that is asked, with so many events as news."""
    seat = match.state.actor
    speech = speech_of(match.setup.options["edition"], lang)
    events = match.heard(seat)[-told:] if told else []
    menu = Menu(match.state, seat, speech)

    def draw(room: int) -> list[Row]:
        return match.setup.picture(match.state.view(seat), speech.words, width, room)

    def tell(columns: int, most: int) -> list[Row]:
        return news_rows(match.setup, events, speech, columns, most)

    return lay_out(width, height, ASKED, draw, tell, menu), menu


def lines(rows: list[Row]) -> list[str]:
    """Rows as text; a screen leaves out spaces at their ends."""
    return ["".join(text for text, _ in row).rstrip() for row in rows]


@pytest.mark.parametrize("edition", ["2006", "2015"])
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_page_fits_its_screen_and_shows_the_whole_board(edition: str, lang: str, width: int, height: int) -> None:
    for match in matches(edition):
        page, menu = laid_out(match, width, height, lang)
        below = menu.rows(width, page.menu)
        assert len(page.rows) + page.gap + ASKED.open + len(below) <= height
        shown = lines(page.rows)
        assert max(len(line) for line in [*shown, *lines(below)]) <= width
        assert shown[0].startswith("┏")
        bottom = next(number for number, line in enumerate(shown) if line.startswith("┗"))
        assert bottom >= WALLS - 1
        assert any("▲" in line and "■" in line for line in shown[bottom + 1 :]) or any("▲ " in line for line in shown)


def test_all_gold_is_in_sight_at_24_rows_and_the_menu_waits_for_the_enter_key() -> None:
    page, menu = laid_out(matches("2006")[-1], 80, 24, "en")
    assert page.menu == CLOSED
    assert len(menu.by_number) > 5
    (balance,) = [line for line in lines(page.rows) if line.startswith("gold/if scored/pile:")]
    assert all(shape in balance for shape in "▲●■◆")


def test_where_little_fits_the_board_alone_is_left() -> None:
    for match in matches("2006"):
        for height in (8, 20, 21):
            page, _ = laid_out(match, 80, height, "en")
            assert page.menu == CLOSED
            assert len(page.rows) >= WALLS
            assert lines(page.rows)[0].startswith("┏")


def test_a_menu_is_as_full_as_there_is_room_for() -> None:
    match = matches("2006")[-1]
    forms = [laid_out(match, 80, height, "en")[0].menu for height in (22, 24, 28, 34, 46, 60, 80)]
    assert forms == [CLOSED, CLOSED, BRIEF, BRIEF, FULL, FULL, FULL]


def test_without_a_height_everything_is_shown() -> None:
    match = matches("2015")[-1]
    page, menu = laid_out(match, 80, 0, "en")
    assert page.menu == FULL
    shown = "\n".join(lines(page.rows))
    assert "more lines" not in shown
    assert "Your hand:" in shown
    assert set(menu.by_number.values()) == set(match.state.options(match.state.actor))


def test_news_that_do_not_fit_are_counted() -> None:
    match = matches("2006")[-1]
    page, _ = laid_out(match, 80, 24, "en", told=40)
    assert page.untold or any("lines" in line and "log" in line for line in lines(page.rows))
    page, _ = laid_out(match, 80, 24, "en", told=0)
    assert not page.untold


def test_a_brief_menu_has_all_options_and_names_places_as_the_map_does() -> None:
    for edition in ("2006", "2015"):
        for match in matches(edition):
            _, menu = laid_out(match, 80, 24, "en")
            brief, full = lines(menu.rows(80, BRIEF)), lines(menu.rows(80, FULL))
            assert len(brief) <= len(full)
            words = " ".join(brief).split()
            for number in menu.by_number:
                assert str(number) in words
            for group in menu.groups:
                for item in group.items:
                    if item.brief.startswith("→"):
                        assert any(f"{item.number} {item.brief}" in line for line in brief)


def test_news_stand_beside_a_board_that_leaves_room_for_them() -> None:
    rows: list[Row] = [[("x" * 60, "")], *[[("y" * 30, "")] for _ in range(5)], [("z" * 70, "")]]
    free = niche(rows, 80)
    assert (free.first, free.rows, free.start, free.columns) == (2, 4, 33, 47)
    assert niche(rows, 60).rows == 0
