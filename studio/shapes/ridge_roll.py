"""Ventilated ridge roll: a band over the ridge batten whose pleated skirts are pressed on the tiles. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .axis import Axis, heights
from .mesh import make_mesh, place

PRESSED = 0.060  # of a skirt lies on the tiles, glued down with a strip along its edge
THICK = 0.003  # how far it stands off the clay


@dataclass(frozen=True)
class Roll:
    """Half its width in plan; half width and height of the flat band in its middle; distance of its pleats, None where
    they are finer than a pixel; distance of the points along it."""

    reach: float = 0.165
    band: tuple[float, float] = (0.055, 0.075)
    pleat: float | None = None
    step: float = 0.02


def _smooth(rows: np.ndarray, width: float) -> np.ndarray:
    """Gaussian along the roll; width in points: foil bridges what is narrow."""
    if width < 0.3:
        return rows
    reach = int(3 * width) + 1
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / width) ** 2)
    padded = np.pad(rows, ((reach, reach), (0, 0)), mode="edge")
    return np.stack([np.convolve(column, weights / weights.sum(), "valid") for column in padded.T], 1)


def lay_roll(name: str, axis: Axis, tiles, material, roll: Roll = Roll()):
    """Unroll it along an axis over tiles (objects)."""
    along = np.linspace(-0.01, axis.length + 0.01, max(8, int(axis.length / roll.step)))
    half, top = roll.band
    inner = np.array([0.3 * half, 0.8 * half, half, half + 0.012])
    outer = roll.reach - PRESSED * np.array([1.35, 1.0, 0.75, 0.5, 0.25, 0.04, 0.0])
    sides = np.concatenate([-outer[::-1], -inner[::-1], inner, outer])
    # Cut straight in the factory, unrolled by hand.
    wander = 0.003 * np.sin(along * 2.3 + axis.start.x) + 0.0015 * np.sin(along * 7.9 + axis.start.y)
    tops = heights(tiles, axis, sides, along)
    lying = np.maximum(_smooth(tops, 0.012 / roll.step), tops) + THICK
    away = np.abs(sides)
    share = np.clip((away - half) / (outer[1] - half), 0, 1)
    up = (1 - share) * (top - 0.004 * (away > 0.9 * half)) + share * lying
    up = np.where(away > half + 0.013, np.maximum(up, lying), up)
    if roll.pleat:
        up = up + 0.0011 * np.sin(2 * math.pi * along / roll.pleat)[:, None] * (away > half)
    up[:, [0, -1]] -= 0.0025  # the edge itself, down on the clay
    x = sides[None] + wander[:, None] * np.sign(sides)[None] * share[None] + wander[:, None] * 0.5
    local = np.stack([x, np.broadcast_to(along[:, None], x.shape), up], 2).reshape(-1, 3)
    n = len(sides)
    faces = [
        (i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k)
        for i in range(len(along) - 1)
        for k in range(n - 1)
    ]
    return place(make_mesh(name + "-roll", axis.world(local), faces, material, 50))
