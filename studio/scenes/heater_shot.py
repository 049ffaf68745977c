"""A free-standing thermosiphon heater on the studio paper.

Params: collectors, turn (degrees), view (wide | tall | round | whole | back | model), and for a given heater: tank (length and
diameter in metres), panel (width and length in metres), hidden (tank out of sight behind the collectors).
"""

from __future__ import annotations

from ..cameras import camera
from ..cameras.camera import View
from ..light import sun_sky
from ..materials.nodes import linear, plain
from ..shapes.solar_heater import COLLECTOR, heater_materials
from ..shapes.solar_stand import Model, free_standing

VIEWS = {
    "wide": View((2.2, -5.9, 2.1), (0.0, 0.05, 0.90), 58, aperture=16),
    "tall": View((2.3, -6.1, 2.2), (0.0, 0.05, 0.92), 62, aperture=16),
    "model": View((2.6, -6.6, 2.3), (0.0, 0.10, 0.86), 62, aperture=16),
    # The heater turns under standing lamps; the camera stays low, so that a hidden tank is hidden from the front.
    "round": View((0.0, -6.6, 1.75), (0.0, 0.0, 0.66), 62, aperture=16),
    "whole": View((0.0, -7.0, 2.0), (0.0, 0.0, 0.92), 58, aperture=16),
    "back": View((1.7, -3.5, 2.0), (0.0, -0.5, 0.88), 52, aperture=11),
}


def build(params: dict, seed: str) -> dict:
    model = Model(
        tank=tuple(params["tank"]) if "tank" in params else None,
        panel=tuple(params.get("panel", COLLECTOR[:2])),
        panels=params.get("collectors", 1),
        hidden=params.get("hidden", False),
    )
    free_standing(heater_materials(), turn=params.get("turn", 8), model=model)
    lamps()
    camera.use(VIEWS[params.get("view", "wide")])
    return {"set": "studio", "exposure": params.get("exposure", -0.45), "clean_guides": "median"}


def lamps() -> None:
    """Paper and light for equipment of a man's height with glass and bright metal."""
    sun_sky.sweep(plain("paper", linear("#c9c7c3"), 0.9, 0.1), 2.6)
    sun_sky.even_light(0.26)
    # Lamps the collector glass must not mirror as hard rectangles.
    sun_sky.panel((-3.4, -1.8, 4), (0, 0, 0.8), 1.5, 420, (1, 0.98, 0.95), mirrored=False)
    sun_sky.panel((3.2, -2.6, 2.2), (0, 0, 0.8), 2.0, 70, (0.95, 0.98, 1), mirrored=False)
    sun_sky.panel((0, 2.6, 3.6), (0, 0, 1.2), 2.4, 150, (1, 1, 1), 0.6, mirrored=False)
    sun_sky.sky_card((1.6, 1.2, 6.0), (0, 0, 0), 6.5, 3.2)
