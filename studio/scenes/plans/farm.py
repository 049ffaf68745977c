"""Farm house among date groves at Al Ain: an L of mud-coloured ranges with deep verandas and a two-storey corner."""

from __future__ import annotations

import numpy as np
from mathutils import Matrix

from ...cameras.camera import level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import garden, site
from ...shapes.arish import arish
from ...shapes.dunes import dune_sand, dunes
from ...shapes.mesh import box, cylinder, make_mesh, place
from ...shapes.skirt import lattice
from ...shapes.tiled_plane import lay_plane
from ..building_kit import Kit, Opening

LOOK = {"frame": "#4a3524", "trim": "#d8bf9a", "wall": "#cba77d"}
VIEWS = {
    "grove": {
        "camera": level((-14.2, -17.6, 2.3), -1.9, 0, 32, 0.012),
        "sun": {"elevation": 26, "azimuth": 128, "sky": "cirrus", "turn": 145},
        "exposure": -0.55,
    },
    "yard": {
        "camera": level((-13.2, 26.5, 4.3), 0.6, 9, 29, -0.03),
        "sun": {"elevation": 20, "azimuth": -98, "sky": "streets", "turn": 290},
        "exposure": -0.45,
    },
}
HALL, CORNER, WING = (-11.0, 0.0, 4.7, 6.5), (4.5, -1.2, 11.2, 7.0), (4.9, 6.9, 10.8, 19.0)
PLATE, UPPER = 3.6, 6.7  # tops of the walls
EAVES, DEEP = 2.78, 3.0  # of the verandas


def build(kit: Kit, view: str) -> None:
    kit.woodwork.soffit, kit.woodwork.fascia = kit.boards, surfaces.timber("#4e3220", "#7a5436", 0)
    kit.block((*HALL[:2], 0), (*HALL[2:], PLATE))
    kit.block((*CORNER[:2], 0), (*CORNER[2:], UPPER))
    kit.block((*WING[:2], 0), (*WING[2:], PLATE))
    _openings(kit)
    kit.finish()
    _roofs(kit)
    _screens(kit)
    _porch(kit, [(-10.9 + 2.55 * i, -DEEP + 0.12) for i in range(7)], 1)
    _porch(kit, [(-10.9 + 2.58 * i, 6.5 + DEEP - 0.12) for i in range(6)], -1)
    _land(kit)
    _falaj(kit)
    _palms(kit, -1 if view == "yard" else 1)
    _yard(kit)
    arish(kit.nursery, kit.trim, kit.random, 9.4, -4.9, 0)
    _things(kit)


def _openings(kit: Kit) -> None:
    kit.windows([(-9.2, 0), (-6.4, 0), (-0.6, 0), (2.2, 0)], 0.85, 1.2, 1.6, curtain=0.2)
    kit.open(Opening(-3.5, 0, 0.16, 1.7, 2.35, style="door", depth=0.25))
    kit.windows([(-11, 3.2)], 1.0, 1.1, 1.5, -90)
    kit.windows([(6.3, -1.2), (9.4, -1.2)], 0.9, 1.15, 1.65)
    kit.windows([(6.3, -1.2), (9.4, -1.2)], 4.2, 1.15, 1.6, sheer=0.4)
    kit.windows([(4.5, 1.4), (4.5, 4.6)], 4.75, 1.0, 1.25, -90)
    kit.windows([(11.2, 1.2), (11.2, 4.4)], 4.2, 1.1, 1.5, 90)
    kit.windows([(11.2, 1.2), (11.2, 4.4)], 0.9, 1.1, 1.6, 90)
    kit.windows([(-9.2, 6.5), (-5.4, 6.5), (-1.6, 6.5)], 0.85, 1.2, 1.6, 180)
    kit.windows([(6.2, 7.0), (9.5, 7.0)], 4.75, 1.0, 1.25, 180)
    kit.windows([(4.9, 11.0), (4.9, 16.6)], 0.85, 1.2, 1.6, -90)
    kit.open(Opening(4.9, 13.8, 0.16, 1.5, 2.3, -90, style="door", depth=0.25))
    kit.windows([(10.8, 10.4), (10.8, 13.4), (10.8, 16.4)], 0.9, 1.1, 1.5, 90)
    kit.windows([(7.85, 19.0)], 0.9, 1.4, 1.6, 180)


def _roofs(kit: Kit) -> None:
    kit.gable(HALL, 3.78, 24, 0.6, 0.55, "x", (1, 0))
    kit.gable(WING, 3.78, 24, 0.6, 0.55, "y", (0, 1))
    kit.hip(CORNER, UPPER + 0.14, 25, 0.75)
    kit.lean_to((-11.5, -DEEP - 0.1, EAVES), (4.5, -DEEP - 0.1, EAVES), DEEP + 0.05, 0.78)
    _yard_roof(kit)
    kit.band(CORNER, 3.62, 3.76, 0.05)
    for x in np.arange(5.0, 11.1, 0.62):  # ends of the floor beams, as in old farm houses
        cylinder("beam-end", (x, -1.5, 3.42), (x, -1.1, 3.42), 0.055, kit.timber, 10)


def _yard_roof(kit: Kit) -> None:
    """Verandas of both ranges on the yard's side, which meet in a valley."""
    low, top, x, y = EAVES, EAVES + 0.78, WING[0] - DEEP - 0.1, HALL[3] + DEEP + 0.1
    inner = (WING[0], HALL[3], top)
    planes = (
        [(x, y, low), (-11.5, y, low), (-11.5, HALL[3], top), inner],
        [(x, 19.4, low), (x, y, low), inner, (WING[0], 19.4, top)],
    )
    for i, plane in enumerate(planes):
        lay_plane(f"yard-{i}", plane, kit.tiling)
        under = [(px, py, pz - 0.06) for px, py, pz in plane]
        place(make_mesh("yard-soffit", under, [(0, 1, 2, 3)], kit.boards))
    fascia = kit.woodwork.fascia
    box("yard-fascia", (-11.5, y, low - 0.18), (x, y + 0.03, low - 0.01), fascia)
    box("yard-fascia", (x - 0.03, y, low - 0.18), (x, 19.4, low - 0.01), fascia)
    for px in np.arange(HALL[3] + DEEP - 0.12, 19.4, 2.45):
        _post(kit, x + 0.22, px)
    box("beam", (x + 0.12, y - 0.3, low - 0.30), (x + 0.32, 19.4, low - 0.08), kit.timber, 0.01)
    box("floor", (x - 0.2, y, -0.1), (WING[0], 19.6, 0.16), kit.trim, 0.02)


def _post(kit: Kit, x: float, y: float) -> None:
    box("post-foot", (x - 0.17, y - 0.17, 0), (x + 0.17, y + 0.17, 0.34), kit.trim, 0.02)
    box("post", (x - 0.085, y - 0.085, 0.3), (x + 0.085, y + 0.085, EAVES - 0.28), kit.boards, 0.01)


def _screens(kit: Kit) -> None:
    """Timber lattices before the lower windows of the corner block."""
    for x in (6.3, 9.4):
        lattice(Matrix.Translation((x, -1.29, 0.82)), 1.5, 1.85, kit.boards)


def _porch(kit: Kit, spots, out: int) -> None:
    """Posts with brackets, beam and floor; out is 1 for the front, -1 for the yard."""
    y, (x0, x1) = spots[0][1], (spots[0][0], spots[-1][0])
    for x, _ in spots:
        _post(kit, x, y)
        for side in (-1, 1):
            if x0 - 0.1 < x + side * 0.6 < x1 + 0.1:
                low, high = (x, y, EAVES - 0.85), (x + side * 0.58, y, EAVES - 0.27)
                cylinder("brace", low, high, 0.045, kit.boards, 8)
    box("beam", (x0 - 0.4, y - 0.1, EAVES - 0.30), (x1 + 0.3, y + 0.1, EAVES - 0.08), kit.timber, 0.01)
    wall = 0.0 if out > 0 else 6.5
    low, high = sorted((y - 0.4 * out, wall))
    box("floor", (x0 - 0.5, low, -0.1), (x1 + 0.4, high, 0.16), kit.trim, 0.02)
    step = y - 0.75 * out
    box("step", (-4.6, min(step, y), -0.1), (-2.4, max(step, y), 0.08), kit.trim, 0.02)


CHANNEL = (-40.0, -7.9, 40.0, -7.35)


def _land(kit: Kit) -> None:
    site.ground(CHANNEL, reach=900)
    earth = dune_sand("#a98862", "#c6a67e", 0.08)
    x0, y0, x1, y1 = CHANNEL
    site.paved([(-44, -30, 44, y0 - 0.2), (-44, y1 + 0.2, 44, 40)], earth)
    dunes(0, 200, 120, 1700, 1.15)
    dunes(180, 150, 120, 900, 0.8)


def _falaj(kit: Kit) -> None:
    """Open channel of the farm with plastered edges, a slab to cross it, an inlet of each bed."""
    x0, y0, x1, y1 = CHANNEL
    lining = plain("falaj", linear("#b9a184"), 0.9, 0.15, bump=(9, 0.7, 0.02))
    box("falaj-bed", (x0, y0, -0.6), (x1, y1, -0.5), lining)
    for a, b in ((y0 - 0.22, y0), (y1, y1 + 0.22)):
        box("falaj-edge", (x0, a, -0.6), (x1, b, 0.13), lining, 0.03)
    sheet = [(x0, y0, -0.12), (x1, y0, -0.12), (x1, y1, -0.12), (x0, y1, -0.12)]
    place(make_mesh("falaj-water", sheet, [(0, 1, 2, 3)], surfaces.water((0.05, 0.07, 0.05))))
    box("crossing", (-4.5, y0 - 0.5, 0.10), (-2.5, y1 + 0.5, 0.22), kit.trim, 0.03)


# Beds of the date groves: sunk, green with fodder, each with its row of palms.
BEDS = (
    (-13.0, -14.4, -5.2, -8.9),
    (-1.6, -14.4, 7.0, -8.9),
    (8.2, -14.4, 16.5, -8.9),
    (-1.6, -6.6, 6.2, -4.2),
    (13.4, -6.0, 20.0, 16.0),
    (-22.5, -1.0, -14.2, 5.0),
    (-22.5, 7.0, -13.5, 16.0),
)


def _palms(kit: Kit, side: int) -> None:
    """Beds with their palms, and a grove beyond the house; side is 1 north of it, -1 south, where the camera is not."""
    plants, r = kit.nursery, kit.random
    mud = plain("bund", linear("#a88b67"), 0.95, 0.08, bump=(7, 1, 0.05))
    for bed in BEDS:
        plants.lawn(*bed, mud)
    for bed in BEDS[:3]:
        _fodder(plants, bed)
    for x, y, h in (
        (0.2, -11.6, 1.5),
        (5.6, -10.4, 1.9),
        (10.6, -11.2, 5.6),
        (14.6, -12.2, 7.4),
        (13.8, -3.0, 6.6),
        (15.0, 2.5, 8.4),
        (14.4, 8.0, 7.0),
        (18.5, -1.0, 8.8),
        (-17.0, 1.2, 5.2),
        (-20.5, 3.2, 7.2),
        (-15.4, 9.0, 7.6),
        (-19.2, 12.5, 8.6),
    ):
        plants.palm(x, y, h)
    for row in range(6):
        for x in np.arange(-40 - 4 * row, 48 + 4 * row, 7.0):
            y = (25 if side > 0 else -19) + side * 8.5 * row
            plants.palm(x + r.uniform(-1, 1), y + r.uniform(-1, 1), r.uniform(8.5, 13))
    plants.shrubs((-1.2, -4.9), (5.9, -4.9), 1.1, 0.55, "flower")
    plants.shrubs((-1.2, -5.9), (5.9, -5.9), 1.3, 0.5, "olive")
    site.tree_line(plants, np.arange(-60, 64, 7), tuple(sorted((side * 76, side * 90))), (0.9, 1.6), 1.2)


def _yard(kit: Kit) -> None:
    """A tree with its bed, two young palms, a bench and jars."""
    plants = kit.nursery
    mud = plain("bund", linear("#a88b67"), 0.95, 0.08, bump=(7, 1, 0.05))
    bed = (-8.6, 12.6, -1.6, 17.0)
    plants.lawn(*bed, mud)
    _fodder(plants, bed)
    plants.tree(-4.2, 14.6, 2.7, 1.5)
    for x, y, h in ((-7.6, 13.6, 1.7), (0.2, 21.6, 5.6)):
        plants.palm(x, y, h)
    plants.shrubs((-8.2, 16.6), (-2.0, 16.6), 1.0, 0.5, "flower")
    box("bench", (-1.0, 6.9, 0.55), (1.0, 7.45, 0.61), kit.boards, 0.01)
    for x in (-0.9, 0.8):
        box("bench-leg", (x, 6.95, 0.16), (x + 0.1, 7.4, 0.55), kit.boards)
    for x, y, k in ((2.3, 12.6, 0.9), (2.3, 15.2, 0.8), (-7.4, 9.0, 0.9), (-3.2, 9.0, 0.8), (1.3, 18.2, 1.0)):
        garden.pot(plants, x, y, k, "flower")


def _fodder(plants, bed) -> None:
    """Lucerne below the palms: knee-high tufts, thin at the edges."""
    r, (x0, y0, x1, y1) = plants.random, bed
    for _ in range(int((x1 - x0) * (y1 - y0) * 5)):
        x, y = r.uniform(x0 + 0.4, x1 - 0.4), r.uniform(y0 + 0.4, y1 - 0.4)
        k = r.uniform(0.7, 1.2)
        plants.put("grass", (x, y, 0.03), (k, k, k * r.uniform(2.5, 5.5)))


def _things(kit: Kit) -> None:
    """Benches and jars in the verandas."""
    for x in (-8.0, 0.6):
        box("bench", (x, -1.0, 0.55), (x + 2.0, -0.45, 0.61), kit.boards, 0.01)
        for dx in (0.1, 1.8):
            box("bench-leg", (x + dx, -0.95, 0.16), (x + dx + 0.1, -0.5, 0.55), kit.boards)
    for x, y, k in ((-4.9, -2.5, 0.9), (-2.1, -2.5, 0.8), (-12.4, -2.2, 1.1), (11.9, -2.0, 1.1)):
        garden.pot(kit.nursery, x, y, k, "olive")
