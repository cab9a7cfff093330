"""What every answer tells the browser not to do, whoever gives the answer."""

from __future__ import annotations

_HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def security_headers(*, secure: bool) -> dict[str, str]:
    """Behind TLS also: to come by TLS next time."""
    return {**_HEADERS, "strict-transport-security": "max-age=31536000"} if secure else dict(_HEADERS)
