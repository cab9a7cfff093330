"""During a match: moves, talk, notes, leaving and coming back, ending early."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from ludoteca.engine.moves import Move, MoveError, Seat, read_move
from ludoteca.mind.bot import bots
from ludoteca.table import table_match, table_seats, table_state
from ludoteca.table.clocks import Return
from ludoteca.table.contract import MatchUpdate, Message, Notes, Played, Reaction, State, Table
from ludoteca.table.errors import ApiError
from ludoteca.table.house import House
from ludoteca.table.live_match import LiveMatch
from ludoteca.table.people import Person, clean_text
from ludoteca.table.session import TableSession
from ludoteca.table.table_view import table_for
from ludoteca.table.talk import tells_number


async def play(house: House, person: Person, table: str, move: object, n: int | None = None) -> Played:
    """A person plays a move or gives a signal. Whoever plays is back."""
    session, seat = await house.seat(table, person)
    return await play_for(house, session, seat, move, n, back=True)


async def play_for(
    house: House, session: TableSession, seat: Seat, move: object, n: int | None = None, *, back: bool = False
) -> Played:
    """Play for a seat, stored when this returns. With `n` only if the seat has done nothing from entry n on."""
    if n is not None and session.live is not None and n > session.live.n:
        await house.catch_up(session, session.live.id, n)

    async def attempt() -> Played:
        try:
            # Asked first, because the move that is sent again may have ended the match.
            if n is not None and session.live is not None and n != session.live.n:
                before = _already_played(session.live, seat, move, n)
                if before is not None:
                    return Played(session.live.id, before, again=True)
            new = _running(session).draft()
            new.play(seat, move, house.now())
        except MoveError as error:
            raise ApiError("bad-move", 422, why=error.sentence) from None
        _check_length(house, _running(session), seat, new)
        table = session.table
        if back and table.seats[seat].away is not None:
            table = table_seats.come_back(table, seat, _return(house, session, seat))
        await _store(house, session, new, table)
        return Played(new.id, new.first, again=False)

    # Without a task of its own (Committer.to_the_end): nobody breaks off a move but the end of the process, and what
    # was stored by then and not seen is found by whoever comes next.
    return await house.committer.exclusively(session, attempt)


async def signal_for(house: House, session: TableSession, match: str, signals: Sequence[tuple[Seat, Move]]) -> None:
    """Signals of several seats at once, as far as they may still be given and the match is not too long for them."""

    async def attempt() -> None:
        live = _running(session)
        new = live.draft()
        for seat, signal in signals:
            if live.id == match and new.n < house.policy.last_free_entry and signal in new.match.signals(seat):
                new.play(seat, signal, house.now())
        if new.n > live.n:
            await _store(house, session, new, session.table)

    await house.committer.to_the_end(house.committer.exclusively(session, attempt))


async def _store(house: House, session: TableSession, new: LiveMatch, table: table_state.TableState) -> None:
    """Store what a match has come to, and whether it is over."""
    outcome = new.match.outcome
    if outcome is not None:
        table = table_match.end(table, "played", outcome.winners)
    changed = table if table is not session.table else None
    await house.committer.commit(session, table=changed, live=new, ended=None if outcome is None else "played")


def _running(session: TableSession) -> LiveMatch:
    if session.live is None or not session.table.playing:
        raise ApiError("no-match-runs")
    return session.live


def _check_length(house: House, live: LiveMatch, seat: Seat, new: LiveMatch) -> None:
    """A match that has become very long may only go on to its end."""
    if live.n < house.policy.last_free_entry:
        return
    move = new.match.entries[0][1]
    if (
        new.n > house.policy.max_entries
        or isinstance(move, live.match.game.endless)
        or move in live.match.signals(seat)
    ):
        raise ApiError("match-long")


def _already_played(live: LiveMatch, seat: Seat, sent: object, n: int) -> int | None:
    """Where the seat's move stands already, if it was sent before. Refused if it did something else since."""
    if n > live.n:
        raise ApiError("out-of-step")
    move = read_move(sent, live.match.game.Moves)
    for at in range(n, live.n):
        actor, done = live.match.entries[at]
        if actor == seat:
            if done == move:
                return at
            raise ApiError("already-played")
    return None


# --- talk -------------------------------------------------------------------------------------------------------


async def talk(house: House, person: Person, table: str, text: str) -> Message:
    """Say something in words."""
    session, _ = await house.seat(table, person)
    line = clean_text(text)

    def check() -> None:
        if not session.table.chat:
            raise ApiError("chat-off", 403)
        secret = session.table.playing and session.live is not None and session.live.match.game.numbers_are_secret
        if secret and tells_number(line):
            raise ApiError("numbers-are-secret", 422)

    return await _say(house, person, table, line, None, check)


async def react(house: House, person: Person, table: str, reaction: Reaction) -> Message:
    """Say something without words: also where there is no talk, but not under SILENCE (TX-28)."""
    return await _say(house, person, table, "", reaction, lambda: None)


async def _say(
    house: House, person: Person, table: str, line: str, reaction: Reaction | None, check: Callable[[], None]
) -> Message:
    session, seat = await house.seat(table, person)

    async def attempt() -> Message:
        there = session.table.seats[seat]
        if there.muted:
            raise ApiError("muted", 403)
        if session.table.playing and session.live is not None and not session.live.may_talk:
            raise ApiError("silence")
        check()
        message = Message(session.message_count, seat, there.name, line, house.now(), reaction)
        await house.committer.commit(session, message=message, speaker=person.id)
        return message

    return await house.committer.to_the_end(house.committer.exclusively(session, attempt))


async def write_notes(house: House, person: Person, table: str, notes: Notes) -> Notes:
    """Keep a seat's marks. Nobody else ever sees them."""
    session, seat = await house.seat(table, person)

    async def attempt() -> Notes:
        if session.live is None:
            raise ApiError("no-match-yet")
        await house.committer.commit(session, notes=(seat, person.id, notes.marks))
        return notes

    return await house.committer.to_the_end(house.committer.exclusively(session, attempt))


async def read_notes(house: House, person: Person, table: str) -> Notes:
    session, seat = await house.seat(table, person)
    return await session.read_notes(seat)


# --- leaving and coming back ------------------------------------------------------------------------------------


def stand_in(house: House, game: str) -> str:
    levels = bots(game)
    return house.policy.stand_in if house.policy.stand_in in levels else levels[-1]


async def away(house: House, person: Person, table: str) -> Table:
    session, seat = await house.seat(table, person)
    level = stand_in(house, session.table.game)
    return table_for(await house.committer.edit(session, lambda state: table_seats.go_away(state, seat, level)), person)


async def back(house: House, person: Person, table: str) -> Table:
    """Take over again from the bot. Who ran out of time gets enough to go on."""
    session, seat = await house.seat(table, person)
    return table_for(
        await house.committer.edit(
            session, lambda state: table_seats.come_back(state, seat, _return(house, session, seat))
        ),
        person,
    )


def _return(house: House, session: TableSession, seat: Seat) -> Return | None:
    clocks = session.live.clocks if session.live else None
    return None if clocks is None else clocks.return_at(seat, house.now())


async def enforce_clock(house: House, table: str) -> None:
    """Somebody's time may have run out: then a bot plays for them until they are back."""
    session = await house.session(table)

    def edit(state: table_state.TableState) -> table_state.TableState:
        clocks = session.live.clocks if session.live else None
        if clocks is None or not state.playing:
            return state
        for seat, there in enumerate(state.seats):
            deadline = clocks.deadline(seat)
            late = deadline is not None and deadline <= house.now()
            if late and there.person is not None and there.away is None:
                state = table_seats.go_away(state, seat, stand_in(house, state.game))
        return state

    await house.committer.edit(session, edit)


async def vote(house: House, person: Person, table: str, what: Literal["concede", "abandon"], *, agree: bool) -> Table:
    session, seat = await house.seat(table, person)
    return table_for(
        await house.committer.edit(session, lambda state: table_match.vote(state, seat, what, agree=agree)), person
    )


# --- everything at once -----------------------------------------------------------------------------------------


async def updates_since(house: House, person: Person | None, table: str, n: int) -> MatchUpdate | None:
    """What happened from entry n on, as the person's seat saw it, and what it sees now."""
    session = await house.enter(table, person)
    return session.update_for(session.table.seat_of(person.id if person else None), n)


async def entries_since(house: House, person: Person | None, table: str, match: str | None, n: int) -> int:
    """How many entries somebody asks for who has seen `n` of a match; of the one that runs, where it says none."""
    live = (await house.enter(table, person)).live
    if live is None:
        return 0
    return live.n - n if match in (None, live.id) and n <= live.n else live.n


async def state(
    house: House, person: Person | None, table: str, *, match: str | None = None, n: int = 0, said: int = 0
) -> State:
    session = await house.enter(table, person)
    live = session.live
    since = n if live is not None and live.id == match and n <= live.n else 0
    seat = session.table.seat_of(person.id if person else None)
    present, watchers = session.present
    return State(
        table=table_for(session.table, person),
        happened=session.update_for(seat, since),
        said=await session.messages(said),
        present=present,
        watchers=watchers,
        now=house.now(),
    )
