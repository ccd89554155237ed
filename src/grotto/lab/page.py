"""The pieces of an HTML page that stands by itself: sections, plots and tables, everything in one file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from grotto.lab.plots import with_own_names

STYLE: Final = Path(__file__).parent / "report.css"


class Page:
    """A page that is put together from the top to the bottom."""

    def __init__(self, lang: str, title: str) -> None:
        self._lang = lang
        self._title = title
        self._parts = [f"<h1>{escape(title)}</h1>"]
        self._plots = 0

    def heading(self, text: str, level: int = 2) -> None:
        """The beginning of a section."""
        self._parts.append(f"<h{level}>{escape(text)}</h{level}>")

    def say(self, text: str, kind: str = "") -> None:
        """A paragraph."""
        self._parts.append(f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>")

    def plot(self, svg: str, about: str) -> None:
        """A plot; `about` is read to whoever cannot see it."""
        self._plots += 1
        own = with_own_names(svg, f"plot{self._plots}")
        labelled = own.replace("<svg", f'<svg role="img" aria-label="{escape(about)}"', 1)
        self._parts.append(f"<figure>{labelled}</figure>")

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1, summary: str = "") -> None:
        """A table; the first columns are words, the others numbers. With a `summary` it can be folded away, and is
        open at first: what is folded would not be printed."""
        cells = [_row("th", head, words), *[_row("td", row, words) for row in rows]]
        table = f'<div class="wide"><table><thead>{cells[0]}</thead><tbody>{"".join(cells[1:])}</tbody></table></div>'
        if summary:
            table = f"<details open><summary>{escape(summary)}</summary>{table}</details>"
        self._parts.append(table)

    def facts(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Names with what stands behind them."""
        inside = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in pairs)
        self._parts.append(f"<dl>{inside}</dl>")

    def written(self) -> str:
        """The whole page. It fetches nothing, and may not: the policy forbids it."""
        policy = "default-src 'none'; style-src 'unsafe-inline'"
        head = (
            '<meta charset="utf-8">'
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self._title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style>"
        )
        body = "\n".join(self._parts)
        page = f"<head>{head}</head>\n<body><main>\n{body}\n</main></body>"
        return f'<!doctype html>\n<html lang="{self._lang}">{page}</html>\n'


def _row(cell: str, texts: Sequence[str], words: int) -> str:
    kinds = ["words" if place < words else "number" for place in range(len(texts))]
    inside = "".join(f'<{cell} class="{kind}">{escape(text)}</{cell}>' for kind, text in zip(kinds, texts, strict=True))
    return f"<tr>{inside}</tr>"
