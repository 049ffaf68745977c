"""The garden of a picture: shrubs, hedges, trees, palms and grass, modelled once and placed many times. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from mathutils import Vector

from ..materials import foliage
from ..materials.nodes import plain
from . import leaves
from .leaves import Habit
from .mesh import box, make_mesh, place, tube
from .palms import GOLDEN_ANGLE, palm_frond, palm_trunk


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


# Ball, spreading, upright, lance-leaved: four habits, so that a row is not one ball eight times.
HABITS = (
    Habit(twigs=260, size=0.07),
    Habit(0.58, 0.62, 260, size=0.07, ragged=0.3),
    Habit(0.44, 1.15, 260, size=0.11, shape=leaves.LANCE),
    Habit(twigs=300, size=0.052, shape=leaves.ROUND),
)
BIG = Habit(2.35, twigs=1300, size=0.16, core=0.4)
OLIVE = Habit(0.9, 0.75, 340, size=0.10, shape=leaves.LANCE)


def stems(material):
    """Bare stems under a crown of the kind "big", whose middle is the origin; they end below any ground it stands on."""
    vertices, faces = [], []
    for i in range(5):
        turn, n = i * GOLDEN_ANGLE, len(vertices)
        way = np.array([math.cos(turn), math.sin(turn), 0])
        for out, z, thick in ((0.16, -1.9, 0.13), (0.30, -0.7, 0.10), (1.0, 0.35, 0.05)):
            for k in range(6):
                a = math.pi / 3 * k
                vertices.append(way * out + np.array([thick * math.cos(a), thick * math.sin(a), z]))
        for ring in (n, n + 6):
            faces += [(ring + k, ring + (k + 1) % 6, ring + 6 + (k + 1) % 6, ring + 6 + k) for k in range(6)]
    return make_mesh("stems", vertices, faces, material, 60)


def _grown(material, seed: int, habit: Habit):
    return leaves.mesh("shrub", [leaves.shrub(seed, habit)], [material])


class Kinds(dict):
    """Kinds of plants by name, each modelled when it is first asked for."""

    def __init__(self, makers: dict):
        super().__init__()
        self.makers = makers

    def __missing__(self, name: str):
        self[name] = self.makers[name]()
        return self[name]


@dataclass
class Nursery:
    """The plants of one picture: each kind is modelled once and placed many times."""

    random: np.random.Generator
    flower: tuple[str, ...] = foliage.BOUGAINVILLEA
    kinds: dict = field(default_factory=dict)

    def __post_init__(self):
        leaf, olive = foliage.leaves("leaf", foliage.LEAF), foliage.leaves("olive", foliage.OLIVE)
        grass, palm = foliage.grass(), foliage.leaves("palm", foliage.PALM, 0.25)
        flower, dry = foliage.bracts("flower", self.flower), foliage.leaves("dry", foliage.DRY, 0.15, 0.7)
        self.leaf, self.bark, self.turf = leaf, foliage.bark(), foliage.turf()
        self.core = plain("hedge-core", (0.006, 0.009, 0.004), 1, 0)
        self.kinds = Kinds(
            {
                "shrub": lambda: [_grown(leaf, i, habit) for i, habit in enumerate(HABITS)],
                "flower": lambda: [
                    leaves.mesh("flower", list(leaves.bougainvillea(60 + i)), [leaf, flower])
                    for i in range(3)
                ],
                "big": lambda: [_grown(leaf, 20 + i, BIG) for i in range(3)],
                "stems": lambda: [stems(self.bark)],
                "olive": lambda: [_grown(olive, 40 + i, OLIVE) for i in range(3)],
                "grass": lambda: [grass_tuft(i, grass) for i in range(4)],
                "frond": lambda: [
                    palm_frond(i, palm, droop=d) for i, d in enumerate((1.35, 1.75, 2.1, 1.55, 1.9))
                ],
                "dry-frond": lambda: [palm_frond(9, dry, droop=2.6, leaflets=40)],
            }
        )

    def put(self, kind: str, at, scale) -> None:
        meshes = self.kinds[kind]
        place(meshes[int(self.random.integers(len(meshes)))], at, (0, 0, self.random.uniform(0, 6.28)), scale)

    def rooted(self, x: float, y: float, z: float, size: float, tall: float) -> None:
        """Crown of a big tree round (x, y, z) on stems that reach the ground; tall stretches the crown alone."""
        self.put("big", (x, y, z), (size, size, size * tall))
        place(self.kinds["stems"][0], (x, y, z), (0, 0, x * 1.7 + y), size)

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
        """Date palm: its own count, spread and age of fronds, a leaning crown and a skirt of dry fronds."""
        random = np.random.default_rng(int(abs(x * 31 + y * 17) * 10))
        lean = random.normal(0, 0.35, 2)
        place(
            palm_trunk(height, lean, self.bark, random),
            (x, y, 0),
            (0, 0, 0),
            (*[random.uniform(0.85, 1.2)] * 2, 1),
        )
        top, fronds = Vector((x + lean[0], y + lean[1], height - 0.05)), int(random.integers(34, 60))
        spread, build = random.uniform(104, 132), random.uniform(0.82, 1.15)
        tilt = random.normal(0, 0.07, 2)
        start = random.uniform(0, 6.28)
        for i in range(fronds):
            t = i / fronds
            lift = math.radians(80 - spread * t**1.15 + random.normal(0, 7))
            turn = start + i * GOLDEN_ANGLE + random.normal(0, 0.16)
            lift += tilt[0] * math.cos(turn) + tilt[1] * math.sin(turn)
            size = build * random.uniform(0.8, 1.12) * (0.75 + 0.32 * math.sin(math.pi * min(1, t * 1.1)))
            kind = self.kinds["frond"]
            place(kind[int(random.integers(len(kind)))], top, (random.normal(0, 0.4), -lift, turn), size)
        for _ in range(int(random.integers(3, 14))):  # the skirt the gardener has left
            turn = (random.normal(0, 0.5), math.radians(random.uniform(52, 78)), random.uniform(0, 6.28))
            place(
                self.kinds["dry-frond"][0],
                top - Vector((0, 0, 0.12)),
                turn,
                build * random.uniform(0.55, 0.8),
            )

    def tree(self, x: float, y: float, height: float, size: float = 1.0, kind: str = "olive") -> None:
        """Small tree: a bent trunk that forks into a limb for each of its crowns."""
        random = np.random.default_rng(int(abs(x * 31 + y * 17)))
        fork, lean = height * random.uniform(0.42, 0.55), random.uniform(-0.12, 0.12, 2) * size
        foot, joint = np.array([x, y, -0.05]), np.array([x + lean[0], y + lean[1], fork])
        bend = (foot + joint) / 2 + np.array([*random.uniform(-0.05, 0.05, 2), 0]) * size
        tube([foot, bend, joint], 0.085 * size, self.bark)
        start = random.uniform(0, 6.28)
        for i in range(8):
            turn = start + i * GOLDEN_ANGLE + random.normal(0, 0.25)
            reach, k = random.uniform(0.3, 1.0) * size, size * random.uniform(0.55, 0.95)
            at = np.array(
                [
                    x + reach * math.cos(turn),
                    y + reach * math.sin(turn),
                    height + random.uniform(-0.45, 0.55) * size,
                ]
            )
            knee = joint + (at - joint) * 0.45 + np.array([0, 0, -0.12 * size * random.random()])
            tube([joint - [0, 0, 0.06], knee, at], random.uniform(0.028, 0.045) * size, self.bark)
            self.put(kind, tuple(at), k if kind == "olive" else k * 0.5)

    def hedge(self, x0: float, y0: float, x1: float, y1: float, height: float, density: float = 520) -> None:
        """Clipped hedge: leaves in the skin of a box over a dark core."""
        random = np.random.default_rng(int(abs(x0 * 10 + y0)) % 97)
        faces = []
        for axis, value, normal in (
            (2, height, (0, 0, 1)),
            (0, x0, (-1, 0, 0)),
            (0, x1, (1, 0, 0)),
            (1, y0, (0, -1, 0)),
            (1, y1, (0, 1, 0)),
        ):

            def point(r, axis=axis, value=value):
                at = r.uniform((x0, y0, 0), (x1, y1, height))
                at[axis] = (
                    value
                    + 0.012 * math.sin(at[(axis + 1) % 3] * 2.3)
                    + 0.01 * math.sin(at[(axis + 2) % 3] * 3.1)
                )
                return at

            sizes = (x1 - x0, y1 - y0, height)
            faces.append((point, normal, sizes[(axis + 1) % 3] * sizes[(axis + 2) % 3]))
        skin = leaves.clipped(random, faces, density * 3.7, 0.074)
        place(leaves.mesh("hedge", [skin], [self.leaf]))
        box("hedge-core", (x0 + 0.12, y0 + 0.12, 0), (x1 - 0.12, y1 - 0.12, height - 0.12), self.core)

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
