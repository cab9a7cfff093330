"""During a match: moves, talk, notes, leaving and coming back, ending early."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from ludoteca.engine.game import IllegalMove
from ludoteca.engine.moves import Move, MoveError, Seat, read_move
from ludoteca.mind.bot import bots
from ludoteca.table import seating
from ludoteca.table.bus import Word
from ludoteca.table.clocks import Return
from ludoteca.table.contract import Happened, Message, Notes, Played, State, Table
from ludoteca.table.house import House
from ludoteca.table.live import Live, Running
from ludoteca.table.people import Person, tidy_text
from ludoteca.table.showing import shown
from ludoteca.table.talk import tells_number
from ludoteca.table.trouble import AgainstTheRules, Refused

DAY = 86_400.0


async def play(house: House, person: Person, table: str, move: object, n: int | None = None) -> Played:
    """A person plays a move or gives a signal. Whoever plays is back."""
    live, seat = await house.seat(table, person)
    return await play_for(house, live, seat, move, n, back=True)


async def play_for(
    house: House, live: Live, seat: Seat, move: object, n: int | None = None, *, back: bool = False
) -> Played:
    """Play for a seat, stored when this returns. With `n` only if the seat has done nothing from entry n on."""

    async def once() -> Played:
        try:
            # Asked first, because the move that is sent again may have ended the match.
            if n is not None and live.running is not None and n != live.running.n:
                before = _done_before(live.running, seat, move, n)
                if before is not None:
                    return Played(live.running.id, before, again=True)
            new = _running(live).draft()
            new.play(seat, move, house.now())
        except MoveError as error:
            raise Refused("bad-move", 422, why=error.sentence) from None
        except IllegalMove as error:
            raise AgainstTheRules(error) from None
        table = live.table
        if back and table.seats[seat].away is not None:
            table = seating.come_back(table, seat, _return(house, live, seat))
        await _store(house, live, new, table)
        return Played(new.id, new.first, again=False)

    # Without a task of its own (House.run): nobody breaks off a move but the end of the process, and what was stored by
    # then and not seen is found by whoever comes next.
    return await house.retry(live, once)


async def speak_for(house: House, live: Live, match: str, words: Sequence[tuple[Seat, Move]]) -> None:
    """Signals of several seats at once, as far as they may still be given."""

    async def once() -> None:
        running = _running(live)
        new = running.draft()
        for seat, word in words:
            if running.id == match and word in new.match.signals(seat):
                new.play(seat, word, house.now())
        if new.n > running.n:
            await _store(house, live, new, live.table)

    await house.run(house.retry(live, once))


async def _store(house: House, live: Live, new: Running, table: seating.TableState) -> None:
    """Store what a match has come to, and whether it is over."""
    over = new.match.outcome is not None
    if over:
        table = seating.end(table, "played")
    changed = table if table is not live.table else None
    await house.commit(live, table=changed, running=new, ended="played" if over else None)


def _running(live: Live) -> Running:
    if live.running is None or not live.table.playing:
        raise Refused("no-match-runs")
    return live.running


def _done_before(running: Running, seat: Seat, sent: object, n: int) -> int | None:
    """Where the seat's move stands already, if it was sent before. Refused if it did something else since."""
    if n > running.n:
        raise Refused("out-of-step")
    move = read_move(sent, running.match.game.Moves)
    for at in range(n, running.n):
        actor, done = running.match.entries[at]
        if actor == seat:
            if done == move:
                return at
            raise Refused("already-played")
    return None


# --- talk -------------------------------------------------------------------------------------------------------


async def talk(house: House, person: Person, table: str, text: str) -> Message:
    live, seat = await house.seat(table, person)
    line = tidy_text(text)

    async def once() -> Message:
        state = live.table
        if not state.chat:
            raise Refused("chat-off", 403)
        if state.seats[seat].muted:
            raise Refused("muted", 403)
        if state.playing and live.running is not None:
            if not live.running.may_talk:
                raise Refused("silence")
            if live.running.match.game.numbers_are_secret and tells_number(line):
                raise Refused("numbers-are-secret", 422)
        message = Message(live.said, seat, state.seats[seat].name, line, house.now())
        await house.commit(live, message=message)
        return message

    return await house.run(house.retry(live, once))


async def write_notes(house: House, person: Person, table: str, notes: Notes) -> Notes:
    """Keep a seat's marks. Nobody else ever sees them."""
    live, seat = await house.seat(table, person)

    async def once() -> Notes:
        if live.running is None:
            raise Refused("no-match-yet")
        await house.commit(live, notes=(seat, notes.marks))
        return notes

    written = await house.run(house.retry(live, once))
    live.notes[seat] = live.notes.get(seat, 0) + 1
    live.wake()
    await house.bus.tell(Word(house.process, table, "notes"))
    return written


async def read_notes(house: House, person: Person, table: str) -> Notes:
    live, seat = await house.seat(table, person)
    return Notes({}) if live.running is None else await house.notes(live.running.id, seat)


# --- leaving and coming back ------------------------------------------------------------------------------------


def stand_in(house: House, game: str) -> str:
    levels = bots(game)
    return house.manners.stand_in if house.manners.stand_in in levels else levels[-1]


async def away(house: House, person: Person, table: str) -> Table:
    live, seat = await house.seat(table, person)
    level = stand_in(house, live.table.game)
    return shown(await house.change(live, lambda state: seating.go_away(state, seat, level)), person)


async def back(house: House, person: Person, table: str) -> Table:
    """Take over again from the bot. Who ran out of time gets enough to go on."""
    live, seat = await house.seat(table, person)
    return shown(
        await house.change(live, lambda state: seating.come_back(state, seat, _return(house, live, seat))), person
    )


def _return(house: House, live: Live, seat: Seat) -> Return | None:
    clocks = live.running.clocks if live.running else None
    return None if clocks is None else clocks.comes_back(seat, house.now())


async def ring(house: House, table: str) -> None:
    """Somebody's time may have run out: then a bot plays for them until they are back."""
    live = await house.live(table)

    def how(state: seating.TableState) -> seating.TableState:
        clocks = live.running.clocks if live.running else None
        if clocks is None or not state.playing:
            return state
        for seat, there in enumerate(state.seats):
            deadline = clocks.deadline(seat)
            late = deadline is not None and deadline <= house.now()
            if late and there.person is not None and there.away is None:
                state = seating.go_away(state, seat, stand_in(house, state.game))
        return state

    await house.change(live, how)


async def vote(house: House, person: Person, table: str, what: Literal["concede", "abandon"], *, agree: bool) -> Table:
    live, seat = await house.seat(table, person)
    return shown(await house.change(live, lambda state: seating.vote(state, seat, what, agree=agree)), person)


async def give_up(house: House, table: str) -> None:
    """End a match that nobody has come back to."""
    live = await house.live(table)
    await house.change(live, lambda state: seating.end(state, "abandoned") if state.playing else state)


async def tidy(house: House) -> None:
    """Forget what nobody has come back to. Where somebody is connected, nothing is forgotten."""
    manners, now = house.manners, house.now()
    stale = await house.store.tidy(
        lobbies=manners.lobby_days * DAY,
        matches=manners.match_days * DAY,
        people=manners.person_days * DAY,
        now=now,
        used=[live.table.id for live in house.in_memory if live.listeners],
    )
    for table in stale:
        with suppress(Refused):
            await give_up(house, table)
    for live in house.in_memory:
        if live.table.status == "lobby" and not live.listeners:
            await house.look_again(live)


# --- everything at once -----------------------------------------------------------------------------------------


async def happened(house: House, person: Person | None, table: str, n: int) -> Happened | None:
    """What happened from entry n on, as the person's seat saw it, and what it sees now."""
    live = await house.enter(table, person)
    return live.happened(live.table.seat_of(person.id if person else None), n)


async def state(
    house: House, person: Person | None, table: str, *, match: str | None = None, n: int = 0, said: int = 0
) -> State:
    live = await house.enter(table, person)
    running = live.running
    since = n if running is not None and running.id == match and n <= running.n else 0
    seat = live.table.seat_of(person.id if person else None)
    present, watchers = live.present
    return State(
        table=shown(live.table, person),
        happened=live.happened(seat, since),
        said=await live.messages(said),
        present=present,
        watchers=watchers,
        now=house.now(),
    )
