"""A push service and the devices behind it, for tests: what a browser and its vendor do, with real cryptography."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import jwt
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Device:
    """A browser's subscription: it alone can read what is sent to it."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"sixteen octets..") -> None:
        self._private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encode(_point(self._private.public_key())), "auth": encode(self.auth)}

    def read(self, body: bytes) -> bytes:
        """RFC 8291, section 3.4, and RFC 8188, of a single record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\x00" + _point(self._private.public_key()) + sender
        shared = _derived(self._private.exchange(ec.ECDH(), other), self.auth, info, 32)
        key = _derived(shared, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derived(shared, salt, b"Content-Encoding: nonce\x00", 12)
        plain, end, _ = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert end
        return plain


class Delivery(msgspec.Struct):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages at a real socket, and answers as it is told: with what is in `answers` first, then 201."""

    def __init__(self) -> None:
        self.came: asyncio.Queue[Delivery] = asyncio.Queue()
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.host = ""

    def address(self, name: str) -> str:
        return f"http://{self.host}/push/{name}"

    async def next(self) -> Delivery:
        return await asyncio.wait_for(self.came.get(), 300)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                _, path, _ = line.decode().split()
                headers: dict[str, str] = {}
                while (line := await reader.readline()).strip():
                    name, _, value = line.decode().partition(":")
                    headers[name.strip().lower()] = value.strip()
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                status, more = self.answers.pop(0) if self.answers else (201, {})
                told = "".join(f"{name}: {value}\r\n" for name, value in more.items())
                writer.write(f"HTTP/1.1 {status} Told\r\n{told}content-length: 0\r\n\r\n".encode())
                await writer.drain()
                self.came.put_nowait(Delivery(path, headers, body))
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    found = PushService()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield found
    finally:
        server.close()


def signed_by(delivery: Delivery, key: str) -> dict[str, Any]:
    """What a server says of itself (RFC 8292), its signature verified with the key that browsers got."""
    scheme, _, rest = delivery.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    claims: dict[str, Any] = jwt.decode(parts["t"], public, ["ES256"], options={"verify_aud": False})
    return claims
