"""How kernels become machine code: each function is translated once, and linked only in what Python calls.

By itself Numba makes machine code of every function, with all that it calls inside, and again of every function that
calls that one: most code is optimised a dozen times over, and most of it is then never called from Python. Here a
function stays as it was translated until Python calls it or one that uses it; then everything that belongs together is
linked, optimised and kept as one piece. It does the same, and takes less time to make (The Game's: some 40 % less).

While this goes on Numba's lock is held, so that nobody else's functions are made this way.

Most kernels only work on arrays that they were given: theirs is compiled without counting references, which in steps of
many matches is most of what Numba would add. Only what is marked with `allocating` makes arrays, and counts.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from typing import Any

import numba
from llvmlite import binding  # type: ignore[import-untyped]
from numba.core import codegen, compiler, errors, registry, typed_passes, types, untyped_passes
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.environment import lookup_environment
from numba.core.typing import context

_njit: Any = numba.njit
_Library: Any = codegen.JITCodeLibrary
_Compiler: Any = compiler.CompilerBase
_Dispatcher: Any = registry.CPUDispatcher
_Context: Any = context.Context
_Passes: Any = PassManager
_Function: Any = types.Function
_environment: Any = lookup_environment
_lock: Any = global_compiler_lock
_register: Any = register_pass
_Pass: Any = FunctionPass


@_register(mutates_CFG=False, analysis_only=True)
class NoNewArrays(_Pass):  # type: ignore[misc]
    """What does not count references must neither make arrays nor give any out: they would never be freed, or too
    soon. Numba says so of much; this is the rest (functions that it compiles by themselves, arguments given back)."""

    _name = "no_new_arrays"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        if state.flags.nrt:
            return False
        name = state.func_id.func_name
        if _counted(state.return_type):
            raise errors.NumbaTypeError(f"{name} gives out an array: mark it with @allocating.")
        for block in state.func_ir.blocks.values():
            for made in block.find_exprs():
                if made.op in _MAKING and made in state.calltypes and _counted(state.calltypes[made].return_type):
                    raise errors.NumbaTypeError(f"{name} makes an array ({made.loc}): mark it with @allocating.")
        return False


_MAKING = ("call", "binop", "unary", "build_list")


def _counted(kind: Any) -> bool:
    """Whether something of this type is, or holds, what is freed when nobody refers to it any more."""
    if isinstance(kind, types.BaseTuple):
        parts: Any = kind
        return any(_counted(part) for part in parts)
    return isinstance(kind, types.Array | types.List)


_PASSES: tuple[Any, ...] = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    NoNewArrays,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)
"""What kernels need of Numba's passes. Left out is what looks for things that do not occur in them (closures, `with`,
literal unrolling, branches that a type decides) and what checks and annotates for people."""
_ENVIRONMENT = "_ZN08NumbaEnv"


class _Remembering(_Context):  # type: ignore[misc]
    """A typing context that remembers its answers. What an operator or a field comes to is asked thousands of times,
    and each time a dozen templates are tried anew."""

    def resolve_function_type(self, func: Any, args: Any, kws: Any) -> Any:
        if kws or type(func) is not _Function:
            return super().resolve_function_type(func, args, kws)
        key = (func._code, *[arg._code for arg in args])
        if key not in _signatures:
            _signatures[key] = super().resolve_function_type(func, args, kws)
        return _signatures[key]

    def resolve_getattr(self, typ: Any, attr: str) -> Any:
        key = typ._code, attr
        if key not in _fields:
            _fields[key] = super().resolve_getattr(typ, attr)
        return _fields[key]


@cache
def _remembering(typingctx: Any) -> Any:
    """One for all kernels: what Numba itself keeps of its answers, it keeps by context."""
    context = copy(typingctx)
    context.__class__ = _Remembering
    return context


_signatures: dict[tuple[int, ...], Any] = {}
_fields: dict[tuple[int, str], Any] = {}


class KernelCompiler(_Compiler):  # type: ignore[misc]
    """Numba's compiler with the passes that kernels need."""

    def __init__(self, typingctx: Any, *rest: Any) -> None:
        super().__init__(_remembering(typingctx), *rest)
        # What there is was loaded just now: it need not be looked for again at every name that is not found at once.
        self.state.targetctx.refresh = lambda: None

    def define_pipelines(self) -> list[Any]:
        passes = _Passes("kernel")
        for each in _PASSES:
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]


class _Nowhere:
    """Stands for the machine code of a function that has none yet."""

    def set_env(self, name: str, environment: Any) -> None:
        """`LateLibrary.finalize` does it."""


class LateLibrary(_Library):  # type: ignore[misc]
    """The code of a function. What it calls is linked in, and all of it optimised, when its machine code is needed."""

    @property
    def codegen(self) -> Any:
        return self._codegen if self._finalized else _Nowhere()

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def get_pointer_to_function(self, name: str) -> Any:
        if not self._finalized and all(function.name != name for function in self._final_module.functions):
            return 0  # Only other kernels call it.
        return super().get_pointer_to_function(name)

    def _optimize_functions(self, module: Any) -> None:
        """Nothing: every function is optimised once, together with all that it belongs to."""
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        """By all passes at once. Numba itself runs cheaper ones before, which find more references that need not be
        counted: kernels count next to none. Their loops are short (four piles, six symbols): making vectors of them
        gains nothing and takes time."""
        tuning = binding.create_pipeline_tuning_options(speed_level=3)
        tuning.loop_vectorization = tuning.slp_vectorization = False
        builder = binding.create_pass_builder(self._codegen._tm, tuning)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(self._final_module, builder)

    def finalize(self) -> None:
        self._linking_libraries = list(self._called(set()))
        super().finalize()
        self._shared_module = None
        for variable in self._final_module.global_variables:
            environment = _environment(variable.name) if variable.name.startswith(_ENVIRONMENT) else None
            if environment is not None:
                self._codegen.set_env(variable.name, environment)

    def _called(self, seen: set[int]) -> Iterator[Any]:
        """Everything that it calls, and what that calls, each once."""
        for library in self._linking_libraries:
            if id(library) not in seen:
                seen.add(id(library))
                yield library
                if isinstance(library, LateLibrary) and not library._finalized:
                    yield from library._called(seen)

    def _get_module_for_linking(self) -> Any:
        """As it was translated; what is linked into another function need not stay by itself."""
        if self._finalized:
            return super()._get_module_for_linking()
        if self._shared_module is None:
            module = self._final_module.clone()
            for function in module.functions:
                if not function.is_declaration and function.linkage == binding.Linkage.external:
                    function.linkage = "linkonce_odr"
            self._shared_module = module
        return self._shared_module


@contextlib.contextmanager
def linking_late(machine: Any) -> Iterator[None]:
    """Everything that is compiled meanwhile is linked late; `machine` is the codegen of Numba's target."""
    with _lock:
        before = vars(machine).get("_library_class")
        machine._library_class = LateLibrary
        try:
            yield
        finally:
            if before is None:
                del machine._library_class
            else:
                machine._library_class = before


class Kernel(_Dispatcher):  # type: ignore[misc]
    """A kernel as Python calls it. Other kernels that name it mean `inner`, the same function without a way in from
    Python."""

    def __init__(self, function: Callable[..., Any], *, counting: bool = True) -> None:
        how = {"no_cfunc_wrapper": True, "_nrt": counting}
        super().__init__(function, targetoptions={"nopython": True, **how})
        self.inner: Any = _njit(no_cpython_wrapper=True, pipeline_class=KernelCompiler, **how)(function)
        self._compiler = _WayIn(self.inner)

    @property
    def _numba_type_(self) -> Any:
        return self.inner._type


class _WayIn:
    """Stands in for the compiler of a kernel: the inner one is translated, and a way in from Python is added."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def fold_argument_types(self, args: Any, kws: Any) -> Any:
        """Part of what Numba's dispatchers expect."""
        return self.inner._compiler.fold_argument_types(args, kws)

    def compile(self, args: Any, return_type: Any) -> Any:
        """The machine code for arguments of these types."""
        machine = self.inner.targetctx.codegen()
        with linking_late(machine):
            self.inner.compile(args)
            found = self.inner.overloads[args]
            library = machine.create_library(found.fndesc.qualname)
            library.enable_object_caching()
            library.add_linking_library(found.library)
            way_in = found.fndesc, found.environment
            here = found.target_context.subtarget(fndesc=found.fndesc, environment=found.environment)
            here.create_cpython_wrapper(library, *way_in, found.call_helper, release_gil=True)
            entry = here.get_executable(library, *way_in)
            return found._replace(library=library, entry_point=entry, metadata={})
