"""Where tiles are made: kiln cars loaded with tiles before a tunnel kiln, racks of drying tiles.

Params: view (kiln | drying), exposure.
"""

from __future__ import annotations

import math

import numpy as np

from ..cameras import camera
from ..cameras.camera import level
from ..colour import base_colour
from ..light.sun_sky import even_light, panel
from ..materials import building as surfaces
from ..materials.clay import TILE, clay
from ..materials.floors import Wear, worn_concrete
from ..materials.nodes import NodeMaterial, linear, plain
from ..materials.roof_layers import sawn
from ..materials.sheet import ribbed
from ..shapes import tiles
from ..shapes.litter import fragments
from ..shapes.mesh import box, cylinder, group, place
from ..shapes.tile_profiles import PROFILES

HEIGHT = 7.0
VIEWS = {
    "kiln": level((3.4, -7.4, 1.75), -0.4, 2.0, 29, 0.0),
    "drying": level((0.25, -9.2, 1.75), -0.12, 6.0, 26, 0.02),
}
# Clay's own dust is what such a floor is dyed with.
FLOOR = Wear(dark="#837b72", pale="#9b938a", bay=(4.0, 4.5), tracks=0.55, lane=0, stains=0.4, dust=0.95)
FIRED = ("#a9593a", "#b4653f", "#9d5034")
RAW = ("#8d6a52", "#94725a", "#86644c")


def build(params: dict, seed: str) -> dict:
    random, view = np.random.default_rng(sum(map(ord, seed))), params.get("view", "kiln")
    _hall()
    even_light(0.7)
    if view == "kiln":
        _kiln()
        material = clay("fired", [base_colour("patch", c) for c in FIRED], TILE)
        for y in (-1.2, 1.7):
            _car(material, (0, y, 0), random)
        _car(material, (-4.2, 0.6, 0), random)
        fragments(material, [(1.9, -2.0), (-1.8, -1.6), (2.6, 0.6), (-2.4, 2.2)], random, 12)
    else:
        raw = clay("raw", [base_colour("patch", c) for c in RAW], TILE)
        for side in (-1, 1):
            for i in range(6):
                _rack(raw, (side * 1.75, -5.5 + i * 2.5, 0), random)
        fragments(raw, [(-1.0, -4.6), (1.05, -3.2), (-1.05, 0.4)], random, 7)
    for y in (-6, -1, 4, 9):
        panel((0, y, HEIGHT - 0.4), (0, y, 0), 4.0, 900, (1, 0.97, 0.92), 1.0)
    camera.use(VIEWS[view])
    return {"set": "sun", "exposure": params.get("exposure", 0.05)}


def _kiln() -> None:
    """Steel-braced brick front with a glowing mouth."""
    brick = _wall_brick()
    steel = plain("brace", linear("#4b5357"), 0.5, 0.4, 0.4)
    half, top = 1.35, 2.6
    box("front", (-5.5, 6.0, 0), (-half, 7.0, 4.2), brick)
    box("front", (half, 6.0, 0), (5.5, 7.0, 4.2), brick)
    box("front", (-half, 6.0, top), (half, 7.0, 4.2), brick)
    for x in (-5.4, -3.4, -half - 0.1, half + 0.1, 3.4, 5.4):
        box("brace", (x - 0.08, 5.86, 0), (x + 0.08, 6.0, 4.35), steel, 0.008)
    box("brace", (-5.5, 5.84, 4.1), (5.5, 6.0, 4.4), steel, 0.008)
    box("lintel", (-half - 0.2, 5.84, top), (half + 0.2, 6.0, top + 0.2), steel, 0.008)
    inner = plain("lining", linear("#6e4a36"), 0.95, 0.1)
    for x0, x1 in ((-half - 0.2, -half), (half, half + 0.2)):
        box("lining", (x0, 7.0, 0), (x1, 18, top + 0.2), inner)
    box("lining", (-half, 7.0, top), (half, 18, top + 0.2), inner)
    glow = surfaces.glow("fire", (1, 0.36, 0.10), 9.0)
    box("fire", (-half, 17.5, 0), (half, 18, top), glow)
    for y in (9, 11.5, 14):
        for x in (-half + 0.02, half - 0.06):
            box(
                "burner", (x, y, 0.6), (x + 0.04, y + 0.5, 2.3), surfaces.glow("burner", (1, 0.42, 0.14), 3.5)
            )
    for x in (-2.4, 2.4):
        cylinder(
            "duct", (x, 6.4, 4.2), (x, 6.4, HEIGHT), 0.28, plain("duct", linear("#9aa0a2"), 0.4, 0.5, 0.7), 40
        )
    for x in (-0.62, 0.62):
        box("rail", (x - 0.03, -12, 0), (x + 0.03, 17, 0.05), steel)


def _wall_brick():
    made = NodeMaterial("firebrick")
    at = made.node("SeparateXYZ")
    made.link((made.node("NewGeometry"), "Position"), at, 0)
    flat = made.node("CombineXYZ")
    made.feed((at, 0), flat, 0)
    made.feed((at, 2), flat, 1)
    node = made.node("TexBrick")
    made.feed(flat, node, "Vector")
    for name, value in (("Color1", "#a9805c"), ("Color2", "#96704f"), ("Mortar", "#7a6a58")):
        node.inputs[name].default_value = (*linear(value), 1)
    for name, value in (("Scale", 1.0), ("Mortar Size", 0.006), ("Brick Width", 0.25), ("Row Height", 0.075)):
        node.inputs[name].default_value = value
    colour = made.darken(
        made.remap(made.noise(flat, 3, 5, 0.6), 0.4, 0.7, 0, 0.6), (node, 0), (0.7, 0.66, 0.64)
    )
    made.bump(made.math("SUBTRACT", 1, (node, 1)), 0.6, 0.01)
    return made.finish(Base_Color=colour, Roughness=0.92, Specular=0.1)


def _car(material, at, random) -> None:
    """Kiln car: refractory deck on a steel frame, tiles on edge in four cassettes two layers high."""
    steel, deck = plain("frame", linear("#3f4447"), 0.6, 0.4, 0.3), _wall_brick()
    base = group(at)
    box("frame", (-1.2, -1.2, 0.18), (1.2, 1.2, 0.36), steel, 0.02, base)
    box("deck", (-1.15, -1.15, 0.36), (1.15, 1.15, 0.74), deck, 0.01, base)
    for x in (-0.62, 0.62):
        for y in (-0.8, 0.8):
            cylinder("wheel", (x - 0.05, y, 0.16), (x + 0.05, y, 0.16), 0.16, steel, 28, 0.01, base)
    spec = PROFILES["marsigliese"]
    kinds = [tiles.tile("marsigliese", s, 0.0008, material) for s in range(4)]
    for layer in range(2):
        z = 0.75 + layer * (spec.length + 0.05)
        if layer:
            box("batt", (-1.1, -1.1, z - 0.045), (1.1, 1.1, z - 0.005), deck, 0.006, base)
        for row in range(4):
            for i in range(38):
                x = -1.04 + i * 0.055 + random.normal(0, 0.0015)
                y = -1.06 + row * 0.54 + random.normal(0, 0.004)
                spin = math.pi / 2 + random.normal(0, 0.006)
                place(kinds[int(random.integers(4))], (x, y + 0.12, z), (math.pi / 2, 0, spin), parent=base)


def _rack(material, at, random) -> None:
    """Drying rack: steel posts and slatted shelves, two tiles deep."""
    steel, base = plain("rack", linear("#6d757a"), 0.5, 0.4, 0.3), group(at)
    lath = sawn("lath", "#7d6448", "#a48a68", 0)
    for x in (-0.55, 0.51):
        for y in (-1.1, 1.06):
            box("post", (x, y, 0), (x + 0.04, y + 0.04, 3.2), steel, 0.003, base)
    kinds = [tiles.tile("portoghese", s, 0.0008, material) for s in range(4)]
    for shelf in range(8):
        z = 0.28 + shelf * 0.38
        # Inside the posts' faces: flush with them it would flicker black.
        for x in (-0.545, -0.03, 0.0, 0.515):
            box("rail", (x, -1.09, z - 0.06), (x + 0.03, 1.09, z - 0.022), steel, 0, base)
        # Tiles dry on laths, so that air reaches them from below.
        for i in range(16):
            y = -1.08 + i * 0.14
            box("lath", (-0.56, y, z - 0.022), (0.56, y + 0.045, z), lath, 0.001, base)
        for column in range(2):
            for i in range(8):
                at_tile = (-0.49 + column * 0.53, -1.05 + i * 0.27 + random.normal(0, 0.004), z)
                place(
                    kinds[int(random.integers(4))],
                    (at_tile[0] + 0.41, at_tile[1], z),
                    (0, 0, math.pi / 2),
                    parent=base,
                )


def _hall() -> None:
    floor = worn_concrete("floor", FLOOR)
    wall, sides = ribbed("#cfccc4", 0.25, 0), ribbed("#cfccc4", 0.25, 1)
    steel = plain("steel", linear("#6d757a"), 0.5, 0.4, 0.3)
    box("floor", (-12, -16, -0.1), (12, 20, 0), floor)
    for x in (-12.1, 12.0):
        box("wall", (x, -16, 0), (x + 0.1, 20, HEIGHT), sides)
    box("end", (-12, 19.9, 0), (12, 20, HEIGHT), wall)
    box("behind", (-12, -16.1, 0), (12, -16, HEIGHT), wall)
    box("roof", (-12, -16, HEIGHT), (12, 20, HEIGHT + 0.1), wall)
    for y in np.arange(-14, 20, 4.5):
        box("beam", (-12, y - 0.1, HEIGHT - 0.5), (12, y + 0.1, HEIGHT - 0.05), steel, 0.01)
        for x in (-11.9, 11.6):
            box("column", (x, y - 0.15, 0), (x + 0.3, y + 0.15, HEIGHT), steel, 0.01)
