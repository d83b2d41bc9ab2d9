"""Where code can be broken, and how: every small change that a test of the rules ought to notice."""

import ast
from collections.abc import Iterator

from msgspec import Struct

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
YES, NO = ast.Constant(True), ast.Constant(False)
Place = ast.stmt | ast.pattern | ast.excepthandler


class Point(Struct, frozen=True):
    """A piece of source, the lines whose running shows that it ran, and what may stand there instead."""

    line: int
    first: int
    last: int
    start: int
    end: int
    is_expression: bool
    before: str
    afters: tuple[str, ...]

    def apply(self, source: bytes, after: str) -> bytes:
        """The whole module with the change. Parentheses keep neighbours from tearing an expression apart."""
        text = f"({after})" if self.is_expression else after
        return source[: self.start] + text.encode() + source[self.end :]


def points(source: bytes) -> list[Point]:
    """Every point of a module, in the order of its text."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda point: (point.start, point.end, point.afters))


class _Finder(ast.NodeVisitor):
    """Walks a module, keeping away from what is no behaviour: annotations, type aliases, texts and assertions."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.place = 1
        self.found: list[Point] = []

    def visit(self, node: ast.AST) -> None:
        outer = self.place
        if isinstance(node, Place):
            self.place = node.lineno
        if not _is_no_behaviour(node):
            self._note(node, tuple(ast.unparse(new) for new in _alternatives(node)))
            super().visit(node)
        self.place = outer

    def _note(self, node: ast.AST, afters: tuple[str, ...]) -> None:
        if afters and isinstance(node, ast.expr | ast.stmt):
            start, end = self._offset(node.lineno, node.col_offset), self._end(node)
            before = self.source[start:end].decode()
            first, last = min(self.place, node.lineno), node.end_lineno or node.lineno
            is_expression = isinstance(node, ast.expr)
            self.found.append(Point(node.lineno, first, last, start, end, is_expression, before, afters))

    def _offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def _end(self, node: ast.expr | ast.stmt) -> int:
        return self._offset(node.end_lineno or node.lineno, node.end_col_offset or 0)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        defaults = [default for default in (*node.args.defaults, *node.args.kw_defaults) if default]
        self._visit_all([*_telling(node.decorator_list), *defaults, *node.body])

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._visit_all([*_telling(node.decorator_list), *node.body])

    def visit_Raise(self, node: ast.Raise) -> None:
        """That it is raised is behaviour; its words are not."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._visit_all([node.value] if node.value else [])

    def visit_If(self, node: ast.If | ast.IfExp) -> None:
        self._force(node.test, YES, NO)
        self.generic_visit(node)

    visit_IfExp = visit_If

    def visit_While(self, node: ast.While) -> None:
        self._force(node.test, NO)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._force(test, YES, NO)
        self.generic_visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        self.place = node.pattern.lineno
        if node.guard:
            self._force(node.guard, YES, NO)
        self.generic_visit(node)

    def _force(self, test: ast.expr, *outcomes: ast.Constant) -> None:
        if not isinstance(test, ast.Constant):
            self._note(test, tuple(ast.unparse(outcome) for outcome in outcomes))

    def _visit_all(self, nodes: list[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)


def _alternatives(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of this node."""
    match node:
        case ast.Compare(left, ops, others):
            for nr, op in enumerate(ops):
                for new in COMPARISONS[type(op)]:
                    yield ast.Compare(left, [*ops[:nr], new(), *ops[nr + 1 :]], others)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for nr in range(len(values)):
                yield _joined(op, [*values[:nr], *values[nr + 1 :]])
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
            yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)) | ast.Constant(float(value)):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Subscript(value, ast.Constant(int(0))):
            yield ast.Subscript(value, ast.Constant(-1))
        case ast.Subscript(value, ast.UnaryOp(ast.USub(), ast.Constant(int(1)))):
            yield ast.Subscript(value, ast.Constant(0))
        case ast.Call(ast.Name(name), args, keywords) if name in TWINS:
            yield ast.Call(ast.Name(TWINS[name]), args, keywords)
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.AugAssign(target, op, value) if type(op) in ARITHMETIC:
            yield from (ast.AugAssign(target, ARITHMETIC[type(op)](), value), ast.Pass())
        case _ if _can_go(node):
            yield ast.Pass()


def _can_go(node: ast.AST) -> bool:
    """Statements that do something by themselves, so that leaving them out must show."""
    match node:
        case ast.Expr(ast.Call() | ast.Await() | ast.Yield() | ast.YieldFrom()):
            return True
        case ast.Assign(targets):
            return all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
        case ast.AnnAssign(ast.Attribute() | ast.Subscript(), value=ast.expr()):
            return True
        case _:
            return isinstance(node, ast.Raise | ast.Delete | ast.Break | ast.Continue)


def _is_no_behaviour(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return True
        case ast.FunctionDef(name="__repr__"):
            return True
        case ast.FunctionDef(decorator_list=marks) | ast.AsyncFunctionDef(decorator_list=marks):
            return any(_name(mark) == "overload" for mark in marks)
        case ast.If(test):
            return _name(test) == "TYPE_CHECKING" or ast.unparse(test).startswith("__name__ ==")
        case ast.Raise(exc):
            return _name(exc) in {"AssertionError", "NotImplementedError"}
        case ast.Expr(ast.Call(func)):
            return _name(func) == "assert_never"
        case ast.Assign(targets=[ast.Name(name)]):
            return name.startswith("__") or _is_camel(name)
        case ast.AnnAssign(annotation=annotation):
            return _name(annotation) == "TypeAlias"
        case ast.keyword(arg="strict"):
            return True
        case _:
            return type(node).__name__ == "TypeAlias" or _is_type(node)


def _is_type(node: ast.AST | None) -> bool:
    """Unions of types, as in isinstance(x, A | B) or cast(int | None, x)."""
    match node:
        case ast.BinOp(left, ast.BitOr(), right):
            return _is_type(left) or _is_type(right)
        case ast.Name(name) | ast.Attribute(attr=name):
            return _is_camel(name) or name in {"int", "str", "bool", "float", "bytes"}
        case ast.Subscript(value):
            return _is_type(value) or _name(value) in {"tuple", "list", "dict", "set", "frozenset", "type"}
        case _:
            return False


def _is_camel(name: str) -> bool:
    return name.lstrip("_")[:1].isupper() and not name.isupper()


def _telling(decorators: list[ast.expr]) -> Iterator[ast.expr]:
    """Decorators whose arguments are behaviour, which the size of a cache is not."""
    yield from (mark for mark in decorators if "cache" not in _name(mark) and _name(mark) != "dataclass")


def _name(node: ast.AST | None) -> str:
    match node:
        case ast.Call(func):
            return _name(func)
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _joined(op: ast.boolop, values: list[ast.expr]) -> ast.expr:
    return ast.BoolOp(op, values) if len(values) > 1 else values[0]
