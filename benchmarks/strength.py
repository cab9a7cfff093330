"""`dev.py strength`: the strength tables in docs/strength.md, from recorded runs.

Without arguments it writes the tables anew from the results in docs/strength/, and what the set-up of a table tells
people about its bots. A row is shown only if it was played by the bots there are, on the deals of the commit that froze
them, and not too seldom. --freeze names the bots as they are committed; with --play it plays the runs that have no such
result yet (or those named), the most important first, which takes hours; it can be stopped and goes on where it was. A
row that has not all its matches yet says so.
--confirm keeps rows after a change of code that changes no move: it plays the first matches of every row again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.frozen_bots import FAMILY, Frozen, digest, freeze, read_frozen, write_frozen
from benchmarks.strength_confirm import differs, witnesses
from benchmarks.strength_plan import FEWEST, MATCHES, PLAN, PORTION, Run
from ludoteca.lab.commands import add_commands
from ludoteca.mind import strength
from ludoteca.mind.bot import LEVELS

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "docs" / "strength"
PAGE = ROOT / "docs" / "strength.md"
HISTORY = RESULTS / "history.md"
"""What was tried to make the bots stronger, and what it gave: written by hand, the end of the page."""
TOLD = ROOT / "src" / "ludoteca" / "mind" / strength.FILE
LOGS = ROOT / ".tools" / "strength"

TITLES = {
    "the-game": "The Game",
    "the-game-extreme": "The Game: Extreme (fixed layout)",
    "lost-code": "The Lost Code",
    "think-str8": "Think Str8!",
}


def play(run: Run, frozen: Frozen, jobs: int, games: int | None = None) -> None:
    """Play a run and keep its result. A smaller number of games than planned may be asked for; the result says it."""
    LOGS.mkdir(parents=True, exist_ok=True)
    words = [*run.words, "--seed", frozen.commits[FAMILY[run.section]]]
    if games is not None:
        flag = "--deals" if run.kind == "arena" else "--games"
        words[words.index(flag) + 1] = str(games)
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    # Matches of other bots must not be taken for these.
    log = LOGS / f"{run.name}-{frozen.digests[FAMILY[run.section]]}.jsonl"
    args = parser.parse_args([*words, "--json", "--jobs", str(jobs), "--log", str(log)])
    out = StringIO()
    with redirect_stdout(out):
        args.run(args)
    made_of = {"command": " ".join(("ludoteca", *words)), "bots_digest": frozen.digests[FAMILY[run.section]]}
    first = {"first_matches": msgspec.to_builtins(witnesses(log))}
    _keep(run, {**made_of, **json.loads(out.getvalue()), **first})


def _keep(run: Run, result: dict[str, Any]) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{run.name}.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def results() -> dict[str, dict[str, Any]]:
    """The recorded results of planned runs, in the order of the plan."""
    found = {}
    for run in PLAN:
        file = RESULTS / f"{run.name}.json"
        if file.exists():
            found[run.name] = json.loads(file.read_text(encoding="utf-8"))
    return found


def refusal(run: Run, result: dict[str, Any] | None, frozen: Frozen | None) -> str | None:
    """Why a row may not be shown; None if it may."""
    if result is None or frozen is None:
        return "not played yet"
    if result.get("seed") != frozen.commits[FAMILY[run.section]]:
        return "played on other deals than those of the frozen bots"
    if digest_of(result) != frozen.digests[FAMILY[run.section]]:
        return "played by bots that have changed since"
    if matches_of(result) < FEWEST:
        return f"fewer than {FEWEST} matches"
    return None


def matches_of(result: dict[str, Any]) -> int:
    """How many matches a row rests on."""
    return int(result.get("matches", result.get("games", 0)))


def is_whole(result: dict[str, Any]) -> bool:
    """Whether a row has as many matches as every row is to have."""
    return matches_of(result) >= MATCHES


def digest_of(result: dict[str, Any]) -> str | None:
    """Which bots a row speaks of: those that played it, or those that were last seen to play the same."""
    found: str | None = result.get("confirmed", result).get("bots_digest")
    return found


def confirm(frozen: Frozen) -> Frozen:
    """Hold every row of other bots against those there are: keep it if its first matches are played the same. Once one
    of a family is not, nothing more may be played on these deals: these are no longer the bots that were frozen. The
    same goes for a family without a row, of which nothing can be confirmed."""
    now = {name: digest(name) for name in frozen.digests}
    changed, known = set(frozen.changed), set()
    for run in PLAN:
        result, family = results().get(run.name), FAMILY[run.section]
        if result is None or result.get("seed") != frozen.commits[family]:
            continue
        if digest_of(result) == now[family]:
            known.add(family)
            continue
        why = differs(result)
        print(f"{run.name}: {why or 'confirmed'}", file=sys.stderr)
        (changed if why else known).add(family)
        if why is None:
            confirmed = {"bots_digest": now[family], "matches": len(result["first_matches"])}
            _keep(run, {**result, "confirmed": confirmed})
    digests = {name: now[name] if name in known else was for name, was in frozen.digests.items()}
    found = Frozen(frozen.commits, digests, tuple(sorted(changed)))
    write_frozen(found)
    return found


def shown(found: dict[str, dict[str, Any]], frozen: Frozen | None) -> dict[str, dict[str, Any]]:
    """The results that may be shown."""
    return {run.name: found[run.name] for run in PLAN if refusal(run, found.get(run.name), frozen) is None}


def page(found: dict[str, dict[str, Any]], frozen: Frozen | None) -> str:
    """docs/strength.md: what may be shown of these results, and the history of what was tried."""
    every, found = found, shown(found, frozen)
    parts = [
        "# How strong the bots are",
        "",
        "Written by `python3 dev.py strength` from the recorded runs in docs/strength/. Beside every number stand its",
        "95 % interval, the matches played and the command with its seed. Bots see only what their seat may see;",
        "`cheat` also knows all hands and the order of the draw pile, and looks for a way through the whole match:",
        "what it wins can be won, so the true limit lies there or above.",
        "",
        "The deals of every row come from the id of the commit that froze the bots, so that nobody can have looked at",
        "them while bots were tuned. A row is shown only as long as the bots that played it are the bots there are, or",
        f"play its first matches card for card the same. A row is to have {MATCHES} matches; where it has fewer so far",
        "it says so, and the lobby says nothing of it. Seconds a move were measured on a shared two-core machine: only",
        "a hint.",
    ]
    if frozen is not None:
        of_cards, of_codes = (frozen.commits[FAMILY[section]][:12] for section in ("the-game", "lost-code"))
        parts += ["", f"The bots of The Game and Extreme are those of commit `{of_cards}`, those of The Lost Code and"]
        parts += [f"Think Str8! of `{of_codes}`."]
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
    missing = [run for run in PLAN if run.name not in found or not is_whole(found[run.name])]
    if missing:
        parts += ["", "## Still to be played", "", *_missing_table(missing, every, frozen)]
    return "\n".join([*parts, "", HISTORY.read_text(encoding="utf-8").rstrip()]) + "\n"


NAMED = 6
"""So many runs of a kind are named; of the others only the number is told."""


def _missing_table(missing: list[Run], found: dict[str, dict[str, Any]], frozen: Frozen | None) -> list[str]:
    by_reason: dict[tuple[str, str], list[str]] = {}
    for run in missing:
        reason = refusal(run, found.get(run.name), frozen) or "begun"
        by_reason.setdefault((reason, TITLES[run.section]), []).append(run.name)
    lines = ["| why | game | runs | the first of them |", "|---|---|---|---|"]
    for (reason, title), names in by_reason.items():
        first = ", ".join(f"`{name}`" for name in names[:NAMED])
        lines.append(f"| {reason} | {title} | {len(names)} | {first}{', …' if len(names) > NAMED else ''} |")
    return [*lines, "", "`python3 dev.py strength --list` names them all, the most important first."]


def told(found: dict[str, dict[str, Any]]) -> dict[str, list[strength.Strength]]:
    """What people are told of each level: how often it wins the rulebook's game."""
    parts: dict[str, list[strength.Strength]] = {}
    for run in PLAN:
        if run.name not in found or "--option" in run.words or not is_whole(found[run.name]):
            continue
        result = found[run.name]
        team = "mean_left" in result
        proved = [(rung["bot"], rung["win_share"]) for rung in result.get("ladder", ())]
        if team:
            alike = set(result["bots"])
            proved = [(result["bots"][0], result["win_rate"])] if len(alike) == 1 and alike <= set(LEVELS) else []
        parts.setdefault(run.section, []).extend(
            strength.Strength(level, result["players"], round(won, 4), team) for level, won in proved
        )
    return parts


def _matches(result: dict[str, Any]) -> str:
    """How many were played, and where some are missing: of how many."""
    played = matches_of(result)
    return str(played) if is_whole(result) else f"{played} (of {MATCHES})"


def _share(share: float, interval: dict[str, float]) -> str:
    return f"{share:.1%} ({interval['low']:.1%} to {interval['high']:.1%})"


def _number(value: float, interval: dict[str, float]) -> str:
    return f"{value:.2f} ({interval['low']:.2f} to {interval['high']:.2f})"


def _lineup(run: dict[str, Any]) -> str:
    """Who played, and which variant."""
    bots = run["bots"][0] if len(set(run["bots"])) == 1 else ", ".join(run["bots"])
    words = run["command"].split()
    options = [words[at + 1] for at, word in enumerate(words) if word == "--option"]
    return " · ".join([bots, *options])


def _team_table(found: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| bot | players | matches | won | cards left | s / move | command |",
        "|---|---|---|---|---|---|---|",
    ]
    return lines + [
        f"| {_lineup(run)} | {run['players']} | {_matches(run)} | {_share(run['win_rate'], run['interval'])} | "
        f"{_number(run['mean_left'], run['left_interval'])} | {run['seconds_per_move']:.3f} | `{run['command']}` |"
        for run in sorted(found, key=lambda run: run["players"])
    ]


def _rival_table(run: dict[str, Any]) -> list[str]:
    lines = [
        f"{_matches(run)} matches, `{run['command']}`",
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
    parser.add_argument(
        "--freeze", nargs="*", metavar="FAMILY", help="name the bots that are to be measured: those committed"
    )
    parser.add_argument("--play", nargs="*", metavar="RUN", help="play these runs, or all that have no result yet")
    parser.add_argument(
        "--games", type=int, help="play so many matches (deals for ladders) instead of the planned number"
    )
    parser.add_argument("--confirm", action="store_true", help="keep rows whose first matches are played the same now")
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
    try:
        frozen = read_frozen() if args.freeze is None else freeze(args.freeze)
        if args.confirm and frozen is not None:
            frozen = confirm(frozen)
        changed = [] if frozen is None else [name for name, was in frozen.digests.items() if digest(name) != was]
        if args.play is not None:
            _play_all(args, frozen, changed)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if frozen is not None and changed:
        # Bots that have changed are nobody's any more: their rows go.
        left = {name: "" if name in changed else was for name, was in frozen.digests.items()}
        frozen = Frozen(frozen.commits, left, frozen.changed)
        write_frozen(frozen)
    PAGE.write_text(page(results(), frozen), encoding="utf-8")
    told_now = told(shown(results(), frozen))
    TOLD.write_bytes(msgspec.json.format(msgspec.json.encode(told_now), indent=1) + b"\n")
    print(f"{PAGE.relative_to(ROOT)} is written from {len(shown(results(), frozen))} of {len(PLAN)} runs.")
    for name in changed:
        print(
            f"The bots of {name} have changed since they were frozen: their rows are not shown. If no move of theirs "
            "changed, --confirm shows it and keeps them.",
            file=sys.stderr,
        )
    return 0


def _play_all(args: argparse.Namespace, frozen: Frozen | None, changed: list[str]) -> None:
    """Play what was asked for, or what there is no row of."""
    if frozen is None:
        raise ValueError("Freeze the bots first (--freeze): the deals come from their commit.")
    found = results()
    wanted = args.play or [
        run.name for run in PLAN if refusal(run, found.get(run.name), frozen) or not is_whole(found[run.name])
    ]
    for run in PLAN:
        if run.name in wanted:
            if FAMILY[run.section] in {*changed, *frozen.changed}:
                raise ValueError(f"The bots of {run.section} are not those that were frozen: freeze them again.")
            print(run.command, file=sys.stderr)
            for games in portions(run, args.games):
                play(run, frozen, args.jobs, games)


def portions(run: Run, games: int | None) -> Iterable[int]:
    """A run is kept whenever so many more matches are played: whoever stops it has a row all the same."""
    planned = int(run.words[run.words.index("--deals" if run.kind == "arena" else "--games") + 1])
    most = planned if games is None else games
    return [*range(PORTION, most, PORTION), most]


if __name__ == "__main__":
    sys.exit(main())
