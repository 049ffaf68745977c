"""A building on its site.

Params: plan, view, profile, blend, wall, and optionally trim, frame, sun, exposure, heaters (see shapes/solar_roof.put),
house (a name: pictures that share it show the same building, tile for tile).
"""

from __future__ import annotations

import importlib

from ..cameras import camera
from ..light.sun_sky import Sun, sun_and_sky
from ..materials.plaster import NEUTRAL_WALL
from ..materials.roofing import NEUTRAL_ROOF
from ..shapes import downpipes, solar_roof
from .building_kit import Kit, Look

LOOK_FIELDS = ("profile", "blend", "colours", "wall", "trim", "frame", "near", "lit", "neutral")


def build(params: dict, seed: str) -> dict:
    plan = importlib.import_module(f"studio.scenes.plans.{params['plan']}")
    view = plan.VIEWS[params["view"]]
    chosen = {**plan.LOOK, **view.get("look", {}), **{k: params[k] for k in LOOK_FIELDS if k in params}}
    kit = Kit(Look(**chosen), sum(map(ord, params.get("house", seed))))
    plan.build(kit, params["view"])
    solar_roof.put(params.get("heaters", []))
    downpipes.hang(kit.woodwork.outlets, kit.woodwork.gutter)
    sun_and_sky(Sun(**{**view.get("sun", {}), **params.get("sun", {})}))
    camera.use(view["camera"])
    print(f"tiles laid: {kit.tiling.laid}", flush=True)
    settings = {"set": "sun", "exposure": params.get("exposure", view.get("exposure", -0.7))}
    if hasattr(plan, "ANCHORS"):
        settings["anchors"] = plan.ANCHORS
    if params.get("neutral"):
        settings["plate"] = {"setup": "roof", "neutral": [NEUTRAL_ROOF] * 3, "wall": NEUTRAL_WALL}
    return settings
