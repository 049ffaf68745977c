"""Painted render of whole buildings, with what rain and ground leave on it.

Roof and wall write the layers `mask`, `wts` and `det`, from which a picture can be given other colours
without a new render (mask: R roof, G wall, B stone, each the share of the albedo that takes a new colour; wts:
share of the first three of four roof colours; det: half of the mask, since what makes a point lighter or darker
than its nominal colour is in the render).
"""

from __future__ import annotations

from dataclasses import dataclass

from . import fired
from .nodes import NodeMaterial, Rgb

NEUTRAL_WALL = 0.60
# About #a98c66 through the calibration of walls: deposits are base colours, nominal ones would be paler than paint.
SPLASH = (0.105, 0.076, 0.046)
JOINT_SHADE = 0.45  # share of the wall's light that a control joint sends back


def plaster(name: str, colour: Rgb, tinted: bool = True, neutral: bool = False, shade: float = 1.0):
    """Painted render: trowelled, with dirt under overhangs, rain runs and a splashed foot. Trim (tinted False) has no
    layers. shade darkens it without another colour, for the joints of a wall.

    Dirt is a factor; the dust of the splash zone keeps its own colour (it lowers the mask, see fired.py)."""
    made = NodeMaterial(name)
    surface = _Surface.of(made)
    detail = made.product(_weather(made, surface), _grime(made, surface))
    trowel = made.noise(made.stretch(surface.at, (11, 11, 17)), 1, 3, 0.6, 1.6)
    fine = made.math("MULTIPLY", made.noise(surface.at, 95, 3, 0.7), 0.5)
    height = made.math("ADD", fine, made.math("MULTIPLY", trowel, 0.9))
    if shade < 1:
        detail = made.math("MULTIPLY", detail, shade)
    made.bump(height, 0.45, 0.004)
    base = (NEUTRAL_WALL,) * 3 if neutral and tinted else tuple(colour)
    clean = made.mix(1, base, made.grey(detail), "MULTIPLY")
    dust = _splash(made, surface)
    shaded = made.mix(dust, clean, SPLASH)
    _write_layers(made, (clean, shaded, dust) if tinted else None)
    return made.finish(Base_Color=shaded, Roughness=0.9, Specular=0.15)


@dataclass(frozen=True)
class _Surface:
    """Position, its height, and 1 on upright faces."""

    at: tuple
    z: tuple
    upright: object

    @classmethod
    def of(cls, made: NodeMaterial):
        geometry = made.node("NewGeometry")
        at, place, facing = (geometry, "Position"), made.node("SeparateXYZ"), made.node("SeparateXYZ")
        made.link(at, place, 0)
        made.link((geometry, "Normal"), facing, 0)
        return cls(at, (place, 2), made.math("LESS_THAN", made.math("ABSOLUTE", (facing, 2)), 0.4))


def _weather(made: NodeMaterial, surface: _Surface):
    """Clouds of three sizes and rain runs: narrow and few, bundled by a slow noise, longest high up."""
    at = surface.at
    broad = made.remap(made.noise(at, 0.55, 4, 0.62), 0.3, 0.7, 1.06, 0.84)
    mid = made.remap(made.noise(at, 2.7, 3, 0.6, 0.5), 0.3, 0.7, 1.04, 0.92)
    fine = made.remap(made.noise(at, 14, 3, 0.6), 0.3, 0.7, 1.02, 0.975)
    lines = fired.smooth(made, made.noise(made.stretch(at, (9, 9, 0.22)), 1, 3, 0.62), 0.54, 0.72)
    bundles = fired.smooth(made, made.noise(made.stretch(at, (0.9, 0.9, 0.12)), 1, 2, 0.5), 0.46, 0.66)
    rain = made.math("SUBTRACT", 1, made.product(lines, bundles, surface.upright, 0.34))
    return made.product(broad, mid, fine, rain)


def _grime(made: NodeMaterial, surface: _Surface):
    """Dirt under overhangs and in corners, patchy."""
    dirt = made.node("AmbientOcclusion")
    dirt.samples = 1
    dirt.inputs["Distance"].default_value = 0.45
    closed = made.math("SUBTRACT", 1, (dirt, "AO"), clamp=True)
    patchy = made.remap(made.noise(surface.at, 3.5, 3, 0.6), 0.35, 0.65, 0.35, 1.0)
    return made.math("SUBTRACT", 1, made.product(closed, patchy, 0.40))


def _splash(made: NodeMaterial, surface: _Surface):
    """Share of earth splashed on the foot: crooked upper border, spattered."""
    crook = made.math("SUBTRACT", made.noise(surface.at, 1.6, 4, 0.65), 0.5)
    uneven = made.math("ADD", surface.z, made.math("MULTIPLY", crook, 0.55))
    drops = fired.smooth(made, made.noise(surface.at, 55, 2, 0.6), 0.45, 0.62)
    spatter = made.math("ADD", made.math("MULTIPLY", drops, 0.5), 0.5)
    return made.product(fired.smooth(made, uneven, 0.50, 0.02), spatter, surface.upright, 0.9)


def _write_layers(made: NodeMaterial, painted) -> None:
    """painted is the clean colour, the dusty one and the share of dust, or None for trim."""
    if not painted:  # trim must not write detail: it made haloes at its edges
        made.write_layer("mask", (0.0, 0.0, 0.0))
        return
    light = [made.node("RGBToBW"), made.node("RGBToBW")]
    for source, grey in zip(painted, light):
        made.feed(source, grey, 0)
    kept = made.math("MULTIPLY", light[0], made.math("SUBTRACT", 1, painted[2]))
    share = made.math("DIVIDE", kept, light[1], clamp=True)
    mask = made.node("CombineXYZ")
    made.feed(share, mask, 1)
    made.write_layer("mask", mask)
    made.write_layer("det", made.grey(made.math("MULTIPLY", share, 0.5)))


def drips(strength: float = 0.85):
    """Decal below a sill's ends or a scupper: dirt washed down, thinning out. Object x across, z up to 0."""
    made = NodeMaterial("drips")
    own = made.offset(
        (made.node("TexCoord"), "Object"), x=made.math("MULTIPLY", (made.node("ObjectInfo"), "Random"), 50)
    )
    place = made.node("SeparateXYZ")
    made.link((made.node("TexCoord"), "Generated"), place, 0)
    lines = made.noise(made.stretch(own, (26, 1, 0.8)), 1, 3, 0.6)
    reach = made.math(
        "ADD",
        (place, 2),
        made.math(
            "MULTIPLY", made.math("SUBTRACT", made.noise(made.stretch(own, (14, 1, 0.1)), 1, 2), 0.5), 0.9
        ),
    )
    middle = made.math(
        "SUBTRACT",
        1,
        made.math("MULTIPLY", made.math("ABSOLUTE", made.math("SUBTRACT", (place, 0), 0.5)), 2),
        clamp=True,
    )
    amount = made.product(
        fired.smooth(made, lines, 0.42, 0.66),
        fired.smooth(made, reach, 0.15, 1.0),
        fired.smooth(made, middle, 0, 0.7),
        strength,
    )
    made.finish(Base_Color=(0.10, 0.085, 0.065), Roughness=0.95, Specular=0.05)
    clear, mixed = made.node("BsdfTransparent"), made.node("MixShader")
    made.link(amount, mixed, 0)
    made.link(clear, mixed, 1)
    made.link(made.bsdf, mixed, 2)
    made.link(mixed, made.output, 0)
    return made.material
