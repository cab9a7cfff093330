"""People at puzzles: what is kept of them, and puzzles made of matches played here."""

from __future__ import annotations

import pytest
from sqlalchemy import event

from ludoteca.engine.records import print_record
from ludoteca.learn import deals
from ludoteca.learn.puzzles import puzzle_of_the_day, shipped
from ludoteca.learn.puzzles.glicko import Rating, after_puzzle
from ludoteca.table import archive, lobby, puzzles
from ludoteca.table.database import Database
from ludoteca.table.errors import ApiError
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.puzzle_contract import PuzzleDone


async def somebody(house: House) -> Person:
    person, _ = await lobby.new_person(house, "en")
    return person


async def test_a_newcomer_is_told_what_there_is(house: House) -> None:
    shelf = await puzzles.shelf(house, None)
    assert shelf.today.id == puzzle_of_the_day(deals.today(house.now())).id
    assert sum(count for levels in shelf.kinds.values() for count in levels.values()) == len(shipped())
    for kind, levels in shelf.kinds.items():
        for level, count in levels.items():
            found = await puzzles.next_puzzles(house, None, kind, level, (), 10)
            assert len(found) == min(count, 10), (kind, level)
    assert (shelf.standing.rating, shelf.standing.tried, shelf.standing.today) == (1500, 0, None)


async def test_the_first_try_moves_the_rating_as_the_formula_says(house: House) -> None:
    person = await somebody(house)
    first, second = list(shipped().values())[:2]
    expected = after_puzzle(Rating(), first.rating, 1.0)
    found = await puzzles.keep_results(house, person, [PuzzleDone(first.id, True)])
    assert (found.rating, found.deviation) == (round(expected.rating), round(expected.deviation))
    assert (found.tried, found.solved, found.streak, found.best) == (1, 1, 1, 1)
    # Again it is practice, and so is the same result that is sent twice.
    assert await puzzles.keep_results(house, person, [PuzzleDone(first.id, False)]) == found
    expected = after_puzzle(expected, second.rating, 0.0)
    lost = await puzzles.keep_results(house, person, [PuzzleDone(second.id, True, misses=1)])
    assert lost.rating == round(expected.rating)
    assert (lost.tried, lost.solved, lost.streak, lost.best) == (2, 1, 0, 1)


async def test_hints_count_half_and_the_answer_counts_nothing(house: House) -> None:
    names = list(shipped())[:3]
    person = await somebody(house)
    await puzzles.keep_results(house, person, [PuzzleDone(name, True, hints=n + 1) for n, name in enumerate(names)])
    assert await house.store.puzzles_tried(person.id) == {names[0]: 0.5, names[1]: 0.5, names[2]: 0.0}


async def test_days_in_a_row(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    person, days = await somebody(house), []
    start = house.now()
    for day in (0, 1, 3, 4):
        monkeypatch.setattr(house, "now", lambda day=day: start + 86_400 * day)
        today = puzzle_of_the_day(deals.today(house.now()))
        days.append((await puzzles.keep_results(house, person, [PuzzleDone(today.id, True)])).days)
    assert days == [1, 2, 1, 2]
    monkeypatch.setattr(house, "now", lambda: start + 86_400 * 6)
    assert (await puzzles.standing_of(house, person)).days == 0


async def test_what_comes_next_is_near_and_new(house: House) -> None:
    person = await somebody(house)
    some = await puzzles.next_puzzles(house, person, None, None, (), 10)
    assert len({puzzle.kind for puzzle in some}) > 4
    await puzzles.keep_results(house, person, [PuzzleDone(puzzle.id, True) for puzzle in some])
    more = await puzzles.next_puzzles(house, person, None, None, (), 10)
    assert not {puzzle.id for puzzle in some} & {puzzle.id for puzzle in more}
    stones = await puzzles.next_puzzles(house, person, "stone", "easy", (), 3)
    assert {puzzle.kind for puzzle in stones} == {"stone"}
    assert max(puzzle.rating for puzzle in stones) < 1000
    assert await puzzles.next_puzzles(house, None, "stone", "easy", [stones[0].id], 1) == [stones[1]]


async def test_the_best_run_is_kept(house: House) -> None:
    person = await somebody(house)
    assert (await puzzles.keep_run(house, person, 7)).run == 7
    assert (await puzzles.keep_run(house, person, 3)).run == 7
    assert (await puzzles.standing_of(house, person)).tried == 0


async def test_a_puzzle_is_made_of_a_decision_and_has_a_link(house: House) -> None:
    puzzle = next(one for one in shipped().values() if one.kind == "save" and one.game == "the-game")
    match = puzzle.match
    for move in puzzle.moves():
        match.play(puzzle.seat, move)
    person = await somebody(house)
    info = await archive.import_record(house, person, print_record(match.record()))
    made = await puzzles.make_of(house, info.id, len(puzzle.entries))
    assert (made.id, made.kind) == (puzzle.id, "save")
    assert (await puzzles.find(house, None, made.id)).answer == puzzle.answer
    again = await puzzles.make_of(house, info.id, len(puzzle.entries))
    assert again == made
    with pytest.raises(ApiError) as caught:
        await puzzles.make_of(house, info.id, 0)
    assert caught.value.status == 422
    assert caught.value.code == "no-puzzle"


async def test_results_of_a_puzzle_that_is_gone_are_left_out(house: House) -> None:
    person = await somebody(house)
    found = await puzzles.keep_results(house, person, [PuzzleDone("nosuchpuzzle", True)])
    assert found.tried == 0
    with pytest.raises(ApiError):
        await puzzles.find(house, None, "nosuchpuzzle")


async def test_many_results_cost_as_few_statements_as_one(house: House) -> None:
    """Each was looked up by itself, in the transaction that every move on the server waits for."""
    person = await somebody(house)
    assert isinstance(house.store, Database)
    assert house.store._writer is not None
    engines = house.store._writer._engine, house.store._read.sync_engine
    asked: list[str] = []

    def heard(connection: object, cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    for engine in engines:
        event.listen(engine, "before_cursor_execute", heard)
    names = list(shipped())
    counts = []
    for part in (names[:1], [*names[1:150], *names[:3], *(f"nothing-{n}" for n in range(30))]):
        asked.clear()
        found = await puzzles.keep_results(house, person, [PuzzleDone(name, True) for name in part])
        counts.append(len(asked))
    assert found.tried == 150
    assert counts[0] > 0
    # One question more, and what opens and closes it: which of them were made of a match here.
    assert counts[1] <= counts[0] + 3
