"""The documentation site: built offline into build/docs, in an environment of its own that play and tests never see."""

import sys
from collections.abc import Sequence
from pathlib import Path

from workshop import client, environment
from workshop.errors import SetupError
from workshop.places import LOCKS, PYTHON, ROOT, TOOLS, VENV, Stamp, digest, surroundings
from workshop.running import openly, quietly, say

SITE = ROOT / "build" / "docs"


def build(words: Sequence[str]) -> int:
    """`dev.py docs [--serve]`: the site as files, or served and built anew at every change."""
    if set(words) - {"--serve"}:
        raise SetupError("`dev.py docs` knows only --serve, which shows the site while it is written.")
    python = tools()
    if client.exists():
        # The house's fonts are among the client's packages.
        client.fetch_packages(environment.add_node)
    if "--serve" in words:
        return openly([str(python), "-m", "mkdocs", "serve"], _surroundings())
    quietly("the documentation site", [str(python), "-m", "mkdocs", "build", "--clean"], _surroundings())
    say(f"  {(SITE / 'index.html').relative_to(ROOT).as_posix()}: open it in a browser; it needs no server.")
    return 0


def tools() -> Path:
    """A Python with MkDocs and Jupyter, hash-locked, under .tools; what is in .venv it sees as well."""
    home, stamp, lock = TOOLS / "docs", Stamp("docs"), LOCKS / "docs.txt"
    python = home / PYTHON.relative_to(VENV)
    wanted = digest([lock], sys.version, str(ROOT))
    if stamp.read() == wanted and python.exists():
        return python
    with environment.only_one():
        stamp.clear()
        uv, env = environment.uv(), environment.uv_surroundings()
        quietly(
            "an environment for the documentation", [uv, "venv", "--clear", "--python", str(PYTHON), str(home)], env
        )
        sync = [uv, "pip", "sync", "--python", str(python), "--require-hashes", "--no-build", str(lock)]
        quietly("what builds the documentation", sync, env)
        for folder in home.glob("[Ll]ib/**/site-packages"):
            inside = folder.relative_to(home)
            (folder / "ludoteca.pth").write_text(f"{VENV / inside}\n{ROOT / 'src'}\n", encoding="utf-8")
        stamp.write(wanted)
    return python


def _surroundings() -> dict[str, str]:
    return surroundings(NO_MKDOCS_2_WARNING="1", PYTHONWARNINGS="ignore::DeprecationWarning")
