"""nginx and Caddy for tests: the machine's own, else as Debian packs them, unpacked under .tools without any rights."""

import os
import shutil
import subprocess
from pathlib import Path

from workshop.places import TOOLS

PACKAGES = {"nginx": ("nginx", "nginx-common"), "caddy": ("caddy",)}
_SBIN = ("/usr/sbin", "/usr/local/sbin")
"""Where systems keep servers, which is not in everybody's path."""
_PATIENCE = 240.0
"""Seconds for a mirror that is slow."""


def find(name: str) -> "Path | None":
    """The program where the machine has it, or where it was unpacked earlier."""
    home = _home(name)
    places = (os.environ.get("PATH", ""), *_SBIN, str(home / "usr/sbin"), str(home / "usr/bin"))
    found = shutil.which(name, path=os.pathsep.join(places))
    return Path(found) if found else None


def find_or_fetch(name: str) -> "Path | str":
    """The program; else why there is none, as a sentence."""
    found = find(name)
    if found is not None:
        return found
    if shutil.which("apt-get") is None or shutil.which("dpkg") is None:
        return f"There is no {name} on this machine, and it is no Debian that could fetch it."
    home = _home(name)
    aside = home.with_name(f"{name}.{os.getpid()}")
    try:
        _fetch(name, aside)
    except (OSError, subprocess.SubprocessError) as error:
        shutil.rmtree(aside, ignore_errors=True)
        return f"There is no {name} on this machine, and Debian's mirror does not give it: {_why(error)}"
    if home.exists():
        shutil.rmtree(aside)  # somebody else was faster
    else:
        aside.rename(home)
    return find(name) or f"There is no {name} in Debian's package of that name."


def _home(name: str) -> Path:
    return TOOLS / "proxies" / name


def _fetch(name: str, home: Path) -> None:
    """Unpack the packages of a proxy below a folder. Lists of packages may be missing or old, and only root may write
    the machine's own: then apt gets a place for them here."""
    packed = home / "packages"
    (home / "lists" / "partial").mkdir(parents=True)
    packed.mkdir()
    own = ["-o", f"Dir::State::lists={home / 'lists'}", "-o", f"Dir::Cache={home / 'cache'}"]
    try:
        _run(["apt-get", "download", *PACKAGES[name]], packed)
    except subprocess.CalledProcessError:
        _run(["apt-get", *own, "-o", "APT::Update::Error-Mode=any", "update"], packed)
        _run(["apt-get", *own, "download", *PACKAGES[name]], packed)
    for package in packed.glob("*.deb"):
        _run(["dpkg", "-x", str(package), str(home)], packed)
    for used in ("packages", "lists", "cache"):
        shutil.rmtree(home / used, ignore_errors=True)


def _run(command: "list[str]", where: Path) -> None:
    subprocess.run(command, cwd=where, check=True, capture_output=True, text=True, timeout=_PATIENCE)


def _why(error: Exception) -> str:
    told = getattr(error, "stderr", None) or str(error)
    return str(told).strip().splitlines()[-1][:300]
