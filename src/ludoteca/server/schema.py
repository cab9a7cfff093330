"""The contract for the browser: `python -m ludoteca.server.schema` writes web/src/lib/contract.ts anew, and beside it
box.ts with what is in the boxes of the games.

With --check it only says whether the files are what it would write; with --openapi FILE it writes the OpenAPI document.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludoteca.engine.game import AnyGame
from ludoteca.engine.registry import own_families
from ludoteca.mind import assist
from ludoteca.server.typescript import Schema, constant, typescript
from ludoteca.table import (
    archive_contract,
    contract,
    deal_contract,
    history_contract,
    lesson_contract,
    messages,
    operator_contract,
    people_contract,
    puzzle_contract,
    review_contract,
)
from ludoteca.table.errors import ErrorCode

DEFAULT = Path("web/src/lib/contract.ts")
CONTRACTS = (
    archive_contract,
    contract,
    deal_contract,
    history_contract,
    lesson_contract,
    messages,
    operator_contract,
    people_contract,
    puzzle_contract,
    review_contract,
)

HEAD = """\
// Made by `python -m ludoteca.server.schema` from the server's own structs. Change those, not this file.
"""


class NoGames(Exception):
    """There is nothing to write a contract about."""


def own_games() -> list[AnyGame]:
    """Our own games. Those from elsewhere have boards and types of their own, or none: the client must not depend on
    who is installed."""
    found = [game for family in own_families() for game in family.games]
    if not found:
        raise NoGames(
            "No game of Ludoteca is installed here, so there is no contract to write: install the package first "
            "(python3 dev.py setup)."
        )
    return found


def components() -> dict[str, Schema]:
    """The JSON schema of every struct of the contract, by name, and the unions that the browser speaks of."""
    shelf = own_games()
    structs = [
        kind
        for module in CONTRACTS
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    unions: dict[str, Any] = {
        "AnyMove": _joined(game.Moves for game in shelf),
        "AnyView": _joined(game.View for game in shelf),
        "AnyHelp": _joined(assist.forms()),
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
    parts["Ending"] = _codes(game.endings for game in shelf)
    parts["RefusalCode"] = _codes(game.refusals for game in shelf)
    parts["ErrorCode"] = _codes([get_args(ErrorCode)])
    for struct, field, kinds in CODES:
        parts[struct]["properties"][field] = {"anyOf": [{"$ref": f"#/$defs/{kind}"} for kind in kinds]}
    # A move may also be sent as its text: "lay 34 up1".
    parts["MoveSent"] = {"anyOf": [{"$ref": "#/$defs/AnyMove"}, {"type": "string"}]}
    return parts


CODES = (("Outcome", "reason", ("Ending",)), ("ErrorReply", "code", ("ErrorCode", "RefusalCode")))
"""Fields that bear a code. On the wire they are any text, because a game from elsewhere has codes of its own; the
browser is told those that it has to know."""


def _codes(groups: Iterable[Iterable[str]]) -> Schema:
    return {"enum": sorted({code for group in groups for code in group})}


def _joined(kinds: Any) -> tuple[Any, ...]:
    """The members of several structs and unions of structs, each once, in order."""
    return tuple(dict.fromkeys(member for kind in kinds for member in (get_args(kind) or (kind,))))


def browser_types() -> str:
    return HEAD + typescript(components())


def browser_box() -> str:
    """What is in the boxes, by game, as constants."""
    ours = sorted(own_games(), key=lambda game: game.name)
    boxes = {
        game.name: {"title": game.title, "players": [min(game.players), max(game.players)], **game.facts()}
        for game in ours
    }
    return f"{BOX_HEAD}export const box = {constant(msgspec.to_builtins(boxes, str_keys=True))} as const\n"


BOX_HEAD = """\
// Made by `python -m ludoteca.server.schema` from the boxes of the games (games/*/box.py). Change those, not this file.
"""


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludoteca.server.schema", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=DEFAULT, help=f"where to write (default: {DEFAULT})")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file would change")
    parser.add_argument("--openapi", type=Path, metavar="FILE", help="write the OpenAPI document to FILE as well")
    asked = parser.parse_args(words)
    try:
        made = {asked.file: browser_types(), asked.file.with_name("box.ts"): browser_box()}
    except NoGames as error:
        print(error, file=sys.stderr)
        return 1
    if asked.openapi:
        from ludoteca.server.app import openapi_document

        asked.openapi.write_bytes(openapi_document())
    if asked.check:
        old = [file for file, text in made.items() if not file.is_file() or file.read_text(encoding="utf-8") != text]
        for file in old:
            print(f"{file} is out of date: run python -m ludoteca.server.schema.", file=sys.stderr)
        return 1 if old else 0
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    for file, text in made.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
