"""Gives a neutral plate its colours: one render serves every colour of a profile.

A plate is a scene rendered in neutral grey with layers that say what is clay (mask), which of four classes a
piece belongs to (wts) and, on buildings, how light a point is against its nominal colour (det). Colours go
through the same calibration as direct renders; glare and haze stay uncoloured.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ..colour import base_colour, calibration
from . import tone

# Clamped, or edges against the sky glow.
DETAIL = (0.55, 1.4)


def save_plate(path: Path, light: np.ndarray, passes: dict[str, np.ndarray]) -> None:
    """Keep a denoised plate with its layers, in half precision."""
    layers = {name: passes[name][:, :, :3] for name in ("mask", "wts", "det") if name in passes}
    layers = {name: np.nan_to_num(layer).clip(0, 4) for name, layer in layers.items()}
    with path.open("wb") as file:
        np.savez(file, light=light.astype(np.float16), **{k: v.astype(np.float16) for k, v in layers.items()})


def haze_share(setup: str, neutral: np.ndarray) -> np.ndarray:
    """Share of a plate's light that its colour has no part in."""
    known = calibration()[setup]
    haze = np.array(known["haze"])
    return haze / (np.array(known["gain"]) @ neutral + haze)


def _mixed(mask: np.ndarray, weights: np.ndarray, colours: list[np.ndarray]) -> np.ndarray:
    """Colour of every point times its share of clay."""
    last = np.clip(mask[:, :, :1] - weights.sum(2, keepdims=True), 0, None)
    shares = np.concatenate([weights, last], 2)
    shares *= mask[:, :, :1] / np.maximum(shares.sum(2, keepdims=True), 1e-4)
    return shares @ np.array([colours[i % len(colours)] for i in range(4)])


def tinted(plate: dict[str, np.ndarray], kind: dict, colours: list[str], wall: str | None = None):
    """Scene-linear picture of a plate in other colours; kind is the plate's own note of its set-up."""
    light, mask, weights = (plate[name].astype(np.float32) for name in ("light", "mask", "wts"))
    neutral = np.array(kind["neutral"], np.float32)
    haze = haze_share(kind["setup"], neutral)
    bases = [np.array(base_colour(kind["setup"], c)) for c in colours]
    clay = mask[:, :, :1]
    factor = _mixed(mask, weights, bases) / neutral
    rest = 1 - clay
    if kind["setup"] == "roof":
        walls = mask[:, :, 1:2]
        detail = 2 * plate["det"][:, :, :1].astype(np.float32) / np.maximum(clay + walls, 1e-3)
        detail = detail.clip(*DETAIL)
        factor = factor * detail
        rest = 1 - clay - walls
        if wall:
            painted = np.array(base_colour("wall", wall)) * detail / kind["wall"]
            rest = rest + walls * painted
    elif wall:  # the mortar between bricks
        joints = mask[:, :, 1:2]
        rest = rest + joints * (np.array(base_colour("wall", wall)) / np.array(kind["wall"]) - 1)
    return light * (factor * (1 - haze) + clay * haze + np.clip(rest, 0, None))


def pixels_of(crop: list[float], plate: tuple[int, int], size: tuple[int, int]) -> tuple[slice, slice]:
    """Rows and columns of a crop; crop is left, top and width in shares of the plate's width."""
    height, width = plate
    left, top, share = (round(value * width) for value in crop)
    tall = round(share * size[1] / size[0])
    if left + share > width + 1 or top + tall > height + 2:
        raise ValueError(f"crop {crop} leaves a plate of {width} x {height}")
    return slice(top, min(top + tall, height)), slice(left, min(left + share, width))


def tint_file(source: Path, target: Path, request: dict) -> None:
    """request: kind (of the plate), colours, wall, size, crop, grade (a tone.Grade)."""
    from PIL import Image

    with np.load(source) as stored:
        whole = {name: stored[name] for name in stored.files}
    rows, columns = pixels_of(request.get("crop", [0, 0, 1]), whole["light"].shape[:2], request["size"])
    plate = {name: layer[rows, columns] for name, layer in whole.items()}
    light = tinted(plate, request["kind"], request["colours"], request.get("wall"))
    picture = tone.sharpen(tone.develop(light, request["grade"]))
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_suffix(".part.png")
    made = Image.fromarray(tone.to_bytes(picture))
    made.resize(request["size"], Image.LANCZOS).save(unfinished, compress_level=1)
    unfinished.replace(target)
