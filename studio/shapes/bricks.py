"""A brick by itself, and the mortar between bricks. Metres."""

from __future__ import annotations

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from .mesh import shade_smooth

LENGTH, DEPTH, HEIGHT = 0.215, 0.1025, 0.065  # BS 4729 work size


def brick_mesh(seed: int, length: float = LENGTH, depth: float = DEPTH, height: float = HEIGHT):
    """One brick with rounded arrises and uneven faces, centred."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    for vertex in work.verts:
        vertex.co = Vector((vertex.co.x * length, vertex.co.y * depth, vertex.co.z * height))
    bmesh.ops.bevel(work, geom=work.edges[:], offset=0.0028, segments=2, affect="EDGES", profile=0.6)
    long_edges = list({e for f in work.faces for e in f.edges if e.calc_length() > 0.02})
    bmesh.ops.subdivide_edges(work, edges=long_edges, cuts=7, use_grid_fill=True)
    random = np.random.default_rng(seed)
    phase, waves = random.uniform(0, 6, 6), random.uniform(20, 160, (6, 3))
    for vertex in work.verts:
        bump = sum(
            math.sin(vertex.co.dot(Vector(w)) + p) / (1 + 0.015 * w.sum()) for w, p in zip(waves, phase)
        )
        vertex.co += Vector((bump * 0.00035, bump * 0.0006, bump * 0.0004))
    data = bpy.data.meshes.new("brick")
    work.to_mesh(data)
    work.free()
    shade_smooth(data, 50)
    return data


def mortar(name: str, colour):
    """Sandy joint mortar."""
    from ..materials.nodes import NodeMaterial

    made = NodeMaterial(name)
    at = (made.node("NewGeometry"), "Position")
    sand = made.noise(at, 420, 5, 0.75)
    shade = made.darken(made.remap(sand, 0.38, 0.62, 0, 0.5), colour, (0.72, 0.70, 0.68))
    shade = made.darken(made.remap(made.noise(at, 3, 4), 0.4, 0.7, 0, 0.5), shade, (0.85, 0.84, 0.82))
    made.bump(made.math("ADD", sand, made.noise(at, 90, 4, 0.7)), 0.9, 0.003)
    return made.finish(Base_Color=shade, Roughness=0.97, Specular=0.1)
