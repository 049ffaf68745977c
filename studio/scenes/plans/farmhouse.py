"""Farmhouse on one floor: rubble stone walls, crossing gabled roofs, a timber porch and olive trees."""

from __future__ import annotations

from mathutils import Matrix

from ...cameras.camera import level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import garden, site, stones
from ...shapes.mesh import box
from ..building_kit import Kit, Opening

LOOK = {"frame": "#51584a", "trim": "#efe6d4"}
VIEWS = {
    "garden": {
        "camera": level((-12.8, -16.2, 2.6), -0.4, 0, 29, 0.05),
        "sun": {"elevation": 27, "azimuth": 132, "sky": "mackerel", "turn": 30},
        "exposure": -0.6,
    },
    "porch": {
        "camera": level((4.8, -15.5, 3.2), 0.8, 0.5, 29, 0.01),
        "sun": {"elevation": 36, "azimuth": -132, "turn": 110},
    },
}


def build(kit: Kit, view: str) -> None:
    kit.block((-9, 0, 0), (9, 7, 3.3))
    kit.block((-8.2, -4.6, 0), (-3.0, 0.1, 3.3))
    kit.open(Opening(-5.6, -4.6, 0.75, 2.2, 1.75, panes=3, curtain=0.2))
    kit.windows([(2.2, 0), (6.6, 0)], 0.85, 1.5, 1.6, panes=2, curtain=0.22)
    kit.open(Opening(-0.6, 0, 0.05, 1.4, 2.35, style="door", depth=0.25))
    kit.windows([(-3.0, -2.3)], 0.85, 1.2, 1.6, 90)
    kit.windows([(-8.2, -2.3)], 0.85, 1.2, 1.6, -90)
    kit.windows([(9, 2.0), (9, 5.0)], 0.85, 1.2, 1.6, 90)
    kit.windows([(-9, 3.5)], 0.85, 1.2, 1.6, -90)
    kit.finish()
    kit.gable((-9, 0, 9, 7), 3.45, 26, 0.55, 0.45, "x")
    kit.gable((-8.2, -4.6, -3.0, 4.0), 3.45, 26, 0.5, 0.45, "y", (1, 0))
    kit.lean_to((-2.2, -2.5, 2.62), (4.4, -2.5, 2.62), 2.4, 0.72)
    for x in (-2.0, 0.1, 2.2, 4.2):
        box("post", (x - 0.08, -2.40, 0.1), (x + 0.08, -2.24, 2.5), kit.boards, 0.008)
    box("beam", (-2.2, -2.42, 2.42), (4.4, -2.22, 2.58), kit.boards, 0.008)
    box("porch", (-2.5, -2.7, 0), (4.7, 0, 0.09), kit.trim, 0.012)
    _stonework(kit)
    _site(kit)


def _stonework(kit: Kit) -> None:
    """Rubble round the openings of the front gable and on both ends, with a chimney."""
    stone, bed = stones.stone_material("rubble", 1.4), plain(
        "bed", linear(stones.MORTAR["rubble"]), 0.95, 0.1
    )
    top = 3.24
    left = ((0, 0, 1.25, top), (3.95, 0, 5.2, top), (1.25, 0, 3.95, 0.62), (1.25, 2.70, 3.95, top))
    for i, (x0, z0, x1, z1) in enumerate(left):
        stones.panel(
            "rubble", x1 - x0, z1 - z0, (stone, bed), Matrix.Translation((-8.2 + x0, -4.62, z0)), i, 0.06, 5
        )
    right = ((4.5, 0, 5.57, top), (7.63, 0, 9.0, top), (5.57, 0, 7.63, 0.72), (5.57, 2.65, 7.63, top))
    for i, (x0, z0, x1, z1) in enumerate(right):
        stones.panel(
            "rubble", x1 - x0, z1 - z0, (stone, bed), Matrix.Translation((x0, -0.02, z0)), 10 + i, 0.06, 5
        )
    box("chimney-core", (5.43, 4.03, 3.5), (6.57, 4.97, 6.55), bed)
    for i, (at, turn, width) in enumerate(
        (
            (Matrix.Translation((5.4, 4.0, 3.6)), 0, 1.2),
            (Matrix.Translation((6.6, 4.0, 3.6)), 1.5708, 1.0),
            (Matrix.Translation((5.4, 5.0, 3.6)), -1.5708, 1.0),
        )
    ):
        stones.panel("rubble", width, 2.95, (stone, bed), at @ Matrix.Rotation(turn, 4, "Z"), 20 + i, 0.06, 5)
    box("chimney-cap", (5.28, 3.88, 6.55), (6.72, 5.12, 6.68), kit.trim, 0.02)


def _site(kit: Kit) -> None:
    plants = kit.nursery
    site.ground()
    gravel = plain("gravel", linear("#cdbd9f"), 0.95, 0.1, bump=(40, 1, 0.04))
    site.paved([(-18, -26, -1.6, 12), (1.0, -26, 18, 12), (-1.6, -2.9, 1.0, 12)], gravel)
    plants.lawn(-16, -13.5, -3.2, -6.6, kit.trim)
    plants.lawn(3.0, -13.5, 16, -4.4, kit.trim)
    site.paved([(-1.6, -26, 1.0, -2.9)], surfaces.paving(("#c7b493", "#b9a584", "#84745d"), (0.55, 0.40)))
    plants.shrubs((-8.0, -5.3), (-3.2, -5.3), 0.75, 0.6)
    plants.shrubs((4.9, -0.8), (8.8, -0.8), 0.75, 0.6, "flower")
    plants.shrubs((-2.4, -6.0), (-2.4, -12.5), 0.8, 0.5, "olive")
    plants.shrubs((1.8, -5.0), (1.8, -12.5), 0.8, 0.5, "olive")
    for x, y, h, k in (
        (-15.2, -4.6, 2.3, 1.6),
        (8.2, -8.4, 2.3, 1.7),
        (12.6, -3.0, 2.4, 1.5),
        (-12.6, 1.0, 2.3, 1.6),
        (13.4, 6.2, 2.5, 1.7),
        (-11.0, 9.0, 2.4, 1.7),
    ):
        plants.tree(x, y, h, k)
    for x, y in ((-1.0, -3.2), (3.4, -3.2)):
        garden.pot(plants, x, y, 0.8)
    for palm in ((-15.5, 5, 8.2), (15.5, 10, 9), (-4, 14, 9.4), (4.5, 15, 9.8)):
        plants.palm(*palm)
    site.tree_line(plants, range(-36, 38, 4), (13, 17), (0.9, 1.6), 1.3)
    site.horizon(plants, kit.wall, kit.trim, 18, 40, -46)
