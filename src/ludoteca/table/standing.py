"""What holds for a whole house because its operators say so: an announcement, read-only mode, and who is banned."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network

from ludoteca.table.errors import ApiError, try_later
from ludoteca.table.operator_contract import Ban, Standing

Network = IPv4Network | IPv6Network


class HouseStanding:
    """The standing of a house as this process knows it; `tell` is called with every new announcement."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.current = Standing()
        self._banned: dict[str, Ban] = {}
        self._ranges: list[tuple[Network, Ban]] = []
        """Those of networks that are more than one visitor's."""
        self.tell: set[Callable[[str], None]] = set()
        self.look_again: set[Callable[[], None]] = set()
        """Called when somebody was banned: whoever is connected may be meant."""

    def replace(self, new: Standing) -> None:
        old, self.current = self.current, new
        known, self._banned = self._banned, {ban.whom: ban for ban in new.bans}
        found = [(network_in(ban.whom), ban) for ban in new.bans]
        self._ranges = [(network, ban) for network, ban in found if network is not None and network.num_addresses > 1]
        if self._banned.keys() - known.keys():
            for look in list(self.look_again):
                look()
        if new.announcement is not None and new.announcement != old.announcement:
            for tell in list(self.tell):
                tell(new.announcement)

    @property
    def read_only(self) -> bool:
        return self.current.read_only

    def may_enter(self, person: str | None, network: str) -> None:
        """ApiError for somebody who is banned."""
        if not self._banned:
            return  # asked before every move
        bans = [self._banned.get(f"network {network}"), self._banned.get(f"person {person}")]
        if self._ranges:
            bans += self._of_ranges(network)
        for ban in bans:
            if ban is not None and (ban.until is None or ban.until > self._now()):
                raise ApiError("banned", 403)

    def _of_ranges(self, network: str) -> list[Ban]:
        """The bans of networks that a visitor's is part of."""
        theirs = network_in(f"network {network}")
        if theirs is None:
            return []
        ends = theirs[0], theirs[-1]
        return [ban for banned, ban in self._ranges if all(end in banned for end in ends)]

    def may_change(self) -> None:
        """ApiError while nothing may be changed."""
        if self.current.read_only:
            raise try_later("read-only", 503, 60)


def network_in(whom: str) -> Network | None:
    """The network that a ban speaks of. Of IPv6 everybody has a /64 at least (server/limits.py)."""
    kind, _, name = whom.partition(" ")
    try:
        found = ip_network(name, strict=False) if kind == "network" else None
    except ValueError:
        return None
    if not isinstance(found, IPv6Network) or found.prefixlen <= 64:
        return found
    mapped = found.network_address.ipv4_mapped
    return found.supernet(new_prefix=64) if mapped is None else IPv4Network(mapped)
