"""For all tests: how long hypothesis looks (`--hypothesis-profile=long` looks much longer)."""

import pytest
from hypothesis import HealthCheck, settings

from ludoteca.engine.registry import families

# Nothing here depends on the clock, and the same commit is always judged by the same examples.
QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=QUIET)
settings.register_profile("long", max_examples=2000, deadline=None, suppress_health_check=QUIET, print_blob=True)
settings.load_profile("ci")

if not families():
    pytest.exit("No game is installed: pyproject.toml has changed since. Run `python3 dev.py setup`.", 3)
