"""The lab's commands: `ludoteca simulate`, `ludoteca arena` and `ludoteca tune`."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.engine.registry import games
from ludoteca.locales import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from ludoteca.lab.arena import Ladder
    from ludoteca.lab.runner import Job, Result, Setting
    from ludoteca.lab.simulate import Summary
    from ludoteca.lab.tables import Table

# The heavy parts (NumPy, compiled bots) are imported when a command runs, so that `ludoteca --help` is quick.


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Mount the lab's commands on the command line."""
    simulate = subparsers.add_parser("simulate", help="let bots play many matches and count")
    _common(simulate)
    simulate.add_argument("--games", type=int, default=100, help="how many matches (100)")
    simulate.add_argument(
        "--records", type=Path, metavar="FILE", help="write the record of every match here, a line of JSON each"
    )
    simulate.set_defaults(run=run_simulate)
    arena = subparsers.add_parser("arena", help="rank bots on a ladder, with intervals")
    _common(arena)
    arena.add_argument(
        "--deals", "--games", type=int, default=50, help="how many deals, each played by all line-ups (50)"
    )
    arena.add_argument("--html", type=Path, metavar="FILE", help="also write a report with plots")
    arena.set_defaults(run=run_arena)
    about = "turn records into arrays to learn from"
    data = subparsers.add_parser("dataset", help=about, description=about)
    data.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="records, as `simulate --records` writes them"
    )
    data.add_argument("--to", type=Path, required=True, metavar="FOLDER", help="where the shards go")
    data.add_argument("--parquet", action="store_true", help="Parquet instead of npz (needs ludoteca[dataset])")
    data.add_argument("--posterior", action="store_true", help="also the exact odds of what is hidden")
    data.add_argument(
        "--values",
        choices=["result", "judged"],
        default="result",
        help="what the seat won in the end, or what the judge of reviews says (result)",
    )
    data.add_argument(
        "--depth", choices=["quick", "normal", "thorough"], default="quick", help="how hard the judge thinks (quick)"
    )
    data.add_argument("--jobs", type=int, default=1, help="processes to use (1)")
    data.add_argument("--shard", type=int, default=50_000, metavar="N", help="decisions in a file (50000)")
    data.set_defaults(run=run_dataset)
    about = "fit the bots' weights anew, by letting them play"
    tune = subparsers.add_parser("tune", help=about, description=f"{about}; `ludoteca tune GAME --help` tells more")
    tune.add_argument("words", nargs=argparse.REMAINDER, metavar="GAME …", help="lost-code, the-game, the-game-extreme")
    tune.set_defaults(run=run_tune)


def _common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(games()))
    parser.add_argument("--players", type=int, help="how many (the fewest the game allows)")
    parser.add_argument("--bots", metavar="A[,B…]", help="one for all seats, or one a seat; `cheat` sees everything")
    parser.add_argument("--seed", default="1", help="the same seed gives the same matches (1)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; repeat for more"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes to use (1; a whole cluster)")
    parser.add_argument("--on", choices=["local", "dask", "ray"], default="local", help="where to compute (local)")
    parser.add_argument(
        "--think", type=float, metavar="SECONDS", help="at most so long a move; results then depend on the machine"
    )
    parser.add_argument(
        "--log", type=Path, metavar="FILE", help="write every match here; run again to go on after a stop"
    )
    parser.add_argument("--on-error", choices=["stop", "continue"], default="stop", help="when a bot fails (stop)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")


def run_simulate(args: argparse.Namespace) -> int:
    """`ludoteca simulate`."""
    from ludoteca.lab.runner import check_bots, check_file
    from ludoteca.lab.simulate import deals, summarise

    what = _setting(args)
    bots = _bots(args, default=["expert"])
    check_bots(what.game, bots)
    jobs = deals(bots, what.players, args.games, args.seed)
    if args.records:
        # Said before hours of play, not after them.
        check_file(args.records)
    results = _play(args, what, jobs)
    if args.records:
        lines = (result.record + "\n" for result in results if result.record)
        args.records.write_text("".join(lines), encoding="utf-8")
    summary = summarise(what, bots, args.seed, results)
    _print(args, summary, lambda: _show_summary(summary))
    return 1 if summary.failures else 0


def run_dataset(args: argparse.Namespace) -> int:
    """`ludoteca dataset`."""
    from ludoteca.lab.dataset import read_records, write_dataset
    from ludoteca.lab.runner import LabError

    if args.shard < 1:
        raise LabError("lab-shard")
    if args.jobs < 1:
        raise LabError("lab-jobs")
    records = (record for file in args.files for record in read_records(file))
    with _progress("matches", None, quiet=not sys.stderr.isatty()) as advance:
        files = write_dataset(
            records,
            args.to,
            parquet=args.parquet,
            posterior=args.posterior,
            values=args.values,
            depth=args.depth,
            processes=args.jobs,
            shard=args.shard,
            each=lambda _: advance(1),
        )
    for file in files:
        print(file)
    return 0


def run_arena(args: argparse.Namespace) -> int:
    """`ludoteca arena`."""
    from ludoteca.engine.registry import game_named
    from ludoteca.lab.arena import ladder, lineups
    from ludoteca.lab.report import html_report
    from ludoteca.lab.runner import LabError, check_bots, check_file
    from ludoteca.mind.bot import bots as known_bots

    what = _setting(args)
    bots = list(dict.fromkeys(_bots(args, default=known_bots(args.game))))
    check_bots(what.game, bots)
    if args.html:
        # Said before hours of play, not after them.
        if not args.html.parent.is_dir():
            raise LabError("lab-no-folder", folder=str(args.html.parent))
        check_file(args.html)
    team = game_named(what.game).team
    jobs = lineups(bots, what.players, args.deals, args.seed, team=team)
    results = _play(args, what, jobs)
    found = ladder(what, bots, args.seed, results)
    if args.html:
        command = _command(args, what, bots)
        args.html.write_text(html_report(found, game_named(what.game).title, command), encoding="utf-8")
    _print(args, found, lambda: _show_ladder(found))
    return 1 if found.failures else 0


def _command(args: argparse.Namespace, what: Setting, bots: Sequence[str]) -> str:
    """What to type to play the same matches again."""
    words = ["ludoteca", "arena", what.game, "--players", str(what.players), "--bots", ",".join(bots)]
    words += ["--deals", str(args.deals), "--seed", args.seed]
    words += [word for option in args.option for word in ("--option", option)]
    words += ["--think", f"{what.think:g}"] if what.think is not None else []
    return shlex.join(words)


def run_tune(args: argparse.Namespace) -> int:
    """`ludoteca tune GAME …`: each family of games has its own weights, and its own way to fit them."""
    from ludoteca.lab.runner import LabError
    from ludoteca.mind.lost_code import tune as code
    from ludoteca.mind.the_game import tune as cards

    game = args.words[0] if args.words else ""
    if game in cards.GAMES:
        return cards.main(args.words)
    if game in code.GAMES:
        return code.main(args.words)
    raise LabError("lab-tune", games=", ".join((*code.GAMES, *cards.GAMES)))


def _setting(args: argparse.Namespace) -> Setting:
    from ludoteca.lab.runner import LabError, setting

    if args.jobs < 1:
        raise LabError("lab-jobs")
    options: dict[str, str] = {}
    for word in args.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise LabError("lab-option", option=word)
        options[name.strip().replace("-", "_")] = value.strip()
    return setting(args.game, args.players, options, args.think, records=bool(getattr(args, "records", None)))


def _bots(args: argparse.Namespace, default: Sequence[str]) -> list[str]:
    if args.bots is None:
        return list(default)
    names = [name.strip() for name in args.bots.split(",")]
    return names if any(names) else []


def _play(args: argparse.Namespace, what: Setting, jobs: Sequence[Job]) -> list[Result]:
    from ludoteca.lab.runner import run
    from ludoteca.lab.tables import table_of

    title = table_of(what)
    with _progress(title, len(jobs), quiet=args.json and not sys.stderr.isatty()) as advance:
        try:
            return run(
                what,
                jobs,
                processes=args.jobs,
                backend=args.on,
                log=args.log,
                on_error=args.on_error,
                each=lambda _: advance(1),
                before=advance,
            )
        except KeyboardInterrupt:
            language = getattr(args, "language", "en")
            print(say("lab-stopped", {"log": "yes" if args.log else "no"}, language), file=sys.stderr)
            raise SystemExit(130) from None


@contextmanager
def _progress(title: str, total: int | None, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on standard error, so that results can be piped."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda matches: bar.advance(task, matches)


def _print(args: argparse.Namespace, found: Summary | Ladder, show: Callable[[], None]) -> None:
    if args.json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        show()


def _show_summary(found: Summary) -> None:
    from rich.console import Console

    from ludoteca.lab.tables import of_summary

    console = Console()
    _show_table(console, of_summary(found))
    console.print(_histogram(found.distribution, "cards left" if found.mean_left is not None else "points"))
    for failure in found.failures:
        console.print(failure, style="red")


def _show_table(console: Console, found: Table) -> None:
    """The table; where it does not fit, what each row says below one another."""
    from rich.box import SIMPLE
    from rich.measure import Measurement
    from rich.table import Table as Lines

    table = Lines(title=found.title, box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    for at, name in enumerate(found.head):
        table.add_column(name, justify="right" if at else "left")
    for row in found.rows:
        table.add_row(*row)
    if Measurement.get(console, console.options.update(max_width=1000), table).maximum <= console.width:
        console.print(table)
    else:
        console.print(found.title)
        for first, *others in found.rows:
            console.print(first)
            for name, cell in zip(found.head[1:], others, strict=True):
                console.print(f"  {name}  {cell}")
    if found.note:
        console.print(found.note)


def _histogram(distribution: dict[str, int], what: str) -> str:
    """A small picture of how the results spread, in at most 16 lines."""
    values = {int(value): count for value, count in distribution.items()}
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // 16))
    bins = {
        start: sum(count for value, count in values.items() if start <= value < start + step)
        for start in range(low, high + 1, step)
    }
    most = max(bins.values())
    lines = [what]
    for start, count in bins.items():
        label = str(start) if step == 1 else f"{start} to {start + step - 1}"
        lines.append(f"{label:>12}  {'█' * round(40 * count / most)} {count}")
    return "\n".join(lines)


def _show_ladder(found: Ladder) -> None:
    from rich.console import Console

    from ludoteca.lab.tables import of_ladder

    console = Console()
    _show_table(console, of_ladder(found))
    for failure in found.failures:
        console.print(failure, style="red")
