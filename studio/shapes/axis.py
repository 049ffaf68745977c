"""The line along which two slopes meet, as a frame of its own: along it, to its right, up. Metres."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

NEAR = 0.45  # how far from the line tiles are looked at


@dataclass(frozen=True)
class Axis:
    """A ridge or hip from its lower end up to the other."""

    start: Vector
    end: Vector

    @classmethod
    def between(cls, ends) -> Axis:
        return cls(*(Vector(end) for end in ends))

    @property
    def length(self) -> float:
        return (self.end - self.start).length

    @property
    def frame(self) -> tuple[Vector, Vector, Vector]:
        """Unit vectors: to the side, along, up."""
        along = (self.end - self.start).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        return side, along, side.cross(along)

    def world(self, local: np.ndarray) -> np.ndarray:
        """World points of (side, along, up)."""
        return local @ np.array(self.frame) + np.array(self.start)

    def local(self, world: np.ndarray) -> np.ndarray:
        return (world - np.array(self.start)) @ np.array(self.frame).T


def _near(thing, axis: Axis):
    """Corners in the axis' frame and triangles of what lies near the line."""
    data = thing.data
    data.calc_loop_triangles()
    flat = np.empty(3 * len(data.vertices), np.float32)
    data.vertices.foreach_get("co", flat)
    corners = np.empty(3 * len(data.loop_triangles), np.int32)
    data.loop_triangles.foreach_get("vertices", corners)
    matrix = np.array(thing.matrix_world)
    at = axis.local(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    close = (abs(at[:, 0]) < NEAR) & (abs(at[:, 2]) < NEAR)
    close &= (at[:, 1] > -NEAR) & (at[:, 1] < axis.length + NEAR)
    triangles = corners.reshape(-1, 3)
    return at, triangles[close[triangles].all(1)]


def _beside(thing, axis: Axis) -> bool:
    """Whether the box round a thing comes near the line."""
    box = axis.local(np.array([thing.matrix_world @ Vector(corner) for corner in thing.bound_box]))
    low, high = box.min(0), box.max(0)
    reach = np.array([NEAR, axis.length + NEAR, NEAR])
    return bool((low < reach).all() and (high > -NEAR).all())


def heights(things, axis: Axis, sides: np.ndarray, along: np.ndarray) -> np.ndarray:
    """Height of the things' tops over the line at each place along it (rows) and to its side (columns); where nothing
    lies, that of the next place along which has something, or -0.02 if none has."""
    vertices, faces, count = [], [], 0
    for thing in things:
        if not _beside(thing, axis):
            continue
        at, triangles = _near(thing, axis)
        if len(triangles):
            used, where = np.unique(triangles, return_inverse=True)
            vertices.append(at[used])
            faces.append(where.reshape(-1, 3) + count)
            count += len(used)
    found = np.full((len(along), len(sides)), np.nan)
    if faces:
        tree = BVHTree.FromPolygons(np.concatenate(vertices).tolist(), np.concatenate(faces).tolist())
        for i, y in enumerate(along):
            for k, x in enumerate(sides):
                hit = tree.ray_cast(Vector((x, y, NEAR)), Vector((0, 0, -1)), 2 * NEAR)[0]
                if hit:
                    found[i, k] = hit.z
    for k in range(len(sides)):
        known = ~np.isnan(found[:, k])
        found[:, k] = np.interp(along, along[known], found[known, k]) if known.any() else -0.02
    return found
