"""Date palms: fronds and trunks. Metres."""

from __future__ import annotations

import math

import numpy as np

from .mesh import make_mesh

GOLDEN_ANGLE = 2.39996


def palm_frond(seed: int, material, length: float = 2.9, leaflets: int = 74, droop: float = 1.75):
    """Date palm frond along x: narrow leaflets in ranks at several angles, gaps and torn ones, tips hanging."""
    random = np.random.default_rng(seed)
    sway = random.normal(0, 0.10)

    def rachis(t: float):
        return np.array([length * t * (1 - 0.18 * t * t), sway * t * t, 0.75 * t - droop * t**2.3])

    vertices, faces = [], []
    for i in range(leaflets):
        t = 0.10 + 0.90 * (i + random.uniform(-0.35, 0.35)) / leaflets
        root, tangent = rachis(t), rachis(t + 0.01) - rachis(t - 0.01)
        tangent /= np.linalg.norm(tangent)
        reach = 0.60 * math.sin(math.pi * min(1, 0.20 + t * 0.78)) ** 0.7
        for sign in (-1, 1):
            if random.random() < 0.06:
                continue
            long = reach * random.uniform(0.72, 1.1) * (0.45 if random.random() < 0.05 else 1)
            side = np.array([0, sign, 0])
            up = np.cross(tangent, side) * sign
            up = up if up[2] > 0 else -up
            way = (
                tangent * random.uniform(0.5, 0.85)
                + side * 0.72
                + up * (0.05, 0.35, 0.65)[i % 3]
                + random.normal(0, 0.06, 3)
            )
            way /= np.linalg.norm(way)
            hang = np.array([0, 0, -random.uniform(0.10, 0.34) * long])
            wide = np.cross(way, up + random.normal(0, 0.3, 3))
            wide *= random.uniform(0.014, 0.020) / np.linalg.norm(wide)
            k = len(vertices)
            for share, width in ((0, 0.5), (0.35, 1.0), (0.72, 0.75)):
                point = root + way * long * share + hang * share**2
                vertices += [point - wide * width, point + wide * width]
            vertices.append(root + way * long + hang)
            faces += [(k, k + 1, k + 3, k + 2), (k + 2, k + 3, k + 5, k + 4), (k + 4, k + 5, k + 6)]
    for i in range(12):
        a, b, width, k = rachis(i / 12), rachis((i + 1) / 12), 0.028 * (1 - i / 13), len(vertices)
        vertices += [a + [0, -width, 0], a + [0, width, 0], b + [0, width * 0.9, 0], b + [0, -width * 0.9, 0]]
        faces.append((k, k + 1, k + 2, k + 3))
    return make_mesh("frond", vertices, faces, material)


def palm_trunk(height: float, lean, material, random):
    """Trunk covered with cut leaf bases on a golden-angle spiral; rings alone looked turned on a lathe."""
    sides, rings, vertices, faces = 14, 24, [], []

    def centre(t):
        return np.array([lean[0] * t * t, lean[1] * t * t, height * t])

    def radius(t):
        return 0.185 - 0.045 * t + 0.11 * math.exp(-t * 16) + 0.05 * max(0, (t - 0.9) / 0.1)

    for i in range(rings + 1):
        t = i / rings
        for k in range(sides):
            a, r = 2 * math.pi * k / sides, radius(t) * 0.95 * (1 + 0.04 * random.normal())
            vertices.append(centre(t) + [r * math.cos(a), r * math.sin(a), 0])
        if i:
            for k in range(sides):
                a, b = (i - 1) * sides + k, (i - 1) * sides + (k + 1) % sides
                faces.append((a, b, b + sides, a + sides))
    count = int(height * 46)
    for i in range(count):
        t, a = min(max((i + random.uniform(-0.6, 0.6)) / count, 0), 1), i * GOLDEN_ANGLE + random.normal(
            0, 0.10
        )
        width, tall = random.uniform(0.055, 0.085) * radius(t) / 0.17, random.uniform(0.10, 0.17)
        jut = random.uniform(0.025, 0.055) * (1 + 1.2 * max(0, t - 0.8) / 0.2)
        out, side, up = (
            np.array([math.cos(a), math.sin(a), 0]),
            np.array([-math.sin(a), math.cos(a), 0]),
            np.array([0, 0, 1.0]),
        )
        base, k = centre(t) + out * radius(t) * 0.93, len(vertices)
        vertices += [
            base - side * width,
            base + side * width,
            base + side * width * 0.62 + out * jut + up * tall,
            base - side * width * 0.62 + out * jut + up * tall,
            base + side * width * 0.5 + up * tall * 0.95,
            base - side * width * 0.5 + up * tall * 0.95,
        ]
        faces += [
            (k, k + 1, k + 2, k + 3),
            (k + 3, k + 2, k + 4, k + 5),
            (k + 1, k + 4, k + 2),
            (k, k + 3, k + 5),
        ]
    return make_mesh("trunk", vertices, faces, material)
