"""`dev.py strength`: the strength tables in docs/strength.md, from recorded runs.

Without arguments it writes the tables anew from the results in docs/strength/, and what the set-up of a table tells
people about its bots. With --play it plays the runs that have
no result yet (or those named), which takes hours; it can be stopped and goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.strength_plan import PLAN, Run
from ludoteca.lab.commands import add_commands
from ludoteca.mind import strength

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "docs" / "strength"
PAGE = ROOT / "docs" / "strength.md"
TOLD = ROOT / "src" / "ludoteca" / "mind" / strength.FILE
LOGS = ROOT / ".tools" / "strength"

TITLES = {
    "the-game": "The Game",
    "the-game-extreme": "The Game: Extreme (fixed layout)",
    "lost-code": "The Lost Code",
    "think-str8": "Think Str8!",
}


def play(run: Run, jobs: int, games: int | None = None) -> None:
    """Play a run and keep its result. A smaller number of games than planned may be asked for; the result says it."""
    LOGS.mkdir(parents=True, exist_ok=True)
    words = list(run.words)
    if games is not None:
        flag = "--deals" if run.kind == "arena" else "--games"
        words[words.index(flag) + 1] = str(games)
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    log = LOGS / f"{run.name}.jsonl"
    args = parser.parse_args([*words, "--json", "--jobs", str(jobs), "--log", str(log)])
    out = StringIO()
    with redirect_stdout(out):
        args.run(args)
    result = {"command": " ".join(("ludoteca", *words)), **json.loads(out.getvalue())}
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{run.name}.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def results() -> dict[str, dict[str, Any]]:
    """The recorded results, in the order of the plan."""
    found = {}
    for run in PLAN:
        file = RESULTS / f"{run.name}.json"
        if file.exists():
            found[run.name] = json.loads(file.read_text(encoding="utf-8"))
    return found


def page(found: dict[str, dict[str, Any]]) -> str:
    """docs/strength.md."""
    parts = [
        "# How strong the bots are",
        "",
        "Written by `python3 dev.py strength` from the recorded runs in docs/strength/. Beside every number stand its",
        "95 % interval, the matches played and the command with its seed. Bots see only what their seat may see;",
        "`cheat` sees everything. Seconds a move were measured on a shared two-core machine and are only a hint.",
    ]
    for section, title in TITLES.items():
        runs = [run for run in PLAN if run.section == section and run.name in found]
        if not runs:
            continue
        parts += ["", f"## {title}"]
        teams = [found[run.name] for run in runs if "mean_left" in found[run.name]]
        if teams:
            parts += ["", *_team_table(teams)]
        for run in runs:
            if run.kind == "arena":
                parts += ["", *_ladder_table(found[run.name])]
            elif "per_bot" in found[run.name]:
                parts += ["", *_rival_table(found[run.name])]
    return "\n".join(parts) + "\n"


def told(found: dict[str, dict[str, Any]]) -> dict[str, list[strength.Strength]]:
    """What people are told of each level: how often it wins the rulebook's game."""
    parts: dict[str, list[strength.Strength]] = {}
    for run in PLAN:
        if run.name not in found or "--option" in run.words:
            continue
        result = found[run.name]
        team = "mean_left" in result
        proved = [(rung["bot"], rung["win_share"]) for rung in result.get("ladder", ())]
        if team:
            proved = [(result["bots"][0], result["win_rate"])]
        parts.setdefault(run.section, []).extend(
            strength.Strength(level, result["players"], round(won, 4), team) for level, won in proved
        )
    return parts


def _share(share: float, interval: dict[str, float]) -> str:
    return f"{share:.1%} ({interval['low']:.1%} to {interval['high']:.1%})"


def _number(value: float, interval: dict[str, float]) -> str:
    return f"{value:.2f} ({interval['low']:.2f} to {interval['high']:.2f})"


def _team_table(found: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| bot | players | matches | won | cards left | s / move | command |",
        "|---|---|---|---|---|---|---|",
    ]
    return lines + [
        f"| {run['bots'][0]} | {run['players']} | {run['games']} | {_share(run['win_rate'], run['interval'])} | "
        f"{_number(run['mean_left'], run['left_interval'])} | {run['seconds_per_move']:.3f} | `{run['command']}` |"
        for run in sorted(found, key=lambda run: run["players"])
    ]


def _rival_table(run: dict[str, Any]) -> list[str]:
    lines = [
        f"{run['games']} matches, `{run['command']}`",
        "",
        "| bot | seats a match | won by one of them | points | pinned | s / move |",
        "|---|---|---|---|---|---|",
    ]
    return lines + [
        f"| {bot['bot']} | {bot['seats'] // run['games']} | {_share(bot['win_rate'], bot['interval'])} | "
        f"{_number(bot['mean_points'], bot['points_interval'])} | {bot['pinned']:.1%} | {bot['seconds_per_move']:.3f} |"
        for bot in run["per_bot"]
    ]


def _ladder_table(run: dict[str, Any]) -> list[str]:
    lines = [
        f"{run['matches']} matches on {run['deals']} deals, `{run['command']}`",
        "",
        "| bot | Elo | matches won | points | pinned | s / move |",
        "|---|---|---|---|---|---|",
    ]
    for rung in run["ladder"]:
        low, high = rung["interval"]["low"], rung["interval"]["high"]
        lines.append(
            f"| {rung['bot']} | {rung['elo']:+.0f} ({low:+.0f} to {high:+.0f}) | "
            f"{_share(rung['win_share'], rung['win_interval'])} | {rung['mean_points']:.2f} | {rung['pinned']:.1%} | "
            f"{rung['seconds_per_move']:.3f} |"
        )
    return lines


def main(words: list[str] | None = None) -> int:
    names = [run.name for run in PLAN]
    parser = argparse.ArgumentParser(prog="dev.py strength", description=__doc__.split("\n")[0])
    parser.add_argument("--play", nargs="*", metavar="RUN", help="play these runs, or all that have no result yet")
    parser.add_argument(
        "--games", type=int, help="play so many matches (deals for ladders) instead of the planned number"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes to use (1)")
    parser.add_argument("--list", action="store_true", help="list the planned runs")
    args = parser.parse_args(words)
    if args.list:
        for run in PLAN:
            print(f"{run.name:40} {run.command}")
        return 0
    unknown = [name for name in args.play or () if name not in names]
    if unknown:
        print(f"There is no run “{unknown[0]}”. Runs: {', '.join(names)}.", file=sys.stderr)
        return 2
    if args.play is not None:
        wanted = args.play or [name for name in names if not (RESULTS / f"{name}.json").exists()]
        for run in PLAN:
            if run.name in wanted:
                print(run.command, file=sys.stderr)
                try:
                    play(run, args.jobs, args.games)
                except ValueError as error:
                    print(error, file=sys.stderr)
                    return 2
    PAGE.write_text(page(results()), encoding="utf-8")
    TOLD.write_bytes(msgspec.json.format(msgspec.json.encode(told(results())), indent=1) + b"\n")
    print(f"{PAGE.relative_to(ROOT)} is written from {len(results())} recorded runs.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
