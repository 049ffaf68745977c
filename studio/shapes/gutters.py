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


def trough(width: float) -> list[tuple[float, float]]:
    """Outline of a half-round gutter with a beaded rim: how far before the fascia, and height over its rim."""
    steps, outline = 10, []
    for r, turn in ((width / 2, 1), (width / 2 - 0.004, -1)):
        for i in range(steps + 1)[::turn]:
            t = math.pi * i / steps
            outline.append((0.005 + width / 2 + math.cos(t) * r, -math.sin(t) * r))
    bead = (0.005 + width + 0.004, 0.002)
    return outline + [
        (bead[0] + 0.008 * math.cos(t), bead[1] + 0.008 * math.sin(t))
        for t in (3.0, 2.0, 1.0, 0.0, -1.0, -2.0)
    ]


def sweep_ring(name: str, rect: Rect, z: float, outline, made_of) -> None:
    """A moulding round a rectangle, mitred at the corners: outline in (out from the rectangle, height over z), closed;
    made_of is its material and how many degrees of an edge stay sharp."""
    vertices = []
    for out, height in outline:
        x0, y0, x1, y1 = grown(rect, out)
        vertices += [(x, y, z + height) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    n = len(outline)
    faces = [
        (4 * i + k, 4 * i + (k + 1) % 4, 4 * ((i + 1) % n) + (k + 1) % 4, 4 * ((i + 1) % n) + k)
        for i in range(n)
        for k in range(4)
    ]
    place(make_mesh(name, vertices, faces, *made_of))


def gutter_ring(name: str, eaves: Rect, z: float, material, width: float = 0.12) -> None:
    """Half-round gutter on brackets round all four eaves, mitred at the corners."""
    sweep_ring(name + "-gutter", eaves, z, trough(width), (material, 40))
    x0, y0, x1, y1 = eaves
    for a, b, outward in (
        ((x0, y0), (x1, y0), (0, -1)),
        ((x1, y0), (x1, y1), (1, 0)),
        ((x1, y1), (x0, y1), (0, 1)),
        ((x0, y1), (x0, y0), (-1, 0)),
    ):
        brackets(name, (a, b), outward, z, (material, width))


def brackets(name: str, line, outward, z: float, made_of, every: float = 0.7) -> None:
    """Straps that carry a gutter along a line in plan, from the fascia under it and over its rim."""
    (material, width), (a, b) = made_of, (Vector((*p, z)) for p in line)
    along, side = (b - a).normalized(), Vector((*outward, 0))
    count = max(2, round((b - a).length / every))
    arc = [(0.001, 0.035)]  # up the fascia
    for i in range(11):
        t = math.pi * (1 - i / 10)
        arc.append(
            (0.005 + width / 2 + math.cos(t) * (width / 2 + 0.003), -math.sin(t) * (width / 2 + 0.003))
        )
    arc += [(0.005 + width + 0.014, 0.006), (0.005 + width + 0.002, 0.012)]
    vertices, faces = [], []
    for k in range(count):
        at = a + along * ((b - a).length * (k + 0.5) / count)
        first = len(vertices)
        for out, up in arc:
            for edge in (-0.0125, 0.0125):
                vertices.append(at + along * edge + side * out + Vector((0, 0, up)))
        faces += [
            (first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2)
            for i in range(len(arc) - 1)
        ]
    place(make_mesh(name + "-brackets", vertices, faces, material, 50))


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
    brackets(name, (start, end), outward, z, (material, width))
