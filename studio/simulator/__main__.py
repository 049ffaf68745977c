"""python3 -m studio.simulator render m1 [words]: what is missing of the simulator's renders, denoised.
python3 -m studio.simulator direct m1 [words]: designs in their own colours, to hold the layers against.

A finished render stays until its file under .cache/renders/stage is deleted: cameras and materials are looked at once
and then kept, since all layers of a villa must fit over each other. Stop it at any moment and start it again; two of
them with different words may run at once.
"""

from __future__ import annotations

import json
import signal
import sys
import threading
import time
from dataclasses import asdict

from .. import render
from ..manifest import Shot
from .shots import DESIGNS, direct, shots_of

PAUSE = 2.0  # seconds


def is_denoised(shot: Shot) -> bool:
    return render.place_of(shot).exr.with_suffix(".plate.npz").exists()


def denoise(shot: Shot) -> float:
    command = ["/usr/bin/python3", "-m", "studio.simulator.denoise", str(render.place_of(shot).exr)]
    return render.run_paced(command, render.CACHE / "logs" / f"{shot.id}.post.log")


def denoise_when_rendered(shots: list[Shot]) -> None:
    """Beside the next render: the denoiser uses what Blender's building leaves idle."""
    while waiting := [shot for shot in shots if not is_denoised(shot)]:
        for shot in waiting:
            if render.place_of(shot).exr.exists():
                print(f"    {shot.id} denoised in {denoise(shot):.0f} s", flush=True)
        time.sleep(PAUSE)


def render_all(name: str, shots: list[Shot]) -> None:
    jobs = []
    for shot in shots:
        where = render.place_of(shot)
        where.exr.parent.mkdir(parents=True, exist_ok=True)
        jobs.append({"shot": asdict(shot), "exr": str(where.exr), "settings": str(where.settings)})
    request = render.CACHE / "simulator" / f"{name}.jobs.json"
    request.parent.mkdir(parents=True, exist_ok=True)
    request.write_text(json.dumps(jobs))
    job = render.STUDIO / "simulator" / "job.py"
    command = ["blender", "-b", "--factory-startup", "-t", "2", "--python-exit-code", "1", "-P", str(job)]
    render.run_paced([*command, "--", str(request)], render.CACHE / "logs" / f"{name}.log")


def render_directly(model: str, words: list[str]) -> None:
    """One Blender for each design: colours are part of the materials a villa is built with."""
    orders = json.loads((render.CACHE / "simulator" / "orders.json").read_text())[model]
    roofs = {roof["id"]: roof for roof in orders["roofs"]}
    for option, wall in DESIGNS[model]:
        shot = direct(model, roofs[option], wall)
        if words and not any(word in shot.id for word in words):
            continue
        render_all(f"{model}-direct-{option}", [shot])
        if not is_denoised(shot):
            denoise(shot)
        print(f"    {shot.id}", flush=True)


def main(arguments: list[str]) -> int:
    if arguments[:1] not in (["render"], ["direct"]) or len(arguments) < 2:
        print(__doc__)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    model, *words = arguments[1:]
    if arguments[0] == "direct":
        render_directly(model, words)
        return 0
    shots = [s for s in shots_of(model) if not words or any(word in s.id for word in words)]
    denoiser = threading.Thread(target=denoise_when_rendered, args=(shots,), daemon=True)
    denoiser.start()
    render_all("-".join([model, *words]), shots)
    denoiser.join()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
