"""Packs as files: reading a folder, bounds, fingerprints, and the words of a fault."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from pathlib import Path

import pytest

from grotto.kernel.dice import FastDice
from grotto.kernel.errors import BadInput
from grotto.kernel.manifest import check_manifest, game_of
from grotto.kernel.pack import MOST_BYTES, MOST_FILES, Fault, Pack, in_order, read_pack, refuse_faulty
from tests.kernel.mangling import is_refused, noise_and_mangled

RANDOM = 10_000  # files


def folder_with(folder: Path, **files: bytes) -> Path:
    """A folder with files called NAME.toml."""
    for name, data in files.items():
        (folder / f"{name}.toml").write_bytes(data)
    return folder


def refusal(folder: Path) -> str:
    """The sentence with which a folder is refused."""
    with pytest.raises(BadInput) as caught:
        read_pack(folder)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_pack_is_the_toml_files_of_a_folder(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    folder_with(mine, pack=b"a = 1\n", boards=b"b = 2\n")
    (mine / "notes.txt").write_text("not ours")
    (mine / ".hidden.toml").write_text("not ours either")
    pack = read_pack(mine)
    assert pack.name == "mine"
    assert pack.files == {"pack.toml": "a = 1\n", "boards.toml": "b = 2\n"}


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    assert read_pack(folder_with(tmp_path, pack=b"\xef\xbb\xbfa = 1\r\nb = 2\r\n")).files == {
        "pack.toml": "a = 1\nb = 2\n"
    }


def test_a_pack_can_be_copied_and_pickled() -> None:
    pack = Pack("mine", {"pack.toml": "a = 1\n"})
    for twin in (copy.deepcopy(pack), pickle.loads(pickle.dumps(pack))):
        assert twin is not pack
        assert (twin.name, twin.files, twin.digest()) == (pack.name, pack.files, pack.digest())


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere") == f"There is no folder {tmp_path / 'nowhere'}."


def test_a_file_in_place_of_a_folder_is_refused(tmp_path: Path) -> None:
    folder_with(tmp_path, pack=b"")
    assert refusal(tmp_path / "pack.toml").endswith("is not a folder; a pack is a folder with a pack.toml in it.")


def test_a_name_no_system_takes_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refusal(tmp_path / "\0")


def test_a_folder_without_pack_toml_is_refused(tmp_path: Path) -> None:
    folder_with(tmp_path, boards=b"")
    assert refusal(tmp_path).endswith("is not a pack: it has no pack.toml.")


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    folder_with(tmp_path, pack=b"", boards=b"#" * MOST_BYTES)
    assert len(read_pack(tmp_path).files["boards.toml"]) == MOST_BYTES
    folder_with(tmp_path, boards=b"#" * (MOST_BYTES + 1))
    assert "boards.toml is too large" in refusal(tmp_path)


def test_too_many_files_are_refused(tmp_path: Path) -> None:
    folder_with(tmp_path, pack=b"", **{f"file{number}": b"" for number in range(MOST_FILES)})
    assert f"has {MOST_FILES + 1} TOML files" in refusal(tmp_path)


def test_text_that_is_not_utf_8_is_refused_with_its_line(tmp_path: Path) -> None:
    folder_with(tmp_path, pack=b"", boards="ok = 1\nname = 'Höhle'\n".encode("latin-1"))
    assert f"{tmp_path / 'boards.toml'}:2: this is not text in UTF-8" in refusal(tmp_path)


def test_a_folder_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    folder_with(tmp_path, pack=b"")
    (tmp_path / "boards.toml").mkdir()
    assert refusal(tmp_path).endswith("boards.toml is not a file.")


@pytest.mark.parametrize("file", ["", "../pack.toml", "a/b.toml", "a\\b.toml", "c:x.toml", "a\nb.toml", "x" * 101])
def test_a_pack_from_elsewhere_may_not_have_odd_names(file: str) -> None:
    with pytest.raises(BadInput, match="no file name"):
        Pack("mine", {file: ""})


def test_a_pack_from_elsewhere_has_bounds_too() -> None:
    with pytest.raises(BadInput, match=r"boards\.toml in the pack mine is too large"):
        Pack("mine", {"boards.toml": "#" * (MOST_BYTES + 1)})
    with pytest.raises(BadInput, match="too large"):
        Pack("mine", {"boards.toml": "ä" * (MOST_BYTES // 2 + 1)})
    with pytest.raises(BadInput, match=f"{MOST_FILES + 1} files"):
        Pack("mine", {f"{number}.toml": "" for number in range(MOST_FILES + 1)})


def test_the_digest_depends_on_names_and_texts_only() -> None:
    digest = Pack("mine", {"a.toml": "x", "b.toml": "y"}).digest()
    assert digest == Pack("yours", {"b.toml": "y", "a.toml": "x"}).digest()
    assert len(digest) == 64
    others = ({"a.toml": "y", "b.toml": "x"}, {"a.toml": "xb.tomly"}, {"a.toml": "x"}, {"a.toml": "x", "c.toml": "y"})
    assert len({digest, *(Pack("mine", files).digest() for files in others)}) == 5


def test_a_fault_is_one_line_of_text() -> None:
    fault = Fault("boards.toml", 17, "board 'mine' field 'hall'", "gold is -1", "a whole number from 0")
    assert str(fault) == "boards.toml:17: board 'mine' field 'hall': gold is -1, expected a whole number from 0"
    assert str(Fault("pack.toml", 0, "", "no game", "one")) == "pack.toml: no game, expected one"


def test_faults_go_by_file_and_line() -> None:
    places = [("pieces.toml", 3), ("boards.toml", 20), ("boards.toml", 3), ("pieces.toml", 0)]
    ordered = in_order([Fault(file, line, "", "", "") for file, line in places])
    assert [(fault.file, fault.line) for fault in ordered] == sorted(places)


def test_a_faulty_pack_is_refused_with_the_first_fault_and_the_number_of_others() -> None:
    pack = Pack("mine", {})
    faults = [Fault("pack.toml", line, "", "x", "y") for line in (1, 2, 3)]
    refuse_faulty(pack, [])
    with pytest.raises(BadInput, match=r"^The pack mine cannot be used: pack\.toml:1: x, expected y\.$"):
        refuse_faulty(pack, faults[:1])
    with pytest.raises(BadInput, match=r"expected y \(and 1 more fault\)\.$"):
        refuse_faulty(pack, faults[:2])
    with pytest.raises(BadInput, match=r"expected y \(and 2 more faults\)\.$"):
        refuse_faulty(pack, faults)


def test_a_folder_with_an_odd_name_gets_one_that_can_be_shown(tmp_path: Path) -> None:
    odd = tmp_path / "two\nlines"
    odd.mkdir()
    assert read_pack(folder_with(odd, pack=b"")).name == r"two\nlines"


GOOD = b'format = "grotto-pack/1"\ngame = "chess"\nid = "mine"\ntitle = "My game"\n'


def test_random_files_are_refused_or_faulty_or_sound(tmp_path: Path) -> None:
    found = Counter(verdict(folder_with(tmp_path, pack=data)) for data in noise_and_mangled(GOOD, FastDice(1), RANDOM))
    assert found["refused"] > found["faulty"] > found["sound"] > 0


def verdict(folder: Path) -> str:
    """What comes of a folder: each refusal is one sentence, each fault one line."""
    if is_refused(lambda: read_pack(folder)):
        return "refused"
    pack = read_pack(folder)
    faults = check_manifest(pack, "chess", ())
    assert all(str(fault).isprintable() for fault in faults)
    if not is_refused(lambda: game_of(pack)):
        assert game_of(pack).isprintable()
        assert faults or game_of(pack) == "chess"
        return "faulty" if faults else "sound"
    assert faults
    return "faulty"
