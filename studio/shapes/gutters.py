"""Gutters and rings of strips round a rectangle. Metres."""

from __future__ import annotations

import math

from mathutils import Vector

from .mesh import make_mesh, place

Rect = tuple[float, float, float, float]  # x0, y0, x1, y1


def grown(rect: Rect, by: float) -> Rect:
    x0, y0, x1, y1 = rect
    return x0 - by, y0 - by, x1 + by, y1 + by


def ring(rect: Rect, wide: float):
    """Four strips just inside a rectangle."""
    x0, y0, x1, y1 = rect
    return [
        (x0, y0, x1, y0 + wide),
        (x0, y1 - wide, x1, y1),
        (x0, y0 + wide, x0 + wide, y1 - wide),
        (x1 - wide, y0 + wide, x1, y1 - wide),
    ]


def gutter_ring(name: str, eaves: Rect, z: float, material, width: float = 0.12) -> None:
    """Half-round gutter round all four eaves, mitred at the corners."""
    steps = 10
    # How far before the fascia, and the height: along the outside from the outer rim inwards, and back inside.
    outline = []
    for r, turn in ((width / 2, 1), (width / 2 - 0.006, -1)):
        for i in range(steps + 1)[::turn]:
            t = math.pi * i / steps
            outline.append((0.005 + width / 2 + math.cos(t) * r, z - math.sin(t) * r))
    vertices = []
    for out, height in outline:
        x0, y0, x1, y1 = grown(eaves, out)
        vertices += [(x0, y0, height), (x1, y0, height), (x1, y1, height), (x0, y1, height)]
    faces = [
        (4 * i + k, 4 * i + (k + 1) % 4, 4 * j + (k + 1) % 4, 4 * j + k)
        for i in range(len(outline))
        for j in ((i + 1) % len(outline),)
        for k in range(4)
    ]
    place(make_mesh(name + "-gutter", vertices, faces, material, 40))


def gutter(name: str, start, end, outward, z: float, material, width: float = 0.12) -> None:
    """Half-round gutter hung before the fascia from start to end (x, y), outward a unit direction."""
    steps = 10
    a, b = (Vector((*p, z)) + Vector((*outward, 0)) * (width / 2 + 0.005) for p in (start, end))
    side = Vector((*outward, 0))
    vertices = []
    for point in (a, b):
        for r in (width / 2, width / 2 - 0.006):
            for i in range(steps + 1):
                t = math.pi * i / steps
                vertices.append(point + side * (math.cos(t) * r) - Vector((0, 0, 1)) * (math.sin(t) * r))
    row = steps + 1
    faces = [(i, i + 1, 2 * row + i + 1, 2 * row + i) for i in range(steps)]
    faces += [(row + i + 1, row + i, 3 * row + i, 3 * row + i + 1) for i in range(steps)]
    faces += [(0, 2 * row, 3 * row, row), (steps, row + steps, 3 * row + steps, 2 * row + steps)]
    faces += [(i, row + i, row + i + 1, i + 1) for i in range(steps)]
    faces += [(2 * row + i, 2 * row + i + 1, 3 * row + i + 1, 3 * row + i) for i in range(steps)]
    place(make_mesh(name + "-gutter", vertices, faces, material, 40))
