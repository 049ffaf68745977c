"""Clay tiles as solids: interlocking tiles from a section, tapered barrels, ridge caps. Metres."""

from __future__ import annotations

import math

import numpy as np

from . import pressed
from .barrels import Barrel
from .chips import Chips, chipped
from .mesh import make_mesh
from .polyline import resample
from .roofed import ROOFED
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


def stations(length: float, count: int = 40, fine: bool = False) -> np.ndarray:
    """Distances along a piece with extra rings where nose and head are rounded; fine ones for chips and pressed marks."""
    arc = ARRIS * (1 - np.sin(np.linspace(0, math.pi / 2, 5)))[::-1]
    if not fine:
        return np.r_[arc, np.linspace(ARRIS, length - ARRIS, count)[1:-1], length - arc[::-1]]
    close = np.arange(ARRIS + 0.0009, 0.014, 0.0009)
    inner = np.linspace(0.014, length - 0.014, int(length / 0.0013))
    return np.r_[arc, close, inner, length - close[::-1], length - arc[::-1]]


def dense(line: np.ndarray, points: int = 480) -> np.ndarray:
    """The same line with evenly many more points, as fine as chips need it."""
    new, old = np.linspace(0, 1, points), np.linspace(0, 1, len(line))
    return np.stack([np.interp(new, old, line[:, k]) for k in (0, 1)], 1)


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
        # Lozenge: 3 mm, its slopes 10 mm wide and its corners rounded, so that it shades and never casts a blot.
        # It keeps to the 14 mm crest of the rib: spread over the flank it steepened that into a dark spot.
        d = np.sqrt(((x - 0.1055) / 0.0105) ** 2 + 1e-3) + np.sqrt(((y - 0.088) / 0.034) ** 2 + 0.004)
        t = np.clip((1.15 - d) / 0.85, 0, 1)
        z += 0.0022 * t * t * (3 - 2 * t)
        mouth = np.clip((y - (tile.length - 0.075)) / 0.03, 0, 1) * 0.7
        # Logistic edges: hard masks made spikes where the pans close.
        z += 0.006 * mouth / (1 + np.exp((0.050 - x) / 0.003)) / (1 + np.exp((x - 0.172) / 0.003))
    if profile == "plana":
        z -= 0.0009 * np.exp(-(((y - 0.012) / 0.003) ** 2)) * (x < 0.2318) * (x > 0.001)
    return z


def tile(profile: str, seed: int = 0, warp: float = 0.0006, material=None, chips: int = 0):
    """One interlocking tile, nose at y=0; warp is the firing distortion (standard deviation, metres). With chips it is
    to be seen alone: nail hole, nibs, ribs and stamp are on it, and its rings are fine enough for them."""
    spec = PROFILES[profile]
    sections = spec.section()
    if chips:
        sections = [dense(section) for section in sections]
    centre, tallest = spec.cover / 2, sections[0][:, 1].max()
    random = np.random.default_rng(seed)
    phase, bend = random.uniform(0, 6.28, 6), random.normal(0, 1, 6) * warp
    # Dies wear and clay shrinks: no two tiles have the same height of roll, and it leans a little.
    swell, lean = random.normal(0, 1, 2) * warp * (1.4, 0.9) / tallest
    rows = []
    for y in stations(spec.length, fine=bool(chips)):
        sink, row = rounding(y, spec.length), []
        for side, section in enumerate(sections):
            x, z = section[:, 0].copy(), section[:, 1] * (1 + swell)
            x += lean * section[:, 1] * (1 - y / spec.length)
            z += bend[0] * math.sin(y / spec.length * 3.1 + phase[0]) + bend[2] * np.sin(
                x * 25 + phase[2] + y * 8
            )
            z += bend[3] * (x - centre) / centre * (y / spec.length - 0.5) * 2
            z += _relief(profile, x, y) - sink if side == 0 else sink * 0.5
            if chips:
                flat = section[:, 0]
                z += (
                    pressed.underneath(spec, flat, y)
                    if side
                    else pressed.on_top(spec, flat, y) + pressed.lock(spec, flat)
                )
            x += bend[4] * 0.5 * math.sin(y / spec.length * 4 + phase[4])
            row.append(np.stack([x, np.full_like(x, y), z], 1))
        rows.append(row)
    made = shell(profile, rows, material)
    return chipped(made, Chips(seed, chips, spec.length)) if chips else made


def barrel(shape: Barrel = Barrel(), seed: int = 0, material=None, chips: int = 0):
    """One half-round piece, y = 0 at its wide end."""
    random = np.random.default_rng(seed)
    phase, bend = random.uniform(0, 6.28, 4), random.normal(0, shape.warp, 4)
    points = 320 if chips else shape.points
    turn = np.linspace(0, math.pi, points)
    along = list(stations(shape.length, fine=bool(chips)))
    if shape.dome:
        cap = [-shape.wide * math.cos(b) for b in np.linspace(0.06, math.pi / 2, 22)][:-1]
        along = cap + [y for y in along if y >= ARRIS]
    rows = []
    for y in along:
        radius, sink = _radius(shape, y)
        wobble = 1 + bend[0] / radius * np.sin(2 * turn + phase[0] + y * 9)
        row = []
        for r in (radius - sink, max(radius - shape.thickness + sink * 0.5, 0.001)):
            z = np.sin(turn) * r * shape.flat * wobble + bend[1] * math.sin(y * 12 + phase[1])
            row.append(np.stack([-np.cos(turn) * r * wobble, np.full(points, y), z], 1))
        rows.append(row)
    made = shell("barrel", rows, material)
    return chipped(made, Chips(seed, chips, shape.length)) if chips else made


def _radius(shape: Barrel, y: float) -> tuple[float, float]:
    """Outer radius at y and how far the arris sinks in there."""
    if y < 0:
        share = math.sqrt(max(1 - (y / shape.wide) ** 2, 0))
        return (shape.wide + shape.collar) * share, 0.0
    taper = shape.wide + (shape.narrow - shape.wide) * y / shape.length
    radius = taper + shape.collar / (1 + math.exp((y - 0.052) / 0.0016))
    return radius, rounding(y, shape.length) if not shape.dome or y > shape.length / 2 else 0.0


def distant_tile(profile: str, points: int = 20):
    """Open-bottomed tile for whole roofs: vertices (n, 3) and quads. Laps and noses are real, undersides are not."""
    spec = ROOFED[profile]
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
    # Rounded nose: its edge catches the light, which is what tells a course from the next far away.
    sunk = [(-0.0042, 0.0), (-0.0013, 0.0013), (0.0, 0.0046)]
    lines = [(top + [0, d], y) for d, y in sunk]
    lines += [(top, spec.length * share) for share in (0.3, 0.6, 1.0)]
    lines += [(under, 0.0012), (under, 0.10)]
    vertices = np.concatenate([np.stack([line[:, 0], np.full(n, y), line[:, 1]], 1) for line, y in lines])
    faces = []
    for k in range(5):
        faces += [(k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i) for i in range(n - 1)]
    for i in range(n - 1):
        faces += [(i, 6 * n + i, 6 * n + i + 1, i + 1), (6 * n + i, 7 * n + i, 7 * n + i + 1, 6 * n + i + 1)]
    return vertices, np.array(faces, int)
