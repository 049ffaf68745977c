"""What a relief's shape says without a sun: where its surface looks, and how much of the sky each point sees."""

from __future__ import annotations

import numpy as np

WAYS = 12
STEPS = (1, 2, 3, 5, 8, 13, 21, 34)  # points away that are asked for something higher
COARSE = 2  # the sky is asked on every second point


def normals(height: np.ndarray, pitch: tuple[float, float]) -> np.ndarray:
    """Right, up, out; pitch is the millimetres between two points across and up. Repeats at the edges."""
    right = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / (2 * pitch[0])
    up = (np.roll(height, 1, 0) - np.roll(height, -1, 0)) / (2 * pitch[1])
    made = np.stack([-right, -up, np.ones_like(height)], -1)
    return made / np.linalg.norm(made, axis=-1, keepdims=True)


def open_share(height: np.ndarray, pitch: tuple[float, float]) -> np.ndarray:
    """Share of an even sky that each point sees, 0 to 1."""
    from scipy.ndimage import zoom

    low = height[::COARSE, ::COARSE]
    px, py = pitch[0] * COARSE, pitch[1] * COARSE
    right, up, out = np.moveaxis(normals(low, (px, py)), -1, 0)
    seen = np.zeros_like(low)
    for k in range(WAYS):
        turn = 2 * np.pi * (k + 0.5) / WAYS
        x, y = np.cos(turn), np.sin(turn)
        steep = np.zeros_like(low)
        for step in STEPS:
            dx, dy = round(x * step), round(y * step)
            if not (dx or dy):
                continue
            there = np.roll(low, (dy, -dx), (0, 1))  # rows run downwards
            steep = np.maximum(steep, (there - low) / np.hypot(dx * px, dy * py))
        seen += 1 / (1 + steep**2) * (out + 0.6 * (right * x + up * y)).clip(0, 1)
    share = (seen / WAYS).clip(0, 1).astype(np.float32)
    return zoom(
        share, [a / b for a, b in zip(height.shape, low.shape)], order=1, mode="grid-wrap", grid_mode=True
    )
