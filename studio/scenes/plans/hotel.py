"""Resort hotel: a three-storey centre with balconies between stepped wings, palms along the drive."""

from __future__ import annotations

from ...cameras.camera import View, level
from ...materials import building as surfaces
from ...shapes import garden, site
from ...shapes.mesh import box
from ..building_kit import Kit, Opening

LOOK = {"frame": "#4f3a2a", "trim": "#f4ead6"}
VIEWS = {
    "front": {
        "camera": level((-14.5, -30.5, 8.2), 0.2, 3, 31, -0.015),
        "sun": {"elevation": 35, "azimuth": 132, "sky": "streets", "turn": 50},
        "exposure": -0.65,
    },
    "aerial": {"camera": View((25, -34, 21), (0, 3.5, 4.5), 32), "sun": {"elevation": 38, "azimuth": -132}},
}
STOREY = 3.4


def build(kit: Kit, view: str) -> None:
    kit.block((-8, 4, 0), (8, 14, 3 * STOREY))
    for side in (-1, 1):
        x0, x1 = sorted((side * 7.9, side * 20))
        kit.block((x0, 5.5, 0), (x1, 14, 2 * STOREY))
        a, b = sorted((side * 14.2, side * 20))
        kit.block((a, -3.5, 0), (b, 5.6, 2 * STOREY))
    kit.block((-4.6, -0.6, 0), (4.6, 4.1, 3.6))
    _openings(kit)
    kit.finish()
    kit.hip((-8, 4, 8, 14), 3 * STOREY + 0.12, 24, 0.8, cornice=True)
    for side in (-1, 1):
        x0, x1 = sorted((side * 7.9, side * 20))
        kit.hip((x0, 5.5, x1, 14), 2 * STOREY + 0.18, 23, 0.7)
        a, b = sorted((side * 14.2, side * 20))
        kit.hip((a, -3.5, b, 9), 2 * STOREY + 0.18, 23, 0.7)
    kit.hip((-4.6, -0.6, 4.6, 5.0), 3.75, 23, 0.7)
    _balconies(kit)
    _site(kit)


def _openings(kit: Kit) -> None:
    for x in (-6.0, -3.0, 0, 3.0, 6.0):
        for level_number in (1, 2):
            kit.open(
                Opening(
                    x,
                    4,
                    level_number * STOREY + 0.25,
                    1.5,
                    2.3,
                    curtain=0.2,
                    arch=level_number == 2,
                    sheer=0.4 if x < 0 else 0,
                )
            )
    kit.arcade((-2.9, 0, 2.9), -0.6, 2.1, 3.0)
    kit.open(Opening(0, 4.05, 0.02, 2.2, 2.7, style="door", depth=0.25))
    for side in (-1, 1):
        for x in (9.4, 11.8):
            for level_number in (0, 1):
                kit.open(Opening(side * x, 5.5, level_number * STOREY + 0.5, 1.5, 2.1, curtain=0.2))
        for dx in (15.7, 18.5):
            for level_number in (0, 1):
                kit.open(
                    Opening(
                        side * dx,
                        -3.5,
                        level_number * STOREY + 0.45,
                        1.4,
                        2.2,
                        curtain=0.2,
                        arch=level_number == 1,
                    )
                )
        for y in (-1.4, 1.6, 4.4, 8.0, 11.2):
            for level_number in (0, 1):
                kit.open(Opening(side * 20, y, level_number * STOREY + 0.5, 1.3, 2.0, 90 * side, room=2.2))
        for y in (-1.4, 1.6):
            for level_number in (0, 1):
                kit.open(Opening(side * 14.2, y, level_number * STOREY + 0.5, 1.3, 2.0, -90 * side, room=2.2))


def _balconies(kit: Kit) -> None:
    for level_number in (1, 2):
        z = level_number * STOREY
        for x in (-6.0, -3.0, 0, 3.0, 6.0):
            if level_number == 1 and abs(x) < 5:
                continue  # the porch roof is there
            box("balcony", (x - 1.15, 2.95, z - 0.02), (x + 1.15, 4.0, z + 0.14), kit.trim, 0.015)
            for rail in (0.35, 0.65, 1.0):
                box("rail", (x - 1.1, 3.0, z + rail + 0.12), (x + 1.1, 3.03, z + rail + 0.15), kit.bronze)
            for i in range(13):
                px = x - 1.1 + 2.2 * i / 12
                box("bar", (px - 0.008, 3.005, z + 0.14), (px + 0.008, 3.025, z + 1.12), kit.bronze)
            for px in (x - 1.1, x + 1.08):
                box("rail", (px, 3.0, z + 1.12), (px + 0.03, 4.0, z + 1.15), kit.bronze)
    box("course", (-8.05, 3.94, STOREY - 0.1), (8.05, 4.01, STOREY + 0.05), kit.trim, 0.01)


def _site(kit: Kit) -> None:
    plants = kit.nursery
    site.ground()
    site.paved([(-30, -44, 30, 18)], surfaces.paving(("#cbb896", "#bca987", "#84745d"), (0.50, 0.25)))
    for side in (-1, 1):
        a, b = sorted((side * 5.4, side * 13.4))
        plants.lawn(a, -6.5, b, 3.6, kit.trim)
        plants.hedge(a + 0.1, -6.3, b - 0.1, -5.7, 0.6)
        a, b = sorted((side * 6.0, side * 26))
        plants.lawn(a, -22, b, -9.5, kit.trim)
        plants.hedge(a + 0.1, -10.4, b - 0.1, -9.8, 0.55)
        plants.shrubs((side * 14.6, -4.3), (side * 19.8, -4.3), 0.8, 0.7, "flower")
        for x, y, height in ((13.2, -5.6, 7.0), (23.5, -7.5, 8.2)):
            plants.palm(side * x, y, height + 0.3 * side)
        plants.palm(side * 11.0, -1.5, 7.4)
        plants.tree(side * 21.5, -14.0, 2.6, 1.6)
        garden.pot(plants, side * 5.0, -1.6, 1.2, "olive")
    for palm in ((-24, 2, 9), (24, 3, 9.4), (-25, 14, 10), (26, 15, 9.8), (0, 22, 11)):
        plants.palm(*palm)
    site.horizon(plants, kit.wall, kit.trim, 20, 56, -60)
