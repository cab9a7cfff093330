"""Records become arrays to learn from: every decision of every match, as a seat saw it.

    simulate the-game --bots expert --records games.jsonl
    dataset games.jsonl --to data

A shard holds decisions of one game, in the arrays of `COLUMNS`. `Dataset` opens shards one at a time, and of a shard
only the arrays that are asked for. Parquet instead of npz needs `ludoteca[dataset]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Literal

import joblib
import numpy as np

from ludoteca.engine.match import Match, load
from ludoteca.engine.moves import CHANCE, Seat
from ludoteca.engine.records import Record, RecordError, decode_record, parse_record
from ludoteca.games.lost_code.view import CodeView
from ludoteca.games.the_game.box import LOWEST
from ludoteca.games.the_game.moves import Signal, Tell
from ludoteca.games.the_game.view import TheGameView
from ludoteca.lab.batches import Batch, CardBatch, batch_of
from ludoteca.lab.runner import LabError
from ludoteca.lab.spaces import observe, shares
from ludoteca.learn.decisions import decisions_in
from ludoteca.learn.review import judge_decision
from ludoteca.mind.drive import Pasts
from ludoteca.mind.judgement import Depth
from ludoteca.mind.the_game.sheet import unseen_cards

SHARD = 50_000
"""Decisions in a shard."""
SUFFIXES = (".npz", ".parquet")
Row = dict[str, Any]
Values = Literal["result", "judged"]
"""What `value` holds: what the seat won in the end, or what the judge of reviews says."""
COLUMNS = {
    "observation": "what the seat saw, in the layout of docs/vector.md",
    "action_mask": "1 for every action that it might take",
    "action": "the one it took",
    "seat": "whose decision it was",
    "players": "how many there were",
    "won": "the seat's share of the win in the end, 0 to 1",
    "value": "the same; judged: what the match was worth to the seat with the best choice, a chance to win or points",
    "outcome": "cards left in the end, or the seat's points",
    "error": "judged only: how much the played choice cost against the best, 0 where that may be chance",
    "posterior": "on request: the exact odds of what is hidden, in the shape of an environment's beliefs",
    "match": "which match of the records it was, from 0",
}
"""The arrays of a shard."""


def read_records(path: Path) -> Iterator[Record]:
    """The records in a file: a JSON object a line, as `simulate --records` writes them, or a single one as text."""
    try:
        with path.open(encoding="utf-8") as file:
            first = file.readline()
            if first.lstrip().startswith("{"):
                yield decode_record(first)
                yield from (decode_record(line) for line in file if line.strip())
            else:
                yield parse_record(first + file.read())
    except OSError as error:
        raise LabError("lab-file", path=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise RecordError("record-first-line") from None


def decisions(
    record: Record, *, posterior: bool = False, values: Values = "result", depth: Depth = "quick"
) -> Iterator[Row]:
    """Every decision of a finished match, in order. Talk is no decision; it stands in the observations."""
    whole = load(record)
    if whole.outcome is None:
        return
    judged = _judged(whole, depth) if values == "judged" else None
    batch = batch_of(record.game, 1, record.players, options=whole.options)
    won, outcome = shares(whole), whole.outcome
    match = Match(whole.game, whole.players, whole.options, None)
    pasts = Pasts(match)
    for n, (seat, move) in enumerate(whole.entries):
        if seat != CHANCE and not isinstance(move, Signal | Tell):
            view = match.view(seat)
            mask = np.zeros(batch.actions, np.int8)
            mask[[batch.action(one, seat) for one in view.moves]] = 1
            row: Row = {
                "observation": observe(view, pasts.of(seat)).astype(batch.dtype),
                "action_mask": mask,
                "action": np.int16(batch.action(move, seat)),
                "seat": np.int8(seat),
                "players": np.int8(whole.players),
                "won": np.float32(won[seat]),
                "value": np.float32(won[seat]),
                "outcome": np.int16(outcome.points[seat] if outcome.points else outcome.left or 0),
            }
            if judged is not None:
                row["value"], row["error"] = judged[seat, n]
            if posterior:
                row["posterior"] = odds_of(view, pasts.of(seat), batch)
            yield row
        match.play(seat, move)


def _judged(match: Match, depth: Depth) -> dict[tuple[Seat, int], tuple[np.float32, np.float32]]:
    """By seat and entry: what a review says of the decision that the entry belongs to, which may have taken several
    moves. NaN where there was nothing to decide, or where the judge knows differences only."""
    found = {}
    for decision in decisions_in(match):
        told = judge_decision(match.game.name, decision, depth)
        value = np.float32(np.nan if told.value is None else told.value)
        for n in range(decision.n, decision.last + 1):
            found[decision.seat, n] = value, np.float32(told.error)
    return found


def odds_of(view: Any, past: Any, batch: Batch) -> Any:
    """The exact odds of what is hidden, in the shape of an environment's belief targets."""
    found = np.zeros(batch.belief_shape(), np.float32)
    if isinstance(view, CodeView):
        from ludoteca.mind.lost_code.posterior import posterior

        chances = posterior(view).chances()
        found[: chances.shape[0], : chances.shape[1]] = chances
        return found
    assert isinstance(view, TheGameView)
    assert isinstance(batch, CardBatch)
    assert view.seat is not None
    shown = {card: seat for seat, hand in enumerate(view.shown_hands) for card in hand if seat != view.seat}
    hidden = [card for card in unseen_cards(view, past) if card not in shown]
    for n in range(view.players):
        seat = (view.seat + n) % view.players
        known = view.hand if n == 0 else [card for card, owner in shown.items() if owner == seat]
        for card in known:
            found[card - LOWEST, n] = 1.0
        if n and hidden:
            found[[card - LOWEST for card in hidden], n] = (view.hands[seat] - len(known)) / len(hidden)
    return found


def write_dataset(
    records: Iterable[Record],
    folder: Path | str,
    *,
    parquet: bool = False,
    posterior: bool = False,
    values: Values = "result",
    depth: Depth = "quick",
    processes: int = 1,
    shard: int = SHARD,
    each: Callable[[int], None] | None = None,
) -> list[Path]:
    """Write the decisions of all records as shards into a folder; the files, in order. One dataset, one game; a folder
    that has shards already is refused, because `Dataset` would read both as one. Judging takes time: `depth` says how
    hard to think, and several `processes` share the matches; what is written is the same."""
    folder = Path(folder)
    write = _write_parquet if parquet else _write_npz
    rows: list[Row] = []
    files: list[Path] = []
    game = ""
    each_row = partial(_rows_of, posterior=posterior, values=values, depth=depth)
    with _room_in(folder, parquet=parquet):
        for n, (name, found) in enumerate(_in_order(each_row, records, processes)):
            if game and name != game:
                raise LabError("lab-dataset-games", first=game, second=name)
            game = name
            for row in found:
                rows.append(row | {"match": np.int32(n)})
                if len(rows) == shard:
                    files.append(write(folder / f"{game}-{len(files):05d}", rows))
                    rows = []
            if each:
                each(n)
        if rows:
            files.append(write(folder / f"{game}-{len(files):05d}", rows))
    if not files:
        raise LabError("lab-nothing-to-learn")
    return files


@contextmanager
def _room_in(folder: Path, *, parquet: bool) -> Iterator[None]:
    """A folder for shards. What stands in the way is said before anything is worked out, and a folder in which nothing
    was written does not stay."""
    if parquet:
        _arrow()
    fresh = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LabError("lab-no-write", path=str(folder), reason=error.strerror or str(error)) from None
    if _shards(folder):
        raise LabError("lab-shards-there", folder=str(folder))
    try:
        yield
    finally:
        if fresh and not any(folder.iterdir()):
            folder.rmdir()


def _rows_of(record: Record, *, posterior: bool, values: Values, depth: Depth) -> tuple[str, list[Row]]:
    return record.game, list(decisions(record, posterior=posterior, values=values, depth=depth))


def _in_order(
    work: Callable[[Record], tuple[str, list[Row]]], records: Iterable[Record], processes: int
) -> Iterable[tuple[str, list[Row]]]:
    if processes == 1:
        return map(work, records)
    found: Iterable[tuple[str, list[Row]]] = joblib.Parallel(n_jobs=processes, return_as="generator")(
        joblib.delayed(work)(record) for record in records
    )
    return found


def _write_npz(path: Path, rows: list[Row]) -> Path:
    path = path.with_name(path.name + ".npz")
    np.savez(path, allow_pickle=False, **{name: np.stack([row[name] for row in rows]) for name in rows[0]})
    return path


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise LabError("lab-no-parquet") from None
    return pyarrow, parquet


def _write_parquet(path: Path, rows: list[Row]) -> Path:
    pyarrow, parquet = _arrow()
    path = path.with_name(path.name + ".parquet")
    columns, shapes = {}, {}
    for name in rows[0]:
        stacked = np.stack([row[name] for row in rows])
        flat = pyarrow.array(stacked.reshape(-1))
        width = int(np.prod(stacked.shape[1:]))
        columns[name] = flat if stacked.ndim == 1 else pyarrow.FixedSizeListArray.from_arrays(flat, width)
        shapes[name] = ",".join(map(str, stacked.shape[1:]))
    parquet.write_table(pyarrow.table(columns).replace_schema_metadata(shapes), path)
    return path


def _shards(folder: Path) -> list[Path]:
    return sorted(file for file in folder.iterdir() if file.suffix in SUFFIXES) if folder.is_dir() else []


class Dataset:
    """Shards of one folder. Nothing is read before it is asked for, and then a shard at a time."""

    def __init__(self, folder: Path | str) -> None:
        self.files = _shards(Path(folder))
        if not self.files:
            raise LabError("lab-no-shards", folder=str(folder))

    def __repr__(self) -> str:
        return f"<Dataset {self.files[0].parent}, {len(self)} shard{'s' if len(self) > 1 else ''}>"

    def __len__(self) -> int:
        """How many shards there are."""
        return len(self.files)

    def __getitem__(self, n: int) -> Mapping[str, Any]:
        """A shard: a mapping from names to arrays, each read when it is first looked at."""
        file = self.files[n]
        if file.suffix == ".npz":
            found: Mapping[str, Any] = np.load(file, allow_pickle=False)
            return found
        return _Columns(file)

    def __iter__(self) -> Iterator[Mapping[str, Any]]:
        return (self[n] for n in range(len(self)))

    def batches(self, size: int, names: Iterable[str] = ("observation", "action_mask", "action")) -> Iterator[Row]:
        """All decisions in order, so many at a time; the last of a shard may be fewer."""
        for shard in self:
            arrays = {name: shard[name] for name in names}
            for first in range(0, len(next(iter(arrays.values()))), size):
                yield {name: array[first : first + size] for name, array in arrays.items()}


class _Columns(Mapping[str, Any]):
    """A Parquet file as arrays, column by column."""

    def __init__(self, path: Path) -> None:
        _, parquet = _arrow()
        self._file = parquet.ParquetFile(path)
        self._names = list(self._file.schema_arrow.names)

    def __getitem__(self, name: str) -> Any:
        if name not in self._names:
            raise KeyError(name)
        column = self._file.read([name]).column(0).combine_chunks()
        shape = [int(n) for n in (self._file.schema_arrow.metadata or {}).get(name.encode(), b"").split(b",") if n]
        values = column.flatten() if shape else column
        return values.to_numpy(zero_copy_only=False).reshape(-1, *shape)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
