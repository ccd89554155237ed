"""`grotto serve`: the table in a browser, for this machine, a household, or everybody."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import webbrowser
from collections.abc import Coroutine
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from grotto.cli.language import Speech, chosen_language
from grotto.games import all_games, find_game
from grotto.kernel import BadInput

if TYPE_CHECKING:
    from grotto.table.settings import Settings

NEEDED: Final = ("alembic", "httpx", "litestar", "platformdirs", "psycopg", "sqlalchemy", "structlog", "uvicorn")
ABOUT: Final = (
    "Serve the table in a browser. Every setting can be given as a flag, in the environment under the name shown, or in"
    " a file named by the environment under that name with _FILE behind it."
)


def serve_arguments(serve: argparse.ArgumentParser) -> None:
    """What can be written behind `grotto serve`."""
    serve.description = ABOUT
    serve.add_argument(
        "--open", action=argparse.BooleanOptionalAction, help="open the browser (default: where there is a desktop)"
    )
    if _missing():
        return
    from grotto.table.settings import FIELDS, PREFIX

    for one in FIELDS:
        default = "" if one.default in ("", 0, False, True) else f"; default: {one.default}"
        about = f"{one.metadata['about']} ({PREFIX}{one.name.upper()}{default})".replace("%", "%%")
        serve.add_argument(f"--{one.name.replace('_', '-')}", metavar=one.metadata["shown"], help=about)


def serve_command(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    speech = Speech(chosen_language(args.lang))
    if _missing():
        raise BadInput(speech.cli("serve-missing"))
    from grotto.table.logs import set_up_logs
    from grotto.table.ports import Catalogue
    from grotto.table.serving import listen, serve
    from grotto.table.settings import FIELDS, read_settings

    settings = read_settings({one.name: getattr(args, one.name) for one in FIELDS}, os.environ)
    set_up_logs(settings.log, settings.log_level)
    games = Catalogue(tuple(all_games()), find_game)
    listener = listen(settings)
    with listener:
        _run(serve(settings, games, listener, lambda address: _ready(speech, settings, address, args.open)))
    return 0


def _missing() -> bool:
    """Whether what a server needs was not installed with Grotto."""
    return any(find_spec(name) is None for name in NEEDED)


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run on the quicker loop where there is one."""
    if find_spec("uvloop") is None:
        asyncio.run(work)
        return
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work)


def _ready(speech: Speech, settings: Settings, address: str, wanted: bool | None) -> None:
    """Say where the table is, and show it where there is a desktop to show it on."""
    sys.stdout.write(speech.cli("serve-ready", address=address) + "\n")
    if settings.host in ("0.0.0.0", "::") and not settings.public_url:
        sys.stdout.write(speech.cli("serve-for-all") + "\n")
    sys.stdout.flush()
    if wanted or (wanted is None and _has_desktop()):
        webbrowser.open(address)


def _has_desktop() -> bool:
    """Whether somebody sits at this machine, as far as that can be seen."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
