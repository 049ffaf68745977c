"""Leaves, grass and bark."""

from __future__ import annotations

from .nodes import NodeMaterial, Rgb, linear, plain

LEAF = ("#22371a", "#2e4a20", "#3c5a28", "#4d6a2e", "#75863f")
OLIVE = ("#4c5a38", "#5d6b47", "#6d7a52", "#8a9470", "#98a184")
PALM = ("#3f5730", "#4d6431", "#5f7040", "#7c8450")
DRY = ("#8a7452", "#a58d66", "#6f5b40")
GRASS = ("#4a5f2c", "#6d7a3a", "#8f9258")
# Sunlit, these come out two thirds as saturated as they look here; the last two are faded and dry bracts.
BRACTS = ("#6c1c40", "#7c2850", "#8a3459", "#964666", "#a4667c", "#8f7058")
BOUGAINVILLEA = BRACTS
OLEANDER = ("#b9828e", "#c79aa3", "#d4b4ba", "#a86f80")


def _translucent(made: NodeMaterial, colour, tint: Rgb, through: float):
    """The finished surface, with a share of light passing through it in its own colour times tint."""
    lit, blend = made.node("BsdfTranslucent"), made.node("MixShader")
    made.feed(made.mix(1, colour, tint, "MULTIPLY"), lit, 0)
    blend.inputs[0].default_value = through
    made.link(made.bsdf, blend, 1)
    made.link(lit, blend, 2)
    made.link(blend, made.output, 0)
    return made.material


def leaves(name: str, colours: tuple[str, ...], through: float = 0.35, gloss: float = 0.48):
    """Real leaves: each its own shade, waxy on top; light through them is yellower than light off them."""
    made = NodeMaterial(name)
    island = (made.node("NewGeometry"), "Random Per Island")
    plant = made.math("MULTIPLY", made.math("SUBTRACT", (made.node("ObjectInfo"), "Random"), 0.5), 0.30)
    lottery = made.math("ADD", made.math("POWER", island, 1.25), plant, clamp=True)
    colour = made.ramp(lottery, [(i / (len(colours) - 1), linear(c)) for i, c in enumerate(colours)])
    backs = made.mix(
        (made.node("NewGeometry"), "Backfacing"), colour, made.mix(0.22, colour, (0.20, 0.25, 0.12))
    )
    made.finish(Base_Color=backs, Roughness=gloss, Specular=0.22)
    return _translucent(made, colour, (1.45, 1.5, 0.75), through)


def bracts(name: str, colours: tuple[str, ...] = BRACTS):
    """Papery: dull, and light passes without turning neon."""
    made = NodeMaterial(name)
    island = (made.node("NewGeometry"), "Random Per Island")
    plant = made.math("MULTIPLY", (made.node("ObjectInfo"), "Random"), 0.22)
    lottery = made.math(
        "ADD", made.math("MULTIPLY", made.math("POWER", island, 1.6), 0.86), plant, clamp=True
    )
    colour = made.ramp(lottery, [(i / (len(colours) - 1), linear(c)) for i, c in enumerate(colours)])
    made.finish(Base_Color=colour, Roughness=0.75, Specular=0.12)
    return _translucent(made, colour, (0.9, 0.75, 0.85), 0.3)


def grass():
    """Blades of a lawn that is mown and watered by hand: green in the middle of its patches, straw between them."""
    made = NodeMaterial("grass")
    island = (made.node("NewGeometry"), "Random Per Island")
    colour = made.ramp(island, [(i / (len(GRASS) - 1), linear(c)) for i, c in enumerate(GRASS)])
    colour = made.mix(_dryness(made), colour, linear("#a39a68"))
    made.finish(Base_Color=colour, Roughness=0.6, Specular=0.15)
    return _translucent(made, colour, (1.3, 1.3, 0.75), 0.35)


def _dryness(made: NodeMaterial):
    """Share of straw among the grass: broad patches with ragged edges."""
    at = (made.node("NewGeometry"), "Position")
    patches = made.remap(made.noise(at, 0.32, 4, 0.62), 0.40, 0.72, 0.08, 0.72)
    ragged = made.remap(made.noise(at, 2.6, 3, 0.6), 0.3, 0.7, 0.55, 1.25)
    return made.math("MULTIPLY", patches, ragged, clamp=True)


def turf():
    """Ground under the blades: patches of drier grass break the even green."""
    made = NodeMaterial("turf")
    at = (made.node("NewGeometry"), "Position")
    colour = made.ramp(made.noise(at, 0.9, 5, 0.6), [(0.35, linear("#46592c")), (0.65, linear("#6f7440"))])
    colour = made.mix(_dryness(made), colour, linear("#8d8054"))
    made.bump(made.noise(at, 40, 5), 0.8, 0.05)
    return made.finish(Base_Color=colour, Roughness=0.95, Specular=0.1)


def bark():
    return plain("bark", linear("#74604a"), 0.95, 0.1, bump=(14, 0.8, 0.06))
