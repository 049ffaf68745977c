"""Materials of whole buildings: timber, lamps, paving, water. Roofs, plaster and glass have files of their own."""

from __future__ import annotations

from dataclasses import dataclass

from .nodes import NodeMaterial, Rgb, linear


def timber(dark: str = "#6a4026", light: str = "#9a6a42", axis: int = 2, roughness: float = 0.45):
    """Oiled wood, grain along axis (0 x, 1 y, 2 z)."""
    made = NodeMaterial("timber")
    scale = [26.0, 26.0, 26.0]
    scale[axis] = 1.4
    grain = made.noise(made.stretch((made.node("NewGeometry"), "Position"), tuple(scale)), 1, 6, 0.65, 1.2)
    made.bump(grain, 0.25, 0.003)
    return made.finish(
        Base_Color=made.ramp(grain, [(0.28, linear(dark)), (0.72, linear(light))]),
        Roughness=roughness,
        Specular=0.35,
    )


def glow(name: str, colour: Rgb, strength: float, uneven: bool = False):
    """Lamp; uneven ones differ from window to window, a third are off."""
    made = NodeMaterial(name)
    power = strength
    if uneven:
        power = made.math(
            "MULTIPLY", made.remap((made.node("ObjectInfo"), "Random"), 0.3, 1, 0, 1.5), strength
        )
    return made.finish(Base_Color=colour, Emission=colour, Emission_Strength=power)


def paving(
    colours: tuple[str, str, str] = ("#c2ad90", "#a8947a", "#7d7161"),
    size: tuple[float, float] = (0.40, 0.20),
    depth: float = 0.6,
):
    """Laid slabs of size metres: two tones and the joint. Joints thinner than a pixel ask for less depth: the denoiser
    makes straw of them."""
    made = NodeMaterial("paving")
    at = (made.node("NewGeometry"), "Position")
    slabs = made.node("TexBrick")
    made.feed(at, slabs, 0)
    for name, value in (
        ("Scale", 1),
        ("Brick Width", size[0]),
        ("Row Height", size[1]),
        ("Mortar Size", 0.006),
    ):
        slabs.inputs[name].default_value = value
    for name, colour in zip(("Color1", "Color2", "Mortar"), colours):
        slabs.inputs[name].default_value = (*linear(colour), 1)
    worn = made.darken(made.remap(made.noise(at, 0.6, 5, 0.6), 0.3, 0.7, 0, 0.55), slabs, (0.80, 0.76, 0.72))
    worn = made.darken(made.remap(made.noise(at, 35, 5, 0.7), 0.4, 0.7, 0, 0.3), worn, (0.8, 0.8, 0.8))
    made.bump(made.math("MULTIPLY", (slabs, "Fac"), -1), depth, 0.01)
    return made.finish(Base_Color=worn, Roughness=0.75)


def water(colour: Rgb = (0.02, 0.05, 0.055)):
    """Still water seen from above; pool floors give it its colour."""
    made = NodeMaterial("water")
    made.bump(made.noise((made.node("NewGeometry"), "Position"), 9, 3), 0.25, 0.02)
    return made.finish(Base_Color=colour, Roughness=0.03, Specular=0.7)


@dataclass(frozen=True)
class PoolWater:
    """By day: less mirror than theory says, for a blue pool."""

    strength: float = 0.30  # of the waves
    distance: float = 0.05
    waves: tuple[float, float] = (3.2, 4)  # scale and detail
    index: float = 1.33
    clear: tuple[float, float, float] = (0.72, 0.93, 0.96)
    mirror: float = 0.55  # share of what the index says
    least: float = 0.0  # mirrored where one looks straight down


def pool_water(look: PoolWater = PoolWater()):
    """Clear water: its floor shows from above, the sky at low angles."""
    made = NodeMaterial("pool-water")
    made.tree.nodes.remove(made.bsdf)
    waves = made.node("Bump")
    waves.inputs["Strength"].default_value, waves.inputs["Distance"].default_value = (
        look.strength,
        look.distance,
    )
    made.feed(made.noise((made.node("NewGeometry"), "Position"), *look.waves), waves, "Height")
    fresnel, clear, mirror, sheet = (
        made.node(kind) for kind in ("Fresnel", "BsdfTransparent", "BsdfGlossy", "MixShader")
    )
    fresnel.inputs[0].default_value = look.index
    clear.inputs[0].default_value = (*look.clear, 1)
    mirror.inputs["Roughness"].default_value = 0.01
    for target in (fresnel, mirror):
        made.link(waves, target, "Normal")
    amount = made.math("ADD", made.math("MULTIPLY", fresnel, look.mirror), look.least, clamp=True)
    for socket, source in enumerate((amount, clear, mirror)):
        made.link(source, sheet, socket)
    made.link(sheet, made.output, 0)
    return made.material
