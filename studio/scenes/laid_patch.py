"""A laid slope of full-detail tiles in the sun, filling the frame.

Params: profile (or curva), view (wide | tall | low | slope | plan), sun, exposure, colours (hex list; without
them the patch is a neutral plate for post/tint.py), glaze.
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from ..cameras import camera
from ..cameras.camera import View
from ..colour import base_colour
from ..light.sun_sky import Sun, sun_and_sky
from ..materials.clay import LAID, NEUTRAL, clay
from ..materials.fired import Firing
from ..shapes import tiles
from ..shapes.barrels import CURVA
from ..shapes.mesh import group, place
from ..shapes.tile_profiles import PROFILES

PITCH = math.radians(22)
# High and from the side: lower, it grazes the flanks of the rolls, and every grain of the clay there casts its shade
# like soot (tests/test_sun.py). Pans of half-round tiles lie in black shade unless it comes down the slope.
SUN = Sun(58, -46, 0.12, dust=1.5, size=1.2)
SUN_CURVA = Sun(52, -14, 0.12, dust=1.5, size=1.2)
# A glaze is washed by rain: it takes no lime and hardly any dust, and kiln clouds lie under it.
GLAZED = Firing(spread=0.05, warm=0.03, cloud=0.4, flash=0.12, grain=0.2, run=0.15, salt=0.0, dust=0.01)
VIEWS = {
    "wide": View((0.30, -2.25, 1.32), (0.10, -0.02, 0.0), 66, aperture=8, focus=(0.05, -0.3, -0.1)),
    "tall": View((0.34, -2.35, 1.40), (0.06, -0.06, 0.0), 62, aperture=8, focus=(0.05, -0.3, -0.1)),
    "slope": View((-0.95, -2.0, 0.95), (0.06, 0.05, 0.0), 54, aperture=8, focus=(-0.1, -0.3, -0.1)),
    "plan": View((0.10, -0.82, 2.04), (0.10, 0.0, 0.0), 92),  # straight down on the slope
    "low": View((0.75, -2.1, 0.74), (-0.05, 0.1, 0.06), 58, aperture=5.6, focus=(0.1, -0.55, -0.2)),
}


def build(params: dict, seed: str) -> dict:
    random = np.random.default_rng(sum(map(ord, seed)))
    colours = params.get("colours", [NEUTRAL])
    size = PROFILES.get(params["profile"])
    look = replace(
        LAID,
        cover=size.cover if size else 0.19,
        length=size.length if size else 0.46,
        glaze=params.get("glaze", 0.0),
        rough=0.62 if "glaze" in params else LAID.rough,
    )
    if "glaze" in params:
        # Its coat alone mirrors: a rough body under it would bleach the colour wherever the sun is opposite.
        look = replace(look, firing=GLAZED, speck=0.1, dirt=0.3, specular=0.0)
    if "colours" not in params:
        # Specks are smaller than a pixel here and a third of the time; a new dark tile bears less lime and dust.
        firing = look.firing if "glaze" in params else replace(LAID.firing, salt=0.045, dust=0.05)
        look = replace(look, speck=0, firing=firing)
    material = clay("clay", [base_colour("patch", c) for c in colours], look)
    slope = group((0, 0, 0), (PITCH, 0, 0))
    if params["profile"] == "curva":
        _lay_curva(material, slope, random)
        light = SUN_CURVA
    else:
        _lay(params["profile"], material, slope, random)
        light = SUN
    light = Sun(**{**vars(light), **params.get("sun", {})})
    if "colours" not in params:
        light = replace(
            light, ozone=1.0, dust=3.0
        )  # grey and white tiles in the shade of a deep blue sky turn blue
    sun_and_sky(light, cirrus=False)
    camera.use(VIEWS[params.get("view", "wide")])
    settings = {"set": "sun", "exposure": params.get("exposure", -0.75)}
    if "colours" in params:
        return settings
    # The pan beside a roll lights its shaded flank; a second bounce adds nothing one sees.
    neutral = {"setup": "patch", "neutral": base_colour("patch", NEUTRAL)}
    return {**settings, "plate": neutral, "bounces": 1}


def _lay(profile: str, material, slope, random) -> None:
    spec = PROFILES[profile]
    kinds = [tiles.tile(profile, s, 0.0011, material) for s in range(9)]
    tilt = math.atan(spec.lap / spec.gauge)
    for row in range(-3, 9):
        for column in range(-6, 8):
            x = (column - 1 + (row % 2) * spec.stagger) * spec.cover + random.normal(0, 0.0011)
            y = (row - 3) * spec.gauge + random.normal(0, 0.0028) + 0.004 * math.sin(column * 0.9 + row * 2.4)
            at = (x, y, 0.017 + random.normal(0, 0.0006))
            turn = (-tilt + random.normal(0, 0.0022), random.normal(0, 0.0035), random.normal(0, 0.0048))
            place(kinds[int(random.integers(9))], at, turn, parent=slope)


def _lay_curva(material, slope, random) -> None:
    """Pans with the narrow end down the slope, covers with the wide end down over the pans' edges."""
    covers = [tiles.barrel(CURVA.cover, s, material) for s in range(6)]
    pans = [tiles.barrel(CURVA.pan, s + 20, material) for s in range(5)]
    pitch, gauge = CURVA.pitch, CURVA.gauge
    tilt = math.atan(CURVA.lap / gauge)
    g = lambda s: random.normal(0, s)  # noqa: E731
    for row in range(-3, 9):
        for column in range(-6, 8):
            x, y = column * pitch, (row - 2) * gauge
            # pi - tilt: with the other sign the pans sink into each other and their laps vanish.
            place(
                pans[int(random.integers(5))],
                (x + g(0.002), y + CURVA.pan.length + g(0.004), CURVA.pan_up),
                (math.pi - tilt + g(0.003), g(0.01), g(0.008)),
                parent=slope,
            )
            place(
                covers[int(random.integers(6))],
                (x + pitch / 2 + g(0.002), y - 0.04 + g(0.004), CURVA.cover_up + g(0.001)),
                (-tilt + g(0.003), g(0.01), g(0.008)),
                parent=slope,
            )
