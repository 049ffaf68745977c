"""Loading yard in front of the warehouse: rows of pallets, pallets ready to go, a half-loaded container.

Params: view (loading | stock | export | rows), blends (list of blend names), sun, exposure.
"""

from __future__ import annotations

import numpy as np

from ..cameras import camera
from ..cameras.camera import View, level
from ..colour import base_colour
from ..light.sun_sky import Sun, sun_and_sky
from ..materials.clay import BRICK, TILE, clay
from ..materials.floors import Wear, worn_concrete
from ..materials.glass import window_glass
from ..materials.nodes import linear, plain
from ..materials.sheet import ribbed
from ..shapes import site
from ..shapes.container import container
from ..shapes.litter import fragments, strap_ends
from ..shapes.mesh import box
from ..shapes.pallets import Storeman
from ..shapes.plants import Nursery
from .palette import BLENDS

PROFILES = ("portoghese", "marsigliese", "roman", "duna")
VIEWS = {
    "loading": View((-3.05, -4.7, 1.55), (-4.15, -1.6, 0.72), 36),
    "stock": level((-13.6, -9.6, 2.9), -8.6, 2.0, 30, -0.04),
    "export": level((7.6, -3.6, 1.7), 3.2, 1.9, 30, -0.02),
    "rows": View((-14.5, -13.0, 7.4), (-5.0, 3.0, 0.0), 32),
}

APRON = Wear(
    dark="#7f786c",
    pale="#979082",
    tracks=0.8,
    lane=0,
    cracks=0.8,
    stains=0.55,
    dust=0.75,
    sand=0.75,
    rough=(0.8, 0.9),
)
# Where pieces broke and straps were cut: at the feet of the pallets that are seen near.
BROKEN = {
    "loading": [(-5.0, -2.5), (-3.4, -2.3), (-4.2, -1.0), (-2.4, -1.4), (-5.9, -0.6)],
    "export": [(4.1, -0.7), (5.7, -0.8), (3.6, 1.6), (4.6, 1.5)],
    "stock": [(-11.2, -4.9), (-9.0, -4.6), (-7.4, -4.7), (-5.8, -4.0)],
    "rows": [(-11.0, -5.0), (-8.0, -5.0), (-5.5, -4.6)],
}
# Azimuth of the sun, never behind the camera.
SUNS = {"loading": 112, "stock": 142, "export": -168, "rows": 142}


def build(params: dict, seed: str) -> dict:
    view, random = params.get("view", "loading"), np.random.default_rng(sum(map(ord, seed)))
    names = params.get("blends", ["terracotta", "red", "antique", "anthracite"])
    clays = [clay("clay-" + n, [base_colour("patch", c) for c in BLENDS[n]], TILE) for n in names]
    brick = clay(
        "brick", [base_colour("patch", c) for c in ("#87402c", "#97482f", "#a0533a")], BRICK, "LINEAR"
    )
    store = Storeman(random)
    _hall()
    _stock(store, clays, brick, random, deep=view in ("stock", "rows"))
    if view == "export":
        _export(store, clays)
    elif view == "loading":
        _loading(store, clays)
    _ground(random)
    fragments(clays[0], BROKEN[view], random, 16)
    strap_ends(store.strap, [(x + 0.5, y - 0.25) for x, y in BROKEN[view][::2]], random)
    sun_and_sky(Sun(**{"elevation": 38, "azimuth": SUNS[view], "strength": 0.13, **params.get("sun", {})}))
    camera.use(VIEWS[view])
    return {"set": "sun", "exposure": params.get("exposure", -0.7)}


def _stock(store: Storeman, clays, brick, random, deep: bool) -> None:
    """Blocks of pallets in rows; every row is one colour, as goods arrive."""
    for row in range(6 if deep else 3):
        for i in range(6 if deep else 3):
            at = (-12.4 + i * 1.42 + row % 2 * 0.08, 5.0 - row * 1.75 + random.normal(0, 0.03), 0)
            if row == 2:
                store.bricks(brick, at, random.normal(0, 0.8))
            else:
                which = row % len(clays)
                store.tiles(PROFILES[which % 4], clays[which], at, random.normal(0, 0.8), 2)


def _loading(store: Storeman, clays) -> None:
    """Pallets set out for a lorry, close enough to read strap and label."""
    for i in range(4):
        store.tiles(
            "roman" if i % 2 else "portoghese", clays[i % 2], (-6.6 + i * 1.55, -1.6, 0), 3 * (i - 1), 2
        )
    for i in range(3):
        store.tiles("marsigliese", clays[(i + 1) % 4], (-6.0 + i * 1.6, 0.4, 0), 2 * (i - 1), 2)


def _export(store: Storeman, clays) -> None:
    container("#2f5d50", (3.0, 2.2, 0), -24)
    container("#8a3b2a", (0.2, 6.6, 0), -12)
    for along, aside in ((1.6, -0.58), (1.6, 0.58), (3.0, -0.58), (3.0, 0.58)):
        turn = np.radians(-24)
        x = 3.0 - along * np.cos(turn) - aside * np.sin(turn)
        y = 2.2 - along * np.sin(turn) + aside * np.cos(turn)
        store.tiles("portoghese", clays[0], (x, y, 0.15), -24, 2)
    store.tiles("marsigliese", clays[1], (5.0, 0.2, 0), -20, 2)


def _hall() -> None:
    """Front of the warehouse with roller doors."""
    cladding = ribbed("#d5d2ca", 0.25, 0)
    box("hall", (-26, 9.0, 0), (14, 30, 7.4), cladding)
    steel, door = plain("steel", linear("#5b6468"), 0.5, 0.4, 0.3), ribbed("#8f989b", 0.09, 2)
    plinth = plain("plinth", linear("#b3ada2"), 0.9, 0.1, bump=(40, 0.3, 0.004))
    box("plinth", (-26.02, 8.9, 0), (14.02, 9.0, 0.9), plinth, 0.01)
    box("eaves", (-26.2, 8.8, 7.25), (14.2, 9.05, 7.6), steel, 0.02)
    for x in (-19, -9, 1):
        box("frame", (x - 0.15, 8.84, 0), (x + 4.75, 8.98, 4.85), steel, 0.01)
        box("door", (x, 8.82, 0), (x + 4.6, 8.86, 4.7), door)
    glass, dark = window_glass(), plain("inside", linear("#262b2e"), 0.9, 0.1)
    for x in range(-24, 14, 6):
        box("downpipe", (x, 8.85, 0), (x + 0.1, 8.95, 7.3), steel, 0.01)
        _clerestory(x + 1.0, (glass, dark, steel))


def _clerestory(x: float, made_of) -> None:
    """Band of three panes under the eaves, in frames, over the dark of the hall."""
    glass, dark, steel = made_of
    box("inside", (x, 8.975, 5.6), (x + 3.6, 8.995, 6.5), dark)
    for k in range(3):
        left = x + 1.2 * k
        box("pane", (left + 0.04, 8.945, 5.64), (left + 1.16, 8.951, 6.46), glass)
    for k in range(4):
        at = x + 1.2 * k
        box("mullion", (at - 0.035, 8.92, 5.56), (at + 0.035, 8.99, 6.54), steel, 0.006)
    for z in (5.57, 6.47):
        box("rail", (x - 0.03, 8.925, z), (x + 3.63, 8.985, z + 0.06), steel, 0.006)
    box("sill", (x - 0.08, 8.88, 5.53), (x + 3.68, 8.993, 5.56), steel, 0.004)


def _ground(random) -> None:
    site.ground()
    box("apron", (-40, -30, -0.1), (40, 9, 0), worn_concrete("concrete", APRON))
    line = plain("line", linear("#c9b36a"), 0.8, 0.2)
    for y in (-2.9, -5.2):
        box("line", (-30, y, 0.0), (30, y + 0.1, 0.003), line)
    plants = Nursery(random)
    for x in (-34, 17, 21, 27, 33):
        plants.palm(x, 12 + abs(x) % 5, 8.5)
    for x in range(16, 44, 3):
        plants.put("big", (x, 24 + x % 4, 1.6), 1.5)
    curb = plain("kerb", linear("#b5aea2"), 0.9, 0.2)
    box("kerb", (-40, -14.3, 0), (40, -14.1, 0.14), curb, 0.01)
    site.wall_line((15, 10), (44, 10), 2.6, plain("fence", linear("#e2d6c0"), 0.9, 0.1), curb)
