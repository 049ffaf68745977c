"""Windows, doors and the rooms behind them. Local frame: x along the wall, -y outward, z up, origin at the sill's middle."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from mathutils import Matrix

from . import rooms
from .mesh import frame, make_mesh, place, prism, solid


@dataclass(frozen=True)
class Opening:
    """One opening of a wall; turn is the direction it faces in degrees (0 front, 90 right, 180 back, -90 left)."""

    x: float
    y: float
    z: float
    width: float
    height: float
    turn: float = 0
    style: str = "framed"  # framed | slim | door | void | louvre
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
    drips: object = None


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
    elif o.style == "louvre":
        _louvres(o, fittings, at)
    else:
        _pane(o, fittings, at)
        if o.room:
            solid("cutter", prism(shape, o.depth, o.room + 0.05), None, at, cutters)
            rooms.behind(o, fittings, at)
    if o.style in ("framed", "door", "louvre"):
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
            if fittings.drips and o.z > 0.6:
                drip(o, fittings, at)


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


def _louvres(o: Opening, fittings: Fittings, at: Matrix) -> None:
    """Sloping slats in a frame before the dark, as belfries and roof spaces have them."""
    shape = outline(o.width, o.height, o.arch)
    inner = [(x * (1 - 0.11 / o.width), 0.055 + z * (1 - 0.11 / o.height)) for x, z in shape]
    solid("frame", frame(shape, inner, o.depth - 0.13, o.depth - 0.03), fittings.frame, at)
    solid("dark", prism(shape, o.depth, o.depth + 0.01), fittings.frame, at)
    spring = o.height - o.width / 2 if o.arch else o.height
    z = 0.07
    while z < o.height - 0.1:
        above = z + 0.06 - spring
        half = math.sqrt(max((o.width / 2) ** 2 - max(above, 0) ** 2, 0)) - 0.045
        if half > 0.05:
            low, high, near, far = z, z + 0.055, o.depth - 0.115, o.depth - 0.045
            corners = [(-half, near, low), (half, near, low), (half, far, high), (-half, far, high)]
            raised = [(x, y, up + 0.012) for x, y, up in corners]
            slat = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
            solid("slat", ([*corners, *raised], slat), fittings.frame, at)
        z += 0.075


def drip(o: Opening, f: Fittings, at: Matrix) -> None:
    """Dirt below both ends of a sill, on a sheet 3 mm off the wall."""
    random = np.random.default_rng(int(abs(o.x * 11 + o.z * 17 + o.y * 3)))
    for side in (-1, 1):
        x, reach, half = side * (o.width / 2 + 0.16), random.uniform(0.35, 1.1), random.uniform(0.10, 0.2)
        made = _sheet_object(
            [
                (x - half, -0.003, -0.11 - reach),
                (x + half, -0.003, -0.11 - reach),
                (x + half, -0.003, -0.11),
                (x - half, -0.003, -0.11),
            ],
            f.drips,
            at,
        )
        made.visible_shadow = False


def _sheet_object(corners, material, at: Matrix):
    made = place(make_mesh("drip", corners, [(0, 1, 2, 3)], material))
    made.matrix_world = at  # own axes: the decal's streaks run down on every wall
    return made
