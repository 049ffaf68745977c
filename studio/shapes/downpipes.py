"""Downpipes: outlet, swan neck under the eaves, pipe with clips, shoe. Only where a bare wall has room for one. Metres."""

from __future__ import annotations

import bpy
from mathutils import Vector

from .mesh import cylinder, tube
from .roofs import Outlets

RADIUS = 0.04
FROM_CORNER = 0.22  # of the wall; windows begin farther off
UNDER = 0.62  # below the gutter, where the pipe reaches the wall: under the cornice
SHORTEST, REACH = 1.4, 0.5  # of pipes; of the ray that looks for the wall
PER_PIPE = 12.0  # of eaves one pipe drains


def places(outlets: Outlets):
    """Foot of the pipe's line in plan on each wall beside each corner, and the way out of that wall."""
    x0, y0, x1, y1 = outlets.walls
    for x, y, right, back in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x1, y1, -1, -1), (x0, y1, 1, -1)):
        yield (x + right * FROM_CORNER, y), (0, -back)
        yield (x, y + back * FROM_CORNER), (-right, 0)


def hang(all_outlets, material) -> None:
    """Pipes for all gutters of a finished building; planting may stand already."""
    for outlets in all_outlets:
        made, taken = 0, []
        x0, y0, x1, y1 = outlets.walls
        most = max(1, round(2 * (x1 - x0 + y1 - y0) / PER_PIPE))
        for foot, out in places(outlets):
            if made < most and not any((Vector(foot) - Vector(t)).length < 1 for t in taken):
                if _pipe(outlets, foot, out, material):
                    made += 1
                    taken.append(foot)


def _seen(at, way, reach: float) -> float | None:
    """Distance to the first thing in a direction."""
    graph = bpy.context.evaluated_depsgraph_get()
    hit, where, *_ = bpy.context.scene.ray_cast(graph, Vector(at), Vector(way), distance=reach)
    return (where - Vector(at)).length if hit else None


def _pipe(outlets: Outlets, foot, out, material) -> bool:
    """One pipe, if the wall behind it is bare from top to bottom and nothing crosses it."""
    side, top = Vector((*out, 0)), outlets.z - UNDER
    before = Vector((*foot, top)) + side * 0.30
    drop = _seen(before, (0, 0, -1), top + 1)
    if drop is None or drop < SHORTEST:
        return False
    low, walls = top - drop, []
    for share in (0.02, 0.2, 0.4, 0.6, 0.8, 0.97):
        at = before - Vector((0, 0, drop * share))
        far = _seen(at, -side, REACH)
        if far is None or not 0.10 < far < 0.33:
            return False
        walls.append(far)
    line = Vector((*foot, 0)) + side * (0.30 - min(walls) + RADIUS + 0.02)
    spout = Vector((*foot, 0)) + side * (outlets.overhang + 0.065)
    z = outlets.z
    points = [spout + Vector((0, 0, h)) for h in (z - 0.05, z - 0.10, z - 0.14)]
    points += [
        spout.lerp(line, s) + Vector((0, 0, (z - 0.17) * (1 - s) + (top - 0.02) * s))
        for s in (0.05, 0.5, 0.95)
    ]
    points += [line + Vector((0, 0, h)) for h in (top - 0.07, top - 0.2, low + 0.45, low + 0.24, low + 0.17)]
    points += [
        line + side * 0.06 + Vector((0, 0, low + 0.12)),
        line + side * 0.13 + Vector((0, 0, low + 0.085)),
    ]
    tube(points, RADIUS, material)
    for h in (top - 0.16, top - 0.16 - (top - low - 0.5) / 2, low + 0.34):
        middle = line + Vector((0, 0, h))
        cylinder("pipe-clip", middle, middle + Vector((0, 0, 0.028)), RADIUS + 0.006, material, 32, 0.002)
        cylinder("pipe-stay", middle + Vector((0, 0, 0.014)), middle - side * 0.12, 0.008, material, 12)
    cylinder(
        "outlet",
        spout + Vector((0, 0, z - 0.115)),
        spout + Vector((0, 0, z - 0.05)),
        0.052,
        material,
        32,
        0.003,
    )
    return True
