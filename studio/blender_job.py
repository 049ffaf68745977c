"""Runs inside Blender: builds scenes one after the other and renders each to a multilayer EXR.

blender -b --factory-startup -P studio/blender_job.py -- shot.json out.exr [shot.json out.exr ...]
The scene module's `build(params)` returns grading settings, which are written next to the EXR.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))


def configure(width: int, height: int, samples: int, threads: int = 2) -> None:
    scene, cycles = bpy.context.scene, bpy.context.scene.cycles
    scene.render.engine, cycles.device, cycles.samples = "CYCLES", "CPU", samples
    cycles.use_denoising = False  # this build aborts when it is on
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 4, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 12
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.filter_width = 8, 0.5, 1.2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = (
        width,
        height,
        100,
    )
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    bpy.context.view_layer.cycles.denoising_store_passes = True
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "16", "ZIP"


def add_layers(names: tuple[str, ...]) -> None:
    for name in names:
        layer = bpy.context.view_layer.aovs.add()
        layer.name, layer.type = name, "COLOR"


def in_frame(points: dict) -> dict:
    """Where points of the scene stand in the picture, in per cent from its left upper corner."""
    from bpy_extras.object_utils import world_to_camera_view
    from mathutils import Vector

    bpy.context.view_layer.update()
    scene = bpy.context.scene
    seen = {name: world_to_camera_view(scene, scene.camera, Vector(p)) for name, p in points.items()}
    return {name: (round(100 * at.x, 1), round(100 * (1 - at.y), 1)) for name, at in seen.items()}


def main(shot_file: str, target: str) -> None:
    shot = json.loads(Path(shot_file).read_text())
    bpy.ops.wm.read_factory_settings(use_empty=True)
    started = time.time()
    configure(
        shot["width"], shot["height"], shot["samples"]
    )  # first: cameras that fit a piece need the frame
    scene = importlib.import_module(f"studio.scenes.{shot['scene']}")
    settings = scene.build(shot["params"], shot["id"])
    print(f"built in {time.time() - started:.1f} s, {len(bpy.data.objects)} objects", flush=True)
    if settings.get("anchors"):
        settings["anchors"] = in_frame(settings["anchors"])
    if "bounces" in settings:
        bpy.context.scene.cycles.max_bounces = settings["bounces"]
    if settings.get("plate"):
        add_layers(("mask", "wts", "det"))
    bpy.context.scene.render.filepath = target
    bpy.ops.render.render(write_still=True)
    Path(target).with_suffix(".set.json").write_text(json.dumps(settings))


if __name__ == "__main__":
    files = sys.argv[sys.argv.index("--") + 1 :]
    for number in range(0, len(files), 2):
        main(*files[number : number + 2])
