"""What a forced-circulation system is made of: standing tank, pump station, controller, vessel, and a cut collector.

Metres; each piece stands on the floor with its middle at x = y = 0 and its face to -y.
"""

from __future__ import annotations

import math

from ..materials.nodes import NodeMaterial, linear, plain
from .mesh import box, cylinder, group, lathe, tube
from .solar_heater import HeaterMaterials


def _under(made, parent):
    made.parent = parent
    return made


def standing_tank(m: HeaterMaterials, parent, diameter: float = 0.60, height: float = 1.50) -> None:
    """Upright tank in a foam jacket with its connections in a row and two thermometers."""
    r, h = diameter / 2, height
    jacket = plain("jacket", linear("#d9d9d5"), 0.55, 0.35, bump=(9, 0.15, 0.004))
    _under(lathe("jacket", [(0, 0.06), (r, 0.06), (r, h - 0.03), (0, h - 0.03)], jacket, segments=96), parent)
    lid = [(r + 0.012, h - 0.05), (r + 0.012, h - 0.012), (r - 0.01, h + 0.004), (0.08, h + 0.022)]
    _under(lathe("lid", [*lid, (0.06, h + 0.03), (0, h + 0.03)], m.cap, segments=96), parent)
    base = [(r + 0.008, 0.03), (r + 0.008, 0.075), (r - 0.01, 0.075)]
    _under(lathe("base", base, m.cap, segments=96), parent)
    for k in range(3):
        turn = math.radians(90 + 120 * k)
        x, y = 0.7 * r * math.cos(turn), 0.7 * r * math.sin(turn)
        cylinder("foot", (x, y, 0), (x, y, 0.06), 0.03, m.seal, 24, 0, parent)
    box("seam", (-0.006, r - 0.002, 0.08), (0.006, r + 0.004, h - 0.05), m.seal, 0, parent)
    for z in (0.22, 0.42, 0.70, 0.96, 1.24):
        y = -math.sqrt(r * r - 0.11**2)
        cylinder("port", (0.11, y + 0.02, z), (0.11, y - 0.055, z), 0.021, m.brass, 6, 0, parent)
        cylinder("rosette", (0.11, y + 0.01, z), (0.11, y - 0.006, z), 0.04, m.seal, 32, 0, parent)
    for z in (0.60, 1.12):
        dial(m, parent, (-0.06, -r + 0.012, z), 0.038)
    cylinder("flange", (-0.06, -r + 0.03, 0.34), (-0.06, -r - 0.025, 0.34), 0.085, m.cap, 48, 0.01, parent)


def dial(m: HeaterMaterials, parent, at, radius: float) -> None:
    """Round thermometer or gauge looking to -y."""
    x, y, z = at
    white = plain("dial", linear("#f1f0ea"), 0.4)
    cylinder("bezel", (x, y, z), (x, y - 0.016, z), radius, m.seal, 40, 0.004, parent)
    cylinder("dial", (x, y - 0.012, z), (x, y - 0.017, z), radius * 0.84, white, 40, 0, parent)
    hand = group((x, y - 0.0185, z), (0, math.radians(-38), 0), parent)
    box("hand", (-0.0012, -0.0006, -radius * 0.2), (0.0012, 0.0006, radius * 0.62), m.seal, 0, hand)


def pump_station(m: HeaterMaterials, parent, z: float = 0.0) -> None:
    """Two insulated lines with thermometer valves, pump and safety group; z is its lower edge."""
    shell = plain("shell", linear("#3c4146"), 0.75, 0.2, bump=(160, 0.3, 0.001))
    red, blue = plain("red", linear("#a3271f"), 0.45), plain("blue", linear("#2b4d86"), 0.45)
    box("shell", (-0.15, -0.005, z + 0.04), (0.15, 0.06, z + 0.40), shell, 0.02, parent)
    for x, ring in ((-0.062, red), (0.062, blue)):
        cylinder("line", (x, -0.05, z - 0.03), (x, -0.05, z + 0.47), 0.011, m.copper, 32, 0, parent)
        for up in (z + 0.02, z + 0.42):
            cylinder("union", (x, -0.05, up - 0.014), (x, -0.05, up + 0.014), 0.019, m.brass, 6, 0, parent)
        cylinder("body", (x, -0.05, z + 0.30), (x, -0.05, z + 0.37), 0.024, m.brass, 32, 0.004, parent)
        cylinder("ring", (x, -0.06, z + 0.335), (x, -0.094, z + 0.335), 0.044, ring, 48, 0.006, parent)
        dial(m, parent, (x, -0.09, z + 0.335), 0.036)
    cylinder("pump", (0.062, -0.03, z + 0.19), (0.062, -0.15, z + 0.19), 0.05, m.cap, 64, 0.01, parent)
    box("terminal", (0.025, -0.145, z + 0.215), (0.099, -0.075, z + 0.265), m.seal, 0.008, parent)
    cylinder("face", (0.062, -0.148, z + 0.19), (0.062, -0.154, z + 0.19), 0.034, m.seal, 48, 0.002, parent)
    cylinder("safety", (-0.062, -0.05, z + 0.20), (-0.062, -0.11, z + 0.20), 0.015, m.brass, 24, 0, parent)
    cylinder("knob", (-0.062, -0.10, z + 0.20), (-0.062, -0.145, z + 0.20), 0.024, red, 12, 0.004, parent)
    cylinder("stub", (-0.062, -0.05, z + 0.13), (-0.062, -0.085, z + 0.13), 0.012, m.brass, 24, 0, parent)
    dial(m, parent, (-0.062, -0.085, z + 0.13), 0.032)


def controller(m: HeaterMaterials, parent, z: float = 0.0) -> None:
    """Small housing with a display and keys; z is its lower edge."""
    housing = plain("housing", linear("#e4e3de"), 0.4, 0.4)
    box("housing", (-0.085, -0.02, z), (0.085, 0.03, z + 0.125), housing, 0.012, parent)
    box("skirt", (-0.083, -0.018, z - 0.045), (0.083, 0.028, z - 0.003), m.cap, 0.01, parent)
    screen = plain("screen", linear("#33413b"), 0.15, 0.5)
    box("screen", (-0.055, -0.0225, z + 0.058), (0.055, -0.015, z + 0.108), screen, 0.003, parent)
    lit = plain("digits", linear("#b9c9ae"), 0.6)
    for x in (-0.036, -0.018, 0.014, 0.032):
        box("digit", (x - 0.005, -0.0232, z + 0.072), (x + 0.005, -0.0225, z + 0.094), lit, 0, parent)
    for x in (-0.03, 0.0, 0.03):
        cylinder("key", (x, -0.018, z + 0.03), (x, -0.025, z + 0.03), 0.009, m.seal, 24, 0.002, parent)


def expansion_vessel(m: HeaterMaterials, parent) -> None:
    """Flat round vessel of pressed steel on three feet, connection on top."""
    white = plain("vessel", linear("#dfdcd4"), 0.35, 0.5)
    shape = [(0, 0.10), (0.09, 0.11), (0.125, 0.14), (0.138, 0.19), (0.138, 0.25), (0.145, 0.252)]
    shape += [(0.145, 0.262), (0.138, 0.264), (0.138, 0.32), (0.125, 0.37), (0.09, 0.40), (0, 0.41)]
    _under(lathe("vessel", shape, white, segments=72, smooth_angle=50.0), parent)
    cylinder("neck", (0, 0, 0.40), (0, 0, 0.45), 0.016, m.brass, 6, 0, parent)
    for k in range(3):
        turn = math.radians(30 + 120 * k)
        x, y = 0.11 * math.cos(turn), 0.11 * math.sin(turn)
        cylinder("leg", (x * 1.1, y * 1.1, 0), (x, y, 0.15), 0.008, m.galvanised, 16, 0, parent)


def _wool():
    """Mineral wool seen at its cut edge: matted fibres in layers."""
    made = NodeMaterial("wool")
    at = (made.node("TexCoord"), "Object")
    fibre = made.noise(made.stretch(at, (60, 60, 420)), 1, 4, 0.7)
    colour = made.ramp(fibre, [(0.3, linear("#8a7440")), (0.55, linear("#c3aa63")), (0.8, linear("#d9c68a"))])
    made.bump(made.math("ADD", fibre, made.noise(at, 180, 4, 0.7)), 1, 0.004)
    return made.finish(Base_Color=colour, Roughness=0.98, Specular=0.05)


def cut_collector(m: HeaterMaterials, parent, wide: float = 0.86, long: float = 1.0) -> None:
    """The upper left corner of a collector with its layers cut back one after the other towards the right.

    It lies in x across and y up the slope, face to z, lower left corner at the origin.
    """
    edge, deep = 0.028, 0.085
    box("back", (0.01, 0, 0), (wide, long - 0.01, 0.004), m.galvanised, 0, parent)
    box("wool", (edge, 0.0, 0.004), (wide - 0.14, long - edge, 0.044), _wool(), 0.004, parent)
    plate, glass = wide - 0.30, wide - 0.50
    box("absorber", (edge + 0.004, -0.004, 0.056), (plate, long - 0.05, 0.0575), m.absorber, 0, parent)
    for k in range(7):
        x = 0.075 + 0.105 * k
        cylinder("riser", (x, -0.03, 0.050), (x, long - 0.09, 0.050), 0.006, m.copper, 24, 0, parent)
    cylinder(
        "header", (-0.07, long - 0.09, 0.050), (0.80, long - 0.09, 0.050), 0.0125, m.copper, 40, 0, parent
    )
    cylinder("union", (-0.075, long - 0.09, 0.05), (-0.045, long - 0.09, 0.05), 0.019, m.brass, 6, 0, parent)
    pane = plain("pane-edge", linear("#5f8a7c"), 0.15, 0.6)
    box(
        "glass",
        (edge - 0.004, -0.008, deep - 0.009),
        (glass, long - edge + 0.004, deep - 0.005),
        m.glass,
        0,
        parent,
    )
    for low, high in (
        ((glass, -0.008, deep - 0.009), (glass + 0.0015, long - edge, deep - 0.005)),
        ((edge, -0.0095, deep - 0.009), (glass, -0.008, deep - 0.005)),
    ):
        box("edge", low, high, pane, 0, parent)
    box("frame", (0, -0.01, 0), (edge, long, deep), m.aluminium, 0.003, parent)
    box("frame", (edge, long - edge, 0), (wide - 0.08, long, deep), m.aluminium, 0.003, parent)
    inner = edge + 0.007
    box("seal", (edge, -0.008, deep - 0.012), (inner, long - edge, deep + 0.001), m.seal, 0, parent)
    box("seal", (edge, long - inner, deep - 0.012), (glass, long - edge, deep + 0.001), m.seal, 0, parent)


def hose(m: HeaterMaterials, points, parent=None) -> None:
    """Insulated pipe lying ready."""
    tube(points, 0.019, m.insulation, parent)
