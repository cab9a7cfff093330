"""Background tasks end when they are told to."""

from __future__ import annotations

import asyncio

from ludoteca.table.tasks import end


async def test_a_task_that_overheard_it_is_told_again() -> None:
    """As with `wait_for` in Python 3.11, when what is waited for has just come."""
    told = 0

    async def keeps_it_to_itself() -> None:
        nonlocal told
        while told < 3:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                told += 1

    task = asyncio.create_task(keeps_it_to_itself())
    await asyncio.sleep(0)
    ending = asyncio.create_task(end(task, patience=0.01))
    await asyncio.wait({ending}, timeout=30)
    assert ending.done()
    assert told == 3


async def test_what_tasks_end_with_is_of_no_account() -> None:
    async def fails() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise OSError("nobody is there")

    async def is_over() -> str:
        return "over"

    tasks = asyncio.create_task(fails()), asyncio.create_task(is_over())
    await asyncio.sleep(0)
    await end(*tasks)
    await end()
    assert all(task.done() for task in tasks)
