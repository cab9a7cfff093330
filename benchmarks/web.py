"""How soon the first page can be used on a mid-range phone, how soon a lesson starts from there, how much JavaScript
the first page takes, and how smoothly the great moments run: dev.py bench web.

Chromium with its processor slowed down four times and the network of fast 3G (1.6 Mbit/s, 150 ms). The page can be
used when the first "Play now" stands there and answers; every visit begins with an empty cache.

While a moment is shown (the check of the bets, a trick, the end of a match) no piece of work in the page may take
longer than 50 ms, so that frames follow each other.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import film, stage
from tests.browser.chromium import browser
from tests.browser.serving import house
from workshop import client

AIM_SECONDS = 1.5
AIM_KILOBYTES = 100
AIM_TASK = 50
SLOWDOWN = 4
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}

# The first frame after the button is there; its handler is attached before it is drawn.
_WATCH = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('main button.primary')) return
  observer.disconnect()
  requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())))
}).observe(document, { childList: true, subtree: true })
"""


def visit(opened: Browser, address: str) -> tuple[float, float, float]:
    """Milliseconds until the first page can be used, until something is drawn, and from a tap on “First time?” to the
    first words of the lesson beside its board."""
    context = opened.new_context(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    context.add_init_script(_WATCH)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.goto(address)
    page.wait_for_selector("main button.primary")
    # The content policy forbids to wait for an expression inside the page.
    while not (usable := float(page.evaluate("window.usable ?? 0"))):
        page.wait_for_timeout(20)
    drawn = float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"))
    tapped = float(page.evaluate("() => { document.querySelector('a.lesson').click(); return performance.now() }"))
    page.wait_for_selector(".lesson [data-testid=said]")
    started = float(page.evaluate("performance.now()")) - tapped
    context.close()
    return usable, drawn, started


def smoothness(opened: Browser, address: str, moment: str) -> float:
    """The longest piece of work in the page while a moment is shown, in milliseconds of a slow phone.

    What is counted is the time that the page's thread had the processor, as the browser's own trace tells it, times the
    slowdown: how long a busy machine made it wait is not the page's work."""
    game, messages = film.scene(moment)
    size = {"width": 360, "height": 740}
    show = stage.Show(opened, address, game, messages, pace="normal", watch=False, size=size)
    page = show.visitor.page
    # The table has been drawn, and what came with it is over.
    page.wait_for_timeout(2000)
    opened.start_tracing(page=page, categories=["toplevel"])
    show.calmly().wait()
    events = json.loads(opened.stop_tracing())["traceEvents"]
    show.visitor.leave()
    named = [event for event in events if event.get("name") == "thread_name"]
    pages = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
    work = [
        event["tdur"]
        for event in events
        if (event.get("pid"), event.get("tid")) in pages and "RunTask" in event["name"] and "tdur" in event
    ]
    assert work, "the trace tells of no work"
    return float(max(work)) / 1000 * SLOWDOWN


def kilobytes() -> float:
    """JavaScript of a first visit, gzipped, as `npm run size` counts it."""
    command, env = client.npm("run", "--silent", "size")
    done = subprocess.run(command, env=env, cwd=client.WEB, capture_output=True, text=True)
    return float(done.stdout.strip().splitlines()[-1].split()[0])


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench web", description=__doc__)
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as server, browser() as opened:
        visits = [visit(opened, server.address) for _ in range(asked.visits)]
        moments = {moment: smoothness(opened, server.address, moment) for moment in film.MOMENTS}
    usable, drawn, lesson = (statistics.median(times) / 1000 for times in zip(*visits, strict=True))
    size = kilobytes()
    longest = max(moments.values())
    good = max(usable, lesson) <= AIM_SECONDS and size <= AIM_KILOBYTES and longest <= AIM_TASK
    if asked.json:
        told = {"usable_s": usable, "drawn_s": drawn, "lesson_s": lesson, "javascript_kb": size, "visits": asked.visits}
        print(json.dumps({**told, "longest_task_ms": moments}))
    else:
        print(f"usable after      {usable:5.2f} s   (median of {asked.visits}; aim {AIM_SECONDS} s)")
        print(f"first drawn after {drawn:5.2f} s")
        print(f"a lesson starts   {lesson:5.2f} s   after the tap (aim {AIM_SECONDS} s)")
        print(f"JavaScript        {size:5.1f} KB gzipped (aim {AIM_KILOBYTES} KB)")
        for name, task in moments.items():
            print(f"{name:<17} {task:5.0f} ms   longest piece of work (aim {AIM_TASK} ms)")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
