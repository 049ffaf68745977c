"""A free-standing thermosiphon heater on the studio paper. Params: collectors, turn (degrees), view (wide | tall)."""

from __future__ import annotations

from ..cameras import camera
from ..cameras.camera import View
from ..light import sun_sky
from ..materials.nodes import linear, plain
from ..shapes.solar_heater import free_standing, heater_materials

VIEWS = {
    "wide": View((2.2, -5.9, 2.1), (0.0, 0.05, 0.90), 58, aperture=16),
    "tall": View((2.3, -6.1, 2.2), (0.0, 0.05, 0.92), 62, aperture=16),
}


def build(params: dict, seed: str) -> dict:
    free_standing(heater_materials(), turn=params.get("turn", 8), collectors=params.get("collectors", 1))
    sun_sky.sweep(plain("paper", linear("#dedcd8"), 0.9, 0.1), 2.6)
    sun_sky.even_light(0.45)
    # Lamps the collector glass must not mirror as hard rectangles.
    sun_sky.panel((-3, -2.6, 4), (0, 0, 0.8), 2.2, 330, (1, 0.98, 0.95), mirrored=False)
    sun_sky.panel((3.2, -2.6, 2.2), (0, 0, 0.8), 2.0, 110, (0.95, 0.98, 1), mirrored=False)
    sun_sky.panel((0, 2.6, 3.6), (0, 0, 1.2), 2.4, 150, (1, 1, 1), 0.6)
    camera.use(VIEWS[params.get("view", "wide")])
    return {"set": "studio", "exposure": params.get("exposure", -0.45)}
