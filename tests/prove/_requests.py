"""Odd HTTP requests, as bytes: whatever somebody with a script might send."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec

LONG = "x" * 1_500
WORDS = [
    "",
    "x",
    LONG,
    "é" * 700,
    "\u0000",
    "\u202e",
    "💀" * 60,
    "../../etc/passwd",
    "{x}",
    "{ $name }",
    "%s%n",
    "<script>",
    "' OR 1=1 --",
    "nan",
    "1e999",
    "-1",
    "null",
]
VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    1e308,
    2**53,
    2**63 - 1,
    [],
    {},
    [[]],
    [None] * 50,
    {"a": {"b": {}}},
    *WORDS,
]
RAW_PATHS = [
    b"/%00",
    b"/api/%00",
    b"/api/tables/%00",
    b"/api/tables/%ff%fe",
    b"/api/matches/%00/frames",
    b"/api/tables/a%2fb",
    b"/api/tables/..%2f..",
    b"//api//tables",
    b"/api/tables/" + b"a" * 3_000,
    b"/api/tables/%E2%80%AE",
    b"/join/%00",
    b"/assets/%2e%2e/%2e%2e/key",
    b"/assets/%00.js",
    b"/?" + b"a=1&" * 500,
    b"/api/games?language=%00",
    b"/api/games?language=%ff",
    b"/api/games?language=" + b"x" * 2_000,
    b"*",
]
BODIES: list[bytes] = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"\xff\xfe"',
    b'{"name":"\xff"}',
    b'{"text":"\xed\xa0\x80"}',
    b'{"name":"\\ud800"}',
    b"\x00",
    b"\xef\xbb\xbf{}",
    b"[" * 5_000,
    b'{"a":' * 3_000,
    b'{"name":"' + b"a" * 5_000 + b'"}',
    b'{"record":"' + b"a" * 60_000 + b'"}',
    b'{"name":1e999}',
    b'{"n":' + b"9" * 400 + b"}",
]
HEADERS: list[bytes] = [
    b"",
    b"Accept-Language: \xff\xfe\r\n",
    b"Accept-Language: " + b"de," * 800 + b"\r\n",
    b"Cookie: ludoteca=\xff\r\n",
    b"Cookie: ludoteca=" + b"a" * 3_000 + b"\r\n",
    b"Cookie: =;;;=\r\n",
    b"Authorization: Bearer \xff\r\n",
    b"Authorization: Bearer " + b"a." * 400 + b"\r\n",
    b"Authorization: Basic\r\n",
    b"Content-Type: text/plain\r\n",
    b"Content-Type: application/json; charset=utf-16\r\n",
    b"Content-Type: multipart/form-data\r\n",
    b"Origin: null\r\n",
    b"Origin: http://[::1\r\n",
    b"X-Forwarded-For: \xff\r\n",
    b"Range: bytes=0-\r\n",
    b"Expect: 100-continue\r\n",
    b"If-None-Match: \xff\r\n",
]
METHODS = [b"GET", b"POST", b"PUT", b"PATCH", b"DELETE", b"HEAD", b"OPTIONS", b"TRACE", b"BREW"]


class Oddities:
    """Makes requests, given the routes of the server and a table and a match that exist."""

    def __init__(self, random: Random, schema: dict[str, Any], known: dict[str, str]) -> None:
        self._random = random
        self._known = known
        self._routes = [
            (method.upper(), path, route)
            for path, methods in schema["paths"].items()
            for method, route in methods.items()
            if method in ("get", "post", "put", "patch", "delete")
        ]

    def request(self, host: str, cookie: str) -> bytes:
        random = self._random
        if random.random() < 0.25:
            method, path, body = random.choice(METHODS), random.choice(RAW_PATHS), random.choice(BODIES)
        else:
            method, path, body = self._nearly_right()
        lines = b"%s %s HTTP/1.1\r\nHost: %s\r\nX-Ludoteca: 1\r\n" % (method, path, host.encode())
        if random.random() < 0.7:
            lines += b"Cookie: %s\r\n" % cookie.encode()
        lines += random.choice(HEADERS) if random.random() < 0.3 else b""
        if b"Content-Type" not in lines:
            lines += b"Content-Type: application/json\r\n"
        return lines + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body

    def _nearly_right(self) -> tuple[bytes, bytes, bytes]:
        """A route that exists, with values that mostly do not fit."""
        random = self._random
        method, path, route = random.choice(self._routes)
        for parameter in route.get("parameters", []):
            if parameter["in"] == "path":
                name = parameter["name"]
                good = self._known.get(name, "0")
                value = good if random.random() < 0.7 else str(random.choice([*WORDS, -1, 99, 10**12]))
                path = path.replace(f"{{{name}}}", quoted(value) or "x")
        queries = [parameter["name"] for parameter in route.get("parameters", []) if parameter["in"] == "query"]
        asked = [f"{name}={quoted(str(random.choice(VALUES)))}" for name in queries if random.random() < 0.6]
        if asked:
            path += "?" + "&".join(asked)
        if method == "GET":
            body = b""
        elif random.random() < 0.2:
            body = random.choice(BODIES)
        else:
            body = self._body(route)
        return method.encode(), path.encode("ascii", "replace"), body

    def _body(self, route: dict[str, Any]) -> bytes:
        random = self._random
        fields = ["name", "language", "game", "options", "chairs", "move", "n", "seat", "text", "code", "record"]
        fields += ["kind", "level", "what", "agree", "marks", "bot", "bots", "host", "start", "clock", "token"]
        schema = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        fields = [*schema.get("properties", {}), *random.sample(fields, 4)]
        games = ["lost-code", "the-game", "the-game-extreme", "think-str8"]
        value = {name: random.choice(games) if name == "game" else random.choice(VALUES) for name in fields}
        return msgspec.json.encode(value)


def quoted(text: str) -> str:
    return "".join(f"%{byte:02X}" for byte in text.encode("utf-8", "replace"))


async def send(host: str, port: int, request: bytes, patience: float, at: str = "127.0.0.1") -> tuple[int, bytes]:
    """The status and the whole answer. `at` is the address of this machine that it comes from."""
    reader, writer = await asyncio.open_connection(host, port, local_addr=(at, 0))
    try:
        writer.write(request)
        async with asyncio.timeout(patience):
            answer = await reader.read()
    finally:
        writer.close()
    parts = answer.split(b" ", 2)
    return (int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 0), answer
