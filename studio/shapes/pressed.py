"""What the press leaves on a tile that is seen alone: nail hole, ribs underneath, nibs, stamp, side lock. Metres.

Heights over the plain section, for the top and for the underside of a piece; pure numpy. Nothing here is a
manufacturer's drawing, and the stamp bears no name.
"""

from __future__ import annotations

import numpy as np

from .tile_profiles import Profile

NAIL = 0.0029  # radius of the hole
FROM_HEAD = 0.029  # between the two ribs of the head
RIB, RIB_WIDTH, FIELD = 0.0028, 0.0075, 0.052
NIB, NIB_WIDE, NIB_DEEP = 0.012, 0.030, 0.013


def _plateau(distance: np.ndarray | float, half: float, edge: float):
    """1 within half of 0, falling to 0 over an edge."""
    t = np.clip((half + edge - np.abs(distance)) / edge, 0, 1)
    return t * t * (3 - 2 * t)


def pans(spec: Profile) -> list[float]:
    """Where the top of a tile is low between its ribs, across the cover: there it is nailed and hung."""
    x, z = spec.section()[0].T
    inside = (x > 0.02) & (x < spec.cover - 0.02)
    x, z = x[inside], z[inside]
    low = z.min()
    if z.max() - low < 0.004:
        return [spec.cover * 0.3, spec.cover * 0.7]
    flat = x[z < low + 0.0025]
    breaks = np.where(np.diff(flat) > 0.02)[0]
    groups = np.split(flat, breaks + 1)
    return [float(group.mean()) for group in groups]


def on_top(spec: Profile, x: np.ndarray, y: float) -> np.ndarray:
    """Countersunk nail hole in the middle of a pan near the head."""
    at = pans(spec)[-1]
    away = np.hypot(x - at, y - (spec.length - FROM_HEAD))
    return -0.0095 * _plateau(away, NAIL - 0.0006, 0.0009) - 0.0012 * _plateau(away, NAIL + 0.0012, 0.0016)


def underneath(spec: Profile, x: np.ndarray, y: float) -> np.ndarray:
    """A grid of low ribs, a nib at every pan to hang the tile on its batten, and a blank oval stamp."""
    middles = pans(spec)
    rows = (y - 0.065) % FIELD - FIELD / 2
    body = float(_plateau(y - spec.length * 0.46, spec.length * 0.33, 0.006))
    within = _plateau(x - spec.cover * 0.5, spec.cover * 0.46, 0.006)
    ribs = np.maximum(
        np.full_like(x, float(_plateau(rows, RIB_WIDTH / 2, 0.004))) * 0.8,
        np.max([_plateau(x - m, RIB_WIDTH / 2, 0.004) for m in middles], axis=0),
    )
    oval = np.hypot((x - middles[0]) / 0.026, (y - spec.length * 0.57) / 0.017)
    inside = _plateau(oval, 1.05, 0.1)
    height = -RIB * ribs * body * within * (1 - inside)
    height += -0.0018 * _plateau(oval - 0.9, 0.07, 0.08) - 0.0012 * _plateau(oval, 0.35, 0.06)
    for m in middles:
        lug = _plateau(x - m, NIB_WIDE / 2, 0.004) * float(
            _plateau(y - (spec.length - 0.052), NIB_DEEP / 2, 0.004)
        )
        height -= NIB * lug
    return height


def lock(spec: Profile, x: np.ndarray) -> np.ndarray:
    """Groove and bead on the edge that the next tile covers, for S-curves, whose section is plain there."""
    edge = x.max()
    if edge - spec.cover < 0.018 or edge - spec.cover > 0.025:
        return np.zeros_like(x)
    groove = np.exp(-(((x - (edge - 0.0125)) / 0.0026) ** 2))
    bead = np.exp(-(((x - (edge - 0.0055)) / 0.0022) ** 2))
    return 0.0026 * bead - 0.0030 * groove
