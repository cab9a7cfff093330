"""The Lost Code and Think Str8!, broken."""

from tests.prove.breaks import Break

ROOM = "games/lost_code/"


def broken(rule: str, what: str, file: str, old: str, new: str) -> Break:
    return Break(rule, what, ROOM + file, old, new)


BREAKS = [
    # --- the box and the set-up
    broken("LC-35", "four play nine rounds", "box.py", "ROUNDS = {2: 10, 3: 9, 4: 8}", "ROUNDS = {2: 10, 3: 9, 4: 9}"),
    broken("LC-8", "the wheel of two pays 3", "box.py", "(4, 3), (2, 4), (1, 6))", "(4, 3), (2, 3), (1, 6))"),
    broken("LC-72", "four numbers fit on the sheet", "box.py", "BOXES = 3", "BOXES = 4"),
    broken("LC-74", "two numbers pay 3", "box.py", "{1: 5, 2: 2, 3: 1}", "{1: 5, 2: 3, 3: 1}"),
    broken("LC-74", "a miss costs 1", "box.py", "MISS = -2", "MISS = -1"),
    broken("LC-104", "a locked symbol counts once", "box.py", "LOCKED = 2", "LOCKED = 1"),
    broken("LC-106", "tokens last a round longer for four", "box.py", "{2: 7, 3: 6, 4: 5}", "{2: 7, 3: 6, 4: 6}"),
    broken("LC-111", "the curse begins at 8", "box.py", "CURSE_BEGINS = 7", "CURSE_BEGINS = 8"),
    broken("LC-117", "the curse ends at 14", "box.py", "CURSE_ENDS = 13", "CURSE_ENDS = 14"),
    broken("LC-121", "the curse lasts to the last round", "box.py", "{2: 9, 3: 8, 4: 7}", "{2: 10, 3: 9, 4: 8}"),
    broken(
        "LC-84",
        "the eagle stays in the box instead of the bear",
        "setup.py",
        "self.symbols = self.faces[:-1] if options.introductory",
        "self.symbols = self.faces[1:] if options.introductory",
    ),
    broken("LC-90", "X-Race has no 8s", "setup.py", "and options.x_race)", "and False)"),
    broken("LC-9", "wheels end at 20", "setup.py", "= box.DICE * self.top_number", "= box.DICE * self.top_number - 1"),
    broken(
        "LC-6",
        "a wheel may pay less than a wider one",
        "setup.py",
        "        if less > more:",
        "        if less > more + 1:",
    ),
    broken("LC-16", "markers are piled upside down", "dealing.py", "move.seats[::-1]", "move.seats"),
    broken("LC-3", "a stone stays in the stack when drawn", "dealing.py", "-= 1 << move.number", "-= 0 << move.number"),
    broken(
        "LC-3",
        "a stone that is gone can be dealt again",
        "dealing.py",
        "number in NUMBERS_IN[state.undrawn[symbol]] and",
        "number in NUMBERS_IN[-1] and",
    ),
    broken("LC-20", "a log is left empty", "dealing.py", "if log == box.LOGS:", "if log == box.LOGS - 1:"),
    # --- the track
    broken(
        "LC-25", "an arriving marker goes below", "track.py", "positions[other] >= there", "positions[other] > there"
    ),
    broken(
        "LC-29", "a marker is lifted without moving", "track.py", "if there == here:", "if there == here and steps:"
    ),
    broken("LC-30", "nobody falls below 0", "track.py", "if floor is not None and there < floor:", "if there < 0:"),
    broken("LC-30", "the floor is at 1", "track.py", "there = floor ", "there = floor + 1 "),
    broken("LC-26", "the top of a pile leads", "track.py", "return self.standing[-1]", "return self.standing[0]"),
    # --- the round and the dice
    broken(
        "LC-36", "the leader begins", "rounds.py", "order=state.track.standing,", "order=state.track.standing[::-1],"
    ),
    broken("LC-69", "wheels do not come back", "rounds.py", "free=state.setup.all_wheels", "free=state.free"),
    broken("LC-106", "taken tokens leave too", "rounds.py", "GONE if token == FREE else token", "GONE"),
    broken(
        "LC-121",
        "the curse stays",
        "rounds.py",
        'if number == setup.curse_rounds and state.skull != "gone":',
        'if number == setup.curse_rounds and state.skull == "gone":',
    ),
    broken("LC-38", "a die shows no symbol twice", "choices.py", "if symbol != shown:", "if symbol not in dice:"),
    broken(
        "LC-85",
        "one bear may stay",
        "dice.py",
        "setup.idle_face in running.dice",
        "setup.idle_face in running.dice[:2]",
    ),
    broken(
        "LC-86",
        "no change after the bear",
        "dice.py",
        "return _after_the_offer(state, _with_die(",
        "return begin_wheels(state, _with_die(",
    ),
    broken(
        "TS-39", "the third die counts too", "choices.py", "setup.greys_differ and fell != die", "setup.greys_differ"
    ),
    broken("TS-38", "greys are always free", "choices.py", "if setup.greys_differ and", "if False and"),
    # --- Deadly Shortcut
    broken("LC-96", "no offer for three of a kind", "dice.py", "dice.count(symbol) >= 2", "dice.count(symbol) == 2"),
    broken(
        "LC-96",
        "no offer in the last round of tokens",
        "dice.py",
        "number > setup.token_rounds",
        "number >= setup.token_rounds",
    ),
    broken(
        "LC-97",
        "the leader is asked first",
        "dice.py",
        "order = running.order",
        "order = running.order[::-1]",
    ),
    broken(
        "LC-98", "the lock may be empty", "choices.py", "map(Lock, _boxes(setup, 1))", "map(Lock, _boxes(setup, 0))"
    ),
    broken(
        "LC-99",
        "a token can be had again",
        "dice.py",
        "place_of[running.token]] = seat",
        "place_of[running.token]] = FREE",
    ),
    broken(
        "LC-101",
        "nobody turns after a token",
        "dice.py",
        "running.taker == thrower[0] and",
        "running.taker is not None and",
    ),
    broken(
        "LC-102", "the option is upside down", "dice.py", "and not setup.taker_may_turn", "and setup.taker_may_turn"
    ),
    broken(
        "LC-107",
        "a lock is not written",
        "dice.py",
        "return _after_the_offer(replace(state, guesses=tuple(guesses)), running)",
        "return _after_the_offer(state, running)",
    ),
    # --- wheels and checks
    broken(
        "LC-42",
        "a wheel can be taken twice",
        "wheels.py",
        "state.free - (1 << setup.widths.index(width))",
        "state.free",
    ),
    broken(
        "LC-43",
        "a window may be half empty",
        "choices.py",
        "for start in range(setup.top_sum - width + 2)",
        "for start in range(setup.top_sum - width + 3)",
    ),
    broken(
        "TS-19",
        "the last space is forbidden",
        "choices.py",
        "map(Place, range(setup.top_sum - width + 2))",
        "map(Place, range(setup.top_sum - width + 1))",
    ),
    broken("TS-18", "tiles are never laid in order", "wheels.py", "if setup.placed_together:", "if True:"),
    broken("LC-50", "a symbol counts once", "checks.py", "for symbol in dice:", "for symbol in set(dice):"),
    broken(
        "LC-51", "the lower end is outside", "checks.py", "bid.low <= total <= bid.high", "bid.low < total <= bid.high"
    ),
    broken("LC-51", "a right guess pays 1", "checks.py", "track.move(seat, bid.points,", "track.move(seat, 1,"),
    broken("LC-52", "answers are the wrong way round", "checks.py", "total < bid.low else", "total > bid.high else"),
    broken("LC-53", "the smallest wheel tells", "checks.py", "if bid.width == smallest:", "if bid.width < smallest:"),
    broken("LC-112", "the curse always works at once", "checks.py", "if setup.curse_at_once:", "if True:"),
    broken("LC-114", "a cursed miss costs 1", "checks.py", "track.move(seat, -bid.points,", "track.move(seat, -1,"),
    broken(
        "LC-115",
        "own misses pay",
        "checks.py",
        "            if seat == cursed:",
        "            if seat == cursed and False:",
    ),
    broken("LC-116", "a miss of others pays 2", "checks.py", "track.move(cursed, 1,", "track.move(cursed, 2,"),
    broken(
        "LC-117",
        "exactly 13 is not enough",
        "checks.py",
        "max(track.positions) >= box.CURSE_ENDS",
        "max(track.positions) > box.CURSE_ENDS",
    ),
    broken("LC-119", "the last is cursed", "checks.py", "cursed = track.leader", "cursed = track.standing[0]"),
    broken(
        "LC-122",
        "the leader is cursed below 7",
        "checks.py",
        '    if skull == "held":',
        '    if skull in ("held", "waiting"):',
    ),
    # --- exchange and end
    broken(
        "LC-60",
        "the first to be wrong keeps the stones",
        "exchange.py",
        "state, tuple(wrong)",
        "state, tuple(wrong[1:])",
    ),
    broken(
        "LC-61",
        "the orders are exchanged",
        "exchange.py",
        "if state.setup.exchange_by_standing:",
        "if not state.setup.exchange_by_standing:",
    ),
    broken("LC-62", "empty stacks can be chosen", "choices.py", "if at not in empty)", "if True or empty)"),
    broken("LC-19", "the removed stone can be drawn", "choices.py", "frozenset(1 << number for", "frozenset(0 for"),
    broken(
        "LC-65",
        "one empty stack ends the exchanges",
        "choices.py",
        "return not _REMOVED.issuperset(undrawn)",
        "return _REMOVED.isdisjoint(undrawn)",
    ),
    broken(
        "LC-63",
        "the discard is of the next seat",
        "exchange.py",
        "(*discards[place], (seat, number))",
        "(*discards[place], (seat + 1, number))",
    ),
    broken(
        "LC-73",
        "the first to finish ends it for all",
        "finals.py",
        "return state if waiting else score_guesses(state)  #",
        "return score_guesses(state)  #",
    ),
    broken(
        "LC-76",
        "the leader is evaluated first",
        "finals.py",
        "    for seat in state.track.standing:",
        "    for seat in state.track.standing[::-1]:",
    ),
    broken(
        "LC-76",
        "the order is not frozen, and a moved marker can be met again",
        "finals.py",
        "    for seat in state.track.standing:\n",
        "    for seat in (track.standing[n] for n in state.setup.seats):\n",
    ),
    broken(
        "LC-77", "the last wins", "finals.py", "ranking = state.track.standing[::-1]", "ranking = state.track.standing"
    ),
    broken("LC-75", "only hits are moved", "finals.py", "total = sum(points)", "total = max(0, sum(points))"),
    # --- who knows what
    broken(
        "LC-80",
        "everybody sees the own log",
        "seen.py",
        "return (*logs[:seat], blank, *logs[seat + 1 :])",
        "return logs",
    ),
    broken(
        "LC-80",
        "spectators see all logs",
        "seen.py",
        "return (blank,) * state.setup.players + logs[state.setup.players :]",
        "return logs",
    ),
    broken(
        "LC-64",
        "the drawn stone is shown to its owner",
        "seen.py",
        "return replace(swap, drawn=None) if seat is None or swap.seat == seat else swap",
        "return swap",
    ),
    broken(
        "LC-98",
        "locked numbers are open",
        "seen.py",
        "if holder >= 0 and (over or holder == seat) else None",
        "if holder >= 0 else None",
    ),
    broken(
        "TS-18",
        "tiles lie open at once",
        "seen.py",
        "return bid if bid.seat == seat else replace(bid, low=None, high=None)",
        "return bid",
    ),
    broken(
        "LC-73",
        "the past shows final numbers",
        "seen.py",
        "if isinstance(move, Lock | Guess):",
        "if isinstance(move, Lock):",
    ),
    broken(
        "LC-98",
        "the past shows locked numbers",
        "seen.py",
        "if isinstance(move, Lock | Guess):",
        "if isinstance(move, Guess):",
    ),
    broken(
        "LC-64",
        "the past shows own stones",
        "seen.py",
        "if viewer is None or viewer == move.log else move",
        "if viewer is None else move",
    ),
    broken("TS-18", "the past shows tiles", "seen.py", "    if isinstance(move, Place):\n", "    if False:\n"),
    broken(
        "LC-78",
        "nothing is opened at the end",
        "seen.py",
        '"logs": state.logs if over else _logs(state, seat)',
        '"logs": _logs(state, seat)',
    ),
    broken("replay", "all rolls have one label", "rules.py", 'f"roll {state.round.number}" if', '"roll" if'),
    broken(
        "non-interference",
        "worlds keep what others wrote",
        "reshuffle.py",
        "            written[place] = move.numbers\n",
        "",
    ),
]
