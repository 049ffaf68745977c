"""Tiled roofs of whole buildings.

Roof and wall write the layers `mask`, `wts` and `det`, from which a picture can be given other colours
without a new render (mask: R roof, G wall, B stone, each the share of the albedo that takes a new colour; wts:
share of the first three of four roof colours; det: half of the mask, since what makes a point lighter or darker
than its nominal colour is in the render).
"""

from __future__ import annotations

from . import fired
from .fired import Firing
from .nodes import NodeMaterial, Rgb

# Share of tiles up to each colour of a blend: 40, 30, 18 and 12 %.
SHARES = (0.40, 0.70, 0.88)
NEUTRAL_ROOF = 0.25


ROOF_NEAR = Firing(
    spread=0.065,
    warm=0.04,
    cloud=0.55,
    kiss=0.45,
    flash=0.30,
    mottle=0.45,
    grain=0.45,
    wear=0.6,
    lap=0.45,
    run=0.35,
    salt=0.10,
    dust=0.12,
)
ROOF_FAR = Firing(
    spread=0.075,
    warm=0.04,
    cloud=0.6,
    kiss=0.35,
    flash=0.30,
    mottle=0.3,
    wear=0.5,
    lap=0.5,
    run=0.3,
    salt=0.10,
    dust=0.12,
)


def roof(colours: list[Rgb], near: bool = False, neutral: bool = False):
    """Tiled roof from merged tiles; near adds the grain that shows within 8 m.

    A neutral roof is rendered with its factors in it (they are RGB), so `det` is flat for roofs."""
    made = NodeMaterial("roof")
    lottery = made.node("SeparateXYZ")
    made.link(made.node("UVMap", uv_map="tid"), lottery, 0)
    place = made.node("SeparateXYZ")
    made.link(made.node("UVMap", uv_map="tuv"), place, 0)
    position = (made.node("NewGeometry"), "Position")
    at = made.offset(
        position, x=made.math("MULTIPLY", (lottery, 0), 37.0), z=made.math("MULTIPLY", (lottery, 0), 91.0)
    )
    factor, salt, dust = fired.factors(
        made,
        at,
        (place, 0),
        (place, 1),
        fired.randoms(made, (lottery, 0)),
        ROOF_NEAR if near else ROOF_FAR,
        near,
    )
    # Pallets and weather: soft patches over many tiles, which break the chequerboard of single tiles.
    pallet = made.noise(position, 0.55, 3, 0.55)
    factor = made.mix(
        1, factor, fired.tone(made, fired.smooth(made, pallet, 0.40, 0.64), (0.86, 0.83, 0.82)), "MULTIPLY"
    )
    choice = (lottery, 1)
    base = made.ramp(choice, list(zip((0, *SHARES), colours)), "CONSTANT")
    if neutral:
        base = (NEUTRAL_ROOF,) * 3
    colour = made.mix(1, base, factor, "MULTIPLY")
    albedo, share = fired.deposit(made, colour, salt, dust)
    height = made.math("MULTIPLY", made.noise(at, 30, 2, 0.5), 1.6)
    if near:
        height = made.math("ADD", height, made.math("MULTIPLY", made.noise(at, 260, 3, 0.65), 0.8))
    made.bump(height, 0.7, 0.0012 if near else 0.0018)
    _write_roof_layers(made, choice, share)
    return made.finish(Base_Color=albedo, Roughness=0.92, Specular=0.12)


ROLL = 0.62  # of the tiles' lightness: sold a tone darker than they are


def roll(colours: list[Rgb], neutral: bool = False):
    """Coated aluminium of ridge roll and clips, in the first colour of the roof, which is that of most tiles."""
    made = NodeMaterial("roll")
    base = (NEUTRAL_ROOF,) * 3 if neutral else colours[0]
    made.write_layer("mask", (1.0, 0.0, 0.0))
    made.write_layer("wts", (1.0, 0.0, 0.0))
    made.write_layer("det", (0.5, 0.5, 0.5))
    shade = tuple(ROLL * channel for channel in base)
    dusty = made.remap(made.noise((made.node("NewGeometry"), "Position"), 6, 4, 0.6), 0.45, 0.8, 0, 0.25)
    colour = made.mix(dusty, shade, tuple(1.5 * channel for channel in shade))
    return made.finish(Base_Color=colour, Roughness=0.62, Specular=0.2)


def _write_roof_layers(made: NodeMaterial, lottery, share) -> None:
    passed = [made.math("GREATER_THAN", lottery, share) for share in SHARES]
    weights = made.node("CombineXYZ")
    made.feed(made.math("SUBTRACT", 1, passed[0]), weights, 0)
    made.feed(made.math("SUBTRACT", passed[0], passed[1]), weights, 1)
    made.feed(made.math("SUBTRACT", passed[1], passed[2]), weights, 2)
    mask = made.node("CombineXYZ")
    made.feed(share, mask, 0)
    made.write_layer("mask", mask)
    made.write_layer("wts", weights)
    made.write_layer("det", made.grey(made.math("MULTIPLY", share, 0.5)))
