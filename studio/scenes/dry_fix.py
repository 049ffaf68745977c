"""Dry-fixed roof laid open: deck, radiant barrier, counter battens, battens, tiles, ridge roll and caps.

Params: profile, blend colours (hex list), view (wide | tall | ridge | strip | eaves | slope | foot),
step (radiant-barrier: foil is being rolled out along the eaves, length over length; counter-battens: they are being
fixed on it; without it everything is laid).
"""

from __future__ import annotations

import math

import bpy
import numpy as np

from ..cameras import camera
from ..cameras.camera import View
from ..colour import base_colour
from ..light.sun_sky import Sun, sun_and_sky
from ..materials.clay import LAID, clay
from ..materials.nodes import linear, plain
from ..materials.roof_layers import foil, sawn
from ..shapes import tiles
from ..shapes.gutters import gutter
from ..shapes.mesh import box, cylinder, group, make_mesh, place
from ..shapes.neighbours import neighbour
from ..shapes.plants import Nursery
from ..shapes.tile_profiles import PROFILES
from ..shapes.verges import verge_unit
from . import dry_ridge
from .dry_ridge import Run

PITCH = 26.0  # degrees
LENGTH, WIDTH = 3.18, 5.4  # slope length and width, metres
TILES = 0.066  # height of the tiles' own zero over the slope
GROUND = -3.45
FOIL = 1.14  # metres of slope that one length of foil covers
VIEWS = {
    "wide": View((-2.5, -3.0, 2.55), (0.2, 1.5, 1.08), 35),
    "tall": View((-1.5, -3.6, 3.3), (0.1, 1.6, 1.05), 34),
    "ridge": View((-0.62, 0.85, 2.60), (1.06, 2.76, 1.80), 50, aperture=5.6, focus=(1.2, 2.78, 1.9)),
    "strip": View((-0.62, 0.85, 2.60), (1.06, 2.76, 1.86), 50, aperture=4, focus=(0.9, 2.74, 1.95)),
    "slope": View((-2.6, -2.2, 2.6), (-0.2, 1.45, 1.05), 34),
    "foot": View((-0.25, -1.25, 0.50), (0.62, 0.10, 0.40), 36),
    "eaves": View((-1.5, -1.9, 1.1), (0.3, 0.3, 0.35), 38),
}
# Place, size, height, wall and roof of the neighbours.
HOUSES = (
    (-22, 38, 14, 11, 6.4, "#c3ae8c", "#87543f"),
    (4, 47, 13, 11, 6.8, "#cfc4b0", "#6b6661"),
    (27, 40, 15, 12, 6.5, "#c9b391", "#936650"),
    (52, 46, 16, 12, 6.6, "#bfae90", "#775442"),
)


def build(params: dict, seed: str) -> dict:
    random = np.random.default_rng(sum(map(ord, seed)))
    clay_material = clay("clay", [base_colour("patch", c) for c in params["colours"]], LAID)
    slope = group((0, 0, 0.35), (math.radians(PITCH), 0, 0))
    step = params.get("step")
    _layers(slope, random, step)
    if not step:
        laid = _tiles(params.get("profile", "portoghese"), clay_material, slope, random)
        angle = math.radians(PITCH)
        top = LENGTH * math.cos(angle), 0.35 + LENGTH * math.sin(angle)
        dry_ridge.build(Run(-WIDTH / 2 + 1.2, 0.62, WIDTH / 2 - 0.02, *top), laid, clay_material, random)
    _house()
    sun_and_sky(Sun(46, -142, 0.13, **params.get("sun", {})))
    camera.use(VIEWS[params.get("view", "wide")])
    return {"set": "sun", "exposure": params.get("exposure", -0.9)}


def _layers(slope, random, step: str | None = None) -> None:
    deck = sawn("deck", "#866b50", "#a98e6d", 0)
    batten = sawn("batten", "#8a6f52", "#b89b76", 0)
    counter = sawn("counter", "#8a6f52", "#b89b76", 1)
    for i in range(int(LENGTH / 0.14)):  # boards run across
        box("board", (-WIDTH / 2, i * 0.14, -0.045), (WIDTH / 2, i * 0.14 + 0.136, -0.02), deck, 0.002, slope)
    nail = plain("nail", linear("#9a9a96"), 0.45, 0.5, 0.8)
    _lengths(slope, random, step == "radiant-barrier")
    for i in range(0 if step == "radiant-barrier" else 9):
        x = -WIDTH / 2 + 1.30 + i * 0.55
        if x < (0.7 if step else WIDTH / 2):
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


def _lengths(slope, random, rolling: bool) -> None:
    """Lengths of foil along the eaves, each over the one below; rolling: the uppermost is still being rolled out."""
    count = math.ceil(LENGTH / FOIL)
    for k in range(count):
        start, end = max(0.0, k * FOIL - 0.05), min(LENGTH, (k + 1) * FOIL + 0.05)
        left, top = -WIDTH / 2 + 0.45 + random.uniform(-0.05, 0.05), -0.0165 + 0.0015 * k
        last = rolling and k == count - 1
        right = 0.1 if last else WIDTH / 2
        box("foil", (left, start, top - 0.003), (right, end, top), foil(0.0), 0, slope)
        if last:
            cylinder("roll", (right, start, 0.052), (right, end, 0.052), 0.066, foil(), 48, 0.004, slope)


def _nail(material, at, slope, random) -> None:
    """Head of a nail, driven a little off the middle."""
    x, y, z = at[0] + random.normal(0, 0.004), at[1] + random.normal(0, 0.008), at[2]
    cylinder("nail", (x, y, z - 0.001), (x, y, z + 0.0016), 0.0042, material, 12, 0, slope)


def _tiles(profile: str, material, slope, random) -> list:
    """Tiles from the right, their left edge ragged and stepped back so that every layer shows; returns them."""
    spec, laid = PROFILES[profile], []
    kinds = [tiles.tile(profile, s, 0.0007, material) for s in range(6)]
    tilt = math.atan(spec.lap / spec.gauge)
    columns, rows = int(WIDTH / spec.cover), int((LENGTH + 0.01 - spec.length) / spec.gauge) + 1
    for row in range(rows):
        first = columns // 2 - 1 + (0, 1, 0, 2, 1, 2, 3, 2, 3, 3, 4)[row]
        for column in range(first, columns):
            x = -WIDTH / 2 + column * spec.cover + random.normal(0, 0.0006)
            at = (x, row * spec.gauge - 0.05 + random.normal(0, 0.0013), TILES)
            turn = (-tilt, 0, random.normal(0, 0.002))
            laid.append(place(kinds[int(random.integers(6))], at, turn, parent=slope))
    start = -WIDTH / 2 + (columns // 2 - 1) * spec.cover
    _comb(start, _undersides(spec), spec.cover, slope)
    verge = -WIDTH / 2 + columns * spec.cover
    for row in range(rows):
        at = (verge, row * spec.gauge - 0.055 + random.normal(0, 0.002), TILES)
        place(verge_unit(spec, row % 4, material), at, (-tilt, 0, 0), parent=slope)
    return laid


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
    _garden()


def _garden() -> None:
    """What stands round the house: soil, trees, and houses far enough off to be out of focus."""
    soil = plain("garden", base_colour("wall", "#a98f6c"), 0.95, 0.1, bump=(0.8, 0.6, 0.3))
    box("ground", (-300, -300, -4), (300, 300, GROUND), soil)
    before = set(bpy.context.scene.objects)
    for house in HOUSES:
        neighbour(*house)
    plants = Nursery(np.random.default_rng(3))
    for x in np.arange(-40, 60, 1.7):
        k = plants.random.uniform(0.9, 2.0)
        plants.put("big", (x, plants.random.uniform(16, 30), 1.1 * k), (k, k, k * 1.15))
    for x, dy, h in ((-7, 19, 6.2), (9.5, 16.5, 6.6), (17, 26, 7.5), (-14, 23, 7.6), (26, 22, 7)):
        plants.palm(x, dy, h)
    for part in (
        set(bpy.context.scene.objects) - before
    ):  # all of these stand on the ground, the house on the eaves
        part.location.z += GROUND
