"""Golden matches: what once happened at the table happens again, move by move and view by view."""

from pathlib import Path

import pytest

import ludoteca
from tests.golden.events import events
from tests.golden.playthrough import tell
from tests.golden.record import FOLDER, PLANS, main
from tests.variants import choices_of

FILES = sorted(FOLDER.glob("*.txt"))
paths = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@paths
def test_the_match_is_told_as_it_was(path: Path) -> None:
    """If a change of the rules or of a view is meant, record anew: `python -m tests.golden.record --retell`."""
    told = path.read_text(encoding="utf-8")
    assert tell(ludoteca.load(told)).splitlines() == told.splitlines()


@paths
def test_what_it_was_recorded_for_happens(path: Path) -> None:
    chosen = PLANS[path.stem]
    match = ludoteca.load(path.read_text(encoding="utf-8"))
    assert (match.game.name, match.players) == (chosen.game, chosen.players)
    assert match.outcome is not None
    assert events(match) >= chosen.want


def test_every_variant_is_among_them() -> None:
    """Each value of each option and each number of players of each game."""
    assert set(PLANS) == {path.stem for path in FILES}
    assert len(FILES) >= 40
    seen = {(plan.game, name, repr(value)) for plan in PLANS.values() for name, value in plan.options.items()}
    for game in ludoteca.games().values():
        for name, values in choices_of(game).items():
            if name != "commands_enabled":
                usual = getattr(game.Options(), name)
                assert {(game.name, name, repr(value)) for value in values if value != usual} <= seen, name
        assert {plan.players for plan in PLANS.values() if plan.game == game.name} == set(game.players)


@pytest.mark.slow
def test_what_happens_in_them() -> None:
    """Everything that a player would tell of happens in one of them."""
    happened = set().union(*(events(ludoteca.load(path.read_text(encoding="utf-8"))) for path in FILES))
    wanted = set().union(*(plan.want for plan in PLANS.values()))
    for game in ludoteca.games().values():
        wanted |= {f"move {verb}" for verb in game.Moves.__args__ for verb in [str(verb.__struct_config__.tag)]}
    endings = ("all-laid", "stuck", "fire", "skull", "three", "short-hand", "one-pile", "no-backwards", "final-guesses")
    wanted |= {f"ending {ending}" for ending in endings} | {"won", "lost"}
    wanted |= {f"answer {answer}" for answer in ("right", "lower", "higher", "wrong")}
    wanted |= {
        f"command {name}" for name in ("stop", "skull", "three", "silence", "no-backwards", "one-pile", "draw-one")
    }
    assert wanted <= happened, wanted - happened


def test_a_name_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "There is no golden match chess" in capsys.readouterr().err
