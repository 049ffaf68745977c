"""Leaves, grass and bark."""

from __future__ import annotations

from .nodes import NodeMaterial, linear, plain

LEAF = ("#2a4020", "#42572b", "#63723a")
OLIVE = ("#4c5a38", "#6d7a52", "#8a9470")
PALM = ("#4d6431", "#6b7d40", "#8a9150")
GRASS = ("#4a5f2c", "#6d7a3a", "#8f9258")
BOUGAINVILLEA = ("#3b5d26", "#a8306a", "#c04a86", "#b23a76")
OLEANDER = ("#3d5a2a", "#55743a", "#d9a9b0", "#e7cfd0")


def leaves(name: str, colours: tuple[str, ...], through: float = 0.35):
    """Leaf quads; every leaf takes its own shade. through is the share of light that passes."""
    made = NodeMaterial(name)
    lottery = made.math(
        "ADD", (made.node("ObjectInfo"), "Random"), (made.node("NewGeometry"), "Random Per Island")
    )
    stops = [(i / (len(colours) - 1), linear(c)) for i, c in enumerate(colours)]
    colour = made.ramp(made.math("FRACT", lottery), stops)
    made.finish(Base_Color=colour, Roughness=0.55, Specular=0.25)
    lit, blend = made.node("BsdfTranslucent"), made.node("MixShader")
    made.feed(colour, lit, 0)
    blend.inputs[0].default_value = through
    made.link(made.bsdf, blend, 1)
    made.link(lit, blend, 2)
    made.link(blend, made.output, 0)
    return made.material


def turf():
    """Ground under the blades: patches of drier grass break the even green."""
    made = NodeMaterial("turf")
    at = (made.node("NewGeometry"), "Position")
    colour = made.ramp(made.noise(at, 0.9, 5, 0.6), [(0.35, linear("#41602a")), (0.65, linear("#6f7a3c"))])
    made.bump(made.noise(at, 40, 5), 0.8, 0.05)
    return made.finish(Base_Color=colour, Roughness=0.95, Specular=0.1)


def bark():
    return plain("bark", linear("#74604a"), 0.95, 0.1, bump=(14, 0.8, 0.06))
