"""A package of examples/, built and unpacked as an installer would, with its entry points: nothing is downloaded."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
BUILD = "import sys, hatchling.build; print(hatchling.build.build_wheel(sys.argv[1]))"


def build(example: str, to: Path) -> Path:
    """A folder that can stand on the path: the package, and the metadata that makes it an installed one."""
    source, site = to / "source", to / "site"
    shutil.copytree(ROOT / "examples" / example, source)
    site.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(to)], cwd=source, capture_output=True, text=True, check=True
    )
    with ZipFile(to / done.stdout.split()[-1]) as wheel:
        wheel.extractall(site)
    return site


def environment(site: Path) -> dict[str, str]:
    """What a process needs to find it."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(site), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]),
    }
