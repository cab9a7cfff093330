"""A copy of what dev.py needs, in a folder of its own, so that nothing here touches the real environment."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


class Copy:
    """A project folder that was never set up, on a machine whose package registry does not answer."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("dev.py", "pyproject.toml"):
            shutil.copy(ROOT / name, folder)
        for name in ("workshop", "requirements"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        self.env = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
        # Nothing listens on the discard port, so every download is refused at once, network or not.
        self.env.update(PIP_CONFIG_FILE=os.devnull, PIP_INDEX_URL="http://127.0.0.1:9/simple", PIP_RETRIES="0")

    def dev(self, *words: str) -> subprocess.CompletedProcess[str]:
        return self._run("dev.py", *words)

    def ask(self, code: str) -> str:
        """What a few lines print that import the copy's own workshop."""
        run = self._run("-c", code)
        assert run.returncode == 0, run.stderr
        return run.stdout.strip()

    def _run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *words]
        return subprocess.run(command, cwd=self.folder, env=self.env, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)
