"""What lies about where tiles are handled: broken pieces, flakes, ends of strapping. Metres."""

from __future__ import annotations

import math
from typing import Sequence

import numpy as np

from .mesh import make_mesh, place

Spot = tuple[float, float]
KINDS = 5  # shapes of a piece that are modelled


def fragments(material, spots: Sequence[Spot], random: np.random.Generator, each: int = 12) -> None:
    """Pieces of broken tile about each spot: a few as large as a hand, many as small as a coin."""
    shapes = [_piece(material, np.random.default_rng(40 + k)) for k in range(KINDS)]
    for x, y in spots:
        for _ in range(each):
            away, way = abs(random.normal(0, 0.32)), random.uniform(0, 2 * math.pi)
            size = 0.011 + 0.075 * random.uniform() ** 5
            at = (x + away * math.cos(way), y + away * math.sin(way), size * 0.06)
            tilt = (random.normal(0, 0.12), random.normal(0, 0.12), random.uniform(0, 6.28))
            place(shapes[int(random.integers(KINDS))], at, tilt, size)


def _piece(material, random: np.random.Generator):
    """One shard, a metre across and flat: an angular outline, broken faces that lean."""
    corners = int(random.integers(4, 7))
    turns = np.sort(random.uniform(0, 2 * math.pi, corners)) + random.normal(0, 0.05, corners)
    reach = random.uniform(0.32, 0.6, corners)
    thick = random.uniform(0.16, 0.3)
    low = [(r * math.cos(t), r * math.sin(t), 0.0) for r, t in zip(reach, turns)]
    lean = random.uniform(0.74, 1.05, corners)
    high = [(x * k, y * k, thick) for (x, y, _), k in zip(low, lean)]
    sides = [(i, (i + 1) % corners, (i + 1) % corners + corners, i + corners) for i in range(corners)]
    faces = [tuple(range(corners - 1, -1, -1)), tuple(range(corners, 2 * corners)), *sides]
    return make_mesh("shard", low + high, faces, material)


def strap_ends(material, spots: Sequence[Spot], random: np.random.Generator) -> None:
    """Cut ends of strapping, sprung into a bow, standing on their edge."""
    for x, y in spots:
        radius, sweep = random.uniform(0.12, 0.34), random.uniform(1.4, 4.4)
        start, steps, wide = random.uniform(0, 6.28), 24, 0.016
        grow = random.uniform(0.1, 0.5)
        rim = []
        for k in range(steps):
            t = start + sweep * k / (steps - 1)
            r = radius * (1 + grow * k / steps)
            rim.append((x + r * math.cos(t), y + r * math.sin(t)))
        vertices = [(*p, z) for z in (0.001, wide) for p in rim]
        faces = [(k, k + 1, steps + k + 1, steps + k) for k in range(steps - 1)]
        place(make_mesh("strap-end", vertices, faces, material))
