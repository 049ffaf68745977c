"""Screen blocks: openings through the width of a block, twelve patterns. Outlines in (x, z) from the middle, metres."""

from __future__ import annotations

import math

from .blocks import DEEP, Piece, Size
from .cast import Outline, Wear, carved, circle, extrude, slab

BAR = 0.022  # least width of concrete between two openings


def _turned(plan: Outline, degrees: float, x: float = 0.0, z: float = 0.0) -> Outline:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + a * c - b * s, z + a * s + b * c) for a, b in plan]


def _square(x: float, z: float, half: float) -> Outline:
    return [(x - half, z - half), (x + half, z - half), (x + half, z + half), (x - half, z + half)]


def _lens(length: float, thick: float, start: float = 0.0, steps: int = 16) -> Outline:
    """Leaf from start to start + length along x."""
    rise = [(start + length * i / steps, thick * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    return [*((x, -z) for x, z in rise), *((x, z) for x, z in reversed(rise[1:-1]))]


def _circle(q: float) -> list[Outline]:
    corner = [(q - 0.004, q - 0.004), (q - 0.045, q - 0.004), (q - 0.004, q - 0.045)]
    return [circle(0, 0, q * 0.94, 64), *(_turned(corner, 90 * k) for k in range(4))]


def _quarter_circles(q: float) -> list[Outline]:
    r = q - BAR * 0.45
    arc = [math.radians(180 + 90 * i / 16) for i in range(17)]
    sector = [(q, q), *((q + r * math.cos(t), q + r * math.sin(t)) for t in arc)]
    return [_turned(sector, 90 * k) for k in range(4)]


def _petals(q: float) -> list[Outline]:
    large, small = _lens(q * 1.24, q * 0.29, BAR * 0.75), _lens(q * 0.62, q * 0.155, q * 0.36)
    return [_turned(large, 45 + 90 * k) for k in range(4)] + [_turned(small, 90 * k) for k in range(4)]


def _cross(q: float) -> list[Outline]:
    half = (q - BAR / 2) / 2
    return [_square(x * (half + BAR / 2), z * (half + BAR / 2), half) for x in (-1, 1) for z in (-1, 1)]


def _diamond(q: float) -> list[Outline]:
    r = q * 0.74
    corner = [(q, q), (q - q * 0.80, q), (q, q - q * 0.80)]
    return [[(r, 0), (0, r), (-r, 0), (0, -r)], *(_turned(corner, 90 * k) for k in range(4))]


def _squares(q: float) -> list[Outline]:
    half = (2 * q - 2 * BAR) / 6
    pitch = 2 * half + BAR
    return [_square(i * pitch, j * pitch, half) for i in (-1, 0, 1) for j in (-1, 0, 1)]


def _star(q: float) -> list[Outline]:
    points = [(q * 0.96 if i % 2 == 0 else q * 0.735, math.radians(22.5 * i)) for i in range(16)]
    corner = [(q, q), (q - 0.040, q), (q, q - 0.040)]
    return [
        [(r * math.cos(t), r * math.sin(t)) for r, t in points],
        *(_turned(corner, 90 * k) for k in range(4)),
    ]


def _honeycomb(q: float) -> list[Outline]:
    pitch = q * 2 / 3.0
    r = (pitch - BAR * 0.7) / math.sqrt(3)
    cell = [
        (r * math.cos(math.radians(30 + 60 * k)), r * math.sin(math.radians(30 + 60 * k))) for k in range(6)
    ]
    ring = [
        (pitch * math.cos(math.radians(60 * k)), pitch * math.sin(math.radians(60 * k))) for k in range(6)
    ]
    return [[(a + x, b + z) for a, b in cell] for x, z in [(0.0, 0.0), *ring]]


def _waves(q: float) -> list[Outline]:
    swing, made = 0.02, []
    half = (2 * (q - swing) - 2 * BAR) / 6
    for k in (-1, 0, 1):
        rise = k * (2 * half + BAR)
        line = [(-q + 2 * q * i / 32, rise + swing * math.sin(2 * math.pi * i / 32)) for i in range(33)]
        made.append([*((x, z - half) for x, z in line), *((x, z + half) for x, z in reversed(line))])
    return made


def _leaf(q: float) -> list[Outline]:
    """A leaf from corner to corner, split by its midrib, and the two corners beside it."""
    long, thick, rib = q * 2.62, q * 0.62, 0.007
    upper = [
        (-long / 2 + long * i / 24, rib + (thick - rib) * math.sin(math.pi * i / 24)) for i in range(1, 24)
    ]
    half = [(upper[0][0], rib), *upper, (upper[-1][0], rib)]
    lower = [(x, -z) for x, z in reversed(half)]
    corner = [(q, q), (q - q * 0.62, q), (q - q * 0.34, q - q * 0.34), (q, q - q * 0.62)]
    return [_turned(half, 45), _turned(lower, 45), _turned(corner, 90), _turned(corner, 270)]


def _steps(q: float) -> list[Outline]:
    a, b, c = q * 0.94, q * 0.60, q * 0.26
    quarter = [(a, c), (b, c), (b, b), (c, b), (c, a)]
    return [[p for k in range(4) for p in _turned(quarter, 90 * k)]]


PATTERNS = {
    "circle": _circle,
    "quarter-circles": _quarter_circles,
    "petals": _petals,
    "cross": _cross,
    "diamond": _diamond,
    "squares": _squares,
    "star": _star,
    "honeycomb": _honeycomb,
    "waves": _waves,
    "leaf": _leaf,
    "steps": _steps,
}


def _louvre(length: float, height: float, width: float, rim: float) -> list:
    """Three slots that fall towards the front."""
    x, room, made = length / 2 - rim, height - 2 * rim, []
    half, fall = room / 6 - 0.008, 0.045
    for k in range(3):
        z = rim + room * (k + 0.5) / 3
        back, front = width / 2 + DEEP, -width / 2 - DEEP
        line = [(front, z - half - fall / 2), (back, z - half + fall / 2), (back, z + half + fall / 2)]
        made.append(extrude([*line, (front, z + half - fall / 2)], -x, x, "x"))
    return made


def screen(shape: dict, size: Size) -> Piece:
    """Screen block standing on z = 0, its face to -y."""
    width, height, length = size
    rim = shape["rim"] * 0.001
    if shape["pattern"] == "louvre":
        cuts = _louvre(length, height, width, rim)
    else:
        plans = PATTERNS[shape["pattern"]](length / 2 - rim)
        lifted = [[(x, z + height / 2) for x, z in plan] for plan in plans]
        cuts = [extrude(plan, -width / 2 - DEEP, width / 2 + DEEP, "y") for plan in lifted]
    body = slab((-length / 2, -width / 2, 0), (length / 2, width / 2, height))
    return Piece(carved(body, cuts), Wear(arris=0.3, chips=0.68))
