"""The key that signs cookies and tokens."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from ludoteca.server.settings import SettingError, server_key


def test_a_key_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    key = server_key(tmp_path / "data")
    assert len(key) == 32
    assert server_key(tmp_path / "data") == key
    if os.name == "posix":
        assert (tmp_path / "data" / "key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"", b"short"])
def test_a_key_that_is_empty_or_short_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "key").write_bytes(content)
    (tmp_path / "key").chmod(0o600)
    with pytest.raises(SettingError, match="empty or damaged"):
        server_key(tmp_path)
    assert (tmp_path / "key").read_bytes() == content


@pytest.mark.skipif(os.name != "posix", reason="rights of files as POSIX has them")
def test_a_key_that_others_could_read_is_shut_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    server_key(tmp_path)
    (tmp_path / "key").chmod(0o644)
    with caplog.at_level(logging.WARNING):
        server_key(tmp_path)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    assert "could be read by others" in caplog.text


@pytest.mark.skipif(os.name != "posix", reason="rights of files as POSIX has them")
def test_a_key_that_cannot_be_shut_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server_key(tmp_path)
    (tmp_path / "key").chmod(0o604)

    def refuse(self: Path, mode: int) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    with pytest.raises(SettingError, match="chmod 600"):
        server_key(tmp_path)
