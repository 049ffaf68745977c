"""A folding rule of yellow wood: tells how large a piece is. Metres.

Limbs of 200 mm lie one over the other at their joints; a stroke each 10 mm, a number each 100 mm.
"""

from __future__ import annotations

import math

import bpy

from ..materials.nodes import linear, plain
from .cast import extrude
from .mesh import add_bevel, cylinder, make_mesh, place

LIMB, WIDTH, THICK = 0.200, 0.016, 0.0031
OVER = 0.013  # how far a limb reaches beyond its joint
STROKE = 0.0011
INK = 0.00015  # above the wood


def rule(start: tuple[float, float], length: float, parent=None) -> None:
    """A rule of whole limbs that lies along x from start (x, y) and is at least that long."""
    wood = plain("rule", linear("#d9a21b"), 0.45, 0.4, 0.4, bump=(700, 0.2, 0.0004))
    ink, red = plain("rule-ink", linear("#1d1a17"), 0.6), plain("rule-red", linear("#a3201a"), 0.6)
    steel = plain("rule-steel", linear("#b9b2a2"), 0.3, 0.5, metallic=1.0)
    limbs = max(1, math.ceil(length / LIMB - 0.02))
    x0, y = start
    for number in range(limbs):
        low = 0.0 if number == 0 else -OVER
        high = LIMB + (0.0 if number == limbs - 1 else OVER)
        level = (number % 2) * THICK
        at = (x0 + number * LIMB, y, level)
        _limb(low, high, at, wood, parent)
        _strokes(number, at, (ink, red), parent)
        if number:
            cylinder(
                "rule-rivet", (at[0], y, 0), (at[0], y, 2 * THICK + 0.0006), 0.0032, steel, 24, 0, parent
            )


def _limb(low: float, high: float, at, wood, parent) -> None:
    half = WIDTH / 2
    made = place(
        make_mesh(
            "rule-limb", *extrude([(low, -half), (high, -half), (high, half), (low, half)], 0, THICK), wood
        ),
        at,
        parent=parent,
    )
    add_bevel(made, 0.0008)


def _strokes(limb: int, at, inks, parent) -> None:
    """Strokes on the front edge of a limb, where no other covers it, and its numbers."""
    half, top = WIDTH / 2, THICK + INK
    vertices, faces = [], []
    for step in range(1, 20):
        x, long = step * 0.010, step % 5 == 0
        y0, y1 = -half + 0.0006, -half + (0.0085 if long else 0.0055)
        n = len(vertices)
        vertices += [(x + dx, y, top) for y in (y0, y1) for dx in (-STROKE / 2, STROKE / 2)]
        faces.append((n, n + 1, n + 3, n + 2))
    place(make_mesh("rule-strokes", vertices, faces, inks[0]), at, parent=parent)
    curve = bpy.data.curves.new("number", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = str(limb * 20 + 10), 0.0085, "CENTER", "CENTER"
    curve.materials.append(inks[1])
    place(curve, (at[0] + 0.1, at[1] + 0.0038, at[2] + top), parent=parent)
