"""Puzzles: positions of real matches with one best answer, verified from scratch."""

from ludoteca.learn.puzzles.pack import load_pack, puzzle_of_the_day, read_pack, shipped, write_pack
from ludoteca.learn.puzzles.puzzle import FAMILY, JUDGED, KINDS, WITH_ODDS, Kind, Puzzle, PuzzleError

__all__ = [
    "FAMILY",
    "JUDGED",
    "KINDS",
    "WITH_ODDS",
    "Kind",
    "Puzzle",
    "PuzzleError",
    "load_pack",
    "puzzle_of_the_day",
    "read_pack",
    "shipped",
    "write_pack",
]
