"""Two brick walls as displaced meshes, folded round their corner and into the reveals of openings. Metres in the scene,
millimetres in the skin."""

from __future__ import annotations

from typing import Callable

import bpy
import numpy as np

from ..relief.bond import DEPTH, Opening, Sheet, shelf
from ..relief.skin import BEHIND, Skin
from .mesh import place

ARRIS = 2.6  # radius of a corner's arris, mm
REACH = ARRIS * np.pi / 4  # of the arris to either side, unrolled
CLOSE = np.array([-4, -2.2, -1.1, 0, 1.1, 2.2, 4])  # lines of a mesh round an arris
EDGE = 5.0  # what is left out of the walls round an opening: its reveal begins there


def folded(along: np.ndarray, height: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """x and y in millimetres of a point of the unrolled walls: the front looks along -y, the side along +x. Height is
    over the wall's plane; round the arris it stands out between both."""
    angle = ((along + REACH) / ARRIS).clip(0, np.pi / 2)
    on_front = np.where(along < -REACH, along + REACH - ARRIS, ARRIS * np.sin(angle) - ARRIS)
    on_side = np.where(along > REACH, along - REACH + ARRIS, ARRIS - ARRIS * np.cos(angle))
    return on_front + height * np.sin(angle), on_side - height * np.cos(angle)


def lines(ends: tuple[float, float], step: Callable[[float], float], exact) -> np.ndarray:
    """Places of a mesh's lines from one end to the other, step(place) apart and on all exact places."""
    found = [ends[0]]
    while found[-1] < ends[1]:
        found.append(found[-1] + step(found[-1]))
    even = np.array(found)
    exact = np.array([value for value in exact if ends[0] <= value <= ends[1]])
    if len(exact):
        nearest = np.abs(even[:, None] - exact[None, :]).min(1)
        even = even[nearest > 0.4 * np.gradient(even)]
    return np.unique(np.concatenate([even, exact]))


def mesh_of(skin: Skin, sheet: Sheet, step: float, material) -> None:
    """Both walls without openings; step is that of the mesh, in millimetres, closer round the corner."""
    walls(skin, sheet, (), (lambda _: step, step), material)


def laid(skin: Skin, step: float, material) -> None:
    """A flat wall along -y without what nothing is laid on; along is x."""
    sheet = skin.sheet
    along, up = np.arange(sheet.left, sheet.right, step), np.arange(sheet.foot, sheet.top, step)
    height = skin.at(along, up)
    there = height > BEHIND + 0.5
    shown = there[:-1, :-1] | there[:-1, 1:] | there[1:, :-1] | there[1:, 1:]
    points = np.stack(np.broadcast_arrays(along[None, :], -height, up[:, None]), -1)
    _grid(points, skin.uv(along, up), material, shown)


def walls(
    skin: Skin, sheet: Sheet, openings: tuple[Opening, ...], step: tuple[Callable, float], material
) -> None:
    """step is that of the meshes in millimetres: a function of the place along, and upwards."""
    at, rise = step
    edges = [x + side * EDGE for hole in openings for x, side in ((hole.left, -1), (hole.right, 1))]
    along = lines((sheet.left, sheet.right), at, [*CLOSE, *edges])
    heads = [z for hole in openings for z in (hole.sill, hole.arris, hole.arris + EDGE)]
    up = lines((sheet.foot, sheet.top), lambda _: rise, heads)
    x, y = folded(along[None, :], skin.at(along, up))
    shown = np.ones((len(up) - 1, len(along) - 1), bool)
    for hole in openings:
        across = (along[:-1] >= hole.left - EDGE - 0.01) & (along[1:] <= hole.right + EDGE + 0.01)
        tall = (up[:-1] >= hole.sill - 0.01) & (up[1:] <= hole.arris + EDGE + 0.01)
        shown &= ~(tall[:, None] & across[None, :])
    _grid(np.stack([x, y, np.broadcast_to(up[:, None], x.shape)], -1), skin.uv(along, up), material, shown)
    for hole in openings:
        _jambs(skin, hole, up, at, material)
        _soffit(skin, hole, shelf(sheet, openings, hole), along, at, material)


def _into(at: Callable, place: float) -> np.ndarray:
    """Lines of a reveal from the wall inwards."""
    return np.concatenate([[-EDGE], CLOSE, np.arange(6, DEPTH - 1, at(place)), [DEPTH]])


def _placed(along: np.ndarray, inward: np.ndarray, up: np.ndarray, hole: Opening) -> np.ndarray:
    """Points of the front, or of the side if that is where the hole is."""
    x, y = (along, inward) if hole.right < 0 else (-inward, along)
    return np.stack(np.broadcast_arrays(x, y, up), -1)


def _jambs(skin: Skin, hole: Opening, up: np.ndarray, at: Callable, material) -> None:
    tall = up[(up >= hole.sill - 0.01) & (up <= hole.arris + 0.01)]
    for edge, way in ((hole.left, 1), (hole.right, -1)):
        deep = _into(at, edge)[::way]  # so that the mesh's faces look out of the wall
        along = edge + way * deep
        out, inward = folded(deep[None, :], skin.at(along, tall))
        points = _placed(edge + way * (out + ARRIS - REACH), inward, tall[:, None], hole)
        _grid(points, skin.uv(along, tall), material)


def _soffit(skin: Skin, hole: Opening, kept: float, along: np.ndarray, at: Callable, material) -> None:
    """Undersides of the soldiers, read where they are kept."""
    across = along[(along >= hole.left - EDGE - 0.01) & (along <= hole.right + EDGE + 0.01)]
    deep = _into(at, hole.left)[::-1]
    down, inward = folded(deep[:, None], skin.at(across, kept - deep))
    points = _placed(across[None, :], inward, hole.arris - down - ARRIS + REACH, hole)
    _grid(points, skin.uv(across, kept - deep), material)


def _grid(points: np.ndarray, uv: np.ndarray, material, shown: np.ndarray | None = None) -> None:
    """Millions of faces, so by whole arrays; points in millimetres, shown says which faces there are."""
    tall, wide = points.shape[:2]
    number = np.arange(tall * wide, dtype=np.int32).reshape(tall, wide)
    corners = np.stack([number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]], -1)
    corners = (corners if shown is None else corners[shown]).ravel()
    faces = len(corners) // 4
    data = bpy.data.meshes.new("brick-skin")
    data.vertices.add(tall * wide)
    data.vertices.foreach_set("co", (points / 1000).astype(np.float32).ravel())
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
