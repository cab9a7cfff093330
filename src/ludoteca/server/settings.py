"""How a server is run: from the command line, else from the environment, else sensible by itself."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from ludoteca.table.house import Manners


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
    warm: bool = True
    """Load bots and help before anybody asks for them."""
    manners: Manners = Manners()


def read_settings(environ: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Settings from what was given (None counts as not given), else from the environment: LUDOTECA_DATA,
    LUDOTECA_DATABASE, LUDOTECA_REDIS, LUDOTECA_URL, LUDOTECA_METRICS."""
    chosen = {name: value for name, value in given.items() if value is not None}
    data = Path(str(chosen.get("data") or environ.get("LUDOTECA_DATA") or user_data_path("ludoteca")))
    chosen["data"] = data.expanduser().absolute()
    chosen.setdefault("database", environ.get("LUDOTECA_DATABASE") or str(data / "ludoteca.db"))
    for name, variable in (
        ("redis", "LUDOTECA_REDIS"),
        ("public", "LUDOTECA_URL"),
        ("metrics", "LUDOTECA_METRICS"),
    ):
        if environ.get(variable):
            chosen.setdefault(name, environ[variable])
    return Settings(**chosen)  # type: ignore[arg-type]


def server_key(data: Path, known: bytes | None = None) -> bytes:
    """The key that signs cookies and seat tokens, made at the first start or known from a backup. Only its owner may
    read it."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
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
    return path.read_bytes()
