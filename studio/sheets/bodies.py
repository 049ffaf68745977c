"""Plan, front and side of a carved body, from what it is carved of: what is seen, and dashed what is not.

Bodies stand on z = 0, their front at -y; a solid is a ring of points along one axis, as studio/shapes/cast.py has them.
Metres in, millimetres out.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from shapely.geometry import LineString, Polygon, box
from shapely.ops import linemerge, unary_union

SLACK = 0.2  # millimetres within which two lines are one


@dataclass(frozen=True)
class Solid:
    """Rings of points across one axis: plan (x, y) along z, front (x, z) along y, side (y, z) along x."""

    axis: int
    ring: Polygon
    last: Polygon
    low: float
    high: float

    def reach(self, axis: int) -> tuple[float, float]:
        """From where to where it goes along an axis."""
        if axis == self.axis:
            return self.low, self.high
        both = unary_union([self.ring, self.last]).bounds
        first = ACROSS[self.axis][0] == axis
        return (both[0], both[2]) if first else (both[1], both[3])


ACROSS = {2: (0, 1), 1: (0, 2), 0: (1, 2)}  # axes to the right and up in the view along each
VIEWS = {"plan": 2, "front": 1, "side": 0}


def solid(shape) -> Solid:
    """Of (vertices, faces) as cast.py makes them: equal rings one after the other."""
    points = np.array(shape[0], float) * 1000
    runs = [int((abs(points[:, k] - points[0, k]) > 1e-6).argmax()) or len(points) for k in range(3)]
    axis = int(np.argmax(runs))
    n, across = runs[axis], ACROSS[axis]
    first, last = (Polygon(ring[:, across]).buffer(0) for ring in (points[:n], points[-n:]))
    return Solid(axis, first, last, points[:, axis].min(), points[:, axis].max())


@dataclass(frozen=True)
class View:
    """One side of a body. Lines are arrays of points."""

    outline: list[np.ndarray]
    hidden: list[np.ndarray]
    bounds: tuple[float, float, float, float]


def _rectangle(one: Solid, axis: int) -> Polygon:
    (a, b), (c, d) = (one.reach(k) for k in ACROSS[axis])
    return box(a, c, b, d)


def _silhouette(one: Solid, axis: int) -> Polygon:
    return unary_union([one.ring, one.last]) if one.axis == axis else _rectangle(one, axis)


def _within(cut: Solid, body: Solid) -> Solid:
    """What a cut takes away of a body: its rings inside the body's silhouette, as far as the body goes."""
    room = _silhouette(body, cut.axis)
    low, high = body.reach(cut.axis)
    return Solid(
        cut.axis,
        cut.ring.intersection(room),
        cut.last.intersection(room),
        max(cut.low, low),
        min(cut.high, high),
    )


def _is_open(cut: Solid, body: Solid, axis: int) -> bool:
    """Whether a cut comes out on the side that a view looks at: top, front at -y, and the end at +x."""
    (low, high), (near, far) = cut.reach(axis), body.reach(axis)
    return low < near - 1 if axis == 1 else high > far + 1


def _lines(geometry, least: float = 1.0) -> list[np.ndarray]:
    if geometry.is_empty:
        return []
    if geometry.geom_type == "MultiLineString":
        geometry = linemerge(geometry)
    parts = getattr(geometry, "geoms", [geometry])
    return [
        np.array(part.simplify(0.04).coords)
        for part in parts
        if isinstance(part, LineString) and part.length > least
    ]


def _upright_edges(body: Solid, axis: int) -> list[LineString]:
    """Corners of a plan that are seen from its front or its end as upright lines."""
    points = np.array(body.ring.simplify(1.0).exterior.coords)[:-1]
    if not 4 < len(points) <= 16:
        return []
    at, depth = (points[:, 0], points[:, 1]) if axis == 1 else (points[:, 1], -points[:, 0])
    foremost = [all(d <= depth[abs(at - x) < 0.5] + 0.5) for x, d in zip(at, depth)]
    return [LineString([(x, body.low), (x, body.high)]) for x, is_seen in zip(at, foremost) if is_seen]


def view(axis: int, body: Solid, cuts: list[Solid], joined: list[Solid]) -> View:
    """A body from above (2), from its front (1) or from its end (0)."""
    shape = unary_union([_silhouette(body, axis), *(_silhouette(one, axis) for one in joined)])
    seen, unseen = [], []
    low, high = body.reach(axis)
    for cut in cuts:
        taken = _within(cut, body)
        if taken.ring.is_empty:
            continue
        if cut.axis == axis and cut.low < low and cut.high > high:
            shape = shape.difference(taken.ring)
            continue
        edge = taken.ring if cut.axis == axis else _rectangle(taken, axis)
        (seen if _is_open(cut, body, axis) else unseen).append(edge.boundary)
    if body.axis == axis and not body.last.equals_exact(body.ring, 0.01):
        seen.append(body.last.boundary)  # the inner edge of a bevel
    if body.axis == 2 and axis != 2:
        seen += _upright_edges(body, axis)
    if axis == 2:
        seen += [one.last.boundary for one in joined] + [one.ring.boundary for one in joined]
    drawn = shape.boundary
    lines, marks = _lines(drawn), []
    for edges, into in ((seen, lines), (unseen, marks)):
        for edge in edges:
            left = edge.difference(drawn.buffer(SLACK))
            into += _lines(left)
            drawn = unary_union([drawn, left])
    return View(lines, marks, shape.bounds)
