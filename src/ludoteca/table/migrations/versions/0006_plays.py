"""Histories: finished matches as people played them. Who sat where in older matches is told by their tables; what came
of them is worked out from the records by the server (table/history.py)."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

plays = sa.table(
    "plays",
    *(
        sa.column(name)
        for name in (
            "match",
            "seat",
            "person",
            "game",
            "players",
            "variant",
            "ended",
            "ending",
            "counts",
            "won",
            "tally",
            "deal",
            "others",
            "counted",
        )
    ),
)


def upgrade() -> None:
    op.create_table(
        "plays",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("ending", sa.String(16), nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("tally", sa.Text, nullable=False),
        sa.Column("deal", sa.String(64), nullable=True),
        sa.Column("others", sa.Text, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
    )
    op.create_index("plays_by_person", "plays", ["person", "ended", "match"])
    op.create_index("plays_by_counted", "plays", ["counted"])
    connection = op.get_bind()
    practice = {
        row.match: row for row in connection.execute(sa.text('SELECT "match", deal, seat, counts FROM attempts')).all()
    }
    found = sa.text(
        'SELECT m.id, m.game, m.players, m.names, m.given, m.ended, m.ending, "t".data FROM matches m '
        'JOIN tables "t" ON "t".id = m.table_id WHERE m.ended IS NOT NULL'
    )
    rows = [play for match in connection.execute(found).all() for play in _plays(match, practice.get(match.id))]
    if rows:
        op.bulk_insert(plays, rows)


def _plays(match: Any, attempt: Any) -> Iterator[dict[str, Any]]:
    """The people who still sit where they sat: under the name that the match knows."""
    names, seats = json.loads(match.names), json.loads(match.data)["seats"]
    if len(names) != len(seats):
        return
    for n, (name, seat) in enumerate(zip(names, seats, strict=True)):
        if seat.get("person") is None or seat.get("name") != name:
            continue
        mine = attempt if attempt is not None and attempt.seat == n else None
        yield {
            "match": match.id,
            "seat": n,
            "person": seat["person"],
            "game": match.game,
            "players": match.players,
            "variant": "{}",
            "ended": match.ended,
            "ending": match.ending or "played",
            "counts": match.ending != "abandoned" and not match.given and (mine is None or bool(mine.counts)),
            "won": False,
            "tally": "{}",
            "deal": None if mine is None else mine.deal,
            "others": "\n".join(other.casefold() for at, other in enumerate(names) if at != n),
            "counted": 0,
        }
