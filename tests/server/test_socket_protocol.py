"""Sockets without detours: frames of our own, reading on, and pings for the silent only."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from ludoteca.server import socket_protocol
from ludoteca.server.socket_protocol import Mailbox, TableProtocol, text_frame
from tests.server.players import Player
from tests.server.serving import serving, settings


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = ("é" * size).encode()[:size] if size % 2 == 0 else b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Line:
    """A transport that remembers what was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def pause_reading(self) -> None: ...

    def close(self) -> None: ...

    def is_closing(self) -> bool:
        return False


def an_open_socket() -> TableProtocol:
    """A protocol as it is after its handshake, on a line that leads nowhere."""
    protocol, line = object.__new__(TableProtocol), Line()
    conn = Protocol(Side.SERVER, max_size=65_536)
    protocol.__dict__ |= {"conn": conn, "transport": line, "loop": Clock(), "queue": Mailbox(), "frames": []}
    protocol.handshake_initiated = protocol.handshake_complete = True
    protocol.close_sent = protocol.disconnected = protocol.read_paused = False
    protocol.close_timer = protocol.pending_ping_payload = None
    protocol.client, protocol.logger = None, logging.getLogger("uvicorn.error")
    return protocol


def sent(*frames: tuple[Opcode, bytes, bool]) -> list[bytes]:
    """Frames as a client sends them."""
    return [Frame(opcode, data, fin).serialize(mask=True) for opcode, data, fin in frames]


def heard(pieces: Iterable[bytes]) -> tuple[list[Any], list[bytes]]:
    """What comes of what a client sent in these pieces: messages, and what is answered at once."""
    protocol = an_open_socket()
    for piece in pieces:
        protocol.data_received(piece)
    return waiting(protocol), protocol.transport.written  # type: ignore[attr-defined]


def waiting(protocol: TableProtocol) -> list[Any]:
    """Messages that nobody has read yet."""
    messages: Mailbox = protocol.queue  # type: ignore[assignment]
    return messages._messages


_PIECES = st.one_of(
    st.tuples(st.just(Opcode.TEXT), st.text(max_size=300).map(str.encode), st.booleans()),
    st.tuples(st.just(Opcode.TEXT), st.binary(max_size=5), st.just(True)),
    st.tuples(st.sampled_from([Opcode.CONT, Opcode.BINARY]), st.binary(max_size=150), st.booleans()),
    st.tuples(st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=125), st.just(True)),
    st.just((Opcode.CLOSE, (1000).to_bytes(2, "big"), True)),
)


@given(st.lists(_PIECES, max_size=8), st.lists(st.integers(0, 400), max_size=6), st.binary(max_size=3))
def test_texts_taken_past_the_library_are_what_it_would_have_read(
    frames: list[tuple[Opcode, bytes, bool]], cuts: list[int], rest: bytes
) -> None:
    """Whatever a client sends, in however many pieces: the same is heard and answered."""
    data = b"".join(sent(*frames)) + rest
    ends = [*sorted({0, *(cut for cut in cuts if cut < len(data)), len(data)})]
    pieces = [data[begin:end] for begin, end in pairwise(ends)]
    told, alone = an_open_socket(), an_open_socket()
    alone._between = False
    for piece in pieces:
        told.data_received(piece)
        alone.data_received(piece)
    messages, others = waiting(told), waiting(alone)
    if alone.conn.parser_exc is not None:
        # What came at once with an error, and before it, the library does not tell.
        messages = [message for message in messages if message in others]
    assert messages == others
    assert told.transport.written == alone.transport.written  # type: ignore[attr-defined]
    assert told.read_paused == alone.read_paused


def test_short_texts_never_reach_the_library() -> None:
    """Nor does an answer to a ping, or a chat message, make it read what comes later."""
    protocol = an_open_socket()
    reads = Mock(wraps=protocol.conn.receive_data)
    protocol.conn.receive_data = reads  # type: ignore[method-assign]
    pong, *texts = sent((Opcode.PONG, b"abcd", True), *[(Opcode.TEXT, b"x" * size, True) for size in (0, 70, 125, 900)])
    for data in (texts[1], texts[2] + texts[3], pong, texts[1], texts[0] + texts[1]):
        protocol.data_received(data)
    assert [len(message["text"]) for message in waiting(protocol)] == [70, 125, 900, 70, 0, 70]
    assert reads.call_count == 0


def test_a_text_that_is_none_closes_the_socket() -> None:
    messages, answers = heard(sent((Opcode.TEXT, b"\xff\xfe", True)))
    assert [message["type"] for message in messages] == ["websocket.disconnect"]
    assert answers[0][2:4] == (1007).to_bytes(2, "big")


def test_goodbye_right_after_a_text_that_is_none_is_heard() -> None:
    bad, goodbye = sent((Opcode.TEXT, b"\xff\xfe", True), (Opcode.CLOSE, (1000).to_bytes(2, "big"), True))
    messages, answers = heard([bad + goodbye])
    assert messages == [{"type": "websocket.disconnect", "code": 1000, "reason": ""}]
    assert answers[0][0] == 0x88  # a close frame


@pytest.mark.slow
async def test_an_answer_that_comes_after_the_end_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    nonsense, bad = sent((Opcode.TEXT, b"nonsense", True), (Opcode.TEXT, b"\xff\xfe", True))
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        async with anna.listen(table) as ear:
            await ear.kind("table")
            line: Any = ear.socket.transport
            line.write(nonsense * 3 + bad)
            with pytest.raises(ConnectionClosed):
                await ear.kind("never")
    # Requests may be logged: the tests before this one decide how much is.
    said = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.message for record in said if record.name != "uvicorn.error"] == []
    assert not any("ASGI" in record.message for record in caplog.records)


async def test_what_goes_soon_goes_with_the_next_text_or_by_itself_and_never_after_the_end() -> None:
    protocol = object.__new__(TableProtocol)
    line = Line()
    protocol.__dict__ |= {"_soon": [], "transport": line, "loop": asyncio.get_running_loop()}
    protocol.disconnected = protocol.close_sent = False
    protocol.send_text_soon(b"one")
    protocol.send_text(b"two")
    assert line.written == [text_frame(b"one") + text_frame(b"two")]
    protocol.send_text_soon(b"three")
    protocol.send_text_soon(b"four")
    assert len(line.written) == 1
    await asyncio.sleep(0)
    assert line.written[1:] == [text_frame(b"three") + text_frame(b"four")]
    protocol.send_text_soon(b"five")
    protocol.disconnected = True
    await asyncio.sleep(0)
    assert len(line.written) == 2


@pytest.mark.slow
async def test_a_move_is_shown_to_whoever_made_it_before_it_is_acknowledged(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", start=True))["id"]
        async with anna.listen(table) as ear:
            for _ in range(4):
                view = (await ear.beyond(0))["view"]
                done = await ear.do(do="play", move=view["moves"][0])
                shown = [message for message in ear.heard if message["kind"] == "events"][-1]
                assert shown["n"] > done["n"]


@pytest.mark.slow
async def test_nothing_is_kept_of_what_opened_a_socket(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as (address, app), Player(address) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        async with anna.listen(table) as ear:
            await ear.kind("table")
            found = [one for one in app.state.server.server_state.connections if isinstance(one, TableProtocol)]
            (protocol,) = found
            assert protocol.scope["headers"] == []
            reader: Any = protocol.conn.parser
            assert "request" not in reader.gi_frame.f_locals
            assert (await ear.do(do="ping"))["kind"] == "pong"


@pytest.mark.slow
@pytest.mark.parametrize("ahead", [0, socket_protocol._READ_AHEAD])
async def test_many_messages_at_once_are_all_answered_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    monkeypatch.setattr(socket_protocol, "_READ_AHEAD", ahead)
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        async with anna.listen(table) as ear:
            await ear.kind("table")
            for ref in range(200):
                await ear.send({"do": "ping", "ref": ref})
            answers = [(await ear.kind("pong"))["ref"] for _ in range(200)]
    assert answers == list(range(200))


class Pings:
    """Counts the pings that sockets are sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent = 0
        real = TableProtocol.ask_whether_there

        def counted(protocol: TableProtocol) -> None:
            self.sent += 1
            real(protocol)

        monkeypatch.setattr(TableProtocol, "ask_whether_there", counted)
        monkeypatch.setattr(socket_protocol, "_TICK", 0.05)
        start = TableProtocol.start_keepalive

        def often(protocol: TableProtocol) -> None:
            # Long enough for an answer on a busy machine.
            protocol.ping_interval, protocol.ping_timeout = 0.4, 5.0
            start(protocol)

        monkeypatch.setattr(TableProtocol, "start_keepalive", often)


class Clock:
    """A loop whose time goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, then: Callable[[], None]) -> None:
        self.due.append((when, then))

    def call_later(self, delay: float, then: Callable[[], None]) -> None:
        self.call_at(self.now + delay, then)

    def go_on(self) -> None:
        self.now, then = self.due.pop(0)
        then()


def test_only_who_is_silent_is_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []
    protocol, clock = object.__new__(TableProtocol), Clock()
    monkeypatch.setattr(TableProtocol, "ask_whether_there", lambda _: asked.append(clock.now))
    protocol.__dict__ |= {"loop": clock, "ping_interval": 20.0, "_heard_at": clock.now}
    protocol.close_sent, protocol.transport = False, Line()  # type: ignore[assignment]
    protocol.schedule_ping()
    for _ in range(5):  # heard of in between: asked later, and later again
        assert 20 <= clock.due[0][0] - protocol._heard_at <= 20 + socket_protocol._TICK
        protocol._heard_at = clock.due[0][0] - 1
        clock.go_on()
    assert asked == []
    heard = protocol._heard_at
    clock.go_on()
    assert len(asked) == 1
    assert 20 <= asked[0] - heard <= 20 + socket_protocol._TICK
    assert clock.due == []


def test_whatever_is_heard_after_a_ping_is_an_answer() -> None:
    """A pong is read past the library; who says nothing is let go in the end."""
    protocol, pong = an_open_socket(), sent((Opcode.PONG, b"", True))[0]
    clock, line = cast("Clock", protocol.loop), cast("Line", protocol.transport)
    protocol.__dict__ |= {"ping_interval": 25.0, "ping_timeout": 20.0, "_heard_at": clock.now}
    protocol.schedule_ping()
    for answer, after in ((pong, 0.0), (_masked(1, b'{"do":"ping"}'), 1.0), (b"", 1.0)):
        clock.go_on()
        assert line.written.pop() == Frame(Opcode.PING, b"", True).serialize(mask=False)
        asked = clock.now
        clock.now += after
        if answer:
            protocol.data_received(answer)
        clock.go_on()
        assert clock.now == asked + 20
        assert protocol.close_sent == (not answer)
        if answer:
            assert 25 <= clock.due[0][0] - (asked + after) <= 25 + socket_protocol._TICK
    assert clock.due == []
    assert protocol._between


@pytest.mark.slow
async def test_who_is_silent_but_there_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pings = Pings(monkeypatch)
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        async with anna.listen(table) as ear:
            while pings.sent < 2:
                await asyncio.sleep(0.05)
            assert (await ear.do(do="ping"))["kind"] == "pong"


@pytest.mark.slow
async def test_who_does_not_answer_pings_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = TableProtocol.start_keepalive
    opened: list[TableProtocol] = []
    monkeypatch.setattr(socket_protocol, "_TICK", 0.05)
    # Nobody is asked before the network is gone: on a busy machine an answer may take longer than is waited for here.
    monkeypatch.setattr(TableProtocol, "start_keepalive", lambda protocol: opened.append(protocol))
    async with serving(settings(tmp_path)) as (address, app), Player(address) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        path = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(path, additional_headers=anna.headers(), compression=None, close_timeout=0.1) as line:
            await line.send('{"do":"hello"}')
            await line.recv()
            line.transport.pause_reading()  # the network is gone: nothing is heard, nothing answered
            (protocol,) = opened
            protocol.ping_interval = protocol.ping_timeout = 0.1
            start(protocol)
            await _nobody(app)


async def _nobody(app: Any) -> None:
    while app.state.metrics.sockets._value.get():
        await asyncio.sleep(0.05)


def _masked(kind: int, payload: bytes, *, ends: bool = True) -> bytes:
    return bytes([(0x80 if ends else 0) | kind, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", _masked(9, b"x" * 125)),
        (b"", _masked(10, b"")),
        (_masked(1, b"", ends=False), _masked(0, b"", ends=False)),
    ],
    ids=["pings", "pongs", "empty pieces"],
)
async def test_frames_without_end_are_cut_off(tmp_path: Path, first: bytes, then: bytes) -> None:
    """They are no messages, so that nobody counted them; and pings were answered into memory if nobody read."""
    async with serving(settings(tmp_path)) as (address, app), Player(address) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        host, _, port = address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        cookie = anna.headers()["Cookie"]
        writer.write(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(_masked(1, b'{"do":"hello"}') + first)
        writer.write(then * 200)
        async with asyncio.timeout(60):
            with contextlib.suppress(OSError):
                while await reader.read(65_536):
                    pass
            await _nobody(app)
        writer.close()


@pytest.mark.parametrize(
    ("first", "then"),
    [(_masked(1, b"", ends=False), _masked(0, b"", ends=False)), (b"", _masked(1, b'{"do":"ping"}'))],
    ids=["empty pieces", "messages"],
)
def test_of_a_flood_that_comes_at_once_little_is_read(
    first: bytes, then: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system hands over a quarter of a megabyte: whoever reads all of it before looking holds up everybody."""
    read = 0
    recv_frame = Protocol.recv_frame

    def counted(self: Protocol, frame: Frame) -> None:
        nonlocal read
        read += 1
        recv_frame(self, frame)

    monkeypatch.setattr(Protocol, "recv_frame", counted)
    protocol = an_open_socket()
    flood = first + then * (262_144 // len(then))
    protocol.data_received(flood)
    assert protocol.transport.aborted  # type: ignore[attr-defined]
    assert 0 < read <= 1_000


def test_a_long_message_is_read_whole_in_however_many_pieces_it_comes() -> None:
    text = b"x" * 60_000
    messages, _ = heard([_masked(1, b"one") + Frame(Opcode.TEXT, text).serialize(mask=True) + _masked(1, b"two")])
    assert [message["text"] for message in messages] == ["one", text.decode(), "two"]


@pytest.mark.slow
async def test_an_ordinary_client_may_ping_and_send_in_pieces(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        async with anna.listen(table) as ear:
            for _ in range(20):
                await (await ear.socket.ping())
            await ear.socket.send(iter(['{"do":"pi', 'ng","re', 'f":7}']))
            assert (await ear.kind("pong"))["ref"] == 7
