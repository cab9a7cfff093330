"""A small version of the strength tables: on the same dozen deals the best level beats the friendliest one by far.
And what people are told about levels is what was recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from benchmarks import frozen_bots
from benchmarks import strength as recorded
from benchmarks.frozen_bots import Frozen, digest, parts, read_frozen, write_frozen
from benchmarks.strength_plan import PLAN, Run
from ludoteca.engine.match import new
from ludoteca.lab.runner import Job, Silent, check_bots, play_one, setting
from ludoteca.mind.bot import bot, bots
from ludoteca.mind.drive import play_out
from ludoteca.mind.strength import strengths
from ludoteca.mind.the_game.bots import Master
from ludoteca.mind.the_game.search import Effort

pytestmark = pytest.mark.slow

DEALS = 12
QUICK = Effort(candidates=3, playouts=30, more=1)
"""A tenth of what the best level thinks at a table."""


@pytest.mark.parametrize(("game", "players"), [("the-game", 2), ("the-game-extreme", 2)])
def test_a_team_of_the_best_leaves_fewer_cards(game: str, players: int) -> None:
    what = setting(game, players, {})
    fewer = 0
    for n in range(DEALS):
        match = new(game, players=players, seed=f"small-{n}")
        play_out(match, {seat: Master(seat, QUICK) for seat in range(players)})
        assert match.outcome is not None
        friendly = play_one(what, Job(f"small-{n}", ("novice",) * players))
        assert match.outcome.left is not None
        assert friendly.left is not None
        fewer += match.outcome.left < friendly.left
    assert fewer >= DEALS * 0.8


@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_the_best_beats_two_friendly_ones(game: str) -> None:
    what = setting(game, 3, {})
    lineups = [("master", "novice", "novice"), ("novice", "master", "novice"), ("novice", "novice", "master")]
    won = 0.0
    for n in range(DEALS):
        lineup = lineups[n % 3]
        winners = play_one(what, Job(f"small-{n // 3}", lineup)).winners
        won += (lineup.index("master") in winners) / len(winners)
    assert won >= DEALS * 0.6


def test_what_is_told_is_what_was_recorded() -> None:
    results, frozen = recorded.results(), read_frozen()
    assert {game: list(told) for game, told in strengths().items()} == recorded.told(recorded.shown(results, frozen))
    assert recorded.PAGE.read_text(encoding="utf-8") == recorded.page(results, frozen)


@pytest.mark.parametrize("game", sorted(ludoteca.games()))
def test_a_better_level_wins_more_often(game: str) -> None:
    by_players: dict[int, dict[str, float]] = {}
    for one in strengths().get(game, ()):
        by_players.setdefault(one.players, {})[one.level] = one.won
    for won in by_players.values():
        order = [won[level] for level in bots(game) if level in won]
        assert order == sorted(order)


RUN = PLAN[0]
COMMITS = {"the_game": "c0ffee", "lost_code": "decade"}
FROZEN = Frozen(COMMITS, {"the_game": "now", "lost_code": "now"})
GOOD = {"seed": "c0ffee", "bots_digest": "now", "games": 400}


@pytest.mark.parametrize(
    ("result", "why"),
    [
        (GOOD, None),
        (None, "not played yet"),
        ({**GOOD, "games": 399}, None),
        ({**GOOD, "games": 39}, "fewer than 40 matches"),
        ({**GOOD, "seed": "looked-at"}, "other deals"),
        ({**GOOD, "bots_digest": "before"}, "have changed since"),
        ({"seed": "c0ffee", "games": 400}, "have changed since"),
    ],
)
def test_a_row_is_shown_only_for_the_bots_there_are_on_deals_nobody_knew(
    result: dict[str, Any] | None, why: str | None
) -> None:
    found = recorded.refusal(RUN, result, FROZEN)
    assert found == why or (why is not None and why in str(found))


def test_rows_of_changed_bots_are_refused_at_the_next_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorded, "results", dict)
    monkeypatch.setattr(recorded, "ROOT", tmp_path)
    monkeypatch.setattr(recorded, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(recorded, "TOLD", tmp_path / "told.json")
    monkeypatch.setattr(frozen_bots, "FILE", tmp_path / "frozen.json")
    write_frozen(Frozen(COMMITS, {"the_game": digest("the_game"), "lost_code": "before"}))
    assert recorded.main([]) == 0
    found = read_frozen()
    assert found is not None
    assert found.digests == {"the_game": digest("the_game"), "lost_code": ""}
    assert recorded.main(["--play", "lost-code-4p-ladder"]) == 2


def test_one_family_can_be_frozen_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen_bots, "FILE", tmp_path / "frozen.json")
    monkeypatch.setattr(frozen_bots, "_git", lambda *words: "" if words[0] == "status" else "beef")
    write_frozen(Frozen(COMMITS, {"the_game": "before", "lost_code": ""}, ("lost_code", "the_game")))
    found = frozen_bots.freeze(["lost_code"])
    assert found == read_frozen()
    assert found.commits == {"the_game": "c0ffee", "lost_code": "beef"}
    assert found.digests == {"the_game": "before", "lost_code": digest("lost_code")}
    assert found.changed == ("the_game",)
    with pytest.raises(ValueError, match="no bots of “chess”"):
        frozen_bots.freeze(["chess"])
    now = frozen_bots.freeze()
    assert now.commits == {"the_game": "beef", "lost_code": "beef"}
    assert now.digests["the_game"] == digest("the_game")
    assert now.changed == ()


def test_a_digest_sees_what_changes_play_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {path.relative_to(frozen_bots.SOURCE / "ludoteca").as_posix() for path in parts("the_game")}
    assert {"mind/the_game/search.py", "mind/the_game/weights.json", "mind/the_game/value_networks.json"} <= names
    assert {"games/the_game/rules.py", "games/the_game/box.py"} & names
    assert not {name for name in names if "lost_code" in name or "help" in name}
    file = tmp_path / "part.py"
    monkeypatch.setattr(frozen_bots, "SOURCE", tmp_path)
    monkeypatch.setattr(frozen_bots, "parts", lambda family: [file])

    def of(source: str) -> str:
        file.write_text(source)
        return digest("the_game")

    before = of("X = 1\n")
    assert of('"""A text."""\n\n# why\nX = 1\n"""More."""\n') == before
    assert of("X = 2\n") != before


def test_silent_bots_say_nothing_and_play_on() -> None:
    what = setting("the-game", 2, {})
    check_bots("the-game", ["expert+silent"])
    assert play_one(what, Job("quiet", ("expert+silent", "expert+silent"))).failure == ""
    assert list(Silent(bot("the-game", "expert")).say(*_first())) == []


def _first() -> tuple[Any, Any]:
    match = new("the-game", players=2, seed=3)
    return match.view(0), match.past(0)


ROW = Run("a-row", "the-game", ("simulate", "the-game", "--players", "2", "--bots", "casual", "--games", "3"))


@pytest.fixture
def recorded_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A row that was played by bots with another digest than those there are."""
    for name in ("ROOT", "RESULTS", "LOGS"):
        monkeypatch.setattr(recorded, name, tmp_path)
    monkeypatch.setattr(recorded, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(recorded, "TOLD", tmp_path / "told.json")
    monkeypatch.setattr(recorded, "PLAN", (ROW,))
    monkeypatch.setattr(recorded, "MATCHES", 3)
    monkeypatch.setattr(recorded, "FEWEST", 2)
    monkeypatch.setattr(recorded, "PORTION", 2)
    monkeypatch.setattr(frozen_bots, "FILE", tmp_path / "frozen.json")
    before = Frozen(COMMITS, {"the_game": "before", "lost_code": digest("lost_code")})
    write_frozen(before)
    recorded.play(ROW, before, 1)
    return tmp_path / "a-row.json"


def test_a_row_outlives_a_change_that_changes_no_move(recorded_row: Path) -> None:
    assert recorded.main(["--confirm"]) == 0
    row, frozen = json.loads(recorded_row.read_text()), read_frozen()
    assert frozen == Frozen(COMMITS, {"the_game": digest("the_game"), "lost_code": digest("lost_code")})
    assert row["bots_digest"] == "before"
    assert row["confirmed"] == {"bots_digest": digest("the_game"), "matches": 3}
    assert recorded.refusal(ROW, row, frozen) is None
    assert recorded.main([]) == 0
    assert "casual" in recorded.PAGE.read_text()


def test_a_row_that_is_played_differently_is_refused(recorded_row: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = json.loads(recorded_row.read_text())
    row["first_matches"][2]["fingerprint"] = "another game"
    recorded_row.write_text(json.dumps(row))
    assert recorded.main(["--confirm"]) == 0
    assert "c0ffee-2 is played differently now" in capsys.readouterr().err
    frozen = read_frozen()
    assert frozen is not None
    assert frozen.changed == ("the_game",)
    assert "have changed since" in str(recorded.refusal(ROW, json.loads(recorded_row.read_text()), frozen))
    # These are other bots: they need deals of their own.
    assert recorded.main(["--play", "a-row"]) == 2


def test_a_row_without_witnesses_is_not_confirmed(recorded_row: Path) -> None:
    row = json.loads(recorded_row.read_text())
    del row["first_matches"]
    recorded_row.write_text(json.dumps(row))
    assert recorded.main(["--confirm"]) == 0
    assert "confirmed" not in json.loads(recorded_row.read_text())


def test_bots_without_a_row_cannot_be_confirmed(recorded_row: Path) -> None:
    recorded_row.unlink()
    assert recorded.main(["--confirm"]) == 0
    assert recorded.main(["--play", "a-row"]) == 2


def test_a_row_that_is_not_finished_says_so(recorded_row: Path) -> None:
    recorded_row.unlink()
    write_frozen(Frozen(COMMITS, {"the_game": digest("the_game"), "lost_code": digest("lost_code")}))
    assert recorded.main(["--play", "a-row", "--games", "2"]) == 0
    page = recorded.PAGE.read_text()
    assert "| casual | 2 | 2 (of 3) |" in page
    assert "| begun | The Game | 1 | `a-row` |" in page
    assert json.loads(recorded.TOLD.read_bytes()) == {}
    # What is begun is finished, and then counts.
    assert recorded.main(["--play"]) == 0
    assert "| casual | 2 | 3 |" in recorded.PAGE.read_text()
    assert json.loads(recorded.TOLD.read_bytes())["the-game"][0]["level"] == "casual"
    assert list(recorded.portions(ROW, None)) == [2, 3]


def test_what_is_missing_is_told_in_short() -> None:
    lines = recorded.page({}, None).splitlines()
    assert max(map(len, lines)) < 400
    assert sum(int(line.split("|")[3]) for line in lines if line.startswith("| not played yet")) == len(PLAN)


def test_the_plan_begins_with_what_matters_most() -> None:
    first = [run.name for run in PLAN[:16]]
    assert {"the-game-3p-master", "the-game-extreme-3p-master", "the-game-3p-pro-master"} <= set(first)
    assert all(run.name.endswith(("cheat", "random")) for run in PLAN[-10:])
    assert len({run.name for run in PLAN}) == len(PLAN)
