"""Window panes and what hangs behind them."""

from __future__ import annotations

from . import fired
from .nodes import NodeMaterial, Rgb, linear


def window_glass(tint: Rgb = (0.86, 0.90, 0.89), mirror_gain: float = 1.9, sky: float = 1.0):
    """Double glazing: clear inward, mirroring a street of its own instead of the one lawn before the camera.

    What a pane mirrors is computed from the mirrored direction (sky, skyline, ground), shifted pane by pane:
    no noise, no second bounce, and no two windows alike. Only the outer face acts; the inner is clear."""
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
    plan = made.node("CombineXYZ")
    made.feed(made.math("ADD", (way, 0), made.math("MULTIPLY", (random, 1), 9)), plan, 0)
    made.feed(made.math("ADD", (way, 1), made.math("MULTIPLY", (random, 2), 9)), plan, 1)
    houses = made.node("TexVoronoi", feature="F1", distance="CHEBYCHEV")
    made.link(plan, houses, 0)
    houses.inputs["Scale"].default_value = 3.2
    block = made.node("SeparateXYZ")
    made.link((houses, "Color"), block, 0)
    trees = made.noise(plan, 7, 4, 0.6)
    skyline = made.math(
        "MAXIMUM",
        made.math("MULTIPLY", (block, 0), 0.20),
        made.math("MULTIPLY", made.math("SUBTRACT", trees, 0.34), 0.62),
    )
    above = fired.smooth(made, made.math("SUBTRACT", level, skyline), -0.006, 0.012)
    bright = made.ramp(
        level, [(0.0, (1.05, 1.02, 0.95)), (0.18, (0.78, 0.88, 0.98)), (1.0, (0.26, 0.42, 0.68))]
    )
    facade = made.ramp(
        (block, 1), [(0.0, (0.62, 0.53, 0.41)), (0.5, (0.36, 0.31, 0.25)), (1.0, (0.78, 0.72, 0.62))]
    )
    leafy = made.ramp(trees, [(0.4, (0.035, 0.05, 0.02)), (0.7, (0.16, 0.19, 0.08))])
    is_tree = fired.smooth(made, trees, 0.46, 0.54)
    street = made.mix(is_tree, facade, leafy)
    ground = made.mix(fired.smooth(made, level, -0.01, -0.16), street, (0.50, 0.42, 0.32))
    seen = made.mix(above, ground, bright)
    clear, outer, mirror = made.node("BsdfTransparent"), made.node("BsdfTransparent"), made.node("Emission")
    made.feed((1.0, 1.0, 1.0), clear, 0)
    made.feed(tuple(tint), outer, 0)
    made.link(seen, mirror, 0)
    mirror.inputs["Strength"].default_value = 1.15 * sky
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
