"""What deploy/ gives to people: behind real proxies, which are fetched where the machine lacks them, and names that
really exist."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from ludoteca.server.settings import VARIABLES
from tests.server.players import Ear
from tests.server.proxies import DEPLOY, PROXIES
from tests.server.serving import Process
from workshop.proxies import find_or_fetch

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", PROXIES)
async def test_a_match_can_be_played_through_a_proxy(name: str, tmp_path: Path) -> None:
    program = find_or_fetch(name)
    if isinstance(program, str):
        pytest.skip(program)
    server = Process(tmp_path / "server", "--proxy")
    try:
        with PROXIES[name](program, tmp_path, server.port) as proxy:
            server.also("--url", proxy.address)
            server.start()
            await server.ready()
            headers = {"X-Ludoteca": "1"}
            async with httpx.AsyncClient(
                base_url=proxy.address, headers=headers, verify=proxy.trust, timeout=60
            ) as http:
                page = await http.get("/")
                assert page.status_code == 200
                assert "strict-transport-security" in page.headers
                wish = {"game": "the-game", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
                made = await http.post("/api/tables", json={**wish, "start": True})
                assert made.status_code == 201, made.text
                assert re.match(r"__Host-\w+=.*Secure", made.headers["set-cookie"], re.DOTALL)
                cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
            address = f"{proxy.address.replace('https', 'wss')}/ws/tables/{made.json()['id']}"
            origin = {"Cookie": cookie, "Origin": proxy.address}
            async with connect(address, ssl=proxy.trust, additional_headers=origin, open_timeout=60) as socket:
                ear = Ear(socket)
                await ear.send({"do": "hello"})
                state = await ear.beyond(-1)
                while not state["view"]["moves"]:
                    state = await ear.beyond(state["n"])
                assert (await ear.do(do="play", move=state["view"]["moves"][0], n=state["n"]))["kind"] == "done"
    finally:
        server.kill()


def test_what_is_locked_is_installed_as_it_is_locked() -> None:
    """Everything that is needed stands in the lock. Left to look for itself, pip takes a newer psycopg because of its
    extra [pool], and fails because that one is not locked."""
    for path in (DEPLOY / "Dockerfile", DEPLOY.parent / "docs" / "hosting.md"):
        lines = [line for line in path.read_text().splitlines() if "--require-hashes" in line]
        assert lines
        assert all("pip install --no-deps --require-hashes" in line for line in lines), path.name


def test_an_upgrade_replaces_what_is_installed() -> None:
    """Between two releases the version stays the same, and pip would keep the older package."""
    lines = [line for line in (DEPLOY.parent / "docs" / "hosting.md").read_text().splitlines() if ".whl" in line]
    assert lines
    assert all("--force-reinstall" in line for line in lines)


def test_every_variable_that_deploy_sets_is_one_we_read() -> None:
    for path in DEPLOY.rglob("*"):
        if path.is_file():
            for name in re.findall(r"LUDOTECA_[A-Z]+", path.read_text()):
                assert name in VARIABLES, f"{path.name} sets {name}"


def test_the_units_are_well_formed_and_leave_little_open() -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd-analyze on this machine")
    units = [str(path) for path in sorted((DEPLOY / "systemd").iterdir())]
    checked = subprocess.run([program, "verify", *units], capture_output=True, text=True, check=False)
    complaints = [line for line in checked.stderr.splitlines() if "is not executable" not in line]
    assert complaints == []
    for name in ("ludoteca.service", "ludoteca-backup.service"):
        judged = subprocess.run(
            [program, "security", "--offline=true", str(DEPLOY / "systemd" / name)],
            capture_output=True,
            text=True,
            check=False,
        )
        level = re.search(rf"exposure level for {name}: ([\d.]+)", judged.stdout)
        assert level is not None, judged.stdout + judged.stderr
        assert float(level[1]) < 2.0


def test_whatever_a_service_writes_to_belongs_to_its_user() -> None:
    """A volume takes its owner from the folder in the image; where there is none it is root's, and nothing else runs as
    root there: backups could not be written."""
    folders = set(re.findall(r"^      - [a-z]+:(/data|/backups)$", (DEPLOY / "compose.yaml").read_text(), re.M))
    assert folders == {"/data", "/backups"}
    (made,) = re.findall(r"install -d -o ludoteca -g ludoteca -m 0700 (.+?) \\", (DEPLOY / "Dockerfile").read_text())
    assert set(made.split()) == folders
