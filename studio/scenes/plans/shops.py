"""Terrace of shops: five bays over an arcade, flats above, a raised corner pavilion and a small tower."""

from __future__ import annotations

from ...cameras.camera import level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes.mesh import box, cylinder, lathe
from ..building_kit import Kit, Opening
from . import shops_street as street

LOOK = {"frame": "#3f4a44", "trim": "#f3ead9"}
VIEWS = {
    "street": {
        "camera": level((18.5, -18.5, 5.6), -5.6, 2, 32, 0.03),
        "sun": {"elevation": 36, "azimuth": -134, "sky": "cirrus", "turn": 285},
        "slope": "y",
        "exposure": -0.75,
    },
    "corner": {
        "camera": level((-33.0, -19.5, 5.4), -14.0, 2, 31, 0.06),
        "sun": {"elevation": 17, "azimuth": 124, "sky": "mackerel", "turn": 250},
        "slope": "y",
        "exposure": -0.35,
    },
}
BAYS, WIDE, DEEP = (-12.0, -6.0, 0.0, 6.0, 12.0), 6.0, 10.0
FLOOR, EAVES = 4.0, 7.85
PAVILION, TOWER = (-22.0, -1.0, -14.96, 9.0), (-14.9, 3.4, -11.7, 6.6)


def build(kit: Kit, view: str) -> None:
    kit.block((-15, 0, FLOOR - 0.12), (15, DEEP, EAVES - 0.1))
    kit.block((-15, 3.2, 0), (15, DEEP, FLOOR - 0.1))
    kit.block((-15, 0, 0), (15, 0.5, FLOOR - 0.1))
    kit.block((14.5, 0.5, 0), (15, 3.2, FLOOR - 0.1))
    kit.block((*PAVILION[:2], 0), (*PAVILION[2:], 10.9))
    kit.block((*TOWER[:2], 6.5), (*TOWER[2:], 14.3))
    for x in BAYS:
        _shop(kit, x)
        _flat(kit, x)
    _pavilion(kit)
    kit.finish()
    kit.gable((-15, 0, 15, DEEP), EAVES, 25, 0.6, 0.45, "x", (0, 1))
    kit.hip(PAVILION, 11.1, 26, 0.75, cornice=True)
    kit.hip(TOWER, 14.45, 28, 0.5, cornice=True)
    kit.band((-15, 0, 15, DEEP), FLOOR - 0.12, FLOOR + 0.06, 0.06)
    kit.band(PAVILION, FLOOR - 0.05, FLOOR + 0.15, 0.07)
    kit.band(PAVILION, 7.45, 7.62, 0.06)
    kit.band(TOWER, 11.35, 11.5, 0.06)
    _chimneys(kit)
    street.lay(kit, view)


def _shop(kit: Kit, x: float) -> None:
    """Two arches, and behind them a shop window with its door."""
    kit.arcade((x - 1.5, x + 1.5), 0, 2.25, 3.35)
    kit.open(Opening(x - 0.75, 3.2, 0.5, 3.5, 2.5, style="slim", panes=3, curtain=0.0, depth=0.18))
    kit.open(Opening(x + 2.05, 3.2, 0.05, 1.2, 2.95, style="slim", panes=1, curtain=0.0, depth=0.18))
    box("riser", (x - 2.6, 3.12, 0.06), (x + 1.1, 3.22, 0.5), kit.timber, 0.01)
    box("fascia", (x - 2.7, 3.08, 3.10), (x + 2.8, 3.22, 3.5), kit.timber, 0.015)
    _goods(kit, x - 0.75)
    lamp = surfaces.glow("arcade-lamp", (1, 0.82, 0.6), 7)
    for dx in (-1.5, 1.5):
        cylinder("cord", (x + dx, 1.85, 3.15), (x + dx, 1.85, 3.9), 0.012, kit.bronze, 8)
        lathe("lamp", [(0.02, 3.2), (0.17, 3.02), (0.18, 2.98)], kit.bronze, (x + dx, 1.85, 0), 20)
        lathe("bulb", [(0.001, 2.95), (0.08, 2.99), (0.001, 3.06)], lamp, (x + dx, 1.85, 0), 14)


def _goods(kit: Kit, x: float) -> None:
    """Jars, folded cloth and rolls on stands behind the glass."""
    r = kit.random
    shades = ("#a4573a", "#c9a36a", "#5c7a78", "#d8cbb2", "#7d4a55", "#46586b", "#8a8f5c")
    paints = [plain("goods", linear(shades[int(k)]), 0.8, 0.2) for k in r.permutation(len(shades))]
    stand = plain("stand", linear("#d9cdb8"), 0.8, 0.2)
    for i, dx in enumerate((-1.35, -0.68, 0.0, 0.68, 1.35)):
        at, y, tall, paint = x + dx, 3.85 + 0.25 * (i % 2), 0.5 + r.uniform(0.15, 0.75), paints[i]
        box("stand", (at - 0.26, y - 0.26, 0.3), (at + 0.26, y + 0.26, tall), stand, 0.01)
        kind = int(r.integers(3))
        if kind == 0:
            k = r.uniform(0.8, 1.25)
            line = [(0.08, 0), (0.17, 0.14), (0.19, 0.26), (0.09, 0.42), (0.07, 0.5), (0.10, 0.55)]
            lathe("jar", [(a * k, b * k) for a, b in line], paint, (at, y, tall), 24)
        elif kind == 1:
            for k in range(int(r.integers(2, 5))):
                low = tall + 0.1 * k
                box(
                    "cloth",
                    (at - 0.22, y - 0.17, low),
                    (at + 0.22, y + 0.17, low + 0.095),
                    paints[(i + k) % 7],
                    0.03,
                )
        else:
            for k in range(3):
                px = at - 0.15 + 0.15 * k
                cylinder(
                    "roll",
                    (px, y, tall),
                    (px + 0.04, y + 0.1, tall + r.uniform(0.5, 0.8)),
                    0.06,
                    paints[(i + k) % 7],
                    18,
                )


def _flat(kit: Kit, x: float) -> None:
    """Balcony door between two shuttered windows."""
    kit.open(Opening(x, 0, FLOOR + 0.22, 1.25, 2.35, sheer=0.35, sill=False))
    for dx in (-2.0, 2.0):
        kit.open(Opening(x + dx, 0, FLOOR + 0.95, 0.95, 1.6, curtain=0.2))
        for side in (-1, 1):
            _shutter(kit, x + dx + side * 0.87, FLOOR + 0.95, 1.6)
    balcony(kit, x, 0, FLOOR + 0.06, 1.1)


def _shutter(kit: Kit, x: float, z: float, high: float) -> None:
    """Open louvred leaf in the colour of the windows."""
    paint = kit.fittings.frame
    for side in (-1, 1):
        a, b = sorted((x + side * 0.16, x + side * 0.21))
        box("stile", (a, -0.075, z), (b, -0.02, z + high), paint)
    for k in range(int(high / 0.075)):
        low = z + 0.01 + 0.075 * k
        box("slat", (x - 0.16, -0.062, low), (x + 0.16, -0.03, low + 0.05), paint)
    for low in (z, z + high * 0.5, z + high - 0.07):
        box("rail", (x - 0.16, -0.07, low), (x + 0.16, -0.022, low + 0.07), paint)


def balcony(kit: Kit, x: float, y: float, z: float, half: float) -> None:
    """Shallow balcony before a wall at y, on two consoles."""
    box("balcony", (x - half, y - 0.85, z), (x + half, y, z + 0.13), kit.trim, 0.015)
    for side in (-1, 1):
        at = x + side * (half - 0.25)
        box("console", (at - 0.09, y - 0.55, z - 0.30), (at + 0.09, y, z), kit.trim, 0.03)
    top = z + 0.13
    for low, high in ((0.08, 0.11), (0.95, 0.99)):
        box(
            "rail",
            (x - half + 0.04, y - 0.82, top + low),
            (x + half - 0.04, y - 0.79, top + high),
            kit.bronze,
        )
        for side in (-1, 1):
            a, b = sorted((x + side * (half - 0.04), x + side * (half - 0.07)))
            box("rail", (a, y - 0.82, top + low), (b, y, top + high), kit.bronze)
    count = int(2 * half / 0.12)
    for i in range(count + 1):
        px = x - half + 0.055 + (2 * half - 0.11) * i / count
        box("bar", (px - 0.008, y - 0.813, top), (px + 0.008, y - 0.797, top + 0.97), kit.bronze)
    for side in (-1, 1):
        for i in range(6):
            px, py = x + side * (half - 0.055), y - 0.7 + 0.13 * i
            box("bar", (px - 0.008, py - 0.008, top), (px + 0.008, py + 0.008, top + 0.97), kit.bronze)


def _pavilion(kit: Kit) -> None:
    x0, y0, _, y1 = PAVILION
    for x in (-20.2, -16.8):
        kit.open(Opening(x, y0, 0.35, 2.3, 3.1, arch=True, panes=3, curtain=0.0))
        kit.open(Opening(x, y0, FLOOR + 0.3, 1.3, 2.5, arch=True, sheer=0.3, sill=False))
        kit.open(Opening(x, y0, 8.25, 1.15, 1.6, curtain=0.2))
        balcony(kit, x, y0, FLOOR + 0.15, 1.1)
    for y in (1.0, 4.0, 7.0):
        kit.open(Opening(x0, y, 0.35, 1.9, 3.0, -90, arch=True, panes=2, curtain=0.1))
        kit.open(Opening(x0, y, FLOOR + 0.9, 1.15, 1.9, -90, arch=True, curtain=0.2))
        kit.open(Opening(x0, y, 8.25, 1.1, 1.6, -90, curtain=0.2))
    kit.windows([(15, 2.6), (15, 5.6)], FLOOR + 0.95, 1.0, 1.6, 90)
    kit.windows([(15, 5.2), (15, 8.0)], 0.9, 1.3, 2.0, 90)
    kit.arcade((1.85,), 0, 2.0, 3.3, 90, 15)
    middle = ((TOWER[0] + TOWER[2]) / 2, (TOWER[1] + TOWER[3]) / 2)
    for x, y, turn in (
        (middle[0], TOWER[1], 0),
        (TOWER[0], middle[1], -90),
        (TOWER[2], middle[1], 90),
        (middle[0], TOWER[3], 180),
    ):
        kit.open(Opening(x, y, 11.8, 1.15, 2.0, turn, "louvre", arch=True))


def _chimneys(kit: Kit) -> None:
    for x in (-3.0, 3.4, 9.0):
        box("chimney", (x - 0.35, 5.9, 9.5), (x + 0.35, 6.7, 11.4), kit.wall, 0.02)
        box("chimney-cap", (x - 0.45, 5.8, 11.4), (x + 0.45, 6.8, 11.52), kit.trim, 0.02)
