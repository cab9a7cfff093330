"""How a house is run: the settings that tables, bots and housekeeping share."""

from __future__ import annotations

import msgspec

from ludoteca.learn.par import ENOUGH


class HousePolicy(msgspec.Struct, frozen=True, kw_only=True):
    pace: float = 1.0
    """Seconds a bot takes at least before it moves."""
    think: float = 1.0
    """Seconds a bot may think at most."""
    stand_in: str = "casual"
    """The bot that plays for somebody whose time has run out."""
    max_tables: int = 50
    """Tables that one person may have open."""
    max_entries: int = 10_000
    """Entries of one match, played here or brought along. Long evenings with every signal have some 1 500."""
    entries_to_end: int = 1_500
    """How many of them are kept for moves that bring a match to its end."""
    max_sessions: int = 2000
    """Tables kept in memory while nobody listens."""
    max_idle_entries: int = 600_000
    """Entries of their matches: some 80 MB. Two thousand tables of friends have half of that."""
    lobby_days: float = 14
    match_days: float = 365
    record_days: float = 180
    """Records brought along that nobody has looked at for so long are forgotten."""
    person_days: float = 400
    max_records: int = 200
    """Records that one person may keep here, beside those of matches played here."""
    max_record_bytes: int = 20_000_000
    max_alerts: int = 10
    """Devices of one person that are told when it is their turn; one more takes the place of the oldest."""
    alert_after: float = 20.0
    """Seconds that somebody may be away from a table before they are told that it waits for them."""
    alert_days: float = 120
    """Devices that have not been here for so long are told nothing any more."""
    max_reviews: int = 3
    """Reviews that one person may wait for."""
    max_rematches: int = 300
    """Matches of one table."""
    par: int = ENOUGH
    """Matches that each level plays for the par of a deal, in the background; 0 where none is wanted."""

    @property
    def last_free_entry(self) -> int:
        """From here on a match takes no more signals and no more take-backs, so that it can come to its end."""
        return self.max_entries - self.entries_to_end
