"""Roof that shows its parts: gable and hip ends, a wing with valleys, a chimney with its flashing."""

from __future__ import annotations

import math

from mathutils import Matrix, Vector

from ...cameras.camera import View
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import accessories, site
from ...shapes.mesh import box, make_mesh, place
from ...shapes.caps import Cap, lay_caps
from ...shapes.tiled_plane import lay_plane
from ..building_kit import Kit, Opening

LOOK = {"frame": "#5a4030", "trim": "#f4ede0", "near": True}
VIEWS = {
    "parts": {
        "camera": View((-5.9, -11.4, 10.2), (4.75, 0.35, 4.0), 38),
        "sun": {"elevation": 46, "azimuth": 132},
        "exposure": -0.7,
    }
}
PITCH = 30.0
RISE = math.tan(math.radians(PITCH))
LOW = 3.2  # height of the eaves
LEFT, RIGHT, FRONT, BACK, MIDDLE = -0.45, 12.6, -0.6, 8.6, 4.0
APEX = (8.0, MIDDLE, LOW + 4.6 * RISE)
WING_LEFT, WING_RIGHT, WING_FRONT, WING_MIDDLE = 1.4, 6.6, -4.4, 4.0
WING_TOP = LOW + 2.6 * RISE
CHIMNEY = (7.55, 1.15, 8.35, 1.95)
# Points of the hotspots, on the parts themselves.
VALLEY_GAUGE, VALLEY_LIFT = 0.37, 0.05  # metres: from tile to tile, and over the boards of both slopes
LAP = 0.014 / VALLEY_GAUGE  # radians
ANCHORS = {
    "laterals": (LEFT, 1.6, LOW + 2.2 * RISE + 0.1),
    "end-ridge": (LEFT, MIDDLE, APEX[2] + 0.1),
    "end-cap": (WING_MIDDLE, WING_FRONT, WING_TOP + 0.08),
    "ridge-and-wedges": (3.4, MIDDLE, APEX[2] + 0.12),
    "three-way": (APEX[0], APEX[1], APEX[2] + 0.15),
    "valley": (2.75, 0.75, LOW + 1.35 * RISE + 0.08),
    "chimney": (CHIMNEY[0] + 0.4, CHIMNEY[1], 6.25),
    "wakaflex": (CHIMNEY[0] + 0.3, CHIMNEY[1] - 0.12, LOW + 1.63 * RISE + 0.1),
}


def build(kit: Kit, view: str) -> None:
    _walls(kit)
    kit.finish()
    _planes(kit)
    _caps(kit)
    _valleys(kit)
    _chimney(kit)
    _site(kit)


def _walls(kit: Kit) -> None:
    kit.block((0, 0, 0), (12, 8, LOW + 0.1))
    kit.block((2, -4, 0), (6, 0.2, LOW + 0.1))
    kit.windows([(8.2, 0), (10.6, 0)], 0.9, 1.4, 1.6)
    kit.open(Opening(4, -4, 0.8, 2.2, 1.8, panes=3))
    kit.windows([(0, 2.4), (0, 5.6)], 0.9, 1.3, 1.6, -90)
    # Wall triangles reach up under the tiles, or a black slit shows.
    over = 0.6 * RISE - 0.10
    _gable(
        kit, [(0, 0, 0), (0, 8, 0), (0, 8, over), (0, MIDDLE, 4.6 * RISE - 0.10), (0, 0, over)], (0.3, 0, 0)
    )
    peak = (WING_MIDDLE, -4, 2.6 * RISE - 0.10)
    _gable(kit, [(2, -4, 0), (6, -4, 0), (6, -4, over), peak, (2, -4, over)], (0, 0.3, 0))

    box("course", (-0.05, -0.05, LOW - 0.16), (0.1, 8.05, LOW + 0.02), kit.trim, 0.01)
    box("course", (1.95, -4.05, LOW - 0.16), (6.05, -3.9, LOW + 0.02), kit.trim, 0.01)


def _gable(kit: Kit, outline, depth) -> None:
    """Wall over the eaves; outline has its heights above them. It begins where the block below ends: two faces in one
    plane would be drawn black."""
    ring = [(x, y, LOW + (z or 0.098)) for x, y, z in outline]
    vertices = ring + [tuple(a + b for a, b in zip(p, depth)) for p in ring]
    sides = [(i, i + 5, (i + 1) % 5 + 5, (i + 1) % 5) for i in range(5)]
    place(make_mesh("gable", vertices, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), *sides], kit.wall))


def _planes(kit: Kit) -> None:
    top, peak = APEX[2], (WING_MIDDLE, 2.0, WING_TOP)
    ridge = (LEFT, MIDDLE, top)
    lay = lambda name, *corners: lay_plane(name, list(corners), kit.tiling)  # noqa: E731
    lay("front", (LEFT, FRONT, LOW), (RIGHT, FRONT, LOW), APEX, ridge)
    lay("back", (RIGHT, BACK, LOW), (LEFT, BACK, LOW), ridge, APEX)
    lay("hip", (RIGHT, FRONT, LOW), (RIGHT, BACK, LOW), APEX)
    front = (WING_MIDDLE, WING_FRONT, WING_TOP)
    # The wing's planes run on below the main roof, which hides what lies behind the valleys.
    lay("wing-left", (WING_LEFT, 2.0, LOW), (WING_LEFT, WING_FRONT, LOW), front, peak)
    lay("wing-right", (WING_RIGHT, WING_FRONT, LOW), (WING_RIGHT, 2.0, LOW), peak, front)
    _boards(kit)


def _boards(kit: Kit) -> None:
    """Fascias, barge boards and what closes the eaves from below."""
    wood = kit.woodwork
    for low, high in (
        ((LEFT, FRONT, LOW - 0.2), (WING_LEFT, FRONT + 0.03, LOW)),
        ((WING_RIGHT, FRONT, LOW - 0.2), (RIGHT, FRONT + 0.03, LOW)),
        ((WING_LEFT, WING_FRONT, LOW - 0.2), (WING_LEFT + 0.03, FRONT, LOW)),
        ((RIGHT - 0.03, FRONT, LOW - 0.2), (RIGHT, BACK, LOW)),
    ):
        box("fascia", low, high, wood.fascia, 0.006)
    box("soffit", (0.02, FRONT + 0.03, LOW - 0.16), (RIGHT - 0.03, BACK, LOW - 0.06), wood.soffit)
    box(
        "soffit",
        (WING_LEFT + 0.03, -3.98, LOW - 0.155),
        (WING_RIGHT, FRONT, LOW - 0.065),
        wood.soffit,
    )
    for a, b, step in (
        ((LEFT, FRONT, LOW), (LEFT, MIDDLE, APEX[2]), (0.05, 0, 0)),
        ((LEFT, MIDDLE, APEX[2]), (LEFT, BACK, LOW), (0.05, 0, 0)),
        ((WING_LEFT, WING_FRONT, LOW), (WING_MIDDLE, WING_FRONT, WING_TOP), (0, 0.05, 0)),
        ((WING_MIDDLE, WING_FRONT, WING_TOP), (WING_RIGHT, WING_FRONT, LOW), (0, 0.05, 0)),
    ):
        ring = [(p[0], p[1], p[2] + dz) for p, dz in ((a, -0.2), (b, -0.2), (b, 0.0), (a, 0.0))]
        vertices = ring + [tuple(c + d for c, d in zip(p, step)) for p in ring]
        faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        place(make_mesh("barge", vertices, faces, wood.fascia))


def _caps(kit: Kit) -> None:
    size, verge = Cap(0.115, 0.034), Cap(0.095, 0.03, roll=False)
    tiling, top = kit.tiling, APEX[2]
    lay_caps("ridge", ((LEFT + 0.1, MIDDLE, top), (APEX[0] - 0.2, MIDDLE, top)), tiling, size)
    for y in (FRONT, BACK):
        end = (APEX[0] + 0.12, MIDDLE + math.copysign(0.12, y), top - 0.06)
        lay_caps("hip", ((RIGHT, y, LOW), end), tiling, size)
    wing = (WING_MIDDLE, WING_FRONT + 0.06, WING_TOP), (WING_MIDDLE, 2.0, WING_TOP)
    lay_caps("wing-ridge", wing, tiling, size)
    for y in (FRONT, BACK):
        lay_caps("lateral", ((LEFT + 0.05, y, LOW), (LEFT + 0.05, MIDDLE, top)), tiling, verge)
    for x in (WING_LEFT, WING_RIGHT):
        end = (WING_MIDDLE, WING_FRONT + 0.05, WING_TOP)
        lay_caps("lateral", ((x, WING_FRONT + 0.05, LOW), end), tiling, verge)
    made = accessories.three_way_apex(kit.roof)
    made.location, made.rotation_euler = (APEX[0], MIDDLE, top + 0.05), (0, 0, math.radians(90))
    accessories.end_cap(kit.roof, (WING_MIDDLE, WING_FRONT + 0.02, WING_TOP + 0.03), 0)
    accessories.end_cap(kit.roof, (LEFT + 0.06, MIDDLE, top + 0.03), math.radians(-90))


def _valleys(kit: Kit) -> None:
    """Clay valley tiles in both valleys, from the eaves up, each lapping the one below."""
    for x in (WING_LEFT, WING_RIGHT):
        low, high = Vector((x, FRONT, LOW)), Vector((WING_MIDDLE, 2.0, WING_TOP))
        along = (high - low).normalized()
        across = along.cross(Vector((0, 0, 1))).normalized()
        turn = Matrix((across, along, across.cross(along))).transposed().to_4x4()
        for i in range(int((high - low).length / VALLEY_GAUGE)):
            # A lapping piece lies on the one below: its foot higher by the clay's thickness.
            at = Matrix.Translation(low + along * (i * VALLEY_GAUGE - 0.03) + Vector((0, 0, VALLEY_LIFT)))
            piece = accessories.valley(kit.roof, (0, 0, 0), 0)
            piece.parent.matrix_world = at @ turn @ Matrix.Rotation(-LAP, 4, "X")


def _chimney(kit: Kit) -> None:
    x0, y0, x1, y1 = CHIMNEY
    box("chimney", (x0, y0, LOW), (x1, y1, 6.35), kit.wall, 0.012)
    box("chimney-cap", (x0 - 0.10, y0 - 0.10, 6.35), (x1 + 0.10, y1 + 0.10, 6.47), kit.trim, 0.015)
    for x in (x0 + 0.22, x1 - 0.22):
        box(
            "pot",
            (x - 0.10, (y0 + y1) / 2 - 0.10, 6.47),
            (x + 0.10, (y0 + y1) / 2 + 0.10, 6.72),
            kit.bronze,
            0.01,
        )
    _flashing(kit)


def _flashing(kit: Kit) -> None:
    """Pleated strip dressed over the tiles and up the four faces of the chimney."""
    lead = plain("wakaflex", linear("#6d3f33"), 0.55, 0.4, bump=(26, 0.8, 0.02))
    x0, y0, x1, y1 = CHIMNEY
    over = lambda y: LOW + (y - FRONT) * RISE + 0.095  # noqa: E731
    skirt = 0.20
    for a, b, c, d in (
        (x0 - skirt, y0 - skirt, x1 + skirt, y0),
        (x0 - skirt, y1, x1 + skirt, y1 + skirt),
        (x0 - skirt, y0, x0, y1),
        (x1, y0, x1 + skirt, y1),
    ):
        ring = [(a, b, over(b)), (c, b, over(b)), (c, d, over(d)), (a, d, over(d))]
        place(make_mesh("skirt", ring, [(0, 1, 2, 3)], lead))
    up, out = 0.16, 0.006
    for (ax, ay), (bx, by) in (
        ((x0 - out, y0 - out), (x1 + out, y0 - out)),
        ((x1 + out, y0 - out), (x1 + out, y1 + out)),
        ((x1 + out, y1 + out), (x0 - out, y1 + out)),
        ((x0 - out, y1 + out), (x0 - out, y0 - out)),
    ):
        ring = [(ax, ay, over(ay)), (bx, by, over(by)), (bx, by, over(by) + up), (ax, ay, over(ay) + up)]
        place(make_mesh("upstand", ring, [(0, 1, 2, 3)], lead))


def _site(kit: Kit) -> None:
    plants = kit.nursery
    site.ground()
    yard = surfaces.paving(("#cdbb9a", "#bfac8b", "#857660"), (0.40, 0.40))
    site.paved([(-3, -8, 16, 12)], yard)
    plants.lawn(-2.6, -7.6, 1.2, -1.0, kit.trim)
    plants.lawn(7.6, -7.6, 15.6, -1.4, kit.trim)
    plants.shrubs((7.2, -0.5), (11.8, -0.5), 0.8, 0.6)
    plants.shrubs((-0.5, 0.8), (-0.5, 7.4), 0.9, 0.6, "flower")
    plants.palm(14.2, -3.6, 6.2)
    plants.tree(-1.6, -5.6, 2.6, 1.2)
    plants.palm(-2.4, 10.5, 7.4)
    site.horizon(plants, kit.wall, kit.trim, 15, 46, -44)
