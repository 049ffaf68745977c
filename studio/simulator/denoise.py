"""Denoises one render of the simulator: python3 -m studio.simulator.denoise in.exr. One network instead of three, and
no picture: layers are made from the plate."""

from __future__ import annotations

import sys
from pathlib import Path

from ..post import exr, oidn, tint


def denoise_file(source: Path) -> None:
    passes = exr.read_passes(str(source))
    guides = passes["Denoising Albedo"][:, :, :3], passes["Denoising Normal"]
    light = oidn.denoise(passes["Combined"][:, :, :3], *guides, clean_guides=False)
    unfinished = source.with_suffix(".plate.part")
    tint.save_plate(unfinished, light, passes)
    unfinished.replace(source.with_suffix(".plate.npz"))


if __name__ == "__main__":
    denoise_file(Path(sys.argv[1]))
