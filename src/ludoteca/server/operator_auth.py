"""Who may look after a server over the network: whoever has a pass that was made with the server's key. Passes are made
on the command line (`ludoteca admin`), by whoever may read the key, and hold for some hours."""

from __future__ import annotations

from time import time

from ludoteca.table.people import Signer, new_token

HEADER = "x-ludoteca-operator"
HOURS = 12.0


def make_pass(key: bytes, hours: float = HOURS, now: float | None = None) -> str:
    until = int((time() if now is None else now) + hours * 3600)
    return Signer(key, "operator").sign(f"{until}-{new_token(16)}")


def is_pass(key: bytes, told: str, now: float | None = None) -> bool:
    """Whether somebody may look after this server; `now` is the time of day."""
    until, _, _ = (Signer(key, "operator").verify(told) or "").partition("-")
    return until.isdecimal() and int(until) > (time() if now is None else now)
