"""Compound of six villas along a paved lane, seen from the air and over the lane."""

from __future__ import annotations

from ...cameras.camera import View
from ...materials import building as surfaces
from ...shapes import site
from ...shapes.neighbours import town
from ..building_kit import Kit, Opening

LOOK = {"frame": "#5a4a3c", "trim": "#f5efe2"}
VIEWS = {
    "aerial": {
        "camera": View((-33, -36, 27), (1.5, 3.0, 1.5), 33),
        "sun": {"elevation": 36, "azimuth": 132},
        "exposure": -0.75,
    },
    # Over the lane from the first roof: the other roofs from near, and the town behind them.
    "lane": {
        "camera": View((-29.5, -4.2, 9.6), (4.0, 4.6, 4.3), 40),
        "sun": {"elevation": 33, "azimuth": 150, "sky": "streets", "turn": 40},
        "exposure": -0.75,
    },
}
PLOTS = ((-20, -9, 1), (0, -9, 1), (20, -9, 1), (-20, 13, -1), (0, 13, -1), (20, 13, -1))


def build(kit: Kit, view: str) -> None:
    for x, y, way in PLOTS:
        _walls(kit, x, y, way)
    kit.finish()
    for i, (x, y, way) in enumerate(PLOTS):
        kit.hip((x - 5.5, y - 4, x + 5.5, y + 4), 6.7, 23, 0.65)
        ya, yb = sorted((y + way * 1.0, y + way * 6.4))
        if i % 2:
            kit.hip((x - 5.5, ya, x - 0.6, yb), 6.7, 23, 0.65)
        else:
            kit.hip((x + 0.6, ya, x + 6.4, yb), 3.6, 22, 0.6)
    _site(kit, view)


def _walls(kit: Kit, x: float, y: float, way: int) -> None:
    """way is +1 when the house looks to the lane behind it (north), -1 to the south."""
    odd = PLOTS.index((x, y, way)) % 2
    kit.block((x - 5.5, y - 4, 0), (x + 5.5, y + 4, 6.6))
    ya, yb = sorted((y + way * 3.8, y + way * 6.4))
    # A hand behind the main wall: two faces in one plane render as a black slit.
    wing = (x - 5.44, x - 0.6, 6.6) if odd else (x + 0.6, x + 6.4, 3.5)
    kit.block((wing[0], ya, 0), (wing[1], yb, wing[2]))
    for z, height in ((0.9, 1.7), (4.2, 1.5)):
        for dx in (-3.8, -1.3, 1.3, 3.8):
            kit.open(Opening(x + dx, y - 4, z, 1.2, height, 0, room=2.0, arch=z > 4))
        for dy in (-2.0, 1.0):
            kit.open(Opening(x - 5.5, y + dy, z, 1.2, height, -90, room=2.0))
            kit.open(Opening(x + 5.5, y + dy, z, 1.2, height, 90, room=2.0))
    if way < 0:
        middle = (wing[0] + wing[1]) / 2
        kit.open(Opening(middle, ya, 0.9, 2.0, 1.7, 0, panes=3, room=2.0))
        if odd:
            kit.open(Opening(middle, ya, 4.2, 1.6, 1.5, 0, room=2.0))


def _site(kit: Kit, view: str) -> None:
    plants = kit.nursery
    site.ground()
    lane = surfaces.paving(("#b3a48c", "#a59680", "#766a5b"), (0.20, 0.10))
    yard = surfaces.paving(("#cdbb9a", "#bfac8b", "#857660"), (0.40, 0.40))
    site.paved([(-33, -0.6, 33, 4.6)], lane)
    site.paved([(-33, -17, 33, -0.6), (-33, 4.6, 33, 21)], yard)
    for x in (-30, -10, 10, 30):
        for y0, y1 in ((-16.6, -0.8), (4.8, 20.6)):
            site.wall_line((x, y0), (x, y1), 1.9, kit.wall, kit.trim)
    for y in (-16.8, 20.8):
        site.wall_line((-30, y), (30, y), 2.1, kit.wall, kit.trim)
    for x, y, way in PLOTS:
        for x0, x1 in ((x - 9.0, x - 6.6),):
            plants.lawn(x0, y - 5.5, x1, y + 5.5, kit.trim)
        plants.lawn(
            x - 4.5, *((y - 7.2, x + 5.0, y - 5.2) if way > 0 else (y + 4.9, x + 5.0, y + 6.9)), kit.trim
        )
        plants.palm(x - 7.8, y + 3.0, 6.6 + (x + y) % 3 * 0.5)
        plants.palm(x + 8.0, y - 3.4 * way, 7.0)
        plants.tree(x + 8.2, y + 2.6, 2.5, 1.3)
        plants.shrubs((x - 5.2, y - 4.6), (x + 5.2, y - 4.6), 0.95, 0.6, "flower" if x else "shrub")
        wall_y = y + way * 8.15
        for a, b in ((x - 9.8, x - 2.2), (x + 2.2, x + 9.8)):
            site.wall_line((a, wall_y), (b, wall_y), 1.5, kit.wall, kit.trim)
    for x in range(-31, 32, 6):
        plants.put("shrub", (x, 0.0, 0.25), (0.9, 0.9, 1.1))
        plants.put("shrub", (x + 3, 4.2, 0.25), (0.9, 0.9, 1.1))
    for x in range(-56, 60, 5):
        plants.put("big", (x, -21 - abs(x) % 3, 1.6), 1.1)
    for house in (
        (-48, 2, 14, 12, 6.6, "#e0d2b8", "#87543f"),
        (50, -6, 14, 12, 6.8, "#e8dcc4", "#775442"),
        (52, 16, 14, 12, 6.6, "#dccdb2", "#936650"),
        (-50, 24, 14, 12, 6.6, "#e3dccf", "#6b6661"),
    ):
        site.neighbour(*house)
    site.horizon(plants, kit.wall, kit.trim, 26, 60, None)
    if view == "lane":
        # What a camera over the lane sees at its end.
        town((84, 106, 128), range(-84, 90, 21), 5)
