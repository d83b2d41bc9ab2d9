"""The two kinds of data: values that never change and are shared, states that change and are cloned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Self, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

__all__ = ["State", "Value", "assert_immutable", "fields", "union"]

SCALARS = frozenset({int, str, bytes, bool, float, NoneType})


class Value(Struct, frozen=True, tag=True, gc=False):
    """A step, a choice, an event, a tile: immutable, so that every clone shares it and the wire sends it as it is.

    What never changes can be no part of a cycle, so the search for cycles (gc) need not know of it.
    """


class State(Struct):
    """Mutable table data. Its clone is derived from the declared types, so that no field can be forgotten."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "clone" not in cls.__dict__:
            cls.clone = State.clone  # type: ignore[method-assign]  # never a parent's, which knows fewer fields

    def clone(self) -> Self:
        """A copy that shares nothing that can change. The first call writes the class's copying function."""
        cls = type(self)
        if cls.clone is State.clone:  # not so for a method that somebody fetched before the first call
            cls.clone = _cloner(cls)  # type: ignore[method-assign,assignment]
        return cls.clone(self)


def union(kinds: Iterable[type]) -> Any:
    """The type "one of these", for decoding."""
    return reduce(or_, kinds)


def fields(cls: type[Struct]) -> dict[str, Any]:
    """The declared type of each field, with forward references resolved."""
    hints = get_type_hints(cls)
    return {name: hints[name] for name in cls.__struct_fields__}


def _cloner(cls: type[State]) -> Callable[[Any], Any]:
    """Write cls's copying function: one shallow copy, then each changeable field copied by its type."""
    lines = []
    for name, kind in fields(cls).items():
        try:
            copied = _copying(kind, f"old.{name}")
        except TypeError as error:
            raise TypeError(f"{cls.__qualname__}.{name}: {error}") from None
        if copied != f"old.{name}":
            lines.append(f"    new.{name} = {copied}")
    scope: dict[str, Any] = {"State": State}
    exec("\n".join(["def clone(old):", "    new = old.__copy__()", *lines, "    return new"]), scope)
    function: Callable[[Any], Any] = scope["clone"]
    return function


def _copying(kind: Any, value: str, depth: int = 0) -> str:
    """An expression that copies `value`, declared as `kind`; `value` itself where sharing is safe."""
    kind = _plain(kind)
    origin, inner = get_origin(kind) or kind, get_args(kind)
    item = f"x{depth}"
    if _is(origin, State):
        return f"{value}.clone()"
    if origin in (Union, UnionType):
        return _copying_union(inner, value)
    if origin is list and inner:
        copied = _copying(inner[0], item, depth + 1)
        return f"{value}.copy()" if copied == item else f"[{copied} for {item} in {value}]"
    if origin is dict and inner:
        assert_immutable(inner[0])
        copied = _copying(inner[1], item, depth + 1)
        return (
            f"{value}.copy()" if copied == item else f"{{k{depth}: {copied} for k{depth}, {item} in {value}.items()}}"
        )
    if origin is set and inner:
        assert_immutable(inner[0])
        return f"{value}.copy()"
    if origin is bytearray:
        return f"{value}.copy()"
    assert_immutable(kind)
    return value


def _copying_union(inner: tuple[Any, ...], value: str) -> str:
    """`Ship | None` is cloned if it is a State; a union of anything else must be immutable."""
    states = [kind for kind in inner if _is(get_origin(kind) or kind, State)]
    for kind in inner:
        if kind not in states:
            assert_immutable(kind)
    return f"{value}.clone() if isinstance({value}, State) else {value}" if states else value


def assert_immutable(kind: Any) -> None:
    """Raise TypeError unless values of this declared type can never change, however deep one looks."""
    _assert_immutable(kind, set())


def _assert_immutable(kind: Any, seen: set[Any]) -> None:
    kind = _plain(kind)
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin in SCALARS or origin is Literal or _is(origin, Enum) or kind in seen:
        return
    if origin in (tuple, frozenset, Union, UnionType) and inner:
        for part in inner:
            if part is not Ellipsis:
                _assert_immutable(part, seen)
        return
    if _is(origin, Value):
        seen.add(kind)
        for name, part in fields(origin).items():
            try:
                _assert_immutable(part, seen)
            except TypeError as error:
                raise TypeError(f"{origin.__qualname__}.{name}: {error}") from None
        return
    raise TypeError(f"{kind!r} may change, and would be shared by clones")


def _plain(kind: Any) -> Any:
    """The type behind Annotated[...]."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _is(kind: Any, parent: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, parent)
