"""What stands round a building: ground, boundary walls, pools, neighbours, the tree line. Metres."""

from __future__ import annotations

import numpy as np

from ..materials import building as surfaces
from ..materials.nodes import NodeMaterial, linear
from .mesh import box, make_mesh, place
from .neighbours import neighbour
from .plants import Nursery

NEIGHBOURS = (
    (-34, 34, 15, 11, 6.6, "#d9c7a8", "#87543f"),
    (-52, 44, 14, 12, 7.0, "#e3dccf", "#6b6661"),
    (33, 36, 14, 11, 6.8, "#e8dcc4", "#936650"),
    (54, 42, 16, 12, 6.5, "#cdbb9d", "#775442"),
    (6, 48, 17, 12, 6.8, "#e5d8bd", "#8a5f4b"),
    (-16, 52, 13, 11, 6.5, "#dccdb2", "#77706a"),
    (76, 50, 16, 12, 7.0, "#e3dccf", "#87543f"),
    (-76, 52, 16, 12, 7.0, "#d9c7a8", "#936650"),
)


def ground(hole: tuple[float, float, float, float] | None = None, reach: float = 400) -> None:
    """Desert soil with soft shades, so that no even sheet shows behind a site. hole is left out, for a pool."""
    made = NodeMaterial("soil")
    at = (made.node("NewGeometry"), "Position")
    colour = made.ramp(made.noise(at, 0.12, 6, 0.65), [(0.35, linear("#9a8060")), (0.65, linear("#b79c78"))])
    made.bump(made.noise(at, 1.2, 6), 0.6, 0.3)
    soil = made.finish(Base_Color=colour, Roughness=0.95, Specular=0.1)
    x0, y0, x1, y1 = hole or (0, 0, 0, 0)
    pieces = [
        (-reach, -reach, reach, y0),
        (-reach, y1, reach, reach),
        (-reach, y0, x0, y1),
        (x1, y0, reach, y1),
    ]
    for a, b, c, d in pieces:
        if c > a and d > b:
            box("ground", (a, b, -0.5), (c, d, -0.03), soil)


def paved(rects, material) -> None:
    """Paved areas (x0, y0, x1, y1); they must not overlap, which would flicker black."""
    for x0, y0, x1, y1 in rects:
        box("paving", (x0, y0, -0.1), (x1, y1, 0), material)


def wall_line(start, end, height: float, wall, cap) -> None:
    """Garden wall with a coping along x or y."""
    (x0, y0), (x1, y1) = sorted([start, end])
    half = 0.15
    box(
        "garden-wall",
        (x0 - (half if x0 == x1 else 0), y0 - (half if y0 == y1 else 0), 0),
        (x1 + (half if x0 == x1 else 0), y1 + (half if y0 == y1 else 0), height),
        wall,
        0.02,
    )
    _piers((x0, y0), (x1, y1), height, (wall, cap))
    grow = half + 0.06
    box(
        "coping",
        (x0 - (grow if x0 == x1 else 0), y0 - (grow if y0 == y1 else 0.06), height),
        (x1 + (grow if x0 == x1 else 0), y1 + (grow if y0 == y1 else 0.06), height + 0.11),
        cap,
        0.02,
    )


def _piers(start, end, height: float, made_of, field: float = 4.4) -> None:
    """Piers that stiffen a garden wall, each with a cap of its own; made_of is wall and cap."""
    (x0, y0), (x1, y1) = start, end
    # Thicker than the coping is wide, and at a corner not quite as thick as the pier of the other wall: faces in one
    # plane flicker black.
    half = 0.232 if x0 == x1 else 0.24
    length = max(x1 - x0, y1 - y0)
    count = max(1, round(length / field))
    for k in range(count + 1):
        x, y = x0 + (x1 - x0) * k / count, y0 + (y1 - y0) * k / count
        top, grow = height + 0.16 + (half - 0.232), half + 0.05
        box("pier", (x - half, y - half, 0), (x + half, y + half, top), made_of[0], 0.015)
        box("pier-cap", (x - grow, y - grow, top), (x + grow, y + grow, top + 0.09), made_of[1], 0.02)


def tree_line(nursery: Nursery, xs, ys, size, rise: float = 1.4) -> None:
    """Big trees at every x, somewhere in the y range, of a size range."""
    random = nursery.random
    for x in xs:
        k = random.uniform(*size)
        at = x + random.uniform(-1.5, 1.5), random.uniform(*ys)
        nursery.rooted(*at, rise * k, k, random.uniform(0.9, 1.4))


def horizon(
    nursery: Nursery, wall, cap, y: float = 17, reach: float = 40, mirror: float | None = -57
) -> None:
    """Boundary wall, trees, two rows of houses; and trees behind the camera for the glass to mirror."""
    wall_line((-reach, y), (reach, y), 2.4, wall, cap)
    # So far behind the wall that no twig grows through it.
    tree_line(nursery, np.arange(-48, 50, 2.9), (y + 3.6, y + 8), (0.8, 1.5), 1.2)
    for house in NEIGHBOURS:
        neighbour(*house)
    tree_line(nursery, np.arange(-60, 68, 8), (y + 9, y + 13), (1.2, 1.9), 1.5)
    tree_line(nursery, np.arange(-95, 100, 4.9), (56, 75), (1.2, 2.2), 1.5)
    for side in (-1, 1):  # the sides, which wide lenses see
        for at in np.arange(-14, 52, 4.4):
            k = nursery.random.uniform(1.0, 1.7)
            nursery.rooted(side * (reach + nursery.random.uniform(-3, 6)), at, 1.4 * k, k, 1.2)
    if mirror is not None:
        tree_line(nursery, np.arange(-44, 48, 4.2), (mirror - 5, mirror + 5), (1.3, 2.3), 1.6)


def pool(x0: float, y0: float, x1: float, y1: float, coping) -> None:
    """Pool let into the ground: turquoise floor under clear water, coping all round. Leave a hole in the paving."""
    lining = NodeMaterial("pool-tiles")
    tiles = lining.node("TexBrick")
    lining.feed((lining.node("NewGeometry"), "Position"), tiles, 0)
    for name, value in (("Scale", 1), ("Brick Width", 0.15), ("Row Height", 0.15), ("Mortar Size", 0.004)):
        tiles.inputs[name].default_value = value
    tiles.offset = 0.0
    for name, colour in (("Color1", "#79c7d4"), ("Color2", "#63b7ca"), ("Mortar", "#a8d5da")):
        tiles.inputs[name].default_value = (*linear(colour), 1)
    # A little light of its own stands for what deep water scatters.
    floor = lining.finish(Base_Color=tiles, Roughness=0.4, Emission=tiles, Emission_Strength=0.35)
    deep = -0.45  # shallower than a real pool: depth only costs light here
    box("pool-floor", (x0, y0, deep - 0.1), (x1, y1, deep), floor)
    sheet = surfaces.pool_water()
    place(
        make_mesh(
            "pool-water",
            [(x0, y0, -0.07), (x1, y0, -0.07), (x1, y1, -0.07), (x0, y1, -0.07)],
            [(0, 1, 2, 3)],
            sheet,
        )
    )
    edge = 0.35
    for a, b, c, d in (
        (x0 - edge, y0 - edge, x1 + edge, y0),
        (x0 - edge, y1, x1 + edge, y1 + edge),
        (x0 - edge, y0, x0, y1),
        (x1, y0, x1 + edge, y1),
    ):
        box("coping", (a, b, -0.6), (c, d, 0.03), coping, 0.012)
