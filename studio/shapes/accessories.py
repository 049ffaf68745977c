"""Fittings of a clay roof: three-way apex, ventilation tile, end cap, laterals and valley. Metres."""

from __future__ import annotations

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix

from .barrels import Barrel
from .mesh import box, group, make_mesh, place
from .tiles import barrel, rounding, shell, stations, tile

ARMS = ((90, 0), (218, 14), (322, 14))  # azimuth and dip in degrees: one ridge, two hips
VOXEL = 0.0028  # resolution at which the cast pieces fuse


def three_way_apex(material):
    """Y piece where a ridge meets two hips: half pipes and a dome fused into one casting. Inside is not clean."""
    parts = []
    for azimuth, dip in ARMS:
        way = Matrix.Rotation(math.radians(azimuth - 90), 4, "Z") @ Matrix.Rotation(
            math.radians(-dip), 4, "X"
        )
        pipe = barrel(Barrel(0.235, 0.112, 0.128, 0.016, 0.92, warp=0, points=72))
        collar = barrel(Barrel(0.052, 0.135, 0.137, 0.018, 0.92, warp=0, points=72))
        parts += [(pipe, way), (collar, way @ Matrix.Translation((0, 0.188, 0)))]
    parts.append((_half_sphere(0.125), Matrix.Identity(4)))
    work = bmesh.new()
    for data, at in parts:
        moved = data.copy()
        moved.transform(at)
        work.from_mesh(moved)
    fused = bpy.data.meshes.new("apex")
    work.to_mesh(fused)
    work.free()
    fused.materials.append(material)
    made = place(fused)
    remesh = made.modifiers.new("fuse", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", VOXEL, True
    smooth = made.modifiers.new("fillet", "SMOOTH")
    smooth.iterations, smooth.factor = 16, 0.5
    return made


def _half_sphere(radius: float):
    work = bmesh.new()
    bmesh.ops.create_uvsphere(work, u_segments=48, v_segments=24, radius=radius)
    geometry = work.verts[:] + work.edges[:] + work.faces[:]
    bmesh.ops.bisect_plane(work, geom=geometry, plane_co=(0, 0, 0), plane_no=(0, 0, -1), clear_outer=True)
    bmesh.ops.holes_fill(work, edges=work.edges[:])
    data = bpy.data.meshes.new("dome")
    work.to_mesh(data)
    work.free()
    return data


def ventilation_tile(material, dark, at, turn: float):
    """Flat tile with a hooded opening behind seven bars. turn in radians about z."""
    whole = group(at, (0, 0, turn))
    place(tile("plana", 3, 0.0004, material, 9), parent=whole)
    base, centre, points = 0.0195, 0.117, 60
    across = np.linspace(-1, 1, points)

    def arch(y: float, height: float, width: float, flare: float) -> np.ndarray:
        rise = np.clip(1 - abs(across) ** 2.6, 0, 1) ** 0.5
        feet = np.sign(across) * flare * np.clip(abs(across) - 0.93, 0, 1) / 0.07
        return np.stack(
            [centre + across * width + feet, np.full(points, y), base + rise * height - 0.0015], 1
        )

    rows = []
    for y in [*np.linspace(0.115, 0.118, 3), *np.linspace(0.122, 0.345, 34)]:
        back = np.clip((y - 0.115) / 0.23, 0, 1)
        height, width = 0.052 * (1 - back) ** 0.75 + 0.001, 0.074 * (1 - 0.35 * back)
        sink = 0.002 if y < 0.1155 else 0.0007 if y < 0.117 else 0.0
        rows.append(
            (arch(y, height - sink, width, 0.008), arch(y, max(height - 0.007, 0.0003), width - 0.007, 0))
        )
    place(shell("hood", rows, material, 60), parent=whole)
    mouth = [
        (centre + t * 0.062, base + 0.040 * max(0, 1 - abs(t) ** 2.6) ** 0.5) for t in np.linspace(-1, 1, 25)
    ]
    place(make_mesh("mouth", [(x, 0.134, z) for x, z in mouth], [tuple(range(25))], dark), parent=whole)
    for i in range(7):
        x = centre - 0.054 + i * 0.018
        top = base + 0.049 * math.sqrt(max(1 - (abs(x - centre) / 0.074) ** 2.6, 0)) - 0.004
        box("bar", (x - 0.0032, 0.124, base), (x + 0.0032, 0.131, top), material, 0.0012, whole)
    return whole


def end_cap(material, at, turn: float):
    """Closes a ridge at the gable: a half-round disc with a short collar and a raised rim. turn in radians."""
    whole = group(at, (0, 0, turn))
    place(
        barrel(Barrel(0.085, 0.124, 0.121, 0.013, 0.86, warp=0.0004, points=84), 0, material, 4), parent=whole
    )
    arc, steps = np.linspace(0, math.pi, 84), np.linspace(0.02, 1, 20)

    def line(share: float, y: float) -> np.ndarray:
        # Domed a little, with a rim where it meets the collar.
        swell = 0.012 * (1 - share**2) - 0.004 * math.exp(-(((share - 0.90) / 0.05) ** 2))
        return np.stack(
            [-np.cos(arc) * 0.122 * share, np.full(84, y - swell), np.sin(arc) * 0.105 * share], 1
        )

    rows = [(line(s, 0.004), line(s, 0.016)) for s in steps]
    place(shell("disc", rows, material, 50), parent=whole)
    return whole


def lateral(material, side: int, at, turn: float):
    """Verge piece, an angle with a rounded arris and a roll along its lower edge; side 1 right, -1 left."""
    from .polyline import below, fillet, resample

    outline = [(0, 0.002), (0.004, 0.012), (0.0135, 0.0135), (0.088, 0.088), (0.172, 0.005), (0.178, 0.0)]
    top = resample(fillet(outline, 0.016, 10), 90)
    under = below(top, 0.0125)
    under[:, 1] = np.maximum(under[:, 1], -0.0005)
    length, rows = 0.42, []
    for y in stations(length):
        sink = rounding(y, length)
        nose = 0.005 / (1 + math.exp((y - 0.050) / 0.0016))  # the piece below slips under this band
        a, b = top.copy(), under.copy()
        a[:, 1] += (nose - sink) * np.clip(a[:, 1] / 0.02, 0, 1)
        rows.append(
            tuple(
                np.stack([(part[:, 0] - 0.089) * side, np.full(len(part), y - length / 2), part[:, 1]], 1)
                for part in ((a, b) if side > 0 else (a[::-1], b[::-1]))
            )
        )
    return place(shell("lateral", rows, material), at, (0, 0, turn))


def valley(material, at, turn: float):
    """Broad tapering trough that drains where two slopes meet, lying as it is laid."""
    trough = barrel(Barrel(0.45, 0.185, 0.150, 0.014, 0.42, warp=0.0008, points=90), 3, material, 8)
    whole = group(at, (0, 0, turn))
    return place(trough, (0, 0.225, 0.078), (math.pi, 0, 0), parent=whole)
