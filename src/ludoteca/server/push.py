"""Web Push: turn alerts on their way to browsers that are closed. Encrypted for the device (RFC 8291) and signed by
this server (VAPID, RFC 8292) with the package webpush; without it (the extra “push”) no alerts are offered."""

from __future__ import annotations

import hmac
import logging
import time
from email.utils import parsedate_to_datetime
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from ludoteca.server.hosts import is_local
from ludoteca.table.alerts import Notification
from ludoteca.table.errors import ApiError
from ludoteca.table.people import fingerprint
from ludoteca.table.store import AlertRow

log = logging.getLogger(__name__)

SERVICES = (
    "android.googleapis.com",
    "fcm.googleapis.com",
    "jmt17.google.com",
    ".notify.windows.com",
    ".push.apple.com",
    ".push.services.mozilla.com",
)
"""The push services of the browsers; one that begins with a dot stands for all names below it. The server sends
requests to nobody else, whatever address a browser tells, so that nobody can make it knock at other doors."""
TIMEOUT = 10.0
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many keys the curve P-256 has."""
_SIGNED_FOR = 12 * 3600
"""Seconds that a signature holds; services take a day at most."""
_BLOCK = 256
"""Bytes: messages are filled up to a multiple, so that their length tells little of what is in them."""

Result = Literal["sent", "gone", "denied", "later", "refused"]
"""Of one attempt: delivered; the device is not there any more; this server may not send to it; try again; this message
is not taken."""


class Sent(msgspec.Struct, frozen=True):
    result: Result
    after: float | None = None
    """Seconds after which the push service wants to be asked again, if it says so."""
    why: str = ""


def is_allowed(endpoint: str, extra: tuple[str, ...] = ()) -> bool:
    """Whether an address belongs to a push service: a known one by https, or one that the operator allows (by http
    only on this machine, for trying things out)."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if not host or parts.username or parts.password or parts.fragment or not endpoint.isascii():
        return False
    if f"{host}:{port}" in extra and is_local(host) and parts.scheme in ("http", "https"):
        return True
    if parts.scheme != "https" or port not in (None, 443):
        return False
    names = (*SERVICES, *extra)
    return any(host.endswith(name) and host != name if name.startswith(".") else host == name for name in names)


def origin_of(endpoint: str) -> str:
    """Whom a message is for (RFC 6454): without the port where it is the usual one."""
    parts = urlsplit(endpoint)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    return f"{parts.scheme}://{host}" if parts.port in (None, usual) else f"{parts.scheme}://{host}:{parts.port}"


class WebPush:
    """Sends messages to devices."""

    def __init__(self, key: bytes, *, contact: str, extra: tuple[str, ...] = ()) -> None:
        # Not everybody has them, and nobody needs them before somebody wants alerts.
        import httpx
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
        from webpush import WebPush as Sealer
        from webpush.vapid import VAPID

        self._extra = extra
        self._contact = contact
        # From the server's own key, like those that sign cookies: every process has the same, and backups hold it.
        # Twice as many bits as needed, so that no key is likelier than another (FIPS 186-5, A.2.1).
        secret = 1 + int.from_bytes(hmac.digest(key, b"vapid", "sha512")) % (_ORDER - 1)
        self._private = private = ec.derive_private_key(secret, ec.SECP256R1())
        self._sealer = Sealer(
            private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
            private.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo),
            subscriber=contact,
        )
        self.key: str = VAPID.get_application_server_key(private.public_key())
        """What browsers recognise this server by."""
        self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False)
        self._unreachable: type[Exception] = httpx.TransportError

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """ApiError for a device that could never be told anything."""
        if not is_allowed(endpoint, self._extra):
            raise ApiError("push-unknown", 422)
        try:
            self._seal(b"", endpoint, p256dh, auth)
        except Exception:
            raise ApiError("bad-request", 422, why="keys: not those of a subscription.") from None

    async def send(self, alert: AlertRow, told: Notification, ttl: float) -> Sent:
        """Hand a message over to a device's push service, which keeps it for `ttl` seconds at most."""
        if not is_allowed(alert.endpoint, self._extra):
            return Sent("gone", why="not a push service that is allowed any more")
        body = msgspec.json.encode(told)
        sealed = self._seal(body.ljust(-len(body) % _BLOCK + len(body)), alert.endpoint, alert.p256dh, alert.auth)
        headers = {
            **sealed.headers,
            "authorization": self._signature(alert.endpoint),
            "content-type": "application/octet-stream",
            "ttl": str(int(ttl)),
            "urgency": "normal",
            # A newer turn takes the place of one that has not been delivered.
            "topic": fingerprint(told.path)[:32],
        }
        try:
            answer = await self._client.post(alert.endpoint, content=sealed.encrypted, headers=headers)
        except self._unreachable as error:
            return Sent("later", why=type(error).__name__)
        return read_answer(answer.status_code, answer.headers.get("retry-after"))

    def _signature(self, endpoint: str) -> str:
        """Who sends it (RFC 8292). The package's own leaves a port out of the origin."""
        import jwt

        claims = {"aud": origin_of(endpoint), "exp": int(time.time() + _SIGNED_FOR), "sub": f"mailto:{self._contact}"}
        return f"vapid t={jwt.encode(claims, self._private, 'ES256')}, k={self.key}"

    def _seal(self, body: bytes, endpoint: str, p256dh: str, auth: str) -> Any:
        from webpush import WebPushSubscription

        where = WebPushSubscription.model_validate({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
        return self._sealer.get(body, where)

    async def close(self) -> None:
        await self._client.aclose()


def read_answer(status: int, retry_after: str | None) -> Sent:
    if 200 <= status < 300:
        return Sent("sent")
    why = f"HTTP {status}"
    if status in (404, 410):
        return Sent("gone", why=why)
    if status in (401, 403):
        return Sent("denied", why=why)
    if status in (408, 429) or status >= 500:
        return Sent("later", _seconds(retry_after), why)
    return Sent("refused", why=why)


def _seconds(retry_after: str | None) -> float | None:
    """Seconds, from what a header says in one of two ways."""
    if retry_after is None:
        return None
    if retry_after.strip().isdigit():
        return float(retry_after)
    try:
        then = parsedate_to_datetime(retry_after)
        return max(0.0, (then - type(then).now(then.tzinfo)).total_seconds())
    except ValueError:
        return None


def open_web_push(key: bytes, *, contact: str | None, public: str | None, extra: tuple[str, ...]) -> WebPush | None:
    """The sender of a server, if it can have one. Push services want to know whom to write to when something is wrong:
    without a contact the usual mailbox of the server's name (RFC 2142). A server without a name in the world has no
    better one than localhost, which some services are reported to refuse (Safari's): docs/server.md."""
    host = urlsplit(public).hostname if public else None
    try:
        return WebPush(key, contact=contact or f"webmaster@{host or 'localhost'}", extra=extra)
    except ImportError as error:
        log.info("No turn alerts by Web Push: %s. (pip install 'ludoteca[push]')", error)
        return None
