"""Smooth random fields that repeat at their edges, drawn once and read at many places."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

PX = 0.75  # millimetres between two points of a relief
SIZE = (1024, 2048)  # points of a field, up and across


@lru_cache(maxsize=64)
def field(across: float, up: float) -> np.ndarray:
    """Unit noise whose marks are about so many millimetres wide and high. Wide marks are drawn coarsely and spread."""
    from scipy.ndimage import gaussian_filter, zoom

    random = np.random.default_rng(round(across * 1000) * 7919 + round(up * 1000))
    blur = up / PX, across / PX
    coarse = [1 << max(0, int(np.log2(max(width, 1) / 4))) for width in blur]
    drawn = random.normal(0, 1, [size // by for size, by in zip(SIZE, coarse)]).astype(np.float32)
    made = gaussian_filter(drawn, [width / by for width, by in zip(blur, coarse)], mode="wrap")
    if max(coarse) > 1:
        made = zoom(made, coarse, order=1, mode="grid-wrap", grid_mode=True)
    made -= made.mean()
    return (made / max(made.std(), 1e-9)).astype(np.float32)


class Sampler:
    """Reads fields at places of its own: two pieces never show the same marks."""

    def __init__(self, random: np.random.Generator, shape: tuple[int, int]):
        self.random, self.shape = random, shape

    def __call__(self, across: float, up: float) -> np.ndarray:
        rows, columns = self.shape
        y, x = (int(self.random.integers(SIZE[k] - self.shape[k])) for k in (0, 1))
        part = field(across, up)[y : y + rows, x : x + columns]
        flip = self.random.integers(2, size=2)
        return part[:: 1 - 2 * int(flip[0]), :: 1 - 2 * int(flip[1])]


def smooth(values: np.ndarray, low: float, high: float) -> np.ndarray:
    """0 below low, 1 above high, without a corner between; low above high turns it round."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
