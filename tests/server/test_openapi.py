"""schemathesis over the whole OpenAPI document: whatever is sent, the answer is one that the document promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.players import Player
from tests.server.serving import Process

CHECKS = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


@pytest.mark.slow
async def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    server.start()
    try:
        await server.ready()
        async with Player(server.address) as anna:
            table = (await anna.create("lost-code", "me", "random", start=True))["id"]
            done = (await anna.create("the-game", "me", start=True))["id"]
            await anna.post(f"/tables/{done}/vote", {"what": "concede"})
            match = (await anna.get(f"/tables/{done}"))["table"]["match"]
            cookie = anna.headers()["Cookie"]
        config = tmp_path / "schemathesis.toml"
        config.write_text(
            f'[headers]\nX-Ludoteca = "1"\nCookie = "{cookie}"\n'
            f'[parameters]\n"path.table" = "{table}"\n"path.match" = "{match}"\n'
        )
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        command += [f"{server.address}/api/openapi.json", "--checks", ",".join(CHECKS)]
        command += ["--max-examples", "8", "--seed", "1", "--phases", "examples,coverage,fuzzing"]
        # A loaded machine is slow, not wrong: schemathesis waits ten seconds for an answer unless told otherwise.
        command += ["--generation-database", "none", "--no-color", "--request-timeout", "300"]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stdout[:6000] + run.stderr[-2000:]
        assert "A request failed through an error" not in server.log
    finally:
        server.kill()
