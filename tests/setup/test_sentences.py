"""Whatever goes wrong while setting up is said in a sentence that helps; nobody sees a stack trace."""

import ast
import errno
from pathlib import Path

import pytest

import dev
from tests.setup.conftest import ROOT, Copy
from workshop.errors import explain, explain_os_error


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 8), (3, 10)])
def test_an_old_python_is_told_what_is_needed(version: tuple[int, int]) -> None:
    sentence = dev.too_old(*version)
    assert "3.11 or newer" in sentence
    assert "{}.{}".format(*version) in sentence


@pytest.mark.parametrize("version", [(3, 11), (3, 13), (3, 14), (4, 0)])
def test_a_python_that_will_do_is_told_nothing(version: tuple[int, int]) -> None:
    assert not dev.too_old(*version)


def test_an_old_python_can_read_the_script_that_complains() -> None:
    tree = ast.parse((ROOT / "dev.py").read_text(), feature_version=(3, 7))
    too_new = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.Match)
    assert not [node for node in ast.walk(tree) if isinstance(node, too_new)]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.returns]
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in imports] == ["import sys"]


SAID = {
    "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device": "disk is full",
    "error: Failed to install: numpy\n  Caused by: failed to copy file: No space left on device (os error 28)": "disk",
    "npm error code ENOSPC\nnpm error syscall write": "disk is full",
    "error: failed to create directory `.venv`: Permission denied (os error 13)": "belongs to someone else",
    "npm error code EACCES": "belongs to someone else",
    "error: Read-only file system (os error 30)": "read-only",
    "NewConnectionError('<pip._vendor...>: [Errno -3] Temporary failure in name resolution')": "cannot be reached",
    "error: Failed to fetch: `http://mirror/simple/numpy/`\n  Caused by: dns error": "cannot be reached",
    "npm error code EAI_AGAIN": "cannot be reached",
    "npm error network request failed, reason: connect ECONNREFUSED 127.0.0.1:4873": "cannot be reached",
    "Caused by: invalid peer certificate: UnknownIssuer": "certificate",
    "error: Hash mismatch for `numpy==2.4.6`": "not the one this project was tested with",
    "ERROR: No matching distribution found for uv==0.13.7": "not published",
    "error: Distribution `llvmlite==0.50.0` can't be installed because it has no wheels": "not published",
}


@pytest.mark.parametrize(("said", "meant"), SAID.items())
def test_what_a_tool_says_becomes_one_sentence(said: str, meant: str) -> None:
    sentence = explain("Python packages", said)
    assert meant in sentence
    assert "\n" not in sentence


def test_a_full_disk_is_not_mistaken_for_a_bad_network() -> None:
    assert "disk is full" in explain("x", "Failed to fetch numpy\nCaused by: No space left on device (os error 28)")


def test_what_nobody_foresaw_is_shown_as_the_tool_said_it() -> None:
    sentence = explain("Python packages", "first\n" * 40 + "the moon is in the wrong phase")
    assert sentence.startswith("Setting up failed at: Python packages.")
    assert "wrong phase" in sentence
    assert len(sentence.splitlines()) < 20


@pytest.mark.parametrize(
    ("number", "meant"),
    [(errno.ENOSPC, "disk is full"), (errno.EACCES, "someone else"), (errno.EROFS, "read-only"), (errno.EIO, "here")],
)
def test_our_own_file_work_fails_with_a_sentence(number: int, meant: str) -> None:
    assert meant in explain_os_error(OSError(number, "went wrong", "here"))


@pytest.mark.slow
def test_no_network(copy: Copy) -> None:
    run = copy.dev("setup")
    assert run.returncode == 1
    assert run.stderr.count("\n") == 1
    assert "cannot be reached" in run.stderr
    assert not (copy.folder / ".venv").exists()


def test_no_pip(copy: Copy) -> None:
    # `python -m` looks into the current folder first, so this Python has, in effect, no pip.
    (copy.folder / "pip.py").write_text("raise ModuleNotFoundError('No module named pip')")
    run = copy.dev("play")
    assert run.returncode == 1
    assert run.stderr.startswith("This Python has no pip: install it first")
    assert run.stderr.count("\n") == 1


def test_a_place_that_cannot_be_written_to(copy: Copy) -> None:
    (copy.folder / ".tools").write_text("a file where a folder should be")
    run = copy.dev("setup")
    assert run.returncode == 1
    assert "Traceback" not in run.stderr
    assert str(Path(".tools")) in run.stderr
