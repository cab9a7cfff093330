"""Under which names this server answers.

A page of another site can give its own name the address of this machine (DNS rebinding), and would then be of the same
origin as we are. So a request for a name that is not ours is refused.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

_LOCAL = {"localhost", "127.0.0.1", "::1"}


def is_local(host: str) -> bool:
    """Whether a name or an address means the machine itself."""
    return host in _LOCAL or host.startswith("127.")


class AllowedHosts:
    """The names of a server: what `--url` says, this machine's own, and addresses in digits, which no other site can
    claim as its name."""

    def __init__(self, public: str | None, host: str) -> None:
        self._names = {*_LOCAL, host.lower()}
        if public is not None:
            self._names.add((urlsplit(public).hostname or "").lower())

    def allow(self, header: str | None) -> bool:
        name = host_name(header or "")
        return name is not None and (name in self._names or _is_address(name))


def host_name(header: str) -> str | None:
    """The name in a Host header, without its port; None where it is no such header."""
    try:
        return urlsplit(f"//{header}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
