"""Dry-fixed roof laid open: deck, underlay, radiant barrier, counter battens, battens, tiles, ridge roll and caps.

Params: profile, blend colours (hex list), view (wide | tall | ridge | eaves | slope | foot),
step (counter-battens | radiant-barrier leave out what is laid after them; without it everything is laid).
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from ..cameras import camera
from ..cameras.camera import View
from ..colour import base_colour
from ..light.sun_sky import Sun, sun_and_sky
from ..materials.clay import LAID, clay
from ..materials.nodes import linear, plain
from ..materials.roof_layers import LAP, SHEET, foil, sawn, underlay
from ..shapes import tiles
from ..shapes.barrels import RIDGE
from ..shapes.gutters import gutter
from ..shapes.mesh import box, cylinder, group, make_mesh, place
from ..shapes.plants import Nursery
from ..shapes.tile_profiles import PROFILES

PITCH = 26.0  # degrees
LENGTH, WIDTH = 3.3, 5.4  # slope length and width, metres
VIEWS = {
    "wide": View((-2.5, -3.0, 2.55), (0.12, 1.55, 1.15), 33),
    "tall": View((-1.5, -3.6, 3.3), (0.1, 1.6, 1.05), 34),
    "ridge": View((-1.3, 0.55, 2.65), (0.45, 2.75, 1.55), 38),
    "slope": View((-2.6, -2.2, 2.6), (-0.2, 1.45, 1.05), 34),
    "foot": View((-0.25, -1.25, 0.50), (0.62, 0.10, 0.40), 36),
    "eaves": View((-1.5, -1.9, 1.1), (0.3, 0.3, 0.35), 38),
}


def build(params: dict, seed: str) -> dict:
    random = np.random.default_rng(sum(map(ord, seed)))
    clay_material = clay("clay", [base_colour("patch", c) for c in params["colours"]], LAID)
    slope = group((0, 0, 0.35), (math.radians(PITCH), 0, 0))
    step = params.get("step")
    _layers(slope, random, step)
    if not step:
        _tiles(params.get("profile", "portoghese"), clay_material, slope, random)
        _ridge(clay_material, random)
    _house()
    sun_and_sky(Sun(46, -142, 0.13, **params.get("sun", {})))
    camera.use(VIEWS[params.get("view", "wide")])
    return {"set": "sun", "exposure": params.get("exposure", -0.75)}


def _layers(slope, random, step: str | None = None) -> None:
    deck = sawn("deck", "#866b50", "#a98e6d", 0)
    batten = sawn("batten", "#8a6f52", "#b89b76", 0)
    counter = sawn("counter", "#8a6f52", "#b89b76", 1)
    for i in range(int(LENGTH / 0.14)):  # boards run across
        box("board", (-WIDTH / 2, i * 0.14, -0.045), (WIDTH / 2, i * 0.14 + 0.136, -0.02), deck, 0.002, slope)
    _underlay(slope, random)
    nail = plain("nail", linear("#9a9a96"), 0.45, 0.5, 0.8)
    if step != "counter-battens":
        end = 0.9 if step else WIDTH / 2  # still being rolled out
        box("foil", (-WIDTH / 2 + 1.15, 0.0, -0.016), (end, LENGTH, -0.012), foil(), 0, slope)
        _loose_edge(-WIDTH / 2 + 1.155, slope, random)
        if step:
            cylinder("foil-roll", (end, 0.0, 0.05), (end, LENGTH, 0.05), 0.065, foil(), 48, 0.004, slope)
    for i in range(9):
        x = -WIDTH / 2 + 1.30 + i * 0.55
        if x < (0.7 if step == "radiant-barrier" else WIDTH / 2):
            box(
                "counter-batten", (x - 0.025, 0.02, -0.012), (x + 0.025, LENGTH, 0.018), counter, 0.002, slope
            )
            for k in range(9):
                _nail(nail, (x, 0.16 + 0.36 * k, 0.018), slope, random)
    if step:
        return
    gauge = PROFILES["portoghese"].gauge
    for row in range(int(LENGTH / gauge) + 1):
        y = 0.34 + row * gauge
        if y < LENGTH:
            start = -WIDTH / 2 + 1.75 + random.uniform(-0.02, 0.02)
            box("batten", (start, y - 0.025, 0.018), (WIDTH / 2, y + 0.025, 0.048), batten, 0.002, slope)
            for i in range(1, 9):
                _nail(nail, (-WIDTH / 2 + 1.30 + i * 0.55, y, 0.048), slope, random)


def _underlay(slope, random) -> None:
    """Courses of membrane from the eaves up, each over the one below and cut by eye at its end."""
    cloth, rise = underlay(), SHEET - LAP
    for k in range(math.ceil(LENGTH / rise)):
        start, end = max(0.0, k * rise - LAP), min(LENGTH, (k + 1) * rise)
        left, top = -WIDTH / 2 + 0.55 + random.uniform(-0.03, 0.03), -0.0185 + 0.001 * k
        box("underlay", (left, start, -0.02), (WIDTH / 2, end, top), cloth, 0, slope)


def _loose_edge(x: float, slope, random) -> None:
    """Edge of the foil, which has curled from being on a roll: a strip that lifts by up to 3 cm in waves."""
    steps, across, phase = 150, 6, random.uniform(0, 6.28, 3)
    vertices = []
    for i in range(steps + 1):
        y = LENGTH * i / steps
        lift = 0.010 + 0.007 * math.sin(2.3 * y + phase[0]) + 0.004 * math.sin(7.1 * y + phase[1])
        for j in range(across + 1):
            t = j / across
            wander = 0.006 * math.sin(3.7 * y + phase[2])
            vertices.append((x - t * (0.075 + wander), y, -0.0115 + max(0.002, lift) * 1.4 * t * t))
    row = across + 1
    faces = [
        (i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j)
        for i in range(steps)
        for j in range(across)
    ]
    place(make_mesh("foil-edge", vertices, faces, foil(), 60), parent=slope)


def _nail(material, at, slope, random) -> None:
    """Head of a nail, driven a little off the middle."""
    x, y, z = at[0] + random.normal(0, 0.004), at[1] + random.normal(0, 0.008), at[2]
    cylinder("nail", (x, y, z - 0.001), (x, y, z + 0.0016), 0.0042, material, 12, 0, slope)


def _tiles(profile: str, material, slope, random) -> None:
    """Tiles from the right, their left edge stepped back so that every layer shows."""
    spec = PROFILES[profile]
    kinds = [tiles.tile(profile, s, 0.0007, material) for s in range(6)]
    tilt = math.atan(spec.lap / spec.gauge)
    columns, rows = int(WIDTH / spec.cover), int((LENGTH - 0.1) / spec.gauge)
    for row in range(rows):
        first = columns // 2 - 1 + max(0, row - 2) // 2
        for column in range(first, columns + 1):
            x = -WIDTH / 2 + column * spec.cover + random.normal(0, 0.0006)
            at = (x, row * spec.gauge - 0.05 + random.normal(0, 0.0013), 0.066)
            place(kinds[int(random.integers(6))], at, (-tilt, 0, random.normal(0, 0.002)), parent=slope)
    start = -WIDTH / 2 + (columns // 2 - 1) * spec.cover
    _comb(start, _undersides(spec), spec.cover, slope)


def _undersides(spec):
    """Height of the underside over the place across one tile, the side lap of its neighbour counted."""
    under = spec.section()[1]

    def height(x: float) -> float:
        return min(np.interp(at, *under.T) for at in (x, x + spec.cover) if at <= under[-1, 0])

    return height


def _comb(start: float, underside, cover: float, slope) -> None:
    """Pest guard: a comb under the first course, its teeth up to the clay and not through it."""
    comb = plain("comb", (0.02, 0.02, 0.02), 0.5)
    for i in range(int((WIDTH / 2 - start) / 0.012)):
        x = start + i * 0.012
        top = 0.060 + min(underside((x - start + d) % cover) for d in (0.0, 0.007))
        box("tooth", (x, 0.005, 0.03), (x + 0.007, 0.008, top), comb, 0, slope)


def _ridge(material, random) -> None:
    """Ridge batten, breathable roll with pleated skirts, and caps over the right half."""
    angle = math.radians(PITCH)
    y, z = LENGTH * math.cos(angle), 0.35 + LENGTH * math.sin(angle)
    wood = sawn("ridge", "#8a6f52", "#b89b76", 0)
    box("ridge-batten", (-WIDTH / 2 + 1.2, y - 0.025, z), (WIDTH / 2, y + 0.025, z + 0.13), wood, 0.002)
    roll = plain("roll", base_colour("patch", "#7a4433"), 0.6, 0.3)
    start, end, steps = -WIDTH / 2 + 1.9, WIDTH / 2, 260
    vertices = []
    for i in range(steps + 1):
        x = start + (end - start) * i / steps
        pleat = 0.004 * math.sin(i * 1.9)
        for d, drop in ((-0.19, -0.055), (-0.06, 0.125), (0.0, 0.137), (0.06, 0.125), (0.19, -0.055)):
            vertices.append((x, y + d, z + drop + (pleat if abs(d) > 0.05 else 0)))
    faces = [(5 * i + k, 5 * i + 5 + k, 5 * i + 6 + k, 5 * i + 1 + k) for i in range(steps) for k in range(4)]
    place(make_mesh("roll", vertices, faces, roll, 60))
    caps = [tiles.barrel(replace(RIDGE, collar=0.006, warp=0.0008, points=64), s, material) for s in range(4)]
    x = WIDTH / 2 + 0.1
    while x > 0.75:
        # Wide end up the run: each cap covers the narrow end of the one before.
        place(
            caps[int(random.integers(4))],
            (x - 0.40, y, z + 0.075 + random.normal(0, 0.001)),
            (0, math.radians(-1.6), math.radians(-90)),
        )
        x -= 0.355
    cylinder("spare-roll", (start - 0.02, y, z + 0.20), (start - 0.26, y, z + 0.20), 0.075, roll, 48, 0.004)


def _house() -> None:
    """The far slope, a wall below, and a garden to look into."""
    angle = math.radians(PITCH)
    y, z = LENGTH * math.cos(angle), 0.35 + LENGTH * math.sin(angle)
    back = [
        (-WIDTH / 2, y, z - 0.03),
        (WIDTH / 2, y, z - 0.03),
        (WIDTH / 2, 2 * y, 0.30),
        (-WIDTH / 2, 2 * y, 0.30),
    ]
    place(make_mesh("far-slope", back, [(0, 1, 2, 3)], plain("far", linear("#3f4a52"), 0.7)))
    wall = plain("wall", base_colour("wall", "#e6dcc8"), 0.9, 0.1, bump=(70, 0.3, 0.004))
    box("wall", (-WIDTH / 2 + 0.1, 0.35, -3.4), (WIDTH / 2 - 0.1, 2 * y - 0.3, 0.30), wall)
    fascia = plain("fascia", base_colour("wall", "#ece4d6"), 0.6, 0.3)
    box("fascia", (-WIDTH / 2, -0.03, 0.14), (WIDTH / 2, 0.0, 0.36), fascia, 0.005)
    gutter("eaves", (-WIDTH / 2, -0.03), (WIDTH / 2, -0.03), (0, -1), 0.335, fascia)
    ground = plain("garden", base_colour("wall", "#a98f6c"), 0.95, 0.1, bump=(0.8, 0.6, 0.3))
    box("ground", (-300, -300, -4), (300, 300, -3.45), ground)
    plants = Nursery(np.random.default_rng(3))
    for x in np.arange(-34, 36, 1.9):
        k = plants.random.uniform(1.5, 2.4)
        plants.put("big", (x, plants.random.uniform(11, 24), -3.0 + 1.2 * k), (k, k, k * 1.2))
    for x, dy, h in ((-7, 9, 5.2), (6.5, 8.5, 5.6), (12, 12, 6.5), (-14, 13, 6.6)):
        plants.palm(x, dy, h)
