"""The end: final guesses, their points, and who wins (LC-72 to LC-77, LC-104, TS-30 to TS-34)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.engine.game import Outcome
from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.moves import Guess
from ludoteca.games.lost_code.state import Numbers, State
from ludoteca.games.lost_code.view import Final


def begin_guesses(state: State) -> State:
    """All write at the same time, symbol by symbol; what was locked with a token is written already (LC-98)."""
    waiting = tuple(seat for seat in state.setup.seats if None in state.guesses[seat])
    state = replace(state, phase="guess", turn=waiting, queue=())
    return state if waiting else score_guesses(state)


def guess(state: State, seat: Seat, move: Guess) -> State:
    """Final numbers for one symbol are written (LC-72); the last one written ends the match."""
    written = [*state.guesses[seat]]
    written[state.setup.place_of[move.symbol]] = move.numbers
    guesses = [*state.guesses]
    guesses[seat] = tuple(written)
    waiting = state.turn if None in written else tuple([other for other in state.turn if other != seat])
    state = replace(state, guesses=tuple(guesses), turn=waiting)
    return state if waiting else score_guesses(state)  # LC-73


def guess_points(numbers: Numbers, stone: int, *, locked: bool) -> int:
    """Fewer numbers pay more; a miss, or nothing written, costs (LC-74); a locked symbol counts double (LC-104)."""
    points = box.GUESS_POINTS[len(numbers)] if stone in numbers else box.MISS
    return points * box.LOCKED if locked else points


def score_guesses(state: State) -> State:
    """From the one furthest behind to the leader as they stand now (LC-76), one net move each (LC-75)."""
    track = state.track
    finals: list[Final] = []
    for seat in state.track.standing:
        written: list[Numbers] = []
        points: list[int] = []
        for numbers, stone, token in zip(state.guesses[seat], state.logs[seat], state.tokens, strict=True):
            assert numbers is not None
            assert stone is not None
            written.append(numbers)
            points.append(guess_points(numbers, stone, locked=token == seat))
        total = sum(points)
        track = track.move(seat, total, state.setup.floor)
        finals.append(Final(seat, tuple(written), tuple(points), total))
    return replace(state, phase="over", turn=(), track=track, finals=tuple(finals))


def outcome(state: State) -> Outcome | None:
    """The furthest marker wins, the bottom one of a pile first (LC-77)."""
    if state.phase != "over":
        return None
    ranking = state.track.standing[::-1]
    return Outcome(ranking[:1], ranking, state.track.positions, reason="final-guesses")


def tally(state: State, seat: Seat) -> dict[str, tuple[int, int]]:
    """Wheels whose range was right, final guesses that held the stone, and stones named with one number."""
    answers = [check.answer for played in state.history for check in played.checks if check.seat == seat]
    ends = [final for final in state.finals if final.seat == seat]
    guesses = [pair for final in ends for pair in zip(final.guesses, final.points, strict=True)]
    return {
        "wheels": (answers.count("right"), len(answers)),
        "stones": (sum(points > 0 for _, points in guesses), len(guesses)),
        "pinned": (sum(points > 0 and len(numbers) == 1 for numbers, points in guesses), len(guesses)),
    }
