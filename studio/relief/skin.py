"""The skin of a corner of two brick walls, unrolled: heights and colours for a mesh that is folded round the corner and
into the reveals of openings."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import numpy as np

from .bond import DEPTH, JOINT, Brick, Opening, Sheet, bricks, with_shelves
from .faces import Piece, piece
from .noise import PX, field, smooth

WHOLE, CORNER = 56, 14  # different bricks; more are never told apart
BEHIND = -20.0  # where nothing is laid
WITHIN = (
    0.6  # share of a brick's wandering through the blend that is left: this wall is seen from further away
)
# Depth of the mortar at the brick, and what the middle adds; millimetres.
POINTING = {"water-struck": (1.4, 0.9), "glazed": (1.8, 1.6)}
BUCKET_HANDLE = (2.0, 2.2)


@dataclass
class Skin:
    """Rows run upwards from the foot of its sheet. Height in millimetres, factor on the colour, place in a blend of four
    (0..3), share of clay that is seen; step is millimetres a point."""

    step: float
    sheet: Sheet
    height: np.ndarray
    factor: np.ndarray
    place: np.ndarray
    clay: np.ndarray

    def _rows_and_columns(self, along: np.ndarray, up: np.ndarray):
        rows, columns = self.height.shape
        r = ((up - self.sheet.foot) / self.step).astype(int).clip(0, rows - 1)
        return r, ((along - self.sheet.left) / self.step).astype(int).clip(0, columns - 1)

    def at(self, along: np.ndarray, up: np.ndarray) -> np.ndarray:
        """Heights where lines cross, rows as up has them."""
        return self.height[np.ix_(*self._rows_and_columns(along, up))]

    def uv(self, along: np.ndarray, up: np.ndarray) -> np.ndarray:
        """Place of each crossing in an image of the skin, 0..1."""
        rows, columns = self.height.shape
        u, v = (along - self.sheet.left) / (columns * self.step), (up - self.sheet.foot) / (rows * self.step)
        return np.stack(np.meshgrid(u, v), -1)


def skin(
    kind: str, sheet: Sheet, coarse: int, random: np.random.Generator, openings: tuple[Opening, ...] = ()
) -> Skin:
    """A corner in stretcher bond; in a hole lie the jambs beside it."""
    return skin_of(kind, bricks(sheet, openings), with_shelves(sheet, openings), coarse, random)


def skin_of(
    kind: str, laid: list[Brick], sheet: Sheet, coarse: int, random: np.random.Generator, joint: float = JOINT
) -> Skin:
    """Bricks in their mortar; coarse is how many points of a brick's own grid make one of the skin."""
    step = PX * coarse
    shape = round((sheet.top - sheet.foot) / step), round((sheet.right - sheet.left) / step)
    made = Skin(
        step,
        sheet,
        np.full(shape, BEHIND, np.float32),
        np.ones((*shape, 3), np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
    )
    taken, stock, marks = (np.zeros(shape, bool), np.zeros(shape, bool)), _Stock(kind, laid), []
    for brick in laid:
        some = stock.one_of(brick, coarse, random)
        marks.append(some.factor[some.inside].mean(0))
        some = _seated(_upright(some) if brick.upright else some, random)
        for low, part in _parts(brick, some, step):
            _lay(made, taken, (low - sheet.foot, brick.left - sheet.left), part, random)
    # What kiln and weather darken on the whole is given back: a nominal colour is that of a wall.
    made.factor /= np.mean(marks, 0)
    _point(made, taken, POINTING.get(kind, BUCKET_HANDLE), joint)
    return made


def _parts(brick: Brick, some: Piece, step: float) -> list[tuple[float, Piece]]:
    """Lower edges and pieces: a soldier over a hole is laid without its underside, and whole where that is kept."""
    if brick.kept is None:
        return [(brick.low, some)]
    face = _each(some, lambda layer: layer[round(DEPTH / step) :])
    return [(brick.low, face), (brick.kept - DEPTH, some)]


def _each(some: Piece, change) -> Piece:
    return Piece(*(change(part) for part in (some.height, some.inside, some.factor, some.place, some.clay)))


def _upright(some: Piece) -> Piece:
    return _each(some, np.rot90)


class _Stock:
    """Bricks of a kind by their size: many of the commonest, few of what turns a corner."""

    def __init__(self, kind: str, laid: list[Brick]):
        self.kind, self.made = kind, {}
        self.common = Counter(brick.wide for brick in laid).most_common(1)[0][0]

    def one_of(self, brick: Brick, coarse: int, random: np.random.Generator) -> Piece:
        """A brick of that size, turned over or not, fired at its own place in the kiln. Rows run upwards."""
        known = self.made.setdefault(brick.wide, [])
        if len(known) < (WHOLE if brick.wide == self.common else CORNER):
            known.append(_coarser(piece(self.kind, brick.wide, brick.tall, random), coarse))
            found = known[-1]
        else:
            found = known[int(random.integers(len(known)))]
        place = WITHIN * (found.place - np.median(found.place)) + random.triangular(-0.3, 1.4, 3.3)
        found = replace(found, place=place.clip(0, 3))
        turn = 1 - 2 * int(random.integers(2))
        return _each(found, lambda layer: layer[::-1, ::turn])


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


def _seated(some: Piece, random: np.random.Generator) -> Piece:
    """Nobody lays a brick quite flush."""
    tall, wide = some.height.shape
    across = np.linspace(-1, 1, wide, dtype=np.float32) * random.normal(0, 0.45)
    upright = np.linspace(-1, 1, tall, dtype=np.float32)[:, None] * random.normal(0, 0.22)
    return replace(some, height=some.height + across + upright + random.normal(0, 0.55))


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
    made.height[where] = some.height[part]
    made.factor[where], made.place[where] = some.factor[part], some.place[part]
    made.clay[where] = some.clay[part]
    taken[0][where], taken[1][where] = True, some.inside[part]


def _point(made: Skin, taken, depth: tuple[float, float], joint: float) -> None:
    """Fills the joints with sand mortar: deepest in the middle, over worn arrises up to the face."""
    from scipy.ndimage import distance_transform_edt

    (laid, faces), (near, middle) = taken, depth
    away = (distance_transform_edt(~laid) * made.step).astype(np.float32)
    noise = lambda across, up: _side_by_side(field(across, up), made)  # noqa: E731
    grains, deep = noise(0.5, 0.5), 1 - (1 - (2 * away / joint).clip(0, 1)) ** 2
    bed = -(near + middle * deep) + 0.3 * noise(20, 6) + 0.2 * noise(3, 2) + 0.12 * grains
    mortar = (bed > made.height) & ~faces & (away < joint)
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
