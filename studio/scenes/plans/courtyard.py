"""Courtyard villa: two-storey range, two gabled wings, an arcade and a square belfry tower."""

from __future__ import annotations

from mathutils import Matrix

from ...cameras.camera import View, level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import garden as things, site
from ...shapes.mesh import box
from ..building_kit import Kit, Opening
from ..cladding import Cladding

LOOK = {"frame": "#5a4030", "trim": "#f2e8d6"}
# Sun on the other side than the camera: within 30 degrees of it in plan, roofs lie flat like parquet.
VIEWS = {
    "front-right": {
        "camera": level((11.5, -29.5, 7.6), 0.9, 0, 32, -0.085),
        "sun": {"elevation": 45, "azimuth": -130},
    },
    "low-left": {
        "camera": level((-15.5, -26.0, 3.0), -0.6, 0.6, 31, 0.045),
        "sun": {"elevation": 11, "azimuth": 132, "sky": "streets", "strength": 0.20, "clouds": 0.8},
        "exposure": -0.35,
        "look": {"lit": 30.0},
    },
    "roofscape": {
        "camera": View((-13.5, -13.0, 9.8), (-3.0, 4.6, 4.9), 38),
        "sun": {"elevation": 38, "azimuth": 156, "turn": 40},
        "slope": "x",
        "look": {"near": True},
    },
    "hero": {
        "camera": View((-13.3, -6.5, 6.5), (-4.2, 4.6, 6.15), 23),
        "sun": {"elevation": 36, "azimuth": 162},
        "slope": "x",
        "look": {"near": True},
    },
    "hero-tall": {
        "camera": View((-13.2, -6.8, 6.8), (-5.6, 4.6, 6.1), 27),
        "sun": {"elevation": 36, "azimuth": 162},
        "slope": "x",
        "look": {"near": True},
    },
}


def house(kit: Kit, stone: str | None = "ashlar") -> None:
    """The villa without its garden; stone is the kind of its dado, None leaves it plain."""
    shell(kit)
    roofs(kit)
    stonework(kit, Cladding.of(stone, kit.trim))


def shell(kit: Kit) -> None:
    """Walls with their openings."""
    _volumes(kit)
    _openings(kit)
    kit.finish()


def build(kit: Kit, view: str) -> None:
    house(kit)
    garden(kit, open_left="roof" in view or "hero" in view)


def _volumes(kit: Kit) -> None:
    kit.block((-9, 6, 0), (9, 14, 6.6))
    kit.block((-12.4, -4.5, 0), (-6.8, 8, 3.9))
    kit.block((6.8, -2.6, 0), (12.4, 8, 3.9))
    kit.block((-7.2, 3.4, 0), (-2.8, 7.8, 9.4))
    kit.block((-2.8, 3.3, 0), (6.8, 3.75, 3.45))


def _openings(kit: Kit) -> None:
    for x, y in ((-9.6, -4.5), (9.6, -2.6)):
        kit.open(Opening(x, y, 0.55, 2.7, 2.35, panes=3, curtain=0.18, sheer=0.3))
        kit.disc(x, y, 3.35, 0.36)
    arched = {"arch": True}
    kit.windows([(-6.8, -2.4), (-6.8, 0.6)], 0.6, 1.1, 2.2, 90, curtain=0.22, **arched)
    kit.windows([(6.8, -0.6), (6.8, 1.9)], 0.6, 1.1, 2.2, -90, curtain=0.22, **arched)
    kit.windows([(12.4, 0.2), (12.4, 3.0), (12.4, 5.6)], 0.8, 1.1, 1.9, 90, curtain=0.25)
    kit.windows([(-12.4, -1.8), (-12.4, 1.6), (-12.4, 5.0)], 0.8, 1.1, 1.9, -90, curtain=0.25)
    kit.windows([(-1.2, 6), (1.1, 6), (3.4, 6), (5.7, 6)], 4.45, 1.1, 1.75, curtain=0.22, sheer=0.4, **arched)
    kit.open(Opening(2.0, 6, 0.02, 2.0, 2.9, style="door", depth=0.25, arch=True))
    kit.windows([(-1.3, 6), (5.2, 6)], 0.35, 1.5, 2.5)
    kit.open(Opening(-5.0, 3.4, 0.8, 1.3, 2.2, curtain=0.2, arch=True))
    kit.open(Opening(-5.0, 3.4, 4.5, 1.0, 1.7, curtain=0.25, arch=True))
    kit.windows([(-6.6, 14), (-2.2, 14), (2.2, 14), (6.6, 14)], 4.3, 1.3, 1.7, 180, **arched)
    kit.windows([(-6.6, 14), (-2.2, 14), (2.2, 14), (6.6, 14)], 0.8, 1.5, 2.1, 180)
    kit.windows([(-9.6, 8), (9.6, 8)], 0.8, 1.5, 2.0, 180)
    belfry = {"style": "louvre", "sill": False, "arch": True}
    kit.windows([(-6.0, 3.4), (-5.0, 3.4), (-4.0, 3.4)], 7.05, 0.66, 1.55, **belfry)
    kit.windows([(-2.8, 4.6), (-2.8, 5.6), (-2.8, 6.6)], 7.05, 0.66, 1.55, 90, **belfry)
    kit.windows([(-7.2, 4.6), (-7.2, 5.6), (-7.2, 6.6)], 7.05, 0.66, 1.55, -90, **belfry)
    kit.windows([(-6.0, 7.8), (-5.0, 7.8), (-4.0, 7.8)], 7.05, 0.66, 1.55, 180, **belfry)
    kit.arcade([-1.62 + i * 2.4 for i in range(4)], 3.3, 1.72, 2.95)


def roofs(kit: Kit) -> None:
    kit.gable((-9, 6, 9, 14), 6.75, 24, 0.75, 0.55, "x")
    kit.gable((-12.4, -4.5, -6.8, 8), 4.05, 24, 0.6, 0.5, "y", (1, 0))
    kit.gable((6.8, -2.6, 12.4, 8), 4.05, 24, 0.6, 0.5, "y", (1, 0))
    kit.hip((-7.2, 3.4, -2.8, 7.8), 9.52, 28, 0.6, cornice=True)
    kit.lean_to((-2.8, 2.75, 3.62), (6.8, 2.75, 3.62), 3.25, 0.80)
    box("arcade-ceiling", (-2.8, 2.85, 3.40), (6.8, 6, 3.46), kit.trim)


def stonework(kit: Kit, clad: Cladding) -> None:
    for x, y in ((-12.43, -4.5), (6.77, -2.6)):
        clad.panel(5.66, 0.52, Matrix.Translation((x, y, 0)), 3, 0.07)
        box("dado-cap", (x - 0.02, y - 0.05, 0.52), (x + 5.68, y + 0.02, 0.60), kit.trim, 0.01)
    clad.panel(4.5, 0.72, Matrix.Translation((-7.23, 3.4, 0)), 5, 0.07)
    box("tower-cap", (-7.26, 3.33, 0.72), (-2.76, 3.42, 0.79), kit.trim, 0.01)
    kit.band((-7.2, 3.4, -2.8, 7.8), 6.72, 6.86, 0.07)
    turned = Matrix.Translation((12.4, -2.6, 0)) @ Matrix.Rotation(1.5708, 4, "Z")
    clad.panel(10.6, 0.52, turned, 8, 0.07)
    for i in range(5):
        x = -2.82 + i * 2.4
        box(
            "pier",
            (x - (0.38 if i else 0.02), 3.22, 0),
            (x + (0.38 if i < 4 else 0.02), 3.80, 0.55),
            kit.trim,
            0.02,
        )


def garden(kit: Kit, open_left: bool) -> None:
    """open_left leaves out the palm whose shadow would blot the left wing's roof."""
    plants = kit.nursery
    site.ground()
    site.paved([(-20, -44, 20, 16)], surfaces.paving(("#c9b08c", "#b79b75", "#85735c"), (0.42, 0.28)))
    things.fountain(1.2, -2.2, plain("fountain", linear("#d9cbb0"), 0.75, 0.2, bump=(40, 0.4, 0.01)))
    for x, y in ((-5.4, 2.2), (5.5, -1.8), (-5.3, -5.2), (4.6, 2.4)):
        things.pot(plants, x, y)
    plants.lawn(-18.5, -16, -4.4, -6.6, kit.trim)
    plants.lawn(6.4, -15, 18.5, -5.0, kit.trim)
    for hedge in (
        (-18.3, -6.4, -12.9, -5.7, 0.8),
        (6.6, -14.8, 18.2, -14.2, 0.55),
        (-18.3, -15.8, -4.8, -15.2, 0.55),
        (13.2, -4.6, 18.6, -4.0, 0.8),
    ):
        plants.hedge(*hedge)
    plants.shrubs((-12.2, -5.0), (-7.0, -5.0), 0.8, 0.6)
    plants.shrubs((7.0, -3.15), (12.2, -3.15), 0.8, 0.6)
    plants.shrubs((-15.6, -4.6), (-13.0, -4.6), 1.2, 1.35, "flower")
    plants.shrubs((13.2, -3.0), (16.0, -3.0), 1.2, 1.35, "flower")
    plants.shrubs((-6.3, 0.2), (-5.9, 0.2), 0.5, 1.0, "flower")
    plants.tree(-14.8, -10.5, 2.4, 1.4)
    plants.tree(15.4, -9.2, 2.6, 1.4)
    if not open_left:
        plants.palm(-16.4, -1.5, 8.2)
    for palm in (
        (14.9, 2.4, 7.6),
        (-17.6, 8, 9.4),
        (17.6, 9.5, 9.0),
        (2.5, 20, 10.5),
        (-8, 21, 10),
        (10, 22, 10.5),
        (24, 15, 9.5),
        (-25, 16, 10),
    ):
        plants.palm(*palm)
    for x in (-19.6, 19.6):
        site.wall_line((x, -8), (x, 19), 2.2, kit.wall, kit.trim)
    site.horizon(plants, kit.wall, kit.trim, 19, 42)
