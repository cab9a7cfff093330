"""The storage of puzzles: how good somebody is at them, what they have tried, and puzzles made of matches here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select
from sqlalchemy.exc import IntegrityError

from ludoteca.table import schema as t
from ludoteca.table.row_access import RowAccess
from ludoteca.table.store import MadePuzzleRow, SolverRow

T = TypeVar("T")


class PuzzleRows(RowAccess):
    """The part of the Database that knows puzzles."""

    async def solver(self, person: str) -> SolverRow:
        """What is known of somebody who solves puzzles; a newcomer's row where there is nothing."""
        async with self.reading() as connection:
            row = (await connection.execute(_solver(person))).mappings().first()
        return SolverRow(person=person) if row is None else SolverRow(**row)

    async def puzzles_tried(self, person: str) -> dict[str, float]:
        """By puzzle, what the first try counted."""
        c = t.puzzle_tries.c
        async with self.reading() as connection:
            rows = await connection.execute(select(c.puzzle, c.score).where(c.person == person))
        return {row.puzzle: row.score for row in rows}

    async def change_solver(
        self,
        person: str,
        tried: Sequence[tuple[str, float]],
        now: float,
        change: Callable[[SolverRow, str, float], SolverRow],
    ) -> SolverRow:
        """Take first tries into account, one after the other, in one transaction; what was tried before is left out.
        Without a puzzle (""), `change` is asked once and nothing is kept as tried."""
        c = t.puzzle_tries.c

        def write(connection: Connection) -> SolverRow:
            found = connection.execute(_solver(person).with_for_update()).mappings().first()
            row = SolverRow(person=person) if found is None else SolverRow(**found)
            # All at once: there may be hundreds, and every move on the server waits for the one who writes.
            names = [puzzle for puzzle, _ in tried]
            known = {*connection.scalars(select(c.puzzle).where(c.person == person, c.puzzle.in_(names)))}
            first: list[dict[str, Any]] = []
            for puzzle, score in tried:
                if puzzle in known:
                    continue
                if puzzle:
                    known.add(puzzle)
                    first.append({"person": person, "puzzle": puzzle, "score": score, "at": now})
                row = change(row, puzzle, score)
            if first:
                connection.execute(insert(t.puzzle_tries), first)
            connection.execute(delete(t.solvers).where(t.solvers.c.person == person))
            connection.execute(insert(t.solvers), msgspec.structs.asdict(row))
            return row

        return await self.write(write)

    async def made_puzzle(self, puzzle: str) -> MadePuzzleRow | None:
        """A puzzle that was made of a match here."""
        async with self.reading() as connection:
            asked = select(t.made_puzzles).where(t.made_puzzles.c.id == puzzle)
            row = (await connection.execute(asked)).mappings().first()
        return None if row is None else MadePuzzleRow(**row)

    async def made_puzzles(self, puzzles: Sequence[str]) -> list[MadePuzzleRow]:
        """Those of these puzzles that were made of matches here."""
        async with self.reading() as connection:
            rows = await connection.execute(select(t.made_puzzles).where(t.made_puzzles.c.id.in_(puzzles)))
            return [MadePuzzleRow(**row) for row in rows.mappings()]

    async def keep_puzzle(self, row: MadePuzzleRow) -> None:
        """Whoever makes the same puzzle again finds it there."""

        def keep(connection: Connection) -> None:
            known = select(t.made_puzzles.c.id).where(t.made_puzzles.c.id == row.id)
            if connection.execute(known).first() is None:
                connection.execute(insert(t.made_puzzles), msgspec.structs.asdict(row))

        try:
            await self.write(keep)
        except IntegrityError:
            if await self.made_puzzle(row.id) is None:
                raise


def _solver(person: str) -> Select[Any]:
    return select(t.solvers).where(t.solvers.c.person == person)
