"""What people install: the wheel, in an empty environment with only what it asks for, plays and serves."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from workshop.environment import uv, uv_surroundings
from workshop.places import LOCKS, PYTHON, ROOT, SCRIPTS, VENV

pytestmark = pytest.mark.slow

PLAY = """
import ludoteca
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
assert ludoteca.__file__.startswith({home!r}), ludoteca.__file__
for name in ludoteca.games():
    match = ludoteca.new(name, players=2, seed=1)
    play_out(match, {{seat: bot(name, "random", seat) for seat in range(2)}})
    print(name, match.outcome.reason)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an environment that holds the wheel and nothing of this repository."""
    home = tmp_path_factory.mktemp("wheel")
    _run([str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(home)], ROOT)
    (wheel,) = home.glob("*.whl")
    env = uv_surroundings()
    python = _in(home, "python")
    _run([uv(), "venv", "--python", sys.executable, str(home / "env")], home, env)
    install = [uv(), "pip", "install", "--python", str(python)]
    _run([*install, "--require-hashes", "--no-build", "-r", str(LOCKS / "play.txt")], home, env)
    _run([*install, "--no-deps", "--offline", str(wheel)], home, env)
    return home


def _in(home: Path, program: str) -> Path:
    return home / "env" / SCRIPTS.relative_to(VENV) / program


def _run(command: list[str], where: Path, env: dict[str, str] | None = None) -> str:
    run = subprocess.run(command, cwd=where, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def _of_nobody(home: Path) -> dict[str, str]:
    """The surroundings of somebody who has nothing of ours yet."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "XDG_", "NUMBA"))}
    return {**kept, "HOME": str(home / "somebody")}


def test_all_games_can_be_played_from_the_wheel(installed: Path) -> None:
    code = PLAY.format(home=str(installed))
    said = _run([str(_in(installed, "python")), "-c", code], installed, _of_nobody(installed))
    assert len(said.splitlines()) >= 4


def test_the_command_says_its_version(installed: Path) -> None:
    said = _run([str(_in(installed, "ludoteca")), "--version"], installed, _of_nobody(installed))
    assert re.search(r"\d+\.\d+\.\d+", said)


@contextlib.contextmanager
def _serving(home: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    command = [str(_in(home, "ludoteca")), "serve", "--port", str(port), "--data", str(home / "data"), "--no-warm"]
    server = subprocess.Popen(command, cwd=home, env=_of_nobody(home), stderr=subprocess.PIPE, text=True)
    try:
        yield server
    finally:
        server.terminate()
        server.communicate()


def test_the_wheel_brings_the_page(installed: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with _serving(installed, port) as server:
        assert server.stderr is not None
        # It says where it is once it answers; a server that fails ends, and with it the lines.
        said = next((line for line in server.stderr if f":{port}" in line), None)
        assert said is not None
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60) as page:
            text = page.read().decode()
        scripts = re.findall(r'src="(/[^"]+\.js)"', text)
        assert scripts
        for script in scripts:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{script}", timeout=60) as answer:
                assert answer.status == 200
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/nothing", timeout=60)
