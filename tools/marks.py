"""Which tests claim to prove which rows: `@pytest.mark.rule("ID", ...)`, read from the source without running it."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

MOST = 3
"""A test that proves more rows than this proves none of them well."""


class Proof(Struct, frozen=True):
    """A test, or one case of a test, and the rows that it names."""

    test: str
    rules: tuple[str, ...]


class Marks(Struct, frozen=True):
    """All proofs of a folder of tests, and what is wrong with how they are written."""

    proofs: tuple[Proof, ...]
    faults: tuple[str, ...]


def read(tests: Path) -> Marks:
    """Read every Python file of the folder, named from the folder's parent on."""
    readers = [_read_file(file, file.relative_to(tests.parent).as_posix()) for file in sorted(tests.rglob("*.py"))]
    return Marks(
        tuple(proof for reader in readers for proof in reader.proofs),
        tuple(fault for reader in readers for fault in reader.faults),
    )


def _read_file(file: Path, name: str) -> "_Reader":
    tree = ast.parse(file.read_text(encoding="utf-8"), name)
    reader = _Reader(name)
    reader.visit(tree)
    reader.complain_about_the_rest(tree)
    return reader


class _Reader(ast.NodeVisitor):
    """Walks one file from the outside in and remembers which marks hold for everything inside."""

    def __init__(self, file: str) -> None:
        self.place = [file]
        self.holding: tuple[ast.expr, ...] = ()
        self.seen: set[ast.AST] = set()
        self.proofs: list[Proof] = []
        self.faults: dict[str, None] = {}

    def visit_Module(self, node: ast.Module) -> None:
        self._inside(node, ())

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        holding = self.holding
        self.place.append(node.name)
        self._inside(node, node.decorator_list)
        self.place.pop()
        self.holding = holding

    def _inside(self, node: ast.Module | ast.ClassDef, marks: Iterable[ast.expr]) -> None:
        self.holding += (*marks, *_pytestmarks(node.body))
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if self._is_test(node.name):
            test, marks = "::".join([*self.place, node.name]), (*self.holding, *node.decorator_list)
            self._prove(test, marks)
            for case in _cases(node.decorator_list):
                self._prove(f"{test}, the case of line {case.lineno}", (*marks, *_marks_of(case)))

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Call(self, node: ast.Call) -> None:
        """Cases may also be listed by themselves, for several tests."""
        if _is_case(node):
            self._prove(f"{self.place[0]}, the case of line {node.lineno}", (*self.holding, *_marks_of(node)))
        self.generic_visit(node)

    def _is_test(self, name: str) -> bool:
        return name.startswith("test") and all(outer.startswith("Test") for outer in self.place[1:])

    def _prove(self, test: str, marks: Iterable[ast.expr]) -> None:
        flat = list(_flat(marks))
        rules = tuple(dict.fromkeys(rule for mark in flat if _is_rule(mark) for rule in self._named(mark, test)))
        if not rules:
            return
        if any(_names(mark, "skip", "xfail") for mark in flat):
            self._fault(f"{test} is skipped or expected to fail, so it proves nothing")
            return
        if len(rules) > MOST:
            self._fault(f"{test} names {len(rules)} rows, {MOST} at most: {', '.join(rules)}")
        self.proofs.append(Proof(test, rules))

    def _named(self, mark: ast.expr, test: str) -> list[str]:
        self.seen.add(_target(mark))
        if not isinstance(mark, ast.Call) or not mark.args:
            self._fault(f"{test} has a rule mark that names no row")
            return []
        rules = [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if mark.keywords or len(rules) < len(mark.args):
            self._fault(f"{test} must name its rows by plain strings, as in rule('RG-SETUP-01')")
        return rules

    def complain_about_the_rest(self, tree: ast.Module) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and _is_rule(node) and node not in self.seen:
                self._fault(f"{self.place[0]}, line {node.lineno}: this rule mark is on no test")

    def _fault(self, message: str) -> None:
        self.faults[message] = None


def _pytestmarks(body: list[ast.stmt]) -> Iterator[ast.expr]:
    for statement in body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value:
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
                yield statement.value


def _cases(decorators: list[ast.expr]) -> Iterator[ast.Call]:
    for decorator in decorators:
        yield from (node for node in ast.walk(decorator) if isinstance(node, ast.Call) and _is_case(node))


def _is_case(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and ast.unparse(call.func) == "pytest.param"


def _marks_of(case: ast.Call) -> Iterator[ast.expr]:
    yield from (keyword.value for keyword in case.keywords if keyword.arg == "marks")


def _flat(marks: Iterable[ast.expr]) -> Iterator[ast.expr]:
    for mark in marks:
        if isinstance(mark, ast.List | ast.Tuple):
            yield from _flat(mark.elts)
        else:
            yield mark


def _is_rule(mark: ast.expr) -> bool:
    return _names(mark, "rule")


def _names(mark: ast.expr, *names: str) -> bool:
    return any(ast.unparse(_target(mark)) in {f"pytest.mark.{name}", f"mark.{name}"} for name in names)


def _target(mark: ast.expr) -> ast.expr:
    return mark.func if isinstance(mark, ast.Call) else mark
