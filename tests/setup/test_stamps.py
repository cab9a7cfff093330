"""Set-up happens once, again when something changed, and never twice at the same time."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.setup.conftest import Copy
from workshop.client import is_new_enough
from workshop.environment import read_pip_settings

FINISH = """
from workshop import environment as e
e.PYTHON.parent.mkdir(parents=True, exist_ok=True)
e.PYTHON.touch()
e.PACKAGES.write("{kind} " + e._fingerprint("{kind}"))
"""
READY = "from workshop.environment import _is_ready; print(_is_ready('{kind}'))"


def is_ready(copy: Copy, kind: str) -> bool:
    return copy.ask(READY.format(kind=kind)) == "True"


@pytest.mark.parametrize(
    ("finished", "wanted", "enough"),
    [("play", "play", True), ("dev", "dev", True), ("dev", "play", True), ("play", "dev", False)],
)
def test_what_is_finished_is_not_done_again(copy: Copy, finished: str, wanted: str, enough: bool) -> None:
    assert not is_ready(copy, wanted)
    copy.ask(FINISH.format(kind=finished))
    assert is_ready(copy, wanted) is enough


@pytest.mark.parametrize("changed", ["requirements/dev.txt", "pyproject.toml"])
def test_a_change_of_what_is_needed_sets_up_again(copy: Copy, changed: str) -> None:
    copy.ask(FINISH.format(kind="dev"))
    with (copy.folder / changed).open("a") as file:
        file.write("\n")
    assert not is_ready(copy, "dev")


@pytest.mark.slow
def test_a_lost_or_torn_environment_sets_up_again(copy: Copy) -> None:
    copy.ask(FINISH.format(kind="dev"))
    shutil.rmtree(copy.folder / ".venv")
    assert not is_ready(copy, "dev")
    copy.ask(FINISH.format(kind="dev"))
    copy.ask("from workshop.environment import PACKAGES; PACKAGES.clear()")
    assert not is_ready(copy, "dev")


def test_a_moved_project_sets_up_again(copy: Copy, tmp_path_factory: pytest.TempPathFactory) -> None:
    copy.ask(FINISH.format(kind="dev"))
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "project"
    shutil.move(copy.folder, elsewhere)
    copy.folder = elsewhere
    assert not is_ready(copy, "dev")


def test_a_second_dev_py_waits_for_the_first(copy: Copy) -> None:
    code = "from workshop.environment import only_one\nwith only_one(): print('in', flush=True); input()"

    def start() -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen([sys.executable, "-c", code], cwd=copy.folder, stdin=pipe, stdout=pipe, text=True)

    with start() as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "in\n"
        with start() as second:
            assert second.stdout is not None
            assert "waiting" in second.stdout.readline()
            first.communicate("\n")
            assert second.stdout.readline() == "in\n"
            second.communicate("\n")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_the_client_is_built_again_only_when_its_sources_changed(copy: Copy) -> None:
    web, words = copy.folder / "web", copy.folder / "src/ludoteca/locales"
    write(web / "package.json", "{}")
    write(web / "src/App.svelte", "one")
    write(words / "en/web.ftl", "hello = Hello")
    digest = "from workshop import client, places; print(places.digest(client.sources()))"
    first = copy.ask(digest)
    for unimportant in ("node_modules/x/index.js", "tests/App.test.ts", "README.md", ".vite/cache"):
        write(web / unimportant, "anything")
    assert copy.ask(digest) == first
    write(web / "src/App.svelte", "two")
    second = copy.ask(digest)
    write(words / "en/web.ftl", "hello = Good evening")
    assert len({first, second, copy.ask(digest)}) == 3


def test_a_built_client_that_was_thrown_away_is_built_again(copy: Copy) -> None:
    write(copy.folder / "web/package.json", "{}")
    write(copy.folder / "src/ludoteca/web_dist/index.html", "<!doctype html>")
    built = "from workshop import client, places; print(client.is_built())"
    copy.ask("from workshop import client, places as p; p.Stamp('client').write(p.digest(client.sources()))")
    assert copy.ask(built) == "True"
    (copy.folder / "src/ludoteca/web_dist/index.html").unlink()
    assert copy.ask(built) == "False"


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.4", False),
        ("v20.18.1", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0\n", True),
        ("", False),
        ("node: command not found", False),
    ],
)
def test_only_a_node_that_can_build_the_client_is_used(version: str, good: bool) -> None:
    assert is_new_enough(version) is good


def test_pips_settings_are_read_as_pip_weighs_them() -> None:
    listing = """
:env:.index-url='http://nearest/simple'
global.index-url='http://far/simple'
global.cert='/etc/company.pem'
install.proxy='http://install:3128'
global.proxy='http://global:3128'
freeze.timeout='10'
WARNING: something = else
"""
    assert read_pip_settings(listing) == {
        "index-url": "http://nearest/simple",
        "cert": "/etc/company.pem",
        "proxy": "http://install:3128",
    }
