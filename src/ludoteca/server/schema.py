"""The contract for the browser: `python -m ludoteca.server.schema` writes web/src/lib/contract.ts anew.

With --check it only says whether the file is what it would write; with --openapi FILE it writes the OpenAPI document.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludoteca.engine.registry import games
from ludoteca.mind import assist
from ludoteca.server.typescript import Schema, typescript
from ludoteca.table import contract, messages

DEFAULT = Path("web/src/lib/contract.ts")

HEAD = """\
// Made by `python -m ludoteca.server.schema` from the server's own structs. Change those, not this file.
"""


def components() -> dict[str, Schema]:
    """The JSON schema of every struct of the contract, by name, and the unions that the browser speaks of."""
    shelf = tuple(games().values())
    structs = [
        kind
        for module in (contract, messages)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    unions: dict[str, Any] = {
        "AnyMove": _joined(game.Moves for game in shelf),
        "AnyView": _joined(game.View for game in shelf),
        "AnyHelp": _joined(assist.FORMS),
        "ClientMessage": _joined([messages.ClientMessage]),
        "ServerMessage": _joined([messages.ServerMessage]),
    }
    options = [game.Options for game in shelf]
    schemas, parts = msgspec.json.schema_components(
        [*structs, *options, *(member for union in unions.values() for member in union)], ref_template="#/$defs/{name}"
    )
    asked = {kind.__name__ for kind in structs if kind.__struct_config__.forbid_unknown_fields}
    for name, part in parts.items():
        # The server always writes every field; only who sends something may leave out what has a default.
        if "properties" in part and name not in asked:
            part["required"] = list(part["properties"])
    refs = iter(schemas[len(structs) + len(options) :])
    for name, union in unions.items():
        parts[name] = {"anyOf": [next(refs) for _ in union]}
    # A move may also be sent as its text: "lay 34 up1".
    parts["MoveSent"] = {"anyOf": [{"$ref": "#/$defs/AnyMove"}, {"type": "string"}]}
    return parts


def _joined(kinds: Any) -> tuple[Any, ...]:
    """The members of several structs and unions of structs, each once, in order."""
    return tuple(dict.fromkeys(member for kind in kinds for member in (get_args(kind) or (kind,))))


def browser_types() -> str:
    return HEAD + typescript(components())


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludoteca.server.schema", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=DEFAULT, help=f"where to write (default: {DEFAULT})")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file would change")
    parser.add_argument("--openapi", type=Path, metavar="FILE", help="write the OpenAPI document to FILE as well")
    asked = parser.parse_args(words)
    text = browser_types()
    if asked.openapi:
        from ludoteca.server.app import openapi_document

        asked.openapi.write_bytes(openapi_document())
    if asked.check:
        if not asked.file.is_file() or asked.file.read_text(encoding="utf-8") != text:
            print(f"{asked.file} is out of date: run python -m ludoteca.server.schema.", file=sys.stderr)
            return 1
        return 0
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    asked.file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
