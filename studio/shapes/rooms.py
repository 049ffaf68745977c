"""Rooms behind windows: walls, curtains, a little furniture. Local frame as in windows.py. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from mathutils import Matrix, Vector

from .mesh import box, frame, make_mesh, place, solid


@dataclass(frozen=True)
class Shell:
    """Materials of a room's wall, floor and ceiling."""

    wall: object
    floor: object
    ceiling: object


@dataclass(frozen=True)
class Cloth:
    """Curtain material, width of a fold and how deep it is."""

    material: object
    fold: float = 0.13
    depth: float = 0.035


def sheet(points, material, at: Matrix) -> None:
    """One flat polygon."""
    place(make_mesh("room", [at @ Vector(p) for p in points], [tuple(range(len(points)))], material))


def hang(across: tuple[float, float], y: float, height: float, cloth: Cloth, at: Matrix, random) -> None:
    """A curtain from one x to the other."""
    (x0, x1), steps = across, max(8, int((across[1] - across[0]) / cloth.fold * 8))
    phase, vertices = random.uniform(0, 6), []
    for i in range(steps + 1):
        x = x0 + (x1 - x0) * i / steps
        wave = cloth.depth * math.sin(x / cloth.fold * 6.283 + phase + 0.6 * math.sin(x * 5))
        vertices += [at @ Vector((x, y + wave, 0.02)), at @ Vector((x, y + wave * 0.6, height - 0.01))]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    place(make_mesh("curtain", vertices, faces, cloth.material, 40))


def behind(o, f, at: Matrix) -> None:
    """The room of an opening o with fittings f: floor, ceiling, walls, a cove light, curtains, furniture."""
    random = np.random.default_rng(int(abs(o.x * 7 + o.y * 13 + o.z * 5)) + int(o.width * 100))
    x, h, near, far = o.width / 2 - 0.004, o.height, o.depth + 0.01, o.room
    sheet([(-x, far, 0), (x, far, 0), (x, far, h), (-x, far, h)], f.room_back, at)
    for z, material in ((0.004, f.floor), (h - 0.004, f.ceiling)):
        sheet([(-x, near, z), (x, near, z), (x, far, z), (-x, far, z)], material, at)
    for side in (-x, x):
        sheet([(side, near, 0), (side, far, 0), (side, far, h), (side, near, h)], f.room_wall, at)
    cove = [(sx * x * 0.8, far - dy, h - 0.01) for sx, dy in ((-1, 0.25), (1, 0.25), (1, 0.10), (-1, 0.10))]
    sheet(cove, f.cove, at)
    _dress(o, f, at, random)
    if far - near >= 1.2:
        _furnish(o, f, at, random)


def _dress(o, f, at: Matrix, random) -> None:
    """Each window lived in differently: drawn, half drawn, a blind, sheers, open."""
    x, h, near = o.width / 2 - 0.004, o.height, o.depth + 0.01
    kind = random.choice(["open", "half", "blind", "sheer"], p=[0.38, 0.22, 0.20, 0.20])
    if o.curtain:
        left, right = o.curtain * random.uniform(0.7, 1.3, 2)
        if kind == "half":
            left = random.uniform(0.4, 0.6)
        for ends in ((-x, -x + o.width * left), (x - o.width * right, x)):
            hang(ends, near + 0.15, h, Cloth(f.curtain), at, random)
    if o.sheer or kind == "sheer":
        share = o.sheer or random.uniform(0.5, 1.0)
        hang((-x, -x + 2 * x * min(share, 1)), near + 0.09, h, Cloth(f.sheer, 0.16, 0.022), at, random)
    if kind == "blind":
        low, y = h * random.uniform(0.45, 0.8), near + 0.06
        sheet([(-x, y, low), (x, y, low), (x, y, h), (-x, y, h)], f.curtain, at)
        box("blind-bar", (-x, y - 0.01, low - 0.025), (x, y + 0.01, low), f.trim, 0.004).matrix_world = at


def _furnish(o, f, at: Matrix, random) -> None:
    """A doorway gives the back wall depth; so do a cabinet and a picture, and in wide rooms a sofa."""
    w, h, far = o.width, o.height, o.room
    side = random.choice((-1, 1))
    door = side * w * 0.24
    low, top = -side * w * 0.46, random.uniform(0.75, 1.1)
    hung = h * 0.55
    pieces = [
        ((door - 0.4, far - 0.03, 0.0), (door + 0.4, far - 0.012, min(2.05, h * 0.86)), f.ceiling),
        ((low, far - 0.45, 0.0), (-side * w * 0.12, far - 0.04, top), f.floor),
        ((-side * w * 0.40, far - 0.05, hung), (-side * w * 0.18, far - 0.02, hung + 0.55), f.picture),
    ]
    if w > 2.2:
        pieces += [
            ((-w * 0.28, far - 1.5, 0.12), (w * 0.12, far - 0.75, 0.42), f.sofa),
            ((-w * 0.28, far - 0.85, 0.42), (w * 0.12, far - 0.65, 0.80), f.sofa),
        ]
    for first, second, material in pieces:
        corners = tuple(map(min, first, second)), tuple(map(max, first, second))
        if corners[1][2] < h - 0.1:
            box("furniture", *corners, material, 0.02).matrix_world = at


def closed_room(size: tuple[float, float], at: Matrix, made_of: Shell, far: float = 3.0) -> None:
    """Five sheets and a ring round a window of size: no daylight from an empty shell behind. Wider than the window,
    so that its side walls show depth and not a tunnel."""
    (width, height), near, grow = size, 0.13, 0.5
    # Rooms round a corner cross each other: their floors must not lie in one plane.
    step = (abs(at.translation.x) * 7.3 + abs(at.translation.y) * 3.1) % 1 * 0.08
    x, low, high = width / 2 + grow, -0.75 - step, height + 0.40 + step
    sheet([(-x, far, low), (x, far, low), (x, far, high), (-x, far, high)], made_of.wall, at)
    for z, material in ((low, made_of.floor), (high, made_of.ceiling)):
        sheet([(-x, near, z), (x, near, z), (x, far, z), (-x, far, z)], material, at)
    for side in (-x, x):
        sheet([(side, near, low), (side, far, low), (side, far, high), (side, near, high)], made_of.wall, at)
    w = width / 2
    outer, inner = [(-x, low), (x, low), (x, high), (-x, high)], [(-w, 0), (w, 0), (w, height), (-w, height)]
    solid("ring", frame(outer, inner, near, near + 0.02), made_of.wall, at)
