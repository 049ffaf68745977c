"""Brick walls of single bricks in stretcher bond, with openings and a bonded corner. Metres."""

from __future__ import annotations

import math
from dataclasses import dataclass

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .mesh import make_mesh, place, shade_smooth

LENGTH, DEPTH, HEIGHT, JOINT = 0.215, 0.1025, 0.065, 0.010  # BS 4729 work size
PITCH, COURSE = LENGTH + JOINT, HEIGHT + JOINT


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


@dataclass(frozen=True)
class Hole:
    """Opening in a wall, from the wall's start; a soldier course stands on top of it."""

    x0: float
    x1: float
    z0: float
    z1: float


class Bricklayer:
    """Lays walls from a few brick meshes in one material."""

    def __init__(self, material, random: np.random.Generator, kinds: int = 7):
        self.material, self.random = material, random
        self.stretchers = [self._dressed(brick_mesh(i)) for i in range(kinds)]
        self.halves = [self._dressed(brick_mesh(20 + i, length=DEPTH)) for i in range(3)]

    def _dressed(self, data):
        data.materials.append(self.material)
        return data

    def _lay(
        self, meshes, at: Matrix, x: float, z: float, turn: Matrix | None = None, stretch: float = 1.0
    ) -> None:
        r = self.random
        jitter = Matrix.Translation((r.normal(0, 0.0012), r.normal(0, 0.0014), r.normal(0, 0.0006)))
        tilt = Matrix.Rotation(r.normal(0, 0.003), 4, "Y") @ Matrix.Rotation(r.normal(0, 0.005), 4, "Z")
        made = place(meshes[int(r.integers(len(meshes)))])
        local = (
            Matrix.Translation((x, DEPTH / 2, z))
            @ jitter
            @ tilt
            @ (turn or Matrix.Identity(4))
            @ Matrix.Diagonal((stretch, 1, 1, 1))
        )
        made.matrix_world = at @ local

    def wall(
        self, at: Matrix, length: float, height: float, odd: bool = False, holes: tuple[Hole, ...] = ()
    ) -> None:
        """Wall face along local x (face to -y) from 0 to length; odd swaps the bond, for the other leg of a corner."""
        for row in range(int(height / COURSE)):
            z = row * COURSE + COURSE / 2
            start = 0.0 if (row % 2 == 0) != odd else DEPTH + JOINT
            x = start
            while x < length - 0.02:
                end = min(x + LENGTH, length)
                for a, b in self._pieces(x, end, z, holes):
                    self._piece(at, a, b, z)
                x += PITCH
        for hole in holes:
            self._soldiers(at, hole)

    @staticmethod
    def _pieces(start: float, end: float, z: float, holes) -> list[tuple[float, float]]:
        parts = [(start, end)]
        for hole in holes:
            top = hole.z1 + LENGTH + JOINT
            if not hole.z0 < z < top:
                continue
            # The soldier course bears half a brick on each side: with the joint beside it, whole bricks and half
            # bats close against it in turn.
            bearing = 0.0 if z < hole.z1 else DEPTH + JOINT
            low, high = hole.x0 - bearing, hole.x1 + bearing
            parts = [
                piece
                for a, b in parts
                for piece in ((a, min(b, low)), (max(a, high), b))
                if piece[1] - piece[0] > 0.03
            ]
        return parts

    def _piece(self, at: Matrix, a: float, b: float, z: float) -> None:
        size = b - a
        if size > LENGTH * 0.75:
            self._lay(self.stretchers, at, (a + b) / 2, z, None, size / LENGTH)
        else:
            self._lay(self.halves, at, (a + b) / 2, z, None, size / DEPTH)

    def _soldiers(self, at: Matrix, hole: Hole) -> None:
        bearing = DEPTH + JOINT / 2
        width = hole.x1 - hole.x0 + 2 * bearing
        count = round(width / COURSE)
        upright = Matrix.Rotation(math.pi / 2, 4, "Y")
        for i in range(count):
            x = hole.x0 - bearing + width * (i + 0.5) / count
            self._lay(self.stretchers, at, x, hole.z1 + JOINT / 2 + LENGTH / 2, upright)

    def coping(self, at: Matrix, length: float, z: float) -> None:
        """Brick-on-edge course on top of a wall, headers to the front."""
        across = Matrix.Rotation(math.pi / 2, 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "X")
        for i in range(int(length / COURSE)):
            self._lay(self.stretchers, at, (i + 0.5) * COURSE, z + DEPTH / 2 + JOINT / 2, across)


def mortar_face(
    at: Matrix, length: float, height: float, material, holes: tuple[Hole, ...] = (), recess: float = 0.008
) -> None:
    """Struck joints: a sheet behind the brick faces with the openings left out. It stops short of the corner by its
    own recess: up to the arris, it drew a pale line there, and a bonded corner looked mitred."""
    xs = sorted({recess, length, *(x for h in holes for x in (h.x0, h.x1))})
    zs = sorted({0.0, height, *(z for h in holes for z in (h.z0, h.z1))})
    for x0, x1 in zip(xs, xs[1:]):
        for z0, z1 in zip(zs, zs[1:]):
            x, z = (x0 + x1) / 2, (z0 + z1) / 2
            if any(h.x0 < x < h.x1 and h.z0 < z < h.z1 for h in holes):
                continue
            sheet = [
                at @ Vector(p)
                for p in ((x0, recess, z0), (x1, recess, z0), (x1, recess, z1), (x0, recess, z1))
            ]
            place(make_mesh("mortar", sheet, [(0, 1, 2, 3)], material))
    for hole in holes:  # reveals behind the brick ends, so that no light passes through the joints
        h = Hole(hole.x0 - recess, hole.x1 + recess, hole.z0 - recess, hole.z1 + recess)
        for corners in (
            ((h.x0, h.z0), (h.x0, h.z1)),
            ((h.x1, h.z0), (h.x1, h.z1)),
            ((h.x0, h.z1), (h.x1, h.z1)),
            ((h.x0, h.z0), (h.x1, h.z0)),
        ):
            (xa, za), (xb, zb) = corners
            sheet = [
                at @ Vector(p) for p in ((xa, recess, za), (xb, recess, zb), (xb, DEPTH, zb), (xa, DEPTH, za))
            ]
            place(make_mesh("mortar", sheet, [(0, 1, 2, 3)], material))


def mortar(name: str, colour, relief: float = 0.9, layer: bool = False):
    """Sandy joint mortar; layer tells it apart from brick in plates."""
    from ..materials.nodes import NodeMaterial

    made = NodeMaterial(name)
    at = (made.node("NewGeometry"), "Position")
    sand = made.noise(at, 420, 5, 0.75)
    shade = made.darken(made.remap(sand, 0.38, 0.62, 0, 0.5), colour, (0.72, 0.70, 0.68))
    shade = made.darken(made.remap(made.noise(at, 3, 4), 0.4, 0.7, 0, 0.5), shade, (0.85, 0.84, 0.82))
    made.bump(made.math("ADD", sand, made.noise(at, 90, 4, 0.7)), relief, 0.003)
    if layer:
        made.write_layer("mask", (0.0, 1.0, 0.0))
    return made.finish(Base_Color=shade, Roughness=0.97, Specular=0.1)
