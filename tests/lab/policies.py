"""Policies for tests: functions, and small models written as ONNX."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def first(observation: Any, mask: Any) -> Any:
    """Scores the lowest actions best."""
    return -np.arange(mask.shape[1], dtype=np.float64)[None]


def lost(observation: Any, mask: Any) -> Any:
    raise ArithmeticError("no idea")


def blind(observation: Any, mask: Any) -> Any:
    """Gives something else than a score for every action."""
    return np.zeros((1, 3))


def write_model(path: Path, length: int, actions: int, *, takes: str = "observation") -> Path:
    """A model that scores action n by -n, whatever it sees."""
    weights = numpy_helper.from_array(np.zeros((length, actions), np.float32), "weights")
    scores = numpy_helper.from_array(-np.arange(actions, dtype=np.float32), "bias")
    graph = helper.make_graph(
        [helper.make_node("Gemm", [takes, "weights", "bias"], ["scores"])],
        "policy",
        [helper.make_tensor_value_info(takes, TensorProto.FLOAT, ["n", length])],
        [helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["n", actions])],
        [weights, scores],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.save(model, str(path))
    return path
