"""The skin of a corner of two brick walls, unrolled: heights and colours for a mesh that is folded round the corner."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from .bond import JOINT, LENGTH, Brick, Sheet, bricks
from .faces import Piece, piece
from .noise import PX, field, smooth

WHOLE, CORNER = 56, 14  # different bricks; more are never told apart
WITHIN = (
    0.6  # share of a brick's wandering through the blend that is left: this wall is seen from further away
)
# Depth of the mortar at the brick, and what the middle adds; millimetres.
POINTING = {"water-struck": (1.4, 0.9), "glazed": (1.8, 1.6)}
BUCKET_HANDLE = (2.0, 2.2)


@dataclass
class Skin:
    """Rows run upwards from the foot. Height in millimetres, factor on the colour, place in a blend of four (0..3),
    share of clay that is seen; step is millimetres a point."""

    step: float
    height: np.ndarray
    factor: np.ndarray
    place: np.ndarray
    clay: np.ndarray


def skin(kind: str, sheet: Sheet, coarse: int, random: np.random.Generator) -> Skin:
    """coarse is how many points of a brick's own grid make one of the skin."""
    step = PX * coarse
    shape = round((sheet.top - sheet.foot) / step), round((sheet.right - sheet.left) / step)
    made = Skin(
        step,
        np.full(shape, -20, np.float32),
        np.ones((*shape, 3), np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
    )
    taken, stock, marks = (np.zeros(shape, bool), np.zeros(shape, bool)), {}, []
    for brick in bricks(sheet):
        some = _one_of(stock, kind, brick, coarse, random)
        marks.append(some.factor[some.inside].mean(0))
        at = brick.low - sheet.foot, brick.left - sheet.left
        _lay(made, taken, at, some, random)
    # What kiln and weather darken on the whole is given back: a nominal colour is that of a wall.
    made.factor /= np.mean(marks, 0)
    _point(made, *taken, kind)
    return made


def _one_of(stock: dict, kind: str, brick: Brick, coarse: int, random: np.random.Generator) -> Piece:
    """A brick of that size, turned over or not, fired at its own place in the kiln. Rows run upwards."""
    known = stock.setdefault(brick.wide, [])
    if len(known) < (WHOLE if brick.wide == LENGTH else CORNER):
        known.append(_coarser(piece(kind, brick.wide, brick.tall, random), coarse))
        found = known[-1]
    else:
        found = known[int(random.integers(len(known)))]
    place = WITHIN * (found.place - np.median(found.place)) + random.triangular(-0.3, 1.4, 3.3)
    found = replace(found, place=place.clip(0, 3))
    turn = 1 - 2 * int(random.integers(2))
    parts = found.height, found.inside, found.factor, found.place, found.clay
    return Piece(*(part[::-1, ::turn] for part in parts))


def _coarser(fine: Piece, by: int) -> Piece:
    def mean(values):
        rows, columns = values.shape[0] // by, values.shape[1] // by
        cut = values[: rows * by, : columns * by]
        return cut.reshape(rows, by, columns, by, *values.shape[2:]).mean((1, 3), dtype=np.float32)

    return Piece(
        mean(fine.height.clip(-9, None)),
        mean(fine.inside) > 0.99,
        mean(fine.factor),
        mean(fine.place),
        mean(fine.clay),
    )


def _lay(made: Skin, taken, at, some: Piece, random: np.random.Generator) -> None:
    """taken is where bricks lie, and where no mortar can lie over them; at is up and along, in millimetres."""
    rows, columns = made.height.shape
    tall, wide = some.height.shape
    low = round((at[0] + random.normal(0, 0.6)) / made.step)
    left = round((at[1] + random.normal(0, 0.9)) / made.step)
    r0, c0, r1, c1 = max(low, 0), max(left, 0), min(low + tall, rows), min(left + wide, columns)
    if r1 <= r0 or c1 <= c0:
        return
    where, part = np.s_[r0:r1, c0:c1], np.s_[r0 - low : r1 - low, c0 - left : c1 - left]
    across = np.linspace(-1, 1, wide, dtype=np.float32) * random.normal(0, 0.45)
    upright = np.linspace(-1, 1, tall, dtype=np.float32)[:, None] * random.normal(0, 0.22)
    made.height[where] = (some.height + across + upright + random.normal(0, 0.55))[part]
    made.factor[where], made.place[where] = some.factor[part], some.place[part]
    made.clay[where] = some.clay[part]
    taken[0][where], taken[1][where] = True, some.inside[part]


def _point(made: Skin, laid: np.ndarray, faces: np.ndarray, kind: str) -> None:
    """Fills the joints with sand mortar: deepest in the middle, over worn arrises up to the face."""
    from scipy.ndimage import distance_transform_edt

    near, middle = POINTING.get(kind, BUCKET_HANDLE)
    away = (distance_transform_edt(~laid) * made.step / (JOINT / 2)).clip(0, 1).astype(np.float32)
    noise = lambda across, up: _side_by_side(field(across, up), made)  # noqa: E731
    grains = noise(0.5, 0.5)
    bed = -(near + middle * (1 - (1 - away) ** 2)) + 0.3 * noise(20, 6) + 0.2 * noise(3, 2) + 0.12 * grains
    mortar = (bed > made.height) & ~faces
    tone = (1 + 0.10 * grains + 0.06 * noise(8, 8) + 0.06 * noise(40, 20)).clip(0.5, 1.5)
    tone *= 1 - 0.45 * smooth(noise(0.6, 0.6), 2.0, 2.4)
    made.height = np.where(mortar, bed, made.height)
    made.clay = np.where(mortar, 0, made.clay)
    made.factor = np.where((made.clay < 0.5)[:, :, None], tone[:, :, None], made.factor)


def _side_by_side(values: np.ndarray, made: Skin) -> np.ndarray:
    """A field of fine noise brought to the skin's step, as often as the skin is large."""
    by = round(made.step / PX)
    rows, columns = values.shape[0] // by, values.shape[1] // by
    small = values[: rows * by, : columns * by].reshape(rows, by, columns, by).mean((1, 3))
    tall, wide = made.height.shape
    return np.tile(small, (tall // rows + 1, wide // columns + 1))[:tall, :wide].astype(np.float32)


def weather(made: Skin, random: np.random.Generator) -> np.ndarray:
    """Factor on all colours that changes over metres, as rain and dust leave it."""
    from scipy.ndimage import gaussian_filter, zoom

    shape = made.height.shape
    grid = [max(2, round(points * made.step / 90)) for points in shape]
    slow = gaussian_filter(random.normal(0, 1, grid), (2.2, 3.2), mode="nearest")
    slow = zoom(slow / slow.std(), [points / cells for points, cells in zip(shape, grid)], order=1)
    slow = np.pad(slow, [(0, max(0, a - b)) for a, b in zip(shape, slow.shape)], "edge")
    return (1 + 0.035 * slow[: shape[0], : shape[1]]).astype(np.float32)[:, :, None]
