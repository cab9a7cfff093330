"""Rows of the database as what they stand for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteca.table.contract import Origin
from ludoteca.table.store import MatchRow
from ludoteca.table.table_state import TableState

_tables = msgspec.json.Decoder(TableState)
_options = msgspec.json.Decoder(dict[str, Any])
_names = msgspec.json.Decoder(tuple[str, ...])
_levels = msgspec.json.Decoder(tuple[str | None, ...])
_origin = msgspec.json.Decoder(Origin)


def decode_table(data: str) -> TableState:
    return _tables.decode(data)


def decode_match(row: Mapping[Any, Any]) -> MatchRow:
    values = {str(name): row[name] for name in row if name != "table_id"}
    values |= {"table": row["table_id"], "options": _options.decode(row["options"])}
    values |= {"names": _names.decode(row["names"]), "origin": row["origin"] and _origin.decode(row["origin"])}
    values["levels"] = _levels.decode(row["levels"])
    return MatchRow(**values)
