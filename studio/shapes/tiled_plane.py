"""Roof planes and ridges of real tiles, merged into one mesh each. Metres.

Every tile is a little off its place, as on a real roof, and carries two random numbers in the UV map
`tid` (for its colour) and its position in the tile in `tuv` (for the soot line under the lap).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from .mesh import make_mesh, place
from .tile_profiles import PROFILES
from .tiles import distant_tile

Point = tuple[float, float, float]
# Standard deviations of hand laying: height, across, along (metres), skew (radians).
JITTER = (0.0012, 0.0015, 0.003, 0.004)


@dataclass
class Tiling:
    """What a roof is laid with."""

    profile: str
    material: object
    sheet: object  # brown under-sheet seen through gaps
    random: np.random.Generator
    points: int = 20  # of the section; 20 from 10 m on, 48 close to the camera
    laid: int = 0  # tiles so far


def merged(name: str, vertices, faces, tile_random, tile_place, material):
    """One quad mesh with the two UV maps."""
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(vertices))
    data.vertices.foreach_set("co", vertices.astype(np.float32).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel().astype(np.int32))
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    data.update(calc_edges=True)
    data.validate()
    for layer_name, values in (("tid", tile_random), ("tuv", tile_place)):
        layer = data.uv_layers.new(name=layer_name)
        layer.data.foreach_set("uv", values[faces.ravel()].astype(np.float32).ravel())
    data.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(50)
    data.materials.append(material)
    return data


def _grid(outline: np.ndarray, profile) -> tuple[list, list]:
    """Tile positions that lie wholly inside a convex outline, and those which its edges cut."""
    width, height = outline[:, 0].max(), outline[:, 1].max()
    columns, rows = int(width / profile.cover) + 3, int(height / profile.gauge) + 2
    edges = [(outline[i], outline[(i + 1) % len(outline)]) for i in range(1, len(outline))]

    def inside(x: float, y: float) -> float:
        distances = []
        for a, b in edges:
            along = b - a
            normal = np.array([-along[1], along[0]]) / np.hypot(*along)
            distances.append((x - a[0]) * normal[0] + (y - a[1]) * normal[1])
        return min(distances)

    start = -(columns * profile.cover - width) / 2
    whole, cut = [], []
    for row in range(rows):
        for column in range(-1, columns + 1):
            x = start + (column + (row % 2) * profile.stagger) * profile.cover
            y = row * profile.gauge - 0.05
            corners = [
                inside(x + dx, y + dy) for dx in (0, profile.cover * 1.12) for dy in (0, profile.length)
            ]
            if min(corners) >= 0:
                whole.append((x, y))
            elif max(corners) > 0:
                cut.append((x, y))
    return whole, cut


def _clip(data, polygon: list[Vector]) -> None:
    """Saw the tiles off along every edge but the eaves."""
    work = bmesh.new()
    work.from_mesh(data)
    for i in range(1, len(polygon)):
        a, b = polygon[i], polygon[(i + 1) % len(polygon)]
        outward = -Vector((0, 0, 1)).cross(b - a).normalized()
        geometry = work.verts[:] + work.edges[:] + work.faces[:]
        bmesh.ops.bisect_plane(work, geom=geometry, plane_co=a, plane_no=outward, clear_outer=True)
    work.to_mesh(data)
    work.free()


def lay_plane(name: str, polygon: list[Point], tiling: Tiling) -> None:
    """Tile a convex plane; polygon[0] to polygon[1] is the eaves, left to right seen from outside."""
    corners = [Vector(p) for p in polygon]
    across = (corners[1] - corners[0]).normalized()
    normal = Vector((0, 0, 0))
    for i in range(1, len(corners) - 1):
        normal += (corners[i] - corners[0]).cross(corners[i + 1] - corners[0])
    normal.normalize()
    if normal.z < 0:
        raise ValueError(f"{name}: eaves must run left to right seen from outside")
    up_slope = normal.cross(across)
    profile = PROFILES[tiling.profile]
    outline = np.array([[(p - corners[0]).dot(across), (p - corners[0]).dot(up_slope)] for p in corners])
    basis = np.array([across, up_slope, normal]).T
    whole, cut = _grid(outline, profile)
    for positions, clipped in ((whole, False), (cut, True)):
        if positions:
            data = _laid(name, np.array(positions), basis, np.array(corners[0]), profile, tiling)
            if clipped:
                _clip(data, corners)
            place(data)
    tiling.laid += len(whole) + len(cut)
    sheet = [p - normal * 0.012 for p in corners]
    place(make_mesh(name + "-sheet", sheet, [tuple(range(len(sheet)))], tiling.sheet))


def _laid(name, positions, basis, origin, profile, tiling: Tiling):
    vertices, faces = distant_tile(tiling.profile, tiling.points)
    count, size, random = len(positions), len(vertices), tiling.random
    rise, side, slip, skew = (random.normal(0, s, count)[:, None] for s in JITTER)
    local = np.repeat(vertices[None], count, 0)
    local[:, :, 2] += 0.018 - vertices[None, :, 1] * profile.lap / profile.gauge + rise
    local[:, :, 0] += positions[:, 0, None] + side + vertices[None, :, 1] * skew
    local[:, :, 1] += positions[:, 1, None] + slip
    world = local.reshape(-1, 3) @ basis.T + origin
    all_faces = (faces[None] + np.arange(count)[:, None, None] * size).reshape(-1, 4)
    tile_random = np.repeat(random.random((count, 2)), size, 0)
    tile_place = np.tile(
        np.stack([vertices[:, 0] / profile.cover, vertices[:, 1] / profile.length], 1), (count, 1)
    )
    return merged(name, world, all_faces, tile_random, tile_place, tiling.material)


def lay_caps(
    name: str, start: Point, end: Point, tiling: Tiling, radius=0.105, lift=0.035, step=0.33
) -> None:
    """Overlapping half-round caps along a ridge or hip from start up to end."""
    a, b = Vector(start), Vector(end)
    count = max(1, int((b - a).length / step))
    pitch = (b - a).length / count
    along = (b - a).normalized()
    side = along.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(along)
    segments, length = 14 if tiling.points < 30 else 28, pitch + 0.06
    vertices, faces, tile_random, tile_place = [], [], [], []
    for k in range(count):
        base, value, first = a + along * (pitch * k - 0.03), tiling.random.random(2), len(vertices)
        twist = tiling.random.normal(0, 0.004)
        for y, r in ((0, radius * 1.08), (length, radius * 0.92), (0, radius * 0.92)):
            for i in range(segments + 1):
                t = math.pi * i / segments * 1.1 - math.pi * 0.05
                out = side * (-math.cos(t) * r + twist * y * 3) + up * (
                    math.sin(t) * r * 0.85 + lift + 0.012 * (1 - y / length)
                )
                vertices.append(tuple(base + along * y + out))
                tile_random.append(value)
                tile_place.append((i / segments, y / length * 0.6))
        row = segments + 1
        for i in range(segments):
            faces.append((first + i, first + i + 1, first + row + i + 1, first + row + i))
            faces.append((first + i, first + 2 * row + i, first + 2 * row + i + 1, first + i + 1))
    arrays = (np.array(part) for part in (vertices, faces, tile_random, tile_place))
    place(merged(name, *arrays, tiling.material))
