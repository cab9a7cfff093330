"""Would the tests notice a broken rule? `dev.py prove mutants [--only WORD …] [--jobs N]`.

Breaks rules one at a time (tests/prove/breaks) in a copy of the project and runs the tests there until one fails, those
that name the rule first. A break that no test notices has survived, and the command fails. After a run of all breaks
docs/mutants.md has the table: what was broken, and which test noticed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from rich.console import Console
from rich.progress import Progress

from tests.prove.breaks import Break, engine, lost_code, the_game

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "docs" / "mutants.md"
BREAKS: tuple[Break, ...] = (*engine.BREAKS, *lost_code.BREAKS, *the_game.BREAKS)

TESTS = {
    "engine": ("tests/engine", "tests/docs/test_record_format.py"),
    "lost_code": ("tests/lost_code",),
    "the_game": ("tests/the_game",),
}
"""Asked first, by room; then the golden matches and the laws."""
EVERYBODY = ("tests/golden", "tests/laws")
PATIENCE = 900
"""Seconds: a rule so broken that a match never ends is noticed too."""
DID_NOT_END = "(the tests did not end)"


@dataclass(frozen=True)
class Verdict:
    broken: Break
    noticed: str
    """The test that failed; empty if the break survived."""


def room_of(broken: Break) -> str:
    return broken.file.split("/")[-2]


def mutated(broken: Break, source: Path = ROOT / "src" / "ludoteca") -> str:
    """The file with the rule broken; a SystemExit says which break no longer fits the source."""
    text = (source / broken.file).read_text(encoding="utf-8")
    if text.count(broken.old) != 1:
        sys.exit(
            f"The break “{broken.what}” ({broken.rule}) no longer fits: its text stands {text.count(broken.old)} times "
            f"in src/ludoteca/{broken.file}, and has to stand once. Bring it up to date in tests/prove/breaks: "
            f"{broken.old!r}"
        )
    return text.replace(broken.old, broken.new)


# --- a copy to break ----------------------------------------------------------------------------------------------


@contextmanager
def copies(many: int) -> Iterator[SimpleQueue[Path]]:
    """Folders with a copy of what the tests need, to be taken and given back."""
    waiting: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="ludoteca-mutants-") as folder:
        leave = shutil.ignore_patterns("__pycache__", "web_dist", ".hypothesis")
        for n in range(many):
            place = Path(folder, str(n))
            for name in ("src", "tests", "docs", "workshop"):
                shutil.copytree(ROOT / name, place / name, ignore=leave)
            shutil.copy(ROOT / "pyproject.toml", place)
            waiting.put(place)
        yield waiting


def run_tests(place: Path, paths: Sequence[str], rule: str = "", patience: float = PATIENCE) -> str:
    """The first test that does not pass in this copy; empty if all do."""
    env = os.environ | {
        "PYTHONPATH": f"{place / 'src'}{os.pathsep}{place}",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "MUTANT_RULE": rule,
    }
    # Only the plugins that these tests need: loading the others takes longer than most runs.
    words = ["-p", "pytest_asyncio.plugin", "-p", "_hypothesis_pytestplugin", "-p", "pytest_timeout"]
    words += ["-p", "tests.prove.nearest_first"]
    words += ["-x", "-q", "-p", "no:cacheprovider", "--no-header", "-rfE", *paths]
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *words],
            cwd=place,
            env=env,
            capture_output=True,
            text=True,
            check=False,
            timeout=patience,
        )
    except subprocess.TimeoutExpired:
        return DID_NOT_END
    if done.returncode == 0 or "not found: " in done.stderr:  # a test that is no longer there notices nothing
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+?)(?:\[.*)?(?: - .*)?$", done.stdout, re.MULTILINE)
    if failed is None and done.returncode < 0:
        return run_tests(place, paths, rule, patience)  # somebody ended the process; that says nothing
    if failed is None:
        sys.exit(f"The tests cannot even start, so they notice nothing:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return failed[1]


def helpings(broken: Break, place: Path, last: str) -> Iterator[tuple[str, ...]]:
    """Which tests to ask, a few at a time: the one that noticed last time, the files that name the rule, and so on."""
    if last:
        yield (last,)
    room = TESTS[room_of(broken)]
    files = [path for name in room for path in sorted((place / name).glob("test_*.py"))]
    naming = tuple(str(path.relative_to(place)) for path in files if f'"{broken.rule}"' in path.read_text("utf-8"))
    if naming:
        yield naming
    yield room
    yield from ((path,) for path in EVERYBODY)


def judge(broken: Break, waiting: SimpleQueue[Path], last: str = "") -> Verdict:
    place = waiting.get()
    path = place / "src" / "ludoteca" / broken.file
    whole = path.read_text(encoding="utf-8")
    try:
        write_source(path, mutated(broken, place / "src" / "ludoteca"))
        noticed = (run_tests(place, paths, broken.rule) for paths in helpings(broken, place, last))
        return Verdict(broken, next(filter(None, noticed), ""))
    finally:
        write_source(path, whole)
        waiting.put(place)


def write_source(path: Path, text: str) -> None:
    """Change a module of a copy."""
    path.write_text(text, encoding="utf-8")
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*"):
        compiled.unlink()  # it may be as long and as young as the new text


# --- the command --------------------------------------------------------------------------------------------------


def read_table() -> dict[tuple[str, str], str]:
    """Which test noticed which break when the table was written."""
    rows = re.findall(r"^\| (\S+) \| (.+?) \| \S+ \| (tests/\S+) \|$", _text(TABLE), re.MULTILINE)
    return {(rule, what): noticed for rule, what, noticed in rows}


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def write_table(verdicts: Sequence[Verdict]) -> None:
    lines = [
        "# Broken rules, and the tests that noticed",
        "",
        "Written by `python3 dev.py prove mutants`: each rule is broken in a copy of the project, and the tests run",
        f"there until one fails. {len(verdicts)} breaks, {sum(bool(verdict.noticed) for verdict in verdicts)} noticed.",
        "",
        "| rule | broken so that | in | noticed by |",
        "|---|---|---|---|",
    ]
    for broken, noticed in ((verdict.broken, verdict.noticed) for verdict in verdicts):
        lines.append(f"| {broken.rule} | {broken.what} | {broken.file} | {noticed or '**nobody**'} |")
    TABLE.write_text("\n".join([*lines, ""]), encoding="utf-8", newline="\n")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="a rule, or a word of a break or its file"
    )
    parser.add_argument("--jobs", type=int, default=1, help="how many copies are tried at a time")
    asked = parser.parse_args(words)
    chosen = [
        one
        for one in BREAKS
        if not asked.only or any(w in (one.rule, *f"{one.what} {one.file}".split()) for w in asked.only)
    ]
    if not chosen or asked.jobs < 1:
        parser.error("no break has such a rule or word, or jobs is below 1")
    for broken in chosen:
        mutated(broken)
    console, verdicts = Console(stderr=True), []
    with copies(asked.jobs) as waiting, Progress(console=console) as progress, ThreadPoolExecutor(asked.jobs) as pool:
        rooms = sorted({room_of(broken) for broken in chosen})
        task = progress.add_task("unbroken", total=len(chosen) + 1)
        place = waiting.get()
        failed = run_tests(place, [*(path for room in rooms for path in TESTS[room]), *EVERYBODY])
        waiting.put(place)
        if failed:
            sys.exit(f"The tests fail before anything is broken: {failed}")
        progress.update(task, advance=1, description="broken")
        last = read_table()
        for verdict in pool.map(
            lambda broken: judge(broken, waiting, last.get((broken.rule, broken.what), "")), chosen
        ):
            verdicts.append(verdict)
            said = f"noticed by {verdict.noticed}" if verdict.noticed else "SURVIVED"
            progress.console.print(
                f"{verdict.broken.rule}: {verdict.broken.what}: {said}", highlight=False, markup=False
            )
            progress.advance(task)
    survived = [verdict.broken for verdict in verdicts if not verdict.noticed]
    if not asked.only:
        write_table(verdicts)
    print(f"{len(verdicts)} breaks, {len(verdicts) - len(survived)} noticed, {len(survived)} survived.")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
