"""Thermosiphon solar water heater: flat collector with copper risers, horizontal tank, stand or roof mounting. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..materials.nodes import NodeMaterial, linear, plain
from .mesh import box, cylinder, group, tube

COLLECTOR = (1.05, 1.98, 0.085)  # width, length, depth of a common 2 m2 flat collector
TANK = (1.32, 0.275)  # length, radius: about 200 litres with 50 mm insulation


@dataclass
class HeaterMaterials:
    aluminium: object
    seal: object
    enamel: object
    galvanised: object
    insulation: object
    absorber: object
    glass: object
    copper: object


def heater_materials() -> HeaterMaterials:
    return HeaterMaterials(
        aluminium=plain("aluminium", linear("#c9ccce"), 0.32, 0.5, 1),
        seal=plain("seal", (0.01, 0.01, 0.01), 0.5),
        enamel=plain("enamel", linear("#e7e7e3"), 0.28, 0.5),
        galvanised=plain("galvanised", linear("#a9adb0"), 0.45, 0.5, 0.9),
        insulation=plain("insulation", (0.02, 0.02, 0.02), 0.7),
        absorber=_absorber(),
        glass=_solar_glass(),
        copper=plain("copper", linear("#b87046"), 0.3, 0.5, 1),
    )


def _absorber():
    """Selective coating: deep blue strips with a dark weld line along every riser. Metallic, it sparkled with noise."""
    made = NodeMaterial("absorber")
    strips = made.node("TexWave", wave_type="BANDS", bands_direction="X")
    made.feed((made.node("TexCoord"), "Object"), strips, 0)
    strips.inputs["Scale"].default_value = 2.7
    stops = [(0.0, linear("#1e3763")), (0.86, linear("#294a82")), (0.95, linear("#101a30"))]
    return made.finish(Base_Color=made.ramp(strips, stops), Roughness=0.6, Specular=0.35)


def _solar_glass():
    made = NodeMaterial("solar-glass")
    made.tree.nodes.remove(made.bsdf)
    fresnel, clear, mirror, pane = (
        made.node(k) for k in ("Fresnel", "BsdfTransparent", "BsdfGlossy", "MixShader")
    )
    fresnel.inputs[0].default_value = 1.42
    mirror.inputs["Roughness"].default_value = 0.02
    for socket, source in enumerate((fresnel, clear, mirror)):
        made.link(source, pane, socket)
    made.link(pane, made.output, 0)
    return made.material


def collector(m: HeaterMaterials, parent, shift: float = 0.0) -> None:
    """Flat collector lying in x across, y up the slope, face to z; shift moves it along x."""
    width, length, depth = COLLECTOR
    edge, left = 0.028, shift - width / 2
    right = left + width
    box("back", (left + 0.01, 0.01, 0), (right - 0.01, length - 0.01, 0.02), m.galvanised, 0, parent)
    box("absorber", (left + edge, edge, 0.03), (right - edge, length - edge, 0.045), m.absorber, 0, parent)
    box(
        "glass",
        (left + edge - 0.006, edge - 0.006, depth - 0.008),
        (right - edge + 0.006, length - edge + 0.006, depth - 0.004),
        m.glass,
        0,
        parent,
    )
    bars = [
        (left, 0, left + edge, length),
        (right - edge, 0, right, length),
        (left + edge, 0, right - edge, edge),
        (left + edge, length - edge, right - edge, length),
    ]
    for x0, y0, x1, y1 in bars:
        box("frame", (x0, y0, 0), (x1, y1, depth), m.aluminium, 0.004, parent)
    inner = edge + 0.006
    seals = [
        (left + edge, edge, left + inner, length - edge),
        (right - inner, edge, right - edge, length - edge),
        (left + edge, edge, right - edge, inner),
        (left + edge, length - inner, right - edge, length - edge),
    ]
    for x0, y0, x1, y1 in seals:
        box("seal", (x0, y0, depth - 0.012), (x1, y1, depth + 0.001), m.seal, 0, parent)


def tank(m: HeaterMaterials, parent, y: float, z: float, half: float = TANK[0] / 2) -> None:
    """Horizontal tank along x with end rims, straps and an electric heater cap."""
    radius = TANK[1]
    cylinder("tank", (-half, y, z), (half, y, z), radius, m.enamel, 96, 0.045, parent)
    for x in (-half + 0.04, half - 0.04):
        cylinder("rim", (x - 0.012, y, z), (x + 0.012, y, z), radius + 0.0035, m.aluminium, 96, 0, parent)
    for x in (-half * 0.6, half * 0.6):
        cylinder("strap", (x - 0.016, y, z), (x + 0.016, y, z), radius + 0.0025, m.galvanised, 96, 0, parent)
    cylinder("cap", (half - 0.005, y, z), (half + 0.015, y, z), 0.13, m.seal, 64, 0.01, parent)


def free_standing(m: HeaterMaterials, at=(0, 0, 0), turn: float = 0.0, collectors: int = 1):
    """Heater on a galvanised stand; turn in degrees about z. Returns the group."""
    root = group(at, (0, 0, math.radians(turn)))
    slope = group((0, -0.86, 0.20), (math.radians(32), 0, 0), root)
    spread = COLLECTOR[0] + 0.04
    for k in range(collectors):
        collector(m, slope, (k - (collectors - 1) / 2) * spread)
    half = max(TANK[0] / 2, spread * collectors / 2 - 0.05)
    y, z, legs = 0.98, 1.62, spread * collectors / 2 - 0.07
    tank(m, root, y, z, half)
    for x in (-legs, legs):
        _stand_frame(m, root, x, y, z)
    box("tie", (-legs, y + 0.14, 0.55), (legs, y + 0.16, 0.59), m.galvanised, 0.003, root)
    out = half + 0.075
    tube(
        [
            (out - 0.24, 0.80, 1.27),
            (out - 0.14, 0.84, 1.30),
            (out - 0.02, 0.92, 1.40),
            (out, 0.98, 1.50),
            (out - 0.03, 0.98, 1.52),
            (out - 0.10, 0.98, 1.52),
        ],
        0.018,
        m.insulation,
        root,
    )
    tube(
        [
            (-out + 0.24, -0.80, 0.27),
            (-out + 0.08, -0.7, 0.25),
            (-out + 0.03, 0.2, 0.5),
            (-out + 0.01, 0.9, 1.1),
            (-out + 0.01, 0.98, 1.42),
            (-out + 0.10, 0.98, 1.45),
        ],
        0.018,
        m.insulation,
        root,
    )
    return root


def _stand_frame(m: HeaterMaterials, root, x: float, y: float, z: float) -> None:
    g = m.galvanised
    box("leg", (x - 0.018, y - 0.16, 0), (x + 0.018, y - 0.124, z - 0.20), g, 0.003, root)
    box("leg", (x - 0.018, y + 0.124, 0), (x + 0.018, y + 0.16, z - 0.20), g, 0.003, root)
    box("rail", (x - 0.018, -0.86, 0), (x + 0.018, y + 0.16, 0.036), g, 0.003, root)
    box("saddle", (x - 0.02, y - 0.2, z - 0.29), (x + 0.02, y + 0.2, z - 0.255), g, 0.003, root)
    box("foot", (x - 0.018, -0.87, 0), (x + 0.018, -0.835, 0.21), g, 0.003, root)
    brace = group((x, -0.30, 0.02), (math.radians(50), 0, 0), root)
    box("brace", (-0.015, 0, -0.006), (0.015, 1.45, 0.006), g, 0, brace)


def on_roof(m: HeaterMaterials, at, pitch: float, turn: float = 0.0, collectors: int = 2):
    """Heater lying on a tiled slope: collectors on rails, tank above them. at is a point of the slope at the collectors' foot."""
    root = group(at, (0, 0, math.radians(turn)))
    slope = group((0, 0, 0), (math.radians(pitch), 0, 0), root)
    spread, lift = COLLECTOR[0] + 0.04, 0.13
    raised = group((0, 0, lift), (0, 0, 0), slope)
    for k in range(collectors):
        collector(m, raised, (k - (collectors - 1) / 2) * spread)
    wide = spread * collectors / 2
    for y in (0.35, 1.55):  # rails across, hooks under the tiles
        box(
            "rail", (-wide, y - 0.02, lift - 0.045), (wide, y + 0.02, lift - 0.003), m.aluminium, 0.003, slope
        )
        for k in range(collectors + 1):
            x = -wide + 0.12 + (2 * wide - 0.24) * k / collectors
            box(
                "hook",
                (x - 0.015, y - 0.02, 0.02),
                (x + 0.015, y + 0.16, lift - 0.04),
                m.galvanised,
                0.003,
                slope,
            )
    half = max(TANK[0] / 2, wide * 0.78)
    tank(m, slope, COLLECTOR[1] + 0.36, lift + TANK[1] + 0.02, half)
    for x in (-half * 0.6, half * 0.6):
        box(
            "cradle",
            (x - 0.03, COLLECTOR[1] + 0.02, 0.03),
            (x + 0.03, COLLECTOR[1] + 0.72, lift + 0.06),
            m.galvanised,
            0.003,
            slope,
        )
    top, out = COLLECTOR[1], half + 0.07
    tube(
        [
            (wide - 0.03, top - 0.12, lift + 0.05),
            (wide + 0.05, top - 0.05, lift + 0.05),
            (out + 0.02, top + 0.2, lift + 0.12),
            (out + 0.02, top + 0.36, lift + 0.28),
            (half - 0.03, top + 0.36, lift + 0.30),
        ],
        0.02,
        m.insulation,
        slope,
    )
    tube(
        [
            (-wide + 0.03, 0.10, lift + 0.05),
            (-wide - 0.06, 0.12, lift + 0.05),
            (-wide - 0.08, 1.0, lift + 0.05),
            (-out - 0.02, top + 0.2, lift + 0.10),
            (-out - 0.02, top + 0.36, lift + 0.2),
            (-half + 0.03, top + 0.36, lift + 0.22),
        ],
        0.02,
        m.insulation,
        slope,
    )
    return root
