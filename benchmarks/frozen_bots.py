"""Which bots a recorded strength belongs to: a digest of all that they are made of, and the commit that froze them.

Strength that is published is played on deals that nobody could look at while bots were tuned: their seed is the id of
the commit that froze the bots, which nobody knows before everything is chosen. A digest goes over everything that has
a part in how the bots of a family play (their modules and the rules, without comments and texts about the code, and
the numbers that were tuned): where it differs, the rows that were played no longer speak of the bots there are.
"""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
FILE = ROOT / "docs" / "strength" / "frozen.json"
FAMILY = {"the-game": "the_game", "the-game-extreme": "the_game", "lost-code": "lost_code", "think-str8": "lost_code"}
"""By game."""
_PARTS = ("ludoteca.mind.", "ludoteca.games.")


class Frozen(msgspec.Struct, frozen=True):
    """The bots that are to be measured."""

    commits: dict[str, str]
    """By family: the commit that froze its bots, also the seed of their deals."""
    digests: dict[str, str]
    """By family; empty for bots that have changed since."""
    changed: tuple[str, ...] = ()
    """Families in which some match was seen to be played differently since: their rows may still be shown one by one,
    but nothing more is played on these deals."""


def read_frozen() -> Frozen | None:
    return msgspec.json.decode(FILE.read_bytes(), type=Frozen) if FILE.exists() else None


def freeze(families: Iterable[str] = ()) -> Frozen:
    """Name the bots of these families, or of all, as they are committed; ValueError where there is something that no
    commit holds. The others stay as they were frozen."""
    if _git("status", "--porcelain", "--", "src", "benchmarks"):
        raise ValueError("There are changes that are not committed: deals come from the commit that holds the bots.")
    every = sorted(set(FAMILY.values()))
    unknown = [family for family in families if family not in every]
    if unknown:
        raise ValueError(f"There are no bots of “{unknown[0]}” to freeze; there are those of: {', '.join(every)}.")
    named, before, commit = set(families) or set(every), read_frozen(), _git("rev-parse", "HEAD")
    kept = {} if before is None else before.digests
    frozen = Frozen(
        {name: commit if name in named or before is None else before.commits[name] for name in every},
        {name: digest(name) if name in named else kept.get(name, "") for name in every},
        tuple(name for name in (before.changed if before else ()) if name not in named),
    )
    write_frozen(frozen)
    return frozen


def write_frozen(frozen: Frozen) -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(frozen), indent=1) + b"\n")


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def digest(family: str) -> str:
    """What the bots of a family are made of."""
    found = blake2b(digest_size=12)
    for path in parts(family):
        found.update(path.relative_to(SOURCE).as_posix().encode() + b"\0")
        found.update(_meaning(path) + b"\0")
    return found.hexdigest()


def parts(family: str) -> list[Path]:
    """The modules that a family's bots import, directly or through others, and the numbers they read."""
    found: set[Path] = set()
    waiting = [f"ludoteca.mind.{family}.bots"]
    while waiting:
        path = _file(waiting.pop())
        if path is None or path in found:
            continue
        found.add(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(_PARTS):
                waiting += [node.module, *(f"{node.module}.{name.name}" for name in node.names)]
    # How compiled code is kept and loaded changes no move.
    found -= {SOURCE / "ludoteca" / "mind" / f"{name}.py" for name in ("kernel_cache", "loading", "interpreted")}
    return sorted(found) + sorted((SOURCE / "ludoteca" / "mind" / family).glob("*.json"))


def _file(module: str) -> Path | None:
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    return path if path.is_file() else None


def _meaning(path: Path) -> bytes:
    """A file without what changes nothing: comments, layout, and texts about the code."""
    if path.suffix != ".py":
        return path.read_bytes()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        for block in ("body", "orelse", "finalbody"):
            lines = getattr(node, block, None)
            if isinstance(lines, list):
                kept = [line for line in lines if not _is_text(line)]
                setattr(node, block, kept or [ast.Pass()] if lines else lines)
    return ast.dump(tree).encode()


def _is_text(line: ast.AST) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)
