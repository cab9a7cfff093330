"""Layers that serve any game name none: a game from elsewhere finds there what ours find."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from workshop.places import ROOT

GAMES = re.compile(r"\b(lost[-_]code|think[-_]str8|the[-_]game|LostCode|ThinkStr8|TheGame)")
PYTHON = ("engine", "table", "server", "terminal/screen", "testing")


def words(path: Path) -> Iterator[str]:
    """Everything in a file that has a meaning to Python: names, imports, texts that are no docstring."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
        elif isinstance(node, ast.Name | ast.Attribute):
            yield node.id if isinstance(node, ast.Name) else node.attr
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.name for alias in node.names)
            yield getattr(node, "module", None) or ""


@pytest.mark.parametrize("layer", PYTHON)
def test_a_generic_layer_names_no_game(layer: str) -> None:
    paths = [path for path in (ROOT / "src" / "ludoteca" / layer).rglob("*.py") if "versions" not in path.parts]
    assert paths
    assert [f"{path.name}: {word}" for path in paths for word in words(path) if GAMES.search(word)] == []


def test_the_table_in_the_browser_names_no_game() -> None:
    paths = [path for kind in ("ts", "svelte") for path in (ROOT / "web" / "src" / "table").rglob(f"*.{kind}")]
    assert len(paths) > 40
    comment = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
    found = [(path.name, GAMES.findall(comment.sub("", path.read_text(encoding="utf-8")))) for path in paths]
    assert [(name, games) for name, games in found if games] == []
