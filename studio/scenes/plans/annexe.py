"""Service wing of a villa, one storey under a gable: collectors on its south slope, a plant room open in its east wall,
the villa behind it. Heaters are placed by the picture."""

from __future__ import annotations

import math

from mathutils import Matrix

from ...cameras.camera import View
from ...light import sun_sky
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import pipe_runs, rooftop, site
from ...shapes import solar_parts as parts
from ...shapes.mesh import box, cylinder, group, prism
from ...shapes.neighbours import town
from ...shapes.solar_heater import heater_materials
from ..building_kit import Kit

LOOK = {"frame": "#e8e5de", "trim": "#f4efe4", "near": True}
WALLS, EAVES, PITCH, OVERHANG = (-6.0, 0.0, 5.0, 8.0), 2.95, 23.0, 0.6
ROOM = (1.2, 4.0, 2.4, 2.3)  # of the plant room: from and to along the east wall, height, depth

EVENING = {"elevation": 30, "azimuth": -122, "sky": "cirrus", "turn": 30}
VIEWS = {
    "above": {
        "camera": View((6.2, -5.0, 5.4), (0.75, 1.9, 4.5), 52),
        "sun": {**EVENING, "turn": 30},
        "slope": "y",
    },
    "behind": {
        "camera": View((7.8, -1.6, 5.5), (0.85, 1.9, 4.42), 52),
        "sun": {**EVENING, "sky": "mackerel", "turn": 100},
        "slope": "y",
    },
    # The morning side, long and low, for a banner.
    "strip": {
        "camera": View((-6.6, -6.2, 5.3), (1.0, 1.7, 4.22), 46),
        "sun": {"elevation": 34, "azimuth": 126, "sky": "streets", "turn": 40},
        "slope": "y",
    },
    "whole": {
        "camera": View((13.0, -5.6, 4.5), (3.3, 1.4, 3.0), 44),
        "sun": {**EVENING, "turn": 160},
        "slope": "y",
    },
}


def build(kit: Kit, view: str) -> None:
    # Up to where the gable's own wall begins; the string course covers the joint.
    kit.block((*WALLS[:2], 0), (*WALLS[2:], EAVES - 0.15))
    kit.block((-20.0, 13.0, 0), (-7.0, 21.0, 7.0))
    _openings(kit)
    _cut_room(kit)
    kit.finish()
    kit.gable(WALLS, EAVES, PITCH, OVERHANG, 0.35)
    kit.tiling.points = 20  # the villa stands far behind
    kit.hip((-20.0, 13.0, -7.0, 21.0), 7.42, 25, 0.75, cornice=True)
    _plant_room(kit)
    _on_the_wall(kit)
    _site(kit)


def _openings(kit: Kit) -> None:
    kit.windows([(-3.6, 0), (-0.4, 0), (2.6, 0)], 0.95, 1.2, 1.35, curtain=0.18)
    kit.windows([(-17.6, 13), (-14.6, 13), (-11.6, 13), (-8.9, 13)], 4.5, 1.15, 1.7, sheer=0.3)
    kit.windows([(-17.6, 13), (-11.6, 13)], 0.9, 1.5, 2.0)
    kit.windows([(-7, 15.4), (-7, 18.6)], 4.5, 1.15, 1.7, 90)


def _cut_room(kit: Kit) -> None:
    y0, y1, high, deep = ROOM
    half = (y1 - y0) / 2
    outline = [(-half, 0.02), (half, 0.02), (half, high), (-half, high)]
    east = Matrix.Translation((WALLS[2], (y0 + y1) / 2, 0)) @ Matrix.Rotation(math.radians(90), 4, "Z")
    kit.cut(prism(outline, -0.3, deep), east)


def _plant_room(kit: Kit) -> None:
    """Tank, pump station, controller and vessel of a forced system, pipes down from the roof, a lamp, open doors."""
    y0, y1, high, deep = ROOM
    east, back = WALLS[2], WALLS[2] - deep
    m = heater_materials()
    box(
        "floor",
        (back, y0, 0.0),
        (east + 0.02, y1, 0.03),
        plain("screed", linear("#9c978d"), 0.6, 0.3, bump=(6, 0.2, 0.004)),
    )
    parts.standing_tank(m, group((back + 0.62, y1 - 0.55, 0.03), (0, 0, math.radians(40))), 0.66, 1.72)
    board = group((east - 0.85, y1 - 0.075, 0))
    parts.pump_station(m, board, 1.0)
    parts.controller(m, group((east - 0.42, y1 - 0.035, 0)), 1.28)
    parts.expansion_vessel(m, group((east - 0.45, y1 - 0.32, 0.03)))
    for x, low in ((-0.062, 0.42), (0.062, 0.26)):
        at = east - 0.85 + x
        pipe_runs.lay(m, [(at, y1 - 0.125, 1.5), (at, y1 - 0.125, high + 0.1)], None)
        pipe_runs.lay(m, [(at, y1 - 0.125, 0.95), (at, y1 - 0.125, low), (back + 0.85, y1 - 0.3, low)], None)
    lamp = plain("lamp", (1, 1, 1), 0.5)
    cylinder(
        "lamp",
        (east - 1.0, (y0 + y1) / 2, high - 0.06),
        (east - 1.0, (y0 + y1) / 2, high),
        0.14,
        lamp,
        40,
        0.02,
    )
    sun_sky.panel(
        (east - 0.9, (y0 + y1) / 2, high - 0.08),
        (east - 1.3, y1, 0.6),
        0.5,
        60,
        (1, 0.86, 0.68),
        mirrored=False,
    )
    _doors(kit, east, (y0, y1), high)


def _doors(kit: Kit, east: float, across: tuple[float, float], high: float) -> None:
    """Louvred steel leaves, folded back against the wall."""
    steel = plain("steel-door", linear("#8d8a82"), 0.45, 0.4)
    for y, way in ((across[0], -1), (across[1], 1)):
        leaf = group(
            (east + 0.03, y, 0.03), (0, 0, math.radians(-90 if way < 0 else 90) + way * math.radians(-12))
        )
        wide = (across[1] - across[0]) / 2
        for a, b in ((0, 0.07), (wide - 0.07, wide)):
            box("stile", (a, -0.02, 0), (b, 0.02, high - 0.06), steel, 0.004, leaf)
        for low in (0.0, high / 2, high - 0.13):
            box("rail", (0.07, -0.018, low), (wide - 0.07, 0.018, low + 0.08), steel, 0.003, leaf)
        for k in range(int((high - 0.2) / 0.055)):
            slat = group((0, 0, 0.09 + 0.055 * k), (math.radians(38), 0, 0), leaf)
            box("slat", (0.07, -0.022, -0.003), (wide - 0.07, 0.022, 0.003), steel, 0, slat)


def _on_the_wall(kit: Kit) -> None:
    """What every such wall carries: a condenser on brackets, its pipes, a tap, a meter box."""
    grey, dark = plain("unit", linear("#c9c8c2"), 0.5, 0.4), plain("grille", linear("#3a3a38"), 0.6)
    rooftop.condenser((0.75, -0.48, 0.55), 0.85, 0.6, 0.34, 0.23)
    for x in (0.85, 1.45):
        box("bracket", (x, -0.5, 0.50), (x + 0.04, 0.0, 0.54), grey, 0.002)
    box("meter", (5.0, 5.6, 1.1), (5.16, 6.1, 1.75), grey, 0.01)
    cylinder("cable", (5.02, 5.85, 1.75), (5.02, 5.85, 3.3), 0.012, dark, 16)


def _site(kit: Kit) -> None:
    plants = kit.nursery
    site.ground()
    site.paved([(-22, -16, 16, 12.9)], surfaces.paving())
    plants.shrubs((-5.6, -0.7), (0.2, -0.7), 0.8, 0.6)
    plants.shrubs((5.9, 6.6), (5.9, 8.0), 0.8, 0.7, "flower")
    plants.tree(9.0, 9.5, 2.4, 1.25)
    for palm in ((-3.4, 17.0, 8.4), (1.5, 19.0, 9.6), (-21.0, 9.0, 8.2), (8.0, 18.5, 8.9), (-6.0, 11.5, 6.6)):
        plants.palm(*palm)
    site.wall_line((15.5, -14), (15.5, 21.6), 2.2, kit.wall, kit.trim)
    site.horizon(plants, kit.wall, kit.trim, 22, 42)
    town(range(-108, 130, 21), (66, 90, 114), 11)
    town((52, 74, 96), (-6, 18, 42), 7)
