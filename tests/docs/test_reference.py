"""The API reference is made of docstrings: every public name of the rooms that people import from has one, its own or
that of what it overrides; and the site lists every public module."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ludoteca"
PLAYS = {"choose", "say", "eagerness"}
"""What `ludoteca.mind.bot.Bot` says of every bot, whether or not it names that as its base."""
SILENT = {
    "Generic",
    "Protocol",
    "ABC",
    "Struct",
    "msgspec.Struct",
    "InputError",
    "Exception",
    "ValueError",
    "RuntimeError",
}
"""Bases that say nothing about the methods that a class adds."""
ROOMS = ("engine", "games", "mind", "lab", "learn", "testing")
Tree = dict[str, ast.ClassDef]


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*.py")):
            if not path.stem.startswith("_"):
                yield path, ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.slow
def test_every_public_name_has_a_docstring() -> None:
    trees = list(modules())
    classes = {node.name: node for _, tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}
    missing = [f"{path.relative_to(SOURCE)}: {name}" for path, tree in trees for name in undocumented(tree, classes)]
    assert not missing


def undocumented(tree: ast.Module, classes: Tree) -> Iterator[str]:
    """Read, not imported: nothing has to be installed."""
    if not ast.get_docstring(tree):
        yield "the module itself"
    for node in tree.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef) or node.name.startswith("_"):
            continue
        registered = any(isinstance(one, ast.Attribute) and one.attr == "register" for one in node.decorator_list)
        if not ast.get_docstring(node) and not registered:
            yield node.name
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if not isinstance(method, ast.FunctionDef) or method.name.startswith("_") or method.name in PLAYS:
                    continue
                if not ast.get_docstring(method) and not inherited(node, method.name, classes):
                    yield f"{node.name}.{method.name}"


def inherited(node: ast.ClassDef, name: str, classes: Tree) -> bool:
    """Whether a base class, of ours or of a library, says what the method is for."""
    for base in node.bases:
        named = ast.unparse(base).partition("[")[0]
        found = classes.get(named)
        if found is None and named in SILENT:
            continue
        if found is None:
            return True
        own = next((one for one in found.body if isinstance(one, ast.FunctionDef) and one.name == name), None)
        if (own is not None and ast.get_docstring(own)) or inherited(found, name, classes):
            return True
    return False


def test_every_page_is_in_the_menu() -> None:
    """What `dev.py docs` would only warn of when it is built."""
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"^\s+- (?:[\w ]+: )?([\w./-]+\.(?:md|ipynb))$", menu, re.M))
    docs = ROOT / "docs"
    pages = {path.relative_to(docs).as_posix() for kind in ("md", "ipynb") for path in docs.rglob(f"*.{kind}")}
    pages = {page for page in pages if not page.startswith("strength/")}
    assert named == pages | {"index.md", "contributing.md", "changelog.md"}


def test_notebooks_come_with_their_output() -> None:
    for path in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        cells: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        assert any(cell["outputs"] for cell in code), path.name
        assert not [out for cell in code for out in cell["outputs"] if out["output_type"] == "error"], path.name
