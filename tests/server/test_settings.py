"""Settings from the command line and from the environment, and those that cannot be."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from ludoteca.server.commands import handed_sockets
from ludoteca.server.settings import VARIABLES, SettingError, read_settings


def test_everything_can_come_from_the_environment(tmp_path: Path) -> None:
    given = {
        "LUDOTECA_DATA": str(tmp_path),
        "LUDOTECA_DATABASE": "postgresql://x/y",
        "LUDOTECA_HOST": "0.0.0.0",
        "LUDOTECA_PORT": "9000",
        "LUDOTECA_URL": "https://play.example/",
        "LUDOTECA_PROXY": "yes",
        "LUDOTECA_REDIS": "redis://r",
        "LUDOTECA_METRICS": "token",
        "LUDOTECA_PUSH": "off",
        "LUDOTECA_PUSH_HOSTS": "push.example, 127.0.0.1:9",
        "LUDOTECA_CONTACT": "anna@play.example",
        "LUDOTECA_ALERT_AFTER": "60",
        "LUDOTECA_WARM": "0",
        "LUDOTECA_PACE": "0.5",
        "LUDOTECA_THINK": "2",
        "LUDOTECA_PAR": "0",
        "LUDOTECA_LOG": "warning",
    }
    assert set(given) == set(VARIABLES)
    found = read_settings(given)
    assert (found.data, found.database, found.host, found.port) == (tmp_path, "postgresql://x/y", "0.0.0.0", 9000)
    assert (found.public, found.proxy, found.redis, found.metrics) == (
        "https://play.example",
        True,
        "redis://r",
        "token",
    )
    assert (found.push, found.push_hosts) == (False, ("push.example", "127.0.0.1:9"))
    assert (found.contact, found.policy.alert_after) == ("anna@play.example", 60.0)
    assert (found.warm, found.policy.pace, found.policy.think, found.log) == (False, 0.5, 2.0, "warning")
    assert found.policy.par == 0


def test_what_is_given_counts_more_than_the_environment() -> None:
    found = read_settings({"LUDOTECA_PORT": "9000", "LUDOTECA_PACE": "3"}, port=7000, pace=0.0, host=None)
    assert (found.port, found.policy.pace, found.host) == (7000, 0.0, "127.0.0.1")


@pytest.mark.parametrize(
    "given",
    [
        {"LUDOTECA_PORT": "many"},
        {"LUDOTECA_PORT": "70000"},
        {"LUDOTECA_PROXY": "perhaps"},
        {"LUDOTECA_PACE": "-1"},
        {"LUDOTECA_PACE": "nan"},
        {"LUDOTECA_PAR": "-1"},
        {"LUDOTECA_URL": "play.example"},
        {"LUDOTECA_CONTACT": "anna"},
        {"LUDOTECA_LOG": "loud"},
        {"LUDOTECA_URL": "https://"},
        {"LUDOTECA_URL": "https://x:port"},
        {"LUDOTECA_URL": "https://example.org/games"},
    ],
)
def test_a_setting_that_cannot_be_is_told_in_a_sentence(given: dict[str, str]) -> None:
    with pytest.raises(SettingError) as told:
        read_settings(given)
    assert str(told.value).endswith(".")
    (value,) = given.values()
    assert value in str(told.value)


def test_a_user_without_a_home_has_to_name_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    with pytest.raises(SettingError, match="--data or LUDOTECA_DATA"):
        read_settings({})
    assert read_settings({"LUDOTECA_DATA": str(tmp_path)}).data == tmp_path


def test_sockets_of_systemd_are_taken_over_by_their_process_only() -> None:
    assert handed_sockets({}) == []
    assert handed_sockets({"LISTEN_PID": "1", "LISTEN_FDS": "1"}) == []


@pytest.mark.skipif(os.name != "posix", reason="systemd is a thing of Linux")
def test_a_socket_of_systemd_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        copy = os.dup(server.fileno())
        monkeypatch.setattr("ludoteca.server.commands.FIRST_HANDED", copy)
        (found,) = handed_sockets({"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"})
        assert found.getsockname() == server.getsockname()
        found.close()
