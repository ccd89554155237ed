"""Every golden game plays again to the same words, rules, scores and state."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.playing import played_again

GAMES = sorted((Path(__file__).parent / "games").glob("*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_golden_game_plays_again_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert played_again(text).text() == text


def test_there_is_a_game_for_every_ending_edition_and_number_of_players() -> None:
    named = {path.stem for path in GAMES}
    assert named == {
        f"cave-troll-{edition}-{seats}-{ending}"
        for edition in ("2006", "2015")
        for seats in (2, 3, 4)
        for ending in ("last-piece", "stall", "shared")
    }


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_golden_game_ends_as_its_name_says(path: Path) -> None:
    outcome = played_again(path.read_text(encoding="utf-8")).match.state.outcome
    assert outcome is not None
    assert outcome.ending == ("stall" if path.stem.endswith("stall") else "last-piece")
    if path.stem.endswith("shared"):
        assert len(outcome.winners) > 1
        assert max(outcome.scores) > 0


def test_an_altered_answer_is_noticed() -> None:
    text = GAMES[0].read_text(encoding="utf-8")
    altered = text.replace("'scores': [", "'scores': [9", 1)
    assert altered != text
    assert played_again(altered).text() != altered
