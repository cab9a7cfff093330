"""A slow second opinion on codes, made of nothing but the rules: every deal that fits what a seat has seen."""

from __future__ import annotations

from itertools import product

from ludoteca import CHANCE, IllegalMove, Match
from ludoteca.games.lost_code.checks import answer_to, true_sum
from ludoteca.games.lost_code.moves import Deal

Code = tuple[int, ...]


def unseen(match: Match, seat: int) -> list[list[int]]:
    """Per symbol, what the seat's stone may be before it remembers any answer: undrawn stones and its own."""
    state = match.state
    return [
        sorted({n for n in range(state.setup.top_number + 1) if mask >> n & 1} | ({own} if own is not None else set()))
        for mask, own in zip(state.undrawn, state.logs[seat], strict=True)
    ]


def codes_by_checks(match: Match, seat: int) -> list[Code]:
    """Every code whose true sums would have got every answer the seat got; the rules answer."""
    state = match.state
    symbols = state.setup.symbols
    rounds = []
    for past in state.history:
        answers = [check.answer for check in past.checks if check.seat == seat]
        if answers:
            bid = next(bid for bid in past.bids if bid.seat == seat)
            later = [swap for one in state.history[past.number - 1 :] for swap in one.swaps if swap.seat == seat]
            held = [next((swap.discarded for swap in later if swap.symbol == symbol), None) for symbol in symbols]
            rounds.append((past.dice, bid, answers[0], held))
    found = []
    for code in product(*unseen(match, seat)):
        for dice, bid, answer, held in rounds:
            stones = [own if then is None else then for own, then in zip(code, held, strict=True)]
            if answer_to(bid, true_sum(stones, dice, state.setup.place_of), state.setup.smallest) != answer:
                break
        else:
            found.append(code)
    return found


def fits_by_replay(match: Match, seat: int, code: Code) -> bool:
    """Whether the whole match, played again with this code dealt to the seat, looks the same to it."""
    game = match.game
    symbols = match.state.setup.symbols
    last = {
        move.symbol: n
        for n, (actor, move) in enumerate(match.entries)
        if actor == CHANCE and isinstance(move, Deal) and move.log == seat
    }
    dealt = {last[symbol]: number for symbol, number in zip(symbols, code, strict=True) if symbol in last}
    state = game.start(match.options, match.players)
    for n, (actor, move) in enumerate(match.entries):
        if n in dealt:
            assert isinstance(move, Deal)
            move = Deal(move.log, move.symbol, dealt[n])
        try:
            state = game.play(state, actor, move)
        except IllegalMove:
            return False
    seen, same = game.view(state, seat), game.view(match.state, seat)
    return bool(seen == same)
