"""Court of a resort hotel by nightfall: rooms on three sides over tiled galleries, a long pool, lanterns, palms."""

from __future__ import annotations

import math

import bpy
import numpy as np

from ...cameras.camera import level
from ...light.evening import Evening, evening_sky, lamplit
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import garden, lanterns, site
from ...shapes.mesh import box, group, make_mesh, place
from ...shapes.tiled_plane import lay_plane
from ..building_kit import Kit, Opening

LOOK = {"frame": "#4f3a2a", "trim": "#f2e6cf"}
VIEWS = {
    "nightfall": {
        "camera": level((3.4, -21.5, 8.0), -0.4, 20, 29, -0.10),
        "sun": {"elevation": 4, "azimuth": -72, "strength": 0.0},
        "exposure": 0.9,
    },
}
STOREY = 3.35
SIDE, BACK, DEEP = 12.5, 22.0, 2.5  # the court's walls in x and y, depth of the galleries
LEFT, LEFT_HIGH = (-19.5, -3.0, -SIDE, 9.0), (-20.0, 9.0, -SIDE, 22.2)
RIGHT, REAR = (SIDE, -1.0, 19.5, 22.2), (-SIDE, BACK, SIDE, 30.0)
CENTRE = (-5.6, BACK - 0.7, 5.6, 31.0)
POOL = (-3.6, -6.5, 3.6, 14.5)


def build(kit: Kit, view: str) -> None:
    lamplit(kit.fittings)
    for rect, floors in ((LEFT, 2), (LEFT_HIGH, 3), (RIGHT, 2), (REAR, 2), (CENTRE, 3)):
        kit.block((*rect[:2], 0), (*rect[2:], floors * STOREY))
    _galleries(kit)
    _rooms(kit)
    kit.finish()
    kit.hip(LEFT, 2 * STOREY + 0.12, 25, 0.8)
    kit.hip(LEFT_HIGH, 3 * STOREY + 0.12, 25, 0.8, cornice=True)
    kit.hip(RIGHT, 2 * STOREY + 0.14, 25, 0.8)
    kit.hip(REAR, 2 * STOREY + 0.17, 25, 0.7)
    kit.hip(CENTRE, 3 * STOREY + 0.16, 26, 0.85, cornice=True)
    _gallery_roofs(kit)
    _pool(kit)
    _lamps(kit)
    _garden(kit)
    evening_sky(Evening(-72, turn=215, glow=1.0))


def _galleries(kit: Kit) -> None:
    """Free-standing walls with arches before the ground floors."""
    line, front = SIDE - DEEP + 0.5, BACK - DEEP + 0.5
    for side, start in ((-1, -3.0), (1, -1.0)):
        low, high = sorted((side * line, side * (line - 0.4)))
        kit.block((low, start, 0), (high, front, 3.1))
        count = int((front - start - 0.8) / 2.7)
        step = (front - 0.4 - start) / count
        centres = [start + step * (i + 0.5) for i in range(count)]
        kit.arcade(centres, 0, 1.95, 2.75, 90 if side < 0 else -90, side * (line - 0.4))
    kit.block((-line, front - 0.4, 0), (line, front, 3.1))
    kit.arcade([-8.4 + 2.8 * i for i in range(7)], front - 0.4, 1.95, 2.75)


def _gallery_roofs(kit: Kit) -> None:
    """Three planes that meet in valleys, closed from below and at the eaves."""
    a, y, low, top = SIDE - DEEP - 0.1, BACK - DEEP - 0.1, 3.16, 3.16 + (DEEP + 0.1) * 0.36
    planes = (
        [(-a, -3.3, low), (-a, y, low), (-SIDE, BACK, top), (-SIDE, -3.3, top)],
        [(-a, y, low), (a, y, low), (SIDE, BACK, top), (-SIDE, BACK, top)],
        [(a, y, low), (a, -1.3, low), (SIDE, -1.3, top), (SIDE, BACK, top)],
    )
    for i, plane in enumerate(planes):
        lay_plane(f"gallery-{i}", plane, kit.tiling)
        under = [(px, py, pz - 0.06) for px, py, pz in plane]
        place(make_mesh("gallery-soffit", under, [(0, 1, 2, 3)], kit.trim))
    for x0, y0, x1, y1 in ((-a - 0.04, -3.3, -a, y), (-a, y, a, y + 0.04), (a, -1.3, a + 0.04, y)):
        box("gallery-fascia", (x0, y0, low - 0.2), (x1, y1, low - 0.01), kit.trim)
    for x, start in ((-SIDE, -3.3), (SIDE, -1.3)):  # ends of the galleries
        e = a if x > 0 else -a
        end = [(e, start, low - 0.2), (x, start, low - 0.2), (x, start, top - 0.03), (e, start, low - 0.03)]
        place(make_mesh("gallery-end", end, [(0, 1, 2, 3)], kit.wall))


def _rooms(kit: Kit) -> None:
    for y in (-0.9, 2.2, 5.3, 8.0 + 2.6, 13.7, 16.8):
        kit.open(Opening(-SIDE, y, 0.1, 1.5, 2.3, 90, curtain=0.2, sill=False, room=2.6))
        kit.open(Opening(-SIDE, y, 4.5, 1.4, 1.6, 90, curtain=0.2, sheer=0.4 * (y > 5)))
    for y in (10.6, 13.7, 16.8, 19.7):
        kit.open(Opening(-SIDE, y, 2 * STOREY + 0.2, 1.5, 2.2, 90, curtain=0.22, sill=False, arch=True))
        _balcony(kit, -SIDE, y, 2 * STOREY, 90)
    for y in (1.2, 4.4, 7.6, 10.8, 14.0, 17.2):
        kit.open(Opening(SIDE, y, 0.1, 1.5, 2.3, -90, curtain=0.2, sill=False, room=2.6))
        kit.open(Opening(SIDE, y, 4.5, 1.4, 1.6, -90, curtain=0.25))
    for x in (-9.6, -7.1, 7.1, 9.6):
        kit.open(Opening(x, BACK, 4.5, 1.3, 1.6, curtain=0.2))
    front = CENTRE[1]
    for x in (-3.6, 0.0, 3.6):
        kit.open(Opening(x, front, 4.4, 1.5, 1.75, curtain=0.2, arch=True))
        kit.open(Opening(x, front, 2 * STOREY + 0.2, 1.6, 2.3, curtain=0.2, sill=False, arch=True))
        _balcony(kit, x, front, 2 * STOREY, 0)
    for x in (-8.4, -5.6, -2.8, 2.8, 5.6, 8.4):
        kit.open(Opening(x, BACK if abs(x) > 6 else front, 0.1, 1.5, 2.3, sill=False, room=2.6))
    kit.open(Opening(0, front, 0.05, 2.0, 2.6, style="door", depth=0.25, arch=True))
    kit.windows([(-17.8, -3.0), (-14.4, -3.0)], 0.9, 1.2, 1.7)
    kit.windows([(-17.8, -3.0), (-14.4, -3.0)], 4.4, 1.2, 1.7)
    kit.windows([(14.2, -1.0), (17.6, -1.0)], 0.9, 1.2, 1.7)
    kit.windows([(14.2, -1.0), (17.6, -1.0)], 4.4, 1.2, 1.7)


def _balcony(kit: Kit, x: float, y: float, z: float, turn: float) -> None:
    """Slab on brackets with a bronze balustrade; turn as that of an opening."""
    at = group((x, y, z), (0, 0, math.radians(turn)))
    box("balcony", (-1.15, -1.05, -0.02), (1.15, 0, 0.14), kit.trim, 0.015, at)
    for px in (-0.95, 0.75):
        box("bracket", (px, -0.8, -0.26), (px + 0.2, 0, -0.02), kit.trim, 0.02, at)
    for low in (0.24, 1.1):
        box("rail", (-1.1, -1.0, low), (1.1, -0.96, low + 0.04), kit.bronze, 0, at)
        for px in (-1.1, 1.06):
            box("rail", (px, -0.96, low), (px + 0.04, 0, low + 0.04), kit.bronze, 0, at)
    for i in range(16):
        px = -1.09 + 2.18 * i / 15
        box("bar", (px - 0.009, -0.99, 0.14), (px + 0.009, -0.97, 1.1), kit.bronze, 0, at)


# Pool at rest: a mirror at low angles, lit from within where one looks down.
STILL = surfaces.PoolWater(0.10, 0.03, (2.2, 3), 1.40, (0.42, 0.70, 0.78), 2.3, 0.12)


def _pool(kit: Kit) -> None:
    x0, y0, x1, y1 = POOL
    e = 0.35
    site.ground(POOL, reach=900)
    slabs = surfaces.paving(("#cdbb9c", "#bfac8c", "#85765f"), (0.60, 0.60))
    site.paved(
        [
            (-26, -40, 26, y0 - e),
            (-26, y1 + e, 26, 40),
            (-26, y0 - e, x0 - e, y1 + e),
            (x1 + e, y0 - e, 26, y1 + e),
        ],
        slabs,
    )
    site.pool(*POOL, kit.trim)
    bpy.data.objects["pool-water"].data.materials[0] = surfaces.pool_water(STILL)
    floor = bpy.data.materials["pool-tiles"].node_tree.nodes["Principled BSDF"]
    floor.inputs["Emission Strength"].default_value = 0.16  # its own lamps, not the day's scattered light


def _lamps(kit: Kit) -> None:
    glow = surfaces.glow("lantern", (1, 0.70, 0.40), 34.0)
    for y in np.arange(POOL[1] + 1.5, POOL[3], 3.0):
        for x in (POOL[0] - 0.9, POOL[2] + 0.9):
            lanterns.bollard(x, y, glow, kit.bronze, kit.trim)
    middle = SIDE - DEEP / 2 + 0.3
    for y in np.arange(0.6, 19, 3.6):
        for x in (-middle, middle):
            lanterns.hung(x, y, 2.45, 3.3, glow, kit.bronze, 1.3)
    for x in (-7.0, -4.2, -1.4, 1.4, 4.2, 7.0):
        lanterns.hung(x, BACK - DEEP / 2 - 0.2, 2.45, 3.3, glow, kit.bronze, 1.3)


def _garden(kit: Kit) -> None:
    plants = kit.nursery
    cloth, wood = plain("cushion", linear("#efe8da"), 0.95, 0.1), surfaces.timber(
        "#7c5c3c", "#a8835a", 1, 0.6
    )
    for i, y in enumerate((-4.6, -3.4, 0.4, 1.6, 7.2, 8.4)):
        garden.sunbed(6.5, y, -90, cloth, wood)
        if i % 2 == 0:
            garden.parasol(6.7, y + 0.6, cloth, wood, 1.35)
    plants.lawn(-8.7, -5.5, -5.3, 14.5, kit.trim)
    plants.hedge(-8.6, -5.3, -8.1, 14.3, 0.7)
    plants.shrubs((8.9, 0), (8.9, 18), 1.1, 0.6, "flower")
    for start, end in (((12.9, -1.7), (19.2, -1.7)), ((-19.2, -3.8), (-13.0, -3.8))):
        plants.shrubs(start, end, 0.8, 0.75)
    plants.lawn(10.2, -5.2, 19, -2.6, kit.trim)
    plants.hedge(10.3, -5.1, 18.9, -4.5, 0.6)
    garden.pot(plants, 9.4, -2.2, 1.1)
    plants.shrubs((-9.2, 15.6), (-9.2, 18.4), 0.9, 0.7, "flower")
    for x, y, h in (
        (-6.8, -2.4, 6.6),
        (-7.1, 5.2, 7.6),
        (-6.6, 12.2, 7.0),
        (7.9, 4.4, 7.2),
        (7.4, 12.0, 6.4),
        (4.6, 17.2, 7.8),
        (-4.4, 17.0, 6.8),
        (-24, 6, 10.4),
        (-23, 18, 11.6),
        (23.5, 8, 10.2),
        (22.6, 19, 11.4),
        (-9, 36, 13.4),
        (10, 37, 12.8),
    ):
        plants.palm(x, y, h)
    for x, y in ((-5.0, 15.6), (5.2, 15.4), (0.0, 17.4), (-2.2, 18.6), (2.2, 18.6)):
        garden.pot(plants, x, y, 1.0)
    site.tree_line(plants, np.arange(-50, 54, 4), (44, 54), (1.3, 2.2), 1.6)
    site.tree_line(plants, np.arange(4, 40, 5), (30, 34), (1.0, 1.6), 1.4)
