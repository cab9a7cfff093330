"""JSON schema to TypeScript: as much of it as msgspec writes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

Schema = dict[str, Any]

_NEVER_NAMED = {"ludoteca", "engine", "games", "mind", "moves", "view", "help_types", "help", "box", "options"}


def typescript(parts: Mapping[str, Schema]) -> str:
    """One exported type for every named schema, in the order of their names."""
    names = {name: _short(name) for name in parts}
    if len(set(names.values())) != len(names):
        raise ValueError("two types of the contract would have the same name in TypeScript")
    out = []
    for name in sorted(parts, key=names.__getitem__):
        schema = parts[name]
        about = schema.get("description")
        if about:
            out.append(_comment(about, ""))
        if "properties" in schema:
            out.append(f"export interface {names[name]} {_fields(schema, names)}\n")
        else:
            out.append(f"export type {names[name]} = {_type(schema, names)}\n")
    return "\n".join(out)


def constant(value: object, indent: str = "") -> str:
    """Plain data as a TypeScript literal: one line for what is short, else a line for each part."""
    if isinstance(value, str):
        return _literal(value)
    if not isinstance(value, Mapping | list | tuple):
        return msgspec.json.encode(value).decode()
    inner = indent + "  "
    if isinstance(value, Mapping):
        parts = [f"{_key(str(key))}: {constant(part, inner)}" for key, part in value.items()]
        opening, closing, gap = "{", "}", " "
    else:
        parts = [constant(part, inner) for part in value]
        opening, closing, gap = "[", "]", ""
    line = f"{opening}{gap}{', '.join(parts)}{gap}{closing}" if parts else opening + closing
    if len(line) < 100 and "\n" not in line:
        return line
    return opening + "".join(f"\n{inner}{part}," for part in parts) + f"\n{indent}{closing}"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*|[0-9]+", name) else _literal(name)


def _short(name: str) -> str:
    """`Lay` stays; a name that occurs in two rooms comes qualified and becomes `TheGameMark`."""
    words = [word for word in re.split(r"[.]|_(?=[A-Z])", name) if word and word not in _NEVER_NAMED]
    return "".join(part[:1].upper() + part[1:] for word in words for part in word.split("_") if part)


def _comment(text: str, indent: str) -> str:
    body = " ".join(text.replace("*/", "* /").split())
    return f"{indent}/** {body} */"


def _fields(schema: Schema, names: Mapping[str, str]) -> str:
    required = set(schema.get("required", ()))
    if not schema["properties"]:
        return "{}"
    lines = []
    for field, inner in schema["properties"].items():
        optional = "" if field in required else "?"
        key = field if re.fullmatch(r"[A-Za-z_]\w*", field) else msgspec.json.encode(field).decode()
        lines.append(f"  {key}{optional}: {_type(inner, names)}")
    return "{\n" + "\n".join(lines) + "\n}"


def _type(schema: Schema, names: Mapping[str, str]) -> str:
    if "$ref" in schema:
        return names[schema["$ref"].rpartition("/")[2]]
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part, names) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema, names)
    if kind == "object":
        if "properties" in schema:
            return _fields(schema, names)
        values = schema.get("additionalProperties")
        keys = _type(schema["propertyNames"], names) if "enum" in schema.get("propertyNames", {}) else "string"
        inner = _type(values, names) if isinstance(values, dict) and values else "unknown"
        return f"Partial<Record<{keys}, {inner}>>" if keys != "string" else f"Record<string, {inner}>"
    simple = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return simple.get(str(kind), "unknown")


def _array(schema: Schema, names: Mapping[str, str]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(_type(part, names) for part in schema["prefixItems"]) + "]"
    items = schema.get("items")
    if items is False or schema.get("maxItems") == 0:
        return "[]"
    inner = _type(items, names) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _literal(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return "'" + text[1:-1].replace("'", "\\'") + "'" if isinstance(value, str) else text
