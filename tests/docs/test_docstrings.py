"""Examples in docstrings run as they stand."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("module", ["ludoteca"])
def test_examples(module: str) -> None:
    results = doctest.testmod(importlib.import_module(module))
    assert results.attempted > 0
    assert results.failed == 0
