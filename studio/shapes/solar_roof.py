"""Solar equipment on buildings: collectors on rails over tiles with their tank above, behind or indoors. Metres."""

from __future__ import annotations

import math

from .mesh import box, group, tube
from .solar_heater import COLLECTOR, TANK, HeaterMaterials, collector, heater_materials, tank
from .solar_stand import Model, free_standing

RAISED = 12.0  # degrees that collectors with a hidden tank stand steeper than the roof
LIFT = 0.13
SPREAD = COLLECTOR[0] + 0.04


def _rails(m: HeaterMaterials, slope, wide: float, collectors: int) -> None:
    """Rails across, hooks under the tiles."""
    for y in (0.35, 1.55):
        box(
            "rail", (-wide, y - 0.02, LIFT - 0.045), (wide, y + 0.02, LIFT - 0.003), m.aluminium, 0.003, slope
        )
        for k in range(collectors + 1):
            x = -wide + 0.12 + (2 * wide - 0.24) * k / collectors
            low, high = (x - 0.015, y - 0.02, 0.02), (x + 0.015, y + 0.16, LIFT - 0.04)
            box("hook", low, high, m.galvanised, 0.003, slope)


def _tank_above(m: HeaterMaterials, slope, wide: float) -> None:
    top, half = COLLECTOR[1], max(TANK[0] / 2, wide * 0.78)
    out = half + 0.07
    tank(m, slope, top + 0.36, LIFT + TANK[1] + 0.02, half)
    for x in (-half * 0.6, half * 0.6):
        low, high = (x - 0.03, top + 0.02, 0.03), (x + 0.03, top + 0.72, LIFT + 0.06)
        box("cradle", low, high, m.galvanised, 0.003, slope)
    flow = [(wide - 0.03, top - 0.12, LIFT + 0.05), (wide + 0.05, top - 0.05, LIFT + 0.05)]
    flow += [(out + 0.02, top + 0.2, LIFT + 0.12), (out + 0.02, top + 0.36, LIFT + 0.28)]
    tube([*flow, (half - 0.03, top + 0.36, LIFT + 0.30)], 0.02, m.insulation, slope)
    back = [(-wide + 0.03, 0.10, LIFT + 0.05), (-wide - 0.06, 0.12, LIFT + 0.05)]
    back += [(-wide - 0.08, 1.0, LIFT + 0.05), (-out - 0.02, top + 0.2, LIFT + 0.10)]
    back += [(-out - 0.02, top + 0.36, LIFT + 0.2), (-half + 0.03, top + 0.36, LIFT + 0.22)]
    tube(back, 0.02, m.insulation, slope)


def _tank_behind(m: HeaterMaterials, slope, wide: float) -> None:
    rise, radius = math.radians(RAISED), 0.25
    top, high = COLLECTOR[1] * math.cos(rise), LIFT + COLLECTOR[1] * math.sin(rise)
    y, z = top + radius + 0.06, high - 0.86 * radius
    tank(m, slope, y, z, min(wide - 0.105, 0.9), radius)
    for x in (-wide + 0.1, wide - 0.1):
        box(
            "prop",
            (x - 0.02, top - 0.06, 0.02),
            (x + 0.02, top - 0.02, high - 0.03),
            m.galvanised,
            0.003,
            slope,
        )
        box("cradle", (x - 0.02, y - 0.2, 0.02), (x + 0.02, y + 0.2, 0.07), m.galvanised, 0.003, slope)


def _pipes_indoors(m: HeaterMaterials, slope, wide: float) -> None:
    """Flow and return through the roof beside the upper edge, under a lead collar."""
    top = COLLECTOR[1]
    for side, y in ((1, top - 0.12), (-1, 0.12)):
        line = [(side * (wide - 0.03), y, LIFT + 0.05), (side * (wide + 0.08), y, LIFT + 0.05)]
        line += [(side * (wide + 0.12), top + 0.06, LIFT), (side * (wide - 0.1), top + 0.16, 0.12)]
        tube([*line, (side * (wide - 0.16), top + 0.17, -0.05)], 0.02, m.insulation, slope)


def on_roof(
    m: HeaterMaterials, at, pitch: float, turn: float = 0.0, collectors: int = 2, store: str = "above"
):
    """Heater lying on a tiled slope; at is a point of the slope at the collectors' foot, store says where the tank is:
    above, behind (out of sight from the front) or indoors."""
    root = group(at, (0, 0, math.radians(turn)))
    slope = group((0, 0, 0), (math.radians(pitch), 0, 0), root)
    steep = math.radians(RAISED) if store == "behind" else 0.0
    raised = group((0, 0, LIFT), (steep, 0, 0), slope)
    for k in range(collectors):
        collector(m, raised, (k - (collectors - 1) / 2) * SPREAD)
    wide = SPREAD * collectors / 2
    _rails(m, slope, wide, collectors)
    {"above": _tank_above, "behind": _tank_behind, "indoors": _pipes_indoors}[store](m, slope, wide)
    return root


def put(heaters: list[dict]) -> None:
    """Heaters of a picture, as its parameters list them: at, turn, panels, store, and pitch where tiles carry them;
    without a pitch they stand on a flat roof."""
    m = heater_materials()
    for facts in heaters:
        at, turn, panels = tuple(facts["at"]), facts.get("turn", 0), facts.get("panels", 1)
        store = facts.get("store", "above")
        if "pitch" in facts:
            on_roof(m, at, facts["pitch"], turn, panels, store)
        else:
            size = (SPREAD * panels - 0.21, 0.5) if store == "behind" else None
            free_standing(m, at, turn, Model(tank=size, panels=panels, hidden=store == "behind", store=store))
