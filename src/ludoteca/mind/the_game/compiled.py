"""How this room's kernels are compiled: as all of the mind's are."""

from ludoteca.mind.compiled import compiled

__all__ = ["compiled"]
