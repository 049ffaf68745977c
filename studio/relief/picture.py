"""A shot of the scene 'relief' as a finished picture."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ..colour import srgb
from ..post import lens, tone
from .light import lit
from .wall import wall


def draw(params: dict, seed: str) -> np.ndarray:
    """Linear picture of a whole wall, seamless; params: kind, colours (four hex), joint (hex)."""
    random = np.random.default_rng(sum(ord(c) * 31**k % 999983 for k, c in enumerate(seed)))
    colours = np.array([tone.decode(srgb(c)) for c in params["colours"]], np.float32)
    return lit(wall(params["kind"], colours, tone.decode(srgb(params["joint"])).astype(np.float32), random))


def developed(light: np.ndarray) -> np.ndarray:
    """sRGB 0..1; what is nearly white is held back, so that pale faces keep their grain."""
    bright = np.where(light > 0.72, 0.72 + 0.28 * np.tanh((light - 0.72) / 0.28), light)
    return np.where(
        bright <= 0.0031308, bright * 12.92, 1.055 * np.maximum(bright, 1e-9) ** (1 / 2.4) - 0.055
    )


def save(target: Path, params: dict, seed: str, size: tuple[int, int]) -> None:
    from PIL import Image

    light = draw(params, seed)
    rows, columns = light.shape[:2]
    wide = min(columns, round(rows * size[0] / size[1]))
    tall = round(wide * size[1] / size[0])
    top, left = (rows - tall) // 2, (columns - wide) // 2
    light = lens.through(light[top : top + tall, left : left + wide].astype(np.float32), 0)
    picture = Image.fromarray(tone.to_bytes(developed(light).clip(0, 1))).resize(size, Image.LANCZOS)
    shown = lens.grain(np.asarray(picture, np.float32) / 255)
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_suffix(".part.png")
    Image.fromarray(tone.to_bytes(shown)).save(unfinished, compress_level=4)
    unfinished.replace(target)
