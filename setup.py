"""Compiles kernel, games and bots with mypyc where it can; everything else about the package is in pyproject.toml.

The same files run compiled or as they are. What happens is decided here, in this order:

- an editable install, or GROTTO_PURE=1: plain Python;
- mypy, a C compiler and the Python headers are there: compiled;
- otherwise: plain Python and one line of warning, or an error if GROTTO_BUILD=compiled asks for the compiled build.
"""

import os
import platform
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, PlatformError

SRC = Path(__file__).parent / "src"
COMPILED = ("grotto/kernel/*.py", "grotto/games/*/*.py", "grotto/bots/*.py")
NOT_COMPILED: frozenset[str] = frozenset()  # paths as in COMPILED; say why beside each
BUILD_COMMANDS = {"build", "build_ext", "bdist_wheel"}  # not editable_wheel, not the calls for metadata


def compiled_modules() -> list[str]:
    """The files to compile, relative to src/."""
    found = (path for pattern in COMPILED for path in SRC.glob(pattern) if path.name != "__init__.py")
    return sorted({path.relative_to(SRC).as_posix() for path in found} - NOT_COMPILED)


def obstacle() -> str | None:
    """What keeps this machine from compiling, in words; None if nothing does."""
    if platform.python_implementation() != "CPython":
        return "only CPython can load compiled modules"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    from distutils import ccompiler, sysconfig

    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\n")
        compiler = ccompiler.new_compiler()
        sysconfig.customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=scratch, include_dirs=[sysconfig.get_python_inc()])
        except (CCompilerError, PlatformError, OSError):
            return "no working C compiler with Python's headers (Debian: gcc, python3-dev)"
    return None


def extensions() -> list[Any]:
    """The extension modules to build, none for a plain build."""
    if not BUILD_COMMANDS.intersection(sys.argv) or os.environ.get("GROTTO_PURE") == "1":
        return []
    modules = compiled_modules()
    if not modules:
        return []
    reason = obstacle()
    if reason is not None:
        if os.environ.get("GROTTO_BUILD") == "compiled":
            sys.exit(f"grotto: error: cannot build the compiled grotto: {reason}")
        print(f"grotto: warning: installing plain Python, which plays the same but slower: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # No mypy settings here: `make test` judges the style of types; a build only needs them to be right, and it must
    # not fail because a library that a module imports is absent from the build's own environment.
    options = ["--config-file=", "--ignore-missing-imports"]
    paths = [str((SRC / module).relative_to(Path.cwd())) for module in modules]
    return mypycify(options + paths, opt_level="3", debug_level="0", multi_file=True, group_name="grotto")


class ParallelBuild(build_ext):
    """Compiles the C files of one extension side by side; setuptools alone takes them one after the other."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler

        def compile_side_by_side(
            sources: Sequence[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: Any = None,
        ) -> list[str]:
            macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)

            def compile_one(name: str) -> None:
                source, suffix = build[name]
                compiler._compile(name, source, suffix, cc_args, extra_postargs, pp_opts)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(compile_one, build))
            return list(objects)

        if compiler.compiler_type == "unix":
            compiler.compile = compile_side_by_side
        super().build_extensions()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
