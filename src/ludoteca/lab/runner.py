"""Playing many matches: the same results whatever the number of processes, stoppable, and resumable from a log."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from hashlib import blake2b
from math import inf
from pathlib import Path
from typing import Any, Literal

import joblib
import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.input_error import InputError
from ludoteca.engine.match import Match, agree, new
from ludoteca.engine.moves import Move, Seat, Seen
from ludoteca.engine.options import options_dict
from ludoteca.engine.records import encode_record
from ludoteca.lab import policy as policy
from ludoteca.lab.cheat import cheat
from ludoteca.lab.tables import of_results
from ludoteca.mind.bot import Bot, Clock, bot, bots, maker
from ludoteca.mind.drive import BotFailed, play_out

CHUNK_SECONDS = 0.5
"""Work is handed out in pieces of about this length: shorter ones cost more to send than to do."""

SILENT = "+silent"
"""After a bot's name: it plays as ever, but says nothing."""

Backend = Literal["local", "dask", "ray"]


class LabError(InputError):
    """Something about a run that cannot be done as asked."""


class Setting(msgspec.Struct, frozen=True):
    """What is played in a run; the same for all its matches."""

    game: str
    players: int
    options: dict[str, Any]
    think: float | None = None
    """Seconds a move at the most; None lets bots think as long as they were built for, which is repeatable."""
    records: bool = False
    """Whether results carry the whole match."""


class Job(msgspec.Struct, frozen=True):
    """One match to be played: its seed and who sits where."""

    seed: str
    lineup: tuple[str, ...]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match that was played. `failure` is a sentence when a bot failed; then there is no outcome."""

    seed: str
    lineup: tuple[str, ...]
    winners: tuple[Seat, ...] = ()
    ranking: tuple[Seat, ...] = ()
    points: tuple[int, ...] = ()
    left: int | None = None
    reason: str = ""
    pinned: tuple[float, ...] = ()
    """Per seat, the share of its final guesses that were one number, and right."""
    moves: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    fingerprint: str = ""
    """Of every move, chance's included: two matches with the same one were played move for move the same."""
    failure: str = ""
    record: str = ""
    """The whole match as JSON, where the setting asks for it."""

    def _repr_html_(self) -> str:
        """In a notebook."""
        return of_results([self]).html()


class Results(list[Result]):
    """Matches that were played, in the order in which they were asked for."""

    def _repr_html_(self) -> str:
        """In a notebook."""
        return of_results(self).html() if self else "<p>no matches</p>"


class Timed:
    """A bot with a stop-watch, which runs whenever the bot is asked anything: talk costs time as well as moves."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.moves = 0
        self.seconds = 0.0

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        self.moves += 1
        began = time.perf_counter()
        try:
            return self._player.choose(view, past, clock)
        finally:
            self.seconds += time.perf_counter() - began

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        began = time.perf_counter()
        try:
            return self._player.say(view, past)
        finally:
            self.seconds += time.perf_counter() - began

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        began = time.perf_counter()
        try:
            return self._player.eagerness(view, past)
        finally:
            self.seconds += time.perf_counter() - began


class Silent:
    """A bot that keeps its mouth shut, like some people at the table."""

    def __init__(self, player: Bot) -> None:
        self._player = player

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        return self._player.choose(view, past, clock)

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        return self._player.eagerness(view, past)


def setting(
    game: str,
    players: int | None,
    options: Mapping[str, Any] | None,
    think: float | None = None,
    *,
    records: bool = False,
) -> Setting:
    """A checked setting; ValueErrors say what does not fit."""
    found, count, chosen = agree(game, players, options)
    if think is not None and not 0 < think < inf:
        raise LabError("lab-think")
    return Setting(found.name, count, options_dict(chosen), think, records)


def check_bots(game: str, names: Sequence[str]) -> None:
    """UnknownBot for a name that nobody has written; LabError if there is none at all."""
    for name in names:
        if name != "cheat":
            maker(game, name.removesuffix(SILENT))
    if not names:
        raise LabError("lab-no-bot", names=", ".join([*bots(game), "cheat"]))


def bot_seed(seed: str, seat: Seat) -> int:
    """The seed of the bot at a seat, from the match's seed."""
    return int.from_bytes(blake2b(f"{seed}/bot {seat}".encode(), digest_size=6).digest(), "big")


def play_one(what: Setting, job: Job) -> Result:
    """Play one match. What a bot does wrong is told in the result, with the seed to see it again."""
    match = new(what.game, players=what.players, seed=job.seed, options=what.options)
    try:
        players = {seat: Timed(_seated(match, seat, name)) for seat, name in enumerate(job.lineup)}
        play_out(match, players, what.think)
    except BotFailed as error:
        return Result(job.seed, job.lineup, failure=_failure(job, error))
    outcome = match.outcome
    assert outcome is not None, "every seat has a bot, so the match went on to its end"
    return Result(
        seed=job.seed,
        lineup=job.lineup,
        winners=outcome.winners,
        ranking=outcome.ranking,
        points=outcome.points,
        left=outcome.left,
        reason=outcome.reason,
        pinned=_pinned(match),
        moves=tuple(players[seat].moves for seat in sorted(players)),
        seconds=tuple(players[seat].seconds for seat in sorted(players)),
        fingerprint=fingerprint(match),
        record=encode_record(match.record(), job.lineup).decode() if what.records else "",
    )


def fingerprint(match: Match) -> str:
    """A short name for all that happened in a match."""
    moves = "\n".join(f"{actor} {move}" for actor, move in match.entries)
    return blake2b(moves.encode(), digest_size=12).hexdigest()


def _seated(match: Match, seat: Seat, name: str) -> Bot:
    if name == "cheat":
        return cheat(match, seat)
    try:
        seated = bot(match.game.name, name.removesuffix(SILENT), bot_seed(str(match.seed), seat))
        return Silent(seated) if name.endswith(SILENT) else seated
    except Exception as error:
        raise BotFailed(f"The bot “{name}” failed to sit down: {error!r}.") from error


def _failure(job: Job, error: BotFailed) -> str:
    return f"The match with seed {job.seed} ({', '.join(job.lineup)}) was not finished. {error}"


def _pinned(match: Match) -> tuple[float, ...]:
    finals = {final.seat: final for final in getattr(match.view(None), "finals", ())}
    return tuple(
        sum(len(guess) == 1 and points > 0 for guess, points in zip(final.guesses, final.points, strict=True))
        / len(final.guesses)
        for _, final in sorted(finals.items())
    )


def run(
    what: Setting,
    jobs: Sequence[Job],
    *,
    processes: int = 1,
    backend: Backend = "local",
    log: Path | None = None,
    on_error: Literal["stop", "continue"] = "stop",
    each: Callable[[Result], None] | None = None,
    before: Callable[[int], None] | None = None,
) -> Results:
    """Play all jobs, in any order, and return the results in the order of the jobs.

    With a log file every finished match is written down at once, and matches already in it are not played again:
    `before` is told how many, `each` gets every match that is played. Stopped by Ctrl-C, the exception leaves the log
    complete up to there.
    """
    if log:
        check_file(log)
    known = _read_log(log, what) if log else {}
    todo = [job for job in jobs if (job.seed, job.lineup) not in known]
    if before:
        before(len(jobs) - len(todo))
    with _Log(log, what) as book:
        for result in _all_results(what, todo, processes, backend):
            if result.failure and on_error == "stop":
                raise LabError(result.failure)
            known[result.seed, result.lineup] = result
            book.add(result)
            if each:
                each(result)
    return Results(known[job.seed, job.lineup] for job in jobs)


ATTEMPTS = 4
"""How often work goes out before a run gives up on workers that keep dying."""
_LOSSES = {"BrokenProcessPool", "KilledWorker", "RayActorError", "WorkerCrashedError"}
"""What joblib, Dask and Ray say when a worker is gone; by name, since not all of them are installed."""


def _all_results(what: Setting, todo: Sequence[Job], processes: int, backend: Backend) -> Iterator[Result]:
    """Every job's result, also where workers are lost on the way: what has not come back goes out again."""
    for attempt in range(1, ATTEMPTS + 1):
        back: set[Job] = set()
        try:
            for result in _results(what, todo, processes, backend):
                back.add(Job(result.seed, result.lineup))
                yield result
            return
        except Exception as error:
            if attempt == ATTEMPTS or not _LOSSES & {kind.__name__ for kind in type(error).__mro__}:
                raise
        todo = [job for job in todo if job not in back]


def check_file(path: Path) -> None:
    """LabError if nothing can be written there; a file that was not there is not there afterwards."""
    fresh = not path.exists()
    try:
        path.open("ab").close()
        if fresh:
            path.unlink()
    except OSError as error:
        raise LabError("lab-no-write", path=str(path), reason=error.strerror or str(error)) from None


def _results(what: Setting, todo: Sequence[Job], processes: int, backend: Backend) -> Iterator[Result]:
    if backend == "local":
        # More hands than matches or cores would only wait for each other.
        processes = min(processes, len(todo), max(2, os.cpu_count() or 1))
    if processes <= 1 and backend == "local":
        yield from (play_one(what, job) for job in todo)
        return
    if not todo:
        return
    began = time.perf_counter()
    yield play_one(what, todo[0])
    seconds = max(1e-4, time.perf_counter() - began)
    with _cluster(backend):
        # Whoever names a cluster and no number wants all of it.
        hands = processes if backend == "local" or processes > 1 else _size(backend)
        size = max(1, min(int(CHUNK_SECONDS / seconds), len(todo) // (4 * hands) or 1))
        chunks = [todo[at : at + size] for at in range(1, len(todo), size)]
        for results in (_on_ray if backend == "ray" else _on_joblib)(what, chunks, hands):
            yield from results


def _size(backend: Backend) -> int:
    """How many can work at once on a cluster."""
    if backend == "dask":
        return int(joblib.effective_n_jobs(-1))
    import ray

    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _on_joblib(what: Setting, chunks: Sequence[Sequence[Job]], hands: int) -> Iterator[list[Result]]:
    """Processes of this machine, or a Dask cluster."""
    work = [joblib.delayed(_play_chunk)(what, chunk) for chunk in chunks]
    yield from joblib.Parallel(n_jobs=hands, return_as="generator_unordered")(work)


def _on_ray(what: Setting, chunks: Sequence[Sequence[Job]], hands: int) -> Iterator[list[Result]]:
    """Tasks of a Ray cluster. Not through joblib: its pool of actors gives results back only all together and is lost
    with one of them, while Ray itself sends the task of a lost worker out again."""
    import ray

    play = ray.remote(max_retries=ATTEMPTS)(_play_chunk)
    work, waiting = iter(chunks), list[Any]()
    while True:
        while len(waiting) < 2 * hands and (chunk := next(work, None)) is not None:
            waiting.append(play.remote(what, chunk))
        if not waiting:
            return
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)


def _play_chunk(what: Setting, chunk: Sequence[Job]) -> list[Result]:
    return [play_one(what, job) for job in chunk]


@contextmanager
def _cluster(backend: Backend) -> Iterator[None]:
    """Where joblib sends the work. A Dask or Ray cluster is the one its own settings name, else one on this machine."""
    if backend == "local":
        yield
        return
    opened: AbstractContextManager[Any] = nullcontext()
    try:
        if backend == "dask":
            from distributed import Client

            opened = Client()
        else:
            opened = _ray()
    except ImportError:
        raise LabError("lab-not-installed", name=backend, command=f"pip install 'ludoteca[{backend}]'") from None
    except OSError as error:
        raise LabError("lab-no-cluster", name=backend, reason=str(error).rstrip(".")) from None
    with opened, joblib.parallel_config(backend=backend) if backend == "dask" else nullcontext():
        yield


def _ray() -> AbstractContextManager[Any]:
    """Ray, begun before anybody asks how large it is; one that was there before stays when we leave."""
    import ray

    leave = ExitStack()
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
        leave.callback(ray.shutdown)
    return leave


class _Log:
    """The log of a run: the setting, then a match a line."""

    def __init__(self, path: Path | None, what: Setting) -> None:
        self._file = None
        if path is not None:
            fresh = not path.exists() or path.stat().st_size == 0
            self._file = path.open("ab")
            if fresh:
                self._write(what)

    def __enter__(self) -> _Log:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file:
            self._file.close()

    def add(self, result: Result) -> None:
        if self._file:
            self._write(result)

    def _write(self, line: msgspec.Struct) -> None:
        assert self._file is not None
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def _read_log(path: Path, what: Setting) -> dict[tuple[str, tuple[str, ...]], Result]:
    if not path.exists() or path.stat().st_size == 0:
        return {}
    first, *lines = path.read_bytes().splitlines(keepends=True)
    try:
        if msgspec.json.decode(first, type=Setting) != what:
            raise LabError("lab-other-log", path=str(path))
        if lines and not lines[-1].endswith(b"\n"):
            # A run that was killed while writing: the cut line is dropped and its match played again.
            path.write_bytes(first + b"".join(lines[:-1]))
            lines = lines[:-1]
        results = [msgspec.json.decode(line, type=Result) for line in lines]
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise LabError("lab-no-log", path=str(path)) from None
    return {(result.seed, result.lineup): result for result in results if not result.failure}
