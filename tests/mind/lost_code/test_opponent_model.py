"""What the others' bids are read from: the table as it was when they were made."""

from __future__ import annotations

import pytest

from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.lost_code.opponent_model import bids_seen
from tests.mind.lost_code.positions import walk

VIEWER = 0
AS_IT_WAS = ("cursed", "logs", "stacks", "discards", "available")


@pytest.mark.parametrize("variant", ["basic", "curse", "everything", "think-str8-in-order"])
def test_the_table_is_put_back_as_it_was_before_every_bid(variant: str) -> None:
    """With the Curse too, whether it works at once or from the next round on (LC-112): whoever was cursed only by the
    checks of a round was not when its bids were made."""
    cursed_at_bids = became_cursed = 0
    for seed in range(6):
        seen: dict[tuple[int, int], CodeView] = {}
        for match in walk(variant, 3, seed):
            view = match.view(VIEWER)
            assert isinstance(view, CodeView)
            if match.outcome is None and view.phase in ("wheel", "place") and not view.history[-1].checks:
                seen.setdefault((len(view.history), len(view.history[-1].bids)), view)
            elif view.phase in ("exchange", "guess") and match.outcome is None:
                for then, _ in bids_seen(view):
                    was = seen[len(then.history), len(then.history[-1].bids)]
                    cursed_at_bids += was.cursed is not None
                    for name in AS_IT_WAS:
                        assert getattr(then, name) == getattr(was, name), (name, then.history[-1].number)
                running = view.history[-1]
                became_cursed += running.cursed != seen[running.number, 0].cursed
    assert (cursed_at_bids > 0) == (variant in ("curse", "everything"))
    assert (became_cursed > 0) == (variant == "curse")
