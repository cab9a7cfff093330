"""The commands of the server: serve, admin, backup, restore, export and more."""

from __future__ import annotations

import argparse
import asyncio
import errno
import io
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.engine.input_error import InputError
from ludoteca.server import admin, care
from ludoteca.server.care import back_up_every, counted, read_period
from ludoteca.server.hosts import is_local
from ludoteca.server.log_limits import LEVELS

if TYPE_CHECKING:
    from ludoteca.server.lan import LanServer
    from ludoteca.server.settings import Settings

# The heavy parts (databases, Litestar) are imported when a command runs, so that `ludoteca --help` is quick.

Command = Callable[[argparse.Namespace], int]

FIRST_HANDED = 3
"""The number of the first file that systemd hands over."""
NEXT_PORTS = 20
"""Who only wants to play does not care for the number: where it is taken, one of the next will do."""


def add_commands(commands: Any) -> None:
    """Add the server's commands to the subparsers of a command line. Each sets `run` to what it does."""
    _add_serve(commands)
    _add_care(commands)
    admin.add_admin(commands, _where_it_runs, administrate)

    there = commands.add_parser("ping", help="ask a server whether it is ready", description="Is the server ready?")
    _where_it_runs(there)
    there.set_defaults(run=ping_server)

    export = commands.add_parser("export", help="write the records of finished matches", description="Export records.")
    _where(export)
    export.add_argument("match", nargs="?", help="a match; without it, all finished ones")
    export.add_argument("--to", type=Path, default=Path(), metavar="FOLDER", help="where to write (default: here)")
    export.add_argument("--json", action="store_true", help="as JSON instead of text")
    export.set_defaults(run=export_records)


def _add_serve(commands: Any) -> None:
    serve_ = commands.add_parser("serve", help="open tables for people and bots", description="Open tables.")
    _where(serve_)
    serve_.add_argument("--host", help="address to listen on (default: only this machine)")
    serve_.add_argument("--port", type=_port, help="port to listen on (default: 8000)")
    serve_.add_argument("--url", dest="public", metavar="URL", help="the address people use, if a proxy is in front")
    serve_.add_argument(
        "--proxy", action="store_true", default=None, help="believe a proxy in front what address a visitor has"
    )
    serve_.add_argument(
        "--lan", action="store_true", help="let people in the local network join; tells the address and its QR code"
    )
    serve_.add_argument("--redis", metavar="URL", help="let processes talk through Redis instead of PostgreSQL")
    serve_.add_argument("--pace", type=float, help="seconds a bot takes before it moves (default: 1)")
    serve_.add_argument("--think", type=float, help="seconds a bot may think at most (default: 1)")
    serve_.add_argument(
        "--par", type=int, metavar="N", help="matches that bots of each level play for the par of a deal (0: none)"
    )
    serve_.add_argument(
        "--bot",
        action="append",
        dest="bots",
        metavar="NAME=FILE",
        help="a policy as a bot: an ONNX file or package.module:function (may be repeated)",
    )
    serve_.add_argument("--open", action="store_true", dest="browser", help="open the browser")
    serve_.add_argument("--log", choices=LEVELS, help="how much to log")
    serve_.add_argument(
        "--no-limits", dest="limits", action="store_false", default=None, help="no rate limits; only for measuring"
    )
    serve_.add_argument(
        "--no-warm", dest="warm", action="store_false", default=None, help="load bots only when one is needed"
    )
    serve_.set_defaults(run=serve)


def _add_care(commands: Any) -> None:
    backup = commands.add_parser("backup", help="write everything into one file", description="Write a backup.")
    _where(backup)
    backup.add_argument("file", type=Path, help="the file to write; with --every, the folder for them")
    backup.add_argument("--every", type=read_period, metavar="TIME", help="again and again, each verified: 6h, 1d")
    backup.add_argument(
        "--keep", type=_count, default=14, metavar="N", help="with --every: keep the newest (default: 14)"
    )
    backup.set_defaults(run=back_up)

    sound = commands.add_parser(
        "check-database",
        help="verify every table and record",
        description="Verify every table and every record of a database.",
    )
    _where(sound)
    sound.add_argument("--repair", type=Path, metavar="FOLDER", help="put what is damaged aside in FOLDER and mend it")
    sound.set_defaults(run=check_database)

    restore = commands.add_parser("restore", help="fill a new database from a backup", description="Restore a backup.")
    _where(restore)
    restore.add_argument("file", type=Path)
    restore.set_defaults(run=restore_from)


def _port(word: str) -> int:
    if not word.isdecimal() or int(word) > 65_535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(word)


def _count(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 on")
    return int(word)


def _where(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder for database and key (default: your own)")
    parser.add_argument(
        "--database", metavar="WHERE", help="a SQLite file or postgresql://… (default: LUDOTECA_DATABASE, or a file)"
    )


def _where_it_runs(parser: argparse.ArgumentParser) -> None:
    _where(parser)
    parser.add_argument("--host", help="address it listens on (default: this machine)")
    parser.add_argument("--port", type=_port, help="port it listens on (default: 8000)")
    parser.add_argument("--url", dest="public", metavar="URL", help="the address people use")


def _settings(asked: argparse.Namespace) -> Settings:
    from ludoteca.server.settings import POLICY, Settings, read_settings

    names = {*Settings.__struct_fields__, *POLICY}
    return read_settings(**{name: value for name, value in vars(asked).items() if name in names})


def speaking(command: Command) -> Command:
    """A failure of the storage is told in a sentence."""

    def run(asked: argparse.Namespace) -> int:
        from ludoteca.server.settings import SettingError
        from ludoteca.table.store import StorageError

        try:
            return command(asked)
        except InputError as error:
            print(error.sentence(getattr(asked, "language", "en")), file=sys.stderr)
        except (StorageError, SettingError) as error:
            print(error, file=sys.stderr)
        except OSError as error:
            print(f"{error.filename or 'The system'}: {error.strerror or error}.", file=sys.stderr)
        return 1

    return run


@speaking
def serve(asked: argparse.Namespace) -> int:
    """Serve until stopped; what was begun is finished first."""
    import msgspec

    from ludoteca.server.app import make_app, uvicorn_config
    from ludoteca.server.lan import LanServer
    from ludoteca.server.logs import set_up_logs
    from ludoteca.server.settings import make_data_folder, server_key
    from ludoteca.table.bus import check_redis
    from ludoteca.table.database import address_of, is_postgres
    from ludoteca.table.one_server import only_server
    from ludoteca.table.upgrade import upgrade

    if asked.bots:
        from ludoteca.lab.policy import seat_policies

        seat_policies(asked.bots)
    settings = _settings(asked)
    handed = handed_sockets()
    lacks_door = handed or settings.public is not None or settings.proxy or not is_local(settings.host)
    if asked.lan and lacks_door:
        print(
            "--lan is for a server that listens to this machine only: leave out --host, --url, --proxy.",
            file=sys.stderr,
        )
        return 1
    if not handed:
        port = free_port(settings.host, settings.port, more=NEXT_PORTS if asked.browser else 0)
        if port is None:
            print(f"Port {settings.port} is taken by another program: choose another with --port.", file=sys.stderr)
            return 1
        settings = msgspec.structs.replace(settings, port=port)
    # A database that cannot be used is told before anything else happens.
    make_data_folder(settings.data)
    where = address_of(settings.database)
    for warning in warnings(settings, on_postgres=is_postgres(where), handed=bool(handed)):
        print(warning, file=sys.stderr)
    # Held first: a second server must not upgrade what the first one is using.
    with only_server(where):
        upgrade(where)
        if settings.redis is not None and is_postgres(where):
            check_redis(settings.redis)
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = settings.public or f"http://{host}:{settings.port}"
        app = make_app(settings)
        server = LanServer(uvicorn_config(app, settings), open_at_start=asked.lan)
        app.state.lan = None if lacks_door else server.door
        set_up_logs(settings.log)
        # One that is damaged is told in a sentence; inside the server it would be a stack of calls.
        server_key(settings.data)
        language = getattr(asked, "language", "en")
        threading.Thread(target=_welcome, args=(server, address, asked.browser, language), daemon=True).start()
        server.run(sockets=handed or None)
    return 0 if server.started else 1


def warnings(settings: Settings, *, on_postgres: bool, handed: bool) -> Iterator[str]:
    """What an operator may not have meant."""
    if settings.redis is not None and not on_postgres:
        yield "Redis is not used: it is for several processes, and these need PostgreSQL (--database)."
    if not handed and not is_local(settings.host) and not (settings.public or "").startswith("https:"):
        yield (
            "Warning: people on the network can reach this server, and nothing is encrypted. Put a proxy with TLS in "
            "front and say so with --url https://…."
        )


def handed_sockets(environ: Mapping[str, str] = os.environ) -> list[socket.socket]:
    """The sockets that systemd has opened for this process (deploy/systemd): they stay open while it restarts."""
    if environ.get("LISTEN_PID") != str(os.getpid()):
        return []
    count = int(environ.get("LISTEN_FDS", "0"))
    return [socket.socket(fileno=FIRST_HANDED + n) for n in range(count)]


def free_port(host: str, port: int, more: int) -> int | None:
    """The port, or the first free one of so many more; None if all are taken."""
    for tried in range(port, port + more + 1):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            if os.name == "posix":  # elsewhere it would also take a port that is in use
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, tried))
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise OSError(error.errno, error.strerror, f"--host {host} --port {tried}") from None
            else:
                return tried
    return None


def _welcome(server: LanServer, address: str, browser: bool, language: str) -> None:
    """Say where the tables are, and go there if asked, as soon as somebody answers."""
    while not server.ready.wait(0.1) and not server.should_exit:
        pass
    if server.started:
        from ludoteca.locales import say

        print(say("table-served-at", {"address": address}, language), file=sys.stderr)
        if server.door.is_open:
            print(invitation(server.door.links, language), file=sys.stderr)
        if browser:
            webbrowser.open(address)


def invitation(links: Sequence[str], language: str) -> str:
    """For people in the local network: where to go, a QR code to get there, and what it means."""
    import segno

    from ludoteca.locales import say

    drawn = io.StringIO()
    segno.make(links[0], error="m", micro=False).terminal(out=drawn, border=2, compact=True)
    told = say("table-lan-invitation", {"link": links[0]}, language)
    others = [say("table-lan-others", {"links": ", ".join(links[1:])}, language)] if links[1:] else []
    return "\n".join([told, *others, drawn.getvalue().rstrip("\n"), say("table-lan-meaning", None, language)])


@speaking
def back_up(asked: argparse.Namespace) -> int:
    from ludoteca.table import backup
    from ludoteca.table.database import address_of

    settings = _settings(asked)
    if asked.every is not None:
        return back_up_every(settings, asked.file, asked.every, asked.keep)
    path = settings.data / "key"
    key = path.read_bytes() if path.exists() else None
    rows = backup.back_up(address_of(settings.database, make=False), asked.file, key)
    print(f"{counted(rows, 'row')} written to {asked.file}. Keep it safe: it contains secrets of running matches.")
    if key is None:
        print("The server's key is not in it, as this data folder has none: people would not be known elsewhere.")
    return 0


@speaking
def check_database(asked: argparse.Namespace) -> int:
    return care.check_database(_settings(asked), asked.repair)


@speaking
def ping_server(asked: argparse.Namespace) -> int:
    return care.ping(_settings(asked))


@speaking
def administrate(asked: argparse.Namespace) -> int:
    return admin.run_admin(_settings(asked), asked)


@speaking
def restore_from(asked: argparse.Namespace) -> int:
    from ludoteca.server.settings import make_data_folder, server_key
    from ludoteca.table import backup
    from ludoteca.table.database import address_of
    from ludoteca.table.one_server import only_server

    settings = _settings(asked)
    make_data_folder(settings.data)
    where = address_of(settings.database)
    with only_server(where):
        rows = backup.restore(where, asked.file)
    print(f"{counted(rows, 'row')} restored.")
    key = backup.key_in(asked.file)
    if key is None:
        print(
            f"The server's key is not in this backup: copy the old file “key” to {settings.data} to know people again."
        )
    elif server_key(settings.data, key) != key:
        print(
            f"{settings.data} has a key of its own already, so people will not be known. If it was never used, delete "
            "the file “key” there and the new database, and restore again."
        )
    return 0


@speaking
def export_records(asked: argparse.Namespace) -> int:
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
    return asyncio.run(_export(asked))


async def _export(asked: argparse.Namespace) -> int:
    from ludoteca.table import archive
    from ludoteca.table.database import Database, address_of
    from ludoteca.table.errors import ApiError
    from ludoteca.table.house import House
    from ludoteca.table.upgrade import require_newest

    address = address_of(_settings(asked).database, make=False)
    require_newest(address)
    house = House(Database(address))
    try:
        matches = [asked.match] if asked.match else await house.store.finished_matches()
        asked.to.mkdir(parents=True, exist_ok=True)
        for match in matches:
            written = await archive.record(house, match, "json" if asked.json else "text")
            (asked.to / f"{match}.{'json' if asked.json else 'txt'}").write_bytes(written)
    except ApiError:
        print(f"There is no finished match {asked.match} in this database.", file=sys.stderr)
        return 1
    finally:
        await house.store.close()
    print(f"{counted(len(matches), 'record')} written to {asked.to.absolute()}.")
    return 0


def main(words: list[str] | None = None) -> int:
    """The server's commands by themselves: python -m ludoteca.server.commands."""
    parser = argparse.ArgumentParser(prog="ludoteca", description="The tables of Ludoteca.")
    add_commands(parser.add_subparsers(required=True, metavar="COMMAND"))
    asked = parser.parse_args(words)
    return int(asked.run(asked))


if __name__ == "__main__":
    sys.exit(main())
