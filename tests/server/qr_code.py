"""Reading QR codes, for tests: what somebody's camera makes of one, written from the standard (ISO/IEC 18004) and not
with the package that draws them. Undamaged codes up to version 3: enough for an address."""

from __future__ import annotations

from collections.abc import Callable, Iterator

Matrix = list[list[bool]]
"""Rows of modules, dark ones True, without the quiet zone."""

_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda i, j: (i + j) % 2 == 0,
    lambda i, j: i % 2 == 0,
    lambda i, j: j % 3 == 0,
    lambda i, j: (i + j) % 3 == 0,
    lambda i, j: (i // 2 + j // 3) % 2 == 0,
    lambda i, j: i * j % 2 + i * j % 3 == 0,
    lambda i, j: (i * j % 2 + i * j % 3) % 2 == 0,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2 == 0,
)
_IN_TWO_BLOCKS = {0b11: 34, 0b10: 26}
"""Words of data of version 3, by the bits of its levels Q and H."""


def drawn_in_terminal(text: str) -> Matrix:
    """The modules of a code in half blocks, as it is seen on a dark screen: what is written is light."""
    light: list[list[bool]] = []
    for line in text.splitlines():
        if line and set(line) <= set("█▀▄ "):
            light += [[sign in "█▀" for sign in line], [sign in "█▄" for sign in line]]
    rows = [n for n, row in enumerate(light) if not all(row)]
    # Of the last line only the upper half belongs to the code.
    rows = [n for n in rows if any(not module for module in light[n][2:-2])]
    first = rows[0]
    size = len(light[0]) - 4
    return [[not module for module in row[2:-2]] for row in light[first : first + size]]


def read(code: Matrix) -> str:
    """What a code says."""
    size = len(code)
    version = (size - 17) // 4
    assert size == 17 + 4 * version
    assert version <= 3
    # The mask stands in the third to fifth bit of the format, which is itself masked (10101…).
    mask = sum(code[8][2 + n] << (2 - n) for n in range(3)) ^ 0b101
    bits = [code[i][j] ^ _MASKS[mask](i, j) for i, j in _way(size) if not _is_fixed(i, j, size, version)]
    words = [bits[n : n + 8] for n in range(0, len(bits) - 7, 8)]
    # The two bits before the mask tell how much of it repairs the rest; the two highest levels of version 3 have two
    # blocks, whose words take turns.
    level = (code[8][0] << 1 | code[8][1]) ^ 0b10
    if version == 3 and level in _IN_TWO_BLOCKS:
        data = words[: _IN_TWO_BLOCKS[level]]
        words = data[::2] + data[1::2]
    stream = (bit for word in words for bit in word)

    def number(width: int) -> int:
        value = 0
        for _ in range(width):
            value = value * 2 + next(stream)
        return value

    assert number(4) == 0b0100, "not bytes"
    return bytes(number(8) for _ in range(number(8))).decode()


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Modules in the order of their bits: up and down in double columns from the right, the timing pattern left out."""
    columns = [j for j in range(size - 1, 0, -2) if j > 6] + [5, 3, 1]
    for n, right in enumerate(columns):
        rows = range(size) if n % 2 else range(size - 1, -1, -1)
        for i in rows:
            yield i, right
            yield i, right - 1


def _is_fixed(i: int, j: int, size: int, version: int) -> bool:
    """Whether a module belongs to a pattern: corners with the format beside them, timing, alignment."""
    if (i < 9 and (j < 9 or j >= size - 8)) or (i >= size - 8 and j < 9):
        return True
    return i == 6 or j == 6 or (version > 1 and size - 9 <= i < size - 4 and size - 9 <= j < size - 4)
