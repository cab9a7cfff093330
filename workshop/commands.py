"""What dev.py can do."""

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from pathlib import Path

from workshop import checks, client, documentation, environment, kernels
from workshop.errors import SetupError, explain_os_error
from workshop.places import PYTHON, ROOT, SCRIPTS, TOOLS, WINDOWS
from workshop.running import openly, quietly, say

HELP = """\
python3 dev.py COMMAND

  play [...]           play: sets everything up, then starts Ludoteca (what follows goes to `ludoteca play`)
  test [...]           every check there is; with a path or -k WORD only those tests
  check                the fast part of the checks, under a minute
  rules                which test holds which rule; fails where one is missing
  bench NAME [...]     measure something; without a name: what there is
  prove NAME [...]     the long proofs; without a name: what there is
  strength [...]       play the bots' strength tables anew
  benchmark [...]      the named tasks of docs/benchmark.md; --quick for a glance
  docs [--serve]       build the documentation site, with the API reference
  shots [...]          take pictures of every page
  film [...]           film strips of a reveal, a trick, a loss, a win
  setup                only set up
  build                make the wheel and the source archive, with the client inside
  audit                look for known holes in what we depend on
  lock [--upgrade]     write the lock files anew
  help                 this page
"""

# Another project's environment must not leak into this one.
FOREIGN = ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "CONDA_PREFIX", "UV_PROJECT_ENVIRONMENT", "PIP_TARGET")

Command = Callable[[Sequence[str]], int]


def main(words: Sequence[str]) -> int:
    name, rest = (words[0], words[1:]) if words else ("help", [])
    if name in ("-h", "--help"):
        name = "help"
    command = COMMANDS.get(name)
    if command is None:
        say(f"There is no command `{name}`. These there are:\n\n{HELP}")
        return 2
    for variable in FOREIGN:
        os.environ.pop(variable, None)
    try:
        return command(rest)
    except SetupError as error:
        print(error, file=sys.stderr)
    except BrokenPipeError:
        # Whoever read us has gone; Python must not complain about it at its own end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        print(explain_os_error(error), file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    return 1


def show_help(_: Sequence[str]) -> int:
    say(HELP)
    return 0


def play(words: Sequence[str]) -> int:
    set_up("play")
    program = SCRIPTS / ("ludoteca.exe" if WINDOWS else "ludoteca")
    return openly([str(program), "play", *words])


def test(words: Sequence[str]) -> int:
    set_up("dev")
    return checks.some_tests(words) if words else checks.everything()


def check(_: Sequence[str]) -> int:
    environment.prepare("dev")
    return checks.the_fast_part()


def set_up_only(_: Sequence[str]) -> int:
    environment.prepare("dev")
    compiling = kernels.start()
    build_client()
    kernels.finish(compiling)
    say("Ready.")
    return 0


def set_up(kind: str) -> None:
    environment.prepare(kind)
    if kind == "play":
        kernels.start()
    build_client()


def build_client() -> None:
    if client.exists() and not client.is_built():
        with environment.only_one():
            client.build(environment.add_node)


def build(_: Sequence[str]) -> int:
    set_up("dev")
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    quietly("wheel and source archive", [str(PYTHON), "-m", "hatchling", "build"])
    for path in sorted((ROOT / "dist").iterdir()):
        say(f"  {path.relative_to(ROOT).as_posix()}  {path.stat().st_size / 1e6:.1f} MB")
    return 0


def docs(words: Sequence[str]) -> int:
    environment.prepare("dev")
    return documentation.build(words)


def audit(_: Sequence[str]) -> int:
    environment.prepare("dev")
    cache = ["--cache-dir", str(TOOLS / "cache" / "audit")]
    found = openly(
        [str(SCRIPTS / "pip-audit"), "--disable-pip", "--strict", *cache, "-r", str(ROOT / "requirements" / "dev.txt")]
    )
    if client.exists():
        client.fetch_packages(environment.add_node)
        command, env = client.npm("audit")
        found = openly(command, env) or found
    return found


def lock(words: Sequence[str]) -> int:
    if set(words) - {"--upgrade"}:
        raise SetupError("`dev.py lock` knows only --upgrade, which also takes newer versions.")
    environment.lock(upgrade="--upgrade" in words)
    return 0


def one_of(package: str, need_client: Sequence[str] = ()) -> Command:
    """A command that runs one module of a folder by its name, and lists the names there are."""

    def run(words: Sequence[str]) -> int:
        names = modules_in(ROOT.joinpath(*package.split(".")))
        if not words or words[0].startswith("-") or words[0] not in names:
            verb = package.rpartition(".")[2].replace("benchmarks", "bench")
            if words:
                say(f"There is no `{words[0]}` here.")
            say(f"python3 dev.py {verb} NAME, where NAME is one of: {', '.join(names) or '(none yet)'}")
            return 2 if words else 0
        return module(f"{package}.{words[0]}", words[0] in need_client)(words[1:])

    return run


def module(name: str, needs_client: bool = False) -> Command:
    """A command that is a module of its own."""

    def run(words: Sequence[str]) -> int:
        if not ROOT.joinpath(*name.split(".")).with_suffix(".py").is_file():
            raise SetupError(f"{name} is not part of this copy of the project: get the whole repository.")
        # What the module prints may be read by a program: the set-up must not mix with it.
        with redirect_stdout(sys.stderr):
            environment.prepare("dev")
            if needs_client:
                build_client()
        # A module run with -m finds its neighbours through the current folder, which is the project's.
        return openly([str(PYTHON), "-m", name, *words])

    return run


def modules_in(folder: Path) -> list[str]:
    """The modules that can be run: those with a main(); the rest are their helpers."""
    found = (path for path in folder.glob("*.py") if not path.stem.startswith("_"))
    return sorted(path.stem for path in found if "def main(" in path.read_text(encoding="utf-8"))


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "play": play,
    "test": test,
    "check": check,
    "rules": module("tests.rules_table"),
    "bench": one_of("benchmarks", need_client=["web"]),
    "prove": one_of("tests.prove", need_client=["lessons", "stage"]),
    "strength": module("benchmarks.strength"),
    "benchmark": module("benchmarks.tasks"),
    "shots": module("tests.browser.shots", needs_client=True),
    "film": module("tests.browser.film", needs_client=True),
    "setup": set_up_only,
    "build": build,
    "docs": docs,
    "audit": audit,
    "lock": lock,
}
