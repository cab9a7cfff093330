"""Caddy and nginx as Debian packs them, in front of a real server: `dev.py prove proxies`.

The test run serves a match through those proxies that the machine has and says which it left out. Here none is left
out: what is missing is fetched with `apt-get download` and unpacked under .tools, which needs Debian or Ubuntu and
their mirror, but no root.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.server.proxies import PROXIES, found
from workshop.places import ROOT, TOOLS

PACKAGES = {"nginx": ("nginx", "nginx-common"), "caddy": ("caddy",)}


def fetch(name: str, home: Path) -> None:
    """Unpack the packages of a proxy below a folder."""
    packed = home / "packages"
    packed.mkdir(parents=True, exist_ok=True)
    subprocess.run(["apt-get", "download", *PACKAGES[name]], cwd=packed, check=True, stdout=subprocess.DEVNULL)
    for package in packed.glob("*.deb"):
        subprocess.run(["dpkg", "-x", str(package), str(home)], check=True)
        package.unlink()


def main(words: list[str] | None = None) -> int:
    argparse.ArgumentParser(prog="dev.py prove proxies", description=__doc__).parse_args(words)
    home = TOOLS / "proxies"
    os.environ["PATH"] = os.pathsep.join([str(home / "usr/sbin"), str(home / "usr/bin"), os.environ["PATH"]])
    for name in PROXIES:
        if found(name) is None:
            if shutil.which("apt-get") is None:
                print(f"There is no {name} on this machine, and no apt-get to fetch it with.", file=sys.stderr)
                return 1
            fetch(name, home)
        if found(name) is None:
            print(f"{name} is still not there.", file=sys.stderr)
            return 1
    tests = [str(ROOT / "tests/server/test_deploy.py"), "-k", "proxy", "-n0", "-q"]
    return subprocess.run([sys.executable, "-m", "pytest", *tests], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
