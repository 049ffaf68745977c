"""The slope of the lodge: terraces, steps, garden, rocks, trees and mountains. Not a plan by itself."""

from __future__ import annotations

import numpy as np

from ...materials import building as surfaces
from ...shapes import garden, hills
from ...shapes.desert_trees import Grove
from ...shapes.mesh import box
from ...shapes.rocks import Quarry
from ..building_kit import Kit

# Height of the natural slope along y, and levelled rectangles (x0, y0, x1, y1, z).
SLOPE = (
    (-130, -70, -40, -24, -14, -9, 0, 12, 20, 34, 60, 110),
    (-19, -15, -8, -3.9, -2.7, -2.1, 1.1, 5.1, 7.4, 9.8, 7, -8),
)
LEVELS = (
    (-11, -7, 13, 1, 0.0),
    (-7, 0, -0.5, 8, 0.0),
    (-0.8, -0.2, 13, 8, 2.9),
    (-0.4, 3, 9.5, 12, 2.9),
    (-14, 9.6, -1, 18, 5.2),
)


def height(x, y):
    """Ground at arrays of x and y: the slope, uneven, with the terraces cut in."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    away = np.clip(np.hypot(np.maximum(abs(x) - 11, 0), np.maximum(abs(y - 4) - 12, 0)) / 14, 0.12, 1)
    z = np.interp(y, *SLOPE) + away * (
        1.5 * hills.rolling(x, y, 17, 5) + 0.25 * hills.rolling(x, y, 2.6, 9, 3)
    )
    z = z + 0.012 * np.clip(abs(x) - 16, 0, None) ** 1.4 * np.where(y > -14, 1, 0.3)
    for x0, y0, x1, y1, level in LEVELS:
        inside = (x > x0) & (x < x1) & (y > y0) & (y < y1)
        z = np.where(inside, level - 0.35, z)
    return z


def open_ground(x: float, y: float):
    """Height for a stone or plant, None on a terrace."""
    if any(x0 - 0.25 < x < x1 + 0.25 and y0 - 0.25 < y < y1 + 0.25 for x0, y0, x1, y1, _ in LEVELS):
        return None
    return float(height([x], [y])[0])


def lay(kit: Kit, quarry: Quarry) -> None:
    across, up = np.meshgrid(hills.spaced(-90, 90, 0, 420), hills.spaced(-130, 110, -4, 520))
    hills.grid("slope", across, up, height(across, up), hills.stony_soil())
    _terraces(quarry)
    _garden(kit)
    grove = Grove(kit.nursery.bark)
    _wild(kit, quarry, grove)
    form = hills.Range(26, 110, foot=-6, height=430, seed=5)
    hills.mountains(form, hills.mountain_rock(), (-10, -20))


def _terraces(quarry: Quarry) -> None:
    flags = surfaces.paving(("#a8937a", "#97836b", "#5f5142"), (0.62, 0.44))
    for (x0, y0, x1, y1), low, top in (
        ((-11, -7, 13, 1), -3, 0),
        ((-0.8, -0.2, 13, 8), -0.4, 2.9),
        ((-14, 9.6, -1, 18), 2, 5.2),
    ):
        box("terrace", (x0 + 0.02, y0 + 0.05, low), (x1 - 0.02, y1, top), flags)
    for a, b, low, high in (
        ((-11, -7), (1.9, -7), -2.7, 0.42),
        ((1.9, -7), (3.7, -7), -2.7, -0.1),
        ((3.7, -7), (13, -7), -2.7, 0.42),
        ((13, -7), (13, -0.2), -2.7, 0.42),
        ((-11, 0.4), (-11, -7), -0.8, 0.42),
        ((-0.8, -0.2), (9.5, -0.2), -0.1, 3.3),
        ((9.5, -0.2), (11.2, -0.2), -0.1, 2.88),
        ((11.2, -0.2), (13, -0.2), -0.1, 3.3),
        ((13, -0.2), (13, 8), 0, 3.3),
        ((-0.8, 4.2), (-0.8, -0.2), -0.1, 3.3),
        ((-14, 9.6), (-1, 9.6), 3.2, 5.6),
        ((-14, 18), (-14, 9.6), 4.2, 5.6),
    ):
        quarry.face(a, b, low, high)
    for a, b, z in (
        ((-11, -6.75), (1.9, -6.75), 0.42),
        ((3.7, -6.75), (13, -6.75), 0.42),
        ((-10.75, -6.6), (-10.75, 0.4), 0.42),
        ((-0.8, 0.05), (9.5, 0.05), 3.3),
        ((11.2, 0.05), (13, 0.05), 3.3),
        ((-14, 9.85), (-1, 9.85), 5.6),
    ):
        box(
            "wall-core",
            (min(a[0], b[0]) - 0.2 * (a[0] == b[0]), min(a[1], b[1]) - 0.22, z - 0.5),
            (max(a[0], b[0]) + 0.2 * (a[0] == b[0]), max(a[1], b[1]) + 0.2, z - 0.01),
            quarry.stone,
            0.02,
        )
        quarry.coping(a, b, z)
    quarry.steps(2.0, 3.6, -10.6, -2.2, 0.183, 12)
    quarry.steps(9.6, 11.1, -5.0, 0.0, 0.181, 16)


def _garden(kit: Kit) -> None:
    plants, r = kit.nursery, kit.random
    for x, y, size, kind in (
        (-9.9, -5.9, 0.9, "flower"),
        (-8.7, -6.1, 0.8, "shrub"),
        (-7.4, -6.1, 0.9, "olive"),
        (-6.0, -6.1, 0.7, "shrub"),
        (-3.4, -6.2, 0.9, "flower"),
        (-1.9, -6.1, 0.8, "shrub"),
        (0.6, -6.1, 0.9, "olive"),
        (4.6, -6.1, 0.8, "shrub"),
        (6.0, -6.1, 1.0, "flower"),
        (7.6, -6.2, 0.8, "olive"),
        (0.4, -0.9, 1.0, "flower"),
        (1.9, -0.85, 0.8, "shrub"),
        (3.3, -0.85, 0.9, "shrub"),
        (5.0, -0.9, 1.0, "flower"),
        (6.6, -0.9, 0.8, "shrub"),
        (8.3, -0.9, 0.9, "olive"),
        (-10.2, -2.6, 0.9, "shrub"),
        (-10.1, -0.9, 1.0, "shrub"),
    ):
        k = size * r.uniform(0.9, 1.15)
        plants.put(kind, (x, y, 0.12 * k), (k, k, k))
    for x, y, z, size in land_over():
        plants.put("flower", (x, y, z), (size * 1.5, size * 1.2, size * 1.1))
    for x in (7.4, 8.6, 11.9):
        plants.put("shrub", (x, 0.75, 3.0), 0.7)
    for x, y, z, size in ((-7.6, -0.6, 0, 0.9), (-0.4, -1.5, 0, 0.8)):
        garden.pot(plants, x, y, size, "olive")
    table = kit.timber
    box("table", (4.6, -4.2, 0.70), (6.6, -3.2, 0.76), table, 0.01)
    for x in (4.75, 6.35):
        for y in (-4.05, -3.45):
            box("leg", (x, y, 0), (x + 0.09, y + 0.09, 0.70), table)
    for y in (-4.85, -2.95):
        box("seat", (4.7, y, 0.42), (6.5, y + 0.38, 0.47), table, 0.01)
        for x in (4.9, 6.2):
            box("leg", (x, y + 0.03, 0), (x + 0.08, y + 0.33, 0.42), table)


def land_over():
    """Bougainvillea that hangs over the terrace walls: x, y, z, size."""
    return [
        (-8.6, -7.0, 0.25, 1.1),
        (-7.7, -7.05, 0.05, 0.9),
        (0.2, -7.0, 0.2, 1.0),
        (6.2, -7.0, 0.25, 1.15),
        (7.2, -7.05, 0.0, 0.9),
        (2.2, -0.3, 3.0, 1.1),
        (3.2, -0.4, 2.6, 0.9),
        (7.6, -0.3, 3.0, 1.15),
        (-5.0, 9.4, 5.3, 1.0),
        (-10.8, 9.4, 5.3, 1.1),
    ]


def _wild(kit: Kit, quarry: Quarry, grove: Grove) -> None:
    """Rocks, scrub and trees on the open slope."""
    plants, r = kit.nursery, kit.random
    for area, count, size in (
        ((-30, -24, 26, -7.5), 900, (0.06, 0.7)),
        ((-32, -7, -11, 22), 560, (0.08, 1.2)),
        ((13, -7, 34, 24), 480, (0.08, 1.2)),
        ((-14, 12, 20, 36), 300, (0.10, 0.9)),
    ):
        quarry.scatter(count, area, open_ground, size)
    for x, y, size in (
        (-12.3, -7.6, 1.7),
        (-13.6, -4.4, 1.3),
        (-12.0, 2.4, 1.5),
        (-8.9, 3.4, 1.1),
        (-9.6, 6.4, 1.6),
        (14.4, -7.4, 1.8),
        (15.2, -2.5, 1.6),
        (-5.2, -9.6, 1.3),
        (6.8, -9.4, 1.5),
        (-15.4, 6, 2.2),
        (16.5, 6, 2.4),
        (0.3, -9.3, 0.9),
        (-14.7, -12.3, 1.6),
    ):
        quarry.rock(x, y, open_ground(x, y) or 0, size)
    for _ in range(420):
        x, y = r.uniform(-30, 28), r.uniform(-24, 34)
        z = open_ground(x, y)
        if z is not None:
            k = 0.35 + 0.95 * r.random() ** 1.8
            plants.put(
                "olive" if r.random() < 0.65 else "shrub",
                (x, y, z + 0.1 * k),
                (k, k, k * r.uniform(0.6, 0.9)),
            )
    for x, y, tall, wide, flat in (
        (-16.4, -1.0, 5.2, 3.2, True),
        (12.0, -5.2, 5.0, 2.6, False),
        (-22.5, 9.5, 6.5, 3.4, False),
        (17.5, 3.5, 6.8, 3.5, False),
        (-2.6, 13.6, 5.0, 2.2, False),
        (14.5, 13.5, 6.4, 3.8, True),
        (-9.6, -5.0, 3.4, 1.7, False),
        (-24, -3, 5, 3.4, True),
        (24, -6, 5.4, 3.6, True),
        (-26, 16, 5.4, 3.2, False),
        (6.5, -12.6, 4.0, 2.6, True),
        (27, 12, 6, 3.4, False),
        (6, 17.5, 4.2, 2.2, False),
    ):
        z = open_ground(x, y)
        grove.tree((x, y, 0.0 if z is None and y < 0 else 5.2 if z is None else z), tall, wide, flat)
