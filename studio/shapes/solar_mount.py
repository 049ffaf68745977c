"""What carries collectors and tanks over tiles: hooks, rails, clamps, triangles, saddles. Metres, in the plane of the slope."""

from __future__ import annotations

import math

from .mesh import box, cylinder, group
from .solar_heater import COLLECTOR, HeaterMaterials

LIFT = 0.13  # of a collector's back over the plane of the tiles
RAILS = (0.35, 1.55)  # up the slope


def hook(m: HeaterMaterials, x: float, y: float, slope) -> None:
    """Stainless strap that comes out under a tile, up to the rail, with its bolt."""
    box("strap", (x - 0.02, y - 0.03, 0.052), (x + 0.02, y + 0.17, 0.060), m.aluminium, 0.002, slope)
    box("riser", (x - 0.02, y - 0.036, 0.052), (x + 0.02, y - 0.028, LIFT - 0.012), m.aluminium, 0.002, slope)
    cylinder(
        "bolt", (x, y - 0.05, LIFT - 0.026), (x, y - 0.03, LIFT - 0.026), 0.008, m.galvanised, 6, 0, slope
    )


def rails(m: HeaterMaterials, slope, wide: float, collectors: int) -> None:
    """Two rails across on their hooks, with plastic ends that show beside the collectors."""
    for y in RAILS:
        low, high = (-wide - 0.05, y - 0.02, LIFT - 0.045), (wide + 0.05, y + 0.02, LIFT - 0.003)
        box("rail", low, high, m.aluminium, 0.003, slope)
        for side in (-1, 1):
            x0, x1 = sorted((side * (wide + 0.049), side * (wide + 0.055)))
            box("end", (x0, y - 0.021, LIFT - 0.046), (x1, y + 0.021, LIFT - 0.002), m.seal, 0.002, slope)
        for k in range(collectors + 1):
            hook(m, -wide + 0.12 + (2 * wide - 0.24) * k / collectors, y, slope)


def clamps(m: HeaterMaterials, raised, wide: float) -> None:
    """What holds a collector's edge down on the rails."""
    for y in RAILS:
        for side in (-1, 1):
            x0, x1 = sorted((side * (wide - 0.018), side * (wide + 0.022)))
            box(
                "clamp",
                (x0, y - 0.03, COLLECTOR[2] - 0.002),
                (x1, y + 0.03, COLLECTOR[2] + 0.005),
                m.aluminium,
                0.002,
                raised,
            )
            x0, x1 = sorted((side * (wide + 0.001), side * (wide + 0.022)))
            box("clamp", (x0, y - 0.03, -0.01), (x1, y + 0.03, COLLECTOR[2]), m.aluminium, 0.002, raised)


def saddles(m: HeaterMaterials, slope, xs, axis: tuple[float, float], radius: float, start: float) -> None:
    """Bars up the slope from under the collectors, each with two cheeks that hold the tank; axis is its y and z."""
    y, z = axis
    for x in xs:
        end = y + radius * 0.9
        box("bar", (x - 0.025, start, 0.062), (x + 0.025, end, 0.098), m.galvanised, 0.003, slope)
        for at in (start + 0.12, end - 0.1):
            hook(m, x, at, slope)
        for side in (-1, 1):
            foot = y + side * radius * 0.72
            high = z - radius * math.sqrt(1 - 0.72**2) + 0.012
            if high > 0.1:
                box(
                    "cheek",
                    (x - 0.022, foot - 0.012, 0.096),
                    (x + 0.022, foot + 0.012, high),
                    m.galvanised,
                    0.002,
                    slope,
                )


def triangles(m: HeaterMaterials, slope, xs, top: float, high: float) -> None:
    """Side frames under collectors that stand steeper than the roof: base, post, brace."""
    for x in xs:
        box("base", (x - 0.02, 0.02, 0.066), (x + 0.02, top, 0.102), m.galvanised, 0.003, slope)
        box(
            "post",
            (x - 0.018, top - 0.07, 0.10),
            (x + 0.018, top - 0.03, high - 0.01),
            m.galvanised,
            0.003,
            slope,
        )
        run, rise = top * 0.42, high - 0.16
        brace = group((x + 0.021, top - 0.05 - run, 0.09), (math.atan2(rise, run), 0, 0), slope)
        box("brace", (-0.003, 0, -0.012), (0.003, math.hypot(run, rise), 0.012), m.galvanised, 0, brace)
        for at in (0.3, top - 0.25):
            hook(m, x, at, slope)
