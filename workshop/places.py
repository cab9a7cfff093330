"""Where things are, and the surroundings that keep every tool's files inside the project folder."""

import hashlib
import os
import ssl
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
SCRIPTS = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = SCRIPTS / ("python.exe" if WINDOWS else "python")
LOCKS = ROOT / "requirements"


def surroundings(**more: str) -> dict[str, str]:
    """The environment for every program that dev.py starts."""
    env = dict(os.environ)
    env.update(
        PIP_NO_INPUT="1",
        PIP_USER="0",
        PIP_REQUIRE_VIRTUALENV="0",
        PIP_DISABLE_PIP_VERSION_CHECK="1",
        UV_CACHE_DIR=str(TOOLS / "cache" / "uv"),
        UV_PYTHON_DOWNLOADS="never",
        UV_NO_CONFIG="1",
        npm_config_cache=str(TOOLS / "cache" / "npm"),
        npm_config_update_notifier="false",
        # Without a network npm would keep trying for more than a minute before it says so.
        npm_config_fetch_retry_mintimeout="1000",
        npm_config_fetch_retry_maxtimeout="4000",
        PLAYWRIGHT_BROWSERS_PATH=str(TOOLS / "browsers"),
    )
    # Images of containers often set it, to keep folders clean, and then every program compiles all that it imports.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env.setdefault("NUMBA_CACHE_DIR", str(TOOLS / "cache" / "kernels"))
    if _has_system_certificates():
        # A company's own certificate lives in the system's store, which uv and Node do not read unasked.
        env.setdefault("UV_SYSTEM_CERTS", "1")
        env.setdefault("NODE_USE_SYSTEM_CA", "1")
    env["PATH"] = os.pathsep.join([str(SCRIPTS), env.get("PATH", os.defpath)])
    env.update(more)
    return env


def _has_system_certificates() -> bool:
    paths = ssl.get_default_verify_paths()
    return paths.cafile is not None or (paths.capath is not None and any(Path(paths.capath).iterdir()))


def quiet_home() -> dict[str, str]:
    """User folders for the tests, so that they never touch the player's own matches and settings."""
    names = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
    return {name: str(TOOLS / "home" / name.split("_")[1].lower()) for name in names}


def digest(paths: Iterable[Path], *words: str) -> str:
    """A fingerprint of files (their places and contents) and words."""
    total = hashlib.sha256()
    for word in words:
        total.update(word.encode() + b"\0")
    for path in sorted(paths):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


class Stamp:
    """A small file that says what was last finished: nothing is done twice, a torn set-up is noticed."""

    def __init__(self, name: str) -> None:
        self.path = TOOLS / "stamps" / name

    def read(self) -> str:
        return self.path.read_text() if self.path.is_file() else ""

    def write(self, text: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(text)
        fresh.replace(self.path)

    def clear(self) -> None:
        self.path.unlink(missing_ok=True)
