"""What would give today's deals away: matches on them are shown to those who have finished the deal, and to everybody
when its day is over."""

from __future__ import annotations

from ludoteca.learn.deals import daily, today
from ludoteca.table.errors import ApiError
from ludoteca.table.house import House
from ludoteca.table.people import Person


def is_of_today(house: House, deal: str) -> bool:
    """Whether a deal can still be played for the results of a day."""
    found = daily(deal)
    return found is not None and found.day == today(house.now())


async def must_have_played(house: House, person: Person | None, match: str) -> None:
    """ApiError for somebody who would see cards that are still before them."""
    played = await house.store.attempt_at(match)
    if played is None or played.ended is None or not is_of_today(house, played.deal):
        return
    tries = [] if person is None else await house.store.attempts(person.id, [played.deal])
    if not any(attempt.ended is not None for attempt in tries):
        raise ApiError("deal-unplayed", 403, deal=played.deal)
