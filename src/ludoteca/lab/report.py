"""An arena as one HTML page of its own: the ladder, Elo, what the bots made of their deals, and how it was made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor

import ludoteca
from ludoteca.lab.arena import Ladder, Rung

_STYLE = """
:root{color-scheme:light dark;--ink:#2b2420;--paper:#f7f2e8;--line:#d8ccb8;--main:#1f6f6b;--soft:#6f6252}
@media(prefers-color-scheme:dark){:root{--ink:#efe6d8;--paper:#1d1a18;--line:#443c34;--main:#63c2b5;--soft:#a99b88}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:3rem auto;
padding:0 1rem;font-variant-numeric:tabular-nums}
h1,h2{font-family:Georgia,serif;font-weight:600}.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}td{background:color-mix(in srgb,var(--main) var(--share,0%),transparent)}
svg{width:100%;min-width:36rem;height:auto}text{fill:var(--ink);font:13px system-ui,sans-serif}
.soft,.tick{color:var(--soft);fill:var(--soft)}.line{stroke:var(--main);stroke-width:3}.dot,.bar{fill:var(--main)}
.bar{opacity:.55}.mean{stroke:var(--ink);stroke-width:2}.axis{stroke:var(--line)}
code{background:color-mix(in srgb,var(--line) 40%,transparent);padding:.1rem .3rem;border-radius:4px}
"""
LEFT, WIDTH, RIGHT = 120, 640, 60
"""Of the plots: room for names, for the picture, and for a number beside it."""


def html_report(found: Ladder, title: str, command: str) -> str:
    """The page."""
    team = found.ladder[0].mean_left is not None
    seats = "1 player" if found.players == 1 else f"{found.players} players"
    options = ", ".join(f"{name.replace('_', ' ')}: {_plain(value)}" for name, value in found.options.items())
    parts = {
        "Ladder": _table(found) + _mixed(found),
        "Elo": _elo_plot(found.ladder),
        "Cards left" if team else "Points": _spread_plot(found.ladder),
        "Who beats whom": _versus(found),
        "How it was made": f"<p><code>{escape(command)}</code></p><p class=soft>Ludoteca {ludoteca.__version__}."
        f" {escape(options)}.</p>" + "".join(f"<p>{escape(failure)}</p>" for failure in found.failures),
    }
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{escape(title)}: arena</title><style>{_STYLE}</style>"
        f"<h1>{escape(title)}, {seats}</h1>"
        f"<p>{found.matches} matches on {found.deals} deals, seed {escape(found.seed)}. Intervals are 95 %.</p>"
        + "".join(f"<h2>{name}</h2>{part}" for name, part in parts.items())
        + "</html>\n"
    )


def _plain(value: object) -> str:
    """An option as one writes it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _signed(value: float) -> str:
    return f"{round(value):+d}".replace("-", "−")


def _rows(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; a cell may bring its own tag."""
    cells = ("".join(cell if cell.startswith("<td") else f"<td>{cell}" for cell in row) for row in rows)
    return (
        "<div class=wide><table><tr>"
        + "".join(f"<th scope=col>{name}" for name in head)
        + "".join(f"<tr>{row}" for row in cells)
        + "</table></div>"
    )


def _table(found: Ladder) -> str:
    team = found.ladder[0].mean_left is not None
    head = ["bot", "Elo", "interval", "matches", "won", "interval", "cards left" if team else "points", "s / move"]
    if not team:
        head.insert(-1, "pinned")
    rows = []
    for rung in found.ladder:
        cells = [
            escape(rung.bot),
            _signed(rung.elo),
            f"{_signed(rung.interval.low)} to {_signed(rung.interval.high)}",
            str(rung.matches),
            f"{rung.win_share:.1%}",
            f"{rung.win_interval.low:.1%} to {rung.win_interval.high:.1%}",
            f"{(rung.mean_left if team else rung.mean_points) or 0:.2f}".replace("-", "−"),
            f"{rung.seconds_per_move:.3f}",
        ]
        if not team:
            cells.insert(-1, "" if rung.pinned is None else f"{rung.pinned:.0%}")
        rows.append(cells)
    return _rows(head, rows)


def _mixed(found: Ladder) -> str:
    mixed = found.mixed
    if mixed is None:
        return ""
    return (
        f"<p>Mixed teams of these bots, {mixed.matches} matches on the same deals: won {mixed.win_share:.1%} "
        f"({mixed.win_interval.low:.1%} to {mixed.win_interval.high:.1%}), {mixed.mean_left:.2f} cards left.</p>"
    )


def _plot(label: str, height: float, parts: Iterator[str]) -> str:
    box = f"0 0 {LEFT + WIDTH + RIGHT} {height:.0f}"
    return f"<div class=wide><svg viewBox='{box}' role=img aria-label='{label}'>" + "".join(parts) + "</svg></div>"


def _scale(low: float, high: float, value: float) -> float:
    return LEFT + (value - low) / (high - low) * WIDTH


def _ticks(low: float, high: float, bottom: float) -> Iterator[str]:
    """Lines at round numbers, at most ten of them."""
    step = next(s * 10**e for e in range(6) for s in (1, 2, 5) if (high - low) / (s * 10**e) <= 10)
    for n in range(ceil(low / step), floor(high / step) + 1):
        x = _scale(low, high, n * step)
        sign = f"{n * step}".replace("-", "−")
        yield f"<line class=axis x1={x:.1f} y1=0 x2={x:.1f} y2={bottom} />"
        yield f"<text class=tick x={x:.1f} y={bottom + 18} text-anchor=middle>{sign}</text>"


def _name(bot: str, y: float) -> str:
    return f"<text x={LEFT - 12} y={y:.1f} text-anchor=end>{escape(bot)}</text>"


def _elo_plot(ladder: Sequence[Rung]) -> str:
    row = 34
    low = min(rung.interval.low for rung in ladder) - 40
    high = max(rung.interval.high for rung in ladder) + 40

    def parts() -> Iterator[str]:
        yield from _ticks(low, high, row * len(ladder))
        for at, rung in enumerate(ladder):
            y = row * at + row / 2
            ends = [_scale(low, high, value) for value in (rung.interval.low, rung.interval.high, rung.elo)]
            yield _name(rung.bot, y + 4)
            yield f"<line class=line x1={ends[0]:.1f} y1={y} x2={ends[1]:.1f} y2={y} />"
            yield f"<circle class=dot cx={ends[2]:.1f} cy={y} r=6><title>{_signed(rung.elo)}</title></circle>"
            yield f"<text x={ends[1] + 10:.1f} y={y + 4:.1f}>{_signed(rung.elo)}</text>"

    return _plot("Elo with intervals", row * len(ladder) + 24, parts())


def _spread_plot(ladder: Sequence[Rung]) -> str:
    """How often each bot ended with what; its mean as a line."""
    row = 56
    values = [int(value) for rung in ladder for value in rung.distribution]
    step = max(1, ceil((max(values) - min(values) + 1) / 40))
    low, high = min(values) - 0.5, max(values) + step - 0.5

    def parts() -> Iterator[str]:
        yield from _ticks(low, high, row * len(ladder))
        for at, rung in enumerate(ladder):
            bottom = row * (at + 1)
            bins: dict[int, int] = {}
            for value, count in rung.distribution.items():
                start = (int(value) - min(values)) // step
                bins[start] = bins.get(start, 0) + count
            yield _name(rung.bot, bottom - 6)
            for start, count in bins.items():
                first = min(values) + start * step
                x, end = (_scale(low, high, edge - 0.5) for edge in (first, first + step))
                tall = (row - 8) * count / max(bins.values())
                label = f"{first}" if step == 1 else f"{first} to {first + step - 1}"
                yield (
                    f"<rect class=bar x={x + 0.5:.1f} y={bottom - tall:.1f} width={end - x - 1:.1f} height={tall:.1f}>"
                    f"<title>{escape(rung.bot)}, {label}: {count}</title></rect>"
                )
            mean = rung.mean_left if rung.mean_left is not None else rung.mean_points
            if mean is not None:
                x = _scale(low, high, mean)
                yield f"<line class=mean x1={x:.1f} y1={bottom - row + 8} x2={x:.1f} y2={bottom} />"
            yield f"<line class=axis x1={LEFT} y1={bottom} x2={LEFT + WIDTH} y2={bottom} />"

    return _plot("How often each bot ended with what, and its mean", row * len(ladder) + 24, parts())


def _versus(found: Ladder) -> str:
    def cell(share: float | None) -> str:
        # Never so dark that the number is hard to read.
        return "<td>" if share is None else f"<td style='--share:{40 * share:.0f}%'>{share:.0%}"

    head = ["", *(escape(rung.bot) for rung in found.ladder)]
    rows = [[escape(rung.bot), *map(cell, shares)] for rung, shares in zip(found.ladder, found.versus, strict=True)]
    return "<p>How often the bot of the row did better than the bot of the column.</p>" + _rows(head, rows)
