"""The browser of the tests: the machine's own Chromium, else the one that npm has, fetched when it is needed."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, sync_playwright

from workshop import client, engines
from workshop.places import ROOT

PACKAGE = "@sparticuz/chromium@{version}"
VERSION = "149.0.0"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_UNPACK = """
const { default: chromium } = await import('@sparticuz/chromium')
console.log(JSON.stringify({ path: await chromium.executablePath(), flags: chromium.args }))
"""


class Chromium(msgspec.Struct, frozen=True):
    path: str
    env: dict[str, str]


def find() -> Chromium:
    """A Chromium that can be started."""
    with _alone():
        return _found()


@contextmanager
def _alone() -> Iterator[None]:
    """One process at a time fetches and unpacks it: another one would find half of it, and take it for whole."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    # It is unpacked where all the projects of this user find it.
    with (Path(tempfile.gettempdir()) / f"ludoteca-chromium-{os.getuid()}.lock").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _found() -> Chromium:
    found = engines.chromium()
    if found is None:
        command, env = client.npm("install", "--no-save", "--no-audit", "--no-fund", PACKAGE.format(version=VERSION))
        subprocess.run(command, env=env, check=True, stdout=subprocess.DEVNULL)
        found = engines.chromium()
    if found is None:
        raise RuntimeError("There is no Chromium: install one (Debian: apt install chromium).")
    return _unpacked() if found.is_dir() else Chromium(str(found), dict(os.environ))


def _unpacked() -> Chromium:
    """The packaged one brings the libraries that a bare machine lacks; they are for the browser alone."""
    node = (client.node_folder() or Path()) / "node"
    # The package unpacks its libraries only where it takes the machine for one of those it was made for.
    env = {**os.environ, "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}
    done = subprocess.run(
        [str(node), "--input-type=module", "-e", _UNPACK],
        cwd=ROOT / "web",
        env=env,
        check=True,
        capture_output=True,
        text=True,
    )
    path = Path(msgspec.json.decode(done.stdout)["path"])
    libraries = str(path.parent / "al2023" / "lib")
    return Chromium(str(path), {**os.environ, "LD_LIBRARY_PATH": libraries})


@contextmanager
def browser() -> Iterator[Browser]:
    chosen = find()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chosen.path, args=FLAGS, env=dict(chosen.env))
        try:
            yield opened
        finally:
            opened.close()
