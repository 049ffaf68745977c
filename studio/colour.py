"""Base colours that come out of a set-up as the nominal hex colour.

radiance = gain . base + haze was measured for each set-up over twelve colours (mean deltaE2000 0.9 to 1.9
after correction); base = gain^-1 (inverse view(hex) - haze). It holds for the light, view and clay layers
it was measured with.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import numpy as np

from .post.tone import Grade, invert

BRIGHTEST, DARKEST = 0.88, 0.004


@lru_cache(maxsize=1)
def calibration() -> dict:
    return json.loads((Path(__file__).parent / "calibration.json").read_text())


def srgb(hex_colour: str) -> np.ndarray:
    digits = hex_colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)]) / 255


@lru_cache(maxsize=None)
def base_colour(setup: str, hex_colour: str) -> tuple[float, float, float]:
    """Linear base colour for a nominal colour in set-up studio, patch, roof or wall."""
    known = calibration()[setup]
    grade = Grade(known["view"], known["look"], known["exposure"], tuple(known["white"]))
    light = invert(srgb(hex_colour)[None], grade)[0]
    base = np.linalg.solve(np.array(known["gain"]), light - np.array(known["haze"])).clip(DARKEST, None)
    # Too bright: scale all three channels, clipping one turned cream walls lemon.
    return tuple(float(v) for v in base * min(1.0, BRIGHTEST / base.max()))
