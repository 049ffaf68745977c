"""Absorber and cover glass of a flat collector."""

from __future__ import annotations

from ..light import measured
from .nodes import NodeMaterial, linear

RISERS, SEAM = 0.11, 0.006  # metres from riser to riser of an absorber, and of its welded line
# Solar glass is matt on its outside against glare: it mirrors less than a window, as if its index were this.
INDEX = 1.33
DARK, SHEEN = (0.0055, 0.006, 0.010), (0.011, 0.0115, 0.030)  # seen square on, and along the plate
SKY = 0.36  # of the measured sky, whose upper half is so as bright as the computed one (light/measured.py)


def absorber():
    """Selective coating on one plate: near black, blue-violet only at a slant, where its welded lines show as well.

    Metallic, it sparkled with noise; with a gloss of its own it turned grey towards a low sun. Its glass has one.
    """
    made = NodeMaterial("absorber")
    place = made.node("SeparateXYZ")
    made.link((made.node("TexCoord"), "Object"), place, 0)
    across = made.math("DIVIDE", (place, 0), RISERS)
    strip = made.node("TexWhiteNoise", noise_dimensions="1D")
    made.feed(made.math("FLOOR", across), strip, "W")
    off = made.math("ABSOLUTE", made.math("SUBTRACT", made.math("FRACT", across), 0.5))
    line = made.math("GREATER_THAN", off, 0.5 - SEAM / 2 / RISERS)
    slant = made.remap((made.node("LayerWeight"), "Facing"), 0.25, 0.85, 0.0, 1.0)
    tone = made.mix(slant, DARK, SHEEN)
    tone = made.darken(strip, tone, (0.93, 0.93, 0.94))  # hardly a strip like the next
    colour = made.darken(made.product(line, slant), tone, (3.2, 3.2, 2.9))
    return made.finish(Base_Color=colour, Roughness=0.7, Specular=0.0)


def studio_glass():
    """Only the outer face mirrors, only for the camera, and without roughness: nothing is left to be noisy."""
    made = NodeMaterial("solar-glass")
    made.tree.nodes.remove(made.bsdf)
    fresnel, clear, mirror, pane = (
        made.node(k) for k in ("Fresnel", "BsdfTransparent", "BsdfGlossy", "MixShader")
    )
    fresnel.inputs[0].default_value = 1.42
    clear.inputs[0].default_value = (0.97, 0.98, 0.97, 1)
    mirror.inputs["Roughness"].default_value = 0.0
    outer = made.math("SUBTRACT", 1, (made.node("NewGeometry"), "Backfacing"))
    amount = made.product(fresnel, outer, (made.node("LightPath"), "Is Camera Ray"))
    for socket, source in enumerate((amount, clear, mirror)):
        made.link(source, pane, socket)
    made.link(pane, made.output, 0)
    return made.material


def outdoor_glass(turn: float = 78.0):
    """Mirrors a measured sky, looked up in the mirrored direction: no branch between two rays, so no noise. turn in
    degrees chooses a side of that sky without its sun."""
    made = NodeMaterial("outdoor-glass")
    made.tree.nodes.remove(made.bsdf)
    geometry, fresnel, back = made.node("NewGeometry"), made.node("Fresnel"), made.node("VectorMath")
    fresnel.inputs[0].default_value, back.operation = INDEX, "REFLECT"
    made.link((geometry, "Incoming"), back, 0)
    made.link((geometry, "Normal"), back, 1)
    way = made.node("VectorMath", operation="SCALE")
    made.link(back, way, 0)
    way.inputs["Scale"].default_value = -1
    outer = made.math("SUBTRACT", 1, (geometry, "Backfacing"))
    amount = made.product(fresnel, outer, (made.node("LightPath"), "Is Camera Ray"))
    clear, mirror, both = made.node("BsdfTransparent"), made.node("Emission"), made.node("AddShader")
    made.feed(made.grey(made.math("MULTIPLY", made.math("SUBTRACT", 1, amount), 0.97)), clear, 0)
    made.tree.links.new(measured.picture(made.tree, "city", way.outputs[0], turn), mirror.inputs[0])
    made.feed(made.math("MULTIPLY", amount, SKY), mirror, "Strength")
    for socket, source in enumerate((clear, mirror)):
        made.link(source, both, socket)
    made.link(both, made.output, 0)
    return made.material
