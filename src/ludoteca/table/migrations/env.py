"""Alembic asks here how to reach the database; the connection is handed over by upgrade.py."""

from alembic import context

from ludoteca.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
