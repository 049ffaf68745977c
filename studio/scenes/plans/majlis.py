"""Garden majlis: a square pavilion with arches on all sides under a pyramid roof, by a rill."""

from __future__ import annotations

from ...cameras.camera import level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import site
from ...shapes.mesh import box
from ..building_kit import Kit

LOOK = {"frame": "#5a4030", "trim": "#f3e8d2"}
VIEWS = {
    "garden": {
        "camera": level((-6.4, -12.2, 2.5), 0.4, 0, 30, 0.075),
        "sun": {"elevation": 33, "azimuth": 132, "turn": 25},
        "exposure": -0.6,
    },
    "tall": {
        "camera": level((-5.4, -10.5, 2.9), 0.1, 0, 30, 0.10),
        "sun": {"elevation": 38, "azimuth": 132, "sky": "clear"},
    },
}
HALF, HIGH = 3.6, 3.6


def build(kit: Kit, view: str) -> None:
    t = 0.45
    kit.block((-HALF, -HALF, 0), (HALF, -HALF + t, HIGH))
    kit.block((-HALF, HALF - t, 0), (HALF, HALF, HIGH))
    kit.block((-HALF, -HALF + t, 0), (-HALF + t, HALF - t, HIGH))
    kit.block((HALF - t, -HALF + t, 0), (HALF, HALF - t, HIGH))
    centres = (-2.05, 0, 2.05)
    kit.arcade(centres, -HALF, 1.55, 3.0)
    kit.arcade(centres, HALF, 1.55, 3.0, 180)
    kit.arcade(centres, 0, 1.55, 3.0, -90, -HALF)
    kit.arcade(centres, 0, 1.55, 3.0, 90, HALF)
    kit.finish()
    kit.hip((-HALF, -HALF, HALF, HALF), 3.95, 27, 0.75, cornice=True)
    box("ceiling", (-HALF + t, -HALF + t, 3.4), (HALF - t, HALF - t, 3.5), kit.boards)
    for i, rise in enumerate((0.15, 0.30)):
        grow = 0.9 - 0.45 * i
        box(
            "steps",
            (-HALF - grow, -HALF - grow, rise - 0.15),
            (HALF + grow, HALF + grow, rise),
            kit.trim,
            0.012,
        )
    _seating(kit)
    _site(kit)


def _seating(kit: Kit) -> None:
    cloth, back = plain("cushion", linear("#8c3a2c"), 0.95, 0.1), plain(
        "cushion-back", linear("#d9c7a6"), 0.95, 0.1
    )
    for x in (-1.8, -0.6, 0.6, 1.8):
        box("seat", (x - 0.56, 2.1, 0.30), (x + 0.56, 2.95, 0.62), cloth, 0.04)
        box("seat-back", (x - 0.56, 2.85, 0.62), (x + 0.56, 3.08, 1.05), back, 0.05)
    table = surfaces.timber("#5a3b26", "#86603f", 0)
    box("table", (-0.7, 0.3, 0.62), (0.7, 1.1, 0.68), table, 0.01)
    for x in (-0.6, 0.56):
        for y in (0.36, 1.0):
            box("leg", (x, y, 0.3), (x + 0.05, y + 0.05, 0.62), table)


def _site(kit: Kit) -> None:
    plants = kit.nursery
    slabs = surfaces.paving(("#cdb48d", "#bea47e", "#87755b"), (0.40, 0.40))
    x0, y0, x1, y1, e = -0.6, -16.0, 0.6, -6.0, 0.35
    site.ground((x0, y0, x1, y1))
    site.paved(
        [
            (-2.6, -5.6, 2.6, -4.5),
            (-2.6, -20, x0 - e, -5.65),
            (x1 + e, -20, 2.6, -5.65),
            (-6.5, -4.5, 6.5, 6.5),
        ],
        slabs,
    )
    site.pool(x0, y0, x1, y1, kit.trim)
    for side in (-1, 1):
        a, b = sorted((side * 2.9, side * 14))
        plants.lawn(a, -17, b, -5.3, kit.trim)
        a, b = sorted((side * 3.1, side * 3.6))
        plants.hedge(a, -15.5, b, -6.4, 0.5)
        plants.shrubs((side * 4.2, -4.95), (side * 6.4, -4.95), 0.7, 0.6, "flower")
        plants.tree(side * 7.4, -8.6, 2.4, 1.4)
        plants.shrubs((side * 5.6, -2.5), (side * 5.6, 4.5), 0.85, 0.7)
    for palm in (
        (-8.4, -1.5, 6.9),
        (8.6, -0.6, 7.4),
        (-7.0, 6.5, 8.2),
        (7.4, 7.6, 8.6),
        (-12.5, 8, 8.8),
        (13, 10, 9),
        (0.8, 13, 9.2),
    ):
        plants.palm(*palm)
    site.tree_line(plants, range(-30, 32, 3), (11, 15), (0.9, 1.5), 1.2)
    site.horizon(plants, kit.wall, kit.trim, 17, 36, -44)
