"""The notebooks of the documentation, run from the first cell to the last: `dev.py prove notebooks [--write]`.

Each runs in a real Jupyter kernel; a cell that raises ends the proof. With --write the outputs are kept in the files,
which is how they come to the documentation site.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence

from workshop import documentation
from workshop.places import ROOT, surroundings

FOLDER = ROOT / "docs" / "notebooks"
_RUN = """
import sys, nbformat
from nbclient import NotebookClient
path, folder, write = sys.argv[1], sys.argv[2], sys.argv[3] == "True"
notebook = nbformat.read(path, as_version=4)
NotebookClient(notebook, timeout=900, kernel_name="python3", resources={"metadata": {"path": folder}}).execute()
for cell in notebook.cells:
    cell.metadata = {}
    cell.get("execution_count") and cell.update(execution_count=None)
    for output in cell.get("outputs", ()):
        output.get("execution_count") and output.update(execution_count=None)
        shown = output.get("data", {})
        if "text/html" in shown and len(shown["text/plain"]) > 200:
            # Where there is a picture or a table nobody reads it, and a view is pages of text.
            shown["text/plain"] = shown["text/plain"][:200] + " …"
if write:
    nbformat.write(notebook, path)
print(sum(cell.cell_type == "code" for cell in notebook.cells), "cells")
"""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove notebooks", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep the outputs in the files")
    asked = parser.parse_args(words)
    python = documentation.tools()
    # Otherwise the kernel would be the one of whatever Jupyter the machine has.
    env = surroundings(JUPYTER_PLATFORM_DIRS="1", JUPYTER_PREFER_ENV_PATH="1", OMP_NUM_THREADS="1")
    for path in sorted(FOLDER.glob("*.ipynb")):
        command = [str(python), "-c", _RUN, str(path), str(ROOT), str(asked.write)]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{path.name} failed.\n{done.stderr}", file=sys.stderr)
            return 1
        print(f"{path.name}: {done.stdout.strip()}, none failed", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
