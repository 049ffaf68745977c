"""Palms, leafy balls for shrubs and trees, hedges and grass. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from ..materials import foliage
from ..materials.nodes import plain
from .mesh import box, make_mesh, place
from .palms import GOLDEN_ANGLE, palm_frond, palm_trunk


def _quad_leaf(point, outward, length, random):
    """Four corners of a leaf at point that turns its face roughly outward."""
    along = random.normal(size=3)
    along /= np.linalg.norm(along)
    across = np.cross(along, outward + random.normal(size=3) * 0.45)
    across /= np.linalg.norm(across) + 1e-9
    return [
        point - along * length,
        point + across * length * 0.45,
        point + along * length,
        point - across * length * 0.45,
    ]


def _leaf_mesh(name: str, corners: list, material):
    faces = [(i, i + 1, i + 2, i + 3) for i in range(0, len(corners), 4)]
    return make_mesh(name, corners, faces, material)


def leaf_ball(seed: int, count: int, radius: float, material, squash: float = 0.8, leaf: float = 0.05):
    """Shrub or part of a crown: leaves in the skin of a lumpy ball."""
    random = np.random.default_rng(seed)
    phase, corners = random.uniform(0, 6, 6), []
    for _ in range(count):
        way = random.normal(size=3)
        way /= np.linalg.norm(way)
        if random.random() < 0.85:
            way[2] = abs(way[2])
        lumps = 1 + sum(
            a * math.sin(way[i] * k + phase[i]) for i, (a, k) in enumerate(((0.16, 4), (0.14, 5), (0.10, 6)))
        )
        point = way * radius * lumps * random.uniform(0.78, 1.02)
        point[2] *= squash
        corners += _quad_leaf(point, way, leaf * random.uniform(0.7, 1.4), random)
    return _leaf_mesh("leaves", corners, material)


def grass_tuft(seed: int, material):
    """Tuft 0.6 m across."""
    random = np.random.default_rng(seed)
    vertices = []
    for _ in range(260):
        root = np.array([*random.uniform(-0.3, 0.3, 2), 0])
        turn, width = random.uniform(0, 6.28), 0.006
        side = np.array([math.cos(turn), math.sin(turn), 0]) * width
        vertices += [
            root - side,
            root + side,
            root + [*random.normal(0, 0.025, 2), random.uniform(0.03, 0.075)],
        ]
    return make_mesh("grass", vertices, [(i, i + 1, i + 2) for i in range(0, len(vertices), 3)], material)


@dataclass
class Nursery:
    """The plants of one picture: each kind is modelled once and placed many times."""

    random: np.random.Generator
    flower: tuple[str, ...] = foliage.BOUGAINVILLEA
    kinds: dict = field(default_factory=dict)

    def __post_init__(self):
        leaf, olive = foliage.leaves("leaf", foliage.LEAF), foliage.leaves("olive", foliage.OLIVE)
        grass, palm = foliage.leaves("grass", foliage.GRASS, 0.4), foliage.leaves("palm", foliage.PALM, 0.25)
        flower = foliage.leaves("flower", self.flower, 0.3)
        self.leaf, self.bark, self.turf = leaf, foliage.bark(), foliage.turf()
        self.core = plain("hedge-core", (0.012, 0.02, 0.008), 1, 0)
        self.kinds = {
            "shrub": [leaf_ball(i, 2600, 0.5, leaf) for i in range(3)],
            "flower": [leaf_ball(9 + i, 2600, 0.55, flower) for i in range(2)],
            "big": [leaf_ball(20 + i, 15000, 1.9, leaf, 0.85, 0.085) for i in range(2)],
            "olive": [leaf_ball(40 + i, 3600, 0.9, olive, 0.75, 0.06) for i in range(2)],
            "grass": [grass_tuft(i, grass) for i in range(4)],
            "frond": [palm_frond(i, palm) for i in range(3)],
        }

    def put(self, kind: str, at, scale) -> None:
        meshes = self.kinds[kind]
        place(meshes[int(self.random.integers(len(meshes)))], at, (0, 0, self.random.uniform(0, 6.28)), scale)

    def shrubs(self, start, end, step: float, size: float, kind: str = "shrub", z: float = 0.02) -> None:
        """Row of shrubs from start to end (x, y)."""
        a, b = np.array(start, float), np.array(end, float)
        along, length, r = 0.0, float(np.linalg.norm(b - a)), self.random
        while along < length:
            x, y = a + (b - a) * along / length + r.uniform(-0.14, 0.14, 2)
            k = size * r.uniform(0.75, 1.25)
            self.put(kind, (x, y, z + 0.1 * k), (k, k, k * r.uniform(0.85, 1.1)))
            along += step * r.uniform(0.85, 1.15)

    def palm(self, x: float, y: float, height: float) -> None:
        seed = int(abs(x * 31 + y * 17) * 10)
        random = np.random.default_rng(seed)
        lean = random.normal(0, 0.25, 2)
        place(palm_trunk(height, lean, self.bark, random), (x, y, 0))
        top, fronds = Vector((x + lean[0], y + lean[1], height - 0.05)), 62
        for i in range(fronds):
            t = i / fronds
            lift = math.radians(78 - 128 * t**1.15 + random.normal(0, 5))
            size = random.uniform(0.85, 1.1) * (0.82 + 0.25 * math.sin(math.pi * min(1, t * 1.1)))
            turn = (random.normal(0, 0.25), -lift, i * GOLDEN_ANGLE + random.normal(0, 0.1))
            place(self.kinds["frond"][int(random.integers(3))], top, turn, size)

    def tree(self, x: float, y: float, height: float, size: float = 1.0, kind: str = "olive") -> None:
        """Small tree: a leaning trunk with branches and seven crowns."""
        random = np.random.default_rng(int(abs(x * 31 + y * 17)))
        trunk, work = bpy.data.meshes.new("stem"), bmesh.new()
        bmesh.ops.create_cone(
            work, segments=10, radius1=0.11 * size, radius2=0.05 * size, depth=height, cap_ends=False
        )
        work.to_mesh(trunk)
        work.free()
        trunk.materials.append(self.bark)
        place(trunk, (x, y, height / 2), (*random.uniform(-0.05, 0.05, 2), 0))
        for _ in range(7):
            turn, reach, k = (
                random.uniform(0, 6.28),
                random.uniform(0.2, 0.85) * size,
                size * random.uniform(0.65, 1.0),
            )
            at = (
                x + reach * math.cos(turn),
                y + reach * math.sin(turn),
                height + random.uniform(-0.35, 0.55) * size,
            )
            self.put(kind, at, k if kind == "olive" else k * 0.5)

    def hedge(self, x0: float, y0: float, x1: float, y1: float, height: float, density: float = 520) -> None:
        """Clipped hedge: leaves in the skin of a box over a dark core."""
        random = np.random.default_rng(int(abs(x0 * 10 + y0)) % 97)
        faces = [
            ((0, 0, 1), (x1 - x0) * (y1 - y0)),
            ((-1, 0, 0), (y1 - y0) * height),
            ((1, 0, 0), (y1 - y0) * height),
            ((0, -1, 0), (x1 - x0) * height),
            ((0, 1, 0), (x1 - x0) * height),
        ]
        corners = []
        for normal, area in faces:
            normal = np.array(normal, float)
            for _ in range(int(area * density)):
                point = random.uniform((x0, y0, 0), (x1, y1, height))
                for axis, (low, high) in enumerate(((x0, x1), (y0, y1), (0, height))):
                    if normal[axis]:
                        point[axis] = high if normal[axis] > 0 else low
                point -= normal * abs(random.normal(0, 0.04))
                corners += _quad_leaf(point, normal, 0.045 * random.uniform(0.7, 1.4), random)
        place(_leaf_mesh("hedge", corners, self.leaf))
        box("hedge-core", (x0 + 0.07, y0 + 0.07, 0), (x1 - 0.07, y1 - 0.07, height - 0.07), self.core)

    def lawn(self, x0: float, y0: float, x1: float, y1: float, kerb) -> None:
        """Grass inside a kerb; tufts stay .34 m inside so that none pokes through."""
        box("lawn", (x0, y0, -0.1), (x1, y1, 0.04), self.turf)
        edge = 0.12
        for a, b, c, d in (
            (x0 - edge, y0 - edge, x1 + edge, y0),
            (x0 - edge, y1, x1 + edge, y1 + edge),
            (x0 - edge, y0, x0, y1),
            (x1, y0, x1 + edge, y1),
        ):
            box("kerb", (a, b, -0.1), (c, d, 0.10), kerb, 0.015)
        random = self.random
        for x in np.arange(x0 + 0.34, x1 - 0.33, 0.42):
            for y in np.arange(y0 + 0.34, y1 - 0.33, 0.42):
                place(
                    self.kinds["grass"][int(random.integers(4))],
                    (x + random.uniform(-0.03, 0.03), y + random.uniform(-0.03, 0.03), 0.04),
                    (0, 0, random.integers(4) * math.pi / 2),
                    (1, 1, random.uniform(0.7, 1.3)),
                )
