"""Runs inside Blender: one small render of a set-up in a given base colour, for calibrate.py.

blender -b --factory-startup -P studio/calibration_job.py -- request.json out.exr
request: setup (studio | patch | house), base (linear RGB of everything) or colours ({set-up: nominal hex}).
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

# Scene, its parameters, and the frame. A house measures roof and wall at once.
SETUPS = {
    "studio": ("tile_shot", {"piece": "portoghese", "tall": True}, (136, 170)),
    "patch": ("laid_patch", {"profile": "portoghese", "view": "tall"}, (160, 200)),
    "house": ("building", {"plan": "courtyard", "profile": "portoghese", "view": "roofscape"}, (300, 200)),
}
SAMPLES = 12


def main(request_file: str, target: str) -> None:
    from studio import blender_job, colour

    request = json.loads(Path(request_file).read_text())
    real = colour.base_colour
    if "base" in request:
        colour.base_colour = lambda setup, nominal: tuple(request["base"])
    else:
        wanted = request["colours"]
        colour.base_colour = lambda setup, nominal: real(setup, wanted.get(setup, nominal))
    scene, params, (width, height) = SETUPS[request["setup"]]
    if scene != "building":
        params = {**params, **({"colours": ["#888888"]} if scene == "laid_patch" else {"colour": "#888888"})}
    bpy.ops.wm.read_factory_settings(use_empty=True)
    blender_job.configure(width, height, SAMPLES)
    importlib.import_module(f"studio.scenes.{scene}").build(params, "calibration")
    blender_job.add_layers(("mask", "wts", "det"))
    bpy.context.scene.render.filepath = target
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :][:2])
