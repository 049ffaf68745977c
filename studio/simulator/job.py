"""Runs inside Blender: renders several pictures of one villa of the simulator and builds it once.

blender -b --factory-startup -P studio/simulator/job.py -- jobs.json
jobs.json is a list of {"shot": ..., "exr": ..., "settings": ...}; a finished file appears at once or not at all.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from studio import blender_job  # noqa: E402
from studio.scenes import stage  # noqa: E402


def main(jobs_file: str) -> None:
    jobs = [job for job in json.loads(Path(jobs_file).read_text()) if not Path(job["exr"]).exists()]
    if not jobs:
        return
    first = jobs[0]["shot"]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    blender_job.configure(first["width"], first["height"], first["samples"])
    bpy.context.scene.render.use_persistent_data = True
    blender_job.add_layers(("mask", "wts", "det"))
    # Light that is thrown back more often hardly shows on roofs and fronts in the sun, and costs a third more.
    bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces = 4, 2
    started = time.time()
    villa = stage.Stage(first["params"])
    print(f"built in {time.time() - started:.0f} s", flush=True)
    for job in jobs:
        started, target = time.time(), Path(job["exr"])
        villa.change(job["shot"]["params"])
        bpy.context.scene.cycles.samples = job["shot"]["samples"]
        unfinished = target.with_suffix(".part.exr")
        bpy.context.scene.render.filepath = str(unfinished)
        bpy.ops.render.render(write_still=True)
        Path(job["settings"]).write_text(json.dumps(stage.settings(job["shot"]["params"])))
        unfinished.replace(target)
        print(f"rendered {target.name} in {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1])
