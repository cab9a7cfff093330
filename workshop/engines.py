"""The real engines that tests run against: the machine's own where there is one, else the packaged one."""

import shutil
from pathlib import Path

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")


def postgres() -> Path | None:
    """The folder with the machine's own postgres and initdb, the newest if there are several."""
    on_path = shutil.which("postgres")
    if on_path:
        return Path(on_path).resolve().parent
    # Debian keeps the servers out of the path, one folder a version.
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def redis() -> Path | None:
    found = shutil.which("redis-server")
    return Path(found) if found else None


def chromium() -> Path | None:
    found = next((path for path in map(shutil.which, CHROMIUMS) if path), None)
    return Path(found) if found else None


def in_words() -> str:
    """One line for the top of a test run."""
    engines = {"PostgreSQL": postgres(), "Redis": redis(), "Chromium": chromium()}
    return "Engines: " + ", ".join(f"{name} {path or 'packaged'}" for name, path in engines.items())
