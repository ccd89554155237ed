"""The package under test is the build that GROTTO_BUILD names: every module that can be compiled is, or none is."""

import importlib
import os
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COMPILED_MODULES: list[str] = runpy.run_path(str(ROOT / "setup.py"))["compiled_modules"]()


@pytest.mark.parametrize("file", COMPILED_MODULES)
def test_a_module_is_of_the_build_under_test(file: str) -> None:
    module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    assert module.__file__ is not None
    origin = Path(module.__file__)
    if os.environ.get("GROTTO_BUILD") == "compiled":
        assert origin.suffix in {".so", ".pyd"}
        assert origin.is_relative_to(ROOT / "build" / "compiled")
    else:
        assert origin == ROOT / "src" / file
