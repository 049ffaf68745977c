"""Warehouse of the trader: portal frames, a bright doorway, aisles of tile pallets and brick packs.

Params: view (aisle | stacks | door), blends (list of blend names), bricks (hex list).
"""

from __future__ import annotations

import numpy as np

from ..cameras import camera
from ..cameras.camera import View, level
from ..colour import base_colour
from ..light.sun_sky import Sun, panel, sun_and_sky
from ..materials.building import glow
from ..materials.clay import BRICK, TILE, clay
from ..materials.floors import Wear, worn_concrete
from ..materials.nodes import linear, plain
from ..materials.sheet import ribbed
from ..shapes.litter import fragments, strap_ends
from ..shapes.mesh import box
from ..shapes.pallets import Storeman
from .palette import BLENDS

LENGTH, WIDTH, HEIGHT, BAY = 42.0, 20.0, 6.5, 6.0  # metres
PROFILES = ("roman", "portoghese", "plana", "marsigliese", "duna")
FLOOR = Wear(bay=(5.0, 6.0), tracks=0.75, lane=1.3, dust=0.6)
VIEWS = {
    "aisle": level((0.4, -16.5, 1.75), 0.0, 10.0, 26, 0.02),
    "stacks": View((2.6, -12.0, 2.1), (-3.4, -6.5, 0.9), 32),
    "door": level((0.9, -2.5, 1.75), -0.6, 24.0, 24, 0.02),
}


def build(params: dict, seed: str) -> dict:
    random = np.random.default_rng(sum(map(ord, seed)))
    _hall()
    names = params.get("blends", ["terracotta", "anthracite", "sand", "brown", "antique"])
    clays = [clay("clay-" + n, [base_colour("patch", c) for c in BLENDS[n]], TILE) for n in names]
    colours = params.get("bricks", ["#87402c", "#97482f", "#a0533a"])
    brick = clay("brick", [base_colour("patch", c) for c in colours], BRICK, "LINEAR")
    store = Storeman(random)
    for side in (-1, 1):
        for column in range(3):
            for i in range(11):
                at = (side * (2.6 + column * 1.45), -14.0 + i * 1.9 + random.normal(0, 0.03), 0)
                if (i + column) % 4 == 3:
                    store.bricks(brick, at, 90 + random.normal(0, 1.0))
                    continue
                which = (i // 3 + column + (side > 0)) % len(clays)
                goods = PROFILES[which % 5], clays[which]
                top = store.tiles(*goods, at, 90 + random.normal(0, 1.0))
                if column and random.uniform() < 0.8:  # two pallets high, but for the row at the aisle
                    store.tiles(*goods, (*at[:2], top), 90 + random.normal(0, 1.2))
    sun_and_sky(Sun(42, 20, 0.13))
    daylight = glow("rooflight", (1, 0.985, 0.96), 2.2)
    for y in range(-15, 20, 6):
        panel((0, y, HEIGHT - 0.3), (0, y, 0), 3.0, 320, (1, 0.98, 0.95), 1.0)
        for x in (-4.6, 3.6):
            box("rooflight", (x, y - 2.0, HEIGHT - 0.012), (x + 1.0, y + 2.0, HEIGHT), daylight)
    feet = [
        (side * 1.75, y + shift)
        for side, y, shift in ((-1, -12.6, 0), (1, -11.2, 0.2), (-1, -7.2, 0.1), (1, 1.4, 0))
    ]
    fragments(clays[0], feet, random, 14)
    strap_ends(store.strap, feet[:2], random)
    camera.use(VIEWS[params.get("view", "aisle")])
    return {"set": "sun", "exposure": params.get("exposure", -0.3)}


def _hall() -> None:
    steel = plain("steel", linear("#6d757a"), 0.5, 0.4, 0.3)
    cladding, sides = ribbed("#cfd1cf", 0.25, 0), ribbed("#cfd1cf", 0.25, 1)
    box("floor", (-WIDTH / 2, -LENGTH / 2, -0.1), (WIDTH / 2, LENGTH / 2, 0), worn_concrete("floor", FLOOR))
    box("apron", (-60, LENGTH / 2, -0.1), (60, 120, -0.01), plain("apron", linear("#b9ac98"), 0.9, 0.1))
    for x in (-WIDTH / 2, WIDTH / 2):
        box("wall", (x - 0.05, -LENGTH / 2, 0), (x + 0.05, LENGTH / 2, HEIGHT), sides)
    box("back", (-WIDTH / 2, -LENGTH / 2 - 0.1, 0), (WIDTH / 2, -LENGTH / 2, HEIGHT), cladding)
    box("roof", (-WIDTH / 2, -LENGTH / 2, HEIGHT), (WIDTH / 2, LENGTH / 2, HEIGHT + 0.1), cladding)
    gate = 3.6
    box("gable", (-WIDTH / 2, LENGTH / 2 - 0.1, 0), (-gate, LENGTH / 2, HEIGHT), cladding)
    box("gable", (gate, LENGTH / 2 - 0.1, 0), (WIDTH / 2, LENGTH / 2, HEIGHT), cladding)
    box("lintel", (-gate, LENGTH / 2 - 0.1, 4.6), (gate, LENGTH / 2, HEIGHT), cladding)
    for y in np.arange(-LENGTH / 2 + 3, LENGTH / 2, BAY):
        for x in (-WIDTH / 2 + 0.2, WIDTH / 2 - 0.2):
            for dy in (-0.14, 0.13):
                box("flange", (x - 0.15, y + dy, 0), (x + 0.15, y + dy + 0.015, HEIGHT), steel)
            box("web", (x - 0.01, y - 0.13, 0), (x + 0.01, y + 0.13, HEIGHT), steel)
        for z in (HEIGHT - 0.06, HEIGHT - 0.5):
            box("rafter", (-WIDTH / 2, y - 0.1, z - 0.015), (WIDTH / 2, y + 0.1, z), steel)
        box("rafter-web", (-WIDTH / 2, y - 0.008, HEIGHT - 0.5), (WIDTH / 2, y + 0.008, HEIGHT - 0.06), steel)
    for x in np.arange(-WIDTH / 2 + 1, WIDTH / 2, 1.8):
        box("purlin", (x - 0.04, -LENGTH / 2, HEIGHT - 0.06), (x + 0.04, LENGTH / 2, HEIGHT), steel)
