"""The rest of the API: links, lists, replay, records, the client, and what operators ask."""

from __future__ import annotations

import re

import httpx
import pytest

from ludoteca.engine.registry import games
from ludoteca.server.schema import DEFAULT, browser_box, browser_types, components
from ludoteca.server.static_files import load_files
from tests.server.players import Player
from workshop.places import ROOT


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
async def test_the_games_in_every_language(address: str, language: str) -> None:
    async with Player(address) as anna:
        found = await anna.get(f"/games?language={language}")
    assert [game["name"] for game in found] == list(games())
    for game in found:
        assert len(game["bots"]) >= 5
        assert game["team"] == game["name"].startswith("the-game")
        for field in game["options"]["properties"].values():
            assert field["title"]
            assert field["description"]


@pytest.mark.slow
async def test_the_language_of_a_new_visitor_is_the_browsers(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        answer = await http.get("/api/me", headers={"accept-language": "fr-CH, fr;q=0.9, en;q=0.8"})
        assert answer.json() == {"me": None, "language": "fr"}
        missing = await http.get("/api/tables/none", headers={"accept-language": "de"})
        assert missing.json()["sentence"].startswith("Hier ist nichts")


@pytest.mark.slow
async def test_two_requests_from_the_first_page_to_a_running_match(address: str) -> None:
    async with Player(address) as anna:
        await anna.get("/games")
        table = await anna.create("the-game", "me", "novice", start=True)
        assert table["status"] == "playing"
        assert table["chairs"][0]["name"] == "Guest"


@pytest.mark.slow
async def test_links_and_their_pictures(address: str) -> None:
    async with Player(address) as anna, Player(address) as ben:
        table = await anna.create("the-game", "me", "open")
        for kind in ("join", "watch"):
            answer = await anna.http.get(f"/api/tables/{table['id']}/qr/{kind}")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.text.startswith("<svg")
        await ben.post("/join", {"code": table["watch"]})
        await ben.get(f"/tables/{table['id']}/qr/join", expect=403)
        await ben.get(f"/tables/{table['id']}/qr/nonsense", expect=400)


@pytest.mark.slow
async def test_a_finished_match_has_a_permanent_address(address: str) -> None:
    async with Player(address) as anna, Player(address) as stranger:
        table = (await anna.create("the-game", "me", start=True))["id"]
        while True:
            state = await anna.get(f"/tables/{table}/events")
            if not state["view"]["moves"]:
                break
            await anna.play(table, state["view"]["moves"][0], state["n"])
        match = state["match"]
        info = await stranger.get(f"/matches/{match}")
        assert info["seed"]
        assert info["outcome"]["reason"]
        answer = await stranger.http.get(f"/api/matches/{match}/record?form=text")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        text = answer.text
        assert text.startswith("ludoteca record 1")
        brought = await stranger.post("/records", {"record": text})
        assert brought["n"] == info["n"]
        frames = await stranger.get(f"/matches/{match}/frames?seat=all&first=0&count=3")
        assert [frame["n"] for frame in frames["frames"]] == [0, 1, 2]
        await stranger.get(f"/matches/{match}/frames?seat=nobody", expect=422)
        branch = await stranger.post(f"/matches/{match}/branch", {"n": 10})
        assert branch["origin"] == {"match": match, "n": 10}
        assert branch["status"] == "playing"
        again = await anna.post(f"/tables/{table}/rematch")
        assert again["matches"] == [match, again["match"]]


@pytest.mark.slow
async def test_what_operators_ask(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        assert (await http.get("/health")).text == "alive"
        assert (await http.get("/ready")).text == "ready"
        assert "ludoteca_sockets" in (await http.get("/metrics")).text
        assert (await http.get("/api/openapi.json")).json()["info"]["title"] == "Ludoteca"
        for nothing in ("/api", "/api/", "/api/nothing", "/api/no/such/thing", "/ws/nothing"):
            answer = await http.get(nothing)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), nothing


@pytest.mark.slow
async def test_the_client_is_served_with_a_way_back_to_its_first_page(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        first = await http.get("/")
        assert first.status_code == 200
        assert first.headers["content-type"].startswith("text/html")
        if load_files():
            deep = await http.get("/join/abcdefgh")
            assert deep.content == (await http.get("/tables/ijklmnop")).content
            scripts = [re.findall(rb'<script[^>]+src="([^"]+)"', page.content) for page in (first, deep)]
            assert scripts[0]
            assert scripts[0] == scripts[1]
            again = await http.get("/", headers={"if-none-match": first.headers["etag"]})
            assert again.status_code == 304
        assert (await http.get("/assets/none.js")).status_code == 404
        assert (await http.get("/../key")).status_code in (200, 404)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing"])
async def test_whoever_only_asks_for_the_head_gets_it(address: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        full, head = await http.get(path), await http.head(path)
    assert head.status_code == full.status_code
    assert head.headers["content-length"] == full.headers["content-length"]
    assert head.content == b""


def test_the_browsers_types_are_up_to_date() -> None:
    written = (ROOT / DEFAULT).read_text(encoding="utf-8")
    assert written == browser_types(), "run python -m ludoteca.server.schema"


def test_the_browsers_boxes_are_up_to_date() -> None:
    written = (ROOT / DEFAULT).with_name("box.ts").read_text(encoding="utf-8")
    assert written == browser_box(), "run python -m ludoteca.server.schema"


def test_every_view_and_move_is_part_of_the_contract() -> None:
    known = components()
    for game in games().values():
        assert any(game.View.__name__ in ref["$ref"] for ref in known["AnyView"]["anyOf"])


@pytest.mark.slow
async def test_large_answers_for_everybody_are_compressed_and_nothing_of_ones_own_is(address: str) -> None:
    async with Player(address) as anna:
        table = await anna.create("the-game", "me", "novice", start=True)
        for path in ("/games", "/lessons", "/lessons/the-game"):
            answer = await anna.http.get(f"/api{path}")
            assert answer.headers["content-encoding"] == "gzip", path
            assert int(answer.headers["content-length"]) < len(answer.content) / 3
            plain = await anna.http.get(f"/api{path}", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == answer.content
        for path in ("/me", "/me/tables", f"/tables/{table['id']}", f"/tables/{table['id']}/events"):
            assert "content-encoding" not in (await anna.http.get(f"/api{path}")).headers, path
