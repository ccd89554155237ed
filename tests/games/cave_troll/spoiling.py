"""Spoiling plain values at random, to see what is made of them."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 200) | st.sampled_from([2**53, 2**70]) | st.floats() | st.text(),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=4), inside, max_size=3),
    max_leaves=8,
)


def spoilt(value: dict[str, Any], data: st.DataObject, likely: st.SearchStrategy[Any]) -> dict[str, Any]:
    """A copy with something else in one or two places: what is likely to be almost right, or junk."""
    spoiling = copy.deepcopy(value)
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(spots(spoiling)))
        inside: Any = spoiling
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = data.draw(likely | JUNK)
    return spoiling


def spots(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place within a plain value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inside in value.items():
            found += spots(inside, (*path, key))
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            found += spots(inside, (*path, number))
    return found
