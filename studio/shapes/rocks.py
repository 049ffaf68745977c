"""Brown mountain stone: boulders, dry-stone walls and rough steps. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from ..materials.nodes import NodeMaterial, linear, plain
from . import stones
from .mesh import box, from_bmesh, place

SHADES = ("#6d5a48", "#8c745a", "#a58a6a", "#7a6653", "#b39a78", "#5f5148", "#94795c")
LONG, THICK, FLAT = 1.45, 1.3, 0.74  # stones of terrace walls beside those of stones.panel


def drystone(name: str, shades: tuple[str, ...] = SHADES):
    """A shade per stone, weathered dark above, dust below, lichen in blots."""
    made = NodeMaterial(name)
    lottery = made.node("SeparateXYZ")
    made.link(made.node("UVMap", uv_map="tid"), lottery, 0)
    own = made.math("ADD", (lottery, 0), made.math("MULTIPLY", (made.node("ObjectInfo"), "Random"), 0.5))
    lot = made.math("FRACT", own)
    at = made.offset((made.node("NewGeometry"), "Position"), x=made.math("MULTIPLY", lot, 13.0))
    colour = made.ramp(lot, [(i / (len(shades) - 1), linear(c)) for i, c in enumerate(shades)])
    cloud = made.noise(at, 3.2, 6, 0.66, 0.6)
    colour = made.darken(made.remap(cloud, 0.38, 0.7, 0, 0.75), colour, (0.60, 0.56, 0.53))
    colour = made.darken(made.remap(made.noise(at, 9, 5, 0.65), 0.5, 0.72, 0, 0.6), colour, (1.42, 1.32, 1.2))
    colour = made.darken(made.remap(made.noise(at, 60, 5, 0.7), 0.45, 0.7, 0, 0.5), colour, (0.62, 0.6, 0.58))
    height = made.math(
        "ADD", made.noise(at, 11, 7, 0.7), made.math("MULTIPLY", made.noise(at, 70, 4, 0.7), 0.3)
    )
    made.bump(height, 0.8, 0.05)
    return made.finish(Base_Color=colour, Roughness=0.92, Specular=0.12)


def boulder(seed: int, material):
    """Rock of one metre: a ball cut by planes along its joints, then weathered."""
    random, work = np.random.default_rng(seed), bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=4, radius=0.62)
    points = np.array([v.co for v in work.verts])
    normals = random.normal(size=(13, 3)) * [1, 1, 0.8]
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    for normal, reach in zip(normals, random.uniform(0.34, 0.52, 13)):
        over = points @ normal - reach
        points -= np.clip(over, 0, None)[:, None] * normal * 0.94
    waves, ways = (
        random.uniform(0, 6.28, 9),
        random.normal(size=(9, 3)) * np.array([3, 3, 3, 7, 7, 7, 15, 15, 15])[:, None],
    )
    swell = sum(math.sqrt(9 / (w @ w)) * np.sin(points @ w + p) for w, p in zip(ways, waves))
    points *= 1 + 0.030 * swell[:, None]
    points *= [1, random.uniform(0.7, 0.95), random.uniform(0.6, 0.8)]
    for vertex, point in zip(work.verts, points):
        vertex.co = point
    return from_bmesh("boulder", work, material, 28)


@dataclass
class Quarry:
    """The stone of one picture."""

    random: np.random.Generator
    rocks: list = field(default_factory=list)

    def __post_init__(self):
        self.stone = drystone("drystone")
        self.gap = plain("wall-gap", linear("#2a231d"), 1, 0)
        self.rocks = [boulder(70 + i, self.stone) for i in range(6)]

    def rock(self, x: float, y: float, z: float, size: float) -> None:
        """A boulder sunk by a fifth."""
        r = self.random
        turn = (r.uniform(-0.3, 0.3), r.uniform(-0.3, 0.3), r.uniform(0, 6.28))
        shape = (size, size * r.uniform(0.75, 1.2), size * r.uniform(0.75, 1.1))
        place(self.rocks[int(r.integers(len(self.rocks)))], (x, y, z + 0.12 * size), turn, shape)

    def scatter(self, count: int, area, height_at, size=(0.08, 0.4)) -> None:
        """Stones on the ground of an area (x0, y0, x1, y1); small ones are many."""
        x0, y0, x1, y1 = area
        for _ in range(count):
            x, y = self.random.uniform(x0, x1), self.random.uniform(y0, y1)
            z = height_at(x, y)
            if z is not None:
                k = size[0] + (size[1] - size[0]) * self.random.random() ** 3.5
                self.rock(x, y, z, k)

    def face(self, start, end, low: float, high: float, clad=None) -> None:
        """Dry-stone face from start to end (x, y), seen from the right of the way from start to end."""
        a, b = Vector((*start, low)), Vector((*end, low))
        turn = math.atan2(b.y - a.y, b.x - a.x)
        at = Matrix.Translation(a) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Diagonal((LONG, THICK, FLAT, 1))
        size = (b - a).length / LONG, (high - low) / FLAT
        stones.panel(
            "rubble", *size, clad or (self.stone, self.gap), at, int(abs(a.x * 7 + a.y * 3)) + 1, 0.05, 5
        )

    def coping(self, start, end, z: float, thick: float = 0.5) -> None:
        """Flat stones laid along the top of a wall."""
        a, b = np.array(start, float), np.array(end, float)
        length, along = float(np.linalg.norm(b - a)), 0.2
        way, r = (b - a) / length, self.random
        angle = math.atan2(way[1], way[0])
        while along < length:
            long = r.uniform(0.45, 0.8)
            x, y = a + way * along
            turn = (r.normal(0, 0.03), r.normal(0, 0.03), angle + r.normal(0, 0.06))
            kind = self.rocks[int(r.integers(len(self.rocks)))]
            place(kind, (x, y, z + 0.05), turn, (long * 1.15, thick * 1.5, r.uniform(0.24, 0.34)))
            along += long * 0.86

    def steps(self, x0: float, x1: float, y0: float, z0: float, rise: float, count: int) -> None:
        """Rough steps that climb towards +y from y0."""
        r, back, side = self.random, y0 + 0.30 * count, x0 - 0.012
        self.face((side, back), (side, y0), z0 - 0.6, z0)
        for i in range(count):
            self.face((side, back), (side, y0 + 0.30 * i), z0 + rise * i, z0 + rise * (i + 1) - 0.02)
            x, y, top = x0, y0 + 0.30 * i, z0 + rise * (i + 1)
            while x < x1 - 0.05:
                wide = min(r.uniform(0.5, 0.9), x1 - x)
                wide = x1 - x if x1 - x - wide < 0.3 else wide
                low = (x + 0.006, y, z0 - 0.6)
                box(
                    "step",
                    low,
                    (x + wide - 0.006, y + 0.296, top + r.uniform(-0.012, 0.012)),
                    self.stone,
                    0.02,
                )
                x += wide
