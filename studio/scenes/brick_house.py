"""House of single bricks (relief/faces.py): two bonded walls, windows under soldier courses, planting and paving.

Params: face (a kind), colours (four hex; without them the picture is a neutral plate for post/tint.py), joint (hex),
view (a key of VIEWS), sun, exposure.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix

from ..cameras import camera
from ..cameras.camera import View, level
from ..colour import base_colour
from ..light.sun_sky import Sun, sun_and_sky
from ..materials import building as surfaces
from ..materials import glass
from ..materials.brick_skin import brick_skin
from ..materials.clay import NEUTRAL
from ..materials.nodes import linear, plain
from ..relief.arris import chipped, upright
from ..relief.bond import COURSE, JOINT, PITCH, Opening, Sheet
from ..relief.faces import FACES
from ..relief.grime import limed, rained, weather
from ..relief.noise import PX
from ..relief.skin import Skin, skin
from ..relief.wall import blended, weights_of
from ..shapes import rooms, site
from ..shapes.brick_skin import walls
from ..shapes.mesh import box, frame, prism, solid
from ..shapes.plants import Nursery

FRONT, SIDE, HEIGHT = 52 * PITCH / 1000, 24 * PITCH / 1000, 76 * COURSE / 1000  # metres
WHOLE = Sheet(-1000 * FRONT, 1000 * SIDE, 0, 1000 * HEIGHT)


@dataclass(frozen=True)
class Seen:
    """A camera and what it sees of the walls."""

    camera: View
    sheet: Sheet = WHOLE


VIEWS = {
    "corner": Seen(level((1.9, -3.3, 1.62), -1.75, 0.0, 26, 0.03)),
    "tall": Seen(level((2.1, -3.5, 1.62), -0.85, 0.0, 30, 0.06)),
    "close": Seen(level((1.6, -2.5, 1.62), -0.7, 0.0, 40), Sheet(-5800, 4000, 0, 4200)),
    "wall": Seen(level((-2.95, -1.5, 1.36), -3.40, 0.0, 50), Sheet(-4035, -2705, 600, 2100)),
    "face": Seen(level((-2.1, -3.2, 1.75), -3.4, 0.0, 34), Sheet(-7000, 0, 0, 3500)),
    "facade": Seen(level((3.4, -11.2, 1.75), -3.6, 0.0, 32, 0.12)),
}
SILL, HEAD, STOREY = 10 * COURSE, 29 * COURSE, 36 * COURSE  # millimetres
FRONT_SPANS = tuple((first, first + 6) for first in (6, 18, 30, 42))
SIDE_SPANS = ((6, 11), (16, 21))
LIGHT_JOINT = "#b9b0a0"
FINEST, COARSEST = 1.0, (7.0, 5.0)  # millimetres between lines of a mesh; along and up


def _openings(sheet: Sheet) -> tuple[Opening, ...]:
    """Windows of two storeys; each stands between two bricks, so that its jambs close with whole and half bricks in
    turn."""
    spans = [(-last * PITCH, JOINT - first * PITCH) for first, last in FRONT_SPANS]
    spans += [(first * PITCH - JOINT, last * PITCH) for first, last in SIDE_SPANS]
    return tuple(
        Opening(left, right, SILL + up, HEAD + up)
        for up in (0.0, STOREY)
        for left, right in spans
        if sheet.left < left - PITCH and right + PITCH < sheet.right and HEAD + up + 2 * PITCH < sheet.top
    )


def build(params: dict, seed: str) -> dict:
    random = np.random.default_rng(sum(map(ord, seed)))
    plate, seen = "colours" not in params, VIEWS[params["view"]]
    openings = _openings(seen.sheet)
    joint = base_colour("patch", params.get("joint", LIGHT_JOINT))
    clay = [base_colour("patch", c) for c in ([NEUTRAL] * 4 if plate else params["colours"])]
    made = _laid(params["face"], seen, openings, random)
    step = _steps(seen.camera)
    weights = weights_of(made.place) if plate else None
    material = brick_skin(
        made, _albedo(made, clay, joint, random), weights, FACES[params["face"]].glaze, step[1]
    )
    walls(made, seen.sheet, openings, step, material)
    for hole in openings:
        _window(hole)
    _coping()
    _ground()
    if seen.sheet.foot == 0:
        _shrubs(random)
    if seen.sheet == WHOLE:
        _garden(random)
    # Rakes the front, so that every joint shades, and stands far beside the camera.
    sun_and_sky(Sun(**{"elevation": 40, "azimuth": -118, "strength": 0.13, **params.get("sun", {})}))
    camera.use(seen.camera)
    settings = {"set": "sun", "exposure": params.get("exposure", -0.6), "clean_guides": False}
    if not plate:
        return settings
    neutral = {"setup": "patch", "neutral": base_colour("patch", NEUTRAL), "wall": joint}
    return {**settings, "plate": neutral}


def _laid(kind: str, seen: Seen, openings, random) -> Skin:
    coarse = int(np.clip(_steps(seen.camera)[1] / PX, 1, 4))
    made = skin(kind, seen.sheet, coarse, random, openings)
    chipped(made, upright(seen.sheet, openings), random)
    limed(made, random)
    rained(made, openings, random)
    return made


def _albedo(made: Skin, clay, joint, random) -> np.ndarray:
    share = made.clay[:, :, None]
    albedo = blended(np.array(clay, np.float32), made.place) * share
    albedo += np.array(joint, np.float32) * (1 - share)
    albedo *= made.factor
    albedo *= weather(made, random)
    return albedo


def _steps(view: View):
    """Millimetres of a wall that fill a pixel of the picture: a function of the place along it, and upwards."""
    render = bpy.context.scene.render
    pixel = 1000 * 36 / view.lens / max(render.resolution_x, render.resolution_y)  # at a metre's distance
    x, y = view.at[:2]

    def along(place: float) -> float:
        off, aside = (abs(y), place / 1000 - x) if place <= 0 else (abs(x), place / 1000 - y)
        return float(np.clip(pixel * (off + aside**2 / off), FINEST, COARSEST[0]))

    return along, float(np.clip(pixel * abs(y), FINEST, COARSEST[1]))


def _window(hole: Opening) -> None:
    width, height = (hole.right - hole.left) / 1000, (hole.arris - hole.sill) / 1000
    middle, sill = (hole.left + hole.right) / 2000, hole.sill / 1000
    if hole.right < 0:
        place = Matrix.Translation((middle, 0, sill))
    else:
        place = Matrix.Translation((0, middle, sill)) @ Matrix.Rotation(math.pi / 2, 4, "Z")
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
    drop = abs(place.translation.x * 13.7 + place.translation.y * 5.1) % 1  # each blind at its own height
    low = height * (0.52 + 0.44 * drop)
    cloth = plain("blind", linear("#d9cdb8"), 0.95, 0.05)
    blind = prism([(-half, low), (half, low), (half, height), (-half, height)], 0.22, 0.225)
    solid("blind", blind, cloth, place)
    stone = plain("sill", linear("#cdbfa5"), 0.8, 0.2, bump=(60, 0.4, 0.004))
    low = [(-half - 0.02, -0.07), (half + 0.02, -0.07), (half + 0.02, 0.012), (-half - 0.02, 0.012)]
    solid("sill", prism(low, -0.05, 0.12), stone, place).modifiers.new("bevel", "BEVEL").width = 0.006


def _coping() -> None:
    stone = plain("coping", linear("#cdbfa5"), 0.8, 0.2, bump=(60, 0.4, 0.004))
    box("coping", (-FRONT, -0.06, HEIGHT), (0.06, 0.2, HEIGHT + 0.07), stone, 0.008)
    box("coping", (-0.2, 0.2, HEIGHT), (0.06, SIDE, HEIGHT + 0.07), stone, 0.008)
    # Behind the walls, whose bricks are but a skin: no light comes over them or round their ends.
    dark = plain("core", linear("#4a443c"), 0.95, 0.05)
    box("core", (-FRONT, 0.16, HEIGHT - 0.3), (-0.16, SIDE, HEIGHT), dark)
    box("core", (-FRONT - 0.01, 0.0, 0), (-FRONT, 0.2, HEIGHT), dark)


def _ground() -> None:
    """Paving, and a bed along the walls."""
    site.ground()
    site.paved([(-14, -3.6, 10, -1.07)], surfaces.paving(("#b7a68c", "#a4937a", "#75695a"), (0.60, 0.30)))
    soil = plain("bed", linear("#5a4632"), 0.97, 0.1, bump=(60, 1, 0.03))
    box("bed", (-FRONT, -0.95, -0.1), (0.9, -0.0, 0.03), soil, 0.01)
    box("bed", (0.0, 0.0, -0.1), (0.9, SIDE, 0.03), soil, 0.01)
    edging = plain("edging", linear("#bcae95"), 0.85, 0.2)
    box("edging", (-FRONT, -1.07, -0.1), (1.02, -0.95, 0.07), edging, 0.01)
    box("edging", (0.9, -0.95, -0.1), (1.02, SIDE, 0.07), edging, 0.01)


def _shrubs(random) -> None:
    plants = Nursery(random)
    plants.shrubs((-FRONT + 0.4, -0.5), (-1.5, -0.5), 0.55, 0.50)
    plants.shrubs((0.45, 0.8), (0.45, 5.0), 0.6, 0.55)
    for x, y, k in ((-0.85, -0.55, 0.62), (0.45, -0.5, 0.7)):
        plants.put("flower", (x, y, 0.1), (k, k, k))


def _garden(random) -> None:
    """What only a camera sees that looks past the walls."""
    plants, edging = Nursery(random), plain("edging", linear("#bcae95"), 0.85, 0.2)
    plants.lawn(-16, -12, 3.0, -3.8, edging)
    plants.lawn(2.4, -0.6, 12, 14, edging)
    plants.hedge(0, 7.6, 16, 8.4, 1.7)
    site.tree_line(plants, np.arange(-2, 26, 2.6), (9.5, 13), (0.9, 1.5), 1.2)
    plants.hedge(-16, -13.6, 12, -12.8, 1.5)
    plants.hedge(-16.6, -1.2, -15.6, 12, 1.3)
    # In the sun's way, outside the frame: its shadow falls on the wall.
    plants.palm(-9.8, -4.3, 9.2)
    plants.tree(-15.0, -5.5, 2.8, 1.6)
    plants.tree(5.5, 8.5, 2.8, 1.7)
    site.tree_line(plants, np.arange(-44, -13, 2.6), (4, 14), (0.9, 1.6), 1.2)
    site.tree_line(plants, np.arange(3, 40, 3.0), (14, 22), (0.9, 1.5), 1.2)
    site.tree_line(plants, np.arange(-30, 34, 4.0), (-30, -24), (1.2, 2.0), 1.6)
    for palm in ((9.5, 13, 7.5), (-18, 6, 8.5), (13, 20, 9)):
        plants.palm(*palm)
