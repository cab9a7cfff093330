"""What a house asks of whoever judges its finished matches."""

from __future__ import annotations

from typing import Protocol


class ReviewRunner(Protocol):
    async def want(self, match: str) -> None:
        """Somebody wants this match reviewed; its review is stored as "waiting"."""

    async def stop(self) -> None:
        """Leave the rest for later: what is judged is stored."""


class NoReviews:
    """Nobody judges here: reviews wait until somebody does."""

    async def want(self, match: str) -> None:
        return None

    async def stop(self) -> None:
        return None
