"""Lines of points in a plane: rounded, evenly spaced, and seen from below. Pure numpy."""

from __future__ import annotations

import numpy as np

Polyline = np.ndarray
POINTS = 120


def fillet(points, reach: float = 0.003, steps: int = 6) -> Polyline:
    """Round every inner corner with a quadratic curve of the given reach."""
    corners = [np.array(p, float) for p in points]
    rounded = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        into, out = before - corner, after - corner
        start = corner + into / np.linalg.norm(into) * min(reach, np.linalg.norm(into) * 0.48)
        end = corner + out / np.linalg.norm(out) * min(reach, np.linalg.norm(out) * 0.48)
        for t in np.linspace(0, 1, steps):
            rounded.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    rounded.append(corners[-1])
    return np.array(rounded)


def resample(line: Polyline, count: int = POINTS) -> Polyline:
    """The same line with points at equal distances."""
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])], 1)


def below(line: Polyline, thickness: float) -> Polyline:
    """Underside of a shell, kept monotonic in x so that it never folds over itself."""
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None] + 1e-12
    under = line - np.stack([-tangent[:, 1], tangent[:, 0]], 1) * thickness
    under[:, 0] = np.maximum.accumulate(under[:, 0])
    return under
