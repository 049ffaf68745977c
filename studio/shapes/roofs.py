"""Hip, gable and lean-to roofs with soffit, fascia and barge boards. Metres, pitch in degrees."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from mathutils import Vector

from .caps import Cap, apex, lay_caps
from .gutters import Rect, gutter, gutter_ring, ring, sweep_ring
from .mesh import box, make_mesh, place, prism
from .tiled_plane import Tiling, lay_plane


@dataclass
class Woodwork:
    """Materials of what closes a roof from below and at its edges."""

    soffit: object
    fascia: object
    wall: object
    trim: object
    gutter: object | None = None
    outlets: list = field(default_factory=list)  # where downpipes may stand


@dataclass(frozen=True)
class Outlets:
    """Walls under a gutter, how far their eaves reach, and the height of the gutter's rim."""

    walls: Rect
    overhang: float
    z: float


@dataclass(frozen=True)
class Gable:
    """A gabled roof over walls: height of the eaves, pitch, how far it reaches beyond walls and gables; axis is the
    ridge's, ends marks open gables."""

    walls: Rect
    z: float
    pitch: float
    overhang: float
    verge: float
    axis: str = "x"
    ends: tuple[int, int] = (1, 1)

    def swap(self, point):
        """From a roof whose ridge runs along x to this one."""
        return point if self.axis == "x" else (point[1], point[0], point[2])


# Of a cornice, out from the wall and over the eaves: bed mould, a corona whose soffit has a drip, cyma.
CORNICE = (
    *((-0.02, -0.44), (0.035, -0.44), (0.035, -0.415), (0.045, -0.41), (0.066, -0.394), (0.082, -0.374)),
    *((0.09, -0.352), (0.105, -0.352), (0.105, -0.335), (0.182, -0.335), (0.184, -0.318), (0.196, -0.318)),
    *((0.198, -0.335), (0.215, -0.335), (0.215, -0.255), (0.226, -0.255), (0.226, -0.24), (0.232, -0.222)),
    *((0.25, -0.205), (0.262, -0.188), (0.268, -0.172), (0.268, -0.155), (-0.02, -0.155)),
)

VERGE = Cap(0.085, 0.028, roll=False)


# Radius and height of ridges over tiles that are lower or higher than most.
CAPS = {"plana": Cap(0.085, 0.012), "curva": Cap(0.11, 0.062)}


def _cap(tiling: Tiling) -> Cap:
    return CAPS.get(tiling.profile, Cap(0.10, 0.030))


def _same(a, b) -> bool:
    return (Vector(a) - Vector(b)).length < 1e-4


def foot(corner: Vector, top) -> Vector:
    """Where the caps of a hip begin: over the first course, whose tiles reach 5 cm beyond the eaves."""
    return corner + (corner - Vector(top)).normalized() * 0.06


def hip_planes(rect: Rect, z: float, pitch: float):
    """Four planes of a hip roof over eaves rect and the two ends of its ridge."""
    x0, y0, x1, y1 = rect
    half, rise = min(x1 - x0, y1 - y0) / 2, min(x1 - x0, y1 - y0) / 2 * math.tan(math.radians(pitch))
    if x1 - x0 >= y1 - y0:
        a, b = (x0 + half, (y0 + y1) / 2, z + rise), (x1 - half, (y0 + y1) / 2, z + rise)
        tops = [(b, a), (a, b), (b,), (a,)]
    else:
        a, b = ((x0 + x1) / 2, y0 + half, z + rise), ((x0 + x1) / 2, y1 - half, z + rise)
        tops = [(a,), (b,), (b, a), (a, b)]
    eaves = [((x0, y0), (x1, y0)), ((x1, y1), (x0, y1)), ((x1, y0), (x1, y1)), ((x0, y1), (x0, y0))]
    planes = []
    for (left, right), top in zip(eaves, tops):
        top = top[:1] if len(top) == 2 and _same(*top) else top
        planes.append([(*left, z), (*right, z), *top])
    return planes, a, b


def hip_roof(
    name: str,
    walls: Rect,
    z: float,
    pitch: float,
    overhang: float,
    tiling: Tiling,
    wood: Woodwork,
    cornice=False,
):
    """Hip or pyramid roof over walls; z is the height of the eaves."""
    x0, y0, x1, y1 = walls
    eaves = (x0 - overhang, y0 - overhang, x1 + overhang, y1 + overhang)
    planes, a, b = hip_planes(eaves, z + 0.02, pitch)
    for i, plane in enumerate(planes):
        lay_plane(f"{name}-{i}", plane, tiling)
    cap = _cap(tiling)
    if not _same(a, b) and (Vector(b) - Vector(a)).length > 0.3:
        lay_caps(name + "-ridge", (a, b), tiling, cap)
    corners = [Vector((x, y, z + 0.02)) for x in (eaves[0], eaves[2]) for y in (eaves[1], eaves[3])]
    for corner in corners:
        top = min((a, b), key=lambda end: (Vector(end) - corner).length)
        lay_caps(name + "-hip", (foot(corner, top), top), tiling, cap)
    for end, other in ((a, b),) if _same(a, b) else ((a, b), (b, a)):
        arms = sorted(corners, key=lambda corner: (corner - Vector(end)).length)[: 4 if _same(a, b) else 2]
        apex(name, end, arms if _same(a, b) else [*arms, other], (tiling, cap))
    _flat_eaves(name, eaves, z + 0.02, wood)
    wood.outlets.append(Outlets(walls, overhang, z - 0.04))
    if cornice:
        sweep_ring(name + "-cornice", walls, z, CORNICE, (wood.trim, 25))


def _flat_eaves(name: str, eaves: Rect, z: float, wood: Woodwork) -> None:
    x0, y0, x1, y1 = eaves
    box(name + "-soffit", (x0 + 0.03, y0 + 0.03, z - 0.16), (x1 - 0.03, y1 - 0.03, z - 0.05), wood.soffit)
    for left, front, right, back in ring(eaves, 0.03):
        box(name + "-fascia", (left, front, z - 0.19), (right, back, z - 0.005), wood.fascia, 0.006)
    if wood.gutter:
        gutter_ring(name, eaves, z - 0.06, wood.gutter)


def gable_roof(name: str, form: Gable, tiling: Tiling, wood: Woodwork) -> None:
    """Two planes with verge caps, barge boards and wall triangles."""
    swap, z = form.swap, form.z
    x0, y0, x1, y1 = form.walls if form.axis == "x" else (form.walls[i] for i in (1, 0, 3, 2))
    slope = math.tan(math.radians(form.pitch))
    left, right = x0 - form.verge, x1 + form.verge
    front, back = y0 - form.overhang, y1 + form.overhang
    middle, top = (front + back) / 2, z + (back - front) / 2 * slope
    planes = [
        [(left, front, z), (right, front, z), (right, middle, top), (left, middle, top)],
        [(right, back, z), (left, back, z), (left, middle, top), (right, middle, top)],
    ]
    for i, plane in enumerate(planes):
        turned = [swap(p) for p in plane]
        order = (0, 1, 2, 3) if form.axis == "x" else (1, 0, 3, 2)
        lay_plane(f"{name}-{i}", [turned[k] for k in order], tiling)
    lay_caps(name + "-ridge", (swap((left, middle, top)), swap((right, middle, top))), tiling)
    ends = _Ends((y0, y1), (front, middle, back), top, z + slope * form.overhang)
    for at, wall, is_open in ((left, x0, form.ends[0]), (right, x1, form.ends[1])):
        if is_open:
            _gable_end(name, form, ends, (at, wall), (tiling, wood))
    for eaves, inner in ((front, front + 0.05), (back - 0.05, back)):
        low, high = swap((left + 0.02, eaves, z - 0.19)), swap((right - 0.02, inner, z - 0.01))
        box(name + "-fascia", tuple(map(min, low, high)), tuple(map(max, low, high)), wood.fascia, 0.006)
    for eaves in (front, back):
        under = [(left + 0.02, eaves, z - 0.03), (right - 0.02, eaves, z - 0.03)]
        under += [(right - 0.02, middle, top - 0.03), (left + 0.02, middle, top - 0.03)]
        place(make_mesh(name + "-soffit", [swap(p) for p in under], [(0, 1, 2, 3)], wood.soffit))
    if wood.gutter and form.axis == "x":
        gutter(name, (left, front), (right, front), (0, -1), z - 0.05, wood.gutter)


@dataclass(frozen=True)
class _Ends:
    """What both ends of a gabled roof share, with the ridge along x."""

    wall: tuple[float, float]  # y of the walls
    roof: tuple[float, float, float]  # y of eaves, ridge, eaves
    top: float
    plate: float  # height of the roof's underside over the walls


def _gable_end(name: str, form: Gable, ends: _Ends, at: tuple[float, float], made_of) -> None:
    """Verge caps, barge board, wall triangle and string course; at is the end of the roof and of the wall."""
    (at_end, wall_end), (tiling, wood) = at, made_of
    (y0, y1), (front, middle, back) = ends.wall, ends.roof
    swap, z, top, sign = form.swap, form.z, ends.top, 1 if at_end > wall_end else -1
    for eaves in (front, back):
        out = at_end + sign * -0.05
        lay_caps(name + "-verge", (swap((out, eaves, z)), swap((out, middle, top))), tiling, VERGE)
        board = [(eaves, z - 0.17), (middle, top - 0.17), (middle, top - 0.01), (eaves, z - 0.01)]
        vertices = [swap((at_end + dx, y, zz)) for dx in (0, -sign * 0.05) for y, zz in board]
        faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        place(make_mesh(name + "-barge", vertices, faces, wood.fascia))
    shape = [
        (y0, z - 0.15),
        (y1, z - 0.15),
        (y1, ends.plate - 0.10),
        (middle, top - 0.10),
        (y0, ends.plate - 0.10),
    ]
    triangle = [swap((wall_end + dx, y, zz)) for dx in (0, -sign * 0.3) for y, zz in shape]
    sides = [(i, i + 5, (i + 1) % 5 + 5, (i + 1) % 5) for i in range(5)]
    place(make_mesh(name + "-gable", triangle, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), *sides], wood.wall))
    # A string course covers the joint of wall and gable, which would show as a line.
    low = swap((wall_end + sign * 0.05, y0 - 0.03, z - 0.22))
    high = swap((wall_end - sign * 0.02, y1 + 0.03, z - 0.10))
    box(name + "-course", tuple(map(min, low, high)), tuple(map(max, low, high)), wood.trim, 0.01)


def lean_to(
    name: str, eaves_left, eaves_right, depth: float, rise: float, tiling: Tiling, wood: Woodwork
) -> None:
    """One plane rising by `rise` over `depth` behind the eaves line, seen from its eaves. Eaves points are (x, y, z)."""
    a, b = np.array(eaves_left, float), np.array(eaves_right, float)
    along = (b - a) / np.linalg.norm(b - a)
    inward = np.array([-along[1], along[0], 0.0]) * depth
    up = np.array([0, 0, rise])
    lay_plane(name, [tuple(a), tuple(b), tuple(b + inward + up), tuple(a + inward + up)], tiling)
    drop = np.array([0, 0, -0.05])
    under = [a + drop, b + drop, b + inward + up + drop, a + inward + up + drop]
    place(make_mesh(name + "-soffit", under, [(0, 1, 2, 3)], wood.soffit))
    wedges = [(a, a + inward + up), (b, b + inward + up)]
    for low, high in wedges:  # barge boards close the two ends
        board = [low + [0, 0, -0.17], high + [0, 0, -0.17], high + [0, 0, 0.02], low + [0, 0, 0.02]]
        vertices = [p + along * d for d in (-0.02, 0.02) for p in board]
        faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        place(make_mesh(name + "-barge", vertices, faces, wood.fascia))
    shape = prism([(0, 0), (np.linalg.norm(b - a), 0), (np.linalg.norm(b - a), 0.16), (0, 0.16)], 0, 0.05)
    vertices = [a + along * x + inward / depth * y + [0, 0, z - 0.18] for x, y, z in shape[0]]
    place(make_mesh(name + "-fascia", vertices, shape[1], wood.fascia))
