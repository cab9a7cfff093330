"""Masks of legal actions, many at once: drawn from by lot, held against what was chosen; and who is paid."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.mind.compiled import compiled

ONES = np.uint64(0x0101010101010101)
"""Times this, the bytes of a word add up in its highest byte."""
EVEN, ONES_OF_PAIRS = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x0001000100010001)
GOLDEN = np.uint64(0x9E3779B97F4A7C15)


def as_words(masks: Any) -> Any:
    """Masks of bytes [..., actions] as rows of the longest words that fit: they are counted word by word."""
    actions = masks.shape[-1]
    kind = next(kind for kind in (np.uint64, np.uint32, np.uint16, np.uint8) if actions % np.dtype(kind).itemsize == 0)
    words = masks.reshape(-1, actions).view(kind)
    assert words.shape[-1] < 256, "so many words are not counted"
    return words


@compiled
def draw_legal(words: Any, luck: Any, chosen: Any) -> None:
    """For every row the number of one of its ones, each as likely as any other; rows without a one stay as they are."""
    wide = words.itemsize
    for i in range(len(words)):
        row = words[i]
        # Whole words are added up, byte by byte at once: there are fewer words than a byte can count.
        sums = np.uint64(0)
        for n in range(len(row)):
            sums += np.uint64(row[n])
        pairs = (sums & EVEN) + ((sums >> np.uint64(8)) & EVEN)
        total = (pairs * ONES_OF_PAIRS) >> np.uint64(48)
        if total == 0:
            continue
        luck[0] += GOLDEN
        z = luck[0]
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        left = (((z ^ (z >> np.uint64(31))) >> np.uint64(32)) * total) >> np.uint64(32)
        at = 0
        here = (np.uint64(row[0]) * ONES) >> np.uint64(56)
        while left >= here:
            left -= here
            at += 1
            here = (np.uint64(row[at]) * ONES) >> np.uint64(56)
        word, byte = np.uint64(row[at]), 0
        while True:
            one = word & np.uint64(1)
            if one:
                if left == 0:
                    break
                left -= one
            word >>= np.uint64(8)
            byte += 1
        chosen[i] = at * wide + byte


@compiled
def mark_wrong(masks: Any, chosen: Any, fresh: Any, wrong: Any) -> bool:
    """Mark the matches in which somebody who is asked takes an action that is not legal, those aside that are dealt
    anew; whether there are any. masks[match, seat, action]; a seat without any legal action is not asked."""
    found = False
    for i in range(len(masks)):
        wrong[i] = False
        if fresh[i]:
            continue
        for view in range(masks.shape[1]):
            action = chosen[i, view]
            if 0 <= action < masks.shape[2] and masks[i, view, action] != 0:
                continue
            if masks.shape[1] == 1 or masks[i, view].any():
                wrong[i] = found = True
    return found


@compiled
def rewards_of(rewards: Any, seats: Any, found: Any) -> None:
    """In every match what the seat named got."""
    for i in range(len(rewards)):
        found[i] = rewards[i, seats[i]]
