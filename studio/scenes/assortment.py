"""Several pieces together on the studio paper.

Params: kind (components | tiles), colours (hex list), view (tall | wide).
"""

from __future__ import annotations

import math

from ..cameras import camera
from ..cameras.camera import View
from ..colour import base_colour
from ..light import sun_sky
from ..light.sun_sky import PAPER
from ..materials.clay import TILE, clay
from ..materials.nodes import linear, plain
from ..shapes import tiles
from ..shapes.barrels import END_RIDGE, RIDGE
from ..shapes.mesh import group, place
from ..shapes.tile_profiles import PROFILES

VIEWS = {
    "tall": View((0.30, -2.75, 2.05), (0.0, 0.10, -0.02), 66, aperture=16, focus=(0, -0.25, 0.05)),
    "wide": View((0.35, -2.60, 1.45), (0.02, 0.10, 0.0), 70, aperture=16, focus=(0, -0.2, 0.05)),
}


def build(params: dict, seed: str) -> dict:
    sun_sky.studio(plain("paper", linear(PAPER), 0.9, 0.1), 2.0)
    materials = [clay(f"clay-{i}", [base_colour("studio", c)], TILE) for i, c in enumerate(params["colours"])]
    (_components if params["kind"] == "components" else _fan)(materials)
    camera.use(VIEWS[params["view"]])
    return {"set": "studio", "exposure": params.get("exposure", -0.3)}


def _components(materials) -> None:
    """A short ridge run, an end ridge, a pan tile and a half-round pair."""
    clay_at = lambda i: materials[i % len(materials)]  # noqa: E731
    ridge = [tiles.barrel(RIDGE, s, clay_at(0), 7) for s in range(3)]
    run = group((-0.36, -0.34, 0.004), (0, 0, math.radians(-30)))
    for i in range(3):
        place(
            ridge[i],
            (0, i * 0.355, 0.012 * (i > 0) + 0.001),
            (math.radians(-1.2 if i else 0), 0, 0),
            parent=run,
        )
    end = tiles.barrel(END_RIDGE, 7, clay_at(1), 7)
    place(end, (0.16, -0.44, 0.001), (0, 0, math.radians(-28)))
    place(
        tiles.barrel(seed=5, material=clay_at(2), chips=7),
        (-0.36, 0.62, 0.080),
        (math.pi, 0, math.radians(-34)),
    )
    place(tiles.barrel(seed=9, material=clay_at(2), chips=7), (0.02, 0.62, 0.001), (0, 0, math.radians(-30)))
    place(tiles.tile("plana", 4, material=clay_at(0), chips=9), (0.26, 0.0, 0.006), (0, 0, math.radians(-26)))


def _fan(materials) -> None:
    """Tiles of several profiles, laid out in two rows like samples on a table."""
    spots = [
        ("portoghese", -0.36, -0.42),
        ("plana", 0.02, -0.46),
        ("roman", 0.38, -0.40),
        ("marsigliese", -0.34, 0.16),
        ("duna", 0.04, 0.12),
        ("portoghese", 0.40, 0.18),
        ("roman", -0.30, 0.74),
        ("marsigliese", 0.08, 0.70),
        ("plana", 0.44, 0.76),
    ]
    for i, (profile, x, y) in enumerate(spots):
        spec = PROFILES[profile]
        turn = math.radians(-16 + 5 * math.sin(i * 2.3))
        cx, cy = spec.cover / 2, spec.length / 2
        at = (
            x - cx * math.cos(turn) + cy * math.sin(turn),
            y - cx * math.sin(turn) - cy * math.cos(turn),
            0.008,
        )
        place(tiles.tile(profile, i, material=materials[i % len(materials)], chips=8), at, (0, 0, turn))
