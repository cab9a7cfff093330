"""The whole pack of puzzles, from scratch: `dev.py prove puzzles [--kind KIND] [--keep FILE] [--minutes N]`.

Every puzzle is proven or judged a second time, no two are alike, there are enough of every kind, and everything that
can be done in each of them is answered: the right way leads to the end, and anything else is told why it is wrong.

It tells how far it is every half minute. With `--keep` what was found is written down as it comes, and whoever starts
again goes on from there; a puzzle that has changed since, or a checker that has, is looked at anew. `--shard 2/4` is
the second of four parts, for four processes that share a file. With `--minutes` it stops then: what is left is told
and counts as a failure, since nothing was proven of it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path

import msgspec

from ludoteca.learn.puzzles import KINDS, Puzzle, check, load_pack, play_on, write_pack
from ludoteca.learn.puzzles.puzzle import likeness
from ludoteca.learn.puzzles.solving import SOLVED, states

SMALLEST, OF_EACH, LARGEST_FILE = 1_000, 100, 1_000_000
TELL_EVERY = 30.0


class Looked(msgspec.Struct, frozen=True):
    """A line of the file that is kept: what was found wrong with a puzzle, or nothing."""

    puzzle: str
    of: str
    """What the puzzle and the checker were: a digest."""
    wrong: str
    seconds: float


def digest(puzzle: Puzzle) -> str:
    code = b"".join(Path(str(module.__file__)).read_bytes() for module in (check, play_on))
    return blake2b(msgspec.json.encode(puzzle) + code, digest_size=8).hexdigest()


def unanswered(puzzle: Puzzle) -> str:
    """What could be done and is neither right nor told why not; and whether there is a way to the end at all."""
    steps = [step for state in states(puzzle, "en") for step in state.steps]
    found = [f"no answer to {step.move}" for step in steps if (step.to is None) != bool(step.sentence)]
    return ", ".join(found if any(step.to == SOLVED for step in steps) else [*found, "no way to the end"])


def read_kept(path: Path | None) -> dict[str, Looked]:
    """What was found before, by digest. Half a line, where somebody was stopped, is no line."""
    found: dict[str, Looked] = {}
    for line in path.read_bytes().splitlines() if path is not None and path.exists() else ():
        try:
            looked = msgspec.json.decode(line, type=Looked)
        except msgspec.MsgspecError:
            continue
        found[looked.of] = looked
    return found


def look_at(pack: Mapping[str, Puzzle], keep: Path | None, until: float) -> Iterator[Looked]:
    """Every puzzle, as long as there is time."""
    known = read_kept(keep)
    for name, puzzle in pack.items():
        of = digest(puzzle)
        if of in known:
            yield known[of]
        elif time.monotonic() < until:
            began = time.process_time()
            wrong = "it has another name" if name != puzzle.id else check.problem(puzzle) or unanswered(puzzle)
            looked = Looked(name, of, wrong, round(time.process_time() - began, 2))
            if keep is not None:
                with keep.open("ab") as file:
                    file.write(msgspec.json.encode(looked) + b"\n")
            yield looked


def twins(pack: Mapping[str, Puzzle]) -> list[str]:
    """Puzzles that are the same to whoever solves them."""
    first: dict[object, str] = {}
    pairs = ((name, first.setdefault(likeness(puzzle), name)) for name, puzzle in pack.items())
    return [f"{name} is like {other}" for name, other in pairs if other != name]


def whole_pack(pack: Mapping[str, Puzzle]) -> list[str]:
    """What is wrong with a pack as a whole: how much there is of what."""
    counts = Counter(one.kind for one in pack.values())
    size = len(write_pack(pack.values()))
    found = [f"only {counts[kind]} of kind {kind}" for kind in KINDS if counts[kind] < OF_EACH]
    if len(pack) < SMALLEST or size > LARGEST_FILE:
        found.append(f"{len(pack)} puzzles in {size} bytes")
    print(f"{len(pack)} puzzles in {size} bytes: " + ", ".join(f"{counts[kind]} {kind}" for kind in KINDS))
    return found + twins(pack)


def prove(pack: Mapping[str, Puzzle], keep: Path | None, minutes: float | None) -> list[str]:
    began = told = time.monotonic()
    wrong: list[str] = []
    seen = 0
    for looked in look_at(pack, keep, began + 60 * minutes if minutes is not None else float("inf")):
        seen += 1
        if looked.wrong:
            wrong.append(f"{looked.puzzle} ({pack[looked.puzzle].kind}): {looked.wrong}")
            print(wrong[-1], flush=True)
        if time.monotonic() - told > TELL_EVERY:
            told = time.monotonic()
            print(f"{seen} of {len(pack)} after {told - began:.0f} s, {len(wrong)} wrong", flush=True)
    if seen < len(pack):
        wrong.append(f"{len(pack) - seen} puzzles were not looked at: the time was up")
    return wrong


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove puzzles", description=__doc__)
    parser.add_argument("--kind", action="append", choices=KINDS, default=[])
    parser.add_argument("--pack", type=Path)
    parser.add_argument("--keep", type=Path, help="write down what was found, and go on from there")
    parser.add_argument("--shard", default="1/1", help="which part, as 2/4")
    parser.add_argument("--minutes", type=float, help="stop then")
    asked = parser.parse_args(words)
    part, parts = (int(word) for word in asked.shard.split("/"))
    whole = load_pack(asked.pack)
    wanted = [(name, one) for name, one in whole.items() if not asked.kind or one.kind in asked.kind]
    pack = dict(wanted[part - 1 :: parts])
    wrong = prove(pack, asked.keep, asked.minutes) + whole_pack(whole)
    for line in wrong:
        print(line)
    print(f"{len(pack)} puzzles, {len(wrong)} complaints")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
