"""Real proxies in front of a real server, with the configurations that deploy/ gives to people."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.server.postgres import free_port
from workshop.places import ROOT

DEPLOY = ROOT / "deploy"


class Proxy:
    """A proxy with TLS for the name localhost: its address, and a context that trusts its certificate."""

    def __init__(self, port: int, trusted: Path) -> None:
        self.address = f"https://localhost:{port}"
        self.trust = ssl.create_default_context(cafile=str(trusted))


@contextlib.contextmanager
def nginx(program: Path, folder: Path, upstream: int) -> Iterator[Proxy]:
    """nginx with deploy/nginx.conf: only the name, the port, the certificate and the upstream are put in."""
    port = free_port()
    certificate, key = folder / "cert.pem", folder / "key.pem"
    _certificate(certificate, key)
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("127.0.0.1:8000;", f"127.0.0.1:{upstream};"),
        ("server_name play.example.org;", "server_name localhost;"),
        ("/etc/ssl/play.example.org.pem", str(certificate)),
        ("/etc/ssl/play.example.org.key", str(key)),
    ):
        assert site.count(old) == 1, old
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    places = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\n{places}include {folder}/site.conf;\n}}\n"
    )
    command = [str(program), "-e", str(folder / "error.log"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with _running(command, port, folder):
        yield Proxy(port, certificate)


@contextlib.contextmanager
def caddy(program: Path, folder: Path, upstream: int) -> Iterator[Proxy]:
    """Caddy with deploy/Caddyfile and a certificate of its own making, as for a name it cannot prove to the world."""
    port = free_port()
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n")
    with config.open("a") as file:
        file.write((DEPLOY / "Caddyfile").read_text())
    env = {
        **os.environ,
        "DOMAIN": f"localhost:{port}",
        "UPSTREAM": f"127.0.0.1:{upstream}",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
    }
    with _running([str(program), "run", "--config", str(config), "--adapter", "caddyfile"], port, folder, env):
        root = folder / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        _until(root.exists)
        yield Proxy(port, root)


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextlib.contextmanager
def _running(command: list[str], port: int, folder: Path, env: dict[str, str] | None = None) -> Iterator[None]:
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        try:
            _until(lambda: process.poll() is not None or _listens(port))
            assert process.poll() is None, (folder / "proxy.log").read_text()
            yield
        finally:
            process.terminate()
            process.wait()


def _until(there: Callable[[], bool]) -> None:
    while not there():
        time.sleep(0.05)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _certificate(certificate: Path, key: Path) -> None:
    program = shutil.which("openssl")
    assert program is not None, "nginx is here, but no openssl to make a certificate with"
    command = [program, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost", "-out", str(certificate), "-keyout", str(key)]
    subprocess.run(command, check=True, capture_output=True)
