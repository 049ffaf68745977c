"""What stands round a building: ground, boundary walls, pools, neighbours, the tree line. Metres."""
from __future__ import annotations

import math

import numpy as np

from ..materials import building as surfaces
from ..materials.nodes import NodeMaterial, linear, plain
from .mesh import box, lathe, make_mesh, place
from .plants import Nursery

NEIGHBOURS = (
    (-34, 34, 15, 11, 6.6, "#d9c7a8", "#87543f"), (-52, 44, 14, 12, 7.0, "#e3dccf", "#6b6661"),
    (33, 36, 14, 11, 6.8, "#e8dcc4", "#936650"), (54, 42, 16, 12, 6.5, "#cdbb9d", "#775442"),
    (6, 48, 17, 12, 6.8, "#e5d8bd", "#8a5f4b"), (-16, 52, 13, 11, 6.5, "#dccdb2", "#77706a"),
    (76, 50, 16, 12, 7.0, "#e3dccf", "#87543f"), (-76, 52, 16, 12, 7.0, "#d9c7a8", "#936650"),
)


def ground(hole: tuple[float, float, float, float] | None = None, reach: float = 400) -> None:
    """Desert soil with soft shades, so that no even sheet shows behind a site. hole is left out, for a pool."""
    made = NodeMaterial("soil")
    at = (made.node("NewGeometry"), "Position")
    colour = made.ramp(made.noise(at, 0.12, 6, 0.65), [(0.35, linear("#9a8060")), (0.65, linear("#b79c78"))])
    made.bump(made.noise(at, 1.2, 6), 0.6, 0.3)
    soil = made.finish(Base_Color=colour, Roughness=0.95, Specular=0.1)
    x0, y0, x1, y1 = hole or (0, 0, 0, 0)
    pieces = [(-reach, -reach, reach, y0), (-reach, y1, reach, reach), (-reach, y0, x0, y1), (x1, y0, reach, y1)]
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
    box("garden-wall", (x0 - (half if x0 == x1 else 0), y0 - (half if y0 == y1 else 0), 0),
        (x1 + (half if x0 == x1 else 0), y1 + (half if y0 == y1 else 0), height), wall, 0.02)
    grow = half + 0.06
    box("coping", (x0 - (grow if x0 == x1 else 0), y0 - (grow if y0 == y1 else 0.06), height),
        (x1 + (grow if x0 == x1 else 0), y1 + (grow if y0 == y1 else 0.06), height + 0.11), cap, 0.02)


def neighbour(x: float, y: float, width: float, depth: float, height: float, wall: str, roof: str, pitch: float = 22) -> None:
    """Distant house: plain walls, dark recessed windows, ribbed hip roof."""
    from .roofs import hip_planes

    ribs = NodeMaterial("far-roof")
    wave = ribs.node("TexWave")
    wave.inputs["Scale"].default_value = 2.2
    ribs.feed((ribs.node("NewGeometry"), "Position"), wave, 0)
    ribs.bump(wave, 0.6, 0.05)
    roofing = ribs.finish(Base_Color=linear(roof), Roughness=0.85)
    walls, dark = plain("far-wall", linear(wall), 0.9, 0.1), plain("far-window", (0.03, 0.04, 0.05), 0.05, 0.8)
    box("far-house", (x - width / 2, y - depth / 2, 0), (x + width / 2, y + depth / 2, height), walls)
    eaves = (x - width / 2 - 0.6, y - depth / 2 - 0.6, x + width / 2 + 0.6, y + depth / 2 + 0.6)
    for plane in hip_planes(eaves, height, pitch)[0]:
        place(make_mesh("far-roof", plane, [tuple(range(len(plane)))], roofing))
    box("far-eaves", (eaves[0], eaves[1], height - 0.2), (eaves[2], eaves[3], height - 0.01), walls)
    for sill in (1, 4.3):
        if sill + 1.6 < height:
            for i in range(int(width / 3)):
                at = x - width / 2 + 1.6 + i * 3
                box("far-window", (at - 0.6, y - depth / 2 - 0.02, sill), (at + 0.6, y - depth / 2 + 0.1, sill + 1.6), dark)
                box("far-sill", (at - 0.72, y - depth / 2 - 0.05, sill - 0.1), (at + 0.72, y - depth / 2 - 0.01, sill), walls)


def tree_line(nursery: Nursery, xs, ys, size, rise: float = 1.4) -> None:
    """Big trees at every x, somewhere in the y range, of a size range."""
    random = nursery.random
    for x in xs:
        k = random.uniform(*size)
        nursery.put("big", (x + random.uniform(-1.5, 1.5), random.uniform(*ys), rise * k), (k, k, k * random.uniform(0.9, 1.4)))


def horizon(nursery: Nursery, wall, cap, y: float = 17, reach: float = 40, mirror: float | None = -57) -> None:
    """Boundary wall, trees, two rows of houses; and trees behind the camera for the glass to mirror."""
    wall_line((-reach, y), (reach, y), 2.4, wall, cap)
    tree_line(nursery, np.arange(-48, 50, 2.9), (y + 2, y + 8), (0.8, 1.5), 1.2)
    for house in NEIGHBOURS:
        neighbour(*house)
    tree_line(nursery, np.arange(-60, 68, 8), (y + 9, y + 13), (1.2, 1.9), 1.5)
    tree_line(nursery, np.arange(-95, 100, 4.9), (56, 75), (1.2, 2.2), 1.5)
    for side in (-1, 1):  # the sides, which wide lenses see
        for at in np.arange(-14, 52, 4.4):
            k = nursery.random.uniform(1.0, 1.7)
            nursery.put("big", (side * (reach + nursery.random.uniform(-3, 6)), at, 1.4 * k), (k, k, k * 1.2))
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
    for name, colour in (("Color1", "#7fc4cf"), ("Color2", "#6bb6c6"), ("Mortar", "#a8d5da")):
        tiles.inputs[name].default_value = (*linear(colour), 1)
    floor = lining.finish(Base_Color=tiles, Roughness=0.4)
    deep = -0.45  # shallower than a real pool: depth only costs light here
    box("pool-floor", (x0, y0, deep - 0.1), (x1, y1, deep), floor)
    sheet = surfaces.window_glass((0.62, 0.90, 0.95))
    ripples = sheet.node_tree.nodes["Bump"]
    ripples.inputs["Strength"].default_value, ripples.inputs["Distance"].default_value = 0.30, 0.05
    for node in sheet.node_tree.nodes:
        if node.type == "TEX_NOISE":
            node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = 3.2, 4
    place(make_mesh("pool-water", [(x0, y0, -0.07), (x1, y0, -0.07), (x1, y1, -0.07), (x0, y1, -0.07)], [(0, 1, 2, 3)], sheet))
    edge = 0.35
    for a, b, c, d in ((x0 - edge, y0 - edge, x1 + edge, y0), (x0 - edge, y1, x1 + edge, y1 + edge), (x0 - edge, y0, x0, y1), (x1, y0, x1 + edge, y1)):
        box("coping", (a, b, -0.6), (c, d, 0.03), coping, 0.012)


def fountain(x: float, y: float, stone) -> None:
    """Octagonal basin with a two-tier bowl."""
    basin = [(1.75, 0), (1.75, 0.12), (1.68, 0.14), (1.68, 0.50), (1.76, 0.54), (1.76, 0.60), (1.45, 0.60), (1.45, 0.40), (0, 0.40)]
    bowl = [(0.30, 0.4), (0.22, 0.5), (0.14, 0.8), (0.14, 1.05), (0.62, 1.22), (0.70, 1.30), (0.66, 1.32), (0.5, 1.25),
            (0.10, 1.22), (0.10, 1.55), (0.30, 1.64), (0.34, 1.70), (0.28, 1.70), (0.001, 1.66)]
    lathe("basin", basin, stone, (x, y, 0), 8, None)
    lathe("bowl", bowl, stone, (x, y, 0))
    lathe("basin-water", [(1.46, 0.50), (0.001, 0.50)], surfaces.water(), (x, y, 0), 8)


def pot(nursery: Nursery, x: float, y: float, size: float = 1.0, kind: str = "flower") -> None:
    """Terracotta pot with a shrub."""
    line = [(0.24, 0), (0.34, 0.1), (0.42, 0.45), (0.46, 0.5), (0.46, 0.56), (0.38, 0.56), (0.36, 0.5), (0.001, 0.5)]
    lathe("pot", [(r * size, z * size) for r, z in line], plain("pot", linear("#a85f3d"), 0.85, 0.2), (x, y, 0), 24)
    nursery.put(kind, (x, y, 0.78 * size), (0.85 * size, 0.85 * size, 0.95 * size))


def sunbed(x: float, y: float, turn: float, cloth, wood) -> None:
    """Lounger with a raised back."""
    from .mesh import group

    base = group((x, y, 0), (0, 0, math.radians(turn)))
    box("lounger", (-0.33, -0.95, 0.24), (0.33, 0.45, 0.30), wood, 0.01, base)
    box("cushion", (-0.31, -0.93, 0.30), (0.31, 0.45, 0.38), cloth, 0.03, base)
    back = group((0, 0.45, 0.30), (math.radians(48), 0, 0), base)
    box("cushion", (-0.31, 0.0, 0.0), (0.31, 0.62, 0.08), cloth, 0.03, back)
    for sx in (-0.29, 0.29):
        for sy in (-0.85, 0.35):
            box("leg", (sx - 0.025, sy - 0.025, 0), (sx + 0.025, sy + 0.025, 0.25), wood, 0, base)


def parasol(x: float, y: float, cloth, wood, radius: float = 1.5, height: float = 2.5) -> None:
    from .mesh import cylinder

    cylinder("pole", (x, y, 0), (x, y, height), 0.03, wood, 12)
    lathe("parasol", [(radius, height - 0.42), (radius * 0.96, height - 0.38), (0.02, height)], cloth, (x, y, 0), 8, None)
