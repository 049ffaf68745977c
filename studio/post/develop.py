"""Masters from renders: denoise, grade, sharpen, save. Run by /usr/bin/python3, not by Blender."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from . import exr, lens, oidn, tint, tone


def grade_of(settings: dict) -> tone.Grade:
    base = tone.STUDIO if settings.get("set") == "studio" else tone.SUN
    exposure = settings.get("exposure", base.exposure)
    white = tuple(settings.get("white", base.white))
    return tone.Grade(base.view, base.look, exposure, white)


def develop_file(source: Path, target: Path, settings: dict) -> None:
    from PIL import Image

    passes = exr.read_passes(str(source))
    plate = settings.get("plate")
    light = oidn.denoise(
        passes["Combined"][:, :, :3],
        passes["Denoising Albedo"][:, :, :3],
        passes["Denoising Normal"],
        clean_guides=settings.get("clean_guides", not plate or plate["setup"] == "roof"),
    )
    if plate:
        tint.save_plate(source.with_suffix(".plate.npz"), light, passes)
    grade = grade_of(settings)
    photographed = settings.get("set") == "sun" and not plate
    if photographed:
        light = lens.through(light, grade.exposure)
    picture = tone.sharpen(tone.develop(light, grade))
    if photographed:
        picture = lens.grain(picture)
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_suffix(".part.png")
    Image.fromarray(tone.to_bytes(picture)).save(unfinished, compress_level=4)
    unfinished.replace(target)


if __name__ == "__main__":
    files = sys.argv[1:]
    for number in range(0, len(files), 3):
        develop_file(Path(files[number]), Path(files[number + 1]), json.loads(files[number + 2]))
