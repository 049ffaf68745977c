"""What a sheet-metal jacket shows from near: lock seam, rivets, a blank rating plate, lugs of the straps. Metres.

The tank lies along x; angles are in degrees from its front, downward. Nothing is printed on the plate.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..materials.nodes import NodeMaterial, linear
from .mesh import cylinder, make_mesh, place

SEAM, PLATE = 34.0, 6.0
SEAM_WIDE, SEAM_HIGH = 0.016, 0.0026
RIVET, RIVET_HIGH = 0.0046, 0.0020


@dataclass(frozen=True)
class Jacket:
    """Where a tank lies: height and depth of its axis, half its length, its radius."""

    y: float
    z: float
    half: float
    radius: float

    def at(self, x: float, angle: float, out: float = 0.0) -> tuple[float, float, float]:
        turn, reach = math.radians(angle), self.radius + out
        return (x, self.y - reach * math.cos(turn), self.z - reach * math.sin(turn))


def enamel():
    """White baked sheet outdoors: dust lies on top and has run down in a few pale streaks."""
    made = NodeMaterial("enamel")
    geometry = made.node("NewGeometry")
    facing, at = made.node("SeparateXYZ"), (geometry, "Position")
    made.link((geometry, "Normal"), facing, 0)
    lies = made.remap((facing, 2), 0.35, 1.0, 0.0, 0.5)
    cloud = made.remap(made.noise(at, 5, 4, 0.6), 0.35, 0.7, 0.25, 1.0)
    runs = made.remap(made.noise(made.stretch(at, (30, 0.6, 0.6)), 1, 3, 0.6), 0.52, 0.75, 0.0, 0.22)
    dust = made.math("ADD", made.product(lies, cloud), made.product(runs, cloud), clamp=True)
    colour = made.mix(dust, linear("#e7e7e3"), linear("#b9ab93"))
    rough = made.remap(dust, 0.0, 0.5, 0.26, 0.7)
    return made.finish(Base_Color=colour, Roughness=rough, Specular=0.5)


def _bent(
    jacket: Jacket, across: tuple[float, float], angles: tuple[float, float], high: float, material, parent
):
    """Sheet laid on the jacket between two x and two angles."""
    (x0, x1), (a0, a1), steps = across, angles, 6
    vertices = [
        jacket.at(x, a0 + (a1 - a0) * i / steps, out)
        for i in range(steps + 1)
        for x, out in ((x0, 0), (x0, high), (x1, high), (x1, 0))
    ]
    faces = [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4) for i in range(steps) for k in range(3)]
    faces += [(0, 3, 2, 1), tuple(4 * steps + k for k in range(4))]
    place(make_mesh("jacket", vertices, faces, material, 30), parent=parent)


def _rivet(jacket: Jacket, x: float, angle: float, base: float, material, parent) -> None:
    cylinder(
        "rivet",
        jacket.at(x, angle, base - 0.001),
        jacket.at(x, angle, base + RIVET_HIGH),
        RIVET,
        material,
        16,
        RIVET_HIGH * 0.8,
        parent,
    )


def dress(jacket: Jacket, m, parent) -> None:
    """Put seam, rivets, plate and lugs on a tank."""
    half_angle = math.degrees(SEAM_WIDE / 2 / jacket.radius)
    ends = (-jacket.half + 0.06, jacket.half - 0.06)
    _bent(jacket, ends, (SEAM - half_angle, SEAM + half_angle), SEAM_HIGH, m.enamel, parent)
    count = max(4, round((ends[1] - ends[0]) / 0.13))
    for k in range(count + 1):
        x = ends[0] + 0.02 + (ends[1] - ends[0] - 0.04) * k / count
        _rivet(jacket, x, SEAM, SEAM_HIGH, m.aluminium, parent)
    for side in (-1, 1):
        for k in range(12):
            _rivet(jacket, side * (jacket.half - 0.075), -150 + 30 * k, 0.0, m.aluminium, parent)
    wide, high = 0.115, 0.070
    grow = math.degrees(high / 2 / jacket.radius)
    middle = jacket.half * 0.32
    _bent(
        jacket,
        (middle - wide / 2, middle + wide / 2),
        (PLATE - grow, PLATE + grow),
        0.0012,
        m.aluminium,
        parent,
    )
    for dx in (-1, 1):
        for da in (-1, 1):
            _rivet(
                jacket, middle + dx * (wide / 2 - 0.008), PLATE + da * grow * 0.8, 0.001, m.galvanised, parent
            )
    for x in (-jacket.half * 0.6, jacket.half * 0.6):
        _bent(jacket, (x - 0.024, x + 0.024), (48, 58), 0.014, m.galvanised, parent)
        cylinder(
            "bolt", jacket.at(x, 47, 0.010), jacket.at(x, 60, 0.010), 0.005, m.galvanised, 12, 0.001, parent
        )
