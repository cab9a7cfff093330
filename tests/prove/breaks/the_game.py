"""The Game and The Game: Extreme, broken."""

from tests.prove.breaks import Break

ROOM = "games/the_game/"


def broken(rule: str, what: str, file: str, old: str, new: str) -> Break:
    return Break(rule, what, ROOM + file, old, new)


BREAKS = [
    # --- the box
    broken("TG-3", "six cards alone", "box.py", "{1: 8, 2: 7,", "{1: 6, 2: 7,"),
    broken("TG-2", "descending piles start at 99", "box.py", "STARTS = (1, 1, 100, 100)", "STARTS = (1, 1, 99, 100)"),
    broken("TG-2", "there is no 99", "box.py", "LOWEST, HIGHEST = 2, 99", "LOWEST, HIGHEST = 2, 98"),
    broken("TG-9", "the trick goes back by nine", "box.py", "TRICK = 10", "TRICK = 9"),
    broken("TG-11", "one card a turn is enough", "box.py", "MINIMUM = 2", "MINIMUM = 1"),
    broken("TG-35", "Pro asks for two", "box.py", "MINIMUM_PRO = 3", "MINIMUM_PRO = 2"),
    broken("TG-36", "77 does not burn", "box.py", "(22, 33, 44, 55, 66, 77)", "(22, 33, 44, 55, 66)"),
    broken("TX-3", "STOP is on 15", "box.py", '"stop": (14, 28, 73, 87)', '"stop": (15, 28, 73, 87)'),
    broken("TX-2", "three cards of each command", "box.py", "COPIES = 4", "COPIES = 3"),
    # --- laying a card
    broken("TG-8", "descending piles ascend", "piles.py", "card > top if up else card < top", "card > top"),
    broken(
        "TG-9", "further back than ten is a trick", "piles.py", "card == top - TRICK if up", "card <= top - TRICK if up"
    ),
    broken("TG-9", "no trick on descending piles", "piles.py", "else card == top + TRICK", "else False"),
    broken(
        "TG-10", "cards that are not held can be laid", "refusals.py", "if card not in state.hands[seat]:", "if False:"
    ),
    broken(
        "TG-29",
        "turns may end too early",
        "state.py",
        "    if laid < state.minimum:\n",
        "    if laid + 1 < state.minimum:\n",
    ),
    # --- turns
    broken(
        "TG-4",
        "all cards go to one hand first",
        "turns.py",
        "seat = (seat + 1) % state.setup.players\n    state = replace(",
        "seat = (len(CARDS) - len(undrawn)) // state.setup.hand_size\n    state = replace(",
    ),
    broken(
        "TG-5",
        "play goes the other way round",
        "turns.py",
        "(state.seat + 1) % state.setup.players",
        "(state.seat - 1) % state.setup.players",
    ),
    broken(
        "TG-5",
        "anybody may send anybody",
        "turns.py",
        'seats = (seat,) if state.setup.options.start == "claim" else',
        'seats = (seat,) if state.setup.options.start == "none" else',
    ),
    broken(
        "TG-5",
        "the last seat is the host",
        "turns.py",
        '(0,) if how == "host_choice"',
        '(state.setup.players - 1,) if how == "host_choice"',
    ),
    broken(
        "TG-11",
        "two cards also without a draw pile",
        "turns.py",
        "minimum = setup.minimum if state.undrawn else 1",
        "minimum = setup.minimum",
    ),
    broken(
        "TG-12",
        "one card fewer is drawn",
        "turns.py",
        "missing = state.setup.hand_size - len(",
        "missing = state.setup.hand_size - 1 - len(",
    ),
    broken(
        "TG-14",
        "empty hands are not skipped",
        "turns.py",
        "while not state.undrawn and not state.hands[seat]:",
        "while False:",
    ),
    broken(
        "TG-15",
        "taken back cards are forgotten",
        "turns.py",
        "shown=tuple(sorted((*state.shown, (seat, last.card))))",
        "shown=state.shown",
    ),
    broken(
        "TG-15",
        "take-back without the option",
        "refusals.py",
        "if not state.setup.options.undo_within_turn:",
        "if False:",
    ),
    broken(
        "TG-24",
        "a turn is lost only at its first card",
        "turns.py",
        "    if len(state.laid) >= state.minimum:\n        return True\n",
        "    if state.laid:\n        return True\n",
    ),
    broken(
        "TG-25",
        "more cards than the minimum are compulsory",
        "turns.py",
        "    if len(state.laid) >= state.minimum:\n        return True\n",
        "    if len(state.laid) > state.minimum:\n        return True\n",
    ),
    broken(
        "TG-26",
        "an empty hand wins",
        "turns.py",
        "if not hand and not state.undrawn and not any(state.hands):",
        "if not hand and not state.undrawn:",
    ),
    broken(
        "TG-27",
        "the draw pile is not counted",
        "state.py",
        "sum(map(len, state.hands)) + len(state.undrawn)",
        "sum(map(len, state.hands))",
    ),
    # --- fire
    broken("TG-37", "fire is never due", "turns.py", "due = fires(state) if setup.special else 0", "due = 0"),
    broken("TG-39", "covering does not put it out", "turns.py", "due=state.due & ~(1 << pile),", "due=state.due,"),
    broken(
        "TG-40",
        "a fire on top loses",
        "turns.py",
        'is_visible(state, SKULL):\n        return "skull"\n    return',
        '(is_visible(state, SKULL) or fires(state)):\n        return "skull"\n    return',
    ),
    broken("TG-43", "a turn ends over a fire", "state.py", "return not state.due and not (", "return not ("),
    broken(
        "TG-43", "STOP ends over a fire", "commands.py", "        if fire_left:\n            return STOP_FIRE\n", ""
    ),
    # --- commands
    broken("TX-4", "commands that are off work", "commands.py", "for command in enabled:", "for command in layout:"),
    broken(
        "TX-53",
        "a command beats the fire",
        "commands.py",
        "        for card in FIRE_CARDS:\n            kinds[card] = FIRE",
        "        for card in FIRE_CARDS:\n            kinds[card] = kinds[card] or FIRE",
    ),
    broken(
        "TX-10",
        "STOP does not end the turn",
        "turns.py",
        "return _stop(after) if kind == STOP else _judge(after)",
        "return _judge(after)",
    ),
    broken(
        "TX-11", "STOP leaves a skull", "commands.py", "        if skull_left:\n            return STOP_SKULL\n", ""
    ),
    broken(
        "TX-12",
        "STOP may not cover the skull",
        "turns.py",
        "skull_left=any(other != pile for other in piles_showing(state, SKULL)),",
        "skull_left=bool(piles_showing(state, SKULL)),",
    ),
    broken(
        "TX-13",
        "a turn ends over a skull",
        "state.py",
        "laid != EXACTLY) and not is_visible(state, SKULL)",
        "laid != EXACTLY)",
    ),
    broken(
        "TX-15",
        "the last card may be a skull",
        "turns.py",
        '        return "skull"\n    return "three" if',
        '        return "all-laid"\n    return "three" if',
    ),
    broken(
        "TX-16",
        "a 3! is forgotten after the next card",
        "turns.py",
        "three=state.three or kind == THREE,",
        "three=kind == THREE,",
    ),
    broken(
        "TX-16",
        "a fourth card after a 3!",
        "commands.py",
        "    if three and laid >= EXACTLY:\n",
        "    if three and laid > EXACTLY:\n",
    ),
    broken(
        "TX-16",
        "a turn with a 3! ends after two",
        "state.py",
        "not (state.three and laid != EXACTLY) and",
        "not (state.three and laid > EXACTLY) and",
    ),
    broken(
        "TX-17",
        "STOP as the second card of a 3!",
        "commands.py",
        "if three and laid + 1 != EXACTLY:",
        "if three and laid + 1 > EXACTLY:",
    ),
    broken(
        "TX-18",
        "a 3! as the fourth card",
        "commands.py",
        "if kind == THREE and laid >= EXACTLY:",
        "if kind == THREE and laid > EXACTLY:",
    ),
    broken(
        "TX-20",
        "a 3! with too few cards is forgiven",
        "turns.py",
        "len(state.hands[state.seat]) < EXACTLY:\n            return False",
        "len(state.hands[state.seat]) < 1:\n            return False",
    ),
    broken(
        "TX-26",
        "only the first pile commands",
        "state.py",
        "return kinds[a[-1]] == kind or kinds[b[-1]] == kind or kinds[c[-1]] == kind or kinds[d[-1]] == kind",
        "return kinds[a[-1]] == kind",
    ),
    broken(
        "TX-28",
        "SILENCE is not heard",
        "signals.py",
        '        return refuse_with("TX-28", "signal-silence")\n',
        "        pass\n",
    ),
    broken(
        "TX-28",
        "old signals stay in sight",
        "view.py",
        "said = () if is_silent(state) else state.said",
        "said = state.said",
    ),
    broken(
        "TX-29",
        "tricks under NO BACKWARDS",
        "commands.py",
        "    if trick and no_backwards:\n        return BACKWARDS\n",
        "",
    ),
    broken(
        "TX-29",
        "such tricks are offered",
        "turns.py",
        "table = FOLLOWS if is_forward_only(state) else FITS",
        "table = FITS",
    ),
    broken("TX-30", "ONE PILE binds nobody", "commands.py", "    if off_pile:\n        return OFF_PILE\n", ""),
    broken(
        "TX-31", "a covered ONE PILE binds on", "turns.py", "    if not is_one_pile(after):\n        return FREE\n", ""
    ),
    broken(
        "TX-32",
        "ONE PILE binds its own card",
        "turns.py",
        "return pile if is_one_pile(before) or after.setup.whole_turn else FREE",
        "return pile",
    ),
    broken(
        "TX-32",
        "whole_turn does not look back",
        "commands.py",
        "    if kind == ONE_PILE and strayed:\n        return STRAYED\n",
        "",
    ),
    broken("TX-34", "DRAW ONE draws all", "turns.py", "min(1 if is_draw_one(state) else missing,", "min(missing,"),
    broken(
        "TX-35",
        "missed cards are lost",
        "turns.py",
        "missing = state.setup.hand_size - len(state.hands[state.seat])",
        "missing = len(state.laid)",
    ),
    broken(
        "TX-36",
        "a short hand is always forgiven",
        "turns.py",
        "if setup.lay_all and hand < minimum:",
        "if hand < minimum:",
    ),
    broken(
        "TX-36",
        "STOP does not help a short hand",
        "turns.py",
        "< state.minimum and all(state.kinds[card] != STOP for card in hand)",
        "< state.minimum",
    ),
    broken(
        "TX-7",
        "violations never lose",
        "state.py",
        'lose=extreme.violations == "lose"',
        'lose=extreme.violations == "never"',
    ),
    broken(
        "TX-6",
        "a broken command is forgiven",
        "turns.py",
        "    if broken:\n        return _over(after, BREACH_ENDING[broken])  # TX-6\n",
        "",
    ),
    # --- talk and knowledge
    broken(
        "TG-20",
        "signals last for ever",
        "turns.py",
        "entry for entry in state.said if entry[0] != state.seat",
        "entry for entry in state.said",
    ),
    broken(
        "TG-20",
        "a pile can have two words",
        "signals.py",
        "if not (entry[0] == seat and _is_about(entry[1], move))]",
        "if entry[1] != move]",
    ),
    broken(
        "TG-21",
        "the trick can be told",
        "signals.py",
        'unsaid = "" if setup.options.trick_signal else "trick"',
        'unsaid = ""',
    ),
    broken(
        "TG-32",
        "one talks to oneself",
        "signals.py",
        '    if state.setup.players == 1:\n        return refuse_with("TG-32", "signal-alone")\n',
        "",
    ),
    broken(
        "TG-45",
        "the next hand is seen",
        "rules.py",
        "hand=state.hands[seat], moves",
        "hand=state.hands[seat - 1], moves",
    ),
    broken("TG-45", "hands are open", "view.py", "open_hands=state.hands if over else (),", "open_hands=state.hands,"),
    broken(
        "TG-45",
        "the draw pile is open",
        "view.py",
        "undrawn=tuple(state.undrawn) if over else (),",
        "undrawn=tuple(state.undrawn),",
    ),
    broken(
        "TG-45",
        "the past shows what others draw",
        "rules.py",
        "isinstance(move, Draw) and move.seat != viewer else move",
        "isinstance(move, Draw) and viewer is None else move",
    ),
    broken(
        "TG-13",
        "buried cards are shown",
        "view.py",
        "shown = state.setup.options.show_pile_history or",
        "shown = True or",
    ),
    broken("TX-3", "two commands on one card", "rules.py", "    if twice:\n", "    if False:\n"),
    broken(
        "conservation",
        "a drawn card stays in the pile",
        "turns.py",
        "undrawn = undrawn[:at] + undrawn[at + 1 :]",
        "undrawn = undrawn[:at] + undrawn[at:]",
    ),
    broken(
        "non-interference",
        "worlds keep the hand of the seat on turn",
        "rules.py",
        "known = {card for _, card in state.shown} |",
        "known = {card for _, card in state.shown} | set(state.hands[state.seat]) |",
    ),
]
