"""Arcade villa: hipped two-storey range, a projecting wing, a single-storey majlis and an arched portico."""

from __future__ import annotations

from mathutils import Matrix

from ...cameras.camera import View, level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import site
from ...shapes.mesh import box
from ...shapes.solar_heater import heater_materials
from ...shapes.solar_roof import on_roof
from ..building_kit import Kit, Opening
from ..cladding import Cladding

LOOK = {"frame": "#e8e5de", "trim": "#f4efe4"}
VIEWS = {
    "eye": {
        "camera": level((11.8, -24.5, 3.4), 1.2, 0, 30, 0.085),
        "sun": {"elevation": 44, "azimuth": -126},
    },
    "aerial": {
        "camera": View((16.5, -19.5, 14.5), (2.2, 2.0, 4.2), 34),
        "sun": {"elevation": 40, "azimuth": -132, "turn": 60},
        "exposure": -0.75,
    },
    "left": {
        "camera": level((-14.5, -21.5, 5.0), -0.2, 0, 29, 0.02),
        "sun": {"elevation": 33, "azimuth": 130, "sky": "mackerel", "turn": 40},
    },
    "above-left": {
        "camera": View((-17.5, -18.5, 13.0), (0.4, 1.6, 4.0), 35),
        "sun": {"elevation": 38, "azimuth": 134, "turn": 130},
        "exposure": -0.75,
    },
    "simulator": {
        "camera": level((9.5, -25.5, 6.4), 1.4, 0, 31, -0.035),
        "sun": {"elevation": 38, "azimuth": -132, "sky": "streets", "turn": 20},
    },
    "simulator-tall": {
        "camera": level((10.5, -20.5, 6.2), 2.4, 0, 33, -0.02),
        "sun": {"elevation": 38, "azimuth": -132, "sky": "streets", "turn": 20},
    },
    "solar": {
        "camera": View((16.9, -5.4, 7.5), (9.6, 1.9, 5.95), 38),
        "sun": {"elevation": 38, "azimuth": 172, "turn": 35},
        "slope": "x",
        "look": {"near": True},
    },
    "solar-tall": {
        "camera": View((16.9, -4.6, 7.7), (9.7, 1.5, 6.1), 32),
        "sun": {"elevation": 38, "azimuth": 172, "turn": 35},
        "slope": "x",
        "look": {"near": True},
    },
    "solar-close": {
        "camera": View((15.6, -2.6, 7.6), (10.0, 1.6, 5.7), 36),
        "sun": {"elevation": 40, "azimuth": 172},
        "slope": "x",
        "look": {"near": True},
    },
    # A hip of the majlis and the eaves at its foot, from the level of its roof.
    "hip": {
        "camera": View((15.9, -6.6, 6.5), (10.5, -2.2, 4.78), 50, aperture=8, focus=(11.2, -3.2, 4.8)),
        "sun": {"elevation": 40, "azimuth": -120, "sky": "mackerel", "turn": 15},
        "slope": "y",
        "look": {"near": True},
    },
    # The same roof for heaters that a picture places itself.
    "solar-side": {
        "camera": View((17.2, -2.9, 8.1), (10.0, 1.3, 5.5), 42),
        "sun": {"elevation": 38, "azimuth": 172, "sky": "mackerel", "turn": 15},
        "slope": "x",
        "look": {"near": True},
    },
}


def house(kit: Kit, stone: str | None = "ashlar") -> None:
    """The villa without its garden; stone is the kind of its plinth and piers, None leaves them plain."""
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
    garden(kit, open_right="solar" in view or view == "hip")
    if view in ("solar", "solar-tall", "solar-close"):
        on_roof(heater_materials(outdoors=True), (11.35, 1.3, 4.76), 24, 90, 2)


def _volumes(kit: Kit) -> None:
    kit.block((-8, 0, 0), (8, 11, 7))
    kit.block((-8.5, -2.6, 0), (-3.1, 3, 7))
    kit.block((4.4, -3.4, 0), (11.2, 6, 4.05))
    kit.block((-2.7, -3.2, 0), (4.0, -2.75, 3.75))
    kit.block((-2.7, -2.8, 0), (-2.3, 0, 3.75))


def _openings(kit: Kit) -> None:
    kit.open(Opening(-5.8, -2.6, 4.35, 2.0, 2.0, arch=True, panes=3, sheer=0.4))
    kit.open(Opening(-5.8, -2.6, 0.95, 2.4, 2.0, panes=3))
    kit.open(Opening(-3.1, -1.1, 4.5, 0.8, 1.6, 90, panes=1, room=2.0))
    kit.windows([(-1.55, 0), (1.0, 0), (3.3, 0)], 4.45, 1.15, 1.9, arch=True, sheer=0.3)
    kit.open(Opening(0.65, 0, 0, 1.9, 2.85, style="door", arch=True, depth=0.3))
    kit.windows([(-1.5, 0), (3.0, 0)], 0.9, 0.8, 1.7, panes=1)
    kit.windows([(6.2, -3.4), (9.3, -3.4)], 0.85, 1.3, 2.2, arch=True)
    kit.windows([(11.2, -1.2), (11.2, 1.6), (11.2, 4.2)], 0.85, 1.3, 2.2, 90, arch=True)
    kit.windows([(8, 8.8)], 4.95, 1.3, 1.45, 90)
    kit.windows([(-8.5, 0.4)], 4.5, 1.2, 1.7, -90)
    kit.windows([(-8, 5.0), (-8, 8.4)], 4.5, 1.2, 1.7, -90)
    kit.windows([(-5.4, 11), (-1.8, 11), (1.8, 11), (5.4, 11)], 4.5, 1.3, 1.7, 180, arch=True)
    kit.windows([(-5.4, 11), (-1.8, 11), (5.4, 11)], 0.9, 1.6, 2.0, 180)
    kit.windows([(-8, 2.2), (-8, 5.0), (-8, 8.4)], 0.9, 1.2, 2.0, -90)
    kit.arcade([-1.45, 0.65, 2.75], -3.2, 1.62, 3.1)
    kit.arcade([-1.5], 0, 1.6, 3.1, -90, -2.7)


def roofs(kit: Kit) -> None:
    kit.hip((-8, 0, 8, 11), 7.42, 25, 0.75, cornice=True)
    kit.hip((-8.5, -2.6, -3.1, 5.5), 7.42, 25, 0.75, cornice=True)
    kit.hip((4.4, -3.4, 11.2, 6.4), 4.47, 24, 0.7, cornice=True)
    # The majlis roof dies into the wall of the main block behind its ridge: flashing over the cut tiles.
    lead = plain("flashing", linear("#6f6a64"), 0.55, 0.4, 0.6)
    box("flashing", (7.98, -0.02, 6.12), (8.05, 3.1, 6.46), lead, 0.004)
    box("flashing", (7.98, -0.02, 6.40), (8.09, 3.1, 6.46), kit.trim, 0.004)
    kit.lean_to((-3.15, -3.75, 3.96), (4.4, -3.75, 3.96), 3.72, 0.55)
    box("portico-ceiling", (-2.7, -3.2, 3.68), (4.4, 0, 3.76), kit.trim)
    kit.band((-8.5, -2.6, -3.1, 3), 3.62, 3.80, 0.06)
    box("course", (-3.1, -0.06, 3.62), (4.4, 0.01, 3.68), kit.trim, 0.01)


def stonework(kit: Kit, clad: Cladding) -> None:
    for x, y, width in ((-8.53, -2.6, 5.46), (4.37, -3.4, 6.86)):
        clad.panel(width, 0.62, Matrix.Translation((x, y, 0)), 3, 0.07)
        box("plinth-cap", (x - 0.02, y - 0.05, 0.62), (x + width + 0.02, y + 0.02, 0.70), kit.trim, 0.01)
    side = Matrix.Translation((11.2, -3.4, 0)) @ Matrix.Rotation(1.5708, 4, "Z")
    clad.panel(9.4, 0.62, side, 8, 0.07)
    box("plinth-cap", (11.18, -3.42, 0.62), (11.25, 6.0, 0.70), kit.trim, 0.01)
    for i, x in enumerate((-2.5, -0.40, 1.70, 3.80)):
        box("pier-core", (x - 0.27, -3.27, 0), (x + 0.27, -2.70, 1.05), clad.bed)
        clad.panel(0.60, 1.05, Matrix.Translation((x - 0.30, -3.28, 0)), 20 + i, 0.05)
        turned = Matrix.Translation((x + 0.28, -3.30, 0)) @ Matrix.Rotation(1.5708, 4, "Z")
        clad.panel(0.60, 1.05, turned, 30 + i, 0.05)
        box("pier-cap", (x - 0.34, -3.34, 1.05), (x + 0.34, -2.66, 1.14), kit.trim, 0.02)


def garden(kit: Kit, open_right: bool) -> None:
    """open_right leaves out the plants that would stand before a heater on the right roof."""
    plants = kit.nursery
    site.ground()
    site.paved([(-17, -42, 17, 16)], surfaces.paving())
    plants.lawn(-14, -14, -3.4, -4.6, kit.trim)
    plants.lawn(5.2, -12.5, 15.0, -5.4, kit.trim)
    plants.shrubs((-8.3, -3.6), (-3.3, -3.6), 0.75, 0.8)
    plants.shrubs((5.0, -4.5), (11.0, -4.5), 0.75, 0.75)
    plants.shrubs((-13.6, -3.6), (-9.4, -3.6), 1.0, 1.2, "flower")
    plants.shrubs((12.4, -3.8), (15.0, -3.8), 1.1, 1.25, "flower")
    plants.hedge(-13.8, -13.8, -3.7, -13.2, 0.55)
    plants.hedge(5.4, -12.3, 14.8, -11.7, 0.5)
    plants.shrubs((12.0, -2.0), (12.0, 5.0), 1.1, 0.75)
    plants.tree(-12.4, -8.6, 2.6, 1.45)
    if not open_right:
        plants.tree(13.2, -7.4, 2.3, 1.2)
        plants.palm(14.9, 0.5, 7.0)
    for palm in (
        (-11.6, -1.4, 7.6),
        (-14.6, 1.5, 8.6),
        (15.6, 9.5, 8.4),
        (-16.5, 10, 9),
        (17, 14, 9.2),
        (21, 18, 8.5),
        (-3, 19.5, 10.5),
        (4.5, 21, 10),
        (-21, 18, 10),
        (26, 20, 9),
    ):
        plants.palm(*palm)
    for x in (-17.2, 17.2):
        site.wall_line((x, -2), (x, 17), 2.2, kit.wall, kit.trim)
    site.horizon(plants, kit.wall, kit.trim, 17, 40)
