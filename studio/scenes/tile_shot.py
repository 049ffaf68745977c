"""One tile or accessory on the studio paper.

Params: piece (a profile, or a name in _PIECES), colour (hex; without it the picture is a neutral plate for
post/tint.py), tall (upright frame), glaze.
"""

from __future__ import annotations

import math
from dataclasses import replace

from ..cameras import camera
from ..cameras.camera import View
from ..colour import base_colour
from ..light import sun_sky
from ..light.sun_sky import PAPER
from ..materials.clay import NEUTRAL, TILE, clay
from ..materials.nodes import linear, plain
from ..shapes import accessories, tiles
from ..shapes.barrels import END_RIDGE, RIDGE
from ..shapes.mesh import place
from ..shapes.pressed import NIB
from ..shapes.tile_profiles import PROFILES

# Turn of a tile in degrees, and the camera.
TURN = -28
FRONT = View((0.20, -1.12, 0.66), (0.0, 0.0, 0.018), 82, aperture=16, focus=(0, -0.08, 0.03))
BEHIND, BESIDE = (-0.05, 0.53), (0.335, -0.02)  # where the middle of the second tile lies
# Share of the frame that a piece fills.
UPRIGHT, LYING, PAIR = (0.74, 0.70), (0.66, 0.72), (0.80, 0.74)


def build(params: dict, seed: str) -> dict:
    sun_sky.studio(plain("paper", linear(PAPER), 0.9, 0.1))
    colour = base_colour("studio", params.get("colour", NEUTRAL))
    size = PROFILES.get(params["piece"])
    look = replace(
        TILE,
        cover=size.cover if size else 0.2,
        length=size.length if size else 0.42,
        glaze=params.get("glaze", 0.0),
        rough=0.55 if "glaze" in params else TILE.rough,
        firing=replace(TILE.firing, salt=0.0) if "glaze" in params else TILE.firing,
    )
    material = clay("clay", [colour], look)
    piece = params["piece"]
    view = _PIECES[piece](material) if piece in _PIECES else _profile(piece, material, params)
    camera.use(view)
    camera.fit(UPRIGHT if params.get("tall") else PAIR if size else LYING)
    if "colour" in params:
        return {"set": "studio"}
    return {"set": "studio", "plate": {"setup": "studio", "neutral": colour}}


def _profile(name: str, material, params: dict) -> View:
    """One tile as it is laid, and behind or beside it one turned over, which shows ribs, nibs and stamp."""
    spec, turn = PROFILES[name], math.radians(TURN)
    section = spec.section()
    lowest, highest = section[1][:, 1].min(), section[0][:, 1].max()
    # Its nibs lift the head; turned about its middle, so that every profile stands in the centre of the frame.
    pitch = math.atan(NIB / spec.length)
    for seed, (dx, dy), face_down in (
        (4, (0.02, 0.0), False),
        (7, BEHIND if params.get("tall") else BESIDE, True),
    ):
        across, along = spec.cover / 2, spec.length / 2 * (-1 if face_down else 1)
        x = dx - (across * math.cos(turn) - along * math.sin(turn))
        y = dy - (across * math.sin(turn) + along * math.cos(turn))
        height = highest + 0.001 if face_down else 0.001 - lowest
        rotation = (math.pi, 0, turn) if face_down else (pitch, 0, turn)
        place(tiles.tile(name, seed, material=material, chips=11), (x, y, height), rotation)
    return FRONT


def _curva(material) -> View:
    place(tiles.barrel(seed=2, material=material, chips=9), (-0.13, -0.22, 0.002), (0, 0, math.radians(-26)))
    place(
        tiles.barrel(seed=5, material=material, chips=9), (0.27, 0.16, 0.080), (math.pi, 0, math.radians(-30))
    )
    return View((0.24, -1.46, 0.78), (0.075, 0.0, 0.035), 78, aperture=16, focus=(-0.03, -0.10, 0.06))


def _ridge(material) -> View:
    piece = tiles.barrel(RIDGE, 1, material, 9)
    place(piece, (-0.11, -0.18, 0.001), (0, 0, math.radians(-32)))
    return View((0.24, -1.20, 0.64), (0.0, 0.0, 0.045), 80, aperture=16, focus=(-0.02, -0.08, 0.05))


def _end_ridge(material) -> View:
    piece = tiles.barrel(END_RIDGE, 1, material, 9)
    place(piece, (-0.10, -0.12, 0.001), (0, 0, math.radians(-40)))
    return View((0.24, -1.22, 0.62), (0.0, 0.01, 0.045), 80, aperture=16, focus=(-0.02, -0.08, 0.05))


def _apex(material) -> View:
    made = accessories.three_way_apex(material)
    made.location, made.rotation_euler = (0, 0.02, 0.062), (0, 0, math.radians(14))
    return View((0.26, -1.34, 0.88), (0.0, 0.0, 0.04), 80, aperture=16, focus=(-0.02, -0.08, 0.05))


def _vent(material) -> View:
    turn = math.radians(-28)
    accessories.ventilation_tile(
        material, plain("dark", (0.012, 0.011, 0.010), 0.9), (-0.205, -0.13, 0.008), turn
    )
    return View((0.10, -1.16, 0.62), (0.0, 0.02, 0.03), 80, aperture=16, focus=(-0.02, -0.08, 0.05))


def _end_cap(material) -> View:
    accessories.end_cap(material, (-0.02, 0.0, 0.001), math.radians(-34))
    return View((0.20, -0.86, 0.46), (0.0, 0.0, 0.05), 100, aperture=16, focus=(0, -0.08, 0.05))


def _lateral(material, side: int) -> View:
    accessories.lateral(material, side, (0, 0, 0), math.radians(-30 * side))
    return View((0.16 * side, -1.22, 0.66), (0.0, 0.0, 0.04), 100, aperture=16, focus=(0, -0.1, 0.05))


def _valley(material) -> View:
    accessories.valley(material, (0.0, 0.0, 0.0), math.radians(-30))
    return View((0.20, -1.26, 0.86), (0.0, 0.0, 0.05), 86, aperture=16, focus=(0, -0.1, 0.05))


_PIECES = {
    "curva": _curva,
    "ridge": _ridge,
    "end-ridge": _end_ridge,
    "apex": _apex,
    "vent": _vent,
    "end-cap": _end_cap,
    "lateral-left": lambda material: _lateral(material, -1),
    "lateral-right": lambda material: _lateral(material, 1),
    "valley": _valley,
}
