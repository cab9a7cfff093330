"""Deals that many play: who tried which, what came of it, and what bots get on it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("deal", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("practised", sa.Boolean, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
        sa.Column("score", sa.Integer, nullable=True),
    )
    op.create_index("attempts_by_deal", "attempts", ["deal", "counts", "score", "ended"])
    op.create_index("attempts_by_person", "attempts", ["person", "deal"])
    counted = sa.text("counts")
    op.create_index(
        "attempts_once",
        "attempts",
        ["deal", "person"],
        unique=True,
        sqlite_where=counted,
        postgresql_where=counted,
    )
    op.create_table(
        "pars",
        sa.Column("deal", sa.String(64), primary_key=True),
        sa.Column("level", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
    )
