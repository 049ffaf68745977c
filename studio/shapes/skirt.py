"""Roof of a veranda that runs round a hall, and timber lattices. Metres, pitch in degrees."""

from __future__ import annotations

import math

from mathutils import Vector

from .caps import lay_caps
from .gutters import Rect, grown, gutter_ring, ring
from .mesh import box, solid
from .roofs import Woodwork, _cap, foot
from .tiled_plane import Tiling, lay_plane


def sides(rect: Rect):
    """Front, right, back and left edge of a rectangle, each from left to right as seen from outside."""
    x0, y0, x1, y1 = rect
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    return [(corners[i], corners[(i + 1) % 4]) for i in range(4)]


def skirt_roof(
    name: str, hall: Rect, reach: float, z: float, pitch: float, tiling: Tiling, wood: Woodwork
) -> float:
    """Four planes round a hall, eaves at z and reach before its walls. Returns the height where they meet the hall."""
    eaves, top = grown(hall, reach), z + reach * math.tan(math.radians(pitch))
    for i, (low, high) in enumerate(zip(sides(eaves), sides(hall))):
        (a, b), (c, d) = low, high
        lay_plane(f"{name}-{i}", [(*a, z), (*b, z), (*d, top), (*c, top)], tiling)
        upper = Vector((*c, top))
        lay_caps(name + "-hip", (foot(Vector((*a, z)), upper), upper), tiling, _cap(tiling))
    _closed(name, hall, reach, z, wood)
    for x0, y0, x1, y1 in ring(grown(hall, 0.05), 0.06):
        box(name + "-flashing", (x0, y0, top - 0.03), (x1, y1, top + 0.09), wood.trim, 0.01)
    return top


def _closed(name: str, hall: Rect, reach: float, z: float, wood: Woodwork) -> None:
    eaves = grown(hall, reach)
    for x0, y0, x1, y1 in ring(grown(eaves, -0.03), reach):
        box(name + "-soffit", (x0, y0, z - 0.16), (x1, y1, z - 0.05), wood.soffit)
    for x0, y0, x1, y1 in ring(eaves, 0.03):
        box(name + "-fascia", (x0, y0, z - 0.19), (x1, y1, z - 0.005), wood.fascia, 0.006)
    if wood.gutter:
        gutter_ring(name, eaves, z - 0.06, wood.gutter)


def lattice(at, width: float, height: float, material, step: float = 0.115) -> None:
    """Timber screen in a frame: slats both ways, overlapping; at is the matrix of its lower middle, -y outward."""
    vertices, faces = [], []

    def slat(low, high):
        k = len(vertices)
        vertices.extend(
            (x, y, z)
            for z in (low[2], high[2])
            for x, y in ((low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1]))
        )
        faces.extend(
            tuple(k + i for i in f)
            for f in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
        )

    half, edge, thin = width / 2, 0.07, 0.013
    for a, b in (((-half, 0), (half, edge)), ((-half, height - edge), (half, height))):
        slat((a[0], -0.03, a[1]), (b[0], 0.03, b[1]))
    for x in (-half, half - edge):
        slat((x, -0.029, edge), (x + edge, 0.029, height - edge))
    columns, rows = round((width - 2 * edge) / step), round((height - 2 * edge) / step)
    for i in range(1, columns):
        x = -half + edge + (width - 2 * edge) * i / columns
        slat((x - thin, -0.018, edge), (x + thin, 0.002, height - edge))
    for i in range(1, rows):
        z = edge + (height - 2 * edge) * i / rows
        slat((-half + edge, -0.002, z - thin), (half - edge, 0.018, z + thin))
    solid("lattice", (vertices, faces), material, at)
