"""Trees of dry country: ghaf (round, drooping, grey-green) and umbrella acacia (flat-topped). Metres."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ..materials import foliage
from . import leaves
from .leaves import Habit
from .mesh import make_mesh, place

GHAF = ("#3f4d30", "#4f5d3b", "#5f6c47", "#75805a", "#8c9468")
ACACIA = ("#36472a", "#475a34", "#5a6b40", "#76814f", "#8f9163")


def _tube(points, radii, sides: int = 8):
    """Vertices and quads of a bent limb."""
    points = np.array(points)
    ways = np.gradient(points, axis=0)
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rings = []
    for point, way, radius in zip(points, ways, radii):
        way = way / np.linalg.norm(way)
        side = np.cross(way, [0.3, 0.1, 0.95] if abs(way[2]) < 0.9 else [1, 0, 0])
        side /= np.linalg.norm(side)
        up = np.cross(way, side)
        rings.append(point + radius * (np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * up))
    faces = [
        (i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)
        for i in range(len(points) - 1)
        for k in range(sides)
    ]
    return np.concatenate(rings), faces


def _limb(start, end, sag: float, thick, random):
    """A limb that leaves steeply and bends over, thinner to its end."""
    t = np.linspace(0, 1, 7)[:, None]
    line = np.array(start) * (1 - t) + np.array(end) * t
    length = np.linalg.norm(np.array(end) - start)
    line[:, 2] += (np.sin(np.pi * t) * sag * length)[:, 0]
    line[1:-1] += random.normal(0, 0.03 * length, (5, 3))
    return _tube(line, thick[0] + (thick[1] - thick[0]) * t[:, 0] ** 0.8)


def skeleton(random, height: float, spread: float, flat: bool, material):
    """Mesh of trunk and limbs, and the places of the crown's clumps."""
    fork = height * (0.32 if flat else 0.22)
    lean = random.normal(0, 0.10 * height, 2)
    thick = 0.019 * height + 0.03
    parts = [_limb((0, 0, -0.3), (*lean * 0.5, fork), 0.02, (thick * 1.35, thick), random)]
    turn, tips, count = random.uniform(0, 6.28), [], 52 if flat else 74
    ends = []
    for i in range(5):
        a, out = turn + i * 1.2566 + random.normal(0, 0.2), spread * random.uniform(0.38, 0.55)
        ends.append(
            np.array(
                [lean[0] + out * np.cos(a), lean[1] + out * np.sin(a), height * random.uniform(0.62, 0.74)]
            )
        )
        parts.append(
            _limb(
                (*lean * 0.5, fork - 0.08),
                ends[-1],
                -0.06 if flat else 0.05,
                (thick * 0.72, thick * 0.36),
                random,
            )
        )
    for i in range(count):
        out, a = spread * np.sqrt((i + 0.5) / count), i * 2.39996 + random.normal(0, 0.25)
        edge = out / spread
        top = (
            0.97 - 0.10 * edge**2
            if flat
            else 0.98 - 0.42 * edge**2 - (0.30 * random.random() if i % 3 == 0 else 0)
        )
        tip = np.array(
            [lean[0] + out * np.cos(a), lean[1] + out * np.sin(a), height * top * random.uniform(0.95, 1.03)]
        )
        near = ends[int(np.argmin([np.linalg.norm(tip - e) for e in ends]))]
        parts.append(_limb(near, tip, 0.04, (thick * 0.3, 0.012), random))
        tips.append(tip)
    vertices, faces, first = [], [], 0
    for points, quads in parts:
        vertices.append(points)
        faces += [tuple(c + first for c in quad) for quad in quads]
        first += len(points)
    return make_mesh("limbs", np.concatenate(vertices), faces, material, 60), tips


@dataclass
class Grove:
    """Desert trees of one picture; clumps of leaves are modelled once."""

    bark: object
    clumps: dict = field(default_factory=dict)

    def _kinds(self, flat: bool):
        if flat not in self.clumps:
            name, shades = ("acacia", ACACIA) if flat else ("ghaf", GHAF)
            leaf = foliage.leaves(name, shades, 0.3)
            form = Habit(0.74, 0.46 if flat else 0.85, 210, 16, 0.066, leaves.LANCE, 0.42, 0.7)
            self.clumps[flat] = [leaves.mesh(name, [leaves.shrub(90 + i, form)], [leaf]) for i in range(3)]
        return self.clumps[flat]

    def tree(self, at, height: float, spread: float, flat: bool = False) -> None:
        """at is the foot (x, y, z)."""
        random = np.random.default_rng(int(abs(at[0] * 31 + at[1] * 17) * 7))
        made, tips = skeleton(random, height, spread, flat, self.bark)
        place(made, at)
        kinds, size = self._kinds(flat), spread / 2.35
        for tip in tips:
            k = size * random.uniform(0.62, 1.1)
            where = (at[0] + tip[0], at[1] + tip[1], at[2] + tip[2])
            place(
                kinds[int(random.integers(3))],
                where,
                (0, 0, random.uniform(0, 6.28)),
                (k, k, k * random.uniform(0.8, 1.1)),
            )
