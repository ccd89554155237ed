"""Words to be said later: a Fluent key with its arguments, and a refusal that names its rule."""

from __future__ import annotations

from typing import Union

from mypy_extensions import mypyc_attr

Arg = Union[int, str, "Text"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """A message of the Fluent files, not yet in any language. An empty key means: the words themselves."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.key = key
        self.args: dict[str, Arg] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted((name, str(arg)) for name, arg in self.args.items()))))

    def __str__(self) -> str:
        if not self.key:
            return str(self.args["words"])
        inside = ", ".join(f"{name}={arg}" for name, arg in self.args.items())
        return f"{self.key}({inside})" if inside else self.key

    def __repr__(self) -> str:
        return f"<Text {self}>"


def literal(words: str) -> Text:
    """Words that are the same in every language: a name somebody typed."""
    return Text("", words=words)


class Refusal:
    """Why an answer is not allowed: the number of the rule that forbids it, and a sentence."""

    def __init__(self, rule: str, text: Text) -> None:
        self.rule = rule
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.rule, self.text))

    def __repr__(self) -> str:
        return f"<Refusal {self.rule}: {self.text}>"
