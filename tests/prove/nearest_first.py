"""A pytest plugin for broken rules: tests that name the rule run first, whatever folder they are in."""

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    rule = os.environ.get("MUTANT_RULE")
    items.sort(key=lambda item: not any(rule in mark.args for mark in item.iter_markers("rule")))
