"""Absorber and cover glass of a flat collector."""

from __future__ import annotations

from .nodes import NodeMaterial

RISERS, SEAM = 0.11, 0.006  # metres from riser to riser of an absorber, and of its welded line
# Solar glass is matt on its outside against glare: it mirrors less than a window, as if its index were this.
INDEX, MATT = 1.45, 0.03
# Seen square on, and along the plate; outdoors the sky it reflects takes most of the violet.
DARK, SHEEN = (0.0055, 0.006, 0.010), (0.011, 0.0115, 0.030)
DARK_OUTDOORS, SHEEN_OUTDOORS = (0.0055, 0.006, 0.009), (0.0105, 0.0115, 0.0225)


def absorber(outdoors: bool = False):
    """Selective coating on one plate: near black, blue-violet only at a slant, where its welded lines show as well.

    Metallic, it sparkled with noise; with a gloss of its own it turned grey towards a low sun. Its glass has one. Outdoors
    its strips and lines are told apart from farther away.
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
    tone = made.mix(slant, *((DARK_OUTDOORS, SHEEN_OUTDOORS) if outdoors else (DARK, SHEEN)))
    tone = made.darken(
        strip, tone, (0.78, 0.78, 0.8) if outdoors else (0.93, 0.93, 0.94)
    )  # no strip like the next
    if outdoors:
        colour = made.darken(line, tone, (4.5, 4.3, 3.4))
    else:
        colour = made.darken(made.product(line, slant), tone, (3.2, 3.2, 2.9))
    return made.finish(Base_Color=colour, Roughness=0.7, Specular=0.0)


def glass(outdoors: bool = False):
    """Only the outer face mirrors, and only for the camera. Outdoors it shows the store above it, the ridge and the
    measured sky of all mirrors, softly: that takes twenty samples and more."""
    made = NodeMaterial("solar-glass")
    made.tree.nodes.remove(made.bsdf)
    fresnel, clear, mirror, pane = (
        made.node(k) for k in ("Fresnel", "BsdfTransparent", "BsdfGlossy", "MixShader")
    )
    fresnel.inputs[0].default_value = INDEX if outdoors else 1.42
    clear.inputs[0].default_value = (0.95, 0.97, 0.96, 1) if outdoors else (0.97, 0.98, 0.97, 1)
    mirror.inputs["Roughness"].default_value = MATT if outdoors else 0.0
    outer = made.math("SUBTRACT", 1, (made.node("NewGeometry"), "Backfacing"))
    amount = made.product(fresnel, outer, (made.node("LightPath"), "Is Camera Ray"))
    for socket, source in enumerate((amount, clear, mirror)):
        made.link(source, pane, socket)
    made.link(pane, made.output, 0)
    return made.material
