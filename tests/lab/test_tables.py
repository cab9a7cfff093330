"""Results show themselves in a notebook as in a terminal, and become frames."""

from __future__ import annotations

from xml.etree import ElementTree

import pyarrow
import pytest

from ludoteca.lab.arena import arena
from ludoteca.lab.frames import rows
from ludoteca.lab.runner import Result, Results, run, setting
from ludoteca.lab.simulate import deals, simulate, summarise
from ludoteca.lab.tables import MOST, Table, of_ladder, of_summary


def cells(shown: str) -> list[list[str]]:
    """What a page shows, row by row; it has to be well formed."""
    page = ElementTree.fromstring(f"<div>{shown}</div>")
    return [["".join(cell.itertext()) for cell in row] for row in page.iter("tr")]


def test_results_are_rows_that_any_frame_takes() -> None:
    calm = setting("lost-code", 2, {})
    results = run(calm, deals(["random", "novice"], 2, 4, "1"))
    summary = summarise(calm, ["random", "novice"], "1", results)
    frame = pyarrow.Table.from_pylist(rows(summary))
    assert frame.column("bot").to_pylist() == ["random", "novice"]
    assert {"interval_low", "interval_high", "mean_points"} <= set(frame.column_names)
    assert len(pyarrow.Table.from_pylist(rows(results))) == 4
    team = rows(simulate("the-game", "random", games=2))
    assert "mean_left" in team[0]
    assert not {"mean_points", "points_interval", "pinned", "per_bot"} & set(team[0])
    assert rows([]) == []


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["novice", ["random", "novice"]])
@pytest.mark.parametrize("game", ["lost-code", "the-game"])
def test_a_run_shows_its_bots_with_intervals(game: str, bots: str | list[str]) -> None:
    found = simulate(game, bots, players=2, games=3)
    head, *lines = cells(found._repr_html_())
    table = of_summary(found)
    assert tuple(head) == table.head
    assert [line[0] for line in lines] == [row[0] for row in table.rows]
    assert lines[0][1] == f"{found.win_rate:.1%}" + ("*" if isinstance(bots, str) and game == "lost-code" else "")
    assert all(" to " in line[2] for line in lines)
    assert f"{game}, 2 players, 3 matches, seed 1" in found._repr_html_()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lost-code", "the-game"])
def test_a_ladder_shows_the_best_first_and_mixed_teams(game: str) -> None:
    found = arena(game, ["random", "novice"], players=2, deals=2)
    head, *lines = cells(found._repr_html_())
    assert head[:3] == ["bot", "Elo", "(95 %)"]
    assert [line[0] for line in lines] == ["novice", "random"]
    assert lines[1][1].startswith("−")
    assert bool(of_ladder(found).note) == (game == "the-game")


def test_matches_show_who_sat_where_and_what_came_of_it() -> None:
    team = run(setting("the-game", 1, {}), deals(["random"], 1, MOST + 2, "1"))
    assert isinstance(team, Results)
    assert len(cells(team._repr_html_())) == MOST + 1
    assert "… 2 more" in team._repr_html_()
    assert cells(team[1]._repr_html_())[1][:4] == ["1-1", "random", "no", str(team[1].left)]
    rivals = run(setting("think-str8", 2, {}), deals(["random", "novice"], 2, 2, "1"))
    line = cells(rivals[1]._repr_html_())[1]
    assert line[:3] == ["1-1", "novice, random", ", ".join(f"seat {seat}" for seat in rivals[1].winners)]
    assert line[3] == ", ".join(map(str, rivals[1].points)).replace("-", "−")
    failed = Results([Result("1-0", ("mine",), failure="The bot <b>failed</b>.")])
    assert cells(failed._repr_html_())[1][4] == "The bot <b>failed</b>."
    assert Results()._repr_html_() == "<p>no matches</p>"


def test_a_note_is_text_and_not_markup() -> None:
    shown = Table("a & b", ("bot",), (("<mine>",),), note="5 < 7 & more").html()
    assert "".join(ElementTree.fromstring(f"<div>{shown}</div>").itertext()) == "a & bbot<mine>5 < 7 & more"
