"""The benchmark's tasks, at a glance; its page; and results as tables."""

from __future__ import annotations

import re
from pathlib import Path

import pyarrow
import pytest

from benchmarks import tasks
from benchmarks.tasks import BEGIN, FINISH, PAGE, TASKS, TEST, cross, main, measure
from ludoteca.lab.frames import rows
from ludoteca.lab.runner import Job, run, setting
from ludoteca.lab.simulate import deals, summarise


def test_the_page_names_every_task() -> None:
    page = PAGE.read_text(encoding="utf-8")
    named = re.findall(r"^\| `([a-z0-9-]+)` \|", page, re.M)
    assert named == list(TASKS)
    assert page.index(BEGIN) < page.index(FINISH)


@pytest.mark.parametrize("task", ["small-solo", "str8-4"])
def test_a_row_is_played_on_the_same_deals_for_everybody(task: str) -> None:
    found = measure(TASKS[task], "random", 3)
    assert found == measure(TASKS[task], "random", 3)
    assert 0 <= found.interval.low <= found.share <= found.interval.high <= 1
    assert found.mean_interval.low <= found.mean <= found.mean_interval.high


def test_a_novice_among_novices_is_counted_at_its_own_seat() -> None:
    """All four bear the same name; the one that is measured moves on by a seat from deal to deal."""
    task = TASKS["str8-4"]
    deals_of = [Job(f"{TEST}-{n}", ("novice",) * task.players) for n in range(6)]
    played = run(task.setting, deals_of)
    own = [result.points[n % task.players] for n, result in enumerate(played)]
    assert own != [result.points[0] for result in played]
    found = measure(task, "novice", 6)
    assert found.mean == pytest.approx(sum(own) / len(own))
    assert found.share == sum(n % task.players in result.winners for n, result in enumerate(played)) / 6


def test_each_with_each() -> None:
    names = ["random+silent", "novice+silent"]
    found = cross(TASKS["team-5-silent"], names, 2)
    assert set(found) == {(one, other) for one in names for other in names}
    assert found[names[0], names[1]] == found[names[1], names[0]]


def test_a_glance_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    before = PAGE.read_bytes()
    assert (
        main(["--quick", "--task", "small-solo", "--levels", "random,novice", "--bot", "tests.lab.policies:first"]) == 0
    )
    told = capsys.readouterr().out
    assert "| tests.lab.policies:first | 4 |" in told
    assert PAGE.read_bytes() == before


def test_tables_of_some_tasks_leave_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "benchmark.md"
    page.write_text(f"before\n{BEGIN}\n\n{FINISH}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(tasks, "PAGE", page)
    tasks.write_page({"small-solo": ["### `small-solo`: small", "", "old"]})
    tasks.write_page({"solo": ["### `solo`: alone", "", "new"]})
    told = page.read_text(encoding="utf-8")
    assert told.index("before") < told.index("`solo`") < told.index("new") < told.index("old") < told.index("after")
    tasks.write_page({"small-solo": ["### `small-solo`: small", "", "newer"]})
    assert "old" not in page.read_text(encoding="utf-8")


def test_results_are_rows_that_any_frame_takes() -> None:
    calm = setting("lost-code", 2, {})
    results = run(calm, deals(["random", "novice"], 2, 4, "1"))
    summary = summarise(calm, ["random", "novice"], "1", results)
    frame = pyarrow.Table.from_pylist(rows(summary))
    assert frame.column("bot").to_pylist() == ["random", "novice"]
    assert {"interval_low", "interval_high", "mean_points"} <= set(frame.column_names)
    assert len(pyarrow.Table.from_pylist(rows(results))) == 4
    shown = summary._repr_html_()
    assert shown.count("<tr>") == 3
    assert ">novice<" in shown
    assert ">win rate<" in shown
