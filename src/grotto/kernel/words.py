"""The words of a game in one language, read from Fluent files, and the saying of a Text in them.

A sentence takes the arguments of its Text as variables. An argument that is itself a Text is said first; where the
language bends it, `$field-in` asks for the attribute `in` of the argument `field`. So the code hands over names, and
cases stay with the language that has them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from grotto.kernel.errors import BadInput, GrottoError
from grotto.kernel.text import Text

KERNEL: Final = Path(__file__).parent


def languages(folder: Path = KERNEL) -> tuple[str, ...]:
    """The languages for which a folder has words, English first."""
    found = [path.stem for path in (folder / "words").glob("*.ftl") if "." not in path.stem]
    return tuple(sorted(found, key=lambda lang: (lang != "en", lang)))


LANGUAGES: Final = languages()


def keys(lang: str, folder: Path = KERNEL) -> dict[str, frozenset[str]]:
    """Every key of a folder's words in a language (attributes as `key.attribute`), with the arguments it needs."""
    needs: dict[str, frozenset[str]] = {}
    for message in _messages(lang, folder):
        for key, pattern in _patterns(message):
            needs[key] = frozenset(name.partition("-")[0] for name in _variables(pattern))
    return needs


class Words:
    """The kernel's words and those of some folders (a game's, for one) in one language."""

    def __init__(self, lang: str, *folders: Path) -> None:
        if lang not in LANGUAGES:
            raise BadInput(f"There are no words in {lang!r}; there are: {', '.join(LANGUAGES)}.")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._variables: dict[str, tuple[str, ...]] = {}
        for folder in (KERNEL, *folders):
            self._load(folder)

    def _load(self, folder: Path) -> None:
        resource = ast.Resource()
        for message in _messages(self.lang, folder):
            resource.body.append(message)
            for key, pattern in _patterns(message):
                if key in self._variables:
                    raise BadInput(f"The words for {key!r} in {self.lang!r} are there twice.")
                self._variables[key] = tuple(sorted(_variables(pattern)))
        self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether there are words for a key (`key.attribute` for an attribute)."""
        return key in self._variables

    def say(self, text: Text) -> str:
        """A text in this language."""
        return self._say(text, "")

    def _say(self, text: Text, form: str) -> str:
        """A text, or one of its forms. Typed words have one form only."""
        if not text.key:
            return str(text.args["words"])
        key = f"{text.key}.{form}" if form else text.key
        if key not in self._variables:
            raise GrottoError(f"There are no words in {self.lang!r} for {key!r}.")
        values: dict[str, Any] = {}
        for variable in self._variables[key]:
            values[variable] = self._value(text, key, variable)
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise GrottoError(f"The words in {self.lang!r} for {key!r} cannot be said: {errors[0]}.")
        return str(said)

    def _value(self, text: Text, key: str, variable: str) -> int | str:
        """What stands for a variable of a sentence: an argument, said in the form the sentence asks for."""
        name, _, form = variable.partition("-")
        if name not in text.args:
            raise GrottoError(f"The words in {self.lang!r} for {key!r} need {name!r}, which is not given.")
        arg = text.args[name]
        if isinstance(arg, Text):
            return self._say(arg, form)
        if form:
            raise GrottoError(f"The words in {self.lang!r} for {key!r} ask for a form of {name!r}, which has none.")
        return arg


def _messages(lang: str, folder: Path) -> list[ast.Message | ast.Term]:
    """The entries of a folder's files for a language: `LANG.ftl`, and `LANG.PART.ftl` where it is in parts."""
    found: list[ast.Message | ast.Term] = []
    for path in sorted((folder / "words").glob("*.ftl")):
        if path.stem.partition(".")[0] != lang:
            continue
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().split("\n")[0]
                raise BadInput(f"{path.name} is not good Fluent at: {first}")
            if isinstance(entry, (ast.Message, ast.Term)):
                found.append(entry)
    return found


def _patterns(message: ast.Message | ast.Term) -> list[tuple[str, ast.Pattern]]:
    """The key of an entry and those of its attributes, each with what it says. A term has no key."""
    if isinstance(message, ast.Term):
        return []
    name = message.id.name
    found = [(f"{name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
    return [(name, message.value), *found] if message.value is not None else found


def _variables(node: Any) -> set[str]:
    """The names of all variables somewhere in a pattern."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside: list[Any] = []
    if isinstance(node, list):
        inside = node
    elif isinstance(node, ast.BaseNode):
        inside = list(vars(node).values())
    found: set[str] = set()
    for part in inside:
        found |= _variables(part)
    return found
