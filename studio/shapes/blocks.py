"""Concrete wall blocks, troughs, facing blocks and lintels, from the catalogue's own figures. Metres.

x runs along the wall, y through it (front at -y), z up; bodies stand on z = 0 with their middle at x = y = 0.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from .cast import Wear, carved, circle, extrude, rounded, shrunk, slab

Size = tuple[float, float, float]  # through the wall, up, along
MM = 0.001
DEEP = 0.02  # how far cutters reach out of a body
TAPER = 0.955  # of voids, towards the top


@dataclass
class Piece:
    """A mesh still to be cast, how it wears, and what is put into it: boxes of foam, bars of steel."""

    data: object
    wear: Wear = Wear()
    foam: list = field(default_factory=list)
    bars: list = field(default_factory=list)


def split(length: float, count: int, shell: float, web: float) -> list[tuple[float, float]]:
    """Low and high edge of each of count voids in a length, from its middle."""
    each = (length - 2 * shell - (count - 1) * web) / count
    return [
        (-length / 2 + shell + i * (each + web), -length / 2 + shell + i * (each + web) + each)
        for i in range(count)
    ]


def _void(shape: str, xs, ys, height: float, floor: float):
    (x0, x1), (y0, y1) = xs, ys
    low, high = -DEEP if not floor else -DEEP, height - floor if floor else height + DEEP
    small = min(x1 - x0, y1 - y0)
    if shape == "round":
        return extrude(circle((x0 + x1) / 2, (y0 + y1) / 2, small / 2), low, high)
    radius = small * 0.49 if shape == "slot" else min(0.022, small * 0.3)
    return shrunk(extrude(rounded(x0, y0, x1, y1, radius), low, high), TAPER, high=True)


def block(shape: dict, size: Size) -> Piece:
    """Solid or hollow block."""
    width, height, length = size
    cuts, foam = [], []
    voids = shape.get("voids")
    if voids:
        shell, web = voids["shell"] * MM, voids["web"] * MM
        columns = split(length, voids["along"], shell, web)
        rows = split(width, voids["rows"], shell, web)
        if shape.get("end") == "open":
            columns[-1] = (columns[-1][0], length / 2 + DEEP)
        closed = 0.025 if shape.get("top") == "closed" else 0.0
        for x in columns:
            cuts += [_void(voids["shape"], x, y, height, closed) for y in rows]
        # Rows are counted from the inner face, which is the back.
        for number in shape.get("foam", ()):
            y0, y1 = rows[len(rows) - 1 - number]
            inset = 0.004
            foam += [
                ((x0 + inset, y0 + inset, 0.004), (x1 - inset, y1 - inset, height - 0.003))
                for x0, x1 in columns
            ]
    if shape.get("end") == "sash":
        half = 0.010
        cuts.append(slab((length / 2 - 0.02, -half, -DEEP), (length / 2 + DEEP, half, height + DEEP)))
    return Piece(carved(_outline(shape, width, length, height), cuts), _front(shape.get("face"), width), foam)


def _outline(shape: dict, width: float, length: float, height: float):
    x, y = length / 2, width / 2
    if shape.get("end") != "round":
        return slab((-x, -y, 0), (x, y, height))
    r = 0.025
    arc = [math.radians(270 + 90 * i / 8) for i in range(9)]
    nose = [(x - r + r * math.cos(t), -y + r + r * math.sin(t)) for t in arc]
    return extrude([(-x, -y), *nose, (x, y), (-x, y)], 0, height)


def _front(face: str | None, width: float) -> Wear:
    if face in ("split", "split-ribs"):
        return Wear(split=0.016 if face == "split" else 0.008, front=-width / 2, arris=0.35)
    if face == "hammered":
        return Wear(hammer=0.0045, front=-width / 2, arris=0.5, chips=0.55)
    if face == "tumbled":
        return Wear(arris=0.95, chips=0.47, uneven=0.0011)
    if face == "ground":
        return Wear(arris=0.15, chips=0.74, uneven=0.0001)
    return Wear()


def facing(shape: dict, size: Size) -> Piece:
    """Facing block or brick; what is modelled on its front stands at -y."""
    width, height, length = size
    x, y = length / 2, width / 2
    count, cuts = shape.get("count", 0), []
    if shape["face"] == "fluted":
        pitch = length / count
        cuts = [
            extrude(circle(-x + (i + 0.5) * pitch, -y - pitch * 0.12, pitch * 0.46, 32), -DEEP, height + DEEP)
            for i in range(count)
        ]
    elif shape["face"] == "split-ribs":
        pitch = length / count
        for i in range(count + 1):
            at, half = -x + i * pitch, pitch * 0.22
            line = [(at - half, -y - DEEP), (at + half, -y - DEEP), (at + half * 0.75, -y + 0.024)]
            cuts.append(extrude([*line, (at - half * 0.75, -y + 0.024)], -DEEP, height + DEEP))
    elif shape["face"] == "scored":
        for i in range(count):
            at = -x + length * (i + 1) / (count + 1)
            cuts.append(slab((at - 0.005, -y - DEEP, -DEEP), (at + 0.005, -y + 0.011, height + DEEP)))
    return Piece(carved(slab((-x, -y, 0), (x, y, height)), cuts), _front(shape["face"], width))


def trough(shape: dict, size: Size) -> Piece:
    """U-shaped block, open to the top and at both ends."""
    width, height, length = size
    wall, floor = shape["wall"] * MM, shape["floor"] * MM
    inner = rounded(-width / 2 + wall, floor, width / 2 - wall, height + 0.1, 0.016)
    cut = extrude(inner, -length / 2 - DEEP, length / 2 + DEEP, "x")
    return Piece(carved(slab((-length / 2, -width / 2, 0), (length / 2, width / 2, height)), [cut]))


def lintel(shape: dict, size: Size) -> Piece:
    """Solid lintel, its bars showing at both ends."""
    width, height, length = size
    piece = Piece(carved(slab((-length / 2, -width / 2, 0), (length / 2, width / 2, height))))
    spots = [(-1, 0.035), (1, 0.035), (-1, height - 0.035), (1, height - 0.035)][: shape["bars"]]
    reach = length / 2 + 0.035
    for side, z in spots:
        y = side * (width / 2 - 0.028)
        piece.bars.append(((-reach, y, z), (reach, y, z)))
    return piece
