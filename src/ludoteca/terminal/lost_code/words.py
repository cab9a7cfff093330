"""The Lost Code and Think Str8! in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.engine.moves import Move, Seat, Seen
from ludoteca.games.lost_code import text
from ludoteca.games.lost_code.moves import Deal, Roll, Stack
from ludoteca.games.lost_code.view import Bid, CodeView, Round
from ludoteca.mind.base import Answer, Question
from ludoteca.mind.lost_code.help import help_for
from ludoteca.mind.lost_code.help_types import Explanation, OddsHelp, SheetHelp
from ludoteca.mind.marks import Mark, Sign
from ludoteca.terminal.sheet_marks import SIGNS
from ludoteca.terminal.words import Words, game_of


class CodeWords(Words):
    """Sentences about logs, wheels and a track."""

    how_to_ask = "terminal-plain-why"
    how_to_mark = "terminal-plain-mark"
    more_commands = ("terminal-plain-help-why", "terminal-plain-help-mark")

    def where(self, view: CodeView) -> str:
        phase = self.say(f"phase-lost-code-{view.phase}", game=game_of(view))
        if view.phase in ("guess", "over", "setup"):
            return phase
        return self.say("terminal-code-where", round=len(view.history), rounds=view.rounds, phase=phase)

    def prompt(self, view: CodeView) -> str:
        return text.prompt(view, self.language)

    def choice(self, view: CodeView, move: Move, names: Sequence[str]) -> str:
        return text.choice_text(view, move, self.language)

    def story(self, view: CodeView, past: Sequence[Seen], names: Sequence[str]) -> Iterator[tuple[int, str]]:
        rolled = next((entry.n for entry in past if isinstance(entry.move, Roll)), len(past))
        for n, line in text.story(view, past, names, self.language):
            if n >= rolled or not isinstance(past[n].move, Deal | Stack):
                yield n, line  # The deal is no news: the logs show it.

    def symbol(self, symbol: str) -> str:
        return text.symbol_name(symbol, self.language)

    def letter(self, symbol: str) -> str:
        """One or two letters for a symbol or colour."""
        known = symbol in ("eagle", "jaguar", "chameleon", "snake", "human", "bear")
        return self.say(f"symbol-{symbol}-letter" if known else f"colour-{symbol}-short")

    def log_name(self, view: CodeView, log: int, names: Sequence[str]) -> str:
        """Whose log it is."""
        return names[log] if log < view.players else self.say("terminal-code-neutral", number=log + 1)

    def dice(self, symbols: Sequence[str]) -> str:
        return ", ".join(self.symbol(symbol) for symbol in symbols)

    def situation(self, view: CodeView, names: Sequence[str]) -> list[str]:
        lines = [f"{self.where(view)}."]
        for log, numbers in enumerate(view.logs):
            if log == view.seat and view.outcome is None:
                lines.append(self.say("terminal-code-own-log", game=game_of(view), stones=self.dice(view.symbols)))
                continue
            stones = ", ".join(
                f"{self.symbol(symbol)} {'?' if number is None else number}"
                for symbol, number in zip(view.symbols, numbers, strict=True)
            )
            lines.append(self.say("terminal-code-log", name=self.log_name(view, log, names), stones=stones))
        left = ", ".join(f"{self.symbol(name)} {count}" for name, count in zip(view.symbols, view.stacks, strict=True))
        lines.append(self.say("terminal-code-left", stones=left))
        opened = [
            f"{self.symbol(symbol)} {number}"
            for symbol, discards in zip(view.symbols, view.discards, strict=True)
            for _, number in discards
        ]
        if opened:
            lines.append(self.say("terminal-code-open", stones=", ".join(opened)))
        lines += self._dice_and_wheels(view, names)
        lines.append(self.track(view, names))
        for token in view.tokens:
            holder = "" if token.holder is None else names[token.holder]
            taken = "no" if token.holder is None else "yes"
            lines.append(self.say("terminal-code-token", symbol=token.symbol, taken=taken, name=holder))
        if view.cursed is not None:
            lines.append(self.say("terminal-code-cursed", name=names[view.cursed]))
        return lines

    def _dice_and_wheels(self, view: CodeView, names: Sequence[str]) -> list[str]:
        if not view.history or view.phase in ("guess", "over"):
            return []
        played = view.history[-1]
        lines = []
        if played.dice:
            lines.append(self.say("terminal-code-dice", dice=self.dice(played.dice)))
        lines.append(self.say("terminal-code-order", names=", ".join(names[seat] for seat in played.order)))
        bids = {bid.width: bid for bid in played.bids}
        for width, points in view.wheels:
            state = self.bid(bids[width], names) if width in bids else self.say("terminal-code-wheel-free")
            lines.append(self.say("terminal-code-wheel", game=game_of(view), width=width, points=points, state=state))
        return lines

    def bid(self, bid: Bid, names: Sequence[str]) -> str:
        """Who took a wheel, and where it is set."""
        return f"{names[bid.seat]} {span(bid.low, bid.high)}".strip()

    def track(self, view: CodeView, names: Sequence[str]) -> str:
        places = ", ".join(f"{names[seat]} {minus(view.positions[seat])}" for seat in view.standing)
        return self.say("terminal-code-track", places=places)

    def brief(self, view: CodeView, names: Sequence[str]) -> list[str]:
        if view.phase in ("guess", "lock"):
            return [self.say("terminal-code-numbers-to", top=view.top_number)]
        played = view.history[-1]
        lines = [self.say("terminal-code-dice", dice=self.dice(played.dice))]
        if view.phase in ("wheel", "place"):
            lines += [self.say("terminal-code-bid", bid=self.bid(bid, names)) for bid in played.bids]
            points = dict(view.wheels)
            free = ", ".join(f"{width} ({points[width]})" for width in view.available)
            lines.append(self.say("terminal-code-free", game=game_of(view), wheels=free))
        return lines

    def listed(self, view: CodeView) -> Sequence[Move]:
        typed = ("wheel",) if game_of(view) == "lost-code" else ("place",)
        return () if view.phase in (*typed, "guess", "lock") else view.moves

    def how_to_type(self, view: CodeView) -> list[str]:
        if view.phase == "wheel" and game_of(view) == "lost-code":
            return [self.say("terminal-plain-type-wheel")]
        if view.phase == "place":
            return [self.say("terminal-plain-type-place")]
        if view.phase == "guess":
            return [self.say("terminal-plain-type-guess", move=f"guess {self._asked(view)} 3,5")]
        if view.phase == "lock":
            return [self.say("terminal-plain-type-guess", move="lock 3,5")]
        return [self.say("terminal-plain-type-number")]

    def _asked(self, view: CodeView) -> str:
        return view.symbols[view.guesses.index(None)] if None in view.guesses else ""

    def chapter(self, view: CodeView) -> int:
        return len(view.history)

    def symbol_called(self, view: CodeView, word: str) -> str | None:
        """The symbol that a person means, by its name here or in the box."""
        called = {self.symbol(symbol).lower(): symbol for symbol in view.symbols}
        return word.lower() if word.lower() in view.symbols else called.get(word.lower())

    def question(self, view: CodeView, typed: Sequence[str]) -> Question | None:
        symbol = self.symbol_called(view, typed[0]) if len(typed) == 2 and typed[1].isdigit() else None
        return None if symbol is None else about_number(symbol, int(typed[1]))

    def more_about(self, answer: Answer) -> list[str]:
        """A number that is certain is so because all the others are ruled out."""
        found = answer.detail
        pinned = isinstance(found, Explanation) and found.status == "pinned"
        return [reason.sentence for reason in found.reasons] if pinned else []

    def mark(self, view: CodeView, typed: Sequence[str]) -> tuple[str, int, Sign | None] | None:
        """“eagle 3 cross” as symbol, number and sign."""
        if len(typed) != 3 or not typed[1].isdigit():
            return None
        symbol = self.symbol_called(view, typed[0])
        sign = next((sign for sign in SIGNS if typed[2].lower() in (sign, self.say(f"terminal-mark-{sign}"))), None)
        if symbol is None or int(typed[1]) > view.top_number or (sign is None and typed[2] != "none"):
            return None
        return symbol, int(typed[1]), sign

    def read(self, view: CodeView, line: str) -> str | None:
        words = line.replace(",", " ").split()
        bare = line.strip() == "-" or (bool(words) and all(word.isdigit() for word in words))
        if not bare:
            # In a move a symbol may go by its name in the person's language.
            return " ".join(self.symbol_called(view, word) or word for word in line.split())
        if view.phase == "wheel" and len(words) == 2 and game_of(view) == "lost-code":
            return f"wheel {words[0]} {words[1]}"
        if view.phase == "place" and len(words) == 1:
            return f"place {words[0]}"
        if view.phase in ("guess", "lock"):
            numbers = "-" if line.strip() == "-" else ",".join(map(str, sorted({int(word) for word in words})))
            return f"guess {self._asked(view)} {numbers}" if view.phase == "guess" else f"lock {numbers}"
        return None

    def sheet(self, view: CodeView, past: Sequence[Seen], names: Sequence[str], marks: Sequence[Mark]) -> list[str]:
        found = help_for(view, past, "sheet", self.language, marks)
        if not isinstance(found, SheetHelp):
            return [self.say("terminal-help-none")]
        lines = []
        for line in found.lines:
            seen = ", ".join(str(fact.number) for fact in line.seen) or "–"
            still = ", ".join(map(str, line.open)) or "–"
            lines.append(self.say("terminal-code-sheet-line", symbol=line.symbol, seen=seen, open=still))
            if line.marks:
                signs = ", ".join(f"{mark.number} {self.say(f'terminal-mark-{mark.sign}')}" for mark in line.marks)
                lines.append(self.say("terminal-code-sheet-marks", marks=signs))
        return lines + self.rounds(view, names)

    def rounds(self, view: CodeView, names: Sequence[str]) -> list[str]:
        """What was asked and answered, round by round."""
        return [self._round(played, names) for played in view.history if played.checks]

    def _round(self, played: Round, names: Sequence[str]) -> str:
        bids = {bid.seat: bid for bid in played.bids}
        answers = "; ".join(
            f"{names[check.seat]} {span(bids[check.seat].low, bids[check.seat].high)} {self.answer(check.answer)}"
            for check in played.checks
        )
        return self.say("terminal-code-round", round=played.number, dice=self.dice(played.dice), answers=answers)

    def answer(self, answer: str) -> str:
        return self.say(f"answer-{answer}")

    def odds(self, view: CodeView, past: Sequence[Seen], names: Sequence[str]) -> list[str]:
        found = help_for(view, past, "odds", self.language)
        if not isinstance(found, OddsHelp):
            return [self.say("terminal-help-none")]
        lines = [self.say("terminal-code-codes-left", codes=found.codes)]
        for one in found.symbols:
            chances = ", ".join(
                f"{number}: {round(100 * chance)} %" for number, chance in enumerate(one.chances) if chance
            )
            lines.append(self.say("terminal-code-chances", symbol=one.symbol, chances=chances))
        for wheel in found.wheels:
            if wheel.free and wheel.chances:
                start = max(range(len(wheel.chances)), key=wheel.chances.__getitem__)
                best = span(start, start + wheel.width - 1)
                chance = round(100 * wheel.chances[start])
                lines.append(self.say("terminal-code-best-place", width=wheel.width, range=best, chance=chance))
        return lines

    def result(self, view: CodeView, names: Sequence[str]) -> list[str]:
        assert view.outcome is not None
        lines = []
        for final in view.finals:
            stones = view.logs[final.seat]
            parts = "; ".join(
                self.say(
                    "terminal-code-final",
                    symbol=symbol,
                    number=-1 if stone is None else stone,
                    written=", ".join(map(str, written)) or "–",
                    points=points,
                )
                for symbol, stone, written, points in zip(
                    view.symbols, stones, final.guesses, final.points, strict=True
                )
            )
            lines.append(self.say("terminal-code-finals", name=names[final.seat], parts=parts, total=final.total))
        lines.append(self.track(view, names))
        winners: Sequence[Seat] = view.outcome.winners
        lines.append(self.say("terminal-result-winner", names=self.together(names, winners), count=len(winners)))
        return lines


def about_number(symbol: str, number: int) -> Question:
    """Why the own stone of a symbol can or cannot bear a number."""
    return Question("number", {"symbol": symbol, "number": number})


def minus(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def signed(points: int) -> str:
    """Points that were won or lost."""
    return f"{points:+}".replace("-", "−")


def span(low: int | None, high: int | None) -> str:
    """A range in digits."""
    if low is None or high is None:
        return ""
    return str(low) if low == high else f"{low}–{high}"
