"""A player installs less than a developer: everything that can be played has to run with that."""

import re
import subprocess
import sys
from importlib.metadata import packages_distributions

import pytest

from tests.setup.conftest import ROOT

WITHOUT = """
import sys

missing = set(sys.argv[1].split())

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import sqlalchemy.ext.asyncio
import ludoteca.lab.commands
import ludoteca.server.app
import ludoteca.terminal.commands
import ludoteca.terminal.plain
import ludoteca.terminal.screen.app
import ludoteca.terminal.screen.replay
import ludoteca.terminal.screen.setup
sqlalchemy.ext.asyncio.create_async_engine("sqlite+aiosqlite://")
"""


def locked(name: str) -> set[str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return set(re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE))


@pytest.mark.slow
def test_what_players_install_is_enough_to_play() -> None:
    only_developers = locked("dev") - locked("play")
    modules = {
        module
        for module, owners in packages_distributions().items()
        if {re.sub(r"[-_.]+", "-", owner).lower() for owner in owners} <= only_developers
    }
    assert "pytest" in modules
    command = [sys.executable, "-c", WITHOUT, " ".join(sorted(modules))]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
