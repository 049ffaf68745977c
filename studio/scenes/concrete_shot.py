"""One concrete product on the studio paper.

Params: size (through the wall, up, along, in mm), colour (nominal hex) and the catalogue's shape: form and its own
fields, see content/catalogue/bricks.ts.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import bpy
from mathutils import Vector

from ..cameras import camera
from ..cameras.camera import View
from ..colour import base_colour
from ..light import sun_sky
from ..light.sun_sky import PAPER
from ..materials import concrete as mixes
from ..materials.nodes import linear, plain
from ..shapes import blocks, pavers, screens
from ..shapes.cast import cast
from ..shapes.mesh import box, cylinder, group, place
from ..shapes.rule import rule

MM = 0.001
RULE_AWAY = 0.022  # from the face of the piece
SHARE = (0.75, 0.68)  # of the frame that a product fills
CENTRE = (0.5, 0.51)  # the rule lies below it
GRAIN = 0.0022  # of the even mesh, whatever the size: an arris is as sharp on a lintel as on a block


@dataclass(frozen=True)
class Stand:
    """How a form is shown: turn in degrees, and where the camera looks from, in lengths of the product."""

    turn: float
    eye: tuple[float, float, float]


STANDS = {
    "block": Stand(-33, (0.35, -3.1, 2.05)),
    "trough": Stand(-38, (0.35, -3.1, 1.9)),
    "facing": Stand(-24, (0.2, -3.3, 1.25)),
    "paver": Stand(-27, (0.3, -3.0, 2.3)),
    "screen": Stand(-26, (0.25, -3.4, 0.95)),
    "lintel": Stand(-40, (0.35, -3.1, 1.7)),
}
MAKERS = {
    "block": blocks.block,
    "trough": blocks.trough,
    "facing": blocks.facing,
    "paver": pavers.paver,
    "screen": screens.screen,
    "lintel": blocks.lintel,
}


def build(params: dict, seed: str) -> dict:
    form, size = params["form"], tuple(v * MM for v in params["size"])
    number = sum(map(ord, seed))
    piece = MAKERS[form](params, size)
    # Grain, holes and clouds take a fifth of the light that the calibration of clay expects; white stays below clipping.
    base = base_colour("studio", params["colour"])
    bright = tuple(c * min(1.28, 0.60 / max(base)) for c in base)
    material = mixes.concrete("concrete", bright, _mix(params))
    data = cast(piece.data, material, GRAIN, piece.wear, number)
    stand = STANDS[form]
    root = group((0, 0, 0), (0, 0, math.radians(stand.turn)))
    for x, y, turn in _places(params, size):
        dropped = (x, y, 0.0006 * math.sin(31 * x + 17 * y))
        place(data, dropped, (0, 0, math.radians(turn + 0.5 * math.sin(90 * x + 50 * y))), parent=root)
    _more(params, size, data, root)
    for low, high in piece.foam:
        box("foam", low, high, mixes.foam(), 0.002, root)
    for start, end in piece.bars:
        cylinder("bar", start, end, 0.006, mixes.bar(), 24, 0, root)
    _measured(root)
    reach = max(max(size), 0.22) / 0.42
    lit = max(1.0, reach)
    sun_sky.studio(plain("paper", linear(PAPER), 0.9, 0.1), lit)
    # Blocks show a tall front, which the raking lamp of flat tiles leaves in the shade.
    sun_sky.panel(
        (-0.9 * lit, -1.5 * lit, 1.1 * lit), (0, 0, 0.1), 0.8 * lit, 10 * lit**2, (1, 0.985, 0.96)
    )
    k = max(size)
    camera.use(View(tuple(v * k for v in stand.eye), (0, 0, size[1] / 3), 70, aperture=None))
    camera.fit(SHARE, CENTRE, ("sweep", "rule"))
    return {"set": "studio", "exposure": params.get("exposure", -0.30), "clean_guides": False, "bounces": 2}


def _measured(root) -> None:
    """A folding rule along the foot of what lies nearest."""
    bpy.context.view_layer.update()
    inverse = root.matrix_world.inverted()
    corners = [
        inverse @ made.matrix_world @ Vector(corner)
        for made in root.children
        if made.type == "MESH" and made.name.startswith("body")
        for corner in made.bound_box
    ]
    low, high = min(c.x for c in corners), max(c.x for c in corners)
    rule((low, min(c.y for c in corners) - RULE_AWAY), high - low, root)


def _mix(params: dict) -> mixes.Mix:
    if params.get("light"):
        return mixes.LIGHT
    if params.get("top") == "exposed":
        return mixes.EXPOSED
    if params.get("face") == "ground":
        return mixes.GROUND
    if params["form"] in ("screen", "paver") or params.get("face") in ("smooth", "fluted", "scored"):
        return mixes.FINE
    return replace(mixes.FACE)


def _places(params: dict, size) -> list[tuple[float, float, float]]:
    width, _, length = size
    if params.get("top") == "bars":  # across the light, which runs along them otherwise and shows none
        return [(0.0, 0.0, 90.0)]
    if params["form"] == "paver":
        return pavers.places(params["outline"], width, length)
    return [(0.0, 0.0, 0.0)]


def _more(params: dict, size, data, root) -> None:
    """Bricks that a hand can hold come in threes: two side by side and one across."""
    width, height, length = size
    if params["form"] != "facing" or height > 0.1:
        return
    if width < 0.04:  # slips: one leans on another
        place(data, (0.07, 0.05, 0), (math.radians(-78), 0, math.radians(8)), parent=root)
        place(data, (-0.12, -0.075, 0), (0, 0, math.radians(-30)), parent=root)
        return
    place(data, (0.004, width + 0.006, 0), (0, 0, math.radians(181)), parent=root)
    place(
        data,
        (0.25 * length - 0.02, width * 0.5, height),
        (0, 0, math.radians(-82 if length < 0.3 else -14)),
        parent=root,
    )
