"""`dev.py benchmark`: named tasks on fixed deals, for bots and for what others have trained.

    python3 dev.py benchmark --quick                      a glance: few deals, nothing is written
    python3 dev.py benchmark --task team-5-silent --bot mine.onnx
    python3 dev.py benchmark                              plays what is missing, row by row, and writes the page
    python3 dev.py benchmark --task solo                  the same for one task
    python3 dev.py benchmark --list                       what is missing, or was played by bots that have changed
    python3 dev.py benchmark --confirm                    keeps rows whose first matches changed bots play as before
    python3 dev.py benchmark --page                       plays nothing: writes the page from what there is

A task is a game with its players and options, a way to count, and deals: those that anybody may train on (any seed that
does not begin with "test") and those that are only for measuring. Every row is played on the same deals. The matrix
seats two bots at one table in turn, each with each: how a bot gets on with partners it has not met, or what it takes
from rivals; where people may talk, once more without a word. An ad-hoc team is one bot among others that are drawn by
lot. Every row is added to docs/benchmark.jsonl and to docs/benchmark.md as soon as it is played; a row that was cut off
goes on with the match where it stopped. What is quick comes first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence

from benchmarks.task_rows import (
    CROSSED,
    DEALS,
    DEAR,
    FILE,
    LEVELS,
    OF_DEAR,
    QUICK,
    TASKS,
    Row,
    Task,
    Wanted,
    confirm,
    dear,
    fields,
    made_of,
    measure,
    plan,
    read_rows,
    teams,
    write_rows,
)
from ludoteca.lab.runner import check_bots
from workshop.places import ROOT

PAGE = ROOT / "docs" / "benchmark.md"
BEGIN, FINISH = "<!-- tables: written by dev.py benchmark -->", "<!-- end of the tables -->"
Rows = Mapping[Wanted, Row]


def tables(task: Task, bots: Sequence[str], rows: Rows) -> Iterator[str]:
    """Everything about a task, with what is missing named."""
    yield f"### `{task.name}`: {task.about}"
    yield ""
    yield from _list(task, [Wanted(task.name, "alone", (task.named(bot),)) for bot in bots], rows)
    for n, names in enumerate(fields(task, bots)):
        yield from _matrix(task, names, rows, ", nobody says a word" if n else "")
    if hosts := teams(task, bots):
        drawn = ", ".join(hosts[0].bots[1:])
        yield f"One of a team whose others are drawn by lot ({drawn}), in `{task.name}`:"
        yield ""
        yield from _list(task, hosts, rows)


def _list(task: Task, wanted: Sequence[Wanted], rows: Rows) -> Iterator[str]:
    won, count = ("won", "cards left") if task.team else ("won, among novices", "points")
    known = [rows[one] for one in wanted if one in rows]
    if known:
        yield f"| bot | deals | {won} | 95 % | {count} | 95 % |"
        yield "|---|---|---|---|---|---|"
    for row in known:
        interval, mean = row.interval, row.mean_interval
        yield (
            f"| {row.wanted.bots[0]} | {row.deals} | {row.share:.1%} | {interval.low:.1%} – {interval.high:.1%} "
            f"| {row.mean:.1f} | {mean.low:.1f} – {mean.high:.1f} |"
        )
    if known:
        yield ""
    missing = [one.bots[0] for one in wanted if one not in rows]
    if missing:
        yield f"Not played yet: {', '.join(missing)}."
        yield ""


def _matrix(task: Task, names: Sequence[str], rows: Rows, how: str) -> Iterator[str]:
    played = [rows[one] for one in (Wanted(task.name, "pair", (a, b)) for a in names for b in names) if one in rows]
    who = "won by the team" if task.team else "won by the bot of the row against the bot of the column"
    if not played:
        yield f"Each with each in `{task.name}`{how}: not played yet."
        yield ""
        return
    deals = " or ".join(str(deals) for deals in sorted({row.deals for row in played}))
    yield f"Each with each in `{task.name}`{how}: {who}, with the interval ({deals} deals a pair)."
    yield ""
    yield f"| | {' | '.join(names)} |"
    yield f"|---|{'---|' * len(names)}"
    for name in names:
        yield f"| {name} | {' | '.join(_cell(task, name, other, rows) for other in names)} |"
    yield ""


def _cell(task: Task, name: str, other: str, rows: Rows) -> str:
    if name == other and not task.team:
        return "–"
    if row := rows.get(Wanted(task.name, "pair", (name, other))):
        return f"{row.share:.0%} ({row.interval.low:.0%} – {row.interval.high:.0%})"
    if row := rows.get(Wanted(task.name, "pair", (other, name))):
        share, low, high = row.share, row.interval.low, row.interval.high
        share, low, high = (share, low, high) if task.team else (1 - share, 1 - high, 1 - low)
        return f"{share:.0%} ({low:.0%} – {high:.0%})"
    return "not played yet"


def write_page(rows: Rows) -> None:
    """All tables of the page, anew."""
    text = PAGE.read_text(encoding="utf-8")
    head, tail = text.split(BEGIN)[0], text.split(FINISH)[1]
    lines = [line for task in TASKS.values() for line in tables(task, [*LEVELS, *task.baseline()], rows)]
    PAGE.write_text(f"{head}{BEGIN}\n\n" + "\n".join(lines) + f"\n{FINISH}{tail}", encoding="utf-8")


def needed(wanted: Wanted, deals: int, rows: Rows) -> str:
    """Why a row has to be played; nothing where it is there."""
    row = rows.get(wanted)
    if row is None:
        return "not played"
    if row.made != made_of(wanted):
        return "played by bots that have changed"
    return f"{row.deals} of {deals} deals" if row.deals < deals else ""


def main(words: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(words)
    levels = [level for level in asked.levels.split(",") if level and not (asked.quick and level in DEAR)]
    chosen = [TASKS[name] for name in asked.task or TASKS]
    keep = not (asked.quick or asked.bot)
    rows: dict[Wanted, Row] = read_rows() if keep else {}
    todo: list[tuple[Wanted, int]] = []
    for task in chosen:
        bots = [*levels, *task.baseline(), *asked.bot]
        check_bots(task.game, [task.named(bot) for bot in bots])
        todo += [(wanted, _deals(wanted, asked)) for wanted in plan(task, bots)]
    # All rows of bots that move quickly, then who plays with whom, then those that think long.
    todo.sort(key=lambda one: (dear(one[0]), any(".onnx" in bot for bot in one[0].bots), one[0].kind != "alone"))
    todo = [(wanted, deals) for wanted, deals in todo if deals and needed(wanted, deals, rows)]
    if asked.confirm:
        return _confirm(rows, [wanted for wanted, _ in todo if wanted in rows])
    if asked.list:
        for wanted, deals in todo:
            print(f"{wanted.task} {wanted.kind}: {', '.join(wanted.bots)}: {needed(wanted, deals, rows)}")
        return 0
    for wanted, deals in [] if asked.page else todo:
        try:
            row = measure(wanted, deals, asked.jobs, keep=keep)
        except KeyboardInterrupt:
            print("Stopped. The same command goes on where it was." if keep else "Stopped.", file=sys.stderr)
            return 130
        # Somebody may play other rows at the same time.
        rows = {**(read_rows() if keep else rows), wanted: row}
        print(
            f"{wanted.task} {wanted.kind}: {', '.join(wanted.bots)}: {row.share:.1%} of {deals} "
            f"({row.interval.low:.1%} – {row.interval.high:.1%}), {row.mean:.1f}",
            flush=True,
        )
        if keep:
            write_rows(rows)
            write_page(rows)
    if asked.page:
        write_page(rows)
    elif not keep:
        for task in chosen:
            print("\n".join(tables(task, [*levels, *task.baseline(), *asked.bot], rows)), flush=True)
    return 0


def _confirm(rows: dict[Wanted, Row], wanted: Sequence[Wanted]) -> int:
    """Rows of bots whose code has changed: those that play alike are kept as theirs; how many do not."""
    wrong = 0
    for one in wanted:
        if rows[one].made == made_of(one):
            continue
        row = confirm(rows[one])
        if row is None:
            wrong += 1
        else:
            rows[one] = row
            write_rows(rows)
        print(f"{one.task} {one.kind}: {', '.join(one.bots)}: {'kept' if row else 'plays differently'}", flush=True)
    return int(wrong > 0)


def _deals(wanted: Wanted, asked: argparse.Namespace) -> int:
    named: int | None = asked.deals if wanted.kind == "alone" else asked.crossed
    return named if named is not None else QUICK if asked.quick else wanted.deals


def _parser() -> argparse.ArgumentParser:
    ask = argparse.ArgumentParser(
        prog="dev.py benchmark", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    ask.add_argument("--quick", action="store_true", help="few deals, no master; nothing is written")
    ask.add_argument("--task", action="append", choices=list(TASKS), help="only this task; repeat for more")
    ask.add_argument("--bot", action="append", default=[], help="also this one, a level, a policy, a model: told only")
    ask.add_argument("--deals", type=int, help=f"deals of a row ({DEALS}; of a master {OF_DEAR}); 0 leaves rows out")
    ask.add_argument("--crossed", type=int, help=f"deals of a pair or a team ({CROSSED}); 0 leaves them out")
    ask.add_argument("--levels", default=",".join(LEVELS), help="which of our levels")
    ask.add_argument("--list", action="store_true", help=f"what is missing in {FILE.name}")
    ask.add_argument("--confirm", action="store_true", help="keep rows of changed bots that still play alike")
    ask.add_argument("--page", action="store_true", help="only write the page")
    ask.add_argument("--jobs", type=int, default=1, help="processes")
    return ask


if __name__ == "__main__":
    raise SystemExit(main())
