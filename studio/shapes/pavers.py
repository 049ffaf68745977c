"""Concrete pavers: outlines that fill the floor, bevelled tops, grass openings, tactile tops. Metres."""

from __future__ import annotations

import math

from .blocks import DEEP, Piece, Size
from .cast import Outline, Wear, carved, extrude, rounded, slab

JOINT = 0.003


def outline(kind: str, width: float, length: float) -> Outline:
    """Plan of one paver that covers length x width, x along its length."""
    x, y = length / 2, width / 2
    if kind == "hexagon":  # width across flats
        r = width / math.sqrt(3)
        return [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for a in range(0, 360, 60)]
    if kind == "i":
        # The waist gives what the ends take; neighbours lie shifted by half a length.
        a, b, bend, slope = y + 0.010, y - 0.010, x / 2, 0.010
        half = [(x, -a), (x, a), (bend + slope, a), (bend - slope, b), (-bend + slope, b), (-bend - slope, a)]
        return [
            *half,
            (-x, a),
            (-x, -a),
            (-bend - slope, -a),
            (-bend + slope, -b),
            (bend - slope, -b),
            (bend + slope, -a),
        ]
    if kind == "zigzag":
        step = 0.016
        line = [(-x + length * i / 4, step * (0.5 - i % 2)) for i in range(5)]
        return [*((a, b - y) for a, b in line), *((a, b + y) for a, b in reversed(line))]
    if kind == "wave":
        line = [(-x + length * i / 32, 0.011 * math.sin(4 * math.pi * i / 32)) for i in range(33)]
        return [*((a, b - y) for a, b in line), *((a, b + y) for a, b in reversed(line))]
    return [(-x, -y), (x, -y), (x, y), (-x, y)]


def places(kind: str, width: float, length: float) -> list[tuple[float, float, float]]:
    """Where the pavers of a small laid group lie: x, y and turn in degrees. One by itself where that tells more."""
    if kind == "hexagon":
        r = width / math.sqrt(3)
        ring = [(60 * k + 30, width) for k in range(6)]
        return [
            (0, 0, 0),
            *((d * math.cos(math.radians(a)), d * math.sin(math.radians(a)), 0) for a, d in ring if r),
        ]
    if kind == "i":
        return [
            (c * 0 + r * length + (c % 2) * length / 2, c * width, 0) for c in (-1, 0, 1) for r in (-1, 0)
        ]
    if kind == "zigzag":
        return [(c * length + (r % 2) * length / 2, r * width, 0) for r in (-1, 0, 1) for c in (-1, 0)]
    if kind == "wave":
        return [(c * length + 0, r * width, 0) for r in (-1, 0, 1) for c in (-0.5, 0.5)]
    if max(width, length) > 0.28:
        return (
            [(0, 0, 0)]
            if length < 0.5 or width > 0.2
            else [(0.06 * (r % 2), r * width, 0) for r in (-1, 0, 1)]
        )
    if abs(width - length) < 1e-6:
        span = (-1, 0, 1) if width < 0.15 else (-0.5, 0.5)
        return [(a * width, b * width, 0) for a in span for b in span]
    # Herringbone of two by one.
    lying = [(0.0, 0.0, 0), (width, width, 0), (-width, -width, 0)]
    standing = [
        (-1.5 * width, 0.5 * width, 90),
        (-0.5 * width, 1.5 * width, 90),
        (1.5 * width, -0.5 * width, 90),
    ]
    return lying + standing


def paver(shape: dict, size: Size) -> Piece:
    """One paver lying on z = 0."""
    width, height, length = size
    plan = outline(shape["outline"], width, length)
    k = 1 - JOINT / max(width, length)
    plan = [(x * (1 - JOINT / length), y * (1 - JOINT / width)) for x, y in plan] if k else plan
    cuts, joined = [], []
    if shape.get("openings"):
        cuts = _openings(shape["openings"], width, length, height)
    if shape.get("top") in ("domes", "bars"):
        joined = _tactile(shape["top"], width, length, height)
    data = carved(_bevelled(plan, height, shape["chamfer"] * 0.001), cuts, joined)
    wear = (
        Wear(arris=0.22, chips=0.70) if shape["chamfer"] < 8 else Wear(arris=0.7, chips=0.52, uneven=0.0009)
    )
    return Piece(data, wear)


def _inset(plan: Outline, by: float) -> Outline:
    """Outline moved inwards; for plans that turn counter-clockwise."""
    made = []
    for i, (x, y) in enumerate(plan):
        (ax, ay), (bx, by_) = plan[i - 1], plan[(i + 1) % len(plan)]
        u, v = (x - ax, y - ay), (bx - x, by_ - y)
        lu, lv = math.hypot(*u) or 1, math.hypot(*v) or 1
        n = (-(u[1] / lu + v[1] / lv), u[0] / lu + v[0] / lv)
        share = max(0.35, (n[0] * -u[1] / lu + n[1] * u[0] / lu))
        made.append((x + n[0] * by / share, y + n[1] * by / share))
    return made


def _ccw(plan: Outline) -> Outline:
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(plan, plan[1:] + plan[:1]))
    return plan if area > 0 else plan[::-1]


def _bevelled(plan: Outline, height: float, chamfer: float):
    plan = _ccw(plan)
    rings = [(plan, 0.0), (plan, height - chamfer), (_inset(plan, chamfer), height)]
    n = len(plan)
    vertices = [(x, y, z) for ring, z in rings for x, y in ring]
    sides = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
        for j in (0, 1)
        for i in range(n)
    ]
    return vertices, [tuple(range(n - 1, -1, -1)), tuple(range(2 * n, 3 * n)), *sides]


def _openings(facts: dict, width: float, length: float, height: float) -> list:
    across, along = width / facts["across"], length / facts["along"]
    lattice, cuts = facts["shape"] == "lattice", []
    for i in range(facts["along"]):
        for j in range(facts["across"]):
            x, y = -length / 2 + (i + 0.5) * along, -width / 2 + (j + 0.5) * across
            a, b, k = along * 0.34, across * 0.34, 0.018
            if lattice:
                hole = [(x - a + k, y - b), (x + a - k, y - b), (x + a, y - b + k), (x + a, y + b - k)]
                hole += [(x + a - k, y + b), (x - a + k, y + b), (x - a, y + b - k), (x - a, y - b + k)]
            else:
                hole = rounded(x - a, y - b, x + a, y + b, 0.008)
            cuts.append(extrude(hole, -DEEP, height + DEEP))
    if lattice:  # the ribs lie lower between the openings
        low, top, half = height - 0.022, height + DEEP, 0.013
        for i in range(1, facts["along"]):
            x = -length / 2 + i * along
            cuts.append(slab((x - half, -width, low), (x + half, width, top)))
        for j in range(1, facts["across"]):
            y = -width / 2 + j * across
            cuts.append(slab((-length, y - half, low), (length, y + half, top)))
    return cuts


def _tactile(kind: str, width: float, length: float, height: float) -> list:
    rise, foot = 0.0055, 0.004
    if kind == "bars":
        spots = [(-0.5 + (i + 0.5) / 4) * width for i in range(4)]
        x, low = length / 2 - 0.02, height - foot
        return [_dome(rounded(-x, y - 0.0175, x, y + 0.0175, 0.016), low, height + rise) for y in spots]
    spots = [((i + 0.5) / 6 - 0.5) for i in range(6)]
    disc = [(math.cos(2 * math.pi * k / 24), math.sin(2 * math.pi * k / 24)) for k in range(24)]
    return [
        _dome(
            [(a * length + 0.0165 * c, b * width + 0.0165 * s) for c, s in disc], height - foot, height + rise
        )
        for a in spots
        for b in spots
    ]


def _dome(plan: Outline, low: float, high: float):
    """Raised field whose sides lean in."""
    vertices, faces = extrude(plan, low, high)
    n = len(plan)
    inner = _inset(_ccw(plan), 0.005)
    return [*vertices[:n], *((x, y, high) for x, y in inner)], faces
