"""The addresses under which others in the local network can reach this machine."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
import struct
import sys

_NOWHERE = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there, the system only tells by which way it would go."""
_ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""SIOCGIFADDR, which asks an interface for its address."""
_ADDRESS_AT = slice(20, 24)
_VIRTUAL = re.compile(r"docker|br-|veth|virbr|vmnet|vbox|tun|tap|utun|wg|tailscale|zt|podman|cni|lxc|bridge", re.I)
"""Interfaces that seldom lead to where friends sit: containers, virtual machines, tunnels."""


def local_addresses() -> tuple[str, ...]:
    """IPv4 addresses of this machine in its networks, the one that friends can most likely reach first."""
    usual = _usual_address()
    found = {address: name for name, address in reversed(_interfaces())}
    if usual is not None:
        found.setdefault(usual, "")
    return tuple(rank(found, usual))


def rank(found: dict[str, str], usual: str | None) -> list[str]:
    """The usable ones of these addresses (with their interfaces' names), likeliest first: real cards before virtual
    ones, private networks before others, the way that everything else goes before the rest."""

    def unlikely(address: str) -> tuple[bool, bool, bool, str]:
        virtual = _VIRTUAL.match(found[address]) is not None
        return virtual, not ipaddress.ip_address(address).is_private, address != usual, address

    return sorted((address for address in found if _usable(address)), key=unlikely)


def _usable(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def _usual_address() -> str | None:
    """The address from which this machine would speak to the world, if it has a way there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def _interfaces() -> list[tuple[str, str]]:
    """The name and the address of every interface that tells; where the system has no way to ask, those that its own
    name leads to."""
    code = _ASK_ADDRESS.get(sys.platform)
    if code is None:
        with contextlib.suppress(OSError):
            return [("", str(info[4][0])) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # it has none
                answer = fcntl.ioctl(probe, code, struct.pack("256s", name.encode()[:15]))
                found.append((name, socket.inet_ntoa(answer[_ADDRESS_AT])))
    return found
