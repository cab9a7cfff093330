"""Alembic migrations, packaged: a database of an older Ludoteca is brought up to date at the start."""
