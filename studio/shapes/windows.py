"""Windows, doors and the rooms behind them. Local frame: x along the wall, -y outward, z up, origin at the sill's middle."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from mathutils import Matrix, Vector

from .mesh import box, frame, make_mesh, place, prism, solid


@dataclass(frozen=True)
class Opening:
    """One opening of a wall; turn is the direction it faces in degrees (0 front, 90 right, 180 back, -90 left)."""

    x: float
    y: float
    z: float
    width: float
    height: float
    turn: float = 0
    style: str = "framed"  # framed | slim | door | void
    arch: bool = False
    panes: int = 2
    depth: float = 0.22
    curtain: float = 0.2  # share of the width behind each side curtain
    sheer: float = 0.0  # share behind a sheer curtain
    room: float = 3.2  # depth of the room behind, 0 for none
    sill: bool = True

    def matrix(self) -> Matrix:
        return Matrix.Translation((self.x, self.y, self.z)) @ Matrix.Rotation(math.radians(self.turn), 4, "Z")


@dataclass
class Fittings:
    """Materials of windows and rooms."""

    glass: object
    frame: object
    trim: object
    door: object
    room_wall: object
    room_back: object
    floor: object
    ceiling: object
    curtain: object
    sheer: object
    cove: object
    sofa: object
    picture: object


def outline(width: float, height: float, arch: bool, grow: float = 0, bottom: bool = True, steps: int = 18):
    """Opening in (x, z), grown outward by grow; an arch is a half circle."""
    low = -grow if bottom else 0
    points = [(-width / 2 - grow, low), (width / 2 + grow, low)]
    if not arch:
        return points + [(width / 2 + grow, height + grow), (-width / 2 - grow, height + grow)]
    radius, centre = width / 2 + grow, height - width / 2
    return points + [
        (radius * math.cos(math.pi * i / steps), centre + radius * math.sin(math.pi * i / steps))
        for i in range(steps + 1)
    ]


def build(opening: Opening, fittings: Fittings, cutters) -> None:
    """Cut the wall, set frame, pane or door and, behind glass, a room."""
    o, at = opening, opening.matrix()
    shape = outline(o.width, o.height, o.arch)
    through = 1.2 if o.style == "void" else o.depth + 0.02
    solid("cutter", prism(shape, -0.4, through), None, at, cutters)
    if o.style == "void":
        return
    if o.style == "door":
        _door(o, fittings, at)
    else:
        _pane(o, fittings, at)
        if o.room:
            solid("cutter", prism(shape, o.depth, o.room + 0.05), None, at, cutters)
            _room(o, fittings, at)
    if o.style in ("framed", "door"):
        trim = frame(
            outline(o.width, o.height, o.arch, 0.17, bottom=False),
            outline(o.width, o.height, o.arch, 0, bottom=False),
            -0.05,
            0.04,
        )
        solid("surround", trim, fittings.trim, at)
        # A lining over the reveal: the rounded edge of the wall left a dark slit behind the surround.
        edges = outline(o.width, o.height, o.arch, 0.03, bottom=True), outline(
            o.width, o.height, o.arch, -0.007, bottom=True
        )
        solid("lining", frame(*edges, -0.045, o.depth - 0.09), fittings.trim, at)
        if o.sill and o.style == "framed":
            half = o.width / 2 + 0.25
            solid(
                "sill",
                prism([(-half, -0.11), (half, -0.11), (half, 0), (-half, 0)], -0.13, 0.1),
                fittings.trim,
                at,
            )


def _bar(x0: float, z0: float, x1: float, z1: float, near: float, far: float, material, at: Matrix) -> None:
    solid("bar", prism([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], near, far), material, at)


def _pane(o: Opening, fittings: Fittings, at: Matrix) -> None:
    border = 0.045 if o.style == "slim" else 0.065
    shape = outline(o.width, o.height, o.arch)
    inner = [(x * (1 - 2 * border / o.width), border + z * (1 - 2 * border / o.height)) for x, z in shape]
    inset = [(x * 0.99, z) for x, z in shape]
    solid("pane", prism(inset, o.depth - 0.045, o.depth - 0.04), fittings.glass, at)
    solid("frame", frame(shape, inner, o.depth - 0.10, o.depth - 0.015), fittings.frame, at)
    spring = o.height - o.width / 2 if o.arch else o.height
    half = 0.022 if o.style == "slim" else 0.028
    for k in range(1, o.panes):
        x = -o.width / 2 + o.width * k / o.panes
        top = spring + math.sqrt(max((o.width / 2) ** 2 - x * x, 0)) if o.arch else o.height
        _bar(x - half, 0.02, x + half, top - 0.02, o.depth - 0.09, o.depth - 0.02, fittings.frame, at)
    if o.style == "framed" and (o.arch or o.height > 1.9):
        z = spring if o.arch else o.height * 0.68
        # Shallower than the mullions: coplanar faces of crossing bars made black dots.
        _bar(
            -o.width / 2 + 0.02,
            z - 0.027,
            o.width / 2 - 0.02,
            z + 0.027,
            o.depth - 0.083,
            o.depth - 0.026,
            fittings.frame,
            at,
        )


def _door(o: Opening, fittings: Fittings, at: Matrix) -> None:
    shape = outline(o.width, o.height, o.arch)
    solid("door", prism(shape, o.depth - 0.03, o.depth + 0.01), fittings.door, at)
    inner = [(x * (1 - 0.13 / o.width), 0.02 + z * (1 - 0.09 / o.height)) for x, z in shape]
    solid("frame", frame(shape, inner, o.depth - 0.10, o.depth - 0.02), fittings.frame, at)
    leaf = o.width / 2
    for side in (-1, 1) if o.width > 1.5 else (0,):
        middle, half = side * leaf / 2, (leaf / 2 if side else leaf) - 0.14
        for low, high in ((0.25, 0.95), (1.1, min(o.height - 0.35, 2.0))):
            _bar(middle - half, low, middle + half, high, o.depth - 0.055, o.depth - 0.02, fittings.door, at)
    _bar(0.05, 0.9, 0.075, 1.25, o.depth - 0.11, o.depth - 0.05, fittings.frame, at)


def _sheet(points, material, at: Matrix) -> None:
    place(make_mesh("room", [at @ Vector(p) for p in points], [tuple(range(len(points)))], material))


def _fabric(x0, x1, y, height, fold, amplitude, material, at: Matrix, random) -> None:
    steps = max(8, int((x1 - x0) / fold * 8))
    phase, vertices = random.uniform(0, 6), []
    for i in range(steps + 1):
        x = x0 + (x1 - x0) * i / steps
        wave = amplitude * math.sin(x / fold * 6.283 + phase + 0.6 * math.sin(x * 5))
        vertices += [at @ Vector((x, y + wave, 0.02)), at @ Vector((x, y + wave * 0.6, height - 0.01))]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    place(make_mesh("curtain", vertices, faces, material, 40))


def _room(o: Opening, f: Fittings, at: Matrix) -> None:
    """Floor, ceiling, walls, curtains, a cove light and, in wide rooms, a sofa and a picture."""
    random = np.random.default_rng(int(abs(o.x * 7 + o.y * 13 + o.z * 5)) + int(o.width * 100))
    x, h, near, far = o.width / 2 - 0.004, o.height, o.depth + 0.01, o.room
    _sheet([(-x, far, 0), (x, far, 0), (x, far, h), (-x, far, h)], f.room_back, at)
    _sheet([(-x, near, 0.004), (x, near, 0.004), (x, far, 0.004), (-x, far, 0.004)], f.floor, at)
    _sheet(
        [(-x, near, h - 0.004), (x, near, h - 0.004), (x, far, h - 0.004), (-x, far, h - 0.004)],
        f.ceiling,
        at,
    )
    for side in (-x, x):
        _sheet([(side, near, 0), (side, far, 0), (side, far, h), (side, near, h)], f.room_wall, at)
    cove = [(sx * x * 0.8, far - dy, h - 0.01) for sx, dy in ((-1, 0.25), (1, 0.25), (1, 0.10), (-1, 0.10))]
    _sheet(cove, f.cove, at)
    if o.curtain:
        for start, end in ((-x, -x + o.width * o.curtain), (x - o.width * o.curtain, x)):
            _fabric(start, end, near + 0.15, h, 0.13, 0.035, f.curtain, at, random)
    if o.sheer:
        _fabric(-x, -x + o.width * o.sheer, near + 0.09, h, 0.16, 0.022, f.sheer, at, random)
    if o.width > 2.2:
        w = o.width
        for low, high, material in (
            ((-w * 0.28, far - 1.5, 0.12), (w * 0.12, far - 0.75, 0.42), f.sofa),
            ((-w * 0.28, far - 0.85, 0.42), (w * 0.12, far - 0.65, 0.80), f.sofa),
            ((-w * 0.22, far - 0.04, h * 0.50), (w * 0.05, far - 0.02, h * 0.50 + 0.7), f.picture),
        ):
            box("furniture", low, high, material, 0.03).matrix_world = at
