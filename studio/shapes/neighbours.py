"""Houses in the distance, none like the other: hipped or flat roofs, wings, windows in their own rhythm. Metres."""

from __future__ import annotations

import numpy as np

from ..materials.nodes import NodeMaterial, linear, plain
from .mesh import box, cylinder, make_mesh, place
from .roofs import hip_planes

STOREY = 3.3
PANES = ((0.03, 0.04, 0.05), (0.07, 0.08, 0.09), (0.16, 0.15, 0.13))


def _ribbed(roof: str):
    """Courses seen from so far that only their lines are left."""
    ribs = NodeMaterial("far-roof")
    wave = ribs.node("TexWave")
    wave.inputs["Scale"].default_value = 2.2
    at = (ribs.node("NewGeometry"), "Position")
    ribs.feed(at, wave, 0)
    ribs.bump(wave, 0.6, 0.05)
    dark, light = (tuple(share * c for c in linear(roof)) for share in (0.78, 1.12))
    colour = ribs.ramp(ribs.noise(at, 0.9, 5, 0.6), [(0.35, dark), (0.65, light)])
    return ribs.finish(Base_Color=colour, Roughness=0.85)


def _windows(random, x0: float, x1: float, front: float, height: float, wall) -> None:
    """One rhythm for all storeys of a front, as houses have it, with a pane here and there left out."""
    gap, wide, tall = random.uniform(2.3, 4.2), random.uniform(0.8, 1.7), random.uniform(1.3, 1.9)
    count = max(2, int((x1 - x0 - 1.2) / gap))
    first = (x0 + x1 - gap * (count - 1)) / 2
    for sill in np.arange(0.95, height - 2.0, STOREY):
        for place_ in range(count):
            if random.random() < 0.12:
                continue
            at = first + gap * place_
            pane = plain("far-window", PANES[random.integers(len(PANES))], 0.05, 0.8)
            box(
                "far-window",
                (at - wide / 2, front - 0.02, sill),
                (at + wide / 2, front + 0.1, sill + tall),
                pane,
            )
            edge = wide / 2 + 0.12
            box("far-sill", (at - edge, front - 0.06, sill - 0.1), (at + edge, front - 0.01, sill), wall)


def _hipped(rect, height: float, pitch: float, roof, wall) -> None:
    x0, y0, x1, y1 = rect
    eaves = (x0 - 0.6, y0 - 0.6, x1 + 0.6, y1 + 0.6)
    for plane in hip_planes(eaves, height, pitch)[0]:
        place(make_mesh("far-roof", plane, [tuple(range(len(plane)))], roof))
    box("far-eaves", (*eaves[:2], height - 0.2), (*eaves[2:], height - 0.01), wall)


def _flat(random, rect, height: float, wall) -> None:
    """Parapet, stair house and a water tank."""
    x0, y0, x1, y1 = rect
    box("far-parapet", (x0 - 0.1, y0 - 0.1, height), (x1 + 0.1, y1 + 0.1, height + 0.75), wall)
    if x1 - x0 < 8:
        return
    at = random.uniform(x0 + 1, x1 - 4.5)
    box("far-stairs", (at, y0 + 2.5, height), (at + 3.4, y0 + 6, height + 2.9), wall)
    tank = random.uniform(x0 + 1.5, x1 - 1.5)
    white = plain("far-tank", linear("#e4e2dc"), 0.6, 0.3)
    cylinder("far-tank", (tank, y0 + 4, height + 0.7), (tank, y0 + 4, height + 2.3), 0.75, white, 16)


def _volume(random, rect, height: float, roof, pitch: float, wall) -> None:
    x0, y0, x1, y1 = rect
    box("far-house", (x0, y0, 0), (x1, y1, height), wall)
    _windows(random, x0, x1, y0, height, wall)
    if roof:
        _hipped(rect, height, pitch, roof, wall)
    else:
        _flat(random, rect, height, wall)


def neighbour(
    x: float, y: float, width: float, depth: float, height: float, wall: str, roof: str, pitch: float = 22
) -> None:
    """Distant house round (x, y). What it looks like follows from where it stands."""
    random = np.random.default_rng([int(abs(x) * 10), int(abs(y) * 10), int(x < 0), int(y < 0)])
    walls = plain("far-wall", linear(wall), 0.9, 0.1)
    tiles = _ribbed(roof) if random.random() < 0.62 else None
    height *= random.uniform(0.9, 1.12)
    x0, x1, y0, y1 = x - width / 2, x + width / 2, y - depth / 2, y + depth / 2
    pitch += random.uniform(-4, 4)
    if random.random() < 0.55:  # a lower wing to one side, a little forward
        part = random.uniform(0.32, 0.45) * width
        side = random.random() < 0.5
        wing = (x0, y0 - 1.8, x0 + part, y1 - 2) if side else (x1 - part, y0 - 1.8, x1, y1 - 2)
        _volume(random, wing, STOREY + 0.3, tiles, pitch, walls)
        x0, x1 = (x0 + part, x1) if side else (x0, x1 - part)
    _volume(random, (x0, y0, x1, y1), height, tiles, pitch, walls)


WALLS = ("#d9c7a8", "#e3dccf", "#e8dcc4", "#cdbb9d", "#e5d8bd", "#d3c4b0", "#c9b295")
ROOFS = ("#87543f", "#936650", "#77706a", "#8a5f4b", "#6b6661")


def town(xs, ys, seed: int = 3) -> None:
    """Houses in blocks behind each other, each behind its own wall."""
    random = np.random.default_rng(seed)
    for row, y in enumerate(ys):
        for x in xs:
            x, y0 = x + random.uniform(-2, 2) + 5 * (row % 2), y + random.uniform(-2, 2)
            wide, deep, high = random.uniform(11, 16), random.uniform(10, 13), random.uniform(6.2, 8.2)
            wall, roof = WALLS[random.integers(len(WALLS))], ROOFS[random.integers(len(ROOFS))]
            neighbour(x, y0, wide, deep, high, wall, roof)
            plot = plain("far-plot", linear(wall), 0.9, 0.1)
            box("far-plot", (x - 9.5, y0 - 10, 0), (x + 9.5, y0 - 9.8, 2.2), plot)
            for side in (-1, 1):
                box("far-plot", (x + side * 9.5, y0 - 9.8, 0), (x + side * 9.5 + 0.2, y0 + 8, 2.2), plot)
