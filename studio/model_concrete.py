"""The shapes of concrete pieces for the 3D models of products."""

from __future__ import annotations

import bpy
import numpy as np

from .materials.nodes import plain
from .model_mesh import evaluated, lay_uv, lighter
from .scenes.concrete_shot import MAKERS, MM
from .shapes.cast import cast
from .shapes.mesh import add_bevel, box, cylinder, place, shade_smooth

SPAN = 0.25  # metres of a concrete face that its picture covers


def concrete(params: dict):
    """A piece in its nominal size; faces that are split or hammered are."""
    size = tuple(v * MM for v in params["size"])
    piece = MAKERS[params["form"]](params, size)
    grey = plain("concrete", (0.5, 0.5, 0.5), 0.9)
    if piece.wear.split or piece.wear.hammer:
        made = place(cast(piece.data, grey, max(size) / 90, piece.wear, 7))
        lighter(made)
    else:
        piece.data.materials.clear()
        piece.data.materials.append(grey)
        made = place(piece.data)
        add_bevel(made, min(0.0025, min(size) / 12), 2, 35)
    data = evaluated(made)
    bpy.data.objects.remove(made)
    if piece.wear.split or piece.wear.hammer:
        _to_size(data, size)
    shade_smooth(data, 40)

    def at(p, n):
        k = max(range(3), key=lambda axis: abs(n[axis]))
        a, b = [i for i in range(3) if i != k]
        return p[a] / SPAN, p[b] / SPAN

    lay_uv(data, at)
    return data, piece


def _to_size(data, size) -> None:
    """A rough face is broken out of the block's size, as its name has it: over all it is that large."""
    points = np.array([v.co for v in data.vertices])
    low, far = points.min(0), np.ptp(points, 0)
    width, height, length = size
    made = (points - low) / far * (length, width, height) + (-length / 2, -width / 2, 0)
    data.vertices.foreach_set("co", made.astype(np.float32).ravel())
    data.update()


def put_inlays(piece) -> None:
    """Foam in its voids and steel at its ends."""
    foam, steel = plain("foam", (0.86, 0.85, 0.82), 0.95), plain("steel", (0.18, 0.16, 0.15), 0.5, 0.5, 1)
    for low, high in piece.foam:
        box("foam", low, high, foam)
    for start, end in piece.bars:
        cylinder("bar", start, end, 0.006, steel, 12)
