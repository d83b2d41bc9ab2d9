"""Every kind of change is found, what is no behaviour is left alone, and each change is valid Python that differs."""

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from tools import mutations
from tools.mutations import Point


def points(source: str) -> list[Point]:
    return mutations.points(dedent(source).encode())


def changes(source: str) -> set[str]:
    """Each whole module that one change makes of the source, which must all be on one line."""
    return {point.apply(source.encode(), after).decode() for point in points(source) for after in point.afters}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x < y", {"(x <= y)", "(x >= y)"}),
        ("x >= y", {"(x > y)", "(x < y)"}),
        ("x == y", {"(x != y)"}),
        ("x is None", {"(x is not None)"}),
        ("x not in y", {"(x in y)"}),
        ("x < y < z", {"(x <= y < z)", "(x >= y < z)", "(x < y <= z)", "(x < y >= z)"}),
        ("x and y", {"(x or y)", "(x)", "(y)"}),
        ("x or y or z", {"(x and y and z)", "(y or z)", "(x or z)", "(x or y)"}),
        ("not x", {"(x)"}),
        ("x + y", {"(x - y)"}),
        ("x * (y - z)", {"(x + (y - z))", "x * ((y + z))"}),
        ("x | y", {"(x & y)"}),
        ("7", {"(8)", "(6)"}),
        ("-x", {"(x)"}),
        ("True", {"(False)"}),
        ("0.5", {"(1.5)", "(-0.5)"}),
        ("x[0]", {"(x[-1])", "x[(1)]", "x[(-1)]"}),
        ("x[-1]", {"(x[0])", "x[(1)]", "x[-(2)]", "x[-(0)]"}),
        ("min(x)", {"(max(x))", "pass"}),
        ("any(x)", {"(all(x))", "pass"}),
        ("f(x)", {"pass"}),
        ("x.y = z", {"pass"}),
        ("x[y] = z", {"pass"}),
        ("x.y += z", {"x.y -= z", "pass"}),
        ("del x[y]", {"pass"}),
        ("raise Illegal", {"pass"}),
        ("x if y else z", {"x if (True) else z", "x if (False) else z"}),
        ("[x for x in y if z]", {"[x for x in y if (True)]", "[x for x in y if (False)]"}),
        ("def f(): return x", {"def f(): return None"}),
        ("def f(x=True): ...", {"def f(x=(False)): ..."}),
        ("for x in y: break", {"for x in y: pass"}),
        ("x: int = 1", {"x: int = (2)", "x: int = (0)"}),
        ("é = 'é', 1", {"é = 'é', (2)", "é = 'é', (0)"}),
    ],
)
def test_each_kind_of_change(source: str, expected: set[str]) -> None:
    assert changes(source) == expected


def test_conditions_are_forced() -> None:
    assert changes("if x: y") == {"if (True): y", "if (False): y"}
    assert changes("while x: y") == {"while (False): y"}
    case = "match x:\n case y if z: y"
    assert changes(case) == {case.replace("if z", "if (True)"), case.replace("if z", "if (False)")}


@pytest.mark.parametrize(
    "source",
    [
        '"""A text, 1 + 1."""',
        "import x",
        "x: tuple[1] | None",
        "def f(x: Annotated[int, 1] = None) -> Literal[1]: ...",
        "class Die(Struct, frozen=True): ...",
        "Choice = Weld | Take",
        "Face = Literal[1, 2]",
        "Faces: TypeAlias = Annotated[int, 6]",
        "y = isinstance(x, Weld | Take)",
        "y = cast(int | None, x)",
        "def __repr__(self): return 1 + 1",
        "assert x == 1 and y",
        "x = f'{1 + 1}'",
        "if TYPE_CHECKING: x = 1",
        "if __name__ == '__main__': main()",
        "__all__ = [1]",
        "raise NotImplementedError",
        "raise AssertionError(1)",
        "assert_never(x)",
        "x = zip(y, strict=True)",
        "@cache\ndef f(): ...",
        "@lru_cache(maxsize=1)\ndef f(): ...",
        "@overload\ndef f(x=1): ...",
    ],
)
def test_what_is_no_behaviour_is_left_alone(source: str) -> None:
    assert points(source) == []


def test_the_words_of_an_error_are_left_alone_but_not_the_error() -> None:
    assert changes("raise Illegal(f'{x + 1}', 1 + 1)") == {"pass"}


def test_a_point_knows_the_lines_that_show_that_it_ran() -> None:
    source = """\
    def f(x):
        return g(
            x,
            x + 1,
        )


    @power(
        3,
    )
    def h(): ...
    """
    lines = {(point.before, point.line, point.first, point.last) for point in points(source)}
    assert lines >= {("x + 1", 4, 2, 4), ("1", 4, 2, 4), ("3", 9, 9, 9)}


def test_a_case_is_shown_by_its_own_lines_only() -> None:
    source = """\
    match x:
        case 1:
            y = 2
        case 3 if z:
            y = 4
    """
    lines = {(point.before, point.first, point.last) for point in points(source)}
    assert lines == {("1", 2, 2), ("2", 3, 3), ("3", 4, 4), ("z", 4, 4), ("4", 5, 5)}


def test_every_change_of_real_code_is_valid_and_makes_a_difference() -> None:
    source = Path(mutations.__file__).read_bytes()
    same = ast.dump(ast.parse(source))
    for point in mutations.points(source):
        for after in point.afters:
            changed = compile(point.apply(source, after), "changed", "exec", ast.PyCF_ONLY_AST)
            assert ast.dump(changed) != same, (point, after)
