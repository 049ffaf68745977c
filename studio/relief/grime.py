"""What weather leaves on a brick wall: shades of metres, lime, earth that rain throws up at the foot, runs below sills."""

from __future__ import annotations

import numpy as np

from .bond import Opening
from .noise import PX, SIZE, field, smooth
from .skin import Skin

SPLASH = 420  # millimetres over the ground
EARTH, WET, LIME = (0.84, 0.77, 0.68), (0.80, 0.79, 0.79), (1.28, 1.34, 1.42)  # what they make of a colour


def weather(made: Skin, random: np.random.Generator) -> np.ndarray:
    """Factor on all colours that changes over metres, as rain and dust leave it."""
    return (1 + 0.035 * _slowly(made, (200, 290), random))[:, :, None]


def _slowly(made: Skin, size: tuple[float, float], random: np.random.Generator) -> np.ndarray:
    """Unit noise that never repeats; size is that of its marks upwards and along, in millimetres."""
    from scipy.ndimage import gaussian_filter, zoom

    shape, cell = made.height.shape, min(size) / 2.2
    grid = [max(2, round(points * made.step / cell)) for points in shape]
    slow = gaussian_filter(random.normal(0, 1, grid), [marks / cell for marks in size], mode="nearest")
    slow = zoom(slow / slow.std(), [points / cells for points, cells in zip(shape, grid)], order=1)
    slow = np.pad(slow, [(0, max(0, a - b)) for a, b in zip(shape, slow.shape)], "edge")
    return slow[: shape[0], : shape[1]].astype(np.float32)


def limed(made: Skin, random: np.random.Generator) -> None:
    """Lime that came out of the mortar, here and there over some bricks."""
    amount = smooth(_slowly(made, (260, 420), random), 1.1, 2.3) * smooth(
        _slowly(made, (14, 22), random), -0.4, 1.4
    )
    made.factor *= 1 + (np.array(LIME, np.float32) - 1) * amount[:, :, None]


def rained(made: Skin, openings: tuple[Opening, ...], random: np.random.Generator) -> None:
    _tone(made, (made.sheet.left, made.sheet.right), (0, SPLASH), _splash)
    for hole in openings:
        for x in (hole.left - 10, hole.right + 10):
            long, wide = random.uniform(350, 900), random.uniform(18, 45)
            centre = x + random.normal(0, 8)
            _tone(
                made,
                (centre - 3 * wide, centre + 3 * wide),
                (hole.sill - long, hole.sill - 60),
                lambda x, up: _run(x - centre, (hole.sill - up) / long, wide),
            )


def _splash(along, up):
    height = SPLASH * (0.55 + 0.16 * _noise((160, 60), along, up))
    return smooth(up / height, 1, 0.1) * (0.6 + 0.25 * _noise((9, 9), along, up)).clip(0, 1), EARTH


def _run(across, down, wide):
    frayed = across + 6 * _noise((30, 90), across, down * 900)
    amount = np.exp(-((frayed / wide) ** 2)) * smooth(down, 1, 0.1) * 0.8
    return amount * (0.7 + 0.3 * _noise((5, 60), across, down * 900)).clip(0, 1), WET


def _tone(made: Skin, across: tuple[float, float], tall: tuple[float, float], mark) -> None:
    """mark tells how much of a factor lies at places along and up, and the factor."""
    rows, columns = made.height.shape
    ends = [
        (int((v - start) / made.step), most)
        for pair, start, most in ((tall, made.sheet.foot, rows), (across, made.sheet.left, columns))
        for v in pair
    ]
    r0, r1, c0, c1 = (min(max(end, 0), most) for end, most in ends)
    if r1 <= r0 or c1 <= c0:
        return
    up, along = (
        made.sheet.foot + np.arange(r0, r1) * made.step,
        made.sheet.left + np.arange(c0, c1) * made.step,
    )
    amount, factor = mark(along[None, :].astype(np.float32), up[:, None].astype(np.float32))
    made.factor[r0:r1, c0:c1] *= 1 + (np.array(factor, np.float32) - 1) * amount[:, :, None]


def _noise(size: tuple[float, float], along, up) -> np.ndarray:
    """Marks so wide and high, in millimetres."""
    rows, columns = ((v / PX).astype(int) % most for v, most in ((up, SIZE[0]), (along, SIZE[1])))
    return field(*size)[rows, columns]
