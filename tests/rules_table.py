"""Which test holds which rule: `dev.py rules [ID …]`.

Tests name the rules they hold with `@pytest.mark.rule("LC-42", …)`. This command collects the marks, prints rule →
tests, and fails where a rule has no test or does not stand in docs/rules, and where somebody names a rule that is none.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
IDS = ROOT / "tests" / "rule_ids.txt"
PAGES = ROOT / "docs" / "rules"
_STATED = re.compile(r"^- \*\*((?:LC|TS|TG|TX)-\d+)\*\* \S", re.MULTILINE)


def is_example(rule: str) -> bool:
    """Worked examples have ids too, but no rule of their own to write down."""
    return rule.startswith("X-")


@dataclass
class Table:
    """Every rule there has to be, what is written about it, and the tests that name it."""

    rules: list[str]
    stated: list[str]
    tests: dict[str, set[str]]
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        known = set(self.rules)
        for rule in self.rules:
            if rule not in self.tests:
                self.faults.append(f"{rule} has no test: mark one that would fail without it.")
            if not is_example(rule) and self.stated.count(rule) != 1:
                self.faults.append(
                    f"{rule} stands {self.stated.count(rule)} times in docs/rules: it has to stand once."
                )
        for rule in sorted(set(self.stated) - known):
            self.faults.append(f"docs/rules has {rule}, which is not in tests/rule_ids.txt.")
        for rule in sorted(set(self.tests) - known):
            self.faults.append(f"{', '.join(sorted(self.tests[rule]))} names {rule}, which is no rule.")


class _Marks:
    """A pytest plugin that reads the marks of all collected tests."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests.setdefault(str(rule), set()).add(item.nodeid.partition("[")[0])


def read_ids(path: Path = IDS) -> list[str]:
    return path.read_text(encoding="utf-8").split()


def read_stated(folder: Path = PAGES) -> list[str]:
    pages = sorted(folder.glob("*.md"))
    return [rule for page in pages for rule in _STATED.findall(page.read_text(encoding="utf-8"))]


def collect() -> dict[str, set[str]]:
    """Rule → names of tests, from pytest's own collection."""
    marks, said = _Marks(), io.StringIO()
    words = ["--collect-only", "-q", "-p", "no:cacheprovider", "--ignore", str(ROOT / "tests" / "browser")]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*words, str(ROOT / "tests")], plugins=[marks])
    if code != pytest.ExitCode.OK:
        sys.exit(f"{said.getvalue()}\nThe tests could not be collected; what is wrong stands above.")
    return marks.tests


def print_table(table: Table, only: Iterable[str] = ()) -> None:
    wanted = list(only) or table.rules
    for rule in wanted:
        for n, test in enumerate(sorted(table.tests.get(rule, {"(no test)"}))):
            print(f"{rule if n == 0 else '':8}{test}")


def main(words: Sequence[str] | None = None) -> int:
    asked = [word.upper() for word in (sys.argv[1:] if words is None else words)]
    rules = read_ids()
    for rule in asked:
        if rule not in rules:
            print(f"There is no rule {rule}. `dev.py rules` without a name prints them all.", file=sys.stderr)
            return 2
    table = Table(rules, read_stated(), collect())
    print_table(table, asked)
    for fault in table.faults:
        print(fault, file=sys.stderr)
    held = {test for tests in table.tests.values() for test in tests}
    print(f"\n{len(rules)} rules and examples, {len(held)} tests that name them, {len(table.faults)} faults.")
    return 1 if table.faults else 0


if __name__ == "__main__":
    sys.exit(main())
