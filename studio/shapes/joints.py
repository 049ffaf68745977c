"""Control joints of rendered walls: they follow the openings, as plasterers set them. Metres. Pure arithmetic, so that
tests can ask without Blender.

A level joint lies at the slab, between the heads of one storey and the sills of the next; upright ones stand in the
piers between openings, never through one.
"""

from __future__ import annotations

import math
from typing import Iterable, NamedTuple

WIDTH = 0.011
# Clear of an opening's surround (0.17) and of a sill's ends (0.25).
BESIDE, UNDER, OVER = 0.40, 0.25, 0.30
SHORTEST = 7.0  # a shorter face needs no upright joint
FIELD = 5.5  # how long one field of plaster may be
CORNER = 1.0
STOREY = 2.4  # no slab lies lower
PARAPET = 1.2  # nor this close under the top of a wall


class Hole(NamedTuple):
    """Opening of a face: from, to along it and up it."""

    left: float
    right: float
    low: float
    high: float


class Face(NamedTuple):
    """Side of a wall block: where its local frame stands, the way it looks in degrees, its length and heights."""

    x: float
    y: float
    turn: float
    length: float
    low: float
    high: float


class Line(NamedTuple):
    """Joint on a face, from one corner of a narrow upright rectangle to the other."""

    x0: float
    z0: float
    x1: float
    z1: float


def faces(low, high) -> list[Face]:
    """The four sides of a block between two corners; local x runs to the right for who looks at the side."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    across, deep = x1 - x0, y1 - y0
    return [
        Face(x0, y0, 0, across, z0, z1),
        Face(x1, y0, 90, deep, z0, z1),
        Face(x1, y1, 180, across, z0, z1),
        Face(x0, y1, -90, deep, z0, z1),
    ]


def holes_of(face: Face, openings: Iterable) -> list[Hole]:
    """Those of the openings (x, y, z, width, height, turn) that lie in a face."""
    turn, found = math.radians(face.turn), []
    for o in openings:
        dx, dy = o.x - face.x, o.y - face.y
        along = dx * math.cos(turn) + dy * math.sin(turn)
        off = -dx * math.sin(turn) + dy * math.cos(turn)
        if (o.turn - face.turn) % 360 == 0 and abs(off) < 0.06 and -0.1 < along < face.length + 0.1:
            if o.z < face.high and o.z + o.height > face.low:
                found.append(Hole(along - o.width / 2, along + o.width / 2, o.z, o.z + o.height))
    return found


def free(spans: Iterable[tuple[float, float]], low: float, high: float) -> list[tuple[float, float]]:
    """What the spans leave of the stretch from low to high."""
    left, at = [], low
    for start, end in sorted(spans):
        if start > at:
            left.append((at, min(start, high)))
        at = max(at, end)
    if at < high:
        left.append((at, high))
    return [(a, b) for a, b in left if b - a > 0.02]


def slabs(face_holes: Iterable[Hole], low: float, high: float) -> list[float]:
    """Heights of level joints of a block: where a storey's windows end and the next one's begin."""
    holes = list(face_holes)
    spans = [(h.low - UNDER, h.high + OVER) for h in holes]
    found = []
    for start, end in free(spans, low + STOREY, high - PARAPET):
        below, above = (
            any(h.high <= start + OVER for h in holes),
            any(h.low >= end - OVER for h in holes),
        )
        if below and above:
            found.append((start + end) / 2)
    return found


def uprights(face: Face, holes: Iterable[Hole]) -> list[float]:
    """Places of upright joints along a face, as evenly as its piers allow."""
    if face.length < SHORTEST:
        return []
    piers = free([(h.left - BESIDE, h.right + BESIDE) for h in holes], CORNER, face.length - CORNER)
    count = math.ceil(face.length / FIELD)
    step, chosen = face.length / count, []
    for k in range(1, count):
        wanted = k * step
        near = [min(max(wanted, a), b) for a, b in piers]
        best = min(near, key=lambda x: abs(x - wanted), default=None)
        if best is not None and abs(best - wanted) < step * 0.4:
            chosen.append(best)
    return chosen


def lines(low, high, openings: Iterable) -> list[tuple[Face, list[Line]]]:
    """All joints of a block, face by face."""
    openings = list(openings)
    sides = [(face, holes_of(face, openings)) for face in faces(low, high)]
    levels, half = slabs([h for _, holes in sides for h in holes], low[2], high[2]), WIDTH / 2
    return [
        (
            face,
            [Line(0.02, z - half, face.length - 0.02, z + half) for z in levels]
            + [Line(x - half, face.low, x + half, face.high) for x in uprights(face, holes)],
        )
        for face, holes in sides
    ]
