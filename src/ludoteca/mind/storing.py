"""Where tuned weights may go."""

from __future__ import annotations

import os
from pathlib import Path


def may_write(path: Path) -> bool:
    """Whether a file can be written here: asked before hours of play, not after them."""
    return os.access(path if path.exists() else path.parent, os.W_OK) and not path.is_dir()
