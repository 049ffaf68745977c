"""Verge units: clay angles hung over the edge tiles of a gable, each over the one below. Metres."""

from __future__ import annotations

import math

import numpy as np

from .polyline import below, fillet, resample
from .tiles import rounding, shell, stations

DROP, OVER = 0.125, 0.105  # how far it hangs down, how far it lies over the edge tile
THICK = 0.012


def verge_unit(spec, seed: int, material):
    """Mesh of one unit for the right edge of a roof of these tiles: x = 0 at the edge, nose at y = 0."""
    random = np.random.default_rng(seed)
    top = spec.section()[0]
    edge = top[top[:, 0] > spec.cover - OVER]
    high = float(edge[:, 1].max()) + 0.016
    outline = [(-OVER, high - 0.022), (-OVER + 0.006, high - 0.002), (0.016, high), (0.022, high - DROP)]
    line = resample(fillet(outline, 0.012, 8), 70)
    under = below(line, THICK)
    length, rows = spec.length, []
    bend = random.normal(0, 0.0012)
    for y in stations(length):
        sink = rounding(y, length)
        # The nose is a little wider than the tail it covers.
        grow = 0.006 / (1 + math.exp((y - 0.05) / 0.002)) - 0.004 * y / length
        a, b = line.copy(), under.copy()
        for part in (a, b):
            part[:, 0] += grow * np.clip((part[:, 0] + OVER) / OVER, 0, 1) + bend * math.sin(3 * y / length)
        a[:, 1] += grow - sink
        rows.append(tuple(np.stack([p[:, 0], np.full(len(p), y), p[:, 1]], 1) for p in (a, b)))
    return shell("verge", rows, material)
