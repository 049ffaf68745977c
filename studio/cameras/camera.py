"""Cameras. Positions in metres, focal length in millimetres on a 36 mm sensor."""

from __future__ import annotations

from dataclasses import dataclass

import bpy
from mathutils import Vector

from ..shapes.mesh import place

Point = tuple[float, float, float]
LONGEST = 240  # millimetres; longer lenses flatten a piece


@dataclass(frozen=True)
class View:
    at: Point
    towards: Point
    lens: float = 35
    shift: tuple[float, float] = (0.0, 0.0)
    aperture: float | None = None  # f-stop; None keeps everything sharp
    focus: Point | None = None


def level(at: Point, aim_x: float, aim_y: float, lens: float, rise: float = 0.0) -> View:
    """View with the camera level, so that verticals stay vertical; rise moves the frame by shares of its width."""
    return View(at, (aim_x, aim_y, at[2]), lens, (0.0, rise))


def use(view: View) -> None:
    camera = bpy.data.cameras.new("camera")
    camera.lens = view.lens
    camera.shift_x, camera.shift_y = view.shift
    camera.clip_start, camera.clip_end = 0.01, 5000
    made = place(camera, view.at)
    made.rotation_euler = (Vector(view.towards) - Vector(view.at)).to_track_quat("-Z", "Y").to_euler()
    if view.aperture:
        camera.dof.use_dof, camera.dof.aperture_fstop = True, view.aperture
        camera.dof.focus_distance = (Vector(view.focus or view.towards) - Vector(view.at)).length
    bpy.context.scene.camera = made


def fit(
    share: tuple[float, float],
    centre: tuple[float, float] = (0.5, 0.48),
    ground: str | tuple[str, ...] = "sweep",
) -> None:
    """Lengthen or shorten the lens until everything but the ground fills its share of the frame, the same margin
    for every piece; keeps the perspective. Ground is what names of meshes begin with."""
    scene = bpy.context.scene
    camera = scene.camera.data
    wide, tall = scene.render.resolution_x, scene.render.resolution_y
    for _ in range(3):
        low, high = _extent(scene, ground)
        grow = min(share[k] / (high[k] - low[k]) for k in (0, 1))
        camera.lens = min(camera.lens * grow, LONGEST)
        low, high = _extent(scene, ground)
        camera.shift_x += ((high[0] + low[0]) / 2 - centre[0]) * wide / max(wide, tall)
        camera.shift_y += ((high[1] + low[1]) / 2 - centre[1]) * tall / max(wide, tall)


def _extent(scene, ground: str | tuple[str, ...]):
    """Lower left and upper right corner of what stands on the ground, in shares of the frame."""
    from bpy_extras.object_utils import world_to_camera_view

    bpy.context.view_layer.update()
    things = [t for t in scene.objects if t.type == "MESH" and not t.data.name.startswith(ground)]
    corners = [t.matrix_world @ Vector(c) for t in things for c in t.bound_box]
    seen = [world_to_camera_view(scene, scene.camera, corner) for corner in corners]
    low = min(p.x for p in seen), min(p.y for p in seen)
    return low, (max(p.x for p in seen), max(p.y for p in seen))
