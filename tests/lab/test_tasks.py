"""The benchmark's tasks, at a glance, and its page."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import msgspec
import pytest

from benchmarks import task_rows, tasks
from benchmarks.task_rows import LEVELS, TASKS, TEST, Wanted, measure, plan, read_rows
from benchmarks.tasks import BEGIN, FINISH, PAGE, main
from ludoteca.lab.runner import Job, run


def test_the_page_names_every_task() -> None:
    page = PAGE.read_text(encoding="utf-8")
    named = re.findall(r"^\| `([a-z0-9-]+)` \|", page, re.M)
    assert named == list(TASKS)
    assert page.index(BEGIN) < page.index(FINISH)


@pytest.mark.slow
def test_the_page_is_made_of_the_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in the tables was written by hand: they come out the same again."""
    page = tmp_path / "benchmark.md"
    page.write_bytes(PAGE.read_bytes())
    monkeypatch.setattr(tasks, "PAGE", page)
    assert main(["--page"]) == 0
    assert page.read_text(encoding="utf-8") == PAGE.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("task", ["small-solo", "str8-4"])
def test_a_row_is_played_on_the_same_deals_for_everybody(task: str) -> None:
    wanted = Wanted(task, "alone", ("random",))
    found = measure(wanted, 3)
    assert found == measure(wanted, 3)
    assert 0 <= found.interval.low <= found.share <= found.interval.high <= 1
    assert found.mean_interval.low <= found.mean <= found.mean_interval.high


@pytest.mark.slow
def test_a_novice_among_novices_is_counted_at_its_own_seat() -> None:
    """All four bear the same name; the one that is measured moves on by a seat from deal to deal."""
    task = TASKS["str8-4"]
    deals_of = [Job(f"{TEST}-{n}", ("novice",) * task.players) for n in range(6)]
    played = run(task.setting, deals_of)
    own = [result.points[n % task.players] for n, result in enumerate(played)]
    assert own != [result.points[0] for result in played]
    found = measure(Wanted("str8-4", "alone", ("novice",)), 6)
    assert found.mean == pytest.approx(sum(own) / len(own))
    assert found.share == sum(n % task.players in result.winners for n, result in enumerate(played)) / 6


def test_who_plays_with_whom() -> None:
    talk = list(plan(TASKS["team-2"], ["random", "novice", "master"]))
    pairs = [wanted.bots for wanted in talk if wanted.kind == "pair"]
    assert ("random", "novice") in pairs
    assert ("random+silent", "random+silent") in pairs
    assert ("novice", "master") in pairs
    assert ("master+silent", "master+silent") in pairs
    # Who thinks long is a guest of the same teams as everybody else, and drawn into none.
    guests = [wanted.bots for wanted in talk if wanted.kind == "ad hoc"]
    assert guests == [(name, "random", "novice") for name in ("random", "novice", "master")]
    rivals = [wanted.bots for wanted in plan(TASKS["code-3"], ["random", "novice"]) if wanted.kind == "pair"]
    assert rivals == [("random", "novice")]
    lineup = task_rows.jobs_of(Wanted("code-3", "pair", ("random", "novice")), 2)
    assert [job.lineup for job, _ in lineup] == [("random", "novice", "random"), ("novice", "random", "novice")]
    assert [own for _, own in lineup] == [(0, 2), (1,)]


def test_an_ad_hoc_team_has_the_same_others_for_everybody() -> None:
    pool = ("random", "novice")
    one, other = (task_rows.jobs_of(Wanted("team-5-silent", "ad hoc", (name, *pool)), 9) for name in pool)
    for (first, own), (second, same) in zip(one, other, strict=True):
        assert own == same
        assert first.lineup[own[0]] == "random"
        assert second.lineup[own[0]] == "novice"
        assert all(first.lineup[n] == second.lineup[n] for n in range(5) if n != own[0])


def test_a_glance_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    before = PAGE.read_bytes()
    assert (
        main(["--quick", "--task", "small-solo", "--levels", "random,novice", "--bot", "tests.lab.policies:first"]) == 0
    )
    told = capsys.readouterr().out
    assert "| tests.lab.policies:first | 4 |" in told
    assert PAGE.read_bytes() == before


@pytest.mark.slow
def test_rows_are_kept_one_by_one_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, file = tmp_path / "benchmark.md", tmp_path / "benchmark.jsonl"
    page.write_text(f"before\n{BEGIN}\n\nold\n\n{FINISH}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(tasks, "PAGE", page)
    monkeypatch.setattr(task_rows, "TOOLS", tmp_path)
    for verb in ("read_rows", "write_rows"):
        monkeypatch.setattr(tasks, verb, partial(getattr(task_rows, verb), file=file))
    words = ["--task", "str8-4", "--levels", "random,novice", "--deals", "3", "--crossed", "2"]
    assert main(words) == 0
    told = page.read_text(encoding="utf-8")
    assert told.startswith("before")
    assert told.endswith("after\n")
    assert "old" not in told
    assert "| random | 3 |" in told
    assert "(2 deals a pair)" in told
    assert "Not played yet: casual, expert, master." in told
    assert len(read_rows(file)) == 3
    capsys.readouterr()
    assert main(words) == 0
    assert capsys.readouterr().out == ""
    assert main([*words, "--list", "--deals", "5"]) == 0
    assert "3 of 5 deals" in capsys.readouterr().out


@pytest.mark.slow
def test_changed_bots_keep_a_row_only_if_they_play_alike() -> None:
    row = measure(Wanted("small-solo", "alone", ("random",)), 4)
    before = msgspec.structs.replace(row, made="before")
    assert task_rows.confirm(before) == row
    assert task_rows.confirm(msgspec.structs.replace(before, first="otherwise")) is None


def test_every_kept_row_belongs_to_the_plan() -> None:
    """What nobody would find in the tables is not kept."""
    wanted = {one for task in TASKS.values() for one in plan(task, [*LEVELS, *task.baseline()])}
    assert set(read_rows()) <= wanted
