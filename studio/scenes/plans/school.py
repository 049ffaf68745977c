"""School: a long two-storey block, two wings round a court with an arcade, a gabled entrance."""

from __future__ import annotations

from ...cameras.camera import View, level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import site
from ...shapes.mesh import box
from ..building_kit import Kit, Opening

LOOK = {"frame": "#3f4a4c", "trim": "#f5efe2"}
VIEWS = {
    "aerial": {
        "camera": View((23, -33, 14.5), (1.0, -0.5, 3.2), 31),
        "sun": {"elevation": 40, "azimuth": -132, "turn": 95},
        "exposure": -0.75,
    },
    "court": {
        "camera": level((-8.6, -19.5, 2.4), 1.8, 6, 26, 0.06),
        "sun": {"elevation": 24, "azimuth": -128},
        "exposure": -0.55,
    },
}


def build(kit: Kit, view: str) -> None:
    kit.block((-20, 6, 0), (20, 15, 7.2))
    kit.block((-20, -9, 0), (-12, 6.5, 7.2))
    kit.block((12, -9, 0), (20, 6.5, 7.2))
    kit.block((-12, 2.6, 0), (12, 3.0, 3.5))
    _openings(kit)
    kit.finish()
    kit.hip((-20, 6, 20, 15), 7.4, 23, 0.7)
    kit.hip((-20, -9, -12, 9), 7.4, 23, 0.7)
    kit.hip((12, -9, 20, 9), 7.4, 23, 0.7)
    kit.lean_to((-12, 2.0, 3.66), (12, 2.0, 3.66), 4.05, 0.85)
    box("walk-ceiling", (-12, 2.1, 3.44), (12, 6, 3.50), kit.trim)
    for rect in ((-20, -9, -12, 6.5), (12, -9, 20, 6.5)):
        kit.band(rect, 3.58, 3.72)
    _site(kit)


def _openings(kit: Kit) -> None:
    for x in (-10.2, -6.8, -3.4, 0, 3.4, 6.8, 10.2):
        kit.open(Opening(x, 6, 4.75, 2.3, 1.7, panes=3, curtain=0, room=4.0))
        if x:
            kit.open(Opening(x, 6, 1.0, 2.3, 1.7, panes=3, curtain=0, room=4.0))
    kit.open(Opening(0, 6, 0.02, 2.4, 2.8, style="door", depth=0.25))
    for x in (-16, 16):
        for dx in (-2.1, 2.1):
            for z in (1.0, 4.55):
                kit.open(Opening(x + dx, -9, z, 2.1, 1.8, panes=3, curtain=0.12, room=4.0))
    for y in (-6.4, -2.6, 1.0):
        for z in (1.0, 4.55):
            kit.open(Opening(-12, y, z, 2.1, 1.8, 90, panes=3, curtain=0.1, room=3.4))
            kit.open(Opening(12, y, z, 2.1, 1.8, -90, panes=3, curtain=0.1, room=3.4))
    for y in (-6.4, -2.6, 1.2, 5.0, 8.8, 12.6):
        for z in (1.0, 4.55):
            kit.open(Opening(20, y, z, 2.1, 1.8, 90, panes=3, curtain=0.1, room=3.0))
    kit.arcade([-10.5 + i * 3 for i in range(8)], 2.6, 2.2, 3.05)


def _site(kit: Kit) -> None:
    plants = kit.nursery
    site.ground()
    site.paved([(-26, -30, 26, 20)], surfaces.paving(("#c6b292", "#b7a384", "#83745f"), (0.50, 0.25)))
    plants.lawn(-9.5, -8.0, -1.6, 0.6, kit.trim)
    plants.lawn(1.6, -8.0, 9.5, 0.6, kit.trim)
    plants.tree(-5.6, -3.6, 2.7, 1.7)
    plants.tree(5.6, -3.6, 2.7, 1.7)
    plants.hedge(-19.8, -10.6, -12.2, -10.0, 0.7)
    plants.hedge(12.2, -10.6, 19.8, -10.0, 0.7)
    plants.shrubs((-11.4, -8.6), (-11.4, 1.0), 1.0, 0.6)
    plants.shrubs((11.4, -8.6), (11.4, 1.0), 1.0, 0.6)
    plants.lawn(-24, -24, -13, -13, kit.trim)
    plants.lawn(13, -24, 24, -13, kit.trim)
    _court(kit)
    for x in range(-24, 26, 6):
        plants.tree(x + 1.5, -27.2, 2.7, 1.5)
    bench = surfaces.timber("#7a5a3c", "#a8825a", 0, 0.6)
    concrete = plain("bench-leg", linear("#b9b3a8"), 0.9, 0.2)
    for x in (-4.4, 3.0):
        box("bench", (x, -9.3, 0.42), (x + 1.6, -8.85, 0.47), bench, 0.01)
        for dx in (0.15, 1.3):
            box("bench-leg", (x + dx, -9.25, 0), (x + dx + 0.14, -8.9, 0.42), concrete, 0.01)
    for palm in (
        (-22.5, -11.5, 8),
        (22.5, -11.0, 8.4),
        (-22.8, 2, 9),
        (23, 4, 9),
        (-10.8, -11.5, 6.8),
        (10.8, -11.5, 7.2),
        (0, 22, 10),
        (-14, 23, 10),
        (15, 22, 10.5),
    ):
        plants.palm(*palm)
    site.wall_line((-26, -12), (-26, 20), 2.2, kit.wall, kit.trim)
    site.wall_line((26, -12), (26, 20), 2.2, kit.wall, kit.trim)
    site.horizon(plants, kit.wall, kit.trim, 20, 50, -60)


def _court(kit: Kit) -> None:
    """Small ball court with painted lines before the entrance."""
    field = plain("court", linear("#3f6b5d"), 0.85, 0.2, bump=(90, 0.3, 0.004))
    apron, line = plain("apron", linear("#a9553c"), 0.85, 0.2), plain("line", linear("#efece4"), 0.8, 0.2)
    box("apron", (-10.5, -24.0, 0), (10.5, -12.5, 0.008), apron)
    box("court", (-9.2, -23.0, 0), (9.2, -13.5, 0.012), field)
    for x0, y0, x1, y1 in (
        (-9.2, -23.0, 9.2, -22.92),
        (-9.2, -13.58, 9.2, -13.5),
        (-9.2, -23, -9.12, -13.5),
        (9.12, -23, 9.2, -13.5),
        (-0.04, -23, 0.04, -13.5),
        (-5.6, -20.1, -5.52, -16.4),
        (5.52, -20.1, 5.6, -16.4),
        (-9.2, -20.1, -5.52, -20.02),
        (-9.2, -16.48, -5.52, -16.4),
        (5.52, -20.1, 9.2, -20.02),
        (5.52, -16.48, 9.2, -16.4),
    ):
        box("line", (x0, y0, 0), (x1, y1, 0.016), line)
