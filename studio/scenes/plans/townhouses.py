"""Row of five gabled townhouses with front gardens along a street."""

from __future__ import annotations

from ...cameras.camera import View, level
from ...materials import building as surfaces, floors
from ...materials.nodes import linear, plain
from ...shapes import site
from ...shapes.mesh import box
from ..building_kit import Kit, Opening

LOOK = {"frame": "#4a3a2e", "trim": "#f7f1e5"}
VIEWS = {
    "street": {
        "camera": level((20.5, -15.6, 7.2), -4.5, 2.2, 28, -0.02),
        "sun": {"elevation": 33, "azimuth": 166, "turn": 45},
        "exposure": -0.65,
    },
    "aerial": {
        "camera": View((-19, -24, 16.5), (0.5, 1.0, 3.4), 34),
        "sun": {"elevation": 42, "azimuth": 132, "sky": "mackerel"},
        "exposure": -0.8,
    },
    "above-right": {
        "camera": View((21, -21, 12.5), (-0.5, 1.0, 3.6), 36),
        "sun": {"elevation": 30, "azimuth": -130, "sky": "streets", "turn": 75},
        "exposure": -0.75,
    },
}
WIDE = 7.0


def build(kit: Kit, view: str) -> None:
    for i in range(5):
        x, y = (i - 2) * WIDE, 0.7 * (i % 2)
        kit.block((x - WIDE / 2, y, 0), (x + WIDE / 2, y + 9, 6.4))
        _front(kit, x, y, i)
    kit.finish()
    for i in range(5):
        x, y = (i - 2) * WIDE, 0.7 * (i % 2)
        if i % 2 == 0:
            kit.gable((x - WIDE / 2, y, x + WIDE / 2, y + 9), 6.55, 27, 0.35, 0.45, "y", (1, 1))
        else:
            kit.gable((x - WIDE / 2, y, x + WIDE / 2, y + 9), 6.55, 25, 0.5, 0.02, "x", (0, 0))
        kit.lean_to((x - 0.2, y - 1.5, 2.95), (x + 3.1, y - 1.5, 2.95), 1.5, 0.62)
        for dx in (0.0, 2.9):
            kit.column(x + dx, y - 1.3, 2.85, 0.10)
        box("beam", (x - 0.15, y - 1.42, 2.72), (x + 3.05, y - 1.2, 2.86), kit.trim, 0.01)
    _site(kit)


def _front(kit: Kit, x: float, y: float, i: int) -> None:
    kit.open(Opening(x + 1.45, y, 0.02, 1.15, 2.35, style="door", depth=0.22))
    kit.open(Opening(x - 1.7, y, 0.55, 2.2, 1.9, panes=3, curtain=0.2))
    for dx in (-1.7, 1.5):
        kit.open(
            Opening(
                x + dx, y, 3.85, 1.2, 1.7, curtain=0.22, sheer=0.4 if (i + dx > 1) else 0, arch=i % 2 == 0
            )
        )
    if i % 2 == 0:
        kit.disc(x, y, 7.25, 0.30)


def _site(kit: Kit) -> None:
    plants = kit.nursery
    site.ground()
    pave = surfaces.paving(("#c4b498", "#b5a588", "#7f725f"), (0.40, 0.20))
    site.paved([(-26, -7.2, 26, 16)], pave)
    box("road", (-60, -16.5, -0.1), (60, -8.9, -0.10 + 0.085), floors.asphalt())
    kerb = plain("kerbstone", linear("#b5aea2"), 0.9, 0.2)
    site.paved([(-26, -8.75, 26, -7.2)], surfaces.paving(("#b9aa90", "#ab9c82", "#7f725f"), (0.30, 0.30)))
    box("kerbstone", (-60, -8.9, -0.1), (60, -8.75, 0.03), kerb, 0.01)
    box("kerbstone", (-60, -16.65, -0.1), (60, -16.5, 0.03), kerb, 0.01)
    site.paved([(-60, -26, 60, -16.65)], surfaces.paving(("#b9aa90", "#ab9c82", "#7f725f"), (0.30, 0.30)))
    for i in range(5):
        x = (i - 2) * WIDE
        plants.lawn(x - 3.1, -6.0, x - 0.5, -1.2, kit.trim)
        plants.shrubs((x - 3.0, -0.55), (x - 0.6, -0.55), 0.6, 0.5, "shrub" if i % 2 else "flower")
        site.wall_line((x - WIDE / 2 + 0.01, -7.0), (x - WIDE / 2 + 0.01, -0.1), 0.9, kit.wall, kit.trim)
        site.wall_line((x - WIDE / 2 + 0.01, -7.0), (x + 0.4, -7.0), 0.9, kit.wall, kit.trim)
        plants.hedge(x - WIDE / 2 + 0.5, -6.75, x + 0.2, -6.4, 1.05)
        if i in (0, 2):
            plants.palm(x - 2.0, -4.0, 6.4 + 0.5 * i)
        else:
            plants.tree(x - 1.8, -4.2, 2.3, 1.1)
    site.wall_line((2.5 * WIDE, -7.0), (2.5 * WIDE, -0.1), 0.9, kit.wall, kit.trim)
    for palm in ((-22, -3, 8), (22, -2, 8.4), (-12, 19, 10), (6, 20, 10), (20, 18, 9.5)):
        plants.palm(*palm)
    for x in range(-24, 28, 8):
        plants.tree(x, -18.5, 2.6, 1.3)
    site.horizon(plants, kit.wall, kit.trim, 17, 46, -44)
