"""Cameras. Positions in metres, focal length in millimetres on a 36 mm sensor."""

from __future__ import annotations

from dataclasses import dataclass

import bpy
from mathutils import Vector

from ..shapes.mesh import place

Point = tuple[float, float, float]


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
