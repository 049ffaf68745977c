"""Flatbed truck, forklift and shipping container, simple but with the parts an eye expects. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..materials.nodes import linear, plain
from .mesh import box, cylinder, group, lathe, make_mesh, place, prism, tube


@dataclass(frozen=True)
class Paint:
    """Materials of vehicles."""

    body: object
    dark: object
    tyre: object
    rim: object
    glass: object
    lamp: object


def paint(colour: str) -> Paint:
    return Paint(
        body=plain("paint", linear(colour), 0.32, 0.5),
        dark=plain("chassis", linear("#25272a"), 0.6, 0.3),
        tyre=plain("tyre", linear("#17181a"), 0.85, 0.2, bump=(60, 0.3, 0.004)),
        rim=plain("rim", linear("#b9bcbf"), 0.4, 0.5, 0.6),
        glass=plain("windscreen", linear("#1b2429"), 0.06, 0.6),
        lamp=plain("lamp", linear("#e9e6dc"), 0.2, 0.5),
    )


def _wheel(p: Paint, x: float, y: float, radius: float, width: float, parent) -> None:
    """Wheel on an axle along y, its outer face at y."""
    side = math.copysign(1, y)
    inner = y - side * width
    cylinder("tyre", (x, inner, radius), (x, y, radius), radius, p.tyre, 40, 0.03, parent)
    cylinder("rim", (x, y - side * 0.03, radius), (x, y + side * 0.004, radius), radius * 0.56, p.rim, 32, 0.012, parent)
    cylinder("hub", (x, y, radius), (x, y + side * 0.04, radius), radius * 0.2, p.dark, 20, 0.008, parent)


def truck(p: Paint, at, turn: float = 0.0) -> object:
    """Flatbed with its cab towards +x; the bed runs from x -4.6 to 1.2 at height 1.15. Returns its group."""
    whole = group(at, (0, 0, math.radians(turn)))
    for y in (-0.42, 0.34):
        box("beam", (-4.5, y, 0.72), (3.0, y + 0.08, 0.95), p.dark, 0.01, whole)
    box("bed", (-4.6, -1.2, 0.98), (1.2, 1.2, 1.13), p.dark, 0.012, whole)
    deck = plain("deck", linear("#8a6c48"), 0.85, 0.2, bump=(22, 0.5, 0.006))
    box("deck", (-4.58, -1.18, 1.13), (1.18, 1.18, 1.15), deck, 0, whole)
    box("headboard", (1.12, -1.2, 1.15), (1.2, 1.2, 2.15), p.body, 0.012, whole)
    for x in np.arange(-4.5, 1.2, 0.72):
        box("rail", (x, -1.225, 1.0), (x + 0.06, -1.2, 1.13), p.rim, 0.004, whole)
    _cab(p, whole)
    for x in (-3.4, -2.3, 2.35):
        for y in (-1.18, 1.18):
            _wheel(p, x, y, 0.5, 0.30, whole)
    for y in (-1.24, 1.16):
        box("guard", (-1.55, y, 0.42), (1.1, y + 0.06, 0.92), p.rim, 0.02, whole)
    return whole


def _cab(p: Paint, whole) -> None:
    side = [(1.32, 0.62), (3.16, 0.62), (3.20, 1.55), (3.02, 2.62), (2.85, 2.78), (1.38, 2.78), (1.32, 2.7)]
    vertices, faces = prism(side, -1.16, 1.16)
    cab = place(make_mesh("cab", vertices, faces, p.body), parent=whole)
    bevel = cab.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.05, 3
    screen = [(3.216, -1.0, 1.62), (3.216, 1.0, 1.62), (3.052, 0.95, 2.50), (3.052, -0.95, 2.50)]
    place(make_mesh("screen", screen, [(0, 1, 2, 3)], p.glass), parent=whole)
    for y in (-1.165, 1.165):
        pane = [(1.75, y, 1.62), (2.98, y, 1.62), (2.86, y, 2.45), (1.75, y, 2.45)]
        place(make_mesh("pane", pane, [(0, 1, 2, 3) if y < 0 else (3, 2, 1, 0)], p.glass), parent=whole)
        box("step", (1.5, min(y, y * 1.03), 0.45), (2.0, max(y, y * 1.03), 0.6), p.dark, 0.01, whole)
        box("mirror", (3.02, y * 1.02, 1.9), (3.10, y * 1.20, 2.35), p.dark, 0.02, whole) if y > 0 else box(
            "mirror", (3.02, y * 1.20, 1.9), (3.10, y * 1.02, 2.35), p.dark, 0.02, whole
        )
    box("bumper", (3.02, -1.17, 0.42), (3.30, 1.17, 0.80), p.dark, 0.03, whole)
    box("grille", (3.19, -0.62, 0.9), (3.225, 0.62, 1.38), p.dark, 0.01, whole)
    for y in (-1.05, 0.72):
        box("lamp", (3.20, y, 0.98), (3.235, y + 0.33, 1.18), p.lamp, 0.02, whole)


def forklift(p: Paint, at, turn: float = 0.0, lifted: float = 0.3) -> object:
    """Counterbalance truck, forks towards +x at height lifted. Returns its group; the load stands at x 1.75."""
    whole = group(at, (0, 0, math.radians(turn)))
    side = [(-1.2, 0.35), (0.62, 0.35), (0.62, 0.72), (0.15, 0.78), (0.1, 1.0), (-0.9, 1.08), (-1.22, 0.9)]
    vertices, faces = prism(side, -0.5, 0.5)
    body = place(make_mesh("body", vertices, faces, p.body), parent=whole)
    bevel = body.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.05, 3
    box("weight", (-1.30, -0.48, 0.3), (-0.95, 0.48, 0.98), p.dark, 0.08, whole)
    box("seat", (-0.55, -0.26, 1.05), (0.0, 0.26, 1.18), p.dark, 0.05, whole)
    box("seat-back", (-0.62, -0.26, 1.1), (-0.48, 0.26, 1.62), p.dark, 0.05, whole)
    for y in (-0.46, 0.46):
        tube([(0.55, y, 0.75), (0.30, y, 1.5), (0.10, y, 2.12)], 0.03, p.dark, whole)
        tube([(-0.95, y, 1.0), (-0.88, y, 1.6), (-0.78, y, 2.12)], 0.03, p.dark, whole)
    for x in np.linspace(-0.78, 0.10, 6):
        box("roof", (x - 0.02, -0.48, 2.1), (x + 0.02, 0.48, 2.14), p.dark, 0.005, whole)
    tube([(0.35, 0, 0.85), (0.22, 0, 1.15), (0.12, 0, 1.22)], 0.025, p.dark, whole)
    lathe("steering", [(0.15, 0), (0.17, 0.012), (0.15, 0.024)], p.dark, (0.10, 0, 1.22)).parent = whole
    for y in (-0.36, 0.30):
        box("mast", (0.66, y, 0.08), (0.78, y + 0.06, 2.15), p.dark, 0.006, whole)
        box("fork", (0.86, y - 0.03, lifted - 0.045), (2.0, y + 0.09, lifted), p.dark, 0.004, whole)
    box("carriage", (0.80, -0.48, lifted), (0.86, 0.48, lifted + 0.5), p.dark, 0.006, whole)
    for z in (1.2, 2.1):
        box("cross", (0.67, -0.36, z), (0.77, 0.36, z + 0.08), p.dark, 0.004, whole)
    for x, radius in ((0.38, 0.34), (-0.85, 0.28)):
        for y in (-0.56, 0.56):
            _wheel(p, x, y, radius, 0.2, whole)
    return whole


def container(colour: str, at, turn: float = 0.0) -> object:
    """Twenty-foot container, 6.06 x 2.44 x 2.59, open towards +x with its two doors swung back."""
    steel = plain("container", linear(colour), 0.5, 0.4, bump=(30, 0.15, 0.004))
    inside = plain("container-inside", linear("#b8b2a4"), 0.7, 0.2)
    floor = plain("container-floor", linear("#7b5d3c"), 0.8, 0.2)
    whole = group(at, (0, 0, math.radians(turn)))
    long, wide, high = 6.06, 2.44, 2.59
    for y in (-wide / 2, wide / 2):
        _corrugated(steel, long, high, y, whole)
        box("lining", (-long, y * 0.955 - 0.01, 0.15), (-0.05, y * 0.955 + 0.01, high - 0.12), inside, 0, whole)
        box("rail", (-long, y - 0.06, 0), (0, y + 0.06, 0.16), steel, 0.01, whole)
        box("rail", (-long, y - 0.05, high - 0.1), (0, y + 0.05, high), steel, 0.01, whole)
        for x in (-long, -0.14):
            box("post", (x, y - 0.07, 0), (x + 0.14, y + 0.07, high), steel, 0.01, whole)
        sign = 1 if y > 0 else -1
        low, top = (-1.2, y + sign * 0.10, 0.12), (0.0, y + sign * 0.15, high - 0.1)
        box("door", (low[0], min(low[1], top[1]), low[2]), (top[0], max(low[1], top[1]), top[2]), steel, 0.01, whole)
        for x in (-0.85, -0.35):
            cylinder("bar", (x, y + sign * 0.18, 0.15), (x, y + sign * 0.18, high - 0.15), 0.018, inside, 12, 0, whole)
    box("roof", (-long, -wide / 2, high - 0.03), (0, wide / 2, high), steel, 0, whole)
    box("back", (-long, -wide / 2, 0.1), (-long + 0.05, wide / 2, high), inside, 0, whole)
    box("floor", (-long, -wide / 2, 0.1), (-0.02, wide / 2, 0.15), floor, 0, whole)
    return whole


def _corrugated(steel, long: float, high: float, y: float, parent) -> None:
    """Folded side wall."""
    step, deep, line = 0.14, 0.036, []
    for i in range(int((long - 0.28) / (2 * step))):
        x = -long + 0.14 + i * 2 * step
        line += [(x, 0.0), (x + 0.07, deep), (x + step, deep), (x + step + 0.07, 0.0)]
    sign = 1 if y > 0 else -1
    vertices = [(x, y - sign * d, z) for z in (0.16, high - 0.1) for x, d in line]
    n = len(line)
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    place(make_mesh("side", vertices, faces, steel), parent=parent)
