"""The changelog knows the version that there is."""

from __future__ import annotations

import re

import ludoteca
from workshop.places import ROOT


def test_the_newest_version_of_the_changelog_is_this_one() -> None:
    sections = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert sections[0] == ("Unreleased", "")
    version, day = sections[1]
    assert version == ludoteca.__version__
    assert day
