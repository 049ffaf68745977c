"""Clubhouse: one low, wide hipped roof over a hall and a columned veranda, with a lantern on the ridge."""

from __future__ import annotations

from ...cameras.camera import level
from ...materials import building as surfaces
from ...shapes import garden, site
from ...shapes.mesh import box
from ..building_kit import Kit, Opening

LOOK = {"frame": "#4f3826", "trim": "#f6f0e3"}
VIEWS = {
    "lawn": {
        "camera": level((-15.5, -25.0, 4.6), 0.6, 2, 29, 0.0),
        "sun": {"elevation": 30, "azimuth": 134, "turn": 80},
        "exposure": -0.65,
    },
    "terrace": {
        "camera": level((16.5, -9.5, 2.2), -2.0, -1.0, 27, 0.08),
        "sun": {"elevation": 24, "azimuth": 160, "sky": "streets"},
        "exposure": -0.55,
    },
}


def build(kit: Kit, view: str) -> None:
    kit.block((-11, 0, 0), (11, 10, 3.6))
    kit.block((-3.0, 2.2, 5.2), (3.0, 7.8, 7.4))
    for x in (-8.2, -4.6, 4.6, 8.2):
        kit.open(Opening(x, 0, 0.05, 2.2, 2.7, panes=2, curtain=0.15, arch=True, room=4.0))
    kit.open(Opening(0, 0, 0.02, 2.2, 2.9, style="door", arch=True, depth=0.28))
    for y in (2.5, 6.5):
        for x, turn in ((-11, -90), (11, 90)):
            kit.open(Opening(x, y, 0.7, 1.6, 2.1, turn, arch=True))
    for x in (-1.9, 0, 1.9):
        kit.open(Opening(x, 2.2, 6.15, 1.2, 0.85, curtain=0, sill=False, room=2.5))
    for y in (3.9, 6.1):
        kit.windows([(-3.0, y)], 6.15, 1.2, 0.85, -90, curtain=0, sill=False, room=1.2)
        kit.windows([(3.0, y)], 6.15, 1.2, 0.85, 90, curtain=0, sill=False, room=1.2)
    kit.finish()
    kit.hip((-11, -3.2, 11, 10), 3.78, 24, 0.65)
    kit.hip((-3.0, 2.2, 3.0, 7.8), 7.55, 24, 0.6)
    for i in range(9):
        kit.column(-10.6 + i * 2.65, -2.9, 3.55, 0.15)
    for x in (-10.6, 10.6):
        kit.column(x, -0.6, 3.55, 0.15)
    box("beam", (-11, -3.12, 3.36), (11, -2.7, 3.62), kit.trim, 0.014)
    for x in (-10.85, 10.45):
        box("beam", (x, -2.7, 3.36), (x + 0.4, 0, 3.62), kit.trim, 0.014)
    for i, rise in enumerate((0.15, 0.30)):
        grow = 0.9 - i * 0.4
        box(
            "stylobate",
            (-11 - grow, -3.3 - grow, rise - 0.15),
            (11 + grow, 0.05, rise if i else 0.15),
            kit.trim,
            0.014,
        )
    _site(kit)


def _site(kit: Kit) -> None:
    plants = kit.nursery
    site.ground()
    site.paved(
        [(-20, -8.5, 20, 14), (-2.2, -40, 2.2, -8.5)],
        surfaces.paving(("#cbb794", "#bda886", "#85755e"), (0.45, 0.45)),
    )
    plants.lawn(-24, -24, -2.6, -8.9, kit.trim)
    plants.lawn(2.6, -24, 24, -8.9, kit.trim)
    plants.hedge(-19.6, -8.2, -3.4, -7.6, 0.6)
    plants.hedge(3.4, -8.2, 19.6, -7.6, 0.6)
    plants.shrubs((-10.6, -4.75), (-2.4, -4.75), 0.9, 0.6, "flower")
    plants.shrubs((2.4, -4.75), (10.6, -4.75), 0.9, 0.6, "flower")
    for x in (-6.2, 6.2):
        garden.pot(plants, x, -5.6, 1.1, "olive")
    plants.tree(-17.0, -13.0, 2.9, 1.8)
    plants.tree(16.0, -14.0, 2.7, 1.7)
    plants.tree(9.0, -18.0, 2.6, 1.5)
    for palm in (
        (-16.5, -3.5, 7.6),
        (16.8, -2.8, 8.1),
        (-14.5, 6, 9.2),
        (14.6, 8, 8.8),
        (-20, 12, 9.4),
        (21, 13, 9.6),
        (-6, 18, 10),
        (7, 19, 10.4),
    ):
        plants.palm(*palm)
    site.horizon(plants, kit.wall, kit.trim, 19, 48)
