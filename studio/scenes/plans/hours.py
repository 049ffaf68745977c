"""The courtyard villa from dawn to dusk: one camera on a tripod over its roofs, five lights.

Everything but the light is the same in all views, to the last tile and leaf: chances are drawn from a seed of the
plan's own, whatever the id of the picture.
"""

from __future__ import annotations

import numpy as np

from ...cameras.camera import level
from ...light.evening import Evening, evening_sky, lamplit
from ...materials import building as surfaces, glass
from ...materials.nodes import linear, plain
from ...shapes import garden as things, hills, lanterns, site
from ...shapes.mesh import box
from ..building_kit import Kit
from . import courtyard

LOOK = {**courtyard.LOOK, "near": True}
# Looks north over the court; the sun goes round behind it from the right (east) to the left.
CAMERA = level((-2.6, -8.2, 10.2), -0.2, 6, 26, -0.168)
VIEWS = {
    "dawn": {
        "camera": CAMERA,
        "sun": {
            "elevation": 8,
            "azimuth": 85,
            "strength": 0.21,
            "dust": 1.6,
            "sky": "mackerel",
            "clouds": 0.9,
        },
        "exposure": -0.15,
        "look": {"lit": 260.0},
    },
    "morning": {
        "camera": CAMERA,
        "sun": {"elevation": 28, "azimuth": 119, "dust": 1.0, "sky": "cirrus", "turn": 40},
        "exposure": -0.55,
        "look": {"lit": 6.0},
    },
    "noon": {
        "camera": CAMERA,
        "sun": {"elevation": 62, "azimuth": 137, "sky": "clear", "turn": 20},
        "exposure": -0.8,
        "look": {"lit": 3.0},
    },
    "afternoon": {
        "camera": CAMERA,
        "sun": {"elevation": 34, "azimuth": -115, "sky": "streets", "turn": 75},
        "exposure": -0.6,
        "look": {"lit": 6.0},
    },
    "dusk": {
        "camera": CAMERA,
        "sun": {"elevation": 4, "azimuth": -70, "strength": 0.0},
        "exposure": 0.75,
    },
}
EVENING = Evening(-70, turn=130, glow=1.1)
# Strength of the lanterns, and the air before the mountains, which the hour colours.
LAMPS = {"dawn": 8.0, "dusk": 30.0}
HAZE = {"dawn": (0.62, 0.50, 0.42), "dusk": (0.24, 0.18, 0.24)}
# What panes mirror, as a share of daylight.
MIRRORED = {"dawn": 0.55}


def build(kit: Kit, view: str) -> None:
    kit.random = kit.tiling.random = kit.nursery.random = np.random.default_rng(sum(map(ord, "hours")))
    kit.fittings.glass = glass.window_glass(sky=MIRRORED.get(view, 1.0))
    if view == "dusk":
        lamplit(kit.fittings)
    courtyard.house(kit)
    _lanterns(kit, LAMPS.get(view, 0.0))
    _garden(kit)
    _country(kit, HAZE.get(view, hills.HAZE))
    if view == "dusk":
        evening_sky(EVENING)


def _lanterns(kit: Kit, power: float) -> None:
    """On the wall between the upper windows, hung in the arcade, and on the piers of the court."""
    glow = surfaces.glow("lantern", (1, 0.72, 0.42), power)
    for x in (-0.05, 2.25, 4.55):
        lanterns.lantern(x, 5.86, 5.35, glow, kit.bronze)
        box("bracket", (x - 0.02, 5.86, 5.66), (x + 0.02, 6.0, 5.69), kit.bronze)
    for x in (-1.62, 0.78, 3.18, 5.58):
        lanterns.hung(x, 4.4, 2.45, 3.4, glow, kit.bronze)


def _garden(kit: Kit) -> None:
    """What the camera sees of the court, and what stands behind the house."""
    plants = kit.nursery
    site.ground(reach=2600)
    site.paved([(-20, -44, 20, 16)], surfaces.paving(("#c9b08c", "#b79b75", "#85735c"), (0.42, 0.28)))
    things.fountain(1.2, -2.2, plain("fountain", linear("#d9cbb0"), 0.75, 0.2, bump=(40, 0.4, 0.01)))
    for x, y in ((-5.4, 2.2), (5.5, 1.2), (4.6, 2.4), (-1.6, 2.3)):
        things.pot(plants, x, y)
    plants.shrubs((-6.3, 0.2), (-5.9, 0.2), 0.5, 1.0, "flower")
    plants.shrubs((6.2, -1.6), (6.2, 1.6), 0.8, 0.6)
    for palm in (
        (-13.5, 17.5, 9.6),
        (-10.2, 20.5, 11.4),
        (4.6, 20.2, 11.0),
        (11.6, 17.2, 10.6),
        (14.6, 21.0, 11.8),
        (16.4, 9.5, 9.0),
        (-16.4, 8, 9.4),
        (21, 26, 10.4),
        (-22, 27, 10.8),
    ):
        plants.palm(*palm)
    for x in (-19.6, 19.6):
        site.wall_line((x, -8), (x, 19), 2.2, kit.wall, kit.trim)
    site.wall_line((-19.6, 19), (19.6, 19), 2.4, kit.wall, kit.trim)


def _country(kit: Kit, haze) -> None:
    """Groves behind the wall, a few roofs among them, foothills far off."""
    plants, r = kit.nursery, kit.random
    site.tree_line(plants, np.arange(-40, 46, 3.1), (22, 30), (0.9, 1.6), 1.2)
    for house in (
        (-24, 62, 17, 12, 6.4, "#dccbb0", "#8b5844", 24),
        (31, 70, 15, 13, 7.0, "#e6dccb", "#9a6a4e", 21),
        (66, 96, 18, 14, 6.6, "#d6c5a8", "#7d5240", 23),
    ):
        site.neighbour(*house)
    for row in range(11):
        y = 36 + 11 * row + row * row
        site.tree_line(plants, np.arange(-52 - 7 * row, 62 + 7 * row, 6.5), (y, y + 9), (1.0, 1.9), 1.3)
    for _ in range(16):
        plants.palm(r.uniform(-60, 70), r.uniform(40, 110), r.uniform(8, 11.5))
    hills.mountains(
        hills.Range(10, 96, 330, foot=-5, height=58, seed=11, detail=(560, 130)),
        hills.mountain_rock(haze, 1900),
    )
