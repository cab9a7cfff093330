"""The score track: where the markers stand, and who counts as further behind (LC-25 to LC-30, TS-13)."""

from __future__ import annotations

import msgspec

from ludoteca.engine.moves import Seat


class Track(msgspec.Struct, frozen=True, gc=False):
    """The markers on the track.

    `standing` goes from furthest behind to leader. On one space the marker on top of the pile is the one further
    behind (LC-26), so the order of a pile from top to bottom is part of it and no arrival has to be remembered.
    """

    positions: tuple[int, ...]
    standing: tuple[Seat, ...]

    @property
    def leader(self) -> Seat:
        """Who is furthest."""
        return self.standing[-1]

    def move(self, seat: Seat, steps: int, floor: int | None) -> Track:
        """The track after a marker moved, forward or backward; it lands on top of whatever is there (LC-25, LC-28)."""
        here = self.positions[seat]
        there = here + steps
        if floor is not None and there < floor:
            there = floor  # LC-30, score_floor = zero
        if there == here:
            return self  # A marker that does not move is not lifted (LC-29).
        positions = list(self.positions)
        positions[seat] = there
        standing = [other for other in self.standing if other != seat]
        behind = 0
        for other in standing:
            if positions[other] >= there:
                break
            behind += 1
        standing.insert(behind, seat)
        return Track(tuple(positions), tuple(standing))
