"""The engine, broken."""

from tests.prove.breaks import Break


def broken(rule: str, what: str, file: str, old: str, new: str) -> Break:
    return Break(rule, what, f"engine/{file}", old, new)


BREAKS = [
    broken(
        "replay", "luck does not hear the label", "luck.py", "blake2b(label.encode(),", "blake2b(label[:4].encode(),"
    ),
    broken("replay", "luck does not hear the seed", "luck.py", "key = blake2b(seed.encode(),", 'key = blake2b(b"",'),
    broken("replay", "luck never draws the last", "luck.py", '"big") % n', '"big") % max(1, n - 1)'),
    broken("replay", "the seed “-” is taken", "luck.py", ' or text == "-"', ""),
    broken(
        "records",
        "the digest is not compared",
        "records.py",
        "fits = digest == record.digest",
        "fits = bool(digest and record.digest)",
    ),
    broken(
        "records",
        "the number of moves is not compared",
        "records.py",
        "if count != str(len(record.entries)):",
        "if not count.isdigit():",
    ),
    broken("records", "any version is read", "records.py", "if version != str(VERSION):", "if not version:"),
    broken(
        "records",
        "an option can be said twice",
        "records.py",
        'if key == "option" and name not in options:',
        'if key == "option":',
    ),
    broken(
        "records",
        "options in the order of the struct",
        "records.py",
        "options = sorted(record.options.items())",
        "options = list(record.options.items())",
    ),
    broken(
        "records",
        "chance need not follow from the seed",
        "match.py",
        "move != match.game.sample(match.state, match._luck):",
        "move is None:",
    ),
    broken(
        "records",
        "a record may stop in a draw",
        "match.py",
        "    if match._luck is not None and match.turn == (CHANCE,):\n        raise RecordError",
        "    if False:\n        raise RecordError",
    ),
    broken(
        "records",
        "given moves are checked against the seed",
        "match.py",
        "drawn = seat == CHANCE and n >= match.given and",
        "drawn = seat == CHANCE and",
    ),
    broken(
        "non-interference",
        "chance has a view",
        "match.py",
        "        if type(seat) is not int or not 0 <= seat < self.players:",
        "        if type(seat) is not int or not -1 <= seat < self.players:",
    ),
    broken(
        "non-interference",
        "the past is open",
        "match.py",
        "[glimpse(actor, move, seat) for actor, move in entries]",
        "[move for _, move in entries]",
    ),
    broken(
        "seats", "seeded chance can be played", "match.py", "if seat == CHANCE and self._luck is not None:", "if False:"
    ),
    broken("seats", "a branch forgets how it began", "match.py", "        match.given = n\n", ""),
    broken(
        "moves",
        "hidden fields are written as nothing",
        "moves.py",
        '            words.append("?")',
        '            words.append("-")',
    ),
    broken(
        "moves",
        "empty lists are written as nothing",
        "moves.py",
        'map(str, value)) or "-")',
        'map(str, value)) or "?")',
    ),
    broken(
        "moves",
        "structs are not checked",
        "moves.py",
        "            move = msgspec.to_builtins(move)\n",
        "            return move\n",
    ),
    broken("moves", "large numbers pass", "moves.py", "abs(part) > _LARGEST", "abs(part) > _LARGEST * 10"),
    broken(
        "options",
        "wrong names are ignored",
        "options.py",
        '            raise OptionError("option-unknown"',
        '            continue\n            raise OptionError("option-unknown"',
    ),
    broken(
        "options",
        "tables keep their order",
        "options.py",
        "return dict(sorted(found.items())) if isinstance(found, dict) else found",
        "return found",
    ),
    broken(
        "chance",
        "odds do not add up",
        "game.py",
        "Fraction(1, len(moves))) for move in moves]",
        "Fraction(1, len(moves) + 1)) for move in moves]",
    ),
]
