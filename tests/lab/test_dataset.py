"""Records become arrays: each row is what the seat saw, and the action is what it did."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from ludoteca.engine.match import Match, load, new
from ludoteca.engine.records import Record
from ludoteca.lab.batches import batch_of
from ludoteca.lab.commands import add_commands
from ludoteca.lab.dataset import COLUMNS, Dataset, read_records, write_dataset
from ludoteca.lab.runner import LabError
from ludoteca.lab.spaces import observe, shares
from ludoteca.learn.review import review
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out


def ludoteca_does(*words: str) -> int:
    parser = ArgumentParser()
    add_commands(parser.add_subparsers())
    asked = parser.parse_args(words)
    done: int = asked.run(asked)
    return done


@pytest.mark.slow
@pytest.mark.parametrize("game", ["the-game", "think-str8"])
@pytest.mark.parametrize("form", ["npz", "parquet"])
def test_from_matches_to_arrays(game: str, form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records, folder = tmp_path / "games.jsonl", tmp_path / "data"
    common = ["--players", "2", "--bots", "novice", "--games", "3", "--json"]
    assert ludoteca_does("simulate", game, *common, "--records", str(records)) == 0
    parquet = ["--parquet"] if form == "parquet" else []
    assert ludoteca_does("dataset", str(records), "--to", str(folder), "--shard", "40", "--posterior", *parquet) == 0
    data = Dataset(folder)
    assert len(data) > 1
    assert f"{len(data)} shards" in repr(data)
    assert all(len(shard["action"]) == 40 for shard in list(data)[:-1])
    rows = [(shard, n) for shard in data for n in range(len(shard["action"]))]
    matches = [load(record) for record in read_records(records)]
    assert len(matches) == 3
    shard, n = rows[25]
    whole = matches[int(shard["match"][n])]
    assert shard["value"][n] == shard["won"][n] == np.float32(shares(whole)[int(shard["seat"][n])])
    assert list(shard) == [name for name in COLUMNS if name != "error"]
    assert "error" not in shard
    with pytest.raises(KeyError):
        shard["error"]
    batch = batch_of(game, 1, 2)
    # The first match again, decision by decision.
    match, at = batch.fresh(), 0
    for seat, move in matches[0].entries:
        if seat >= 0 and move in match.moves(seat):
            shard, n = rows[at]
            assert shard["observation"][n].tolist() == observe(match.view(seat), match.past(seat)).tolist()
            assert shard["action"][n] == batch.action(move, seat)
            assert shard["action_mask"][n].sum() == len(match.moves(seat))
            odds = shard["posterior"][n]
            assert odds.shape == batch.belief_shape()
            assert odds.max() <= 1 + 1e-6
            at += 1
        match.play(seat, move)
    assert int(rows[at - 1][0]["match"][rows[at - 1][1]]) == 0
    assert int(rows[at][0]["match"][rows[at][1]]) == 1
    taken = sum(len(batch["action"]) for batch in data.batches(7, ["action"]))
    assert taken == len(rows)


def test_two_datasets_are_not_mixed(tmp_path: Path) -> None:
    """Shards of an earlier run would be read as if they belonged to the new one."""
    match = new("the-game", players=1, seed=1)
    play_out(match, {0: bot("the-game", "random")})
    folder = tmp_path / "data"
    assert len(write_dataset([match.record()], folder, shard=2)) > 1
    with pytest.raises(LabError, match="already holds a dataset"):
        write_dataset([match.record()], folder)
    with pytest.raises(LabError, match="no shards"):
        Dataset(tmp_path / "elsewhere")


def test_what_stands_in_the_way_is_said_before_anything_is_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Judging many matches takes hours. What came to nothing leaves nothing behind."""

    def records() -> Iterator[Record]:
        yield pytest.fail("somebody began to work")

    (tmp_path / "file").touch()
    with pytest.raises(LabError, match="file cannot be written"):
        write_dataset(records(), tmp_path / "file")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(LabError, match="Parquet needs pyarrow"):
        write_dataset(records(), tmp_path / "data", parquet=True)
    with pytest.raises(LabError, match="no finished match"):
        write_dataset([new("the-game", players=1, seed=1).record()], tmp_path / "data")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("game", ["the-game", "lost-code"])
def test_judged_values_are_those_of_a_review(game: str, tmp_path: Path) -> None:
    small = {"cards": 16, "hand": 3, "piles": 2} if game == "the-game" else {"rounds": 2, "symbols": 2}
    match = new(game, players=2, seed=3, options=small)
    play_out(match, {seat: bot(game, "novice", seat) for seat in range(2)})
    unfinished = new(game, players=2, seed=3, options=small)
    # Two at a time, and the order stays.
    processes = 2 if game == "the-game" else 1
    write_dataset([match.record(), unfinished.record()], tmp_path, values="judged", processes=processes)
    (shard,) = Dataset(tmp_path)
    assert list(shard) == [name for name in COLUMNS if name != "posterior"]
    told = review(match, "quick").decisions
    values = {(each.seat, each.n): (each.value, each.error) for each in told}
    batch, at, seen = batch_of(game, 1, 2, options=match.options), 0, set()
    again = Match(match.game, 2, match.options, None)
    for n, (seat, move) in enumerate(match.entries):
        if seat >= 0 and move in again.moves(seat):
            # The newest decision that the seat had begun.
            of = max(begun for begun in values if begun[0] == seat and begun[1] <= n)
            value, error = values[of]
            seen.add(of)
            assert shard["action"][at] == batch.action(move, seat)
            assert np.isnan(shard["value"][at]) if value is None else shard["value"][at] == np.float32(value)
            assert shard["error"][at] == np.float32(error)
            assert shard["won"][at] == np.float32(shares(match)[seat])
            at += 1
        again.play(seat, move)
    assert at == len(shard["action"])
    assert seen == set(values)
    # Final numbers have a value too, in points by the end of the match like everything before.
    finals = [each for each in told if each.kind == "final"]
    assert len(finals) == (2 if game == "lost-code" else 0)
    assert all(each.value is not None for each in finals)
    assert any(each.value is not None and each not in finals for each in told)


def test_matches_without_an_end_teach_nothing(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="no finished match"):
        write_dataset([new("the-game", players=2, seed=1).record()], tmp_path)
