"""A villa by itself on a turntable. Params: plan, turn (degrees), and optionally profile, blend, wall, trim, frame."""

from __future__ import annotations

import importlib
import math

from ..cameras import camera
from ..cameras.camera import View
from ..light.sun_sky import Sun, sun_and_sky
from ..materials.nodes import linear, plain
from ..shapes.mesh import box, make_mesh, place
from .building import LOOK_FIELDS
from .building_kit import Kit, Look

# The middle of each house, and how far the camera stands from it, in metres.
HOUSES = {"arcade": ((1.2, 3.8), 50.0), "courtyard": ((0.0, 4.6), 55.0), "modern": ((1.9, 4.4), 56.0)}
EYE, AIM, LENS = 19.0, 3.3, 54
DISC, RIM = 17.5, 0.35


def build(params: dict, seed: str) -> dict:
    plan = importlib.import_module(f"studio.scenes.plans.{params['plan']}")
    chosen = {**plan.LOOK, **{k: params[k] for k in LOOK_FIELDS if k in params}}
    # One seed for a house, so that its tiles do not change places from frame to frame.
    kit = Kit(Look(**chosen), sum(map(ord, params["plan"])))
    plan.house(kit)
    (x, y), far = HOUSES[params["plan"]]
    _stage(x, y)
    turn = math.radians(params["turn"])
    at = (x + far * math.sin(turn), y - far * math.cos(turn), EYE)
    # The house turns under a standing sun: seen from the house, sun and camera go round together.
    sun_and_sky(Sun(elevation=46, azimuth=-128 - params["turn"]), cirrus=False)
    camera.use(View(at, (x, y, AIM), LENS))
    return {"set": "sun", "exposure": params.get("exposure", -0.7)}


def _stage(x: float, y: float) -> None:
    floor = plain("floor", linear("#efe9df"), 0.9, 0.1)
    box("floor", (x - 400, y - 400, -RIM - 0.1), (x + 400, y + 400, -RIM), floor)
    rim = [(math.cos(2 * math.pi * i / 180), math.sin(2 * math.pi * i / 180)) for i in range(180)]
    vertices = [(DISC * c, DISC * s, z) for z in (-RIM, 0.0) for c, s in rim]
    sides = [(i, (i + 1) % 180, 180 + (i + 1) % 180, 180 + i) for i in range(180)]
    disc = make_mesh(
        "disc", vertices, [*sides, tuple(range(180, 360))], plain("disc", linear("#cdbfa8"), 0.9, 0.1)
    )
    place(disc, (x, y, 0))
