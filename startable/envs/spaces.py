"""The spaces of an environment, in Gymnasium's words."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from startable.envs.shape import Shape

__all__ = ["action_space", "observation_space"]


def observation_space(shape: Shape) -> spaces.Dict:
    """What the seat sees, and which numbers it may choose: "wait" when it is asked nothing, so never none at all."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (shape.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (shape.codec.size,), np.int8),
        }
    )


def action_space(shape: Shape) -> spaces.Discrete[Any]:
    return spaces.Discrete(shape.codec.size)
