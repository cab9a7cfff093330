"""The levels of the bots in a match stand beside the names, which were the levels until now."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_LEVELS = ("random", "novice", "casual", "expert", "master")


def upgrade() -> None:
    op.add_column("matches", sa.Column("levels", sa.Text, nullable=False, server_default="[]"))
    matches = sa.table("matches", sa.column("id"), sa.column("names"), sa.column("levels"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(matches.c.id, matches.c.names)).all():
        names = json.loads(row.names)
        levels = [name if name in _LEVELS else None for name in names]
        shown = ["" if name in _LEVELS else name for name in names]
        here = sa.update(matches).where(matches.c.id == row.id)
        connection.execute(here.values(names=json.dumps(shown), levels=json.dumps(levels)))
