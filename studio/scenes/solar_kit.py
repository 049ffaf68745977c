"""Solar equipment on paper or indoors.

Params: view (kit: a forced system's parts laid out | cut: a collector cut open | room: the parts in a plant room).
"""

from __future__ import annotations

import math

from ..cameras import camera
from ..cameras.camera import View
from ..light import sun_sky
from ..materials.nodes import linear, plain
from ..shapes import solar_parts as parts
from ..shapes.mesh import box, group, tube
from ..shapes.solar_heater import COLLECTOR, HeaterMaterials, collector, heater_materials
from .heater_shot import lamps

KIT = View((1.1, -7.2, 2.0), (0.13, 0.0, 0.80), 56, aperture=16)
CUT = View((1.15, -2.35, 1.75), (0.02, 0.0, 0.36), 62, aperture=16, focus=(0.0, -0.35, 0.3))


ROOM = View((1.75, -3.3, 1.62), (-0.25, 0.55, 0.98), 30)


def build(params: dict, seed: str) -> dict:
    m = heater_materials()
    view = params["view"]
    if view == "room":
        return _room(m)
    {"kit": _kit, "cut": _cut}[view](m)
    lamps()
    camera.use(KIT if view == "kit" else CUT)
    return {"set": "studio", "exposure": params.get("exposure", -0.45), "clean_guides": "median"}


def _kit(m: HeaterMaterials) -> None:
    parts.standing_tank(m, group((-1.05, 0.25, 0), (0, 0, math.radians(14))))
    # The collectors lean on a rail that nobody sees.
    wall = group((0.95, 0.35, 0), (0, 0, math.radians(-12)))
    slope = group((0, -0.2, 0.012), (math.radians(72), 0, 0), wall)
    for k in (0, 1):
        collector(m, slope, (k - 0.5) * (COLLECTOR[0] + 0.03))
    for x in (-0.9, 0.9):
        box("prop", (x - 0.015, 0.36, 0), (x + 0.015, 0.39, 1.86), m.galvanised, 0.003, wall)
    for k in range(2):
        y = -0.72 - 0.1 * k
        box("rail", (0.45, y, 0), (2.0, y + 0.04, 0.04), m.aluminium, 0.003, group((0, 0, 0), (0, 0, -0.12)))
    _bench(m)


def _bench(m: HeaterMaterials) -> None:
    """Pump station and controller on a low grey board, the vessel beside it, two coils of pipe in front."""
    board = group((-0.28, -0.42, 0), (0, 0, math.radians(6)))
    grey = plain("board", linear("#a9a7a2"), 0.85, 0.2)
    box("board", (-0.22, 0.065, 0), (0.46, 0.09, 0.62), grey, 0.004, board)
    box("foot", (-0.22, -0.08, 0), (0.46, 0.22, 0.015), grey, 0.004, board)
    parts.pump_station(m, group((0, 0, 0), (0, 0, 0), board), 0.09)
    parts.controller(m, group((0.31, 0.03, 0), (0, 0, 0), board), 0.30)
    parts.expansion_vessel(m, group((-0.78, -0.52, 0)))
    turns = [(0.2 * math.cos(t * 0.5), 0.2 * math.sin(t * 0.5), 0.02 + 0.0031 * t) for t in range(52)]
    parts.hose(m, turns, group((0.55, -1.02, 0)))


def _cut(m: HeaterMaterials) -> None:
    turned = group((0.05, 0.1, 0.0), (0, 0, math.radians(14)))
    slope = group((0, -0.5, 0.06), (math.radians(34), 0, 0), turned)
    parts.cut_collector(m, group((-0.43, 0, 0), (0, 0, 0), slope))
    for x in (-0.3, 0.3):
        box("prop", (x - 0.02, 0.30, 0), (x + 0.02, 0.33, 0.585), m.seal, 0.003, turned)
        box("stop", (x - 0.03, -0.53, 0), (x + 0.03, -0.46, 0.062), m.seal, 0.003, turned)


def _room(m: HeaterMaterials) -> dict:
    """A small room with a tiled floor: tank in the corner, the rest on the wall, copper between them."""
    wall = plain("wall", linear("#dcd8cf"), 0.92, 0.1, bump=(30, 0.2, 0.003))
    floor = plain("floor", linear("#9c968b"), 0.55, 0.3, bump=(5, 0.2, 0.004))
    box("floor", (-1.9, -4.2, -0.05), (2.6, 0.9, 0), floor)
    box("back", (-1.9, 0.9, 0), (2.6, 1.0, 2.7), wall)
    box("side", (-2.0, -4.2, 0), (-1.9, 1.0, 2.7), wall)
    box("plinth", (-1.895, 0.885, 0), (2.6, 0.9, 0.1), m.cap)
    box("ceiling", (-2.0, -1.2, 2.7), (2.6, 1.0, 2.75), wall)
    parts.standing_tank(m, group((-1.15, 0.32, 0), (0, 0, math.radians(24))), 0.66, 1.72)
    board = group((0.25, 0.825, 0))
    parts.pump_station(m, group((0, 0, 0), (0, 0, 0), board), 1.05)
    parts.controller(m, group((0.62, 0.04, 0), (0, 0, 0), board), 1.30)
    parts.expansion_vessel(m, group((0.95, 0.45, 0)))
    for x, low in ((0.188, 0.30), (0.312, 0.16)):
        line = [
            (x, 0.775, 1.0),
            (x, 0.775, low + 0.1),
            (x - 0.1, 0.775, low),
            (-0.55, 0.7, low),
            (-0.88, 0.32, low),
        ]
        tube(line, 0.018, m.insulation)
        tube([(x, 0.775, 1.52), (x, 0.775, 2.72)], 0.018, m.insulation)
    tube([(0.19, 0.76, 1.25), (0.42, 0.72, 1.18), (0.80, 0.6, 0.7), (0.95, 0.45, 0.46)], 0.008, m.copper)
    box("cable", (0.866, 0.885, 1.42), (0.874, 0.9, 2.7), m.cap)
    sun_sky.even_light(0.35)
    sun_sky.panel((1.9, -3.0, 2.5), (-0.4, 0.8, 1.0), 1.5, 120, (1, 0.98, 0.95), mirrored=False)
    sun_sky.panel((-0.2, -0.5, 2.66), (-0.2, -0.4, 0), 1.1, 32, (1, 0.97, 0.92), 0.14, mirrored=False)
    camera.use(ROOM)
    return {"set": "studio", "exposure": -0.5, "clean_guides": "median"}
