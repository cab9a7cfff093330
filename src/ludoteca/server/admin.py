"""`ludoteca admin`: look after a running server. It asks the server itself, with a pass made from the server's key, so
that whatever is done is done once, logged there, and known to every process."""

from __future__ import annotations

import argparse
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.server.care import address_here, counted, looked_at

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

# The heavy parts are imported when a command runs, so that `ludoteca --help` is quick.

PATIENCE = 600
"""Seconds: verifying a large database takes its time."""


class AdminError(Exception):
    """The server said no; its sentence."""


class Line:
    """To a server on this machine."""

    def __init__(self, settings: Settings) -> None:
        from ludoteca.server.operator_auth import HEADER, make_pass
        from ludoteca.server.settings import server_key

        if not (settings.data / "key").exists():
            raise AdminError(f"There is no server's key in {settings.data}: look again at --data.")
        self.address = address_here(settings)
        self._data = settings.data
        self._headers = {HEADER: make_pass(server_key(settings.data), 0.2), "X-Ludoteca": "1"}

    def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        chosen = {name: value for name, value in query.items() if value is not None}
        asked = f"{self.address}/api/operator{path}"
        if chosen:
            asked += f"?{urllib.parse.urlencode(chosen)}"
        data = None if body is None else msgspec.json.encode(body)
        headers = self._headers | ({} if data is None else {"Content-Type": "application/json"})
        request = urllib.request.Request(asked, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            raise AdminError(_sentence(error, self.address, self._data)) from None
        except OSError as error:
            why = getattr(error, "reason", error)
            elsewhere = "If the server listens elsewhere, say so with --port and --host."
            raise AdminError(f"Nobody answers at {self.address}: {why}. {elsewhere}") from None
        return msgspec.json.decode(text) if text else None


def _sentence(error: urllib.error.HTTPError, address: str, data: Path) -> str:
    try:
        told = msgspec.json.decode(error.read())
        code, sentence = told["code"], str(told["sentence"])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return f"{address} answered {error.code}."
    if code == "not-found":
        return f"That is not there. If it should be: is --data {data} the folder of the server at {address}?"
    return sentence


def add_admin(commands: Any, where: Callable[[argparse.ArgumentParser], None], run: Callable[..., Any]) -> None:
    """Add `admin` and what belongs to it. `where` adds what says which server is meant."""
    admin = commands.add_parser(
        "admin", help="look after a running server", description="Look after the server that runs on this machine."
    )
    where(admin)
    what = admin.add_subparsers(required=True, metavar="WHAT")

    def add(name: str, about: str, act: Callable[[Line, argparse.Namespace], None]) -> argparse.ArgumentParser:
        # Which server is meant may be said before or after: what is not said after takes nothing back.
        parser: argparse.ArgumentParser = what.add_parser(
            name, help=about, description=about.capitalize() + ".", argument_default=argparse.SUPPRESS
        )
        where(parser)
        parser.set_defaults(run=run, act=act)
        return parser

    link = add("link", "make a link to the page for operators", _link)
    link.add_argument("--hours", type=float, default=12.0, help="how long it holds (default: 12)")
    add("status", "what is going on", _status)
    tables = add("tables", "list tables, the latest first", _tables)
    tables.add_argument("--status", choices=["lobby", "playing", "over", "abandoned"], default=None)
    tables.add_argument("--limit", type=int, default=50)
    people = add("people", "list people, the latest first", _people)
    people.add_argument("name", nargs="?", default=None, help="part of a name")
    people.add_argument("--limit", type=int, default=50)
    add("close", "end what is played at a table and take it away", _close).add_argument("table")
    add("words", "what was said at a table lately, with numbers", _words).add_argument("table")
    words = add("remove-words", "take away a message of a table's talk", _remove_words)
    words.add_argument("table")
    words.add_argument("message", type=int, help="its number, as “words” tells it")
    add("remove-person", "forget a person; a bot plays on for them", _remove_person).add_argument("person")
    ban = add("ban", "keep a person or a network out", _ban)
    ban.add_argument("kind", choices=["person", "network"])
    ban.add_argument("whom", help="a person's id, an address, or a network like 192.0.2.0/24")
    ban.add_argument("--why", default="")
    ban.add_argument("--days", type=float, default=None, help="for so long (default: for good)")
    unban = add("unban", "let them in again", _unban)
    unban.add_argument("kind", choices=["person", "network"])
    unban.add_argument("whom")
    add("bans", "list who is banned", _bans)
    tell = add("announce", "tell everybody at every table; without a text, nothing any more", _announce)
    tell.add_argument("text", nargs="?", default=None)
    add("read-only", "let nothing be changed, or again", _read_only).add_argument("mode", choices=["on", "off"])
    add("verify", "look through the whole database", _verify)
    add("backup", "write a backup into the server's data folder, and verify it", _backup)


def run_admin(settings: Settings, asked: argparse.Namespace) -> int:
    try:
        asked.settings = settings
        asked.act(Line(settings), asked)
    except AdminError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _link(line: Line, asked: argparse.Namespace) -> None:
    from ludoteca.server.operator_auth import make_pass
    from ludoteca.server.settings import server_key

    base = asked.settings.public or line.address
    print(f"{base}/operator#{make_pass(server_key(asked.settings.data), asked.hours)}")
    print(f"Whoever has this link can do everything there, for {counted(asked.hours, 'hour')}.", file=sys.stderr)


def _status(line: Line, asked: argparse.Namespace) -> None:
    found = line.ask("GET", "/overview")
    standing, problem = found.pop("standing"), found.pop("ready")
    for name, count in sorted(found.pop("stored").items()):
        print(f"{name:<18} {count}")
    for name, value in found.items():
        print(f"{name.replace('_', ' '):<18} {_plain(value)}")
    print(f"{'ready':<18} {'yes' if problem is None else f'no: {problem}'}")
    print(f"{'read-only':<18} {'yes' if standing['read_only'] else 'no'}")
    print(f"{'announcement':<18} {standing['announcement'] or '–'}")


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {state}" for name, state in sorted(value.items()))
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return "–" if value is None else str(value)


def _day(at: float | None) -> str:
    return "for good" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _tables(line: Line, asked: argparse.Namespace) -> None:
    for table in line.ask("GET", "/tables", limit=asked.limit, status=asked.status):
        names = ", ".join(table["names"])
        print(f"{table['id']}  {_day(table['updated'])}  {table['status']:<9}  {table['game']:<16}  {names}")


def _people(line: Line, asked: argparse.Namespace) -> None:
    for person in line.ask("GET", "/people", limit=asked.limit, name=asked.name):
        print(f"{person['id']}  {_day(person['seen'])}  {counted(person['tables'], 'table'):>10}  {person['name']}")


def _close(line: Line, asked: argparse.Namespace) -> None:
    line.ask("DELETE", f"/tables/{urllib.parse.quote(asked.table, safe='')}")
    print("Closed. The records of its matches stay.")


def _words(line: Line, asked: argparse.Namespace) -> None:
    for said in line.ask("GET", f"/tables/{urllib.parse.quote(asked.table, safe='')}/chat"):
        print(f"{said['k']:>5}  {_day(said['at'])}  {said['name']}: {said['text'] or said['reaction']}")


def _remove_words(line: Line, asked: argparse.Namespace) -> None:
    line.ask("DELETE", f"/tables/{urllib.parse.quote(asked.table, safe='')}/chat/{asked.message}")
    print("Removed.")


def _remove_person(line: Line, asked: argparse.Namespace) -> None:
    line.ask("DELETE", f"/people/{urllib.parse.quote(asked.person, safe='')}")
    print("Removed.")


def _ban(line: Line, asked: argparse.Namespace) -> None:
    done = line.ask("POST", "/bans", {"whom": f"{asked.kind} {asked.whom}", "why": asked.why, "days": asked.days})
    print(f"{done['whom']}: {_day(done['until'])}")


def _unban(line: Line, asked: argparse.Namespace) -> None:
    line.ask("DELETE", "/bans", whom=f"{asked.kind} {asked.whom}")
    print("They may come in again.")


def _bans(line: Line, asked: argparse.Namespace) -> None:
    for ban in line.ask("GET", "/overview")["standing"]["bans"]:
        print(f"{ban['whom']}  {_day(ban['until'])}  {ban['why']}")


def _announce(line: Line, asked: argparse.Namespace) -> None:
    standing = line.ask("POST", "/announcement", {"text": asked.text})
    print(standing["announcement"] or "Nothing is announced any more.")


def _read_only(line: Line, asked: argparse.Namespace) -> None:
    line.ask("POST", "/read-only", {"on": asked.mode == "on"})
    print("Nothing can be changed now." if asked.mode == "on" else "Everybody can play again.")


def _verify(line: Line, asked: argparse.Namespace) -> None:
    found = line.ask("POST", "/verify", {})
    print(looked_at(found["tables"], found["matches"], found["entries"]))
    for damage in found["damaged"]:
        print(damage)
    if found["damaged"]:
        raise AdminError("Something is damaged: stop the server and run ludoteca check-database --repair FOLDER.")
    print("Everything is as it should be.")


def _backup(line: Line, asked: argparse.Namespace) -> None:
    done = line.ask("POST", "/backup", {})
    print(f"{done['file']}: {done['rows']} rows, verified. Keep it safe: it contains secrets of running matches.")
