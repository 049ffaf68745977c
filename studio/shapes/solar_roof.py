"""Solar equipment on buildings: collectors over tiles with their tank above, behind or indoors. Metres."""

from __future__ import annotations

import math

from . import pipe_runs, solar_mount
from .mesh import cylinder, group
from .solar_heater import COLLECTOR, TANK, HeaterMaterials, collector, heater_materials, tank
from .solar_mount import LIFT
from .solar_stand import Model, free_standing

RAISED = 12.0  # degrees that collectors with a hidden tank stand steeper than the roof
SPREAD = COLLECTOR[0] + 0.04
LOW, HIGH = 0.10, COLLECTOR[1] - 0.10  # of the headers, up a collector
HEADER = 0.045  # over a collector's back


def _joined(m: HeaterMaterials, raised, collectors: int) -> None:
    """Headers from one collector to the next, and blind nuts where no pipe begins."""
    for k in range(collectors - 1):
        x = (k + 1 - collectors / 2) * SPREAD
        for y in (LOW, HIGH):
            cylinder("header", (x - 0.05, y, HEADER), (x + 0.05, y, HEADER), 0.011, m.copper, 24, 0, raised)
            cylinder("nut", (x - 0.016, y, HEADER), (x + 0.016, y, HEADER), 0.018, m.brass, 6, 0, raised)
    end = collectors * SPREAD / 2 - 0.02
    for side, y in ((-1, HIGH), (1, LOW)):
        pipe_runs.union(m, (side * end, y, HEADER), (side, 0, 0), raised)


def _service(m: HeaterMaterials, slope, end: float, ports: tuple[float, ...], axis, through: float) -> None:
    """Cold water and hot water from the tank's left end down through the tiles; ports are heights of the tank's own."""
    y, z = axis
    for nth, up in enumerate(ports):
        x = -end - 0.13 - 0.15 * nth
        pipe_runs.union(m, (-end - 0.03, y, z + up), (-1, 0, 0), slope)
        at = through - 0.13 * nth
        line = [(-end - 0.05, y, z + up), (x, y, z + up), (x, y, 0.17), (x, at, 0.17), (x, at, -0.1)]
        pipe_runs.lay(m, line, slope)
        pipe_runs.collar(m, (x, at, 0.045), slope)


def _tank_above(m: HeaterMaterials, slope, wide: float) -> None:
    top, half, radius = COLLECTOR[1], max(TANK[0] / 2, wide * 0.78), TANK[1]
    y, z = top + 0.36, LIFT + radius + 0.02
    tank(m, slope, y, z, half)
    solar_mount.saddles(m, slope, (-half * 0.6, half * 0.6), (y, z), radius, 1.3)
    up = LIFT + HEADER
    right = max(wide, half) + 0.09
    pipe_runs.union(m, (wide - 0.02, HIGH, up), (1, 0, 0), slope)
    flow = [(wide + 0.02, HIGH, up), (right, HIGH, up), (right, y, up + 0.06), (right, y, z + 0.55 * radius)]
    pipe_runs.lay(m, [*flow, (half + 0.03, y, z + 0.55 * radius)], slope)
    pipe_runs.union(m, (-wide + 0.02, LOW, up), (-1, 0, 0), slope)
    back = [
        (-wide - 0.02, LOW, up),
        (-right, LOW, up),
        (-right, y - 0.02, up),
        (-right, y - 0.02, z - 0.45 * radius),
    ]
    pipe_runs.lay(m, [*back, (-half - 0.03, y - 0.02, z - 0.45 * radius)], slope)
    _service(m, slope, half, (0.62 * radius,), (y, z), y + 0.5)


def _tank_behind(m: HeaterMaterials, slope, wide: float) -> None:
    rise, radius = math.radians(RAISED), 0.25
    top, high = COLLECTOR[1] * math.cos(rise), LIFT + COLLECTOR[1] * math.sin(rise)
    y, z, half = top + radius + 0.06, high - 0.86 * radius, min(wide - 0.105, 0.9)
    tank(m, slope, y, z, half, radius)
    solar_mount.triangles(m, slope, (-wide + 0.16, wide - 0.16), top, high)
    solar_mount.saddles(m, slope, (-half * 0.6, half * 0.6), (y, z), radius, top - 0.5)
    # Vapour from the collectors' upper right corner, the liquid back to their lower left.
    at_y, at_z = HIGH * math.cos(rise), LIFT + HIGH * math.sin(rise) + HEADER
    pipe_runs.union(m, (wide - 0.02, at_y, at_z), (1, 0, 0), slope)
    flow = [(wide + 0.02, at_y, at_z), (wide + 0.10, at_y, at_z), (wide + 0.10, y, z + 0.5 * radius)]
    pipe_runs.lay(m, [*flow, (half + 0.03, y, z + 0.5 * radius)], slope)
    low_y, low_z = LOW * math.cos(rise), LIFT + LOW * math.sin(rise) + HEADER
    pipe_runs.union(m, (-wide + 0.02, low_y, low_z), (-1, 0, 0), slope)
    back = [(-wide - 0.02, low_y, low_z), (-wide - 0.10, low_y, low_z), (-wide - 0.10, y - 0.05, LIFT)]
    pipe_runs.lay(m, [*back, (-wide - 0.10, y, z - 0.4 * radius), (-half - 0.03, y, z - 0.4 * radius)], slope)
    _service(m, slope, half, (0.62 * radius,), (y, z), y + 0.42)


def _pipes_indoors(m: HeaterMaterials, slope, wide: float) -> None:
    """Flow and return through the tiles beside the upper and the lower corner, each through its collar."""
    up = LIFT + HEADER
    for side, y, at in ((1, HIGH, COLLECTOR[1] + 0.16), (-1, LOW, COLLECTOR[1] + 0.16)):
        x = side * (wide + 0.12)
        pipe_runs.union(m, (side * (wide - 0.02), y, up), (side, 0, 0), slope)
        line = [(side * (wide + 0.02), y, up), (x, y, up), (x, at, up), (x, at, -0.1)]
        pipe_runs.lay(m, line, slope)
        pipe_runs.collar(m, (x, at, 0.045), slope)


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
    _joined(m, raised, collectors)
    if store != "behind":
        solar_mount.rails(m, slope, wide, collectors)
        solar_mount.clamps(m, raised, wide)
    {"above": _tank_above, "behind": _tank_behind, "indoors": _pipes_indoors}[store](m, slope, wide)
    return root


def put(heaters: list[dict]) -> None:
    """Heaters of a picture, as its parameters list them: at, turn, panels, store, and pitch where tiles carry them;
    without a pitch they stand on a flat roof, and tank (length, diameter) and panel (width, length) may be given.
    """
    m = heater_materials(outdoors=True)
    for facts in heaters:
        at, turn, panels = tuple(facts["at"]), facts.get("turn", 0), facts.get("panels", 1)
        store = facts.get("store", "above")
        if "pitch" in facts:
            on_roof(m, at, facts["pitch"], turn, panels, store)
        else:
            hidden = store == "behind"
            size = tuple(facts.get("tank", (SPREAD * panels - 0.21, 0.5) if hidden else ())) or None
            panel = tuple(facts.get("panel", COLLECTOR[:2]))
            free_standing(m, at, turn, Model(size, panel, panels, hidden, store))
