"""Materials of whole buildings: tiled roofs, plaster, glass, timber, paving, water.

Roof and wall write the layers `mask`, `wts` and `det`, from which a picture can be given other colours
without a new render (mask: R roof, G wall, B stone; wts: share of the first three of four roof colours;
det: how much lighter or darker than its nominal colour a point is, halved).
"""

from __future__ import annotations

from .nodes import NodeMaterial, Rgb, linear

# Share of tiles up to each colour of a blend: 40, 30, 18 and 12 %.
SHARES = (0.40, 0.70, 0.88)
NEUTRAL_ROOF, NEUTRAL_WALL = 0.25, 0.60


def roof(colours: list[Rgb], near: bool = False, neutral: bool = False):
    """Tiled roof from merged tiles; near adds the grain that shows within 8 m."""
    made = NodeMaterial("roof")
    lottery = made.node("SeparateXYZ")
    made.link(made.node("UVMap", uv_map="tid"), lottery, 0)
    place = made.node("SeparateXYZ")
    made.link(made.node("UVMap", uv_map="tuv"), place, 0)
    at = (made.node("NewGeometry"), "Position")
    detail = made.remap((lottery, 0), 0, 1, 0.88, 1.12)
    for scale, low, high in ((2.6, 1.06, 0.86), (30, 1.07, 0.90), (0.35, 1.04, 0.94)):
        detail = made.product(detail, made.remap(made.noise(at, scale, 4, 0.6), 0.35, 0.72, low, high))
    soot = made.remap((place, 1), 0.62, 0.84, 1, 0.82)
    soot.clamp = True
    detail = made.product(detail, soot)
    colour = made.ramp((lottery, 1), list(zip((0, *SHARES), colours)), "CONSTANT")
    if near:
        detail = _near_grain(made, at, lottery, detail)
    shaded = made.mix(1, colour, made.grey(detail), "MULTIPLY")
    made.bump(
        made.noise(at, 320 if near else 120, 5 if near else 3, 0.7 if near else 0.55),
        0.35 if near else 0.25,
        0.0014 if near else 0.003,
    )
    _write_roof_layers(made, (lottery, 1), detail)
    return made.finish(Base_Color=(NEUTRAL_ROOF,) * 3 if neutral else shaded, Roughness=0.78, Specular=0.25)


def _near_grain(made: NodeMaterial, at, lottery, detail):
    shifted = made.offset(at, x=made.math("MULTIPLY", (lottery, 0), 7.0))
    streaks = made.noise(made.stretch(shifted, (60, 60, 60)), 1, 5, 0.7)
    detail = made.product(detail, made.remap(streaks, 0.35, 0.68, 0.93, 1.06))
    sand = made.noise(shifted, 260, 5, 0.75)
    return made.product(detail, made.remap(sand, 0.38, 0.64, 0.86, 1.12))


def _write_roof_layers(made: NodeMaterial, lottery, detail) -> None:
    passed = [made.math("GREATER_THAN", lottery, share) for share in SHARES]
    weights = made.node("CombineXYZ")
    made.feed(made.math("SUBTRACT", 1, passed[0]), weights, 0)
    made.feed(made.math("SUBTRACT", passed[0], passed[1]), weights, 1)
    made.feed(made.math("SUBTRACT", passed[1], passed[2]), weights, 2)
    made.write_layer("mask", (1.0, 0.0, 0.0))
    made.write_layer("wts", weights)
    made.write_layer("det", made.grey(made.math("MULTIPLY", detail, 0.5)))


def plaster(name: str, colour: Rgb, tinted: bool = True, neutral: bool = False):
    """Painted render with rain streaks and a dusty foot; tinted walls can be recoloured later."""
    made = NodeMaterial(name)
    geometry = made.node("NewGeometry")
    at = (geometry, "Position")
    height = made.node("SeparateXYZ")
    made.link(at, height, 0)
    broad = made.remap(made.noise(at, 0.5, 4, 0.6), 0.3, 0.7, 1.03, 0.95)
    fine = made.remap(made.noise(at, 9, 4, 0.6), 0.3, 0.7, 1.015, 0.985)
    uneven = made.math("ADD", (height, 2), made.math("MULTIPLY", made.noise(at, 1.5, 3), 0.35))
    foot = made.remap(uneven, 0.0, 0.9, 0.88, 1)
    foot.clamp = True
    rain = made.remap(made.noise(made.stretch(at, (5, 5, 0.25)), 1, 4, 0.6), 0.45, 0.75, 1, 0.96)
    detail = made.product(broad, fine, foot, rain)
    made.bump(made.noise(at, 70, 5, 0.7), 0.35, 0.006)
    made.write_layer("mask", (0.0, 1.0, 0.0) if tinted else (0.0, 0.0, 0.0))
    if tinted:  # trim must not write detail: it made haloes at its edges
        made.write_layer("det", made.grey(made.math("MULTIPLY", detail, 0.5)))
    shaded = made.mix(1, tuple(colour), made.grey(detail), "MULTIPLY")
    base = (NEUTRAL_WALL,) * 3 if neutral and tinted else shaded
    return made.finish(Base_Color=base, Roughness=0.88, Specular=0.2)


def window_glass(tint: Rgb = (0.72, 0.78, 0.77), mirror_gain: float = 1.15):
    """Thin pane: see-through, with a Fresnel mirror on top, so rooms read and the sky still reflects."""
    made = NodeMaterial("glass")
    made.tree.nodes.remove(made.bsdf)
    at = (made.node("NewGeometry"), "Position")
    waves = made.node("Bump")
    waves.inputs["Strength"].default_value = waves.inputs["Distance"].default_value = 0.05
    made.feed(made.noise(at, 0.7, 2), waves, "Height")
    fresnel = made.node("Fresnel")
    fresnel.inputs[0].default_value = 1.52
    clear, mirror, pane = made.node("BsdfTransparent"), made.node("BsdfGlossy"), made.node("MixShader")
    clear.inputs[0].default_value = (*tint, 1)
    mirror.inputs[0].default_value, mirror.inputs["Roughness"].default_value = (0.95, 0.98, 1, 1), 0.01
    for target in (fresnel, mirror):
        made.link(waves, target, "Normal")
    amount = made.math("ADD", made.math("MULTIPLY", fresnel, mirror_gain), 0.03, clamp=True)
    for socket, source in enumerate((amount, clear, mirror)):
        made.link(source, pane, socket)
    made.link(pane, made.output, 0)
    return made.material


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


def glow(name: str, colour: Rgb, strength: float):
    return NodeMaterial(name).finish(Base_Color=colour, Emission=colour, Emission_Strength=strength)


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


def paving(
    colours: tuple[str, str, str] = ("#c2ad90", "#a8947a", "#7d7161"),
    size: tuple[float, float] = (0.40, 0.20),
):
    """Laid slabs of size metres: two tones and the joint."""
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
    made.bump(made.math("MULTIPLY", (slabs, "Fac"), -1), 0.6, 0.01)
    return made.finish(Base_Color=worn, Roughness=0.75)


def asphalt():
    made = NodeMaterial("asphalt")
    at = (made.node("NewGeometry"), "Position")
    grain = made.noise(at, 60, 5, 0.8)
    made.bump(grain, 0.6, 0.006)
    base = made.ramp(grain, [(0.3, (0.055, 0.052, 0.050)), (0.7, (0.11, 0.105, 0.10))])
    worn = made.darken(made.remap(made.noise(at, 0.25, 4, 0.6), 0.35, 0.7, 0, 0.6), base, (1.5, 1.45, 1.35))
    return made.finish(Base_Color=worn, Roughness=0.9)


def water(colour: Rgb = (0.02, 0.05, 0.055)):
    """Still water seen from above; pool floors give it its colour."""
    made = NodeMaterial("water")
    made.bump(made.noise((made.node("NewGeometry"), "Position"), 9, 3), 0.25, 0.02)
    return made.finish(Base_Color=colour, Roughness=0.03, Specular=0.7)


def pool_water():
    """Clear water: its floor shows from above, the sky at low angles, but less than theory says, for a blue pool."""
    made = NodeMaterial("pool-water")
    made.tree.nodes.remove(made.bsdf)
    waves = made.node("Bump")
    waves.inputs["Strength"].default_value, waves.inputs["Distance"].default_value = 0.30, 0.05
    made.feed(made.noise((made.node("NewGeometry"), "Position"), 3.2, 4), waves, "Height")
    fresnel, clear, mirror, sheet = (
        made.node(kind) for kind in ("Fresnel", "BsdfTransparent", "BsdfGlossy", "MixShader")
    )
    fresnel.inputs[0].default_value = 1.33
    clear.inputs[0].default_value = (0.72, 0.93, 0.96, 1)
    mirror.inputs["Roughness"].default_value = 0.01
    for target in (fresnel, mirror):
        made.link(waves, target, "Normal")
    amount = made.math("MULTIPLY", fresnel, 0.55, clamp=True)
    for socket, source in enumerate((amount, clear, mirror)):
        made.link(source, sheet, socket)
    made.link(sheet, made.output, 0)
    return made.material
