"""Programs that dev.py starts."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from workshop import running


def test_what_a_program_left_behind_keeps_nobody_waiting(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a worker of the tests is ended and its servers are not: they hold the same output."""
    monkeypatch.setattr(running, "LAST_WORDS", 1.0)
    leaving = """
import subprocess, sys
left = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print("one")
print(left.pid)
sys.exit(3)
"""
    code, last = running.following([sys.executable, "-c", leaving])
    os.kill(int(last), signal.SIGKILL)
    assert code == 3
    assert capfd.readouterr().out.splitlines() == ["one", last]
