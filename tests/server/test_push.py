"""Turn alerts by Web Push: encrypted for the device, sent to push services only, and never with anything secret."""

from __future__ import annotations

import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from ludoteca.server import push_worker
from ludoteca.server.push import is_allowed, open_web_push, origin_of, read_answer
from ludoteca.table.policy import HousePolicy
from tests.server.players import Player
from tests.server.push_service import Device, PushService, decode, push_service, signed_by
from tests.server.serving import serving, settings

pytestmark = pytest.mark.slow

AT_ONCE = HousePolicy(pace=0.0, think=0.2, alert_after=0.0)


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as found:
        yield found


@pytest.fixture
async def address(tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    monkeypatch.setattr(push_worker, "RETRY_AFTER", (0.0,))
    chosen = settings(tmp_path, push_hosts=(service.host,), policy=AT_ONCE, contact="anna@example.org")
    async with serving(chosen) as (found, _):
        yield found


async def wants(person: Player, service: PushService, device: Device, name: str = "a", **more: Any) -> None:
    wish = {"endpoint": service.address(name), "keys": device.keys, **more}
    await person.ask("PUT", "/me/push", wish, expect=204)


async def two_at_a_table(anna: Player, ben: Player) -> str:
    """A match of days, with whoever is not there."""
    await anna.post("/me", {"name": "Anna"})
    await ben.post("/me", {"name": "Ben"})
    table = await anna.create("the-game", "me", "open", options={"start": "host_choice"}, clock={"per_move": 86_400})
    await ben.post("/join", {"code": table["code"]})
    await ben.post(f"/tables/{table['id']}/sit", {})
    await anna.post(f"/tables/{table['id']}/start")
    return str(table["id"])


async def play_turn(person: Player, table: str) -> None:
    """All that has to be done in a turn of this game: the first moves that are allowed."""
    while True:
        now = await person.get(f"/tables/{table}/events")
        moves = now["view"]["moves"]
        if not moves:
            return
        ends = [move for move in moves if move["do"] == "end"]
        await person.play(table, ends[0] if ends else moves[0], now["n"])
        if ends:
            return


def test_the_devices_of_the_tests_read_what_the_standard_says() -> None:
    """RFC 8291, appendix A: their keys, and their message."""
    secret = int.from_bytes(decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    device = Device(ec.derive_private_key(secret, ec.SECP256R1()), decode("BTBZMqHH6r4Tts7J_aSIgg"))
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert device.read(decode(body)) == b"When I grow up, I want to be a watermelon"


async def test_somebody_who_is_away_is_told_that_it_is_their_turn(address: str, service: PushService) -> None:
    device = Device()
    async with Player(address) as anna, Player(address) as ben:
        table = await two_at_a_table(anna, ben)
        await wants(ben, service, device, language="de")
        offer = await ben.get("/push")
        assert offer["on"] is True
        await play_turn(anna, table)
        came = await service.next()
        told = msgspec.json.decode(device.read(came.body))
        assert told == {"title": "Du bist dran", "body": "The Game mit Anna", "path": f"/tables/{table}"}
        assert came.headers["content-encoding"] == "aes128gcm"
        assert 86_000 < int(came.headers["ttl"]) <= 86_400
        claims = signed_by(came, offer["key"])
        assert claims["sub"] == "mailto:anna@example.org"
        # The whole origin, with a port that is not the usual one.
        assert claims["aud"] == f"http://{service.host}"
        assert 0 < claims["exp"] - time.time() <= 86_400
        # Nobody else can read it, and its length tells little.
        assert b"Anna" not in came.body
        with pytest.raises(InvalidTag):
            Device().read(came.body)
        assert len(device.read(came.body)) % 256 == 0


async def test_whoever_is_there_is_told_nothing_and_a_turn_is_told_once(address: str, service: PushService) -> None:
    device = Device()
    async with Player(address) as anna, Player(address) as ben:
        table = await two_at_a_table(anna, ben)
        await wants(ben, service, device)
        async with ben.listen(table) as ear:
            await ear.kind("table")
            await play_turn(anna, table)
            await ear.until(lambda message: message["kind"] == "events" and bool(message["view"]["moves"]))
            await play_turn(ben, table)
        # They have left: the next turn is told, and only that one, whatever is said meanwhile.
        await play_turn(anna, table)
        await anna.post(f"/tables/{table}/chat", {"text": "Take your time"})
        first = await service.next()
        await play_turn(ben, table)
        await play_turn(anna, table)
        second = await service.next()
        assert device.read(first.body) == device.read(second.body)
        assert first.headers["topic"] == second.headers["topic"]
        assert service.came.empty()


async def test_a_service_that_is_busy_is_asked_again_and_a_device_that_is_gone_is_forgotten(
    address: str, service: PushService
) -> None:
    async with Player(address) as anna, Player(address) as ben:
        table = await two_at_a_table(anna, ben)
        await wants(ben, service, Device())
        service.answers = [(503, {}), (429, {"retry-after": "0"})]
        await play_turn(anna, table)
        assert [(await service.next()).path for _ in range(3)] == ["/push/a"] * 3
        await play_turn(ben, table)
        service.answers = [(410, {})]
        await play_turn(anna, table)
        await service.next()
        while (await ben.get("/push"))["on"]:
            pass
        assert service.came.empty()


@pytest.mark.parametrize("status", [401, 403])
async def test_a_device_that_this_server_may_not_send_to_is_promised_nothing(
    address: str, service: PushService, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Its subscription was made for another key, or the service wants to know whom to write to."""
    async with Player(address) as anna, Player(address) as ben:
        table = await two_at_a_table(anna, ben)
        await wants(ben, service, Device())
        service.answers = [(status, {})]
        await play_turn(anna, table)
        await service.next()
        while (await ben.get("/push"))["on"]:
            pass
        assert "LUDOTECA_CONTACT" in caplog.text
        # Their next visit subscribes anew, and they are told of the next turn.
        await wants(ben, service, Device(), "b")
        await play_turn(ben, table)
        await play_turn(anna, table)
        assert (await service.next()).path == "/push/b"


async def test_a_device_says_no_more_and_one_that_is_revoked_is_told_nothing(
    address: str, service: PushService
) -> None:
    async with Player(address) as anna:
        await wants(anna, service, Device())
        await anna.ask("DELETE", "/me/push", expect=204)
        assert (await anna.get("/push"))["on"] is False
        await wants(anna, service, Device(), "b")
        (here,) = await anna.get("/me/devices")
        link = await anna.post("/me/link")
        async with Player(address) as other:
            await other.post("/me/claim", {"token": link["token"]})
            await other.ask("DELETE", f"/me/devices/{here['id']}", expect=204)
            known = await other.http.get("/api/me/export")
            assert b"/push/b" not in known.content
            assert (await other.get("/push"))["on"] is False


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("https://fcm.googleapis.com:443/abc", True),
        ("http://fcm.googleapis.com/abc", False),
        ("https://fcm.googleapis.com:8443/abc", False),
        ("https://fcm.googleapis.com.example.org/abc", False),
        ("https://fcm.googleapis.com@example.org/abc", False),
        ("https://evilpush.apple.com/abc", False),
        ("https://push.apple.com/abc", False),
        ("https://127.0.0.1/abc", False),
        ("http://127.0.0.1:9/abc", False),
        ("https://[::1]/abc", False),
        ("https://169.254.169.254/latest/meta-data", False),
        ("https://localhost/abc", False),
        ("file:///etc/passwd", False),
        ("https://fcm.googleapis.com\\@example.org/", False),
        ("https://fcm.googleapis.com:port/", False),
        ("//fcm.googleapis.com/abc", False),
        ("", False),
    ],
)
def test_only_push_services_are_knocked_at(endpoint: str, allowed: bool) -> None:
    assert is_allowed(endpoint) is allowed


def test_an_operator_allows_others() -> None:
    assert is_allowed("https://push.example.org/x", ("push.example.org",))
    assert not is_allowed("http://push.example.org/x", ("push.example.org",))
    assert is_allowed("http://127.0.0.1:99/x", ("127.0.0.1:99",))
    assert not is_allowed("http://10.0.0.1:99/x", ("10.0.0.1:99",))


@pytest.mark.parametrize(
    ("endpoint", "origin"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", "https://fcm.googleapis.com"),
        ("https://FCM.googleapis.com:443/abc?x=y", "https://fcm.googleapis.com"),
        ("http://127.0.0.1:80/abc", "http://127.0.0.1"),
        ("http://[::1]:8080/abc", "http://[::1]:8080"),
    ],
)
def test_the_audience_is_the_origin_of_the_push_service(endpoint: str, origin: str) -> None:
    """RFC 8292, section 2, and RFC 6454, section 6.1."""
    assert origin_of(endpoint) == origin


@pytest.mark.parametrize(
    ("status", "after", "result"),
    [
        (201, None, "sent"),
        (401, None, "denied"),
        (403, None, "denied"),
        (404, None, "gone"),
        (410, None, "gone"),
        (413, None, "refused"),
        (429, "7", "later"),
        (500, None, "later"),
    ],
)
def test_what_a_push_service_means(status: int, after: str | None, result: str) -> None:
    found = read_answer(status, after)
    assert found.result == result
    assert found.after == (None if after is None else float(after))


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "?", "auth": "?"}])
async def test_nonsense_is_refused(address: str, service: PushService, keys: dict[str, str]) -> None:
    async with Player(address) as anna:
        await anna.ask("PUT", "/me/push", {"endpoint": service.address("a"), "keys": keys}, expect=422)
        wish = {"endpoint": "https://example.org/", "keys": Device().keys}
        trouble = await anna.ask("PUT", "/me/push", wish, expect=422)
        assert trouble["code"] == "push-unknown"


@pytest.mark.parametrize("how", ["setting", "package"])
async def test_a_server_without_it(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if how == "package":
        monkeypatch.setitem(sys.modules, "webpush", None)
    async with serving(settings(tmp_path, push=how != "setting")) as (address, _), Player(address) as anna:
        assert await anna.get("/push") == {"key": None, "on": False}
        wish = {"endpoint": "https://fcm.googleapis.com/x", "keys": Device().keys}
        assert (await anna.ask("PUT", "/me/push", wish, expect=404))["code"] == "push-none"
        await anna.create("the-game", "me", "novice", start=True)


def test_the_key_of_a_server_is_the_same_after_every_start() -> None:
    keys = [open_web_push(secret, contact=None, public=None, extra=()) for secret in (b"a" * 32, b"a" * 32, b"b" * 32)]
    first, again, other = [found.key for found in keys if found is not None]
    assert first == again
    assert first != other
    assert len(decode(first)) == 65
