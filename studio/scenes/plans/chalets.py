"""Resort: three chalets with verandas under pyramid roofs round a pool."""

from __future__ import annotations

from ...cameras.camera import View, level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import garden, site
from ...shapes.mesh import box
from ..building_kit import Kit, Opening

LOOK = {"frame": "#6a4a30", "trim": "#f6efe0"}
VIEWS = {
    "pool": {
        "camera": level((5.2, -19.5, 4.2), -0.6, 2, 28, 0.0),
        "sun": {"elevation": 34, "azimuth": -132, "sky": "mackerel"},
    },
    "aerial": {
        "camera": View((-17, -22, 15), (0, 1.5, 1.8), 32),
        "sun": {"elevation": 36, "azimuth": 132, "turn": 15},
    },
}
CHALETS = ((-10.8, 4.0), (0.0, 7.5), (10.8, 4.0))
HALF = 3.4


def build(kit: Kit, view: str) -> None:
    for x, y in CHALETS:
        kit.block((x - HALF, y, 0), (x + HALF, y + 6.4, 3.1))
        kit.open(Opening(x - 1.5, y, 0.05, 2.2, 2.4, panes=2, curtain=0.2, sheer=0.3, room=3.2))
        kit.open(Opening(x + 1.7, y, 0.05, 1.3, 2.4, style="door", depth=0.2))
        kit.windows([(x - HALF, y + 2.6)], 0.9, 1.4, 1.4, -90)
        kit.windows([(x + HALF, y + 2.6)], 0.9, 1.4, 1.4, 90)
    kit.finish()
    for x, y in CHALETS:
        kit.hip((x - HALF, y - 2.3, x + HALF, y + 6.4), 3.28, 27, 0.55)
        for dx in (-HALF + 0.2, -1.1, 1.1, HALF - 0.2):
            kit.column(x + dx, y - 2.15, 3.1, 0.13)
        box("beam", (x - HALF, y - 2.3, 2.92), (x + HALF, y - 2.0, 3.12), kit.trim, 0.012)
        box("veranda", (x - HALF - 0.2, y - 2.6, 0), (x + HALF + 0.2, y, 0.04), kit.trim, 0.012)
    _site(kit)


def _site(kit: Kit) -> None:
    plants = kit.nursery
    x0, y0, x1, y1, e = -7.0, -7.5, 7.0, -0.8, 0.35
    site.ground((x0, y0, x1, y1))
    slabs = surfaces.paving(("#d3c2a4", "#c6b494", "#8f7f68"), (0.60, 0.60))
    site.paved(
        [
            (-26, -34, 26, y0 - e),
            (-26, y1 + e, 26, 18),
            (-26, y0 - e, x0 - e, y1 + e),
            (x1 + e, y0 - e, 26, y1 + e),
        ],
        slabs,
    )
    site.pool(x0, y0, x1, y1, kit.trim)
    cloth, wood = plain("cushion", linear("#f0ebe0"), 0.95, 0.1), surfaces.timber(
        "#8a6a48", "#b08d64", 1, 0.6
    )
    for x in (-9.2, -8.0, 8.2, 9.4):
        garden.sunbed(x, -4.6 + 0.2 * abs(x) % 1, 90 if x < 0 else -90, cloth, wood)
    for x, y in ((-9.0, -2.9), (9.2, -2.9), (-9.0, -6.6)):
        garden.parasol(x, y, cloth, wood)
    plants.lawn(-22, -14.5, -11.5, -1.5, kit.trim)
    plants.lawn(11.5, -14.5, 22, -1.5, kit.trim)
    plants.lawn(-8.5, -15.5, 8.5, -9.8, kit.trim)
    for x, y in CHALETS:
        plants.shrubs((x - HALF + 0.2, y - 2.95), (x - 1.2, y - 2.95), 0.7, 0.5)
        plants.shrubs((x + 1.2, y - 2.95), (x + HALF - 0.2, y - 2.95), 0.7, 0.55, "flower")
    for palm in (
        (-5.6, 3.4, 7.4),
        (5.6, 3.2, 7.9),
        (-15.4, 1.0, 7.0),
        (15.4, 0.4, 7.6),
        (-4.6, -11.5, 6.2),
        (-13.5, -8, 6.6),
        (14.6, -8.6, 6.8),
        (-6, 18, 9.5),
        (5, 19, 10),
        (-20, 10, 9),
        (20, 10, 9.4),
        (-13, 17, 9.2),
        (13, 18, 9.8),
    ):
        plants.palm(*palm)
    site.horizon(plants, kit.wall, kit.trim, 20, 46, -46)
