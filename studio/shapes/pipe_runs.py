"""Insulated pipes laid as a fitter lays them: straight runs, elbows of one radius, bands, collars in the roof. Metres."""

from __future__ import annotations

import bpy
import numpy as np

from .mesh import cylinder, lathe, place
from .polyline import fillet

BEND = 0.07
OUTER = 0.021  # copper of 15 mm in 13 mm of foam
BAND = 0.55  # from one band of the foam to the next


def lay(m, points, parent, radius: float = OUTER, material=None) -> None:
    """A pipe through corners, bands round it; points in metres."""
    line = fillet(points, BEND, 7)
    curve = bpy.data.curves.new("pipe", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 6
    spline = curve.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for point, at in zip(spline.points, line):
        point.co = (*at, 1)
    curve.materials.append(material or m.insulation)
    place(curve, parent=parent)
    if material is None:
        _bands(m, points, parent, radius)


def _bands(m, points, parent, radius: float) -> None:
    """Tape where lengths of foam meet, on the straight runs alone."""
    for start, end in zip(np.array(points, float), np.array(points, float)[1:]):
        long = float(np.linalg.norm(end - start))
        way = (end - start) / long
        for k in range(int((long - 2 * BEND) / BAND) + (long > 0.3)):
            at = start + way * (BEND + 0.06 + k * BAND)
            cylinder("band", at, at + way * 0.03, radius + 0.0012, m.cap, 24, 0, parent)


def union(m, at, way, parent) -> None:
    """Brass nut where a pipe meets a port; way is a unit vector along the pipe."""
    start = np.array(at, float)
    cylinder("nut", start, start + np.array(way) * 0.028, 0.019, m.brass, 6, 0, parent)
    cylinder(
        "nut", start + np.array(way) * 0.03, start + np.array(way) * 0.044, 0.016, m.brass, 24, 0, parent
    )


def collar(m, at, parent) -> None:
    """Rubber cone over a lead apron, where a pipe goes through the tiles; at is the pipe at the tiles' mean height."""
    x, y, z = at
    apron = lathe("apron", [(0.17, -0.03), (0.15, 0.028), (0.09, 0.05)], m.galvanised, (x, y, z), 40, 60)
    cone = [
        (0.105, 0.035),
        (0.098, 0.055),
        (0.07, 0.07),
        (0.062, 0.10),
        (0.04, 0.115),
        (0.034, 0.155),
        (0.02, 0.16),
    ]
    rubber = lathe("collar", cone, m.seal, (x, y, z), 40, 40)
    apron.parent = rubber.parent = parent
