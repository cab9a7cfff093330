"""Friends in the local network: the second door, who may open it, and links that work for whoever gets them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.addresses import local_addresses, rank
from ludoteca.server.commands import invitation
from ludoteca.server.lan import LanDoor
from ludoteca.server.reach_routes import is_own_page
from tests.server.players import Player
from tests.server.qr_code import drawn_in_terminal, read
from tests.server.serving import Process, serving, settings

pytestmark = pytest.mark.slow

OTHER = "127.0.0.2"
"""An address of this machine other than the one that the server listens on."""


@contextlib.asynccontextmanager
async def with_door(folder: Path, *found: str, **more: Any) -> AsyncIterator[tuple[str, list[str]]]:
    """A server that can open a door to these addresses; the list may be changed."""
    addresses = list(found)
    async with serving(settings(folder, **more)) as (address, app):
        app.state.lan = LanDoor(app.state.server, lambda: tuple(addresses))
        yield address, addresses


async def answers(link: str) -> bool:
    async with httpx.AsyncClient() as http:
        try:
            return (await http.get(f"{link}/health")).status_code == 200
        except httpx.TransportError:
            return False


async def test_the_door_opens_and_closes(tmp_path: Path) -> None:
    async with with_door(tmp_path, OTHER) as (address, _), Player(address) as host:
        port = address.rpartition(":")[2]
        other = f"http://{OTHER}:{port}"
        assert await host.get("/reach") == {"links": [], "lan": "closed"}
        assert not await answers(other)
        assert await host.post("/lan") == {"links": [other], "lan": "open"}
        assert await answers(other)
        # Once more does no harm.
        assert (await host.post("/lan"))["links"] == [other]
        assert await host.ask("DELETE", "/lan") == {"links": [], "lan": "closed"}
        assert not await answers(other)
        assert await answers(address)


async def test_whoever_came_in_that_way_is_shown_out_when_it_closes(tmp_path: Path) -> None:
    async with with_door(tmp_path, OTHER) as (address, _), Player(address) as host:
        table = await host.create("the-game", "me", "open")
        link = (await host.post("/lan"))["links"][0]
        async with Player(link) as guest:
            await guest.post("/join", {"code": table["code"]})
            async with guest.listen(table["id"]) as inside, host.listen(table["id"]) as own:
                await inside.kind("welcome")
                await own.kind("welcome")
                await host.ask("DELETE", "/lan")
                with pytest.raises(ConnectionClosed):
                    await inside.until(lambda _: False)
                # The host's own line holds.
                assert (await own.do(do="say", text="still here"))["kind"] == "done"


async def test_a_new_address_is_followed_and_an_old_one_left(tmp_path: Path) -> None:
    async with with_door(tmp_path, OTHER) as (address, found), Player(address) as host:
        first = (await host.post("/lan"))["links"]
        found[:] = ["127.0.0.3"]
        second = (await host.get("/reach"))["links"]
        assert second == [first[0].replace(OTHER, "127.0.0.3")]
        assert await answers(second[0])
        assert not await answers(first[0])


async def test_without_a_network_it_says_so(tmp_path: Path) -> None:
    async with with_door(tmp_path) as (address, _), Player(address) as host:
        reply = await host.post("/lan", expect=409)
        assert reply["code"] == "no-network"
        assert (await host.get("/reach"))["lan"] == "closed"


@pytest.mark.parametrize(
    ("client", "server", "headers", "own"),
    [
        ("127.0.0.1", "127.0.0.1", {"host": "127.0.0.1:8000"}, True),
        ("127.0.0.1", "127.0.0.1", {"host": "localhost:8000"}, True),
        ("::1", "::1", {"host": "[::1]:8000"}, True),
        # Another machine, whatever it says it asked for.
        ("192.168.1.9", "192.168.1.5", {"host": "192.168.1.5:8000"}, False),
        ("192.168.1.9", "192.168.1.5", {"host": "127.0.0.1:8000"}, False),
        # This machine by its address in the network, as the others see it.
        ("192.168.1.5", "192.168.1.5", {"host": "192.168.1.5:8000"}, False),
        # Through a proxy on this machine, or under a name that somebody else gave it.
        ("127.0.0.1", "127.0.0.1", {"host": "127.0.0.1", "x-forwarded-for": "203.0.113.9"}, False),
        ("127.0.0.1", "127.0.0.1", {"host": "evil.example:8000"}, False),
    ],
)
def test_which_page_is_the_machines_own(client: str, server: str, headers: dict[str, str], own: bool) -> None:
    from litestar.testing import RequestFactory

    request = RequestFactory().get("/api/reach", headers=headers)
    request.scope.update({"client": (client, 50_000), "server": (server, 8000)})
    request.scope["headers"] = [(name.encode(), value.encode()) for name, value in headers.items()]
    assert is_own_page(request) == own


async def test_only_the_machines_own_page_opens_it(tmp_path: Path) -> None:
    """From the network's side nobody can close it, see it, or open another."""
    (real, *_) = local_addresses() or pytest.skip("this machine has no address in a network")
    async with with_door(tmp_path, real) as (address, _), Player(address) as host:
        link = (await host.post("/lan"))["links"][0]
        async with Player(link) as guest:
            for method in ("POST", "DELETE"):
                assert (await guest.ask(method, "/lan", expect=403))["code"] == "only-this-machine"
            # Nor by claiming to have asked for the machine itself, or by coming from one of its pages elsewhere.
            guest.http.headers["Host"] = "127.0.0.1"
            await guest.post("/lan", expect=403)
            del guest.http.headers["Host"]
            assert await guest.get("/reach") == {"links": [link], "lan": None}
            assert (await guest.http.get("/metrics")).status_code == 404
        evil = {"Origin": "http://evil.example", "X-Ludoteca": "1"}
        for refused in (
            {"Origin": link, "X-Ludoteca": "1"},
            evil,
            {"X-Ludoteca": ""},
            {"Sec-Fetch-Site": "cross-site"},
        ):
            answer = await host.http.request("DELETE", "/api/lan", headers=refused)
            # An empty header of ours is still ours; what counts is that another site cannot send it.
            assert answer.status_code == (200 if refused == {"X-Ludoteca": ""} else 403), refused
            if answer.status_code == 200:
                await host.post("/lan")


async def test_a_friend_joins_and_plays_from_the_other_side(tmp_path: Path) -> None:
    (real, *_) = local_addresses() or pytest.skip("this machine has no address in a network")
    async with with_door(tmp_path, real) as (address, _), Player(address) as host:
        table = await host.create("the-game", "me", "open", chat=True)
        link = (await host.post("/lan"))["links"][0]
        async with Player(link) as stranger:
            seen = await stranger.get(f"/invitations/{table['code']}")
            # Looking makes nobody known.
            assert not stranger.http.cookies
        assert (seen["game"], seen["may_sit"], seen["table"]) == ("the-game", True, None)
        assert [chair["kind"] for chair in seen["chairs"]] == ["person", "open"]
        async with Player(link) as guest:
            # As a browser does, with the origin of its page.
            guest.http.headers["Origin"] = link
            await guest.post("/join", {"code": table["code"]})
            await guest.post(f"/tables/{table['id']}/sit", {})
            await host.post(f"/tables/{table['id']}/start")
            state = await guest.get(f"/tables/{table['id']}")
            assert (state["table"]["you"], state["table"]["status"]) == (1, "playing")
            assert len(state["happened"]["view"]["hand"]) == 7
            # The cookie was for the address they came by.
            assert {cookie.domain for cookie in guest.http.cookies.jar} == {real}
            inside = (await guest.get(f"/invitations/{table['code']}"))["table"]
            assert inside == table["id"]


async def test_the_qr_code_leads_to_the_address_that_works(tmp_path: Path) -> None:
    import segno

    async with with_door(tmp_path, OTHER, "127.0.0.3") as (address, _), Player(address) as host:
        table = await host.create("the-game", "me", "open")

        async def drawn(at: int) -> bytes:
            return (await host.http.get(f"/api/tables/{table['id']}/qr/join?at={at}")).content

        def meant(base: str) -> bytes:
            svg = segno.make(f"{base}/join/{table['code']}", error="m", micro=False).svg_inline(
                scale=8, border=2, omitsize=True
            )
            return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).encode()

        assert await drawn(0) == meant(address)
        links = (await host.post("/lan"))["links"]
        assert [await drawn(0), await drawn(1)] == [meant(links[0]), meant(links[1])]


async def test_a_server_with_an_address_of_its_own_hands_out_that(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, public="https://play.example.org")) as (address, _), Player(address) as host:
        assert await host.get("/reach") == {"links": ["https://play.example.org"], "lan": None}
        assert (await host.ask("DELETE", "/lan", expect=403))["code"] == "only-this-machine"
    async with serving(settings(tmp_path / "two", host="0.0.0.0")) as (address, _), Player(address) as host:
        port = address.rpartition(":")[2]
        reach = await host.get("/reach")
        assert reach["lan"] is None
        assert reach["links"] == ([f"http://{found}:{port}" for found in local_addresses()] or [address])
        assert (await host.post("/lan", expect=403))["code"] == "only-this-machine"


async def test_lan_from_the_start_tells_where_it_is(tmp_path: Path) -> None:
    real = local_addresses() or pytest.skip("this machine has no address in a network")
    server = Process(tmp_path, "--lan")
    server.start()
    try:
        await server.ready()
        assert await answers(f"http://{real[0]}:{server.port}")
        while "encrypted" not in server.log:
            await asyncio.sleep(0.05)
    finally:
        server.stop()
    assert f"People on your network can join at http://{real[0]}:{server.port}" in server.log
    assert read(drawn_in_terminal(server.log)) == f"http://{real[0]}:{server.port}"


def test_an_invitation_in_the_terminal_names_all_addresses() -> None:
    told = invitation(["http://192.168.1.5:8000", "http://10.0.0.5:8000"], "en")
    assert told.splitlines()[0].endswith("http://192.168.1.5:8000")
    assert "http://10.0.0.5:8000" in told.splitlines()[1]
    assert "encrypted" in told.splitlines()[-1]


@pytest.mark.parametrize("link", ["http://10.0.0.1:80", "http://192.168.1.5:8000", "http://192.168.178.123:18000"])
def test_the_code_in_the_terminal_can_be_read_and_leads_there(link: str) -> None:
    assert read(drawn_in_terminal(invitation([link], "en"))) == link


def test_the_likeliest_address_comes_first() -> None:
    found = {"127.0.0.1": "lo", "172.17.0.1": "docker0", "10.8.0.2": "tun0", "192.168.1.5": "wlan0", "10.0.0.7": "eth0"}
    found |= {"169.254.3.3": "eth1", "8.8.4.4": "ppp0"}
    assert rank(found, "10.0.0.7") == ["10.0.0.7", "192.168.1.5", "8.8.4.4", "10.8.0.2", "172.17.0.1"]
    # Where everything goes through a tunnel, friends still sit in the house.
    assert rank(found, "10.8.0.2")[0] in ("10.0.0.7", "192.168.1.5")


def test_addresses_of_this_machine_can_be_used() -> None:
    assert all(not address.startswith(("127.", "169.254.")) for address in local_addresses())
