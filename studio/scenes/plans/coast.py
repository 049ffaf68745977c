"""Majlis pavilion on a coast of the Gulf: a long hall under a hipped roof, a veranda roof all round, a terrace."""

from __future__ import annotations

import math

from mathutils import Matrix

from ...cameras.camera import level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import garden, shore, site
from ...shapes.mesh import box, cylinder, lathe
from ...shapes.gutters import grown
from ...shapes.skirt import lattice, skirt_roof
from ..building_kit import Kit, Opening

LOOK = {"frame": "#5a4030", "trim": "#efe4cf", "modern": True}
VIEWS = {
    "shore": {
        "camera": level((-17.3, -20.2, 3.2), -0.6, 0, 29.5, -0.045),
        "sun": {"elevation": 40, "azimuth": 116, "sky": "streets", "turn": 205},
        "exposure": -0.7,
    },
    "terrace": {
        "camera": level((15.0, -15.4, 2.6), -0.8, 0, 27.5, 0.004),
        "sun": {"elevation": 17, "azimuth": -112, "sky": "cirrus", "turn": 260},
        "slope": "y",  # the long side shows more roof than the end
        "exposure": -0.45,
    },
}
HALL = (-6.5, -2.5, 7.5, 4.5)
FLOOR, EAVES, TOP, REACH = 0.45, 3.05, 5.3, 3.8
TERRACE = (-10.9, -11.4, 12.6, 8.8)
# Out of the picture, along the beach on the left, round behind the pavilion and away; land to the right of it.
LINE = shore.rounded(
    [
        (-900, -1500),
        (-60, -120),
        (-25, -42),
        (-18.6, -22),
        (-13.9, -10),
        (-12.7, 0),
        (-10.6, 12),
        (-3, 20),
        (16, 25),
        (60, 29),
        (140, 60),
        (1500, 500),
    ]
)


def build(kit: Kit, view: str) -> None:
    x0, y0, x1, y1 = HALL
    kit.block((x0, y0, 0), (x1, y1, TOP))
    doors = [x0 + 1.5 + 2.75 * i for i in range(5)]
    for i, x in enumerate(doors):
        kit.open(Opening(x, y0, FLOOR + 0.02, 1.6, 2.25, curtain=0.16, sheer=0.3 * (i % 2), room=4.2))
    for x, turn in ((x0, -90), (x1, 90)):
        kit.windows([(x, y0 + 1.9), (x, y1 - 1.9)], FLOOR + 0.02, 1.5, 2.25, turn, curtain=0.16)
    kit.finish()
    top = skirt_roof("veranda", HALL, REACH, EAVES, 19, kit.tiling, kit.woodwork)
    kit.hip(HALL, TOP + 0.1, 25, 0.75)
    _clerestory(kit, top + 0.2)
    _veranda(kit)
    _terrace(kit)
    _seats(kit)
    _site(kit)


def _at(x: float, y: float, z: float, turn: float = 0) -> Matrix:
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")


def _clerestory(kit: Kit, z: float) -> None:
    """Timber screens between the two roofs, over dark recesses."""
    x0, y0, x1, y1 = HALL
    dark = plain("recess", (0.03, 0.022, 0.016), 0.95, 0.05)
    high = TOP - 0.14 - z
    spots = [(x0 + 1.5 + 2.75 * i, y0, 0) for i in range(5)]
    spots += [(x, y, turn) for x, turn in ((x0, -90), (x1, 90)) for y in (y0 + 1.9, y1 - 1.9)]
    for x, y, turn in spots:
        dx, dy = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        lattice(_at(x + 0.03 * dx, y + 0.03 * dy, z, turn), 1.7, high, kit.boards)
        wide = (0.8 * abs(dy) + 0.004 * abs(dx), 0.8 * abs(dx) + 0.004 * abs(dy))
        box("recess", (x - wide[0], y - wide[1], z), (x + wide[0], y + wide[1], z + high), dark)


def _piers():
    """Where the posts of the veranda stand: six bays in front, four at each end."""
    x0, y0, x1, y1 = grown(HALL, 3.0)
    front = [(x0 + (x1 - x0) * i / 6, y) for i in range(7) for y in (y0, y1)]
    ends = [(x, y0 + (y1 - y0) * i / 4) for i in (1, 2, 3) for x in (x0, x1)]
    return front + ends


def _veranda(kit: Kit) -> None:
    for x, y in _piers():
        for half, low, high in ((0.25, 0, 0.22), (0.17, 0.2, 2.2), (0.22, 2.08, 2.17), (0.24, 2.17, 2.24)):
            kit_box = (x - half, y - half, FLOOR + low), (x + half, y + half, FLOOR + high)
            box("pier", *kit_box, kit.wall if half == 0.17 else kit.trim, 0.012)
    x0, y0, x1, y1 = grown(HALL, 3.0)
    for a, b, c, d in (
        (x0 - 0.3, y0 - 0.09, x1 + 0.3, y0 + 0.09),
        (x0 - 0.3, y1 - 0.09, x1 + 0.3, y1 + 0.09),
        (x0 - 0.085, y0 + 0.09, x0 + 0.085, y1 - 0.09),
        (x1 - 0.085, y0 + 0.09, x1 + 0.085, y1 - 0.09),
    ):
        box("beam", (a, b, FLOOR + 2.23), (c, d, EAVES - 0.15), kit.timber, 0.01)
    bay, end = (x1 - x0) / 6, (y1 - y0) / 4
    for i in (0, 5):
        lattice(_at(x0 + bay * (i + 0.5), y0, FLOOR + 0.03), bay - 0.36, 2.19, kit.timber)
    for x, turn in ((x0, -90), (x1, 90)):
        for i in (0, 3):
            lattice(_at(x, y0 + end * (i + 0.5), FLOOR + 0.03, turn), end - 0.36, 2.19, kit.timber)
    for i in range(1, 5):  # lanterns under the soffit
        lathe(
            "lantern",
            [(0.02, 0.42), (0.10, 0.34), (0.12, 0.1), (0.05, 0)],
            kit.bronze,
            (x0 + bay * (i + 0.5), y0 + 1.2, FLOOR + 1.85),
            8,
            None,
        )
        cylinder(
            "chain",
            (x0 + bay * (i + 0.5), y0 + 1.2, FLOOR + 2.25),
            (x0 + bay * (i + 0.5), y0 + 1.2, EAVES - 0.15),
            0.008,
            kit.bronze,
            8,
        )


def _terrace(kit: Kit) -> None:
    """Plinth of the pavilion on a paved terrace; low walls towards the water, steps to the beach."""
    x0, y0, x1, y1 = TERRACE
    slabs = surfaces.paving(("#d6c8ae", "#cbbb9e", "#9c8d76"), (0.60, 0.60))
    a, b, c, d = grown(HALL, 3.5)
    box("plinth", (a, b, 0), (c, d, FLOOR), kit.trim, 0.015)
    box("plinth-step", (a - 0.4, b - 0.4, 0), (c + 0.4, d + 0.4, FLOOR - 0.14), kit.trim, 0.015)
    box("terrace", (x0, y0, -1.6), (x1, y1, 0.16), slabs)
    for a, b, c, d in (
        (x0 - 0.15, y0 - 0.15, -2.6, y0 + 0.15),
        (0.8, y0 - 0.15, x1 + 0.15, y0 + 0.15),
        (x0 - 0.15, y0 + 0.15, x0 + 0.15, y1),
        (x1 - 0.15, y0 + 0.15, x1 + 0.15, -3),
    ):
        box("low-wall", (a, b, -1.6), (c, d, 0.55), kit.wall)
        along = 0.06 if c - a < 1 else 0  # the coping of one along y begins behind the other's
        box("coping", (a - 0.06, b - 0.06 + 2 * along, 0.55), (c + 0.06, d + 0.06, 0.65), kit.trim, 0.015)
    box("sea-wall", (-2.7, y0 - 0.15, -1.6), (0.9, y0 + 0.15, 0.02), kit.wall)
    for i in range(3):
        z = 0.16 - 0.13 * (i + 1)
        box("steps", (-2.45, y0 - 0.16 - 0.36 * (i + 1), -1), (0.65, y0 - 0.1, z), kit.trim, 0.015)


def _sofa(x: float, y: float, wide: float, turn: float, made_of) -> None:
    """Low seat with a back and three cushions; turn 0 looks towards -y."""
    from ...shapes.mesh import group

    wood, cloth, bolster = made_of
    base = group((x, y, 0.16), (0, 0, math.radians(turn)))
    half = wide / 2
    box("seat-frame", (-half, -0.42, 0.10), (half, 0.42, 0.22), wood, 0.01, base)
    for sx in (-half + 0.05, half - 0.13):
        for sy in (-0.38, 0.30):
            box("foot", (sx, sy, 0), (sx + 0.08, sy + 0.08, 0.1), wood, 0, base)
    count = round(wide / 0.7)
    for i in range(count):
        a = -half + wide * i / count
        box("cushion", (a + 0.01, -0.42, 0.22), (a + wide / count - 0.01, 0.30, 0.40), cloth, 0.05, base)
        box("back", (a + 0.03, 0.20, 0.38), (a + wide / count - 0.03, 0.42, 0.78), bolster, 0.07, base)


def _seats(kit: Kit) -> None:
    wood = surfaces.timber("#7d5c3c", "#a9835a", 0, 0.6)
    cloth = plain("cushion", linear("#e6dcc8"), 0.95, 0.1)
    made_of = wood, cloth, plain("bolster", linear("#9c4a34"), 0.95, 0.1)
    _sofa(5.4, -7.6, 2.8, 0, made_of)
    _sofa(8.0, -9.3, 2.1, -90, made_of)
    _sofa(2.8, -9.3, 2.1, 90, made_of)
    box("table", (4.6, -9.7, 0.44), (6.2, -8.9, 0.50), wood, 0.01)
    for x in (4.7, 6.0):
        box("table-leg", (x, -9.6, 0.16), (x + 0.1, -9.0, 0.44), wood)
    lathe("tray", [(0.001, 0.02), (0.26, 0.02), (0.28, 0.05), (0.27, 0.0)], kit.bronze, (5.4, -9.3, 0.50))
    pot = [(0.05, 0), (0.09, 0.03), (0.10, 0.10), (0.045, 0.2), (0.05, 0.24), (0.012, 0.30)]
    lathe("coffee-pot", pot, plain("brass", linear("#b08a4a"), 0.3, 0.5, 1.0), (5.35, -9.3, 0.52))
    for i in (-9.4, -7.6):
        garden.sunbed(i, -9.4, 150, cloth, wood)
    garden.parasol(-8.3, -8.9, cloth, wood, 1.5, 2.35)
    for x, y, size, kind in (
        (-3.6, -10.6, 1.1, "olive"),
        (1.8, -10.6, 1.1, "olive"),
        (11.9, -6.2, 1.2, "flower"),
        (-10.2, -6.6, 1.0, "shrub"),
        (-3.9, -6.9, 0.9, "flower"),
        (2.2, -6.9, 0.9, "flower"),
        (-0.9, -6.9, 0.75, "shrub"),
    ):
        garden.pot(kit.nursery, x, y, size, kind)


def _site(kit: Kit) -> None:
    plants, random = kit.nursery, kit.random
    x0, y0, x1, y1 = TERRACE
    shore.coast(LINE, (-26, -24, 24, 30), [(x0 - 0.3, y0 - 0.3, x1 + 0.3, y1 + 0.3)])
    shore.breakwater((14, 25), (-17, 40), random, 2.8, 190)
    shore.breakwater((-12.3, -3), (-10.2, 12), random, 0.9, 46)
    clumps = [
        (-7.6, -14.0, 2.6, 7),
        (-4.2, -13.2, 1.6, 5),
        (-8.2, -17.6, 2.0, 4),
        (5, -14.0, 3.5, 12),
        (11, -15.5, 4, 14),
    ]
    clumps += [(-3.0, -16.6, 2.4, 6)]
    clumps += [
        (17, -9, 4, 24),
        (19, 2, 5, 26),
        (24, -16, 6, 24),
        (-9, 13, 2, 8),
        (30, 8, 9, 40),
        (14, 14, 4, 16),
    ]
    shore.beach_grass(clumps, random, LINE)
    for palm in (
        (-8.9, 11.2, 4.6),
        (14.6, -8.6, 4.2),
        (15.6, -1.4, 5.4),
        (14.4, 6.2, 4.8),
        (3.0, 12.6, 6.4),
        (9.4, 13.4, 5.8),
        (20.5, 9.4, 6.6),
        (25.5, 1.2, 5.2),
        (31, 14, 7.0),
        (38, 6, 6.6),
        (46, 16, 8.0),
        (54, 9, 7.4),
        (64, 20, 8.4),
        (72, 12, 8.0),
    ):
        plants.palm(*palm)
    plants.shrubs((x1 + 1.2, -11.5), (x1 + 1.2, 8.0), 1.1, 0.8, "olive", -0.1)
    plants.shrubs((-9.4, 10.2), (11.5, 10.4), 1.2, 0.9, "olive", -0.1)
    site.tree_line(plants, range(60, 130, 4), (0, 46), (0.7, 1.2), 1.0)
