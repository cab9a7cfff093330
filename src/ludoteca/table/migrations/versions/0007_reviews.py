"""Reviews of finished matches: who asked, how far the judge is, and what it said of every decision."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("judge", sa.Integer, nullable=False),
        sa.Column("depth", sa.String(16), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("total", sa.Integer, nullable=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
        sa.Column("players", sa.Text, nullable=True),
    )
    op.create_index("reviews_by_status", "reviews", ["status", "asked"])
    op.create_index("reviews_by_person", "reviews", ["person", "status"])
    op.create_table(
        "judged",
        sa.Column("match", sa.String(32), sa.ForeignKey("reviews.match", ondelete="CASCADE"), primary_key=True),
        sa.Column("k", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )
