"""Where machine code is kept between two starts, and which folders it may come from.

What Numba keeps on disk are pickles: whoever can write them can run anything in the process that loads them. So a
folder counts only if nobody but this user (or root, for code that was compiled into an image) can write to it, and if
it is named in full: never the folder that somebody happens to stand in. Without such a folder nothing is kept, and
every start compiles anew.
"""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import RLock
from typing import Any

from numba.core import caching
from platformdirs import user_cache_path

log = logging.getLogger("ludoteca.mind")

_lock = RLock()
_data_folder: Path | None = None

_Locator: Any = caching._CacheLocator
_Impl: Any = caching.CompileResultCacheImpl
_FunctionCache: Any = caching.FunctionCache


def use_data_folder(folder: Path) -> None:
    """A program that has a data folder of its own names it before its bots think: it stands in for a home folder."""
    global _data_folder
    with _lock:
        _data_folder = folder
        root.cache_clear()


@cache
def root() -> Path | None:
    """The folder that machine code is kept in; None where no folder will do. Looked for once."""
    return find_root()


def find_root() -> Path | None:
    """The same, looked for now."""
    for candidate in _candidates():
        why_not = unfit(candidate)
        if why_not is None:
            return candidate
        log.warning("compiled code is not kept in %s: %s", candidate, why_not)
    log.warning("compiled code is kept nowhere, so that every start compiles it anew; name a folder in NUMBA_CACHE_DIR")
    return None


def _candidates() -> Iterator[Path]:
    """What the environment says; the user's cache; the data folder, for service users without a home."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    if named:
        yield Path(named)
        return
    own = _user_cache()
    if own is not None:
        yield own / "kernels"
    data = _data_folder or (Path(os.environ["LUDOTECA_DATA"]) if os.environ.get("LUDOTECA_DATA") else None)
    if data is not None:
        yield data / "kernels"


def _user_cache() -> Path | None:
    """The user's own folder for such things; None for a user without a home. (Some versions of platformdirs fail then,
    others answer with a path that begins with “~”.)"""
    try:
        found = user_cache_path("ludoteca")
    except RuntimeError:
        return None
    return found if found.is_absolute() else None


def unfit(folder: Path) -> str | None:
    """Why a folder will not do, in words for a log; None if it will. It is made if it is not there."""
    if not folder.is_absolute():
        return "it is not named in full"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        folder = folder.resolve(strict=True)
        if not os.access(folder, os.R_OK | os.X_OK):
            return "it cannot be read"
        if os.name == "nt":
            return None
        why_not = _open_to_others(folder, itself=True)
        for parent in folder.parents:
            why_not = why_not or _open_to_others(parent, itself=False)
    except OSError as error:
        return error.strerror or str(error)
    return why_not


def _open_to_others(folder: Path, *, itself: bool) -> str | None:
    """Whether somebody else could put files into a folder, or another folder in its place."""
    status = folder.stat()
    mode = status.st_mode
    if status.st_uid not in (os.geteuid(), 0):
        return f"{folder} belongs to another user"
    # In a folder like /tmp everybody writes, but nobody touches what belongs to others.
    if not itself and mode & stat.S_ISVTX:
        return None
    if mode & stat.S_IWOTH or (mode & stat.S_IWGRP and status.st_gid not in (os.getegid(), 0)):
        return f"others can write to {folder}"
    return None


class _Located(_Locator):  # type: ignore[misc]
    """Puts a function's machine code where we say. The folder is named after everything that it is made from."""

    def __init__(self, function: Any, file: str, folder: Path) -> None:
        self._line = function.__code__.co_firstlineno
        self._file = file
        self._folder = folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)

    def get_source_stamp(self) -> bytes:
        return sha256(Path(self._file).read_bytes()).digest()

    def get_disambiguator(self) -> str:
        return str(self._line)


class KernelCache:
    """The machine code of one function on disk, as Numba's dispatchers ask for it. Nothing is looked up before the
    function is first called; `folder` then says where, or None for nowhere."""

    def __init__(self, function: Any, folder: Callable[[], Path | None]) -> None:
        self._function = function
        self._folder = folder
        self._found: Any = None
        self._looked = False

    def _cache(self) -> Any:
        with _lock:
            if not self._looked:
                folder = self._folder()
                if folder is not None:
                    self._found = _cache_in(self._function, folder)
                self._looked = True
            return self._found

    @property
    def cache_path(self) -> str | None:
        """Where the machine code is kept."""
        found = self._cache()
        return None if found is None else found.cache_path

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The machine code for these types, if it was kept."""
        found = self._cache()
        if found is None:
            return None
        try:
            return found.load_overload(signature, context)
        except Exception as error:  # A file cut short by a full disk: compile anew rather than not at all.
            log.warning("compiled code of %s could not be read: %r", self._function.__qualname__, error)
            return None

    def save_overload(self, signature: Any, data: Any) -> None:
        """Keep machine code."""
        found = self._cache()
        if found is None:
            return
        try:
            try:
                found.save_overload(signature, data)
            except OSError:
                raise
            except Exception:  # What was kept so far cannot be read, as `load_overload` has told: begin anew.
                found.flush()
                found.save_overload(signature, data)
        except Exception as error:  # Read-only, or full.
            log.warning("compiled code could not be kept in %s: %s", found.cache_path, error)

    def enable(self) -> None:
        """Part of what Numba expects."""

    def disable(self) -> None:
        """Part of what Numba expects."""

    def flush(self) -> None:
        """Forget what was kept."""
        found = self._cache()
        if found is not None:
            found.flush()


def _cache_in(function: Any, folder: Path) -> Any:
    class Impl(_Impl):  # type: ignore[misc]
        def __init__(self, py_func: Any) -> None:
            # Not Numba's own constructor: it would let the environment name other locators.
            file = py_func.__code__.co_filename
            self._lineno = py_func.__code__.co_firstlineno
            self._locator = _Located(py_func, file, folder)
            self._filename_base = self.get_filename_base(f"{Path(file).stem}.{py_func.__qualname__}", "")

    class Cache(_FunctionCache):  # type: ignore[misc]
        _impl_class = Impl

    return Cache(function)
