"""What the documentation site is made of besides the pages in docs/: its front page and the pages of the repository's
root, a page of the API reference for every public module, notebooks with their output, and the house's fonts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ludoteca"
ROOMS = {
    "engine": "Engine", "games": "Games", "mind": "Mind", "lab": "Lab", "learn": "Learn", "testing": "Testing",
}  # fmt: skip
"""The rooms that people import from; the others (terminal, server, table) are programs, and told of in guides."""
COPIED = {"index.md": "README.md", "contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
"""Pages that stand in the repository's root."""
FONTS = {
    "fraunces.woff2": "fraunces/files/fraunces-latin-wght-normal.woff2",
    "atkinson.woff2": "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
}
WORKER = "https://unpkg.com/iframe-worker/shim"
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def modules(room: str) -> list[str]:
    """The public modules of a room, by their dotted names."""
    found = []
    for path in sorted((SOURCE / room).rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        if not any(part.startswith("_") and part != "__init__" for part in parts):
            name = ".".join(("ludoteca", *parts)).removesuffix(".__init__")
            if path.stem != "__init__" or path.read_text(encoding="utf-8").count("\n") > 1:
                found.append(name)
    return found


def on_config(config: Any) -> Any:
    reference: list[Any] = [{"ludoteca": "reference/ludoteca.md"}]
    for room, title in ROOMS.items():
        pages = [{name.removeprefix("ludoteca."): f"reference/{name}.md"} for name in modules(room)]
        reference.append({title: pages})
    config["nav"].append({"Reference": reference})
    return config


def on_files(files: Files, config: Any) -> Files:
    for page, source in COPIED.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=_from_root(text)))
    for name in ["ludoteca", *(name for room in ROOMS for name in modules(room))]:
        files.append(File.generated(config, f"reference/{name}.md", content=f"# {name}\n\n::: {name}\n"))
    fonts = ROOT / "web" / "node_modules" / "@fontsource-variable"
    for name, path in FONTS.items():
        if (fonts / path).is_file():
            files.append(File.generated(config, f"site/{name}", abs_src_path=str(fonts / path)))
    for file in [file for file in files if file.src_uri.endswith(".ipynb")]:
        files.remove(file)
        text = as_page(json.loads(Path(str(file.abs_src_path)).read_text(encoding="utf-8")))
        files.append(File.generated(config, file.src_uri.removesuffix(".ipynb") + ".md", content=text))
    _rename(config["nav"])
    return files


def _rename(nav: Any) -> None:
    """Notebooks become pages."""
    for n, item in enumerate(nav):
        if isinstance(item, str):
            nav[n] = re.sub(r"\.ipynb$", ".md", item)
        else:
            for name, inside in item.items():
                if isinstance(inside, list):
                    _rename(inside)
                else:
                    item[name] = re.sub(r"\.ipynb$", ".md", inside)


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links that leave docs/ have nowhere to go on the site: what they name is said instead."""

    def shown(found: re.Match[str]) -> str:
        picture, text, target = found.groups()
        if target.startswith(("http", "#", "mailto:")) or picture:
            return found[0]
        if not target.startswith("../"):
            return found[0]
        path = (Path("docs") / page.file.src_uri).parent / target.partition("#")[0]
        plain = Path(*_resolved(path.parts))
        for name, source in COPIED.items():
            if plain.as_posix() == source:
                up = "../" * page.file.src_uri.count("/")
                return f"[{text}]({up}{name}{target[target.find('#') :] if '#' in target else ''})"
        return found[0] if plain.parts[:1] == ("docs",) else f"{text} (`{plain.as_posix()}`)"

    return _LINK.sub(shown, markdown)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """The theme would fetch its worker for files from elsewhere; ours lies beside the pages."""
    return output.replace(WORKER, "../" * page.file.url.count("/") + "site/worker.js")


def _resolved(parts: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for part in parts:
        if part == "..":
            found.pop()
        else:
            found.append(part)
    return found


def _from_root(text: str) -> str:
    """A page of the root, as if it stood in docs/."""

    def moved(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if target.startswith(("http", "#", "mailto:")):
            return found[0]
        if target.startswith("docs/"):
            return f"{picture}[{words}]({target.removeprefix('docs/')})"
        for name, source in COPIED.items():
            if target.partition("#")[0] == source:
                return f"[{words}]({target.replace(source, name)})"
        return f"{words} (`{target}`)" if not picture else ""

    return _LINK.sub(moved, text).replace('src="docs/', 'src="')


def as_page(notebook: Any) -> str:
    """A notebook as Markdown: its cells, and what they printed or showed."""
    parts: list[str] = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        printed = "".join("".join(output["text"]) for output in cell["outputs"] if "text" in output)
        if printed:
            parts.append(f"```text\n{printed.rstrip()}\n```")
        for data in (output["data"] for output in cell["outputs"] if "data" in output):
            if "text/html" in data:
                parts.append(f'<div class="notebook-output">{"".join(data["text/html"])}</div>')
            else:
                parts.append(f"```text\n{''.join(data['text/plain'])}\n```")
    return "\n\n".join(parts) + "\n"
