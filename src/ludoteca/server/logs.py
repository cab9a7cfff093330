"""Logs as one JSON object a line. No addresses with secrets in them, no tokens, no cookies: routes, not paths."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

from ludoteca.server.log_limits import RepeatLimit
from ludoteca.server.request_ids import WithRequest

_OWN = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepeatLimit())
    handler.addFilter(WithRequest())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.getLogger("ludoteca").setLevel(wanted)
    # What others have to say in detail is whole requests, with cookies in them.
    root.setLevel(max(wanted, logging.INFO))
    # These tell the whole path, or every job; what matters of it is logged by ourselves.
    for name in ("uvicorn.access", "httpx", "alembic", "procrastinate", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # uvicorn tells of every socket with its path and address; socket.py does without.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "WebSocket" not in str(record.msg))
