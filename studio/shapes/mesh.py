"""Meshes from vertex and face lists, boxes and prisms. All lengths in metres."""

from __future__ import annotations

import math
from typing import Iterable, Sequence

import bpy
import numpy as np
from mathutils import Matrix, Vector

Point = Sequence[float]
Faces = Iterable[Sequence[int]]


def make_mesh(name: str, vertices, faces: Faces, material=None, smooth_angle: float | None = None):
    """Mesh data; smooth_angle in degrees keeps sharper edges hard, None shades flat."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    data.update()
    if smooth_angle is not None:
        shade_smooth(data, smooth_angle)
    if material:
        data.materials.append(material)
    return data


def shade_smooth(data, degrees: float) -> None:
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(degrees)


def from_bmesh(name: str, work, material, smooth_angle: float):
    """Mesh data of a bmesh, which is freed."""
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    shade_smooth(data, smooth_angle)
    data.materials.append(material)
    return data


def place(
    data,
    at: Point = (0, 0, 0),
    turn: Point = (0, 0, 0),
    scale: float | Point = 1.0,
    collection=None,
    parent=None,
):
    """Put an object with this mesh in the scene; turn is Euler XYZ in radians."""
    made = bpy.data.objects.new(data.name if data else "group", data)
    made.location, made.rotation_euler = at, turn
    made.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    made.parent = parent
    (collection or bpy.context.scene.collection).objects.link(made)
    return made


def group(at: Point = (0, 0, 0), turn: Point = (0, 0, 0), parent=None):
    """Empty that carries other objects."""
    return place(None, at, turn, parent=parent)


BOX_FACES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(name: str, low: Point, high: Point, material, bevel: float = 0.0, parent=None):
    """Axis-aligned box between two corners, arrises rounded by bevel."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    vertices = [(x, y, z) for z in (z0, z1) for x, y in corners]
    made = place(make_mesh(name, vertices, BOX_FACES, material), parent=parent)
    if bevel:
        add_bevel(made, bevel)
    return made


def add_bevel(target, width: float, segments: int = 2, angle: float | None = None) -> None:
    modifier = target.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    if angle is not None:
        modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)


def prism(outline: Sequence[Point], near: float, far: float):
    """Solid between y=near and y=far over an outline in (x, z). Returns vertices, faces."""
    n = len(outline)
    vertices = [(x, y, z) for y in (near, far) for x, z in outline]
    sides = [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return vertices, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1)), *sides]


def frame(outer: Sequence[Point], inner: Sequence[Point], near: float, far: float):
    """Hollow frame between two outlines in (x, z) with equally many points."""
    n = len(outer)
    vertices = [(x, y, z) for y in (near, far) for line in (outer, inner) for x, z in line]
    faces = []
    for k in range(n):
        j = (k + 1) % n
        faces += [
            (k, j, n + j, n + k),
            (2 * n + j, 2 * n + k, 3 * n + k, 3 * n + j),
            (j, k, 2 * n + k, 2 * n + j),
            (n + k, n + j, 3 * n + j, 3 * n + k),
        ]
    return vertices, faces


def solid(name: str, shape, material, transform: Matrix | None = None, collection=None, smooth_angle=None):
    """Object from (vertices, faces), moved by transform."""
    vertices, faces = shape
    if transform is not None:
        vertices = [transform @ Vector(v) for v in vertices]
    return place(make_mesh(name, vertices, faces, material, smooth_angle), collection=collection)


def lathe(
    name: str,
    outline: Sequence[Point],
    material,
    at: Point = (0, 0, 0),
    segments: int = 40,
    smooth_angle=40.0,
):
    """Turned piece from an outline in (radius, z)."""
    turns = [2 * math.pi * k / segments for k in range(segments)]
    vertices = [(r * math.cos(a), r * math.sin(a), z) for r, z in outline for a in turns]
    faces = []
    for j in range(len(outline) - 1):
        for k in range(segments):
            i = (k + 1) % segments
            faces.append((j * segments + k, j * segments + i, (j + 1) * segments + i, (j + 1) * segments + k))
    return place(make_mesh(name, vertices, faces, material, smooth_angle), at)


def cylinder(
    name: str,
    start: Point,
    end: Point,
    radius: float,
    material,
    segments: int = 64,
    round_edge: float = 0.0,
    parent=None,
):
    """Closed round bar between two points."""
    a, b = Vector(start), Vector(end)
    axis = (b - a).normalized()
    side = axis.orthogonal().normalized()
    up = axis.cross(side)
    arc = [(0.0, 0.0)] + [
        (round_edge * (1 - math.cos(t)), radius - round_edge * (1 - math.sin(t)))
        for t in (np.linspace(0, math.pi / 2, 7) if round_edge else [math.pi / 2])
    ]
    length = (b - a).length
    line = arc + [(length - d, r) for d, r in reversed(arc)]
    vertices, faces = [], []
    for d, r in line:
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            vertices.append(a + axis * d + side * (r * math.cos(angle)) + up * (r * math.sin(angle)))
    for i in range(len(line) - 1):
        for k in range(segments):
            p, q = i * segments + k, i * segments + (k + 1) % segments
            faces.append((p, q, q + segments, p + segments))
    return place(make_mesh(name, vertices, faces, material, 40.0), parent=parent)


def tube(points: Sequence[Point], radius: float, material, parent=None):
    """Bent round pipe through points."""
    curve = bpy.data.curves.new("pipe", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 5
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for bezier, point in zip(spline.bezier_points, points):
        bezier.co = point
        bezier.handle_left_type = bezier.handle_right_type = "AUTO"
    curve.materials.append(material)
    return place(curve, parent=parent)
