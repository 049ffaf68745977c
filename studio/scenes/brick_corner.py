"""Corner of a brick house: two bonded walls, windows under soldier courses, planting and paving.

Params: colours (hex list; without them the picture is a neutral plate for post/tint.py), joint (hex), view (a key of
VIEWS), storeys (1 | 2), glaze, sun, exposure.
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
from mathutils import Matrix

from ..cameras import camera
from ..cameras.camera import View, level
from ..colour import base_colour
from ..light.sun_sky import Sun, sun_and_sky
from ..materials import building as surfaces
from ..materials import glass
from ..materials.clay import BRICK, NEUTRAL, clay
from ..materials.nodes import linear, plain
from ..shapes import rooms, site
from ..shapes.bricks import COURSE, JOINT, PITCH, Bricklayer, Hole, mortar, mortar_face
from ..shapes.mesh import box, frame, prism, solid
from ..shapes.plants import Nursery

VIEWS = {
    "corner": level((1.9, -3.3, 1.62), -1.75, 0.0, 26, 0.03),
    "tall": level((2.1, -3.5, 1.62), -0.85, 0.0, 30, 0.06),
    "close": View((1.6, -2.5, 1.75), (-0.7, 0.0, 1.55), 40),
    "wall": View((-3.05, -1.5, 1.42), (-3.46, 0.0, 1.36), 50),
    "face": View((-2.1, -3.2, 1.9), (-3.4, 0.0, 1.72), 34),
    "bond": View((1.25, -1.75, 1.78), (0.02, 0.03, 1.52), 44),
    "facade": level((3.4, -11.2, 1.75), -3.9, 0.0, 27, 0.085),
}
FRONT, SIDE, HEIGHT = 52 * PITCH, 24 * PITCH, 76 * COURSE  # metres
SILL, HEAD = 10 * COURSE, 29 * COURSE


UPPER = 36 * COURSE  # from a window to the one above it
PLATE = replace(
    BRICK, flash=0.2, bloom=0.3, spread=0.09
)  # sorted, sharp bricks: their colours carry the blend
GLAZED = replace(PLATE, flash=0.06, bloom=0.08, grit=0.12, relief=0.9, rough=0.5, speck=0.3)
LIGHT_JOINT = "#b9b0a0"


def _hole(first: int, last: int, up: float = 0.0) -> Hole:
    """Opening between two bricks, so that its jambs close with whole and half bricks in turn."""
    return Hole(first * PITCH - JOINT, last * PITCH, SILL + up, HEAD + up)


def _holes(spans: tuple[tuple[int, int], ...], storeys: int) -> tuple[Hole, ...]:
    return tuple(_hole(a, b, UPPER * floor) for floor in range(storeys) for a, b in spans)


FRONT_SPANS = tuple((first, first + 6) for first in (6, 18, 30, 42))
SIDE_SPANS = ((6, 11), (16, 21))


def build(params: dict, seed: str) -> dict:
    random = np.random.default_rng(sum(map(ord, seed)))
    plate = "colours" not in params
    brick = _brick(params, plate)
    joint_colour = base_colour("wall", params.get("joint", LIGHT_JOINT if plate else "#a2937d"))
    joint = mortar("mortar", joint_colour, layer=plate)
    layer = Bricklayer(brick, random)
    # Each wall's local x runs away from the corner at the origin.
    front = Matrix.Rotation(math.pi, 4, "Z") @ Matrix.Diagonal((1, -1, 1, 1))
    side = Matrix.Rotation(math.pi / 2, 4, "Z")
    storeys = params.get("storeys", 1)
    for at, length, odd, spans in ((front, FRONT, False, FRONT_SPANS), (side, SIDE, True, SIDE_SPANS)):
        holes = _holes(spans, storeys)
        layer.wall(at, length, HEIGHT, odd, holes)
        mortar_face(at, length, HEIGHT, joint, holes)
        for hole in holes:
            _window(at, hole, layer)
    box("core", (-FRONT, 0.11, HEIGHT - 0.3), (-0.11, SIDE, HEIGHT), joint)
    _coping(layer, front, side)
    _site(random, palm_shadow=params["view"] in ("corner", "tall", "facade"))
    # From the right, so that it rakes the front and every joint shades; the cameras look from the front's right.
    sun_and_sky(Sun(**{"elevation": 38, "azimuth": 114, "strength": 0.13, **params.get("sun", {})}))
    camera.use(VIEWS[params["view"]])
    settings = {"set": "sun", "exposure": params.get("exposure", -0.6)}
    if not plate:
        return settings
    neutral = {"setup": "patch", "neutral": base_colour("patch", NEUTRAL), "wall": joint_colour}
    return {**settings, "plate": neutral}


def _brick(params: dict, plate: bool):
    if not plate:
        return clay("brick", [base_colour("patch", c) for c in params["colours"]], BRICK, "LINEAR")
    look = replace(GLAZED, glaze=params["glaze"]) if "glaze" in params else PLATE
    return clay("brick", [base_colour("patch", NEUTRAL)], look)


def _window(at: Matrix, hole: Hole, layer: Bricklayer) -> None:
    width, height = hole.x1 - hole.x0, hole.z1 - hole.z0
    place = at @ Matrix.Translation(((hole.x0 + hole.x1) / 2, 0, hole.z0))
    dark, pane = plain("bronze", linear("#34302c"), 0.4, 0.5), glass.window_glass(mirror_gain=1.2)
    half = width / 2
    reach = half + 0.02  # behind the jambs and the lintel, so that no daylight shows round the frame
    outer = [(-reach, 0), (reach, 0), (reach, height + 0.02), (-reach, height + 0.02)]
    inner = [
        (-half + 0.06, 0.06),
        (half - 0.06, 0.06),
        (half - 0.06, height - 0.06),
        (-half + 0.06, height - 0.06),
    ]
    solid("frame", frame(outer, inner, 0.085, 0.15), dark, place)
    solid("pane", prism(inner, 0.11, 0.115), pane, place)
    solid("mullion", prism([(-0.03, 0), (0.03, 0), (0.03, height), (-0.03, height)], 0.09, 0.14), dark, place)
    room = glass.varied("room", ("#b8a88e", "#a9aca5", "#c9bda6"))
    floor, ceiling = surfaces.timber("#5a3b26", "#86603f", 1), plain("ceiling", linear("#f2eee6"), 0.95)
    rooms.closed_room((width, height), place, rooms.Shell(room, floor, ceiling))
    cloth = glass.varied("curtain", ("#b9a98f", "#d9d0c0", "#8d8578"))
    rooms.curtains((width, height), place, cloth, glass.sheer_curtain())
    drop = abs(place.translation.x * 13.7 + place.translation.y * 5.1) % 1  # each blind at its own height
    low = height * (0.52 + 0.44 * drop)
    cloth = plain("blind", linear("#d9cdb8"), 0.95, 0.05)
    solid(
        "blind",
        prism([(-half, low), (half, low), (half, height), (-half, height)], 0.22, 0.225),
        cloth,
        place,
    )
    sill = plain("sill", linear("#cdbfa5"), 0.8, 0.2, bump=(60, 0.4, 0.004))
    low = [(-half - 0.02, -0.07), (half + 0.02, -0.07), (half + 0.02, 0.012), (-half - 0.02, 0.012)]
    made = solid("sill", prism(low, -0.05, 0.12), sill, place)
    made.modifiers.new("bevel", "BEVEL").width = 0.006


def _coping(layer: Bricklayer, front: Matrix, side: Matrix) -> None:
    stone = plain("coping", linear("#cdbfa5"), 0.8, 0.2, bump=(60, 0.4, 0.004))
    box("coping", (-FRONT, -0.06, HEIGHT), (0.06, 0.2, HEIGHT + 0.07), stone, 0.008)
    box("coping", (-0.2, 0.2, HEIGHT), (0.06, SIDE, HEIGHT + 0.07), stone, 0.008)


def _site(random, palm_shadow: bool) -> None:
    plants = Nursery(random)
    site.ground()
    site.paved([(-14, -3.6, 10, -1.07)], surfaces.paving(("#b7a68c", "#a4937a", "#75695a"), (0.60, 0.30)))
    soil = plain("bed", linear("#5a4632"), 0.97, 0.1, bump=(60, 1, 0.03))
    box("bed", (-FRONT, -0.95, -0.1), (0.9, -0.0, 0.03), soil, 0.01)
    box("bed", (0.0, 0.0, -0.1), (0.9, SIDE, 0.03), soil, 0.01)
    edging = plain("edging", linear("#bcae95"), 0.85, 0.2)
    box("edging", (-FRONT, -1.07, -0.1), (1.02, -0.95, 0.07), edging, 0.01)
    box("edging", (0.9, -0.95, -0.1), (1.02, SIDE, 0.07), edging, 0.01)
    plants.lawn(-16, -12, 3.0, -3.8, edging)
    plants.lawn(2.4, -0.6, 12, 14, edging)
    plants.hedge(0, 7.6, 16, 8.4, 1.7)
    site.tree_line(plants, np.arange(-2, 26, 2.6), (9.5, 13), (0.9, 1.5), 1.2)
    plants.hedge(-16, -13.6, 12, -12.8, 1.5)
    plants.hedge(-16.6, -1.2, -15.6, 12, 1.3)
    plants.shrubs((-FRONT + 0.4, -0.5), (-1.5, -0.5), 0.55, 0.50)
    plants.shrubs((0.45, 0.8), (0.45, 5.0), 0.6, 0.55)
    for x, y, k in ((-0.85, -0.55, 0.62), (0.45, -0.5, 0.7)):
        plants.put("flower", (x, y, 0.1), (k, k, k))
    # In the sun's way, outside the frame: its shadow falls on the wall.
    if palm_shadow:
        plants.palm(5.4, -4.3, 9.2)
    plants.tree(-15.0, -5.5, 2.8, 1.6)
    plants.tree(5.5, 8.5, 2.8, 1.7)
    site.tree_line(plants, np.arange(-44, -13, 2.6), (4, 14), (0.9, 1.6), 1.2)
    site.tree_line(plants, np.arange(3, 40, 3.0), (14, 22), (0.9, 1.5), 1.2)
    site.tree_line(plants, np.arange(-30, 34, 4.0), (-30, -24), (1.2, 2.0), 1.6)
    for palm in ((9.5, 13, 7.5), (-18, 6, 8.5), (13, 20, 9)):
        plants.palm(*palm)
