"""A thermosiphon heater on its galvanised stand, in any size, with the tank above or behind the collectors. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass

from . import pipe_runs
from .mesh import box, group
from .solar_heater import COLLECTOR, TANK, HeaterMaterials, collector, tank

FRONT, LIFT, SLOPE = -0.86, 0.20, 32.0  # where a stand's collectors begin, and their slope in degrees


@dataclass(frozen=True)
class Model:
    """What of a free-standing heater differs from one to the next. Tank measures are those outside, in metres."""

    tank: tuple[float, float] | None = None  # length, diameter; None fits the tank to its collectors
    panel: tuple[float, float] = COLLECTOR[:2]
    panels: int = 1
    hidden: bool = False  # tank behind the collectors' upper edge, out of sight from the front
    store: str = "above"  # indoors leaves the tank out

    def top(self) -> tuple[float, float]:
        """Depth and height of the collectors' upper edge."""
        slope, length = math.radians(SLOPE), self.panel[1]
        return FRONT + length * math.cos(slope), LIFT + length * math.sin(slope)

    def spread(self) -> float:
        return self.panel[0] + 0.04

    def tank_size(self) -> tuple[float, float]:
        """Half its length, and its radius."""
        if self.tank:
            return self.tank[0] / 2, self.tank[1] / 2
        return max(TANK[0] / 2, self.spread() * self.panels / 2 - 0.05), TANK[1]

    def tank_at(self) -> tuple[float, float]:
        """Depth and height of the tank's axis."""
        (y, z), radius = self.top(), self.tank_size()[1]
        if self.store == "indoors":  # no tank: the stand carries the collectors' upper edge alone
            return y - 0.20, z - 0.16 + 0.8 * radius
        return (y + radius + 0.05, z - 0.86 * radius) if self.hidden else (y + 0.16, z + radius + 0.096)


def free_standing(m: HeaterMaterials, at=(0, 0, 0), turn: float = 0.0, model: Model = Model()):  # noqa: B008
    """Heater on a galvanised stand; turn in degrees about z. Returns the group."""
    root = group(at, (0, 0, math.radians(turn)))
    slope = group((0, FRONT, LIFT), (math.radians(SLOPE), 0, 0), root)
    spread = model.spread()
    for k in range(model.panels):
        collector(m, slope, (k - (model.panels - 1) / 2) * spread, model.panel)
    half, radius = model.tank_size()
    y, z = model.tank_at()
    wide = spread * model.panels / 2
    legs = wide - 0.07
    if model.store != "indoors":
        tank(m, root, y, z, half, radius)
        _pipes(m, root, model, wide)
    for x in (-legs, legs):
        _stand_frame(m, root, x, model)
    # Bolted on behind the legs: flush with their faces it would flicker black.
    box("tie", (-legs - 0.014, y + 0.161, 0.55), (legs + 0.014, y + 0.166, 0.59), m.galvanised, 0.002, root)
    _cross(m, root, legs, y + 0.15, z - radius)
    return root


def _pipes(m: HeaterMaterials, root, model: Model, wide: float) -> None:
    """Insulated flow from the collectors' upper right corner, return to their lower left, beside the collectors' edge."""
    (y, z), (half, radius), slope = model.tank_at(), model.tank_size(), math.radians(SLOPE)
    edge, out = wide - 0.02, max(half if not model.hidden else 0, wide) + 0.075

    def along(up: float) -> tuple[float, float]:
        """Depth and height of a header, so far up the collectors."""
        over = 0.045
        return (
            FRONT + up * math.cos(slope) - over * math.sin(slope),
            LIFT + up * math.sin(slope) + over * math.cos(slope),
        )

    high, low = along(model.panel[1] - 0.1), along(0.1)
    pipe_runs.union(m, (edge, *high), (1, 0, 0), root)
    port = z + 0.55 * radius
    flow = [
        (edge + 0.04, *high),
        (out, *high),
        (out, y, high[1] + 0.1),
        (out, y, port),
        (half + 0.03, y, port),
    ]
    if abs(port - high[1] - 0.1) < 0.08:  # a hidden tank's port lies level with the header
        flow = [(edge + 0.04, *high), (out, *high), (out, y, port), (half + 0.03, y, port)]
    pipe_runs.lay(m, flow, root)
    pipe_runs.union(m, (-edge, *low), (-1, 0, 0), root)
    port = z - 0.45 * radius
    back = [(-edge - 0.04, *low), (-out, *low), (-out, *along(model.panel[1] - 0.25)), (-out, y, port)]
    pipe_runs.lay(m, [*back, (-half - 0.03, y, port)], root)


def _bar(name: str, start, end, m: HeaterMaterials, parent, x: float, thick: float = 0.012) -> None:
    """Flat bar in the plane of a stand's side, between two points (y, z)."""
    (y0, z0), (y1, z1) = start, end
    turned = group((x, y0, z0), (math.atan2(z1 - z0, y1 - y0), 0, 0), parent)
    long = math.hypot(y1 - y0, z1 - z0)
    box("brace", (-0.015, 0, -thick / 2), (0.015, long, thick / 2), m.galvanised, 0, turned)


def _cross(m: HeaterMaterials, root, legs: float, y: float, top: float) -> None:
    """Two crossed ties at the back, bolted where they meet."""
    for side in (-1, 1):
        turned = group((-side * legs, y, 0.06), (0, -math.atan2(top - 0.12, 2 * side * legs), 0), root)
        long = math.hypot(2 * legs, top - 0.12)
        box("cross", (0, 0.002 * side, -0.013), (long, 0.002 * side + 0.003, 0.013), m.galvanised, 0, turned)


def _stand_frame(m: HeaterMaterials, root, x: float, model: Model) -> None:
    g = m.galvanised
    (y, z), radius = model.tank_at(), model.tank_size()[1]
    head = z - radius * 0.80
    for leg in (y - 0.142, y + 0.142):
        box("leg", (x - 0.018, leg - 0.018, 0), (x + 0.018, leg + 0.018, head), g, 0.003, root)
        box("plate", (x - 0.045, leg - 0.045, 0), (x + 0.045, leg + 0.045, 0.008), g, 0.002, root)
    box("rail", (x - 0.0165, FRONT, 0.008), (x + 0.0165, y + 0.157, 0.044), g, 0.003, root)
    box("saddle", (x - 0.02, y - 0.2, head - 0.05), (x + 0.02, y + 0.2, head - 0.014), g, 0.003, root)
    box("foot", (x - 0.018, FRONT - 0.01, 0), (x + 0.018, FRONT + 0.025, LIFT + 0.01), g, 0.003, root)
    box("plate", (x - 0.045, FRONT - 0.04, 0), (x + 0.045, FRONT + 0.05, 0.008), g, 0.002, root)
    top_y, top_z = model.top()
    share = 0.86
    _bar("brace", (-0.30, 0.03), (FRONT + (top_y - FRONT) * share, LIFT + (top_z - LIFT) * share), m, root, x)
    _bar("carrier", (FRONT, LIFT - 0.012), (top_y, top_z - 0.012), m, root, x, 0.024)
