"""Ridge and hip caps as they are hung dry: on a ventilated roll, held by clips, their ends closed by discs. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from .axis import Axis
from .mesh import make_mesh, place
from .ridge_roll import Roll, lay_roll
from .tiled_plane import Point, Tiling, merged

FLAT = 0.85  # height of a cap over its radius
WRAP = np.linspace(-0.05, 1.05, 29) * math.pi  # a cap reaches a little below its middle
NEAR = 30  # points of a tile's section from which on clips and pleats are seen


@dataclass(frozen=True)
class Cap:
    """Half-round ridge piece: outer radius, how high it hangs, visible length in metres; over a roll, or over a
    verge, which has none."""

    radius: float = 0.105
    lift: float = 0.035
    step: float = 0.33
    roll: bool = True


def lay_caps(name: str, ends: tuple[Point, Point], tiling: Tiling, cap: Cap = Cap()) -> None:
    """Overlapping half-round caps along a ridge or hip, from its lower end up to the other."""
    axis = Axis.between(ends)
    count = max(1, int(axis.length / cap.step))
    pitch = axis.length / count
    turn = WRAP if tiling.points >= NEAR else WRAP[::2]
    row, length, random = len(turn), pitch + 0.06, tiling.random
    near = tiling.points >= NEAR
    rings, faces, lots, places = [], [], [], []
    for k in range(count):
        value = random.random(2)
        skew, slip, rise = random.normal(0, (0.010, 0.004, 0.0025))
        # Rounded nose, body, and the underside of the nose.
        for y, r in ((0.003, 1.0), (0, 1.045), (0.004, 1.08), (length, 0.92), (0, 0.92)):
            x = -np.cos(turn) * r * cap.radius + skew * y
            z = np.sin(turn) * r * cap.radius * FLAT + cap.lift + 0.012 * (1 - y / length) + rise
            rings.append(np.stack([x, np.full(row, pitch * k - 0.03 + slip + y), z], 1))
            lots.append(np.repeat([value], row, 0))
            places.append(np.stack([np.linspace(0, 1, row), np.full(row, y / length * 0.6)], 1))
        for ring in range(4):
            low = (5 * k + (4 if ring == 3 else ring)) * row
            high = (5 * k + (0 if ring == 3 else ring + 1)) * row
            faces += [(low + i, low + i + 1, high + i + 1, high + i) for i in range(row - 1)]
        if near and k:
            top = cap.radius * FLAT * 1.08 + cap.lift + 0.012 + rise
            clip(name, axis, (pitch * k - 0.03 + slip, top), tiling.roll)
    arrays = [np.concatenate(part) for part in (rings, lots, places)]
    arrays = axis.world(arrays[0]), np.array(faces), *arrays[1:]
    place(merged(name, *arrays, tiling.material))
    _disc(name, axis, -0.026, (tiling, cap))
    _disc(name, axis, axis.length + 0.02, (tiling, cap))
    if cap.roll:
        size = Roll(cap.radius + 0.062, (0.055, cap.lift + 0.5 * cap.radius))
        size = replace(size, pleat=0.016, step=0.004) if near else size
        lay_roll(name, axis, tiling.planes, tiling.roll, size)


def _disc(name: str, axis: Axis, at: float, made_of) -> None:
    """Clay disc that closes the open end of a row of caps, down to the tiles, swelling outwards."""
    tiling, cap = made_of
    out = -1 if at < axis.length / 2 else 1
    across, up = np.linspace(-1, 1, 21), np.linspace(0, 1, 9)
    high = cap.lift + 0.008 + np.sqrt(np.clip(1 - across**2, 0, 1)) * cap.radius * FLAT * 0.985
    low = cap.lift - 0.075 + 0.03 * across**2
    z = low[None] + (high - low)[None] * up[:, None]
    swell = 0.016 * (1 - across[None] ** 2) * np.sin(math.pi * np.clip(up[:, None], 0.05, 0.95))
    x = np.broadcast_to(across[None] * cap.radius * 0.985, z.shape)
    local = np.stack([x, at + out * swell, z], 2).reshape(-1, 3)
    n = len(across)
    faces = [
        (i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k)
        for i in range(len(up) - 1)
        for k in range(n - 1)
    ]
    lot = np.repeat([tiling.random.random(2)], len(local), 0)
    spot = np.stack([np.tile(across, len(up)) * 0.5 + 0.5, np.full(len(local), 0.3)], 1)
    place(merged(name + "-disc", axis.world(local), np.array(faces), lot, spot, tiling.material))


def clip(name: str, axis: Axis, crest: tuple[float, float], material) -> None:
    """Ridge clip: a strap from under a cap that grips its nose; crest is where the nose is and its height."""
    nose, top = crest
    line = ((0.016, 0.0015), (0.004, 0.003), (-0.004, 0.001), (-0.006, -0.010), (-0.003, -0.020))
    local = [(x, nose + y, top + z) for y, z in line for x in (-0.011, 0.011)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    place(make_mesh(name + "-clip", axis.world(np.array(local)), faces, material, 60))


def apex(name: str, at: Point, towards: list[Point], made_of: tuple[Tiling, Cap]) -> None:
    """Cast piece where hips and ridge meet: a dome with an arm along each of them."""
    tiling, cap = made_of
    lot = tiling.random.random(2)
    around, up = np.linspace(0, 2 * math.pi, 41), np.linspace(0, math.pi / 2, 10)
    r = cap.radius * 1.16
    dome = np.stack(
        [
            np.outer(np.cos(up), np.cos(around)) * r,
            np.outer(np.cos(up), np.sin(around)) * r,
            np.outer(np.sin(up), np.ones_like(around)) * r * FLAT + cap.lift + 0.012,
        ],
        2,
    ) + np.array(at)
    skirt = dome[:1] - (0, 0, 0.03)
    parts = [np.concatenate([skirt, dome])]
    for end in towards:
        arm = Axis.between((at, end))
        rings = []
        for y, grow in ((0.0, 1.10), (0.20, 1.10), (0.204, 1.15), (0.235, 1.15), (0.24, 1.12), (0.238, 1.0)):
            x, z = -np.cos(WRAP) * grow * cap.radius, np.sin(WRAP) * grow * cap.radius * FLAT
            rings.append(arm.world(np.stack([x, np.full(len(x), y), z + cap.lift + 0.006], 1)))
        parts.append(np.array(rings))
    for part in parts:
        rows, n = part.shape[:2]
        faces = [
            (i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k)
            for i in range(rows - 1)
            for k in range(n - 1)
        ]
        points = part.reshape(-1, 3)
        spots = np.stack([np.tile(np.linspace(0, 1, n), rows), np.full(len(points), 0.3)], 1)
        lots = np.repeat([lot], len(points), 0)
        place(merged(name + "-apex", points, np.array(faces), lots, spots, tiling.material))
