"""A real PostgreSQL for tests: the machine's own, else the packaged one. It never runs as root."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

from ludoteca.table.database import address_of
from ludoteca.table.upgrade import upgrade
from workshop import engines


class Postgres:
    """An engine of its own, in which databases can be made. A proof may stop the engine for a while."""

    def __init__(self, command: list[str], port: int, log: Path, options: dict[str, Any]) -> None:
        self._address = f"postgresql://ludoteca@127.0.0.1:{port}"
        self._command = command
        self._log = log
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0
        self._as_new: str | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, **{**self._options, "stdout": log})
        _wait_for(self._address, self._process, self._log)

    @property
    def programs(self) -> Path:
        """The folder with the engine's programs."""
        return Path(self._command[0]).parent

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        if self._process is not None:
            # SIGINT is the fast shutdown: it does not wait for clients.
            self._process.send_signal(signal.SIGINT)
            self._process.wait(120)
            self._process = None

    def throw_away(self) -> None:
        """Stop it without tidying up what nobody will look at again."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def database(self) -> str:
        """The address of a database as a first start leaves it. Only the first one is made; the others are copies."""
        if self._as_new is None:
            self._as_new = self._make("template0")
            upgrade(address_of(f"{self._address}/{self._as_new}"))
        return f"{self._address}/{self._make(self._as_new)}"

    def empty_database(self) -> str:
        """The address of a database in which there is nothing."""
        return f"{self._address}/{self._make('template0')}"

    def _make(self, model: str) -> str:
        self._made += 1
        name = f"ludoteca_{os.getpid()}_{self._made}"
        with psycopg.connect(f"{self._address}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {model}")
        return name


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def running(*, durable: bool = False) -> Iterator[Postgres]:
    """An engine for as long as the block runs. `durable` where the cost of that is to be measured."""
    found = engines.postgres()
    if found is None:
        raise RuntimeError("There is no PostgreSQL: python3 dev.py setup installs one.")
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-pg-"))
    try:
        as_user = _somebody(folder)
        programs = _reachable(found.resolve().parent, folder, as_user)
        data = folder / "data"
        options: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, **as_user}
        create = [str(programs / "initdb"), "-D", str(data), "-U", "ludoteca", "-A", "trust", "-E", "UTF8"]
        subprocess.run([*create, "--locale=C", "--no-sync"], check=True, **options)
        port = free_port()
        command = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-N", "200"]
        # The machine does not lose power in a test; what is killed is our server.
        command += ["-c", "unix_socket_directories=", "-c", f"fsync={'on' if durable else 'off'}"]
        engine = Postgres(command, port, folder / "log", options)
        try:
            engine.start()
            yield engine
        finally:
            engine.throw_away()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _somebody(folder: Path) -> dict[str, Any]:
    """Who runs the engine: PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _reachable(programs: Path, folder: Path, as_user: dict[str, Any]) -> Path:
    """The programs where that user can start them: a copy, if they are in somebody else's home."""
    try:
        subprocess.run([programs / "postgres", "--version"], check=True, capture_output=True, cwd="/", **as_user)
    except PermissionError:
        shutil.copytree(programs.parent, folder / "engine", symlinks=True)
        return folder / "engine" / programs.name
    return programs


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(3000):
        if process.poll() is not None:
            raise RuntimeError(f"PostgreSQL did not start: {log.read_text(errors='replace')}")
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(f"{address}/postgres", connect_timeout=2):
            return
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.05)
    raise RuntimeError("PostgreSQL did not start in time.")
