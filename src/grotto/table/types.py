"""The TypeScript types of the client, written from the structs of the wire: `python -m grotto.table.types`."""

from __future__ import annotations

import sys
from pathlib import Path
from types import UnionType
from typing import Any, Final, get_args

from msgspec import NODEFAULT, inspect

from grotto.table import protocol, protocol_commands, protocol_http, protocol_parts, protocol_words

HEAD: Final = """\
// Written by `python -m grotto.table.types` from src/grotto/table/protocol.py. Change that, not this.
"""
TARGET: Final = Path("web/src/lib/protocol.ts")
MODULES: Final = (protocol_words, protocol_commands, protocol_parts, protocol, protocol_http)
ROOTS: Final = ("Commands", "Queries", "FromClient", "FromServer")
PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def written() -> str:
    """All types as one TypeScript module, in the order of the protocol's parts."""
    structs: dict[str, type] = {}
    for root in [*ROOTS, "OverHttp"]:
        for struct in get_args(getattr(protocol, root)):
            _collect(inspect.type_info(struct), structs)
    parts = [HEAD]
    for module in MODULES:
        named = [name for name in vars(module) if name in structs and structs[name].__module__ == module.__name__]
        parts += [_interface(structs[name]) for name in named]
    parts += [_union(root) for root in ROOTS]
    return "\n".join(parts)


def _collect(info: inspect.Type, found: dict[str, type]) -> None:
    """All structs somewhere inside a type."""
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info.cls
        for field in info.fields:
            _collect(field.type, found)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            _collect(one, found)
    elif isinstance(info, inspect.TupleType):
        for one in info.item_types:
            _collect(one, found)
    elif isinstance(info, inspect.ListType):
        _collect(info.item_type, found)
    elif isinstance(info, inspect.DictType):
        _collect(info.value_type, found)


def _interface(struct: type) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [*_comment(struct.__doc__ or ""), f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    for field in info.fields:
        mark = "" if field.required or not _may_be_missing(struct, field) else "?"
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)}")
    return "\n".join([*lines, "}"]) + "\n"


def _may_be_missing(struct: Any, field: inspect.Field) -> bool:
    """Whether a field with a default can be left out: in what is sent and in what comes."""
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return has_default and bool(struct.__struct_config__.omit_defaults)


def _comment(doc: str) -> list[str]:
    lines = [line.strip() for line in doc.strip().splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *[f" * {line}".rstrip() for line in lines], " */"]


def _type(info: inspect.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, inspect.StructType):
        return str(info.cls.__name__)
    if isinstance(info, inspect.UnionType):
        return " | ".join(_type(one) for one in info.types)
    if isinstance(info, inspect.ListType):
        inside = _type(info.item_type)
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if isinstance(info, inspect.TupleType):
        return "[" + ", ".join(_type(one) for one in info.item_types) + "]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {_type(info.value_type)}>"
    raise TypeError(f"no TypeScript for {info}")


def _union(root: str) -> str:
    union: UnionType = getattr(protocol, root)
    names = [struct.__name__ for struct in get_args(union)]
    return f"export type {root} =\n" + "\n".join(f"  | {name}" for name in names) + "\n"


def main() -> None:
    """Write the module to where the client has it, or to the path that is given."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
