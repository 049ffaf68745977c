"""Family house with a flat roof behind a parapet: stair house, water tank, air conditioners. Heaters are placed by
the picture."""

from __future__ import annotations

from ...cameras.camera import View, level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import rooftop, site
from ...shapes.mesh import box, cylinder, group, lathe
from ...shapes.neighbours import town
from ...shapes.windows import Opening
from ..building_kit import Kit

LOOK = {"frame": "#4a4038", "trim": "#f4efe4"}
VIEWS = {
    "corner": {
        "camera": View((-9.6, -5.2, 11.4), (-0.6, 3.6, 7.7), 34),
        "sun": {"elevation": 42, "azimuth": 132, "turn": 25},
    },
    "along": {
        "camera": View((8.2, -1.6, 9.9), (-2.0, 4.6, 7.9), 30),
        "sun": {"elevation": 36, "azimuth": -156, "sky": "streets", "turn": 70},
    },
    "close": {
        "camera": View((-5.4, -1.2, 9.2), (-1.7, 3.3, 8.1), 38),
        "sun": {"elevation": 34, "azimuth": 150, "sky": "mackerel", "turn": 50},
        "slope": "x",
    },
    # One heater whole: its collector, its tank and the lines between them.
    "quarter": {
        "camera": View((-6.7, -0.9, 8.95), (-1.75, 3.35, 8.28), 46),
        "sun": {"elevation": 30, "azimuth": 146, "sky": "cirrus", "turn": 50},
        "slope": "x",
        "exposure": -0.85,
    },
    # One heater from the front and its right: the end of a hidden tank shows behind the collector's edge.
    "front": {
        "camera": View((2.75, -1.15, 9.05), (-1.8, 3.2, 8.02), 52),
        "sun": {"elevation": 34, "azimuth": -160, "sky": "mackerel", "turn": 120},
        "slope": "x",
        "exposure": -0.8,
    },
    # A row of heaters from the air before the house.
    "row": {
        "camera": View((7.8, -3.0, 9.15), (-0.85, 3.3, 8.06), 40),
        "sun": {"elevation": 36, "azimuth": -156, "sky": "streets", "turn": 70},
        "slope": "x",
        "exposure": -0.8,
    },
    "garden": {
        "camera": level((11.5, -17.0, 6.4), 0.2, 2, 30, 0.045),
        "sun": {"elevation": 30, "azimuth": -132, "turn": 80},
        "exposure": -0.65,
    },
    "behind": {
        "camera": View((1.9, 9.0, 9.7), (-1.4, 2.6, 7.85), 30),
        "sun": {"elevation": 44, "azimuth": -108, "sky": "clear"},
        "slope": "y",
    },
}
DECK, PARAPET = 7.2, 0.55
X, Y = 7.0, 9.5


def build(kit: Kit, view: str) -> None:
    kit.block((-X, 0, 0), (X, Y, DECK))
    for z in (0.95, 4.4):
        kit.windows([(-4.8, 0), (-1.6, 0), (1.6, 0), (4.8, 0)], z, 1.2, 1.8)
        kit.windows([(X, 2.4), (X, 6.6)], z, 1.3, 1.7, 90)
        kit.windows([(-X, 2.4), (-X, 6.6)], z, 1.3, 1.7, -90)
    kit.block((2.9, 6.2, DECK - 0.1), (6.7, 9.3, DECK + 2.6))
    kit.open(Opening(2.9, 7.6, DECK, 0.9, 2.05, -90, style="door", depth=0.2))
    kit.finish()
    _parapet(kit)
    _equipment(kit)
    _site(kit)


def _parapet(kit: Kit) -> None:
    deck = surfaces.paving(("#cbc4b6", "#c1b9aa", "#9d9689"), (0.40, 0.40))
    box("deck", (-X + 0.24, 0.24, DECK - 0.02), (X - 0.24, Y - 0.24, DECK + 0.012), deck)
    top, thick = DECK + PARAPET, 0.25
    for low, high in (
        ((-X, 0), (X, thick)),
        ((-X, Y - thick), (X, Y)),
        ((-X, thick), (-X + thick, Y - thick)),
        ((X - thick, thick), (X, Y - thick)),
    ):
        box("parapet", (*low, DECK - 0.01), (*high, top), kit.wall, 0.012)
        grow = 0.05
        box(
            "coping",
            (low[0] - grow, low[1] - grow, top),
            (high[0] + grow, high[1] + grow, top + 0.07),
            kit.trim,
            0.012,
        )
    box("roof-lid", (2.75, 6.05, DECK + 2.6), (6.85, 9.45, DECK + 2.75), kit.trim, 0.012)


def _equipment(kit: Kit) -> None:
    """Water tank and condensers of air conditioners."""
    white = plain("grp", linear("#dedbd2"), 0.5, 0.4, bump=(7, 0.2, 0.01))
    ribs = [
        (0, 0),
        (0.62, 0),
        (0.64, 0.3),
        (0.61, 0.33),
        (0.64, 0.36),
        (0.64, 0.7),
        (0.61, 0.73),
        (0.64, 0.76),
    ]
    ribs += [(0.62, 1.1), (0.30, 1.26), (0.28, 1.32), (0, 1.32)]
    lathe("water-tank", ribs, white, (-5.9, 4.9, DECK + 0.15))
    box("base", (-6.6, 4.2, DECK), (-5.2, 5.6, DECK + 0.15), kit.trim, 0.01)
    for x in (-3.4, -2.2, -1.0):
        rooftop.condenser((x, 8.3, DECK + 0.1), 0.9, 0.65, 0.35, 0.26)
        box("feet", (x + 0.05, 8.32, DECK), (x + 0.85, 8.6, DECK + 0.1), kit.trim)
    metal = plain("pipe", linear("#8f9294"), 0.5, 0.5, 0.6)
    run = group((0, 0, DECK + 0.06))
    cylinder("pipe", (-5.2, 5.6, 0), (X - 0.24, 5.6, 0), 0.022, metal, 24, 0, run)
    cylinder("pipe", (-5.2, 5.5, 0), (X - 0.24, 5.5, 0), 0.022, metal, 24, 0, run)
    rooftop.dish((5.6, 4.6, DECK + 0.012), 40)
    rooftop.aerial((6.2, 6.7, DECK + 2.75))
    rooftop.conduit([(-6.5, 6.4), (-0.4, 6.4), (-0.4, 8.2)], DECK + 0.012)
    rooftop.left_behind((1.7, 7.0, DECK + 0.012), 35)
    rooftop.gully((-6.2, 0.9, DECK + 0.012))


def _site(kit: Kit) -> None:
    plants = kit.nursery
    site.ground()
    site.paved([(-16, -30, 16, 15)], surfaces.paving())
    plants.lawn(-13, -11, -2.4, -3.2, kit.trim)
    plants.lawn(2.4, -11, 13, -3.2, kit.trim)
    plants.shrubs((-6.6, -0.8), (-2.6, -0.8), 0.75, 0.6)
    plants.shrubs((2.6, -0.8), (6.6, -0.8), 0.75, 0.6, "flower")
    for palm in ((-11.5, 1.5, 8.8), (12.5, 4.5, 9.4), (-13, 12, 10.2), (9.5, 14, 10.5), (-4, 15, 10.0)):
        plants.palm(*palm)
    site.horizon(plants, kit.wall, kit.trim, 17, 40)
    town(range(-130, 131, 21), (66, 90, 114, 140))
    # The other side of the street, which a camera at the back of the roof sees.
    site.wall_line((-40, -31), (40, -31), 2.3, kit.wall, kit.trim)
    town(range(-84, 85, 21), (-76, -100, -126), 9)
    for side in (-1, 1):
        town((side * 56, side * 78, side * 100), (-4, 20), 5)
