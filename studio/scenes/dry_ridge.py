"""The ridge of the dry-fixed roof while it is made: batten in its brackets, roll half unrolled, caps with clips, end disc."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import bpy
import numpy as np

from ..colour import base_colour
from ..materials.nodes import linear, plain
from ..materials.roof_layers import sawn
from ..shapes import tiles
from ..shapes.accessories import end_cap
from ..shapes.axis import Axis
from ..shapes.barrels import RIDGE
from ..shapes.caps import clip
from ..shapes.mesh import box, cylinder, make_mesh, place
from ..shapes.ridge_roll import Roll, lay_roll

BATTEN = 0.128  # top of the ridge batten over the line where the slopes would meet
HANG = 0.075  # of the caps' lower edges over the same line
STEP = 0.355  # visible length of a cap
OPEN = 0.55  # of the roll is not yet under caps


@dataclass(frozen=True)
class Run:
    """A ridge along x: where batten and roll begin, where all end; its place across, and the height of the line."""

    batten: float
    roll: float
    end: float
    y: float
    z: float


def build(run: Run, laid: list, clay, random) -> None:
    metal = plain("zinc", linear("#8d9092"), 0.42, 0.5, 0.9)
    wood = sawn("ridge", "#8a6f52", "#b89b76", 0)
    box(
        "ridge-batten",
        (run.batten, run.y - 0.024, run.z + BATTEN - 0.05),
        (run.end - 0.03, run.y + 0.024, run.z + BATTEN),
        wood,
        0.002,
    )
    for x in np.arange(run.batten + 0.16, run.end, 0.62):
        _bracket(x, run, metal)
    coated = plain("roll", base_colour("patch", "#6e4436"), 0.62, 0.22)
    bpy.context.view_layer.update()  # tiles hang on a tilted group
    line = Axis.between(((run.end, run.y, run.z), (run.roll, run.y, run.z)))
    lay_roll("ridge", line, laid, coated, Roll(0.178, (0.05, BATTEN + 0.004), 0.009, 0.0022))
    _fleece(run)
    _coil(run, coated)
    _caps(run, clay, (coated, metal), random)


def _fleece(run: Run) -> None:
    """Ventilating strip along the middle of the roll."""
    cloth = plain("fleece", base_colour("patch", "#3c3532"), 0.95, 0.1, bump=(900, 0.7, 0.001))
    z = run.z + BATTEN + 0.0045
    box("fleece", (run.roll, run.y - 0.036, z), (run.end, run.y + 0.036, z + 0.0016), cloth)


def _bracket(x: float, run: Run, metal) -> None:
    """Batten holder of bent strap: a cradle on a stem that stands on two legs nailed down the slopes."""
    half, low, high = 0.0255, run.z + BATTEN - 0.052, run.z + BATTEN - 0.012
    for side in (-1, 1):
        y = run.y + side * half
        box(
            "cradle",
            (x - 0.014, min(y, y + side * 0.002), low),
            (x + 0.014, max(y, y + side * 0.002), high),
            metal,
        )
        foot = [
            (run.y + side * 0.004, run.z + 0.030),
            (run.y + side * 0.03, run.z + 0.020),
            (run.y + side * 0.20, run.z + 0.020 - 0.17 * math.tan(math.radians(26))),
        ]
        sheet = [(x + dx, y_, z_) for y_, z_ in foot for dx in (-0.014, 0.014)]
        faces = [(0, 1, 3, 2), (2, 3, 5, 4)]
        leg = place(make_mesh("leg", sheet, faces, metal))
        leg.modifiers.new("thick", "SOLIDIFY").thickness = 0.002
        for share in (0.45, 0.8):
            at = [a + (b - a) * share for a, b in zip(foot[1], foot[2])]
            cylinder("nail", (x, at[0], at[1]), (x, at[0], at[1] + 0.003), 0.0042, metal, 12)
    box("cradle", (x - 0.014, run.y - half, low - 0.002), (x + 0.014, run.y + half, low), metal)
    box("stem", (x - 0.011, run.y - 0.002, run.z + 0.02), (x + 0.011, run.y + 0.002, low), metal)


def _coil(run: Run, material) -> None:
    """What is still on the roll: a spiral that stands on the batten, flat, for pleats are pulled out when it is laid."""
    turns, reach, steps = 11, 0.165, 500
    vertices = []
    for i in range(steps + 1):
        t = i / steps
        r = 0.062 - 0.044 * t + 0.0012 * math.sin(17 * t)
        a = -math.pi / 2 - 2 * math.pi * turns * t
        x, z = run.roll - 0.012 + r * math.cos(a), run.z + BATTEN + 0.0665 + r * math.sin(a)
        slip = 0.004 * math.sin(9 * t + 1)
        vertices += [(x, run.y - reach + slip, z), (x, run.y + reach + slip, z)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    made = place(make_mesh("coil", vertices, faces, material, 60))
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.0008


def _caps(run: Run, clay, metals, random) -> None:
    """From the verge inwards: each cap grips the narrow end of the one before. A clip holds every nose."""
    coated, metal = metals
    shape = replace(RIDGE, collar=0.006, warp=0.0008, points=72)
    kinds = [tiles.barrel(shape, s, clay) for s in range(4)]
    line = Axis.between(((run.end, run.y, run.z), (run.roll, run.y, run.z)))
    count = int((line.length - OPEN) / STEP)
    top = HANG + (RIDGE.wide + 0.006) * RIDGE.flat
    for k in range(count):
        x = run.end - k * STEP + random.normal(0, 0.0015)
        turn = (0, random.normal(0, 0.006), math.pi / 2 + random.normal(0, 0.004))
        place(kinds[int(random.integers(4))], (x, run.y + random.normal(0, 0.0015), run.z + HANG), turn)
        if k:
            clip("ridge", line, (k * STEP - 0.001, top + 0.001), coated)
    # The last one waits for its neighbour: clip and screw on its narrow end.
    end = count * STEP + 0.03
    crest = HANG + RIDGE.narrow * RIDGE.flat + 0.001
    clip("ridge", line, (end, crest), coated)
    at = line.world(np.array([[0.0, end + 0.012, crest + 0.002]]))[0]
    cylinder("screw", at, at + np.array([0, 0, 0.004]), 0.006, metal, 6)
    end_cap(clay, (run.end + 0.006, run.y, run.z + HANG), math.pi / 2)
