"""Lodge in the Hajar mountains: three houses step down a slope on dry-stone terraces, under hipped and gabled roofs."""

from __future__ import annotations

from ...cameras.camera import level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes.mesh import box
from ...shapes.rocks import Quarry
from ..building_kit import Kit, Opening
from . import lodge_site as land

LOOK = {"frame": "#4b3a2c", "trim": "#e2d3b8"}
VIEWS = {
    "slope": {
        "camera": level((-17.5, -26.0, 4.4), -1.5, 3.5, 38.5, 0.05),
        "sun": {"elevation": 33, "azimuth": 134, "sky": "cirrus", "turn": 205},
        "exposure": -0.6,
    },
}
LOW, HIGH, GUEST = (-7.0, 0.0, -1.0, 8.0), (-0.4, 3.0, 9.5, 12.0), (-13.2, 11.2, -6.2, 17.0)


def build(kit: Kit, view: str) -> None:
    kit.woodwork.soffit, kit.woodwork.fascia = kit.boards, surfaces.timber("#4e3220", "#7a5436", 0)
    quarry = Quarry(kit.random)
    kit.block((*LOW[:2], 0), (*LOW[2:], 5.75))
    kit.block((-1.1, 4.2, 0), (-0.3, 7.9, 5.6))
    kit.block((*HIGH[:2], 2.9), (*HIGH[2:], 8.55))
    kit.block((*GUEST[:2], 5.2), (*GUEST[2:], 8.3))
    _openings(kit)
    kit.finish()
    _roofs(kit)
    _masonry(kit, quarry)
    _balcony(kit, (-7.15, -1.75, -0.85, 0), 2.9)
    _porch(kit)
    land.lay(kit, quarry)


def _openings(kit: Kit) -> None:
    kit.open(Opening(-4.0, 0, 0.05, 2.0, 2.2, panes=3, curtain=0.15, sill=False))
    kit.windows([(-6.1, 0), (-1.9, 0)], 0.9, 0.8, 1.2, panes=1)
    kit.open(Opening(-4.0, 0, 2.95, 2.2, 2.15, panes=2, sheer=0.4, sill=False))
    kit.windows([(-7.0, 2.2), (-7.0, 5.6)], 3.75, 1.1, 1.35, -90)
    kit.windows([(-7.0, 2.2)], 1.0, 0.9, 1.1, -90, panes=1)
    kit.open(Opening(2.6, 3, 2.95, 1.6, 2.3, style="door", depth=0.25))
    kit.windows([(0.8, 3), (5.0, 3)], 3.65, 1.0, 1.45)
    kit.open(Opening(8.0, 3, 3.5, 1.3, 1.5, curtain=0.2))
    kit.windows([(1.2, 3), (4.55, 3), (7.9, 3)], 6.45, 1.2, 1.45, sheer=0.3)
    kit.windows([(-0.4, 5.6), (-0.4, 9.4)], 6.6, 1.0, 1.3, -90)
    kit.windows([(9.5, 5.6), (9.5, 9.2)], 6.45, 1.1, 1.45, 90)
    kit.windows([(1.4, 12), (7.4, 12)], 6.55, 1.1, 1.4, 180)
    kit.open(Opening(4.4, 12, 5.72, 1.2, 2.2, 180, style="door", depth=0.22))
    kit.windows([(-11.4, 11.2), (-8.0, 11.2)], 6.1, 1.2, 1.4)
    kit.windows([(-6.2, 14.1)], 6.1, 1.2, 1.4, 90)
    kit.windows([(-11.4, 17), (-8.0, 17)], 6.2, 1.1, 1.3, 180)
    for x, y, z, half, high in _shuttered():
        for side in (-1, 1):
            at = x + side * (half + 0.17 + 0.29)
            _shutter(kit, at, y, z, high)


def _shuttered():
    """x, y, z, half width and height of the front windows that have shutters."""
    return [(x, 3.0, 6.45, 0.6, 1.45) for x in (1.2, 4.55, 7.9)] + [
        (x, 11.2, 6.1, 0.6, 1.4) for x in (-11.4, -8.0)
    ]


def _shutter(kit: Kit, x: float, y: float, z: float, high: float) -> None:
    """Open louvred leaf before the wall."""
    box("shutter", (x - 0.28, y - 0.075, z), (x - 0.22, y - 0.02, z + high), kit.boards)
    box("shutter", (x + 0.22, y - 0.075, z), (x + 0.28, y - 0.02, z + high), kit.boards)
    for k in range(int(high / 0.07)):
        low = z + 0.01 + 0.07 * k
        box("slat", (x - 0.22, y - 0.060, low), (x + 0.22, y - 0.030, low + 0.048), kit.boards)
    for low in (z, z + high / 2, z + high - 0.07):
        box("shutter", (x - 0.22, y - 0.07, low), (x + 0.22, y - 0.022, low + 0.07), kit.boards)


def _roofs(kit: Kit) -> None:
    kit.gable(LOW, 5.85, 27, 0.55, 1.95, "y", (1, 1))
    kit.hip(HIGH, 8.7, 26, 0.75)
    kit.hip(GUEST, 8.45, 26, 0.65)
    kit.lean_to((-0.35, 0.55, 5.02), (6.4, 0.55, 5.02), 2.43, 0.86)
    kit.band(HIGH, 5.68, 5.82, 0.07)
    box("course", (LOW[0] - 0.06, -0.06, 2.72), (LOW[2] + 0.06, 0, 2.88), kit.trim, 0.01)


def _masonry(kit: Kit, quarry: Quarry) -> None:
    """Stone round the openings of the lower floors, and the chimney."""
    bed = plain("lime-bed", linear("#8d7a62"), 0.95, 0.1)
    clad = (quarry.stone, bed)
    for holes, line, low, high in (
        (
            [(0.5, 1.3, 0.78, 2.22), (1.8, 4.2, 0.0, 2.45), (4.7, 5.5, 0.78, 2.22)],
            (-7.02, -0.98, -0.02),
            0,
            2.72,
        ),
        (
            [(0.48, 1.92, 0.6, 2.4), (2.0, 4.0, 0, 2.55), (4.68, 6.12, 0.6, 2.4), (7.55, 9.25, 0.45, 2.3)],
            (-0.42, 9.52, 2.98),
            2.9,
            5.68,
        ),
    ):
        _round_holes(quarry, holes, line, (low, high), clad)
    quarry.face((-7.02, 8.0), (-7.02, 2.95), 0, 2.72, clad)
    quarry.face((-7.02, 1.5), (-7.02, -0.02), 0, 2.72, clad)
    quarry.face((-7.02, 2.95), (-7.02, 1.5), 0, 0.88, clad)
    quarry.face((-7.02, 2.95), (-7.02, 1.5), 2.3, 2.72, clad)
    quarry.face((9.52, 2.98), (9.52, 12.0), 2.9, 5.68, clad)
    quarry.face((GUEST[0] - 0.02, GUEST[1] - 0.02), (GUEST[2] + 0.02, GUEST[1] - 0.02), 5.2, 5.98, clad)
    for a, b in (
        ((5.9, 6.4), (7.1, 6.4)),
        ((7.1, 6.4), (7.1, 7.4)),
        ((7.1, 7.4), (5.9, 7.4)),
        ((5.9, 7.4), (5.9, 6.4)),
    ):
        quarry.face(a, b, 9.4, 12.0, clad)
    box("chimney", (5.93, 6.43, 9.4), (7.07, 7.37, 12.0), bed)
    box("chimney-cap", (5.76, 6.26, 12.0), (7.24, 7.54, 12.12), quarry.stone, 0.02)


def _round_holes(quarry: Quarry, holes, line, heights, clad) -> None:
    """Stone on a front along x but for holes (x0, x1, z0, z1 from its lower left corner)."""
    (x0, x1, y), (low, high), at = line, heights, 0.0
    for a, b, bottom, top in holes:
        quarry.face((x0 + at, y), (x0 + a, y), low, high, clad)
        if bottom > 0.1:
            quarry.face((x0 + a, y), (x0 + b, y), low, low + bottom, clad)
        quarry.face((x0 + a, y), (x0 + b, y), low + top, high, clad)
        at = b
    quarry.face((x0 + at, y), (x1, y), low, high, clad)


def _balcony(kit: Kit, deck, z: float) -> None:
    """Timber balcony under the gable: joists, boards, balustrade, and posts that carry its roof."""
    x0, y0, x1, y1 = deck
    for x in (x0 + 0.1, (x0 + x1) / 2 - 1.05, (x0 + x1) / 2 + 1.05, x1 - 0.1):
        box("post", (x - 0.08, y0 + 0.02, 0), (x + 0.08, y0 + 0.18, 5.95), kit.boards, 0.008)
    box("plate", (x0 - 0.2, y0 + 0.01, 5.55), (x1 + 0.2, y0 + 0.19, 5.74), kit.boards, 0.008)
    box("beam", (x0, y0 + 0.02, z - 0.30), (x1, y0 + 0.16, z - 0.10), kit.timber, 0.008)
    for k in range(14):
        x = x0 + 0.1 + (x1 - x0 - 0.2) * k / 13
        box("joist", (x - 0.04, y0 - 0.12, z - 0.12), (x + 0.04, y1, z), kit.timber)
    for k in range(12):
        y = y0 - 0.06 + (y1 - y0) * k / 12
        box("board", (x0 - 0.05, y, z), (x1 + 0.05, y + 0.145, z + 0.035), kit.timber)
    for a, b in (((x0, y0), (x1, y0 + 0.07)), ((x0, y0), (x0 + 0.07, y1)), ((x1 - 0.07, y0), (x1, y1))):
        for low, high in ((0.12, 0.18), (0.98, 1.05)):
            box("rail", (*a, z + low), (*b, z + high), kit.boards, 0.006)
        count = int(max(b[0] - a[0], b[1] - a[1]) / 0.13)
        for k in range(1, count):
            x, y = (
                a[i] + 0.02 + (b[i] - a[i] - 0.04) * (k / count if b[i] - a[i] > 1 else 0.5) for i in (0, 1)
            )
            box("bar", (x - 0.02, y - 0.02, z + 0.18), (x + 0.02, y + 0.02, z + 0.98), kit.boards)


def _porch(kit: Kit) -> None:
    """Posts and beam of the lean-to on the upper terrace, with a bench."""
    for x in (-0.1, 2.0, 4.1, 6.15):
        box("post", (x - 0.09, 0.72, 2.9), (x + 0.09, 0.90, 4.86), kit.boards, 0.008)
    box("beam", (-0.35, 0.70, 4.78), (6.4, 0.92, 4.98), kit.boards, 0.008)
    for x in (4.3, 5.7):
        box("bench-leg", (x, 2.25, 2.9), (x + 0.08, 2.75, 3.32), kit.timber)
    box("bench", (4.15, 2.2, 3.32), (5.9, 2.78, 3.38), kit.timber, 0.01)
