"""A function fits on a screen. Compiled kernels may be longer: a call costs, and they cannot be cut everywhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from workshop.places import ROOT

LONGEST = 60
FOLDERS = ("src", "tests", "workshop", "benchmarks", "examples")
# Migrations tell the whole way from one layout to the next.
APART = ("versions", "node_modules", ".venv")


def functions(path: Path) -> Iterator[tuple[str, int, bool]]:
    """Every function of a file: where it is, how many lines it has, and whether it is compiled."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            compiled = any("compiled" in ast.unparse(one) for one in node.decorator_list)
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            yield f"{path.name}:{node.lineno} {node.name}", lines, compiled


@pytest.mark.slow
def test_no_function_is_longer_than_a_screen() -> None:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if not set(APART) & set(path.parts)]
    assert len(paths) > 300
    found = [one for path in paths for one in functions(path)]
    assert [f"{name}: {lines} lines" for name, lines, compiled in found if lines > LONGEST and not compiled] == []
