"""Blue hour: a sky of its own for pictures after sunset, and the last glow of the west. Metres, degrees.

The sky of `sun_sky` turns clay black once its sun is down. A plan that wants an evening gives its `Sun` no strength
and puts this dome round its site instead.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from ..materials import building as surfaces, glass
from ..materials.nodes import NodeMaterial, Rgb, linear
from ..shapes.mesh import make_mesh, place

RADIUS = 4200.0  # inside what cameras see, outside every mountain


@dataclass(frozen=True)
class Evening:
    azimuth: float = -70  # where the sun went down, as in Sun
    turn: float = 0.0  # of the clouds
    glow: float = 0.55  # strength of the lamp that stands for the bright west
    light: float = 1.0  # of the whole dome on things; the camera sees it as it is
    clouds: float = 0.5


# Colour of the sky by the sine of its elevation, below the set sun and opposite; light, not paint.
WEST = (
    (0.0, (1.05, 0.48, 0.20)),
    (0.03, (0.90, 0.48, 0.29)),
    (0.07, (0.46, 0.35, 0.40)),
    (0.13, (0.13, 0.20, 0.42)),
    (0.30, (0.05, 0.11, 0.31)),
    (1.0, (0.03, 0.07, 0.21)),
)
EAST = (
    (0.0, (0.66, 0.34, 0.24)),
    (0.03, (0.56, 0.33, 0.30)),
    (0.065, (0.25, 0.23, 0.36)),
    (0.12, (0.075, 0.13, 0.33)),
    (0.30, (0.035, 0.08, 0.25)),
    (1.0, (0.025, 0.06, 0.19)),
)


def evening_sky(evening: Evening = Evening()) -> None:
    """Dome round the origin, and a wide soft lamp from the west that gives roofs their shape."""
    made = place(make_mesh("evening-sky", *_ball(), _air(evening), 180))
    made.visible_shadow = False
    lamp = bpy.data.lights.new("afterglow", "SUN")
    lamp.energy, lamp.color, lamp.angle = evening.glow, (1.0, 0.66, 0.46), math.radians(24)
    a = math.radians(evening.azimuth)
    place(lamp).rotation_euler = Vector((math.sin(a), math.cos(a), 0.62)).to_track_quat("Z", "Y").to_euler()


def lamplit(fittings, power: float = 700.0) -> None:
    """Rooms by night: every lamp on, cloth that glows, panes that mirror a dark street. Before openings are made."""
    fittings.glass = glass.window_glass(sky=0.08)
    fittings.cove = surfaces.glow("cove-night", (1, 0.70, 0.40), power)
    fittings.curtain = _glowing("curtain-night", ("#c9a878", "#d9c0a0", "#b98f60", "#cfae84"), 0.75)
    fittings.sheer = _glowing("sheer-night", ("#efd9b4", "#e8c99a"), 1.25)


def _glowing(name: str, colours: tuple[str, ...], strength: float):
    """Cloth before a lamp; each window has a shade and a strength of its own."""
    made = NodeMaterial(name)
    lottery = (made.node("ObjectInfo"), "Random")
    shade = made.ramp(lottery, [(i / len(colours), linear(c)) for i, c in enumerate(colours)], "CONSTANT")
    warm = made.mix(1, shade, (1.0, 0.62, 0.30), "MULTIPLY")
    power = made.math("MULTIPLY", made.remap(lottery, 0, 1, 0.45, 1.3), strength)
    return made.finish(
        Base_Color=shade, Roughness=0.95, Specular=0.05, Emission=warm, Emission_Strength=power
    )


def _ball(around: int = 48, up: int = 20):
    """Sphere, faces inward or not: it only shines."""
    vertices = [
        (
            RADIUS * math.cos(e) * math.sin(a),
            RADIUS * math.cos(e) * math.cos(a),
            RADIUS * math.sin(e),
        )
        for e in (math.pi * (i / up - 0.5) for i in range(up + 1))
        for a in (2 * math.pi * k / around for k in range(around))
    ]
    faces = [
        (
            i * around + k,
            i * around + (k + 1) % around,
            (i + 1) * around + (k + 1) % around,
            (i + 1) * around + k,
        )
        for i in range(up)
        for k in range(around)
    ]
    return vertices, faces


def _air(evening: Evening):
    made = NodeMaterial("evening-air")
    made.tree.nodes.remove(made.bsdf)
    way = made.node("VectorMath", operation="NORMALIZE")
    made.link((made.node("NewGeometry"), "Position"), way, 0)
    part = made.node("SeparateXYZ")
    made.link(way, part, 0)
    a = math.radians(evening.azimuth)
    west = made.math(
        "ADD", made.math("MULTIPLY", (part, 0), math.sin(a)), made.math("MULTIPLY", (part, 1), math.cos(a))
    )
    sky = made.mix(made.remap(west, -0.35, 0.85, 0, 1), _ramp(made, part, EAST), _ramp(made, part, WEST))
    seen = _clouded(made, way, sky, evening)
    # On things it falls brighter and less blue than it looks, as a long exposure gathers it.
    grey: Rgb = (0.36, 0.31, 0.29)
    cast = made.mix(1, made.mix(0.5, sky, grey), (evening.light,) * 3, "MULTIPLY")
    shown = made.mix((made.node("LightPath"), "Is Camera Ray"), cast, seen)
    shine = made.node("Emission")
    made.link(shown, shine, 0)
    made.link(shine, made.output, 0)
    made.material.cycles.sample_as_light = False
    return made.material


def _ramp(made: NodeMaterial, part, stops):
    return made.ramp((part, 2), list(stops), "LINEAR")


def _clouded(made: NodeMaterial, way, sky, evening: Evening):
    """Thin streaks, lit from below near the horizon, dark against the glow higher up."""
    turned = made.node("Mapping")
    made.link(way, turned, 0)
    turned.inputs["Rotation"].default_value = (0, 0, math.radians(evening.turn))
    turned.inputs["Scale"].default_value = (1.6, 1.1, 11.0)
    turned.inputs["Location"].default_value = (evening.turn * 0.173, evening.turn * 0.091, 0)
    streaks = made.remap(made.noise(turned, 1.7, 8, 0.6, 0.5), 0.50, 0.78, 0, evening.clouds)
    lit = made.mix(1, sky, (1.55, 1.18, 1.02), "MULTIPLY")
    return made.mix(streaks, sky, lit)
