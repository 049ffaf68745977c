"""Bodies of cast concrete: carved by booleans, then worn. Metres.

A fine even mesh of the carved body gets uneven faces, rounded and broken arrises and, where asked for, a split or
hammered face: all in the geometry, so that outlines and shadows show it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import bmesh
import bpy
import numpy as np

from .mesh import make_mesh, place, shade_smooth

Outline = list[tuple[float, float]]


def extrude(outline: Outline, low: float, high: float, axis: str = "z"):
    """Vertices and faces of a body over an outline; axis z stands on (x, y), axis y goes through (x, z)."""
    n = len(outline)
    at = {"z": lambda a, b, h: (a, b, h), "y": lambda a, b, h: (a, h, b), "x": lambda a, b, h: (h, a, b)}[
        axis
    ]
    vertices = [at(a, b, h) for h in (low, high) for a, b in outline]
    sides = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    return vertices, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n)), *sides]


def slab(low, high):
    """Vertices and faces of a box between two corners."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    return extrude([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z0, z1)


def rounded(x0: float, y0: float, x1: float, y1: float, radius: float, steps: int = 5) -> Outline:
    """Rectangle with round corners."""
    centres = ((x1 - radius, y1 - radius, 0), (x0 + radius, y1 - radius, 90))
    centres += ((x0 + radius, y0 + radius, 180), (x1 - radius, y0 + radius, 270))
    turns = [(x, y, math.radians(a + 90 * i / steps)) for x, y, a in centres for i in range(steps + 1)]
    return [(x + radius * math.cos(t), y + radius * math.sin(t)) for x, y, t in turns]


def circle(x: float, y: float, radius: float, steps: int = 40) -> Outline:
    turns = [2 * math.pi * i / steps for i in range(steps)]
    return [(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns]


def shrunk(shape, share: float, high: bool = False):
    """A body with its lower (or upper) end drawn together round its middle: voids leave the mould more easily."""
    vertices, faces = shape
    points = np.array(vertices)
    middle, level = points.mean(0), points[:, 2].max() if high else points[:, 2].min()
    end = abs(points[:, 2] - level) < 1e-6
    points[end, :2] = middle[:2] + (points[end, :2] - middle[:2]) * share
    return points.tolist(), faces


def _body(shape):
    """An object with its faces turned outwards: the exact boolean turns inside out otherwise."""
    data = make_mesh("body", *shape)
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces[:])
    work.to_mesh(data)
    work.free()
    return place(data)


def _bake(made):
    """Mesh of an object with its modifiers; the object is gone."""
    data = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(made)
    return data


def carved(shape, cuts=(), joined=()):
    """Mesh of a body without the cuts and with what is joined to it, each as (vertices, faces)."""
    made = _body(shape)
    parts = []
    for operation, shapes in (("DIFFERENCE", cuts), ("UNION", joined)):
        if not shapes:
            continue
        held = bpy.data.collections.new(operation.lower())
        bpy.context.scene.collection.children.link(held)
        for one in shapes:
            part = _body(one)
            bpy.context.scene.collection.objects.unlink(part)
            held.objects.link(part)
            parts.append(part)
        step = made.modifiers.new(operation.lower(), "BOOLEAN")
        step.operation, step.operand_type, step.collection, step.solver = (
            operation,
            "COLLECTION",
            held,
            "EXACT",
        )
    data = _bake(made)
    for part in parts:
        bpy.data.objects.remove(part)
    return data


def value_noise(points: np.ndarray, scale: float, seed: int = 0) -> np.ndarray:
    """Smooth noise between 0 and 1 at points (n, 3); scale in waves per metre."""
    size = 32
    table = np.random.default_rng(seed).random((size, size, size), np.float32)
    at = points * scale + 100.37
    low = np.floor(at).astype(int)
    part = at - low
    part = part * part * (3 - 2 * part)
    low %= size
    high = (low + 1) % size
    total = np.zeros(len(points), np.float32)
    for corner in range(8):
        index, weight = [], np.ones(len(points), np.float32)
        for k in range(3):
            upper = corner >> k & 1
            index.append(high[:, k] if upper else low[:, k])
            weight = weight * (part[:, k] if upper else 1 - part[:, k])
        total += table[tuple(index)] * weight
    return total


def ramp(values: np.ndarray, low: float, high: float) -> np.ndarray:
    """0 below low, 1 above high, smooth between."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


@dataclass(frozen=True)
class Wear:
    """What the mould and the yard leave on a body; lengths in metres."""

    arris: float = 0.30  # how far arrises are rounded everywhere, 0 to 1
    chips: float = 0.58  # noise above which an arris is broken; lower breaks more of it
    uneven: float = 0.0003
    split: float = 0.0  # depth of a split front
    hammer: float = 0.0  # depth of a hammered front
    front: float = 0.0  # y of the front that is split or hammered


def _neighbours(data, count: int):
    edges = np.empty(len(data.edges) * 2, np.int32)
    data.edges.foreach_get("vertices", edges)
    a, b = edges.reshape(-1, 2).T
    degree = np.maximum(np.bincount(a, minlength=count) + np.bincount(b, minlength=count), 1)

    def mean(points: np.ndarray) -> np.ndarray:
        sums = [np.bincount(a, points[b, k], count) + np.bincount(b, points[a, k], count) for k in range(3)]
        return np.stack(sums, 1) / degree[:, None]

    return mean


def worn(points: np.ndarray, mean, wear: Wear, seed: int) -> np.ndarray:
    """Points of an even mesh after wear; mean gives the middle of each point's neighbours."""
    soft = points
    for _ in range(9):
        soft = soft + 0.55 * (mean(soft) - soft)
    broken = ramp(
        0.6 * value_noise(points, 34, seed) + 0.4 * value_noise(points, 90, seed + 1),
        wear.chips,
        wear.chips + 0.1,
    )
    crumbs = 0.25 * value_noise(points, 260, seed + 2)
    made = points + (soft - points) * (wear.arris + broken * 1.25 + crumbs)[:, None]
    wave = value_noise(points, 22, seed + 3) + 0.5 * value_noise(points, 130, seed + 4) - 0.75
    made += wave[:, None] * wear.uneven * np.array([1, 1, 1])
    if wear.split or wear.hammer:
        front = ramp(-points[:, 1], -wear.front - 0.004, -wear.front - 0.001)
        rough = sum(
            value_noise(points, s, seed + 7 + i) * k
            for i, (s, k) in enumerate(((11, 0.55), (28, 0.28), (75, 0.17)))
        )
        picked = 0.7 * value_noise(points, 150, seed + 11) + 0.3 * value_noise(points, 330, seed + 12)
        made[:, 1] += front * (wear.split * rough + wear.hammer * picked)
    return made


def cast(data, material, grain: float, wear: Wear = Wear(), seed: int = 0):  # noqa: B008
    """Worn mesh of a carved body; grain is the size of its faces."""
    made = place(data)
    remesh = made.modifiers.new("even", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", grain
    even = _bake(made)
    points = np.empty(len(even.vertices) * 3, np.float32)
    even.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    points = worn(points, _neighbours(even, len(points)), wear, seed)
    even.vertices.foreach_set("co", points.astype(np.float32).ravel())
    even.update()
    shade_smooth(even, 70)
    even.materials.clear()
    even.materials.append(material)
    return even
