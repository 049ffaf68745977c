"""Flakes broken off the arrises of a fired piece by handling. Metres."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Chips:
    """How many flakes one piece has lost; its ends lie at y = 0 and y = length."""

    seed: int
    count: int
    length: float


CUT = 0.55
# Reach of a flake and how often it is that large.
REACHES, SHARES = (0.003, 0.0045, 0.008), (0.6, 0.34, 0.06)


def chipped(data, chips: Chips):
    """Break flakes off a mesh with fine rings; the torn clay is marked in the attribute `chip`."""
    random = np.random.default_rng(chips.seed + 900)
    points = _read(data, "co").astype(float)
    normals = _read(data, "normal")
    torn = np.zeros(len(points))
    near_end = (points[:, 1] < 0.0016) | (points[:, 1] > chips.length - 0.0016)
    ends = np.where(near_end & (normals[:, 2] > 0.15))[0]
    sides = np.where((normals[:, 0] < -0.5) & (normals[:, 2] > 0.1))[0]
    for k in range(chips.count):
        pool = sides if len(sides) and k % 4 == 3 else ends
        at = pool[int(random.integers(len(pool)))]
        way = normals[at] + random.normal(0, 0.25, 3)
        _break(points, torn, (points[at].copy(), way / np.linalg.norm(way)), random)
    # Where a piece was cut to length the body shows: paler than its fired face, less torn than a chip.
    torn[near_end & (np.abs(normals[:, 1]) > 0.3) & (torn == 0)] = CUT
    data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    data.attributes.new("chip", "FLOAT", "POINT").data.foreach_set("value", torn.astype(np.float32))
    data.update()
    return data


def _read(data, name: str) -> np.ndarray:
    values = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get(name, values)
    return values.reshape(-1, 3)


def _break(points: np.ndarray, torn: np.ndarray, place, random) -> None:
    """A bowl of torn clay: what stands proud of its floor falls away. The floor is rough and steps in facets,
    as clay breaks, and not smooth like a spoon's mark."""
    centre, way = place
    reach = random.choice(REACHES, p=SHARES)
    away = points - centre
    near = np.linalg.norm(away * (0.75, 1, 1.2), axis=1)
    # Two waves of a facet's size, and sand.
    waves = random.normal(0, 1, (2, 3)) * 2.2 / reach
    facets = sum(np.abs(np.sin(away @ w + random.uniform(0, 6))) for w in waves) * reach * 0.10
    height = away @ way
    floor = -reach * 0.62 + 0.55 * near**2 / reach + facets + random.normal(0, 0.00026, len(points))
    cut = (near < reach * 2.2) & (height > floor)
    points[cut] -= way * (height - floor)[cut, None]
    torn[cut] = 1
