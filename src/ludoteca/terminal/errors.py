"""What goes wrong between a person and the terminal."""

from __future__ import annotations


class CommandError(Exception):
    """Something the person can change; its text is a sentence that says what to do."""
