"""The Game and The Game: Extreme in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.engine.moves import Move, Seat, Seen
from ludoteca.games.the_game.box import PILES
from ludoteca.games.the_game.moves import Draw, Mark, Start
from ludoteca.games.the_game.view import PileView, TheGameView
from ludoteca.locales import Fact
from ludoteca.mind.marks import Mark as SheetMark
from ludoteca.mind.the_game.sheet import sheet_of
from ludoteca.terminal.words import Words, verb_of


class CardWords(Words):
    """Sentences about four piles and a hand."""

    def where(self, view: TheGameView) -> str:
        if view.phase in ("turn", "draw"):
            return self.say("terminal-cards-where", turn=view.turns, cards=view.draw_pile)
        return self.say(f"phase-the-game-{view.phase}")

    def prompt(self, view: TheGameView) -> str:
        if view.phase == "start":
            return self.say("terminal-cards-who-starts")
        return self.say("terminal-cards-your-turn", more=self.more(view))

    def more(self, view: TheGameView) -> int:
        """How many cards the turn still asks for."""
        asked = 3 if view.three else view.minimum
        return max(0, asked - view.laid)

    def choice(self, view: TheGameView, move: Move, names: Sequence[str]) -> str:
        return self.say(f"move-the-game-{verb_of(move)}", **self._facts(view, move, names))

    def _facts(self, view: TheGameView, move: Move, names: Sequence[str]) -> dict[str, Fact]:
        facts: dict[str, Fact] = {
            name: value for name, value in msgspec.structs.asdict(move).items() if isinstance(value, str | int)
        }
        if isinstance(move, Start):
            facts |= {"name": names[move.seat], "own": "yes" if move.seat == view.seat else "no"}
        return facts

    def story(self, view: TheGameView, past: Sequence[Seen], names: Sequence[str]) -> Iterator[tuple[int, str]]:
        begun = False
        for entry in past:
            move = entry.move
            begun = begun or not isinstance(move, Draw | Mark)
            if not begun:
                continue  # The deal is no news: the hand shows it.
            facts = self._facts(view, move, names)
            verb = verb_of(move)
            if isinstance(move, Draw):
                facts["name"] = names[move.seat]
                if move.card is not None and move.seat == view.seat:
                    verb = "draw-own"
            elif isinstance(move, Start):
                facts["name"] = names[move.seat]
            else:
                facts["name"] = names[entry.seat]
            yield entry.n, self.say(f"log-the-game-{verb}", **facts)

    def situation(self, view: TheGameView, names: Sequence[str]) -> list[str]:
        lines = [f"{self.where(view)}."] if view.phase in ("turn", "draw") else [self.where(view)]
        lines += [self._pile(view, pile) for pile in view.piles]
        lines += self.commands(view)
        for signal in view.pile_signals:
            facts: dict[str, Fact] = {"name": names[signal.seat], "pile": signal.pile, "word": signal.word}
            lines.append(self.say("log-the-game-signal", **facts))
        for told in view.command_signals:
            facts = {"name": names[told.seat], "command": told.command, "word": told.word}
            lines.append(self.say("log-the-game-tell", **facts))
        lines += [
            self.say("terminal-cards-holds", name=names[seat], cards=count)
            for seat, count in enumerate(view.hands)
            if seat != view.seat
        ]
        lines.append(self.say("draw-pile-cards", cards=view.draw_pile))
        if view.seat is not None:
            lines.append(self.say("terminal-cards-hand", cards=self.hand(view), count=len(view.hand)))
        return lines

    def brief(self, view: TheGameView, names: Sequence[str]) -> list[str]:
        lines = [self._pile(view, pile) for pile in view.piles]
        lines += self.commands(view)
        lines.append(self.say("terminal-cards-hand", cards=self.hand(view), count=len(view.hand)))
        return lines

    def hand(self, view: TheGameView) -> str:
        """The cards, each with its command."""
        return ", ".join(self.card(view, card) for card in view.hand) or "–"

    def card(self, view: TheGameView, card: int) -> str:
        command = next((name for name, cards in view.layout.items() if card in cards), None)
        return f"{card} ({self.say('command-name', command=command)})" if command else str(card)

    def commands(self, view: TheGameView) -> list[str]:
        """What is in force, and what this turn still has to do."""
        lines = [self.say("terminal-cards-in-force", says=self.say(f"command-{name}-says")) for name in view.in_force]
        if view.three:
            lines.append(self.say("command-three-says"))
        if view.only_pile is not None:
            lines.append(self.say("terminal-cards-only-pile", pile=view.only_pile))
        lines += [self.say("terminal-cards-duty", pile=pile) for pile in view.duties]
        return lines

    def _pile(self, view: TheGameView, pile: PileView) -> str:
        says = self.say("terminal-cards-pile", pile=pile.name, code=pile.name, top=pile.top)
        if pile.command is not None:
            says += f" {self.say('terminal-cards-pile-command', command=pile.command)}"
        if pile.fire != "none":
            says += f" {self.say(f'fire-{pile.fire}')}"
        return says

    def claims(self, view: TheGameView) -> Mapping[Seat, Move]:
        """Whoever acts first says who starts, for the whole team (TG-5)."""
        return {seat: Start(seat) for seat in view.turn} if view.phase == "start" and len(view.turn) > 1 else {}

    def claim(self, view: TheGameView, name: str, *, keen: bool) -> str:
        return self.say("terminal-choice-bot-starts", name=name, keen="yes" if keen else "no")

    def chapter(self, view: TheGameView) -> int:
        return view.turns

    def how_to_type(self, view: TheGameView) -> list[str]:
        return [self.say("terminal-plain-type-lay"), self.say("terminal-plain-type-number")]

    def read(self, view: TheGameView, line: str) -> str | None:
        words = line.split()
        if len(words) == 2 and words[0].isdigit() and words[1] in PILES:
            return f"lay {line}"
        if words == ["undo"]:
            return "take-back"
        return None

    def sheet(self, view: Any, past: Sequence[Seen], names: Sequence[str], marks: Sequence[SheetMark]) -> list[str]:
        found = sheet_of(view, past)
        lines = [self.say("terminal-cards-unseen", count=len(found.unseen), cards=", ".join(map(str, found.unseen)))]
        lines += [
            self.say("terminal-cards-fits", pile=pile.pile, top=pile.top, count=len(pile.fits)) for pile in found.piles
        ]
        return lines

    def result(self, view: TheGameView, names: Sequence[str]) -> list[str]:
        assert view.outcome is not None
        return [
            self.say(f"ending-{view.outcome.reason}"),
            self.say(f"grade-{view.grade}", left=view.outcome.left or 0),
        ]
