"""Shipping container, its doors open. Metres."""

from __future__ import annotations

import math

from ..materials.nodes import linear, plain
from ..materials.sheet import weathered_paint
from .mesh import box, cylinder, group, make_mesh, place


def container(colour: str, at, turn: float = 0.0) -> object:
    """Twenty-foot container, 6.06 x 2.44 x 2.59, open towards +x with its two doors swung back."""
    steel = weathered_paint(colour)
    inside = plain("container-inside", linear("#b8b2a4"), 0.7, 0.2)
    floor = plain("container-floor", linear("#7b5d3c"), 0.8, 0.2)
    whole = group(at, (0, 0, math.radians(turn)))
    long, wide, high = 6.06, 2.44, 2.59
    for y in (-wide / 2, wide / 2):
        _corrugated(steel, long, high, y, whole)
        box(
            "lining",
            (-long, y * 0.955 - 0.01, 0.15),
            (-0.05, y * 0.955 + 0.01, high - 0.12),
            inside,
            0,
            whole,
        )
        box("rail", (-long, y - 0.06, 0), (0, y + 0.06, 0.16), steel, 0.01, whole)
        box("rail", (-long, y - 0.05, high - 0.1), (0, y + 0.05, high), steel, 0.01, whole)
        for x in (-long, -0.14):
            box("post", (x, y - 0.07, 0), (x + 0.14, y + 0.07, high), steel, 0.01, whole)
        sign = 1 if y > 0 else -1
        low, top = (-1.2, y + sign * 0.10, 0.12), (0.0, y + sign * 0.15, high - 0.1)
        box(
            "door",
            (low[0], min(low[1], top[1]), low[2]),
            (top[0], max(low[1], top[1]), top[2]),
            steel,
            0.01,
            whole,
        )
        for x in (-0.85, -0.35):
            cylinder(
                "bar",
                (x, y + sign * 0.18, 0.15),
                (x, y + sign * 0.18, high - 0.15),
                0.018,
                inside,
                12,
                0,
                whole,
            )
    box("roof", (-long, -wide / 2, high - 0.03), (0, wide / 2, high), steel, 0, whole)
    box("back", (-long, -wide / 2, 0.1), (-long + 0.05, wide / 2, high), inside, 0, whole)
    box("floor", (-long, -wide / 2, 0.1), (-0.02, wide / 2, 0.15), floor, 0, whole)
    return whole


def _corrugated(steel, long: float, high: float, y: float, parent) -> None:
    """Folded side wall."""
    step, deep, line = 0.14, 0.036, []
    for i in range(int((long - 0.28) / (2 * step))):
        x = -long + 0.14 + i * 2 * step
        line += [(x, 0.0), (x + 0.07, deep), (x + step, deep), (x + step + 0.07, 0.0)]
    sign = 1 if y > 0 else -1
    vertices = [(x, y - sign * d, z) for z in (0.16, high - 0.1) for x, d in line]
    n = len(line)
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    place(make_mesh("side", vertices, faces, steel), parent=parent)
