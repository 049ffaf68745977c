"""Clay tiles as solids: interlocking tiles from a section, tapered barrels, ridge caps. Metres."""

from __future__ import annotations

import math

import numpy as np

from .mesh import make_mesh
from .polyline import resample
from .tile_profiles import PROFILES

ARRIS = 0.0028  # radius of fired edges; sharper ones look machined


def shell(name: str, rows, material=None, smooth_angle: float = 38):
    """Closed solid from rows of (top, underside) lines along the length, all with equally many points."""
    n = len(rows[0][0])
    vertices = np.concatenate([np.concatenate(row) for row in rows])
    last = len(rows) - 1

    def index(row: int, side: int, point: int) -> int:
        return (row * 2 + side) * n + point

    faces = []
    for j in range(last):
        for i in range(n - 1):
            faces.append((index(j, 0, i), index(j, 0, i + 1), index(j + 1, 0, i + 1), index(j + 1, 0, i)))
            faces.append((index(j, 1, i), index(j + 1, 1, i), index(j + 1, 1, i + 1), index(j, 1, i + 1)))
        faces.append((index(j, 0, 0), index(j + 1, 0, 0), index(j + 1, 1, 0), index(j, 1, 0)))
        faces.append((index(j, 0, n - 1), index(j, 1, n - 1), index(j + 1, 1, n - 1), index(j + 1, 0, n - 1)))
    for i in range(n - 1):
        faces.append((index(0, 0, i), index(0, 1, i), index(0, 1, i + 1), index(0, 0, i + 1)))
        faces.append((index(last, 0, i), index(last, 0, i + 1), index(last, 1, i + 1), index(last, 1, i)))
    return make_mesh(name, vertices, faces, material, smooth_angle)


def stations(length: float, count: int = 40) -> np.ndarray:
    """Distances along a piece with extra rings where nose and head are rounded."""
    arc = ARRIS * (1 - np.sin(np.linspace(0, math.pi / 2, 5)))[::-1]
    return np.r_[arc, np.linspace(ARRIS, length - ARRIS, count)[1:-1], length - arc[::-1]]


def rounding(y: float, length: float) -> float:
    """How far the arris sinks in at distance y from either end."""
    d = min(y, length - y)
    return 0.0 if d >= ARRIS else ARRIS - math.sqrt(max(ARRIS**2 - (ARRIS - d) ** 2, 0))


def _relief(profile: str, x: np.ndarray, y: float) -> np.ndarray:
    """Ribs and mouldings pressed on the top of a tile."""
    tile = PROFILES[profile]
    visible = x < tile.cover - 0.002
    z = np.zeros_like(x)
    for at, share in ((tile.length - 0.018, 1), (tile.length - 0.040, 0.7)):
        z += visible * tile.head_rib * share * np.clip(1.6 * math.exp(-(((y - at) / 0.0055) ** 2)), 0, 1)
    if profile == "marsigliese":
        z += 0.004 * np.clip((1 - abs(x - 0.1055) / 0.022 - abs(y - 0.085) / 0.05) * 2.2, 0, 1)
        mouth = np.clip((y - (tile.length - 0.075)) / 0.03, 0, 1) * 0.7
        # Logistic edges: hard masks made spikes where the pans close.
        z += 0.006 * mouth / (1 + np.exp((0.050 - x) / 0.003)) / (1 + np.exp((x - 0.172) / 0.003))
    if profile == "plana":
        z -= 0.0009 * np.exp(-(((y - 0.012) / 0.003) ** 2)) * (x < 0.2318) * (x > 0.001)
    return z


def tile(profile: str, seed: int = 0, warp: float = 0.0006, material=None):
    """One interlocking tile, nose at y=0; warp is the firing distortion (standard deviation, metres)."""
    spec = PROFILES[profile]
    sections = spec.section()
    centre = spec.cover / 2
    random = np.random.default_rng(seed)
    phase, bend = random.uniform(0, 6.28, 6), random.normal(0, 1, 6) * warp
    rows = []
    for y in stations(spec.length):
        sink, row = rounding(y, spec.length), []
        for side, section in enumerate(sections):
            x, z = section[:, 0].copy(), section[:, 1].copy()
            z += bend[0] * math.sin(y / spec.length * 3.1 + phase[0]) + bend[2] * np.sin(
                x * 25 + phase[2] + y * 8
            )
            z += bend[3] * (x - centre) / centre * (y / spec.length - 0.5) * 2
            z += _relief(profile, x, y) - sink if side == 0 else sink * 0.5
            x += bend[4] * 0.5 * math.sin(y / spec.length * 4 + phase[4])
            row.append(np.stack([x, np.full_like(x, y), z], 1))
        rows.append(row)
    return shell(profile, rows, material)


def barrel(
    length=0.46,
    wide=0.094,
    narrow=0.076,
    thickness=0.0125,
    flat=0.86,
    collar=0.0,
    dome=False,
    seed=0,
    warp=0.0012,
    material=None,
    points=64,
):
    """Tapered half-round, y=0 at its wide end. collar raises a band there, dome closes that end."""
    random = np.random.default_rng(seed)
    phase, bend = random.uniform(0, 6.28, 4), random.normal(0, warp, 4)
    turn = np.linspace(0, math.pi, points)
    along = list(stations(length))
    if dome:
        cap = [-wide * math.cos(b) for b in np.linspace(0.06, math.pi / 2, 22)][:-1]
        along = cap + [y for y in along if y >= ARRIS]
    rows = []
    for y in along:
        if y < 0:
            radius, sink = wide * math.sqrt(max(1 - (y / wide) ** 2, 0)), 0.0
            radius += collar * radius / wide
        else:
            radius = wide + (narrow - wide) * y / length + collar / (1 + math.exp((y - 0.052) / 0.0016))
            sink = rounding(y, length) if not dome or y > length / 2 else 0.0
        wobble = 1 + bend[0] / radius * np.sin(2 * turn + phase[0] + y * 9)
        row = []
        for r in (radius - sink, max(radius - thickness + sink * 0.5, 0.001)):
            z = np.sin(turn) * r * flat * wobble + bend[1] * math.sin(y * 12 + phase[1])
            row.append(np.stack([-np.cos(turn) * r * wobble, np.full(points, y), z], 1))
        rows.append(row)
    return shell("barrel", rows, material)


def distant_tile(profile: str, points: int = 20):
    """Open-bottomed tile for whole roofs: vertices (n, 3) and quads. Laps and noses are real, undersides are not."""
    spec = PROFILES[profile]
    if profile == "plana":
        top = np.array(
            [
                (0, 0.010),
                (0, 0.0195),
                (0.001, 0.0202),
                (0.2312, 0.0202),
                (0.2322, 0.0195),
                (0.2325, 0.007),
                (0.262, 0.007),
            ]
        )
    else:
        top = resample(spec.section()[0], points)
    n = len(top)
    under = top.copy()
    under[:, 1] -= 0.0145
    lines = [(top, 0), (top, spec.length / 2), (top, spec.length), (under, 0), (under, 0.10)]
    vertices = np.concatenate([np.stack([line[:, 0], np.full(n, y), line[:, 1]], 1) for line, y in lines])
    faces = []
    for i in range(n - 1):
        faces += [(i, i + 1, n + i + 1, n + i), (n + i, n + i + 1, 2 * n + i + 1, 2 * n + i)]
        faces += [(i, 3 * n + i, 3 * n + i + 1, i + 1), (3 * n + i, 4 * n + i, 4 * n + i + 1, 3 * n + i + 1)]
    return vertices, np.array(faces, int)
