"""Stone cladding as real geometry: every stone is a polygon with a rounded arris and an uneven face.

Local frame: x and z in the wall, -y outward. Metres.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from mathutils import Matrix, Vector

from ..materials.nodes import NodeMaterial, linear
from .mesh import make_mesh, place, shade_smooth


@dataclass(frozen=True)
class Stone:
    joint: float  # half width
    depth: tuple[float, float]  # how far faces stand out
    arris: float
    rough: float
    ragged: float  # unevenness of the outline
    tilt: float
    courses: tuple[tuple[float, float], tuple[float, float]] | None  # heights, lengths; None for rubble


KINDS = {
    "ashlar": Stone(0.004, (0.020, 0.024), 0.005, 0.0011, 0, 0.004, ((0.19, 0.27), (0.30, 0.62))),
    "ledge": Stone(0.0012, (0.014, 0.046), 0.004, 0.0022, 0.0018, 0.03, ((0.030, 0.085), (0.16, 0.52))),
    "rubble": Stone(0.010, (0.022, 0.034), 0.011, 0.0048, 0.006, 0.035, None),
    "slate": Stone(0.0006, (0.012, 0.050), 0.0025, 0.0016, 0.0022, 0.04, ((0.010, 0.036), (0.10, 0.42))),
}
PALETTE = {
    "ashlar": ("#d3bd97", "#c8ae86", "#dcc9a6", "#bfa47c", "#cdb68f"),
    "ledge": ("#b9a58a", "#a08a70", "#cbb99c", "#8b7863", "#d4c4a8", "#948372"),
    "rubble": ("#d9cfbb", "#cbbfa6", "#e2dac9", "#bfb298", "#d2c3a5"),
    "slate": ("#4d5154", "#5b5f60", "#3f4347", "#6b6a66", "#575049", "#6d5a49"),
}
MORTAR = {"ashlar": "#cfc4ae", "ledge": "#2b2622", "rubble": "#c9bfab", "slate": "#17181a"}


@lru_cache(maxsize=8)
def _field(seed: int):
    """Tileable smooth noise of unit deviation."""
    from scipy.ndimage import gaussian_filter

    field = gaussian_filter(np.random.default_rng(seed).normal(size=(256, 256)), 1.2, mode="wrap")
    return field / field.std()


def _noise(x, z, frequency: float, seed: int):
    from scipy.ndimage import map_coordinates

    return map_coordinates(
        _field(seed), [(z * frequency * 4) % 256, (x * frequency * 4) % 256], order=1, mode="grid-wrap"
    )


def _courses(width, height, stone: Stone, random):
    """Rectangles (as corner lists) of coursed work; a third of tall ledge courses is split in two."""
    heights, lengths = stone.courses
    out, z = [], 0.0
    while z < height - 0.004:
        h = min(random.uniform(*heights), height - z)
        h = height - z if height - z - h < heights[0] * 0.6 else h
        x = -random.uniform(0, lengths[0])
        while x < width:
            length = random.uniform(*lengths)
            a, b = max(x, 0), min(x + length, width)
            if b - a > 0.03:
                split = stone.ragged and h > 0.06 and random.random() < 0.35
                cut = z + h * random.uniform(0.4, 0.6)
                out += [(a, b, z, cut), (a, b, cut, z + h)] if split else [(a, b, z, z + h)]
            x += length
        z += h
    return [np.array([(a, z0), (b, z0), (b, z1), (a, z1)]) for a, b, z0, z1 in out]


def _rubble(width, height, random, size=0.30, aspect=0.62):
    """Squared rubble: Voronoi cells of a jittered running bond, clipped to the panel."""
    from scipy.spatial import Voronoi

    seeds = [
        (
            (i + (j % 2) * 0.5 + random.uniform(-0.18, 0.18)) * size,
            (j + 0.5 + random.uniform(-0.13, 0.13)) * size * aspect,
        )
        for j in range(-2, int(height / (size * aspect)) + 3)
        for i in range(-2, int(width / size) + 3)
    ]
    cells, out = Voronoi(np.array(seeds) * [1, 1.25]), []
    for region in cells.point_region:
        corners = cells.regions[region]
        if -1 in corners or not corners:
            continue
        polygon = cells.vertices[corners] / [1, 1.25]
        centre = polygon.mean(0)
        polygon = polygon[np.argsort(np.arctan2(*(polygon - centre).T[::-1]))]
        clipped = np.clip(polygon, [0, 0], [width, height])
        if np.ptp(clipped[:, 0]) > 0.05 and np.ptp(clipped[:, 1]) > 0.04:
            out.append(clipped)
    return out


def _one(polygon, kind: str, step: float, rings: int, random):
    """Vertices, quads and the closing face of one stone."""
    stone, centre, edge = KINDS[kind], polygon.mean(0), []
    for a, b in zip(polygon, np.roll(polygon, -1, 0)):
        count = max(1, int(np.hypot(*(b - a)) / step))
        edge += [a + (b - a) * t for t in np.arange(count) / count]
    half = np.array([np.ptp(polygon[:, 0]), np.ptp(polygon[:, 1])]) / 2
    edge = centre + (np.array(edge) - centre) * np.clip(1 - stone.joint / half, 0.3, 1)
    if stone.ragged:
        shift = [_noise(edge[:, 0] + random.uniform(0, 9), edge[:, 1], 14, s) for s in (3, 4)]
        edge = edge + np.stack(shift, 1) * stone.ragged * min(1, half.min() * 18)
    inset, depth = min(stone.arris, half.min() * 0.45), random.uniform(*stone.depth)
    inner = 1 - inset / half.min()
    shares = [
        1.0,
        1.0,
        1 - (1 - inner) * 0.35,
        inner,
        *np.linspace(1 - inset / half.min() * 1.15, 0.04, max(rings - 3, 1)),
    ]
    depths = [0, depth - inset * 0.9, depth - inset * 0.28, depth] + [depth] * (len(shares) - 4)
    tilt, origin = random.normal(0, stone.tilt, 2), random.uniform(0, 50, 2)
    layers = []
    for k, (share, out) in enumerate(zip(shares, depths)):
        at = centre + (edge - centre) * share
        height = np.full(len(at), out, float)
        if k:
            x, z = (at + origin).T
            uneven = _noise(x, z, 5, 0) * 0.9 + _noise(x, z, 16, 1) * 0.45 + _noise(x, z, 45, 2) * 0.22
            if kind == "rubble":
                uneven = uneven + 1.1 * np.clip(1 - share, 0, 0.5) * 2  # quarry-faced bulge
            weight = min(1, 0.35 + k * 0.3)
            # Never behind the bed: tilted stones dipped in and left black holes.
            height = np.maximum(height + (stone.rough * uneven + (at - centre) @ tilt) * weight, 0.009)
        layers.append(np.stack([at[:, 0], -height, at[:, 1]], 1))
    n = len(edge)
    index = np.arange(n)
    quads = [
        np.stack(
            [k * n + index, k * n + (index + 1) % n, (k + 1) * n + (index + 1) % n, (k + 1) * n + index], 1
        )
        for k in range(len(layers) - 1)
    ]
    vertices = np.concatenate(layers)
    return vertices, np.concatenate(quads), list(range(len(vertices) - n, len(vertices)))


def panel(kind, width, height, clad, at: Matrix | None = None, seed=0, step=0.012, rings=9) -> None:
    """A clad rectangle; clad is the material of the stones and of their bed. step is the outline's resolution: .012 close up, .06 on a house."""
    random, at = np.random.default_rng(seed), at or Matrix.Identity(4)
    material, bed = clad
    stone = KINDS[kind]
    polygons = _courses(width, height, stone, random) if stone.courses else _rubble(width, height, random)
    vertices, faces, lottery, first = [], [], [], 0
    for polygon in polygons:
        points, quads, cap = _one(polygon, kind, step, rings, random)
        vertices.append(points)
        faces += [tuple(q) for q in (quads + first).tolist()] + [tuple(c + first for c in cap)]
        lottery.append(np.tile(random.random(2), (len(points), 1)))
        first += len(points)
    points = np.concatenate(vertices) @ np.array(at.to_3x3()).T + np.array(at.translation)
    data = make_mesh("stones-" + kind, points, faces, material)
    shade_smooth(data, 55)
    corner = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get("vertex_index", corner)
    layer = data.uv_layers.new(name="tid")
    layer.data.foreach_set("uv", np.concatenate(lottery)[corner].astype(np.float32).ravel())
    place(data)
    sheet = [
        at @ Vector(p)
        for p in ((0, -0.006, 0), (width, -0.006, 0), (width, -0.006, height), (0, -0.006, height))
    ]
    place(make_mesh("bed", sheet, [(0, 1, 2, 3)], bed))


def stone_material(kind: str, relief: float = 1.0):
    """Stone with a shade per piece, veins, sparkle and dust in the joints; writes the stone layer."""
    made = NodeMaterial("stone-" + kind)
    lottery = made.node("SeparateXYZ")
    made.link(made.node("UVMap", uv_map="tid"), lottery, 0)
    at = made.offset(
        (made.node("NewGeometry"), "Position"),
        x=made.math("MULTIPLY", (lottery, 0), 13.0),
        z=made.math("MULTIPLY", (lottery, 1), 7.0),
    )
    shades = PALETTE[kind]
    colour = made.ramp((lottery, 0), [(i / (len(shades) - 1), linear(c)) for i, c in enumerate(shades)])
    colour = made.mix(1, colour, made.grey(made.remap((lottery, 1), 0, 1, 0.84, 1.12)), "MULTIPLY")
    colour = made.darken(
        made.remap(made.noise(at, 7, 5, 0.6, 0.5), 0.35, 0.72, 0, 0.55), colour, (0.66, 0.60, 0.54)
    )
    colour = made.darken(
        made.remap(made.noise(at, 22, 4, 0.6), 0.5, 0.75, 0, 0.45), colour, (1.22, 1.18, 1.10)
    )
    if kind in ("slate", "ledge"):  # iron rust
        colour = made.darken(
            made.remap(made.noise(at, 4, 4, 0.6), 0.55, 0.75, 0, 0.5), colour, (1.35, 0.92, 0.62)
        )
    fine = made.noise(at, 190, 6, 0.75)
    colour = made.darken(made.remap(fine, 0.40, 0.66, 0, 0.5), colour, (1.3, 1.27, 1.22))
    colour = made.darken(made.remap(fine, 0.58, 0.34, 0, 0.55), colour, (0.58, 0.55, 0.52))
    dust = made.math("MULTIPLY", made.occlusion(0.05), 0.6, clamp=True)
    colour = made.darken(dust, colour, (0.45, 0.41, 0.37))
    grain = made.noise(made.stretch(at, (30, 30, 160) if kind == "slate" else (70, 70, 70)), 1, 6, 0.7)
    height = made.math("ADD", grain, made.math("MULTIPLY", made.noise(at, 330, 5, 0.75), 0.5))
    made.bump(
        height, 0.75, {"ashlar": 0.0022, "ledge": 0.0035, "rubble": 0.0045, "slate": 0.0030}[kind] * relief
    )
    made.write_layer("mask", (0.0, 0.0, 1.0))
    smooth = kind == "slate"
    return made.finish(Base_Color=colour, Roughness=0.62 if smooth else 0.9, Specular=0.35 if smooth else 0.2)
