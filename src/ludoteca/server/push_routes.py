"""HTTP: being told by Web Push when it is one's turn."""

from __future__ import annotations

from litestar.datastructures import State
from litestar.params import JSONBody

from ludoteca.server.push import WebPush
from ludoteca.server.routes import TheAuth, TheHouse, Visiting, delete, get, put
from ludoteca.table import alerts
from ludoteca.table.errors import ApiError
from ludoteca.table.people import fingerprint
from ludoteca.table.people_contract import PushDevice, PushOffer


@get("/push", summary="Whether this server tells me by Web Push when it is my turn")
async def push_offer(house: TheHouse, visit: Visiting, state: State) -> PushOffer:
    push: WebPush | None = state.push
    if push is None:
        return PushOffer(None, False)
    known = None if visit.secret is None else await house.store.alert_of(fingerprint(visit.secret))
    return PushOffer(push.key, known is not None)


@put("/me/push", status_code=204, summary="Tell this device when it is my turn")
async def subscribe(house: TheHouse, auth: TheAuth, actor: Visiting, state: State, data: JSONBody[PushDevice]) -> None:
    auth.count(actor, "code")
    push: WebPush | None = state.push
    if push is None:
        raise ApiError("push-none", 404)
    push.check(data.endpoint, data.keys.p256dh, data.keys.auth)
    person = actor.require_person()
    if actor.secret is None:
        raise ApiError("push-none", 404)
    await alerts.subscribe(
        house, person, actor.secret, data.endpoint, data.keys.p256dh, data.keys.auth, data.language or person.language
    )


@delete("/me/push", summary="Do not tell this device any more")
async def unsubscribe(house: TheHouse, visit: Visiting) -> None:
    # Nobody becomes a person by wanting to be told nothing.
    if visit.secret is not None:
        await alerts.unsubscribe(house, visit.secret)


HANDLERS = [push_offer, subscribe, unsubscribe]
