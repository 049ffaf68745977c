"""Arish: the shade of palm trunks and palm fronds of a Gulf farm. Metres, turn in degrees."""

from __future__ import annotations

import math

import numpy as np

from ..materials import building as surfaces
from ..materials.nodes import linear, plain
from .mesh import cylinder, make_mesh, place


def arish(plants, trim, random, x: float, y: float, turn: float) -> None:
    """Shade of palm trunks and fronds with a bench below."""
    r, a = random, math.radians(turn)

    def at(u: float, v: float):
        return x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)

    wood = surfaces.timber("#6b533a", "#967a56", 2, 0.8)
    for u in (-1.9, 1.9):
        for v in (-1.5, 1.5):
            cylinder("pole", (*at(u, v), 0), (*at(u, v), 2.45), 0.085, wood, 10)
    for v in (-1.5, 0, 1.5):
        cylinder("rafter", (*at(-2.2, v), 2.45), (*at(2.2, v), 2.45), 0.06, wood, 8)
    for u in np.arange(-2.2, 2.3, 0.4):
        cylinder("purlin", (*at(u, -1.85), 2.53), (*at(u, 1.85), 2.53), 0.03, wood, 8)
    fronds = plants.kinds["dry-frond"]
    for i in range(70):
        u, side = r.uniform(-2.1, 2.1), 1 if i % 2 else -1
        way = a + side * math.pi / 2 + r.normal(0, 0.16)
        px, py = at(u, -side * r.uniform(0.4, 1.3))
        place(
            fronds[0], (px, py, 2.56 + 0.16 * r.random()), (r.normal(0, 0.3), -0.12, way), (0.75, 0.9, 0.12)
        )
    cloth = plain("rug", linear("#8a3b2c"), 0.95, 0.08)
    low, high = (-1.4, -0.5), (1.4, 0.5)
    for name, z0, z1, mat in (("bench", 0.0, 0.40, trim), ("rug", 0.40, 0.47, cloth)):
        corners = [(*at(u, v), z) for z in (z0, z1) for u, v in (low, (1.4, -0.5), high, (-1.4, 0.5))]
        faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        place(make_mesh(name, corners, faces, mat))
