"""What holds for a whole house because its operators say so: an announcement, read-only mode, and who is banned."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.table.errors import ApiError, try_later
from ludoteca.table.operator_contract import Ban, Standing


class HouseStanding:
    """The standing of a house as this process knows it; `tell` is called with every new announcement."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.current = Standing()
        self._banned: dict[str, Ban] = {}
        self.tell: set[Callable[[str], None]] = set()
        self.look_again: set[Callable[[], None]] = set()
        """Called when somebody was banned: whoever is connected may be meant."""

    def replace(self, new: Standing) -> None:
        old, self.current = self.current, new
        known, self._banned = self._banned, {ban.whom: ban for ban in new.bans}
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
        for whom in (f"network {network}", f"person {person}"):
            ban = self._banned.get(whom)
            if ban is not None and (ban.until is None or ban.until > self._now()):
                raise ApiError("banned", 403)

    def may_change(self) -> None:
        """ApiError while nothing may be changed."""
        if self.current.read_only:
            raise try_later("read-only", 503, 60)
