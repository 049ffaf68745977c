"""The street of the shops: paving, planting strip, benches, lamps, trees, and the houses further on. Not a plan."""

from __future__ import annotations

from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import garden, site
from ...shapes.desert_trees import Grove
from ...shapes.mesh import box, lathe
from ...shapes.roofs import hip_planes
from ...shapes.mesh import make_mesh, place
from ..building_kit import Kit

# Houses further along: left end, width, height, set back, wall, shutter, whether a roof shows.
BEYOND = (
    (-33.5, 9.0, 7.6, 1.0, "#dcc7a4", "#5d6b66", True),
    (-44.0, 10.2, 10.4, 0.2, "#e6dccb", "#6e5440", False),
    (-56.0, 11.5, 7.2, 1.4, "#cfb596", "#4f5c66", True),
    (-70.0, 13.0, 9.8, 0.4, "#e0d2b8", "#70624f", False),
    (20.0, 10.0, 7.0, 0.6, "#e4d5ba", "#6e5440", False),
    (31.0, 12.0, 9.6, 0.0, "#d3bb98", "#55645f", True),
    (44.0, 10.5, 7.4, 1.2, "#e6dccb", "#5d6b66", False),
    (56.0, 14.0, 10.0, 0.4, "#d9c7a8", "#4f5c66", True),
)


def lay(kit: Kit, view: str) -> None:
    # The street lies lower than the sand around, which would cover it.
    site.ground((-90, -11.75, 90, -5.0))
    setts = surfaces.paving(("#94836d", "#83735f", "#6d6152"), (0.24, 0.12), 0.2)
    slabs = surfaces.paving(("#c0ae8f", "#ad9a7d", "#766a57"), (0.60, 0.40))
    kerb = plain("kerbstone", linear("#b9b1a3"), 0.9, 0.2, bump=(30, 0.4, 0.01))
    box("arcade-floor", (-15, -0.3, -0.1), (15, 3.3, 0.06), slabs)
    box("pavement", (-90, -5.0, -0.1), (90, 14, 0.0), slabs)
    box("street", (-90, -11.6, -0.2), (90, -5.15, -0.10), setts)
    box("pavement", (-90, -40, -0.1), (90, -11.75, 0.0), slabs)
    for y in (-5.15, -11.75):
        for i in range(120):
            box("kerbstone", (-60 + i + 0.005, y, -0.2), (-59 + i - 0.005, y + 0.15, 0.015), kerb, 0.012)
    box("channel", (-90, -5.45, -0.15), (90, -5.15, -0.092), kerb)
    box("channel", (-90, -11.6, -0.15), (90, -11.3, -0.092), kerb)
    _planting(kit, view)
    _furniture(kit)
    for house in BEYOND:
        _house(kit, *house[:3], house[3:])


def _bed(kit: Kit, x0: float, x1: float, y: float, wide: float = 1.3) -> None:
    """Planting strip in a kerb, full of shrubs."""
    plants, r, half = kit.nursery, kit.random, wide / 2
    box("bed-kerb", (x0, y - half, -0.05), (x1, y + half, 0.14), kit.trim, 0.02)
    box("earth", (x0 + 0.12, y - half + 0.12, 0), (x1 - 0.12, y + half - 0.12, 0.16), plants.turf)
    x = x0 + 0.45
    while x < x1 - 0.35:
        for dy in (-0.25, 0.25):
            k, kind = r.uniform(0.55, 0.85), ("shrub", "flower", "shrub", "olive")[int(r.integers(4))]
            plants.put(kind, (x + r.uniform(-0.1, 0.1), y + dy, 0.18), (k, k, k * 0.9))
        x += r.uniform(0.5, 0.75)


def _planting(kit: Kit, view: str) -> None:
    plants, grove = kit.nursery, Grove(kit.nursery.bark)
    for x0, x1 in ((-14.2, -8.8), (-5.6, -0.4), (3.0, 8.2), (11.2, 16.4)):
        _bed(kit, x0, x1, -3.9)
    for x0, x1 in ((-40, -31), (-29, -22), (-20, -12), (-10, -1), (0.5, 13)):
        _bed(kit, x0, x1, -12.9, 1.5)
    for x, height, wide in ((-11.6, 5.4, 2.1), (-3.0, 5.0, 1.9), (5.6, 5.2, 2.0), (13.8, 4.8, 1.8)):
        grove.tree((x, -3.9, 0.1), height, wide)
    for x, y, height in (
        (-24.4, -2.6, 8.2),
        (-25.2, 4.5, 9.4),
        (18.0, 1.0, 8.6),
        (-36, -3.2, 8.0),
        (-47, -3.0, 8.8),
        (28, -3, 8.4),
    ):
        plants.palm(x, y, height)
    for x, height, wide in (
        (-1.5, 4.4, 1.9),
        (-9.5, 5.0, 2.2),
        (-18.5, 5.2, 2.3),
        (-28.5, 5.4, 2.4),
        (-38, 5.4, 2.4),
    ):
        if view == "street":
            grove.tree((x, -12.9, 0.1), height, wide)
    for x in (-40.0, -52.0, -62.0, 24.0, 36.0, 48.0):
        grove.tree((x, -3.9, 0), 5.6, 2.6)
    for x in range(-60, 62, 7):  # what the windows mirror and what stands behind the roofs
        plants.put("big", (x + kit.random.uniform(-2, 2), 21 + kit.random.uniform(0, 5), 2.4), 1.9)
    for x in (-14.9, -9, -3, 3, 9, 14.6):
        garden.pot(plants, x, -0.62, 0.75, "olive" if x % 2 else "flower")


def _furniture(kit: Kit) -> None:
    for x in (-7.2, 1.3, 9.7):
        _bench(kit, x, -3.7)
    for x in (-15.8, -7.9, 2.3, 10.6, 18.6, -27, -38):
        _lamp(kit, x, -4.55)
    cloth, wood = plain("parasol-cloth", linear("#e9dfca"), 0.95, 0.1), kit.timber
    for x in (-20.4, -17.4):
        garden.parasol(x, -3.3, cloth, wood, 1.35, 2.6)
        lathe(
            "table",
            [(0.22, 0), (0.04, 0.05), (0.04, 0.70), (0.42, 0.71), (0.42, 0.74), (0.001, 0.74)],
            kit.bronze,
            (x + 0.55, -3.0, 0),
            24,
        )
        for dx, side in ((-0.35, -1), (1.45, 1)):
            _chair(kit, x + dx, -3.0, side)


def _chair(kit: Kit, x: float, y: float, side: int) -> None:
    for dx in (-0.18, 0.18):
        for dy in (-0.18, 0.18):
            box(
                "leg", (x + dx - 0.015, y + dy - 0.015, 0), (x + dx + 0.015, y + dy + 0.015, 0.44), kit.bronze
            )
    box("seat", (x - 0.21, y - 0.21, 0.43), (x + 0.21, y + 0.21, 0.47), kit.timber, 0.01)
    a, b = sorted((x + side * 0.19, x + side * 0.22))
    box("back", (a, y - 0.21, 0.62), (b, y + 0.21, 0.88), kit.timber, 0.008)
    for dy in (-0.18, 0.18):
        box("leg", (a, y + dy - 0.015, 0.44), (b, y + dy + 0.015, 0.9), kit.bronze)


def _bench(kit: Kit, x: float, y: float) -> None:
    for dx in (-0.75, 0.75):
        box("iron", (x + dx - 0.03, y - 0.22, 0), (x + dx + 0.03, y + 0.22, 0.40), kit.bronze)
        box("iron", (x + dx - 0.03, y - 0.26, 0.40), (x + dx + 0.03, y - 0.21, 0.86), kit.bronze)
    for k in range(4):
        low = y - 0.20 + 0.11 * k
        box("slat", (x - 0.9, low, 0.40), (x + 0.9, low + 0.09, 0.435), kit.boards, 0.006)
    for z in (0.56, 0.70):
        box("slat", (x - 0.9, y - 0.215, z), (x + 0.9, y - 0.185, z + 0.10), kit.boards, 0.006)


def _lamp(kit: Kit, x: float, y: float) -> None:
    line = [
        (0.14, 0),
        (0.14, 0.12),
        (0.08, 0.2),
        (0.07, 0.9),
        (0.045, 1.0),
        (0.038, 3.5),
        (0.06, 3.55),
        (0.001, 3.6),
    ]
    lathe("lamp-post", line, kit.bronze, (x, y, 0), 20)
    glass = surfaces.glow("lantern", (1, 0.86, 0.68), 1.6)
    lathe("lantern", [(0.09, 3.58), (0.17, 3.95), (0.001, 3.96)], glass, (x, y, 0), 6, None)
    lathe(
        "lantern-cap",
        [(0.21, 3.95), (0.12, 4.08), (0.02, 4.14), (0.001, 4.25)],
        kit.bronze,
        (x, y, 0),
        6,
        None,
    )


def _house(kit: Kit, x0: float, width: float, height: float, rest) -> None:
    """A plain house further along the street: windows with surrounds and shutters, a parapet or a hipped roof."""
    back, wall, shutter, roofed = rest
    paint = [
        plain("far-" + n, linear(c), 0.9, 0.1)
        for n, c in (("wall", wall), ("shutter", shutter), ("trim", "#ddd2bd"))
    ]
    dark, x1, y0, y1 = plain("far-glass", (0.03, 0.04, 0.05), 0.06, 0.7), x0 + width, back, back + 11
    box("far-house", (x0, y0, 0), (x1, y1, height), paint[0], 0.02)
    box("far-cornice", (x0 - 0.2, y0 - 0.2, height - 0.3), (x1 + 0.2, y1 + 0.2, height), paint[2], 0.03)
    if roofed:
        for plane in hip_planes((x0 - 0.6, y0 - 0.6, x1 + 0.6, y1 + 0.6), height, 23)[0]:
            place(make_mesh("far-roof", plane, [tuple(range(len(plane)))], kit.roof))
    count = int(width / 3)
    for floor in range(int(height / 3.3)):
        z, high = 0.3 + 3.4 * floor + (0.7 if floor else 0), 1.7 if floor else 2.6
        for i in range(count):
            at, half = x0 + width * (i + 0.5) / count, 0.5 if floor else 0.95
            box(
                "far-trim",
                (at - half - 0.14, y0 - 0.05, z - 0.1),
                (at + half + 0.14, y0 + 0.1, z + high + 0.14),
                paint[2],
                0.01,
            )
            box("far-glass", (at - half, y0 - 0.056, z), (at + half, y0, z + high), dark)
            box("far-bar", (at - 0.03, y0 - 0.075, z), (at + 0.03, y0, z + high), paint[1])
            for side in (-1, 1) if floor else ():
                a, b = sorted((at + side * 0.68, at + side * 1.1))
                box("far-shutter", (a, y0 - 0.09, z), (b, y0 - 0.02, z + high), paint[1], 0.01)
