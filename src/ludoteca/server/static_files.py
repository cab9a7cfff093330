"""The browser client, from memory: every file once as it is and once compressed, found at the start."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ludoteca.server.errors import language_of
from ludoteca.table.errors import ApiError

_FOREVER = "public, max-age=31536000, immutable"
_PRESS = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_NOTHING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<p>The server runs, but this copy has no browser client. Build it with: python3 dev.py play</p></html>"""


class File(msgspec.Struct, frozen=True):
    body: bytes
    pressed: bytes | None
    kind: str
    tag: str


def load_files(folder: Path | None = None) -> dict[str, File]:
    """All files of the built client by path; none where it has not been built."""
    root = folder or Path(str(files("ludoteca").joinpath("web_dist")))
    return {
        path.relative_to(root).as_posix(): _file(path)
        for path in sorted(root.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def _file(path: Path) -> File:
    body = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    pressed = _press(body) if path.suffix in _PRESS and len(body) > 500 else None
    return File(body, pressed, kind, f'"{blake2b(body, digest_size=8).hexdigest()}"')


@cache
def _press(body: bytes) -> bytes:
    """Once in a process, however many servers are started in it one after another."""
    return gzip.compress(body, 9, mtime=0)


def _answer(request: Request[Any, Any, Any], file: File, *, keep: bool) -> Response[bytes]:
    vary = "accept-encoding" if keep else "accept-encoding, accept-language"
    headers = {"etag": file.tag, "cache-control": _FOREVER if keep else "no-cache", "vary": vary}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.pressed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its first page, which finds its own way from there."""
    name = path.strip("/")
    if name.split("/")[0] in ("api", "ws"):
        raise ApiError("not-found", 404)
    found: dict[str, File] = request.app.state.static_files
    file = found.get(name)
    if file is not None:
        return _answer(request, file, keep=name.startswith("assets/"))
    if name.startswith("assets/"):
        raise ApiError("not-found", 404)
    # The same page each time; one with a language names the words and parts that a browser should ask for at once.
    ready = f"{'page' if name else 'home'}.{language_of(request.headers)}.html"
    first = found.get(ready) or found.get("index.html")
    if first is None:
        return Response(_NOTHING, media_type=MediaType.HTML, status_code=200 if name == "" else 404)
    return _answer(request, first, keep=False)
