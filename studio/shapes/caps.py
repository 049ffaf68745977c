"""Ridge and hip caps, the mortar they are bedded in and what closes their ends. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from mathutils import Vector

from .mesh import make_mesh, place
from .tiled_plane import Point, Tiling, merged


@dataclass(frozen=True)
class Cap:
    """Half-round ridge piece: outer radius, how high it is bedded, visible length in metres; bedded in mortar or
    hung dry over a verge."""

    radius: float = 0.105
    lift: float = 0.035
    step: float = 0.33
    bedded: bool = True


def lay_caps(name: str, ends: tuple[Point, Point], tiling: Tiling, cap: Cap = Cap()) -> None:
    """Overlapping half-round caps along a ridge or hip, from its lower end up to the other."""
    a, b = (Vector(end) for end in ends)
    count = max(1, int((b - a).length / cap.step))
    pitch = (b - a).length / count
    along = (b - a).normalized()
    side = along.cross(Vector((0, 0, 1))).normalized()
    axes = side, along, side.cross(along)
    segments, length = 14 if tiling.points < 30 else 28, pitch + 0.06
    row, random = segments + 1, tiling.random
    vertices, faces, tile_random, tile_place = [], [], [], []
    for k in range(count):
        value, first = random.random(2), len(vertices)
        skew, slip, rise = random.normal(0, (0.010, 0.004, 0.0025))
        base = a + along * (pitch * k - 0.03 + slip) + axes[2] * rise
        # Rounded nose, body, and the underside of the nose.
        for y, r in ((0.003, 1.0), (0, 1.045), (0.004, 1.08), (length, 0.92), (0, 0.92)):
            for i in range(row):
                t = math.pi * i / segments * 1.1 - math.pi * 0.05
                x = -math.cos(t) * r * cap.radius + skew * y
                z = math.sin(t) * r * cap.radius * 0.85 + cap.lift + 0.012 * (1 - y / length)
                vertices.append(tuple(base + axes[0] * x + along * y + axes[2] * z))
                tile_random.append(value)
                tile_place.append((i / segments, y / length * 0.6))
        for ring in range(4):
            low = first + (4 if ring == 3 else ring) * row
            high = first + (0 if ring == 3 else ring + 1) * row
            faces += [(low + i, low + i + 1, high + i + 1, high + i) for i in range(segments)]
    arrays = (np.array(part) for part in (vertices, faces, tile_random, tile_place))
    place(merged(name, *arrays, tiling.material))
    if tiling.mortar and cap.bedded:
        _bed(name, (a, b), axes, tiling, cap)
        for end, inward in ((a, along), (b, -along)):
            _plug(name, end + inward * 0.012, inward, axes, (tiling, cap))


def _plug(name: str, at, inward, axes, made_of) -> None:
    """Mortar that closes the open end of a row of caps, pressed in with the thumb: hollow in the middle."""
    (side, _, up), (tiling, cap) = axes, made_of
    steps, vertices = 14, [at + up * (cap.lift - 0.005) + inward * 0.014]
    for i in range(steps + 1):
        t = math.pi * i / steps * 1.1 - math.pi * 0.05
        # Uneven, but not by lot: the tiles laid after it keep theirs.
        r = cap.radius * (0.945 + 0.012 * math.sin(11 * t + 9 * at.x + 7 * at.y))
        back = inward * (0.002 + 0.003 * math.sin(7 * t + 5 * at.x))
        vertices.append(at - side * (math.cos(t) * r) + up * (cap.lift + math.sin(t) * r * 0.85) + back)
    low = [at + side * (sign * cap.radius * 0.95) + up * (cap.lift - 0.06) for sign in (1, -1)]
    rim = [*range(1, steps + 2), steps + 2, steps + 3]
    faces = [(0, a, b) for a, b in zip(rim, [*rim[1:], rim[0]])]
    place(make_mesh(name + "-plug", [*vertices, *low], faces, tiling.mortar, 60))


def _bed(name: str, ends, axes, tiling: Tiling, cap: Cap) -> None:
    """Mortar between caps and tiles: struck by hand, so its face wanders and swells over the pans."""
    (a, b), (side, along, up) = ends, axes
    steps, random = max(2, int((b - a).length / 0.03)), tiling.random
    phase, vertices = random.uniform(0, 6.28, 4), []
    for i in range(steps + 1):
        y = (b - a).length * i / steps
        for sign in (-1, 1):
            wave = (
                0.006 * math.sin(y * 29 + phase[sign])
                + 0.004 * math.sin(y * 11 + phase[2])
                + random.normal(0, 0.0016)
            )
            out, low = cap.radius * 0.97 + wave, cap.lift - 0.055 + wave * 0.7
            for x, z in ((out - 0.035, cap.lift + 0.030), (out, cap.lift + 0.006), (out + 0.010, low)):
                vertices.append(a + along * y + side * (sign * x) + up * z)
    faces = []
    for i in range(steps):
        for first in (6 * i, 6 * i + 1, 6 * i + 3, 6 * i + 4):
            faces.append((first, first + 1, first + 7, first + 6))
    place(make_mesh(name + "-bed", vertices, faces, tiling.mortar, 60))
