"""A wall of single bricks in stretcher bond with pointed joints, as a relief that repeats at its edges."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .faces import FACES, piece
from .noise import PX, field, smooth

COURSES, PIECES = 10, 5  # before the wall repeats
LENGTH, HEIGHT, JOINT = 215.0, 65.0, 10.0  # millimetres
EDGE = 24  # points over which a field runs into its own beginning


@dataclass
class Wall:
    """Height in millimetres, linear colour, and where it is glazed; all of one size."""

    height: np.ndarray
    albedo: np.ndarray
    glaze: np.ndarray


def size() -> tuple[int, int]:
    """Points up and across before the wall repeats."""
    return round(COURSES * (HEIGHT + JOINT) / PX), round(PIECES * (LENGTH + JOINT) / PX)


def wall(kind: str, colours: np.ndarray, joint: np.ndarray, random: np.random.Generator) -> Wall:
    """Colours are four linear ones of the bricks' blend, joint that of the mortar."""
    rows, columns = size()
    bed, sand = _mortar(kind, rows, columns)
    height, albedo, laid = bed, sand * joint, np.zeros_like(bed)
    course, pitch, marks = HEIGHT + JOINT, LENGTH + JOINT, []
    for row in range(COURSES):
        for nth in range(PIECES):
            made = piece(kind, LENGTH, HEIGHT, random)
            tilt = np.linspace(-1, 1, made.height.shape[1]) * random.normal(0, 0.35)
            marks.append(made.factor[made.inside].mean(0))
            level = made.height + tilt + random.normal(0, 0.5)
            top = (row + 0.5) * course - HEIGHT / 2 + random.normal(0, 0.6)
            left = (nth + row % 2 / 2) * pitch + JOINT / 2 + random.normal(0, 0.9)
            at_rows = (round(top / PX) + np.arange(level.shape[0])) % rows
            at_columns = (round(left / PX) + np.arange(level.shape[1])) % columns
            where = np.ix_(at_rows, at_columns)
            stands = (level > height[where]) | made.inside
            clay = made.clay[:, :, None]
            shown = made.factor * blended(colours, made.place) * clay + sand[where] * joint * (1 - clay)
            albedo[where] = np.where(stands[:, :, None], shown, albedo[where])
            height[where] = np.where(stands, level, height[where])
            laid[where] = np.maximum(laid[where], stands)
    # What kiln and weather darken on the whole is given back: a nominal colour is that of a wall.
    albedo = np.where(laid[:, :, None] > 0, albedo / np.mean(marks, 0), albedo)
    return Wall(height, albedo.clip(0, 0.92), laid * float(FACES[kind].glaze))


def blended(colours: np.ndarray, place: np.ndarray) -> np.ndarray:
    """Colour at a place 0..3 in a blend of four, most of it near one of them."""
    low = np.clip(place.astype(int), 0, 2)
    share = smooth(place - low, 0.1, 0.9)[..., None]
    return colours[low] * (1 - share) + colours[low + 1] * share


def weights_of(place: np.ndarray) -> np.ndarray:
    """Shares of the first three of four colours at a place 0..3, as `blended` mixes them."""
    return blended(np.eye(4, dtype=np.float32), place)[:, :, :3]


def _mortar(kind: str, rows: int, columns: int) -> tuple[np.ndarray, np.ndarray]:
    """Height of the joints and the factor of their sand. Water-struck bricks are pointed flush, others with a bucket
    handle: deepest in the middle."""
    up, across = np.mgrid[0:rows, 0:columns].astype(np.float32) * PX
    course, pitch = HEIGHT + JOINT, LENGTH + JOINT
    row = np.floor(up / course)
    bed = np.abs(up - np.round(up / course) * course)
    x = across - (row % 2) / 2 * pitch
    head = np.abs(x - np.round(x / pitch) * pitch)
    away = (np.minimum(bed, head) / (JOINT / 2)).clip(0, 1)
    noise = lambda a, u: _tiled(field(a, u), (rows, columns))  # noqa: E731
    if kind == "water-struck":
        depth = 1.9 + 0.5 * noise(14, 10) + 0.35 * noise(3, 3)
    else:
        depth = 2.1 + 1.9 * (1 - away**2) + 0.25 * noise(20, 6) + 0.15 * noise(3, 2)
    grains = noise(0.5, 0.5)
    depth = depth - 0.16 * grains - 0.14 * noise(1.2, 1.2)
    tone = (1 + 0.13 * grains + 0.05 * noise(8, 8) + 0.05 * noise(40, 20)).clip(0.45, 1.6)
    dark = smooth(noise(0.6, 0.6), 2.0, 2.4)
    return -depth, (tone * (1 - 0.5 * dark))[:, :, None] * np.ones(3, np.float32)


def _tiled(values: np.ndarray, shape: tuple[int, int]) -> np.ndarray:
    """A part of a field whose far edges run over into its near ones, so that it repeats."""
    rows, columns = shape
    part = values[:rows, :columns].copy()
    fade = np.linspace(0, 1, EDGE, dtype=np.float32)
    norm = np.hypot(fade, 1 - fade)
    before = np.roll(values, EDGE, 1)[:rows, :EDGE]
    part[:, -EDGE:] = (part[:, -EDGE:] * fade[::-1] + before * fade) / norm
    above = np.roll(values, EDGE, 0)[:EDGE, :columns]
    part[-EDGE:] = (part[-EDGE:] * fade[::-1, None] + above * fade[:, None]) / norm[:, None]
    return part
