"""Who has said something, so that their words can go with them; reactions; where somebody wants turn alerts."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("messages", sa.Column("person", sa.String(32), nullable=True))
    op.add_column("messages", sa.Column("reaction", sa.String(16), nullable=True))
    op.create_index("ix_messages_person", "messages", ["person"])
    op.create_table(
        "alerts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_alerts_person", "alerts", ["person"])
