"""Roof planes of real tiles, merged into one mesh each. Metres.

Every tile is a little off its place, as on a real roof, and carries two random numbers in the UV map
`tid` (for its colour) and its position in the tile in `tuv` (for the soot line under the lap).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from .mesh import make_mesh, place
from .roofed import ROOFED
from .tiles import distant_tile

Point = tuple[float, float, float]
FLAT = 0.018  # below this height a section belongs to the pan, which must stay on its laps
# Standard deviations of hand laying: height, across, along (metres), skew (radians).
JITTER = (0.0009, 0.0018, 0.0042, 0.0055)
# The same for how a tile sits and was fired: tilt and roll (radians), bow and twist (metres).
# Side laps leave 5 mm: with twice this, flanges come up through their neighbours.
SEAT = (0.0028, 0.0030, 0.0010, 0.0010)
# How far tiles of one die differ: height of the roll (share), its lean and the crook of the nose (metres).
WEAR = (0.040, 0.0013, 0.0016)


@dataclass
class Tiling:
    """What a roof is laid with."""

    profile: str
    material: object
    sheet: object  # brown under-sheet seen through gaps
    random: np.random.Generator
    roll: object = None  # ridge roll and clips
    points: int = 20  # of the section; 20 from 10 m on, 48 close to the camera
    laid: int = 0  # tiles so far
    planes: list = field(default_factory=list)  # objects of tiles so far, for what is laid over them


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
    profile = ROOFED[tiling.profile]
    outline = np.array([[(p - corners[0]).dot(across), (p - corners[0]).dot(up_slope)] for p in corners])
    basis = np.array([across, up_slope, normal]).T
    whole, cut = _grid(outline, profile)
    for positions, clipped in ((whole, False), (cut, True)):
        if positions:
            data = _laid(name, np.array(positions), basis, np.array(corners[0]), profile, tiling)
            if clipped:
                _clip(data, corners)
            tiling.planes.append(place(data))
    tiling.laid += len(whole) + len(cut)
    sheet = [p - normal * 0.012 for p in corners]
    place(make_mesh(name + "-sheet", sheet, [tuple(range(len(sheet)))], tiling.sheet))


def random_phase(origin) -> np.ndarray:
    """Same for whole and cut tiles of a plane."""
    return np.array([origin @ (1.7, 2.3, 3.1), origin @ (2.9, 1.1, 0.7), origin @ (0.3, 1.9, 2.7)])


def _laid(name, positions, basis, origin, profile, tiling: Tiling):
    vertices, faces = distant_tile(tiling.profile, tiling.points)
    count, size, random = len(positions), len(vertices), tiling.random
    rise, side, slip, skew = (random.normal(0, s, count)[:, None] for s in JITTER)
    local = np.repeat(vertices[None], count, 0)
    tilt, roll, bow, twist = (random.normal(0, s, count)[:, None] for s in SEAT)
    across, along = vertices[None, :, 0] / profile.cover - 0.5, vertices[None, :, 1] / profile.length
    local[:, :, 2] += tilt * (vertices[None, :, 1] - profile.length) + roll * vertices[None, :, 0]
    swell, lean, crook = (random.normal(0, s, count)[:, None] for s in WEAR)
    local[:, :, 2] += swell * np.clip(vertices[None, :, 2] - FLAT, 0, None)
    local[:, :, 0] += lean * np.clip(vertices[None, :, 2] - FLAT, 0, None) / 0.04
    local[:, :, 1] += crook * (8 * across * across - 1) * (1 - along)
    local[:, :, 2] += bow * np.sin(np.pi * along) + twist * across * (2 * along - 1)
    # Battens sag and courses wander: slow waves over the whole plane, the same for all its tiles.
    wave = positions @ np.array([[1.3, 2.9, 0.7], [2.1, 0.6, 1.9]]) + random_phase(origin)
    local[:, :, 2] += 0.0045 * np.sin(wave[:, :1]) + 0.002 * np.sin(wave[:, 1:2])
    local[:, :, 1] += 0.005 * np.sin(positions[:, :1] * 1.1 + positions[:, 1:] * 9)
    local[:, :, 0] += 0.004 * np.sin(positions[:, 1:] * 0.9 + wave[:, 2:])
    local[:, :, 2] += 0.018 - vertices[None, :, 1] * profile.lap / profile.gauge + rise
    local[:, :, 0] += positions[:, 0, None] + side + vertices[None, :, 1] * skew
    local[:, :, 1] += positions[:, 1, None] + slip
    world = local.reshape(-1, 3) @ basis.T + origin
    all_faces = (faces[None] + np.arange(count)[:, None, None] * size).reshape(-1, 4)
    lots = random.random((count, 2))
    # Colours come in clusters, as from pallets, and not like salt and pepper. Here, not in the material: a noise
    # over the roof would change colour in the middle of a tile.
    pallet = 0.5 + 0.25 * (
        np.sin(wave[:, 0] * 0.9) + np.sin(positions[:, 0] * 0.7 - positions[:, 1] * 1.7 + wave[:, 1])
    )
    lots[:, 1] = (lots[:, 1] * 0.80 + 0.20 * pallet).clip(0, 0.999)
    tile_random = np.repeat(lots, size, 0)
    tile_place = np.tile(
        np.stack([vertices[:, 0] / profile.cover, vertices[:, 1] / profile.length], 1), (count, 1)
    )
    return merged(name, world, all_faces, tile_random, tile_place, tiling.material)
