"""Two brick walls as one displaced mesh, folded round their corner. Metres in the scene, millimetres in the skin."""

from __future__ import annotations

import bpy
import numpy as np

from ..relief.bond import Sheet
from ..relief.skin import Skin
from .mesh import place

ARRIS = 2.6  # radius of the corner's arris, mm


def folded(along: np.ndarray, height: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """x and y in millimetres of a point of the unrolled walls: the front looks along -y, the side along +x. Height is
    over the wall's plane; round the arris it stands out between both."""
    reach = ARRIS * np.pi / 4
    angle = ((along + reach) / ARRIS).clip(0, np.pi / 2)
    on_front = np.where(along < -reach, along + reach - ARRIS, ARRIS * np.sin(angle) - ARRIS)
    on_side = np.where(along > reach, along - reach + ARRIS, ARRIS - ARRIS * np.cos(angle))
    return on_front + height * np.sin(angle), on_side - height * np.cos(angle)


def mesh_of(skin: Skin, sheet: Sheet, step: float, material) -> None:
    """step is that of the mesh, in millimetres; it is closer round the corner."""
    even = np.arange(sheet.left, sheet.right + step, step)
    close = np.array([-4, -2.2, -1.1, 0, 1.1, 2.2, 4])
    along = np.unique(np.concatenate([even[np.abs(even) > 4.5], close]))
    up = np.arange(sheet.foot, sheet.top + step, step)
    rows, columns = skin.height.shape
    r = ((up - sheet.foot) / skin.step).astype(int).clip(0, rows - 1)
    c = ((along - sheet.left) / skin.step).astype(int).clip(0, columns - 1)
    x, y = folded(along[None, :], skin.height[np.ix_(r, c)])
    points = np.stack([x, y, np.broadcast_to(up[:, None], x.shape)], -1) / 1000
    u, v = (along - sheet.left) / (columns * skin.step), (up - sheet.foot) / (rows * skin.step)
    _grid(points, np.stack(np.meshgrid(u, v), -1), material)


def _grid(points: np.ndarray, uv: np.ndarray, material) -> None:
    """Millions of faces, so by whole arrays."""
    tall, wide = points.shape[:2]
    number = np.arange(tall * wide, dtype=np.int32).reshape(tall, wide)
    corners = np.stack([number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]], -1).ravel()
    faces = len(corners) // 4
    data = bpy.data.meshes.new("brick-skin")
    data.vertices.add(tall * wide)
    data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    data.loops.add(len(corners))
    data.loops.foreach_set("vertex_index", corners)
    data.polygons.add(faces)
    data.polygons.foreach_set("loop_start", np.arange(0, len(corners), 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(faces, 4, np.int32))
    data.polygons.foreach_set("use_smooth", np.ones(faces, bool))
    layer = data.uv_layers.new(name="skin")
    layer.data.foreach_set("uv", uv.reshape(-1, 2)[corners].astype(np.float32).ravel())
    data.update(calc_edges=True)
    data.materials.append(material)
    place(data)
