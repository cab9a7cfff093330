"""The browser client: built from web/ into the package, again only when its sources changed."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from workshop.places import ROOT, SCRIPTS, WINDOWS, Stamp, digest, surroundings
from workshop.running import captured, quietly

WEB = ROOT / "web"
WORDS = ROOT / "src" / "ludoteca" / "locales"
BUILT = ROOT / "src" / "ludoteca" / "web_dist"
# Nothing in these folders changes what is built.
ASIDE = {"node_modules", "dist", "tests", "scripts", "coverage", "shots"}


def exists() -> bool:
    return (WEB / "package.json").is_file()


def is_built() -> bool:
    return (BUILT / "index.html").is_file() and Stamp("client").read() == digest(sources())


def build(add_node: Callable[[], None]) -> None:
    """Build the client if its sources changed; `add_node` installs Node where the machine has none."""
    if not exists() or is_built():
        return
    fetch_packages(add_node)
    stamp, wanted = Stamp("client"), digest(sources())
    stamp.clear()
    quietly("the browser client", *npm("run", "build"))
    stamp.write(wanted)


def fetch_packages(add_node: Callable[[], None]) -> None:
    """Have web/node_modules as the lock file says, and a Node that can use it."""
    if node_folder() is None:
        add_node()
    stamp, wanted = Stamp("client-packages"), digest([WEB / "package-lock.json", WEB / "package.json"])
    if stamp.read() == wanted and (WEB / "node_modules").is_dir():
        return
    stamp.clear()
    quietly("the client's packages", *npm("ci", "--no-audit", "--no-fund"))
    stamp.write(wanted)


def npm(*words: str) -> tuple[list[str], dict[str, str]]:
    """The command and surroundings for npm, with its own Node first in the path."""
    folder = node_folder() or SCRIPTS
    env = surroundings()
    env["PATH"] = os.pathsep.join([str(folder), env["PATH"]])
    program = folder / ("npm.cmd" if WINDOWS else "npm")
    return [str(program if program.exists() else folder / "npm"), "--prefix", str(WEB), *words], env


def sources() -> Iterator[Path]:
    """Every file that the built client depends on: its own, and the wording it shares with Python."""
    yield from WORDS.rglob("*.ftl")
    for folder, inner, names in os.walk(WEB):
        inner[:] = [name for name in inner if name not in ASIDE and not name.startswith(".")]
        yield from (Path(folder) / name for name in names if not name.endswith(".md"))


def node_folder() -> Path | None:
    """Where a new enough Node lives together with its npm: the machine's own, else the environment's."""
    own = shutil.which("node")
    for folder in ([Path(own).parent] if own else []) + [SCRIPTS]:
        node = folder / ("node.exe" if WINDOWS else "node")
        has_npm = any((folder / name).exists() for name in ("npm", "npm.cmd", "npm.exe"))
        if node.exists() and has_npm and is_new_enough(captured([str(node), "--version"]).stdout):
            return folder
    return None


def is_new_enough(version: str) -> bool:
    """Vite's own demand: 20.19 or later, 22.12 or later, and nothing in between."""
    match = re.match(r"v(\d+)\.(\d+)", version.strip())
    if not match:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)
