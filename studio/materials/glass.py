"""Window panes and what hangs behind them."""

from __future__ import annotations

import math

from ..light import measured
from .nodes import NodeMaterial, Rgb, linear

# So the horizon of a mirrored street is a little darker than the sky the camera sees: radiance 0.37 of 0.47 measured.
STREET = 0.8


def window_glass(tint: Rgb = (0.86, 0.90, 0.89), mirror_gain: float = 1.9, sky: float = 1.0):
    """Double glazing: clear inward, mirroring a street of its own instead of the one lawn before the camera.

    What a pane mirrors is looked up in one of two measured surroundings, turned pane by pane: no noise, no second
    bounce, and no two windows alike. Only the outer face acts; the inner is clear."""
    made = NodeMaterial("glass")
    made.tree.nodes.remove(made.bsdf)
    geometry = made.node("NewGeometry")
    lottery = made.node("TexWhiteNoise", noise_dimensions="1D")
    made.feed((made.node("ObjectInfo"), "Random"), lottery, "W")
    random = made.node("SeparateXYZ")
    made.link((lottery, "Color"), random, 0)
    waves = made.node("Bump")
    waves.inputs["Strength"].default_value, waves.inputs["Distance"].default_value = 0.25, 0.02
    made.feed(made.noise((geometry, "Position"), 1.1, 1), waves, "Height")
    fresnel = made.node("Fresnel")
    fresnel.inputs[0].default_value = 1.52
    back = made.node("VectorMath", operation="REFLECT")
    made.link((geometry, "Incoming"), back, 0)
    made.link(waves, back, 1)
    way = made.node("SeparateXYZ")  # minus the mirrored direction
    made.link(back, way, 0)
    # Hung never quite plumb, and lifted by a tenth: from a raised camera a true mirror shows ground only.
    level = made.math("ADD", made.math("MULTIPLY", (way, 2), -1), made.remap((random, 0), 0, 1, -0.02, 0.30))
    way_out = made.node("CombineXYZ")
    for socket, value in enumerate((made.math("MULTIPLY", (way, k), -1) for k in (0, 1))):
        made.feed(value, way_out, socket)
    made.feed(level, way_out, 2)
    turned = made.node("VectorRotate", rotation_type="Z_AXIS")
    made.feed(way_out, turned, "Vector")
    made.feed(made.math("MULTIPLY", (random, 1), 2 * math.pi), turned, "Angle")
    views = [measured.picture(made.tree, name, turned.outputs[0], 0) for name in ("city", "forest")]
    seen = made.node("MixRGB")
    made.feed(made.math("GREATER_THAN", (random, 2), 0.5), seen, 0)
    for socket, view in enumerate(views, start=1):
        made.tree.links.new(view, seen.inputs[socket])
    clear, outer, mirror = made.node("BsdfTransparent"), made.node("BsdfTransparent"), made.node("Emission")
    made.feed((1.0, 1.0, 1.0), clear, 0)
    made.feed(tuple(tint), outer, 0)
    made.link(seen, mirror, 0)
    mirror.inputs["Strength"].default_value = STREET * sky
    amount = made.math("ADD", made.math("MULTIPLY", fresnel, mirror_gain), 0.05, clamp=True)
    rays = made.node("LightPath")
    amount = made.math(
        "MULTIPLY", amount, (rays, "Is Camera Ray")
    )  # lights nothing, and mirrors in mirrors are clear
    pane, whole = made.node("MixShader"), made.node("MixShader")
    for socket, source in enumerate((amount, outer, mirror)):
        made.link(source, pane, socket)
    for socket, source in enumerate(((geometry, "Backfacing"), pane, clear)):
        made.link(source, whole, socket)
    made.link(whole, made.output, 0)
    return made.material


def varied(name: str, colours: tuple[str, ...], rough: float = 0.93):
    """Cloth or paint that differs from room to room."""
    made = NodeMaterial(name)
    lottery = (made.node("ObjectInfo"), "Random")
    shade = made.ramp(lottery, [(i / len(colours), linear(c)) for i, c in enumerate(colours)], "CONSTANT")
    return made.finish(Base_Color=shade, Roughness=rough, Specular=0.08)


def sheer_curtain():
    made = NodeMaterial("sheer")
    cloth = linear("#efe8dc")
    made.finish(Base_Color=cloth, Roughness=0.95, Specular=0.05)
    through, gaps = made.node("BsdfTranslucent"), made.node("BsdfTransparent")
    through.inputs[0].default_value = (*cloth, 1)
    weave, holes = made.node("MixShader"), made.node("MixShader")
    weave.inputs[0].default_value, holes.inputs[0].default_value = 0.45, 0.14
    made.link(made.bsdf, weave, 1)
    made.link(through, weave, 2)
    made.link(weave, holes, 1)
    made.link(gaps, holes, 2)
    made.link(holes, made.output, 0)
    return made.material
