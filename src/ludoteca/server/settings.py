"""How a server is run: from the command line, else from the environment, else sensible by itself."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace
from platformdirs import user_data_path

from ludoteca.server.connections import ConnectionLimits
from ludoteca.server.log_limits import LEVELS
from ludoteca.table.policy import HousePolicy

log = logging.getLogger(__name__)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path
    """The folder for the database and the server's key."""
    database: str
    """A file, or postgresql://…."""
    redis: str | None = None
    """Words between processes through Redis instead of PostgreSQL."""
    public: str | None = None
    """The address people use, where it differs from what the server sees: https://play.example.org."""
    proxy: bool = False
    """Whether a proxy in front tells the visitors' addresses (X-Forwarded-For)."""
    limits: bool = True
    """Rate limits. Off only for measuring."""
    metrics: str | None = None
    """The token with which /metrics may be read from anywhere; without one only this machine may."""
    push: bool = True
    """Whether people may have turn alerts by Web Push."""
    push_hosts: tuple[str, ...] = ()
    """Push services besides those of the usual browsers."""
    contact: str | None = None
    """The e-mail address that push services are told, should something be wrong."""
    warm: bool = True
    """Load bots and help before anybody asks for them."""
    log: str = "info"
    """How much to log: debug, info, warning, error."""
    connections: ConnectionLimits = ConnectionLimits()
    policy: HousePolicy = HousePolicy()


class SettingError(ValueError):
    """A setting that cannot be used; its text says why."""


def _seconds(text: str) -> float:
    found = float(text)
    if not 0 <= found <= 3600:
        raise ValueError
    return found


def _port(text: str) -> int:
    found = int(text)
    if not 0 <= found <= 65_535:
        raise ValueError
    return found


def _matches(text: str) -> int:
    found = int(text)
    if not 0 <= found <= 100_000:
        raise ValueError
    return found


def _switch(text: str) -> bool:
    return {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}[
        text.lower()
    ]


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip().lower() for name in text.split(",") if name.strip())


def _log_level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise ValueError
    return text.lower()


def _address(text: str) -> str:
    name, at, host = text.strip().partition("@")
    if not name or not at or not host or any(char.isspace() for char in text.strip()):
        raise ValueError
    return text.strip()


VARIABLES: dict[str, tuple[str, Callable[[str], object], str]] = {
    "LUDOTECA_DATA": ("data", str, "a folder"),
    "LUDOTECA_DATABASE": ("database", str, "a file or postgresql://…"),
    "LUDOTECA_HOST": ("host", str, "an address to listen on"),
    "LUDOTECA_PORT": ("port", _port, "a number from 0 to 65535"),
    "LUDOTECA_URL": ("public", str, "the address people use"),
    "LUDOTECA_PROXY": ("proxy", _switch, "1 or 0"),
    "LUDOTECA_REDIS": ("redis", str, "redis://…"),
    "LUDOTECA_METRICS": ("metrics", str, "a token"),
    "LUDOTECA_PUSH": ("push", _switch, "1 or 0"),
    "LUDOTECA_PUSH_HOSTS": ("push_hosts", _names, "names, with commas between them"),
    "LUDOTECA_ALERT_AFTER": ("alert_after", _seconds, "seconds"),
    "LUDOTECA_CONTACT": ("contact", _address, "an e-mail address"),
    "LUDOTECA_WARM": ("warm", _switch, "1 or 0"),
    "LUDOTECA_PACE": ("pace", _seconds, "seconds"),
    "LUDOTECA_THINK": ("think", _seconds, "seconds"),
    "LUDOTECA_PAR": ("par", _matches, "a number of matches, 0 for none"),
    "LUDOTECA_LOG": ("log", _log_level, "debug, info, warning or error"),
}
"""What the environment may set: which setting, how it is read, and what it should be."""
POLICY = ("pace", "think", "par", "alert_after")
"""Settings that are part of how the house is run."""


def read_settings(environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from what was given (None counts as not given), else from the environment (VARIABLES)."""
    chosen = {name: value for name, value in given.items() if value is not None}
    for variable, (name, read, meant) in VARIABLES.items():
        if environ.get(variable):
            try:
                chosen.setdefault(name, read(environ[variable]))
            except (ValueError, KeyError):
                raise SettingError(f"{variable} is “{environ[variable]}”; it has to be {meant}.") from None
    chosen["data"] = data = _data_folder(chosen.get("data"))
    chosen.setdefault("database", str(data / "ludoteca.db"))
    run_so = {name: chosen.pop(name) for name in POLICY if name in chosen}
    if run_so:
        chosen["policy"] = replace(chosen.get("policy") or HousePolicy(), **run_so)
    if "public" in chosen:
        chosen["public"] = read_public(str(chosen["public"]))
    return Settings(**chosen)


def _data_folder(named: object) -> Path:
    """The folder that somebody named, or the user's own."""
    try:
        return Path(str(named or user_data_path("ludoteca"))).expanduser().absolute()
    except RuntimeError:
        raise SettingError(
            "There is no home folder to keep data in: name a folder with --data or LUDOTECA_DATA, in full."
        ) from None


def make_data_folder(data: Path) -> None:
    """Nobody else on this machine may look into it: it holds the key, and seeds of running matches."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise SettingError(
            f"{data} cannot be used as the data folder ({error.strerror}): name another with --data or LUDOTECA_DATA."
        ) from None


def read_public(url: str) -> str:
    """The address people use, without a slash at its end. Pages live at the root of a name, not below a path."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise SettingError(f"“{url}” is no address: write it like https://play.example.org.")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise SettingError(
            f"“{url}” has a path. Ludoteca needs a name of its own, such as {parts.scheme}://play.{parts.hostname}: "
            "give it one, and let the proxy pass on everything under it."
        )
    return f"{parts.scheme}://{parts.netloc}"


def server_key(data: Path, known: bytes | None = None) -> bytes:
    """The key that signs cookies and seat tokens, made at the first start or known from a backup. Only its owner may
    read it."""
    make_data_folder(data)
    path = data / "key"
    if not path.exists():
        fresh = path.with_name(f"key.{secrets.token_hex(4)}")
        fresh.touch(mode=0o600)
        fresh.write_bytes(known or secrets.token_bytes(32))
        try:
            # Of several processes that start at once one wins, and all read its key.
            os.link(fresh, path)
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    key = path.read_bytes()
    if len(key) < _SHORTEST_KEY:
        raise SettingError(
            f"The server's key {path} is empty or damaged: with it anybody could sign in as anybody. Restore it from a "
            "backup, or delete it: a new one is made then, and people have to make themselves known again."
        )
    _keep_private(path)
    return key


_SHORTEST_KEY = 16
"""Bytes."""


def _keep_private(path: Path) -> None:
    """Take away what others on this machine may do with a file; say so, or that it cannot be done."""
    if os.name != "posix" or not path.stat().st_mode & 0o077:
        return
    try:
        path.chmod(0o600)
        log.warning(
            "The server's key %s could be read by others on this machine, which is mended now. Whoever read it can be "
            "anybody here: if that may have happened, stop the server, delete the key and start again.",
            path,
        )
    except OSError:
        raise SettingError(
            f"The server's key {path} can be read by others on this machine, and its rights cannot be changed: "
            f"chmod 600 {path}"
        ) from None
