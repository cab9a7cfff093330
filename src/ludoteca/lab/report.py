"""An arena as one HTML page of its own: the ladder, Elo with intervals, who beats whom, and how it was made."""

from __future__ import annotations

from html import escape

from ludoteca.lab.arena import Ladder

_STYLE = """
:root{color-scheme:light dark;--ink:#2b2420;--paper:#f7f2e8;--line:#d8ccb8;--main:#1f6f6b;--soft:#8a7b68}
@media(prefers-color-scheme:dark){:root{--ink:#efe6d8;--paper:#1d1a18;--line:#443c34;--main:#63c2b5;--soft:#a99b88}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:3rem auto;
padding:0 1rem}
h1,h2{font-family:Georgia,serif;font-weight:600}table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:right}
th:first-child,td:first-child{text-align:left}
svg{width:100%;height:auto}text{fill:var(--ink);font:13px system-ui,sans-serif}.soft{color:var(--soft)}
.bar{stroke:var(--main);stroke-width:3}.dot{fill:var(--main)}.axis{stroke:var(--line)}
code{background:color-mix(in srgb,var(--line) 40%,transparent);padding:.1rem .3rem;border-radius:4px}
"""


def html_report(found: Ladder, title: str, command: str) -> str:
    """The page."""
    options = ", ".join(f"{name} = {value}" for name, value in found.options.items())
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{escape(title)}: arena</title><style>{_STYLE}</style>"
        f"<h1>{escape(title)}, {found.players} players</h1>"
        f"<p>{found.matches} matches on {found.deals} deals, seed {escape(found.seed)}. Intervals are 95 %.</p>"
        f"<h2>Ladder</h2>{_table(found)}<h2>Elo</h2>{_elo_plot(found)}<h2>Who beats whom</h2>{_versus(found)}"
        f"<h2>How it was made</h2><p><code>{escape(command)}</code></p><p class=soft>{escape(options)}</p></html>"
    )


def _table(found: Ladder) -> str:
    team = found.ladder[0].mean_left is not None
    head = ["bot", "Elo", "interval", "matches", "won", "interval", "cards left" if team else "points"]
    if not team:
        head.append("pinned")
    rows = []
    for rung in found.ladder:
        cells = [
            escape(rung.bot),
            f"{rung.elo:+.0f}",
            f"{rung.interval.low:+.0f} to {rung.interval.high:+.0f}",
            str(rung.matches),
            f"{rung.win_share:.1%}",
            f"{rung.win_interval.low:.1%} to {rung.win_interval.high:.1%}",
            f"{(rung.mean_left if team else rung.mean_points) or 0:.2f}",
        ]
        if not team:
            cells.append("" if rung.pinned is None else f"{rung.pinned:.0%}")
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "<table><tr>" + "".join(f"<th>{name}</th>" for name in head) + "</tr>" + "".join(rows) + "</table>"


def _elo_plot(found: Ladder) -> str:
    low = min(rung.interval.low for rung in found.ladder) - 40
    high = max(rung.interval.high for rung in found.ladder) + 40
    left, width, row = 120, 640, 34

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * width

    parts = [f"<line class=axis x1={x(0):.1f} y1=0 x2={x(0):.1f} y2={row * len(found.ladder)} />"]
    for at, rung in enumerate(found.ladder):
        y = row * at + row / 2
        parts.append(
            f"<text x={left - 12} y={y + 4:.1f} text-anchor=end>{escape(rung.bot)}</text>"
            f"<line class=bar x1={x(rung.interval.low):.1f} y1={y} x2={x(rung.interval.high):.1f} y2={y} />"
            f"<circle class=dot cx={x(rung.elo):.1f} cy={y} r=6><title>{rung.elo:+.0f}</title></circle>"
            f"<text x={x(rung.interval.high) + 8:.1f} y={y + 4:.1f}>{rung.elo:+.0f}</text>"
        )
    height = row * len(found.ladder)
    return (
        f"<svg viewBox='0 0 {left + width + 60} {height}' role=img aria-label='Elo with intervals'>"
        + "".join(parts)
        + "</svg>"
    )


def _versus(found: Ladder) -> str:
    head = "".join(f"<th>{escape(rung.bot)}</th>" for rung in found.ladder)
    rows = "".join(
        f"<tr><td>{escape(rung.bot)}</td>"
        + "".join(f"<td>{'' if share is None else f'{share:.0%}'}</td>" for share in shares)
        + "</tr>"
        for rung, shares in zip(found.ladder, found.versus, strict=True)
    )
    return f"<table><tr><th>share of the row against the column</th>{head}</tr>{rows}</table>"
