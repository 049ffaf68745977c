"""Corner of two brick walls that fills the frame, each brick with a face of its own (relief/faces.py).

Params: face (a kind), colours (four hex; without them the picture is a neutral plate for post/tint.py), joint (hex),
view (a key of VIEWS), sun, exposure.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..cameras import camera
from ..cameras.camera import View, level
from ..colour import base_colour
from ..light.sun_sky import Sun, sun_and_sky
from ..materials import building as surfaces
from ..materials.brick_skin import brick_skin
from ..materials.clay import NEUTRAL
from ..materials.nodes import linear, plain
from ..relief.bond import Sheet
from ..relief.faces import FACES
from ..relief.grime import weather
from ..relief.skin import skin
from ..relief.wall import blended, weights_of
from ..shapes import site
from ..shapes.brick_skin import mesh_of
from ..shapes.mesh import box


@dataclass(frozen=True)
class Seen:
    """A camera, what it sees of the walls, points of a brick's own grid for one of the walls, step of their mesh in mm."""

    camera: View
    sheet: Sheet
    coarse: int = 2
    step: float = 2.4


VIEWS = {
    "quoin": Seen(level((1.45, -2.15, 1.42), -0.12, 0.0, 52), Sheet(-1800, 2900, 300, 2700)),
}
LIGHT_JOINT = "#b9b0a0"


def build(params: dict, seed: str) -> dict:
    random = np.random.default_rng(sum(map(ord, seed)))
    kind, seen, plate = params["face"], VIEWS[params["view"]], "colours" not in params
    made = skin(kind, seen.sheet, seen.coarse, random)
    joint = base_colour("patch", params.get("joint", LIGHT_JOINT))
    clay = [base_colour("patch", c) for c in ([NEUTRAL] * 4 if plate else params["colours"])]
    share = made.clay[:, :, None]
    albedo = blended(np.array(clay, np.float32), made.place) * share + np.array(joint, np.float32) * (
        1 - share
    )
    albedo = albedo * made.factor * weather(made, random)
    weights = weights_of(made.place) if plate else None
    mesh_of(made, seen.sheet, seen.step, brick_skin(made, albedo, weights, FACES[kind].glaze, seen.step))
    _street(random)
    # Rakes the front and leaves the side in shade: between two walls that are equally bright a corner is not seen.
    sun_and_sky(Sun(**{"elevation": 44, "azimuth": -114, "strength": 0.13, **params.get("sun", {})}))
    camera.use(seen.camera)
    settings = {"set": "sun", "exposure": params.get("exposure", -0.75), "clean_guides": False}
    if not plate:
        return settings
    neutral = {"setup": "patch", "neutral": base_colour("patch", NEUTRAL), "wall": joint}
    return {**settings, "plate": neutral}


def _street(random) -> None:
    """Paving at the foot, and what glaze mirrors of the other side of the street: hedges and houses, never seen."""
    site.ground()
    site.paved([(-14, -6, 10, 14)], surfaces.paving(("#a3947c", "#93846b", "#6b6052"), (0.60, 0.30)))
    for nth in range(26):
        turn = math.radians(60 + nth * 9.6)  # round the corner, from beside the side to beside the front
        away, tall = random.uniform(7, 12), random.choice((1.3, 1.9, 2.6, 3.4, 4.2))
        shade = linear(str(random.choice(("#39422c", "#4a4f36", "#6f6654", "#8c8069"))))
        x, y = away * math.sin(turn), away * math.cos(turn)
        made = plain("opposite", shade, 0.95, 0.05)
        box("opposite", (x - 1.4, y - 1.4, 0), (x + 1.4, y + 1.4, tall), made)
