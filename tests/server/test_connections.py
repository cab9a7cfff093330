"""Connections that come in numbers, or take their time."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludoteca.server.connections import ConnectionLimits, OpenSockets
from ludoteca.server.hosts import AllowedHosts
from ludoteca.server.limits import network_of
from ludoteca.table.errors import ApiError
from tests.server.players import Player
from tests.server.serving import serving, settings

pytestmark = pytest.mark.slow

HASTY = ConnectionLimits(headers=0.2, body=0.2, hello=0.2)
BODY = b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


async def _drip(address: str, begin: bytes) -> bytes:
    """Begin a request, never end it, and read what the server says before it hangs up."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    head = f"POST /api/me HTTP/1.1\r\nHost: {parts.netloc}\r\nX-Ludoteca: 1\r\n".encode()
    writer.write(head + begin)
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_headers_that_never_end_are_not_waited_for(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=HASTY)) as (address, _):
        assert await _drip(address, b"X-More: ") == b""


async def test_a_kept_connection_has_the_same_deadline(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=HASTY)) as (address, _):
        parts = urlsplit(address)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(f"GET /health HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode())
        assert (await reader.readuntil(b"alive")).startswith(b"HTTP/1.1 200")
        writer.write(b"GET /health HTTP/1.1\r\nX-More: ")
        with contextlib.suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()


async def test_a_body_that_does_not_come_is_told_so(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=HASTY)) as (address, _):
        answer = await _drip(address, BODY)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"too-slow"' in answer


async def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=HASTY)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", "random", start=True))["id"]
        place = f"{address.replace('http', 'ws')}/ws/tables/{table}"
        async with connect(place, additional_headers=anna.headers()) as line:
            assert "too-slow" in str(await line.recv())
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 4408


async def test_one_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    few = ConnectionLimits(sockets_per_person=2)
    async with serving(settings(tmp_path, connections=few, limits=True)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", "random", start=True))["id"]
        async with anna.listen(table) as first, anna.listen(table) as second:
            await first.kind("welcome")
            await second.kind("welcome")
            place = f"{address.replace('http', 'ws')}/ws/tables/{table}"
            async with connect(place, additional_headers=anna.headers()) as third:
                assert "too-many-sockets" in str(await third.recv())
        # Who closes one may open another.
        async with anna.listen(table) as again:
            await again.kind("welcome")


async def test_beyond_the_ceiling_one_is_told_to_come_back(tmp_path: Path) -> None:
    narrow = ConnectionLimits(most=3)
    async with serving(settings(tmp_path, connections=narrow)) as (address, _):
        parts = urlsplit(address)
        held = [await asyncio.open_connection(parts.hostname, parts.port) for _ in range(3)]
        async with httpx.AsyncClient(base_url=address, headers={"Accept-Language": "de"}) as late:
            answer = await late.get("/api/me")
            assert answer.status_code == 503
            assert answer.json()["code"] == "server-full"
            assert "voll" in answer.json()["sentence"]
            assert answer.headers["retry-after"] == "15"
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        async with httpx.AsyncClient(base_url=address) as later:
            for _ in range(500):
                if (await later.get("/health")).status_code == 200:
                    break
                await asyncio.sleep(0.01)
            else:
                raise AssertionError("nobody was let in after room was made")


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        ("play.example", True),
        ("PLAY.example:443", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("", False),
        ("[::1", False),
        (None, False),
    ],
)
def test_only_our_own_names_are_answered(host: str | None, allowed: bool) -> None:
    assert AllowedHosts("https://play.example", "127.0.0.1").allow(host) is allowed


async def test_a_name_that_is_not_ours_is_refused_everywhere(address: str) -> None:
    async with httpx.AsyncClient(base_url=address, headers={"Host": "evil.example"}) as http:
        for path in ("/api/me", "/metrics", "/"):
            answer = await http.get(path)
            assert answer.status_code == 421, path
            assert answer.json()["code"] == "wrong-host"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_visitors_are_counted_by_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_sockets_are_counted_while_they_are_open() -> None:
    sockets = OpenSockets()
    with sockets.one_more(("a", 1), ("b", 2)):
        with pytest.raises(ApiError, match="too-many-sockets"), sockets.one_more(("b", 2), ("a", 1)):
            pass
        with sockets.one_more(("b", 2)):
            pass
    with sockets.one_more(("a", 1)):
        pass


async def test_a_socket_with_a_body_is_answered(tmp_path: Path) -> None:
    """It was waited for without end, beyond every deadline."""
    async with serving(settings(tmp_path)) as (address, _):
        host, _, port = address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            b"GET /ws/tables/abc HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            b"Content-Length: 5\r\n\r\nhello"
        )
        assert (await reader.readline()).startswith(b"HTTP/1.1 405")
        writer.close()


async def test_who_goes_on_with_a_body_that_was_too_slow_is_hung_up_on(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=HASTY)) as (address, _):
        parts = urlsplit(address)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(f"POST /api/me HTTP/1.1\r\nHost: {parts.netloc}\r\nX-Ludoteca: 1\r\n".encode() + BODY)
        heard = await reader.readuntil(b"\r\n\r\n")
        assert heard.startswith(b"HTTP/1.1 408")
        assert b"connection: close" in heard.lower()
        await reader.read()  # comes to an end
        writer.close()
