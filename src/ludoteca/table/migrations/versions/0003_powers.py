"""Seat tokens that can be listed and revoked, notes that belong to a person, and who brought a record along."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seat_tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("made_by", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.add_column("notes", sa.Column("person", sa.String(32), nullable=True))
    _give_notes_to_their_writers()
    op.add_column("matches", sa.Column("owner", sa.String(32), nullable=True))
    op.add_column("matches", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("seen", sa.Float, nullable=True))
    op.create_index("matches_by_owner", "matches", ["owner", "created"])
    op.create_index("matches_by_seen", "matches", ["seen"])


def _give_notes_to_their_writers() -> None:
    """Until now notes belonged to a seat: they go to the person who sits there."""
    notes = sa.table("notes", sa.column("match"), sa.column("seat"), sa.column("person"))
    matches = sa.table("matches", sa.column("id"), sa.column("table_id"))
    tables = sa.table("tables", sa.column("id"), sa.column("data"))
    connection = op.get_bind()
    found = (
        sa.select(notes.c.match, notes.c.seat, tables.c.data)
        .join(matches, matches.c.id == notes.c.match)
        .join(tables, tables.c.id == matches.c.table_id)
    )
    for row in connection.execute(found).all():
        seats = json.loads(row.data)["seats"]
        person = seats[row.seat].get("person") if row.seat < len(seats) else None
        here = sa.update(notes).where(notes.c.match == row.match, notes.c.seat == row.seat)
        connection.execute(here.values(person=person))
