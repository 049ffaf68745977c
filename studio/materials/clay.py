"""Fired clay seen close: tiles in the studio, laid patches, bricks.

The layers and their amounts are part of the colour calibration (colour.py): after changing them, measure
the calibration plates again.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import fired
from .fired import Firing
from .nodes import NodeMaterial, Rgb


@dataclass(frozen=True)
class ClayLook:
    """How much of each layer; 0 leaves it out."""

    spread: float = 0.10  # value of one piece against the next
    hue: float = 0.005  # more than this looks like different products
    bloom: float = 0.25  # pale lime bloom
    streak: float = 0.35  # pressing streaks along the piece
    speck: float = 0.5  # dark iron specks
    grit: float = 0.22  # sand grain; without it the denoiser leaves plastic
    dirt: float = 0.35  # dust in crevices
    flash: float = 0.0  # dark kiln flashing of bricks
    rough: float = 0.82
    relief: float = 1.0
    specular: float = 0.28  # .08 for dark tiles in the sun, whose glare lifts them
    glaze: float = 0.0
    firing: Firing | None = None  # tiles; None keeps the layers of bricks
    cover: float = 0.22  # metres across and up a piece that firing counts as 1
    length: float = 0.41


# Nominal grey of the plates that are given their colours afterwards.
NEUTRAL = "#8f8f8f"

TILE = ClayLook(
    dirt=0.3,
    specular=0.16,
    rough=0.9,
    firing=Firing(spread=0.02, warm=0.012, flash=0.22, lap=0.0, run=0.1, salt=0.09, dust=0.0, wear=0.6),
)
# Full relief speckles the flank of a roll where the sun grazes it.
LAID = ClayLook(dirt=0.4, specular=0.08, rough=0.9, relief=0.45, firing=Firing(salt=0.12, dust=0.12))
BRICK = ClayLook(
    spread=0.14,
    hue=0.003,
    bloom=0.45,
    streak=0,
    dirt=0.5,
    speck=0.8,
    relief=2.4,
    rough=0.92,
    grit=0.75,
    flash=0.55,
)


def clay(name: str, colours: list[Rgb], look: ClayLook = TILE, blend: str = "CONSTANT"):
    """Clay material; each object draws one of the colours (blend LINEAR: a shade between them)."""
    made = NodeMaterial(name)
    if look.firing:
        return _fired(made, colours, look, blend)
    lottery = (made.node("ObjectInfo"), "Random")
    second = made.math("FRACT", made.math("MULTIPLY", lottery, 17.31))
    at = made.offset(
        (made.node("TexCoord"), "Object"),
        x=made.math("MULTIPLY", lottery, 37.0),
        y=made.math("MULTIPLY", lottery, 91.0),
    )
    steps = len(colours) if blend == "CONSTANT" else max(len(colours) - 1, 1)
    colour = made.ramp(second, [(i / steps, c) for i, c in enumerate(colours)], blend)
    colour = _piece_shift(made, colour, lottery, second, look)
    colour = _kiln(made, colour, at, look)
    streaks = made.noise(made.stretch(at, (90, 4, 90)), 1, 3, 0.6)
    colour = _grain(made, colour, at, streaks, look)
    height = _relief(made, at, streaks, look)
    if look.speck:
        colour, height = _specks(made, colour, height, at, look)
    dirt = made.math(
        "MULTIPLY",
        made.math("SUBTRACT", 1, made.math("POWER", (_ao(made), "AO"), 1.6)),
        look.dirt,
        clamp=True,
    )
    colour = made.darken(dirt, colour, (0.42, 0.38, 0.36))
    made.bump(height, 0.55 * look.relief, 0.0009)
    _write_layers(made, second)
    if look.glaze:
        made.finish(Clearcoat=look.glaze, Clearcoat_Roughness=0.1)
    rough = made.remap(
        made.noise(at, 40, 3), 0.3, 0.7, max(look.rough - 0.1, 0.05), min(look.rough + 0.06, 1)
    )
    return made.finish(Base_Color=colour, Roughness=rough, Specular=look.specular)


def _fired(made: NodeMaterial, colours: list[Rgb], look: ClayLook, blend: str):
    """Tiles: mottled, each fired its own way, no grain along the piece."""
    lottery = (made.node("ObjectInfo"), "Random")
    second = made.math("FRACT", made.math("MULTIPLY", lottery, 17.31))
    own = (made.node("TexCoord"), "Object")
    place = made.node("SeparateXYZ")
    made.link(own, place, 0)
    u = made.math("DIVIDE", (place, 0), look.cover)
    v = made.math("DIVIDE", (place, 1), look.length)
    at = made.offset(own, x=made.math("MULTIPLY", lottery, 37.0), y=made.math("MULTIPLY", lottery, 91.0))
    steps = len(colours) if blend == "CONSTANT" else max(len(colours) - 1, 1)
    base = made.ramp(second, [(i / steps, c) for i, c in enumerate(colours)], blend)
    factor, salt, dust = fired.factors(made, at, u, v, fired.randoms(made, lottery), look.firing, True)
    colour = made.mix(1, base, factor, "MULTIPLY")
    dirt = made.math(
        "MULTIPLY",
        made.math("SUBTRACT", 1, made.math("POWER", (_ao(made), "AO"), 1.5)),
        look.dirt,
        clamp=True,
    )
    colour = made.darken(dirt, colour, (0.42, 0.38, 0.36))
    pits = made.math("LESS_THAN", (made.voronoi(at, 150), 0), 0.11)
    pits = made.math("MULTIPLY", pits, made.math("GREATER_THAN", made.noise(at, 30, 1), 0.52))
    iron = made.math("LESS_THAN", (made.voronoi(at, 260), 0), 0.13)
    iron = made.math("MULTIPLY", iron, made.math("GREATER_THAN", made.noise(at, 21, 1), 0.55))
    colour = made.darken(made.math("MULTIPLY", pits, 0.6), colour, (0.5, 0.45, 0.43))
    colour = made.darken(made.math("MULTIPLY", iron, look.speck), colour, (0.42, 0.36, 0.35))
    raw = made.node("Attribute", attribute_name="chip")
    colour = made.darken((raw, "Fac"), colour, (1.32, 1.16, 1.05))
    albedo, share = fired.deposit(made, colour, salt, dust)
    # Three sizes of unevenness: pressed clay 3 cm, skin 6 mm, sand 2 mm; the chip's torn face is coarser.
    height = made.math("MULTIPLY", made.noise(at, 34, 2, 0.5), 2.2)
    height = made.math("ADD", height, made.math("MULTIPLY", made.noise(at, 150, 3, 0.65), 0.9))
    height = made.math("ADD", height, made.math("MULTIPLY", made.noise(at, 620, 2, 0.7), 0.34))
    height = made.math("SUBTRACT", height, made.math("MULTIPLY", pits, 0.7))
    made.bump(height, 0.8 * look.relief, 0.0009)
    _write_layers(made, second, share)
    if look.glaze:
        made.finish(Clearcoat=look.glaze, Clearcoat_Roughness=0.15)
    rough = made.math(
        "ADD",
        made.remap(made.noise(at, 38, 2), 0.3, 0.7, look.rough - 0.12, look.rough + 0.05),
        made.math("MULTIPLY", salt, 0.2),
        clamp=True,
    )
    return made.finish(Base_Color=albedo, Roughness=rough, Specular=look.specular)


def _write_layers(made: NodeMaterial, second, share=None) -> None:
    """What is clay, and the share of the first three of four equal classes of pieces, for post/tint.py."""
    passed = [made.math("GREATER_THAN", second, share) for share in (0.25, 0.5, 0.75)]
    weights = made.node("CombineXYZ")
    made.feed(made.math("SUBTRACT", 1, passed[0]), weights, 0)
    made.feed(made.math("SUBTRACT", passed[0], passed[1]), weights, 1)
    made.feed(made.math("SUBTRACT", passed[1], passed[2]), weights, 2)
    if share is None:
        made.write_layer("mask", (1.0, 0.0, 0.0))
    else:
        mask = made.node("CombineXYZ")
        made.feed(share, mask, 0)
        made.write_layer("mask", mask)
    made.write_layer("wts", weights)


def _ao(made: NodeMaterial):
    node = made.node("AmbientOcclusion")
    node.samples = 1  # many picture samples average it; four cost half of the render
    node.inputs["Distance"].default_value = 0.03
    return node


def _piece_shift(made: NodeMaterial, colour, lottery, second, look: ClayLook):
    shifted = made.node("HueSaturation")
    made.feed(colour, shifted, "Color")
    made.feed(made.remap(lottery, 0, 1, 0.5 - look.hue, 0.5 + look.hue), shifted, "Hue")
    third = made.math("FRACT", made.math("MULTIPLY", lottery, 7.77))
    made.feed(made.remap(third, 0, 1, 1 - look.spread, 1 + look.spread * 0.8), shifted, "Value")
    made.feed(made.remap(second, 0, 1, 0.92, 1.06), shifted, "Saturation")
    return shifted


def _kiln(made: NodeMaterial, colour, at, look: ClayLook):
    """Soft dark clouds, pale bloom and, on bricks, flashed zones."""
    clouds = made.remap(made.noise(at, 6, 4, 0.6, 0.4), 0.35, 0.75, 0, 0.42)
    colour = made.darken(clouds, colour, (0.62, 0.56, 0.55))
    pale = made.node("HueSaturation")
    made.feed(colour, pale, "Color")
    for name, value in (("Value", 1.22), ("Saturation", 0.82), ("Hue", 0.508)):
        pale.inputs[name].default_value = value
    return made.mix(made.remap(made.noise(at, 14, 3, 0.5), 0.52, 0.78, 0, look.bloom * 1.6), colour, pale)


def _grain(made: NodeMaterial, colour, at, streaks, look: ClayLook):
    colour = made.darken(made.remap(streaks, 0.42, 0.72, 0, look.streak * 0.5), colour, (0.80, 0.77, 0.76))
    sand = made.noise(at, 260, 3, 0.75)  # finer octaves are below a pixel and cost most of the render
    colour = made.darken(made.remap(sand, 0.40, 0.64, 0, look.grit), colour, (1.45, 1.38, 1.30))
    colour = made.darken(made.remap(sand, 0.60, 0.36, 0, look.grit * 1.3), colour, (0.55, 0.52, 0.50))
    if look.flash:
        zones = made.noise(made.stretch(at, (9, 3, 14)), 1, 5, 0.65, 1.0)
        amount = made.math("MULTIPLY", made.remap(zones, 0.46, 0.66, 0, 1), look.flash)
        colour = made.darken(amount, colour, (0.36, 0.34, 0.38))
    return colour


def _relief(made: NodeMaterial, at, streaks, look: ClayLook):
    grain = made.math("MULTIPLY", made.noise(at, 420, 2, 0.75), 0.35 + look.grit)
    height = made.math("ADD", grain, made.math("MULTIPLY", streaks, 0.8))
    return made.math("ADD", height, made.math("MULTIPLY", made.noise(at, 120, 3, 0.6), 0.9))


def _specks(made: NodeMaterial, colour, height, at, look: ClayLook):
    specks = made.math("LESS_THAN", (made.voronoi(at, 230), 0), 0.16)
    kept = made.math("GREATER_THAN", made.noise(at, 60, 2), 0.53)
    colour = made.darken(made.product(specks, kept, look.speck), colour, (0.45, 0.40, 0.40))
    pits = made.math("LESS_THAN", (made.voronoi(at, 120), 0), 0.10)
    pits = made.math("MULTIPLY", pits, made.math("GREATER_THAN", made.noise(at, 25, 2), 0.58))
    return colour, made.math("SUBTRACT", height, made.math("MULTIPLY", pits, 0.8))
