"""Symmetrical villa: hipped main block, pedimented portico on two-storey columns, low side wings."""

from __future__ import annotations

from ...cameras.camera import View, level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import garden, site
from ...shapes.mesh import box
from ..building_kit import Kit, Opening

LOOK = {"frame": "#f0ece4", "trim": "#faf7f0"}
VIEWS = {
    "axis": {"camera": level((3.4, -30.0, 4.4), 0.4, 0, 32, 0.02), "sun": {"elevation": 40, "azimuth": -124}},
    "corner": {
        "camera": level((-15.0, -23.5, 5.8), 0.4, 2, 30, -0.02),
        "sun": {"elevation": 38, "azimuth": 132, "sky": "mackerel", "turn": 60},
    },
    "right": {
        "camera": level((10.5, -25.0, 6.2), 0.6, 1, 30, -0.02),
        "sun": {"elevation": 30, "azimuth": -128, "sky": "streets", "turn": 110},
    },
    # The low wing's front slope, for heaters that a picture places there.
    "wing": {
        "camera": View((17.6, -8.0, 8.4), (11.3, 2.4, 5.3), 44),
        "sun": {"elevation": 38, "azimuth": -128, "turn": 30},
        "slope": "y",
    },
    # From a scaffold beside the left wing: hip, ridge and their ends.
    "hip": {
        "camera": View((-17.3, -3.3, 6.9), (-12.95, 3.0, 4.62), 42, aperture=8, focus=(-14.2, 1.6, 4.6)),
        "sun": {"elevation": 38, "azimuth": 138, "turn": 30},
        "slope": "y",
        "look": {"near": True},
    },
    "wing-left": {
        "camera": View((-17.2, -7.2, 8.8), (-11.3, 2.4, 5.3), 42),
        "sun": {"elevation": 34, "azimuth": 130, "sky": "mackerel", "turn": 65},
        "slope": "y",
    },
}


def house(kit: Kit) -> None:
    """The villa without its garden."""
    kit.block((-8.5, 0, 0), (8.5, 10, 7.2))
    kit.block((-14.5, 1.2, 0), (-8.4, 8.8, 3.9))
    kit.block((8.4, 1.2, 0), (14.5, 8.8, 3.9))
    _openings(kit)
    kit.finish()
    kit.hip((-8.5, 0, 8.5, 10), 7.62, 24, 0.7, cornice=True)
    kit.hip((-14.5, 1.2, -8.2, 8.8), 4.30, 22, 0.6, cornice=True)
    kit.hip((8.2, 1.2, 14.5, 8.8), 4.30, 22, 0.6, cornice=True)
    kit.gable((-3.6, -3.0, 3.6, 4.0), 7.64, 24, 0.4, 0.4, "y", (1, 0))
    box("entablature", (-3.6, -2.95, 7.0), (3.6, 0, 7.62), kit.trim, 0.02)
    for x in (-3.2, -1.25, 1.25, 3.2):
        kit.column(x, -2.6, 6.7, 0.24, 0.3)
    kit.disc(0, -3.0, 8.35, 0.34)
    box("plinth-cap", (-8.55, -0.05, 0.55), (8.55, 0.01, 0.66), kit.trim, 0.012)
    for i in range(2):
        grow = 0.42 * (1 - i)
        box("steps", (-3.9 - grow, -3.3 - grow, 0.15 * i), (3.9 + grow, 0, 0.15 * (i + 1)), kit.trim, 0.012)
    box("course", (-8.55, -0.05, 3.72), (-3.0, 0.01, 3.88), kit.trim, 0.01)
    box("course", (3.0, -0.05, 3.72), (8.55, 0.01, 3.88), kit.trim, 0.01)
    for x in (-0.95, 0.95):
        box("railing", (x - 0.9, -0.6, 4.2), (x + 0.9, -0.57, 4.24), kit.bronze)


def build(kit: Kit, view: str) -> None:
    house(kit)
    _site(kit, near_wings=not view.startswith(("wing", "hip")))


def _openings(kit: Kit) -> None:
    for x in (-6.6, -4.5, 4.5, 6.6):
        kit.open(Opening(x, 0, 1.0, 1.2, 2.2, curtain=0.22))
        kit.open(Opening(x, 0, 4.6, 1.2, 1.8, curtain=0.22, arch=True, sheer=0.4 if x > 0 else 0))
    kit.open(Opening(0, 0, 0.3, 2.0, 3.0, style="door", arch=True, depth=0.3))
    kit.windows([(-1.9, 0), (0, 0), (1.9, 0)], 4.4, 1.2, 2.0, arch=True, curtain=0.2)
    kit.windows([(-6.0, 10), (-2.0, 10), (2.0, 10), (6.0, 10)], 4.6, 1.2, 1.8, 180, arch=True)
    kit.windows([(-6.0, 10), (-2.0, 10), (2.0, 10), (6.0, 10)], 0.8, 1.5, 2.2, 180)
    kit.windows([(-11.5, 8.8), (11.5, 8.8)], 0.8, 1.5, 2.0, 180)
    for x in (-11.5, 11.5):
        kit.open(Opening(x, 1.2, 0.7, 2.6, 2.3, panes=3, curtain=0.16, sheer=0.3))
    for y in (3.4, 6.6):
        kit.windows([(-14.5, y)], 0.9, 1.2, 2.0, -90)
        kit.windows([(14.5, y)], 0.9, 1.2, 2.0, 90)
    for y in (2.5, 5.0, 7.5):
        kit.windows([(-8.5, y)], 5.2, 1.1, 1.5, -90)
        kit.windows([(8.5, y)], 5.2, 1.1, 1.5, 90)


def _site(kit: Kit, near_wings: bool) -> None:
    """Garden; near_wings: with the palms that stand before the wings' roofs."""
    plants = kit.nursery
    site.ground()
    site.paved([(-21, -46, 21, 16)], surfaces.paving(("#d0c1a6", "#c2b295", "#8b7d68"), (0.50, 0.50)))
    garden.fountain(0, -12.5, plain("fountain", linear("#e2d8c4"), 0.75, 0.2, bump=(40, 0.4, 0.01)))
    for side in (-1, 1):
        x0, x1 = sorted((side * 4.2, side * 18.5))
        plants.lawn(x0, -17.5, x1, -5.0, kit.trim)
        plants.hedge(x0 + 0.15, -17.3, x1 - 0.15, -16.7, 0.55)
        plants.hedge(min(side * 4.35, side * 4.95), -16.5, max(side * 4.35, side * 4.95), -5.2, 0.45)
        plants.shrubs((side * 4.4, -0.75), (side * 8.4, -0.75), 0.8, 0.65)
        plants.shrubs((side * 9.2, 0.4), (side * 14.0, 0.4), 0.85, 0.6, "flower")
        for y in (-14.0, -10.5, -7.0):
            plants.put("shrub", (side * 7.5, y, 0.3), (1.1, 1.1, 1.5))
        garden.pot(plants, side * 5.4, -3.7, 1.1, "shrub")
    if near_wings:
        plants.palm(-16.8, -3.0, 8.0)
        plants.palm(16.8, -2.4, 8.4)
    for palm in (
        (-12.5, -11.5, 6.8),
        (12.8, -11.0, 7.0),
        (-17, 10, 9.5),
        (17, 11, 9.2),
        (-6, 19, 10),
        (6.5, 20, 10.5),
        (22, 17, 9.5),
        (-23, 18, 9.8),
    ):
        plants.palm(*palm)
    for x in (-20.6, 20.6):
        site.wall_line((x, -4), (x, 18), 2.2, kit.wall, kit.trim)
    site.horizon(plants, kit.wall, kit.trim, 18, 44)
