"""Leaves with an outline, a folded midrib and a curl, set on twigs. Metres. Pure numpy but for the last step.

One leaf is 8 corners and 6 faces; everything is built in arrays, so 10,000 leaves take a tenth of a second.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

# (share of the length, half width in shares of the length) of the three rows between base and tip.
OVATE = ((0.22, 0.25), (0.55, 0.27))
LANCE = ((0.25, 0.13), (0.60, 0.14))
ROUND = ((0.25, 0.36), (0.62, 0.38))
BRACT = ((0.24, 0.36), (0.60, 0.33))
FACES = np.array([(0, 1, 2, 2), (0, 2, 3, 3), (1, 4, 5, 2), (2, 5, 6, 3), (4, 7, 5, 5), (5, 7, 6, 6)])


def _unit(v):
    return v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9)


def blades(base, way, face, length, random, shape=OVATE, fold=0.35, curl=0.5):
    """Corners (n, 8, 3) of leaves that start at base, grow along way and turn their upper side to face."""
    n = len(base)
    way = _unit(way)
    face = _unit(face - way * (face * way).sum(-1, keepdims=True))
    side = np.cross(way, face)
    length = np.broadcast_to(length, n)[:, None]
    bend = curl * random.uniform(0.2, 1.3, (n, 1)) * length
    lift = fold * random.uniform(0.4, 1.3, (n, 1)) * length
    skew = random.normal(0, 0.06, (n, 1)) * length
    wide = random.uniform(0.85, 1.15, (n, 1)) * length

    def at(t, out):  # point at t along, out half widths to the side; the tip hangs, the sides rise
        return (
            base
            + way * t * length
            + side * (out * wide + skew * t)
            + face * (lift * abs(out) - bend * t**2.2)
        )

    (t1, w1), (t2, w2) = shape
    rows = [at(0, 0), at(t1, -w1), at(t1, 0), at(t1, w1), at(t2, -w2), at(t2, 0), at(t2, w2), at(1, 0)]
    return np.stack(rows, 1)


def twig(root, way, reach, count, size, random, shape=OVATE, droop=0.25, **leaf):
    """Leaves in a spiral along a bending twig, smaller and steeper towards its tip."""
    way = _unit(np.array(way, float))
    t = np.sort(random.uniform(0.15, 1, count))[:, None]
    line = root + way * t * reach + np.array([0, 0, -droop * reach]) * t**2
    axis = _unit(way + np.array([0, 0, -2 * droop]) * t)
    turn = np.arange(count)[:, None] * 2.39996 + random.uniform(0, 6.28) + random.normal(0, 0.25, (count, 1))
    one = _unit(np.cross(axis, [0.31, 0.17, 0.93]))
    two = np.cross(axis, one)
    out = one * np.cos(turn) + two * np.sin(turn)
    steep = 0.35 + 0.75 * t
    grow = _unit(out + axis * steep + random.normal(0, 0.14, (count, 3)))
    up = _unit(axis * 0.9 - out * 0.35 + np.array([0, 0, 0.9]) + random.normal(0, 0.22, (count, 3)))
    return blades(
        line,
        grow,
        up,
        size * (1.05 - 0.45 * t[:, 0]) * random.uniform(0.75, 1.2, count),
        random,
        shape,
        **leaf,
    )


@dataclass(frozen=True)
class Habit:
    """How a shrub grows: size in metres, number of twigs, leaves on each and their length, how much shoots break
    its outline, and how far in its leaves begin (share of the radius)."""

    radius: float = 0.5
    squash: float = 0.85
    twigs: int = 150
    leaves: int = 15
    size: float = 0.055
    shape: tuple = OVATE
    ragged: float = 0.22
    core: float = 0.55


def shrub(seed: int, habit: Habit = Habit()):
    """Twigs that leave a few stems near the ground and end in lobes; shoots break the outline."""
    random = np.random.default_rng(seed)
    radius, core, ragged = habit.radius, habit.core, habit.ragged
    lobes = _unit(random.normal(size=(7, 3)) * [1, 1, 0.7] + [0, 0, 0.35])
    strength = random.uniform(0.75, 1.15, 7)
    parts, bare = [], []
    for _ in range(habit.twigs):
        way = _unit(random.normal(size=3) * [1, 1, 0.8] + [0, 0, 0.25])
        if way[2] < -0.25:
            way[2] *= -1
        near = (lobes @ way).clip(0, 1) ** 6 * strength
        edge = radius * (0.68 + 0.34 * near.max()) * (1 + max(0, random.normal(0, ragged)) * (way[2] > 0))
        reach = edge * random.uniform(1 - core, 1 - core * 0.55)
        root = way * (edge - reach) * random.uniform(0.7, 1)
        parts.append(
            twig(root, way + random.normal(0, 0.22, 3), reach, habit.leaves, habit.size, random, habit.shape)
        )
    corners = np.concatenate(parts)
    corners[:, :, 2] *= habit.squash
    return corners


def mesh(name: str, groups, materials):
    """Mesh from groups of corners, one material each."""
    import bpy

    corners = np.concatenate(groups)
    faces = (FACES[None] + np.arange(len(corners))[:, None, None] * 8).reshape(-1, 4)
    triangle = faces[:, 2] == faces[:, 3]
    total = np.where(triangle, 3, 4)
    keep = np.ones(faces.shape, bool)
    keep[triangle, 3] = False
    loops = faces[keep]
    data = bpy.data.meshes.new(name)
    data.vertices.add(corners.shape[0] * 8)
    data.vertices.foreach_set("co", corners.astype(np.float32).ravel())
    data.loops.add(len(loops))
    data.loops.foreach_set("vertex_index", loops.astype(np.int32))
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.r_[0, np.cumsum(total)[:-1]].astype(np.int32))
    data.polygons.foreach_set("loop_total", total.astype(np.int32))
    data.polygons.foreach_set(
        "material_index", np.repeat(np.arange(len(groups)), [len(g) * 6 for g in groups]).astype(np.int32)
    )
    data.update(calc_edges=True)
    data.validate()
    # Smooth along the blade, hard at the midrib: that crease is what says leaf and not paper.
    data.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    data.use_auto_smooth, data.auto_smooth_angle = True, 0.45
    for material in materials:
        data.materials.append(material)
    return data


def bougainvillea(seed: int, radius=0.55, squash=0.85, shoots=60):
    """(leaves, bracts): arching shoots, green inside, threes of papery bracts on the outer third only."""
    random = np.random.default_rng(seed)
    green = [shrub(seed + 1, Habit(radius * 0.80, squash, 190, 13, 0.062, OVATE, 0.10))]
    pink = []
    sunny = _unit(random.normal(size=(4, 3)) * [1, 1, 0.5] + [0, 0, 0.6])
    for k in range(shoots):
        way = _unit(random.normal(size=3) * [1, 1, 0.6] + [0, 0, 0.55])
        reach = radius * random.uniform(0.55, 0.95) * (1.25 if k % 9 == 0 else 1)
        root = way * radius * 0.25
        bend = random.uniform(0.15, 0.45)
        green.append(twig(root, way, reach, 13, 0.052, random, OVATE, bend))
        bloom = (sunny @ way).max() > random.uniform(0.35, 1.0)
        for _ in range(int(random.uniform(9, 17)) if bloom else int(random.uniform(0, 3))):
            t = random.uniform(0.55, 1.05)
            heart = (
                root + way * t * reach + np.array([0, 0, -bend * reach]) * t**2 + random.normal(0, 0.028, 3)
            )
            out = _unit(heart * [1, 1, 0.7] / radius + random.normal(0, 0.35, 3) + [0, 0, 0.25])
            one = _unit(np.cross(out, random.normal(size=3)))
            two = np.cross(out, one)
            turn = random.uniform(0, 6.28) + np.arange(3) * 2.094
            ways = one * np.cos(turn)[:, None] + two * np.sin(turn)[:, None] + out * random.uniform(0.5, 1.1)
            pink.append(
                blades(
                    np.repeat(heart[None], 3, 0),
                    ways,
                    np.repeat(out[None], 3, 0),
                    random.uniform(0.026, 0.038),
                    random,
                    BRACT,
                    0.45,
                    -0.25,
                )
            )
    return np.concatenate(green), np.concatenate(pink)


def _twigs(root, way, reach, count, size, random, shape, droop):
    """Many equal twigs at once: root and way (n, 3), reach (n). Hedges need thousands."""
    n = len(root)
    way = _unit(way)[:, None]
    t = np.sort(random.uniform(0.15, 1, (n, count)), axis=1)[:, :, None]
    far = reach[:, None, None]
    line = root[:, None] + way * t * far + np.array([0, 0, -droop]) * far * t**2
    axis = _unit(way + np.array([0, 0, -2 * droop]) * t)
    turn = (
        np.arange(count)[None, :, None] * 2.39996
        + random.uniform(0, 6.28, (n, 1, 1))
        + random.normal(0, 0.25, (n, count, 1))
    )
    one = _unit(np.cross(axis, [0.31, 0.17, 0.93]))
    out = one * np.cos(turn) + np.cross(axis, one) * np.sin(turn)
    grow = _unit(out + axis * (0.35 + 0.75 * t) + random.normal(0, 0.14, (n, count, 3)))
    up = _unit(axis * 0.9 - out * 0.35 + np.array([0, 0, 0.9]) + random.normal(0, 0.22, (n, count, 3)))
    long = size * (1.05 - 0.45 * t[:, :, 0]) * random.uniform(0.75, 1.2, (n, count))
    flat = lambda a: a.reshape(-1, 3)  # noqa: E731
    return blades(flat(line), flat(grow), flat(up), long.ravel(), random, shape)


def clipped(random, faces, density, size, shape=OVATE):
    """Skin of a clipped hedge: short twigs that end in the plane, some cut back, some grown out since."""
    ends, normals = [], []
    for point_of, normal, area in faces:
        count = int(area * density / 7)
        ends += [point_of(random) for _ in range(count)]
        normals += [normal] * count
    end, normal, n = np.array(ends, float), np.array(normals, float), len(ends)
    deep = abs(random.normal(0, 0.035, n)) - (random.random(n) < 0.10) * random.uniform(0.005, 0.03, n)
    way = _unit(normal + random.normal(0, 0.45, (n, 3)) + [0, 0, 0.25])
    reach = random.uniform(0.07, 0.13, n)
    return _twigs(
        end - normal * deep[:, None] - way * reach[:, None], way, reach, 7, size, random, shape, 0.1
    )
