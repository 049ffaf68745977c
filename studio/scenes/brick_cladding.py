"""Thin brick, panels and paving of fired clay in the sun, filling the frame; on a wall some pieces are still missing.

Params: colours (hex list), piece (length, height and thickness in mm), joint (mm), bond (running | stack |
herringbone), behind (board | rails; then a corner is not laid yet), mortar (hex), rough (arrises of rustic pieces),
face (a kind of relief/faces.py for pieces laid in mortar, with four colours), sun, exposure.
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from ..cameras import camera
from ..cameras.camera import View
from ..colour import base_colour
from ..light.sun_sky import Sun, sun_and_sky
from ..materials.brick_skin import brick_skin
from ..materials.clay import BRICK, clay
from ..materials.nodes import linear, plain
from ..relief.bond import Brick, Sheet
from ..relief.skin import BEHIND, skin_of
from ..relief.wall import blended
from ..shapes.brick_skin import laid as placed
from ..shapes.bricks import brick_mesh, mortar
from ..shapes.mesh import box, make_mesh, place

MM = 0.001
WALL = View((0.85, -2.35, 0.42), (0.02, 0.0, 0.02), 56)
FLOOR = View((0.35, -1.55, 1.05), (0.0, 0.12, 0.0), 50)
KINDS = 7
SMOOTH = replace(BRICK, flash=0.16, bloom=0.3, grit=0.45, relief=1.4)
RUSTIC = replace(BRICK, flash=0.5, bloom=0.5)
RIDGE = 0.011  # metres from ridge to ridge of a notched trowel's comb
FINE = 1.2  # millimetres between lines of a mesh of single faces


def build(params: dict, seed: str) -> dict:
    random = np.random.default_rng(sum(map(ord, seed)))
    floor = params["bond"] == "herringbone"
    if "face" in params:
        _single(params, random)
    else:
        look = RUSTIC if params.get("rough") else SMOOTH
        material = clay("clay", [base_colour("patch", c) for c in params["colours"]], look, "LINEAR")
        size = tuple(v * MM for v in params["piece"])
        kinds = [brick_mesh(k, size[0], size[2], size[1]) for k in range(KINDS)]
        for data in kinds:
            data.materials.append(material)
        (_floor if floor else _wall)(params, size, kinds, random)
    light = (
        {"elevation": 40, "azimuth": 118, "strength": 0.13}
        if not floor
        else {"elevation": 34, "azimuth": 128}
    )
    sun_and_sky(Sun(**{**light, **params.get("sun", {})}), cirrus=False)
    camera.use(FLOOR if floor else WALL)
    settings = {"set": "sun", "exposure": params.get("exposure", -0.65)}
    return {**settings, "clean_guides": False} if "face" in params else settings


def _single(params: dict, random) -> None:
    """Pieces with faces of their own in pointed joints, on a board."""
    length, height, _ = params["piece"]
    joint, left, foot = params["joint"], -1900, -800
    pitch, course = length + joint, height + joint
    rows, columns = int(1600 / course) + 1, int(3400 / pitch) + 2
    laid = [
        Brick(x, foot + row * course + joint / 2, length, height)
        for row in range(rows)
        for x in (left + pitch * (column + row % 2 / 2) for column in range(columns))
        if not (params.get("behind") and _missing(_column(x * MM, length * MM, pitch * MM), row, rows))
    ]
    sheet = Sheet(left, left + columns * pitch, foot, foot + rows * course)
    made = skin_of(params["face"], laid, sheet, 1, random, joint)
    made.height[~_between(laid, made, joint)] = BEHIND
    clay = np.array([base_colour("patch", c) for c in params["colours"]], np.float32)
    mortar_colour = np.array(base_colour("patch", params.get("mortar", "#c2b8a8")), np.float32)
    share = made.clay[:, :, None]
    albedo = (blended(clay, made.place) * share + mortar_colour * (1 - share)) * made.factor
    placed(made, FINE, brick_skin(made, albedo, None, False, FINE))
    _adhesive(-BEHIND * MM, random)


def _between(laid: list[Brick], made, joint: float) -> np.ndarray:
    """Where bricks lie or mortar between two of them: a free edge has none, so that its side is seen."""
    from scipy.ndimage import grey_closing

    whole = np.zeros(made.height.shape, np.uint8)
    for brick in laid:
        low, left = (brick.low - made.sheet.foot) / made.step, (brick.left - made.sheet.left) / made.step
        tall, wide = brick.tall / made.step, brick.wide / made.step
        whole[max(0, round(low)) : round(low + tall), max(0, round(left)) : round(left + wide)] = 1
    reach = round((joint + 3) / made.step)
    closed = grey_closing(np.pad(whole, reach, mode="edge"), size=(reach, reach))
    return closed[reach:-reach, reach:-reach] > 0


def _adhesive(y: float, random) -> None:
    """Adhesive combed level on the wall, its ridges not quite straight."""
    grey = plain("adhesive", linear("#9c978e"), 0.93, 0.1, bump=(420, 0.7, 0.0012))
    z = np.arange(-1.0, 1.2, RIDGE / 4)
    x = np.linspace(-2.2, 2.2, 90)
    bow = np.cumsum(random.normal(0, 0.0006, len(x)))
    wave = np.cos((z[:, None] + bow[None, :]) / RIDGE * 2 * np.pi)
    broken = random.uniform(0.8, 1, (len(z) // 4 + 1, 1))[np.arange(len(z)) // 4]
    points = np.stack(np.broadcast_arrays(x[None, :], y - 0.003 - 0.0022 * wave * broken, z[:, None]), -1)
    at = np.arange(points[..., 0].size).reshape(points.shape[:2])
    faces = np.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], -1).reshape(-1, 4)
    place(make_mesh("adhesive", points.reshape(-1, 3), faces, grey, 60))


def _column(x: float, length: float, pitch: float) -> int:
    return int((x + length / 2) / max(pitch, 0.2) + 3) - 1


def _missing(column: int, row: int, rows: int) -> bool:
    """The upper right corner is not laid yet, stepping down course by course."""
    return row > rows * 0.62 and column + (row - rows * 0.62) * 1.0 > 2.6


def _wall(params: dict, size, kinds, random) -> None:
    length, height, thick = size
    joint = params["joint"] * MM
    pitch, course = length + joint, height + joint
    rows, columns = int(1.6 / course) + 1, int(3.4 / pitch) + 2
    for row in range(rows):
        shift = (row % 2) * pitch / 2 if params["bond"] == "running" else 0.0
        for column in range(columns):
            x = -1.9 + column * pitch + shift
            if _missing(_column(x, length, pitch), row, rows) and params.get("behind"):
                continue
            at = (
                x + length / 2 + random.normal(0, 0.0007),
                random.normal(0, 0.0008),
                -0.8 + (row + 0.5) * course,
            )
            turn = (random.normal(0, 0.002), random.normal(0, 0.0015), random.normal(0, 0.003))
            place(kinds[int(random.integers(KINDS))], at, turn)
    back = thick / 2
    if params.get("behind") == "rails":
        _rails(back, course)
        return
    board = plain("board", linear("#8f8b84"), 0.92, 0.1, bump=(45, 0.6, 0.004))
    box("board", (-2.2, back + 0.012, -1.0), (2.2, back + 0.03, 1.2), board)
    bed = mortar("mortar", base_colour("wall", params.get("mortar", "#b3a793")))
    if params["joint"] > 5:
        end = 0.42 if params.get("behind") else 2.2
        box("mortar", (-2.2, back - 0.006, -1.0), (end, back + 0.012, 1.2), bed)


def _rails(back: float, course: float) -> None:
    """Aluminium rails on a wall of grey insulation."""
    metal = plain("rail", linear("#b4b7b9"), 0.4, 0.5, 0.9)
    wool = plain("wool", linear("#4a4843"), 0.97, 0.05, bump=(70, 1, 0.006))
    box("wool", (-2.2, back + 0.075, -1.0), (2.2, back + 0.12, 1.2), wool)
    for x in np.arange(-1.75, 2.0, 0.6):
        box("post", (x - 0.03, back + 0.03, -1.0), (x + 0.03, back + 0.035, 1.2), metal, 0.001)
        box("web", (x - 0.002, back + 0.03, -1.0), (x + 0.002, back + 0.08, 1.2), metal)
    for row in range(int(2.2 / course)):
        z = -0.8 + row * course
        box("rail", (-2.2, back + 0.004, z - 0.012), (2.2, back + 0.03, z + 0.012), metal, 0.001)


def _floor(params: dict, size, kinds, random) -> None:
    """Herringbone of two by one on sand."""
    length, _, thick = size
    joint = params["joint"] * MM
    unit = (length + joint) / 2
    sand = plain("sand", linear("#b09a78"), 0.97, 0.05, bump=(600, 1, 0.002))
    box("sand", (-4, -3, -thick), (4, 6, -0.006), sand)
    flat = math.pi / 2
    for i in range(-12, 13):
        for j in range(-12, 16):
            if (i - j) % 4 == 0:
                at, turn = ((i + 1) * unit, (j + 0.5) * unit), 0.0
            elif (i - j) % 4 == 3:
                at, turn = ((i + 0.5) * unit, (j + 1) * unit), flat
            else:
                continue
            x, y = at[0] * 0.94 - at[1] * 0.34, at[0] * 0.34 + at[1] * 0.94
            # Bricks are modelled upright: height along z becomes their width on the floor.
            tilt = (
                flat + random.normal(0, 0.003),
                random.normal(0, 0.003),
                turn + 0.347 + random.normal(0, 0.004),
            )
            place(kinds[int(random.integers(KINDS))], (x, y, -thick / 2 + random.normal(0, 0.0007)), tilt)
