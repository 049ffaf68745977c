"""Showroom: laid panels of tiles along a wall, single tiles on shelves, a table with samples.

Params: view (panels | table), exposure.
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from ..cameras import camera
from ..cameras.camera import level
from ..colour import base_colour
from ..light.sun_sky import Sun, panel, sun_and_sky
from ..materials import building as surfaces
from ..materials.clay import TILE, clay
from ..materials.nodes import linear, plain
from ..shapes import tiles
from ..shapes.mesh import box, cylinder, group, place
from ..shapes.tile_profiles import PROFILES
from .palette import BLENDS

LENGTH, DEPTH, HEIGHT = 13.0, 7.0, 3.4
# The deep profiles stand near the camera: from beside, flat ones read as boards.
PANELS = (
    ("plana", "anthracite"),
    ("duna", "sand"),
    ("marsigliese", "red"),
    ("portoghese", "terracotta"),
    ("lusa", "antique"),
    ("roman", "brown"),
)
# Metres from panel to panel, where the first begins, and how wide each is.
STEP, FIRST, PANEL = 2.1, -5.4, 1.62
# Pressing streaks that every tile of a panel has at the same places would read as grain of timber.
PANEL_LOOK = replace(TILE, streak=0.08)
# Of the lamp of a panel, from the panel's middle: its light rakes across the rolls.
SPOT = (-1.15, -1.0, HEIGHT - 0.22)
SHELF = ("portoghese", "marsigliese", "duna", "plana", "roman")
VIEWS = {
    "panels": level((4.6, -4.9, 1.55), -1.2, 0.0, 25, 0.0),
    "table": level((-1.9, -4.5, 1.55), 0.35, -1.2, 33, -0.075),
}


def build(params: dict, seed: str) -> dict:
    random = np.random.default_rng(sum(map(ord, seed)))
    _room()
    for i, (profile, blend) in enumerate(PANELS):
        _laid_panel(profile, blend, FIRST + i * STEP, random)
    _table(random)
    _shelves(random)
    sun_and_sky(Sun(52, 168, 0.09))
    for x in (-4, 0, 4):
        panel((x, -4.6, HEIGHT - 0.08), (x, -3.6, 0), 1.6, 60, (1, 0.96, 0.90), 0.5)
    for middle in _middles():
        panel(_spot(middle), (middle + 0.1, -0.35, 1.15), 0.16, 46, (1, 0.94, 0.86), mirrored=False)
    camera.use(VIEWS[params.get("view", "panels")])
    return {"set": "sun", "exposure": params.get("exposure", 0.1)}


def _middles() -> list[float]:
    """Where the middle of each panel is along the wall."""
    return [FIRST + i * STEP + PANEL / 2 for i in range(len(PANELS))]


def _spot(middle: float) -> tuple[float, float, float]:
    return (middle + SPOT[0], SPOT[1], SPOT[2])


def _panel_colours(blend: str) -> list:
    """Tones of one delivery: closer together than what is mixed on a roof."""
    tones = [base_colour("patch", c) for c in BLENDS[blend]]
    return [tuple(0.45 * one + 0.55 * first for one, first in zip(tone, tones[0])) for tone in tones]


def _laid_panel(profile: str, blend: str, x: float, random) -> None:
    """A leaning board with four or five courses in a dark steel frame."""
    material = clay("panel-" + blend, _panel_colours(blend), PANEL_LOOK)
    spec, wide, high = PROFILES[profile], PANEL, 1.9
    base = group((x, -0.62, 0.35), (math.radians(72), 0, 0))
    board = surfaces.timber("#6b4f35", "#8a6a48", 0, 0.7)
    steel = plain("steel", linear("#2c2d2f"), 0.45, 0.5, 0.5)
    box("board", (-0.04, -0.06, -0.05), (wide + 0.04, high + 0.06, -0.01), board, 0.003, base)
    for a, b in (((-0.09, -0.11), (wide + 0.09, -0.06)), ((-0.09, high + 0.06), (wide + 0.09, high + 0.11))):
        box("frame", (*a, -0.06), (*b, 0.09), steel, 0.004, base)
    for a in (-0.09, wide + 0.04):
        box("frame", (a, -0.11, -0.06), (a + 0.05, high + 0.11, 0.09), steel, 0.004, base)
    kinds = [tiles.tile(profile, s, 0.0006, material) for s in range(4)]
    tilt = math.atan(spec.lap / spec.gauge)
    columns, rows = int(wide / spec.cover), int((high - spec.length + spec.gauge) / spec.gauge)
    start = (wide - columns * spec.cover) / 2 - 0.01
    for row in range(rows):
        for column in range(columns):
            at = (start + column * spec.cover, 0.02 + row * spec.gauge, 0.016)
            place(kinds[int(random.integers(4))], at, (-tilt, 0, random.normal(0, 0.002)), parent=base)
    for leg in (0.1, wide - 0.1):
        box("leg", (x + leg - 0.02, -0.55, 0), (x + leg + 0.02, -0.5, 0.36), steel, 0.003)


def _table(random) -> None:
    top = surfaces.timber("#7a5a3c", "#a07c55", 0, 0.5)
    box("top", (-1.6, -2.5, 0.74), (2.2, -1.3, 0.79), top, 0.008)
    steel = plain("leg", linear("#2c2d2f"), 0.45, 0.5, 0.5)
    for x in (-1.5, 2.05):
        for y in (-2.42, -1.43):
            box("leg", (x, y, 0), (x + 0.05, y + 0.05, 0.74), steel, 0.004)
    samples = (
        ("roman", "brown"),
        ("plana", "grey"),
        ("portoghese", "red"),
        ("wave", "sand"),
        ("marsigliese", "blood-red"),
        ("virtus", "anthracite"),
    )
    for i, (profile, blend) in enumerate(samples):
        material = clay("sample-" + blend, [base_colour("patch", BLENDS[blend][0])], TILE)
        at = (-1.42 + i * 0.6, -2.28 + 0.06 * math.sin(i * 2.1), 0.80)
        place(tiles.tile(profile, i, material=material), at, (0, 0, math.radians(-8 + 5 * math.sin(i * 1.7))))
    paper = plain("paper", linear("#f1eee7"), 0.9, 0.1)
    box("catalogue", (-1.3, -1.72, 0.79), (-1.09, -1.42, 0.802), paper, 0.001)
    box(
        "catalogue",
        (-1.05, -1.70, 0.79),
        (-0.84, -1.40, 0.798),
        plain("cover", linear("#a24a32"), 0.6),
        0.001,
    )
    pot = plain("pot", linear("#e9e4d9"), 0.5)
    cylinder("cup", (1.9, -1.55, 0.79), (1.9, -1.55, 0.88), 0.04, pot, 40, 0.004)


def _room() -> None:
    wall = plain("wall", linear("#ebe5da"), 0.9, 0.1, bump=(60, 0.15, 0.002))
    warm = plain("warm", linear("#8d7f6d"), 0.9, 0.1, bump=(60, 0.15, 0.002))
    ceiling = plain("ceiling", linear("#f3f0ea"), 0.9, 0.1)
    box("floor", (-LENGTH / 2, -DEPTH, -0.1), (LENGTH / 2, 0.2, 0), _terrazzo())
    box("back", (-LENGTH / 2, 0, 0), (LENGTH / 2, 0.2, HEIGHT), warm)
    box("side", (-LENGTH / 2 - 0.2, -DEPTH, 0), (-LENGTH / 2, 0.2, HEIGHT), wall)
    box("ceiling", (-LENGTH / 2, -DEPTH, HEIGHT), (LENGTH / 2, 0.2, HEIGHT + 0.2), ceiling)
    box("skirting", (-LENGTH / 2, -0.015, 0), (LENGTH / 2, 0, 0.1), plain("skirting", linear("#3a342e"), 0.6))
    for x in np.arange(-LENGTH / 2, LENGTH / 2 + 0.1, LENGTH / 5):  # glazed front towards the street
        box(
            "mullion",
            (x - 0.04, -DEPTH - 0.1, 0),
            (x + 0.04, -DEPTH, HEIGHT),
            plain("bronze", linear("#37312c"), 0.4),
        )
    track = plain("track", linear("#26262a"), 0.5)
    y = SPOT[1]
    box("track", (-LENGTH / 2 + 0.3, y - 0.02, HEIGHT - 0.05), (LENGTH / 2 - 0.5, y + 0.02, HEIGHT), track)
    for middle in _middles():
        x, y, z = _spot(middle)
        cylinder(
            "spot", (x - 0.03, y, HEIGHT - 0.06), (x + 0.05, y + 0.03, z + 0.02), 0.045, track, 24, 0.006
        )


def _shelves(random) -> None:
    """Single tiles of all profiles on three oak shelves at the side wall."""
    oak = surfaces.timber("#7a5a3c", "#a07c55", 0, 0.5)
    steel = plain("bracket", linear("#2c2d2f"), 0.45, 0.5, 0.5)
    x = -LENGTH / 2
    kinds = [
        (profile, blend) for blend in ("terracotta", "anthracite", "sand", "antique") for profile in SHELF
    ]
    for level_up, z in enumerate((0.75, 1.35, 1.95)):
        box("shelf", (x, -3.6, z), (x + 0.34, -0.75, z + 0.035), oak, 0.003)
        for y in (-3.3, -2.2, -1.05):
            box("bracket", (x, y, z - 0.16), (x + 0.02, y + 0.03, z), steel, 0.003)
            box("bracket", (x, y, z - 0.02), (x + 0.30, y + 0.03, z), steel, 0.003)
        for i in range(7):
            profile, blend = kinds[(level_up * 7 + i * 5) % len(kinds)]
            made = clay(f"shelf-{blend}", [base_colour("patch", BLENDS[blend][i % 2])], TILE)
            at = (x + 0.15, -3.5 + 0.39 * i + random.normal(0, 0.012), z + 0.04)
            turn = (math.radians(78 + random.normal(0, 1.5)), 0, math.radians(90))
            place(tiles.tile(profile, 40 + level_up * 7 + i, material=made), at, turn)


def _terrazzo():
    return surfaces.paving(("#b3aa9b", "#aba292", "#7c756a"), (0.60, 0.60))
