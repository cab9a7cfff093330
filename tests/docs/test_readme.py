"""The examples that newcomers copy do what they say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", "docs/library.md", "docs/lab.md", "docs/vector.md", "docs/review.md")


def examples() -> list[tuple[str, str]]:
    fences = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
    return [(page, code) for page in PAGES for code in fences.findall((ROOT / page).read_text(encoding="utf-8"))]


def test_the_readme_has_an_example() -> None:
    assert any(page == "README.md" for page, _ in examples())


@pytest.mark.slow
@pytest.mark.parametrize(("page", "code"), examples())
def test_an_example_runs_as_it_stands(page: str, code: str, tmp_path: Path) -> None:
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"{page}: {run.stderr}"
    assert run.stdout.strip(), f"{page}: an example shows something"


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", text):
            assert (ROOT / page).parent.joinpath(target).exists(), f"{page} points to {target}"
