"""School beside a mosque: classroom ranges of two storeys round a court, arcades, a porch where cars set down."""

from __future__ import annotations

from ...cameras.camera import level
from ...materials import building as surfaces
from ...materials import plaster
from ...materials.nodes import linear, plain
from ...shapes import garden, mosque, site
from ...shapes.mesh import box, cylinder
from ..building_kit import Kit, Opening, plain_colour

LOOK = {"frame": "#4a4036", "trim": "#f4ecdc"}
VIEWS = {
    "gate": {
        "camera": level((-21.5, -23.0, 4.6), -6.3, -4, 28, 0.012),
        "sun": {"elevation": 29, "azimuth": -106, "sky": "streets", "turn": 320},
        "exposure": -0.65,
    },
    "court": {
        "camera": level((-9.3, 10.3, 4.9), 3.2, 18.8, 24, -0.004),
        "sun": {"elevation": 47, "azimuth": 139, "sky": "cirrus", "turn": 170},
        "exposure": -0.7,
    },
}
HIGH, EAVES, PITCH = 7.2, 7.38, 23
SOUTH, WEST, NORTH = (-18, 0, 6, 8.5), (-17.4, 4.2, -10.4, 30.2), (-18, 26, 11.5, 34.5)
BAY, PORCH = (-7.5, -2.2, 0.5, 6.0), (-7.2, -8.6, 0.2, -2.1)
HALL = (25.5, 12.5, 40.5, 27.5)  # prayer hall of the mosque


def build(kit: Kit, view: str) -> None:
    for x0, y0, x1, y1 in (SOUTH, WEST, NORTH, BAY):
        kit.block((x0, y0, 0), (x1, y1, HIGH))
    _street_side(kit)
    _court_side(kit)
    _porch(kit)
    white = plaster.plaster("mosque", plain_colour("#f1eadc"), True)
    _prayer_hall(kit, white)
    kit.finish()
    for rect in (SOUTH, WEST, NORTH, BAY):
        kit.hip(rect, EAVES, PITCH, 0.75)
    kit.hip((PORCH[0], PORCH[1], PORCH[2], -0.6), 4.0, 22, 0.65, cornice=True)
    for rect in (SOUTH, BAY, NORTH):
        kit.band(rect, 3.62, 3.78, 0.04)
    _walks(kit)
    _mosque(kit, white)
    _grounds(kit)
    _court(kit)
    _town(kit)


def _street_side(kit: Kit) -> None:
    fronts = [(x, SOUTH[1]) for x in (-15.9, -12.9, -9.9, 2.9)]
    for x, y in fronts:
        kit.open(Opening(x, y, 1.0, 1.9, 1.75, panes=3, curtain=0.1, room=4.0))
        kit.open(Opening(x, y, 4.55, 1.9, 1.75, panes=3, curtain=0.14, sheer=0.3, room=4.0))
    for x in (-5.9, -3.5, -1.1):
        kit.open(Opening(x, BAY[1], 4.45, 1.35, 2.05, arch=True, curtain=0.12))
    kit.open(Opening(-3.5, BAY[1], 0.04, 2.4, 2.9, style="door", depth=0.25))
    kit.windows([(-6.3, BAY[1]), (-0.7, BAY[1])], 1.0, 1.1, 1.8, panes=2)
    for z in (1.0, 4.55):
        kit.windows([(SOUTH[0], 2.4), (SOUTH[0], 6.1)], z, 1.7, 1.75, -90, panes=2)
        kit.windows([(WEST[0], y) for y in (11, 14.5, 18, 21.5, 25)], z, 1.9, 1.75, -90, panes=3)
        kit.windows([(SOUTH[2], 2.4), (SOUTH[2], 6.1)], z, 1.7, 1.75, 90, panes=2)
        kit.windows([(BAY[0], -1.1)], z, 0.8, 1.75, -90, panes=1)


def _court_side(kit: Kit) -> None:
    for x in (-8.1, -4.9, -1.7, 1.5, 4.7, 7.9):
        kit.open(Opening(x, NORTH[1], 4.85, 2.1, 1.7, panes=3, curtain=0.12, room=4.0))
        style = "door" if x in (-4.9, 4.7) else "framed"
        low, wide, high = (0.04, 1.4, 2.4) if style == "door" else (1.0, 2.1, 1.6)
        kit.open(Opening(x, NORTH[1], low, wide, high, style=style, panes=3, curtain=0.1, room=4.0))
    kit.block((-10.5, 22.7, 0), (8.9, 23.1, 3.5))
    kit.block((8.5, 6.0, 0), (8.9, 22.8, 3.5))
    kit.block((11.4, 4.0, 0), (11.8, 26.1, 4.6))
    kit.arcade([-8.95 + 2.82 * i for i in range(7)], 22.7, 2.1, 2.95)
    kit.arcade([8.6 + 2.82 * i for i in range(5)], 0, 2.1, 2.95, -90, 8.5)


def _porch(kit: Kit) -> None:
    """Shade for setting down: arches in front and, wide enough for a car, at both sides."""
    x0, y0, x1, y1 = PORCH
    kit.block((x0, y0, 0), (x1, y0 + 0.45, 3.75))
    kit.block((x0, y0 + 0.45, 0), (x0 + 0.45, y1, 3.75))
    kit.block((x1 - 0.45, y0 + 0.45, 0), (x1, y1, 3.75))
    kit.arcade((-5.55, -3.5, -1.45), y0, 1.6, 3.1)
    kit.arcade((-5.3,), 0, 4.2, 3.35, -90, x0)
    kit.arcade((-5.3,), 0, 4.2, 3.35, 90, x1)


def _walks(kit: Kit) -> None:
    """Tiled roofs of the arcades, which meet in a valley, and their ceilings."""
    kit.lean_to((-10.4, 22.1, 3.68), (11.6, 22.1, 3.68), 3.95, 0.98)
    kit.lean_to((7.9, 26.0, 3.68), (7.9, 5.4, 3.68), 3.60, 0.893)
    box("walk-ceiling", (-10.4, 22.3, 3.44), (11.4, 26, 3.52), kit.trim)
    box("walk-ceiling", (8.1, 5.6, 3.43), (11.4, 22.3, 3.51), kit.trim)
    box("coping", (11.3, 3.9, 4.6), (11.9, 26.0, 4.72), kit.trim, 0.015)
    x0, y0, x1, y1 = PORCH
    box("porch-ceiling", (x0 + 0.4, y0 + 0.4, 3.62), (x1 - 0.4, y1, 3.72), kit.boards)


def _prayer_hall(kit: Kit, white) -> None:
    x0, y0, x1, y1 = HALL
    kit.block((x0, y0, 0), (x1, y1, 6.9), white)
    for i in range(4):
        at = 2.4 + 3.4 * i
        kit.open(Opening(x0, y0 + at, 1.2, 1.1, 3.7, -90, arch=True, curtain=0, room=2.4))
        kit.open(Opening(x0 + at, y0, 1.2, 1.1, 3.7, arch=True, curtain=0, room=2.4))


def _mosque(kit: Kit, white) -> None:
    x0, y0, x1, y1 = HALL
    brass, dark = plain("brass", linear("#a98a4e"), 0.35, 0.5, 1.0), plain("slit", (0.02, 0.022, 0.025), 0.5)
    box("hall-band", (x0 - 0.08, y0 - 0.08, 6.1), (x1 + 0.08, y1 + 0.08, 6.3), kit.trim, 0.03)
    box("hall-cap", (x0 - 0.12, y0 - 0.12, 6.9), (x1 + 0.12, y1 + 0.12, 7.1), kit.trim, 0.03)
    mosque.dome((x0 + x1) / 2, (y0 + y1) / 2, 7.0, 4.9, white, kit.trim, brass, dark)
    mosque.minaret(42.2, 16.0, white, kit.trim, brass, dark)
    box(
        "forecourt",
        (18, 5, 0),
        (46, 32, 0.06),
        surfaces.paving(("#d3c7b0", "#c9bba0", "#9a8c76"), (0.6, 0.6)),
    )
    for x, y, h in ((16.6, 9.5, 7.6), (21.5, 24.5, 8.6), (22.6, 31, 9.0), (44, 8, 8.6), (14.2, 30, 8.4)):
        kit.nursery.palm(x, y, h)


def _grounds(kit: Kit) -> None:
    """Forecourt with its loop of pavers, planting, boundary walls and the street."""
    plants = kit.nursery
    slabs = surfaces.paving(("#cdb998", "#bfac8a", "#877761"), (0.40, 0.20))
    site.ground()
    site.paved([(-30, -30, 14, 40)], slabs)
    box(
        "drive",
        (-30, -9.0, 0),
        (14, -3.2, 0.012),
        surfaces.paving(("#a39a8c", "#958b7d", "#6d655a"), (0.2, 0.1)),
    )
    for y in (-9.12, -3.2):
        box("kerb", (-30, y, 0), (14, y + 0.12, 0.05), kit.trim, 0.01)
    plants.lawn(-17.4, -2.6, -9.0, -0.7, kit.trim)
    plants.lawn(1.6, -2.6, 12.6, -0.7, kit.trim)
    plants.hedge(-17.2, -1.5, -9.2, -0.9, 0.75)
    plants.hedge(1.8, -1.5, 12.4, -0.9, 0.75)
    plants.shrubs((-17.0, -2.1), (-9.3, -2.1), 0.8, 0.8, "flower")
    plants.lawn(-19.6, -15.6, -9.2, -10.2, kit.trim)
    plants.lawn(-5.6, -15.6, 12.6, -10.2, kit.trim)
    plants.shrubs((-5.0, -14.7), (12.0, -14.7), 0.8, 0.95)
    plants.shrubs((-18.6, -11.0), (-9.9, -11.0), 0.8, 1.0, "flower")
    plants.shrubs((-18.9, -15.0), (-9.9, -15.0), 0.7, 0.75)
    plants.shrubs((-4.8, -11.0), (12.0, -11.0), 0.9, 0.8, "olive")
    for i in range(9):  # bollards keep the path beside the drive
        x = -19 + 3.4 * i
        cylinder("bollard", (x, -9.6, 0), (x, -9.6, 0.85), 0.06, kit.bronze, 16, 0.02)
    for x, y, h, k, kind in (
        (4.4, -12.9, 3.0, 1.7, "big"),
        (10.2, -12.4, 3.1, 1.8, "big"),
        (-21.4, 2.0, 3.0, 1.6, "big"),
        (-21.8, 12, 3.1, 1.7, "big"),
        (-22.0, 22, 3.1, 1.7, "big"),
        (13.0, 0.6, 2.8, 1.5, "olive"),
    ):
        plants.tree(x, y, h, k, kind)
    for x, y, h in ((-19.9, -4.6, 6.4), (7.4, -12.8, 6.0), (3.4, -1.9, 6.4), (9.8, -1.6, 6.9)):
        plants.palm(x, y, h)
    for x, y in ((-7.6, -9.7), (0.6, -9.7)):
        garden.pot(plants, x, y, 1.0, "olive")
    for start, end in (((14, 0), (14, 40)), ((14, 0), (60, 0)), ((-26, -2), (-26, 40))):
        site.wall_line(start, end, 2.3, kit.wall, kit.trim)


def _court(kit: Kit) -> None:
    """Two lawns, a tree in a round bench, benches along the arcade."""
    plants = kit.nursery
    plants.lawn(-8.6, 16.6, -3.0, 21.0, kit.trim)
    plants.lawn(0.6, 16.6, 6.8, 21.0, kit.trim)
    plants.lawn(-3.8, 9.8, 6.8, 12.6, kit.trim)
    plants.hedge(0.9, 20.2, 6.6, 20.8, 0.6)
    plants.hedge(-8.4, 20.2, -3.2, 20.8, 0.6)
    plants.tree(-6.9, 18.6, 2.3, 1.1)
    plants.tree(4.8, 18.4, 2.4, 1.25)
    plants.tree(5.4, 11.0, 1.9, 1.0)
    plants.shrubs((-3.2, 12.1), (4.2, 12.1), 0.8, 0.8, "flower")
    plants.shrubs((7.6, 9.8), (7.6, 12.4), 0.8, 0.8, "olive")
    wood, leg = surfaces.timber("#7a5a3c", "#a8825a", 0, 0.6), plain("leg", linear("#b9b3a8"), 0.9, 0.2)
    for x, y in ((-7.2, 15.2), (-4.8, 15.2), (1.6, 15.2), (4.4, 15.2)):
        box("bench", (x, y, 0.42), (x + 1.7, y + 0.45, 0.48), wood, 0.01)
        box("bench-back", (x, y + 0.42, 0.55), (x + 1.7, y + 0.47, 0.85), wood, 0.01)
        for dx in (0.15, 1.4):
            box("bench-leg", (x + dx, y + 0.03, 0), (x + dx + 0.14, y + 0.5, 0.42), leg, 0.01)
            box("bench-leg", (x + dx, y + 0.46, 0.4), (x + dx + 0.1, y + 0.5, 0.85), leg, 0.01)
    garden.fountain(-1.2, 18.8, kit.trim)
    for x in (-9.6, 7.7):
        garden.pot(plants, x, 22.0, 0.9, "shrub")


def _town(kit: Kit) -> None:
    """Beyond the walls: trees, palms and a few flat or low-roofed houses far off."""
    plants = kit.nursery
    for house in (
        (-46, 62, 13, 12, 7.0, "#d7c8ae", "#8c6a58"),
        (66, 62, 15, 12, 7.2, "#dccfb8", "#77706a"),
        (86, 34, 16, 14, 6.6, "#e0d6c4", "#8a6350"),
    ):
        site.neighbour(*house)
    for x0, y0, x1, y1, h in ((-28, 66, -14, 80, 9.4), (20, 70, 38, 84, 8.2), (60, 20, 74, 36, 7.6)):
        box("far-house", (x0, y0, 0), (x1, y1, h), kit.wall)
        box("far-cap", (x0 - 0.2, y0 - 0.2, h), (x1 + 0.2, y1 + 0.2, h + 0.3), kit.trim)
    site.tree_line(plants, range(-60, 96, 5), (46, 58), (1.0, 1.8), 1.4)
    site.tree_line(plants, range(48, 80, 5), (2, 30), (1.0, 1.6), 1.4)
    site.tree_line(plants, range(-60, -27, 6), (6, 40), (1.0, 1.7), 1.4)
    site.tree_line(plants, range(-44, 48, 6), (-66, -56), (1.3, 2.2), 1.6)
