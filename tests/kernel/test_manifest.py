"""What a pack says about itself: every key of its pack.toml, and the game it is for."""

from __future__ import annotations

import pytest

from grotto.kernel.errors import BadInput
from grotto.kernel.manifest import check_manifest, game_of, title_of
from grotto.kernel.pack import Pack

MANIFEST = 'format = "grotto-pack/1"\ngame = "chess"\nid = "mine"\ntitle = "My game"\n'


def manifest_faults(text: str) -> list[str]:
    """The faults of a pack.toml for chess, as text."""
    return [str(fault) for fault in check_manifest(Pack("mine", {"pack.toml": text}), "chess", ("boards.toml",))]


def test_a_good_manifest_has_no_faults() -> None:
    assert manifest_faults(MANIFEST + 'author = "Ada"\n') == []
    pack = Pack("folder", {"pack.toml": MANIFEST})
    assert (game_of(pack), title_of(pack)) == ("chess", "My game")


def test_each_key_of_a_manifest_is_checked() -> None:
    assert manifest_faults(MANIFEST.replace("pack/1", "pack/2")) == [
        "pack.toml:1: format is 'grotto-pack/2', expected \"grotto-pack/1\""
    ]
    assert manifest_faults(MANIFEST.replace("chess", "go")) == ["pack.toml:2: game is 'go', expected \"chess\""]
    assert manifest_faults(MANIFEST.replace('"mine"', '"my game"')) == [
        "pack.toml:3: id is 'my game', expected letters a to z, digits and hyphens, 40 at most, a letter or digit first"
    ]
    assert manifest_faults(MANIFEST.replace('"My game"', "5")) == [
        "pack.toml:4: title is 5, expected a line of 1 to 80 characters in quotes"
    ]
    assert manifest_faults(MANIFEST + 'author = "\\u001b[2J"\n') == [
        "pack.toml:5: author is '\\x1b[2J', expected a line of 1 to 80 characters in quotes"
    ]
    assert manifest_faults(MANIFEST + "autor = 1\n") == [
        "pack.toml:5: unknown key 'autor', expected one of: format, game, id, title, author"
    ]


def test_a_manifest_must_be_complete_and_there() -> None:
    assert [fault.split(",")[0] for fault in manifest_faults("")] == [
        "pack.toml:1: no format",
        "pack.toml:1: no game",
        "pack.toml:1: no id",
        "pack.toml:1: no title",
    ]
    assert [str(fault) for fault in check_manifest(Pack("mine", {}), "chess", ())] == [
        'pack.toml: there is no such file, expected one with format = "grotto-pack/1"'
    ]


def test_a_file_nobody_reads_is_a_fault() -> None:
    pack = Pack("mine", {"pack.toml": MANIFEST, "board.toml": ""})
    assert [str(fault) for fault in check_manifest(pack, "chess", ("boards.toml",))] == [
        "board.toml: a file of this name is not read, expected one of: pack.toml, boards.toml"
    ]


def test_a_pack_that_names_no_game_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^The pack mine has no pack\.toml\.$"):
        game_of(Pack("mine", {}))
    with pytest.raises(BadInput, match=r"does not say which game it is for: pack\.toml:1: no game, expected"):
        game_of(Pack("mine", {"pack.toml": ""}))
    with pytest.raises(BadInput, match=r"does not say which game it is for: pack\.toml:2: .*expected valid TOML"):
        game_of(Pack("mine", {"pack.toml": "\ngame"}))
