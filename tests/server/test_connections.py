"""Connections that come in numbers, or take their time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.server.connections import ConnectionLimits, OpenSockets, most_connections
from ludoteca.server.hosts import AllowedHosts
from ludoteca.server.limits import network_of
from ludoteca.table.errors import ApiError
from tests.server.players import Player
from tests.server.serving import serving, settings

pytestmark = pytest.mark.slow

# Only the deadline that a test is about is short: on a busy machine another one would come first.
SLOW_HEADERS, SLOW_BODY, NO_HELLO = (
    ConnectionLimits(headers=0.2),
    ConnectionLimits(body=0.2),
    ConnectionLimits(hello=0.2),
)
SOON = 60.0
"""Seconds in which such a deadline comes on the busiest machine; without one it would never come."""
BODY = b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


async def _drip(address: str, begin: bytes) -> bytes:
    """Begin a request, never end it, and read what the server says before it hangs up."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    head = f"POST /api/me HTTP/1.1\r\nHost: {parts.netloc}\r\nX-Ludoteca: 1\r\n".encode()
    writer.write(head + begin)
    try:
        async with asyncio.timeout(SOON):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_headers_that_never_end_are_not_waited_for(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=SLOW_HEADERS)) as (address, _):
        assert await _drip(address, b"X-More: ") == b""


async def test_who_says_nothing_at_all_is_not_waited_for(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=SLOW_HEADERS)) as (address, _):
        parts = urlsplit(address)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        with contextlib.suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), SOON) == b""
        writer.close()


async def test_a_kept_connection_has_the_same_deadline(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as (address, app):
        parts = urlsplit(address)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(f"GET /health HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode())
        assert (await reader.readuntil(b"alive")).startswith(b"HTTP/1.1 200")
        (connection,) = app.state.server.server_state.connections
        connection.seconds_for_headers = 0.2
        writer.write(b"GET /health HTTP/1.1\r\nX-More: ")
        with contextlib.suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), SOON) == b""
        writer.close()


async def test_a_body_that_does_not_come_is_told_so(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=SLOW_BODY)) as (address, _):
        answer = await _drip(address, BODY)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"too-slow"' in answer


async def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=NO_HELLO)) as (address, _), Player(address) as anna:
        await anna.post("/me", {"name": "Anna", "language": "it"})
        table = (await anna.create("the-game", "me", "random", start=True))["id"]
        place = f"{address.replace('http', 'ws')}/ws/tables/{table}"
        async with connect(place, additional_headers=anna.headers()) as line:
            error = json.loads(await asyncio.wait_for(line.recv(), SOON))["error"]
            assert error["code"] == "too-slow"
            # Her language, not the one that her program asked for.
            assert error["sentence"].startswith("Ci ha messo troppo")
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
                assert "too-many-sockets" in str(await asyncio.wait_for(third.recv(), SOON))
        # Who closes one may open another.
        async with anna.listen(table) as again:
            await again.kind("welcome")


async def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    few = ConnectionLimits(sockets_per_address=2)
    async with serving(settings(tmp_path, connections=few, limits=True)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", "random", start=True, visibility="listed"))["id"]
        place = f"{address.replace('http', 'ws')}/ws/tables/{table}"
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(2):
                # People who have not even said who they are.
                line = await stack.enter_async_context(connect(place))
                await line.send('{"do":"hello"}')
                assert "welcome" in str(await line.recv())
            third = await stack.enter_async_context(connect(place))
            assert "too-many-sockets" in str(await asyncio.wait_for(third.recv(), SOON))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such limit")
@pytest.mark.parametrize(("files", "most"), [(1_024, 864), (100, 16), (1_000_000, 8_000), (-1, 8_000)])
def test_the_ceiling_keeps_clear_of_the_file_limit(monkeypatch: pytest.MonkeyPatch, files: int, most: int) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    assert most_connections() == most


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
            async with asyncio.timeout(SOON):
                while (await later.get("/health")).status_code != 200:
                    await asyncio.sleep(0.01)


async def test_one_address_cannot_take_all_the_room(tmp_path: Path) -> None:
    """It could: a thousand connections that say nothing, begun again every ten seconds."""
    narrow = ConnectionLimits(most=100, per_address=5)
    async with serving(settings(tmp_path, connections=narrow, limits=True)) as (address, _):
        parts = urlsplit(address)
        held = [await asyncio.open_connection(parts.hostname, parts.port) for _ in range(5)]
        async with httpx.AsyncClient(base_url=address) as same:
            assert (await same.get("/api/me")).json()["code"] == "server-full"
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.9")
        async with httpx.AsyncClient(base_url=address, transport=elsewhere) as other:
            assert (await other.get("/api/me")).status_code == 200
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        # Sockets of tables are counted by themselves, and what was closed counts no longer.
        async with Player(address) as anna:
            async with asyncio.timeout(SOON):
                while not (await anna.http.get("/api/me")).is_success:
                    await asyncio.sleep(0.01)
            table = (await anna.create("the-game", "me", "random", start=True))["id"]
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(8):
                    await (await stack.enter_async_context(anna.listen(table))).kind("welcome")


async def test_behind_a_proxy_all_come_from_one_address(tmp_path: Path) -> None:
    narrow = ConnectionLimits(most=100, per_address=2)
    async with serving(settings(tmp_path, connections=narrow, limits=True, proxy=True)) as (address, _):
        parts = urlsplit(address)
        held = [await asyncio.open_connection(parts.hostname, parts.port) for _ in range(9)]
        async with httpx.AsyncClient(base_url=address) as same:
            assert (await same.get("/api/me")).status_code == 200
        for _, writer in held:
            writer.close()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux lets go who does not read")
async def test_who_reads_nothing_of_the_answer_is_let_go(tmp_path: Path) -> None:
    impatient = ConnectionLimits(unread=0.5)
    async with serving(settings(tmp_path, connections=impatient), buffer=4_096) as (address, app):
        parts = urlsplit(address)
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            line.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(line, (parts.hostname, parts.port))
            asked = f"GET /api/openapi.json HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: close\r\n\r\n"
            await loop.sock_sendall(line, asked.encode())
            state = app.state.server.server_state
            while not state.total_requests:
                await asyncio.sleep(0.01)
            # The answer is written and the connection closed, and most of it lies here unread.
            async with asyncio.timeout(SOON):
                while state.connections:
                    await asyncio.sleep(0.05)


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


async def test_a_name_that_is_not_ours_gets_no_socket(address: str) -> None:
    async with Player(address) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        parts = urlsplit(address)
        evil = f"ws://evil.example:{parts.port}"
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(
                f"{evil}/ws/tables/{table}", additional_headers=anna.headers(), host=parts.hostname, port=parts.port
            ):
                pass


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
        assert (await asyncio.wait_for(reader.readline(), SOON)).startswith(b"HTTP/1.1 405")
        writer.close()


async def test_who_goes_on_with_a_body_that_was_too_slow_is_hung_up_on(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, connections=SLOW_BODY)) as (address, _):
        parts = urlsplit(address)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(f"POST /api/me HTTP/1.1\r\nHost: {parts.netloc}\r\nX-Ludoteca: 1\r\n".encode() + BODY)
        heard = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SOON)
        assert heard.startswith(b"HTTP/1.1 408")
        assert b"connection: close" in heard.lower()
        await asyncio.wait_for(reader.read(), SOON)  # comes to an end
        writer.close()
