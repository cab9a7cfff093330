"""The Python environment in .venv: made once, from hash-locked packages, by the project's own uv."""

import contextlib
import functools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from workshop.errors import SetupError
from workshop.places import LOCKS, PYTHON, ROOT, TOOLS, VENV, Stamp, digest, surroundings
from workshop.running import captured, quietly, say

NO_PIP = (
    "This Python has no pip: install it first (Debian and Ubuntu: apt install python3-pip; "
    "Fedora: dnf install python3-pip; elsewhere: python3 -m ensurepip) and start again."
)
PACKAGES = Stamp("packages")


def prepare(kind: str) -> None:
    """Have .venv ready: "play" holds what a player needs, "dev" also what the checks need."""
    if _is_ready(kind):
        return
    with only_one():
        if _is_ready(kind):  # another dev.py may have done it while this one waited
            return
        kind = "dev" if "dev" in (kind, _installed_kind()) else "play"
        say("Setting up the project (only needed once, about half a minute):")
        PACKAGES.clear()
        tool = uv()
        if not _works(PYTHON):
            quietly(
                "a Python environment",
                [tool, "venv", "--clear", "--python", sys.executable, str(VENV)],
                uv_surroundings(),
            )
        lock = str(LOCKS / f"{kind}.txt")
        sync = [tool, "pip", "sync", "--python", str(PYTHON), "--require-hashes", "--no-build", lock]
        quietly("Python packages", sync, uv_surroundings())
        itself = [tool, "pip", "install", "--python", str(PYTHON), "--no-deps", "--no-build-isolation"]
        quietly(
            "Ludoteca itself", [*itself, "--offline", "--reinstall-package", "ludoteca", "-e", "."], uv_surroundings()
        )
        PACKAGES.write(f"{kind} {_fingerprint(kind)}")


def add_node() -> None:
    """Node from the Python registry, for machines whose own is missing or too old."""
    lock = str(LOCKS / "node.txt")
    install = [uv(), "pip", "install", "--python", str(PYTHON), "--require-hashes", "--no-build", "-r", lock]
    quietly("Node, which builds the client", install, uv_surroundings())


def beside(name: str, *packages: str) -> Path:
    """An environment of its own under .tools, for programs to measure ourselves against; gives its Python."""
    home, stamp = TOOLS / name, Stamp(name)
    python = home / PYTHON.relative_to(VENV)
    wanted = digest([], sys.version, str(ROOT), *packages)
    if stamp.read() == wanted and _works(python):
        return python
    with only_one():
        stamp.clear()
        quietly(
            f"an environment for {name}",
            [uv(), "venv", "--clear", "--python", str(PYTHON), str(home)],
            uv_surroundings(),
        )
        install = [uv(), "pip", "install", "--python", str(python), "--no-build", *packages]
        quietly(", ".join(packages), install, uv_surroundings())
        stamp.write(wanted)
    return python


TRIED = ("postgres", "redis", "push", "openspiel", "pettingzoo", "policy", "dataset")
"""Extras that the test run needs."""


def _extras(*names: str) -> list[str]:
    return [word for name in names for word in ("--extra", name)]


def lock(upgrade: bool) -> None:
    """Write the lock files anew: for every system and Python, with hashes, without addresses."""
    project = "pyproject.toml"
    wanted = {
        "dev": [
            project,
            *_extras(*TRIED),
            "--group",
            "dev",
        ],
        "play": [project, *_extras("push"), "--group", "build", "--constraint", str(LOCKS / "dev.txt")],
        "serve": [project, *_extras("postgres", "redis", "push"), "--constraint", str(LOCKS / "dev.txt")],
        "node": ["--group", "node"],
        "uv": ["--group", "uv"],
        "docs": ["--group", "docs"],
    }
    command = [uv(), "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes"]
    command += ["--no-build", "--no-header", "--no-annotate", "--quiet", *(["--upgrade"] if upgrade else [])]
    for name, choice in wanted.items():
        output = LOCKS / f"{name}.txt"
        quietly(f"requirements/{output.name}", [*command, *choice, "--output-file", str(output)], uv_surroundings())


def uv() -> str:
    """The project's own uv, put into the project by pip: a plain `pip install` is refused on many systems."""
    home, stamp = TOOLS / "uv", Stamp("uv")
    wanted = digest([LOCKS / "uv.txt"])
    found = [path for path in home.glob("*/uv*") if path.name in ("uv", "uv.exe")]
    if found and stamp.read() == wanted:
        return str(found[0])
    stamp.clear()
    install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-cache-dir",
        "--require-hashes",
        "--only-binary",
        ":all:",
    ]
    install += ["--upgrade", "--no-deps", "--target", str(home), "-r", str(LOCKS / "uv.txt")]
    quietly("uv, which installs the rest", [_python_with_pip(), *install])
    stamp.write(wanted)
    return str(next(path for path in home.glob("*/uv*") if path.name in ("uv", "uv.exe")))


@functools.cache
def _python_with_pip() -> str:
    # Inside a virtual environment without pip the Python it was made from may have one.
    for python in dict.fromkeys([sys.executable, getattr(sys, "_base_executable", sys.executable)]):
        if captured([python, "-m", "pip", "--version"]).returncode == 0:
            return str(python)
    raise SetupError(NO_PIP)


def uv_surroundings() -> dict[str, str]:
    """uv does not read pip's settings: hand on the registry, the certificate and the proxy."""
    env = surroundings()
    told = pip_settings()
    if "UV_DEFAULT_INDEX" not in env and "UV_INDEX_URL" not in env and "index-url" in told:
        env["UV_DEFAULT_INDEX"] = told["index-url"]
    if "cert" in told:
        env.setdefault("SSL_CERT_FILE", told["cert"])
    if "proxy" in told:
        env.setdefault("HTTPS_PROXY", told["proxy"])
    return env


@functools.cache
def pip_settings() -> dict[str, str]:
    """pip's own settings by their plain names."""
    try:
        return read_pip_settings(captured([_python_with_pip(), "-m", "pip", "config", "list"]).stdout)
    except SetupError:  # uv is there already and there is no pip to ask
        return {}


def read_pip_settings(listing: str) -> dict[str, str]:
    """What `pip config list` prints; what stands nearer to the command wins, as it does in pip."""
    weight = {"global": 0, "install": 1, ":env:": 2}
    found: dict[str, tuple[int, str]] = {}
    for line in listing.splitlines():
        name, equals, value = line.partition("=")
        section, dot, key = name.strip().rpartition(".")
        if equals and dot and section in weight and weight[section] >= found.get(key, (0, ""))[0]:
            found[key] = (weight[section], value.strip().strip("'\""))
    return {key: value for key, (_, value) in found.items()}


def _installed_kind() -> str:
    return PACKAGES.read().partition(" ")[0]


def _is_ready(kind: str) -> bool:
    """What was last finished still fits the lock files; players can use a developer's environment."""
    return PYTHON.exists() and any(
        PACKAGES.read() == f"{enough} {_fingerprint(enough)}"
        for enough in ({"dev", kind} if kind == "play" else {kind})
    )


def _fingerprint(kind: str) -> str:
    # Scripts and the editable install name the folder's place, so a moved project sets up again.
    return digest([LOCKS / f"{kind}.txt", ROOT / "pyproject.toml"], str(ROOT))


def _works(python: Path) -> bool:
    """Whether an environment is there, whole, and of a Python that is still installed."""
    if not python.exists():
        return False
    code = "import sys; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([str(python), "-c", code], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Let one dev.py at a time change the environment; the system frees the lock whenever its owner ends."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("a") as file:
        if not _try_lock(file):
            say("Another dev.py is setting up this project: waiting for it.")
            _lock(file)
        yield


if sys.platform == "win32":
    import msvcrt
    import time

    def _try_lock(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _lock(file: IO[str]) -> None:
        while not _try_lock(file):
            time.sleep(0.5)

else:
    import fcntl

    def _try_lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
