"""The server with a clock that a proof can set: the file `clock` in its data folder says how many seconds it is off."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from ludoteca.server import commands
from ludoteca.table.house import House


def main(words: list[str]) -> int:
    file = Path(words[words.index("--data") + 1], "clock")

    def stepped() -> float:
        try:
            return time.time() + float(file.read_text())
        except (OSError, ValueError):
            return time.time()

    (House.__init__.__kwdefaults__ or {})["now"] = stepped
    return commands.main(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
