"""Odd WebSockets, as bytes: handshakes and frames that no library would send."""

from __future__ import annotations

import asyncio
import struct
from random import Random

from tests.prove._requests import WORDS, quoted

_KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
_ODD_HEADERS: list[bytes] = [
    b"",
    b"Origin: null\r\n",
    b"Origin: http://[::1\r\n",
    b"Cookie: ludoteca=\xff\r\n",
    b"Authorization: Bearer \xff\r\n",
    b"Authorization: Bearer a.b\r\n",
    b"Accept-Language: \xff\r\n",
    b"Sec-WebSocket-Protocol: \xff, a\r\n",
    b"Sec-WebSocket-Extensions: permessage-deflate; x=\xff\r\n",
    b"Content-Length: 5\r\n",
]
_TEXTS: list[bytes] = [
    b"",
    b'{"do":"hello"}',
    b'{"do":"hello","changes":true}',
    b'{"do":"hello","changes":"yes"}',
    b'{"do":"hello","n":1e999}',
    b'{"do":"again","ref":1}',
    b'{"do":"again","ref":1,"agree":7}',
    b'{"do":"say","ref":1,"text":"\xff"}',
    b"\xff\xfe",
    b"x" * 1_500,
    b'{"do":"' + b"x" * 1_500 + b'","ref":1}',
    b'{"do":"play","ref":1,"move":"' + b"x" * 1_500 + b'"}',
    b'{"do":"play","ref":1,"move":{"do":"' + b"y" * 2_000 + b'"}}',
]
_TEXT, _BINARY, _CLOSE, _PING = 1, 2, 8, 9


class OddSockets:
    """Makes the bytes of sockets to a table that exists."""

    def __init__(self, random: Random, table: str) -> None:
        self._random = random
        self._table = table

    def handshake(self, host: str, cookie: str) -> tuple[bytes, bytes, bool]:
        """What to send to open a socket, what to send through it, and whether the server has to be told that this was
        all: it may have to wait for the end of a frame otherwise."""
        random = self._random
        table = self._table if random.random() < 0.8 else quoted(random.choice(WORDS)) or "x"
        lines = b"GET /ws/tables/%s HTTP/1.1\r\nHost: %s\r\n" % (table.encode("ascii", "replace"), host.encode())
        lines += b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
        lines += b"Sec-WebSocket-Version: %s\r\n" % random.choice([b"13"] * 9 + [b"99"])
        lines += _KEY if random.random() < 0.95 else b""
        lines += b"Cookie: %s\r\n" % cookie.encode() if random.random() < 0.8 else b""
        lines += random.choice(_ODD_HEADERS) if random.random() < 0.3 else b""
        frames = b"".join(self._frame() for _ in range(random.randrange(1, 6)))
        noise = random.randbytes(random.randrange(1, 30)) if random.random() < 0.2 else b""
        # Said at the end, so that whatever was not closed for its frames comes to one.
        return lines + b"\r\n", frames + noise + _masked(_CLOSE, struct.pack("!H", 1000)), bool(noise)

    def _frame(self) -> bytes:
        random = self._random
        kind = random.randrange(9)
        if kind < 6:
            return _masked(random.choice([_TEXT, _TEXT, _BINARY]), random.choice(_TEXTS))
        if kind == 6:
            return _masked(random.randrange(16), random.randbytes(random.randrange(100)))
        if kind == 7:
            return _masked(_PING, random.randbytes(random.choice([0, 10, 125])))
        return _masked(_CLOSE, random.choice([b"", b"\x03", struct.pack("!H", 4999), b"\x03\xe8\xff\xfe"]))


def _masked(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    head = bytes([0x80 | kind])
    head += bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack("!H", size)
    return head + b"\0\0\0\0" + payload


def close_code(answer: bytes) -> int | None:
    """The code with which the server closed a socket; None where it sent none. For an answer that was refused before it
    became a socket, its status."""
    head, _, rest = answer.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 101"):
        return int(head.split(b" ", 2)[1]) if head.startswith(b"HTTP/1.1 ") else None
    while len(rest) >= 2:
        kind, size, at = rest[0] & 15, rest[1] & 127, 2
        if size == 126:
            size, at = struct.unpack("!H", rest[2:4])[0], 4
        elif size == 127:
            size, at = struct.unpack("!Q", rest[2:10])[0], 10
        if kind == _CLOSE and len(rest) >= at + size:
            return int(struct.unpack("!H", rest[at : at + 2])[0]) if size >= 2 else 1005
        rest = rest[at + size :]
    return None


async def talk(host: str, port: int, head: bytes, frames: bytes, patience: float, *, ends: bool) -> bytes:
    """Everything that the server says until it says that it closes, or does. A server may wait a while for the other
    side to close too."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        writer.write(head)
        async with asyncio.timeout(patience):
            answer = await reader.readuntil(b"\r\n\r\n")
            # What comes before the socket is open is not for it.
            writer.write(frames)
            if ends:
                writer.write_eof()
            while close_code(answer) is None and (more := await reader.read(65_536)):
                answer += more
        return answer
    finally:
        writer.close()
