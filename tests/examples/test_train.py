"""docs/train.md, followed line by line with tiny numbers: from nothing to a network at a table."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca.lab.dataset import Dataset
from ludoteca.lab.policy import read_policy
from ludoteca.lab.vector import make_vec
from ludoteca.terminal.cli import main
from tests.server.players import Player
from tests.server.serving import Process

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
TINY = {"--minutes": "0.02", "--games": "2", "--deals": "1"}
"""What the page asks for, made small."""


def commands() -> list[list[str]]:
    """What a reader types, in order."""
    page = (ROOT / "docs" / "train.md").read_text(encoding="utf-8")
    return [shlex.split(line) for line in re.findall(r"^\$ (.+)$", page, re.M)]


def tiny(words: list[str]) -> list[str]:
    return [TINY.get(before, word) for before, word in zip(["", *words], words, strict=False)]


async def test_a_stranger_follows_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = {" ".join(words[:2]): tiny(words) for words in commands()}
    monkeypatch.chdir(tmp_path)
    train = typed["python examples/train/the_game.py"]
    command = [sys.executable, str(ROOT / train[1]), *train[2:], "--matches", "16", "--steps", "8", "--test", "8"]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert re.search(r"mine\.onnx: of 8 fresh deals .*% won", told.stdout)
    assert Path("mine.onnx").stat().st_size < 2_000_000
    simulate = [words for words in map(tiny, commands()) if words[:2] == ["ludoteca", "simulate"]]
    assert main([*simulate[0][1:], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["mine.onnx"] * 5
    assert main([*typed["ludoteca arena"][1:], "--json"]) == 0
    assert "mine.onnx" in {row["bot"] for row in json.loads(capsys.readouterr().out)["ladder"]}
    assert main([*simulate[1][1:], "--json"]) == 0
    assert main(typed["ludoteca dataset"][1:]) == 0
    assert Dataset("data")[0]["observation"].shape[1] == 298
    await sits_at_a_table(tmp_path, typed["ludoteca serve"])


async def sits_at_a_table(folder: Path, words: list[str]) -> None:
    """The server offers it, and it plays."""
    named = words[words.index("--bot") + 1]
    server = Process(folder / "server", "--bot", named)
    server.start()
    try:
        await server.ready()
        async with Player(server.address) as anna:
            offered = {game["name"]: game["bots"] for game in await anna.get("/games")}
            assert "mine" in offered["the-game"]
            assert "mine" not in offered["lost-code"]
            table = await anna.create("the-game", "me", "mine", start=True, options={"start": "host_choice"})
            async with anna.listen(table["id"]) as ear:
                n = 0
                view: dict[str, Any] = {"outcome": None}
                while not view["outcome"] and not any(entry["seat"] == 1 for entry in ear.entries):
                    message = await ear.beyond(n)
                    n, view = message["n"], message["view"]
                    if view["moves"]:
                        n = (await ear.do(do="play", move=view["moves"][-1], n=n))["n"]
                assert any(entry["seat"] == 1 for entry in ear.entries)
        assert "failed" not in server.log
    finally:
        server.kill()


def test_the_model_says_what_the_script_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Features and network are written twice, in NumPy and as a graph: they score alike."""
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "train"))
    script: Any = import_module("the_game")
    luck = np.random.default_rng(1)
    net = script.Net(luck, 1e-3)
    net.parts[4] *= 10
    script.write_onnx(net, str(tmp_path / "model.onnx"))
    policy = read_policy(str(tmp_path / "model.onnx"))
    env = make_vec("TheGame-v1", 16, 3)
    seen, _ = env.reset(seed=3)
    for _ in range(60):
        rows, actions, x, _ = script.rows_of(seen["observation"], seen["action_mask"])
        scores, whole = net(x)[0], policy(seen["observation"], seen["action_mask"])
        scored = (actions < script.LAYS) | (actions == script.END)
        assert np.allclose(whole[rows, actions][scored], scores[scored], atol=1e-5)
        seen, *_ = env.step(actions[script.draw(script.softmax(scores, rows, 16), rows, 16, luck)])


def test_the_code_model_says_what_the_script_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is trained step by step and the whole graph that is saved score alike, and believe alike."""
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "train"))
    script: Any = import_module("lost_code")
    learner = script.Learner(np.random.default_rng(1))
    learner.policy.parts[-2] *= 10
    learner.write(str(tmp_path / "model.onnx"))
    policy = read_policy(str(tmp_path / "model.onnx"))
    env = make_vec("LostCode-v1", 8, 3, beliefs=True)
    seen, info = env.reset(seed=3)
    for _ in range(40):
        _, features, _, belief = learner.look(seen["observation"])
        scores = learner.policy(features.reshape(-1, script.COLUMNS))[0].reshape(8, -1)
        assert np.allclose(policy(seen["observation"], seen["action_mask"]), scores, atol=1e-4)
        # Where a stone is certain the belief cannot be far from it: what is impossible has no chance at all.
        assert np.all(belief[info["belief"].max(axis=2) == 1].max(axis=1) > 0.3)
        assert np.allclose(belief.sum(axis=2), 1, atol=1e-4)
        seen, _, _, _, info = env.step(np.where(seen["action_mask"], scores, -np.inf).argmax(axis=1))


@pytest.mark.parametrize("path", sorted((ROOT / "examples" / "train").glob("*.onnx")), ids=lambda path: path.name)
def test_models_that_come_along_can_be_played(path: Path) -> None:
    assert path.stat().st_size < 2_000_000
    name = "LostCode-v1" if path.name.startswith("lost-code") else "TheGame-v1"
    env, policy = make_vec(name, 4, int(path.stem[-1])), read_policy(str(path))
    seen, _ = env.reset(seed=5)
    for _ in range(20):
        scores = policy(seen["observation"], seen["action_mask"])
        assert np.isfinite(scores).all()
        seen, *_ = env.step(np.where(seen["action_mask"], scores, -np.inf).argmax(axis=1))
