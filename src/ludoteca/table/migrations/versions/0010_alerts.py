"""Turn alerts: which device wants them, and what it was told (the table for them was there before anything used it).
Challenges: deals of matches have names that do not tell the match. How often each result of a deal came."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("alerts")
    device = sa.ForeignKey("keys.secret", ondelete="CASCADE")
    match = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "alerts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("device", sa.String(64), device, nullable=False, unique=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "pushes",
        sa.Column("alert", sa.String(64), sa.ForeignKey("alerts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True, index=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("pushes_by_table", "pushes", ["table_id"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), match, nullable=False, unique=True),
    )
    op.create_table(
        "deal_scores",
        sa.Column("deal", sa.String(64), primary_key=True),
        sa.Column("score", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("times", sa.Integer, nullable=False),
    )
    _rename_challenges()
    op.execute(
        "INSERT INTO deal_scores (deal, score, times) SELECT deal, score, count(*) FROM attempts "
        "WHERE counts AND score IS NOT NULL GROUP BY deal, score"
    )


def _rename_challenges() -> None:
    """Deals of matches were called after the match."""
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT DISTINCT deal FROM attempts WHERE deal LIKE 'match.%'")).scalars().all()
    for old in found:
        of_match, key = old.removeprefix("match."), secrets.token_hex(10)
        names = {"old": old, "new": f"challenge.{key}"}
        if connection.scalar(sa.text("SELECT id FROM matches WHERE id = :id"), {"id": of_match}) is not None:
            connection.execute(
                sa.text('INSERT INTO challenges (id, "match") VALUES (:id, :match)'), {"id": key, "match": of_match}
            )
        for table in ("attempts", "plays", "pars"):
            connection.execute(sa.text(f"UPDATE {table} SET deal = :new WHERE deal = :old"), names)
        inside = {"old": f'"{old}"', "new": f'"challenge.{key}"', "like": f'%"{old}"%'}
        connection.execute(sa.text("UPDATE tables SET data = replace(data, :old, :new) WHERE data LIKE :like"), inside)
